"""Writes a transcript of a deal played by ear: ``python -m tests.e2e.transcript [PRESET] [SEED] > FILE``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from .atspi import Session
from .stranger import Stranger
from .window import INSTANT, Game, Screen


def played(preset: str, seed: str, folder: Path) -> list[str]:
    """All that is read and done in a deal of ``preset``."""
    screen = Screen()
    session = Session(screen.env, folder)
    game = Game(screen, folder, "--window", "1280x720", "--lang", "en", "--mute", "--seed", seed, "--preset", preset,
                settings={**INSTANT, "aloud": "reader"}, more=session.env)
    try:
        stranger = Stranger(session)
        stranger.start()
        stranger.play()
        return stranger.heard
    finally:
        game.kill()
        session.close()
        screen.close()


if __name__ == "__main__":
    preset, seed = (sys.argv[1:] + ["chambery", "4"][len(sys.argv) - 1:])[:2]
    with tempfile.TemporaryDirectory() as made:
        print("\n".join(played(preset, seed, Path(made))))
