"""Measures the time from the start of the process to the complete menu, and to an empty window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

LINE = "{what} after {median:.3f} s (median of {rounds} starts; {least:.3f} to {most:.3f})"
PROGRAM = Path(__file__).parents[2] / "main.py"
SIZE = 1536, 864
"""The size of the window on a screen of 1920×1080."""
BARE = f"""
import os
from pygame import display
display.init()
display.set_mode({SIZE})
display.flip()
os._exit(0)
"""


def run(rounds: int) -> Iterator[str]:
    """Start the game ``rounds`` times, each until its trace reports the menu, and yield the times.

    The starts alternate with those of an empty window, which ends after its first picture, to measure the share of
    Python and pygame.
    """
    starts = {"menu": menu, "bare window": bare_window}
    found: dict[str, list[float]] = {what: [] for what in starts}
    for _ in range(rounds):
        for what, start in starts.items():
            found[what].append(start())
    for what, times in found.items():
        times.sort()
        yield LINE.format(what=what, median=times[rounds // 2], rounds=rounds, least=times[0], most=times[-1])


def bare_window() -> float:
    """The seconds of a window without a game, from its start to its end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", BARE], env=_surroundings(), check=True,  # noqa: S603 - the text above
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def _surroundings() -> dict[str, str]:
    """The environment; if there is no display, with a dummy video driver."""
    env = dict(os.environ)
    if sys.platform == "linux" and "DISPLAY" not in env and "WAYLAND_DISPLAY" not in env:
        env["SDL_VIDEODRIVER"] = "dummy"
    return env


def menu() -> float:
    """The seconds from starting the program to the menu, measured once."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace"
        env = {**_surroundings(), "TAROT_TRACE": str(trace)}
        command = [sys.executable, str(PROGRAM), "--mute", "--window", "{}x{}".format(*SIZE), "--data-dir", folder]
        began = time.perf_counter()
        with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as game:  # noqa: S603 - the game
            while not (trace.exists() and trace.stat().st_size) and game.poll() is None:
                time.sleep(0.002)
            seconds = time.perf_counter() - began
            game.terminate()
        return seconds
