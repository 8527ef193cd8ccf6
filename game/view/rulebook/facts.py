"""Facts: numbers and words in a sentence that depend on the rules: ``{=par}``, ``{=worth.R}``, ``{=option.ace}``."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.cards import BY_NAME, TAROTS
from ...engine.ecart import HONOURS
from ...engine.payment import BASE, HANDFUL_WORTH, PETIT, SLAM, SLAM_SAID, TARGETS
from ...engine.piles import COUNTS
from ...engine.rules import Rules
from .. import words

COUNTED = {"players": "players.count", "at_table": "players.count", "pack": "cards.count", "deals": "deals.count"}
"""Options that are numbers, and the key of the words that count them."""


def points_words(rules: Rules, units: int) -> str:
    """``units`` in card points, with ½ if the game counts in halves."""
    return words.number(units) if rules.family.unit == 1 else words.halves(units)


def total(rules: Rules) -> int:
    """The sum of units of all cards, tricks and the écart."""
    units = sum(rules.family.values[card] for card in rules.deck)
    return COUNTS[rules.family.count](units, len(rules.deck), rules.row.hand) + rules.row.ecart_point


def value_words(name: str, value: object) -> str:
    """The ``value`` of the option ``name`` in words."""
    if name in COUNTED:
        return words.count(COUNTED[name], int(str(value)))
    return words.say(f"option.{name}.{str(value).lower()}")


def explained(name: str, value: object) -> str:
    """What the option ``name`` as ``value`` means: a sentence."""
    return words.say(f"explained.{name}.{str(value).lower()}")


def game_description(rules: Rules) -> str:
    """The game, the number of players and the pack, in words."""
    return " · ".join((words.say("preset." + rules.preset), *(value_words(n, getattr(rules, n))
                                                            for n in ("players", "pack"))))


def never_discarded(rules: Rules) -> str:
    """The cards that may never go into the écart."""
    honours = sorted(HONOURS[rules.family.ecart], reverse=True)
    return words.listed([words.say("rulebook.kings"), *(words.card_sign(card.name) for card in honours)])


def honours(rules: Rules) -> str:
    """The Fool and the tarots that count more than an empty card."""
    least = min(rules.family.values)
    found = [card for card in sorted(TAROTS, reverse=True) if rules.family.values[card] > least]
    return words.listed([*(words.card_sign(card.name) for card in found), words.card_sign("F")])


FACTS: Mapping[str, Callable[[Rules], str]] = {
    "table": game_description,
    "game": lambda rules: words.say("preset." + rules.preset),
    "hand": lambda rules: words.number(rules.row.hand),
    "talon": lambda rules: words.number(rules.row.talon),
    "packets": lambda rules: " · ".join(map(words.number, rules.row.packets)),
    "par": lambda rules: words.number(rules.row.par),
    "doubled": lambda rules: words.number(rules.row.doubled_below),
    "total": lambda rules: points_words(rules, total(rules)),
    "ecart_point": lambda rules: words.number(rules.row.ecart_point),
    "never_laid": never_discarded,
    "honours": honours,
    "base": lambda rules: words.number(BASE),
    "petit": lambda rules: words.number(PETIT),
    "slam": lambda rules: words.number(SLAM),
    "slam_said": lambda rules: words.number(SLAM_SAID),
    "top": lambda rules: words.card_sign(f"T{rules.top_trump}"),
}
#: Facts with an argument, which follows a dot.
OF_MANY: Mapping[str, Callable[[Rules, str], str]] = {
    "count": lambda rules, name: words.number(int(getattr(rules, name))),
    "option": lambda rules, name: value_words(name, getattr(rules, name)),
    "explained": lambda rules, name: explained(name, getattr(rules, name)),
    "worth": lambda rules, name: points_words(rules, rules.family.values[BY_NAME[name]]),
    "times": lambda rules, name: words.number(rules.contract(name).multiplier),
    "asks": lambda rules, name: words.number(rules.contract(name).asks),
    "contract": lambda rules, name: words.say("contract." + name),
    "target": lambda rules, oudlers: points_words(rules, TARGETS[int(oudlers)]),
    "handful": lambda rules, number: words.number(HANDFUL_WORTH[int(number)]),
}


def fact(name: str, rules: Rules) -> str:
    """The text of ``{=name}`` at a table of ``rules``; KeyError if there is no such fact."""
    if name in FACTS:
        return FACTS[name](rules)
    many, _, which = name.partition(".")
    return OF_MANY[many](rules, which)
