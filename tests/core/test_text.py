"""Words: ids and facts become sentences, in each language."""

import pytest

from hustings.core.model import Objection
from hustings.core.story import Line
from hustings.core.text import LANGUAGES, Catalogue, catalogue
from hustings.games.shelf import games

TIGHTWAD = games()["tightwad"]
NAMES = {0: "Ana", 1: "Bo"}
PARTY = {**NAMES, 2: "Cy"}


@pytest.fixture
def english() -> Catalogue:
    return catalogue(TIGHTWAD, "en")


def test_a_line_names_its_seat_and_its_card(english: Catalogue) -> None:
    line = Line("story-lead", 1, {"card": "9LK"})

    assert "Bo led the Merchant (9 of Leaves and Knots)." == english.tell(line, NAMES)


def test_a_line_about_the_reader_says_you(english: Catalogue) -> None:
    line = Line("story-lead", 1, {"card": "AM"})

    assert "You led the ace of Moons." == english.tell(line, NAMES, you=1)


def test_a_line_about_nobody_names_nobody(english: Catalogue) -> None:
    line = Line("story-trick", None, {"trick": 2, "tricks": 7})

    assert "Trick 2 of 7" == english.tell(line, NAMES, you=1)


def test_names_are_forgotten_once_a_line_is_told(english: Catalogue) -> None:
    english.tell(Line("story-lead", 1, {"card": "AM"}), NAMES)

    assert "Waiting for 1" == english.say("table-waiting", seat=1)


def test_the_reader_is_you_wherever_a_sentence_names_them() -> None:
    line = Line("story-filibuster", 1, {"other": 0})

    assert "A filibuster! Bo limits you to three Influence." == told(line, "en", you=0)
    assert "Filibuster! Bo membatasi kamu pada tiga Pengaruh." == told(line, "id", you=0)
    assert "A filibuster! You limit Ana to three Influence." == told(line, "en", you=1)
    assert "A filibuster! Bo limits Ana to three Influence." == told(line, "en", you=None)


def test_the_reader_is_you_among_others() -> None:
    line = Line("story-no", None, {"voters": "0 1 2"})

    assert "No: Ana, you and Cy." == told(line, "en", you=1)
    assert "Tidak: Ana, kamu dan Cy." == told(line, "id", you=1)


def test_what_is_the_readers_is_yours() -> None:
    line = Line("story-protest", 1, {"owner": 0, "tail": "media", "head": "money"})

    assert "A Protest! Bo moves a Supporter of yours from Media to Money." == told(line, "en", 0)
    assert "Protes! Bo memindahkan satu Pendukungmu dari Media ke Uang." == told(line, "id", 0)
    assert "A Protest! Bo moves a Supporter of Ana from Media to Money." == told(line, "en", None)


def test_an_objection_calls_whoever_it_is_told_you() -> None:
    objection = Objection("deal.contradiction", {"whose": "theirs", "by": 1, "to": "0 2"})
    english = catalogue(games()["majority"], "en")

    said = english.objection(objection, PARTY, you=0)
    assert "Bo has promised you and Cy the opposite already, and could not keep both." == said


def told(line: Line, language: str, you: int | None) -> str:
    return catalogue(games()["majority"], language).tell(line, PARTY, you)


def test_an_objection_becomes_a_sentence(english: Catalogue) -> None:
    objection = Objection("play.own", {"card": "CY"})

    assert "You do not hold the Calamity (crown of Wyrms)." == english.objection(objection)


def test_several_cards_become_a_list(english: Catalogue) -> None:
    said = english.say("table-penalties", cards="AM 2SY CY")

    assert (
        "Penalty cards: the ace of Moons, the Desert (2 of Suns and Wyrms) "
        "and the Calamity (crown of Wyrms)" == said
    )


def test_no_cards_become_nothing(english: Catalogue) -> None:
    assert "Penalty cards: " == english.say("table-penalties", cards="")


def test_a_twin_is_called_as_its_first(english: Catalogue) -> None:
    first, twin = (english.say("table-penalties", cards=card) for card in ("9LK", "9LK'"))

    assert first == twin


def test_suits_become_a_list() -> None:
    said = catalogue(TIGHTWAD, "id").say("table-confirm-control", suits="W L")

    assert "dan rebut kuasa lewat Ombak dan Daun" == said


def test_a_message_that_is_not_there_is_an_error(english: Catalogue) -> None:
    with pytest.raises(KeyError, match="no message 'story-nonsense' in en"):
        english.say("story-nonsense")


def test_a_missing_fact_is_an_error(english: Catalogue) -> None:
    with pytest.raises(ValueError, match="message 'table-round' in en"):
        english.say("table-round")


def test_a_language_that_is_not_complete_is_not_offered() -> None:
    with pytest.raises(AssertionError, match="got 'fr'"):
        Catalogue("fr", ())


def test_a_catalogue_is_read_once() -> None:
    assert catalogue(TIGHTWAD, "en") is catalogue(TIGHTWAD, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_cards_needs_only_its_own_words(language: str) -> None:
    words = Catalogue(language, [TIGHTWAD.package])

    assert words.has("game-name")
    assert not words.has("list-and")
