"""A match in progress. Only the session holds the current State."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import Protocol

from .ai.names import Player
from .ai.rulebot.bidding import passes_unasked
from .ai.teaching.review import Said
from .engine import game
from .engine.actions import Action, Discard, Pass
from .engine.cards import Card
from .engine.computed import computed_pack
from .engine.events import Event, seen_by
from .engine.game import State
from .engine.match import Match, new_match
from .engine.observation import Observation, observe
from .engine.phases.over import Over
from .engine.record import HUMAN, Record, begun, closed, opening, replay, with_move
from .engine.rules import Rules, Seat
from .store import MatchBook, Notice, Sitting, Store, nothing_kept
from .store.book import Kept, keep
from .store.contests import WEEK
from .store.opening import kept_at
from .store.reviews import up_to, with_hint
from .store.values import signalling_in


class Thinks(Protocol):
    """The interface for the bots' decisions: ask, then poll until the answer to that request is there."""

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat]) -> int:
        """Start computing a decision and return the number of the request; the seats ``signalling`` give signals."""

    def poll(self) -> tuple[int, Action] | None:
        """The number of a request and its answer; None if none is ready. Never blocks."""

    def cancel(self) -> None:
        """Drop the request."""


class Helper(Thinks, Protocol):
    """A thinker for use away from the table; it must be closed after use."""

    def close(self) -> None:
        """End the work; no requests are allowed afterwards."""


Shuffle = Callable[[Sequence[Card]], list[Card]]


def seed_for(secret: bytes, deal: int, action: int) -> int:
    """The seed of a bot for one decision; it is the same after a restart, and independent of the cards."""
    digest = hashlib.blake2b(secret, salt=deal.to_bytes(8, "big") + action.to_bytes(8, "big"), digest_size=8)
    return int.from_bytes(digest.digest(), "big")


class Session:
    """Applies actions and returns the events in order, as ``viewer`` may see them.

    ``shuffle`` returns a pack in random order; the engine draws no random numbers. ``viewer`` is the seat at the bottom
    of the screen, whose hand is open, whether a person or a bot plays it. With a ``store`` every action is written
    before its events are returned; ``kept`` is a stored match to resume. ``takes_back``: the viewer may undo actions.
    ``start`` is a record with which the first deal begins; without a store the session is then a ``trial``, which may
    be left at any time. ``signals``: the match is played with the defenders' signals, if the game has them.
    ``tournament`` is the kind of tournament that the match is, empty for other matches; in a tournament of a week the
    packs are computed from ``secret``.

    ``payments`` are those of every deal, ``course`` those of the deals that count towards the length of the match.
    """

    def __init__(self, rules: Rules, players: Sequence[Player], thinker: Thinks, shuffle: Shuffle, dealer: Seat,
                 viewer: Seat = 0, secret: bytes | None = None, store: Store | None = None,
                 takes_back: bool = False, kept: Kept | None = None, start: Record | None = None,
                 signals: bool = False, tournament: str = "") -> None:
        assert len(players) == rules.at_table
        self.players, self.viewer, self.takes_back = tuple(players), viewer, takes_back
        self.trial = start is not None and store is None
        self.match: Match = new_match(rules, dealer)
        self.signals, self.tournament = signals and rules.family.signals, tournament
        self.deals_dealt = 0
        self.dealt_again = self._uncounted = False
        """Whether the previous deal was passed out or void, so that this one has the same number in the match."""
        self.payments: list[tuple[int, ...]] = []
        self.course: list[tuple[int, ...]] = []
        self._thinker, self._shuffle, self._store = thinker, shuffle, store or nothing_kept()
        self.secret = secret if secret is not None else token_bytes(16)
        self._events: deque[Event] = deque()
        self._request: int | None = None
        self._answer: Action | None = None
        self._book: MatchBook | None = kept.book if kept is not None else keep(self._store, self._sitting())
        self.state: State
        self.record: Record
        if kept is not None:
            self._take_up(kept)
        elif start is not None:
            self._start_with(start)
        else:
            self.deal()

    def _sitting(self) -> Sitting:
        return Sitting(self.rules, tuple(p.name for p in self.players), tuple(p.level for p in self.players),
                       self.viewer, self.match.dealer, self.secret, self.takes_back, self.signals,
                       self.tournament)

    def _take_up(self, kept: Kept) -> None:
        """Resume an interrupted match; all events of its deal are queued again."""
        self.match, self.payments, self.deals_dealt = kept.match, list(kept.payments), kept.dealt
        self.course = list(kept.course)
        if kept.record is None:
            self.deal()
            return
        self.record = kept.record
        self._replay()
        if isinstance(self.state, Over):
            self._ended(self.state, told=kept.told)
        self._ask()

    def _replay(self) -> None:
        """Put all events of the deal into the queue again."""
        self._events.clear()
        for state, happened in replay(self.record):
            self.state = state
            self._events.extend(happened)

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def signalling(self) -> frozenset[Seat]:
        """The seats that give the defenders' signals in this match."""
        return signalling_in(self.record)

    @property
    def view(self) -> Observation:
        """The viewer's current observation."""
        return observe(self.state, self.viewer)

    @property
    def kept(self) -> bool:
        """Whether the match is stored and can be resumed after a restart."""
        return self._book is not None and self._book.store.keeps

    @property
    def match_number(self) -> int | None:
        """The number of the match in the store; None if it is not stored."""
        return self._book.number if self._book is not None else None

    def notice(self) -> Notice | None:
        """Remove and return the next notice for the player about the stored games; None if there is none."""
        return self._store.notices.pop(0) if self._store.notices else None

    @property
    def over(self) -> bool:
        return isinstance(self.state, Over)

    @property
    def pending(self) -> int:
        return len(self._events)

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the viewer is a person and is to act."""
        return self.state.turn == self.viewer and self.players[self.viewer].level == HUMAN

    def deal(self) -> None:
        """Shuffle and deal the next deal of the match; the previous one must be over."""
        deck, source = self.rules.deck, f"{self.secret.hex()} {self.deals_dealt + 1}"
        pack = computed_pack(source, deck) if self.tournament.startswith(WEEK) else self._shuffle(deck)
        dealt, happened = game.deal(self.rules, self.match.dealer, pack)
        self._begun(dealt)
        self._reached(dealt, happened)

    def _begun(self, dealt: State) -> None:
        """Begin the record of a deal, and store it before the deal is shown."""
        self.deals_dealt += 1
        self.dealt_again = self._uncounted
        about: dict[str, object] = {"id": self._book.name} if self._book is not None else {}
        about |= {"deal": self.match.counted + 1, "of": self.rules.deals}
        about |= {"signals": True} if self.signals else {}
        self.record = begun(dealt, match=about, names=tuple(p.name for p in self.players),
                            bots=tuple(p.level for p in self.players))
        if self._book is not None:
            self._book.deal_begun(self.deals_dealt, self.record, dealt)

    def _start_with(self, start: Record) -> None:
        """Deal the cards of ``start``, and apply its moves and the number of times that moves were taken back."""
        dealt, _ = opening(start)
        self._begun(dealt)
        self.record = replace(self.record, moves=start.moves, taken_back=start.taken_back)
        if self._book is not None:
            self._keep_moves(self._book)
        self._replay()
        if isinstance(self.state, Over):
            self._ended(self.state)
        self._ask()

    def move_games(self, path: Path) -> None:
        """Move the stored games, with this match, to ``path``; raises CannotMove if that fails."""
        kept_at(self._store, path)
        self.keep_again()

    def keep_again(self) -> None:
        """Store the match again if its file has lost it, with the moves of the current deal."""
        if self._book is None or self._book.is_there:
            return
        self._book = keep(self._store, self._sitting())
        if self._book is not None:
            self.record = replace(self.record, match={**self.record.match, "id": self._book.name})
            self._book.deal_begun(self.deals_dealt, self.record, opening(self.record)[0])
            self._keep_moves(self._book)
            if isinstance(self.state, Over):
                self._book.deal_over(self.record, self.state, self.match)

    def _keep_moves(self, book: MatchBook) -> None:
        """Store the moves of the deal, and the number of times that moves were taken back."""
        for seat, action in self.record.moves:
            book.moved(seat, action)
        if self.record.taken_back:
            book.taken_back(len(self.record.moves), self.record.taken_back)

    def begin_match(self) -> None:
        """Begin another match with the same rules, outside of tournaments; the next seat deals."""
        self.match = new_match(self.rules, self.match.dealer)
        self.payments, self.course, self.tournament = [], [], ""
        self._book = keep(self._store, self._sitting())
        self.deal()

    def next_event(self) -> Event | None:
        """Remove and return the first event of the queue, as the viewer may know it; None if there is none."""
        return seen_by(self._events.popleft(), self.viewer) if self._events else None

    def submit(self, action: Action) -> None:
        """Apply ``action`` for the seat to move; raises IllegalAction, without any change, if it is not allowed."""
        seat = self.state.turn
        state, happened = game.apply(self.state, action)
        assert seat is not None
        self.record = with_move(self.record, seat, action)
        if self._book is not None:
            self._book.moved(seat, action)
        self._reached(state, happened)

    def _reached(self, state: State, happened: tuple[Event, ...]) -> None:
        self.state = state
        self._unask()
        if isinstance(state, Over):
            self._ended(state)
        self._events.extend(happened)
        self._ask()

    def _ended(self, state: Over, told: bool = False) -> None:
        """Close the deal, and store its end unless it is in the store already (``told``)."""
        self.record = closed(self.record, state)
        self.match = self.match.after(state)
        self.payments.append(state.payments)
        self._uncounted = state.end != "played"
        if state.end == "played":
            self.course.append(state.payments)
        if self._book is not None and not told:
            self._book.deal_over(self.record, state, self.match)

    def _unask(self) -> None:
        if self._request is not None:
            self._thinker.cancel()
        self._request = self._answer = None

    def _ask(self) -> None:
        """Ask the seat to move for an action if it is a bot, which computes it while the last action is shown."""
        seat = self.state.turn
        if seat is None or self.players[seat].level == HUMAN:
            return
        seed = seed_for(self.secret, self.deals_dealt, len(self.record.moves))
        self._request = self._thinker.ask(observe(self.state, seat), self.players[seat].level, seed, self.signalling)

    def ask_again(self) -> None:
        """Repeat the request to a bot, after another user of the thinker has replaced it."""
        if self._request is not None and self._answer is None:
            self._ask()

    @property
    def bot_asked(self) -> bool:
        """Whether a bot is to move: it is thinking, or its answer has not been applied yet."""
        return self._request is not None

    def advance(self, ready: bool) -> bool:
        """Poll for a bot's answer, and apply it if the table is ``ready``; returns whether an action was applied.

        No bot moves before the screen has shown the previous actions.
        """
        if self._request is None:
            return False
        if self._answer is None and (answer := self._thinker.poll()) and answer[0] == self._request:
            self._answer = answer[1]
        if self._answer is None or not ready:
            return False
        self.submit(self._answer)
        return True

    def hinted(self, said: Said) -> None:
        """Add the hint ``said`` to the viewer to the record."""
        self.record = with_hint(self.record, self.viewer, said)
        if self._book is not None:
            self._book.noted(self.record)

    # -- undoing and leaving ------------------------------------------------------------------------------------------

    def _last_decision(self) -> int | None:
        """The index of the viewer's last move that was a choice; a whole écart is one choice. None if there is none."""
        found, laying = None, False
        for place, (step, (seat, action)) in enumerate(zip(replay(self.record), self.record.moves, strict=False)):
            lays = isinstance(action, Discard)
            chosen = seat == self.viewer and len(step[0].actions()) > 1 and not (lays and laying)
            unasked = chosen and isinstance(action, Pass) and passes_unasked(observe(step[0], seat))
            if chosen and not unasked:
                found = place
            laying = lays
        return found

    @property
    def may_take_back(self) -> bool:
        """Whether the viewer is a person and has made a move in this deal that can be undone now."""
        human = self.players[self.viewer].level == HUMAN
        return self.takes_back and human and not self.over and self._last_decision() is not None

    @property
    def taken_back_to(self) -> str | None:
        """The phase of the decision that :meth:`take_back` returns to; None if nothing can be undone."""
        place = self._last_decision() if self.may_take_back else None
        if place is None:
            return None
        state, _ = next(islice(replay(self.record), place, None))
        return observe(state, self.viewer).phase

    def take_back(self) -> bool:
        """Undo the viewer's last decision and all later moves, and queue the events before it again.

        Returns False if that is not allowed. The record counts the take-backs, which do not change the bots' seeds.
        """
        place = self._last_decision() if self.may_take_back else None
        if place is None:
            return False
        self._unask()
        shorter = replace(self.record, moves=self.record.moves[:place], taken_back=self.record.taken_back + 1)
        self.record = up_to(shorter)
        if self._book is not None:
            self._book.taken_back(place, self.record.taken_back)
        self._replay()
        self._ask()
        return True

    def retell(self) -> None:
        """Put all events of the deal into the queue again, for a new table."""
        self._unask()
        self._replay()
        self._ask()

    def leave(self) -> None:
        """Leave the table; a stored match can be resumed."""
        self._unask()

    def abandon(self) -> None:
        """Give up the deal and the match."""
        self._unask()
        if not self.over:
            self.record = replace(self.record, end="abandoned")
            if self._book is not None and not self._book.store.gone:  # the file that is gone still has the match
                self._book.abandoned(self.record, self.state)


def resumed(kept: Kept, thinker: Thinks, shuffle: Shuffle) -> Session:
    """The session of an interrupted match, in the state in which it was left."""
    sitting = kept.sitting
    players = [Player(name, level) for name, level in zip(sitting.names, sitting.levels, strict=True)]
    return Session(sitting.rules, players, thinker, shuffle, sitting.dealer, sitting.viewer, sitting.secret,
                   kept.book.store, sitting.takes_back, kept, signals=sitting.signals,
                   tournament=sitting.tournament)


def shuffler(rng: Random) -> Shuffle:
    """A shuffle that draws from ``rng``: ``random.SystemRandom`` at the table, a seeded one in tests."""
    return lambda deck: rng.sample(list(deck), len(deck))
