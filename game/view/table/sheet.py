"""The score sheet in words: the calculation of a deal, line by line. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...engine.payment import Score, ScoreLine
from ...engine.rules import Rules
from .. import words
from ..sides import ShownSides, camp_words
from ..words import Namer


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line of the sheet: words on the left, a number on the right; ``strong`` for a result."""

    left: str
    right: str
    strong: bool = False


def points(units: int, unit: int) -> str:
    """``units`` as card points in figures, with ½ if the game counts in halves."""
    return words.halves(units) if unit == 2 else words.number(units)


Words = Callable[[tuple[int, ...], Rules, Namer], SheetRow]


def _plain(key: str, strong: bool = False) -> Words:
    """Return a function for lines with their last value on the right; the words contain the values as {a} and {b}."""
    def row(values: tuple[int, ...], rules: Rules, name: Namer) -> SheetRow:
        named = dict(zip("ab", values, strict=False))
        return SheetRow(words.say(key, **named), words.number(values[-1]) if values else "", strong)
    return row


def _signed(key: str) -> Words:
    return lambda values, rules, name: SheetRow(words.say(key), words.signed(values[0]))


def _times(key: str) -> Words:
    return lambda values, rules, name: SheetRow(words.say(key), "× " + words.number(values[0]))


def _points(values: tuple[int, ...], rules: Rules, name: Namer) -> SheetRow:
    both = [points(v, rules.family.unit) for v in values]
    return SheetRow(words.say("sheet.points"), f"{both[0]} : {both[1]}", strong=True)


def _by_seat(key: str, last: Callable[[tuple[int, ...]], str]) -> Words:
    return lambda values, rules, name: SheetRow(words.of_player(key, name(values[0])), last(values))


def _due(values: tuple[int, ...], rules: Rules, name: Namer) -> SheetRow:
    """The line with the amount, without a sign: the payments show who pays."""
    return SheetRow(words.say(f"sheet.due.{rules.payment}"), words.number(abs(values[0])), strong=True)


def _over(whole: str, half: str) -> Words:
    """Return a function for lines with the distance from the target.

    It uses the words ``half`` if half a point was counted as a whole one.
    """
    def row(values: tuple[int, ...], rules: Rules, name: Namer) -> SheetRow:
        counted, units = values
        unit = rules.family.unit
        told = words.say(whole) if units == counted * unit else words.say(half, points=points(units, unit))
        return SheetRow(told, words.number(counted))
    return row


def _product(key: str) -> Words:
    """Return a function for lines with a multiplication on the right."""
    def row(values: tuple[int, ...], rules: Rules, name: Namer) -> SheetRow:
        number, each, total = map(words.number, (*values, values[0] * values[1]))
        return SheetRow(words.say(key), f"{number} × {each} = {total}")
    return row


def _quotient(key: str) -> Words:
    """Return a function for lines with a division on the right, rounded down."""
    def row(values: tuple[int, ...], rules: Rules, name: Namer) -> SheetRow:
        total, shares = values
        each, odd = divmod(total, shares)
        found = f"{words.number(total)} ÷ {words.number(shares)} = {words.number(each)}"
        return SheetRow(words.say(key), words.say("sheet.left_over", sum=found, n=odd) if odd else found)
    return row


LINES: dict[str, Words] = {
    "par": _plain("sheet.par"), "points": _points, "draw": _plain("sheet.draw", strong=True),
    "lost-by": lambda values, rules, name: SheetRow(words.say(f"sheet.lost_by_{values[0]}"), words.number(values[1])),
    "multiplier": _times("sheet.multiplier"), "due": _due, "stake": _plain("sheet.stake"),
    "doubled": lambda values, rules, name: SheetRow(words.say("sheet.doubled", a=values[0]), "× 2"),
    "extra-point": _by_seat("sheet.extra_point", lambda v: words.number(1)),
    "raised-declarer": _by_seat("sheet.raised_declarer", lambda v: words.signed(1)),
    "raised-all": _signed("sheet.raised_all"), "par-each": _plain("sheet.par_each"),
    "distance": _by_seat("sheet.distance", lambda v: words.signed(v[1])),
    "doubled-seat": _by_seat("sheet.doubled_seat", lambda v: "× 2"),
    "target": lambda values, rules, name: SheetRow(words.count("sheet.target", values[0]), words.number(values[1])),
    "made": _over("sheet.made", "sheet.made_half"), "failed": _over("sheet.failed", "sheet.failed_half"),
    "base": _plain("sheet.base"), "petit-au-bout": _signed("sheet.petit_au_bout"), "handfuls": _plain("sheet.handfuls"),
    "slam": _signed("sheet.slam"),
    "all-of-larger": _product("sheet.all_of_larger"), "each-of-smaller": _quotient("sheet.each_of_smaller"),
    "all-losers": _plain("sheet.all_losers"), "each-winner": _quotient("sheet.each_winner"),
    "taker-share": _product("sheet.taker_share"),
    "payments": lambda values, rules, name: SheetRow(words.say("sheet.payments"), "", strong=True),
    "paid": _by_seat("sheet.distance", lambda v: words.signed(v[1])),
}


STAKED = frozenset(("multiplier", "due"))
"""The lines that are left out if everyone pays the same stake."""


def rows(score: Score, shown: ShownSides, name: Namer) -> list[SheetRow]:
    """The calculation of ``score`` as rows of text.

    Without a taker, sides are named by their players.
    """
    lines = told_lines(score, shown.rules)
    if shown.declared:
        return [_row(line, shown.rules, name) for line in lines]
    return [row for line in lines for row in _named(line, shown, name)]


def told_lines(score: Score, rules: Rules) -> list[ScoreLine]:
    """The lines of ``score``, then the shares of the amount, then the payment of each seat."""
    idle = STAKED if any(line.rule == "stake" for line in score.lines) else ()
    lines = [line for line in score.lines if line.rule not in idle and line.rule != "extra-point"]
    odd = [line for line in score.lines if line.rule == "extra-point"]
    due = next((abs(line.values[0]) for line in lines if line.rule == "due"), 0)
    shares = SHARES[rules.payment](score, due) if due else []
    return [*lines, *shares, *odd, *(_payments(score) if any(score.payments) else [])]


def _payments(score: Score) -> list[ScoreLine]:
    """A heading line, then a line for each seat that plays with its payment."""
    playing = [seat for seat, side in enumerate(score.sides) if side is not None]
    return [ScoreLine("payments", ()), *(ScoreLine("paid", (seat, score.payments[seat])) for seat in playing)]


def _shared(score: Score, due: int) -> list[ScoreLine]:
    """The lines by which each player of the larger side pays or gets ``due``, and the smaller side shares the sum."""
    few, many = sorted(score.sides.count(side) for side in (0, 1))
    if few == many:
        return []
    each = [ScoreLine("each-of-smaller", (due * many, few))] if few > 1 else []
    return [ScoreLine("all-of-larger", (many, due)), *each]


def _collected(score: Score, due: int) -> list[ScoreLine]:
    """The lines with the sum that all losers owe, and the winners' shares."""
    won = [paid for paid in score.payments if paid > 0]
    losers = sum(1 for paid in score.payments if paid < 0)
    if losers == len(won):
        return []
    together = [ScoreLine("all-losers", (sum(won),))] if losers > 1 else []
    return [*together, *([ScoreLine("each-winner", (sum(won), len(won)))] if len(won) > 1 else [])]


def _of_taker(score: Score, due: int) -> list[ScoreLine]:
    """The line for the taker, who gets or pays for all defenders except those balanced by a partner."""
    share = score.sides.count(1) - score.sides.count(0) + 1
    return [ScoreLine("taker-share", (share, due))] if share != 1 else []


SHARES: Mapping[str, Callable[[Score, int], list[ScoreLine]]] = {
    "zero-sum": _shared, "raised": _collected, "french": _of_taker, "stake": lambda score, due: []}
"""For each way of paying, a function that returns the lines from the amount to the payments."""


def _row(line: ScoreLine, rules: Rules, name: Namer) -> SheetRow:
    return LINES[line.rule](line.values, rules, name)


def _named(line: ScoreLine, shown: ShownSides, name: Namer) -> list[SheetRow]:
    """The rows for ``line``, in words that name the sides by their players."""
    called = [(camp.side or 0, camp_words(camp, name)) for camp in shown.camps]
    if line.rule == "points":
        return [SheetRow(said, points(line.values[side], shown.rules.family.unit), strong=True)
                for side, said in called]
    if line.rule == "lost-by":
        side, distance = line.values
        return [SheetRow(words.say("sheet.short", name=dict(called)[side]), words.number(distance))]
    if line.rule == "due" and len({len(camp.seats) for camp in shown.camps}) == 1:
        return [SheetRow(words.say("sheet.due.raised"), words.number(abs(line.values[0])), strong=True)]
    return [_row(line, shown.rules, name)]
