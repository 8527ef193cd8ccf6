"""Where each value of a house rule comes from: the rule documents that have it, or none.

A document is named by its preset (`Preset.source` is the name of its page in docs/rules), with the section that says
it. A value that no document has is a ruling of the house, or the French federation's.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.variants import PRESETS, Value

FEDERATION = frozenset((("lone_petit", "void"),))
"""Values that no document has, known from the French federation's rules."""
#: By option and value: the documents that have it. The sheet of `french` ranks no cards and counts no rounds of bids.
SOURCES: Mapping[str, Mapping[Value, Mapping[str, str]]] = {
    "ace": {
        "below-jack": {"chambery": "Players and Cards"},
        "low": {"chambery-dummett": "Preliminaries", "french-open-call": "Preliminaries"},
        "reversed-red": {"piedmont": "The Cards"},
    },
    "top_trump": {
        21: {"chambery": "Players and Cards", "chambery-dummett": "Preliminaries", "french-open-call": "Preliminaries"},
        20: {"piedmont": "The Cards"},
    },
    "overtrump": {
        True: {"french": "Playout and Scoring", "french-open-call": "Play"},
        False: {"chambery": "Play of the Cards", "chambery-dummett": "Play", "piedmont": "Play"},
    },
    "called_suit_lead": {
        "free": {"chambery": "Play of the Cards", "chambery-dummett": "Play", "french-open-call": "Play",
                 "piedmont": "Play"},
        "barred": {"french": "The Game and the Contract"},
    },
    "fool_pays": {
        "nothing": {"chambery": "Play of the Cards"},
        "empty-card": {"french": "Playout and Scoring", "piedmont": "Play"},
    },
    "fool_last": {
        "kept": {"chambery": "Play of the Cards", "piedmont": "Play"},
        "winner": {},
        "changes-sides": {"french": "Playout and Scoring"},
    },
    "fool_wins": {
        "never": {"chambery": "Play of the Cards", "piedmont": "Play"},
        "announced-slam": {"french": "Playout and Scoring"},
        "led": {"french-open-call": "Play"},
    },
    "auction": {
        "one-round": {"chambery": "Bidding", "french-open-call": "Bidding"},
        "until-one-left": {"chambery-dummett": "Bidding"},
        "none": {"chambery": "Three Player Game", "chambery-dummett": "3 Players", "piedmont": "Play"},
    },
    "given_back": {"own": {}, "any": {"chambery-dummett": "Bidding"}},
    "call_when": {
        "if-passed": {"chambery": "Bidding", "chambery-dummett": "Bidding"},
        "before-talon": {"french": "The Game and the Contract"},
        "after-exchange": {"french-open-call": "Calling a Partner"},
        "never": {"chambery": "Three Player Game", "chambery-dummett": "3 Players",
                  "french": "The Game and the Contract", "french-open-call": "4 Players", "piedmont": "Play"},
    },
    "ecart_to": {
        "dealer": {"chambery": "Deal and Discard", "piedmont": "The Deal"},
        "last-trick": {"chambery-dummett": "Deal and Discard"},
        "taker": {"french": "Contracts and Bonuses", "french-open-call": "Bidding"},
    },
    "payment": {
        "zero-sum": {"chambery": "Scoring"},
        "raised": {"chambery-dummett": "Payments"},
        "french": {"french": "Playout and Scoring", "french-open-call": "Game Value"},
        "stake": {"piedmont": "Counting the points"},
    },
    "lone_petit": {
        "plays": {"chambery": "Play of the Cards", "chambery-dummett": "Play", "french": "Playout and Scoring",
                  "french-open-call": "Play", "piedmont": "Play"},  # none of them has an exception
        "void": {},
    },
}


def sources(name: str, value: Value) -> list[str]:
    """The sources of the option ``name`` with ``value``: presets by name, else ``federation`` or ``house``."""
    return list(SOURCES[name][value]) or ["federation" if (name, value) in FEDERATION else "house"]


def sources_at(preset: str, name: str, value: Value) -> list[str]:
    """The sources of the option ``name`` with ``value`` for a player of ``preset``: the document of that game, else
    those of its family, else ``elsewhere`` if only other families have it."""
    documents = SOURCES[name][value]
    if preset in documents:
        return [preset]
    related = [document for document in documents if PRESETS[document].family is PRESETS[preset].family]
    return related or (["elsewhere"] if documents else sources(name, value))
