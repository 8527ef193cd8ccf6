"""A sentence at each new phase, while the player is new to the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect
from pygame.event import Event

from ....settings import Keeper
from ....view import words
from ....view.table.phases import PHASES, due_phase, explanation
from ....view.table.zones import TALON
from ...app.events import is_press
from ...app.scene import Answer, Step
from ...table import note, panels
from ...table.canvas import Item
from ...table.note import Note
from ...table.overlays import NO_MARKS, Help, Marks
from ...table.table import Table

#: A sentence counts as read after this many seconds, or when the person was asked something below it.
READ_S = 2.0
#: The size to which larger text shrinks, in percent.
PERCENT = 125
#: Units: the width of the note where the crest will be; at the side, and there with larger text, when buttons are wide.
WIDE, SIDE, LARGE_SIDE = 600, 310, 275


class PhaseAside:
    """Explains the phase of the deal where the crest will be, or above the buttons at the right.

    ``keeper`` keeps what was explained.

    A click on the last line ends the explanations for good, elsewhere on the note for this phase.
    """

    help: Help | None = None
    marks: Marks = NO_MARKS

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self.dirty = False
        self._shown: str | None = None
        self._closed: str | None = None
        self._since, self._asked, self._bright = 0.0, False, False
        self._rect = Rect(0, 0, 0, 0)

    @property
    def text(self) -> str:
        """What is explained now; empty for nothing."""
        return explanation(self.table.view) if self._current else ""

    @property
    def _current(self) -> bool:
        view = self.table.view
        return self._shown is not None and view.phase in PHASES and self._shown.endswith("." + view.phase)

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

    @property
    def _has_crests_place(self) -> bool:
        """Whether the place of the crest is free: below a talon on the table come the bids, in two lines."""
        table = self.table
        free = table.played_for()[0] is None and table.metrics.text_percent <= 100
        return free and table.prompt().kind != "discard" and not table.stage.zones.at(TALON)

    def items(self) -> Sequence[Item]:
        """The note, unless a remark is in its place."""
        self.dirty = False
        table = self.table
        if not self._current or table.covered is not None or table.remark is not None:
            self._rect = Rect(0, 0, 0, 0)
            return ()
        metrics = replace(table.metrics, text_percent=min(PERCENT, table.metrics.text_percent))
        said = Note(self.text, link=words.say("phase.off"), bright=self._bright)
        if self._has_crests_place:
            made = note.note_picture(said, metrics, metrics.px(WIDE))
            self._rect = made.get_rect(midbottom=tuple(map(round, table.layout.crest)))
        else:
            wide = SIDE if table.metrics.text_percent <= 100 else LARGE_SIDE
            made = note.note_picture(said, metrics, metrics.px(wide))
            place = made.get_rect(bottomright=(metrics.width, table.layout.above_buttons))
            self._rect = panels.clamped(place, metrics, metrics.px(10))
        return (Item(("phase", "note"), panels.TOP_LAYER + 50, self._rect, id(made), made),)

    def handle(self, event: Event) -> Answer:
        """A click ends the explanation of this phase, on the last line all explanations."""
        link = Rect(self._rect.left, self._rect.bottom - note.link_high(self.table.metrics), *self._rect.size)
        if event.type == pygame.MOUSEMOTION:
            bright = self._rect.collidepoint(event.pos) and link.collidepoint(event.pos)
            self.dirty, self._bright = self.dirty or bright != self._bright, bright
            return False
        if not is_press(event) or not self._rect.collidepoint(event.pos):
            return False
        if link.collidepoint(event.pos):
            self.keeper.change(introductions=False)
        self._closed, self._asked = self._shown, True
        return True

    def invalidate(self) -> None:
        """Draw it again."""
        self.dirty = True
