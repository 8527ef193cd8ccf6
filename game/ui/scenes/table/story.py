"""All sayings and announcements of this deal."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect
from pygame.event import Event

from ....view import words
from ....view.gallery import PLANTS
from ....view.replay import card_signs
from ....view.table.story import StoryLine, line_words
from ....view.units import Metrics, Size
from ....view.words import lazy
from ...app.events import Verb, verb
from ...app.scene import Answer
from ...draw import text
from ...draw.text import Block
from ...table.table import Table
from ...widgets import ROOMY, Button, Label, Part, ScrollArea, Widget, Written, answer_of
from ..paper import PaperScene


class StoryList(Part):
    """``lines`` of a name and words: the names in a column, the words beside it, wrapped."""

    def __init__(self, lines: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.lines = lines

    def _names(self, metrics: Metrics) -> int:
        return max(text.width(who, "strong", metrics) for who, _ in self.lines) + 2 * metrics.gap

    def _blocks(self, metrics: Metrics, room: int) -> list[tuple[Block, Block]]:
        beside = max(1, room - self._names(metrics))
        return [(text.lay(who, "strong", metrics), text.lay(what, "body", metrics, beside)) for who, what in self.lines]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the longest line, or ``room`` and the height of the wrapped lines."""
        blocks = self._blocks(metrics, room)
        wide = max(what.width for _, what in blocks)
        return self._names(metrics) + wide, sum(self._high(who, what, metrics) for who, what in blocks)

    @staticmethod
    def _high(who: Block, what: Block, metrics: Metrics) -> int:
        return max(who.height, what.height) + metrics.px(5)

    def written(self) -> Sequence[Written]:
        """All lines."""
        found: list[Written] = []
        top, aside = self.rect.top, self._names(self.metrics)
        for who, what in self._blocks(self.metrics, self.rect.width):
            found += [Written(who, Rect(self.rect.left, top, aside, who.height), self.on.muted),
                      Written(what, Rect(self.rect.left + aside, top, what.width, what.height), self.on.ink)]
            top += self._high(who, what, self.metrics)
        return found

    @property
    def marks(self) -> Sequence[Rect]:
        """Its words."""
        return self.spots


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
        return self.named("lines", ScrollArea(StoryList(
            [(self._who(line), line_words(line, self.table.name, card_signs)) for line in lines])))

    def _who(self, line: StoryLine) -> str:
        return words.say("story.table") if line.seat is None else self.table.name(line.seat)

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back, primary=True)),)

    def handle(self, event: Event) -> Answer:
        """The key that opened the page closes it too."""
        answer = super().handle(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.STORY else answer
