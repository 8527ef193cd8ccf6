"""Bots by name: every level, and bots from other modules as ``module:Class``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any, Protocol

from ..engine.actions import Action
from ..engine.observation import Observation
from ..engine.rules import Seat
from . import levels, names, random_bot
from .rulebot import rule_bot
from .stop import Stopped, never


class Bot(Protocol):
    """A bot whose search can be stopped; also a module with a function ``choose``."""

    def choose(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
        """Return one of ``seen.actions`` with no randomness but that of ``rng``, soon after ``stopped()`` is true."""
        ...


#: The bot that decides in place of another that does not answer in time.
FALLBACK: Bot = rule_bot
LEVELS: Mapping[str, Bot] = {"random": random_bot, "plain": rule_bot, **levels.LEVELS,
                               **levels.CHARACTERS}
assert tuple(LEVELS) == names.LEVELS
assert tuple(name for name, bot in LEVELS.items() if isinstance(bot, levels.Level) and bot.worlds) == names.SIGNALLING


def bot_at(level: str, signalling: frozenset[Seat]) -> Bot:
    """The bot of ``level`` at a table at which the seats ``signalling`` give the defenders' signals."""
    bot = LEVELS[level]
    return replace(bot, signalling=signalling) if isinstance(bot, levels.Level) else bot


# -- bots from outside -------------------------------------------------------------------------------------------------


class Chooser(Protocol):
    """The interface of a bot; every level of :data:`game.ai.bots.LEVELS` has it.

    ``choose`` depends on its arguments only: it may be called again, out of order and in another process, and must then
    return the same action. It is called only if there is more than one action.
    """

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        """Return one of ``seen.actions``, with no randomness but that of ``rng``."""
        ...


class NoSuchBot(ValueError):
    """There is no bot of that name; the message is the reason, in one line."""


class BadBot(Exception):
    """A bot chose an illegal action or raised an exception; the message has the bot, place and error in one line."""


def bot_named(name: str) -> Chooser:
    """The level ``name``, or the bot ``module:attribute``: a new instance if the attribute is a class.

    Only names typed by the user may be passed, never text from a file: importing a module runs its code. Raises
    NoSuchBot.
    """
    module, colon, attribute = name.partition(":")
    if colon:
        return _from_outside(module, attribute)
    if name not in LEVELS:
        raise NoSuchBot(f"there is no level {name!r:.40}; the levels are {', '.join(LEVELS)}, or name a bot as "
                        "module:Class")
    return LEVELS[name]


def _from_outside(module: str, attribute: str) -> Chooser:
    """The bot ``attribute`` of ``module``, or a new instance if it is a class; NoSuchBot if it cannot be loaded."""
    try:
        found: Any = getattr(import_module(module), attribute, None)
        bot: Chooser = found() if isinstance(found, type) else found
    except Exception as fault:  # any exception of a foreign module is reported in one line
        raise NoSuchBot(f"{module}:{attribute} cannot be loaded: {one_line(fault)}") from fault
    if not callable(getattr(bot, "choose", None)):
        what = f"nothing called {attribute!r:.40}" if found is None else f"{attribute}, which has no method choose"
        raise NoSuchBot(f"{module} has {what}")
    return bot


def legal_choice(bot: Chooser, name: str, seen: Observation, rng: Random, where: str) -> Action:
    """The action that ``bot`` chooses; BadBot, with ``name`` and ``where``, if it is not legal or the bot fails."""
    try:
        action = bot.choose(seen, rng)
    except Exception as fault:
        raise BadBot(f"{name} failed in {where}: {one_line(fault)}") from fault
    if action not in seen.actions:
        raise BadBot(f"{name} chose {action!r:.80} in {where}, which is not legal")
    return action


def one_line(fault: BaseException) -> str:
    """``fault`` in one line: its type, its message, and where it was raised."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace is not None else ""
    return f"{type(fault).__name__}: {' '.join(str(fault).split())[:200]}{where}"
