"""Manners: where all negotiate, a bot leaves the last word to people."""

from collections.abc import Iterable

from hustings.core.match import AnyMatch
from hustings.core.model import Action, Choose, Seat, tag_of


def holds_back(match: AnyMatch, seat: Seat, action: Action, people: Iterable[Seat]) -> bool:
    """Say whether a bot on *seat* should keep *action* until some of the *people* have acted.

    It should if it would be done with the question by this, where seats compose offers or changes
    of their own, and one of the people who are asked has the same still to do. Else bots, who
    think in no time, would be firm, or have laid their ballots, before anybody could speak to them.

    Raises:
        IllegalAction: the rules object to *action*.
    """
    turn = match.turn
    assert isinstance(turn, Choose), f"expected a question, got {turn}"
    if not turn.free:
        return False
    after = match.act(seat, action, turn.prompt).turn
    if isinstance(after, Choose) and after.prompt == turn.prompt and seat in after.seats:
        return False
    asked = [person for person in people if person in turn.seats]
    return any(_may(match, person, tag_of(action)) for person in asked)


def _may(match: AnyMatch, seat: Seat, tag: str) -> bool:
    """Say whether *seat* may do something of the kind *tag*."""
    return any(
        option.objection is None and tag_of(option.action) == tag for option in match.menu(seat)
    )
