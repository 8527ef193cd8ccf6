"""What the policy sees in a card, as places in its tables: the arithmetic of the kernel, written to be read."""

from __future__ import annotations

from dataclasses import dataclass

from .kernel import layout as at
from .kernel import policy as p
from .kernel.bits import count, low
from .policy import Turn


@dataclass(frozen=True, slots=True)
class Seen:
    """A card by its ``code``: its value before the tables, and the places of the weights that are added."""

    code: int
    value: float
    places: tuple[int, ...]


def seen_in(turn: Turn, weights: list[float]) -> list[Seen]:
    """Every card the policy thinks about at ``turn``; ``weights`` give the scalars, which are not learnt."""
    found = []
    for suit in range(6):
        mask = turn.open_[suit]
        if not mask:
            continue
        picks = mask
        if mask & (mask - 1):
            picks = p.candidates(suit, mask, turn.led, turn.best_suit, turn.best_rank)
        while picks:
            rank = low(picks)
            picks &= picks - 1
            found.append(_one(turn, weights, suit, rank))
    return found


def _one(turn: Turn, weights: list[float], suit: int, rank: int) -> Seen:
    """The kernel's arithmetic for one card, see :func:`game.ai.kernel.policy.follow` and ``lead``."""
    table, me, code = turn.table, turn.seat * 6, suit << 5 | rank
    block, h = turn.role * p.BLOCK, turn.h
    scalars = block + p.SCALARS

    def out_of(u: int) -> int:
        mask = table.full[u] & ~turn.gone[u] & ~turn.hands[me + u]
        return mask & ~turn.laid[u] if turn.game[at.LAYER] == turn.seat else mask

    theirs, own = count(out_of(4)), count(turn.hands[me + 4])
    leading = turn.led < 0
    asked = (suit if suit < 5 else 4) if leading else turn.led
    out = count(out_of(suit if leading else asked))
    view = [0.0] * p.VIEW_SIZE
    p.look(turn.game, turn.seat, asked, turn.to_come, out, theirs, turn.void, turn.friend, turn.miss, h,
           weights[scalars + p.RUFFS], view)
    hope = weights[scalars + p.HOPE]
    if leading:
        win = view[6] / (view[6] + view[7] + 1e-9)
    else:
        win = turn.friend[turn.seat * turn.game[at.PLAYERS] + turn.holder]
        if turn.to_come:
            above = count((out_of(turn.led) if turn.best_suit == turn.led else out_of(4)) >> (turn.best_rank + 1))
            win = p.chance_of(turn.led, turn.best_suit, above, win, view, turn.miss, h, hope)
    above = count(out_of(suit) >> (rank + 1))
    beats = suit < 5 and (leading or (suit == turn.best_suit and rank > turn.best_rank)
                          or (suit == 4 and turn.best_suit != 4))
    if beats:
        win = p.chance_of(asked, suit, above, 1.0, view, turn.miss, h, hope) if turn.to_come or leading else 1.0
    give, spare = weights[scalars + p.GIVE], weights[scalars + p.SPARE]
    more = turn.stake + turn.average * (view[6] * give + view[7] * spare)
    less = turn.stake + turn.average * (view[7] * give + view[6] * spare)
    mine = table.worth[code] if suit < 5 else 0.0
    value = win * (more + mine) - (1.0 - win) * (less + mine)
    position = 0 if leading else 2 if turn.to_come == 0 else 1
    kind, nth = table.klass[code], p.ABOVE[above]
    places = [block + p.TRICKS + position * 20 + p.WIN[int(win * 20.0)] * 4 + table.price[code],
              block + p.CARDS + position * 216 + p.LEFT[h] + kind * 24 + nth * 4]
    if leading:
        places.append(block + p.LEADS + kind * 16 + int(view[8]) * 4 + p.OUT[out])
    if kind < 5:
        length = min(4, count(turn.hands[me + suit])) - 1
        places.append(block + p.SHAPES + p.FEW[own] + (0 if leading else 60) + kind * 12 + length * 3)
    elif kind < 8:
        places.append(block + p.TAROTS + (out_of(4) & 1) * 144 + p.OWN[own] * 24 + p.OUT[theirs] * 6
                      + position * 288 + nth)
    return Seen(code, value, tuple(places))
