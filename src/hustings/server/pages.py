"""The built page and what belongs to it, with the headers that keep it safe and quick.

The page knows no address of its own: its base is put in as a relative one, so that it works in any
folder behind any proxy.
"""

import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
HTML = "text/html"
COMPRESSED = (
    "text/",
    "application/javascript",
    "application/manifest+json",
    "application/json",
    "image/svg+xml",
)

# The words of the page, in the Fluent format.
mimetypes.add_type("text/plain", ".ftl")

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; "
        b"style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    # An invitation to a seat is in the address: nobody else is to learn it.
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""Sent with every answer."""

MISSING = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hustings</title>
<h1>The page has not been built</h1>
<p>This is a checkout without its client. Run <code>make client</code>, then reload.</p>
<p>The server itself is well: see <a href="api/games">api/games</a>.</p>
</html>
"""


def is_built() -> bool:
    """Say whether the client is here to be served."""
    return (STATIC / "index.html").is_file()


def page(path: str, accepted: str, public_url: str | None = None) -> Response[bytes]:
    """Return the page for *path*, for a browser that takes the *accepted* encodings.

    With a *public_url* its invitations lead there.
    """
    if not is_built():
        return _answer(MISSING.encode(), HTML, ALWAYS_ASK, accepted, 503)
    html = based((STATIC / "index.html").read_text("utf-8"), path, public_url)
    return _answer(html.encode(), HTML, ALWAYS_ASK, accepted)


def file(path: str, accepted: str) -> Response[bytes]:
    """Return the file at *path* below the built page.

    Raises:
        NotFoundException: there is none.
    """
    found = _found(path)
    if found is None:
        raise NotFoundException
    # What the builder puts there has a name made from its content.
    caching = FOREVER if found.parent.name == "assets" else ALWAYS_ASK
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return _answer(found.read_bytes(), kind, caching, accepted)


def _found(path: str) -> Path | None:
    try:
        found = (STATIC / path.lstrip("/")).resolve()
        return found if found.is_relative_to(STATIC) and found.is_file() else None
    except (OSError, ValueError):
        # No file has such a name: too long, or with a zero byte.
        return None


def based(html: str, path: str, public_url: str | None = None) -> str:
    """Return the page for *path*, whose relative addresses begin where the server's do.

    >>> based("<head></head>", "/t/abc")
    '<head><base href="../"></head>'
    """
    base = "../" * (path.count("/") - 1) or "./"
    head = f'<head><base href="{base}">'
    if public_url is not None:
        head += f'<meta name="address" content="{escape(public_url)}/">'
    return html.replace("<head>", head, 1)


def _answer(
    body: bytes, kind: str, caching: str, accepted: str, status: int = 200
) -> Response[bytes]:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if "gzip" in accepted and kind.startswith(COMPRESSED):
        body = _compressed(body)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers, status_code=status)


@lru_cache(maxsize=256)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
