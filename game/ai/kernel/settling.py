"""Counts and pays a deal in the kernel, on ints; the results are those of the engine's ``piles`` and ``payment``."""

from __future__ import annotations

from .layout import (
    BOUT,
    COUNT,
    DONE,
    DOUBLED_BELOW,
    EACH,
    ECART_TO,
    EXTRA,
    FOOL_IN_LAST,
    FOOL_LAST,
    FOOL_OWNER,
    FOOL_PAYS,
    FOOL_SHORT,
    FOOL_UNITS,
    FOOL_WINNER,
    GIVEN,
    HANDFULS,
    LAST_WINNER,
    LEAST,
    MARGIN,
    MULTIPLIER,
    PAR,
    PAYMENT,
    PLAYERS,
    SCALE,
    SLAM,
    TAKER,
    UNIT,
    W_CARDS,
    W_LEAST,
    W_OUDLERS,
    W_TRICKS,
    W_UNITS,
    WON,
)


def final_fool_owner(game: list[int], now: list[int], sides: list[int]) -> int:
    """The seat that has the Fool at the end of the deal."""
    owner, winner = now[FOOL_OWNER], now[FOOL_WINNER]
    if now[FOOL_IN_LAST] == 0 or owner == winner or game[FOOL_LAST] == 0:
        return owner
    if game[FOOL_LAST] == 1 or sides[winner] != sides[owner]:
        return winner
    for seat in range(game[PLAYERS]):
        if sides[seat] != sides[owner]:
            return seat
    return owner


def collect_piles(game: list[int], now: list[int], won: list[int], aside: list[int], sides: list[int],
                  heaps: list[int]) -> None:
    """Fill ``heaps``, five numbers for each side as in ``won``, from the seats' piles and the cards set ``aside``."""
    players = game[PLAYERS]
    for i in range(players * WON):
        heaps[i] = 0
    for seat in range(players):
        side = sides[seat] * WON
        heaps[side + W_UNITS] += won[seat * WON + W_UNITS]
        heaps[side + W_CARDS] += won[seat * WON + W_CARDS]
        heaps[side + W_TRICKS] += won[seat * WON + W_TRICKS]
        heaps[side + W_LEAST] += won[seat * WON + W_LEAST]
        heaps[side + W_OUDLERS] += won[seat * WON + W_OUDLERS]
    home = sides[players - 1]
    if game[ECART_TO] == 1:
        home = sides[now[LAST_WINNER]]
    elif game[ECART_TO] == 2:
        home = sides[game[TAKER]]
    to = home
    if game[GIVEN] == 1:
        to = 1 - home
    heaps[to * WON + W_UNITS] += aside[W_UNITS]
    heaps[to * WON + W_CARDS] += aside[W_CARDS]
    heaps[to * WON + W_LEAST] += aside[W_LEAST]
    heaps[to * WON + W_OUDLERS] += aside[W_OUDLERS]


def pay_fool(game: list[int], now: list[int], sides: list[int], heaps: list[int]) -> None:
    """Add the Fool to the pile of its final side, and transfer the card or the units owed for it."""
    owner, winner = now[FOOL_OWNER], now[FOOL_WINNER]
    if owner < 0:
        return
    home = final_fool_owner(game, now, sides)
    mine, theirs = sides[owner] * WON, sides[winner] * WON
    heaps[sides[home] * WON + W_UNITS] += game[FOOL_UNITS]
    heaps[sides[home] * WON + W_CARDS] += 1
    if game[FOOL_PAYS] == 0 or home != owner or mine == theirs:
        return
    if heaps[mine + W_LEAST] > 0:
        heaps[mine + W_LEAST] -= 1
        heaps[mine + W_UNITS] -= game[LEAST]
        heaps[mine + W_CARDS] -= 1
        heaps[theirs + W_LEAST] += 1
        heaps[theirs + W_UNITS] += game[LEAST]
        heaps[theirs + W_CARDS] += 1
    else:
        heaps[mine + W_UNITS] -= game[FOOL_SHORT]
        heaps[theirs + W_UNITS] += game[FOOL_SHORT]


def settle(game: list[int], now: list[int], won: list[int], aside: list[int], sides: list[int], heaps: list[int],
           units: list[int], pay: list[int]) -> None:
    """Count a finished deal: fill ``units`` by side and ``pay`` by seat."""
    collect_piles(game, now, won, aside, sides, heaps)
    pay_fool(game, now, sides, heaps)
    players, extra_to = game[PLAYERS], sides[game[PLAYERS] - 1]
    if game[ECART_TO] == 1:
        extra_to = sides[now[LAST_WINNER]]
    for side in range(players):
        total, cards = heaps[side * WON + W_UNITS], heaps[side * WON + W_CARDS]
        if game[COUNT] == 0:
            total += heaps[side * WON + W_TRICKS]
        elif game[COUNT] == 2:
            total -= 2 * (cards // 3)
            if cards % 3 != 0:
                total -= 1
        units[side] = total
        pay[side] = 0
    units[extra_to] += game[EXTRA]
    if game[EACH] == 1:
        pay_each(game, units, pay)
    elif game[PAYMENT] == 3:
        pay_french(game, now, heaps, sides, units, pay)
    else:
        pay_by_par(game, sides, units, pay)


def pay_each(game: list[int], units: list[int], pay: list[int]) -> None:
    """Pay a deal with three sides: a seat below par pays the distance, doubled if far below; the winners share."""
    players, lost, winners, doubled = game[PLAYERS], 0, 0, 0
    for seat in range(players):
        above = units[seat] - game[PAR]
        if above < 0:
            pay[seat] = above
            if units[seat] < game[DOUBLED_BELOW]:
                pay[seat], doubled = 2 * above, 1
            lost -= pay[seat]
        elif above > 0:
            winners += 1
    for seat in range(players):
        above = units[seat] - game[PAR]
        if above > 0:
            pay[seat] = lost if winners == 1 else above * (1 + doubled)


def pay_by_par(game: list[int], sides: list[int], units: list[int], pay: list[int]) -> None:
    """Pay a deal of two camps by the losers' distance from par; a draw leaves ``pay`` as it is."""
    loser = 0 if units[0] <= units[1] else 1
    if units[loser] == game[PAR]:
        return
    players, losers = game[PLAYERS], 0
    for seat in range(players):
        losers += sides[seat] == loser
    winners = players - losers
    due = (game[PAR] - units[loser]) * game[MULTIPLIER]
    if units[loser] < game[DOUBLED_BELOW]:
        due *= 2
    if game[PAYMENT] == 2:
        for seat in range(players):
            pay[seat] = -1 if sides[seat] == loser else 1
    elif game[PAYMENT] == 0:
        total = due * max(losers, winners)
        share(sides, loser, losers, total, players, -1, pay)
        share(sides, 1 - loser, winners, total, players, 1, pay)
    else:
        raise_debts(game, sides, loser, losers, due, pay)


def share(sides: list[int], side: int, heads: int, total: int, players: int, sign: int, pay: list[int]) -> None:
    """Split ``total``, with ``sign``, over the ``heads`` seats of ``side``.

    The remainder is added to the share of the dealer, or of the first seat if the dealer is not of this side.
    """
    odd = players - 1
    if sides[odd] != side:
        odd = 0
        while sides[odd] != side:
            odd += 1
    for seat in range(players):
        if sides[seat] == side:
            pay[seat] = sign * (total // heads)
    pay[odd] += sign * (total % heads)


def raise_debts(game: list[int], sides: list[int], loser: int, losers: int, due: int, pay: list[int]) -> None:
    """Pay a deal in which every loser owes ``due``, raised until the winners can share the sum equally."""
    players, taker = game[PLAYERS], game[TAKER]
    winners, more = players - losers, 0
    alone = sides[taker] == loser and (due * losers) % winners != 0 and (due * losers + 1) % winners == 0
    if not alone:
        while ((due + more) * losers) % winners != 0:
            more += 1
    for seat in range(players):
        if sides[seat] == loser:
            pay[seat] = -(due + more)
            if alone and seat == taker:
                pay[seat] -= 1
    total = (due + more) * losers + (1 if alone else 0)
    for seat in range(players):
        if sides[seat] != loser:
            pay[seat] = total // winners


def pay_french(game: list[int], now: list[int], heaps: list[int], sides: list[int], units: list[int],
               pay: list[int]) -> None:
    """Pay a French deal: 25, the distance from the target, the 1 in the last trick, the multiplier, handfuls, slam."""
    players, taker = game[PLAYERS], game[TAKER]
    bits, owner = heaps[W_OUDLERS], now[FOOL_OWNER]
    oudlers = (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)
    if owner >= 0 and sides[final_fool_owner(game, now, sides)] == 0:
        oudlers += 1
    target = 112
    if oudlers > 0:
        target = 112 - 10 - 20 * (oudlers - 1) + (10 if oudlers == 3 else 0)
    over = units[0] - target
    distance = (abs(over) + game[UNIT] - 1) // game[UNIT]
    winner = 0 if over >= 0 else 1
    bout = 0
    if now[BOUT] >= 0:
        bout = 10 if sides[now[BOUT]] == winner else -10
    worth = (25 + distance + bout) * game[MULTIPLIER] + game[HANDFULS]
    slam = 0
    if heaps[W_TRICKS] == now[DONE]:
        slam = 400 if game[SLAM] == 1 else 200
    elif game[SLAM] == 1:
        slam = -200
    if heaps[WON + W_TRICKS] == now[DONE]:
        slam -= 200
    due = (worth if winner == 0 else -worth) + slam
    total = 0
    for seat in range(players):
        pay[seat] = -due if sides[seat] == 1 else due
        if seat != taker:
            total += pay[seat]
    pay[taker] = -total


def utility(game: list[int], sides: list[int], units: list[int], pay: list[int], seat: int) -> int:
    """The utility of the end of a deal for ``seat``: its payment, and the margin of its side, both weighted."""
    others = 0
    for side in range(game[PLAYERS]):
        others += units[side]
    mine = units[sides[seat]]
    return pay[seat] * game[SCALE] + (2 * mine - others) * game[MARGIN]
