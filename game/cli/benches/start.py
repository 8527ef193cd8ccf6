"""The time from the start of the process to the complete menu, on the display in use."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

LINE = "menu after {median:.3f} s (median of {rounds} starts; {least:.3f} to {most:.3f})"


def run(rounds: int) -> Iterator[str]:
    """Start the window ``rounds`` times; each is ended when its trace reports the menu."""
    times = sorted(once() for _ in range(rounds))
    yield LINE.format(median=times[rounds // 2], rounds=rounds, least=times[0], most=times[-1])


def this_program() -> list[str]:
    """The command that starts this program: a bundle by itself, anything else by its Python."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, sys.argv[0]]


def once() -> float:
    """The seconds of one start."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace"
        env = {**os.environ, "TAROT_TRACE": str(trace)}
        if sys.platform == "linux" and "DISPLAY" not in env and "WAYLAND_DISPLAY" not in env:
            env["SDL_VIDEODRIVER"] = "dummy"
        command = [*this_program(), "--mute", "--data-dir", folder]
        began = time.perf_counter()
        with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as game:  # noqa: S603 - this very program
            while not (trace.exists() and trace.stat().st_size) and game.poll() is None:
                time.sleep(0.002)
            seconds = time.perf_counter() - began
            game.terminate()
        return seconds
