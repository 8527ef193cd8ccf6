"""A second computation of a deal's result, from its record and the rule book, independent of the engine.

    sides, points, payments = recount(json.loads(line))

    python -m tests.engine.recount FILE ...       recompute every record of some files
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

Side = int | None
Result = tuple[list[Side], list[Any] | None, list[int]]

LOW_TO_HIGH = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R"]
HALF = Fraction(1, 2)
#: players, pack -> par, doubled below, point for the écart
CHAMBERY = {(5, 78): (34, 17, 1), (4, 78): (36, 18, 1), (3, 78): (26, 13, 1),
            (4, 62): (34, 17, 1), (3, 62): (24, 12, 0)}
SOLO = {"two": 1, "one": 2, "hand": 4}
BIDS = {"small": 1, "guard": 2, "without": 4, "against": 6}
HANDFULS = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13), 6: (7, 9, 11)}
TARGET = {0: 56, 1: 51, 2: 41, 3: 36}


def power(card: str, led: str, rules: dict[str, Any]) -> int:
    """The strength of ``card`` in a trick of the suit ``led``."""
    suit, rank = card[0], card[1:]
    if card == "F":
        return -1
    if suit == "T":
        return 1000 if int(rank) == rules["top_trump"] else 100 + int(rank)
    if suit != led:
        return 0
    ranks = list(LOW_TO_HIGH)
    if rules["ace"] == "below-jack":
        ranks.insert(ranks.index("V"), "1")
    else:
        ranks.insert(0, "1")
    if rules["ace"] == "reversed-red" and suit in "HD":
        ranks = [*reversed(ranks[:10]), *ranks[10:]]
    return 1 + ranks.index(rank)


class Deal:
    """The record of one deal, evaluated card by card."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.rules: dict[str, Any] = record["rules"]
        self.game = self.rules["preset"].split("-")[0]  # chambery, french, piedmont, scarto
        self.dealer: int = record["dealer"]
        self.hands: list[list[str]] = record["hands"]
        self.talon: list[str] = record["talon"]
        self.table: int = self.rules["at_table"]
        self.players: int = self.rules["players"]
        idle = (self.dealer - 1) % self.table if self.table > self.players else None
        round_ = [(self.dealer + n) % self.table for n in range(1, self.table + 1)]
        self.seats = [seat for seat in round_ if seat != idle]
        said: list[tuple[int, str, Any]] = [
            (entry[0], entry[1], entry[2] if len(entry) > 2 else None) for entry in record["actions"]]
        self.bids = [(seat, level) for seat, verb, level in said if verb == "bid"]
        self.called = [card for _, verb, card in said if verb == "call"]
        self.ecart: list[str] = next((laid for _, verb, laid in said if verb == "discard"), [])
        self.slam = any(verb == "slam" for _, verb, _ in said)
        self.handfuls = [len(shown) for _, verb, shown in said if verb == "handful"]
        self.plays = [(seat, card) for seat, verb, card in said if verb == "play"]
        self.taker: int
        self.level: str | None
        self.taker, self.level = self.bids[-1] if self.bids else (self.dealer, None)
        self.sides = self._sides()
        self.tricks = self._tricks()

    # -- sides

    def _sides(self) -> list[Side]:
        sides: list[Side] = [None] * self.table
        for seat in self.seats:
            sides[seat] = seat if self.rules["partnership"] == "none" and self.game != "french" else 1
        if self.game != "french" and self.rules["partnership"] == "none":
            return sides
        sides[self.taker] = 0
        if self.rules["partnership"] == "croise":
            sides[(self.dealer + 2) % 4] = 0
        if self.game == "french" or self.level is None:
            for seat in self.seats:
                if set(self.called) & set(self.hands[seat]):
                    sides[seat] = 0
        return sides

    # -- tricks

    def _tricks(self) -> list[tuple[list[tuple[int, str]], int]]:
        """For every trick, its cards with their seats, and the winner."""
        tricks: list[tuple[list[tuple[int, str]], int]] = []
        count = len(self.plays) // self.players
        for n in range(count):
            lies = self.plays[n * self.players:(n + 1) * self.players]
            led = next(card[0] for _, card in lies if card != "F")
            winner = max(lies, key=lambda play: power(play[1], led, self.rules))[0]
            if n == count - 1 and self._fool_wins(lies, [w for _, w in tricks]):
                winner = next(seat for seat, card in lies if card == "F")
            tricks.append((lies, winner))
        return tricks

    def _fool_wins(self, lies: list[tuple[int, str]], before: list[int]) -> bool:
        owner = next((seat for seat, card in lies if card == "F"), None)
        if owner is None or any(self.sides[seat] != self.sides[owner] for seat in before):
            return False
        if self.rules["fool_wins"] == "slam":
            return True
        if self.rules["fool_wins"] == "announced-slam":
            return self.slam and self.sides[owner] == self.sides[self.taker]
        return self.rules["fool_wins"] == "led" and lies[0][1] == "F"

    # -- piles

    def piles(self) -> tuple[dict[Side, list[str]], dict[Side, Fraction]]:
        """The cards of every side at the end, and additional points."""
        piles: dict[Side, list[str]] = {side: [] for side in self.sides if side is not None}
        besides = dict.fromkeys(piles, Fraction(0))
        debtor: tuple[Side, Side] | None = None
        for n, (lies, winner) in enumerate(self.tricks):
            won = self.sides[winner]
            piles[won] += [card for _, card in lies if card != "F"]
            if self.game == "chambery":
                besides[won] += 1
            owner = next((seat for seat, card in lies if card == "F"), None)
            if owner is None:
                continue
            mine, last = self.sides[owner], n == len(self.tricks) - 1
            if not last or winner == owner or self.rules["fool_last"] == "kept":
                piles[mine].append("F")
                if won != mine and self.rules["fool_pays"] == "empty-card":
                    debtor = (mine, won)
            elif self.rules["fool_last"] == "winner" or won != mine:
                piles[won].append("F")
            else:
                piles[next(side for side in piles if side != mine)].append("F")
        self._lay_aside(piles, besides)
        if debtor is not None:
            self._pay_for_fool(piles, besides, *debtor)
        return piles, besides

    def _lay_aside(self, piles: dict[Side, list[str]], besides: dict[Side, Fraction]) -> None:
        by = {"dealer": self.dealer, "taker": self.taker, "last-trick": self.tricks[-1][1]}[self.rules["ecart_to"]]
        home = self.sides[by]
        if self.game == "french" and self.level in ("without", "against"):
            piles[0 if self.level == "without" else 1] += self.talon
            return
        piles[home] += self.ecart
        if self.game == "chambery":
            besides[home] += CHAMBERY[self.players, self.rules["pack"]][2]

    def _pay_for_fool(self, piles: dict[Side, list[str]], besides: dict[Side, Fraction], mine: Side,
                      theirs: Side) -> None:
        empty = [card for card in piles[mine] if self.is_empty(card)]
        if empty:
            piles[mine].remove(empty[0])
            piles[theirs].append(empty[0])
        elif self.game == "french":
            besides[mine] -= HALF
            besides[theirs] += HALF

    # -- counting

    def is_empty(self, card: str) -> bool:
        return card not in self.honours() and (card[0] == "T" or card[1:] not in ("R", "D", "C", "V"))

    def honours(self) -> Iterable[str]:
        return ("F", "T1", "T20") if self.game in ("piedmont", "scarto") else ("F", "T1", "T21")

    def value(self, card: str) -> Fraction:
        """The points of one card, before any deduction for groups."""
        if card in self.honours():
            base = 4
        else:
            base = {"R": 4, "D": 3, "C": 2, "V": 1}.get(card[1:], 0) if card[0] in "SHDC" else 0
        return base + {"chambery": Fraction(0), "french": HALF}.get(self.game, Fraction(1))

    def points(self) -> tuple[dict[Side, Fraction], dict[Side, list[str]]]:
        piles, besides = self.piles()
        points = {}
        for side, pile in piles.items():
            points[side] = sum((self.value(card) for card in pile), besides[side])
            if self.game in ("piedmont", "scarto"):
                points[side] -= 2 * (len(pile) // 3) + (1 if len(pile) % 3 else 0)
        return points, piles

    # -- paying

    def payments(self, points: dict[Side, Fraction], piles: dict[Side, list[str]]) -> dict[int, int]:
        if self.game == "french":
            return self._french(points, piles)
        if self.rules["partnership"] == "none":
            return self._three(points)
        par, low, _ = (39, 0, 0) if self.game == "piedmont" else CHAMBERY[self.players, self.rules["pack"]]
        if points[0] == points[1] == par:
            return {}
        loser = 0 if points[0] < points[1] else 1
        losers = [seat for seat in self.seats if self.sides[seat] == loser]
        winners = [seat for seat in self.seats if self.sides[seat] == 1 - loser]
        if self.rules["payment"] == "stake":
            return {**dict.fromkeys(losers, -1), **dict.fromkeys(winners, 1)}
        due = int(par - points[loser]) * (2 if points[loser] < low else 1) * SOLO.get(self.level or "", 1)
        if self.rules["payment"] == "raised":
            return self._raised(losers, winners, due)
        return self._zero_sum(losers, winners, due)

    def _zero_sum(self, losers: list[int], winners: list[int], due: int) -> dict[int, int]:
        if len(losers) == len(winners):
            return {**dict.fromkeys(losers, -due), **dict.fromkeys(winners, due)}
        few, many, sign = (losers, winners, -1) if len(losers) < len(winners) else (winners, losers, 1)
        paid = dict.fromkeys(many, -sign * due)
        total = len(many) * due
        for seat in few:
            paid[seat] = sign * (total // len(few))
        if total % len(few):
            paid[self.dealer] += sign
        return paid

    def _raised(self, losers: list[int], winners: list[int], due: int) -> dict[int, int]:
        owed = dict.fromkeys(losers, due)
        if sum(owed.values()) % len(winners):
            if self.taker in owed and (sum(owed.values()) + 1) % len(winners) == 0:
                owed[self.taker] += 1
            else:
                while sum(owed.values()) % len(winners):
                    for seat in owed:
                        owed[seat] += 1
        share = sum(owed.values()) // len(winners)
        return {**{seat: -x for seat, x in owed.items()}, **dict.fromkeys(winners, share)}

    def _three(self, points: dict[Side, Fraction]) -> dict[int, int]:
        par, low, _ = (26, 0, 0) if self.game == "scarto" else CHAMBERY[self.players, self.rules["pack"]]
        over = {seat: int(points[seat] - par) for seat in self.seats}
        paid = {seat: x * 2 if points[seat] < low else x for seat, x in over.items() if x < 0}
        above = [seat for seat, x in over.items() if x > 0]
        if len(above) == 1:
            return {**paid, above[0]: -sum(paid.values())}
        doubled = any(points[seat] < low for seat in paid)
        return {**paid, **{seat: over[seat] * (2 if doubled else 1) for seat in above}}

    def _french(self, points: dict[Side, Fraction], piles: dict[Side, list[str]]) -> dict[int, int]:
        target = TARGET[len({"F", "T1", "T21"} & set(piles[0]))]
        over = points[0] - target
        wins = over >= 0
        distance = abs(over)
        if distance.denominator == 2:
            distance += HALF
        worth = (25 + int(distance) + self._petit(wins)) * BIDS[self.level or ""]
        worth += sum({n: (20, 30, 40)[i] for i, n in enumerate(HANDFULS[self.players])}[size] for size in self.handfuls)
        score = (worth if wins else -worth) + self._slam()
        paid = {}
        for seat in self.seats:
            if seat != self.taker:
                paid[seat] = score if self.sides[seat] == 0 else -score
        paid[self.taker] = -sum(paid.values())
        return paid

    def _petit(self, wins: bool) -> int:
        lies, winner = self.tricks[-1]
        side: Side = None
        if any(card == "F" and seat == winner for seat, card in lies):
            lies, winner = self.tricks[-2]
            if (winner, "T1") in lies:
                side = self.sides[winner]
        elif "T1" in [card for _, card in lies]:
            side = self.sides[winner]
        return 0 if side is None else 10 if (side == 0) == wins else -10

    def _slam(self) -> int:
        """The payment for a slam from the point of view of the taker's side."""
        won = [self.sides[winner] for _, winner in self.tricks]
        if all(side == 0 for side in won):
            return 400 if self.slam else 200
        return (-200 if self.slam else 0) - (200 if all(side == 1 for side in won) else 0)


def _plain(points: Fraction) -> int | float:
    return int(points) if points.denominator == 1 else float(points)


def recount(record: dict[str, Any]) -> Result:
    """The sides, points and payments by seat that ``record`` should contain."""
    table = record["rules"]["at_table"]
    if record["end"] != "played":
        return [None] * table, None, [0] * table
    deal = Deal(record)
    points, piles = deal.points()
    paid = deal.payments(points, piles)
    by_seat = [None if side is None else _plain(points[side]) for side in deal.sides]
    return deal.sides, by_seat, [paid.get(seat, 0) for seat in range(table)]


def quarrels(lines: Iterable[str]) -> Iterator[tuple[int, Result, Result]]:
    """Yield the line number, the stored result and the recomputed one of each record in which they differ."""
    for number, line in enumerate(lines, 1):
        record = json.loads(line)
        says, is_so = (record["sides"], record["points"], record["payments"]), recount(record)
        if says != is_so:
            yield number, says, is_so


def main(paths: list[str]) -> int:
    """Print the records whose stored result is wrong; returns their number."""
    wrong = 0
    for path in paths:
        with open(path, encoding="utf-8") as lines:
            for number, says, is_so in quarrels(lines):
                wrong += 1
                print(f"{path} line {number}: it says {says}, but it is {is_so}")
    print(f"{wrong} records do not agree")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
