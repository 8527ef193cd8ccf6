"""Tests a built program: its commands, its files, its window and its processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

#: A name with spaces and accents, as players may use.
FOLDER = "Jeux d’été – à Chambéry"
PATIENCE_S = 60.0


class DoesNotRun(AssertionError):
    """Raised if a step of the test fails; the message contains the step and its result."""


def smoke(command: Sequence[str]) -> Iterator[str]:
    """Test the program that ``command`` starts, in a temporary folder; yields a line for each step.

    Raises DoesNotRun, with the output of the program, for the first step that fails.
    """
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top) / FOLDER
        folder.mkdir()
        yield _told(command, folder, "--version").strip()
        _told(command, folder, "simulate", "--deals", "6", "--seed", "1", "--jobs", "2", "--out", "deals.jsonl")
        yield _told(command, folder, "check", "deals.jsonl").strip()
        yield examined(command, folder)
        yield f"the menu after {window(command, folder, 'MenuScene'):.2f} s"
        deal, *_ = (folder / "deals.jsonl").read_text(encoding="utf-8").splitlines()
        (folder / "deal.jsonl").write_text(deal, encoding="utf-8")
        yield f"a deal after {window(command, folder, 'ReplayScene', '--open', 'deal.jsonl'):.2f} s"


def examined(command: Sequence[str], folder: Path) -> str:
    """Run ``doctor``, which checks files, the sound device and the bots' process; returns its line about files."""
    told = _told(command, folder, "doctor", "--lang", "en", "--data-dir", str(folder / "kept"))
    return next(line.strip() for line in told.splitlines() if "files: " in line)


def window(command: Sequence[str], folder: Path, scene: str, *more: str) -> float:
    """Open the window without a display until it shows ``scene``; returns the seconds from the start of the process."""
    trace = folder / "trace.jsonl"
    trace.unlink(missing_ok=True)
    words = [*command, "--seed", "1", "--mute", "--data-dir", str(folder / "kept"), *more]
    began = time.perf_counter()
    with subprocess.Popen(words, env=alone(TAROT_TRACE=str(trace)), cwd=folder, stderr=subprocess.PIPE) as game:  # noqa: S603
        while not (shown := _shown(trace)) and game.poll() is None and time.perf_counter() - began < PATIENCE_S:
            time.sleep(0.002)
        seconds = time.perf_counter() - began
        game.terminate()
        _, faults = game.communicate(timeout=PATIENCE_S)
    if not shown or shown["scene"] != scene:
        raise DoesNotRun(f"the window showed {shown}; {faults.decode(errors='replace')}")
    logged = (folder / "kept" / "log" / "log.txt").read_text(encoding="utf-8")
    if "missing: " in logged or "broken: " in logged:   # a picture or a font that was replaced by a plain substitute
        raise DoesNotRun(logged)
    return seconds


def alone(**more: str) -> dict[str, str]:
    """The environment without variables for Python and displays, with dummy drivers, and with ``more``."""
    lent = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: value for name, value in os.environ.items() if name not in lent}
    return {**kept, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **more}


def _shown(trace: Path) -> dict[str, object]:
    """The last complete line of the trace; empty if there is none."""
    lines = trace.read_text(encoding="utf-8").splitlines(keepends=True) if trace.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    shown: dict[str, object] = json.loads(whole[-1]) if whole else {}
    return shown


def _told(command: Sequence[str], folder: Path, *words: str) -> str:
    done = subprocess.run([*command, *words], check=False, cwd=folder, env=alone(), capture_output=True, text=True,  # noqa: S603
                          encoding="utf-8", timeout=PATIENCE_S)
    if done.returncode:
        raise DoesNotRun(f"{' '.join(words)}: exit {done.returncode}; {done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    for told in smoke(sys.argv[1:]):
        print(told)
