"""A deal really played in a real window with a real mouse."""

import os

import pytest

from .window import Game, Screen, missing

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def screen():
    lacking = missing()
    if lacking:
        assert "TAROT_NEEDS_A_WINDOW" not in os.environ, f"no {', '.join(lacking)} for a real window"
        pytest.skip(f"no {', '.join(lacking)} for a real window")
    opened = Screen()
    yield opened
    opened.close()


def play_on(game: Game, deals: int = 1) -> dict:
    """Answer what is asked with the mouse, dragging where a card can be dragged, to the score sheet."""
    dragged = laid = 0
    for _ in range(400):
        shown = game.until(lambda s: s.get("asked", "pick") != "wait" or "payments" in s)
        if "payments" in shown:
            return {**shown, "dragged": dragged, "laid": laid}
        before = shown
        if shown["scene"] == "Chooser":
            game.click(next(iter(shown["picks"].values())))
        elif shown["asked"] == "discard":
            ready = next((at for name, at in shown["buttons"].items() if name.startswith("Lay away")), None)
            if len(shown["offered"]) < 3:
                card = next(c for c in shown["cards"] if c not in shown["offered"])
                game.drag(shown["hand"][card], shown["middle"])
            else:
                game.click(ready)
                laid += 1
        elif shown["asked"] in ("play", "give"):
            game.drag(shown["hand"][shown["cards"][0]], shown["middle"])
            dragged += 1
        elif shown["asked"] in ("ask", "call"):
            game.click(shown["buttons"]["Choose a card"])
        else:
            game.click(shown["buttons"]["Pass"])
        game.until(lambda s, old=before: s != old)
    raise AssertionError("no end")


def test_a_deal_with_discard_drags_and_score_sheet(screen, tmp_path):
    game = Game(screen, tmp_path, "--seed", "2", "--window", "1280x720", "--lang", "en", "--mute")
    try:
        game.until(lambda s: s["scene"] == "MenuScene")
        game.press("Return")
        game.until(lambda s: s["scene"] in ("BiddingScene", "PlayScene"))
        ended = play_on(game)
        assert sum(ended["payments"]) == 0
        for _ in range(4):  # the viewer deals first; play on should it not be so
            if ended["laid"]:
                break
            game.click(ended["buttons"]["Next deal"])
            game.until(lambda s: "payments" not in s)
            ended = play_on(game)
        assert ended["laid"] == 1
        assert ended["dragged"] >= 14  # the last card plays itself
        game.picture(tmp_path / "sheet.png")
        assert (tmp_path / "sheet.png").stat().st_size > 20_000
        assert game.close() == 0
    finally:
        game.kill()
