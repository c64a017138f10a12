"""Write the golden playthroughs anew, to be read in the diff: ``python -m tests.golden``."""

from tests.golden.playthrough import parse, write
from tests.golden.test_playthroughs import PLAYTHROUGHS


def main() -> None:
    """Play every golden playthrough by today's rules, and write it where it was read."""
    for path in PLAYTHROUGHS:
        before = path.read_text("utf-8")
        after = write(parse(before))
        if before != after:
            path.write_text(after, "utf-8")
            print(f"{path.parent.name}/{path.name} written")


if __name__ == "__main__":
    main()
