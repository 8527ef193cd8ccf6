"""Setting up a game: the options, their possible values, the effects of a choice, and the sources of each value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..engine.plain_text import clean
from ..engine.rules import Rules
from ..engine.variants import OPTIONS, PRESETS, Conflict, InvalidRules, Value, applies, options_of, rules_of
from . import words

SHAPE = ("players", "at_table", "pack", "partnership")
"""Options that determine the table; one that conflicts with an earlier one in this order is reset."""
LENGTH = "deals"
MOST_DEALS = 1000
"""The greatest number of deals in a match."""
LENGTHS = (*range(1, 21), 24, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, MOST_DEALS)
"""The lengths of a match that are offered, in deals."""
SHORT_LENGTHS = (4, 8, 12, 16, 24)
"""The lengths offered for a first match and for a tournament."""
HOUSE_RULES: dict[str, tuple[str, ...]] = {
    "tricks": ("overtrump", "called_suit_lead"),
    "fool": ("fool_pays", "fool_last", "fool_wins"),
    "bids": ("auction", "given_back", "call_when", "ecart_to"),
    "score": ("payment", "lone_petit"),
    "cards": ("ace", "top_trump"),
}
"""The other options, in groups; the ranks of cards, which are seldom changed, are last."""


def house_rules(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The groups of HOUSE_RULES, without the options that do not apply under ``rules``."""
    return {group: tuple(name for name in names if applies(rules, name)) for group, names in HOUSE_RULES.items()}


@dataclass(frozen=True, slots=True)
class Draft:
    """A preset and the options that differ from it; options that follow from others are not in ``options``."""

    preset: str
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        return rules_of(self.preset, **self.options)


def _giving_way(name: str) -> tuple[str, ...]:
    """The options that may be reset when ``name`` is chosen: those after it in order, if ``name`` is in SHAPE."""
    return tuple(OPTIONS)[tuple(OPTIONS).index(name) + 1 :] if name in SHAPE else ()


def _conflict(preset: str, options: Mapping[str, Value]) -> Conflict | None:
    try:
        rules_of(preset, **options)
    except InvalidRules as invalid:
        return invalid.conflict
    return None


def _fixed(draft: Draft, name: str, value: Value) -> dict[str, Value]:
    """The options of ``draft`` that stay when ``name`` is set to ``value``, and ``name`` itself."""
    yielding = (*_giving_way(name), name)
    return {n: v for n, v in draft.options.items() if n not in yielding} | {name: value}


def in_words(conflict: Conflict) -> str:
    """``conflict`` as a sentence in the language in use."""
    return words.say(f"conflict.{conflict.key}", **{name: _told(name, fact) for name, fact in conflict.facts.items()})


def _told(name: str, fact: object) -> str:
    """``fact`` in a line: the size of a pack in words, values as they are typed, foreign text cleaned."""
    if name == "pack" and isinstance(fact, int):
        return words.count("cards.count", fact)
    return ", ".join(map(typed, fact)) if isinstance(fact, tuple) else clean(typed(fact), 40)


def typed(value: object) -> str:
    """``value`` as it is typed on the command line, the same in every language."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def value_key(name: str, value: Value) -> str:
    """The key of the words for the option ``name`` set to ``value``, for a value that is not a number."""
    return f"option.{name}.{str(value).lower()}"


def values_of(draft: Draft, name: str) -> tuple[Value, ...]:
    """All values of the option ``name`` in the preset of ``draft``, also those that conflict with other options."""
    rules = draft.rules
    if name == "players":
        return tuple(sorted(PRESETS[draft.preset].players))
    if name == "at_table":
        return rules.players, rules.players + 1
    return OPTIONS[name] or ()


def choices(draft: Draft, name: str) -> list[Value]:
    """The values that the option ``name`` can be set to in ``draft``."""
    allowed = OPTIONS[name] or ()
    return [value for value in values_of(draft, name) if value in allowed
            and _conflict(draft.preset, _fixed(draft, name, value)) is None]


def open_ones(draft: Draft, names: Iterable[str]) -> list[str]:
    """Those of the options ``names`` that have more than one possible value in ``draft``."""
    return [name for name in names if len(choices(draft, name)) > 1]


def chosen(draft: Draft, name: str, value: Value) -> Draft:
    """Return ``draft`` with the option ``name`` set to ``value``; later options that conflict with it are reset."""
    options = _fixed(draft, name, value)
    for other in _giving_way(name):
        if other in draft.options:
            kept = {**options, other: draft.options[other]}
            if _conflict(draft.preset, kept) is None:
                options = kept
    return Draft(draft.preset, _needed(draft.preset, options))


def _needed(preset: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return ``options`` without those that would follow from the others."""
    whole = options_of(rules_of(preset, **options))
    needed = dict(options)
    for name in options:
        fewer = {n: v for n, v in needed.items() if n != name}
        if _conflict(preset, fewer) is None and options_of(rules_of(preset, **fewer)) == whole:
            needed = fewer
    return needed


def lengths(deals: int) -> tuple[int, ...]:
    """The lengths of a match that are offered, in deals, with its present length ``deals``."""
    return tuple(sorted({*LENGTHS, deals}))


def changed(draft: Draft) -> frozenset[str]:
    """The house rules of ``draft`` that differ from those of its preset."""
    return frozenset(draft.options) & {name for group in HOUSE_RULES.values() for name in group}


def game_line(rules: Rules) -> str:
    """A line about the game of ``rules``: its name, players, cards, and the number of unusual rules."""
    usual = Draft(rules.preset, {"players": rules.players, "pack": rules.pack, "partnership": rules.partnership,
                                 "at_table": rules.at_table})
    own = sum(value != options_of(usual.rules)[name] for name, value in options_of(rules).items() if name != "deals")
    parts = [words.say("preset." + rules.preset), words.count("players.count", rules.at_table),
             words.count("cards.count", rules.pack)]
    return " · ".join([*parts, *([words.count("setup.own_rules", own)] if own else [])])


# -- the sources of each value of a house rule ------------------------------------------------------------------------

def documents(name: str, value: Value) -> list[str]:
    """The presets whose document has the option ``name`` set to ``value``."""
    return [preset.name for preset in PRESETS.values() if any((name, value) in of for of in preset.sections.values())]


def sources(name: str, value: Value) -> list[str]:
    """The sources of the option ``name`` set to ``value``.

    These are the presets whose documents have it, else ``house``.
    """
    return documents(name, value) or ["house"]


def sources_at(preset: str, name: str, value: Value) -> list[str]:
    """The sources of the option ``name`` set to ``value``, for a player of ``preset``.

    This is the document of that game, else those of its family, else ``elsewhere`` if only other families have it.
    """
    found = documents(name, value)
    if preset in found:
        return [preset]
    related = [document for document in found if PRESETS[document].family is PRESETS[preset].family]
    return related or (["elsewhere"] if found else sources(name, value))
