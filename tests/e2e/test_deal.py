"""Deals really played in a real window with a real mouse, or with the keys alone."""

import os

import pytest

from .window import Game, Screen, missing

pytestmark = pytest.mark.window
LARGEST = {"chambery": 5, "chambery-dummett": 5, "french": 6, "french-open-call": 5, "piedmont": 4}


@pytest.fixture(scope="module")
def screen():
    lacking = missing()
    if lacking:
        assert "TAROT_NEEDS_A_WINDOW" not in os.environ, f"no {', '.join(lacking)} for a real window"
        pytest.skip(f"no {', '.join(lacking)} for a real window")
    opened = Screen()
    yield opened
    opened.close()


@pytest.fixture
def start(screen, tmp_path):
    games = []

    def begin(*arguments: str) -> Game:
        game = Game(screen, tmp_path, "--window", "1280x720", "--lang", "en", "--mute", *arguments)
        games.append(game)
        game.until(lambda s: s["scene"] == "MenuScene")
        game.press("Return")
        game.until(lambda s: s["scene"] in ("BiddingScene", "PlayScene"))
        return game
    yield begin
    for game in games:
        game.kill()


class Mouse:
    """Answers what is asked with the mouse, dragging what can be dragged."""

    def __init__(self, game: Game) -> None:
        self.game, self.dragged, self.laid = game, 0, 0

    def act(self, shown: dict) -> None:
        game, asked = self.game, shown.get("asked")
        if shown["scene"] == "Chooser":
            game.click(next(iter(shown["picks"].values())))
        elif asked == "discard":
            ready = next(at for name, at in shown["buttons"].items() if name.startswith("Lay away"))
            free = [c for c in shown["cards"] if c not in shown["offered"]]
            label = next(name for name in shown["buttons"] if name.startswith("Lay away"))
            done, size = label.split()[-1].split("/")
            if done == size:
                game.click(ready)
                self.laid += 1
            else:
                game.drag(shown["hand"][free[0]], shown["middle"])
        elif asked in ("play", "give"):
            game.drag(shown["hand"][shown["cards"][0]], shown["middle"])
            self.dragged += 1
        elif asked in ("ask", "call"):
            game.click(shown["buttons"]["Choose a card"])
        else:
            buttons = shown["buttons"]
            game.click(buttons.get("Pass") or buttons.get("Play on"))


class Keys:
    """Answers what is asked with the keys alone."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, shown: dict) -> None:
        asked = shown.get("asked")
        if shown["scene"] == "Chooser" or asked in ("bid", "ask", "call", "slam"):
            self.game.press("Return")  # the first button, or the card in question, has the focus
        elif asked in ("play", "give"):
            self.game.press("Right")
            self.game.press("Return")
        elif asked == "discard":
            ready = next(name for name in shown["buttons"] if name.startswith("Lay away"))
            done, size = ready.split()[-1].split("/")
            if done == size:
                self.game.press("Tab")
            self.game.press(*(["Return"] if done == size else ["Right", "Return"]))


def play_on(game: Game, player) -> dict:
    """To the score sheet."""
    for _ in range(400):
        shown = game.until(lambda s: s.get("asked", "pick") != "wait" or "payments" in s)
        if "payments" in shown:
            return shown
        player.act(shown)
        game.until(lambda s, old=shown: s != old)
    raise AssertionError("no end")


def test_a_deal_with_discard_drags_and_score_sheet(start, tmp_path):
    game = start("--seed", "2")  # the viewer deals first
    mouse = Mouse(game)
    ended = play_on(game, mouse)
    assert sum(ended["payments"]) == 0
    assert mouse.laid == 1
    assert mouse.dragged >= 14  # the last card plays itself
    game.picture(tmp_path / "sheet.png")
    assert (tmp_path / "sheet.png").stat().st_size > 20_000
    assert game.close() == 0


@pytest.mark.parametrize("preset", [name for name in LARGEST if name != "chambery"])
def test_a_deal_of_every_game_at_its_largest_count(start, preset):
    game = start("--seed", "4", "--preset", preset, "--players", str(LARGEST[preset]))
    mouse = Mouse(game)
    ended = play_on(game, mouse)
    assert sum(ended["payments"]) == 0
    assert game.close() == 0


def test_a_deal_with_the_keys_alone(start):
    game = start("--seed", "3")
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
    shown = game.until(lambda s: tuple(s["size"]) != (1920, 1080))
    game.click(shown["buttons"]["Pass"])
    game.until(lambda s: s["moves"] > shown["moves"])
    assert game.close() == 0
