"""Tables of Majority Rules, laid out in a line or two."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hustings.bots.bot import Bot
from hustings.core.dice import Dice
from hustings.core.model import Chance, Objection, Seat
from hustings.games.majority.actions import Actions, Decline, Firm, Offer
from hustings.games.majority.chapters import ballots, bidding, coalitions, promotion
from hustings.games.majority.frame import Frame
from hustings.games.majority.ledger import Allotment
from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import Faction, Politics, Power
from hustings.games.majority.options import Options
from hustings.games.majority.rules import MajorityRules
from hustings.games.majority.stages import Placing, Poll

ROLES = {
    3: ((Politics.CHANGE, Politics.LIBERTY), (Politics.TRADITION, Politics.REGULATE)),
    4: tuple((word,) for word in tuple(Politics)[:4]),
    5: tuple((word,) for word in Politics),
}
"""What the seats stand for, unless a test says otherwise; the third of three is the Centrist."""
HEADS = "justice 0, bureaucracy 1, voters 2"


class Table(Struct, frozen=True):
    """A table in the middle of a game."""

    rules: MajorityRules
    state: State

    @property
    def frame(self) -> Frame:
        """What never changes."""
        return self.rules.frame

    def do(self, seat: Seat, *actions: Actions) -> "Table":
        """Return the table after *seat* has done *actions*, and chance what is due."""
        state = self.state
        for action in actions:
            state = self.rules.play(state, seat, action)
            while isinstance(self.rules.turn(state), Chance):
                dice = Dice(f"{state.happened}".encode())
                state = self.rules.play(state, None, self.rules.chance(state, dice))
        return Table(self.rules, state)

    def firm(self, *seats: Seat) -> "Table":
        """Return the table after *seats*, or all, have become firm."""
        table = self
        for seat in seats or self.frame.everyone:
            table = table.do(seat, Firm())
        return table

    def done(self, seat: Seat, bot: Bot[View, Actions]) -> Actions:
        """Return what *bot* does on *seat* when all offers that it makes have been declined."""
        menu = self.rules.menu(self.state, seat)
        chosen = bot.choose(self.view(seat), menu, Dice(b"done"))
        if not isinstance(chosen, Offer):
            return chosen
        table = self.do(seat, chosen)
        for other in chosen.to:
            if table.state.offers[-1].status == "open":
                table = table.do(other, Decline(table.state.offers[-1].n))
        return table.done(seat, bot)

    def objection(self, seat: Seat | None, action: Actions) -> Objection | None:
        """Return what speaks against *action*."""
        return self.rules.objection(self.state, seat, action)

    def refuses(self, seat: Seat | None, action: Actions) -> str:
        """Return the clause that forbids *action*, or nothing."""
        found = self.objection(seat, action)
        return "" if found is None else found.clause

    def legal(self, seat: Seat) -> tuple[Actions, ...]:
        """List what *seat* may do."""
        return self.rules.legal(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* sees."""
        return self.rules.view(self.state, seat)

    def on(self, faction: Faction) -> tuple[int, ...]:
        """Return the Supporters on *faction*, by seat."""
        return self.state.tiles[faction.place]


def majority(
    seats: int = 3, tiles: str = "", heads: str = HEADS, turn: int = 2, **changes: Any
) -> Table:
    """Return a table in *turn*, Supporters about to be placed.

    *tiles* reads ``voters 1 0 2, media 0 1 1``, *heads* ``justice 0, voters 2``; *changes* are
    fields of the state or options.
    """
    names = Options.__struct_fields__
    options = Options(**{name: changes.pop(name) for name in names if name in changes})
    rules = MajorityRules(seats, options)
    laid = tiles_of(tiles, seats)
    # Whoever has counted along knows in the last turn too what others have.
    changes.setdefault("seen", changes.get("influence", (0,) * seats))
    changes.setdefault("allotments", (Allotment(0, 0, 0),) * seats)
    state = replace(
        rules.setup(),
        turn=turn,
        stage=Placing(),
        politics=ROLES[seats] if seats > 3 else (*ROLES[3], (Politics.CENTRIST,)),
        holders=heads_of(heads),
        tiles=laid,
        reserve=tuple(27 - sum(each[seat] for each in laid) for seat in range(seats)),
        **changes,
    )
    return Table(rules, state)


def tiles_of(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the Supporters by faction that *text* lays out."""
    laid = [(0,) * seats] * len(Faction)
    for part in filter(None, text.split(", ")):
        name, *counts = part.split()
        laid[Faction(name).place] = tuple(map(int, counts))
    return tuple(laid)


def heads_of(text: str) -> tuple[Seat | None, ...]:
    """Return the holders by power that *text* names."""
    holders: list[Seat | None] = [None] * len(Power)
    for part in filter(None, text.split(", ")):
        name, seat = part.split()
        holders[Power(name).place] = int(seat)
    return tuple(holders)


def promoting(tiles: str, **changes: Any) -> Table:
    """Return a table at which promotions are open."""
    table = majority(tiles=tiles, **changes)
    return Table(table.rules, promotion.begin(table.frame, table.state))


def coalescing(tiles: str, **changes: Any) -> Table:
    """Return a table at which coalitions are open."""
    table = majority(tiles=tiles, **changes)
    state = table.state
    return Table(table.rules, coalitions.begin(table.frame, state, state.tiles, state.sent))


def balloting(law: int = 1, **changes: Any) -> Table:
    """Return a table about to vote on *law*, and on two plain ones afterwards."""
    heads = changes.pop("heads", "justice 0, bureaucracy 1, lawmakers 2, president 1")
    agenda = (law, *[other for other in (3, 7, 11) if other != law][:2])
    table = majority(heads=heads, agenda=agenda, **changes)
    left = tuple(other for other in table.state.deck if other not in agenda)
    state = replace(table.state, deck=left, brought=agenda[2])
    return Table(table.rules, ballots.begin(table.frame, state, 0))


def bidding_on(votes: str, law: int = 1, **changes: Any) -> Table:
    """Return a table bidding on *law*, where *votes* reads ``YNY``, by seat."""
    table = balloting(law, **{"influence": (9,) * changes.get("seats", 3), **changes})
    none = (0,) * len(votes)
    poll = Poll(0, tuple(vote == "Y" for vote in votes), influence=none, capital=none)
    state = replace(table.state, ballots=(None,) * len(votes))
    return Table(table.rules, bidding.begin(table.frame, state, poll))
