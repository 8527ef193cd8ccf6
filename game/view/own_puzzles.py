"""Searches the player's own deals for puzzles while nothing else happens. No pygame.

A card of the player becomes a puzzle if :class:`..ai.puzzles.proof.Proof` says so. Nothing is searched while the
player waits for anything; a deal that was begun is begun again another time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from ..ai.puzzles import written_puzzle
from ..ai.puzzles.proof import Proof, may_be_proved
from ..engine.record import BadRecord, Record
from ..reviewer import Hint, Reviews
from ..store.file import Store
from ..store.found import keep_found, unsearched
from ..store.history import record_of
from ..store.rating import OwnDeal
from ..store.reviews import decisions
from .own_deals import OwnDeals

MOST_SEEDS = 600
"""Searches after which a decision is left that is still in doubt."""
log = logging.getLogger(__name__)


class PuzzleSearch:
    """Searches deals of ``store``; :meth:`update` must be called once a frame.

    It works only while the window is ``idle``, the player ``wants`` it and there is ``power``. ``another`` makes the
    helper that thinks, which ends with the last deal.
    """

    def __init__(self, store: Callable[[], Store | None], another: Callable[[], Reviews],
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
        store = self._store()
        assert store is not None
        try:
            record = record_of(store, one.deal)
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
        store = self._store()
        if store is not None and self._deal is not None:
            keep_found(store, self._deal.deal, self._lines)
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
