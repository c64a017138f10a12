"""``hustings serve``: tables for friends, in the browser."""

from pathlib import Path

from hustings.cli.exits import OK, Wrong

PORTS = range(2**16)
"""Port 0 is any that is free."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    public_url: str | None = None,
) -> int:
    """Serve the games to browsers until Ctrl-C.

    Games are kept in an SQLite file: after a restart every table goes on where its players saw it.
    The address is printed as soon as it answers.

    Parameters
    ----------
    host
        Address to listen at; 0.0.0.0 lets other machines in.
    port
        Port to listen at.
    data
        Folder that keeps the games, by default .local/share/hustings in your home; it is made if
        need be.
    public_url
        Where friends reach this server, for invitation links, if that is another address.
    """
    if port not in PORTS:
        raise Wrong(f"expected --port of {PORTS[0]} to {PORTS[-1]}, got {port}")
    from hustings.server.serve import CannotServe
    from hustings.server.serve import serve as run

    try:
        run(host, port, data, public_url)
    except CannotServe as error:
        raise Wrong(str(error)) from error
    return OK
