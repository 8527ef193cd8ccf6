"""Texts computed from the rules for a page: facts within a sentence (``{=par}``, ``{=worth.R}``), and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from ...engine.cards import BY_NAME, RANKS, SUITS, TAROTS, Card
from ...engine.ecart import HONOURS
from ...engine.payment import BASE, HANDFUL_WORTH, PETIT, SLAM, SLAM_SAID, TARGETS
from ...engine.piles import COUNTS
from ...engine.rules import Contract, GameRow, Rules
from ...engine.variants import OPTIONS, PRESETS, applies, options_of, rules_of
from .. import words
from ..prose import ProseTable
from ..setup import house_rules, sources, sources_at
from ..words import say
from .pages import rules_for

COUNTED = {"players": "players.count", "at_table": "players.count", "pack": "cards.count", "deals": "deals.count"}
"""Options that are numbers, and the key of the words that count each."""


def points_words(rules: Rules, units: int) -> str:
    """``units`` as card points in figures, with ½ if the game counts in halves."""
    return words.number(units) if rules.family.unit == 1 else words.halves(units)


def total(rules: Rules) -> int:
    """The units of a whole deal: those of all cards as they are counted, and the point for the écart."""
    units = sum(rules.family.values[card] for card in rules.deck)
    return COUNTS[rules.family.count](units, len(rules.deck), rules.row.hand) + rules.row.ecart_point


def value_words(name: str, value: object) -> str:
    """The ``value`` of the option ``name`` in words."""
    if name in COUNTED:
        return words.count(COUNTED[name], int(str(value)))
    return words.say(f"option.{name}.{str(value).lower()}")


def explained(name: str, value: object) -> str:
    """A sentence that explains the option ``name`` set to ``value``."""
    return words.say(f"explained.{name}.{str(value).lower()}")


def game_description(rules: Rules) -> str:
    """The game, the number of players and the pack, in words."""
    return " · ".join((words.say("preset." + rules.preset), *(value_words(n, getattr(rules, n))
                                                            for n in ("players", "pack"))))


def never_discarded(rules: Rules) -> str:
    """The cards that may never be discarded, in words."""
    honours = sorted(HONOURS[rules.family.ecart], reverse=True)
    return words.listed([words.say("rulebook.kings"), *(words.card_sign(card.name) for card in honours)])


def honours(rules: Rules) -> str:
    """The Fool and the tarots that are worth more than a plain card, in words."""
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


# -- tables, made from the rules in use -------------------------------------------------------------------------------

FEW = 8
"""Runs of more cards than this are written as a range from the first to the last."""


def _head(*keys: str) -> tuple[str, ...]:
    return tuple(say("rulebook." + key) for key in keys)


def rows_of(rules: Rules) -> Iterator[GameRow]:
    """The sizes of table in the preset of ``rules``, with the options of ``rules`` for the size in use."""
    for players, pack in PRESETS[rules.preset].tables:
        used = (players, pack) == (rules.players, rules.pack)
        yield rules.row if used else rules_of(rules.preset, players=players, pack=pack).row


def _by_size(rules: Rules, keys: tuple[str, ...], cells: Callable[[Rules], tuple[str, ...]]) -> ProseTable:
    """A table with a row for each size of table that has an entry, headed by its players and its pack."""
    rows: list[tuple[str, ...]] = []
    marked: set[int] = set()
    for row in rows_of(rules):
        said = cells(replace(rules, row=row, players=row.players, pack=row.pack))
        if any(said):
            marked |= {len(rows)} if row == rules.row else set()
            rows.append((words.number(row.players), words.number(row.pack), *said))
    return ProseTable(_head("players", "pack", *keys), tuple(rows), frozenset(range(len(keys) + 2)), frozenset(marked))


def deal_table(rules: Rules) -> ProseTable:
    """The table of the deal: the numbers of cards for each player, for each packet, and for the talon."""
    def cells(rules: Rules) -> tuple[str, ...]:
        packets = rules.row.packets
        said = f"{len(packets)} × {packets[0]}" if len(set(packets)) == 1 else " + ".join(map(str, packets))
        return words.number(rules.row.hand), said, words.number(rules.row.talon)
    return _by_size(rules, ("hand", "packets", "talon"), cells)


def par(rules: Rules) -> ProseTable:
    """The table of targets: the sum of all cards, the par, and the points below which a loss is doubled."""
    def cells(rules: Rules) -> tuple[str, ...]:
        below = words.number(rules.row.doubled_below) if rules.row.doubled_below else "–"
        return points_words(rules, total(rules)), words.number(rules.row.par), below
    return _by_size(rules, ("total", "par", "doubled"), cells)


def handfuls_table(rules: Rules) -> ProseTable:
    """The table of handfuls: their sizes and values."""
    def cells(rules: Rules) -> tuple[str, ...]:
        return tuple(map(words.number, rules.row.handfuls))
    sheet = _by_size(rules, ("handful.0", "handful.1", "handful.2"), cells)
    worth = ("", "", *map(words.number, HANDFUL_WORTH))
    return replace(sheet, rows=(*sheet.rows, (say("rulebook.worth"), *worth[1:])))


def contracts(rules: Rules) -> ProseTable:
    """The table of contracts: the bids from the lowest up, and the contract that is played if all pass."""
    shown = [*rules.family.contracts, *([rules.unbid] if rules.unbid.multiplier else [])]
    rows = tuple((say("contract." + one.id), f"× {one.multiplier}", _what(one)) for one in shown)
    return ProseTable(_head("bid", "multiplier", "means"), rows)


def _what(contract: Contract) -> str:
    """A description of ``contract`` in words."""
    if contract.asks:
        return words.count("rulebook.asks", contract.asks)
    key = contract.talon if contract.sides == "called" and contract.talon != "taken" else contract.id
    return say("rulebook.contract." + key)


def targets_table(rules: Rules) -> ProseTable:
    """The table of the points that the taker's side needs, by the number of its oudlers."""
    rows = tuple((words.number(oudlers), points_words(rules, units)) for oudlers, units in enumerate(TARGETS))
    return ProseTable(_head("oudlers", "target"), rows, frozenset((0, 1)))


# -- cards ----------------------------------------------------------------------------------------------------------


def values(rules: Rules) -> ProseTable:
    """The table of card values, the highest first; the plain cards share a row."""
    worth = rules.family.values
    least = min(worth)
    rows = []
    for units in sorted(set(worth) - {least}, reverse=True):
        cards = [card for card in rules.deck if worth[card] == units]
        rows.append((_named(cards), points_words(rules, units)))
    others = (say("rulebook.others"), points_words(rules, least))
    return ProseTable(_head("card", "points"), (*rows, others), frozenset((1,)))


def _named(cards: list[Card]) -> str:
    """``cards`` in words: tarots and the Fool one by one, court cards by their rank."""
    ranks = {RANKS[card.rank - 1]: None for card in reversed(cards) if card.suit in SUITS}
    alone = [card for card in reversed(cards) if card.suit not in SUITS]
    return ", ".join([*("{" + card.name + "}" for card in alone), *(say("rank." + rank) for rank in ranks)])


def order(rules: Rules) -> ProseTable:
    """The table of the order of the cards, highest first; suits with the same order share a row."""
    strength = rules.strength
    by_order: dict[tuple[str, ...], list[str]] = {}
    for suit in SUITS:
        ranks = sorted(RANKS, key=lambda rank: -strength[BY_NAME[suit + rank]])
        kept = tuple(rank for rank in ranks if BY_NAME[suit + rank] in rules.deck)
        by_order.setdefault(kept, []).append(suit)
    rows = [(" ".join("{suit_" + suit + "}" for suit in suits), " ".join("{" + suits[0] + rank + "}" for rank in ranks))
            for ranks, suits in by_order.items()]
    tarots = sorted((n for n in range(1, 22)), key=lambda n: -strength[n])
    shown = [*tarots[: FEW // 2], None, *tarots[-FEW // 2 :]]
    rows.append(("{suit_T}", " ".join("…" if number is None else f"{{T{number}}}" for number in shown)))
    return ProseTable(_head("suit", "order"), tuple(rows))


# -- options --------------------------------------------------------------------------------------------------------


def _source(found: Sequence[str]) -> str:
    return words.listed([say(f"source.{origin}") for origin in found])


def options_table(rules: Rules) -> ProseTable:
    """The table of the house rules in use, each with its value and its source."""
    used = options_of(rules)
    rows = [(f"[{say('option.' + name)}](options.{name})", value_words(name, used[name]),
             _source(sources_at(rules.preset, name, used[name])))
            for names in house_rules(rules).values() for name in names]
    return ProseTable(_head("question", "here", "source"), tuple(rows))


def sizes(rules: Rules) -> ProseTable:
    """The table of the numbers of players and cards, and the length of a match."""
    names = ("players", "at_table", "pack", "partnership", "deals")
    rows = tuple((f"[{say('option.' + name)}](options.{name})", value_words(name, getattr(rules, name)))
                 for name in names)
    return ProseTable(_head("question", "here"), rows)


def option(rules: Rules, name: str) -> ProseTable:
    """The table of the values of the option ``name``, with their meanings and sources.

    The value in use, if any, is marked.
    """
    used = options_of(rules)[name]
    rows: list[tuple[str, ...]] = []
    marked: set[int] = set()
    for value in OPTIONS[name] or ():
        marked |= {len(rows)} if value == used and applies(rules, name) else set()
        rows.append((f"**{value_words(name, value)}**", explained(name, value), _source(sources(name, value))))
    return ProseTable(_head("value", "means", "source"), tuple(rows), marked=frozenset(marked))


def differences(rules: Rules, preset: str) -> ProseTable:
    """The table of the house rules that differ from the usual ones of ``preset``, with their meanings."""
    usual = options_of(rules_of(preset, players=rules.players, pack=rules.pack, partnership=rules.partnership))
    used = options_of(rules)
    rows = tuple((f"[{say('option.' + name)}](options.{name})", explained(name, used[name]))
                 for names in house_rules(rules).values() for name in names if used[name] != usual[name])
    return ProseTable(_head("question", "here"), rows)


def games_table(rules: Rules) -> ProseTable:
    """The table of all games, with the numbers of players, the length and the source."""
    rows: list[tuple[str, ...]] = []
    marked: set[int] = set()
    for preset in PRESETS.values():
        marked |= {len(rows)} if preset.name == rules.preset else set()
        numbers = words.listed([words.number(players) for players in sorted(preset.players)])
        length = words.count("deals.count", rules_of(preset.name).deals)
        rows.append((f"[{say('preset.' + preset.name)}]({preset.name})", numbers, length, say(f"source.{preset.name}")))
    return ProseTable(_head("game", "players", "match", "source"), tuple(rows), marked=frozenset(marked))


TABLES: Mapping[str, Callable[[Rules], ProseTable]] = {
    "deal": deal_table, "par": par, "handfuls": handfuls_table, "contracts": contracts, "targets": targets_table,
    "values": values, "order": order, "options": options_table, "sizes": sizes, "games": games_table,
}


#: Tables about the option or the game that follows.
OF_ONE: Mapping[str, Callable[[Rules, str], ProseTable]] = {"option": option, "differences": differences}


def rule_table(name: str, rules: Rules) -> ProseTable:
    """The table ``name`` for ``rules``; KeyError if there is none.

    ``option ace`` is the table of one option, ``differences french`` compares with the game ``french``, and ``par
    chambery`` is the table ``par`` of the game ``chambery``, with its usual rules unless that game is in use.
    """
    kind, _, which = name.partition(" ")
    if kind in OF_ONE:
        return OF_ONE[kind](rules, which)
    return TABLES[kind](rules_for(which, rules) if which else rules)
