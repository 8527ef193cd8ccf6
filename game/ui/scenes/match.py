"""Makes tables of matches: new, resumed, or restored after a fault. Their deals can be viewed again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from ...club import album, practice
from ...session import Session, resumed
from ...settings import Trouble
from ...store import history
from ...store.contests import DUPLICATE
from ...store.kept import CannotGoOn, give_up, kept
from ...view import strength, words
from ...view.lessons import offers
from ...view.lessons.wording import wording
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Pop, Push, Replace, Scene, Step
from ..table.overlays import AlbumNews, ProposedWay, TableLinks
from ..table.table import Table
from ..widgets import Dialog
from .notice import notice
from .table.seating import links_of, new_session, only_bots, table_for

T = TypeVar("T")  # an answer
FollowUp = Callable[[], ProposedWay | None]
"""What comes after a match in place of another one at the same table."""


DEALS_READ = 40
"""The most deals that the album reads after one, about 60 ms."""


def next_match(context: AppContext, host: Host) -> Scene:
    """The table of the next match, about to be dealt."""
    return new_table(context, new_session(context, store=context.store), host).scene("deal")


def demonstration(context: AppContext, host: Host, *, silent: bool = False) -> Scene:
    """A table at which only bots play, and slowly."""
    return new_table(context, new_session(context, human=False), host, silent=silent).scene("deal")


def new_table(context: AppContext, session: Session, host: Host, *, silent: bool = False,
              follows: FollowUp | None = None) -> Table:
    """A table for ``session``, whose first deal is about to be dealt; ``follows`` is what comes after the match."""
    return table_for(context, session, host, _links(context, session, host, follows), silent=silent)


def table_again(context: AppContext, session: Session, host: Host, follows: FollowUp | None = None) -> Table:
    """A table that shows the current state of ``session``."""
    return table_for(context, session, host, _links(context, session, host, follows), resumed=True)


def back_to(key: str) -> FollowUp:
    """After the match comes the page below, on a button with the words of ``key``."""
    return lambda: ProposedWay(words.say(key), Pop)


def resume_match(context: AppContext, match: int, host: Host, follows: FollowUp | None = None) -> Push:
    """The step to the table of the unfinished ``match``; ``follows`` comes after the match."""
    return with_session(context, match, lambda session: Push(table_again(context, session, host, follows).scene()))


def with_session(context: AppContext, match: int, seat: Callable[[Session], Push]) -> Push:
    """The step that ``seat`` makes of the session of the unfinished ``match``.

    A match that cannot be resumed is reported and no longer offered. While what was played last waits to be written,
    none is resumed: it would be taken up before that.
    """
    if not context.store.caught_up():
        return Push(Dialog(lazy("games.title"), lazy("games.not_yet")))
    try:
        session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    except CannotGoOn as fault:
        give_up(context.store, match)
        return Push(notice(Trouble("game", str(fault))))
    return seat(session)


def _links(context: AppContext, session: Session, host: Host, follows: FollowUp | None) -> TableLinks:
    links = replace(links_of(context, session),
                    look_back=lambda: context.page("replay", session.record, viewer=session.viewer))
    if only_bots(session):
        return links
    return replace(links, review=lambda: context.page("review", session.record, session.viewer),
                   follows=follows or links.follows,
                   after_deal=_once_a_deal(session, partial(deal_proposal, context, session)),
                   after_match=partial(match_proposal, context, session, host),
                   flowers=_once_a_deal(session, partial(album_news, context)),
                   turn=lambda: context.study.of(session.record, session.viewer).turn)


def _once_a_deal(session: Session, ask: Callable[[], T]) -> Callable[[], T]:
    """``ask``, asked once in each deal: a sheet that is shown again says the same."""
    told: dict[int, T] = {}

    def answer() -> T:
        deal = session.deals_dealt
        if deal not in told:
            told.clear()
            told[deal] = ask()
        return told[deal]
    return answer


def match_proposal(context: AppContext, session: Session, host: Host) -> ProposedWay | None:
    """What to propose after a match: other opponents, or else the player's mistakes that are due as exercises."""
    return strength_proposal(context, session, host) or practice_proposal(context)


def practice_proposal(context: AppContext) -> ProposedWay | None:
    """The exercises that are due today; None if there is none, or if that is not wanted."""
    if not context.keeper.settings.practice:
        return None
    today = context.today()
    due = practice.state_of(practice.tasks(context.store, today), today).due
    return ProposedWay(words.count("practice.news", due), partial(context.open, "practice")) if due else None


def deal_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """What to propose after a deal: the ranking of its tournament, or else the lesson about what came up in it."""
    return tournament_proposal(context, session) or lesson_proposal(context, session)


def tournament_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The ranking, if the match is a tournament."""
    if session.tournament != DUPLICATE:
        return None
    return ProposedWay(words.say("tournament.after"), partial(context.open, "ranking"))


def album_news(context: AppContext) -> AlbumNews | None:
    """What the latest deal added to the album; None for nothing, or if it is not wanted."""
    flowers = album.news(context.store, DEALS_READ) if context.keeper.settings.album_news else ()
    return AlbumNews(flowers, lambda: context.open("album", flowers[0].flower)) if flowers else None


def lesson_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The lesson about what came up in the deal, counted as offered; None if there is none to offer."""
    keeper = context.keeper
    name = offers.offered(session.record, session.viewer, keeper.settings)
    if name is None:
        return None
    told, key = keeper.settings.phases_told, offers.times_key(name)
    keeper.change(phases_told={**told, key: told.get(key, 0) + 1})
    title = wording(name, words.language()).title
    return ProposedWay(words.say("offer.lesson", title=title), partial(context.open, "lesson", name))


def strength_proposal(context: AppContext, session: Session, host: Host) -> ProposedWay | None:
    """Stronger or gentler opponents, by the latest deals of this game against the present ones; None for neither."""
    levels = {player.level for seat, player in enumerate(session.players) if seat != session.viewer}
    if len(levels) != 1:
        return None
    level = levels.pop()
    lines = history.deals(context.store, history.Filter(session.rules.preset, origin="played", opponents=level),
                          most=strength.MOST).lines
    found = strength.other_level(level, [line.payment for line in lines if line.payment is not None])
    if found is None:
        return None

    def take() -> Step:
        context.take(strength.with_level(context.setup, found.level))
        return Replace(next_match(context, host))

    return ProposedWay(words.count("strength.up" if found.up else "strength.down", found.deals, won=found.won,
                              level=words.say(f"level.{found.level}")), take)
