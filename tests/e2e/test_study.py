"""A deal with a hint and a review in a real window, and no process left when it is closed."""

import time
from pathlib import Path

import pytest

from .playing import Mouse, play_on
from .window import Game

pytestmark = pytest.mark.window


def children(pid: int) -> set[int]:
    """The running processes that ``pid`` has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, rest = stat.read_text().split(" ", 1)
            state, parent = rest.rsplit(") ", 1)[1].split()[:2]
        except OSError:
            continue  # the process has ended
        if int(parent) == pid and state != "Z":
            found.add(int(number))
    return found


def test_a_deal_with_a_hint_a_discard_drags_and_a_review_that_is_stopped(screen, tmp_path):
    game = Game(screen, tmp_path, "--window", "1280x720", "--lang", "en", "--mute", "--seed", "2")  # the viewer deals
    try:
        game.until(lambda s: s["scene"] == "MenuScene")
        game.press("Return")
        game.until(lambda s: s.get("asked", "wait") != "wait")
        before = children(game.process.pid)
        game.press("F2")
        game.until(lambda s: s["good"] > 0)
        workers = children(game.process.pid)
        assert len(workers) > len(before), "a second worker, from the first hint on"
        game.press("Escape")
        game.until(lambda s: s["good"] == 0)
        mouse = Mouse(game)
        sheet = play_on(game, mouse)
        assert sum(sheet["payments"]) == 0
        assert mouse.laid == 1
        assert mouse.dragged >= 14  # the last card plays itself
        game.picture(tmp_path / "sheet.png")
        assert (tmp_path / "sheet.png").stat().st_size > 20_000
        game.click(sheet["buttons"]["Review"])
        shown = game.until(lambda s: s["scene"] == "ReviewScene")
        game.click(shown["buttons"]["Stop"])
        game.until(lambda s: "Continue" in s["buttons"])
        game.press("Escape")
        game.until(lambda s: s["scene"] == "ScoringScene")
        assert game.close() == 0
        end = time.monotonic() + 10  # the resource tracker of shared memory ends by itself after all others
        while time.monotonic() < end and any(Path(f"/proc/{pid}").exists() for pid in workers):
            time.sleep(0.05)
        assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
    finally:
        game.kill()
