"""The server of these tests: that of `hustings serve`, where nobody dawdles or is long missed."""

import sys
from pathlib import Path

from hustings.server.serve import serve
from hustings.server.settings import SECOND, Settings


def main(folder: Path, port: int) -> None:
    """Serve at *port* what is kept in *folder*."""
    many = (10_000, 10_000)
    settings = Settings(
        data=folder, bot_delay=0, bot_processes=1, away=4 * SECOND, tables=many, asks=many
    )
    serve(port=port, settings=settings)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
