"""Sessions and their tables: new, resumed, or of a recorded deal; also the proposals after a deal or a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TypeVar

from ... import logs
from ...ai.names import LEVELS, Player
from ...club import album, practice
from ...club.contests import own_percent, results_of
from ...club.daily import calendar_of, occasion
from ...club.study import DealReview
from ...engine.record import HUMAN, Move, Record
from ...engine.rules import Seat
from ...session import Session, resumed
from ...settings import MatchSetup, Trouble
from ...store import Store, history
from ...store.book import CannotGoOn, give_up, kept
from ...store.contests import is_duplicate
from ...store.facts import opponents
from ...store.values import has_signals
from ...view import newcomer, players, words
from ...view.compare import one_deal
from ...view.history import Occasion
from ...view.lessons.runner import wording
from ...view.players import NAMES, level_at, name_at, players_of
from ...view.table.refusals import Remarks
from ...view.units import Metrics
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Pop, Push, Replace, Scene, Step
from ..app.sounds import Sounds
from ..table.hint import HintAside
from ..table.magnifier import MagnifierAside
from ..table.overlays import AlbumNews, ProposedWay, TableLinks, TableOverlay, Tutor
from ..table.table import Table
from ..widgets import Dialog
from .pages import notice
from .table.asides import AloudAside, PhaseAside, RemarkAside
from .table.bidding import BiddingScene
from .table.counting import CountAside
from .table.play import PlayScene
from .table.scoring import MatchEndScene, ScoringScene

T = TypeVar("T")
FollowUp = Callable[[], ProposedWay | None]
"""A function that returns the proposal for the time after a match, in place of another match at the same table."""
DEALS_READ = 40
"""The greatest number of deals that the album reads after a deal, which takes about 60 ms."""
#: The scene at the table for each stage of the board, and for the end of the match.
SCENES: Mapping[str, Callable[[Table], Scene]] = {
    "deal": BiddingScene, "bidding": BiddingScene, "play": PlayScene, "scoring": ScoringScene, "match": MatchEndScene}


def new_session(context: AppContext, human: bool = True, store: Store | None = None) -> Session:
    """A new match by the setup of ``context``, stored in ``store``; a person plays at the first seat if ``human``."""
    setup = context.setup
    rules = setup.rules
    dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
    return Session(rules, players_of(setup, human), context.thinker, context.shuffle, dealer, secret=context.secret,
                   store=store, takes_back=setup.takes_back, signals=setup.signals)


def table_for(context: AppContext, session: Session, host: Host, links: TableLinks | None = None, *,
              resumed: bool = True, silent: bool = False, metrics: Metrics | None = None,
              tutor: Tutor | None = None) -> Table:
    """A table for ``session``; if ``resumed``, it shows past events at once.

    By default it has the whole window and no ``links`` to replays and reviews. There are no hints with a ``tutor``, nor
    in deals whose results are compared with those of others.
    """
    logs.DISCREET.hide(player.name for player in session.players)
    hints = not only_bots(session) and tutor is None and not is_compared(context, session)
    explain = partial(PhaseAside, keeper=context.keeper)
    overlays: list[Callable[[Table], TableOverlay]] = [RemarkAside, explain, CountAside, MagnifierAside]
    if not only_bots(session):
        overlays.append(partial(AloudAside, aloud=context.aloud))
    if hints:
        overlays.insert(0, partial(HintAside, study=context.study))
    table = Table(session, Sounds(None) if silent else host.sounds, metrics or host.metrics,
                  links or links_of(context, session), context.preferences(only_bots(session)), overlays, resumed,
                  Remarks(context.study.hint if hints else None), context.keeper.change, tutor)
    context.follow(table)
    return table


def links_of(context: AppContext, session: Session) -> TableLinks:
    """The links of a table for ``session``, without replays and reviews."""
    rulebook = partial(context.page, "rulebook", session.rules)
    pages = (("menu.rules", partial(rulebook, "game")), ("menu.settings", partial(context.page, "settings")),
             ("menu.keys", partial(context.page, "keys")))
    return TableLinks(SCENES, rulebook, pages)


def only_bots(session: Session) -> bool:
    """Whether no person plays in ``session``."""
    return session.players[session.viewer].level != HUMAN


def next_match(context: AppContext, host: Host) -> Scene:
    """The scene at the table of the next match, before the deal."""
    return new_table(context, new_session(context, store=context.store), host).scene("deal")


def demonstration(context: AppContext, host: Host, *, silent: bool = False) -> Scene:
    """The scene at a table at which only bots play, slowly."""
    return new_table(context, new_session(context, human=False), host, silent=silent).scene("deal")


def new_table(context: AppContext, session: Session, host: Host, *, silent: bool = False,
              follows: FollowUp | None = None) -> Table:
    """A table for ``session`` before its first deal; ``follows`` makes the proposal after the match."""
    return table_for(context, session, host, _links(context, session, host, follows), resumed=False, silent=silent)


def table_again(context: AppContext, session: Session, host: Host, follows: FollowUp | None = None) -> Table:
    """A table that shows the current state of ``session``; ``follows`` as in :func:`new_table`."""
    return table_for(context, session, host, _links(context, session, host, follows))


def resume_match(context: AppContext, match: int, host: Host, follows: FollowUp | None = None) -> Push:
    """The step to the table of the unfinished ``match``; ``follows`` makes the proposal after the match."""
    return with_session(context, match, lambda session: Push(table_again(context, session, host, follows).scene()))


def with_session(context: AppContext, match: int, seat: Callable[[Session], Push]) -> Push:
    """The step that ``seat`` makes from the session of the unfinished ``match``.

    A match that cannot be resumed is reported and no longer offered. No match is resumed while the latest moves are not
    written yet, because they would be missing.
    """
    if not context.store.caught_up():
        return Push(Dialog(lazy("games.title"), lazy("games.not_yet")))
    try:
        session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    except CannotGoOn as fault:
        give_up(context.store, match)
        return Push(notice(Trouble("game", str(fault))))
    return seat(session)


def _occasion_of(context: AppContext, session: Session) -> Occasion | None:
    rules = session.rules
    return occasion(session.tournament, rules.deals, session.secret, rules.preset,
                    calendar_of(context.store, context.today()))


def is_compared(context: AppContext, session: Session) -> bool:
    """Whether the results of ``session`` are compared with those of others.

    This is so in a duplicate tournament and in a deal of the day.
    """
    found = _occasion_of(context, session)
    return is_duplicate(session.tournament) or (found is not None and found.day is not None)


def take_up(context: AppContext, host: Host, match: int, *, over: bool = True) -> Push:
    """The step to the table of the unfinished ``match``.

    If the match belongs to a page, its table is opened over that page if ``over``; else the page comes after the match.
    """
    return with_session(context, match, lambda session: table_of(context, host, session, over=over))


def table_of(context: AppContext, host: Host, session: Session, *, over: bool = True) -> Push:
    """The step to the table with the current state of ``session``; ``over`` as in :func:`take_up`."""
    found = _occasion_of(context, session)
    if found is None:
        return Push(table_again(context, session, host).scene())
    key, page = f"{found.name}.after", partial(context.page, found.name)
    if found.day is not None:
        key, page = "daily.results", partial(context.page, "daily", found.day, session.rules.preset)
    if over:
        return Push(page(), Push(table_again(context, session, host, back_to(key)).scene()))

    def after() -> ProposedWay:
        return ProposedWay(words.say(key), lambda: Replace(page()))

    return Push(table_again(context, session, host, after).scene())


def back_to(key: str) -> FollowUp:
    """A function that proposes to go back to the page below the table; ``key`` is the key of the button's text."""
    return lambda: ProposedWay(words.say(key), Pop)


def recorded_players(record: Record, viewer: Seat, setup: MatchSetup) -> list[Player]:
    """The person at ``viewer``, and the other players of ``record``; unknown ones are taken from ``setup``."""
    me = name_at(setup, 0)
    found = []
    for seat in range(record.rules.at_table):
        name = record.names[seat] if record.names else ""
        level = record.bots[seat] if record.bots else ""
        usual = NAMES[((seat - viewer) % record.rules.at_table - 1) % len(NAMES)]
        found.append(Player(me, HUMAN) if seat == viewer else
                     Player(name if name not in ("", me) else usual,
                            level if level in LEVELS else level_at(setup, seat)))
    return found


def play_again(context: AppContext, host: Host, record: Record, moves: Sequence[Move], viewer: Seat,
               known: bool = True) -> Scene:
    """The scene at a table with the deal of ``record`` after ``moves``, with a person at ``viewer``.

    If the cards are ``known`` to the player, the deal is a trial: nothing is stored, and its record counts as taken
    back.
    """
    times, store = (record.taken_back + 1, None) if known else (0, context.store)
    start = replace(record, rules=one_deal(record.rules), moves=tuple(moves), end="open", taken_back=times, more={})
    session = Session(start.rules, recorded_players(record, viewer, context.setup), context.thinker, context.shuffle,
                      record.dealer, viewer, context.secret, store, context.setup.takes_back, start=start,
                      signals=has_signals(record))
    return table_for(context, session, host, resumed=bool(moves)).scene()


def _links(context: AppContext, session: Session, host: Host, follows: FollowUp | None) -> TableLinks:
    links = replace(links_of(context, session),
                    look_back=lambda: context.page("replay", session.record, viewer=session.viewer))
    if only_bots(session):
        return links

    def judged(begin: bool) -> DealReview:
        deal = context.study.of(session.record, session.viewer)
        if begin and not deal.review.complete:
            context.study.begin(deal)
        return deal

    return replace(links, review=lambda: context.page("review", session.record, session.viewer),
                   follows=follows or partial(evening_proposal, context, session, host),
                   after_deal=_once_a_deal(session, lambda: tournament_proposal(context, session)
                                           or lesson_proposal(context, session)),
                   after_match=lambda: strength_proposal(context, session, host) or practice_proposal(context),
                   flowers=_once_a_deal(session, partial(album_news, context)),
                   judged=judged)


def _once_a_deal(session: Session, ask: Callable[[], T]) -> Callable[[], T]:
    """A function that calls ``ask`` once in each deal, and returns the same result when a sheet is shown again."""
    told: dict[int, T] = {}

    def answer() -> T:
        deal = session.deals_dealt
        if deal not in told:
            told.clear()
            told[deal] = ask()
        return told[deal]
    return answer


def evening_proposal(context: AppContext, session: Session, host: Host) -> ProposedWay | None:
    """The continuation of the first evening, after a match of one deal; None if the evening is over."""
    settings = context.keeper.settings
    if not settings.first_evening or session.rules.deals > 1:
        return None
    key = "sheet.next_deal" if newcomer.next_lesson(settings) is None else "evening.go_on"
    return ProposedWay(lazy(key), lambda: Replace(context.page("evening", host)))


def practice_proposal(context: AppContext) -> ProposedWay | None:
    """The proposal to do the exercises that are due today; None if there are none or they are turned off."""
    if not context.keeper.settings.practice:
        return None
    today = context.today()
    due = practice.state_of(practice.tasks(context.store, today), today).due
    return ProposedWay(words.count("practice.news", due), partial(context.open, "practice")) if due else None


def tournament_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The proposal to see the results of the deal; None if the match is not a duplicate tournament."""
    if not is_duplicate(session.tournament) or session.match_number is None:
        return None
    board = next(iter(results_of(context.store, session.match_number)[-1:]), None)
    said = words.say("tournament.in_deal", percent=round(own_percent(board))) if board is not None and board.tables \
        else words.say("tournament.after")
    return ProposedWay(said, partial(context.open, "ranking", session.match_number))


def album_news(context: AppContext) -> AlbumNews | None:
    """The flowers that the latest deal opened in the album; None if there are none or they are turned off."""
    flowers = album.news(context.store, DEALS_READ) if context.keeper.settings.album_news else ()
    return AlbumNews(flowers, lambda: context.open("album", flowers[0].flower)) if flowers else None


def lesson_proposal(context: AppContext, session: Session) -> ProposedWay | None:
    """The proposal of a lesson about something in the deal, which counts as offered; None if there is none."""
    keeper = context.keeper
    name = newcomer.offered(session.record, session.viewer, keeper.settings)
    if name is None:
        return None
    told, key = keeper.settings.phases_told, newcomer.times_key(name)
    keeper.change(phases_told={**told, key: told.get(key, 0) + 1})
    return ProposedWay(lambda: words.say("offer.lesson", title=wording(name, words.language()).title),
                       partial(context.open, "lesson", name))


def strength_proposal(context: AppContext, session: Session, host: Host) -> ProposedWay | None:
    """The proposal of stronger or weaker opponents, judged by the latest deals of this game against the current ones.

    Returns None if the current ones are suitable or have different levels.
    """
    levels = [player.level for player in session.players]
    others = levels[session.viewer + 1:] + levels[:session.viewer]
    level = players.level_of(others)
    if level is None:
        return None
    lines = history.deals(context.store, history.Filter(
        session.rules.preset, origin="played", opponents=opponents(levels, session.viewer)), most=players.MOST).lines
    found = players.other_level(level, [line.payment for line in lines if line.payment is not None])
    if found is None:
        return None

    def take() -> Step:
        seated = players.with_level if len(set(others)) == 1 else players.with_company
        context.take(seated(context.setup, found.level))
        return Replace(next_match(context, host))

    def said() -> str:
        return words.count("strength.up" if found.up else "strength.down", found.deals, won=found.won,
                           level=words.say(f"level.{found.level}"))

    return ProposedWay(said, take)
