"""The command: writes the picture of a scene, from a deal that was actually played."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from game.cli import carried_out
from game.cli.asking import Parser, Refused, add_game, rules_from, some, whole_number, window_size
from game.settings import Settings, path_in, read
from game.ui.draw.pictures import missing_files
from game.view.terminal import note
from game.view.words import LANGUAGES, reason

from . import shots


def parser() -> Parser:
    """The parser of the arguments: the scene and how it is drawn."""
    top = Parser(prog="python -m tools.shots", description="Draws a scene into a PNG file, without a display.",
                 allow_abbrev=False)
    top.add_argument("scene", metavar="SCENE", help="which scene; an unknown name lists them all")
    top.add_argument("--out", type=Path, required=True, metavar="FILE.png", help="the PNG file")
    top.add_argument("--size", type=window_size, default=(1280, 720), metavar="WxH", help="its size in pixels")
    top.add_argument("--text", type=some, default=100, metavar="PERCENT", help="size of the text, 100 to 175 percent")
    top.add_argument("--lang", choices=sorted(LANGUAGES), default="en", help="language of the scene (en)")
    top.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the deals and the bots' choices (1)")
    top.add_argument("--data-dir", type=Path, metavar="FOLDER", help="a folder with settings to draw with")
    add_game(top)
    top.set_defaults(run=run)
    return top


def _settings(folder: Path | None) -> Settings:
    """The preferences in ``folder``; the defaults without one, so that pictures are reproducible."""
    if folder is None:
        return Settings()
    found = read(path_in(folder))
    if found.trouble is not None:
        file = found.trouble.aside or path_in(folder)
        raise Refused(f"the settings in {file} cannot be used: {found.trouble.about}")
    return found.settings


def run(said: Namespace) -> int:
    rules = rules_from(said)
    if said.scene not in shots.SHOTS:
        raise Refused(f"there is no scene {said.scene}; the scenes are {', '.join(shots.SHOTS)}")
    if not 100 <= said.text <= 175:
        raise Refused(f"--text is 100 to 175, not {said.text}")
    wanted = shots.Shot(said.scene, said.size, rules.preset, rules.players, said.seed, said.lang, said.text,
                        _settings(said.data_dir))
    try:
        shots.save(wanted, said.out)
    except ValueError as fault:
        raise Refused(str(fault)) from None
    except (OSError, shots.DrawingError) as fault:
        raise Refused(f"{said.out} cannot be written: {reason(fault)}") from None
    for file in missing_files():
        note(f"missing: {file}")
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """Draw the scene that the arguments ``words`` name; returns the exit code."""
    return carried_out(parser, sys.argv[1:] if words is None else words)


if __name__ == "__main__":
    sys.exit(main())
