"""The score sheet: the counting and payment of the deal, and the way on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
from pygame import Rect, Surface

from ....engine.rules import Seat
from ....view import words
from ....view.table.prompts import WAIT, Prompt
from ....view.table.sheet import SheetRow, rows
from ....view.units import TEXT_PERCENTS, Metrics
from ...app.scene import Push, Replace, Step
from ...draw import art, text, theme
from ...table.canvas import Item
from ...table.table import Table
from ...widgets.base import Widget
from ...widgets.button import Button
from .after import CountScene, all_hands
from .chart import match_chart
from .floor import row_of
from .table_scene import TableScene

#: The seconds for which a demonstration shows the sheet.
DEMO_SECONDS = 8.0
#: Units: the padding of the sheet, and the least between its two columns.
PAD, BETWEEN = 34, 52


class ScoringScene(TableScene):
    """Shows the sheet on the table; the cards stay in their places."""

    stages = ("scoring",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._seen = 0.0

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """Next deal, or the end of the match."""
        look: list[Widget] = []
        if self.table.stage.board.end == "played":
            look = [Button(words.lazy("after.count_button"), lambda: Push(CountScene(self.table))),
                    Button(words.lazy("after.hands_button"), lambda: Push(all_hands(self.table)))]
        if self.table.tutor is not None:
            return {"middle": look}
        if (again := self.table.links.look_back) is not None:
            look.append(Button(words.lazy("replay.look_again"), lambda: Push(again())))
        if (judged := self.table.links.review) is not None and self.table.stage.board.end == "played":
            look.append(Button(words.lazy("review.button"), lambda: Push(judged())))
        if len(self.table.session.payments) > 1:
            look.append(Button(words.lazy("chart.button"), lambda: Push(match_chart(self.table))))
        if self.table.session.match.finished:
            return {"middle": [Button(words.lazy("sheet.new_match"), self._again, primary=True), *look,
                               Button(words.lazy("menu.menu"), self._home)]}
        return {"middle": [Button(words.lazy("sheet.next_deal"), self._next, primary=True), *look,
                           Button(words.lazy("menu.menu"), lambda: Push(self.leaving()))]}

    def side_buttons(self) -> list[Widget]:
        """Empty: the sheet has the buttons."""
        return []

    def _next(self) -> Step:
        self.table.next_deal()
        return Replace(self.table.scene("deal"))

    def _again(self) -> Step:
        self.table.new_match()
        return Replace(self.table.scene("deal"))

    def _home(self) -> Step:
        return Replace(self.table.links.home())

    def middle(self, metrics: Metrics) -> tuple[float, float]:
        """The foot of the sheet."""
        rect = self._rect()
        return rect.centerx, rect.bottom - metrics.px(24) - self._foot / 2

    def _below_sayings(self, places: dict[Widget, Rect], metrics: Metrics) -> dict[Widget, Rect]:
        """The buttons stay at the foot of the sheet."""
        return places

    def room(self, metrics: Metrics) -> int:
        """The width of the sheet."""
        return self._rect().width - metrics.px(50)

    def _buttons_wide(self, buttons: list[Widget], metrics: Metrics) -> int:
        return sum(b.preferred(metrics)[0] for b in buttons) + metrics.px(10) * (len(buttons) - 1)

    def _rect(self) -> Rect:
        metrics = self.table.metrics
        sheet = ScoreSheet(self.table)
        width, height = sheet.size(metrics)
        buttons = self.controls(WAIT)["middle"]
        width = max(width, min(round(metrics.width * 0.94), self._buttons_wide(buttons, metrics) + metrics.px(60)))
        foot = max(r.bottom for r in row_of(buttons, metrics, (0, 0), width - metrics.px(50)).values()) * 2
        rect = Rect(0, 0, width, height + foot + metrics.px(34))
        self._foot = foot
        rect.center = metrics.width // 2, min(metrics.height // 2, round(metrics.height * 0.46))
        return rect.clamp(Rect(0, metrics.px(6), metrics.width, metrics.height - metrics.px(12)))

    def update(self, dt: float) -> Step | None:
        """In a demonstration the next deal begins automatically."""
        self._seen += dt
        if self.table.demo and self._seen > DEMO_SECONDS:
            return self._again() if self.table.session.match.finished else self._next()
        return super().update(dt)

    def resize(self, metrics: Metrics) -> None:
        """Lay the sheet out for another window."""
        super().resize(metrics)
        self.table.cover(self._rect())

    def leave(self) -> None:
        """Remove the sheet."""
        super().leave()
        self.table.cover(None)

    def extra_items(self) -> list[Item]:
        """The sheet."""
        rect, table = self._rect(), self.table

        def paint(surface: Surface) -> None:
            art.panel(surface, rect, table.metrics.ui_scale)
            ScoreSheet(table).draw(surface, rect)
        version = (self._version, words.language(), table.session.deals_dealt)
        return [Item("sheet", 3500.0, rect, version, paint=paint)]

    def trace(self) -> dict[str, Any] | None:
        """Adds the payments."""
        told = super().trace()
        return None if told is None else {**told, "payments": self.table.session.payments[-1]}


class ScoreSheet:
    """Title, arithmetic on the left, payments on the right."""

    def __init__(self, table: Table) -> None:
        self.table = table
        session, board = table.session, table.stage.board
        self.title = self._title()
        self.lines: list[SheetRow] = [] if board.score is None else rows(
            board.score, session.rules, table.name, declared=board.taker is not None)
        self.paid = [(table.name(seat), session.payments[-1][seat], total)
                     for seat, total in enumerate(session.match.totals)]

    def _title(self) -> str:
        table = self.table
        session, board = table.session, table.stage.board
        if session.match.finished:
            best = max(session.match.totals)
            return self._won("match", [s for s, total in enumerate(session.match.totals) if total == best])
        if board.end in ("passed", "void"):
            return words.say(f"sheet.{board.end}")
        payments = session.payments[-1]
        winners = [s for s, paid in enumerate(payments) if paid > 0]
        return self._won("deal", winners) if winners else words.say("sheet.draw")

    def _won(self, what: str, winners: list[Seat]) -> str:
        """The winners, with the form of the verb for a person or for others."""
        table = self.table
        you = "you_" if table.session.viewer in winners and not table.demo else ""
        return words.count(f"sheet.{you}{what}_won", len(winners), name=words.listed([table.name(s) for s in winners]))

    def _fitting(self, metrics: Metrics) -> Metrics:
        """With the largest text up to the one chosen that leaves the sheet as wide as the window."""
        for percent in [p for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]:
            found = replace(metrics, text_percent=percent)
            if sum(self._widths(found)) + metrics.px(BETWEEN + 2 * PAD) <= metrics.width - metrics.px(12):
                break
        return found

    def size(self, metrics: Metrics) -> tuple[int, int]:
        """The size in pixels of the sheet without its buttons."""
        metrics = self._fitting(metrics)
        left, right = self._widths(metrics)
        pad = metrics.px(PAD)
        title = text.lay(self.title, "heading", metrics, left + right + metrics.px(BETWEEN))
        rows_high = max(len(self.lines), len(self.paid) + 1) * self._line(metrics)
        return left + right + metrics.px(BETWEEN) + 2 * pad, title.height + rows_high + metrics.px(24) + pad

    def _line(self, metrics: Metrics) -> int:
        return text.line_height("body", metrics) + metrics.px(3)

    def _widths(self, metrics: Metrics) -> tuple[int, int]:
        gap = metrics.px(20)
        left = max([metrics.px(120), *(text.width(r.left, "body", metrics) + gap + text.width(r.right, "body", metrics)
                                       for r in self.lines)])
        right = max(text.width(name, "body", metrics) for name, _, _ in self.paid) + 2 * self._column(metrics)
        return left, right + gap

    def _column(self, metrics: Metrics) -> int:
        heads = [text.width(words.say(key), "small", metrics) for key in ("sheet.payments", "sheet.totals")]
        numbers = [text.width(words.signed(n), "body", metrics) for _, a, b in self.paid for n in (a, b)]
        return max(*heads, *numbers) + metrics.px(16)

    def draw(self, surface: Surface, rect: Rect) -> None:
        """Everything on the panel ``rect``."""
        metrics = self._fitting(self.table.metrics)
        pad = metrics.px(PAD)
        left, right = self._widths(metrics)
        title = text.lay(self.title, "heading", metrics, rect.width - 2 * pad)
        top = rect.top + metrics.px(26)
        text.draw(surface, title, Rect(rect.left, top, rect.width, title.height), theme.ON_PAPER.accent, "centre")
        top += title.height + metrics.px(10)
        aside = max(0, rect.width - 2 * pad - left - right - metrics.px(BETWEEN)) // 3
        self._draw_lines(surface, Rect(rect.left + pad + aside, top, left, 0), metrics)
        self._draw_paid(surface, Rect(rect.right - pad - aside - right, top, right, 0), metrics)

    def _draw_lines(self, surface: Surface, column: Rect, metrics: Metrics) -> None:
        high = self._line(metrics)
        for number, line in enumerate(self.lines):
            row = Rect(column.left, column.top + number * high, column.width, high)
            colour = theme.INK if line.strong else theme.ON_PAPER.muted
            text.draw(surface, text.lay(line.left, "body", metrics), row, colour)
            text.draw(surface, text.lay(line.right, "body", metrics), row, theme.INK, "right")
            if line.strong:
                pygame.draw.line(surface, theme.GILT, row.bottomleft, row.bottomright, metrics.line)

    def _draw_paid(self, surface: Surface, column: Rect, metrics: Metrics) -> None:
        high, wide = self._line(metrics), self._column(metrics)
        heads = (words.say("sheet.payments"), words.say("sheet.totals"))
        for number, head in enumerate(heads):
            cell = Rect(column.right - (2 - number) * wide, column.top, wide, high)
            text.draw(surface, text.lay(head, "small", metrics), cell, theme.ON_PAPER.muted, "right")
        for line, (name, paid, total) in enumerate(self.paid, 1):
            row = Rect(column.left, column.top + line * high, column.width, high)
            text.draw(surface, text.lay(name, "body", metrics), row, theme.INK)
            for number, value in enumerate((paid, total)):
                cell = Rect(column.right - (2 - number) * wide, row.top, wide, high)
                ground = theme.ON_PAPER
                colour = ground.gain if value > 0 else ground.loss if value < 0 else ground.ink
                text.draw(surface, text.lay(words.signed(value), "body", metrics), cell, colour, "right")
