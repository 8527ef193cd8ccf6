"""The player's deals, worked on while nothing else happens: the expert plays them, and they are searched for puzzles.

The expert holds the player's cards against opponents of the same levels, so that good cards help neither. A card of
the player becomes a puzzle if :class:`game.ai.puzzles.proof.Proof` says so. Nothing is worked on while the player
waits for anything; a deal that was begun is begun again another time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ..ai.levels import LEVELS
from ..ai.puzzles import written_puzzle
from ..ai.puzzles.proof import Proof, may_be_proved
from ..ai.teaching.advice import Hint
from ..engine.record import BadRecord, Record
from ..engine.rules import Seat
from ..reviewer import Reviews
from ..session import Helper, Shuffle
from ..store.file import Store
from ..store.history import record_of
from ..store.puzzles import keep_found, unsearched
from ..store.rating import OwnDeal, keep_rating, unrated
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


class OwnDeals:
    """The deals of ``store`` that are ``lacking`` something, each once, at most MOST of them; none unless the player
    ``wants`` them to be worked on and there is ``power``."""

    def __init__(self, store: Store, lacking: Lacking, wants: Callable[[], bool],
                 power: Callable[[], bool]) -> None:
        self._store, self._lacking, self._wants, self._power = store, lacking, wants, power
        self._tried: set[int] = set()
        self.waits = False
        """Whether there are none for now, because the store waits to write something."""

    def left(self) -> Iterator[OwnDeal]:
        """The deals not taken so far; each counts as taken when it is handed out."""
        store = self._store
        self.waits = not store.caught_up()
        if self.waits or len(self._tried) >= MOST or not self._wants() or not self._power():
            return
        found: Sequence[OwnDeal] = store.safe(lambda: self._lacking(store, MOST), ())
        for one in found:
            if one.deal not in self._tried:
                self._tried.add(one.deal)
                yield one


# -- the expert -------------------------------------------------------------------------------------------------------


class Rater:
    """Lets the expert play deals of ``store``; :meth:`update` must be called once a frame.

    It works only while the window is ``idle``, the player ``wants`` it and there is ``power``. ``another`` makes the
    helper that thinks, which ends with the last deal.
    """

    def __init__(self, store: Store, another: Callable[[], Helper], shuffle: Shuffle,
                 wants: Callable[[], bool], power: Callable[[], bool]) -> None:
        self._store, self._another, self._shuffle = store, another, shuffle
        self._deals = OwnDeals(store, unrated, wants, power)
        self._thinker: Helper | None = None
        self._run: Rerun | None = None
        self._deal: OwnDeal | None = None
        self._was_idle = False

    @property
    def busy(self) -> bool:
        """Whether the expert plays."""
        return self._run is not None

    def update(self, idle: bool) -> None:
        """Play on if the window is ``idle``; look for deals whenever it has just become so."""
        begins, self._was_idle = idle and not self._was_idle, idle
        if not idle:
            return
        if self._run is not None:
            self._play()
        elif begins or self._deals.waits:
            self._next()

    def _play(self) -> None:
        assert self._run is not None
        assert self._deal is not None
        self._run.work()
        done = self._run.done
        if done is not None:
            keep_rating(self._store, self._deal.deal, result_of(done, self._deal.seat).payment)
            self._run = None
            self._next()

    def _next(self) -> None:
        """Begin the next deal; without one the helper is closed."""
        if not any(map(self._begin, self._deals.left())):
            self.close()

    def _begin(self, one: OwnDeal) -> bool:
        """Begin with ``one``; False if its record is damaged."""
        try:
            record = record_of(self._store, one.deal)
        except BadRecord as fault:
            log.info("a deal is not rated: %s", fault)
            return False
        self._thinker = self._thinker or self._another()
        self._deal, self._run = one, Rerun(record, one.seat, EXPERT, _usual, tuple(LEVELS), self._thinker,
                                           self._shuffle)
        return True

    def close(self) -> None:
        """End the work; the deal in progress is begun again another time."""
        if self._run is not None:
            self._run.stop()
            self._run = None
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None


def _usual(seat: Seat) -> str:
    """The level at a seat whose own is not known."""
    return LEVEL


# -- puzzles ----------------------------------------------------------------------------------------------------------


class PuzzleSearch:
    """Searches deals of ``store``; :meth:`update` must be called once a frame.

    It works only while the window is ``idle``, the player ``wants`` it and there is ``power``. ``another`` makes the
    helper that thinks, which ends with the last deal.
    """

    def __init__(self, store: Store, another: Callable[[], Reviews],
                 wants: Callable[[], bool], power: Callable[[], bool]) -> None:
        self._store, self._another = store, another
        self._deals = OwnDeals(store, unsearched, wants, power)
        self._study: Reviews | None = None
        self._deal: OwnDeal | None = None
        self._left: list[Record] = []
        self._proof: Proof | None = None
        self._hint: Hint | None = None
        self._seed = 0
        self._lines: list[str] = []
        self._was_idle = False

    @property
    def busy(self) -> bool:
        """Whether a deal is being searched."""
        return self._deal is not None

    def update(self, idle: bool) -> None:
        """Search on if the window is ``idle``; look for deals whenever it has just become so."""
        begins, self._was_idle = idle and not self._was_idle, idle
        if self._study is not None:
            self._study.update()
        if not idle:
            return
        if self._deal is not None:
            self._search()
        elif begins or self._deals.waits:
            self._next_deal()

    def close(self) -> None:
        """End the work."""
        self._deal = self._proof = self._hint = None
        if self._study is not None:
            self._study.close()
            self._study = None

    # -- deals -------------------------------------------------------------------------------------------------------

    def _next_deal(self) -> None:
        """Begin the next deal; without one the helper is closed."""
        if not any(map(self._begin, self._deals.left())):
            self.close()

    def _begin(self, one: OwnDeal) -> bool:
        """Begin with ``one``; False if its record is damaged."""
        try:
            record = record_of(self._store, one.deal)
            places = [made.at for made in decisions(record, one.seat) if may_be_proved(made.seen)]
        except BadRecord as fault:
            log.info("a deal is not searched for puzzles: %s", fault)
            return False
        self._study = self._study or self._another()
        self._deal, self._lines, self._proof = one, [], None
        self._left = [replace(record, moves=record.moves[:at], end="open") for at in places]
        return True

    def _keep(self) -> None:
        """Keep what was found in the deal, and go on to the next."""
        if self._deal is not None:
            keep_found(self._store, self._deal.deal, self._lines)
        self._deal = None
        self._next_deal()

    # -- decisions ---------------------------------------------------------------------------------------------------

    def _search(self) -> None:
        """Take in an answer, ask for the next."""
        if self._proof is None:
            if not self._left:
                self._keep()
                return
            self._proof, self._seed, self._hint = Proof(self._left.pop(0)), 0, None
        if self._hint is None:
            self._ask(self._proof)
        elif self._hint.failed:
            self._proof = None
        elif self._hint.advice is not None:
            self._note(self._proof, self._hint)

    def _ask(self, proof: Proof) -> None:
        assert self._study is not None
        self._seed += 1
        asked = () if proof.needs_endings else proof.asked
        self._hint = self._study.hint(proof.seen, asked, self._seed, proof.needs_endings)

    def _note(self, proof: Proof, hint: Hint) -> None:
        assert hint.advice is not None
        if hint.endings:
            proof.note_endings(hint.advice.values)
        else:
            proof.note(hint.advice.values)
        self._hint = None
        if proof.settled:
            self._lines.append(written_puzzle(proof.puzzle(self._seed)))
        if proof.settled is not None or self._seed >= MOST_SEEDS:
            self._proof = None
