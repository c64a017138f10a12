"""What a finished game of Majority Rules tells: laws and powers, promises and accounts."""

from collections.abc import Iterator, Mapping
from typing import Final, get_args

from msgspec import Struct

from hustings.core.match import Match
from hustings.core.measure import Course, Question, Stake
from hustings.core.model import Over, Seat
from hustings.games.majority.actions import Actions
from hustings.games.majority.chapters.effects import touches
from hustings.games.majority.chapters.settlement import BUSY
from hustings.games.majority.clauses import Clause
from hustings.games.majority.ledger import Mood, Vote
from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import POWERS, power_of
from hustings.games.majority.options import Options
from hustings.games.majority.sheet import Law

STAKE: Final[Stake] = "first"
PART: Final = "turn"
ROLE: Final = "Politics"


class Bill(Struct, frozen=True):
    """A law that came to a vote."""

    law: int
    symbol: str
    turn: int
    passed: bool
    contested: bool
    """Whether tokens were bid on both sides."""
    tokens: int
    """How many were bid on it, all together."""
    fed: float | None
    """The part of the seats that it rewards; ``None`` where it failed."""
    winner: bool | None
    """Whether it rewards a seat that wins the game; ``None`` where it failed."""


class Fed(Struct, frozen=True):
    """A seat when a law passes."""

    politics: str
    rewarded: bool
    penalised: bool


class Card(Struct, frozen=True):
    """A Power Card that a seat held for a turn and could keep upright."""

    power: str
    used: bool


class Given(Struct, frozen=True):
    """A promise that was judged, kept or broken."""

    kind: str
    kept: bool


class Line(Struct, frozen=True):
    """A line of a seat's final account."""

    source: str
    capital: int


class Country(Struct, frozen=True):
    """A way in which the country may end."""

    mood: str
    so: bool


class Head(Struct, frozen=True):
    """A faction that somebody won."""

    faction: str
    coalition: bool
    """Whether several stood together."""
    changed: bool
    """Whether its card went to another seat."""


QUESTIONS: Final = (
    Question(
        "How the country ends",
        "More laws of Unrest than of Order, as many, or fewer.",
        Country,
        "so",
        "mood",
    ),
    Question(
        "Where Capital comes from",
        "The mean of each line of the final account, for a seat.",
        Line,
        "capital",
        "source",
        "number",
    ),
    Question(
        "Laws that pass, by symbol", "Of those that come to a vote.", Bill, "passed", "symbol"
    ),
    Question("Laws that pass, by turn", "Of those that come to a vote.", Bill, "passed", "turn"),
    Question("How often each law passes", "Of its votes.", Bill, "passed", "law"),
    Question(
        "Whom each law feeds",
        "The part of the table that it rewards when it passes, by its Politics or its Powers.",
        Bill,
        "fed",
        "law",
    ),
    Question(
        "Politics that passing laws reward",
        "Of the laws that pass, how many reward a seat of these Politics.",
        Fed,
        "rewarded",
        "politics",
    ),
    Question(
        "Politics that passing laws penalise",
        "Of the laws that pass, how many take Supporters from a seat of these Politics.",
        Fed,
        "penalised",
        "politics",
    ),
    Question("Votes bid on from both sides", "The others are decided by one.", Bill, "contested"),
    Question("Tokens bid on a vote", "Influence and Capital.", Bill, "tokens", "", "number"),
    Question("Passing laws that reward a winner", "A winner of the game.", Bill, "winner"),
    Question(
        "Powers used rather than kept",
        "Of the turns for which somebody held the card. One that is kept pays for Integrity.",
        Card,
        "used",
        "power",
    ),
    Question("Promises kept, by kind", "Of those kept or broken.", Given, "kept", "kind"),
    Question("Promises kept", "Of those kept or broken; void ones do not count.", Given, "kept"),
    Question(
        "Factions won by a coalition",
        "Several seats stood together under one head.",
        Head,
        "coalition",
        "faction",
    ),
    Question(
        "Factions that change hands",
        "The head after the turn is another than before it.",
        Head,
        "changed",
        "faction",
    ),
)


def course(match: Match[State, Actions, View]) -> Course:
    """Return how *match*, which is over, went: its parts are its turns, judged by Capital."""
    rules, state = match.rules, match.rules.setup()
    assert isinstance(rules.options, Options), f"expected Majority Rules, got {rules.options}"
    over = rules.turn(match.state)
    assert isinstance(over, Over), f"expected the end of the game, got {over}"
    winners = frozenset(seat for seat, place in enumerate(over.places) if place == 1)
    laws = {law.id: law for law in rules.options.deck.laws}
    standings, facts = [], list[Struct]()
    for event in match.events:
        after = rules.apply(state, event.seat, event.action)
        if after.turn > state.turn > 0:
            standings.append(after.capital)
        for vote in after.votes[len(state.votes) :]:
            facts += _voted(state, vote, laws[vote.law], winners)
        if len(after.controls) > len(state.controls):
            facts += (*_cards(state), *_heads(state, after))
        state = after
    return Course(
        standings=(*standings, over.scores),
        dealer=None,
        roles=tuple(" ".join(words) for words in state.politics),
        facts=(*facts, *_cards(state), *_end(state)),
    )


def names(options: Options, language: str) -> Mapping[str, Mapping[object, str]]:
    """Return by field, by what it may be, the words in *language* that the *options* carry."""
    titles = {law.id: law.title.facts()[f"title_{language}"] for law in options.deck.laws}
    return {"law": {law: str(title) for law, title in titles.items()}}


def _voted(state: State, vote: Vote, law: Law, winners: frozenset[Seat]) -> Iterator[Struct]:
    """Yield what *vote*, that ended at *state*, says of a *law* and of whom it touches."""
    touched = [touches(state, law, seat) for seat in range(len(state.politics))]
    rewarded = [effect.seat for effect in touched if effect and effect.kind != "penalty"]
    penalised = [effect.seat for effect in touched if effect and effect.kind != "reward"]
    sides = {
        ballot
        for ballot, influence, capital in zip(
            vote.ballots, vote.influence, vote.capital, strict=True
        )
        if influence + capital
    }
    yield Bill(
        law=law.id,
        symbol=law.symbol.value,
        turn=vote.turn,
        passed=vote.passed,
        contested=len(sides) == 2,
        tokens=sum(vote.influence) + sum(vote.capital),
        fed=len(rewarded) / len(touched) if vote.passed else None,
        winner=not winners.isdisjoint(rewarded) if vote.passed else None,
    )
    if vote.passed:
        for seat, politics in enumerate(state.politics):
            yield Fed(" ".join(politics), seat in rewarded, seat in penalised)


def _cards(state: State) -> Iterator[Card]:
    """Yield the cards that were held until *state*, in which they change hands or the game ends."""
    for power in POWERS:
        if state.holders[power.place] is not None and power not in BUSY:
            yield Card(power.value, state.used[power.place])


def _heads(before: State, after: State) -> Iterator[Head]:
    """Yield who has won which faction between two states."""
    for control in after.controls[len(before.controls) :]:
        holder = before.holders[power_of(control.faction).place]
        together = len(control.bloc.members) > 1
        yield Head(control.faction.value, together, changed=holder != control.bloc.head)


def _end(state: State) -> Iterator[Struct]:
    """Yield what the end says of promises, accounts and the country."""
    for pledge in state.pledges:
        if pledge.verdict in {"kept", "broken"}:
            yield Given(str(pledge.promise.__struct_config__.tag), pledge.verdict == "kept")
    outcome = state.outcome
    assert outcome is not None, "expected the end of the game"
    for account in outcome.accounts:
        yield Line(Clause.MOOD.value, account.kept)
        for share in account.shares:
            yield Line(share.clause, share.capital)
    for mood in get_args(Mood):
        yield Country(mood, outcome.mood == mood)
