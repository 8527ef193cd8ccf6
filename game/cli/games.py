"""Functions shared by the commands about stored games: opening the file, and reporting what is wrong with it."""

from __future__ import annotations

import sqlite3
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from .. import private
from ..engine.plain_text import clean
from ..store import Store, open_store, path_in
from ..store.history import Filter
from ..view.terminal import complain
from ..view.words import reason
from .asking import Refused, plain_text
from .speech import CommandWords

WORDS = CommandWords("games")


@contextmanager
def stored_games(said: Namespace, *, write: bool = False) -> Iterator[Store]:
    """The stored games; Refused if they cannot be opened for the purpose, or a read fails later."""
    path = path_in(said.data_dir)
    private.tighten(path.parent, named=said.data_dir is not None)
    store = open_store(path)
    told = _told(store)
    try:
        if write and not store.keeps:
            raise Refused(told[0])
        for line in told if store.writable else ():
            complain(line)
        yield store
        for line in _told(store):
            complain(line)
    except sqlite3.Error as fault:
        raise Refused(WORDS["unwritable" if write else "unreadable"].format(about=reason(fault))) from None
    finally:
        store.close()


def _told(store: Store) -> list[str]:
    """The notices of the store, as lines; each is returned once."""
    told = [WORDS[notice.kind].format(about=reason(notice.about), aside=notice.aside) for notice in store.notices]
    store.notices.clear()
    return told


def add_filter(parser: ArgumentParser) -> None:
    """Add the options that select deals."""
    parser.add_argument("--preset", type=plain_text, metavar="PRESET", default="", help=WORDS["preset"])
    parser.add_argument("--player", type=plain_text, metavar="NAME", default="", help=WORDS["player"])
    parser.add_argument("--level", type=plain_text, metavar="LEVEL", default="", help=WORDS["level"])
    parser.add_argument("--result", choices=("won", "lost", "drawn"), help=WORDS["result"])
    parser.add_argument("--origin", choices=("played", "imported", "recovered"), default="", help=WORDS["origin"])


def filter_of(said: Namespace, match: int | None = None) -> Filter:
    return Filter(preset=said.preset, player=said.player, level=said.level, result=said.result, origin=said.origin,
                  match=match)


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    """``rows`` under ``head`` in aligned columns, numbers flush right; the cells may contain foreign text."""
    rows = [list(map(clean, row)) for row in rows]
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    right = [not any(cell.strip("+-−.,% 0123456789/") for cell in column) for column in zip(*rows, strict=True)]
    for row in (head, *rows):
        cells = (cell.rjust(w) if r else cell.ljust(w)
                 for cell, w, r in zip(row, wide, right or [False] * len(head), strict=True))
        yield "  ".join(cells).rstrip()
