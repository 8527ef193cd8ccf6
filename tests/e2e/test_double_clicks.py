"""Pairs of presses at one point of a real window: the second never acts on a widget that was not there at the first.

It takes an hour: ``python -m pytest -n0 -m long -o faulthandler_timeout=0 tests/e2e/test_double_clicks.py``.
TAROT_PAIRS and TAROT_SEED choose fewer or other pairs.
"""

import ctypes
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from pygame import Rect

from .window import PATIENCE, QUICK, ROOT, Game

pytestmark = [pytest.mark.window, pytest.mark.long]
PAIRS, SIZE = int(os.environ.get("TAROT_PAIRS", "2000")), (1280, 720)
INSIDE = Rect((0, 0), SIZE).inflate(-16, -16)
"""Where nothing is scrolled out, and no press is on the frame of the window."""
PROGRAM = (sys.executable, ROOT / "tests" / "e2e" / "pressing.py")


class Button:
    """The left mouse button; the X server waits between the events, because xdotool cannot do that accurately."""

    def __init__(self, display: str) -> None:
        self.x, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(display.encode()))

    def click_twice(self, apart_ms: int) -> None:
        held = min(60, apart_ms // 2)
        for down, after in ((1, 0), (0, held), (1, apart_ms - held), (0, held)):
            self.test.XTestFakeButtonEvent(self.display, 1, down, ctypes.c_ulong(after))
        self.x.XSync(self.display, 0)


class Presser:
    """Presses twice at random points of a window, which is reopened if a press closes it."""

    def __init__(self, screen, folder: Path, seed: int) -> None:
        self.screen, self.folder, self.rng = screen, folder, random.Random(seed)
        self.button = Button(screen.display)
        self.path, self.read = folder / "presses.jsonl", 0
        self.places: list[tuple[int, int]] = []
        self.seen: Counter[str] = Counter()
        self.faults: list[str] = []
        self.open()

    def open(self) -> None:
        more = {"TAROT_PRESSES": str(self.path), "PYTHONPATH": str(ROOT)}
        self.game = Game(self.screen, self.folder, "--window", "x".join(map(str, SIZE)), "--lang", "en", "--mute",
                         program=PROGRAM, settings={**QUICK, "first_evening": False}, more=more)
        self.game.until(lambda shown: "scene" in shown)

    def lines(self) -> list[dict]:
        """The lines written since the last call."""
        if not self.path.exists():
            return []
        new = self.path.read_text(encoding="utf-8").split("\n")[self.read:-1]
        self.read += len(new)
        return [json.loads(line) for line in new]

    def pair(self) -> None:
        rng = self.rng
        self.game.move((rng.randrange(SIZE[0]), rng.choice((1, SIZE[1] - 2))))
        time.sleep(0.1)
        for line in self.lines():
            self.places = [(x, y) for x, y in line.get("places", self.places) if INSIDE.collidepoint(x, y)]
        random_place = rng.randrange(INSIDE.left, INSIDE.right), rng.randrange(INSIDE.top, INSIDE.bottom)
        at = rng.choice(self.places) if self.places and rng.random() < 0.8 else random_place
        self.game.move(at)
        time.sleep(rng.choice((0.0, 0.1, 0.6)))
        self.button.click_twice(rng.randrange(20, 290))
        after = at[0], at[1] - 1
        self.game.move(after)
        self.judge(self.presses(after))

    def presses(self, after: tuple[int, int]) -> list[dict]:
        """The presses before the motion to ``after``; fewer than two if the window has closed."""
        found: list[dict] = []
        end = time.monotonic() + PATIENCE
        while self.game.process.poll() is None and time.monotonic() < end:
            time.sleep(0.02)
            new = self.lines()
            found += [line for line in new if "what" in line]
            if any(line.get("to") == list(after) for line in new):
                break
        return found

    def judge(self, presses: list[dict]) -> None:
        """Count a pair of presses, and note a second press that another thing has used."""
        if len(presses) != 2:
            self.seen["the window closed, or a press that was not heard"] += 1
            return
        first, second = presses
        same, used = first["what"] == second["what"], second["used"]
        name = "nothing there" if first["what"] is None else first["what"][0]
        self.seen[f"{name}: {'the same' if same else 'another'} thing, {'used' if used else 'dropped'}"] += 1
        if used and first["used"] and not same and second["what"] is not None:  # a press on bare cloth only hurries
            self.faults.append(f"{first} then {second}")

    def press(self, pairs: int) -> None:
        for number in range(pairs):
            try:
                self.pair()
                if number % 12 == 11:
                    self.game.press("Escape")
            except subprocess.CalledProcessError:  # the window has closed
                self.game.process.wait(60)
            if self.game.process.poll() is not None:
                assert self.game.process.returncode == 0, self.game.complaints()
                self.game.errors.close()
                self.open()
            elif number % 40 == 39:  # presses may have changed the setting to ignore repeated ones
                self.game.kill()
                self.open()
        self.game.kill()


def test_the_second_of_two_presses_is_on_what_the_first_was_on(screen, tmp_path, capsys):
    presser = Presser(screen, tmp_path, int(os.environ.get("TAROT_SEED", "1")))
    presser.press(PAIRS)
    with capsys.disabled():
        print(f"\n{sum(presser.seen.values())} pairs")
        for name, times in presser.seen.most_common():
            print(f"{times:5} {name}")
    assert presser.faults == []
