"""The current remark over the table, with a link to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....view import words
from ....view.table.refusals import Remark
from ....view.units import TEXT_PERCENTS
from ...app.events import Verb, is_press, verb
from ...app.scene import Answer, Push, Step
from ...table import note, panels
from ...table.canvas import Item
from ...table.note import Note
from ...table.overlays import NO_MARKS, Marks, TableOverlay
from ...table.table import Table
from .refusals import RefusalsScene, rule_page

#: The size to which larger text shrinks so that a slip leaves names visible, in percent.
LEAST_PERCENT = 125


class RemarkAside(TableOverlay):
    """Shows ``table.remarks.shown``; the cards that would have been legal shine, a click on it or F1 opens the rule.

    It stays while the pointer is where a click opens the rule.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown: tuple[Remark | None, bool] = None, False
        self._bright = False
        self._rect = Rect(0, 0, 0, 0)

    @property
    def dirty(self) -> bool:
        """Whether the remark has changed or ended."""
        return self._shown != (self.table.remarks.shown, self._bright)

    @property
    def marks(self) -> Marks:
        """The cards of the hand that would have been legal."""
        remark = self.table.remarks.shown
        if remark is None or remark.why is None:
            return NO_MARKS
        return Marks(frozenset(remark.why.cards) & self.table.view.hand)

    @property
    def said(self) -> str:
        """The remark."""
        remark = self.table.remarks.shown
        return "" if remark is None else " ".join(one for one in (remark.text, words.spoken(remark.more)) if one)

    @property
    def pressable(self) -> Sequence[Rect]:
        """The link to the rule."""
        return () if self._rule is None else (self._rect,)

    def update(self, dt: float) -> Step | None:
        """Advance the time of the remark, but not under the pointer; show one that waits for a second opinion."""
        self.table.remarks.hear_out(dt)
        if self._bright and self.table.remarks.shown is not None:
            self.table.remarks.shown.left += dt
        return None

    def items(self) -> Sequence[Item]:
        """The ribbon, above all else."""
        remark = self.table.remarks.shown
        if remark is not self._shown[0]:
            self._bright = False
        self._shown = remark, self._bright
        if remark is None:
            self._rect = Rect(0, 0, 0, 0)
            return []
        made, self._rect = self._placed(remark)
        return [Item(("hud", "remark"), panels.TOP_LAYER + 10_000, self._rect, id(made), made)]

    def _placed(self, remark: Remark) -> tuple[Surface, Rect]:
        """The slip and its place: at the sheet, or above the buttons at the right; never on the hand."""
        metrics, sheet = self.table.metrics, self.table.covered
        if sheet is None:
            return self._at_the_side(remark)
        made = self._picture(remark, sheet.width / metrics.ui_scale, metrics.text_percent)
        foot = self._off(sheet, made.get_height())
        return made, panels.clamped(made.get_rect(midbottom=foot), metrics, metrics.px(10))

    def _at_the_side(self, remark: Remark) -> tuple[Surface, Rect]:
        """Above the buttons at the right, in the largest text that leaves the neighbour's name visible."""
        metrics, layout = self.table.metrics, self.table.layout
        names = layout.below_name((layout.viewer + 1) % layout.seats)
        least = min(LEAST_PERCENT, metrics.text_percent)
        for percent in [p for p in reversed(TEXT_PERCENTS) if least <= p <= metrics.text_percent]:
            made = self._picture(remark, note.AT_THE_SIDE, percent)
            foot = metrics.width, layout.above_buttons
            place = panels.clamped(made.get_rect(midbottom=foot), metrics, metrics.px(10))
            if place.top >= names:
                break
        return made, place

    def _picture(self, remark: Remark, wide: float, percent: int) -> Surface:
        metrics = replace(self.table.metrics, text_percent=percent)
        return note.note_picture(self._note(remark), metrics, min(metrics.px(wide), metrics.width - metrics.px(20)))

    def _off(self, sheet: Rect, high: int) -> tuple[int, int]:
        """Below ``sheet``; if that is too low, over its head, because its foot has the buttons."""
        metrics = self.table.metrics
        bottom = sheet.bottom + metrics.px(4) + high
        return round(metrics.width / 2), bottom if bottom <= metrics.height - metrics.px(10) else high

    def _note(self, remark: Remark) -> Note:
        large = self.table.metrics.text_percent > note.LARGE
        head = words.say("remark.by_the_way") if remark.mistake and not large else ""
        link = words.say("remark.rule") if self._rule else ""
        return Note(remark.text, head, words.spoken(remark.more), link, self._bright)

    @property
    def _rule(self) -> str | None:
        """The rule that can be opened now."""
        remark = self.table.remarks.shown
        return None if remark is None or remark.why is None else remark.why.rule

    def handle(self, event: Event) -> Answer:
        """F1 or a click on the ribbon opens the rule; the key for refusals their page."""
        if verb(event) is Verb.REFUSALS:
            return Push(RefusalsScene(self.table))
        if self._rule is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._bright = self._rect.collidepoint(event.pos)
            return False
        pressed = is_press(event) and self._rect.collidepoint(event.pos)
        return Push(rule_page(self.table, self._rule)) if pressed or verb(event) is Verb.RULES else False

    def invalidate(self) -> None:
        """Make the pictures again."""
        note.clear_cache()
        self._shown = None, not self._bright
