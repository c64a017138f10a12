"""The front door: what every request passes on its way to a route.

A proxy that shows the server in a folder may take the folder's name away or leave it: both are
understood, if ``public_url`` says where that is. And HEAD is answered as GET is.
"""

from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar


class Front:
    """An application in the folder of its *public_url*, and at the root as well.

    Litestar knows ASGI's types, uvicorn knows its own; between them nothing is checked.
    """

    def __init__(self, app: Litestar, public_url: str | None = None) -> None:
        """Stand before *app*."""
        self._app = app
        self._folder = urlsplit(public_url or "").path.rstrip("/")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, as the routes know it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if self._folder and path == self._folder and scope["type"] == "http":
            # What is relative on the page would be looked for beside the folder.
            where = [(b"location", f"{self._folder}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": where})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        changed: Any = dict(scope)
        if self._folder and path.startswith(f"{self._folder}/"):
            inner = path.removeprefix(self._folder)
            changed |= {"path": inner, "raw_path": inner.encode()}
        if scope.get("method") == "HEAD":
            # The server leaves out the body of the answer: it knows what was asked.
            changed["method"] = "GET"
        await self._app(changed, receive, send)
