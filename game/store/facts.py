"""The facts of a finished deal: one row for each seat, computed from the deal alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.cards import FOOL, PAGAT, Card
from ..engine.phases.over import Over
from ..engine.roles import role_of
from ..engine.rules import Seat
from ..engine.score import Score


@dataclass(frozen=True, slots=True)
class Fact:
    """How the deal went for ``seat``.

    ``made``: whether the contract was made, None for a draw and where nobody declares; ``units`` the card points of
    the seat's side, raw; ``pagat`` and ``fool``: whether the seat's side had the card at the end, None for a seat that
    neither played it nor laid it away.
    """

    seat: Seat
    role: str
    dealer: bool
    contract: str
    made: bool | None
    units: int
    payment: int
    pagat: bool | None
    fool: bool | None


def facts_of(last: Over) -> tuple[Fact, ...]:
    """A row for each seat that played; nothing for a deal that was not played to its end."""
    score = last.score
    if score is None:
        return ()
    keepers = {card: _keeper(last, card) for card in (PAGAT, FOOL)}
    made = _made(last, score)
    return tuple(_fact(last, score, seat, made, keepers) for seat in last.facts.deal.order)


def _fact(last: Over, score: Score, seat: Seat, made: bool | None, keepers: dict[Card, Seat | None]) -> Fact:
    units = score.points[seat]
    assert units is not None
    kept = {card: _has(score, seat, card) if keeper == seat else None for card, keeper in keepers.items()}
    return Fact(seat, role_of(last, seat), seat == last.facts.deal.dealer, last.facts.taking.contract.id, made,
                units, score.payments[seat], kept[PAGAT], kept[FOOL])


def _made(last: Over, score: Score) -> bool | None:
    """Whether the declaring side won; None for a draw, and where all play for themselves.

    Where the game has a target the score sheet decides, because the cost of a slam may outweigh the contract; else the
    payment decides.
    """
    taking = last.facts.taking
    if taking.contract.sides == "each":
        return None
    said = {line.rule for line in score.lines} & {"made", "failed"}
    won = score.payments[taking.taker]
    return "made" in said if said else won > 0 if won else None


def _has(score: Score, seat: Seat, card: Card) -> bool:
    """Whether the side of ``seat`` has ``card`` in its pile."""
    return any(card in pile.cards for pile in score.piles if pile.side == score.sides[seat])


def _keeper(last: Over, card: Card) -> Seat | None:
    """The seat that played ``card`` or laid it away; None if it was in a talon that stayed closed."""
    if card in last.facts.ecart:
        return last.facts.ecart_by
    for trick in last.tricks:
        if card in trick.cards:
            return last.facts.deal.after(trick.leader, trick.cards.index(card))
    return None


def opponents(levels: Sequence[str], seat: Seat) -> str:
    """The levels of all other seats, each once, as ``club+expert``; empty if the record names no levels."""
    return "+".join(sorted({level for other, level in enumerate(levels) if other != seat}))
