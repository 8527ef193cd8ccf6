"""One card tried in one world: what the deal ends with."""

from __future__ import annotations

from .playout import play_out
from .settling import settle, utility


def trial(game: list[int], full: list[int], values: list[int], worth: list[float], klass: list[int],
          price: list[int], miss: list[float], w: list[float],
          hands0: list[int], gone0: list[int], void0: list[int], laid: list[int], now0: list[int], trick0: list[int],
          won0: list[int], sides: list[int], roles: list[int], aside: list[int], forced: int, seat: int,
          hands: list[int], gone: list[int], void: list[int], now: list[int], trick: list[int], won: list[int],
          friend: list[float], open_: list[int], view: list[float], heaps: list[int], units: list[int],
          pay: list[int]) -> int:
    """What the deal is worth to ``seat`` when ``forced`` (-1: the policy's choice) is played and then all the rest.

    The lists from ``hands`` on are scratch; ``units`` by side and ``pay`` by seat may be read afterwards.
    """
    hands[:] = hands0
    gone[:] = gone0
    void[:] = void0
    now[:] = now0
    trick[:] = trick0
    won[:] = won0
    play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles, friend,
             miss, w, forced, open_, view)
    settle(game, now, won, aside, sides, heaps, units, pay)
    return utility(game, sides, units, pay, seat)
