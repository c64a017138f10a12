"""Every screen, in all sizes and lights: it fits, and axe has nothing against it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.front import Front
from tests.browser.house import House
from tests.browser.look import look
from tests.browser.screens import PHONE
from tests.browser.seated import seated
from tests.browser.setup import Setup
from tests.browser.table import Table
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["tightwad", "democracy"])
LEARNING = '{"pause":"ask","lessons":true}'
CUT_OFF = (
    "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"
)


def test_the_front_page(visitor: Visitor) -> None:
    visitor.visit()
    expect(Front(visitor).play_now("democracy")).to_be_visible()

    assert [] == look(visitor, "front")


def test_the_front_page_in_indonesian(invite: Invite) -> None:
    visitor = invite(language="id")
    visitor.visit()
    expect(Front(visitor).play_now("democracy")).to_be_visible()

    assert [] == look(visitor, "front-id")


@GAMES
def test_the_set_up(visitor: Visitor, game: str) -> None:
    visitor.visit(f"/new/{game}")
    expect(Setup(visitor, game).seat(0)).to_be_visible()
    for details in visitor.page.locator("summary").all():
        details.click()

    assert [] == look(visitor, f"setup-{game}")


def test_the_waiting_room(visitor: Visitor) -> None:
    visitor.context.add_init_script("navigator.share = async () => {}")
    visitor.visit("/new/tightwad")
    Setup(visitor, "tightwad").fill(3, "careful")
    visitor.button("setup-create").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Tightwad")
    visitor.button("lobby-copy").wait_for()
    expect(visitor.page.get_by_text(visitor.say("lobby-local-note"))).to_be_visible()

    assert [] == look(visitor, "waiting-room")


@pytest.mark.parametrize("language", ["en", "id"])
def test_tightwad_with_a_card_picked(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language=language)
    table = seated(visitor, house, "tightwad", seats=4)
    for _ in range(8):
        table.step()
    while table.moment() != "choose":
        table.step()
    table.hand.tap(table.hand.playable.last)

    assert [] == look(visitor, "tightwad" if language == "en" else "tightwad-id")


def test_tightwad_at_the_end_of_a_trick(visitor: Visitor, house: House) -> None:
    table = seated(visitor, house, "tightwad", seats=4)
    table.step()
    while table.moment() != "go on":
        table.step()

    assert [] == look(visitor, "tightwad-trick")


def test_tightwad_with_ten_seats(visitor: Visitor, house: House) -> None:
    table = seated(visitor, house, "tightwad", seats=10)
    while table.moment() == "go on":
        table.go_on()

    assert [] == look(visitor, "tightwad-ten-seats")


def test_ten_names_are_whole_on_a_phone(invite: Invite, house: House) -> None:
    visitor = invite(screen=PHONE)
    seated(visitor, house, "tightwad", seats=10).moment()

    names = visitor.page.locator("[data-seat] .name .text")
    expect(names).to_have_count(10)
    assert [] == names.evaluate_all(CUT_OFF)


def test_tightwad_with_ten_seats_at_the_end_of_a_trick(visitor: Visitor, house: House) -> None:
    table = seated(visitor, house, "tightwad", seats=10)
    table.step()
    while table.moment() != "go on":
        table.step()

    assert [] == look(visitor, "tightwad-ten-seats-trick")


@pytest.mark.parametrize("language", ["en", "id"])
def test_democracy_choosing(invite: Invite, house: House, language: str) -> None:
    people = [invite(name=name, language=language) for name in ("Rina", "Budi")]
    made = house.open("democracy", ["open", "open", "bot:careful", "bot:careful"])
    for seat, person in enumerate(people):
        person.sit(made, seat)
    people[0].button("lobby-start").click()
    table = Table(people[0], "democracy")
    assert table.moment() == "choose"

    assert [] == look(people[0], f"democracy-{'choosing' if language == 'en' else 'id'}")


def test_democracy_with_a_card_laid_down(invite: Invite, house: House) -> None:
    people = [invite(name=name) for name in ("Rina", "Budi")]
    made = house.open("democracy", ["open", "open", "bot:careful"])
    for seat, person in enumerate(people):
        person.sit(made, seat)
    people[0].button("lobby-start").click()
    table = Table(people[0], "democracy")
    assert table.moment() == "choose"
    table.play(table.hand.playable.first)

    assert [] == look(people[0], "democracy-laid-down")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_democracy_at_the_reveal(visitor: Visitor, house: House, seats: int) -> None:
    table = seated(visitor, house, "democracy", seats=seats)
    while table.moment() != "go on":
        table.step()

    assert [] == look(visitor, f"democracy-reveal-{seats}")


@pytest.mark.parametrize("language", ["en", "id"])
def test_democracy_at_the_first_reveal(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language=language, settings=LEARNING)
    table = seated(visitor, house, "democracy", seats=4, bot="random")
    while table.step() != "choose":
        pass
    assert table.moment() == "go on"
    expect(visitor.page.get_by_text(visitor.say("lesson-democracy-reveal"))).to_be_visible()

    assert [] == look(visitor, f"democracy-lesson-{language}")


def test_democracy_with_twelve_cards(visitor: Visitor, house: House) -> None:
    table = seated(visitor, house, "democracy", seats=2)
    assert table.moment() == "choose"
    expect(table.hand.cards).to_have_count(12)

    assert [] == look(visitor, "democracy-twelve-cards")


@pytest.mark.parametrize("seats", [2, 6])
def test_democracy_at_the_count_of_an_island(visitor: Visitor, house: House, seats: int) -> None:
    table = seated(visitor, house, "democracy", seats=seats)
    counted = visitor.page.locator(".count, [data-count]")
    while counted.count() == 0:
        assert table.step() != "over"

    assert [] == look(visitor, f"island-count-{seats}")


@GAMES
def test_the_end(visitor: Visitor, house: House, game: str) -> None:
    table = seated(visitor, house, game)
    table.finish()

    assert [] == look(visitor, f"finished-{game}")
    visitor.page.get_by_role("link", name=visitor.say("over-record")).click()
    visitor.page.get_by_role("link", name=visitor.say("record-download")).wait_for()
    assert [] == look(visitor, f"record-{game}")


@GAMES
def test_the_rulebook_on_a_page_of_its_own(visitor: Visitor, game: str) -> None:
    visitor.visit(f"/rules/{game}")
    visitor.page.get_by_role("article").get_by_role("heading").first.wait_for()

    assert [] == look(visitor, f"rulebook-{game}")


def test_a_reason_and_the_rulebook_beside_the_table(visitor: Visitor, house: House) -> None:
    table = seated(visitor, house, "tightwad", seats=4)
    table.moment()
    table.story.tab("rules").click()
    table.story.rulebook.get_by_role("heading").first.wait_for()

    assert [] == look(visitor, "rulebook-panel")


@pytest.mark.parametrize("sheet", ["menu", "help", "scores", "leave"])
def test_a_sheet_over_the_table(visitor: Visitor, house: House, sheet: str) -> None:
    table = seated(visitor, house, "tightwad", seats=4)
    table.moment()
    visitor.button("menu").click()
    if sheet != "menu":
        visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say(sheet)).click()
    expect(visitor.page.get_by_role("dialog", name=visitor.say(sheet))).to_be_visible()

    assert [] == look(visitor, f"sheet-{sheet}")


def test_the_story_on_a_phone(invite: Invite, house: House) -> None:
    visitor = invite(screen=PHONE)
    table = seated(visitor, house, "democracy", seats=4)
    for _ in range(6):
        table.step()
    table.moment()
    visitor.button("panel").click()
    table.story.log.wait_for()

    assert [] == look(visitor, "story")


def test_the_blank_sheet_between_two_hands(visitor: Visitor, house: House) -> None:
    made = house.open("democracy", ["open", "open"], hot_seat=True)
    for seat in (0, 1):
        visitor.sit(made, seat)
        visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.button("lobby-start").click()
    visitor.page.get_by_text(visitor.say("hand-over-note")).wait_for()

    assert [] == look(visitor, "hand-over")


def test_games_and_missing_pages(visitor: Visitor, house: House) -> None:
    seated(visitor, house, "tightwad").moment()
    visitor.visit("/games")
    visitor.heading("your-games").wait_for()
    assert [] == look(visitor, "games")

    visitor.forgive("404")
    visitor.visit("/t/nowhere")
    visitor.heading("trouble-no-table").wait_for()
    assert [] == look(visitor, "no-table")

    for path, trouble in (("/xyz", "no-page"), ("/rules/poker", "no-game")):
        visitor.visit(path)
        visitor.heading(f"trouble-{trouble}").wait_for()
        assert visitor.button("again").count() == 0


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """Run a server of this test's own."""
    with House(tmp_path / "data") as house:
        yield house


def test_a_lost_connection(browser: Browser, mortal: House) -> None:
    visitor = Visitor(browser, mortal.address)
    table = seated(visitor, mortal, "tightwad", seats=4)
    table.moment()
    mortal.kill()
    visitor.page.get_by_role("alert").filter(has_text=visitor.say("link-lost")).wait_for()

    assert [] == look(visitor, "offline")
    visitor.close()
