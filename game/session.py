"""A match being played: the one owner of the current State."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from secrets import token_bytes
from typing import Protocol

from .engine import game
from .engine.actions import Action
from .engine.cards import Card
from .engine.events import Event, seen_by
from .engine.game import State
from .engine.match import Match, new_match
from .engine.observation import Observation, observe
from .engine.phases.over import Over
from .engine.record import Record, begun, closed, with_move
from .engine.rules import Rules, Seat


class Thinks(Protocol):
    """Whoever answers for the bots: ask, then poll until the answer to that request is there."""

    def ask(self, observation: Observation, level: str, seed: int) -> int:
        """Begin to think; the number of the request."""

    def poll(self) -> tuple[int, Action] | None:
        """A finished answer with the number of its request, never waiting for it."""

    def cancel(self) -> None:
        """Forget what was asked."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name and a bot's level, or ``human``."""

    name: str
    level: str


HUMAN = "human"
Shuffle = Callable[[Sequence[Card]], list[Card]]


def seed_for(secret: bytes, deal: int, action: int) -> int:
    """A bot's seed for one decision: the same after a restart, and never to be had from the cards."""
    digest = hashlib.blake2b(secret, salt=deal.to_bytes(8, "big") + action.to_bytes(8, "big"), digest_size=8)
    return int.from_bytes(digest.digest(), "big")


class Session:
    """Takes actions in, hands events out in order, as ``viewer`` may see them.

    ``shuffle`` gives a pack in a new order; chance comes in here and nowhere below. ``viewer`` is the seat at the
    bottom of the screen, whose hand is open, whether a person or a bot plays it.
    """

    def __init__(self, rules: Rules, players: Sequence[Player], thinker: Thinks, shuffle: Shuffle, dealer: Seat,
                 viewer: Seat = 0, secret: bytes | None = None) -> None:
        assert len(players) == rules.at_table
        self.players, self.viewer = tuple(players), viewer
        self.match: Match = new_match(rules, dealer)
        self.deals_dealt = 0
        self.payments: list[tuple[int, ...]] = []
        self._thinker, self._shuffle = thinker, shuffle
        self._secret = secret if secret is not None else token_bytes(16)
        self._events: deque[Event] = deque()
        self._request: int | None = None
        self._answer: Action | None = None
        self.state: State
        self.record: Record
        self.deal()

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    @property
    def view(self) -> Observation:
        """What the viewer knows now."""
        return observe(self.state, self.viewer)

    @property
    def over(self) -> bool:
        """Whether the deal has come to its end."""
        return isinstance(self.state, Over)

    @property
    def pending(self) -> int:
        """How many events are not shown yet."""
        return len(self._events)

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the person at the bottom of the screen is to act."""
        return self.state.turn == self.viewer and self.players[self.viewer].level == HUMAN

    def deal(self) -> None:
        """Shuffle and deal the next deal of the match; the one before must be over."""
        rules = self.rules
        dealt, happened = game.deal(rules, self.match.dealer, self._shuffle(rules.deck))
        self.deals_dealt += 1
        about = {"deal": self.match.counted + 1, "of": rules.deals}
        self.record = begun(dealt, match=about, names=tuple(p.name for p in self.players),
                            bots=tuple(p.level for p in self.players))
        self._reached(dealt, happened)

    def begin_match(self) -> None:
        """Another match by the same rules; the deal goes on round the table."""
        self.match = new_match(self.rules, self.match.dealer)
        self.payments = []
        self.deal()

    def next_event(self) -> Event | None:
        """The oldest event not shown yet, as the viewer may know it."""
        return seen_by(self._events.popleft(), self.viewer) if self._events else None

    def submit(self, action: Action) -> None:
        """Carry out ``action`` for the seat to move; IllegalAction, and nothing changes, if it may not."""
        seat = self.state.turn
        state, happened = game.apply(self.state, action)
        assert seat is not None
        self.record = with_move(self.record, seat, action)
        self._reached(state, happened)

    def _reached(self, state: State, happened: tuple[Event, ...]) -> None:
        self.state = state
        self._events.extend(happened)
        if self._request is not None:
            self._thinker.cancel()
        self._request = self._answer = None
        if isinstance(state, Over):
            self.record = closed(self.record, state)
            self.match = self.match.after(state)
            self.payments.append(state.payments)
        self._ask()

    def _ask(self) -> None:
        """Let the bot to move begin to think, while the table still moves."""
        seat = self.state.turn
        if seat is None or self.players[seat].level == HUMAN:
            return
        seed = seed_for(self._secret, self.deals_dealt, len(self.record.moves))
        self._request = self._thinker.ask(observe(self.state, seat), self.players[seat].level, seed)

    def advance(self, ready: bool) -> bool:
        """Take up a bot's answer; it acts only when ``ready``, so that nobody plays ahead of the picture."""
        if self._request is None:
            return False
        if self._answer is None and (answer := self._thinker.poll()) and answer[0] == self._request:
            self._answer = answer[1]
        if self._answer is None or not ready:
            return False
        self.submit(self._answer)
        return True

    def abandon(self) -> None:
        """Give the deal up where it stands."""
        if not self.over:
            self.record = replace(self.record, end="abandoned")
        self._thinker.cancel()
        self._request = self._answer = None


def shuffler(rng: Random) -> Shuffle:
    """A shuffle that draws from ``rng``: ``random.SystemRandom`` at the table, a seeded one in tests."""
    return lambda deck: rng.sample(list(deck), len(deck))
