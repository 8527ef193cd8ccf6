"""The way through a newcomer's first evening: lessons that lead into a first deal."""

from __future__ import annotations

from random import SystemRandom

from ...session import Session
from ...view.evening import first_deal, first_setup, next_lesson
from ...view.players import players_of
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Replace, Scene
from .lesson.lesson import AfterLesson
from .match import new_table


def next_scene(context: AppContext, host: Host) -> Scene:
    """The next lesson of the evening, or the first deal after them."""
    settings = context.keeper.settings
    name = next_lesson(settings)
    if name is None:
        return _first_deal(context, host)
    key = "lesson.following" if next_lesson(settings, name) is not None else "evening.first_deal"
    return context.page("lesson", name, then=AfterLesson(lazy(key), lambda: Replace(next_scene(context, host))))


def _first_deal(context: AppContext, host: Host) -> Scene:
    """A match whose first deal is gentle. The evening is over: what follows are matches like others."""
    setup = first_setup()
    context.take(setup)
    context.keeper.change(setup=setup, first_evening=False)
    start = first_deal(SystemRandom().randrange(1000))
    session = Session(setup.rules, players_of(setup), context.thinker, context.shuffle, start.dealer,
                      secret=context.secret, store=context.store, takes_back=setup.takes_back, start=start)
    return new_table(context, session, host).scene("deal")
