"""A match that plays by itself in a separate process, so that the process can be killed.

    python -m tests.store.evening FOLDER [LINES]    begins or continues the match in FOLDER, prints its state after
                                                    every action and the totals at its end; after LINES lines it waits
                                                    for a line of input, and for another one AHEAD lines later
"""

from __future__ import annotations

import json
import sys
from collections.abc import Container
from pathlib import Path
from random import Random

from game.ai.names import Player
from game.engine import rules_of
from game.engine.cards import Card
from game.engine.record import HUMAN
from game.session import Session, resumed
from game.store import Store, open_store, path_in
from game.store.book import CannotGoOn, give_up, kept, unfinished
from game.store.bulk import Imported, exported, import_lines
from game.store.notes import KEY
from tools.in_process import InProcess

AHEAD = 25
LEVELS = (HUMAN, "random", "plain", "random", "random")


def import_file(store: Store, path: Path, **more) -> Imported:
    """Import the records of the file at ``path``; ``more`` as of `import_lines`."""
    with path.open("rb") as file:
        return import_lines(store, file, **more)


class Packs:
    """The packs of a match, the same in every run."""

    def __init__(self, drawn: int = 0) -> None:
        self.drawn = drawn

    def __call__(self, deck) -> list[Card]:
        self.drawn += 1
        return Random(f"pack {self.drawn}").sample(list(deck), len(deck))


def sat_down(store: Store | None, **more) -> Session:
    rules = rules_of("chambery")
    players = [Player(f"P{seat}", level) for seat, level in enumerate(LEVELS)]
    return Session(rules, players, InProcess(), Packs(), 2, secret=b"evening", store=store, **more)


def gone_on(store: Store) -> Session:
    """The unfinished match, or a new one if there is none that can be continued."""
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
    """Do the next action: a bot's, or one of the person, which depends only on the position in the match."""
    while session.next_event() is not None:
        pass
    if session.waits_for_viewer:
        choice = Random(f"person {session.deals_dealt} {len(session.record.moves)}")
        session.submit(choice.choice(session.view.actions))
    else:
        session.advance(ready=True)


def played_out(session: Session, done=lambda session: None) -> Session:
    """Play the match to its end."""
    done(session)
    while not session.match.finished:
        if session.over:
            session.deal()
        else:
            act(session)
        done(session)
    return session


def stands(session: Session) -> str:
    """The state of the match as a unique word."""
    return f"{session.deals_dealt}.{len(session.record.moves)}"


class Speaker:
    """Prints the state of the match, and waits for a line of input after the lines ``waits_at``."""

    def __init__(self, waits_at: Container[int]) -> None:
        self.waits_at, self.lines = waits_at, 0

    def say(self, *words: object) -> None:
        print(*words, flush=True)
        self.lines += 1
        if self.lines in self.waits_at:
            sys.stdin.readline()


def exported_lines(store: Store) -> list[str | None]:
    """The lines of an export; None in place of a damaged record."""
    return [line for lines in exported(store) for line in lines or (None,)]


def export_of(store: Store) -> bytes:
    """The file of an export; no record may be damaged."""
    return "".join(f"{line}\n" for lines in exported(store) for line in lines).encode()


def bare(line: str) -> str:
    """The record on ``line`` without its notes."""
    return json.dumps({key: said for key, said in json.loads(line).items() if key != KEY}, ensure_ascii=False,
                      separators=(",", ":"))


if __name__ == "__main__":
    kept_games = open_store(path_in(Path(sys.argv[1])))
    assert not kept_games.notices, kept_games.notices
    speaker = Speaker({int(at) + more for at in sys.argv[2:] for more in (0, AHEAD)})
    evening = gone_on(kept_games)
    speaker.say("at", stands(evening))
    played_out(evening, lambda session: speaker.say(stands(session)))
    print("totals", *evening.match.totals, flush=True)
    kept_games.close()
