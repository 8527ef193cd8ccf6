"""The voice of the computer: speech-dispatcher, the Mac's ``say`` or Windows' own, each as a process of its own.

No library: those that fit (``pyttsx3``, ``prismatoid``) bring a native engine of megabytes or speak in the thread that
draws. A process starts in a few milliseconds, and ending it interrupts the sentence.
"""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

WINDOWS = (
    "$text = (New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)).ReadToEnd(); "
    "Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}'); $voice.Volume = {volume}; $voice.Speak($text)")
"""What PowerShell does with a text: it takes the voice that is nearest to the language."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Speaker:
    """A program that speaks what it reads: its ``command`` for a language and a volume of 0 to 100.

    Arguments could be read by other users. ``opening`` is put before a text: what sets the volume there.

    ``hush`` is the command that ends what it has handed to a service, empty where ending the program is enough. A
    service ends a text by itself when the next one comes.
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
"""By system. Other systems have speech-dispatcher too."""
_HIDDEN: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)


def _started(command: Sequence[str], stdin: int) -> subprocess.Popen[bytes]:
    """The running ``command``; OSError if it cannot be started, as a program that has been removed."""
    return subprocess.Popen(command, stdin=stdin, stdout=subprocess.DEVNULL,  # noqa: S603 - our own command
                            stderr=subprocess.DEVNULL, creationflags=_HIDDEN)


class Voice:
    """Speaks with ``speaker``, by default that of the system; never waits."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self._speaker = speaker or SPEAKERS.get(sys.platform, SPEAKERS["linux"])
        self._process: subprocess.Popen[bytes] | None = None
        self._hush: subprocess.Popen[bytes] | None = None
        self._found: bool | None = None

    @property
    def found(self) -> bool:
        """Whether there is a program that speaks, and it has not failed."""
        if self._found is None:
            self._found = shutil.which(self._speaker.command("en", 100)[0]) is not None
        return self._found

    def say(self, text: str, language: str, volume: int = 100) -> None:
        """Say ``text`` now at a ``volume`` of 0 to 100; what was being said ends, by itself where a service says it."""
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
        """Whether it has not come to the end; notices once that the program has failed."""
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
        """End what is being said."""
        if self._end() and self._speaker.hush:
            try:
                self._hush = _started(self._speaker.hush, subprocess.DEVNULL)
            except OSError as fault:
                self.lose(str(fault))

    def _end(self) -> bool:
        """End the program that speaks, and one that would silence the next text too; whether there was the first."""
        spoke = self.speaking
        for program in filter(None, (self._process, self._hush)):
            program.kill()
            program.wait()
        self._process = self._hush = None
        return spoke

    def lose(self, why: str) -> None:
        """Say nothing from now on."""
        _log.info("no voice: %s", why)
        self._end()
        self._found = False


VOICE = Voice()
"""The voice of this computer."""
