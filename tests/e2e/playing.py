"""Players at a real window, who answer with the mouse or only with the keys."""

from __future__ import annotations

from .window import Game


class Mouse:
    def __init__(self, game: Game) -> None:
        self.game, self.dragged, self.laid = game, 0, 0

    def act(self, shown: dict) -> None:
        game, asked = self.game, shown.get("asked")
        if shown["scene"] == "CardChooser":
            game.click(next(iter(shown["picks"].values())))
        elif asked == "discard":
            ready = next(at for name, at in shown["buttons"].items() if name.startswith("Discard "))
            free = [c for c in shown["cards"] if c not in shown["offered"]]
            label = next(name for name in shown["buttons"] if name.startswith("Discard "))
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
    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, shown: dict) -> None:
        asked = shown.get("asked")
        if shown["scene"] == "CardChooser" or asked in ("bid", "ask", "call", "slam"):
            self.game.press("Return")  # the first button, or the card in question, has the focus
        elif asked in ("play", "give"):
            self.game.press("Right")
            self.game.press("Return")
        elif asked == "discard":
            ready = next(name for name in shown["buttons"] if name.startswith("Discard "))
            done, size = ready.split()[-1].split("/")
            self.game.press(*(["Return"] if done == size else ["Right", "Return"]))


def answered(shown: dict) -> list:
    """The parts of the trace that change only with an answer, unlike the positions of cards."""
    return [shown.get(key) for key in ("scene", "asked", "moves", "offered", "picks", "payments")]


def play_on(game: Game, player) -> dict:
    """Let ``player`` play until the score sheet is shown."""
    for _ in range(400):
        shown = game.until(lambda s: s.get("asked", "pick") != "wait" or "payments" in s)
        if "payments" in shown:
            return shown
        player.act(shown)
        game.until(lambda s, old=shown: answered(s) != answered(old))
    raise AssertionError("no end")
