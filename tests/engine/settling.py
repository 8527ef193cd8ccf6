"""Finished deals made by hand, with only the facts on which a payment depends."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.game import seats_in_play
from game.engine.payment import BY_SIDES, PAYMENTS, Finished
from game.engine.piles import Pile
from game.engine.rules import Deal, Facts, Handful, Taking, Trick
from tests.builders import cards, row, rules

#: Card points of the whole pack, écart and tricks included, by game, players and pack.
TOTAL = {("chambery", 5, 78): 68, ("chambery", 4, 78): 72, ("chambery", 3, 78): 78, ("chambery", 4, 62): 68,
         ("chambery", 3, 62): 72, ("french", 3, 78): 91, ("french", 4, 78): 91, ("french", 5, 78): 91,
         ("french", 6, 78): 91, ("piedmont", 4, 78): 78, ("scarto", 3, 78): 78}


def total(game: str) -> int:
    by = rules(game)
    return TOTAL[by.preset.split("-")[0], by.players, by.pack]


def paid(game: str, points: float, camp: Sequence[int] = (0,), dealer: int = 0, contract: str = "", oudlers: int = 0,
         petit: int | None = None, handfuls: Sequence[int] = (), slam: bool = False, swept: int | None = None,
         ) -> tuple[int, ...]:
    """The payment of each seat if the seats of ``camp``, its taker first, made ``points``.

    ``petit`` is the side with the 1 in the last trick, ``handfuls`` the sizes shown, ``swept`` the side that won every
    trick.
    """
    by = rules(game)
    order = seats_in_play(by.at_table, by.players, dealer)
    sides = tuple((0 if s in camp else 1) if s in order else None for s in range(by.at_table))
    taking = Taking(camp[0], by.contract(contract) if contract else by.unbid)
    facts = Facts(Deal(by, dealer, ((),) * by.at_table, (), order), (), frozenset(), taking, slam=slam)
    someone = next(s for s in order if sides[s] == (petit or 0))
    last = Trick(someone, row("T1" if petit is not None else "S2"), someone)
    units = int(points * by.family.unit)
    has = cards("F T1 T21".rsplit(" ", 3 - oudlers)[0]) if oudlers else frozenset()
    tricks = [2, 0] if swept == 0 else [0, 2] if swept == 1 else [1, 1]
    piles = (Pile(0, has, tricks[0], 0, 0, units),
             Pile(1, frozenset(), tricks[1], 0, 0, total(game) * by.family.unit - units))
    done = Finished(facts, (last, last), tuple(Handful(0, by.deck[:n]) for n in handfuls), sides, piles)
    pays, _ = PAYMENTS[by.payment](done)
    return tuple(pays.get(seat, 0) for seat in range(by.at_table))


def paid_each(game: str, *points: int) -> tuple[int, ...]:
    """The payments of three players who play alone with ``points``."""
    by = rules(game)
    order = seats_in_play(3, 3, 0)
    facts = Facts(Deal(by, 0, ((),) * 3, (), order), (), frozenset(), Taking(0, by.unbid))
    piles = tuple(Pile(seat, frozenset(), 0, 0, 0, got) for seat, got in enumerate(points))
    pays, _ = BY_SIDES["each"](Finished(facts, (), (), (0, 1, 2), piles))
    return tuple(pays.get(seat, 0) for seat in range(3))
