"""Options that cannot be combined.

A conflict is data: its key and the values it is about. The sentences are in the catalogues, under ``conflict.KEY``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..rules import Rules


@dataclass(frozen=True, slots=True)
class Conflict:
    """The reason why options cannot be played: the ``key`` of its message, and ``facts``, the values in it by name.

    ``str()`` is for logs and for messages about files; the window and the commands have words for each key.
    """

    key: str
    facts: Mapping[str, object]

    def __str__(self) -> str:
        return f"{self.key} ({', '.join(f'{name}={value}' for name, value in self.facts.items())})"


def _taker_exchanges(rules: Rules) -> bool:
    """Whether the talon goes to a taker found by an auction (French tarot), not to the dealer."""
    return rules.family.talon_dealt == "singly"


def _asks_for_cards(rules: Rules) -> bool:
    return rules.partnership == "call" and any(contract.asks for contract in rules.family.contracts)


ABOUT: Mapping[str, Callable[[Rules], bool]] = {"given_back": _asks_for_cards}
"""The condition for each option to matter; options without an entry always do."""


def applies(rules: Rules, name: str) -> bool:
    """Whether the option ``name`` matters under ``rules``."""
    return name not in ABOUT or ABOUT[name](rules)


#: Each: the key, the options it is about, and the condition that rules them out. The first that holds is reported.
CHECKS: tuple[tuple[str, str, Callable[[Rules], bool]], ...] = (
    ("at_table", "players at_table", lambda r: r.at_table != r.players and (r.at_table, r.players) != (6, 5)),
    ("partnership", "partnership", lambda r: r.partnership not in dict(r.family.unbid)),
    ("nobody_to_call", "players partnership", lambda r: r.partnership == "call" and not r.row.calls),
    ("opposite", "players partnership", lambda r: r.partnership == "croise" and r.players != 4),  # two pairs
    ("must_have_partner", "players partnership",
     lambda r: r.partnership == "none" and bool(r.row.calls) and r.family.partner_shows),
    ("nothing_to_bid", "auction", lambda r: r.auction != "none" and not r.family.contracts),
    ("no_bidding", "partnership auction",
     lambda r: r.auction != "none" and r.partnership != "call" and not _taker_exchanges(r)),
    ("needs_auction", "auction", lambda r: r.auction == "none" and _taker_exchanges(r)),
    ("call_and_partner", "partnership call_when",
     lambda r: (r.partnership == "call") != (r.call_when != "never")),
    ("passed_is_over", "call_when", lambda r: r.call_when == "if-passed" and _taker_exchanges(r)),
    ("dealer_calls", "call_when",
     lambda r: r.call_when in ("before-talon", "after-exchange") and not _taker_exchanges(r)),
    ("barred", "partnership called_suit_lead",
     lambda r: r.called_suit_lead == "barred" and (r.partnership != "call" or r.family.partner_shows)),
    ("nothing_given_back", "partnership given_back",
     lambda r: r.given_back == "any" and not _asks_for_cards(r)),
    ("payment", "payment", lambda r: r.payment not in r.family.payments),
    ("stake", "partnership payment", lambda r: r.payment == "stake" and r.partnership != "croise"),
    ("ecart_to_taker", "ecart_to", lambda r: (r.ecart_to == "taker") != _taker_exchanges(r)),
    ("no_slam", "fool_wins", lambda r: r.fool_wins == "announced-slam" and not r.family.slams),
)


def conflict(rules: Rules) -> Conflict | None:
    """The first conflict among the options of ``rules``, or None."""
    for key, names, holds in CHECKS:
        if holds(rules):
            return Conflict(key, {name: getattr(rules, name) for name in names.split()})
    return None
