"""Writes a match to the store while it is played, each action before it is shown."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from secrets import choice

from ..engine.actions import Action
from ..engine.game import State
from ..engine.match import Match
from ..engine.phases.over import Over
from ..engine.record import Move, Record, encode_action, opening, write
from ..engine.rules import Rules, Seat
from ..engine.variants import written_options
from . import facts
from .facts import ADD_FACT, ADD_TALLY, SUM_UP, Fact, fact_row, facts_of, opponents, tally_of
from .file import Statement, Store
from .notes import note_statement

PLAYED = "played"
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

_ADD_MATCH = """INSERT INTO matches (id, name, grouping, origin, status, began, preset, options, at_table, length,
    opponents, viewer, first_dealer, secret, takes_back, totals)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_ADD_SEAT = "INSERT OR REPLACE INTO seats (match_id, seat, player_id) VALUES (?, ?, ?)"
_ADD_DEAL = """INSERT INTO deals (id, match_id, number, preset, opponents, origin, dealer, end, began, layout)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)"""
_ADD_RECORD = "INSERT OR REPLACE INTO records (deal_id, text, sum) VALUES (?, ?, ?)"
_ADD_MOVE = "INSERT OR REPLACE INTO journal (deal_id, place, seat, action, sum) VALUES (?, ?, ?, ?, ?)"
_END_DEAL = """UPDATE deals SET end = ?, ended = ?, taken_back = ?, taker = ?, contract = ?, role = ?, payment = ?,
    identity = CASE WHEN EXISTS (SELECT 1 FROM deals WHERE identity = ?) THEN NULL ELSE ? END WHERE id = ?"""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Players and rules of a match: ``levels`` by seat, ``secret`` seeds the bots, ``dealer`` deals first.

    ``signals`` means that the defenders' signals are played; only the records of the match contain this.
    ``tournament`` is the kind of tournament, empty for other matches.
    """

    rules: Rules
    names: tuple[str, ...]
    levels: tuple[str, ...]
    viewer: Seat
    dealer: Seat
    secret: bytes
    takes_back: bool = False
    signals: bool = False
    tournament: str = ""


def journal_sum(seat: Seat, action: str, before: int) -> int:
    """The check sum of the journal including ``action`` by ``seat``; ``before`` is that of the lines before it."""
    return facts.running_sum(before, f"{seat} {action}")


def name_of_match(milliseconds: int) -> str:
    """A new name for a match begun at ``milliseconds`` since 1970, such as ``2026-11-20-k3w9ta``."""
    day = datetime.fromtimestamp(milliseconds / 1000).date().isoformat()
    return f"{day}-{''.join(choice(_LETTERS) for _ in range(6))}"


def _opened(record: Record, dealt: State) -> str:
    """The text of ``record`` without its actions, which are in the journal."""
    return write(replace(record, moves=(), taken_back=0), dealt)


class MatchBook:
    """Writes one match. Disk errors are not raised here: the store reports them as notices and play continues."""

    def __init__(self, store: Store, number: int, name: str, sitting: Sitting) -> None:
        self.store, self.number, self.name, self.sitting = store, number, name, sitting
        self._deal = 0
        self._sums: list[int] = []

    @property
    def is_there(self) -> bool:
        """Whether the match and its open deal are in the file and readable; a damaged disk may have lost them."""
        try:
            return bool(self.store.read("""SELECT 1 FROM records JOIN deals ON deals.id = deal_id
                JOIN matches ON matches.id = match_id WHERE deals.id = ?""", (self._deal,)))
        except sqlite3.Error:
            return False

    def take_up(self, deal: int, moves: Sequence[Move]) -> None:
        """Continue with ``deal``, of which ``moves`` are already written."""
        self._deal, self._sums = deal, []
        for seat, action in moves:
            self._sums.append(journal_sum(seat, _text(action), self._last_sum))

    @property
    def _last_sum(self) -> int:
        return self._sums[-1] if self._sums else 0

    def deal_begun(self, number: int, record: Record, state: State) -> None:
        """Write the deal ``number`` of the match, which was just dealt."""
        store, sitting = self.store, self.sitting
        self._deal, self._sums = store.new_id("deals"), []
        text = _opened(record, state)
        store.write(
            (_ADD_DEAL, (self._deal, self.number, number, sitting.rules.preset,
                         opponents(sitting.levels, sitting.viewer), PLAYED, record.dealer, store.now(),
                         facts.layout(record))),
            (_ADD_RECORD, (self._deal, text, facts.running_sum(0, text))),
            ("UPDATE matches SET deals = deals + 1, status = 'running' WHERE id = ?", (self.number,)))

    def noted(self, record: Record) -> None:
        """Write the open deal again, because ``record`` has got an addition that is not an action."""
        text = _opened(record, opening(record)[0])
        self.store.write((_ADD_RECORD, (self._deal, text, facts.running_sum(0, text))))

    def moved(self, seat: Seat, action: Action) -> None:
        text, place = _text(action), len(self._sums)
        self._sums.append(journal_sum(seat, text, self._last_sum))
        self.store.write((_ADD_MOVE, (self._deal, place, seat, text, self._last_sum)))

    def taken_back(self, place: int, times: int) -> None:
        """Delete the actions from ``place`` on, which were taken back; ``times`` counts the take-backs in this deal."""
        del self._sums[place:]
        self.store.write(("DELETE FROM journal WHERE deal_id = ? AND place >= ?", (self._deal, place)),
                         ("UPDATE deals SET taken_back = ? WHERE id = ?", (times, self._deal)))

    def deal_over(self, record: Record, last: Over, match: Match) -> None:
        """Write the end of the deal and the totals of ``match`` after it."""
        self.store.write(*self._closed(record, last), *self._counted(record, last), self._stands(match))

    def abandoned(self, record: Record, last: State) -> None:
        """Write that the deal and its match were abandoned."""
        left = "UPDATE matches SET status = 'left', ended = ? WHERE id = ?"
        self.store.write(*self._closed(record, last), (left, (self.store.now(), self.number)))

    def _closed(self, record: Record, last: State) -> tuple[Statement, ...]:
        """The statements that write the complete record and delete the journal."""
        text = write(record, last)
        mine = self._own_fact(last)
        taking = last.facts.taking
        played = record.end == PLAYED
        same = facts.identity(record, last, text)  # a row saved from a damaged file may have it already
        row = (record.end, self.store.now(), record.taken_back, taking.taker if played else None,
               taking.contract.id if played else None, mine.role if mine else None, mine.payment if mine else None,
               same, same, self._deal)
        return ((_END_DEAL, row), (_ADD_RECORD, (self._deal, text, facts.running_sum(0, text))),
                ("DELETE FROM journal WHERE deal_id = ?", (self._deal,)))

    def _own_fact(self, last: State) -> Fact | None:
        facts = facts_of(last) if isinstance(last, Over) else ()
        return next((fact for fact in facts if fact.seat == self.sitting.viewer), None)

    def _counted(self, record: Record, last: Over) -> list[Statement]:
        """The statements that write a row of facts for each seat and add it to the tallies."""
        statements: list[Statement] = []
        about = (self.sitting.rules.preset, PLAYED, record.taken_back > 0)
        for fact in facts_of(last):
            player, new = self.store.player(self.sitting.names[fact.seat], self.sitting.levels[fact.seat])
            row = fact_row(self._deal, player, about, self.sitting.levels, fact)
            key, sums = tally_of(row)
            statements += [*new, (ADD_FACT, row), (ADD_TALLY, (*key, *sums))]
        return statements

    def _stands(self, match: Match) -> Statement:
        """The statement that writes the totals of ``match`` and whether it continues."""
        done = match.finished
        return (SUM_UP, (match.counted, json.dumps(match.totals), match.totals[self.sitting.viewer],
                         "finished" if done else "running", self.store.now() if done else None, self.number))


def _text(action: Action) -> str:
    return json.dumps(encode_action(action), separators=(",", ":"))


def begin_match(store: Store, sitting: Sitting) -> MatchBook:
    now = store.now()
    name = name_of_match(now)
    rules, number = sitting.rules, store.new_id("matches")
    about = Record(rules, sitting.dealer, (), (), match={"id": name}, names=sitting.names, bots=sitting.levels)
    statements: list[Statement] = [(_ADD_MATCH, (
        number, name, facts.grouping(about), PLAYED, "running", now, rules.preset, json.dumps(written_options(rules)),
        rules.at_table, rules.deals, opponents(sitting.levels, sitting.viewer), sitting.viewer, sitting.dealer,
        sitting.secret, sitting.takes_back, json.dumps([0] * rules.at_table)))]
    for seat, (called, level) in enumerate(zip(sitting.names, sitting.levels, strict=True)):
        player, new = store.player(called, level)
        statements += [*new, (_ADD_SEAT, (number, seat, player))]
    if sitting.tournament:
        statements.append(note_statement("tournaments", (number, sitting.tournament)))
    store.write(*statements)
    return MatchBook(store, number, name, sitting)


def keep(store: Store, sitting: Sitting) -> MatchBook | None:
    """Begin a match in the store and return its book; None if it cannot be stored."""
    return store.safe(lambda: begin_match(store, sitting), None) if store.writable else None
