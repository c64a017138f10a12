"""Choosing at once: the others learn that somebody is ready, and nothing else, until all are."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.table import Table

pytestmark = pytest.mark.browser


@pytest.fixture
def tables(invite: Invite, house: House) -> list[Table]:
    """Seat three people at a table of Democracy."""
    people = [invite(name=name) for name in ("Rina", "Budi", "Sari")]
    made = house.open("democracy", ["open"] * 3)
    for seat, person in enumerate(people):
        person.sit(made, seat)
    people[0].button("lobby-start").click()
    found = [Table(person, "democracy") for person in people]
    for table in found:
        assert table.moment() == "choose"
    return found


def test_a_choice_shows_only_that_its_seat_is_ready(tables: list[Table]) -> None:
    rina, budi, _ = tables
    heard = budi.visitor.hear()
    budi.page.reload()
    assert budi.moment() == "choose"
    card = rina.hand.playable.first
    chosen = card.get_attribute("data-card")

    rina.play(card)

    ready = budi.visitor.say("table-ready-mark")
    expect(budi.page.get_by_text(ready, exact=True).first).to_be_visible()
    assert not any(f'"{chosen}"' in frame for frame in heard)
    assert f'"{chosen}"' not in budi.page.content()


def test_a_choice_can_be_changed_until_the_last_one(tables: list[Table]) -> None:
    rina, budi, sari = tables
    first, second = (
        rina.hand.playable.nth(index).get_attribute("data-card") or "" for index in (0, 1)
    )
    rina.play(rina.hand.card(first))
    budi.play(budi.hand.playable.first)

    rina.play(rina.hand.card(second))
    sari.play(sari.hand.playable.first)

    assert rina.moment() == "go on"
    rina.go_on()
    rina.moment()
    assert first in rina.hand.held()
    assert second not in rina.hand.held() or "tied" in rina.story.lines()[-1]
