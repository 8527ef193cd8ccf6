"""`python -m tools.first_deals`: deals for a newcomer's first game, which are gentle and can be won.

A deal, in which the player is the dealer, is gentle if all players pass and the player nearly always wins: both when a
beginner and when the plain rules play the player's cards, against beginners, in many games with different seeds. Prints
deal codes for `game/view/newcomer.py`.
"""

from __future__ import annotations

import argparse
from random import Random

from game.ai.selfplay import played, shuffled
from game.engine.actions import Bid
from game.engine.deal_code import code_of
from game.engine.phases.over import Over
from game.engine.record import Record
from game.engine.rules import Rules
from game.view.newcomer import OPPONENTS, first_setup

PERSON = 0
GUESTS = (OPPONENTS, "plain")
"""The levels that play the player's cards."""
GAMES = 24
MOST_LOST = 1
"""The most games that each guest may lose."""


def won(rules: Rules, seed: int, guest: str, game: int) -> Record | None:
    """The record of the deal ``seed`` if all pass and ``guest`` in the player's seat wins, else None."""
    levels = [guest, *[OPPONENTS] * (rules.at_table - 1)]
    order = shuffled(rules.deck, Random(seed))
    record, end = played(rules, PERSON, order, levels, Random(f"{seed} {guest} {game}"))
    bid = any(isinstance(action, Bid) for _, action in record.moves)
    return record if not bid and isinstance(end, Over) and end.payments[PERSON] > 0 else None


def gentle(rules: Rules, seed: int) -> Record | None:
    """The record of the deal ``seed`` if it is gentle, else None."""
    first = won(rules, seed, GUESTS[0], 0)
    if first is None:
        return None
    for guest in GUESTS:
        lost = 0
        for game in range(1, GAMES + 1):
            lost += won(rules, seed, guest, game) is None
            if lost > MOST_LOST:
                return None
    return first


def main() -> None:
    """Print the codes of gentle deals."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=8, help="how many to find")
    asked.add_argument("--seed", type=int, default=1, help="the first seed to try")
    options = asked.parse_args()
    rules, seed, found = first_setup().rules, options.seed, 0
    while found < options.deals:
        record = gentle(rules, seed)
        if record is not None:
            found += 1
            print(code_of(record), f"# seed {seed}", flush=True)
        seed += 1


if __name__ == "__main__":
    main()
