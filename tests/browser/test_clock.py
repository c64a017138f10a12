"""Time: a clock is seen to run, and whoever lets it run out, or is gone, is acted for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import HASTY, House
from tests.browser.table import Table
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TURN = 20
"""Seconds for each turn: long enough to play by hand, and a test waits for longer than that."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """Run a server that soon misses whoever is gone."""
    with House(tmp_path / "data", HASTY) as house:
        yield house


def test_a_bot_plays_for_who_went_away_until_they_are_back(invite: Invite, hasty: House) -> None:
    made = hasty.open("tightwad", ["open", "bot:careful", "bot:careful"], leaver="bot")
    player = invite(hasty.address)
    watcher = invite(hasty.address, name="Wati")
    player.sit(made, 0)
    table = Table(player, "tightwad")
    watcher.visit(made.invite)
    seen = Table(watcher, "tightwad")
    by_bot = watcher.say("story-by-bot")
    done = seen.story.log.get_by_text(by_bot)
    table.moment()
    held = len(table.hand.held())
    seen.story.log.wait_for()
    before = done.count()

    player.visit("/games")
    expect(done).not_to_have_count(before)
    player.visit(made.invite)
    while table.moment() != "choose":
        table.go_on()
    left = len(table.hand.held())
    table.play(table.hand.playable.first)

    expect(table.story.log).to_contain_text(by_bot)
    expect(table.hand.cards).not_to_have_count(left)
    assert left < held


def test_the_clock_is_seen_and_said_to_run_out_and_then_a_card_is_played(
    invite: Invite, house: House
) -> None:
    made = house.open("democracy", ["open", "bot:careful"], turn_seconds=TURN, leaver="default")
    visitor = invite()
    visitor.sit(made, 0)
    table = Table(visitor, "democracy")
    clock = visitor.page.locator('[data-key="clock"]')
    table.moment()
    ran_out = visitor.say("story-by-clock")
    picked = table.hand.playable.nth(1)

    expect(clock.get_by_role("timer")).to_be_visible()
    table.hand.tap(picked)
    expect(clock.get_by_role("alert")).to_have_text(visitor.say("clock-low"))
    expect(table.story.log).to_contain_text(ran_out)
    while table.moment() != "choose":
        table.go_on()

    expect(clock.get_by_role("alert")).to_have_text("")
    told = len(table.story.lines())
    table.play(table.hand.playable.first)
    table.moment()
    assert told < len(table.story.lines())


def test_whoever_sets_a_clock_has_somebody_act_when_it_runs_out(visitor: Visitor) -> None:
    visitor.visit("/new/tightwad")
    waits, acts = visitor.button("leaver-wait"), visitor.button("leaver-default")
    expect(waits).to_have_attribute("aria-pressed", "true")

    visitor.button("setup-seconds", seconds=60).click()

    expect(acts).to_have_attribute("aria-pressed", "true")
    waits.click()
    visitor.button("setup-seconds", seconds=120).click()
    expect(waits).to_have_attribute("aria-pressed", "true")
