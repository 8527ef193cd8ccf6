"""Takes up a match from anywhere; after one of a tournament, season or day comes its page."""

from __future__ import annotations

from collections.abc import Callable

from ...session import Session
from ...view.daily import calendar_of
from ...view.occasion import occasion
from ..app.context import AppContext
from ..app.scene import Host, Push, Replace, Scene, Step
from .daily import DailyScene
from .match import MatchPage, table_again, with_session
from .season import SeasonScene
from .tournament import TournamentScene


def page_after(context: AppContext, session: Session) -> MatchPage | None:
    """The page of the tournament, season or day to which the match of ``session`` belongs; None if there is none."""
    rules = session.rules
    found = occasion(session.tournament, rules.deals, session.secret, rules.preset,
                     calendar_of(context.store, context.today()))
    if found is None:
        return None
    if found.day is not None:
        return DailyScene.page(context, found.day, rules.preset)
    return (SeasonScene if found.name == "season" else TournamentScene).page(context)


def take_up(context: AppContext, match: int, host: Host, home: Callable[[], Scene], *, over: bool = True) -> Step:
    """The step to the table of the unfinished ``match``, which leads ``home``.

    A match that belongs to a page lies ``over`` the menu, as if it had been begun on its page, and leads there; else
    its page comes after it.
    """
    def seat(session: Session) -> Step:
        page = page_after(context, session)
        if page is None:
            return Replace(table_again(context, session, host, home).scene())
        table = table_again(context, session, host, page.make if over else home, page.after)
        return Push(table.scene()) if over else Replace(table.scene())

    return with_session(context, match, home, seat)
