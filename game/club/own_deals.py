"""The player's deals, worked on while nothing else happens: the expert plays them, and they are searched for puzzles.

The expert holds the player's cards against opponents of the same levels, so that good cards help neither. A card of
the player becomes a puzzle if :class:`game.ai.puzzles.proof.Proof` says so. Nothing is worked on while the player
waits for anything; a deal that was begun is begun again another time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace

from ..ai.levels import LEVELS
from ..ai.puzzles import written_puzzle
from ..ai.puzzles.proof import Proof, may_be_proved
from ..engine.record import BadRecord, Record
from ..reviewer import Reviews
from ..session import Helper, Shuffle
from ..store.contests import OwnDeal, keep_rating, unrated
from ..store.file import Store
from ..store.history import record_of
from ..store.practice import keep_found, unsearched
from ..store.reviews import decisions
from ..view.compare import result_of
from ..view.players import LEVEL
from .compare import Rerun

log = logging.getLogger(__name__)
EXPERT = "expert"
MOST = 40
"""Deals that are worked on between two starts of the game, the latest first."""
MOST_SEEDS = 600
"""Searches after which a decision is left that is still in doubt."""
Lacking = Callable[[Store, int], Sequence[OwnDeal]]
"""Up to a number of deals of a store that are still to be worked on, the latest first."""
Work = Generator[None, None, None]
"""Work done a step each frame; closed, it ends."""


class OwnDealsWork:
    """Work on the deals of ``store`` that are ``lacking`` something, each once. :meth:`update` is called each frame.

    It is done only while the window is idle, the player ``wants`` it and there is ``power``. A subclass does it in
    steps, and ends its helper with the last deal.
    """

    def __init__(self, store: Store, lacking: Lacking, wants: Callable[[], bool], power: Callable[[], bool]) -> None:
        self._store, self._lacking, self._wants, self._power = store, lacking, wants, power
        self._tried: set[int] = set()
        self._steps: Work | None = None
        self._waits = self._was_idle = False

    @property
    def busy(self) -> bool:
        """Whether a deal is being worked on."""
        return self._steps is not None

    def update(self, idle: bool) -> None:
        """Work on if the window is ``idle``; look for deals whenever it has just become so."""
        begins, self._was_idle = idle and not self._was_idle, idle
        if self._steps is None and idle and (begins or self._waits):
            self._steps = self._work()
        if self._steps is not None and idle and next(self._steps, self) is self:
            self._steps = None

    def close(self) -> None:
        """End the work; the deal in progress is begun again another time."""
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _work(self) -> Work:
        """Work on one deal after the other, a step each frame."""
        raise NotImplementedError

    def _deals(self) -> Iterator[tuple[OwnDeal, Record]]:
        """The deals and their records. It ends, for now, while the store waits to write something."""
        while (one := self._next()) is not None:
            try:
                yield one, record_of(self._store, one.deal)
            except BadRecord as fault:
                log.info("a deal is not worked on: %s", fault)

    def _next(self) -> OwnDeal | None:
        self._waits = not self._store.caught_up()
        if self._waits or len(self._tried) >= MOST or not self._wants() or not self._power():
            return None
        found: Sequence[OwnDeal] = self._store.safe(lambda: self._lacking(self._store, MOST), ())
        one = next((one for one in found if one.deal not in self._tried), None)
        self._tried |= {one.deal} if one is not None else set()
        return one


class Rater(OwnDealsWork):
    """Lets the expert play deals; ``another`` makes the thinker."""

    def __init__(self, store: Store, another: Callable[[], Helper], shuffle: Shuffle,
                 wants: Callable[[], bool], power: Callable[[], bool]) -> None:
        super().__init__(store, unrated, wants, power)
        self._another, self._shuffle = another, shuffle

    def _work(self) -> Work:
        thinker: Helper | None = None
        try:
            for one, record in self._deals():
                thinker = thinker or self._another()
                run = Rerun(record, one.seat, EXPERT, lambda seat: LEVEL, tuple(LEVELS), thinker, self._shuffle)
                while run.done is None:
                    yield
                    run.work()
                keep_rating(self._store, one.deal, result_of(run.done, one.seat).payment)
        finally:
            if thinker is not None:
                thinker.close()


class PuzzleSearch(OwnDealsWork):
    """Searches deals for puzzles; ``another`` makes the helper that thinks."""

    def __init__(self, store: Store, another: Callable[[], Reviews], wants: Callable[[], bool],
                 power: Callable[[], bool]) -> None:
        super().__init__(store, unsearched, wants, power)
        self._another = another

    def _work(self) -> Work:
        study: Reviews | None = None
        try:
            for one, record in self._deals():
                try:
                    made = [choice for choice in decisions(record, one.seat) if may_be_proved(choice.seen)]
                except BadRecord as fault:
                    log.info("a deal is not searched for puzzles: %s", fault)
                    continue
                study = study or self._another()
                lines = []
                for choice in made:
                    proof = Proof(replace(record, moves=record.moves[:choice.at], end="open"))
                    lines += yield from _puzzle_lines(proof, study)
                keep_found(self._store, one.deal, lines)
        finally:
            if study is not None:
                study.close()


def _puzzle_lines(proof: Proof, study: Reviews) -> Generator[None, None, list[str]]:
    """The line of the puzzle that ``study`` helps to prove; none without a proof."""
    for seed in range(1, MOST_SEEDS + 1):
        yield
        hint = study.hint(proof.seen, () if proof.needs_endings else proof.asked, seed, proof.needs_endings)
        while hint.open:
            yield
            study.update()
        if hint.advice is None:
            break
        (proof.note_endings if hint.endings else proof.note)(hint.advice.values)
        if proof.settled is not None:
            return [written_puzzle(proof.puzzle(seed))] if proof.settled else []
    return []
