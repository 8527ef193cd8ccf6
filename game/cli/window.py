"""The window: the program without a command."""

from __future__ import annotations

import warnings
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from ..logs import LEVELS
from ..options import WindowOptions
from ..shortage import is_shortage
from .asking import Refused, add_game, rules_from
from .speech import CommandWords

WORDS = CommandWords("window")


def add_arguments(parser: ArgumentParser) -> None:
    """The game that the window proposes first."""
    add_game(parser)
    parser.add_argument("--open", type=Path, metavar="FILE", help=WORDS["open"])
    parser.add_argument("--log", choices=LEVELS, default="info", help=WORDS["log"])


def _opened() -> Callable[[WindowOptions], int]:
    """The function that opens the window. Pygame only warns if a part of it finds no memory; here that is an error."""
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("error", ".*(map segment|allocate memory)", RuntimeWarning)
            from ..ui.app.start import run as open_window  # noqa: PLC0415 - commands do without pygame
    except ImportError as fault:
        if is_shortage(fault):
            raise
        raise Refused(WORDS["no_pygame"].format(fault=fault)) from None
    return open_window


def run(said: Namespace) -> int:
    """Open the window; returns its exit code."""
    if said.preset is not None or said.players is not None:
        rules_from(said)  # a refusal comes before a window opens
    return _opened()(WindowOptions(preset=said.preset, players=said.players, seed=said.seed, size=said.window,
                                   data_dir=said.data_dir, lang=said.lang, mute=said.mute, open=said.open,
                                   log=said.log))
