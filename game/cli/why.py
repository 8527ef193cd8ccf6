"""Repeats the decision of the bot that made a recorded move, with the same seed, and prints the compared values."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import islice
from random import Random

from ..ai.bots import bot_at
from ..ai.kernel.speed import use_compiled
from ..ai.levels import Level, Weighed
from ..ai.names import LEVELS
from ..ai.teaching.reasons import CLAIMS, Estimate, Reason, reasons_for, telling
from ..engine.observation import Observation, observe
from ..engine.record import Record, replay
from ..engine.rules import Seat
from ..session import seed_for
from ..store.values import signalling_in
from ..view import words
from ..view.table.describe import card_of, reason_words
from ..view.terminal import tell
from .asking import CommandWords, Refused, some
from .files import add_record, asked_record, table
from .replay import action_said, move_line, seated_names
from .simulate import chance_at

WORDS = CommandWords("why")


def add_arguments(parser: ArgumentParser) -> None:
    add_record(parser)
    parser.add_argument("number", type=some, metavar="NUMBER", help=WORDS["number"])
    parser.add_argument("--level", choices=LEVELS, metavar="LEVEL",
                        help=WORDS["level"].format(levels=", ".join(LEVELS)))


def run(said: Namespace) -> int:
    """Print the choice of the level and the reasons for it."""
    record, seeds = asked_record(said)
    place = said.number - 1
    if place >= len(record.moves):
        raise Refused(WORDS["no_move"].format(number=said.number, moves=len(record.moves)))
    level = said.level or dict(enumerate(record.bots)).get(record.moves[place][0])
    if level not in LEVELS:
        raise Refused(WORDS["no_level"].format(number=said.number, levels=", ".join(LEVELS)))
    use_compiled()
    rng = Random(seed_for(seeds.secret, seeds.number, place)) if seeds is not None else chance_at(record, place)
    with words.at_game(record.rules.family.name):
        for line in asked_again(record, place, level, rng):
            tell(line)
    return 0


def asked_again(record: Record, place: int, level: str, rng: Random | None) -> Iterator[str]:
    """The lines about the choice of ``level`` in place of move ``place`` of ``record``.

    ``rng`` is None if the seed of the bot is unknown.
    """
    seat, done = record.moves[place]
    who, signalling = seated_names(record), signalling_in(record)
    seen = observe(next(islice(replay(record), place, None))[0], seat)
    found = _weighed(seen, level, signalling, rng or Random(place))
    yield move_line(place + 1, who[seat], done)
    yield WORDS["chooses"].format(level=level, what=action_said(found.action))
    if rng is None:
        yield WORDS["other_seed"]
    elif found.action != done and record.bots and record.bots[seat] == level:
        yield WORDS["differs"]
    yield WORDS[f"by_{found.by}"]
    yield from _values(seen, found)
    for reason in _reasons(seen, found, signalling):
        yield WORDS["reason"].format(why=reason_words(reason, who.__getitem__, sign=str))


def _weighed(seen: Observation, level: str, signalling: frozenset[Seat], rng: Random) -> Weighed:
    bot = bot_at(level, signalling)
    if isinstance(bot, Level):
        return bot.weighed(seen, rng)
    only = len(seen.actions) == 1
    return Weighed(bot.choose(seen, rng), "only" if only else "random" if level == "random" else "rule")


def _values(seen: Observation, found: Weighed) -> Iterator[str]:
    """The lines of the table of compared values; none if nothing was compared."""
    if not found.values or found.by == "rule":
        return
    rows = [[" ".join((action_said(one.plan[0]), *(card.name for card in map(card_of, one.plan[1:]) if card))),
             f"{one.behind:.2f}", f"{one.doubt:.2f}", str(one.worlds), WORDS["given_up"] if one.given_up else ""]
            for one in found.values]
    if found.by == "memory":
        yield from table(WORDS["rates"].split("|"), [row[:2] for row in rows])
    else:
        yield from table(WORDS["bids" if seen.phase == "auction" else "values"].split("|"), rows)


def _reasons(seen: Observation, found: Weighed, signalling: frozenset[Seat]) -> tuple[Reason, ...]:
    """The reasons that a hint would give for the action; without a search, only reasons without claims about values."""
    if found.by in ("only", "random"):
        return ()
    if found.by != "worlds":
        return tuple(one for one in reasons_for(seen, found.action, signalling) if one.key not in CLAIMS)
    plan = next((one.plan for one in found.values if found.action in one.plan), (found.action,))
    estimates = {action: Estimate(one.behind, one.behind <= one.doubt) for one in reversed(found.values)
                 for action in one.plan}
    return telling(seen, [plan], estimates, found.values[0].worlds, signalling)[0]
