"""Computes the policy's tables from a few weights written by hand, in card points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from game.ai.kernel import policy as at

DECLARING = (0, 1, 2, 4)
#: The average value of each class of cards over all games: pips, Jack to King, tarot, 1, 21, Fool.
VALUES = (0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 4.0, 4.0, 0.0)
STANDING = (1.0, 0.8, 0.65, 0.5, 0.35, 0.15)


@dataclass(frozen=True, slots=True)
class Judgements:
    """The handwritten weights: values in card points, and probabilities.

    Probabilities: ``boss``, ``second``, ``lower``: a suit card with no, one or more better ones unseen wins later;
    ``shed``: otherwise it goes to a partner's trick; ``home_few``, ``home_some``, ``home_many``: a 1 with few, some,
    many tarots is saved; ``ruffs``: a seat without the suit led plays a tarot; ``hope``: a partner overtakes an
    opponent.

    Values: ``trick``: a later trick; ``ruff``: any tarot; ``control``: the best tarot, in addition; ``fool``: a Fool
    in hand; ``void``: a void; ``guard``: a low card with others of its suit; ``draw``: leading tarots, for the seats
    that play the contract; ``opened``: the same for the others; ``cash``: leading the best card of a suit; ``dare``:
    leading another court; ``trap``: leading a suit in which an opponent is void; ``help``: leading one in which a
    partner is void; ``give`` and ``spare``: a point that a seat adds to a trick of its side and of the other side.
    ``late`` is the cost of a Fool kept for the last trick.
    """

    boss: float = 0.7
    second: float = 0.4
    lower: float = 0.12
    shed: float = 0.5
    trick: float = 1.5
    ruff: float = 1.0
    control: float = 2.0
    home_few: float = 0.4
    home_some: float = 0.6
    home_many: float = 0.85
    fool: float = 0.8
    late: float = 6.0
    void: float = 0.4
    guard: float = 0.2
    draw: float = 0.5
    opened: float = -0.7
    cash: float = 0.3
    dare: float = -0.5
    trap: float = -1.0
    help: float = 0.8
    give: float = 1.1
    spare: float = 0.6
    ruffs: float = 0.9
    hope: float = 0.7


def tables(declaring: Judgements, defending: Judgements | None = None) -> list[float]:
    """The policy's whole list of weights; ``defending`` are the judgements of the defenders, if they differ."""
    w = [0.0] * at.WEIGHTS
    for role in range(at.ROLES):
        judged = defending if defending is not None and role not in DECLARING else declaring
        _cards(judged, role, w)
        _shapes(judged, role, w)
        _tarots(judged, role, w)
        _leads(judged, role, w)
        base = role * at.BLOCK + at.SCALARS
        w[base + at.GIVE], w[base + at.SPARE] = judged.give, judged.spare
        w[base + at.RUFFS], w[base + at.HOPE] = judged.ruffs, judged.hope
    return w


def _all(*sizes: int) -> Iterator[tuple[int, ...]]:
    return product(*(range(size) for size in sizes))


def _cards(judged: Judgements, role: int, w: list[float]) -> None:
    wins_by = (judged.boss, judged.second, judged.lower, judged.lower / 2, 0.0, 0.0)
    for position, kind, above, left in _all(3, 9, 6, 4):
        later = (0.3, 0.6, 0.85, 1.0)[left]
        if kind < 5:
            wins = wins_by[above] * later
            saved = wins + (1 - wins) * judged.shed
            keep = VALUES[kind] * (2 * saved - 1) + wins * judged.trick
        elif kind == 8:
            keep = -judged.late if left == 0 else judged.fool * later
        else:
            keep = VALUES[kind] * (2 * STANDING[above] - 1) if kind == 7 else 0.0
            keep += judged.ruff + judged.control * STANDING[above] ** 2 * later
        w[role * at.BLOCK + at.CARDS + ((position * 9 + kind) * 6 + above) * 4 + left] = -keep


def _shapes(judged: Judgements, role: int, w: list[float]) -> None:
    for lead, kind, length, tarots in _all(2, 5, 4, 3):
        worth = judged.void * (0.0, 0.7, 1.0)[tarots] if length == 0 else -judged.guard if kind == 0 else 0.0
        w[role * at.BLOCK + at.SHAPES + ((lead * 5 + kind) * 4 + length) * 3 + tarots] = worth


def _tarots(judged: Judgements, role: int, w: list[float]) -> None:
    home = (judged.home_few, judged.home_few, judged.home_some, judged.home_some, judged.home_many, judged.home_many)
    for position, pagat, own, out, above in _all(3, 2, 6, 4, 6):
        worth = 0.0
        if position == 0:
            long = own >= 4
            worth = judged.draw if role in DECLARING and long and out else judged.opened if out else 0.0
        w[role * at.BLOCK + at.TAROTS + (((position * 2 + pagat) * 6 + own) * 4 + out) * 6 + above] = worth
    for position, own, above in _all(3, 6, 6):
        for left in range(4):
            keep = 4 * (2 * home[own] - 1) + judged.ruff
            w[role * at.BLOCK + at.CARDS + ((position * 9 + 6) * 6 + above) * 4 + left] = -keep


def _leads(judged: Judgements, role: int, w: list[float]) -> None:
    for kind, known, out in _all(9, 4, 4):
        worth = 0.0
        if kind < 5:
            worth += judged.trap * (known & 1) + judged.help * (known >> 1) * (1 if kind == 0 or known == 2 else 0)
            worth += judged.cash if kind == 4 else judged.dare if kind > 0 else 0.0
        w[role * at.BLOCK + at.LEADS + (kind * 4 + known) * 4 + out] = worth
