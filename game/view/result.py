"""The result of a deal and of a match in words, the player's result first. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from ..engine.payment import Score
from ..engine.rules import Facts, Seat
from . import words
from .sides import SideColour, camp_words, sides_played
from .table.sheet import points
from .words import Namer

UNPLAYED = {"passed": "sheet.passed", "void": "sheet.void"}
"""The words for a deal that was not played, by the way it ended."""


def deal_headline(payments: Sequence[int], end: str, own: Seat | None, name: Namer,
                  sits_out: Seat | None = None) -> str:
    """The result of ``own`` in a deal; the winners if ``own`` is None; the reason if nothing was played."""
    if end in UNPLAYED:
        return words.say(UNPLAYED[end])
    winners = [seat for seat, paid in enumerate(payments) if paid > 0]
    if own is None:
        return words.count("sheet.deal_won", len(winners), name=words.listed([name(seat) for seat in winners])) \
            if winners else words.say("end.nobody")
    if own == sits_out:
        return words.say("end.you_sat_out")
    paid = payments[own]
    if paid == 0:
        return words.say("end.you_even")
    return words.say("end.you_won" if paid > 0 else "end.you_lost", n=abs(paid))


def deal_sentence(score: Score, facts: Facts, name: Namer, own: Seat | None = None) -> str:
    """A sentence on the result of a deal.

    It states by how much the contract was made or lost; in games with a par, who fell short, or by how much the side of
    ``own`` won; with three sides, a third of the points; otherwise a draw.
    """
    lines = {line.rule: line.values for line in score.lines}
    unit = facts.rules.family.unit
    taker, contract = name(facts.taking.taker), words.say(f"contract.{facts.taking.contract.id}")
    for rule, key in (("made", "end.made"), ("failed", "end.failed")):
        if rule in lines:
            units = lines[rule][1]
            return words.of_player("end.made_exactly", taker, contract=contract) if units == 0 else \
                words.of_player(key, taker, contract=contract, points=points(units, unit))
    if "lost-by" in lines:
        side, distance = lines["lost-by"]
        won = own is not None and score.sides[own] == 1 - side
        told = [name(seat) for seat, its in enumerate(score.sides) if its is not None and (its == side) != won]
        return words.count("end.passed_half" if won else "end.fell_short", distance, name=words.listed(told))
    if "par-each" in lines:
        return words.count("end.third", lines["par-each"][0])
    return words.say("sheet.draw")


@dataclass(frozen=True, slots=True)
class CampShare:
    """A side's share of the points: the players in words, the colour of the side, and its units."""

    name: str
    colour: SideColour
    units: int


@dataclass(frozen=True, slots=True)
class PointShares:
    """The points of a deal as shares of the whole, one for each camp.

    ``mark`` are the units that the first camp needs, counted from the left end; ``reached``: it has won them. ``said``
    describes the shares in words.
    """

    shares: tuple[CampShare, ...]
    mark: int
    total: int
    reached: bool
    said: str


def count_of(score: Score, facts: Facts, name: Namer, viewer: Seat) -> PointShares:
    """The points of a deal that was played to its end, as ``viewer`` sees the sides."""
    lines = {line.rule: line.values for line in score.lines}
    units = {pile.side: pile.units for pile in score.piles}
    shares = tuple(CampShare(camp_words(camp, name), camp.colour, units[camp.side])
                   for camp in sides_played(facts, score.sides, viewer).camps if camp.side is not None)
    total = sum(units.values())
    if "target" in lines:
        oudlers, target = lines["target"]
        mark = target * facts.rules.family.unit
        return PointShares(shares, mark, total, shares[0].units >= mark,
                           words.count("end.needed", oudlers, target=target))
    par = (lines.get("par") or lines["par-each"])[0]
    said = words.say("end.half" if "par" in lines else "end.a_third", n=par)
    return PointShares(shares, par, total, shares[0].units > par, said)


def match_headline(totals: Sequence[int], own: Seat | None, name: Namer) -> str:
    """A sentence naming the winner of the match, in the second person for the player at the screen."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    you = own in best
    return words.count("sheet.you_match_won" if you else "sheet.match_won", len(best),
                       name=words.listed([name(seat) for seat in best]))


def match_sentence(totals: Sequence[int], payments: Sequence[Sequence[int]]) -> str:
    """A sentence on the margin of the win, and on whether the last deal decided the match; empty for a shared win."""
    ranked = sorted(totals, reverse=True)
    if ranked[0] == ranked[1]:
        return ""
    winner = list(totals).index(ranked[0])
    before = [total - last for total, last in zip(totals, payments[-1], strict=True)]
    late = len(payments) > 1 and before[winner] < max(before)
    return words.count("end.by_last" if late else "end.by", ranked[0] - ranked[1])


def ranks(totals: Sequence[int]) -> list[tuple[int, Seat]]:
    """The rank and the seat of each player, best first; equal totals share a rank."""
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return [(1 + sum(1 for total in totals if total > totals[seat]), seat) for seat in order]


# -- the calculation of a seat's payment, as tiles to read from left to right -----------------------------------------

Operator = Literal["", "+", "−", "×", "÷", "="]


@dataclass(frozen=True, slots=True)
class Tile:
    """A number in the calculation of a payment: the ``operator`` in front of it, and its meaning in a few words.

    The calculation is done strictly from left to right; a tile with ``=`` repeats the intermediate result. The last
    tile is the ``result``: the payment; the calculation gives its absolute value.
    """

    operator: Operator
    value: Fraction
    word: str
    result: bool = False

    @property
    def said(self) -> str:
        """The number in words; a result has its sign."""
        return words.signed(int(self.value)) if self.result else fraction(self.value)


def fraction(value: Fraction) -> str:
    """``value`` in figures: 31, 31½, ⅓."""
    whole, rest = divmod(abs(value), 1)
    part = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}.get(rest, f" {rest}") if rest else ""
    figures = words.number(int(whole)) if whole or not part else ""
    return (words.MINUS if value < 0 else "") + figures + part


@dataclass(frozen=True, slots=True)
class _Deal:
    """The data for a calculation: the score and the facts of a finished deal, and the seat that is paid."""

    score: Score
    facts: Facts
    seat: Seat
    name: words.Namer

    def line(self, rule: str) -> tuple[int, ...]:
        """The values of the first line for ``rule``; empty if there is none."""
        return next((line.values for line in self.score.lines if line.rule == rule), ())

    def named(self, rule: str) -> set[Seat]:
        """The seats that have a line for ``rule``."""
        return {line.values[0] for line in self.score.lines if line.rule == rule}

    @property
    def side(self) -> int | None:
        return self.score.sides[self.seat]

    @property
    def paid(self) -> int:
        return self.score.payments[self.seat]

    def camps(self) -> tuple[int, int]:
        """The numbers of players on the seat's side and on the other side."""
        own = sum(1 for side in self.score.sides if side is not None and side == self.side)
        return own, sum(1 for side in self.score.sides if side is not None) - own


def _tile(operator: Operator, value: int | Fraction, key: str, **given: object) -> Tile:
    return Tile(operator, Fraction(value), words.say(key, **given))


def _amount(deal: _Deal) -> list[Tile]:
    """Tiles for the amount that each player of the larger side pays or gets, in a game with a par."""
    contract = deal.facts.taking.contract
    side, distance = deal.line("lost-by")
    tiles = [_tile("", distance, "end.short_of_half" if deal.side == side else "end.above_half"),
             _tile("×", contract.multiplier, f"contract.{contract.id}")]
    return [*tiles, *(_tile("×", 2, "end.doubled_below", n=least) for least in deal.line("doubled")[:1])]


def _shared(deal: _Deal) -> list[Tile]:
    """Tiles for a game in which the smaller side shares the sum; an odd point goes to the dealer.

    The players of the larger side pay or get the amount each.
    """
    own, others = deal.camps()
    tiles = _amount(deal)
    if own >= others:
        return tiles
    tiles.append(Tile("×", Fraction(others), words.count("end.players", others)))
    if own > 1:
        tiles.append(Tile("÷", Fraction(own), words.count("end.shared", own)))
    over = deal.line("due")[0] * others % own
    if over:
        odd = deal.seat in deal.named("extra-point")
        tiles.append(_tile("+", over - Fraction(over, own), "end.odd_point") if odd
                     else _tile("−", Fraction(over, own), "end.rounded"))
    return tiles


def _raised(deal: _Deal) -> list[Tile]:
    """Tiles for a game in which every loser owes the amount, raised until the winners can share the sum equally."""
    own, others = deal.camps()
    tiles, more, raised = _amount(deal), deal.line("raised-all"), deal.named("raised-declarer")
    tiles += [_tile("+", more[0], "end.evened")] if more else []
    if deal.paid < 0:
        return [*tiles, *([_tile("+", 1, "end.evened")] if deal.seat in raised else [])]
    if own == others and not raised:
        return tiles
    tiles.append(Tile("×", Fraction(others), words.count("end.players", others)))
    tiles += [_tile("+", 1, "end.evened")] if raised else []
    return [*tiles, *([Tile("÷", Fraction(own), words.count("end.shared", own))] if own > 1 else [])]


def _stake(deal: _Deal) -> list[Tile]:
    return [_tile("", deal.line("stake")[0], "sheet.stake")]


def _french(deal: _Deal) -> list[Tile]:
    """Tiles for French Tarot.

    These are the bonus, the distance and the 1 in the last trick, times the contract; handfuls and slam; the taker's
    share.
    """
    contract, taker = deal.facts.taking.contract, deal.facts.taking.taker
    made = deal.line("made")
    counted, units = made or deal.line("failed")
    unit = deal.facts.rules.family.unit
    exact, rounded = ("end.over", "end.over_half") if made else ("end.short", "end.short_half")
    told = exact if units == counted * unit else rounded
    tiles = [_tile("", deal.line("base")[0], "end.bonus"), _tile("+", counted, told)]
    if bout := deal.line("petit-au-bout"):
        tiles.append(_tile("+" if bout[0] > 0 else "−", abs(bout[0]), "sheet.petit_au_bout"))
    tiles.append(_tile("×", contract.multiplier, f"contract.{contract.id}"))
    if handfuls := deal.line("handfuls"):
        tiles.append(_tile("+", handfuls[0], "sheet.handfuls"))
    due, sign = deal.line("due")[0], 1 if made else -1
    if slam := deal.line("slam"):
        tiles.append(_tile("+" if slam[0] * sign > 0 else "−", abs(slam[0]), "sheet.slam"))
    more = []
    if due * sign < 0:  # the slam counts more than the deal: the other side is paid
        more.append(_tile("×", -1, "end.turned"))
    share = sum(1 for side in deal.score.sides if side == 1) - sum(1 for side in deal.score.sides if side == 0) + 1
    if deal.seat == taker and share != 1:
        more.append(_tile("×", share, "end.taker_share"))
    between = [_tile("=", tiles_total(tiles), "end.amount")] if more and (handfuls or slam) else []
    return [*tiles, *between, *more]


def _each(deal: _Deal) -> list[Tile]:
    """Tiles for a game of three sides: the distance from a third of the points, or the amount paid by the losers."""
    above = {line.values[0]: line.values[1] for line in deal.score.lines if line.rule == "distance"}
    low = deal.named("doubled-seat")
    mine = above[deal.seat]
    if mine > 0 and sum(1 for far in above.values() if far > 0) == 1:
        losers = [seat for seat, far in above.items() if far < 0]
        return [Tile("+" if number else "", Fraction(-deal.score.payments[seat]), words.of_player(
            "end.from_player", deal.name(seat))) for number, seat in enumerate(losers)]
    tiles = [_tile("", abs(mine), "end.above_third" if mine > 0 else "end.below_third")]
    losing = {seat for seat, far in above.items() if far < 0}
    doubled = bool(low & losing) if mine > 0 else deal.seat in low
    return [*tiles, *([_tile("×", 2, "end.doubled")] if doubled else [])]


#: By the way of paying and by the sides of the contract, as in the engine.
SUMS: Mapping[str, Callable[[_Deal], list[Tile]]] = {
    "zero-sum": _shared, "raised": _raised, "stake": _stake, "french": _french}
BY_SIDES: Mapping[str, Callable[[_Deal], list[Tile]]] = {"each": _each}


def reckoned(score: Score, facts: Facts, seat: Seat, name: words.Namer) -> tuple[Tile, ...]:
    """The calculation of the payment of ``seat``; empty if the seat sits out, or if nothing is paid."""
    deal = _Deal(score, facts, seat, name)
    if deal.side is None or deal.paid == 0:
        return ()
    made = BY_SIDES.get(facts.taking.contract.sides, SUMS[facts.rules.payment])(deal)
    return (*made, Tile("=", Fraction(deal.paid),
                        words.of_player("end.for_player", deal.name(deal.seat)), result=True))


def tiles_total(tiles: Sequence[Tile]) -> Fraction:
    """The result of ``tiles``, computed from left to right."""
    found = Fraction(0)
    for tile in tiles:
        found = DONE[tile.operator](found, tile.value)
    return found


#: The function of each operator, from the intermediate result and the number of its tile.
DONE: Mapping[Operator, Callable[[Fraction, Fraction], Fraction]] = {
    "": lambda so_far, value: value, "+": lambda so_far, value: so_far + value,
    "−": lambda so_far, value: so_far - value, "×": lambda so_far, value: so_far * value,
    "÷": lambda so_far, value: so_far / value, "=": lambda so_far, value: so_far,
}


def brackets(tiles: Sequence[Tile]) -> list[range]:
    """The ranges of tiles to put in brackets: sums that are multiplied or divided afterwards."""
    found, start, added = list[range](), 0, False
    for place, tile in enumerate(tiles):
        if tile.operator == "=":
            start, added = place, False
        elif tile.operator in ("+", "−"):
            added = True
        elif tile.operator in ("×", "÷") and added:
            found.append(range(start, place))
            added = False
    return found
