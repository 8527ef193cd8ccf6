"""A sentence at each new phase, while the player is new to the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....settings import Keeper
from ....view import words
from ....view.table.phases import PHASES, due_phase, explanation, phase_of
from ....view.units import TEXT_PERCENTS
from ...app.events import is_press
from ...app.scene import Answer, Step
from ...table import note, panels
from ...table.canvas import Item
from ...table.hint import HintAside
from ...table.note import Note
from ...table.overlays import TableOverlay
from ...table.table import Table

#: A sentence counts as read after this many seconds, or when the player was asked something below it.
READ_S = 2.0
#: Units: the width of the note where it is too high for the column of the hints.
SIDE = 275


class PhaseAside(TableOverlay):
    """Explains the phase of the deal beside the hand, unless a dialog does so: ``elsewhere``.

    ``keeper`` keeps what was explained.

    A click on the last line ends the explanations for good, elsewhere on the note for this phase.
    """

    dirty = False

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self.elsewhere = False
        self._shown: str | None = None
        self._closed: str | None = None
        self._since, self._asked, self._bright = 0.0, False, False
        self._rect = Rect(0, 0, 0, 0)

    @property
    def text(self) -> str:
        """What is explained now; empty for nothing."""
        return explanation(self.table.view) if self._current else ""

    @property
    def said(self) -> str:
        """The explanation."""
        return self.text

    @property
    def beside_hand(self) -> bool:
        """Whether a phase is explained, or would be but for a remark or a hint in its place.

        What was explained keeps its place until the picture shows all events: the hand does not slide twice between
        two explanations.
        """
        waits = self._shown is not None and self.table.session.pending > 0
        return (self._current or waits) and not self.elsewhere

    @property
    def _current(self) -> bool:
        if self._shown is None:
            return False
        phase = phase_of(self.table.view)
        return phase in PHASES and self._shown.endswith("." + phase)

    def _due(self) -> str | None:
        table = self.table
        if not table.preferences.introduce or table.tutor is not None or table.rushing \
                or table.stage.board.stage not in ("bidding", "play"):
            return None
        if table.session.pending:
            return self._shown
        found = due_phase(table.view, self.keeper.settings.phases_told, self._shown)
        return found if found != self._closed else None

    def update(self, dt: float) -> Step | None:
        """Show the sentence of a new phase, and remember those that were read."""
        due = self._due()
        if due != self._shown:
            self._told()
            self._shown, self._since, self._asked, self.dirty = due, 0.0, False, True
        self._since += dt
        self._asked = self._asked or self.table.mine
        return None

    def _told(self) -> None:
        """Count the sentence that ends now, if there was time to read it."""
        if self._shown is None or (self._since < READ_S and not self._asked):
            return
        told = self.keeper.settings.phases_told
        self.keeper.change(phases_told={**told, self._shown: told.get(self._shown, 0) + 1})

    def items(self) -> Sequence[Item]:
        """The note, unless a remark or a hint is in its place."""
        self.dirty = False
        table = self.table
        hidden = self.elsewhere or table.covered is not None or table.remarks.shown is not None or self._hinted
        if hidden or not self._current:
            self._rect = Rect(0, 0, 0, 0)
            return ()
        made, self._rect = self._placed(Note(self.text, link=words.say("phase.off"), bright=self._bright))
        return (Item(("phase", "note"), panels.TOP_LAYER + 50, self._rect, id(made), made),)

    @property
    def _hinted(self) -> bool:
        return any(isinstance(one, HintAside) and one.hint is not None for one in self.table.overlays)

    def _placed(self, said: Note) -> tuple[Surface, Rect]:
        """The note in the column of the hints, where nothing else is; above the buttons if that is too low for it."""
        table, room = self.table, Rect(*map(round, self.table.layout.leaf))
        for percent in reversed([one for one in TEXT_PERCENTS if one <= table.metrics.text_percent]):
            metrics = replace(table.metrics, text_percent=percent)
            made = note.note_picture(replace(said, slim=True), metrics, room.width)
            if made.get_height() <= room.height + 2 * metrics.px(note.BLUR):  # its shadow may stick out
                return made, panels.clamped(made.get_rect(midtop=room.midtop), table.metrics)
        made = note.note_picture(said, metrics, metrics.px(SIDE))
        place = made.get_rect(bottomright=(metrics.width, table.layout.above_buttons))
        return made, panels.clamped(place, metrics, metrics.px(10))

    @property
    def _link(self) -> Rect:
        """The last line."""
        high = min(self._rect.height, note.link_high(self.table.metrics))
        return Rect(self._rect.left, self._rect.bottom - high, self._rect.width, high)

    @property
    def pressable(self) -> Sequence[Rect]:
        """The last line, and the whole note."""
        return self._link, self._rect

    def handle(self, event: Event) -> Answer:
        """A click ends the explanation of this phase, on the last line all explanations."""
        if event.type == pygame.MOUSEMOTION:
            bright = self._link.collidepoint(event.pos)
            self.dirty, self._bright = self.dirty or bright != self._bright, bright
            return False
        if not is_press(event) or not self._rect.collidepoint(event.pos):
            return False
        if self._link.collidepoint(event.pos):
            self.keeper.change(introductions=False)
        self._closed, self._asked = self._shown, True
        return True

    def invalidate(self) -> None:
        """Draw it again."""
        self.dirty = True
