"""The command line: a window without a command, everything else by name."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence

from .. import logs
from ..about import NAME, TITLE, VERSION
from ..view import terminal
from ..view.words import Text, reason, spoken
from . import arena, bench, check, doctor, export, history, import_, replay, rules, shot, simulate, stats, window
from .asking import WORDS, Parser, Refused, add_common
from .speech import Mute, argparse_speaking, asked_language, speaking

Command = tuple[Text, Callable[[ArgumentParser], None], Callable[[Namespace], int]]

#: By name: what it is for, what it can be told, what it does.
COMMANDS: dict[str, Command] = {
    "simulate": (simulate.HELP, simulate.add_arguments, simulate.run),
    "check": (check.HELP, check.add_arguments, check.run),
    "arena": (arena.HELP, arena.add_arguments, arena.run),
    "rules": (rules.HELP, rules.add_arguments, rules.run),
    "history": (history.HELP, history.add_arguments, history.run),
    "stats": (stats.HELP, stats.add_arguments, stats.run),
    "export": (export.HELP, export.add_arguments, export.run),
    "import": (import_.HELP, import_.add_arguments, import_.run),
    "replay": (replay.HELP, replay.add_arguments, replay.run),
    "shot": (shot.HELP, shot.add_arguments, shot.run),
    "bench": (bench.HELP, bench.add_arguments, bench.run),
    "doctor": (doctor.HELP, doctor.add_arguments, doctor.run),
}


def parser() -> Parser:
    """Everything that can be said to the program."""
    top = Parser(prog=NAME, description=f"{TITLE}. {WORDS['about']}", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"{TITLE} {VERSION}", help=WORDS["version"])
    add_common(top, given_later=False)
    window.add_arguments(top)
    top.set_defaults(run=window.run)
    commands = top.add_subparsers(title=WORDS["commands"], metavar="COMMAND")
    for name, (help_, add_arguments, run) in COMMANDS.items():
        command = commands.add_parser(name, help=spoken(help_), description=spoken(help_), allow_abbrev=False)
        add_common(command, given_later=True)
        add_arguments(command)
        command.set_defaults(run=run)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Do what ``words`` (the program's own arguments) say; the exit code: 0 well, 1 faults found, 2 not understood."""
    asked = sys.argv[1:] if words is None else words
    terminal.ready()
    logs.hush()
    try:
        with speaking(asked_language(asked)):
            return _done(asked)
    except Mute as fault:
        terminal.complain(f"{fault} cannot be read; install the game again")
        return 2


def _done(words: Sequence[str]) -> int:
    """The same, in the language in use; whatever the system refuses is one line."""
    try:
        return _told(words)
    except Refused as why:
        terminal.complain(str(why))
    except terminal.Unheard as why:
        terminal.complain(WORDS["unheard"].format(fault=why))
    except BrokenPipeError:  # the reader has seen enough, as `head` has
        return 1
    except OSError as fault:
        terminal.complain(": ".join(str(part) for part in (fault.filename, reason(fault)) if part))
    except KeyboardInterrupt:
        return 130
    return 2


def _told(words: Sequence[str]) -> int:
    """Carry out what ``words`` say, until the last of it has arrived."""
    try:
        with argparse_speaking():
            said = parser().parse_args(words)
        run: Callable[[Namespace], int] = said.run
        return run(said)
    finally:
        terminal.flush()
