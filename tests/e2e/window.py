"""A real window under Xvfb with a window manager, driven by xdotool."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.children import signals_as_usual

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "openbox", "xdotool", "import")
PATIENCE = 60.0
#: Settings that make the table quick; ``INSTANT`` leaves no card time to fly.
QUICK = {"version": 1, "card_speed": "fast", "bot_pause": "instant", "trick_rest": "instant",
         "pause_on_lost_focus": False}
INSTANT = {**QUICK, "card_speed": "instant"}


def missing() -> list[str]:
    """The programs that a real window needs and this machine lacks."""
    return [name for name in NEEDED if shutil.which(name) is None]


class Screen:
    """An X server with a window manager on a separate display."""

    def __init__(self, size=(1920, 1080)) -> None:
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.display = ":" + number.readline().strip()
        self.env = {**os.environ, "DISPLAY": self.display, "LC_ALL": "C.UTF-8"}
        self.manager = subprocess.Popen(["openbox"], env=self.env, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        time.sleep(0.5)

    def close(self) -> None:
        for process in (self.manager, self.server):
            process.terminate()
            process.wait(60)


def opened_screen() -> Iterator[Screen]:
    """Yield a screen; without the programs for one the test is skipped, or fails if TAROT_NEEDS_A_WINDOW is set."""
    lacking = missing()
    if lacking:
        assert "TAROT_NEEDS_A_WINDOW" not in os.environ, f"no {', '.join(lacking)} for a real window"
        pytest.skip(f"no {', '.join(lacking)} for a real window")
    opened = Screen()
    yield opened
    opened.close()


class Game:
    """The program in its window; the trace contains what is shown, and xdotool sends the input."""

    def __init__(self, screen: Screen, folder: Path, *arguments: str,
                 program: Sequence[str | Path] = (sys.executable, ROOT / "main.py"),
                 settings: Mapping[str, object] = QUICK, more: Mapping[str, str] | None = None) -> None:
        self.screen, self.trace = screen, folder / "trace.jsonl"
        (folder / "settings.json").write_text(json.dumps(settings))
        env = {**screen.env, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "TAROT_TRACE": str(self.trace),
               "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        env |= {name: value for name, value in (more or {}).items() if name not in env}
        self.errors = (folder / "stderr.txt").open("w")
        command = [*map(str, program), "--data-dir", str(folder), *arguments]
        with signals_as_usual():
            self.process = subprocess.Popen(command, env=env, cwd=folder, stderr=self.errors)
        self.window = self._opened()

    def _opened(self) -> str:
        """The number of the window, after it has opened and has the keyboard.

        xdotool fails while windows open and close, and on a busy machine may wait for one forever.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                window = self.tool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
                self.tool("windowactivate", "--sync", window)
                return window
            except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as fault:
                said = fault.stderr
            assert time.monotonic() < end, f"no window: {said!r}{self.complaints()}"
            assert self.process.poll() is None, self.complaints()

    def tool(self, *words: str) -> str:
        return subprocess.run(["xdotool", *words], env=self.screen.env, check=True, capture_output=True, text=True,
                              timeout=20).stdout

    def shown(self) -> dict:
        """The last complete line of the trace, which is written when the window is at rest."""
        if not self.trace.exists():
            return {}
        lines = self.trace.read_text().split("\n")[:-1]
        return json.loads(lines[-1]) if lines else {}

    def until(self, true) -> dict:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.shown()
            if shown and true(shown):
                return shown
            assert self.process.poll() is None, self.complaints()
            time.sleep(0.03)
        raise AssertionError(f"waited in vain; last shown: {self.shown()}")

    def complaints(self) -> str:
        """The messages of the program on its error stream."""
        return Path(self.errors.name).read_text(encoding="utf-8")

    def move(self, at) -> None:
        self.tool("mousemove", "--window", self.window, str(at[0]), str(at[1]))

    def click(self, at) -> None:
        self.move(at)
        self.tool("click", "1")

    def press(self, *keys: str) -> None:
        self.tool("key", "--window", self.window, *keys)

    def drag(self, start, end, steps: int = 12) -> None:
        self.move(start)
        self.tool("mousedown", "1")
        for n in range(1, steps + 1):
            self.move([round(a + (b - a) * n / steps) for a, b in zip(start, end, strict=True)])
            time.sleep(0.012)
        self.tool("mouseup", "1")

    def picture(self, path: Path) -> None:
        subprocess.run(["import", "-window", self.window, str(path)], env=self.screen.env, check=True, timeout=300)

    def close(self) -> int:
        """Close the window as a user does, and wait for the end; repeated if the window did not get the key."""
        self.tool("key", "alt+F4")  # not by the number of the window, which closes before Alt is released
        try:
            try:
                return self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.tool("getwindowname", self.window)  # fails if the window is gone and the program hangs
                self.tool("windowactivate", "--sync", self.window, "key", "alt+F4")
                return self.process.wait(60)
        finally:
            self.errors.close()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(60)
        self.errors.close()
