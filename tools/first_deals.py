"""`python -m tools.first_deals`: finds gentle deals for a newcomer's first evening.

A deal is gentle if all players pass and the player nearly always wins against beginners, in many games with different
seeds, both if a beginner and if the plain rules play the player's cards. Prints deal codes and moves for
`game/view/newcomer.py`: a deal each in which the player follows, leads, has the called King, and is the dealer.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random

from game.ai.bots import bot_named, legal_choice
from game.ai.selfplay import played, shuffled
from game.engine.actions import Bid, Call, Discard, Pass
from game.engine.deal_code import code_of
from game.engine.game import State, step
from game.engine.observation import observe
from game.engine.phases.over import Over
from game.engine.record import Record, last_state
from game.engine.sides import sides
from game.view.lessons.course import with_moves
from game.view.newcomer import FIRST_DEALS, OPPONENTS, first_setup
from game.view.players import players_of

PERSON = 0
GUESTS = (OPPONENTS, "plain")
"""The levels that play the player's cards."""
GAMES = 24
MOST_LOST = 1
"""The most games that each guest may lose."""
DEALERS = (2, 4, 3, PERSON)
"""The dealer of each deal: the player follows, leads, follows as a partner, and deals."""
PARTNER = 2
"""The deal in which the player has the called King."""


def others() -> list[str]:
    return [player.level for player in players_of(first_setup())[1:]]


def opened(number: int, seed: int) -> Record | None:
    """The deal ``seed`` up to the first card, or at its beginning if the player deals; None if anyone bids or the
    player has another role than in the deal ``number``."""
    rules = first_setup().rules
    record, _ = played(rules, DEALERS[number], shuffled(rules.deck, Random(seed)), [OPPONENTS, *others()], Random(seed))
    before = tuple(action for _, action in record.moves if isinstance(action, Bid | Call | Discard | Pass))
    start = with_moves(replace(record, moves=()), before)
    state = last_state(start)
    partner = sides(state.facts)[PERSON] == sides(state.facts)[DEALERS[number]]
    if any(isinstance(action, Bid) for action in before) or partner != (number >= PARTNER):
        return None
    return replace(record, moves=()) if DEALERS[number] == PERSON else start


def wins(state: State, guest: str, rng: Random) -> bool:
    """Whether all pass and the player wins when ``guest`` plays the player's cards from ``state``."""
    levels = [guest, *others()]
    bots = [bot_named(level) for level in levels]
    while (seat := state.turn) is not None:
        action = legal_choice(bots[seat], levels[seat], observe(state, seat), rng, "action")
        if isinstance(action, Bid):
            return False
        state, _ = step(state, action)
    return isinstance(state, Over) and state.payments[PERSON] > 0


def gentle(start: Record, seed: int) -> bool:
    """Whether each of GUESTS loses at most MOST_LOST of GAMES games from ``start``."""
    for guest in GUESTS:
        lost = 0
        for game in range(GAMES):
            lost += not wins(last_state(start), guest, Random(f"{seed} {guest} {game}"))
            if lost > MOST_LOST:
                return False
    return True


def main() -> None:
    """Print a code and the moves of gentle deals."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=1, help="how many of each kind to find")
    asked.add_argument("--seed", type=int, default=1, help="the first seed to try")
    options = asked.parse_args()
    for number in range(len(FIRST_DEALS)):
        seed, found = options.seed, 0
        while found < options.deals:
            start = opened(number, seed)
            if start is not None and gentle(start, seed):
                found += 1
                print(number, code_of(start), [repr(action) for _, action in start.moves], f"# seed {seed}", flush=True)
            seed += 1


if __name__ == "__main__":
    main()
