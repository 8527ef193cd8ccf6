"""The hint on a leaf of paper next to the hand: action and reasons; on the second page the cost of each choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ai.teaching.advice import ActionValue, Advice, Hint, as_good
from ...ai.teaching.review import hint_said
from ...club.study import Study
from ...engine.actions import Action
from ...view import words
from ...view.moments import half_points, lost_figure
from ...view.table.describe import card_of, deed, describe_actions, reason_words
from ...view.table.layout import LEAF_WIDE, Layout
from ...view.units import Metrics, TextRole
from ...view.words import Namer
from ..app.events import Verb, is_press, is_release, verb
from ..app.keys import label_of
from ..app.scene import Answer, Step
from ..draw import frames, plain, text, theme
from ..draw.pictures import blank
from .canvas import Item
from .overlays import NO_MARKS, Help, Marks, TableOverlay
from .panels import TOP_LAYER
from .preferences import Sort
from .table import Table

LAYER = TOP_LAYER + 100
WIDER, AT_BIDS, HIGH_GROWS, GAP = 1.3, 1.05, 0.25, 4
"""The width of a wide hint in widths of the column, and the same with bids next to it.

Then the share by which it is wider in text of twice the size, and the pixels below it.
"""
LEGIBLE = 125
"""The size, in percent, down to which larger text of a hint shrinks in order not to hide a name."""
PAD, APART, BETWEEN = 11, 3, 10
"""Units: padding, gap between lines, gap between columns."""
TRACK, THICK = 26, 7
"""Units: least width of a bar, and its thickness."""
REASONS = {"auction": 2, "discarding": 2}
"""The greatest number of reasons in a hint, by phase; one in all other phases."""


@dataclass(slots=True, eq=False)
class HintAside(TableOverlay):
    """A hint for the viewer of ``table`` from ``study``, which uses only the observation of that seat.

    It closes after an action, with Esc, or with its key on the last page. The hint is stored with the deal.
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
        """The button that asks for the hint."""
        return Help("hint", words.lazy("hint.button"), self.deeper,
                    None if self._decides else words.lazy("hint.nothing_to_decide"))

    @property
    def _decides(self) -> bool:
        """Whether the player has a choice to make now."""
        return self.table.mine and len(self.table.view.actions) > 1

    def deeper(self) -> Step | None:
        """Ask for a hint, or show the next page of the current one; after the last page close it."""
        if not self._decides:
            self.table.remind("hint.nothing_to_decide")
        elif self.hint is None:
            last = self._last  # the hint for a decision is computed only once
            again = last is not None and last.seen is self.table.view and not last.failed
            self.hint = self._last = last if again else \
                self.study.hint(self.table.view, signalling=self.table.session.signalling)
            self.page = 0
        elif self.page + 1 >= len(self.pages):
            self.close()
        else:
            self.page += 1
        self.dirty = True
        return None

    def close(self) -> None:
        """Close the hint, and cancel it if it is not finished."""
        if self.hint is not None and self.hint.open:
            self.study.drop_hint(self.hint)
            self._last = None
        self.hint, self.page, self.dirty, self._rect, self._shown = None, 0, True, None, False

    @property
    def marks(self) -> Marks:
        advice = self.hint.advice if self.hint is not None else None
        if advice is None:
            return NO_MARKS
        cards = frozenset(card for action in advice.best if (card := card_of(action)) is not None)
        return Marks(cards, advice.best)

    @property
    def said(self) -> str:
        if self.hint is None:
            return ""
        told, page = self._told, self.pages[min(self.page, len(self.pages) - 1)]
        if not page.figures or told.hint.advice is None:
            return " ".join(one for one in (page.title, page.words) if one)
        rows = hint_rows(told, told.hint.advice)
        return ". ".join(f"{row.label}, {row.figure}" for row in rows)

    @property
    def beside_hand(self) -> bool:
        return self.hint is not None

    @property
    def pressable(self) -> Sequence[Rect]:
        return () if self._rect is None else (self._rect,)

    def update(self, dt: float) -> Step | None:
        """Show a finished hint; close a hint for a past decision."""
        self.study.update()
        if self.hint is not None:
            if not self.table.mine or self.table.view is not self.hint.seen:
                self.close()
            elif not self.hint.open and not self._shown:
                self._shown = self.dirty = True
                if self.hint.advice is not None:
                    self.table.session.hinted(hint_said(self.hint.advice))
        return None

    def handle(self, event: Event) -> Answer:
        """Handle the key of the hint, Esc, and clicks on the leaf, which turn the page."""
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
        self._made, self.dirty = None, True

    # -- drawing -----------------------------------------------------------------------------------------------------

    @property
    def pages(self) -> tuple[HintPage, ...]:
        return pages_of(self._told)

    @property
    def _told(self) -> HintText:
        assert self.hint is not None
        return HintText(self.hint, self.table.name, self.table.stage.sort)

    def items(self) -> Sequence[Item]:
        self.dirty = False
        if self.hint is None:
            return ()
        rooms = rooms_at(self.table)
        sign = (self.hint, self.page, self.hint.open, self.table.metrics, *map(tuple, rooms), words.spelling(),
                label_of(Verb.BACK))
        if self._made is None or self._made[0] != sign:
            pages = self.pages
            self.page = min(self.page, len(pages) - 1)
            leaves = self._leaves(pages, rooms)
            all_fit = all(room is rooms[0] for _, room in leaves)
            leaf, room = (leaves if all_fit else self._leaves(pages, rooms[1:]))[self.page]
            picture = leaf.drawn()
            corner = {"topleft": room.topleft} if all_fit else {"bottomright": room.bottomright}
            self._made = sign, picture, picture.get_rect(**corner)
        _, picture, self._rect = self._made
        return (Item(("hint", "panel"), LAYER, self._rect, id(picture), picture, panel=True),)

    def _leaves(self, pages: Sequence[HintPage], rooms: Sequence[Rect]) -> list[tuple[HintLeaf, Rect]]:
        """The layout of each of ``pages``, with the one of ``rooms`` in which it is."""
        trials = trials_of(self.table.metrics, rooms)
        return [leaf_of(page, self._told, trials, len(pages), last=number == len(pages) - 1)
                for number, page in enumerate(pages)]


def rooms_at(table: Table) -> list[Rect]:
    """The rectangles available for a hint at ``table`` now, see :func:`rooms_of`."""
    layout, roles = table.layout, table.played_for()[1]
    tagged = roles[(layout.viewer + 1) % layout.seats] != "none"
    return rooms_of(layout, tagged=tagged, bids=table.view.phase == "auction")


def rooms_of(layout: Layout, *, tagged: bool = True, bids: bool = False) -> list[Rect]:
    """The rectangles for a hint: the column right of the hand, a wider one, and a higher one.

    The wider one is below the name of the player at the right, the higher one covers that name. ``tagged``: the name
    has a tag; ``bids``: there are bids next to the hint.
    """
    column = Rect(*map(round, layout.leaf))
    wide = (AT_BIDS if bids else WIDER) * LEAF_WIDE * layout.unit
    wide *= 1 + HIGH_GROWS * (layout.metrics.text_percent / 100 - 1)
    names = round(layout.below_tag((layout.viewer + 1) % layout.seats, tag=tagged))
    high = Rect(0, 0, round(wide), layout.above_buttons - GAP - names)
    high.bottomright = column.right, layout.above_buttons - GAP
    return [column, high, Rect(high.left, GAP, high.width, high.bottom - GAP)]


def trials_of(metrics: Metrics, rooms: Sequence[Rect], least: int = LEGIBLE) -> list[tuple[Metrics, Rect]]:
    """The sizes of text and rooms to try, in order.

    The last room, which hides a name, is tried only if the hint fits in no other one down to ``least`` percent.
    """
    sizes = metrics.texts()
    legible = [size for size in sizes if size.text_percent >= least] or sizes
    return [*product(legible, rooms[:-1]), *product(sizes, rooms)]


@dataclass(frozen=True, slots=True)
class HintText:
    """A ``hint`` with the data for its words: ``name`` returns the seats' names, ``sort`` is the order of the hand."""

    hint: Hint
    name: Namer
    sort: Sort

    @property
    def phase(self) -> str:
        return self.hint.seen.phase

    def ordered(self, plan: Sequence[Action]) -> list[Action]:
        """The actions of ``plan`` in the order of their cards in the hand; actions without cards come first."""
        def place(action: Action) -> tuple[int, int]:
            card = card_of(action)
            return (0, 0) if card is None else self.sort(card)
        return sorted(plan, key=place)


@dataclass(frozen=True, slots=True)
class HintRow:
    """Choices that cost the same number of card points; ``good``: they are as good as the best within the error.

    ``rough``: they were tried too rarely for an exact figure. ``best``: the choice that the hint recommends.
    """

    label: str
    cost: float
    good: bool
    rough: bool = False
    best: bool = False

    @property
    def figure(self) -> str:
        """The cost in words, or a text that the choice is the best or as good."""
        if self.good:
            return words.say("grade.best" if self.best else "hint.as_good")
        figure = lost_figure(max(1, half_points(self.cost)))
        return words.say("hint.about", figure=figure) if self.rough else figure


@dataclass(frozen=True, slots=True)
class HintPage:
    """A page of the hint: a ``title`` with words below, or the ``figures``."""

    title: str = ""
    words: str = ""
    figures: bool = False


def hint_rows(told: HintText, advice: Advice) -> list[HintRow]:
    """The choices as rows, the best first; actions that are equally good, or cost the same, share a row.

    For a discard, a row names the cards that the best one does not contain, and those that they replace.
    """
    best, *others = advice.values
    phase, discards = told.phase, len(best.plan) > 1
    groups: dict[tuple[object, ...], list[ActionValue]] = {}
    for one in others:
        good = as_good(one)
        figure = (0, False) if good else (max(1, half_points(one.behind)), one.given_up)
        groups.setdefault((not good, *figure, one.plan if discards else ()), []).append(one)
    rows = []
    for (ill, _, rough, _), group in sorted(groups.items(), key=lambda item: item[0][:3]):
        every = told.ordered([action for one in group for action in one.plan])
        label = _swap(told, group[0].plan, best.plan) if discards else describe_actions(every, phase)
        rows.append(HintRow(label, group[0].behind, not ill, bool(rough)))
    return [HintRow(describe_actions(told.ordered(best.plan), phase), 0.0, good=True, best=True), *rows]


def _swap(told: HintText, plan: Sequence[Action], best: Sequence[Action]) -> str:
    """The cards of ``plan`` and the cards of the ``best`` plan that they replace, in words."""
    new, old = (describe_actions(told.ordered([action for action in one if action not in other]), told.phase)
                for one, other in ((plan, best), (best, plan)))
    return words.say("hint.swap", cards=new, others=old)


def why(told: HintText, advice: Advice) -> str:
    """The most important reasons, each in a sentence."""
    reasons = advice.reasons[:REASONS.get(told.phase, 1)]
    return " ".join(reason_words(one, told.name, told.sort) for one in reasons) or words.say("hint.no_reason")


def pages_of(told: HintText) -> tuple[HintPage, ...]:
    """The pages: first the action and the reason, then the figures; a single one until the hint is finished."""
    advice = told.hint.advice
    if advice is None:
        return (HintPage(words=words.say("hint.failed" if told.hint.failed else "hint.thinking")),)
    return (HintPage(deed(told.ordered(advice.best), told.phase), why(told, advice)), HintPage(figures=True))


class HintLeaf:
    """The layout of ``page``, one of ``count``, on a leaf of at most ``most`` pixels, with its words in ``role``."""

    def __init__(self, page: HintPage, told: HintText, metrics: Metrics, most: tuple[int, int], count: int,
                 role: TextRole = "body", *, last: bool = False) -> None:
        self.metrics, self.most, self.role = metrics, most, role
        self.room = most[0] - 2 * metrics.px(PAD)
        advice = told.hint.advice
        rows = hint_rows(told, advice) if advice is not None and page.figures else []
        large = role == "body" and text.width(page.title, "heading", metrics) <= self.room
        title: TextRole = "heading" if large else "strong"
        head = [(page.title, title, theme.INK), (page.words, role, theme.INK)]
        if page.figures:
            scale = "hint.scale_none" if all(row.good for row in rows) else "hint.scale"
            head = [(words.say(scale), "small", theme.ON_PAPER.muted)]
        self.head = [(text.lay(said, kind, metrics, self.room), colour) for said, kind, colour in head if said]
        self.foot = words.say("hint.less" if last else "hint.more") if count > 1 else ""
        self.close = label_of(Verb.BACK)
        self.foot_high = text.line_height("small", metrics) + metrics.px(APART)
        self.columns = self._columns(rows)
        self.rows = [(row, text.lay(row.label, role, metrics, self.columns[0])) for row in rows]
        fixed = sum(block.height + metrics.px(APART) for block, _ in self.head) + 2 * metrics.px(PAD) + self.foot_high
        self.left_out = self._left_out(most[1] - fixed)
        self.shown = self.rows[:len(self.rows) - self.left_out]
        rest = text.line_height(role, metrics) if self.left_out else 0
        self.high = fixed + sum(block.height for _, block in self.shown) + rest

    def _columns(self, rows: Sequence[HintRow]) -> tuple[int, int]:
        """The widths in pixels of labels and figures; the bars take the rest."""
        values = max((text.width(row.figure, "small", self.metrics) for row in rows), default=0)
        label = max((text.width(row.label, self.role, self.metrics) for row in rows), default=0)
        rest = self.room - values - self.metrics.px(BETWEEN)
        return min(label, max(1, rest)), values

    def _left_out(self, room: int) -> int:
        """The number of the costliest rows that do not fit in ``room`` pixels above a line with their number."""
        high, line = sum(block.height for _, block in self.rows), text.line_height(self.role, self.metrics)
        left = 0
        while high + (line if left else 0) > room and left + 1 < len(self.rows):
            left += 1
            high -= self.rows[-left][1].height
        return left

    @property
    def fits(self) -> bool:
        """Whether the leaf has room for the whole page."""
        return self.high <= self.most[1] and not self.left_out

    def drawn(self) -> Surface:
        pad = self.metrics.px(PAD)
        made = blank((self.most[0], self.high))
        frames.draw_frame(made, "tooltip", made.get_rect(), self.metrics.ui_scale)
        top = pad
        for block, colour in self.head:
            text.draw(made, block, Rect(pad, top, self.room, block.height), colour)
            top += block.height + self.metrics.px(APART)
        for row, label in self.shown:
            self._draw_row(made, row, label, Rect(pad, top, self.room, label.height))
            top += label.height
        if self.left_out:
            rest = text.lay(words.count("hint.weaker", self.left_out), "small", self.metrics)
            text.draw(made, rest, Rect(pad, top, self.room, text.line_height(self.role, self.metrics)),
                      theme.ON_PAPER.muted)
        self._draw_foot(made, Rect(pad, self.high - pad - self.foot_high, self.room, self.foot_high))
        return made

    def _draw_foot(self, made: Surface, rect: Rect) -> None:
        """Draw the underlined link to the next page, and the key that closes the hint."""
        link, close = (text.lay(said, "small", self.metrics) for said in (self.foot, self.close))
        if self.foot:
            spot = text.draw(made, link, rect, theme.ON_PAPER.accent)
            y = spot.bottom - self.metrics.px(2)
            pygame.draw.line(made, theme.ON_PAPER.accent, (spot.left, y), (spot.right, y), self.metrics.line)
        if link.width + close.width + self.metrics.px(BETWEEN) <= rect.width:
            text.draw(made, close, rect, theme.ON_PAPER.muted, "right")

    def _draw_row(self, made: Surface, row: HintRow, label: text.Block, rect: Rect) -> None:
        wide, values = self.columns
        between = self.metrics.px(BETWEEN)
        ink = theme.INK if row.good else theme.ON_PAPER.muted
        text.draw(made, label, Rect(rect.left, rect.top, wide, rect.height), ink)
        text.draw(made, text.lay(row.figure, "small", self.metrics), rect, ink, "right")
        track = Rect(rect.left + wide + between, rect.top, rect.width - wide - values - 2 * between, rect.height)
        dearest = max((one.cost for one, _ in self.shown if not one.good), default=0.0)
        if track.width >= self.metrics.px(TRACK) and not row.good and dearest:
            bar = Rect(track.left, 0, max(2, round(track.width * row.cost / dearest)), self.metrics.px(THICK))
            bar.centery = track.centery
            plain.rounded(made, bar, theme.GILT_DARK, bar.height // 2)


def leaf_of(page: HintPage, told: HintText, trials: Sequence[tuple[Metrics, Rect]], count: int, *,
            last: bool) -> tuple[HintLeaf, Rect]:
    """The layout of ``page``, one of ``count``, in the first of ``trials`` in which it fits, and that trial's room.

    If it fits in none, the layout shows as much as fits in the last.
    """
    for metrics, room in trials:
        for role in ("body", "small"):
            leaf = HintLeaf(page, told, metrics, room.size, count, role, last=last)
            if leaf.fits:
                return leaf, room
    return leaf, room
