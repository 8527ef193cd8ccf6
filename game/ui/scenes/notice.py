"""What went wrong with the settings or the games, said once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from ... import files
from ...settings import Trouble
from ...store import Notice, path_in
from ...store.moving import CannotMove
from ...view import words
from ...view.setup import in_words
from ...view.sharing import usual_folder
from ...view.words import Text, lazy
from ..app.scene import Push, Step
from ..widgets import Dialog, DialogReply
from .settings import PAGES

MoveGames = Callable[[Path], None]
"""Has the games kept at a path from now on; CannotMove if that cannot be."""

MOST_NAMED = 5
"""So many missing files are named, and how many more there are; a single one more is named too."""
NAMED = frozenset(row.field for rows in PAGES.values() for row in rows)


UNNAMED = {"setup": "trouble.setup", "lessons_done": "trouble.lessons", "lessons_begun": "trouble.lessons",
           "window": "trouble.window"}
"""What is in no list of settings, and the keys of what it is called here."""


def _about(trouble: Trouble) -> str:
    """What ``trouble`` is about, in words."""
    if trouble.kind == "lacking":
        return _files(trouble.about.split(", "))
    if trouble.kind == "values":
        keys = [f"setting.{field}" if field in NAMED else UNNAMED.get(field, "trouble.unknown")
                for field in trouble.about.split(", ")]
        return words.listed([words.say(key) for key in dict.fromkeys(keys)])
    return words.reason(trouble.about) if trouble.conflict is None else in_words(trouble.conflict)


def _files(names: Sequence[str]) -> str:
    """``names``, or a few of many."""
    more = len(names) - MOST_NAMED
    if more < 2:
        return ", ".join(names)
    return words.say("trouble.lacking_more", about=", ".join(names[:MOST_NAMED]), n=more)


def notice(trouble: Trouble) -> Dialog:
    """A sheet that says what ``trouble`` means for the player."""

    def told() -> str:
        said = words.say(f"trouble.{trouble.kind}", about=_about(trouble))
        if trouble.unkept:
            return f"{said}\n{words.say('trouble.unkept')}"
        return said if trouble.aside is None else f"{said}\n{words.say('trouble.aside', path=trouble.aside)}"

    return Dialog(lazy("trouble.lacking_title" if trouble.kind == "lacking" else "trouble.title"), told)


def games_notice(notice: Notice, move: MoveGames | None = None) -> Dialog:
    """A sheet that says what ``notice`` means for the games that are kept.

    Games that are gone can be kept elsewhere where there is a ``move``, which has them there.
    """

    def told() -> str:
        said = words.say(f"games.{notice.kind}", about=words.reason(notice.about))
        return said if notice.aside is None else f"{said}\n{words.say('trouble.aside', path=notice.aside)}"

    if notice.kind == "gone" and move is not None:
        return _where(told, Path(notice.about), move)
    return Dialog(lazy("games.title"), told)


def _where(told: Text, was: Path, move: MoveGames) -> Dialog:
    """Asks where to keep the games that were at ``was``: Esc is nowhere."""
    folders = (usual_folder() / name for name in files.numbered("games", "", apart=" "))
    documents = next(path for path in map(path_in, folders) if not files.is_taken(path.parent))
    there = [DialogReply(lazy("games.gone_documents"), partial(_moved, documents, was, move), primary=True)]
    if not files.is_taken(was):
        there = [replace(there[0], primary=False),
                 DialogReply(lazy("games.gone_same"), partial(_moved, was, was, move), primary=True)]
    return Dialog(lazy("games.title"), told, [DialogReply(lazy("games.gone_nowhere"), lambda: None), *there])


def _moved(path: Path, was: Path, move: MoveGames) -> Step:
    """Keep the games at ``path``, and say so; where that cannot be, say why, and ask again."""
    try:
        move(path)
    except CannotMove as fault:
        return Push(_where(lazy("games.not_moved", why=words.reason(str(fault))), was, move))
    said = [lazy("games.moved", path=path)]
    if path != was:
        said.append(lazy("games.moved_elsewhere", folder=was.parent))
    return Push(Dialog(lazy("games.title"), lambda: "\n".join(map(words.spoken, said))))
