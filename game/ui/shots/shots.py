"""Any scene as a picture, from a state that was actually played, without a display."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
from pygame import Surface

from ...ai.bots import FALLBACK
from ...engine.actions import Action, Discard
from ...engine.observation import Observation
from ...files import output
from ...session import shuffler
from ...settings import Keeper, MatchSetup, Settings
from ...store import open_store
from ...store.history import matches
from ...thinker import InProcess
from ...view import words
from ...view.companions import with_companion
from ...view.daily import SEAT, DailyResult, daily_deal
from ...view.rulebook.pages import PAGES
from ...view.study import Study
from ...view.table.choreography import Pace
from ..app.app import App, MemoryScreen
from ..app.context import AppContext
from ..app.live import dress
from ..app.scene import Pop, Push, Replace, Scene
from ..draw.deck import DECK
from ..scenes.about import AboutScene
from ..scenes.album import AlbumScene
from ..scenes.companions import CompanionsScene
from ..scenes.compare.match import DuplicateMatchScene
from ..scenes.daily import DailyScene
from ..scenes.gallery.gallery import GalleryScene
from ..scenes.gallery.pack_page import PackScene
from ..scenes.history.history import HistoryScene
from ..scenes.history.match import MatchScene
from ..scenes.how import HowScene
from ..scenes.keys import KeysScene
from ..scenes.menu import MenuScene
from ..scenes.rulebook.at import open_rulebook
from ..scenes.rulebook.rulebook import RulebookScene
from ..scenes.settings import SettingsScene
from ..scenes.setup import SetupScene
from ..scenes.statistics.statistics import StatisticsScene
from ..scenes.table.after import CountScene, all_hands
from ..scenes.table.chart import match_chart
from ..scenes.table.chooser import CardChooser
from ..scenes.table.counting import CountPage
from ..scenes.table.match_end import MatchEndScene
from ..scenes.table.play import last_trick
from ..scenes.table.refusals import RefusalsScene
from ..scenes.table.scoring import ScoringScene
from ..scenes.table.seating import new_session
from ..scenes.table.story import StoryScene
from ..scenes.table.table_scene import TableScene
from ..scenes.waiting import WaitingScene
from ..scenes.welcome import WelcomeScene
from ..table.hint import HintAside
from ..table.preferences import preferences_of
from .deals import DEALS, Wayward, rivalled
from .faults import blundered, counting, early, often_refused, try_illegal_card
from .games import Evenings, play_days, rate, sample_store
from .lessons import LESSONS
from .widgets_page import WidgetsPage

QUICK = Pace(cards=0.05, rest=0.0, bots=0.0)
FRAMES_AT_MOST = 200_000
DEALS_AT_MOST = 60
GAMES_FILE = Path("/home/marguerite/.local/share/tarot-des-fleurs/games.sqlite")
SETTINGS_FILE = Path("/home/marguerite/.config/tarot-des-fleurs/settings.json")
FRAMES_TO_FINISH = 120  # cards that have come to rest are drawn exactly a few in each frame


@dataclass(frozen=True, slots=True)
class Shot:
    """A request for a picture."""

    scene: str
    size: tuple[int, int]
    preset: str = "chambery"
    players: int | None = None
    seed: int = 1
    lang: str = "en"
    text_percent: int = 100
    settings: Settings = field(default_factory=Settings)


STATISTICS = {"overview": "", "course": "_course", "games": "_games", "roles": "_roles", "results": "_results",
              "skill": "_skill"}
"""The pages of the statistics, and the suffixes of their pictures."""

Reached = Callable[[TableScene], bool]


def _asked(kind: str) -> Reached:
    return lambda scene: scene.table.prompt().kind == kind


def _in_play(scene: TableScene) -> bool:
    table = scene.table
    view = table.view
    return table.prompt().kind == "play" and len(view.tricks) >= 2 and len(view.trick.cards) >= len(view.order) - 2


def _discard_half_made(scene: TableScene) -> bool:
    """An écart that lacks one card."""
    table = scene.table
    if table.prompt().kind != "discard":
        return False
    view = table.view
    laid: list[Action] = []
    while len(table.stage.offered) < view.rules.row.talon - 1:
        action = FALLBACK.choose(view, Random(1)) if not laid else None
        cards = [a.card for a in view.actions if isinstance(a, Discard) and a.card not in table.stage.offered]
        card = action.card if isinstance(action, Discard) else cards[0]
        laid.append(Discard(card))
        scene.use(card)
        table.stage.skip()
    return True


def _moving(scene: TableScene) -> bool:
    return bool(scene.table.stage.tweens)


def _hinted(depth: int, below: Reached) -> Reached:
    """A hint of ``depth`` in a scene that satisfies ``below``."""
    def reached(scene: TableScene) -> bool:
        if not below(scene):
            return False
        hint = next(one for one in scene.table.overlays if isinstance(one, HintAside))
        for _ in range(depth):
            hint.deeper()
            hint.update(0.0)
        return True
    return reached


REACHED: dict[str, Reached] = {
    "discard": _discard_half_made,
    "bidding": _asked("bid"),
    "ask": _asked("ask"),
    "give": _asked("give"),
    "call": _asked("call"),
    "play": _in_play,
    "refusal": try_illegal_card,
    "ahead": early,
    "remark": blundered,
    "counting_aid": counting,
    "hint": _hinted(1, _in_play),
    "hint_numbers": _hinted(2, _in_play),
    "hint_bid": _hinted(1, _asked("bid")),
    "hint_discard": _hinted(1, _asked("discard")),
    "hint_call": _hinted(1, _asked("call")),
    "scoring": lambda scene: isinstance(scene, ScoringScene) and scene.table.session.rules.deals > 0
    and scene.table.stage.board.end == "played" and scene.settle(),
    "final": lambda scene: isinstance(scene, ScoringScene) and scene.table.session.match.finished and scene.settle(),
}
#: Panels over a scene: the scene, and the function that makes the panel.
OVER: dict[str, tuple[str, Callable[[TableScene], Scene]]] = {
    "chooser": ("call", lambda scene: CardChooser(scene.table, scene.table.prompt(), lambda card: None)),
    "asking": ("ask", lambda scene: CardChooser(scene.table, scene.table.prompt(), lambda card: None)),
    "hands": ("scoring", lambda scene: all_hands(scene.table)),
    "count": ("scoring", lambda scene: CountScene(scene.table)),
    "match_end": ("final", lambda scene: at_its_end(MatchEndScene(scene.table))),
    "chart": ("final", lambda scene: match_chart(scene.table)),
    "last_trick": ("play", lambda scene: last_trick(scene.table)),
    "leave": ("play", lambda scene: scene.leaving()),
    "story": ("play", lambda scene: StoryScene(scene.table)),
    "counting_page": ("counting_aid", lambda scene: CountPage(scene.table, scene.table.view)),
    "refusals": ("refusal", lambda scene: RefusalsScene(often_refused(scene.table))),
}


def at_its_end(scene: ScoringScene) -> ScoringScene:
    """``scene`` without its motion."""
    scene.settle()
    return scene


def _with_games(menu: MenuScene) -> AppContext:
    menu.context.store = sample_store()
    return menu.context


def _left(menu: MenuScene) -> AppContext:
    """The context after three unfinished matches."""
    context = menu.context
    context.store = open_store(None, clock=Evenings())
    for _ in range(3):
        new_session(context, store=context.store).leave()
    return context


def _deals(menu: MenuScene) -> Scene:
    history = HistoryScene(_with_games(menu))
    history.kind = "deals"
    return history


def _match(menu: MenuScene) -> Scene:
    """The sheet of the first match in the history."""
    context = _with_games(menu)
    assert context.store is not None
    return MatchScene(context, context.store, matches(context.store).lines[0])


def _match_compared(menu: MenuScene) -> Scene:
    """A match, and the results of two others in it, the second without all deals."""
    context = _with_games(menu)
    assert context.store is not None
    scene = DuplicateMatchScene(context, context.store, matches(context.store).lines[0])
    rivalled(scene)
    return scene


def _statistics(page: str, as_table: bool = False) -> Callable[[MenuScene], Scene]:
    def made(menu: MenuScene) -> Scene:
        context = _with_games(menu)
        assert context.store is not None
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
    """The rulebook during a search."""
    book = RulebookScene(menu.context.setup.rules)
    book.asked = "Petit"
    return book


def _companions(menu: MenuScene) -> Scene:
    """The companions, two of them invited, after some matches."""
    context = _with_games(menu)
    scene = CompanionsScene(context, menu.start)
    context.take(with_companion(with_companion(context.setup, "colette"), "gaston"))
    return scene


DAY = date(2026, 11, 23)


def _daily(menu: MenuScene) -> Scene:
    """The deal of a day that was played, with the scores of the bots and of a friend."""
    context = _with_games(menu)
    assert context.store is not None
    context.today, context.another = (lambda: DAY), partial(Wayward, SEAT, 9)
    play_days(context.store, [daily_deal(date(2026, 11, day), context.setup.preset) for day in (9, 12, 13, 21, 23)])
    scene = DailyScene(context, lambda: menu)
    scene.friends.append(DailyResult(DAY, context.setup.preset, 24, "Léa"))
    while scene.busy:
        scene.work()
    return scene


def _album(menu: MenuScene) -> Scene:
    """The album after some matches."""
    scene = AlbumScene(_with_games(menu))
    while scene.busy:
        scene.read_on()
    return scene


#: Scenes reached from the menu.
FROM_MENU: dict[str, Callable[[MenuScene], Scene]] = {
    "menu_left": lambda menu: MenuScene(_left(menu)),
    "waiting": lambda menu: WaitingScene(_left(menu), lambda: menu),
    "setup": lambda menu: SetupScene(menu.context, menu.start),
    "setup_house": lambda menu: SetupScene(menu.context, menu.start, page=2),
    "companions": _companions,
    "daily": _daily,
    "album": _album,
    "settings": lambda menu: SettingsScene(menu.context.keeper),
    "keys": lambda menu: KeysScene(),
    "about": lambda menu: AboutScene(GAMES_FILE, SETTINGS_FILE),
    "how": lambda menu: HowScene(menu.start),
    "welcome": lambda menu: WelcomeScene(menu.context),
    "gallery": lambda menu: GalleryScene(menu.context.keeper),
    "gallery_all": lambda menu: GalleryScene(menu.context.keeper).wall(),
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
SHOTS = ("menu", *FROM_MENU, *REACHED, *OVER, "dealing")


def prepare_drawing() -> None:
    """Open what drawing needs, without a display or a device."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()


def _deck_read() -> None:
    DECK.open()
    while not DECK.complete:
        pygame.time.wait(5)
        DECK.collect()
    DECK.collect()


class ByRule(InProcess):
    """All bots play by plain rule, at once: pictures and measurements are about the window."""

    def ask(self, observation: Observation, level: str, seed: int) -> int:
        """Store the question, for any ``level``; returns its number."""
        return super().ask(observation, "plain", seed)


def app_of(wanted: Shot) -> App:
    """An application on the menu, seeded, on a surface in memory."""
    prepare_drawing()
    words.use(wanted.lang)
    options: dict[str, bool | int | str] = {} if wanted.players is None else {"players": wanted.players}
    fixed = replace(preferences_of(wanted.settings), pace=QUICK)
    context = AppContext(ByRule(), InProcess, Study(), shuffler(Random(wanted.seed)), Keeper(settings=wanted.settings),
                         MatchSetup(wanted.preset, options), first_dealer=0, secret=b"shot", fixed=fixed)
    dress(wanted.settings)
    app = App(MenuScene(context), MemoryScreen(wanted.size), text_percent=wanted.text_percent)
    app.on_rules = open_rulebook
    _deck_read()
    return app


def app_at(wanted: Shot) -> App:
    """An application at the scene that ``wanted`` names; ValueError if it is not reached in a few matches."""
    app = app_of(wanted)
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    if wanted.scene in FROM_MENU:
        app.scenes.take(Push(FROM_MENU[wanted.scene](menu)))
    elif wanted.scene != "menu":
        app.step([], 0.0)
        app.scenes.take(menu.start())
        play_until(app, wanted.scene)
    return app


def scene_picture(wanted: Shot) -> Surface:
    """The scene that ``wanted`` names, drawn; errors as :func:`app_at`."""
    app = app_at(wanted)
    app.scenes.invalidate()
    for _ in range(FRAMES_TO_FINISH):
        app.step([], 0.0)
        if not app.scenes.dirty:
            break
    return app.screen.surface


def play_until(app: App, name: str) -> None:
    """Play on, with the rule bot for the viewer, until the scene ``name`` is reached."""
    below, panel = OVER.get(name, (name, None))
    reached = REACHED.get(below, _moving)
    for _ in range(FRAMES_AT_MOST):
        app.step([], 1 / 60, seen=False)
        scene = at_the_table(app)
        if (scene.table.caught_up or name == "dealing") and reached(scene):
            app.step([], 0.0)
            if panel is not None:
                app.scenes.take(Push(panel(scene)))
                app.step([], 0.2)
            return
        act(app, scene)
    raise ValueError(f"the scene {name} did not come up")


def at_the_table(app: App) -> TableScene:
    """The scene at the table, without a dialog that has opened by itself."""
    while not isinstance(app.scenes.top, TableScene):
        app.scenes.take(Pop())
    return app.scenes.top


def act(app: App, scene: TableScene) -> None:
    """The person's next action, if any: by plain rule, and on to the next deal or match."""
    table = scene.table
    if table.mine and table.caught_up:
        action = FALLBACK.choose(table.view, Random(len(table.session.record.moves)))
        table.act(action)
    elif isinstance(scene, ScoringScene) and table.caught_up:
        if table.session.deals_dealt >= DEALS_AT_MOST:
            raise ValueError("the scene did not come up in many deals")
        if table.session.match.finished:
            table.new_match()
        else:
            table.next_deal()
        app.scenes.take(Replace(table.scene("deal")))


def save(wanted: Shot, path: Path) -> None:
    """Write the picture of ``wanted`` to ``path`` as PNG."""
    png = BytesIO()  # SDL would print its own message for each part of a file that cannot be written
    pygame.image.save(scene_picture(wanted), png, path.name)
    with output(path) as file:
        file.write(png.getvalue())


DrawingError = pygame.error
__all__ = ["REACHED", "SHOTS", "Shot", "app_of", "app_at", "scene_picture", "save"]
