"""The result of a deal and of a match in words, the own one first. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.rules import Facts, Seat
from ...engine.score import Score
from .. import words
from ..table.sheet import points
from ..words import Namer

UNPLAYED = {"passed": "sheet.passed", "void": "sheet.void"}
"""The words for a deal that was not played, by how it ended."""


def deal_headline(payments: Sequence[int], end: str, own: Seat | None, name: Namer,
                  sits_out: Seat | None = None) -> str:
    """What ``own`` won or lost in a deal; who won where nobody at the screen plays; why nothing was played."""
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
    """How the deal ended: the contract made or lost and by how much; which side fell short, or by how much that of
    ``own`` won."""
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
class Camp:
    """A side, or a player, of the count: who it is, its units, and its ``kind``: taker, defenders or open."""

    name: str
    units: int
    kind: str


@dataclass(frozen=True, slots=True)
class PointShares:
    """The points of a deal as shares of one whole.

    ``mark`` are the units that had to be reached, from the left end; ``said`` tells them in words.
    """

    camps: tuple[Camp, ...]
    mark: int
    total: int
    said: str


KINDS = ("taker", "defenders", "open")
"""The kinds of camps in the order in which they are shown."""


def count_of(score: Score, facts: Facts, name: Namer) -> PointShares:
    """The count of a deal played to its end."""
    lines = {line.rule: line.values for line in score.lines}
    unit = facts.rules.family.unit
    camps = tuple(Camp(_side_name(score, facts, pile.side, name), pile.units, kind)
                  for pile, kind in zip(score.piles, KINDS, strict=False))
    total = sum(pile.units for pile in score.piles)
    if "target" in lines:
        oudlers, target = lines["target"]
        return PointShares(camps, target * unit, total, words.count("end.needed", oudlers, target=target))
    par = (lines.get("par") or lines["par-each"])[0]
    return PointShares(camps, par, total, words.say("end.half" if "par" in lines else "end.a_third", n=par))


MOST_NAMED = 2
"""A side of more players is told by its role."""


def _side_name(score: Score, facts: Facts, side: int, name: Namer) -> str:
    """The names of a side's players; more than two against a taker are its role."""
    seats = [seat for seat, its in enumerate(score.sides) if its == side]
    if len(seats) > MOST_NAMED and facts.taking.contract.sides in ("alone", "called"):
        return words.say("end.defenders" if side else "end.takers_side")
    return words.listed([name(seat) for seat in seats])


def match_headline(totals: Sequence[int], own: Seat | None, name: Namer) -> str:
    """Who won the match, in the second person where that is the one at the screen."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    you = own in best
    return words.count("sheet.you_match_won" if you else "sheet.match_won", len(best),
                       name=words.listed([name(seat) for seat in best]))


def match_sentence(totals: Sequence[int], payments: Sequence[Sequence[int]]) -> str:
    """By how much the match was won, and whether its last deal decided that; empty for a shared win."""
    ranked = sorted(totals, reverse=True)
    if ranked[0] == ranked[1]:
        return ""
    winner = list(totals).index(ranked[0])
    before = [total - last for total, last in zip(totals, payments[-1], strict=True)]
    late = len(payments) > 1 and before[winner] < max(before)
    return words.say("end.by_last" if late else "end.by", n=ranked[0] - ranked[1])


def ranks(totals: Sequence[int]) -> list[tuple[int, Seat]]:
    """The places with their seats, the best first; equal totals share a place."""
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return [(1 + sum(1 for total in totals if total > totals[seat]), seat) for seat in order]
