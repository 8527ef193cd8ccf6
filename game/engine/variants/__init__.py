"""From a preset's name and a few options to the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from ..rules import Row, Rules
from .conflicts import complaint
from .presets import FOLLOWS, OPTIONS, PRESETS, Preset, Value

__all__ = ["OPTIONS", "PRESETS", "Preset", "SenselessRules", "Value", "is_allowed", "options_of", "rules_of"]

_values_of = attrgetter(*OPTIONS)


class SenselessRules(ValueError):
    """An unknown option or value, or a combination that makes no sense; the message says why."""


def is_allowed(name: str, value: Value) -> bool:
    """Whether there is an option ``name`` that may be ``value`` in some game."""
    if name not in OPTIONS:
        return False
    allowed = OPTIONS[name]
    if allowed is None:
        return type(value) is int and 1 <= value <= 1000
    return any(value == known and type(value) is type(known) for known in allowed)


def _checked(options: Mapping[str, Value]) -> None:
    for name, value in options.items():
        if name not in OPTIONS:
            raise SenselessRules(f"there is no option {name}; the options are {', '.join(OPTIONS)}")
        if not is_allowed(name, value):
            allowed = OPTIONS[name]
            said = ", ".join(map(str, allowed)) if allowed else "a whole number from 1 to 1000"
            raise SenselessRules(f"{name} cannot be {value}; it is one of: {said}" if allowed
                                 else f"{name} cannot be {value}; it is {said}")


def _row(preset: Preset, players: int, pack: int) -> Row:
    for row in preset.family.rows:
        if (row.players, row.pack) == (players, pack) and (players, pack) in preset.tables:
            return row
    offered = ", ".join(f"{p} with {k} cards" for p, k in preset.tables)
    raise SenselessRules(f"{preset.name} is not played by {players} with {pack} cards; it is played by {offered}")


def rules_of(name: str, /, **options: Value) -> Rules:
    """The rules of the preset ``name`` with ``options`` changed, every other option resolved from what follows.

    Raises SenselessRules with one sentence if the name, an option, a value or the combination makes no sense.
    """
    if name not in PRESETS:
        raise SenselessRules(f"there is no preset {name}; the presets are {', '.join(PRESETS)}")
    _checked(options)
    preset = PRESETS[name]
    players = int(options.get("players", preset.players[0]))
    row = _row(preset, players, int(options.get("pack", 78)))
    usual = preset.options["partnership"]
    lone = usual == "call" and not row.calls and dict(preset.family.unbid).get("none") is not None
    partnership = str(options.get("partnership", "none" if lone else usual))
    follows = dict(FOLLOWS[partnership])
    if preset.family.contracts and preset.family.slams:
        follows.pop("auction", None)
    resolved: dict[str, Any] = {**preset.options, "players": players, "pack": row.pack, "at_table": players,
                                **follows, "partnership": partnership, **options}
    resolved.setdefault("deals", preset.deals_each * resolved["at_table"])
    rules = Rules(preset=name, family=preset.family, row=row, **resolved)
    if why := complaint(rules):
        raise SenselessRules(why)
    return rules


def options_of(rules: Rules) -> dict[str, Value]:
    """Every option of ``rules`` by its name, in the rule book's order."""
    return dict(zip(OPTIONS, _values_of(rules), strict=True))
