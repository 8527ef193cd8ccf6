"""Plays a deal to its end in the kernel, and evaluates one card in one world."""

from __future__ import annotations

from .bits import count, low
from .layout import (
    BARRED,
    BOUT,
    CALLED,
    COURTS_MASK,
    DONE,
    FOOL_IN_LAST,
    FOOL_OWNER,
    FOOL_WINNER,
    FOOL_WINS,
    HIDDEN,
    LAID,
    LAST_WINNER,
    LEADER,
    LEAST,
    MOND_CODE,
    PAGAT_BEFORE,
    PAGAT_CODE,
    PLAYERS,
    SLAM,
    TAKER,
    W_CARDS,
    W_LEAST,
    W_OUDLERS,
    W_TRICKS,
    W_UNITS,
    WON,
)
from .policy import choose_card, legal
from .settling import settle, utility


def estimate_allies(game: list[int], now: list[int], sides: list[int], friend: list[float]) -> None:
    """Fill ``friend`` with the probability, as each seat can estimate it, that each other seat is an ally.

    ``sides`` are the true sides.
    """
    players, taker = game[PLAYERS], game[TAKER]
    partners = -1
    for seat in range(players):
        partners += sides[seat] == 0
    for seat in range(players):
        for other in range(players):
            f = 1.0 if sides[seat] == sides[other] else 0.0
            if now[HIDDEN] == 1 and seat != other and other != taker:
                if seat == taker:
                    f = partners / (players - 1) if partners > 0 else 0.0
                elif sides[seat] != 0:
                    f = 1.0 - max(1, partners) / (players - 2)
                elif seat != taker:
                    f = (partners - 1) / (players - 2)
            friend[seat * players + other] = f


def bar(game: list[int], open_: list[int]) -> None:
    """Remove from ``open_`` the cards that may not be led to the first trick, unless no others are left."""
    left = 0
    for suit in range(6):
        left |= open_[suit] & unbarred(game, suit)
    if left != 0:
        for suit in range(4):
            open_[suit] &= unbarred(game, suit)


def unbarred(game: list[int], suit: int) -> int:
    """The mask of the ranks of ``suit`` that may be led to the first trick."""
    called, masks = 0, 0
    for i in range(2):
        code = game[CALLED + i]
        if code >= 0 and code >> 5 == suit:
            called = 1
            masks |= 1 << (code & 31)
    return masks if called == 1 else -1


def lay_card(game: list[int], now: list[int], hands: list[int], gone: list[int], void: list[int], seat: int, code: int,
             led: int) -> None:
    """Remove the card ``code`` from the hand of ``seat``; update ``gone``, ``void`` and HIDDEN."""
    suit, bit = code >> 5, 1 << (code & 31)
    hands[seat * 6 + suit] ^= bit
    gone[suit] |= bit
    if suit < 5 and led >= 0 and suit != led:
        void[seat] |= 1 << led
        if suit != 4:
            void[seat] |= 1 << 4
    if code == game[CALLED] or code == game[CALLED + 1]:
        unmask(game, now, gone)


def unmask(game: list[int], now: list[int], gone: list[int]) -> None:
    """Clear HIDDEN if every called card has been seen, because all sides are then known."""
    for i in range(2):
        code = game[CALLED + i]
        if code >= 0 and gone[code >> 5] >> (code & 31) & 1 == 0:
            return
    now[HIDDEN] = 0


def fool_takes(game: list[int], now: list[int], won: list[int], sides: list[int], owner: int) -> bool:
    """Whether the Fool of ``owner`` wins the last trick."""
    if game[FOOL_WINS] == 0 or now[DONE] == 0:
        return False
    if game[FOOL_WINS] == 1 and (game[SLAM] == 0 or sides[owner] != sides[game[TAKER]]):
        return False
    if game[FOOL_WINS] == 2 and owner != now[LEADER]:
        return False
    tricks = 0
    for seat in range(game[PLAYERS]):
        if sides[seat] == sides[owner]:
            tricks += won[seat * WON + W_TRICKS]
    return tricks == now[DONE]


def take_trick(game: list[int], values: list[int], now: list[int], trick: list[int], won: list[int], sides: list[int],
               best_at: int, last: bool) -> int:
    """Add the trick to the pile of its winner, and return that seat; ``best_at`` is the place of its best card."""
    players, leader = game[PLAYERS], now[LEADER]
    fool = -1
    for i in range(players):
        if trick[i] >> 5 == 5:
            fool = (leader + i) % players
    winner = (leader + best_at) % players
    if last and fool >= 0 and fool_takes(game, now, won, sides, fool):
        winner = fool
    base = winner * WON
    pagat = -1
    for i in range(players):
        code = trick[i]
        if code >> 5 == 5:
            continue
        won[base + W_UNITS] += values[code]
        won[base + W_CARDS] += 1
        if values[code] == game[LEAST]:
            won[base + W_LEAST] += 1
        if code == game[PAGAT_CODE]:
            won[base + W_OUDLERS] += 1
            pagat = (leader + i) % players
        elif code == game[MOND_CODE]:
            won[base + W_OUDLERS] += 2
    won[base + W_TRICKS] += 1
    if fool >= 0:
        now[FOOL_OWNER], now[FOOL_WINNER] = fool, winner
        now[FOOL_IN_LAST] = 1 if last else 0
    if last:
        now[BOUT] = winner if pagat >= 0 else -1
        if fool == winner:
            now[BOUT] = now[PAGAT_BEFORE]
        now[LAST_WINNER] = winner
    now[PAGAT_BEFORE] = pagat if pagat == winner else -1
    now[DONE] += 1
    now[LEADER], now[LAID] = winner, 0
    return winner


def hand_size(hands: list[int], seat: int) -> int:
    total = 0
    for suit in range(6):
        total += count(hands[seat * 6 + suit])
    return total


def play_out(game: list[int], full: list[int], values: list[int], worth: list[float], klass: list[int],
             price: list[int], hands: list[int], gone: list[int], void: list[int], laid: list[int], now: list[int],
             trick: list[int], won: list[int], sides: list[int], roles: list[int], friend: list[float],
             miss: list[float], w: list[float], forced: int, stop: int, open_: list[int], view: list[float]) -> None:
    """Play the next ``stop`` cards (-1: all) by the policy of ``w``; the first is ``forced``, unless that is -1."""
    players = game[PLAYERS]
    n, leader = now[LAID], now[LEADER]
    seat = (leader + n) % players
    led, best_suit, best_rank, best_at, stake = trick_so_far(trick, n, worth)
    estimate_allies(game, now, sides, friend)
    hidden = now[HIDDEN]
    left = hand_size(hands, seat)
    pool, cards = worth_out(full, gone, worth)
    while left > 0 and stop != 0:
        stop -= 1
        if forced >= 0:
            code, forced = forced, -1
        else:
            legal(game, hands, seat * 6, led, best_suit, best_rank, open_)
            if led < 0 and now[DONE] == 0 and game[BARRED] == 1:
                bar(game, open_)
            code = obvious(game, hands, seat * 6, led, best_suit, best_rank, open_)
            if code < 0:
                code = choose_card(game, full, worth, klass, price, hands, gone, void, laid, seat, roles[seat],
                                   players - n - 1, led, best_suit, best_rank, (leader + best_at) % players, stake,
                                   pool / (cards if cards > 1 else 1), left, friend, miss, w, open_, view)
        lay_card(game, now, hands, gone, void, seat, code, led)
        if now[HIDDEN] != hidden:
            hidden = now[HIDDEN]
            estimate_allies(game, now, sides, friend)
        trick[n] = code
        suit = code >> 5
        if suit < 5:
            stake += worth[code]
            pool, cards = pool - worth[code], cards - 1
            if led < 0:
                led = suit
            if best_suit < 0 or (suit == 4 and best_suit != 4) or (suit == best_suit and code & 31 > best_rank):
                best_suit, best_rank, best_at = suit, code & 31, n
        n += 1
        if n == players:
            leader = take_trick(game, values, now, trick, won, sides, best_at, left == 1)
            led, best_suit, best_rank, best_at, stake = -1, -1, -1, 0, worth[191]
            n, seat, left = 0, leader, left - 1
        else:
            seat = (seat + 1) % players
    now[LAID] = n


def trick_so_far(trick: list[int], n: int, worth: list[float]) -> tuple[int, int, int, int, float]:
    """The suit led to a trick of ``n`` cards; suit, rank and place of its best card; the card points in the trick.

    The suits and the rank are -1 if no card, or only the Fool, was played.
    """
    led, best_suit, best_rank, best_at, stake = -1, -1, -1, 0, worth[191]
    for i in range(n):
        code = trick[i]
        suit = code >> 5
        if suit == 5:
            continue
        stake += worth[code]
        if led < 0:
            led = suit
        if (suit == 4 and best_suit != 4) or (suit == best_suit and code & 31 > best_rank) or best_suit < 0:
            best_suit, best_rank, best_at = suit, code & 31, i
    return led, best_suit, best_rank, best_at, stake


def worth_out(full: list[int], gone: list[int], worth: list[float]) -> tuple[float, int]:
    """The total worth and the number of the cards not played yet, without the Fool."""
    pool, cards = 0.0, 0
    for suit in range(5):
        mask = full[suit] & ~gone[suit]
        cards += count(mask)
        while mask != 0:
            pool += worth[suit << 5 | low(mask)]
            mask &= mask - 1
    return pool, cards


def obvious(game: list[int], hands: list[int], at: int, led: int, best_suit: int, best_rank: int,
            open_: list[int]) -> int:
    """The card of ``open_`` to play without evaluation; -1 if the cards must be evaluated.

    It is the only card, or the lowest of some cards of the suit led that cannot win and count nothing.
    """
    found, mask = -1, 0
    for suit in range(6):
        if open_[suit] != 0:
            if found >= 0:
                return -1
            found, mask = suit, open_[suit]
    if mask & (mask - 1) != 0:
        if found != led or (best_suit == led and mask >> best_rank != 0):
            return -1
        if led < 4:
            if mask & COURTS_MASK != 0:
                return -1
        elif best_suit != 4 or mask & 1 != 0 or mask >> 20 != 0:
            return -1
    return found << 5 | low(mask)


def simulate(game: list[int], full: list[int], values: list[int], worth: list[float], klass: list[int],
             price: list[int], miss: list[float], w: list[float],
             hands0: list[int], gone0: list[int], void0: list[int], laid: list[int], now0: list[int], trick0: list[int],
             won0: list[int], sides: list[int], roles: list[int], aside: list[int], forced: int, seat: int,
             hands: list[int], gone: list[int], void: list[int], now: list[int], trick: list[int], won: list[int],
             friend: list[float], open_: list[int], view: list[float], heaps: list[int], units: list[int],
             pay: list[int]) -> int:
    """The utility of the deal for ``seat`` if ``forced`` (-1: the policy's choice) is played and the deal played out.

    The lists from ``hands`` on are scratch; ``units`` by side and ``pay`` by seat may be read afterwards.
    """
    hands[:] = hands0
    gone[:] = gone0
    void[:] = void0
    now[:] = now0
    trick[:] = trick0
    won[:] = won0
    play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles, friend,
             miss, w, forced, -1, open_, view)
    settle(game, now, won, aside, sides, heaps, units, pay)
    return utility(game, sides, units, pay, seat)
