"""What went wrong with the settings or the games, said once."""

from __future__ import annotations

from ...settings import Trouble
from ...store import Notice
from .. import words
from ..widgets import Dialog
from ..words import lazy
from .settings import PAGES

MOST_NAMED = 5
"""So many missing files are named, and how many more there are; a single one more is named too."""
NAMED = frozenset(row.field for rows in PAGES.values() for row in rows)


def _about(trouble: Trouble) -> str:
    """The fields of wrong values by the names they have on the screen, a few of many files, else its own words."""
    if trouble.kind == "lacking":
        files = trouble.about.split(", ")
        more = len(files) - MOST_NAMED
        if more < 2:
            return trouble.about
        return words.say("trouble.lacking_more", about=", ".join(files[:MOST_NAMED]), n=more)
    if trouble.kind != "values":
        return trouble.about
    fields = trouble.about.split(", ")
    return words.listed([words.say(f"setting.{field}") if field in NAMED else field for field in fields])


def notice(trouble: Trouble) -> Dialog:
    """A sheet that says what ``trouble`` means for the player."""

    def told() -> str:
        said = words.say(f"trouble.{trouble.kind}", about=_about(trouble))
        return said if trouble.aside is None else f"{said}\n{words.say('trouble.aside', path=trouble.aside)}"

    return Dialog(lazy("trouble.lacking_title" if trouble.kind == "lacking" else "trouble.title"), told)


def games_notice(notice: Notice) -> Dialog:
    """A sheet that says what ``notice`` means for the games that are kept."""

    def told() -> str:
        said = words.say(f"games.{notice.kind}", about=notice.about)
        return said if notice.aside is None else f"{said}\n{words.say('trouble.aside', path=notice.aside)}"

    return Dialog(lazy("games.title"), told)
