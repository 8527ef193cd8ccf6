"""The result of a deal and of a match in words, the player's first. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.payment import Score
from ...engine.rules import Facts, Seat
from .. import words
from ..sides import SideColour, camp_words, sides_played
from ..table.sheet import points
from ..words import Namer

UNPLAYED = {"passed": "sheet.passed", "void": "sheet.void"}
"""The words for a deal that was not played, by how it ended."""


def deal_headline(payments: Sequence[int], end: str, own: Seat | None, name: Namer,
                  sits_out: Seat | None = None) -> str:
    """What ``own`` won or lost in a deal; who won if nobody at the screen plays; why nothing was played."""
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
class CampShare:
    """A camp of the count: its players in words, its colour, and its units."""

    name: str
    colour: SideColour
    units: int


@dataclass(frozen=True, slots=True)
class PointShares:
    """The points of a deal as shares of one whole, in the order of the camps.

    ``mark`` are the units that the first camp plays for, from the left end, and ``reached`` says that it has won them;
    ``said`` tells them in words.
    """

    shares: tuple[CampShare, ...]
    mark: int
    total: int
    reached: bool
    said: str


def count_of(score: Score, facts: Facts, name: Namer, viewer: Seat) -> PointShares:
    """The count of a deal played to its end, as ``viewer`` sees it."""
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
