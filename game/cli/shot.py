"""Draws a scene without a display, from a deal that was actually played."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..settings import Settings, path_in, read
from ..view.terminal import note
from ..view.words import reason
from .asking import Refused, add_game, rules_from, some, window_size
from .speech import CommandWords

WORDS = CommandWords("shot")


def add_arguments(parser: ArgumentParser) -> None:
    """The scene to draw."""
    parser.add_argument("scene", metavar="SCENE", help=WORDS["scene"])
    parser.add_argument("--size", type=window_size, default=(1280, 720), metavar="WxH", help=WORDS["size"])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png", help=WORDS["out"])
    parser.add_argument("--text", type=some, default=100, metavar="PERCENT", help=WORDS["text"])
    add_game(parser)


def _settings(folder: Path | None) -> Settings:
    """The preferences in ``folder``; the defaults without one, so that pictures are reproducible."""
    if folder is None:
        return Settings()
    found = read(path_in(folder))
    if found.trouble is not None:
        raise Refused(WORDS["settings"].format(file=found.trouble.aside or path_in(folder), fault=found.trouble.about))
    return found.settings


def run(said: Namespace) -> int:
    """Draw the scene."""
    rules = rules_from(said)
    from ..ui.shots import shots  # noqa: PLC0415 - commands do without pygame until one draws
    if said.scene not in shots.SHOTS:
        raise Refused(WORDS["unknown"].format(scene=said.scene, scenes=", ".join(shots.SHOTS)))
    if not 100 <= said.text <= 175:
        raise Refused(WORDS["percent"].format(percent=said.text))
    wanted = shots.Shot(said.scene, said.size, rules.preset, rules.players, said.seed or 1, said.lang or "en",
                        said.text, _settings(said.data_dir))
    try:
        shots.save(wanted, said.out)
    except ValueError as fault:
        raise Refused(str(fault)) from None
    except (OSError, shots.DrawingError) as fault:
        raise Refused(WORDS["cannot_write"].format(file=said.out, fault=reason(fault))) from None
    from ..ui.draw.pictures import missing_files  # noqa: PLC0415
    for file in missing_files():
        note(CommandWords("doctor")["missing"].format(file=file))
    return 0
