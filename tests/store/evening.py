"""A match that plays itself in a process of its own, so that the process can be killed.

    python -m tests.store.evening FOLDER    begins the match there or goes on with it, and prints the totals at its end
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from game.engine import rules_of
from game.engine.cards import Card
from game.session import HUMAN, Player, Session, resumed
from game.store import Store, open_store, path_in
from game.store.kept import CannotGoOn, give_up, kept, unfinished
from game.thinker import InProcess

LEVELS = (HUMAN, "random", "plain", "random", "random")


class Packs:
    """The packs of an evening: each the same whenever it is drawn."""

    def __init__(self, drawn: int = 0) -> None:
        self.drawn = drawn

    def __call__(self, deck) -> list[Card]:
        self.drawn += 1
        return Random(f"pack {self.drawn}").sample(list(deck), len(deck))


def sat_down(store: Store | None, **more) -> Session:
    """A new match."""
    rules = rules_of("chambery")
    players = [Player(f"P{seat}", level) for seat, level in enumerate(LEVELS)]
    return Session(rules, players, InProcess(), Packs(), 2, secret=b"evening", store=store, **more)


def gone_on(store: Store) -> Session:
    """The match that was left, a new one if there is none."""
    waiting = unfinished(store)
    if not waiting:
        return sat_down(store)
    try:
        match = kept(store, waiting[0].number)
    except CannotGoOn:
        give_up(store, waiting[0].number)
        return sat_down(store)
    return resumed(match, InProcess(), Packs(match.dealt))


def act(session: Session) -> None:
    """The next action: a bot's, or what the person does, which depends on the place in the match alone."""
    while session.next_event() is not None:
        pass
    if session.waits_for_viewer:
        choice = Random(f"person {session.deals_dealt} {len(session.record.moves)}")
        session.submit(choice.choice(session.view.actions))
    else:
        session.advance(ready=True)


def played_out(session: Session, done=lambda session: None) -> Session:
    """The match to its end."""
    done(session)
    while not session.match.finished:
        if session.over:
            session.deal()
        else:
            act(session)
        done(session)
    return session


def stands(session: Session) -> str:
    """Where the match stands, in a word that no other place has."""
    return f"{session.deals_dealt}.{len(session.record.moves)}"


if __name__ == "__main__":
    kept_games = open_store(path_in(Path(sys.argv[1])))
    assert not kept_games.notices, kept_games.notices
    evening = gone_on(kept_games)
    print("at", stands(evening), flush=True)
    played_out(evening, lambda session: print(stands(session), flush=True))
    print("totals", *evening.match.totals, flush=True)
    kept_games.close()
