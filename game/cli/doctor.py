"""Checks the installation: the system, missing files, folders that are not writable."""

from __future__ import annotations

import locale
import os
import sqlite3
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from .. import files, logs, settings, store
from ..ai.kernel.speed import use_compiled
from ..engine import game
from ..engine.observation import observe
from ..store import schema
from ..thinker import Thinker
from ..view.terminal import encoding, tell
from ..view.words import reason, system_language
from .asking import CommandWords

WORDS = CommandWords("doctor")
ANSWER_S = 20.0
"""The seconds after which a bots' process that has not answered counts as failed."""
MOST_NAMED = 12


@dataclass(frozen=True, slots=True)
class Finding:
    """A check: its subject, its result, whether the game can be played with this result, and a line for each fault."""

    what: str
    found: str
    good: bool = True
    more: tuple[str, ...] = ()


def add_arguments(parser: ArgumentParser) -> None:
    """Add no options: the command has only the common ones."""


def run(said: Namespace) -> int:
    """Print a line for each check; returns 1 if there is a fault."""
    wrong = 0
    for finding in findings(said.data_dir):
        wrong += not finding.good
        tell(f"{'  ' if finding.good else '! '}{WORDS[finding.what]}: {finding.found}", at_once=True)
        for line in finding.more:
            tell(f"    {line}")
    tell(WORDS["well" if not wrong else "ill"].format(n=wrong))
    return 1 if wrong else 0


def findings(folder: Path | None) -> Iterator[Finding]:
    """Carry out all checks, in order; ``folder`` contains games and settings, None for the default folders."""
    yield from _window()
    yield Finding("locale", f"{system_language()} (LANG={os.environ.get('LANG', '')}, "
                            f"{locale.getpreferredencoding(False)}, {encoding()})")
    yield from _folders(folder)
    yield _settings(settings.path_in(folder))
    yield _games(store.path_in(folder))
    yield _bots()
    yield Finding("kernel", WORDS["compiled"] if use_compiled() else WORDS["plain"])


def _window() -> Iterator[Finding]:
    """Carry out the checks that need pygame."""
    try:
        from ..ui.app import checkup, system  # noqa: PLC0415 - the other commands do without pygame
    except ImportError as fault:
        yield Finding("machine", str(fault), good=False)
        return
    yield Finding("machine", f"{system.machine()}, SQLite {sqlite3.sqlite_version}")
    yield Finding("display", *checkup.display())
    yield Finding("sound", checkup.sound() or WORDS["no_sound"])  # a game without sound is not a fault
    number, missing, altered = checkup.checked()
    wrong = [*(WORDS["missing"].format(file=file) for file in missing),
             *(WORDS["altered"].format(file=file) for file in altered)]
    shown = (*wrong[:MOST_NAMED], *(["…"] if len(wrong) > MOST_NAMED else []))
    yield Finding("files", WORDS["of_files"].format(good=number - len(wrong), all=number), not wrong, shown)


def _folders(folder: Path | None) -> Iterator[Finding]:
    log = logs.path_in(folder and folder / "log")
    for what, path in (("data", store.path_in(folder)), ("config", settings.path_in(folder)), ("log", log)):
        fault = files.unwritable(path.parent)
        yield Finding(what, f"{path.parent}" if fault is None else f"{path.parent}: {reason(fault)}", fault is None)


def _settings(path: Path) -> Finding:
    """Check a copy of the settings, because reading sets a broken file aside and this command changes nothing."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            copy = settings.path_in(Path(folder))
            copy.write_bytes(files.read_bytes(path, settings.MOST_BYTES + 1))
            trouble = settings.read(copy).trouble
    except FileNotFoundError:
        return Finding("settings", WORDS["none"])
    except OSError as fault:
        return Finding("settings", reason(fault), good=False)
    return Finding("settings", "ok" if trouble is None else f"{trouble.kind}: {trouble.about}", trouble is None)


def _games(path: Path) -> Finding:
    """Check the file of games without changing it: its version, its integrity and its number of deals."""
    try:
        files.open_to_read(path).close()
        # without ``immutable``, SQLite would leave files next to a closed database
        how = "mode=ro" if files.is_file(path.with_name(path.name + "-wal")) else "mode=ro&immutable=1"
        with closing(sqlite3.connect(files.sqlite_uri(path, how), uri=True, timeout=2)) as connection:
            said = connection.execute("PRAGMA integrity_check(3)").fetchall()
            version = schema.version_of(connection)
            deals = connection.execute("SELECT count(*) FROM deals").fetchone()[0]
    except FileNotFoundError:
        return Finding("games", WORDS["none"])
    except (OSError, sqlite3.Error, UnicodeDecodeError) as fault:
        return Finding("games", reason(fault), good=False)
    whole = said == [("ok",)]
    state = "ok" if whole else "; ".join(str(line) for (line,) in said)
    return Finding("games", WORDS.count("of_games", deals, version=version, state=state),
                   whole and version <= len(schema.MIGRATIONS))


def _bots() -> Finding:
    """Measure the times until a bots' process is ready and until it answers."""
    thinker, began = Thinker(patience_s=ANSWER_S), time.perf_counter()
    try:
        thinker.start()
        if not _until(lambda: thinker.ready):
            return Finding("bots", WORDS["no_bots"], good=False)
        there = time.perf_counter() - began
        rules = settings.MatchSetup().rules
        dealt, _ = game.deal(rules, 0, Random(1).sample(list(rules.deck), len(rules.deck)))
        assert dealt.turn is not None
        began, pid = time.perf_counter(), thinker.worker_pid
        thinker.ask(observe(dealt, dealt.turn), "club", 1)
        answered = _until(lambda: thinker.poll() is not None) and thinker.worker_pid == pid
        took = time.perf_counter() - began
    finally:
        thinker.close()
    return Finding("bots", WORDS["of_bots"].format(start=f"{there:.2f}", answer=f"{took:.2f}"), answered)


def _until(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + ANSWER_S
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.005)
    return False
