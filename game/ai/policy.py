"""Chooses a card by the policy alone, without search, and computes the features of each card."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.actions import PLAY, Action, Play
from ..engine.cards import FOOL
from ..engine.observation import Observation
from .kernel import layout as at
from .kernel import policy as p
from .kernel.bits import count, low
from .kernel.codes import Codes
from .kernel.inputs import KernelInput, kernel_input, masks
from .kernel.playout import bar, trick_so_far
from .kernel.policy import VIEW_SIZE, choose_card, legal


@dataclass(frozen=True, slots=True)
class Turn:
    """The inputs of the policy when it plays a card, in the kernel's lists and numbers."""

    table: Codes
    game: list[int]
    hands: list[int]
    gone: list[int]
    void: list[int]
    laid: list[int]
    seat: int
    role: int
    to_come: int
    led: int
    best_suit: int
    best_rank: int
    holder: int
    stake: float
    average: float
    h: int
    friend: list[float]
    miss: list[float]
    open_: list[int]

    def chosen(self, weights: list[float], view: list[float]) -> int:
        """The code of the card that the policy of ``weights`` plays; the estimates used are written to ``view``."""
        table = self.table
        return choose_card(self.game, list(table.full), list(table.worth), list(table.klass), list(table.price),
                           self.hands, self.gone, self.void, self.laid, self.seat, self.role, self.to_come, self.led,
                           self.best_suit, self.best_rank, self.holder, self.stake, self.average, self.h, self.friend,
                           self.miss, weights, self.open_, view)


def turn_of(seen: Observation) -> Turn:
    """The inputs of the policy for ``seen``, whose seat is to play a card."""
    position = kernel_input(seen)
    table, me, count = position.codes, position.place[seen.seat], len(position.order)
    led, suit, rank, place, stake = trick_so_far(list(position.trick), position.now[at.LAID], list(table.worth))
    hands = [0] * (count * 6)
    hands[me * 6:me * 6 + 6] = masks(table, seen.hand)
    open_ = [0] * 6
    legal(position.game, hands, me * 6, led, suit, rank, open_)
    if led < 0 and not seen.tricks and position.game[at.BARRED]:
        bar(position.game, open_)
    out = [card for card in seen.rules.deck if card not in seen.hand and card != FOOL
           and not position.gone[table.code[card] >> 5] >> (table.code[card] & 31) & 1]
    average = sum(table.worth[table.code[card]] for card in out) / max(1, len(out))
    leader, laid = position.now[at.LEADER], position.now[at.LAID]
    return Turn(table, position.game, hands, position.gone, position.void, position.laid, me, kernel_role(seen),
                count - laid - 1, led, suit, rank, (leader + place) % count, stake, average, len(seen.hand),
                friends_of(seen, position), position.miss, open_)


def by_policy(seen: Observation, weights: list[float]) -> Action:
    """The card that the policy of ``weights`` plays for ``seen``."""
    plays = [action for action in seen.actions if isinstance(action, Play)]
    if len(plays) == 1:
        return plays[0]
    turn = turn_of(seen)
    return PLAY[turn.table.card[turn.chosen(weights, [0.0] * VIEW_SIZE)]]


def kernel_role(seen: Observation) -> int:
    """The kernel's number for the role of the seat (see ``roles_of``), as far as the seat can know the role."""
    if seen.taking.contract.sides == "each":
        return 4
    mine = seen.sides[seen.seat]
    if seen.taking.taker == seen.seat:
        others = [side for seat, side in enumerate(seen.sides) if seat in seen.order and seat != seen.seat]
        return 0 if all(side == 1 for side in others) else 1
    return 2 if mine == 0 else 3


def friends_of(seen: Observation, position: KernelInput) -> list[float]:
    """The kernel's list ``friend`` with the probabilities that seats are allies of this one; other rows are zeros."""
    count = len(position.order)
    friend = [0.0] * (count * count)
    me, mine, taker = position.place[seen.seat], seen.sides[seen.seat], seen.taking.taker
    hidden = [seat for seat in seen.order if seen.sides[seat] is None]
    partners = len(seen.taking.called) - sum(1 for s in seen.order if seen.sides[s] == 0 and s != taker)
    for seat in seen.order:
        side = seen.sides[seat]
        likely = min(1.0, max(0, partners) / len(hidden)) if hidden else 0.0
        f = (likely if mine == 0 else 1.0 - likely) if side is None else float(side == mine)
        friend[me * count + position.place[seat]] = f
    return friend


# -- the features of a card --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardFeatures:
    """A card by its ``code``: its ``value`` without the tables, and the indices of the weights to be added to that."""

    code: int
    value: float
    places: tuple[int, ...]


def card_features(turn: Turn, weights: list[float]) -> list[CardFeatures]:
    """The features of every card that the policy evaluates at ``turn``; of ``weights`` only the scalars are used."""
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


def _one(turn: Turn, weights: list[float], suit: int, rank: int) -> CardFeatures:
    """The features of one card, by the arithmetic of :func:`game.ai.kernel.policy.follow` and ``lead``."""
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
    return CardFeatures(code, value, tuple(places))
