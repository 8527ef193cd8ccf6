"""The current remark over the table, with a link to its rule."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from ....view import words
from ....view.table.remarks import Remark
from ...app.events import Verb, is_press, verb
from ...app.scene import Answer, Push, Step
from ...table import note, panels
from ...table.canvas import Item
from ...table.note import Note
from ...table.overlays import NO_MARKS, Help, Marks
from ...table.table import Table
from .refusals import RefusalsScene, rule_page

#: Units from the right side of the window that the buttons beside the hand may take.
BUTTONS_WIDE = 430


class RemarkAside:
    """Shows ``table.remark``; the cards that would have been legal shine, a click or F1 opens the rule.

    It stays while the pointer is on it.
    """

    help: Help | None = None

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown: tuple[Remark | None, bool] = None, False
        self._bright = False
        self._rect = Rect(0, 0, 0, 0)

    @property
    def dirty(self) -> bool:
        """Whether the remark has changed or ended."""
        return self._shown != (self.table.remark, self._bright)

    @property
    def marks(self) -> Marks:
        """The cards of the hand that would have been legal."""
        remark = self.table.remark
        if remark is None or remark.why is None:
            return NO_MARKS
        return Marks(frozenset(remark.why.cards) & self.table.view.hand)

    def update(self, dt: float) -> Step | None:
        """Advance the time of the remark, but not under the pointer; show one that waits for a second opinion."""
        self.table.hear_out(dt)
        if self._bright and self.table.remark is not None:
            self.table.remark.left += dt
        return None

    def items(self) -> Sequence[Item]:
        """The ribbon, above all else."""
        remark = self.table.remark
        if remark is not self._shown[0]:
            self._bright = False
        self._shown = remark, self._bright
        if remark is None:
            self._rect = Rect(0, 0, 0, 0)
            return []
        metrics, sheet = self.table.metrics, self.table.covered
        wide = sheet.width if sheet is not None else metrics.px(note.BY_CARD if remark.at else note.AT_THE_SIDE)
        most = min(wide, metrics.width - metrics.px(20))
        made = note.note_picture(self._note(remark), metrics, most)
        spot = made.get_rect(midbottom=self._at(remark, made.get_height()))
        self._rect = panels.clamped(spot, metrics, metrics.px(10))
        return [Item(("hud", "remark"), panels.TOP_LAYER + 10_000, self._rect, id(made), made)]

    def _at(self, remark: Remark, high: int) -> tuple[int, int]:
        """The middle of the lower edge: at the card, or above the buttons at the right, clear of trick and crest."""
        metrics, layout = self.table.metrics, self.table.layout
        if self.table.covered is not None:
            return self._off(self.table.covered, high)
        if remark.at is not None:
            by_buttons = remark.at[0] + metrics.px(note.BY_CARD / 2) > metrics.width - metrics.px(BUTTONS_WIDE)
            return remark.at[0], min(remark.at[1], layout.above_buttons if by_buttons else round(layout.hand_top))
        return metrics.width, layout.above_buttons

    def _off(self, sheet: Rect, high: int) -> tuple[int, int]:
        """Below ``sheet``; if that is too low, over its head, because its foot has the buttons."""
        metrics = self.table.metrics
        bottom = sheet.bottom + metrics.px(4) + high
        return round(metrics.width / 2), bottom if bottom <= metrics.height - metrics.px(10) else high

    def _note(self, remark: Remark) -> Note:
        head = words.say("remark.by_the_way") if remark.mistake else ""
        link = words.say("remark.rule") if self._rule else ""
        return Note(remark.text, head, remark.more, link, self._bright)

    @property
    def _rule(self) -> str | None:
        """The rule that can be opened now."""
        remark = self.table.remark
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
