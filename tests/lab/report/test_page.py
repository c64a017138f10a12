from html.parser import HTMLParser

import pytest

from hustings.games.shelf import game
from hustings.lab.report.page import Page
from hustings.lab.report.survey import Answer, Survey, Variant, answers, results
from hustings.lab.report.wording import Wording
from tests.core.toy import GAME as TOY

SMALL = 6


def survey(name: str, dialects: tuple[str, ...], seats: tuple[int, ...], bot: str) -> Survey:
    known = game(name)
    variants = tuple(Variant(each, each, known.dialects[each]) for each in dialects)
    return Survey(known, variants, seats, (bot,), SMALL, "page")


DEMOCRACY = survey("democracy", ("english", "indonesian"), (2, 3), "random")


@pytest.fixture(scope="module")
def answered() -> tuple[Answer, ...]:
    return answers(DEMOCRACY, results(DEMOCRACY, 1))


class Reader(HTMLParser):
    """What a page says, and what it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = ""
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        links = (known.get("src"), known.get("href"), known.get("xlink:href"))
        self.fetched += [link for link in links if link and not link.startswith("#")]
        if tag not in {"meta", "use", "path", "link"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in {"use", "path"}:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_a_page_is_whole_and_fetches_nothing(answered: tuple[Answer, ...]) -> None:
    text = Page(DEMOCRACY, answered, "hustings report so and so").html()
    read = Reader(text)

    assert [] == read.open
    assert [] == read.fetched
    assert "url(http" not in text
    assert "hustings report so and so" in read.words
    for words in ("Democracy", "English beside Indonesian", "Wins by seat", "Spades"):
        assert words in read.words


def test_a_page_is_the_same_each_time(answered: tuple[Answer, ...]) -> None:
    again = answers(DEMOCRACY, results(DEMOCRACY, 1))

    assert Page(DEMOCRACY, answered, "c").html() == Page(DEMOCRACY, again, "c").html()


def test_every_table_of_a_survey_has_deals_of_its_own() -> None:
    seeds = [plan.seed for _, _, plan in DEMOCRACY.plans()]

    assert 4 == len(set(seeds))


def test_a_variant_is_played_only_where_it_can_be() -> None:
    tightwad = survey("tightwad", ("official", "for-two"), (2, 3), "random")

    assert [("for-two", 2), ("official", 3), ("for-two", 3)] == [
        (variant.words, seats) for variant, seats, _ in tightwad.plans()
    ]


def test_where_one_bot_plays_it_is_not_compared_with_itself(answered: tuple[Answer, ...]) -> None:
    mixed = Survey(DEMOCRACY.game, DEMOCRACY.variants[:1], (2,), ("careful", "random"), 4, "b")

    assert "bot" not in {answer.question.by for answer in answered}
    assert "bot" in {answer.question.by for answer in answers(mixed, results(mixed, 1))}


def test_variants_of_one_dialect_are_called_by_what_differs() -> None:
    known = game("majority")
    wheel = known.agreed({"board": "wheel12"})
    words = Wording(
        Survey(
            known,
            (
                Variant("five-turns", "five-turns", known.dialects["five-turns"]),
                Variant("five-turns+board=wheel12", "five-turns", wheel),
            ),
            (3,),
            ("careful",),
            1,
            "",
        )
    )

    assert ("Ladder", "Wheel") == (
        words.variant("five-turns"),
        words.variant("five-turns+board=wheel12"),
    )


def test_a_game_without_measures_has_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    known = game("tightwad")
    monkeypatch.setattr(type(known), "measures", None)
    plain = survey("tightwad", ("official",), (3,), "random")

    text = Page(plain, answers(plain, results(plain, 1)), "c").html()
    assert "Wins by seat" in text
    assert "How early it is decided" not in text
    assert TOY.measures is None
