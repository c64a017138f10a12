"""Several people at one table: by invitation, from other devices, and by looking on."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.front import Front
from tests.browser.house import House
from tests.browser.lobby import Lobby
from tests.browser.screens import PHONE
from tests.browser.setup import Setup
from tests.browser.table import Table

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["tightwad", "democracy"])


@GAMES
def test_two_browsers_in_two_languages_play_to_the_end_and_one_reloads_mid_trick(
    invite: Invite, game: str
) -> None:
    host, guest = invite(name="Rina"), invite(name="Budi", language="id", screen=PHONE)
    host.visit()
    Front(host).invite(game).click()
    setup = Setup(host, game)
    seats = 2 if game == "democracy" else 3
    setup.resize(seats)
    for seat in range(2, seats):
        setup.fill(seat, "careful")
    host.button("setup-create").click()
    invitation = Lobby(host).link
    guest.page.goto(invitation)
    Lobby(guest).sit_down("Budi")
    host.button("lobby-start").click()

    tables = [Table(host, game), Table(guest, game)]
    for table in tables:
        table.hand.list.wait_for()
    tables[0].ask_and_play(tables[1])
    held = tables[1].hand.held()
    guest.page.reload()
    expect(tables[1].hand.cards).to_have_count(len(held))
    assert held == tables[1].hand.held()

    while not all(table.is_over() for table in tables):
        for table in tables:
            table.step_if_asked()

    expect(host.page.locator("ol").first).to_contain_text("Budi")
    expect(guest.button("over-rematch")).to_be_visible()


@GAMES
def test_the_link_of_a_seat_opens_it_on_another_device(
    invite: Invite, house: House, game: str
) -> None:
    made = house.open(game, ["open", "bot:careful", "bot:careful"])
    desk, phone = invite(), invite(screen=PHONE, name="Rina on the bus")
    desk.sit(made, 0)
    at_desk = Table(desk, game)
    at_desk.moment()

    phone.sit(made, 0)
    on_phone = Table(phone, game)
    on_phone.moment()
    expect(phone.page).to_have_url(f"{house.address}{made.invite}")
    assert at_desk.hand.held() == on_phone.hand.held()

    while on_phone.moment() == "go on":
        on_phone.go_on()
    on_phone.play(on_phone.hand.playable.first)
    expect(at_desk.main).not_to_have_text(desk.say("pick-first"))
    assert at_desk.moment() == "go on"


@GAMES
def test_who_watches_sees_the_table_and_no_hand(invite: Invite, house: House, game: str) -> None:
    made = house.open(game, ["open", "bot:careful", "bot:careful"])
    player, watcher = invite(), invite(name="Wati")
    player.sit(made, 0)
    seen = Table(player, game)
    seen.moment()
    said = watcher.hear()

    watcher.visit(made.invite)
    watcher.game = game
    expect(watcher.page.locator('[data-key="table"]')).to_be_visible()
    expect(watcher.page.get_by_role("region", name=watcher.say("tab-story"))).to_be_visible()

    assert 0 == watcher.page.locator("[data-card]").count()
    assert 0 == watcher.page.get_by_placeholder(watcher.say("chat-say")).count()
    hidden = [card for card in seen.hand.held() if any(f'"{card}"' in frame for frame in said)]
    assert [] == hidden


def test_what_is_said_at_the_table_reaches_the_others(invite: Invite, house: House) -> None:
    made = house.open("tightwad", ["open", "open", "bot:careful"])
    one, other = invite(name="Rina"), invite(name="Budi", language="id")
    one.sit(made, 0)
    other.sit(made, 1)
    one.button("lobby-start").click()
    here, there = Table(one, "tightwad"), Table(other, "tightwad")
    here.hand.list.wait_for()
    there.hand.list.wait_for()

    here.story.tab("chat").click()
    there.story.tab("chat").click()
    one.page.get_by_placeholder(one.say("chat-say")).fill("<b>Halo</b> Budi")
    one.page.keyboard.press("Enter")

    expect(there.story.chat).to_contain_text("Rina: <b>Halo</b> Budi")
