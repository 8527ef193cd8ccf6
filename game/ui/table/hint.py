"""The hint beside the table: the good actions, the expected result of each action, and the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface
from pygame.event import Event

from ...engine.observation import Observation
from ...reviewer import Hint
from ...view import words
from ...view.study import Study
from ...view.table.describe import card_of
from ...view.units import TEXT_PERCENTS
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer, Step
from .canvas import Item
from .hint_panel import MARKED, REASONS, HintText, hint_picture
from .overlays import NO_MARKS, Help, Marks
from .panels import TOP_LAYER
from .seats import MEDALLION
from .table import Table

LAYER = TOP_LAYER + 100
#: Units round the panel; the part of the oval that counts as the middle; the least width of the panel, in units.
MARGIN, MIDDLE, LEAST = 12, 0.86, 260


@dataclass(slots=True, eq=False)
class HintAside:
    """A hint for the viewer of ``table`` from ``study``, which knows only what that seat knows.

    It closes after an action, with Esc, or when asked for once more at its greatest depth.
    """

    table: Table
    study: Study
    depth: int = 0
    hint: Hint | None = None
    dirty: bool = False
    _shown: bool = False
    _rect: Rect | None = None
    _made: tuple[tuple[object, ...], Surface] | None = None

    @property
    def help(self) -> Help:
        """The button for it."""
        return Help("hint", words.lazy("hint.button"), self.deeper)

    def deeper(self) -> Step | None:
        """Ask for a hint, or for more of it."""
        if not self.table.mine or len(self.table.view.actions) < 2:
            self.table.remind("hint.nothing_to_decide")
        elif self.hint is None:
            self.hint, self.depth = self.study.hint(self.table.view), MARKED
        elif self.hint.failed or self.depth == REASONS:
            self.close()
        else:
            self.depth += 1
        self.dirty = True
        return None

    def close(self) -> None:
        """Close it."""
        if self.hint is not None and self.hint.open:
            self.study.drop_hint(self.hint)
        self.hint, self.depth, self.dirty, self._rect = None, 0, True, None

    @property
    def marks(self) -> Marks:
        """The good cards and the buttons of good bids."""
        advice = self.hint.advice if self.hint is not None else None
        if advice is None:
            return NO_MARKS
        cards = frozenset(card for action in advice.good if (card := card_of(action)) is not None)
        return Marks(cards, advice.good)

    def update(self, dt: float) -> Step | None:
        """Take in a finished hint; a hint for a past decision closes."""
        self.study.update()
        if self.hint is not None:
            if not self._current(self.hint.seen):
                self.close()
            elif self.hint.open == self._shown:
                self._shown, self.dirty = not self.hint.open, True
        return None

    def _current(self, seen: Observation) -> bool:
        return self.table.mine and self.table.view is seen

    def handle(self, event: Event) -> Answer:
        """Handles its key, Esc, and clicks on its words."""
        asked = verb(event)
        if asked is Verb.HINT:
            self.deeper()
            return True
        if asked is Verb.BACK and self.hint is not None:
            self.close()
            return True
        inside = self._rect is not None and (is_press(event) or is_release(event)) \
            and self._rect.collidepoint(event.pos)
        if inside and is_press(event):
            self.deeper()
        return inside

    def invalidate(self) -> None:
        """Draw it again."""
        self._made, self.dirty = None, True

    # -- drawing -----------------------------------------------------------------------------------------------------

    def items(self) -> Sequence[Item]:
        """The panel, at the left above the hand."""
        self.dirty = False
        if self.hint is None:
            return ()
        metrics, margin = self.table.metrics, self.table.metrics.px(MARGIN)
        right, bottom = self._room(margin)
        most = right - margin, bottom - margin
        sign = self.hint, self.depth, self.hint.open, metrics, most, words.language()
        if self._made is None or self._made[0] != sign:
            sizes = [replace(metrics, text_percent=p) for p in reversed(TEXT_PERCENTS)
                     if p <= metrics.text_percent]
            self._made = sign, hint_picture(HintText(self.hint, self.depth, self.table.name), sizes, most)
        picture = self._made[1]
        self._rect = picture.get_rect(bottomleft=(margin, bottom))
        return (Item(("hint", "panel"), LAYER, self._rect, id(picture), picture, panel=True),)

    def _room(self, margin: int) -> tuple[int, int]:
        """The room for the panel, which covers neither the buttons in the middle, nor the trick, nor the own seat."""
        layout, viewer = self.table.layout, self.table.session.viewer
        own = layout.seat(viewer)[1] - 1.34 * layout.metrics.px(MEDALLION)
        left = max(layout.centre[0] - MIDDLE * layout.rim.half_width, LEAST * layout.unit)
        return round(left) - margin, round(min(own, layout.hand_top) - margin)
