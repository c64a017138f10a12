"""The server of these tests: the one that `hustings serve` runs, with bots that do not dawdle."""

import sys
from pathlib import Path

from hustings.server.serve import serve
from hustings.server.settings import SECOND, Settings


def main(folder: Path, port: int, away: int = 60) -> None:
    """Serve at *port* what is kept in *folder*; who is not there for *away* seconds is missed."""
    many = (10_000, 10_000)
    settings = Settings(
        data=folder, bot_delay=0, bot_processes=1, away=away * SECOND, tables=many, asks=many
    )
    serve(port=port, settings=settings)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
