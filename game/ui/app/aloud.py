"""Speaks texts through a screen reader or the voice of the computer, one after another."""

from __future__ import annotations

from collections.abc import Callable

from ...settings import Settings
from ...view import words
from ...view.aloud.cards import sentences
from ...view.table.remarks import LETTERS_A_SECOND, SHORTEST, TO_NOTICE
from .voice import VOICE, Voice

Sink = Callable[[str, bool], None]
"""Takes a text, and whether it interrupts what is being said."""


class Aloud:
    """Tells texts by the ``settings``, in order; an urgent one ends what is being said and what waits.

    A text waits until the one before has been said, or would have been read. ``reader`` tells a screen reader, None
    while none runs. ``last`` is the last text; ``caption`` is what may be read on the screen now. ``muted``: the voice
    of the computer is silent with all other sounds; a screen reader is not.
    """

    def __init__(self, settings: Callable[[], Settings], voice: Voice = VOICE) -> None:
        self.settings = settings
        self.reader: Sink | None = None
        self.last = self.caption = ""
        self.muted = False
        self._voice = voice
        self._waiting: list[str] = []
        self._urgent = False
        self._saying = self._legible = 0.0  # seconds left

    @property
    def _sink(self) -> Sink | None:
        how = self.settings().aloud
        if how == "voice" and self._voice.found and not self.muted:
            return self._speak
        return self.reader if how == "reader" else None

    def _speak(self, text: str, urgent: bool) -> None:
        self._voice.say(text, words.language(), self.settings().voice_volume)

    @property
    def listened(self) -> bool:
        """Whether anyone listens."""
        return self._sink is not None

    @property
    def wanted(self) -> bool:
        """Whether anyone listens or reads captions."""
        return self.listened or self.settings().captions

    @property
    def speaking(self) -> bool:
        """Whether something is being said, or waits to be."""
        return self.listened and (self._saying > 0 or bool(self._waiting))

    def tell(self, text: str) -> None:
        """Say ``text`` after what is being said."""
        if text:
            self._waiting.append(text)

    def answer(self, text: str) -> None:
        """Say ``text``, which someone asked for, at once; it is written on the screen too, whatever the settings."""
        self._waiting.clear()
        self._saying, self._urgent = 0.0, True
        self.tell(text)

    def hush(self) -> None:
        """End what is being said or read, and drop what waits."""
        self._waiting.clear()
        self.caption, self._saying = "", 0.0
        self._voice.cut()

    def mute(self, on: bool) -> None:
        """Silence the voice, also what it is saying, or let it speak again."""
        if on and not self.muted:
            self._voice.cut()
        self.muted = on

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: once the last text has been said, say all that waits as one text."""
        self._saying, self._legible = max(0.0, self._saying - dt), max(0.0, self._legible - dt)
        if self.settings().aloud == "voice" and not self._voice.speaking:
            self._saying = 0.0
        if self._legible == 0:
            self.caption = ""
        if self._waiting and self._saying == 0:
            self._begin()

    def _begin(self) -> None:
        text, sink = sentences(self._waiting), self._sink
        self._waiting.clear()
        self.last = text
        if self._urgent or self.settings().captions:
            self.caption, self._legible = text, max(SHORTEST, TO_NOTICE + len(text) / LETTERS_A_SECOND)
        if sink is not None:
            sink(text, self._urgent)
            self._saying = len(text) / LETTERS_A_SECOND
        self._urgent = False
