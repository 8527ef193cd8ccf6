"""Makes tables of matches: new, resumed, or restored after a fault. Their deals can be viewed again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ...session import Session, resumed
from ...settings import Trouble
from ...store import history
from ...store.kept import CannotGoOn, give_up, kept
from ...view import album, practice, strength, words
from ...view.lessons import offers
from ...view.lessons.wording import wording
from ...view.tournament import all_tournaments
from ..app.context import AppContext
from ..app.scene import Host, Push, Replace, Scene, Step
from ..table.overlays import ProposedWay, TableLinks
from ..table.table import Table
from .album import AlbumScene
from .lesson.lesson import LessonScene
from .practice.list import PracticeScene
from .ranking import RankingScene
from .replay.replay import ReplayScene, review_of
from .table.seating import links_of, new_session, only_bots, table_for

FEW = 8
"""After this many deals that the album does not know yet, it is silent: they were not played just now."""


def new_table(context: AppContext, host: Host, home: Callable[[], Scene], *, demo: bool = False,
              silent: bool = False) -> Table:
    """A table for a new match, about to be dealt; ``demo``: bots only, and slowly."""
    session = new_session(context, human=not demo, store=None if demo else context.store)
    return table_of_session(context, session, host, home, silent=silent)


def table_of_session(context: AppContext, session: Session, host: Host, home: Callable[[], Scene], *,
                     silent: bool = False) -> Table:
    """A table for ``session``, whose first deal is about to be dealt."""
    return table_for(context, session, host, _links(context, session, host, home), silent=silent)


def resume_match(context: AppContext, match: int, host: Host, home: Callable[[], Scene]) -> Step:
    """The step to the table of the unfinished ``match``, which leads ``home``.

    A match that cannot be resumed is reported and no longer offered, and the step is that of ``home``.
    """
    assert context.store is not None
    try:
        session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    except CannotGoOn as fault:
        give_up(context.store, match)
        context.keeper.troubles.append(Trouble("game", str(fault)))
        return Replace(home())
    return Replace(table_again(context, session, host, home).scene())


def table_again(context: AppContext, session: Session, host: Host, home: Callable[[], Scene]) -> Table:
    """A table that shows the current state of ``session``."""
    return table_for(context, session, host, _links(context, session, host, home), resumed=True)


def _links(context: AppContext, session: Session, host: Host, home: Callable[[], Scene]) -> TableLinks:
    def look_back() -> Scene:
        return ReplayScene(session.record, context, viewer=session.viewer)

    def review() -> Scene:
        return review_of(session.record, context, session.viewer)

    links = replace(links_of(context, session, home), look_back=look_back)
    if only_bots(session):
        return links
    return replace(links, review=review, after_deal=partial(deal_proposal, context, session),
                   after_match=partial(match_proposal, context, session, host, home))


def match_proposal(context: AppContext, session: Session, host: Host, home: Callable[[], Scene]) -> ProposedWay | None:
    """What to propose after a match: other opponents, or else own mistakes that are due as exercises."""
    return strength_proposal(context, session, host, home) or practice_proposal(context)


def practice_proposal(context: AppContext) -> ProposedWay | None:
    """The exercises that are due today; None for none, or where that is not wanted."""
    if not context.keeper.settings.practice:
        return None
    today = context.today()
    due = practice.state_of(practice.tasks(context.store, today), today).due

    def take(back: Callable[[], Scene]) -> Step:
        return Replace(PracticeScene(context, back))

    return ProposedWay(words.count("practice.news", due), take) if due else None


def deal_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """What to propose after a deal: the lesson about what came up in it, or else what is new in the album."""
    return tournament_proposal(context, session) or lesson_proposal(context, session) or album_proposal(context)


def tournament_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The ranking, if the match is a tournament."""
    number = session.match_number
    if number is None or number not in {one.match for one in all_tournaments(context.store)}:
        return None

    def take(_: Callable[[], Scene]) -> Step:
        return Push(RankingScene(context))

    return ProposedWay(words.say("tournament.after"), take)


def album_proposal(context: AppContext) -> ProposedWay | None:
    """What the deal added to the album: the furthest deed of a flower; None for nothing, or where it is not wanted."""
    if not context.keeper.settings.album_news:
        return None
    deeds = album.news(context.store, FEW)
    if not deeds:
        return None
    flower, what = album.furthest(deeds)

    def take(_: Callable[[], Scene]) -> Step:
        return Push(AlbumScene(context, flower))

    return ProposedWay(words.say("album.news", what=what), take)


def lesson_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The lesson about what came up in the deal, counted as offered; None if there is none to offer."""
    keeper = context.keeper
    name = offers.offered(session.record, session.viewer, keeper.settings)
    if name is None:
        return None
    told, key = keeper.settings.phases_told, offers.times_key(name)
    keeper.change(phases_told={**told, key: told.get(key, 0) + 1})
    title = wording(name, words.language()).title

    def take(back: Callable[[], Scene]) -> Step:
        return Replace(LessonScene(context, name, back, keeper.settings.lessons_begun.get(name, 0)))

    return ProposedWay(words.say("offer.lesson", title=title), take)


def strength_proposal(context: AppContext, session: Session, host: Host,
                      home: Callable[[], Scene]) -> ProposedWay | None:
    """Stronger or gentler opponents, by the latest deals of this game against the present ones; None for neither."""
    levels = {player.level for seat, player in enumerate(session.players) if seat != session.viewer}
    if context.store is None or len(levels) != 1:
        return None
    level = levels.pop()
    lines = history.deals(context.store, history.Filter(session.rules.preset, origin="played", opponents=level),
                          most=strength.MOST).lines
    found = strength.other_level(level, [line.payment for line in lines if line.payment is not None])
    if found is None:
        return None

    def take(_: Callable[[], Scene]) -> Step:
        context.take(strength.with_level(context.setup, found.level))
        return Replace(new_table(context, host, home).scene("deal"))

    return ProposedWay(words.say("strength.up" if found.up else "strength.down", won=found.won, deals=found.deals,
                              level=words.say(f"level.{found.level}")), take)
