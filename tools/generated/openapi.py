"""docs/openapi.json: the HTTP routes, as OpenAPI describes them."""

import json

from hustings.server.app import app
from hustings.server.settings import Settings

PATH = "docs/openapi.json"


def files() -> dict[str, str]:
    """Return the file and its text."""
    schema = app(Settings()).openapi_schema.to_schema()
    return {PATH: json.dumps(schema, indent=1, sort_keys=True) + "\n"}
