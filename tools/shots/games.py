"""Makes games for pictures of history and statistics: deals of bots from a fixed seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from io import BytesIO
from random import Random

from game.ai.selfplay import played_out
from game.ai.teaching.review import Decision, Verdict
from game.club.daily import DailyDeal
from game.engine.game import deal
from game.engine.record import HUMAN, opening, write
from game.engine.variants import rules_of
from game.session import shuffler
from game.store import Store, history, open_store
from game.store.bulk import import_lines
from game.store.contests import keep_rating, unrated
from game.store.reviews import Reviewed, decisions, keep_review

BEGUN = datetime(2026, 9, 4, 20, 15).timestamp()
DAY_S = 86_400
#: The matches: preset, players, the opponents' level, number of matches and of deals.
EVENINGS = (("chambery", 4, "beginner", 4, 4), ("chambery", 5, "casual", 4, 5), ("french", 4, "club", 5, 4),
            ("piedmont", 4, "casual", 2, 4), ("chambery", 5, "club", 3, 5))
PEOPLE = ("Léonie", "Béatrice", "Cécile", "Émile", "Amélie", "Jules")


@dataclass(slots=True)
class Evenings:
    """A clock that advances by 260 seconds at every reading."""

    now: float = BEGUN

    def __call__(self) -> float:
        self.now += 260
        return self.now


def sample_store() -> Store:
    """A store in memory with a few weeks of games."""
    contents, now = _weeks()
    store = open_store(None, clock=Evenings(now))
    store.connection.deserialize(contents)
    return store


@cache
def _weeks() -> tuple[bytes, float]:
    """The database of a few weeks of games, and the time after them."""
    clock = Evenings()
    store = open_store(None, clock=clock)
    for number, lines in enumerate(_matches()):
        clock.now = BEGUN + (number * 5 // 2) * DAY_S + number % 3 * 2400
        import_lines(store, BytesIO("\n".join(lines).encode()), origin="played")
    contents = store.connection.serialize()
    store.close()
    return contents, clock.now


def rate(store: Store) -> None:
    """Store invented results of the expert in some of the deals."""
    chance = Random("what the expert won")
    for one in unrated(store, 60):
        keep_rating(store, one.deal, round(chance.gauss(12, 40)))


def invent_reviews(store: Store, deals: int) -> None:
    """Store invented reviews of the latest ``deals``; in each of them some cards were not the best."""
    chance = Random("what was not the best")
    for line in history.deals(store, history.Filter(origin="played"), most=deals).lines:
        record = history.record_of(store, line.number)
        found = {one.at: _invented(one, chance) for one in decisions(record, 0) if one.seen.phase == "playing"}
        keep_review(store, record, 0, Reviewed(found))


def _invented(decision: Decision, chance: Random) -> Verdict:
    other = [action for action in decision.seen.actions if action not in decision.done]
    if chance.random() < 0.8:
        return Verdict(decision.done, decision.done, 0.0, 0.2, "best", 2.0, 2.0, chance=2.0)
    loss = chance.uniform(2, 9)
    return Verdict(decision.done, (chance.choice(other),), loss, 0.4, "mistake", 2.0 - loss, 2.0, chance=loss)


def play_days(store: Store, deals: Iterable[DailyDeal]) -> None:
    """Play ``deals`` of the day; a bot plays the player's part as well."""
    chance = Random("some days")
    for one in deals:
        record, last = played_out(opening(one.record)[0], ("plain",) * one.rules.at_table, chance)
        told = replace(record, match={"id": f"daily-{one.day}", "deal": 1, "of": 1},
                       names=PEOPLE[:one.rules.at_table], bots=one.levels)
        import_lines(store, BytesIO(write(told, last).encode()), origin="played")


def _matches() -> tuple[tuple[str, ...], ...]:
    """The records of every match; a bot plays the player's part as well."""
    chance = Random("a few weeks of games")
    found = [tuple(_match(preset, players, level, length, chance))
             for preset, players, level, matches, length in EVENINGS for _ in range(matches)]
    chance.shuffle(found)
    return tuple(found)


def _match(preset: str, players: int, level: str, length: int, chance: Random) -> Iterator[str]:
    rules = rules_of(preset, players=players, deals=length)
    name, shuffle = f"sample-{chance.random()}", shuffler(chance)
    number = played = 0
    while played < length:
        dealt = deal(rules, number % players, shuffle(rules.deck))[0]
        record, last = played_out(dealt, ("plain",) * players, chance)
        number, played = number + 1, played + (record.end == "played")
        yield write(replace(record, match={"id": name, "deal": number, "of": length}, names=PEOPLE[:players],
                            bots=(HUMAN, *(level,) * (players - 1))), last)
