"""The way through a newcomer's first evening: lessons that lead into a first deal."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

from ...session import Session
from ...view.evening import first_deal, first_setup, next_lesson
from ...view.players import players_of
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Replace, Scene, Step
from .lesson.lesson import AfterLesson, LessonScene
from .match import table_of_session


def next_step(context: AppContext, host: Host, home: Callable[[], Scene]) -> Step:
    """The step to the next lesson of the evening, or to the first deal after them; both lead ``home``."""
    settings = context.keeper.settings
    name = next_lesson(settings)
    if name is None:
        return _to_first_deal(context, host, home)
    key = "lesson.following" if next_lesson(settings, name) is not None else "evening.first_deal"
    then = AfterLesson(lazy(key), lambda: next_step(context, host, home))
    return Replace(LessonScene(context, name, home, settings.lessons_begun.get(name, 0), then))


def _to_first_deal(context: AppContext, host: Host, home: Callable[[], Scene]) -> Step:
    """The step to a match whose first deal is gentle. The evening is over: what follows are matches like others."""
    setup = first_setup()
    context.take(setup)
    context.keeper.change(setup=setup, first_evening=False)
    start = first_deal(SystemRandom().randrange(1000))
    session = Session(setup.rules, players_of(setup), context.thinker, context.shuffle, start.dealer,
                      secret=context.secret, store=context.store, takes_back=setup.takes_back, start=start)
    return Replace(table_of_session(context, session, host, home).scene("deal"))
