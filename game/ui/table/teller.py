"""Describes a table in words and answers the keys for reading, in a game and in a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame.event import Event

from ...engine import events as ev
from ...engine.observation import Observation
from ...settings import SentenceLength
from ...view import words
from ...view.aloud.events import Happening, announcement
from ...view.aloud.questions import QUESTIONS, TablePicture, answer_to
from ...view.table.board import Board
from ...view.units import TEXT_PERCENTS, Metrics
from ...view.words import Namer
from ..app.events import Verb, is_press, verb
from ..app.speech import Aloud
from . import panels
from .canvas import Item
from .note import Note, note_picture

#: The share of the window's width that a caption may take, of its height that it may cover, and units above its edge.
WIDE, HIGH, ABOVE = 0.8, 0.2, 6
#: The verbs that ask a question, with its key.
ASKED = {Verb("tell_" + question): question for question in QUESTIONS}


@dataclass(frozen=True, slots=True)
class Teller:
    """Sends to ``aloud`` what a stage shows; ``seen`` is the viewer's observation, ``shown`` the current table."""

    aloud: Aloud
    name: Namer
    seen: Callable[[], Observation]
    shown: Callable[[], TablePicture]

    def hear(self, event: ev.Event, before: Board) -> None:
        """Tell ``event``, which the stage begins to show, if anyone listens or reads."""
        if self.aloud.wanted:
            self.aloud.tell(announcement(Happening(event, before, self.name, self.seen), self._length))

    def handle(self, event: Event) -> bool:
        """Answer a key that asks; any other key and a press interrupt the speech."""
        asked = verb(event)
        if asked in ASKED:
            self.aloud.answer(answer_to(ASKED[asked], self.shown(), self._length))
        elif asked is Verb.TELL_AGAIN:
            self.aloud.answer(self.aloud.last or words.say("story.nothing"))
        elif asked is not None or is_press(event):
            self.aloud.hush()
            return False
        return asked is not None

    @property
    def _length(self) -> SentenceLength:
        return self.aloud.settings().aloud_length


def caption_items(caption: str, metrics: Metrics, bottom: int | None = None) -> Sequence[Item]:
    """``caption`` as a note that ends at ``bottom``, by default that of the window, over the foot of the hand."""
    if not caption:
        return ()
    for percent in [p for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]:
        made = note_picture(Note(caption), replace(metrics, text_percent=percent), round(metrics.width * WIDE))
        if made.get_height() <= metrics.height * HIGH:
            break
    foot = metrics.width // 2, (metrics.height if bottom is None else bottom) - metrics.px(ABOVE)
    return (Item(("aloud", "caption"), panels.TOP_LAYER + 9_000, made.get_rect(midbottom=foot), id(made), made),)
