"""What the commands say in words of their own."""

from hustings.cli.words import Words
from hustings.core.model import Over
from hustings.games.shelf import games

NAMES = {0: "Rina", 1: "Ana", 2: "Budi"}


def test_the_end_ranks_those_who_share_a_place_by_the_fewest_points_where_most_loses() -> None:
    words = Words(games()["tightwad"], "en", NAMES)

    _, *seats = words.ending(Over((4, 12, 0), places=(1, 3, 1)), you=0).splitlines()

    assert ["Budi", "You", "Ana"] == [
        name for line in seats for name in ("You", "Ana", "Budi") if name in line
    ]
