"""A hint on a leaf of paper: what to do and the reason; behind that, what each choice costs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...ai.teaching.advice import ActionValue, Advice
from ...ai.teaching.review import graded, is_ill
from ...engine.actions import Action
from ...engine.observation import Observation
from ...reviewer import Hint
from ...view import words
from ...view.table.describe import deed, describe_actions, reason_words
from ...view.units import Metrics, TextRole
from ...view.words import Namer
from ..app.events import Verb
from ..app.key_names import label_of
from ..draw import frames, text, theme
from ..draw.pictures import blank

PAD, GAP, BETWEEN = 16, 4, 10
"""Units: padding, gap between lines, gap between columns."""
TRACK, THICK = 26, 7
"""Units: least width of a bar, and its thickness."""
ROWS_AT_LEAST = 4
"""The text is made smaller before fewer rows than these are shown."""
CLAUSE = re.compile(r"^.{12,}?(?:[.!?](?=\s)|[^\s\d](?=\s?[:;,](?:\s|$)))")
"""The first sentence of several, or its first clause."""


@dataclass(frozen=True, slots=True)
class HintText:
    """A ``hint``; ``name`` returns the seats' names."""

    hint: Hint
    name: Namer

    @property
    def seen(self) -> Observation:
        """The observation of the seat that the hint is for."""
        return self.hint.seen


@dataclass(frozen=True, slots=True)
class HintRow:
    """Choices that cost the same number of card points; ``good``: none of them is worse beyond the error.

    ``rough``: they were tried too seldom to know the figure well. ``best``: the choice that the hint names.
    """

    label: str
    cost: float
    good: bool
    rough: bool
    best: bool = False

    @property
    def figure(self) -> str:
        """The cost in words."""
        if self.good:
            return words.say("grade.best" if self.best else "hint.as_good")
        whole = round(-self.cost)
        return words.say("hint.about", figure=words.signed(whole)) if self.rough and whole else \
            words.signed(round(-self.cost, 1))


@dataclass(frozen=True, slots=True)
class HintPage:
    """One side of the leaf: a ``title`` with words below, or the ``figures``."""

    title: str = ""
    words: str = ""
    figures: bool = False


def hint_rows(advice: Advice, phase: str) -> list[HintRow]:
    """The choices as rows, the best first; actions of equal value share a row.

    Of a discard, the cards are named that are not in the best, and those they replace.
    """
    best, *others = advice.values
    groups: dict[tuple[object, ...], list[ActionValue]] = {}
    for one in others:
        good = not one.given_up and not is_ill(graded(one.behind, one.doubt))
        own = one.plan if len(one.plan) > 1 else ()
        groups.setdefault((good, one.behind, one.doubt, own), []).append(one)
    rows = []
    for key, group in groups.items():
        label = _swap(group[0].plan, best.plan, phase) if len(best.plan) > 1 else \
            describe_actions([action for one in group for action in one.plan], phase)
        rows.append(HintRow(label, group[0].behind, bool(key[0]), group[0].given_up))
    rows.sort(key=lambda row: (not row.good, row.cost))
    return [HintRow(describe_actions(best.plan, phase), 0.0, good=True, rough=False, best=True), *rows]


def _swap(plan: Sequence[Action], best: Sequence[Action], phase: str) -> str:
    """What ``plan`` has in place of cards of the ``best``."""
    new, old = ([action for action in one if action not in other] for one, other in ((plan, best), (best, plan)))
    return words.say("hint.swap", cards=describe_actions(new, phase), others=describe_actions(old, phase))


def why(told: HintText, advice: Advice) -> str:
    """The first reason, as a sentence."""
    return reason_words(advice.reasons[0], told.name) if advice.reasons else words.say("hint.no_reason")


def pages_of(told: HintText, sizes: Sequence[Metrics], most: tuple[int, int]) -> tuple[HintPage, ...]:
    """The pages: deed and reason, then figures.

    Where the reason does not fit in ``most`` pixels at the first of ``sizes``, its first clause stays with the deed, if
    need be in smaller text, and the whole has a page of its own.
    """
    advice = told.hint.advice
    if advice is None:
        return (HintPage(words=words.say("hint.failed" if told.hint.failed else "hint.thinking")),)
    title, reason = deed(advice.best, told.seen.phase), why(told, advice)
    if HintLeaf(HintPage(title, reason), told, sizes[0], most, 2, "small").fits:
        return (HintPage(title, reason), HintPage(figures=True))
    clause = CLAUSE.match(reason)
    short = HintPage(title, clause[0] if clause else reason)
    return (short, HintPage(words=reason), HintPage(figures=True))


class HintLeaf:
    """The layout of ``page``, one of ``count``, on a leaf of at most ``most`` pixels, its words in ``role``."""

    def __init__(self, page: HintPage, told: HintText, metrics: Metrics, most: tuple[int, int], count: int,
                 role: TextRole = "body", *, last: bool = False) -> None:
        self.metrics, self.most = metrics, most
        self.room = most[0] - 2 * metrics.px(PAD)
        advice, phase = told.hint.advice, told.seen.phase
        self.rows = hint_rows(advice, phase) if advice is not None and page.figures else []
        head = [(page.title, self._title_role(page.title), theme.INK), (page.words, role, theme.INK)]
        if page.figures:
            head = [(words.say("hint.scale"), "small", theme.ON_PAPER.muted)]
        self.head = [(self._lay(said, kind), colour) for said, kind, colour in head if said]
        self.foot = words.say("hint.less" if last else "hint.more") if count > 1 else ""
        self.close = label_of(Verb.BACK)
        self.role = role
        self.columns = self._columns()
        self.line = text.line_height(role, metrics)
        self.foot_high = text.line_height("small", metrics) + metrics.px(GAP)
        fixed = sum(block.height + metrics.px(GAP) for block, _ in self.head) + 2 * metrics.px(PAD) + self.foot_high
        fit = max(0, (most[1] - fixed) // self.line)
        self.shown = self.rows if len(self.rows) <= fit else self.rows[:max(1, fit - 1)]
        self.left_out = len(self.rows) - len(self.shown)
        self.high = fixed + (len(self.shown) + bool(self.left_out)) * self.line

    def _lay(self, said: str, role: TextRole) -> text.Block:
        return text.lay(said, role, self.metrics, self.room)

    def _title_role(self, said: str) -> TextRole:
        return "heading" if text.width(said, "heading", self.metrics) <= self.room else "strong"

    def _columns(self) -> tuple[int, int]:
        """The widths of labels and figures; the bars have what is left."""
        values = max((text.width(row.figure, "small", self.metrics) for row in self.rows), default=0)
        label = max((text.width(row.label, self.role, self.metrics) for row in self.rows), default=0)
        rest = self.room - values - self.metrics.px(BETWEEN)
        return min(label, max(1, rest)), values

    @property
    def fits(self) -> bool:
        """Whether everything is on it, or enough rows."""
        cut = self.left_out and len(self.shown) < ROWS_AT_LEAST
        return self.high <= self.most[1] and not cut

    def drawn(self) -> Surface:
        """The leaf as a picture."""
        pad = self.metrics.px(PAD)
        made = blank((self.most[0], self.high))
        frames.draw_frame(made, "tooltip", made.get_rect(), self.metrics.ui_scale)
        top = pad
        for block, colour in self.head:
            text.draw(made, block, Rect(pad, top, self.room, block.height), colour)
            top += block.height + self.metrics.px(GAP)
        for row in self.shown:
            self._draw_row(made, row, Rect(pad, top, self.room, self.line))
            top += self.line
        if self.left_out:
            rest = text.lay(words.count("hint.weaker", self.left_out), "small", self.metrics)
            text.draw(made, rest, Rect(pad, top, self.room, self.line), theme.ON_PAPER.muted)
        self._draw_foot(made, Rect(pad, self.high - pad - self.foot_high, self.room, self.foot_high))
        return made

    def _draw_foot(self, made: Surface, rect: Rect) -> None:
        """The link to the next page, underlined, and the key that closes."""
        link, close = (text.lay(said, "small", self.metrics) for said in (self.foot, self.close))
        if self.foot:
            spot = text.draw(made, link, rect, theme.ON_PAPER.accent)
            y = spot.bottom - self.metrics.px(2)
            pygame.draw.line(made, theme.ON_PAPER.accent, (spot.left, y), (spot.right, y), self.metrics.line)
        if link.width + close.width + self.metrics.px(BETWEEN) <= rect.width:
            text.draw(made, close, rect, theme.ON_PAPER.muted, "right")

    def _draw_row(self, made: Surface, row: HintRow, rect: Rect) -> None:
        label, values = self.columns
        between = self.metrics.px(BETWEEN)
        ink = theme.INK if row.good else theme.ON_PAPER.muted
        name = text.lay(_shortened(row.label, self.role, self.metrics, label), self.role, self.metrics)
        text.draw(made, name, Rect(rect.left, rect.top, label, rect.height), ink)
        text.draw(made, text.lay(row.figure, "small", self.metrics), rect, ink, "right")
        track = Rect(rect.left + label + between, rect.top, rect.width - label - values - 2 * between, rect.height)
        if track.width >= self.metrics.px(TRACK):
            self._draw_bar(made, row, track)

    def _draw_bar(self, made: Surface, row: HintRow, track: Rect) -> None:
        """A bar as long as the choice is dear, on one scale for all rows."""
        dearest = max((one.cost for one in self.shown if not one.good), default=0.0)
        if row.good or not dearest:
            return
        bar = Rect(track.left, 0, max(2, round(track.width * row.cost / dearest)), self.metrics.px(THICK))
        bar.centery = track.centery
        pygame.draw.rect(made, theme.GILT_DARK, bar, border_radius=bar.height // 2)


def _shortened(label: str, role: TextRole, metrics: Metrics, room: int) -> str:
    """As many of the words of ``label`` as fit on one line, with an ellipsis if some do not."""
    kept, end = label.split("  "), ""
    while len(kept) > 1 and text.width("  ".join(kept) + end, role, metrics) > room:
        kept.pop()
        end = " …"
    return "  ".join(kept) + end


def leaf_picture(page: HintPage, told: HintText, sizes: Sequence[Metrics], most: tuple[int, int], count: int, *,
                 last: bool) -> Surface:
    """``page``, one of ``count``, in the first of ``sizes``, from large text to small, in which it has room."""
    for metrics in sizes:
        for role in ("body", "small"):
            leaf = HintLeaf(page, told, metrics, most, count, role, last=last)
            if leaf.fits:
                return leaf.drawn()
    return leaf.drawn()
