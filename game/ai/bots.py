"""Who can sit at the table: every level by its name, and bots from outside as ``module:Class``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Protocol

from ..engine.actions import Action
from ..engine.observation import Observation
from . import levels, random_bot
from .rulebot import rule_bot
from .stop import Stopped, never


class Bot(Protocol):
    """Anything that chooses; a module with a function ``choose`` will do."""

    def choose(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
        """One of ``seen.actions``; all chance comes from ``rng``, and long thinking ends soon after ``stopped()``."""
        ...


#: What answers where a level cannot: quick, and always there.
FALLBACK: Bot = rule_bot
LEVELS: Mapping[str, Bot] = {"random": random_bot, "plain": rule_bot, **levels.LEVELS,
                               **levels.CHARACTERS}
#: Those of them that are offered to people: the others are for tests and for the fields of long experiments.
OFFERED = tuple(levels.LEVELS)
#: And people of those levels, each with a manner of their own.
PEOPLE = tuple(levels.CHARACTERS)


# -- bots from outside -------------------------------------------------------------------------------------------------


class Chooser(Protocol):
    """All that a bot must be; every level of :data:`game.ai.bots.LEVELS` is one.

    ``choose`` is a function of what it is given and of nothing else: it may be asked again, out of turn, in another
    process, and must then say the same. It is asked only where there is more than one action.
    """

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        """One of ``seen.actions``; all chance comes from ``rng``."""
        ...


class NoSuchBot(ValueError):
    """The name leads to no bot; the text says why in one line."""


class BadBot(Exception):
    """A bot answered what may not be done, or fell over; one line says which, where and how."""


def bot_named(name: str, levels: Mapping[str, Chooser] = LEVELS) -> Chooser:
    """The level ``name``, or a new ``Class()`` of ``module:Class``, looked for as Python looks for modules.

    Only words typed by the user may come here, never what was read from a file: importing a module runs its code.
    Raises NoSuchBot.
    """
    module, colon, attribute = name.partition(":")
    if colon:
        return _from_outside(module, attribute)
    if name not in levels:
        raise NoSuchBot(f"there is no level {name!r:.40}; the levels are {', '.join(levels)}, or name a bot as "
                        "module:Class")
    return levels[name]


def _from_outside(module: str, attribute: str) -> Chooser:
    """``attribute`` of ``module``, made if it is a class."""
    try:
        found: Any = getattr(import_module(module), attribute, None)
        bot: Chooser = found() if isinstance(found, type) else found
    except Exception as fault:  # whatever a stranger's module raises is told in one line
        raise NoSuchBot(f"{module}:{attribute} cannot be loaded: {one_line(fault)}") from fault
    if not callable(getattr(bot, "choose", None)):
        what = f"nothing called {attribute!r:.40}" if found is None else f"{attribute}, which has no method choose"
        raise NoSuchBot(f"{module} has {what}")
    return bot


def legal_choice(bot: Chooser, name: str, seen: Observation, rng: Random, where: str) -> Action:
    """What ``bot`` does, held to the rules; BadBot, speaking of ``name`` and ``where``, if that is nothing legal."""
    try:
        action = bot.choose(seen, rng)
    except Exception as fault:
        raise BadBot(f"{name} failed in {where}: {one_line(fault)}") from fault
    if action not in seen.actions:
        raise BadBot(f"{name} chose {action!r:.80} in {where}, which is not legal")
    return action


def one_line(fault: BaseException) -> str:
    """``fault`` in one line: its kind, what it says, and where it was raised."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace is not None else ""
    return f"{type(fault).__name__}: {' '.join(str(fault).split())[:200]}{where}"
