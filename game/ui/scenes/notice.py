"""Dialogs about troubles with the settings or the games, each shown once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from ... import files
from ...club.sharing import usual_folder
from ...settings import Trouble
from ...store import Notice, path_in
from ...store.opening import CannotMove, kept_at
from ...view import words
from ...view.setup import in_words
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Push, Step
from ..widgets import Dialog, DialogReply
from .settings import PAGES

MoveGames = Callable[[Path], None]
"""Keeps the games at a path from now on; CannotMove if that is impossible."""

MOST_NAMED = 5
"""The most missing files that are named, before the number of the others; a single further one is named too."""
NAMED = frozenset(row.field for rows in PAGES.values() for row in rows)


UNNAMED = {"setup": "trouble.setup", "lessons_done": "trouble.lessons", "lessons_begun": "trouble.lessons",
           "first_evening": "trouble.lessons",
           "phases_told": "trouble.phases", "album_seen": "trouble.album",
           "window": "trouble.window"}
"""Fields without a line in the settings, and the keys of their names."""


def _about(trouble: Trouble) -> str:
    """The subject of ``trouble``, in words."""
    if trouble.kind == "lacking":
        return _files(trouble.about.split(", "))
    if trouble.kind == "values":
        keys = [f"setting.{field}" if field in NAMED else UNNAMED.get(field, "trouble.unknown")
                for field in trouble.about.split(", ")]
        return words.listed([words.say(key) for key in dict.fromkeys(keys)])
    return words.reason(trouble.about) if trouble.conflict is None else in_words(trouble.conflict)


def _files(names: Sequence[str]) -> str:
    """``names``, or the first of many."""
    more = len(names) - MOST_NAMED
    if more < 2:
        return ", ".join(names)
    return words.say("trouble.lacking_more", about=", ".join(names[:MOST_NAMED]), n=more)


def notice(trouble: Trouble) -> Dialog:
    """A dialog about the effects of ``trouble``."""

    def told() -> str:
        said = words.say(f"trouble.{trouble.kind}", about=_about(trouble))
        if trouble.unkept:
            return f"{said}\n{words.say('trouble.unkept')}"
        return said if trouble.aside is None else f"{said}\n{words.say('trouble.aside', path=trouble.aside)}"

    return Dialog(lazy("trouble.lacking_title" if trouble.kind == "lacking" else "trouble.title"), told)


def next_notice(context: AppContext) -> Dialog:
    """The dialog about the next trouble with the games, then with the settings; there is one."""
    store = context.store
    if store.notices:
        return games_notice(store.notices.pop(0), partial(kept_at, store))
    return notice(context.keeper.troubles.pop(0))


def games_notice(notice: Notice, move: MoveGames | None = None) -> Dialog:
    """A dialog about the effects of ``notice`` on the stored games.

    If the file of the games is gone, they can be kept elsewhere with ``move``.
    """

    def told() -> str:
        said = words.say(f"games.{notice.kind}", about=words.reason(notice.about))
        return said if notice.aside is None else f"{said}\n{words.say('trouble.aside', path=notice.aside)}"

    if notice.kind == "gone" and move is not None:
        return _where(told, Path(notice.about), move)
    return Dialog(lazy("games.title"), told)


def _where(told: Text, was: Path, move: MoveGames) -> Dialog:
    """Asks where to keep the games that were at ``was``; Esc keeps them nowhere."""
    folders = (usual_folder() / name for name in files.numbered("games", "", apart=" "))
    documents = next(path for path in map(path_in, folders) if not files.is_taken(path.parent))
    there = [DialogReply(lazy("games.gone_documents"), partial(_moved, documents, was, move), primary=True)]
    if not files.is_taken(was):
        there = [replace(there[0], primary=False),
                 DialogReply(lazy("games.gone_same"), partial(_moved, was, was, move), primary=True)]
    return Dialog(lazy("games.title"), told, [DialogReply(lazy("games.gone_nowhere"), lambda: None), *there])


def _moved(path: Path, was: Path, move: MoveGames) -> Step:
    """Keep the games at ``path``, and confirm it; on failure, give the reason and ask again."""
    try:
        move(path)
    except CannotMove as fault:
        return Push(_where(lazy("games.not_moved", why=words.reason(str(fault))), was, move))
    said = [lazy("games.moved", path=path)]
    if path != was:
        said.append(lazy("games.moved_elsewhere", folder=was.parent))
    return Push(Dialog(lazy("games.title"), lambda: "\n".join(map(words.spoken, said))))
