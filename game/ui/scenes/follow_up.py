"""Takes up a match from anywhere; after one of a tournament, season or day comes its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...club.daily import calendar_of, occasion
from ...session import Session
from ...view import words
from ..app.context import AppContext
from ..app.scene import Host, Push, Replace
from ..table.overlays import ProposedWay
from .match import back_to, table_again, with_session


@dataclass(frozen=True, slots=True)
class MatchPage:
    """The page ``name`` that comes after a match; ``key`` is that of the way there."""

    key: str
    name: str
    given: tuple[Any, ...] = ()


def page_after(context: AppContext, session: Session) -> MatchPage | None:
    """The page of the tournament, season or day to which the match of ``session`` belongs; None if there is none."""
    rules = session.rules
    found = occasion(session.tournament, rules.deals, session.secret, rules.preset,
                     calendar_of(context.store, context.today()))
    if found is None:
        return None
    if found.day is not None:
        return MatchPage("daily.title", "daily", (found.day, rules.preset))
    return MatchPage(f"{found.name}.after", found.name)


def take_up(context: AppContext, host: Host, match: int, *, over: bool = True) -> Push:
    """The step to the table of the unfinished ``match``.

    A match that belongs to a page lies ``over`` it, as if it had been begun there; else its page comes after it.
    """
    return with_session(context, match, lambda session: table_of(context, host, session, over=over))


def table_of(context: AppContext, host: Host, session: Session, *, over: bool = True) -> Push:
    """The step to the table with the current state of ``session``, as :func:`take_up`."""
    page = page_after(context, session)
    if page is None:
        return Push(table_again(context, session, host).scene())
    if over:
        return Push(context.page(page.name, *page.given),
                    Push(table_again(context, session, host, back_to(page.key)).scene()))

    def after() -> ProposedWay:
        return ProposedWay(words.say(page.key), lambda: Replace(context.page(page.name, *page.given)))

    return Push(table_again(context, session, host, after).scene())
