"""A session: one game played in a terminal, by people at its keyboard and by bots."""

from collections.abc import Mapping
from typing import Any

from hustings.bots.bot import Bot
from hustings.bots.manners import holds_back
from hustings.cli.choosing import Choosing
from hustings.cli.screen import Screen
from hustings.cli.words import Words
from hustings.core.match import AnyMatch
from hustings.core.model import Choose, Over, Seat
from hustings.games.shelf import games
from hustings.lab.played import Order, bot_dice


class Session:
    """People and bots at a table; each of the people is told what their seat may know."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Mapping[Seat, Bot[Any, Any]],
        words: Words,
        screen: Screen,
    ) -> None:
        """Seat *bots*; the other seats are people, who pass the keyboard if they are several."""
        self.match = match
        self._game = games()[match.rules.name]
        self._bots = bots
        self._words = words
        self._screen = screen
        self._people = [seat for seat in range(match.rules.seats) if seat not in bots]
        self._dice = {seat: bot_dice(match.seed, seat) for seat in bots}
        self._order = Order(match.seed)
        self._untold: dict[Seat, list[str]] = {seat: [] for seat in self._people}
        self._at_keyboard: Seat | None = None if len(self._people) > 1 else self._people[0]

    def play(self) -> None:
        """Play until the game is over.

        Raises:
            Left: somebody would rather not.
        """
        start = self.match
        self._hear(start.rules.setup(), start, 0)
        while isinstance(turn := self.match.turn, Choose):
            seat, action = self._next(turn)
            before, self.match = self.match, self.match.act(seat, action, turn.prompt)
            self._hear(before.state, self.match, len(before.events))
        self._end()

    def _next(self, turn: Choose) -> tuple[Seat, Any]:
        """Return who acts next, and what it does.

        Bots come first, so that the last of the people sees at once what all have chosen; but
        where all negotiate a bot leaves the last word to people.
        """
        people = [seat for seat in turn.seats if seat not in self._bots]
        bots = [seat for seat in turn.seats if seat in self._bots]
        while bots:
            seat = self._order.first(turn, bots)
            view, menu = self.match.view(seat), self.match.menu(seat)
            action = self._bots[seat].choose(view, menu, self._dice[seat])
            if not holds_back(self.match, seat, action, people):
                return seat, action
            bots.remove(seat)
        return people[0], self._chosen(people[0])

    def _chosen(self, seat: Seat) -> Any:
        """Return what the person on *seat* does."""
        self._hand_over(seat)
        self._tell(seat)
        choosing = Choosing(self.match, seat, self._you(seat), self._words, self._screen)
        return choosing.choice()

    def _hand_over(self, seat: Seat) -> None:
        """Let *seat* come to the keyboard, where nothing of the last one is left."""
        if seat == self._at_keyboard:
            return
        self._screen.clear()
        self._screen.ask(self._words.of_seat("cli-hand-over", seat, None))
        self._screen.clear()
        self._at_keyboard = seat

    def _hear(self, state: Any, after: AnyMatch, first: int) -> None:
        """Keep for each of the people what the events from number *first* on meant to them."""
        rules = after.rules
        for event in after.events[first:]:
            following = rules.apply(state, event.seat, event.action)
            for seat in self._people:
                lines = self._game.tell(
                    rules.view(state, seat), rules.redact(event, seat), rules.view(following, seat)
                )
                self._untold[seat] += [self._words.spaced(line, self._you(seat)) for line in lines]
            state = following
        if len(self._people) == 1:
            self._tell(self._people[0])

    def _tell(self, seat: Seat) -> None:
        for sentence in self._untold[seat]:
            self._screen.say(sentence)
        self._untold[seat].clear()

    def _you(self, seat: Seat) -> Seat | None:
        """Return who is called *you*: nobody where several share the screen."""
        return seat if len(self._people) == 1 else None

    def _end(self) -> None:
        over = self.match.turn
        assert isinstance(over, Over), f"expected the end of the game, got {over}"
        you = self._at_keyboard if len(self._people) == 1 else None
        if len(self._people) > 1:
            self._screen.clear()
            self._screen.ask(self._words.say("cli-hand-over-end"))
            # All has been shown by now: who waited longest has most to hear.
            self._tell(max(self._people, key=lambda seat: len(self._untold[seat])))
        self._screen.say("\n" + self._words.ending(over, you))
