"""The window on a desktop: it opens as it was closed, fits on its screen, and responds as soon as it is visible."""

import json
import time

import pytest

from .window import PATIENCE, QUICK, Game, Screen

pytestmark = pytest.mark.window
DESKTOP, SMALL, NORMAL = (1920, 1080), (1024, 600), (1100, 640)


def place(game: Game) -> tuple[int, int, int, int]:
    said = dict(line.split("=") for line in game.tool("getwindowgeometry", "--shell", game.window).split())
    corner = game.tool("mousemove", "--window", game.window, "0", "0", "getmouselocation", "--shell")
    found = dict(line.split("=") for line in corner.split())
    return int(found["X"]), int(found["Y"]), int(said["WIDTH"]), int(said["HEIGHT"])


def becomes(game: Game, true) -> tuple[int, int, int, int]:
    """Wait until ``true`` accepts the geometry of the window."""
    end = time.monotonic() + PATIENCE
    while not true(found := place(game)):
        assert time.monotonic() < end, found
        time.sleep(0.1)
    time.sleep(1.2)  # a size counts once it has lasted
    return place(game)


def double_click_title(game: Game) -> None:
    """Maximise or restore the window; the window manager does both."""
    game.tool("mousemove", "--window", game.window, "400", "-10", "click", "--repeat", "2", "--delay", "80", "1")


def whole(at: tuple[int, int, int, int], screen: tuple[int, int]) -> bool:
    left, top, wide, high = at
    return left >= 0 and top >= 0 and left + wide <= screen[0] and top + high <= screen[1]


def begun(screen, folder, settings) -> Game:
    folder.mkdir(exist_ok=True)
    game = Game(screen, folder, "--lang", "en", "--mute", settings=settings)
    game.until(lambda shown: shown["scene"] in ("MenuScene", "Dialog"))  # a second window shows a notice
    return game


def test_a_maximised_window_returns_and_a_second_one_is_beside_the_first(screen, tmp_path):
    game = begun(screen, tmp_path, {**QUICK, "window": NORMAL})
    assert becomes(game, lambda at: at[2:] == NORMAL)
    double_click_title(game)
    full = becomes(game, lambda at: at[2] == DESKTOP[0])
    assert whole(full, DESKTOP)
    assert game.close() == 0
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert (kept["maximised"], tuple(kept["window"])) == (True, NORMAL)
    game = begun(screen, tmp_path, kept)
    assert place(game) == full
    double_click_title(game)
    first = becomes(game, lambda at: at[2:] == NORMAL)
    other = begun(screen, tmp_path, {**QUICK, "window": NORMAL})
    second = place(other)
    assert second[2:] == NORMAL
    assert second[0] > first[0]
    assert second[1] > first[1]
    assert whole(second, DESKTOP)
    assert other.close() == 0
    assert game.close() == 0


def test_on_a_small_screen_everything_is_in_sight(tmp_path):
    screen = Screen(SMALL)
    try:
        game = begun(screen, tmp_path, QUICK)
        assert whole(place(game), SMALL)
        assert game.close() == 0
    finally:
        screen.close()


def test_a_click_as_soon_as_the_window_is_seen_is_not_lost(screen, tmp_path):
    (tmp_path / "first").mkdir()
    game = begun(screen, tmp_path / "first", QUICK)
    where = game.shown()["buttons"]["Play now"]
    assert game.close() == 0
    (tmp_path / "second").mkdir()
    game = Game(screen, tmp_path / "second", "--lang", "en", "--mute")
    game.click(where)
    game.until(lambda shown: shown["scene"] in ("BiddingScene", "PlayScene"))
    assert game.close() == 0
