"""The hint next to the hand: the action, the reason, and the cost of each choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface
from pygame.event import Event

from ...ai.teaching.advice import Hint
from ...ai.teaching.review import hint_said
from ...club.study import Study
from ...engine.observation import Observation
from ...view import words
from ...view.table.describe import card_of
from ...view.table.layout import LEAF_WIDE, Layout
from ...view.units import TEXT_PERCENTS, Metrics
from ..app.events import Verb, is_press, is_release, verb
from ..app.keys import label_of
from ..app.scene import Answer, Step
from .canvas import Item
from .hint_panel import HintPage, HintText, hint_rows, leaf_of, pages_of
from .overlays import NO_MARKS, Help, Marks, TableOverlay
from .panels import TOP_LAYER
from .table import Table

LAYER = TOP_LAYER + 100
WIDER, AT_BIDS, HIGH_GROWS, GAP = 1.3, 1.05, 0.25, 6
"""By how much a hint above the buttons is wider than its column, and where bids are beside it; the share of the text
scale that it takes; the pixels above and below it."""


@dataclass(slots=True, eq=False)
class HintAside(TableOverlay):
    """A hint for the viewer of ``table`` from ``study``, which uses only that seat's observation.

    It closes after an action, with Esc, or when asked for once more at its last page. What it said is remembered with
    the deal.
    """

    table: Table
    study: Study
    page: int = 0
    hint: Hint | None = None
    dirty: bool = False
    _shown: bool = False
    _rect: Rect | None = None
    _made: tuple[tuple[object, ...], Surface, Rect] | None = None
    _last: Hint | None = None

    @property
    def help(self) -> Help:
        """The button for it."""
        return Help("hint", words.lazy("hint.button"), self.deeper,
                    None if self._decides else words.lazy("hint.nothing_to_decide"))

    @property
    def _decides(self) -> bool:
        """Whether there is a choice to be made now."""
        return self.table.mine and len(self.table.view.actions) > 1

    def deeper(self) -> Step | None:
        """Ask for a hint, or for its next page; after the last it closes."""
        if not self._decides:
            self.table.remind("hint.nothing_to_decide")
        elif self.hint is None:
            self._ask()
        elif self.page + 1 >= len(self.pages):
            self.close()
        else:
            self.page += 1
        self.dirty = True
        return None

    def _ask(self) -> None:
        """Show the hint for this decision, computed only once."""
        last = self._last
        again = last is not None and last.seen is self.table.view and not last.failed
        self.hint = self._last = last if again else \
            self.study.hint(self.table.view, signalling=self.table.session.signalling)
        self.page = 0

    def close(self) -> None:
        """Close it."""
        if self.hint is not None and self.hint.open:
            self.study.drop_hint(self.hint)
            self._last = None
        self.hint, self.page, self.dirty, self._rect, self._shown = None, 0, True, None, False

    @property
    def marks(self) -> Marks:
        """The cards or the button that it names."""
        advice = self.hint.advice if self.hint is not None else None
        if advice is None:
            return NO_MARKS
        cards = frozenset(card for action in advice.best if (card := card_of(action)) is not None)
        return Marks(cards, advice.best)

    @property
    def said(self) -> str:
        """The words of the page that is shown."""
        if self.hint is None:
            return ""
        told, page = self._told, self.pages[min(self.page, len(self.pages) - 1)]
        if not page.figures or told.hint.advice is None:
            return " ".join(one for one in (page.title, page.words) if one)
        rows = hint_rows(told, told.hint.advice)
        return ". ".join(f"{row.label}, {row.figure}" for row in rows)

    @property
    def beside_hand(self) -> bool:
        """Whether a hint is shown."""
        return self.hint is not None

    @property
    def pressable(self) -> Sequence[Rect]:
        """Its leaf, which turns the page."""
        return () if self._rect is None else (self._rect,)

    def update(self, dt: float) -> Step | None:
        """Take in a finished hint; a hint for a past decision closes."""
        self.study.update()
        if self.hint is not None:
            if not self._current(self.hint.seen):
                self.close()
            elif not self.hint.open and not self._shown:
                self._shown = self.dirty = True
                if self.hint.advice is not None:
                    self.table.session.hinted(hint_said(self.hint.advice))
        return None

    def _current(self, seen: Observation) -> bool:
        return self.table.mine and self.table.view is seen

    def handle(self, event: Event) -> Answer:
        """Handles its key, Esc, and clicks on its words, which turn the leaf."""
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
            self.page, self.dirty = (self.page + 1) % len(self.pages), True
        return inside

    def invalidate(self) -> None:
        """Draw it again."""
        self._made, self.dirty = None, True

    # -- drawing -----------------------------------------------------------------------------------------------------

    @property
    def pages(self) -> tuple[HintPage, ...]:
        """The pages of the hint that is shown."""
        return pages_of(self._told)

    @property
    def _told(self) -> HintText:
        assert self.hint is not None
        return HintText(self.hint, self.table.name, self.table.stage.sort)

    def items(self) -> Sequence[Item]:
        """The leaf."""
        self.dirty = False
        if self.hint is None:
            return ()
        rooms = rooms_of(self.table.layout, AT_BIDS if self.hint.seen.phase == "auction" else WIDER)
        sign = (self.hint, self.page, self.hint.open, self.table.metrics, *map(tuple, rooms), words.language(),
                label_of(Verb.BACK))
        if self._made is None or self._made[0] != sign:
            pages = self.pages
            self.page = min(self.page, len(pages) - 1)
            leaf, room = leaf_of(pages[self.page], self._told, sizes_of(self.table.metrics), rooms, len(pages),
                                 last=self.page == len(pages) - 1)
            picture = leaf.drawn()
            rect = picture.get_rect(bottomright=room.bottomright) if room is not rooms[0] else \
                picture.get_rect(topleft=room.topleft)
            self._made = sign, picture, rect
        _, picture, self._rect = self._made
        return (Item(("hint", "panel"), LAYER, self._rect, id(picture), picture, panel=True),)


def rooms_of(layout: Layout, wider: float = WIDER) -> list[Rect]:
    """Where a hint can be: in its column right of the hand, else above the buttons, over the player at the right and
    ``wider`` than the column in small text."""
    column = Rect(*map(round, layout.leaf))
    wide = wider * LEAF_WIDE * layout.unit * (1 + HIGH_GROWS * (layout.metrics.text_percent / 100 - 1))
    high = Rect(0, 0, round(wide), layout.above_buttons - 2 * GAP)
    high.bottomright = column.right, layout.above_buttons - GAP
    return [column, high]


def sizes_of(metrics: Metrics) -> list[Metrics]:
    """The sizes of text to try, the player's own first."""
    return [replace(metrics, text_percent=p) for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]
