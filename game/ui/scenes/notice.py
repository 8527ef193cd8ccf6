"""What went wrong with the settings or the games, said once."""

from __future__ import annotations

from collections.abc import Sequence

from ...settings import Trouble
from ...store import Notice
from ...view import words
from ...view.setup import in_words
from ...view.words import lazy
from ..widgets import Dialog
from .settings import PAGES

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


def games_notice(notice: Notice) -> Dialog:
    """A sheet that says what ``notice`` means for the games that are kept."""

    def told() -> str:
        said = words.say(f"games.{notice.kind}", about=words.reason(notice.about))
        return said if notice.aside is None else f"{said}\n{words.say('trouble.aside', path=notice.aside)}"

    return Dialog(lazy("games.title"), told)
