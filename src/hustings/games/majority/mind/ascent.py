"""An ascent: what a promotion does for one's chances, once all on the arrows have been pushed."""

from typing import Final

from msgspec.structs import replace

from hustings.games.majority.actions import Actions, Elect, Firm, Grant, Promote, Recall, Unelect
from hustings.games.majority.chapters import promotion
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.mind.board import PATIENCE, pushed
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.prospect import Prospect
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Promoting

STEP: Final = 0.0015
"""What a change has to bring to be worth making all think again, as a chance to win."""
CONSENT: Final = 0.4
"""How likely another seat lets its Supporter be promoted."""


class Ascent:
    """The promotions as a seat would have them, as others stand now."""

    def __init__(self, frame: Frame, state: State, stage: Promoting, wish: Wish) -> None:
        """Look at *stage* of *state* with the *wish* of a seat."""
        self._frame = frame
        self._state = state
        self._stage = stage
        self._wish = wish
        self._now = self._chance(stage)

    def gain(self, action: Actions) -> tuple[float, str]:
        """Return by how much *action* fulfils the wish, if it is worth a thought, and why."""
        stage, me = self._stage, self._wish.seat
        match action:
            case Firm():
                return 0.0, "bot-firm"
            case Promote() | Recall() | Elect() | Unelect() if stage.floor.edits[me] >= PATIENCE:
                return IDLE, "bot-firm"
            case Elect(owner=owner) if owner != me:
                return CONSENT * self._after(action) - STEP, "bot-elect"
            case Promote() | Elect():
                return self._after(action) - STEP, "bot-ascent"
            case Grant():
                return self._after(action) - STEP, "bot-grant"
            case Recall() | Unelect():
                return self._after(action) - STEP, "bot-recall"
            case _:
                return IDLE, "bot-quiet"

    def _after(self, action: Actions) -> float:
        after = promotion.apply(
            self._frame, self._state, self._stage, self._wish.seat, action
        ).stage
        assert isinstance(after, Promoting), f"expected promotions to go on, got {after}"
        if isinstance(action, Elect):
            agreed = [replace(extra, granted=True) for extra in after.extras]
            after = replace(after, extras=tuple(agreed))
        return self._chance(after) - self._now

    def _chance(self, stage: Promoting) -> float:
        state, moved = self._state, promotion.on_arrows(self._frame, stage)
        used = state.used
        if any(extra.granted for extra in stage.extras):
            used = with_item(used, Power.VOTERS.place, item=True)
        tiles = tuple([tuple(there) for there in pushed(self._frame, state.tiles, moved)])
        return self._wish(Prospect(self._frame, replace(state, tiles=tiles, used=used)).chances())
