"""The kinds of mistakes that the player repeats, and what helps with each."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.variants import PRESETS
from . import words

#: The lesson, or with a # the paragraph of the rulebook, that helps with a kind of mistake, by the family of the game.
_POINTS, _TRICKS, _PARTNER = "points", "following", "partners"
HELP: dict[str, str | dict[str, str]] = {
    "led": _PARTNER, "played": _POINTS, "chose": "#game.play", "held": _POINTS, "took": _PARTNER,
    "gave": _POINTS, "withheld": _PARTNER, "high": _TRICKS, "ruffed": _TRICKS,
    "passed": {"chambery": "solo", "french": "oudlers"}, "bid": {"chambery": "solo", "french": "oudlers"},
    "overbid": {"chambery": "solo", "french": "oudlers"},
    "discarding": {"chambery": "discard", "french": "ecart", "piedmont": "piedmont"},
    "calling": {"chambery": "calling", "french": "#game.calling"}, "asking": "asking", "giving": "asking",
}
KINDS = tuple(HELP)
"""The kinds of mistakes, as :func:`game.view.moments.item_kind` names them."""


@dataclass(frozen=True, slots=True)
class RepeatedKind:
    """A ``kind`` of mistake that was made ``times``, and what helps in the game it was made in most often."""

    kind: str
    times: int
    help: str
    preset: str

    @property
    def words(self) -> str:
        """The kind, and how often."""
        with words.at_game(PRESETS[self.preset].family.name):
            return words.count("practice.times", self.times, kind=words.say(f"practice.kind.{self.kind}"))


def help_for(kind: str, family: str) -> str:
    """The name of the lesson, or the # and the paragraph of the rulebook, that helps with ``kind``."""
    found = HELP[kind]
    return found if isinstance(found, str) else found.get(family, "#game.play")
