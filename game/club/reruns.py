"""Recorded deals that bots play again, in order to compare, rate and search them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

from ..ai.levels import LEVELS
from ..ai.names import Player
from ..ai.puzzles import written_puzzle
from ..ai.puzzles.proof import Proof, may_be_proved
from ..engine.record import BadRecord, Record
from ..engine.rules import Seat
from ..reviewer import Reviews
from ..session import Helper, Session, Shuffle, Thinks
from ..store.contests import OwnDeal, keep_rating, unrated
from ..store.file import Store
from ..store.history import record_of
from ..store.practice import keep_found, unsearched
from ..store.reviews import decisions
from ..view import words
from ..view.compare import one_deal, result_of
from ..view.players import LEVEL
from .work import Work

log = logging.getLogger(__name__)
SECONDS_A_FRAME = 0.006
"""The greatest time in one frame for bots that answer at once."""


def rerun(record: Record, seat: Seat, level: str, others: Callable[[Seat], str], thinker: Thinks, shuffle: Shuffle,
          secret: bytes | None = None, told: Callable[[float], str] = lambda share: "") -> Work[Record]:
    """Play the deal of ``record`` again with bots; returns the record of the complete deal.

    ``level`` plays at ``seat``, the recorded levels elsewhere; a level that does not exist is replaced by that of
    ``others``. With the ``secret`` of the recorded match the bots have the same seeds as in it. ``told`` returns the
    words of the progress for the part of the deal that has been played, from 0 to 1.
    """
    seats = range(record.rules.at_table)
    levels = [level if s == seat else record.bots[s] if record.bots and record.bots[s] in LEVELS else others(s)
              for s in seats]
    named = [words.say(f"level.{level}") if s == seat else (record.names[s] if record.names else "") for s in seats]
    start = replace(record, rules=one_deal(record.rules), moves=(), end="open", taken_back=0, more={})
    session = Session(start.rules, [Player(n, p) for n, p in zip(named, levels, strict=True)], thinker, shuffle,
                      record.dealer, seat, secret, start=start)
    moves = start.rules.players * (start.rules.row.hand + 1)
    try:
        while not session.over:
            yield told(min(1.0, len(session.record.moves) / moves))
            until = time.perf_counter() + SECONDS_A_FRAME
            while not session.over and session.advance(ready=True) and time.perf_counter() < until:
                pass
        return session.record
    finally:
        session.leave()


def playing_words(name: str, share: float, number: int = 1, all_: int = 1) -> str:
    """The progress of ``name``, who has played ``share`` of deal ``number`` of ``all_``."""
    return words.say("duplicate.playing" if all_ == 1 else "duplicate.playing_many", name=name, number=number, all=all_,
                     percent=round(100 * (number - 1 + share) / all_))


# -- work on the player's deals while the program is idle -------------------------------------------------------------

EXPERT = "expert"
MOST = 40
"""The greatest number of deals processed between two starts of the game, the latest first."""
MOST_SEEDS = 600
"""The number of searches after which a decision that is still in doubt is given up."""
Lacking = Callable[[Store, int], Sequence[OwnDeal]]
"""A function that returns up to a number of deals of a store that are still to be worked on, the latest first."""
OwnRecord = tuple[OwnDeal, Record]


class OwnDealsWork:
    """Work on the deals of ``store`` that ``lacking`` returns, at most ``most`` of them.

    :meth:`update` is called once a frame. A step of ``work`` is done only while the window is idle; a deal is begun
    only if ``wants`` (the setting and the state of the battery) returns True.
    """

    def __init__(self, store: Store, lacking: Lacking, work: Callable[[Iterator[OwnRecord]], Work[None]],
                 wants: Callable[[], bool] = lambda: True, most: int = MOST) -> None:
        self._store, self._lacking, self._work, self._wants, self._most = store, lacking, work, wants, most
        self._tried: set[int] = set()
        self._steps: Work[None] | None = None
        self._waits = self._was_idle = False

    @property
    def busy(self) -> bool:
        return self._steps is not None

    def update(self, idle: bool) -> None:
        """Do a step if the window is ``idle``; look for deals whenever it has just become idle."""
        begins, self._was_idle = idle and not self._was_idle, idle
        if self._steps is None and idle and (begins or self._waits):
            self._steps = self._work(self._deals())
        if self._steps is not None and idle and next(self._steps, self) is self:
            self._steps = None

    def close(self) -> None:
        """Stop; the work on a deal in progress begins again the next time."""
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _deals(self) -> Iterator[OwnRecord]:
        """Yield the deals with their records; end early, to continue with the same deal, if statements are pending."""
        while (one := self._next()) is not None:
            try:
                yield one, record_of(self._store, one.deal)
            except BadRecord as fault:
                log.info("a deal is not worked on: %s", fault)
            if not self._store.caught_up():
                self._tried.discard(one.deal)

    def _next(self) -> OwnDeal | None:
        self._waits = not self._store.caught_up()
        if self._waits or len(self._tried) >= self._most or not self._wants():
            return None
        found: Sequence[OwnDeal] = self._store.safe(lambda: self._lacking(self._store, self._most), ())
        one = next((one for one in found if one.deal not in self._tried), None)
        self._tried |= {one.deal} if one is not None else set()
        return one


def rater(store: Store, another: Callable[[], Helper], shuffle: Shuffle, wants: Callable[[], bool]) -> OwnDealsWork:
    """Play the player's cards with the expert, against opponents of the same levels, to compare the results.

    ``another`` returns a new thinker.
    """
    def work(found: Iterator[OwnRecord]) -> Work[None]:
        with closing(another()) as thinker:
            for one, record in found:
                done = yield from rerun(record, one.seat, EXPERT, lambda seat: LEVEL, thinker, shuffle)
                keep_rating(store, one.deal, result_of(done, one.seat).payment)

    return OwnDealsWork(store, unrated, work, wants)


def puzzle_search(store: Store, another: Callable[[], Reviews], wants: Callable[[], bool]) -> OwnDealsWork:
    """Search deals for puzzles: the player's decisions that :class:`game.ai.puzzles.proof.Proof` confirms as puzzles.

    ``another`` returns a new reviewer.
    """
    def work(found: Iterator[OwnRecord]) -> Work[None]:
        with closing(another()) as study:
            for one, record in found:
                try:
                    made = [choice for choice in decisions(record, one.seat) if may_be_proved(choice.seen)]
                except BadRecord as fault:
                    log.info("a deal is not searched for puzzles: %s", fault)
                    continue
                lines = []
                for choice in made:
                    proof = Proof(replace(record, moves=record.moves[:choice.at], end="open"))
                    lines += yield from _puzzle_lines(proof, study)
                keep_found(store, one.deal, lines)

    return OwnDealsWork(store, unsearched, work, wants)


def _puzzle_lines(proof: Proof, study: Reviews) -> Work[list[str]]:
    """The line of the puzzle that is proved with hints from ``study``; empty if there is no proof."""
    for seed in range(1, MOST_SEEDS + 1):
        yield ""
        hint = study.hint(proof.seen, () if proof.needs_endings else proof.asked, seed, proof.needs_endings)
        while hint.open:
            yield ""
            study.update()
        if hint.advice is None:
            break
        (proof.note_endings if hint.endings else proof.note)(hint.advice.values)
        if proof.settled is not None:
            return [written_puzzle(proof.puzzle(seed))] if proof.settled else []
    return []
