from functools import cache
from typing import Any

import pytest

from hustings.bots.baseline import Random
from hustings.bots.bot import Bot
from hustings.core.dice import Dice
from hustings.core.match import AnyMatch
from hustings.core.model import Over
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority import GAME
from hustings.games.majority.actions import Accept, Ballot, Bid, Decline, Offer, Place
from hustings.games.majority.bots import BOTS, Careful, careful, judge
from hustings.games.majority.careful import Urge
from hustings.games.majority.nouns import Faction
from hustings.games.majority.options import Options
from hustings.games.majority.promises import VoteWord
from hustings.games.majority.rules import MajorityRules
from hustings.lab.played import game_seed, played
from tests.games.majority.notation import Table, balloting, bidding_on, majority

RULES = {seats: MajorityRules(seats, Options()) for seats in (3, 4, 5)}
DICE = Dice(b"bot")


def chosen(table: Table, seat: int, name: str = "careful") -> object:
    bot: Bot[Any, Any] = BOTS[name](table.rules)
    menu = table.rules.menu(table.state, seat)
    return bot.choose(table.view(seat), menu, DICE)


def decided(table: Table, seat: int, name: str = "careful") -> object:
    return table.done(seat, BOTS[name](table.rules))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_careful_beats_random_seats(seats: int) -> None:
    assert all(wins(seats, n) for n in range(2))


def wins(seats: int, n: int) -> bool:
    """Say whether a careful bot wins game *n* against random ones, on another seat each time."""
    rules = RULES[seats]
    bots: list[Bot[Any, Any]] = [Random() for _ in range(seats)]
    bots[n % seats] = careful(rules)
    turn = rules.turn(played(rules, game_seed("beats", n), bots).state)
    assert isinstance(turn, Over)
    return turn.places[n % seats] == 1


def test_an_upright_bot_votes_as_it_has_promised() -> None:
    table = balloting(1).do(2, Offer((0,), (), (VoteWord(turn=2, law=1, yes=False),)))
    table = table.do(0, Accept(0))

    assert Ballot(yes=False) == decided(table, 0, "upright")


def test_a_sly_bot_votes_as_it_likes() -> None:
    table = balloting(1).do(2, Offer((0,), (), (VoteWord(turn=2, law=1, yes=False),)))
    table = table.do(0, Accept(0))

    assert Ballot(yes=True) == decided(table, 0, "sly")


def test_a_bot_accepts_what_helps_it_and_declines_what_hurts_it() -> None:
    good = balloting(1).do(2, Offer((0,), (VoteWord(turn=2, law=1, yes=True),), ()))
    bad = balloting(1).do(2, Offer((0,), (), (VoteWord(turn=2, law=1, yes=False),)))

    assert Accept(0) == chosen(good, 0)
    assert Decline(0) == chosen(bad, 0)


def test_a_bot_counters_an_offer_that_asks_for_too_much() -> None:
    gives = (VoteWord(turn=2, law=1, yes=True), VoteWord(turn=2, law=11, yes=False))
    asks = (VoteWord(turn=2, law=3, yes=False), VoteWord(turn=2, law=7, yes=False))
    table = balloting(1).do(2, Offer((0,), gives[:1], asks))
    answer = chosen(table, 0)

    assert isinstance(answer, Offer)
    assert (0, 1) == (answer.answers, len(answer.mine))


def test_a_bot_does_not_spend_what_cannot_win() -> None:
    table = bidding_on("NYN", 1, influence=(1, 9, 9))
    action = chosen(table, 1)

    assert action in table.legal(1)


def test_a_bot_whose_turn_it_is_not_does_not_think_of_a_bid() -> None:
    table = bidding_on("YNY", 1)
    bot = careful(table.rules)

    weighed = bot.weigh(table.view(1), table.rules.menu(table.state, 1), DICE)

    assert not any(isinstance(each.action, Bid) for each in weighed)


def test_a_bot_places_all_it_has() -> None:
    action = chosen(majority(ready=(3, 3, 3), tiles="voters 1 1 0"), 0)

    assert isinstance(action, Place)
    assert 3 == sum(hand.supporters for hand in action.hands or ())
    assert Faction.LAWMAKERS not in [hand.faction for hand in action.hands or ()]


def test_the_judge_likes_who_is_ahead() -> None:
    one, other, _ = judge(majority(capital=(9, 0, 0)).state)

    assert 0 < other < one < 1


@pytest.mark.parametrize("honesty", [-0.1, 1.1])
def test_honesty_goes_from_none_to_all(honesty: float) -> None:
    with pytest.raises(AssertionError, match="expected honesty from 0 to 1"):
        careful(RULES[3], honesty=honesty)


class Told(Careful):
    """A careful bot that remembers its reasons."""

    def __init__(self, rules: MajorityRules, honesty: float) -> None:
        super().__init__(rules.frame, honesty)
        self.reasons: set[str] = set()

    def _urges(self, view: Any, menu: Any, dice: Dice) -> list[Urge]:
        urges = super()._urges(view, menu, dice)
        self.reasons.update(each.reason for each in urges)
        return urges


@cache
def among_bots(seats: int) -> tuple[AnyMatch, frozenset[str]]:
    """Return a game of careful bots, who keep their word more or less, and all their reasons."""
    bots = [Told(RULES[seats], honesty=n % 3 / 2) for n in range(seats)]
    match = played(RULES[seats], game_seed("story", seats), bots)
    return match, frozenset().union(*[bot.reasons for bot in bots])


@pytest.mark.parametrize("seats", [3, 5])
def test_every_reason_has_words(seats: int) -> None:
    _, reasons = among_bots(seats)

    assert {"bot-place", "bot-vote-yes", "bot-deal-offer", "bot-deal-good"} <= reasons
    for language in LANGUAGES:
        assert all(catalogue(GAME, language).has(reason) for reason in reasons)


@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_counters_a_counter(seats: int) -> None:
    match, _ = among_bots(seats)
    made = [event.action for event in match.events if isinstance(event.action, Offer)]

    assert all(made[one.answers].answers is None for one in made if one.answers is not None)
