"""The policy: chooses the card to play by tables of weights."""

from __future__ import annotations

from typing import Final

from .bits import count, low, top
from .layout import CODES, COURTS_MASK, LAYER, OVERTRUMP, PLAYERS

# -- the offsets of the tables in the list of weights: a block for each role, with these tables in it ------------------
CARDS: Final = 0  # position in the trick (3), class of the card (9), better cards out (6), cards left (4)
TRICKS: Final = 648  # position (3), chance to win (5), value of the card (4)
SHAPES: Final = 708  # leading or not (2), class (5), length (4), the seat's tarots (3)
TAROTS: Final = 828  # position (3), the 1 is out or not (2), the seat's tarots (6), tarots out (4), better ones out (6)
LEADS: Final = 1692  # class (9), known voids: none, a foe, a friend, both (4), cards of the suit out (4)
SCALARS: Final = 1836  # eight numbers
BLOCK: Final = 1844
ROLES: Final = 5
WEIGHTS: Final = BLOCK * ROLES

#: The scalars: what a seat adds to a trick that its side wins (GIVE) or loses (SPARE), in average cards; the factors of
#: the chances that a seat without the suit ruffs (RUFFS), and that a friend overtakes a foe (HOPE).
GIVE: Final = 0
SPARE: Final = 1
RUFFS: Final = 2
HOPE: Final = 3

#: Places in `view`, the estimates of a seat for a suit led: foes and friends to come who may follow, the chance that no
#: foe (no friend) ruffs, foes' (friends') voids, all friends and foes to come, a foe's or friend's known void.
NF: Final = 0
NFR: Final = 1
SAFE: Final = 2
HELP: Final = 3
RUFF_F: Final = 4
RUFF_FR: Final = 5
FRIENDS: Final = 6
FOES: Final = 7
KNOWN: Final = 8
RATES: Final = 9  # from here on the policy's rate of each candidate, by code
VIEW_SIZE: Final = RATES + CODES

ABOVE: Final = (0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)
LEFT: Final = (0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
OUT: Final = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
OWN: Final = (0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)
FEW: Final = (0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
#: The class of a chance to win, by the number of twentieths.
WIN: Final = (0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4)
POWERS: Final = 64  # entries in `miss` for each number of cards in hand


def legal(game: list[int], hands: list[int], at: int, led: int, best_suit: int, best_rank: int,
          open_: list[int]) -> None:
    """Fill ``open_``, a mask for each suit, with the cards that may be played from the hand that begins ``at``."""
    if led >= 0:
        open_[0] = open_[1] = open_[2] = open_[3] = open_[4] = open_[5] = 0
        same = hands[at + led]
        if led < 4 and same != 0:
            open_[led], open_[5] = same, hands[at + 5]
            return
        tarots = hands[at + 4]
        if tarots != 0:
            if best_suit == 4 and game[OVERTRUMP] == 1:
                higher = tarots >> (best_rank + 1) << (best_rank + 1)
                if higher != 0:
                    tarots = higher
            open_[4], open_[5] = tarots, hands[at + 5]
            return
    for suit in range(6):
        open_[suit] = hands[at + suit]


def look(game: list[int], seat: int, suit: int, to_come: int, out: int, tarots_out: int, void: list[int],
         friend: list[float], miss: list[float], h: int, ruffs: float, view: list[float]) -> None:
    """Fill ``view`` with the estimates of ``seat`` for ``suit`` led, with ``to_come`` seats still to play after it."""
    players = game[PLAYERS]
    nf = nfr = void_f = void_fr = friends = foes = 0.0
    safe = help_ = 1.0
    lack = miss[h * POWERS + out]
    ruff = 1.0 - miss[h * POWERS + tarots_out]
    known = 0
    other = seat
    for _ in range(to_come):
        other += 1
        if other == players:
            other = 0
        f = friend[seat * players + other]
        friends += f
        foes += 1.0 - f
        shown = void[other]
        if shown >> suit & 1:
            chance = 1.0
            if shown >> 4 & 1 == 0 and tarots_out > 0:
                known |= 1 if f < 0.5 else 2
        else:
            nfr += f
            nf += 1.0 - f
            chance = lack
        if suit < 4 and shown >> 4 & 1 == 0:
            r = chance * ruff * ruffs
            safe *= 1.0 - r * (1.0 - f)
            help_ *= 1.0 - r * f
            void_f += chance * (1.0 - f)
            void_fr += chance * f
    view[0], view[1], view[2], view[3], view[4], view[5] = nf, nfr, safe, help_, void_f, void_fr
    view[6], view[7], view[8] = friends, foes, known


def chance_of(suited: int, best_suit: int, above: int, held: float, view: list[float], miss: list[float], h: int,
              hope: float) -> float:
    """This side's chance to win the trick if the best card is of ``best_suit`` and ``above`` better ones are out.

    ``suited`` is the suit led, ``held`` the chance that the best card is this side's.
    """
    if best_suit == suited:
        k = int(above * view[0] + 0.5)
        win = miss[h * POWERS + (k if k < POWERS else POWERS - 1)]
        if suited < 4:
            win *= view[2]
    else:
        win = 1.0 - (view[4] if view[4] < 1.0 else 1.0) * (1.0 - miss[h * POWERS + above])
    if held < 1.0:
        win *= held + (1.0 - held) * relief(suited, best_suit, above, view, miss, h) * hope
    return 0.0 if win < 0.0 else win if win < 1.0 else 1.0


def relief(suited: int, best_suit: int, above: int, view: list[float], miss: list[float], h: int) -> float:
    """The chance that a friend to come beats the best card so far; the arguments are those of :func:`chance_of`."""
    if best_suit != suited:
        return (view[5] if view[5] < 1.0 else 1.0) * (1.0 - miss[h * POWERS + above])
    k = int(above * view[1] + 0.5)
    come = 1.0 - miss[h * POWERS + (k if k < POWERS else POWERS - 1)]
    return 1.0 - view[3] * (1.0 - come) if suited < 4 else come


def choose_card(game: list[int], full: list[int], worth: list[float], klass: list[int], price: list[int],
                hands: list[int], gone: list[int], void: list[int], laid: list[int], seat: int, role: int, to_come: int,
                led: int, best_suit: int, best_rank: int, holder: int, stake: float, average: float, h: int,
                friend: list[float], miss: list[float], w: list[float], open_: list[int], view: list[float]) -> int:
    """The code of the card that ``seat`` plays, out of those in ``open_``.

    ``stake`` is the worth of the trick so far, ``average`` that of a card still out, ``h`` the number of cards in hand.
    """
    at, block = seat * 6, role * BLOCK
    mine = hands[at + 4]
    unseen_t = unseen_of(4, seat, game, full, hands, gone, laid)
    theirs, own = count(unseen_t), count(mine)
    tarots = block + TAROTS + (unseen_t & 1) * 144 + OWN[own] * 24 + OUT[theirs] * 6
    shapes = block + SHAPES + FEW[own]
    if led < 0:
        return lead(game, full, worth, klass, price, hands, gone, void, laid, seat, block, to_come, theirs, unseen_t,
                    stake, average, h, friend, miss, w, open_, view, tarots, shapes)
    return follow(game, full, worth, klass, price, hands, gone, void, laid, seat, block, to_come, theirs, unseen_t,
                  led, best_suit, best_rank, holder, stake, average, h, friend, miss, w, open_, view, tarots, shapes)


def follow(game: list[int], full: list[int], worth: list[float], klass: list[int], price: list[int],
           hands: list[int], gone: list[int], void: list[int], laid: list[int], seat: int, block: int, to_come: int,
           theirs: int, unseen_t: int, led: int, best_suit: int, best_rank: int, holder: int, stake: float,
           average: float, h: int, friend: list[float], miss: list[float], w: list[float], open_: list[int],
           view: list[float], tarots: int, shapes: int) -> int:
    """The code of the card that ``seat`` plays if a suit is ``led``; see :func:`choose_card`.

    ``unseen_t`` is the mask of the tarots that ``seat`` has not seen, ``theirs`` their number.
    """
    at, scalars = seat * 6, block + SCALARS
    unseen = unseen_of(led, seat, game, full, hands, gone, laid)
    lost, more, less = friend[seat * game[PLAYERS] + holder], stake, stake
    hope, position = w[scalars + HOPE], 2
    if to_come > 0:
        look(game, seat, led, to_come, count(unseen), theirs, void, friend, miss, h, w[scalars + RUFFS], view)
        above = count((unseen if best_suit == led else unseen_t) >> (best_rank + 1))
        lost = chance_of(led, best_suit, above, lost, view, miss, h, hope)
        more += average * (view[6] * w[scalars + GIVE] + view[7] * w[scalars + SPARE])
        less += average * (view[7] * w[scalars + GIVE] + view[6] * w[scalars + SPARE])
        position = 1
    cards, tricks = block + CARDS + position * 216 + LEFT[h], block + TRICKS + position * 20
    shapes, tarots = shapes + 60, tarots + position * 288
    best, best_code = -1e9, -1
    for suit in range(6):
        mask = open_[suit]
        if mask == 0:
            continue
        if suit != led:
            unseen = unseen_of(suit, seat, game, full, hands, gone, laid)
        picks = candidates(suit, mask, led, best_suit, best_rank) if mask & (mask - 1) != 0 else mask
        length = count(hands[at + suit])
        while picks != 0:
            rank = low(picks)
            picks &= picks - 1
            code = suit << 5 | rank
            above = count(unseen >> (rank + 1))
            win = lost
            if suit < 5 and ((suit == best_suit and rank > best_rank) or (suit == 4 and best_suit != 4)):
                win = chance_of(led, suit, above, 1.0, view, miss, h, hope) if to_come > 0 else 1.0
            mine = worth[code] if suit < 5 else 0.0
            bucket = WIN[int(win * 20.0)]
            kind, nth = klass[code], ABOVE[above]
            rate = win * (more + mine) - (1.0 - win) * (less + mine) + w[tricks + bucket * 4 + price[code]]
            rate += w[cards + kind * 24 + nth * 4]
            if kind < 5:
                rate += w[shapes + kind * 12 + ((length if length < 4 else 4) - 1) * 3]
            elif kind < 8:
                rate += w[tarots + nth]
            view[RATES + code] = rate
            if rate > best:
                best, best_code = rate, code
    return best_code


def lead(game: list[int], full: list[int], worth: list[float], klass: list[int], price: list[int],
         hands: list[int], gone: list[int], void: list[int], laid: list[int], seat: int, block: int, to_come: int,
         theirs: int, unseen_t: int, stake: float, average: float, h: int, friend: list[float], miss: list[float],
         w: list[float], open_: list[int], view: list[float], tarots: int, shapes: int) -> int:
    """The code of the card that ``seat`` plays if no suit is led yet; see :func:`choose_card` and :func:`follow`."""
    at, scalars = seat * 6, block + SCALARS
    hope, ruffs = w[scalars + HOPE], w[scalars + RUFFS]
    cards, tricks, leads = block + CARDS + LEFT[h], block + TRICKS, block + LEADS
    best, best_code = -1e9, -1
    for suit in range(6):
        mask = open_[suit]
        if mask == 0:
            continue
        unseen = unseen_of(suit, seat, game, full, hands, gone, laid)
        out = count(unseen)
        look(game, seat, suit if suit < 5 else 4, to_come, out, theirs, void, friend, miss, h, ruffs, view)
        more = stake + average * (view[6] * w[scalars + GIVE] + view[7] * w[scalars + SPARE])
        less = stake + average * (view[7] * w[scalars + GIVE] + view[6] * w[scalars + SPARE])
        lost = view[6] / (view[6] + view[7] + 1e-9)
        picks = candidates(suit, mask, -1, -1, -1) if mask & (mask - 1) != 0 else mask
        length, known = count(hands[at + suit]), int(view[8]) * 4 + OUT[out]
        while picks != 0:
            rank = low(picks)
            picks &= picks - 1
            code = suit << 5 | rank
            above = count(unseen >> (rank + 1))
            win, mine = lost, 0.0
            if suit < 5:
                win, mine = chance_of(suit, suit, above, 1.0, view, miss, h, hope), worth[code]
            bucket = WIN[int(win * 20.0)]
            kind, nth = klass[code], ABOVE[above]
            rate = win * (more + mine) - (1.0 - win) * (less + mine) + w[tricks + bucket * 4 + price[code]]
            rate += w[cards + kind * 24 + nth * 4] + w[leads + kind * 16 + known]
            if kind < 5:
                rate += w[shapes + kind * 12 + ((length if length < 4 else 4) - 1) * 3]
            elif kind < 8:
                rate += w[tarots + nth]
            view[RATES + code] = rate
            if rate > best:
                best, best_code = rate, code
    return best_code


def unseen_of(suit: int, seat: int, game: list[int], full: list[int], hands: list[int], gone: list[int],
              laid: list[int]) -> int:
    """The mask of the cards of ``suit`` that ``seat`` has not seen."""
    unseen = full[suit] & ~gone[suit] & ~hands[seat * 6 + suit]
    return unseen & ~laid[suit] if seat == game[LAYER] else unseen


def candidates(suit: int, mask: int, led: int, best_suit: int, best_rank: int) -> int:
    """The cards of ``mask`` to be evaluated: low and high ones, the lowest tarot that beats the best, every court."""
    picks = mask & -mask
    if suit == 4:
        rest = mask & ~1
        picks |= rest & -rest
        picks |= 1 << top(mask)
        second = mask & ~(1 << top(mask))
        picks |= 1 << top(second)
        if led >= 0 and best_suit == 4:
            higher = mask >> (best_rank + 1) << (best_rank + 1)
            picks |= higher & -higher
        return picks
    courts = mask & COURTS_MASK
    pips = mask & ~COURTS_MASK
    if pips != 0:
        picks |= pips & -pips
        high = top(pips)
        if led < 0 or (suit == led and best_suit == suit and high > best_rank):
            picks |= 1 << high
    return picks | courts
