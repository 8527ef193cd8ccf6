"""The sounds: the group and the volume of each, and its caption. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from . import words

SoundKind = Literal["cards", "calls", "controls"]
"""The groups of sounds: cards, calls and results, buttons."""
KINDS: Mapping[str, SoundKind] = {
    **dict.fromkeys(("shuffle", "cut", "deal", "card", "heavy", "ruff", "overruff", "fool", "pick", "sort", "trick",
                     "vine", "petals", "page", "pressed"), "cards"),
    **dict.fromkeys(("turn", "bid", "reveal", "announce", "oudler", "bloom", "caught", "bead", "sum", "won", "lost",
                     "rubber"), "calls"),
    **dict.fromkeys(("click", "refuse"), "controls"),
}
"""The group of each effect, by the effect's name."""
SWITCHED = ("muted", "audible")
"""The names of the captions for switching all sound off and on."""
SCENERY = ("vine", "petals", "page", "bead", "sum")
"""Effects without a caption, because they accompany a sound that has one, or a sum that appears."""
NEWS = ("music", "music_over", *SWITCHED)
"""Names of other captions: sound off and on, and the beginning and end of a waltz."""


def kind_of(name: str) -> SoundKind:
    """The group of the effect ``name``; an unknown effect counts as a sound of cards."""
    return KINDS.get(name, "cards")


def caption_of(name: str) -> str:
    """The caption, in brackets, of an effect or of a piece of :data:`NEWS`; "" if it has none."""
    return f"[{words.say(f'sound.{name}')}]" if name in {*KINDS, *NEWS} - {*SCENERY} else ""
