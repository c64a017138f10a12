"""What the commands say in words of their own."""

from typing import Any

from hustings.cli.words import Words
from hustings.core.model import Objection, Option, Over
from hustings.core.story import Line
from hustings.games.shelf import games

NAMES = {0: "Rina", 1: "Ana", 2: "Budi"}


def test_the_end_ranks_those_who_share_a_place_by_the_fewest_points_where_most_loses() -> None:
    words = Words(games()["tightwad"], "en", NAMES)

    _, *seats = words.ending(Over((4, 12, 0), places=(1, 3, 1)), you=0).splitlines()

    assert ["Budi", "You", "Ana"] == [
        name for line in seats for name in ("You", "Ana", "Budi") if name in line
    ]


def test_the_reader_of_a_terminal_is_you_in_what_others_do() -> None:
    words = Words(games()["majority"], "en", NAMES)
    line = Line("story-offers", 1, {"to": "0 2", "offer": 3})

    assert "Ana makes offer 3 to you and Budi:" == words.tell(line, 0)
    assert "Ana makes offer 3 to Rina and Budi:" == words.tell(line, None)


def test_the_reader_of_a_terminal_is_you_in_what_speaks_against_a_choice() -> None:
    words = Words(games()["majority"], "id", NAMES)
    against = Objection("deal.contradiction", {"whose": "theirs", "by": 1, "to": "0 2"})
    option: Option[Any] = Option(None, against)

    said = words.objection(option, 0)
    assert "Ana sudah menjanjikan sebaliknya kepada kamu dan Budi" in said
