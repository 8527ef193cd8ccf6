"""What went wrong with the settings, said once."""

from __future__ import annotations

from ...settings import Trouble
from .. import words
from ..widgets import Dialog
from ..words import lazy


def notice(trouble: Trouble) -> Dialog:
    """A sheet that says what ``trouble`` means for the player."""

    def told() -> str:
        said = words.say(f"trouble.{trouble.kind}", about=trouble.about)
        return said if trouble.aside is None else f"{said}\n{words.say('trouble.aside', path=trouble.aside)}"

    return Dialog(lazy("trouble.title"), told)
