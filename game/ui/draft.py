"""A game being set up: what may be chosen, what follows from it, why something cannot be. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..engine.plain_text import clean
from ..engine.rules import Rules
from ..engine.variants import OPTIONS, PRESETS, SenselessRules, Value, options_of, rules_of
from . import words

SHAPE = ("players", "at_table", "pack", "partnership")
"""Options that decide what table it is: what comes after one of them gives way to it."""
LENGTH = "deals"
HOUSE_RULES: dict[str, tuple[str, ...]] = {
    "cards": ("ace", "top_trump"),
    "tricks": ("overtrump", "called_suit_lead"),
    "fool": ("fool_pays", "fool_last", "fool_wins"),
    "bids": ("auction", "call_when", "ecart_to"),
    "score": ("payment", "lone_petit"),
}
"""The other options, in groups, in the order of a deal."""
OPPONENT = "club"
"""The level of whoever was given none."""
SILENT = frozenset((
    ("chambery-dummett", "fool_last"), ("chambery-dummett", "fool_wins"), ("french-open-call", "fool_last"),
))
"""Where a preset's rule document says nothing and the value is the program's own ruling."""
FEDERATION = frozenset((("lone_petit", "void"),))
"""Values no preset has, known from the French federation's rules."""

REASONS: dict[str, str] = {
    "only six at a table of five players makes sense: one sits out each deal": "sense.at_table",
    "this game is not played with that partnership": "sense.partnership",
    "nobody can be called as partner with this number of players": "sense.nobody_to_call",
    "partners sit opposite only at a table of four": "sense.opposite",
    "with this number of players somebody must have a partner": "sense.must_have_partner",
    "there is nothing to bid in this game": "sense.nothing_to_bid",
    "there is no bidding where partners are fixed or each plays for himself": "sense.no_bidding",
    "this game needs an auction to find its taker": "sense.needs_auction",
    "a card is called when there is a partner to be called, and only then": "sense.call_and_partner",
    "when all pass this deal is over, so nothing can be called then": "sense.passed_is_over",
    "in this game the dealer exchanges before the auction and calls if all pass": "sense.dealer_calls",
    "only the suit of a hidden partner can be barred": "sense.barred",
    "this game cannot be paid that way": "sense.payment",
    "a fixed stake for each player needs sides of equal size": "sense.stake",
    "the écart counts for the taker exactly where the taker lays it away": "sense.ecart_to_taker",
    "nobody announces a slam in this game": "sense.no_slam",
}
"""The engine's sentences about senseless combinations, and the keys of ours."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A preset and what shall be different from it: ``options`` holds nothing that would follow anyway."""

    preset: str
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return rules_of(self.preset, **self.options)


@dataclass(frozen=True, slots=True)
class Choosable:
    """A value of an option; ``why`` it cannot be chosen now, in words, or None."""

    value: Value
    why: str | None = None


def _giving_way(name: str) -> tuple[str, ...]:
    """The options that are dropped if they do not fit once ``name`` is chosen."""
    return tuple(OPTIONS)[tuple(OPTIONS).index(name) + 1 :] if name in SHAPE else ()


def _senseless(preset: str, options: Mapping[str, Value]) -> str | None:
    try:
        rules_of(preset, **options)
    except SenselessRules as fault:
        return str(fault)
    return None


def _fixed(draft: Draft, name: str, value: Value) -> dict[str, Value]:
    """The options that stay as they are when ``name`` becomes ``value``, that one included."""
    yielding = (*_giving_way(name), name)
    return {n: v for n, v in draft.options.items() if n not in yielding} | {name: value}


def why_not(draft: Draft, name: str, value: Value) -> str | None:
    """Why the option ``name`` cannot be ``value`` in ``draft``, in words; None if it can."""
    options = _fixed(draft, name, value)
    fault = _senseless(draft.preset, options)
    return None if fault is None else in_words(fault, draft.preset, options)


def in_words(fault: str, preset: str, options: Mapping[str, Value]) -> str:
    """The engine's sentence ``fault`` about ``options`` in the language in use; in English if it has no words yet."""
    key = REASONS.get(fault.removeprefix(f"{preset}: "))
    if key is not None:
        return words.say(key)
    if preset not in PRESETS:
        return words.say("sense.no_such_game", name=clean(preset, 40))
    players, pack = options.get("players", PRESETS[preset].players[0]), options.get("pack", 78)
    if (players, pack) not in PRESETS[preset].tables:
        return words.say("sense.no_such_table", players=players, pack=pack)
    return fault


def value_key(name: str, value: Value) -> str:
    """The key of the words for the option ``name`` as ``value``, which is no plain number."""
    return f"option.{name}.{str(value).lower()}"


def values_of(draft: Draft, name: str) -> tuple[Value, ...]:
    """What the option ``name`` may be in the preset of ``draft``, whether it fits the rest or not."""
    rules = draft.rules
    if name == "players":
        return tuple(sorted(PRESETS[draft.preset].players))
    if name == "at_table":
        return rules.players, rules.players + 1
    return OPTIONS[name] or ()


def choices(draft: Draft, name: str) -> list[Choosable]:
    """Every value of the option ``name`` with the reason why it cannot be chosen, if there is one."""
    allowed = OPTIONS[name] or ()
    return [Choosable(value, why_not(draft, name, value)) for value in values_of(draft, name) if value in allowed]


def chosen(draft: Draft, name: str, value: Value) -> Draft:
    """``draft`` with the option ``name`` as ``value``; what gives way and no longer fits is as it usually is."""
    options = _fixed(draft, name, value)
    for other in _giving_way(name):
        if other in draft.options:
            kept = {**options, other: draft.options[other]}
            if _senseless(draft.preset, kept) is None:
                options = kept
    return Draft(draft.preset, _needed(draft.preset, options))


def _needed(preset: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """``options`` without those that would follow anyway."""
    whole = options_of(rules_of(preset, **options))
    needed = dict(options)
    for name in options:
        fewer = {n: v for n, v in needed.items() if n != name}
        if _senseless(preset, fewer) is None and options_of(rules_of(preset, **fewer)) == whole:
            needed = fewer
    return needed


def changed(draft: Draft) -> frozenset[str]:
    """The house rules of ``draft`` that are not as its preset has them."""
    return frozenset(draft.options) & {name for group in HOUSE_RULES.values() for name in group}


def sources(name: str, value: Value) -> list[str]:
    """Where the option ``name`` is known to be ``value``: presets by name, else ``federation`` or ``house``."""
    found = [preset.name for preset in PRESETS.values()
             if preset.options.get(name) == value and (preset.name, name) not in SILENT]
    return found or ["federation" if (name, value) in FEDERATION else "house"]
