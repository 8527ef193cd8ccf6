"""The scenes that are reached from the menu, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

from game.ai.selfplay import played_out
from game.club.daily import SEAT, daily_deal
from game.club.today import game_of
from game.settings import MatchSetup
from game.store import open_store
from game.store.history import matches
from game.store.notes import FriendText
from game.ui.app.context import AppContext
from game.ui.app.scene import Scene
from game.ui.scenes.album import AlbumScene
from game.ui.scenes.compare import DuplicateMatchScene
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.gallery.gallery import GalleryScene, PackScene
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.match import new_session
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pages import AboutScene, CompanionsScene
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.scenes.today import TodayScene
from game.view import words
from game.view.players import with_companion
from game.view.rulebook.pages import PAGES

from .deals import DEALS, Wayward, rivalled
from .games import Evenings, play_days, rate, sample_store
from .lessons import LESSONS
from .practice import practice_list, puzzle_list, shown_answer, shown_exercise, shown_puzzle, solved_puzzle
from .tournament import new_tournament, shown_season, shown_tournament
from .widgets_page import WidgetsPage

GAMES_FILE = Path("/home/marguerite/.local/share/tarot-des-fleurs/games.sqlite")
SETTINGS_FILE = Path("/home/marguerite/.config/tarot-des-fleurs/settings.json")

STATISTICS = {"overview": "", "course": "_course", "games": "_games", "roles": "_roles", "results": "_results",
              "skill": "_skill"}
"""The pages of the statistics, and the suffixes of their pictures."""


def _with_games(menu: MenuScene) -> AppContext:
    menu.context.store = sample_store()
    return menu.context


def _left(menu: MenuScene) -> AppContext:
    """The context after three unfinished matches."""
    context, chance = menu.context, Random("before the matches were left")
    context.store = open_store(None, clock=Evenings())
    usual = context.setup
    for preset, at_table, deals in (("piedmont", 4, 4), ("french", 4, 2), (usual.preset, usual.rules.at_table, 1)):
        context.take(MatchSetup(preset, {"players": at_table}))
        session = new_session(context, store=context.store)
        for _ in range(deals):
            for _, action in played_out(session.state, ("plain",) * at_table, chance)[0].moves:
                session.submit(action)
            session.deal()
        session.leave()
    context.take(usual)
    return context


def _deals(menu: MenuScene) -> Scene:
    history = HistoryScene(_with_games(menu))
    history.kind = "deals"
    return history


def _match(menu: MenuScene) -> Scene:
    context = _with_games(menu)
    return MatchScene(context, context.store, matches(context.store).lines[0])


def _match_compared(menu: MenuScene) -> Scene:
    """The comparison of a match with two bots, the second of which has not played all deals."""
    context = _with_games(menu)
    scene = DuplicateMatchScene(context, context.store, matches(context.store).lines[0])
    rivalled(scene)
    return scene


def _statistics(page: str, as_table: bool = False) -> Callable[[MenuScene], Scene]:
    def made(menu: MenuScene) -> Scene:
        context = _with_games(menu)
        rate(context.store)
        scene = StatisticsScene(context)
        scene.page, scene.as_table = page, as_table
        return scene
    return made


def _of_a_deal(make: Callable[[AppContext], Scene]) -> Callable[[MenuScene], Scene]:
    return lambda menu: make(menu.context)


def _page(page: str) -> Callable[[MenuScene], Scene]:
    return lambda menu: RulebookScene(menu.context.setup.rules, page)


def _looked_up(menu: MenuScene) -> Scene:
    book = RulebookScene(menu.context.setup.rules)
    book.asked = "Petit"
    return book


def _companions(menu: MenuScene) -> Scene:
    """The companions, two of them invited, after some matches."""
    context = _with_games(menu)
    scene = CompanionsScene(context)
    context.take(with_companion(with_companion(context.setup, "colette"), "gaston"))
    return scene


DAY = date(2026, 11, 23)


def _daily(menu: MenuScene) -> Scene:
    """The deal of a day that was played, with the scores of the bots and of a friend."""
    context = _with_games(menu)
    context.today, context.another = (lambda: DAY), partial(Wayward, SEAT, 9)
    play_days(context.store, [daily_deal(date(2026, 11, day), context.setup.preset) for day in (9, 12, 13, 21, 23)])
    scene = DailyScene(context)
    scene.friends.append(FriendText("Léa", 24))
    while scene.busy:
        scene.work_on()
    return scene


def _today(menu: MenuScene) -> TodayScene:
    """A day on which its deal was played, after some evenings, reviews and puzzles."""
    context = menu.context
    practice_list(menu)
    play_days(context.store, [daily_deal(day, game_of(day)) for day in (date(2026, 11, 18), date(2026, 11, 21), DAY)])
    scene = TodayScene(context)
    while scene.busy:
        scene.work_on()
    return scene


def _album(menu: MenuScene) -> Scene:
    scene = AlbumScene(_with_games(menu))
    while scene.busy:
        scene.work_on()
    return scene


def _practised(make: Callable[[MenuScene], Scene]) -> Callable[[MenuScene], Scene]:
    def made(menu: MenuScene) -> Scene:
        _with_games(menu).today = lambda: DAY
        return make(menu)
    return made


def _wall(menu: MenuScene) -> Scene:
    """The wall of all cards, over a gallery that can show the chosen one."""
    gallery = GalleryScene(menu.context)
    gallery.enter(menu.host)
    gallery.resize(menu.host.metrics)
    return gallery.wall()


def _searched(context: AppContext) -> Scene:
    """The settings found by a word of the current language."""
    scene = SettingsScene(context)
    scene.asked = words.say("settings.sound")
    return scene


def _routed(page: str) -> Callable[[MenuScene], Scene]:
    return lambda menu: menu.context.page(page)


#: Scenes reached from the menu.
FROM_MENU: dict[str, Callable[[MenuScene], Scene]] = {
    **{name: _routed(name) for name in ("setup", "settings", "keys", "how", "welcome", "first_table", "gallery")},
    "settings_search": lambda menu: _searched(menu.context),
    "menu_left": lambda menu: MenuScene(_left(menu)),
    "waiting": lambda menu: _left(menu).page("waiting"),
    "setup_house": lambda menu: menu.context.page("setup", page=2),
    "companions": _companions,
    "daily": _daily,
    "album": _album,
    "today": _practised(_today),
    "practice": _practised(practice_list),
    "puzzles": _practised(puzzle_list),
    "puzzle": _practised(shown_puzzle),
    "puzzle_right": _practised(partial(solved_puzzle, right=True)),
    "puzzle_wrong": _practised(partial(solved_puzzle, right=False)),
    "season": _practised(shown_season),
    "tournament": _practised(shown_tournament),
    "tournament_deal": _practised(partial(shown_tournament, deal=2)),
    "tournament_new": _practised(new_tournament),
    "tournament_none": _routed("tournament"),
    "exercise": _practised(shown_exercise),
    "exercise_right": _practised(partial(shown_answer, right=True)),
    "exercise_wrong": _practised(partial(shown_answer, right=False)),
    "about": lambda menu: AboutScene(GAMES_FILE, SETTINGS_FILE),
    "gallery_all": _wall,
    "gallery_pack": lambda menu: PackScene(),
    "widgets": lambda menu: WidgetsPage(),
    **{name: _of_a_deal(make) for name, make in DEALS.items()},
    **{name: _of_a_deal(make) for name, make in LESSONS.items()},
    "history": lambda menu: HistoryScene(_with_games(menu)),
    "history_deals": _deals,
    "history_match": _match,
    "duplicate_match": _match_compared,
    **{f"statistics{suffix}": _statistics(page) for page, suffix in STATISTICS.items()},
    "statistics_table": _statistics("games", as_table=True),
    "rulebook": _page("table"),
    **{f"rulebook_{page}": _page(page) for page in list(PAGES)[1:]},
    "rulebook_paragraph": _page("game.bidding"),
    "rulebook_search": _looked_up,
}
