"""All sayings and announcements of this deal."""

from __future__ import annotations

from collections.abc import Sequence

from pygame.event import Event

from ....view import words
from ....view.gallery import PLANTS
from ....view.replay import card_signs
from ....view.table.describe import StoryLine, line_words
from ....view.words import lazy
from ...app.events import Verb, verb
from ...app.scene import Answer
from ...draw.theme import ON_PAPER
from ...table.table import Table
from ...widgets import Button, Label, ScrollArea, Tracks, Widget, answer_of
from ..paper import PaperScene


class StoryScene(PaperScene):
    """A line for each saying or shown card outside tricks, as far as the picture of ``table`` has come."""

    wide = 620
    first = "close"
    plant = PLANTS["corncockle"]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.title = lazy("story.title")

    def parts(self) -> Widget:
        """The names and their sayings."""
        lines = self.table.stage.board.story
        if not lines:
            return Label(lazy("story.nothing"), "italic", align="centre")
        return self.named("lines", ScrollArea(Tracks([cell for line in lines for cell in (
            Label(self._who(line), "strong", colour=ON_PAPER.muted),
            Label(line_words(line, self.table.name, card_signs)))], ("fit", "fill"), 16, lines=5, level="start")))

    def _who(self, line: StoryLine) -> str:
        return words.say("story.table") if line.seat is None else self.table.name(line.seat)

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back, primary=True)),)

    def handle(self, event: Event) -> Answer:
        """The key that opened the page closes it too."""
        answer = super().handle(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.STORY else answer
