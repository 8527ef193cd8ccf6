"""The deal is over: played and paid, passed out, or void."""

from __future__ import annotations

from dataclasses import dataclass

from .. import events as ev
from ..actions import Action
from ..payment import Score, scored
from ..piles import debt
from ..rules import Facts, Handful, Seat, Trick
from ..sides import sides

ROLES = ("soloist", "taker", "partner", "defender", "pair", "alone")
"""``soloist``: declares against all others; ``taker``: declares with a partner; ``pair``: no declarer,
fixed partners; ``alone``: all play for themselves."""

UNDECLARED = {"opposite": "pair", "each": "alone"}
"""The role of every seat if there is no declarer, by the sides of the contract."""


@dataclass(frozen=True, slots=True)
class Over:
    """The deal is over. ``end`` is ``played``, ``passed`` or ``void``; only a played deal has a score."""

    facts: Facts
    end: str
    tricks: tuple[Trick, ...] = ()
    handfuls: tuple[Handful, ...] = ()
    score: Score | None = None

    turn = None

    def actions(self) -> tuple[Action, ...]:
        return ()

    def refusal(self, action: Action) -> str:
        return "deal-over"

    @property
    def payments(self) -> tuple[int, ...]:
        """The payment of each seat; all 0 if the deal has no score."""
        return self.score.payments if self.score else (0,) * self.facts.rules.at_table


def finish(facts: Facts, tricks: tuple[Trick, ...], handfuls: tuple[Handful, ...]) -> tuple[Over, tuple[ev.Event, ...]]:
    """Count and pay a deal whose last trick is taken; returns the final state and the events."""
    score, fool_card = scored(facts, tricks, handfuls)
    ended: list[ev.Event] = [ev.HiddenShown(facts.ecart_by, tuple(sorted(facts.ecart)), tuple(sorted(facts.talon)))]
    owed = debt(facts, sides(facts), tricks)
    if owed is not None and fool_card is not None:
        ended.append(ev.FoolPaid(owed.owner, owed.winner, fool_card))
    return Over(facts, "played", tricks, handfuls, score), (*ended, ev.DealScored(score))


def role_of(end: Over, seat: Seat) -> str:
    """The role of ``seat``, one of ROLES, in a deal that was played to its end; ``seat`` must have played in it."""
    assert end.score is not None
    sides, taking = end.score.sides, end.facts.taking
    if taking.contract.sides in UNDECLARED:
        return UNDECLARED[taking.contract.sides]
    if sides[seat] != sides[taking.taker]:
        return "defender"
    if seat != taking.taker:
        return "partner"
    return "soloist" if sides.count(sides[seat]) == 1 else "taker"
