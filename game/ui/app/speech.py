"""Speaks texts one after another, through a screen reader or a voice of the computer."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ...settings import Settings
from ...view import words
from ...view.aloud.cards import sentences, spelled
from ...view.table.refusals import LETTERS_A_SECOND, SHORTEST, TO_NOTICE

WINDOWS = (
    "$text = (New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)).ReadToEnd(); "
    "Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}'); $voice.Volume = {volume}; $voice.Speak($text)")
"""A PowerShell script that speaks a text with the voice that fits the language best."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Speaker:
    """A program that speaks its input; ``command`` returns its command line for a language and a volume of 0 to 100.

    The text is not an argument, because other users could read the arguments. ``opening`` is put in front of a text to
    set the volume, if the command cannot. ``hush`` is the command that ends the speech of a service used by the
    program, empty if ending the program is enough; a service ends a text by itself when the next one comes.
    """

    command: Callable[[str, int], Sequence[str]]
    hush: tuple[str, ...] = ()
    opening: Callable[[int], str] = lambda volume: ""


SPEAKERS: Mapping[str, Speaker] = {
    "linux": Speaker(lambda language, volume: (
        "spd-say", "--pipe-mode", "--wait", "--priority", "text", "--volume", str(2 * volume - 100),
        "--language", language), ("spd-say", "--cancel")),
    "darwin": Speaker(lambda language, volume: ("say", "-f", "-"),
                      opening=lambda volume: f"[[volm {volume / 100}]]"),
    "win32": Speaker(lambda language, volume: (
        "powershell", "-NoProfile", "-NonInteractive", "-Command",
        WINDOWS.replace("{language}", language).replace("{volume}", str(volume)))),
}
"""The speaker for each system; other systems use speech-dispatcher."""
_HIDDEN: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)


def _started(command: Sequence[str], stdin: int) -> subprocess.Popen[bytes]:
    """Start ``command`` and return the process; OSError if that fails, for example because the program was removed."""
    return subprocess.Popen(command, stdin=stdin, stdout=subprocess.DEVNULL,  # noqa: S603 - our own command
                            stderr=subprocess.DEVNULL, creationflags=_HIDDEN)


class Voice:
    """Speaks with ``speaker``, by default that of the system. No method blocks."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self._speaker = speaker or SPEAKERS.get(sys.platform, SPEAKERS["linux"])
        self._process: subprocess.Popen[bytes] | None = None
        self._hush: subprocess.Popen[bytes] | None = None
        self._found: bool | None = None

    @property
    def found(self) -> bool:
        """Whether there is a program that speaks and has not failed."""
        if self._found is None:
            self._found = shutil.which(self._speaker.command("en", 100)[0]) is not None
        return self._found

    def say(self, text: str, language: str, volume: int = 100) -> None:
        """Speak ``text`` at a ``volume`` of 0 to 100; ends earlier speech, unless a service does so by itself."""
        self._end()
        if not self.found:
            return
        try:
            self._process = _started(self._speaker.command(language, volume), subprocess.PIPE)
            assert self._process.stdin is not None
            with self._process.stdin as entry:
                entry.write((self._speaker.opening(volume) + text).encode())
        except OSError as fault:
            self.lose(str(fault))

    @property
    def speaking(self) -> bool:
        """Whether a text is being spoken; also checks whether the speech program has failed."""
        if self._process is None:
            return False
        code = self._process.poll()
        if code is None:
            return True
        self._process = None
        if code:
            self.lose(f"exit code {code}")
        return False

    def cut(self) -> None:
        if self._end() and self._speaker.hush:
            try:
                self._hush = _started(self._speaker.hush, subprocess.DEVNULL)
            except OSError as fault:
                self.lose(str(fault))

    def _end(self) -> bool:
        """End the program that speaks, and one that would silence the next text too.

        Returns whether a text was being spoken.
        """
        spoke = self.speaking
        for program in filter(None, (self._process, self._hush)):
            program.kill()
            program.wait()
        self._process = self._hush = None
        return spoke

    def lose(self, why: str) -> None:
        """Stop speaking permanently, because of ``why``, which is logged."""
        _log.info("no voice: %s", why)
        self._end()
        self._found = False


VOICE = Voice()
"""The voice of this computer."""


Sink = Callable[[str, bool], None]
"""Speaks a text; the second argument is whether to interrupt the current one."""


class Aloud:
    """Speaks texts in order, following the ``settings``; an urgent text replaces the current one and the waiting ones.

    Texts may contain signs of cards, which are spelled when they are spoken. A text waits until the previous one has
    been spoken, or would have been read. ``reader`` speaks through a screen reader, None while none runs. ``last`` is
    the last text; ``caption`` is the text to be read on the screen now. ``muted``: the voice of the computer is silent
    with all other sounds; a screen reader is not.
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
        """Whether texts are spoken, by a screen reader or the voice."""
        return self._sink is not None

    @property
    def wanted(self) -> bool:
        """Whether texts are spoken or shown as captions."""
        return self.listened or self.settings().captions

    @property
    def speaking(self) -> bool:
        """Whether a text is being spoken or waits."""
        return self.listened and (self._saying > 0 or bool(self._waiting))

    def tell(self, text: str) -> None:
        """Speak ``text`` after the current one."""
        if text:
            self._waiting.append(text)

    def answer(self, text: str) -> None:
        """Speak ``text`` at once, because the player asked for it; show it on the screen too, whatever the settings."""
        self._waiting.clear()
        self._saying, self._urgent = 0.0, True
        self.tell(text)

    def hush(self) -> None:
        """Stop the current text and drop the waiting ones."""
        self._waiting.clear()
        self.caption, self._saying = "", 0.0
        self._voice.cut()

    def mute(self, on: bool) -> None:
        """Silence the voice at once, or let it speak again."""
        if on and not self.muted:
            self._voice.cut()
        self.muted = on

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds; after the current text, speak all waiting texts as one."""
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
            sink(spelled(text), self._urgent)
            self._saying = len(text) / LETTERS_A_SECOND
        self._urgent = False
