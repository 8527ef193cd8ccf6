"""The sounds: what each is about, whose volume it has, and its caption. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from . import words

SoundKind = Literal["cards", "calls", "controls"]
"""The groups of sounds: of cards, of calls and results, of buttons."""
KINDS: Mapping[str, SoundKind] = {
    **dict.fromkeys(("shuffle", "cut", "deal", "card", "heavy", "ruff", "overruff", "fool", "pick", "sort", "trick",
                     "vine", "petals", "page", "pressed"), "cards"),
    **dict.fromkeys(("turn", "bid", "reveal", "announce", "oudler", "bloom", "caught", "won", "lost", "rubber"),
                    "calls"),
    **dict.fromkeys(("click", "refuse"), "controls"),
}
"""By the name of an effect."""
SWITCHED = ("muted", "audible")
"""Names for switching all sound off and on."""
SCENERY = ("vine", "petals", "page")
"""Effects without a caption: they accompany a sound that has one."""
NEWS = ("music", "music_over", *SWITCHED)
"""Other names of captions: a waltz begins or ends."""


def kind_of(name: str) -> SoundKind:
    """The kind of the effect ``name``; an unknown one counts as a sound of cards."""
    return KINDS.get(name, "cards")


def caption_of(name: str) -> str:
    """The caption of an effect or of a piece of :data:`NEWS`, in brackets as usual; "" for what has none."""
    return f"[{words.say(f'sound.{name}')}]" if name in {*KINDS, *NEWS} - {*SCENERY} else ""
