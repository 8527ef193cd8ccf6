"""Prints the games and their options, as the program plays them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from ..engine.rules import Contract, GameRow
from ..engine.variants import OPTIONS, PRESETS, Preset, Value, applies, options_of, rules_of
from ..view import words
from ..view.setup import LENGTH, SHAPE, typed, value_key
from ..view.terminal import tell
from .asking import CommandWords

WORDS = CommandWords("rules")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("preset_shown", nargs="?", choices=list(PRESETS), metavar="PRESET",
                        help=f"{WORDS['preset']}: {', '.join(PRESETS)}")


def run(said: Namespace) -> int:
    """Print the named game, or all options and all games."""
    if said.preset_shown:
        _tell_preset(PRESETS[said.preset_shown])
        return 0
    for line in _options():
        tell(line)
    for preset in PRESETS.values():
        tell("")
        _tell_preset(preset)
    return 0


def _tell_preset(preset: Preset) -> None:
    """Print ``preset`` with the terms of its game."""
    with words.at_game(preset.family.name):
        for line in _preset(preset):
            tell(line)


def _options() -> Iterator[str]:
    yield WORDS["options"]
    for name, values in OPTIONS.items():
        yield f"  {name:17} {', '.join(map(typed, values)) if values else WORDS['whole']}"


def _preset(preset: Preset) -> Iterator[str]:
    yield preset.name
    yield f"  {WORDS['tables']}"
    for players, pack in preset.tables:
        row = rules_of(preset.name, players=players, pack=pack).row
        yield "    " + ", ".join(_row(row))
    if preset.family.contracts:
        yield f"  {WORDS['contracts']}"
        called = {contract: words.say(f"contract.{contract.id}") for contract in preset.family.contracts}
        wide = max(map(len, called.values()))
        yield from (f"    {name:{wide}}  " + ", ".join(_contract(contract)) for contract, name in called.items())
    yield f"  {WORDS['values']}"
    usual = rules_of(preset.name)
    yield from (f"    {name:17} {typed(value):15} {_meant(name, value)}"
                for name, value in options_of(usual).items() if applies(usual, name))


def _meant(name: str, value: Value) -> str:
    """The description of the option ``name`` with ``value``; a number is not repeated."""
    about = words.say(f"option.{name}")
    counted = name in (*SHAPE, LENGTH) and isinstance(value, int)
    return about if counted else WORDS["meant"].format(about=about, value=words.say(value_key(name, value)))


def _row(row: GameRow) -> Iterator[str]:
    yield words.count("players.count", row.players)
    yield words.count("cards.count", row.pack)
    yield WORDS["hand"].format(n=row.hand, packets=" ".join(map(str, row.packets)))
    yield WORDS["talon"].format(n=row.talon)
    said = {"par": row.par, "doubled": row.doubled_below, "ecart": row.ecart_point,
            "handfuls": " / ".join(map(str, row.handfuls))}
    yield from (WORDS[word].format(n=value) for word, value in said.items() if value)
    if row.calls:
        yield WORDS["_".join(("calls", *row.calls))]


def _contract(contract: Contract) -> Iterator[str]:
    yield WORDS["times"].format(n=contract.multiplier)
    if contract.asks:
        yield WORDS["asks"].format(n=contract.asks)
    if contract.talon in ("kept", "given"):
        yield WORDS[contract.talon]
