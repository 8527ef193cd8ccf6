"""Makes tables of matches: new, resumed, or restored after a fault. Their deals can be viewed again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from ...session import Session, resumed
from ...settings import Trouble
from ...store import history
from ...store.kept import CannotGoOn, give_up, kept
from ...store.tournaments import DUPLICATE
from ...view import album, practice, strength, words
from ...view.lessons import offers
from ...view.lessons.wording import wording
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Push, Replace, Scene, Step
from ..table.overlays import AlbumNews, ProposedWay, TableLinks
from ..table.table import Table
from ..widgets import Dialog
from .album import AlbumScene
from .lesson.lesson import LessonScene
from .practice.list import PracticeScene
from .ranking import RankingScene
from .replay.replay import ReplayScene, review_of
from .table.seating import links_of, new_session, only_bots, table_for

T = TypeVar("T")  # an answer
FollowUp = Callable[[], ProposedWay | None]
"""What comes after a match in place of another one at the same table."""


@dataclass(frozen=True, slots=True)
class MatchPage:
    """The page of a tournament, a season or a day, which comes after its matches; ``key`` is that of the way there."""

    key: str
    make: Callable[[], Scene]

    def after(self) -> ProposedWay:
        """The way to the page."""
        return ProposedWay(words.say(self.key), lambda _: Replace(self.make()))


DEALS_READ = 40
"""The most deals that the album reads after one, about 60 ms."""


def new_table(context: AppContext, host: Host, home: Callable[[], Scene], *, demo: bool = False,
              silent: bool = False) -> Table:
    """A table for a new match, about to be dealt; ``demo``: bots only, and slowly."""
    session = new_session(context, human=not demo, store=None if demo else context.store)
    return table_of_session(context, session, host, home, silent=silent)


def table_of_session(context: AppContext, session: Session, host: Host, home: Callable[[], Scene], *,
                     silent: bool = False, follows: FollowUp | None = None) -> Table:
    """A table for ``session``, whose first deal is about to be dealt; ``follows`` is what comes after the match."""
    return table_for(context, session, host, _links(context, session, host, home, follows), silent=silent)


def resume_match(context: AppContext, match: int, host: Host, home: Callable[[], Scene],
                 follows: FollowUp | None = None) -> Step:
    """The step to the table of the unfinished ``match``, which leads ``home``; ``follows`` comes after the match."""
    def seat(session: Session) -> Step:
        return Replace(table_again(context, session, host, home, follows).scene())

    return with_session(context, match, home, seat)


def with_session(context: AppContext, match: int, home: Callable[[], Scene], seat: Callable[[Session], Step]) -> Step:
    """The step that ``seat`` makes of the session of the unfinished ``match``.

    A match that cannot be resumed is reported and no longer offered, and the step is that of ``home``. While what was
    played last waits to be written, none is resumed: it would be taken up before that.
    """
    assert context.store is not None
    if not context.store.caught_up():
        return Push(Dialog(lazy("games.title"), lazy("games.not_yet")))
    try:
        session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    except CannotGoOn as fault:
        give_up(context.store, match)
        context.keeper.troubles.append(Trouble("game", str(fault)))
        return Replace(home())
    return seat(session)


def table_again(context: AppContext, session: Session, host: Host, home: Callable[[], Scene],
                follows: FollowUp | None = None) -> Table:
    """A table that shows the current state of ``session``."""
    return table_for(context, session, host, _links(context, session, host, home, follows), resumed=True)


def _links(context: AppContext, session: Session, host: Host, home: Callable[[], Scene],
           follows: FollowUp | None) -> TableLinks:
    def look_back() -> Scene:
        return ReplayScene(session.record, context, viewer=session.viewer)

    def review() -> Scene:
        return review_of(session.record, context, session.viewer)

    links = replace(links_of(context, session, home), look_back=look_back)
    if only_bots(session):
        return links
    return replace(links, review=review, follows=follows or links.follows,
                   after_deal=_once_a_deal(session, partial(deal_proposal, context, session)),
                   after_match=partial(match_proposal, context, session, host, home),
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


def match_proposal(context: AppContext, session: Session, host: Host, home: Callable[[], Scene]) -> ProposedWay | None:
    """What to propose after a match: other opponents, or else the player's mistakes that are due as exercises."""
    return strength_proposal(context, session, host, home) or practice_proposal(context)


def practice_proposal(context: AppContext) -> ProposedWay | None:
    """The exercises that are due today; None if there is none, or if that is not wanted."""
    if not context.keeper.settings.practice:
        return None
    today = context.today()
    due = practice.state_of(practice.tasks(context.store, today), today).due

    def take(_: Callable[[], Scene]) -> Step:
        return Push(PracticeScene(context))

    return ProposedWay(words.count("practice.news", due), take) if due else None


def deal_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """What to propose after a deal: the ranking of its tournament, or else the lesson about what came up in it."""
    return tournament_proposal(context, session) or lesson_proposal(context, session)


def tournament_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The ranking, if the match is a tournament."""
    if session.tournament != DUPLICATE:
        return None

    def take(_: Callable[[], Scene]) -> Step:
        return Push(RankingScene(context))

    return ProposedWay(words.say("tournament.after"), take)


def album_news(context: AppContext) -> AlbumNews | None:
    """What the latest deal added to the album; None for nothing, or if it is not wanted."""
    flowers = album.news(context.store, DEALS_READ) if context.keeper.settings.album_news else ()
    return AlbumNews(flowers, lambda: Push(AlbumScene(context, flowers[0].flower))) if flowers else None


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
