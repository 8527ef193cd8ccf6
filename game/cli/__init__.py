"""The command line: opens the window if there is no command, otherwise runs the command."""

from __future__ import annotations

import sys
import warnings
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Container, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

from .. import logs
from ..about import NAME, TITLE, VERSION
from ..ai.stop import ProcessLost
from ..files import for_the_owner
from ..settings import WindowOptions
from ..threads import is_shortage
from ..view import terminal
from ..view.words import reason, say
from .asking import (
    WORDS,
    CommandWords,
    Mute,
    Parser,
    Refused,
    add_common,
    add_game,
    argparse_speaking,
    asked_language,
    rules_from,
    speaking,
)

WINDOW = CommandWords("window")
NO_MEMORY = 3
"""The exit code if memory was short."""
#: The module of each command, in this package, with ``add_arguments(parser)`` and ``run(said) -> exit code``.
COMMANDS = {
    "simulate": "simulate", "check": "check", "rules": "rules", "history": "history",
    "stats": "stats", "export": "export", "import": "import_", "replay": "replay", "why": "why",
    "doctor": "doctor", "daily": "daily",
}


def parser(asked: Container[str]) -> Parser:
    """The parser of the program's arguments; only the commands ``asked`` for are imported and add their arguments."""
    top = Parser(prog=NAME, description=f"{TITLE}. {WORDS['about']}", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"{TITLE} {VERSION}", help=WORDS["version"])
    add_common(top, given_later=False)
    _add_window(top)
    top.set_defaults(run=_run_window)
    commands = top.add_subparsers(title=WORDS["commands"], metavar="COMMAND")
    for name, module in COMMANDS.items():
        help_ = say(f"cli.{module}.help")
        command = commands.add_parser(name, help=help_, description=help_, allow_abbrev=False)
        add_common(command, given_later=True)
        if name in asked:
            found = import_module(f".{module}", __name__)
            found.add_arguments(command)
            command.set_defaults(run=found.run)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with the arguments ``words``, by default those of the process.

    Returns the exit code: 0 after success, 1 for faults, 2 for wrong arguments, 3 if memory was short.
    """
    asked = sys.argv[1:] if words is None else words
    return carried_out(partial(parser, asked), asked, asked_language(asked))


def carried_out(make: Callable[[], Parser], words: Sequence[str], language: str = "en") -> int:
    """Parse ``words`` with the parser from ``make``, and run the command in ``language``; returns the exit code.

    The parsed command has ``run(said) -> exit code``. An error of the user or the system is printed as one line.
    """
    terminal.replace_unencodable()
    logs.mute()
    try:
        with for_the_owner(), speaking(language):
            return _done(make, words)
    except Mute as fault:
        terminal.complain(str(fault))
    except MemoryError:  # no translation is looked up, because that needs memory
        terminal.complain("there is not enough memory")
        return NO_MEMORY
    return 2


def _done(make: Callable[[], Parser], words: Sequence[str]) -> int:
    """Run the command in the language in use; returns the exit code. An error of the system is printed as one line."""
    try:
        return _told(make, words)
    except Refused as why:
        terminal.complain(str(why))
    except terminal.Unheard as why:
        terminal.complain(WORDS["unheard"].format(fault=reason(why)))
    except ProcessLost:
        terminal.complain(WORDS["lost"])
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        if is_shortage(fault):
            terminal.complain(WORDS["memory"])
            return NO_MEMORY
        if not isinstance(fault, OSError):
            raise
        terminal.complain(": ".join(str(part) for part in (fault.filename, reason(fault)) if part))
    return 2


def _told(make: Callable[[], Parser], words: Sequence[str]) -> int:
    """Run the command in ``words`` and flush the output; returns the exit code."""
    try:
        with argparse_speaking():
            said = make().parse_args(words)
        run: Callable[[Namespace], int] = said.run
        return run(said)
    finally:
        terminal.flush()


# -- the program without a command ------------------------------------------------------------------------------------


def _add_window(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--open", type=Path, metavar="FILE", help=WINDOW["open"])
    parser.add_argument("--log", choices=logs.LEVELS, default="info", help=WINDOW["log"])


def _window_opener() -> Callable[[WindowOptions], int]:
    """The function that opens the window; raises an error if a part of pygame lacks memory, of which pygame only warns.
    """
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("error", ".*(map segment|allocate memory)", RuntimeWarning)
            from ..ui.app.start import run as open_window  # noqa: PLC0415 - commands do without pygame
    except ImportError as fault:
        if is_shortage(fault):
            raise
        raise Refused(WINDOW["no_pygame"].format(fault=fault)) from None
    return open_window


def _run_window(said: Namespace) -> int:
    if said.preset is not None or said.players is not None:
        rules_from(said)  # a refusal comes before a window opens
    return _window_opener()(WindowOptions(preset=said.preset, players=said.players, seed=said.seed, size=said.window,
                                   data_dir=said.data_dir, lang=said.lang, mute=said.mute, open=said.open,
                                   log=said.log))
