"""Verification: a finished record checked against its own seed, by the rules."""

from collections.abc import Mapping

from hustings.core.dice import commitment, dice_for
from hustings.core.game import Game
from hustings.core.model import Chance, IllegalAction, Over
from hustings.core.record import Record, RecordError, digest, rules_of


def verify(record: Record, games: Mapping[str, Game]) -> None:
    """Re-deal every shuffle of *record* from its seed, replay it, and compare the footer.

    Raises:
        RecordError: something in it is not true; the error names the line.
    """
    header, footer = record.header, record.footer
    if header.seed is None or footer is None:
        raise RecordError(record.line, "the game is not over: there is no seed to verify it with")
    seed = bytes.fromhex(header.seed)
    if commitment(seed) != header.commitment:
        raise RecordError(record.line, "the seed is not the one that was committed to")

    rules = rules_of(header, games, record.line)
    state = rules.setup()
    for event in record.events:
        line = record.line_of(event)
        if isinstance(rules.turn(state), Chance):
            dealt = rules.chance(state, dice_for(seed, event.n))
            if event.seat is not None or event.action != dealt:
                raise RecordError(line, "the seed brings something else here")
        try:
            state = rules.play(state, event.seat, event.action)
        except IllegalAction as illegal:
            raise RecordError(line, f"the rules object: {illegal}") from illegal

    end = record.line_of_footer
    turn = rules.turn(state)
    if not isinstance(turn, Over):
        raise RecordError(end, "the game is not over, but the record ends")
    if footer.places != turn.places:
        raise RecordError(end, f"expected places {turn.places}, got {footer.places}")
    if footer.scores != turn.scores:
        raise RecordError(end, f"expected scores {turn.scores}, got {footer.scores}")
    if footer.digest != digest(header, record.events):
        raise RecordError(end, "the digest is not that of the lines before it")
