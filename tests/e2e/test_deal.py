"""Complete deals in a real window with a real mouse, or only with the keys; test_study.py contains another."""

import pytest

from .playing import Keys, Mouse, play_on
from .window import INSTANT, QUICK, Game

pytestmark = pytest.mark.window
LARGEST = {"chambery": 5, "chambery-dummett": 5, "french": 6, "french-open-call": 5, "piedmont": 4}


@pytest.fixture
def start(screen, tmp_path):
    games = []

    def begin(*arguments: str, settings=QUICK) -> Game:
        game = Game(screen, tmp_path, "--window", "1280x720", "--lang", "en", "--mute", *arguments, settings=settings)
        games.append(game)
        game.until(lambda s: s["scene"] == "MenuScene")
        game.press("Return")
        game.until(lambda s: s["scene"] in ("BiddingScene", "PlayScene"))
        return game
    yield begin
    for game in games:
        game.kill()


@pytest.mark.long
@pytest.mark.parametrize("in_window", LARGEST)
def test_a_deal_of_every_game_at_its_largest_count(start, in_window):
    game = start("--seed", "4", "--preset", in_window, "--players", str(LARGEST[in_window]), settings=INSTANT)
    mouse = Mouse(game)
    ended = play_on(game, mouse)
    assert sum(ended["payments"]) == 0
    assert game.close() == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", ["2", "3"])  # the viewer discards, or bids
def test_a_deal_with_the_keys_alone(start, seed):
    game = start("--seed", seed, settings=INSTANT)
    ended = play_on(game, Keys(game))
    assert sum(ended["payments"]) == 0
    assert game.close() == 0


def test_resizing_while_cards_fly_and_full_screen_and_back(start):
    game = start("--seed", "3")
    for size in ((1024, 600), (1500, 900), (1100, 640)):
        game.tool("windowsize", game.window, *map(str, size))
    shown = game.until(lambda s: tuple(s["size"]) == (1100, 640) and s.get("asked") == "bid")
    game.press("F11")
    shown = game.until(lambda s: tuple(s["size"]) == (1920, 1080))
    game.press("F11")
    shown = game.until(lambda s: tuple(s["size"]) == (1100, 640))
    game.click(shown["buttons"]["Pass"])
    game.until(lambda s: s["moves"] > shown["moves"])
    assert game.close() == 0
