"""Resolves a preset's name and options to rules."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from ..rules import GameRow, Rules
from .conflicts import Conflict, applies, conflict
from .presets import FOLLOWS, OPTIONS, PRESETS, Preset, Value

__all__ = ["OPTIONS", "PRESETS", "Conflict", "InvalidRules", "Preset", "Value", "applies", "is_allowed", "options_of",
           "rules_of", "stored_rules", "written_options"]

LATER: dict[str, Value] = {"given_back": "own"}
"""Options that games did not have when the first records were written, each with the value by which all were played."""

_values_of = attrgetter(*OPTIONS)


class InvalidRules(ValueError):
    """An unknown preset, option or value, or options that cannot be combined; ``conflict`` is the reason."""

    def __init__(self, preset: str, conflict: Conflict) -> None:
        super().__init__(f"{preset:.40} cannot be played this way: {conflict}")
        self.conflict = conflict


def is_allowed(name: str, value: Value) -> bool:
    """Whether there is an option ``name`` that may have the ``value`` in some game."""
    if name not in OPTIONS:
        return False
    allowed = OPTIONS[name]
    if allowed is None:
        return type(value) is int and 1 <= value <= 1000
    return any(value == known and type(value) is type(known) for known in allowed)


def _unknown(options: Mapping[str, Value]) -> Conflict | None:
    """The conflict for the first option that does not exist or cannot have its value; None if there is none."""
    for name, value in options.items():
        if name not in OPTIONS:
            return Conflict("no_option", {"name": name, "options": tuple(OPTIONS)})
        if not is_allowed(name, value):
            allowed = OPTIONS[name]
            return Conflict("no_count", {"name": name, "value": value}) if allowed is None \
                else Conflict("no_value", {"name": name, "value": value, "values": allowed})
    return None


def _row(preset: Preset, players: int, pack: int) -> GameRow:
    for row in (*preset.rows, *preset.family.rows):
        if (row.players, row.pack) == (players, pack) and (players, pack) in preset.tables:
            return row
    raise InvalidRules(preset.name, Conflict("no_such_table", {"players": players, "pack": pack}))


def _usual(preset: Preset, partnership: str) -> dict[str, Value]:
    """The default options of ``preset`` for ``partnership``."""
    follows = dict(FOLLOWS[partnership])
    if preset.family.contracts and preset.family.slams:
        follows.pop("auction", None)
    return {**preset.options, **follows, "partnership": partnership}


def rules_of(name: str, /, **options: Value) -> Rules:
    """The rules of the preset ``name`` with ``options``; every other option has its default.

    Raises InvalidRules if the name, an option or a value is unknown, or if the options cannot be combined.
    """
    if name not in PRESETS:
        raise InvalidRules(name, Conflict("no_such_game", {"name": name}))
    if unknown := _unknown(options):
        raise InvalidRules(name, unknown)
    preset = PRESETS[name]
    players = int(options.get("players", preset.players[0]))
    row = _row(preset, players, int(options.get("pack", 78)))
    usual = preset.options["partnership"]
    lone = usual == "call" and not row.calls and dict(preset.family.unbid).get("none") is not None
    partnership = str(options.get("partnership", "none" if lone else usual))
    resolved: dict[str, Any] = {**_usual(preset, partnership), "players": players, "pack": row.pack,
                                "at_table": players, **options}
    resolved.setdefault("deals", preset.deals_each * resolved["at_table"])
    rules = Rules(preset=name, family=preset.family, row=row, **resolved)
    if found := conflict(rules):
        raise InvalidRules(name, found)
    return rules


def stored_rules(name: str, options: Mapping[str, Value]) -> Rules:
    """The rules of the preset ``name`` with the ``options`` named in a record, a deal code or the store.

    An option of LATER that is not named has the value given there. Raises InvalidRules like :func:`rules_of`.
    """
    return rules_of(name, **{**LATER, **options})


def options_of(rules: Rules) -> dict[str, Value]:
    """Every option of ``rules`` by its name, in the rule book's order."""
    return dict(zip(OPTIONS, _values_of(rules), strict=True))


def written_options(rules: Rules) -> dict[str, Value]:
    """The options of ``rules`` that a record names: all except those of LATER that have the value given there.

    The store finds a deal by the text of its record, which a new option must not change. :func:`stored_rules` returns
    the same rules for these options.
    """
    return {name: value for name, value in options_of(rules).items() if name not in LATER or value != LATER[name]}
