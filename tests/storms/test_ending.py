"""The window ends in order with any state of the sound device and by any signal."""

from __future__ import annotations

import array
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from game import settings
from game.store import path_in

fcntl, termios = pytest.importorskip("fcntl"), pytest.importorskip("termios")

ROOT = Path(__file__).parents[2]
SIGNALS = signal.SIGINT, signal.SIGTERM, signal.SIGHUP
LONG_S = 60.0
"""A test waits for an event this long, and fails without it."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="pipes and signals as Linux has them")


def until(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + LONG_S
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


@contextmanager
def heard() -> Iterator[None]:
    """Within the block, programs start with all signals enabled, even if this process ignores some, as in the
    background."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


class Window:
    """A window in a separate process without a display; its sound device is the pipe ``device``, or none."""

    def __init__(self, folder: Path, device: Path | None = None) -> None:
        self.folder, self._trace = folder, folder / "trace"
        sound = {"SDL_AUDIODRIVER": "dummy"} if device is None else {
            "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(device)}
        settings.write(settings.path_in(folder), settings.Settings())
        with heard():
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "main.py"), "--seed", "3", "--data-dir", str(folder),
                 "--window", "1024x700"],
                env={**os.environ, "SDL_VIDEODRIVER": "dummy", "TAROT_TRACE": str(self._trace), **sound})

    def shows(self) -> None:
        """Wait for the first picture and for the file of games."""
        until(lambda: self._trace.exists() and self._trace.stat().st_size, "no picture")
        until(path_in(self.folder).exists, "no games")

    def lives(self) -> None:
        """Wait until the process has used five more ticks of processor time."""
        before = self._ticks()
        until(lambda: self._ticks() > before + 5, "the window stands still")

    def _ticks(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11])

    def ends(self, number: signal.Signals) -> None:
        """Send the signal ``number``, and check that settings and games are stored."""
        self.process.send_signal(number)
        assert self.process.wait(LONG_S) == 0
        assert json.loads(settings.path_in(self.folder).read_text())["window"] == [1024, 700]
        assert [path.name for path in self.folder.glob("*-wal")] == []


@contextmanager
def window(folder: Path, device: Path | None = None) -> Iterator[Window]:
    folder.mkdir()
    made = Window(folder, device)
    try:
        made.shows()
        yield made
    finally:
        made.process.kill()
        made.process.wait()


def test_each_signal_that_asks_for_the_end_stores_everything_and_a_silent_device_is_not_waited_for(tmp_path):
    device = tmp_path / "device"
    os.mkfifo(device)
    for number, sound in ((signal.SIGINT, None), (signal.SIGTERM, device)):
        with window(tmp_path / number.name, sound) as opened:
            opened.lives()
            opened.ends(number)


def stalled(device: int) -> None:
    """Read some sound from the pipe ``device``, then wait until the pipe is full."""
    assert select.select([device], [], [], LONG_S)[0], "no sound"
    os.read(device, 1 << 16)
    room, size = array.array("i", [0]), fcntl.fcntl(device, fcntl.F_GETPIPE_SZ)

    def is_full() -> bool:
        fcntl.ioctl(device, termios.FIONREAD, room)
        return room[0] > size - (1 << 14)

    until(is_full, "the device is never full")


def is_let_go(device: int) -> bool:
    """Whether the writing end of ``device`` is closed."""
    try:
        return os.read(device, 1 << 16) == b""
    except BlockingIOError:
        return False


def test_a_sound_device_that_stalls_is_not_waited_for_and_let_go_even_by_a_killed_window(tmp_path):
    for number in (signal.SIGHUP, signal.SIGKILL):
        path = tmp_path / f"device {number.name}"
        os.mkfifo(path)
        device = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        with window(tmp_path / number.name, path) as opened:
            stalled(device)
            opened.lives()
            if number == signal.SIGKILL:
                opened.process.kill()
            else:
                opened.ends(number)
            until(partial(is_let_go, device), f"{number.name} leaves a process behind")
        os.close(device)
