"""The wheel's build hook: a wheel is only built with the built client in it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/hustings/server/static/index.html")


class ClientAssets(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is hatchling's own
    """Refuses to build a wheel that could not serve a page. It never runs Node itself."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop the build when the client is missing; an editable install may do without."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            message = f"{PAGE} is missing: build the client first, with `make client`"
            raise FileNotFoundError(message)
