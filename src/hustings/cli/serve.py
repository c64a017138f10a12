"""``hustings serve``: tables for friends, in the browser."""

from pathlib import Path

from hustings.cli.exits import OK


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("data"),
    public_url: str | None = None,
) -> int:
    """Serve the games to browsers until Ctrl-C.

    Games are kept in an SQLite file in the data folder: after a restart every table goes on where
    its players saw it.

    Parameters
    ----------
    host
        Address to listen at; 0.0.0.0 lets other machines in.
    port
        Port to listen at.
    data
        Folder that keeps the games; it is made if need be.
    public_url
        Where friends reach this server, for invitation links, if that is another address.
    """
    from hustings.server.serve import serve as run

    print(f"Hustings at {public_url or f'http://{host}:{port}'} (Ctrl-C ends)", flush=True)
    run(host, port, data, public_url)
    return OK
