"""The presets: named sets of options, as in the rule book's table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

from ..rules import Family, Rules
from .families import CHAMBERY, FRENCH, PIEDMONT

Value = int | str | bool
#: Fields of `Rules` that no table chooses: its name, and what the name brings with it.
FIXED = frozenset(("preset", "family", "row"))


def _values_of(kind: Any) -> tuple[Value, ...] | None:
    """The values that a field of the type ``kind`` may take; None for any whole number."""
    return (True, False) if kind is bool else get_args(kind) or None


#: Every option by name, in the rule book's order, and the values it may take; None: a whole number checked otherwise.
OPTIONS: dict[str, tuple[Value, ...] | None] = {
    name: _values_of(kind) for name, kind in get_type_hints(Rules).items() if name not in FIXED}


@dataclass(frozen=True, slots=True)
class Preset:
    """A game as one rule document has it: its ``family``, the counts offered (the usual one first), its options.

    ``source`` names that document; ``docs/rules/SOURCE.md`` says what it is and what it settles.
    ``tables`` are the counts of players and cards it is played with; ``deals_each`` is the usual number of deals in a
    match for each player at the table.
    """

    name: str
    source: str
    family: Family
    players: tuple[int, ...]
    tables: tuple[tuple[int, int], ...]
    options: Mapping[str, Value]
    deals_each: int


_LONE: dict[str, Value] = {"auction": "none", "call_when": "never"}
_CHAMBERY: dict[str, Value] = {
    "partnership": "call", "ace": "below-jack", "top_trump": 21, "overtrump": False, "fool_pays": "nothing",
    "fool_last": "kept", "fool_wins": "never", "ecart_to": "dealer", "auction": "one-round", "payment": "zero-sum",
    "call_when": "if-passed", "called_suit_lead": "free", "lone_petit": "plays",
}
_FRENCH: dict[str, Value] = {
    "partnership": "call", "ace": "low", "top_trump": 21, "overtrump": True, "fool_pays": "empty-card",
    "fool_last": "changes-sides", "fool_wins": "announced-slam", "ecart_to": "taker", "auction": "one-round",
    "payment": "french", "call_when": "before-talon", "called_suit_lead": "barred", "lone_petit": "plays",
}
PRESETS: dict[str, Preset] = {preset.name: preset for preset in (
    Preset("chambery", "grand-cafe", CHAMBERY, (5, 4, 3), ((5, 78), (4, 78), (3, 78), (4, 62), (3, 62)), _CHAMBERY, 1),
    Preset("chambery-dummett", "dummett-mcleod", CHAMBERY, (5, 4, 3), ((5, 78), (4, 78), (3, 78)), {
        **_CHAMBERY, "ace": "low", "fool_pays": "empty-card", "fool_last": "winner", "fool_wins": "led",
        "ecart_to": "last-trick", "auction": "until-one-left", "payment": "raised"}, 1),
    Preset("french", "french-sheet", FRENCH, (4, 3, 5, 6), ((4, 78), (3, 78), (5, 78), (6, 78)), _FRENCH, 2),
    Preset("french-open-call", "late-call", FRENCH, (5, 3, 4), ((5, 78), (3, 78), (4, 78)), {
        **_FRENCH, "fool_last": "winner", "fool_wins": "led", "call_when": "after-exchange",
        "called_suit_lead": "free"}, 2),
    Preset("piedmont", "philebus", PIEDMONT, (4,), ((4, 78),), {
        "partnership": "croise", "ace": "reversed-red", "top_trump": 20, "overtrump": False,
        "fool_pays": "empty-card", "fool_last": "kept", "fool_wins": "never", "ecart_to": "dealer",
        "auction": "none", "payment": "stake", "call_when": "never", "called_suit_lead": "free",
        "lone_petit": "plays"}, 1),
)}
#: What follows from who plays with whom, unless said otherwise.
FOLLOWS: dict[str, dict[str, Value]] = {
    "call": {}, "croise": {**_LONE, "called_suit_lead": "free"}, "none": {**_LONE, "called_suit_lead": "free"},
}
