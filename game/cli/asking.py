"""What all commands have in common: options, and saying no in one line."""

from __future__ import annotations

import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import NoReturn

from ..ai.named import NoSuchBot, bot_named
from ..engine.rules import Rules
from ..engine.variants import OPTIONS, PRESETS, SenselessRules, Value, rules_of
from ..ui.words import LANGUAGES

NAME = "tarot-des-fleurs"
HELP = {
    "lang": "language of the window",
    "data_dir": "folder for games, settings and statistics",
    "seed": "a whole number that makes chance repeat itself",
    "window": "size of the window in pixels, as 1280x720",
    "mute": "no sound",
    "preset": "the game to play",
    "players": "how many play",
}
YES_NO = {"yes": True, "true": True, "no": False, "false": False}


class Refused(Exception):
    """What was asked cannot be done; the message is one clear line."""


class Parser(ArgumentParser):
    """Says what was not understood in one line, without the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit code 2."""
        print(f"{NAME}: {' '.join(message.split())}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def add_common(parser: ArgumentParser, given_later: bool) -> None:
    """The options that go before a command as well as after it."""
    default = SUPPRESS if given_later else None
    group = parser.add_argument_group("for every command")
    group.add_argument("--lang", choices=sorted(LANGUAGES), default=default, help=HELP["lang"])
    group.add_argument("--data-dir", type=Path, metavar="FOLDER", default=default, help=HELP["data_dir"])
    group.add_argument("--seed", type=whole_number, metavar="N", default=default, help=HELP["seed"])
    group.add_argument("--window", type=window_size, metavar="WxH", default=default, help=HELP["window"])
    group.add_argument("--mute", action="store_true", default=SUPPRESS if given_later else False, help=HELP["mute"])


def add_game(parser: ArgumentParser) -> None:
    """The two options that choose a game."""
    parser.add_argument("--preset", choices=list(PRESETS), metavar="PRESET",
                        help=f"{HELP['preset']}: {', '.join(PRESETS)}")
    parser.add_argument("--players", type=int, metavar="N", help=HELP["players"])


def whole_number(text: str) -> int:
    """``text`` as a number from 0 up."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise ArgumentTypeError(f"{text!r:.40} is not a whole number from 0 up")
    return int(text)


def some(text: str) -> int:
    """``text`` as a number from 1 up."""
    number = whole_number(text)
    if number == 0:
        raise ArgumentTypeError("0 is not a number from 1 up")
    return number


def window_size(text: str) -> tuple[int, int]:
    """``1280x720`` as width and height."""
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and 100 <= int(width) <= 20_000 and 100 <= int(height) <= 20_000):
        raise ArgumentTypeError(f"{text!r:.40} is not a size like 1280x720")
    return int(width), int(height)


def rules_from(said: Namespace) -> Rules:
    """The rules that the options speak of; Refused with the reason if they make no sense."""
    asked: dict[str, Value] = {}
    for text in getattr(said, "option", None) or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option {text!r:.40} is not of the form NAME=VALUE")
        asked[name] = _value(name, value)
    for name in ("players", "at_table", "pack", "partnership"):
        value = getattr(said, name, None)
        if value is not None:
            asked[name] = value
    try:
        return rules_of(said.preset or "chambery", **asked)
    except SenselessRules as why:
        raise Refused(str(why)) from None


def bot_from(name: str) -> None:
    """Make sure that there is a bot called ``name``, a level or ``module:Class``; Refused with the reason if not."""
    try:
        bot_named(name)
    except NoSuchBot as why:
        raise Refused(str(why)) from None


def _value(name: str, text: str) -> Value:
    """``text`` as the kind of value the option ``name`` takes."""
    allowed = OPTIONS.get(name)
    if allowed is not None and any(isinstance(value, bool) for value in allowed):
        return YES_NO.get(text, text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
