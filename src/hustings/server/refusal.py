"""A refusal: what was asked did not happen, and whoever asked is told why."""

import msgspec

from hustings.core.model import Fact, Objection
from hustings.server.protocol import Code, Refused

STATUS: dict[Code, int] = {
    "bad-message": 400,
    "no-name": 400,
    "bad-setup": 422,
    "bad-name": 422,
    "illegal": 422,
    "not-seated": 403,
    "not-host": 403,
    "no-watchers": 403,
    "no-table": 404,
    "no-game": 404,
    "too-fast": 429,
    "closed": 503,
    "unavailable": 503,
}
"""The HTTP status of each code; 409, a conflict, where none is listed."""


class Refusal(Exception):
    """Somebody asked for what can not be; nothing has changed."""

    def __init__(
        self,
        code: Code,
        *,
        objection: Objection | None = None,
        prompt: int | None = None,
        number: int | None = None,
        **facts: Fact,
    ) -> None:
        """Keep the answer to be sent."""
        super().__init__(code)
        self.answer = Refused(
            code=code, facts=facts, objection=objection, prompt=prompt, number=number
        )

    @property
    def status(self) -> int:
        """The HTTP status that says it best."""
        return STATUS.get(self.answer.code, 409)

    def to(self, id: str | None) -> Refused:  # noqa: A002  as the message names it
        """Return the answer to the message *id*."""
        return msgspec.structs.replace(self.answer, id=id)
