"""The games: the tables of the families, and the presets, each a family with named options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, get_args, get_type_hints

from ..cards import ANGEL, FOOL, MOND, PACK, PAGAT, RANKS
from ..rules import Contract, Family, GameRow, Rules


def _values(honours: tuple[int, ...], honour: int, courts: tuple[int, int, int, int], empty: int) -> tuple[int, ...]:
    """The units of each card: ``honour`` for ``honours``, ``courts`` from Jack to King, ``empty`` for all others."""
    court = dict(zip(RANKS[10:], courts, strict=True))
    return tuple(honour if c in honours else empty if c < 22 else court.get(RANKS[c.rank - 1], empty) for c in PACK)


#: Grand Café rules; 21, 1 and the Fool count with the Kings.
CHAMBERY = Family(
    name="chambery", unit=1, values=_values((FOOL, PAGAT, MOND), 4, (1, 2, 3, 4), 0), count="tricks",
    ecart="all-or-none", flow=("dealers-exchange", "auction", "ask", "call if-passed", "play"), talon_dealt="last",
    contracts=(Contract("two", 1, "alone", asks=2), Contract("one", 2, "alone", asks=1), Contract("hand", 4, "alone")),
    unbid=(("call", Contract("call", 1, "called")), ("croise", Contract("croise", 1, "opposite")),
           ("none", Contract("each", 1, "each"))),
    rows=(GameRow(5, 78, (5, 5, 5), 3, par=34, doubled_below=17, ecart_point=1, calls=("missing",)),
          GameRow(4, 78, (5, 5, 5, 4), 2, par=36, doubled_below=18, ecart_point=1, calls=("missing",)),
          GameRow(3, 78, (5, 5, 5, 5, 5), 3, par=26, doubled_below=13, ecart_point=1),
          GameRow(4, 62, (5, 5, 5), 2, par=34, doubled_below=17, ecart_point=1, calls=("missing",)),
          GameRow(3, 62, (5, 5, 5, 5), 2, par=24, doubled_below=12)),
    payments=("zero-sum", "raised", "stake"), pagat_told=True,
)

_PASSED = Contract("passed", 0, "none")
#: The French sheet and the late-call account; units are half points.
FRENCH = Family(
    name="french", unit=2, values=_values((FOOL, PAGAT, MOND), 9, (3, 5, 7, 9), 1), count="cards",
    ecart="tarots-last", flow=("auction", "call before-talon", "talon", "call after-exchange", "slam", "play"),
    talon_dealt="singly",
    contracts=(Contract("small", 1, "called"), Contract("guard", 2, "called"),
               Contract("without", 4, "called", talon="kept"), Contract("against", 6, "called", talon="given")),
    unbid=(("call", _PASSED), ("none", _PASSED)),
    rows=(GameRow(3, 78, (3,) * 8, 6, handfuls=(13, 15, 18)), GameRow(4, 78, (3,) * 6, 6, handfuls=(10, 13, 15)),
          GameRow(5, 78, (3,) * 5, 3, handfuls=(8, 10, 13), calls=("king",)),
          GameRow(6, 78, (3,) * 4, 6, handfuls=(7, 9, 11), calls=("king", "queen"))),
    payments=("french",), partner_shows=False, ecart_shown=True, fool_short=1, slams=True, signals=True,
)

#: Philebus; counted in threes.
PIEDMONT = Family(
    name="piedmont", unit=1, values=_values((FOOL, PAGAT, ANGEL), 5, (2, 3, 4, 5), 1), count="threes",
    ecart="no-honour", flow=("dealers-exchange", "play"), talon_dealt="last", contracts=(),
    unbid=(("croise", Contract("croise", 1, "opposite")),),
    rows=(GameRow(4, 78, (19,), 2, par=39),), payments=("stake", "zero-sum", "raised"),
)

#: Scarto: the Piedmontese cards and count for three, each alone.
SCARTO = replace(PIEDMONT, name="scarto", unbid=(("none", Contract("each", 1, "each")),),
                 rows=(GameRow(3, 78, (5,) * 5, 3, par=26),), payments=("zero-sum",))

Value = int | str | bool
#: Fields of `Rules` that are not options: the preset's name, and the values that follow from it.
FIXED = frozenset(("preset", "family", "row"))


def _values_of(kind: Any) -> tuple[Value, ...] | None:
    """The values that a field of the type ``kind`` may take; None for any whole number."""
    return (True, False) if kind is bool else get_args(kind) or None


#: Every option by name, in the rule book's order, and the values it may take; None: a whole number checked otherwise.
OPTIONS: dict[str, tuple[Value, ...] | None] = {
    name: _values_of(kind) for name, kind in get_type_hints(Rules).items() if name not in FIXED}


@dataclass(frozen=True, slots=True)
class Preset:
    """A game as one rule document describes it: its ``family``, its player counts (the usual one first), its options.

    ``source`` names that document; ``docs/rules/SOURCE.md`` describes it. ``tables`` are the counts of players and
    cards it is played with; ``deals_each`` is the usual number of deals in a match for each player at the table.
    ``sections`` lists by section of the document the options it settles, with their values. ``rows`` replace those of
    the family for the same table. ``page`` is the preset whose page of the rulebook this game's page adds to, if any.
    """

    name: str
    source: str
    family: Family
    players: tuple[int, ...]
    tables: tuple[tuple[int, int], ...]
    options: Mapping[str, Value]
    deals_each: int
    sections: Mapping[str, tuple[tuple[str, Value], ...]] = field(default_factory=dict)
    rows: tuple[GameRow, ...] = ()
    page: str = ""


_LONE: dict[str, Value] = {"auction": "none", "call_when": "never", "called_suit_lead": "free", "given_back": "own"}
_CHAMBERY: dict[str, Value] = {
    "partnership": "call", "ace": "below-jack", "top_trump": 21, "overtrump": False, "fool_pays": "nothing",
    "fool_last": "kept", "fool_wins": "never", "ecart_to": "dealer", "auction": "one-round", "payment": "zero-sum",
    "call_when": "if-passed", "called_suit_lead": "free", "lone_petit": "plays",
    "given_back": "own",
}
_FRENCH: dict[str, Value] = {
    "partnership": "call", "ace": "low", "top_trump": 21, "overtrump": True, "fool_pays": "empty-card",
    "fool_last": "changes-sides", "fool_wins": "announced-slam", "ecart_to": "taker", "auction": "one-round",
    "payment": "french", "call_when": "before-talon", "called_suit_lead": "barred", "lone_petit": "plays",
    "given_back": "own",
}
_PIEDMONT: dict[str, Value] = {
    "partnership": "croise", "ace": "reversed-red", "top_trump": 20, "overtrump": False, "fool_pays": "empty-card",
    "fool_last": "kept", "fool_wins": "never", "ecart_to": "dealer", "auction": "none", "payment": "stake",
    "call_when": "never", "called_suit_lead": "free", "lone_petit": "plays", "given_back": "own",
}
PRESETS: dict[str, Preset] = {preset.name: preset for preset in (
    Preset("chambery", "grand-cafe", CHAMBERY, (5, 4, 3), ((5, 78), (4, 78), (3, 78), (4, 62), (3, 62)), _CHAMBERY, 1, {
        "Players and Cards": (("ace", "below-jack"), ("top_trump", 21)),
        "Play of the Cards": (("overtrump", False), ("called_suit_lead", "free"), ("fool_pays", "nothing"),
                              ("fool_last", "kept"), ("fool_wins", "never"), ("lone_petit", "plays")),
        "Bidding": (("auction", "one-round"), ("call_when", "if-passed")),
        "Three Player Game": (("auction", "none"), ("call_when", "never")),
        "Deal and Discard": (("ecart_to", "dealer"),), "Scoring": (("payment", "zero-sum"),)}),
    Preset("chambery-dummett", "dummett-mcleod", CHAMBERY, (5, 4, 3), ((5, 78), (4, 78), (3, 78)), {
        **_CHAMBERY, "ace": "low", "fool_pays": "empty-card", "fool_last": "winner", "fool_wins": "led",
        "ecart_to": "last-trick", "auction": "until-one-left", "payment": "raised", "given_back": "any"}, 1, {
        "Preliminaries": (("ace", "low"), ("top_trump", 21)),
        "Play": (("overtrump", False), ("called_suit_lead", "free"), ("lone_petit", "plays")),
        "Bidding": (("auction", "until-one-left"), ("given_back", "any"), ("call_when", "if-passed")),
        "3 Players": (("auction", "none"), ("call_when", "never")),
        "Deal and Discard": (("ecart_to", "last-trick"),), "Payments": (("payment", "raised"),)}, page="chambery"),
    Preset("french-federation", "federation", FRENCH, (4, 3, 5), ((4, 78), (3, 78), (5, 78)), {
        **_FRENCH, "fool_wins": "slam", "lone_petit": "void"}, 2, {
        "Les cartes": (("ace", "low"), ("top_trump", 21)), "La tenue des cartes": (("lone_petit", "void"),),
        "Les enchères": (("auction", "one-round"),), "Le Chien et l'Ecart": (("ecart_to", "taker"),),
        "Le jeu de la carte": (("overtrump", True), ("fool_pays", "empty-card"), ("fool_last", "changes-sides"),
                               ("fool_wins", "slam")),
        "Le calcul des scores": (("payment", "french"),),
        "Le jeu à 3 joueurs": (("call_when", "never"),),
        "Le jeu à 5 joueurs": (("call_when", "before-talon"), ("called_suit_lead", "barred"))},
        (GameRow(3, 78, (4,) * 6, 6, handfuls=(13, 15, 18)),
         GameRow(5, 78, (3,) * 5, 3, handfuls=(8, 10, 13), calls=("court",))), page="french"),
    Preset("french", "french-sheet", FRENCH, (4, 3, 5, 6), ((4, 78), (3, 78), (5, 78), (6, 78)), _FRENCH, 2, {
        "Playout and Scoring": (("overtrump", True), ("fool_pays", "empty-card"), ("fool_last", "changes-sides"),
                                ("fool_wins", "announced-slam"), ("payment", "french"), ("lone_petit", "plays")),
        "The Game and the Contract": (("called_suit_lead", "barred"), ("call_when", "before-talon"),
                                      ("call_when", "never")),
        "Contracts and Bonuses": (("ecart_to", "taker"),)}),  # the source ranks no cards and counts no rounds of bids
    Preset("french-open-call", "late-call", FRENCH, (5, 3, 4), ((5, 78), (3, 78), (4, 78)), {
        **_FRENCH, "fool_last": "winner", "fool_wins": "led", "call_when": "after-exchange",
        "called_suit_lead": "free"}, 2, {
        "Preliminaries": (("ace", "low"), ("top_trump", 21)),
        "Play": (("overtrump", True), ("called_suit_lead", "free"), ("fool_wins", "led"), ("lone_petit", "plays")),
        "Bidding": (("auction", "one-round"), ("ecart_to", "taker")),
        "Calling a Partner": (("call_when", "after-exchange"),), "4 Players": (("call_when", "never"),),
        "Game Value": (("payment", "french"),)}, page="french"),
    Preset("piedmont", "philebus", PIEDMONT, (4,), ((4, 78),), _PIEDMONT, 1, {
        "The Cards": (("ace", "reversed-red"), ("top_trump", 20)),
        "Play": (("overtrump", False), ("called_suit_lead", "free"), ("fool_pays", "empty-card"),
                 ("fool_last", "kept"), ("fool_wins", "never"), ("auction", "none"), ("call_when", "never"),
                 ("lone_petit", "plays")),
        "The Deal": (("ecart_to", "dealer"),), "Counting the points": (("payment", "stake"),)}),
    Preset("scarto", "scarto", SCARTO, (3,), ((3, 78),), {
        **_PIEDMONT, "partnership": "none", "payment": "zero-sum"}, 1, {
        "Deck": (("ace", "reversed-red"), ("top_trump", 20)),
        "Rules": (("overtrump", False), ("called_suit_lead", "free"), ("fool_pays", "empty-card"),
                  ("fool_last", "kept"), ("fool_wins", "never"), ("auction", "none"), ("call_when", "never"),
                  ("lone_petit", "plays"), ("ecart_to", "dealer")),
        "Score": (("payment", "zero-sum"),)}),
)}
#: The default options that follow from the partnership.
FOLLOWS: dict[str, dict[str, Value]] = {
    "call": {}, "croise": _LONE, "none": _LONE,
}
