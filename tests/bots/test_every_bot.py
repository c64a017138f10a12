"""What holds for every bot of every game, at every number of seats and in every dialect."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hustings.bots.bot import Bot
from hustings.bots.shelf import bot_named, bots
from hustings.core.dice import Dice
from hustings.core.match import Match
from hustings.core.model import Choose, Option, Over
from hustings.core.text import LANGUAGES, catalogue
from hustings.lab.played import played
from tests.laws.played import TABLES, Table
from tests.laws.played import played as random_game

NAMES = ("random", "highest", "careful", "search:2", "strong:20")
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=str)
EVERY_BOT = pytest.mark.parametrize("name", NAMES)
EVERY_PLAYER = pytest.mark.parametrize(
    ("name", "table"),
    [
        pytest.param(name, table, id=f"{table}-{name}")
        for name in NAMES
        for table in TABLES
        if name.partition(":")[0] in bots(table.game)
    ],
)
THINKERS = ("search", "strong")


def together(name: str, table: Table) -> list[pytest.MarkDecorator]:
    """Keep on one core what compiles the same loops: those of a game's strong bot take longest."""
    is_strong = name.startswith("strong")
    return [pytest.mark.xdist_group(f"strong-{table.name}")] if is_strong else []


def plays_whole(name: str, table: Table) -> bool:
    """Say whether the bot *name* plays whole games at *table*.

    One that thinks takes its time: it plays with every number of seats and under every dialect,
    but not with every number under each.
    """
    dialects = list(table.game.dialects)
    seats = list(table.game.seats)
    here = seats.index(table.seats) % len(dialects) == dialects.index(table.dialect)
    return here or not name.startswith(THINKERS)


EVERY_GAME = pytest.mark.parametrize(
    ("name", "table"),
    [
        pytest.param(name, table, id=f"{table}-{name}", marks=together(name, table))
        for name in NAMES
        for table in TABLES
        if name.partition(":")[0] in bots(table.game) and plays_whole(name, table)
    ],
)

LONG = 500
"""So many events make a game in which not every seat thinks ahead before each of its choices."""


def bot(table: Table, name: str) -> Bot[Any, Any]:
    return bot_named(table.game, name)(table.rules)


def seated(table: Table, name: str) -> list[Bot[Any, Any]]:
    """Seat the bot *name* everywhere; where games are long, one that thinks sits among others."""
    names = [name] * table.seats
    if name.startswith(THINKERS) and len(random_game(table, 0).events) > LONG:
        names = ["random"] * (table.seats - 1) + [name]
    return [bot(table, each) for each in names]


def questions(table: Table) -> Iterator[tuple[Any, tuple[Option[Any], ...]]]:
    """Yield the view and the menu of the first choices of a game."""
    match = Match.start(table.rules, bytes(32))
    for _ in range(2 * table.seats):
        turn = match.turn
        assert isinstance(turn, Choose)
        seat = turn.seats[-1]
        yield match.view(seat), match.menu(seat)
        match = match.act(seat, match.rules.legal(match.state, seat)[-1], turn.prompt)


def test_the_shelf_begins_with_the_weakest_bot() -> None:
    for table in TABLES:
        names = list(bots(table.game))
        best = "strong" if "strong" in table.game.bots else "search"
        assert ("random", best) == (names[0], names[-1])
        assert "careful" in names


@EVERY_GAME
def test_bots_play_whole_games_by_the_rules(name: str, table: Table) -> None:
    match = played(table.rules, bytes(32), seated(table, name))

    assert isinstance(match.turn, Over)


@pytest.mark.soak
@EVERY_TABLE
def test_a_whole_table_that_searches_plays_by_the_rules(table: Table) -> None:
    match = played(table.rules, bytes(32), [bot(table, "search:2")] * table.seats)

    assert isinstance(match.turn, Over)


@EVERY_PLAYER
def test_a_bot_weighs_each_legal_action_once_the_best_first(name: str, table: Table) -> None:
    for view, menu in questions(table):
        weighed = bot(table, name).weigh(view, menu, Dice(b"weigh"))

        legal = {option.action for option in menu if option.objection is None}
        assert legal == {each.action for each in weighed}
        assert len(legal) == len(weighed)
        values = [each.value for each in weighed]
        assert sorted(values, reverse=True) == values
        assert all(0 <= value <= 1 for value in values)


@EVERY_PLAYER
def test_a_bot_gives_reasons_in_every_language(name: str, table: Table) -> None:
    for view, menu in questions(table):
        for each in bot(table, name).weigh(view, menu, Dice(b"weigh")):
            for language in LANGUAGES:
                assert catalogue(table.game, language).say(each.reason)


@EVERY_PLAYER
def test_a_bot_needs_no_more_than_what_leaves_the_table(name: str, table: Table) -> None:
    """A view and a menu that were sent as JSON lead to the same choice: nothing hangs on them."""
    menu_type: Any = tuple[Option[table.game.actions], ...]  # type: ignore[name-defined]  # a value
    for view, menu in questions(table):
        sent_view = msgspec.json.decode(msgspec.json.encode(view), type=table.game.view)
        sent_menu = msgspec.json.decode(msgspec.json.encode(menu), type=menu_type)

        there = bot(table, name).choose(sent_view, sent_menu, Dice(b"choose"))
        assert bot(table, name).choose(view, menu, Dice(b"choose")) == there


@EVERY_BOT
def test_equal_dice_choose_alike(name: str) -> None:
    for table in TABLES[::7]:
        if name.partition(":")[0] not in bots(table.game):
            continue
        for view, menu in questions(table):
            choices = {bot(table, name).choose(view, menu, Dice(b"same")) for _ in range(3)}
            assert 1 == len(choices)
