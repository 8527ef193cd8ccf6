"""Which combinations of options make no sense, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import Rules

Check = tuple[Callable[[Rules], bool], str]


def _asks_for_a_taker(rules: Rules) -> bool:
    return rules.family.talon_dealt == "singly"


#: Each: when it is senseless, and why.
CHECKS: tuple[Check, ...] = (
    (lambda r: r.at_table != r.players and (r.at_table, r.players) != (6, 5),
     "only six at a table of five players makes sense: one sits out each deal"),
    (lambda r: r.partnership not in dict(r.family.unbid),
     "this game is not played with that partnership"),
    (lambda r: r.partnership == "call" and not r.row.calls,
     "nobody can be called as partner with this number of players"),
    (lambda r: r.partnership == "croise" and r.players != 4,  # two pairs opposite
     "partners sit opposite only at a table of four"),
    (lambda r: r.partnership == "none" and bool(r.row.calls) and r.family.partner_shows,
     "with this number of players somebody must have a partner"),
    (lambda r: r.auction != "none" and not r.family.contracts,
     "there is nothing to bid in this game"),
    (lambda r: r.auction != "none" and r.partnership != "call" and not _asks_for_a_taker(r),
     "there is no bidding where partners are fixed or each plays for himself"),
    (lambda r: r.auction == "none" and _asks_for_a_taker(r),
     "this game needs an auction to find its taker"),
    (lambda r: (r.partnership == "call") != (r.call_when != "never"),
     "a card is called when there is a partner to be called, and only then"),
    (lambda r: r.call_when == "if-passed" and _asks_for_a_taker(r),
     "when all pass this deal is over, so nothing can be called then"),
    (lambda r: r.call_when in ("before-talon", "after-exchange") and not _asks_for_a_taker(r),
     "in this game the dealer exchanges before the auction and calls if all pass"),
    (lambda r: r.called_suit_lead == "barred" and (r.partnership != "call" or r.family.partner_shows),
     "only the suit of a hidden partner can be barred"),
    (lambda r: r.payment not in r.family.payments,
     "this game cannot be paid that way"),
    (lambda r: r.payment == "stake" and r.partnership != "croise",
     "a fixed stake for each player needs sides of equal size"),
    (lambda r: (r.ecart_to == "taker") != _asks_for_a_taker(r),
     "the écart counts for the taker exactly where the taker lays it away"),
    (lambda r: r.fool_wins == "announced-slam" and not r.family.slams,
     "nobody announces a slam in this game"),
)


def complaint(rules: Rules) -> str | None:
    """The sentence why ``rules`` make no sense; None if they do."""
    return next((f"{rules.preset}: {why}" for senseless, why in CHECKS if senseless(rules)), None)
