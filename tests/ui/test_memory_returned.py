"""Memory that pictures no longer need goes back to the system."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.ui.app import system

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    system._library() is None or not Path("/proc/self/statm").exists(),
    reason="asked of this system's C library alone",
)
CARDS = """
import os
import threading
import pygame
from game.ui.app.system import give_back, share_heap

def reserved():
    return int(open("/proc/self/statm").read().split()[0]) * os.sysconf("SC_PAGE_SIZE") / 1e6

def in_memory():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

def made():
    for number in range(80):
        gone.append(pygame.Surface((300, 300), 0, 32))  # cards
        gone[-1].fill("white")
        if number < 30:
            kept.append(pygame.Surface((60, 60), 0, 32))  # letters

share_heap()
for _ in range(3):
    pygame.Surface((2000, 2000), 0, 32)  # a window's ground, made and let go
give_back()
before, room, kept, gone = in_memory(), reserved(), [], []
run = threading.Thread(target=made)
run.start()
run.join()
print(reserved() - room)
print(in_memory() - before)
gone.clear()
print(in_memory() - before)
give_back()
print(in_memory() - before)
"""


def test_large_pictures_leave_no_holes_behind_them():
    """A thread reads 29 MB of cards, which are freed; the small pictures between them in memory stay."""
    run = subprocess.run([sys.executable, "-c", CARDS], cwd=ROOT, capture_output=True, text=True, check=True,
                         timeout=300)
    reserved, full, gone, back = map(float, run.stdout.split()[-4:])
    assert reserved < full + 20, "a thread has no heap of its own"
    assert full > 25
    assert gone > 25, "the holes are held"
    assert back < 5, "neither between the small ones nor behind the last of them"
