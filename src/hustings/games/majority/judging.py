"""Judging: whether each promise was kept, broken, or spoke of what could no longer happen.

A promise is judged at the event that decides it, from what was true before and after it.
"""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.games.majority.actions import (
    Actions,
    Appoint,
    Bid,
    Filibuster,
    Protest,
    Scandal,
)
from hustings.games.majority.chapters import bidding
from hustings.games.majority.clauses import Clause
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.promises import (
    WIELDED,
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    Pledge,
    PresidentWord,
    SendWord,
    SpareWord,
    Verdict,
    VoteWord,
)
from hustings.games.majority.stages import (
    Appointing,
    Balloting,
    Bidding,
    Coalescing,
    Ended,
    Filibustering,
    Motion,
    Poll,
)
from hustings.games.majority.table import holds, speaker

Judged: TypeAlias = Verdict | None
"""``None``: it is still open."""


class Step(Struct, frozen=True):
    """One event, and the table before and after it."""

    before: State
    seat: Seat | None
    action: Actions
    after: State

    @property
    def closes(self) -> bool:
        """Say whether the turn ended with it."""
        return self.after.turn > self.before.turn or isinstance(self.after.stage, Ended)

    @property
    def pushes(self) -> bool:
        """Say whether the Supporters were pushed along the arrows."""
        return isinstance(self.after.stage, Coalescing) and not isinstance(
            self.before.stage, Coalescing
        )

    @property
    def settles(self) -> bool:
        """Say whether the coalitions were fixed."""
        return isinstance(self.before.stage, Coalescing) and not isinstance(
            self.after.stage, Coalescing
        )


def judged(step: Step) -> State:
    """Return the table after *step*, with every promise decided that it decides."""
    after = step.after
    if not any(pledge.verdict == "open" for pledge in after.pledges):
        return after
    pledges = tuple([_decided(pledge, step) for pledge in after.pledges])
    return replace(after, pledges=pledges)


def _decided(pledge: Pledge, step: Step) -> Pledge:
    if pledge.verdict != "open" or pledge.promise.turn != step.before.turn:
        return pledge
    verdict = _verdict(pledge, step)
    if verdict is None:
        return pledge
    return replace(pledge, verdict=verdict, decided=step.before.happened)


def _verdict(pledge: Pledge, step: Step) -> Judged:
    by = pledge.by
    match pledge.promise:
        case VoteWord() as word:
            return _vote(by, word, step)
        case BidWord() as word:
            return _bid(by, word, step)
        case AgendaWord() as word:
            return _agenda(by, word, step)
        case HeadWord() as word:
            return _head(by, word, step)
        case ApartWord() as word:
            return _apart(by, word, step)
        case SendWord() as word:
            return _send(by, word, step)
        case PresidentWord() as word:
            return _president(by, word, step)
        case SpareWord() as word:
            return _spare(by, word, step)


def _held(kept: object) -> Verdict:
    return "kept" if kept else "broken"


def _vote(by: Seat, word: VoteWord, step: Step) -> Judged:
    stage, shown = step.before.stage, step.after.stage
    if (
        isinstance(stage, Balloting)
        and isinstance(shown, Filibustering | Bidding)
        and step.before.agenda[stage.number] == word.law
    ):
        return _held(shown.poll.ballots[by] is word.yes)
    return "void" if _passes_over(step, word.law) else None


def _passes_over(step: Step, law: int) -> bool:
    """Say whether the agenda of the turn was laid without *law*."""
    return bool(step.after.agenda and not step.before.agenda) and law not in step.after.agenda


def _bid(by: Seat, word: BidWord, step: Step) -> Judged:
    poll = _outbid(step)
    if poll is not None and step.before.agenda[poll.number] == word.law:
        bid, voted = poll.influence[by] + poll.capital[by], poll.ballots[by] is word.yes
        if voted and bid >= word.tokens:
            return "kept"
        # A filibuster may make it impossible; nobody is to be blamed for that.
        barred = poll.limited == by and word.tokens > _most_limited(step.before, by, poll)
        return "void" if barred and voted else "broken"
    return "void" if _passes_over(step, word.law) else None


def _outbid(step: Step) -> Poll | None:
    """Return the vote on which nobody bids any more after *step*, its last bid counted."""
    stage, action = step.before.stage, step.action
    if not (isinstance(stage, Bidding) and isinstance(action, Bid)):
        return None
    assert step.seat is not None, f"expected a seat to bid, got chance with {action}"
    over = not isinstance(step.after.stage, Bidding)
    return bidding.raised(stage.poll, step.seat, action) if over else None


def _most_limited(before: State, by: Seat, poll: Poll) -> int:
    """Return how many tokens a filibuster has left *by* in *poll*: some Influence, and Capital."""
    return bidding.FILIBUSTERED + bidding.spendable(before, poll, by) + poll.capital[by]


def _agenda(by: Seat, word: AgendaWord, step: Step) -> Judged:
    before = step.before
    if step.after.agenda and not before.agenda:
        if word.law in step.after.agenda:
            if not _brought_by(before, by, word.law):
                return "void"
            return _held(word.on)
        if holds(before, by, Power.PRESIDENT) and word.law in before.discard:
            return _held(not word.on)
        return None if speaker(before) == by else "void"
    if step.closes:
        # What the Speaker drew and did not pick is seen only now.
        return _held(not word.on) if word.law in before.drawn else "void"
    return None


def _brought_by(state: State, seat: Seat, law: int) -> bool:
    """Say whether *seat* chose to put *law* on the agenda; what came blindly nobody chose."""
    if law in state.picked:
        return speaker(state) == seat
    blind = any(gain.turn == state.turn and gain.clause == Clause.BLIND for gain in state.gains)
    return holds(state, seat, Power.PRESIDENT) and not blind


def _head(by: Seat, word: HeadWord, step: Step) -> Judged:
    stage = step.before.stage
    if not isinstance(stage, Coalescing):
        return None
    if not step.settles:
        return "void" if _jilted(by, word, step) else None
    there = step.before.tiles[word.faction.place]
    if not there[by] or not there[word.head]:
        return "void"
    if _stand_together(stage, by, word):
        return "kept"
    # Whoever has done its part is not to blame for a coalition that others let lie.
    return "void" if _has_done_all(stage, by, word) else "broken"


def _stand_together(stage: Coalescing, by: Seat, word: HeadWord) -> bool:
    groups = stage.groups[word.faction.place]
    return any(by in group.members and group.head == word.head for group in groups)


def _has_tried(stage: Coalescing, by: Seat, word: HeadWord) -> bool:
    """Say whether a proposed coalition that *by* has joined names the head it promised."""
    return any(_names(motion, by, word) for motion in stage.motions)


def _has_done_all(stage: Coalescing, by: Seat, word: HeadWord) -> bool:
    """Say whether it waits for others than *by* that they stand together.

    With a head that has joined what *by* proposed, *by* could have stood alone.
    """
    return any(
        _names(motion, by, word) and (motion.by != by or word.head not in motion.joined)
        for motion in stage.motions
    )


def _names(motion: Motion, by: Seat, word: HeadWord) -> bool:
    named = (motion.faction, motion.head) == (word.faction, word.head)
    return named and by in motion.joined


def _jilted(by: Seat, word: HeadWord, step: Step) -> bool:
    """Say whether what *by* had done to name its head was undone by that head.

    It does away with the coalition, leaves it, or stands with others.
    """
    before, after = step.before.stage, step.after.stage
    assert isinstance(before, Coalescing), f"expected coalitions, got {before}"
    if by in (step.seat, word.head) or not isinstance(after, Coalescing):
        return False
    groups = after.groups[word.faction.place]
    if step.seat != word.head and not any(word.head in group.members for group in groups):
        return False
    done = _stand_together(before, by, word) or _has_tried(before, by, word)
    return done and not (_stand_together(after, by, word) or _has_tried(after, by, word))


def _apart(by: Seat, word: ApartWord, step: Step) -> Judged:
    stage = step.before.stage
    if not step.settles or not isinstance(stage, Coalescing):
        return None
    there = step.before.tiles[word.faction.place]
    if not there[by] or not there[word.other]:
        return "void"
    groups = stage.groups[word.faction.place]
    return _held(not any({by, word.other} <= set(group.members) for group in groups))


def _send(by: Seat, word: SendWord, step: Step) -> Judged:
    if not step.pushes:
        return None
    sent = step.after.sent[word.faction.place][by]
    if sent >= word.supporters:
        return "kept"
    action = step.action
    if isinstance(action, Scandal) and action.head is word.faction and step.seat != by:
        return "void" if sent + action.supporters[by] >= word.supporters else "broken"
    return "broken"


def _president(by: Seat, word: PresidentWord, step: Step) -> Judged:
    stage = step.before.stage
    if not isinstance(stage, Appointing) or not isinstance(step.action, Appoint):
        return None
    if stage.chooser != by:
        return "void"
    return _held(step.action.seat == word.president)


def _spare(by: Seat, word: SpareWord, step: Step) -> Judged:
    if step.seat == by and _hits(step.action, word):
        return "broken"
    over = {
        "scandal": step.pushes,
        "protest": step.settles,
        "filibuster": step.closes,
    }[word.power]
    if not over:
        return None
    return "kept" if holds(step.before, by, WIELDED[word.power]) else "void"


def _hits(action: Actions, word: SpareWord) -> bool:
    match action:
        case Scandal(supporters=supporters):
            return word.power == "scandal" and supporters[word.other] > 0
        case Protest(owner=owner):
            return word.power == "protest" and owner == word.other
        case Filibuster(seat=seat):
            return word.power == "filibuster" and seat == word.other
        case _:
            return False
