"""The setup of a new game: the game, the players, the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ai.names import OFFERED, PEOPLE
from ...engine.rules import Rules
from ...engine.variants import OPTIONS, PRESETS, Value
from ...settings import MatchSetup
from ...view import words
from ...view.access import read_out
from ...view.players import LEVEL, level_at, name_at
from ...view.rulebook.pages import RulebookPlace
from ...view.setup import (
    LENGTH,
    SHAPE,
    Draft,
    changed,
    choices,
    chosen,
    house_rules,
    lengths,
    open_ones,
    sources_at,
    value_key,
)
from ...view.units import Metrics, Size
from ...view.words import Text, lazy, spoken
from ..app.context import AppContext
from ..app.events import Verb, verb
from ..app.scene import Answer, Home, Step
from ..draw import text, theme
from ..draw.text import Block
from ..widgets import (
    ROOMY,
    Button,
    Choice,
    Column,
    Grid,
    Label,
    Option,
    Row,
    RowList,
    ScrollArea,
    Select,
    Slider,
    Space,
    Tabs,
    TextField,
    Toggle,
    Widget,
    Written,
    answer_of,
)
from ..widgets.boxes import Split
from .ending.sheet import QuietButton
from .paper import PaperScene

FIRST_OF_FAMILY = [next(name for name, preset in PRESETS.items() if preset.family == family)
                   for family in dict.fromkeys(preset.family for preset in PRESETS.values())]
"""The games shown at first, the first of each family; the others are variants of its rules."""
Game = tuple[str, Text, Text]
"""The value, name and sentence of a game."""
SIDE, AIR, BULLET = 14, 10, 18
"""Units: left padding of a bullet, padding above and below a game together, side of a bullet."""


def shape_words(rules: Rules, name: str, value: Value) -> Text:
    """The text for ``value`` of the option ``name``, one of players, pack and partners, at a table of ``rules``."""
    counted = {"at_table": "setup.at_table", "pack": "cards.count"}
    if name == "players":
        return partial(words.number, int(value))
    if name == "at_table" and value == rules.players:
        return lazy("setup.all_play")
    if name in counted:
        return partial(words.count, counted[name], int(value))
    return lazy(value_key(name, value))


def option_help(preset: str, name: str, value: Value) -> str:
    """The effect of ``value`` for the option ``name`` in the game ``preset``, and the source of that rule."""
    origins = words.listed([words.say(f"source.{origin}") for origin in sources_at(preset, name, value)])
    return words.say("setup.explained", what=words.say(f"explained.{name}.{str(value).lower()}"), source=origins)


class SetupScene(PaperScene):
    """Edits a draft of the setup; Esc discards it.

    ``page`` is the index of the first page to show: game, seats or house rules.
    """

    first = "games"

    def __init__(self, context: AppContext, page: int = 0) -> None:
        super().__init__()
        self.title = lazy("setup.title")
        self.context, self.page = context, page
        self.draft = Draft(context.setup.preset, dict(context.setup.options))
        self.names = dict(enumerate(context.setup.names))
        levels = context.setup.levels
        self.levels = {seat: level and level_at(context.setup, seat) for seat, level in enumerate(levels)}
        self.watch, self.takes_back = context.setup.watch, context.setup.takes_back
        self.signals = context.setup.signals
        self.all_games = False
        self.tabs: Tabs | None = None

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """Three tabs: the game, the seats, the house rules."""
        pages: dict[str, Callable[[], Widget]] = {"game": self._game, "seats": self._seats, "house": self._house}
        shown = self.tabs.names.value if self.tabs is not None else self.page
        self.tabs = Tabs([(self._called_page(name), self.named(f"page {name}", ScrollArea(make())))
                          for name, make in pages.items()])
        self.tabs.names.show(shown)
        self.named("tabs", self.tabs.names)
        return self.tabs

    def foot(self) -> Sequence[Widget]:
        return (self.named("back", Button(lazy("common.back"), self.back)),
                self.named("play", Button(lazy("menu.watch" if self.watch else "menu.play"), self._go, primary=True)))

    def _called_page(self, name: str) -> Text:
        own = len(changed(self.draft))
        return partial(words.count, "setup.house_changed", own) if own and name == "house" else lazy(f"setup.{name}")

    def _game(self) -> Widget:
        games = self._games()
        known: list[Widget] = [self.named("games", GameList(
            [(name, lazy(f"preset.{name}"), lazy(f"about.{name}")) for name in games], self.draft.preset,
            self._preset))]
        if len(games) < len(PRESETS):
            known.append(Row([self.named("more", QuietButton(lazy("setup.more_games"), self._more))]))
        form: list[Widget] = []
        for name in open_ones(self.draft, SHAPE):
            form += [Label(lazy(f"option.{name}"), tip=lazy(f"explained.{name}")), self._choice(name)]
        form += [Label(lazy(f"option.{LENGTH}"), tip=lazy(f"explained.{LENGTH}")), self._length()]
        return Split(Column(known, 10), Grid(form, 2, 8))

    def _games(self) -> list[str]:
        """The first game of each family; all games if the player has asked for them or another one is chosen."""
        if self.all_games or self.draft.preset not in FIRST_OF_FAMILY:
            return list(PRESETS)
        return FIRST_OF_FAMILY

    def _choice(self, name: str) -> Widget:
        tip = lazy(f"explained.{name}")
        options: list[Option[Any]] = [
            Option(value, shape_words(self.draft.rules, name, value), tip) for value in choices(self.draft, name)]
        value = getattr(self.draft.rules, name)
        return self.named(name, Choice(options, value, partial(self._choose, name), tip=tip))

    def _length(self) -> Widget:
        offered = lengths(self.draft.rules.deals)

        def heard(place: float) -> None:
            self.draft = chosen(self.draft, LENGTH, offered[round(place)])

        return self.named(LENGTH, Slider(offered.index(self.draft.rules.deals), heard, high=len(offered) - 1, step=1,
                                         shown=lambda place: words.count("deals.count", offered[round(place)]),
                                         tip=lazy(f"explained.{LENGTH}"), numbers=offered))

    def _seats(self) -> Widget:
        count = self.draft.rules.at_table
        levels = [Option(name, lazy(f"level.{name}"), lazy(f"about.level.{name}")) for name in OFFERED]
        common = {self._level(seat) for seat in range(1, count)}
        every: Choice[Any] = Choice(levels, common.pop() if len(common) == 1 else None, self._all_levels,
                                    tip=lazy("setup.every_level_tip"))
        several = len(levels) > 1
        form: list[Widget] = [Label(lazy("setup.every_level")), self.named("every", every)] if several else []
        for seat in range(count):
            label = lazy("setup.seat", number=seat + 1) if seat else lazy("setup.your_seat")
            bot = seat > 0 or self.watch
            level = [self._level_of(seat, levels)] if bot and several else []
            form += [Label(label), Row([self._name(seat), *level], 10)]
        watch = Toggle(lazy("setup.watch"), self.watch, self._watch, tip=lazy("setup.watch_tip"))
        back = Toggle(lazy("setup.takes_back"), self.takes_back, self._back, tip=lazy("setup.takes_back_tip"),
                      why=lazy("setup.takes_back_watching") if self.watch else None)
        rest = [self.named("watch", watch), self.named("takes_back", back)]
        if self.draft.rules.family.signals:
            rest.append(self.named("signals", Toggle(lazy("setup.signals"), self.signals, self._signals,
                                                     tip=lazy("setup.signals_tip"))))
        return Column([Grid(form, 2, 10, fill=False), *rest], 10)

    def _level_of(self, seat: int, levels: Sequence[Option[str]]) -> Widget:
        people = [Option(name, lazy(f"level.{name}"), lazy(f"about.level.{name}")) for name in PEOPLE]
        one = Select([*levels, *people], self._level(seat), partial(self._one_level, seat),
                     tip=partial(self._about_level, seat))
        return self.named(f"level {seat}", one)

    def _name(self, seat: int) -> Widget:
        field = TextField(self.names.get(seat, ""), partial(self._named_so, seat), most=16,
                          hint=partial(self._usual_name, seat), tip=lazy("setup.name_tip"))
        return self.named(f"name {seat}", field)

    def _house(self) -> Widget:
        lines: list[Widget] = [Label(lazy("setup.house_text"), "small", colour=theme.ON_PAPER.muted)]
        groups = {group: names for group, every in house_rules(self.draft.rules).items()
                  if (names := open_ones(self.draft, every))}
        heads = {name: Label(lazy(f"option.{name}")) for options in groups.values() for name in options}
        labels = tuple(heads.values())
        for group, options in groups.items():
            lines += [Label(lazy(f"setup.group.{group}"), "button", colour=theme.ON_PAPER.accent)]
            pairs = [(heads[name], Column([self._rule(name), self._explanation(name)], 3)) for name in options]
            lines += [Column([Split(head, rule, 12, labels=labels) for head, rule in pairs], 12), Space(4)]
        usual = None if changed(self.draft) else lazy("setup.usual_already")
        lines += [Row([self.named("usual", Button(lazy("setup.usual"), self._usual, why=usual))])]
        return Column(lines, 6)

    def _rule(self, name: str) -> Widget:
        options: list[Option[Any]] = [
            Option(value, lazy(value_key(name, value)), partial(option_help, self.draft.preset, name, value))
            for value in choices(self.draft, name)]
        value = getattr(self.draft.rules, name)
        return self.named(name, Choice(options, value, partial(self._choose, name)))

    def _explanation(self, name: str) -> Widget:
        value = getattr(self.draft.rules, name)
        return Label(partial(option_help, self.draft.preset, name, value), "small", colour=theme.ON_PAPER.muted)

    # -- actions -----------------------------------------------------------------------------------------------------

    def _more(self) -> None:
        """Show all games, and move the focus to the list."""
        self.all_games = True
        self.renew()

    def _preset(self, name: str) -> Step | None:
        self.draft = Draft(name)
        self.renew()
        return None

    def _choose(self, name: str, value: Value) -> Step | None:
        self.draft = chosen(self.draft, name, value)
        self.renew()
        return None

    def _usual(self) -> Step | None:
        own = changed(self.draft)
        self.draft = Draft(self.draft.preset, {n: v for n, v in self.draft.options.items() if n not in own})
        self.renew()
        return None

    def _level(self, seat: int) -> str:
        given = self.levels.get(seat, self._shared)
        return given if given in (*OFFERED, *PEOPLE) else LEVEL

    @property
    def _shared(self) -> str:
        """The level that an added seat gets: that of all other opponents if they have the same one, else ""."""
        known = {self.levels[seat] for seat in self.levels if seat}
        shared = known.pop() if len(known) == 1 else ""
        return shared if shared in OFFERED else ""

    def _about_level(self, seat: int) -> str:
        return words.say(f"about.level.{self._level(seat)}")

    def _usual_name(self, seat: int) -> str:
        names = tuple("" if other == seat else name for other, name in enumerate(self.setup.names))
        return name_at(msgspec.structs.replace(self.setup, names=names), seat, not self.watch)

    def _all_levels(self, level: str) -> Step | None:
        self.levels = dict.fromkeys(range(1, self.draft.rules.at_table), level)
        self.renew()
        return None

    def _one_level(self, seat: int, level: str) -> Step | None:
        """Set the level of ``seat``; a companion who is already at another seat changes places."""
        others = {other: self._level(other) for other in range(1, self.draft.rules.at_table)}
        moved = {other: self._level(seat) for other, there in self.levels.items() if there == level in PEOPLE}
        self.levels = {**others, **self.levels, **moved, seat: level}
        self.renew()
        return None

    def _named_so(self, seat: int, name: str) -> Step | None:
        self.names[seat] = name
        return None

    def _watch(self, on: bool) -> Step | None:
        self.watch = on
        self.renew()
        return None

    def _back(self, on: bool) -> Step | None:
        self.takes_back = on
        return None

    def _signals(self, on: bool) -> Step | None:
        self.signals = on
        return None

    @property
    def rulebook_place(self) -> RulebookPlace:
        """The paragraph about the option that has the focus."""
        focused = self.form.focus.widget
        name = next((name for name in OPTIONS if self.has(name) and self.widget(name) is focused), None)
        return RulebookPlace(self.draft.rules, "table" if name is None else f"options.{name}")

    @property
    def family(self) -> str:
        return PRESETS[self.draft.preset].family.name

    @property
    def setup(self) -> MatchSetup:
        """The setup that the draft describes."""
        seats = range(self.draft.rules.at_table)
        names = tuple(self.names.get(seat, "").strip() for seat in seats)
        levels = tuple(self.levels.get(seat, self._shared if seat else "") for seat in seats)
        return MatchSetup(self.draft.preset, dict(self.draft.options), names, levels, self.watch, self.takes_back,
                          self.signals)

    def _go(self) -> Step:
        keeper = self.context.keeper
        self.context.take(self.setup)
        keeper.change(setup=self.setup)
        keeper.keep()
        return Home(self.context.open("match", self.host))


class GameList(RowList):
    """``games`` in a column, the selected one marked; ``changed`` is called with its key after a selection."""

    def __init__(self, games: Sequence[Game], value: str, changed: Callable[[str], Step | None]) -> None:
        super().__init__(len(games), next(i for i, game in enumerate(games) if game[0] == value))
        self.games, self.changed = tuple(games), changed
        self._rows: list[Rect] = []

    def _beside(self, metrics: Metrics) -> int:
        return metrics.px(SIDE) * 2 + metrics.px(BULLET)

    def _blocks(self, metrics: Metrics, room: int) -> list[tuple[Block, Block]]:
        wide = max(1, room - self._beside(metrics) - metrics.px(SIDE))
        return [(text.fit(spoken(name), "button", metrics, wide), text.lay(spoken(about), "small", metrics, wide))
                for _, name, about in self.games]

    def said(self, number: int) -> str:
        """The name and the description of a game."""
        _, name, about = self.games[number]
        return read_out(f"{spoken(name)}. {spoken(about)}")

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the widest game, and the height of all."""
        blocks = self._blocks(metrics, room)
        wide = max(max(name.width, about.width) for name, about in blocks)
        high = sum(name.height + about.height + metrics.px(AIR) for name, about in blocks)
        return min(room, wide + self._beside(metrics) + metrics.px(SIDE)), high

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place all games from the top."""
        super().layout(rect, metrics)
        self._rows, top = [], rect.top
        for name, about in self._blocks(metrics, rect.width):
            high = name.height + about.height + metrics.px(AIR)
            self._rows.append(Rect(rect.left, top, rect.width, high))
            top += high

    def row(self, number: int) -> Rect:
        """The rectangle of game ``number``."""
        return self._rows[number]

    @property
    def ring(self) -> Rect:
        """The rectangle of the selected game."""
        return self.row(self.at)

    def handle(self, event: Event) -> Answer:
        """Handle ``event``, except the keys for pages, which scroll the form around the list."""
        return verb(event) not in (Verb.PAGE_UP, Verb.PAGE_DOWN) and super().handle(event)

    def choose(self, number: int) -> Answer:
        """Select game ``number`` and call ``changed``."""
        self.at = number
        return answer_of(self.changed(self.games[number][0]))

    def draw(self, surface: Surface) -> None:
        """Draw a bullet at each game, and a darker ground under the selected one."""
        for number, row in enumerate(self._rows):
            chosen = number == self.at
            self.draw_ground(surface, number, chosen=chosen, frame="field")
            middle = row.left + self.metrics.px(SIDE) + self.metrics.px(BULLET) // 2, row.centery
            radius = self.metrics.px(BULLET) / 2
            pygame.draw.aacircle(surface, theme.GILT_DARK, middle, radius)
            pygame.draw.aacircle(surface, theme.PAPER, middle, radius * 0.8)
            if chosen:
                pygame.draw.aacircle(surface, theme.WINE, middle, radius * 0.55)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        lines = []
        beside = self._beside(self.metrics)
        for number, (row, (name, about)) in enumerate(
                zip(self._rows, self._blocks(self.metrics, self.rect.width), strict=True)):
            left, wide = row.left + beside, row.width - beside
            top = row.top + self.metrics.px(AIR) // 2
            ink = theme.ON_PAPER.accent if number == self.at else theme.ON_PAPER.ink
            lines += [Written(name, Rect(left, top, wide, name.height), ink),
                      Written(about, Rect(left, top + name.height, wide, about.height), theme.ON_PAPER.muted)]
        return lines
