"""A hint on a small sheet of paper: the good actions, the expected result of each, or the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...ai.teaching.advice import ActionValue, Advice
from ...engine.observation import Observation
from ...engine.rules import Seat
from ...reviewer import Hint
from ...view import words
from ...view.numbers import Scale
from ...view.table.describe import describe_action, describe_actions, reason_words
from ...view.units import Metrics, TextRole
from ...view.words import Namer
from ..draw import art, text, theme
from ..draw.pictures import blank

MARKED, NUMBERS, REASONS = 1, 2, 3
"""The depths of a hint."""
PAD, GAP, BETWEEN = 22, 5, 14
"""Units: padding, gap between lines, gap between columns."""
TRACK, DOT, BELOW = 90, 5, 14
"""Units: least width of a track, size of a dot, and height of a track below its figures."""
ROWS_AT_LEAST = 6
"""The text is made smaller before fewer rows than these are shown."""
REASONS_AT_MOST = 3


@dataclass(frozen=True, slots=True)
class HintText:
    """The part of ``hint`` shown at ``depth``; ``name`` returns the seats' names."""

    hint: Hint
    depth: int
    name: Namer

    @property
    def seen(self) -> Observation:
        """The observation of the seat that the hint is for."""
        return self.hint.seen


@dataclass(frozen=True, slots=True)
class HintRow:
    """Several actions with the same expected result; ``good`` if they are among the best."""

    label: str
    worth: float
    error: float
    good: bool
    given_up: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A paragraph on the sheet."""

    words: str
    role: TextRole
    colour: theme.Colour


def hint_rows(advice: Advice, phase: str) -> list[HintRow]:
    """The actions as rows, the best first; actions with equal results share a row."""
    groups: dict[tuple[float, float], list[ActionValue]] = {}
    for one in advice.values:
        groups.setdefault((one.worth, one.error), []).append(one)
    return [HintRow(describe_actions((one.action for one in group), phase), worth, error,
                    any(one.action in advice.good for one in group), group[0].given_up)
            for (worth, error), group in groups.items()]


def worth_text(worth: float, error: float, signed: bool, rough: bool = False) -> str:
    """``worth`` with its error; ``rough`` if it was tried too seldom to know the error."""
    if rough:
        return words.say("hint.about", figure=words.signed(round(worth)) if signed else words.number(round(worth)))
    shown, unsure = round(worth, 1) + 0.0, round(error, 1)
    figures = words.signed(shown) if signed else words.number(shown)
    return f"{figures} ± {words.number(unsure)}" if unsure else figures


def head_lines(told: HintText) -> list[Said]:
    """The lines above the rows."""
    ink, muted, advice = theme.INK, theme.ON_PAPER.muted, told.hint.advice
    if advice is None:
        return [Said(words.say("hint.failed" if told.hint.failed else "hint.thinking"), "body", ink)]
    phase = told.seen.phase
    if told.depth == NUMBERS:
        unit = "hint.payment" if phase == "auction" else "hint.points"
        return [Said(words.say("hint.numbers"), "strong", theme.ON_PAPER.accent), Said(words.say(unit), "small", muted)]
    if told.depth == REASONS:
        best = words.say("hint.best", action=describe_action(advice.values[0].action, phase))
        return [Said(best, "strong", theme.ON_PAPER.accent), *(Said(why, "body", ink) for why in _why(told, advice))]
    good = words.say("hint.good", actions=describe_actions(advice.good, phase))
    return [Said(good, "strong", ink)]


def _why(told: HintText, advice: Advice) -> list[str]:
    def name(seat: Seat) -> str:
        return told.name(seat)
    found = [reason_words(reason, name) for reason in advice.reasons[:REASONS_AT_MOST]]
    return found or [words.say("hint.no_reason")]


def foot_lines(told: HintText) -> list[Said]:
    key = {MARKED: "hint.then_numbers", NUMBERS: "hint.then_reasons", REASONS: "hint.then_close"}[told.depth]
    key = "hint.then_close" if told.hint.failed else key
    return [] if told.hint.open else [Said(words.say(key), "small", theme.ON_PAPER.muted)]


class HintSheet:
    """The layout of a sheet of at most ``most`` pixels."""

    def __init__(self, told: HintText, metrics: Metrics, most: tuple[int, int]) -> None:
        self.metrics = metrics
        advice, phase = told.hint.advice, told.seen.phase
        self.signed = phase == "auction"
        self.rows = hint_rows(advice, phase) if advice is not None and told.depth == NUMBERS else []
        self.room = most[0] - 2 * metrics.px(PAD)
        self.columns = self._columns()
        self.head = [(said, self._lay(said)) for said in head_lines(told)]
        self.foot = [(said, self._lay(said)) for said in foot_lines(told)]
        written = [block for _, block in (*self.head, *self.foot)]
        self.wide = min(self.room, max([self._table_wide(), *(block.width for block in written)]))
        self.line = text.line_height("body", metrics) + metrics.px(BELOW if self.narrow else GAP)
        fixed = sum(block.height + metrics.px(GAP) for block in written) + 2 * metrics.px(PAD) + metrics.px(GAP)
        fit = max(0, (most[1] - fixed) // self.line)
        self.shown = self.rows if len(self.rows) <= fit else self.rows[:max(1, fit - 1)]
        self.left_out = len(self.rows) - len(self.shown)
        self.high = fixed + (len(self.shown) + bool(self.left_out)) * self.line

    def _lay(self, said: Said) -> text.Block:
        return text.lay(said.words, said.role, self.metrics, self.room)

    def _columns(self) -> tuple[int, int]:
        """The widths of labels and figures."""
        values = max((text.width(self._value(row), "small", self.metrics) for row in self.rows), default=0)
        label = max((text.width(row.label, "body", self.metrics) for row in self.rows), default=0)
        return min(label, max(1, self.room - values - self.metrics.px(BETWEEN))), values

    @property
    def narrow(self) -> bool:
        """Whether the tracks are below labels and figures."""
        return sum(self.columns) + 2 * self.metrics.px(BETWEEN) + self.metrics.px(TRACK) > self.room

    def _table_wide(self) -> int:
        between = self.metrics.px(BETWEEN)
        track = 0 if self.narrow else self.metrics.px(TRACK) + between
        return sum(self.columns) + between + track if self.rows else 0

    def _value(self, row: HintRow) -> str:
        return worth_text(row.worth, row.error, self.signed, row.given_up)

    @property
    def roomy(self) -> bool:
        """Whether everything is shown."""
        cut = any(text.width(row.label, "body", self.metrics) > self.columns[0] and "  " not in row.label
                  for row in self.rows)
        return not cut and (not self.left_out or len(self.shown) >= ROWS_AT_LEAST)

    def drawn(self) -> Surface:
        """The sheet as a picture."""
        pad = self.metrics.px(PAD)
        made = blank((self.wide + 2 * pad, self.high))
        art.panel(made, made.get_rect(), self.metrics.ui_scale)
        top = self._write(made, self.head, pad)
        for row in self.shown:
            self._draw_row(made, row, Rect(pad, top, self.wide, self.line))
            top += self.line
        if self.left_out:
            more = text.lay(words.count("hint.more", self.left_out), "small", self.metrics)
            text.draw(made, more, Rect(pad, top, self.wide, self.line), theme.ON_PAPER.muted)
            top += self.line
        self._write(made, self.foot, top + self.metrics.px(GAP))
        return made

    def _write(self, made: Surface, said: Sequence[tuple[Said, text.Block]], top: int) -> int:
        pad = self.metrics.px(PAD)
        for paragraph, block in said:
            text.draw(made, block, Rect(pad, top, self.wide, block.height), paragraph.colour)
            top += block.height + self.metrics.px(GAP)
        return top

    def _draw_row(self, made: Surface, row: HintRow, rect: Rect) -> None:
        label, values = self.columns
        between, below = self.metrics.px(BETWEEN), self.metrics.px(BELOW)
        ink = theme.INK if row.good else theme.ON_PAPER.muted
        name = text.fit(row.label, "body", self.metrics, label)
        if len(name.lines) > 1:
            name = text.fit(_shortened(row.label, self.metrics, label), "body", self.metrics, label)
        track = Rect(rect.left + label + between, rect.top, rect.width - label - values - 2 * between, rect.height)
        if self.narrow:
            track = Rect(rect.left, rect.bottom - below, rect.width, below)
            rect = Rect(rect.left, rect.top, rect.width, rect.height - below)
        text.draw(made, name, Rect(rect.left, rect.top, label, rect.height), ink)
        text.draw(made, text.lay(self._value(row), "small", self.metrics), rect, ink, "right")
        self._draw_mark(made, row, track)

    def _draw_mark(self, made: Surface, row: HintRow, track: Rect) -> None:
        """A dot at the expected result, with a whisker for its error."""
        metrics = self.metrics
        low = min(one.worth - one.error for one in self.shown)
        high = max(one.worth + one.error for one in self.shown)
        scale = Scale(low, high if high > low else low + 1, track.left + metrics.px(DOT), track.right - metrics.px(DOT))
        colour = theme.LEAF_DARK if row.good else theme.GILT_DARK
        pygame.draw.line(made, theme.PAPER3, (track.left, track.centery), (track.right, track.centery), metrics.line)
        spots = [(scale.at(min(max(n, low), high)), track.centery) for n in
                 (row.worth - row.error, row.worth, row.worth + row.error)]
        pygame.draw.line(made, colour, spots[0], spots[2], max(2, metrics.px(3)))
        for x, y in (spots[0], spots[2]):
            pygame.draw.line(made, colour, (x, y - metrics.px(5)), (x, y + metrics.px(5)), max(1, metrics.px(1.6)))
        pygame.draw.aacircle(made, colour, spots[1], metrics.px(DOT))
        if row.given_up:
            pygame.draw.aacircle(made, theme.PAPER, spots[1], metrics.px(DOT) - max(1, metrics.px(2)))


def _shortened(label: str, metrics: Metrics, room: int) -> str:
    """The words of ``label`` that fit on one line, with an ellipsis."""
    kept = label.split("  ")
    while len(kept) > 1 and text.width("  ".join(kept) + " …", "body", metrics) > room:
        kept.pop()
    return "  ".join(kept) + " …"


def hint_picture(told: HintText, metrics: Sequence[Metrics], most: tuple[int, int]) -> Surface:
    """The sheet in the first of ``metrics``, from large text to small, that has room for enough rows."""
    for one in metrics:
        sheet = HintSheet(told, one, most)
        if sheet.roomy and sheet.high <= most[1]:
            break
    return sheet.drawn()
