"""The payments between players: one function for each way of paying, in whole numbers only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .cards import FOOL, MOND, PAGAT, Card
from .piles import Pile, fool_at, piles
from .rules import Facts, Handful, Seat, Trick
from .sides import Sides, sides

Payments = dict[Seat, int]
#: French Tarot: units (half points) the taker's side needs, by the oudlers it has.
TARGETS = (112, 102, 82, 72)
OUDLERS = frozenset((FOOL, PAGAT, MOND))
HANDFUL_WORTH = (20, 30, 40)
BASE, PETIT = 25, 10
PRIZE_AT_LAST = frozenset(("french",))
"""Ways of paying that have a prize for the 1 in the last trick."""
STAKES = frozenset(("stake",))
"""Ways of paying in which the size of the win does not count."""
SLAM_SAID, SLAM = 400, 200
"""The points for a slam that was announced and made, and for one unannounced, missed, or made by the defence."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the arithmetic: ``rule`` is its key in the rule book, ``values`` its whole numbers."""

    rule: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a deal: sides and points (raw units) by seat, payments by seat that sum to zero, and the arithmetic.

    Seats that sit out have None for side and points, and pay nothing.
    """

    sides: Sides
    points: tuple[int | None, ...]
    payments: tuple[int, ...]
    piles: tuple[Pile, ...]
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A deal played to its end, with all values that a payment may depend on."""

    facts: Facts
    tricks: tuple[Trick, ...]
    handfuls: tuple[Handful, ...]
    sides: Sides
    piles: tuple[Pile, ...]

    @property
    def units(self) -> dict[int, int]:
        return {pile.side: pile.units for pile in self.piles}

    def seats(self, side: int) -> list[Seat]:
        """The seats of ``side`` in order of play."""
        return [seat for seat in self.facts.deal.order if self.sides[seat] == side]


Settlement = tuple[Payments, tuple[ScoreLine, ...]]
ShareOut = Callable[[Finished, list[Seat], list[Seat], int], Settlement]


def _shared(seats: list[Seat], total: int, dealer: Seat) -> Payments:
    """``total`` split over ``seats``; the remainder is added to the dealer's share (Grand Café rules).

    If the dealer is not one of ``seats``, it is added to that of the first.
    """
    each, over = divmod(total, len(seats))
    odd_one = dealer if dealer in seats else seats[0]
    return {seat: each + (over if seat == odd_one else 0) for seat in seats}


def _zero_sum(done: Finished, losers: list[Seat], winners: list[Seat], due: int) -> Settlement:
    """Grand Café rules: each player of the larger camp pays or gets ``due``; the smaller camp shares the sum."""
    total, dealer = due * max(len(losers), len(winners)), done.facts.deal.dealer
    lost, won = _shared(losers, total, dealer), _shared(winners, total, dealer)
    extra = tuple(ScoreLine("extra-point", (s,)) for s, x in {**lost, **won}.items()
                  if x != total // len(losers if s in lost else winners))
    return {**won, **{seat: -x for seat, x in lost.items()}}, extra


def _raised(done: Finished, losers: list[Seat], winners: list[Seat], due: int) -> Settlement:
    """Dummett & McLeod: every loser owes ``due``; debts are raised until the winners can share the sum equally."""
    owed, declarer, lines = dict.fromkeys(losers, due), done.facts.taking.taker, []
    if sum(owed.values()) % len(winners):
        if declarer in owed and (sum(owed.values()) + 1) % len(winners) == 0:
            owed[declarer] += 1
            lines.append(ScoreLine("raised-declarer", (declarer,)))
        else:
            raised = 0
            while sum(owed.values()) % len(winners):
                owed, raised = {seat: x + 1 for seat, x in owed.items()}, raised + 1
            lines.append(ScoreLine("raised-all", (raised,)))
    share = sum(owed.values()) // len(winners)
    return {**dict.fromkeys(winners, share), **{seat: -x for seat, x in owed.items()}}, tuple(lines)


def _stake(done: Finished, losers: list[Seat], winners: list[Seat], due: int) -> Settlement:
    """Philebus: a fixed stake of 1 for each player."""
    return {**dict.fromkeys(winners, 1), **dict.fromkeys(losers, -1)}, (ScoreLine("stake", (1,)),)


SHARES: dict[str, ShareOut] = {"zero-sum": _zero_sum, "raised": _raised, "stake": _stake}


def _by_par(done: Finished) -> Settlement:
    """Two camps: the losers pay their distance from par, doubled if they are far below it, times the multiplier."""
    row, units, contract = done.facts.rules.row, done.units, done.facts.taking.contract
    loser = min(units, key=lambda side: units[side])
    head = (ScoreLine("par", (row.par,)), ScoreLine("points", (units[0], units[1])))
    if units[loser] == row.par:
        return {}, (*head, ScoreLine("draw", ()))
    distance, doubled = row.par - units[loser], units[loser] < row.doubled_below
    due = distance * contract.multiplier * (2 if doubled else 1)
    paid, extra = SHARES[done.facts.rules.payment](done, done.seats(loser), done.seats(1 - loser), due)
    lines = [*head, ScoreLine("lost-by", (loser, distance)), ScoreLine("multiplier", (contract.multiplier,))]
    lines += [ScoreLine("doubled", (row.doubled_below,))] if doubled else []
    return paid, (*lines, ScoreLine("due", (due,)), *extra)


def _each_for_himself(done: Finished) -> Settlement:
    """Three players: a player below par pays the distance, doubled if far below; the others share in proportion.

    The payments sum to zero because the distances from par do: par is a third of all units. A rule with an extra point,
    such as one for the last trick, would need another par or another payment.
    """
    row = done.facts.rules.row
    above = {seat: units - row.par for seat, units in done.units.items()}
    low = {seat for seat, units in done.units.items() if units < row.doubled_below}
    lost = {seat: x * (2 if seat in low else 1) for seat, x in above.items() if x < 0}
    won = {seat: x for seat, x in above.items() if x > 0}
    if len(won) == 1:
        won = dict.fromkeys(won, -sum(lost.values()))
    elif low & lost.keys():
        won = {seat: 2 * x for seat, x in won.items()}
    distances = (ScoreLine("distance", (seat, above[seat])) for seat in done.facts.deal.order)
    doubled = (ScoreLine("doubled-seat", (seat, row.doubled_below)) for seat in sorted(low))
    return {**lost, **won}, (ScoreLine("par-each", (row.par,)), *distances, *doubled)


def petit_au_bout(done: Finished) -> int | None:
    """The side that has the prize for the 1 in the last trick; None if no side has it.

    If the Fool won the last trick, the prize is for a 1 that won the trick before it.
    """
    last = done.tricks[-1]
    if fool_at(done.facts.deal, last) == last.winner and len(done.tricks) > 1:
        before = done.tricks[-2]
        seat = done.facts.deal.after(before.leader, before.cards.index(PAGAT)) if PAGAT in before.cards else None
        return done.sides[seat] if seat is not None and seat == before.winner else None
    return done.sides[last.winner] if PAGAT in last.cards and last.winner is not None else None


def _slam(done: Finished) -> ScoreLine:
    """Late-call account: the line for the slam; its value is due to the taker's side, even if it loses the deal."""
    tricks = {pile.side: pile.tricks for pile in done.piles}
    announced, all_ = done.facts.slam, len(done.tricks)
    worth = (SLAM_SAID if announced else SLAM) if tricks[0] == all_ else -SLAM if announced else 0
    return ScoreLine("slam", (worth - (SLAM if tricks[1] == all_ else 0),))


def _french(done: Finished) -> Settlement:
    """French documents: S = (25 + distance ± 10) × multiplier + handfuls ± slam, from every defender.

    The distance is in whole points, half a point counted as one; its line contains the exact units too.
    """
    taking, row, unit = done.facts.taking, done.facts.rules.row, done.facts.rules.family.unit
    oudlers = len(done.piles[0].cards & OUDLERS)
    over = done.units[0] - TARGETS[oudlers]
    winner, distance = (0 if over >= 0 else 1), (abs(over) + unit - 1) // unit
    petit = petit_au_bout(done)
    bout = 0 if petit is None else PETIT if petit == winner else -PETIT
    handfuls = sum(HANDFUL_WORTH[row.handfuls.index(len(h.cards))] for h in done.handfuls)
    slam = _slam(done)
    worth = (BASE + distance + bout) * taking.contract.multiplier + handfuls
    due = (worth if winner == 0 else -worth) + slam.values[0]
    lines = (ScoreLine("target", (oudlers, TARGETS[oudlers] // unit)),
             ScoreLine("points", (done.units[0], done.units[1])),
             ScoreLine("made" if over >= 0 else "failed", (distance, abs(over))), ScoreLine("base", (BASE,)),
             ScoreLine("petit-au-bout", (bout,)), ScoreLine("multiplier", (taking.contract.multiplier,)),
             ScoreLine("handfuls", (handfuls,)), slam, ScoreLine("due", (due,)))
    partners = [seat for seat in done.seats(0) if seat != taking.taker]
    paid = {**dict.fromkeys(done.seats(1), -due), **dict.fromkeys(partners, due)}
    paid[taking.taker] = -sum(paid.values())
    return paid, tuple(line for line in lines if line.values[0] or line.rule not in EMPTY_LINES)


#: Lines that the score sheet leaves out when their value is 0.
EMPTY_LINES = frozenset(("petit-au-bout", "handfuls", "slam"))

#: The function of each way of paying; BY_SIDES takes precedence for contracts with its ``sides``.
PAYMENTS: Mapping[str, Callable[[Finished], Settlement]] = {
    "zero-sum": _by_par, "raised": _by_par, "stake": _by_par, "french": _french,
}
BY_SIDES: Mapping[str, Callable[[Finished], Settlement]] = {"each": _each_for_himself}


def scored(facts: Facts, tricks: tuple[Trick, ...], handfuls: tuple[Handful, ...]) -> tuple[Score, Card | None]:
    """The score of a deal played to its end, and the card given for the Fool, if one was."""
    truth = sides(facts)
    counted, fool_card = piles(facts, truth, tricks)
    done = Finished(facts, tricks, handfuls, truth, counted)
    pay = BY_SIDES.get(facts.taking.contract.sides, PAYMENTS[facts.rules.payment])
    paid, lines = pay(done)
    units = done.units
    points = tuple(None if side is None else units[side] for side in truth)
    return Score(truth, points, tuple(paid.get(s, 0) for s in range(len(truth))), counted, lines), fool_card
