"""Options that all commands share, refusals in one line, and the messages of the commands."""

from __future__ import annotations

import gettext
import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from ..ai.names import LEVELS
from ..engine.plain_text import clean
from ..engine.rules import Rules
from ..engine.variants import OPTIONS, PRESETS, Conflict, InvalidRules, Value, rules_of
from ..settings import MatchSetup
from ..view import words
from ..view.setup import in_words
from ..view.terminal import complain
from ..view.words import LANGUAGES, count, system_language


class Mute(Exception):
    """No message catalogue can be read; the exception's message contains the file and the remedy."""


@dataclass(frozen=True, slots=True)
class CommandWords:
    """The messages of the command ``area``: ``CommandWords("history")["none"]`` is ``cli.history.none``.

    Placeholders are filled with ``format``: numbers have the same form in every language, because other programs read
    them.
    """

    area: str

    def __getitem__(self, name: str) -> str:
        return words.template(f"cli.{self.area}.{name}")

    def count(self, name: str, n: int, **given: object) -> str:
        """The message ``name`` in the plural form for ``n``, which also fills the placeholder ``{n}``."""
        return words.plural_template(f"cli.{self.area}.{name}", n).format(n=n, **given)


def asked_language(said: Sequence[str]) -> str:
    """The language in the program's arguments ``said``, else the system's."""
    for word, following in zip(said, (*said[1:], ""), strict=False):
        asked = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if asked in words.LANGUAGES:
            return asked
    return system_language()


def _remedy(catalogue: Path) -> str:
    """The sentence about a ``catalogue`` that cannot be read, with the remedy; in a checkout this is to compile it."""
    if not catalogue.exists() and catalogue.with_suffix(".po").exists():
        return f"{catalogue} is not compiled yet; run this in the checkout: python -m pip install ."
    return f"{catalogue} cannot be read; install the game again"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use ``language`` in the block, or English if its catalogue cannot be read; raises Mute if neither can be read."""
    before = words.language()
    try:
        words.speak(language)
    except OSError as fault:
        raise Mute(_remedy(Path(fault.filename))) from None
    try:
        yield
    finally:
        words.use(before)


@contextmanager
def argparse_speaking() -> Iterator[None]:
    """Make argparse print its messages in the language in use.

    Argparse looks them up with gettext by their English text, which the game's catalogues contain. Gettext reads the
    language from the environment, which is restored afterwards.
    """
    before = os.environ.get("LANGUAGE")
    os.environ["LANGUAGE"] = words.language()
    gettext.bindtextdomain(words.DOMAIN, str(words.LOCALES))
    gettext.textdomain(words.DOMAIN)
    try:
        yield
    finally:
        os.environ.pop("LANGUAGE")
        if before is not None:
            os.environ["LANGUAGE"] = before


# -- options that all commands share ----------------------------------------------------------------------------------

WORDS = CommandWords("asking")
LARGEST = 7680, 4320
"""The largest width and height of a picture, which is drawn within seconds; no screen is larger."""
YES_NO = {"yes": True, "true": True, "no": False, "false": False}


class Refused(Exception):
    """The command cannot be carried out; the message is one line with the reason."""


class Parser(ArgumentParser):
    """Reports a wrong argument in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Print ``message`` and exit with code 2."""
        complain(" ".join(WORDS["see_help"].format(why=message, command=self.prog).split()))
        raise SystemExit(2)


def add_common(parser: ArgumentParser, given_later: bool) -> None:
    """Add the options that are valid before and after a command; ``given_later`` if ``parser`` is that of a command."""
    default = SUPPRESS if given_later else None
    group = parser.add_argument_group(WORDS["common"])
    group.add_argument("--lang", choices=sorted(LANGUAGES), default=default, help=WORDS["lang"])
    group.add_argument("--data-dir", type=Path, metavar="FOLDER", default=default, help=WORDS["data_dir"])
    group.add_argument("--seed", type=whole_number, metavar="N", default=default, help=WORDS["seed"])
    group.add_argument("--window", type=window_size, metavar="WxH", default=default, help=WORDS["window"])
    group.add_argument("--mute", action="store_true", default=SUPPRESS if given_later else False, help=WORDS["mute"])


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("--preset", choices=list(PRESETS), metavar="PRESET",
                        help=f"{WORDS['preset']}: {', '.join(PRESETS)}")
    parser.add_argument("--players", type=int, metavar="N", help=WORDS["players"])


def whole_number(text: str) -> int:
    """``text`` as an integer, at least 0."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise ArgumentTypeError(WORDS["no_number"].format(text=f"{text!r:.40}"))
    return int(text)


def plain_text(text: str) -> str:
    """``text`` with U+FFFD for bytes that are invalid in the terminal's encoding; no stored name contains it."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def some(text: str) -> int:
    """``text`` as an integer, at least 1."""
    number = whole_number(text)
    if number == 0:
        raise ArgumentTypeError(WORDS["not_zero"])
    return number


def window_size(text: str) -> tuple[int, int]:
    """``text``, such as ``1280x720``, as width and height in pixels."""
    width, _, height = text.partition("x")
    if not all(side.isascii() and side.isdigit() and 3 <= len(side) <= 5 for side in (width, height)):
        raise ArgumentTypeError(WORDS["no_size"].format(text=f"{text!r:.40}"))
    size = int(width), int(height)
    if size[0] * size[1] > LARGEST[0] * LARGEST[1]:
        raise ArgumentTypeError(WORDS["too_large"].format(text=text, width=LARGEST[0], height=LARGEST[1]))
    return size


def rules_from(said: Namespace) -> Rules:
    """The rules that the options describe; raises Refused, with the reason, if they cannot be played."""
    asked: dict[str, Value] = {}
    for text in getattr(said, "option", None) or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(WORDS["no_pair"].format(text=f"{text!r:.40}"))
        asked[name] = _value(name, value)
    for name in ("players", "at_table", "pack", "partnership"):
        value = getattr(said, name, None)
        if value is not None:
            asked[name] = value
    preset = said.preset or MatchSetup().preset
    try:
        return rules_of(preset, **asked)
    except InvalidRules as invalid:
        raise Refused(_refusal(preset, invalid.conflict)) from None


#: Conflicts about a single option, whose message is the same in every game.
UNKNOWN = frozenset(("no_option", "no_count", "no_value"))


def _refusal(preset: str, conflict: Conflict) -> str:
    """The line about ``conflict``; if the number of players is wrong, it lists the tables that ``preset`` offers."""
    if conflict.key in UNKNOWN:
        return in_words(conflict)
    if conflict.key != "no_such_table":
        return f"{preset}: {in_words(conflict)}"
    offered = ", ".join(WORDS["table"].format(players=players, pack=count("cards.count", pack))
                        for players, pack in PRESETS[preset].tables)
    return WORDS["no_table"].format(preset=preset, offered=offered, players=conflict.facts["players"],
                                    pack=count("cards.count", int(str(conflict.facts["pack"]))))


def seat_name(name: str, seat: int) -> str:
    """``name`` if it has visible characters, otherwise the seat's number."""
    return clean(name) or WORDS["seat"].format(seat=seat)


def bot_from(name: str) -> None:
    """Check that there is a bot ``name``, a level or ``module:Class``; raises Refused, with the reason, if not."""
    if ":" not in name and name not in LEVELS:
        raise Refused(WORDS["no_level"].format(name=f"{name!r:.40}", levels=", ".join(LEVELS)))
    from ..ai.bots import NoSuchBot, bot_named  # noqa: PLC0415 - the window starts without bots
    try:
        bot_named(name)
    except NoSuchBot as why:
        raise Refused(str(why)) from None


def _value(name: str, text: str) -> Value:
    allowed = OPTIONS.get(name)
    if allowed is not None and any(isinstance(value, bool) for value in allowed):
        return YES_NO.get(text, text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
