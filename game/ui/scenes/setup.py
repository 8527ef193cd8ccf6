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
from ...view.players import LEVEL, flowers_of, level_at, name_at, players_of, rest_level, with_company
from ...view.rulebook.pages import RulebookPlace
from ...view.setup import (
    LENGTH,
    SHAPE,
    SHORT_LENGTHS,
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
from ...view.table.layout import ASPECT
from ...view.units import Metrics
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.events import Verb, verb
from ..app.scene import Answer, Home, Step
from ..draw import art, theme
from ..table.furniture import medallion
from ..widgets import Choice, Drawn, Option, RowList, ScrollArea, Select, Slider, TextField, Toggle
from ..widgets.base import Label, Widget, answer_of, muted
from ..widgets.boxes import Column, Grid, Row, Space, Split, Tracks
from ..widgets.button import Composed, QuietButton
from .paper import ClothScene, PaperScene

FIRST_OF_KIND = [next(name for name, preset in PRESETS.items() if preset.family.values == values)
                 for values in dict.fromkeys(preset.family.values for preset in PRESETS.values())]
"""The games shown at first, one for each set of card values; the others are similar to one of them."""
HOUSE = 2
"""The index of the page with the house rules."""
SIDE, AIR, BULLET, CARD, FLOWER = 14, 5, 18, 50, 26
"""Units: padding left and right of a bullet, padding above and below a game, side of a bullet, width of a game's cards,
radius of a player's medallion."""
STEP = 0.55
"""The distance of two cards of a game, as a share of a card's width."""


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


FORM = 0.58
"""The share of the width for the choices of the table, in all games the same."""


class SetupScene(PaperScene):
    """Edits a draft of the setup; Esc discards it.

    ``page`` is the index of the first page to show: game, seats or house rules. The last one is shown on request or if
    a house rule is changed.
    """

    heading = "setup.title"
    first = "games"

    def __init__(self, context: AppContext, page: int = 0) -> None:
        super().__init__(context)
        self.page = page
        self.draft = Draft(context.setup.preset, dict(context.setup.options))
        self.names = dict(enumerate(context.setup.names))
        levels = context.setup.levels
        self.levels = {seat: level and level_at(context.setup, seat) for seat, level in enumerate(levels)}
        self.watch, self.takes_back = context.setup.watch, context.setup.takes_back
        self.signals = context.setup.signals
        self.all_games, self.advanced = False, page == HOUSE

    def parts(self) -> Widget:
        own = len(changed(self.draft))
        house = partial(words.count, "setup.house_changed", own) if own else lazy("setup.house")
        self.advanced = self.advanced or bool(own)
        pages = {"game": (lazy("setup.game"), self._game()), "seats": (lazy("setup.seats"), self._seats())}
        if self.advanced:
            pages["house"] = house, self._house()
        return self.tabbed([(title, self.named(f"page {name}", ScrollArea(page)))
                            for name, (title, page) in pages.items()], self.page)

    def foot(self) -> Sequence[Widget]:
        return (self.button("back", lazy("common.back"), self.back),
                self.button("play", lazy("menu.watch" if self.watch else "menu.play"), self._go, primary=True))

    def _game(self) -> Widget:
        every = self.all_games or self.draft.preset not in FIRST_OF_KIND
        known: list[Widget] = [self.named("games", GameList(
            list(PRESETS) if every else FIRST_OF_KIND, self.draft.preset,
            lambda name: self.put("draft", Draft(name))))]
        if not every:
            more = QuietButton(lazy("setup.more_games"), partial(self.put, "all_games", True))
            known.append(Row([self.named("more", more)]))
        if not self.advanced:
            known.append(Row([self.named("advanced", QuietButton(lazy("setup.advanced"), self._open_house))]))
        form: list[Widget] = []
        for name in open_ones(self.draft, SHAPE):
            tip = lazy(f"explained.{name}")
            options: list[Option[Any]] = [Option(value, shape_words(self.draft.rules, name, value), tip)
                                          for value in choices(self.draft, name)]
            form += [Label(lazy(f"option.{name}"), tip=tip), self._choice(name, options, tip)]
        form += [Label(lazy(f"option.{LENGTH}"), tip=lazy(f"explained.{LENGTH}")), self._length()]
        table = Column([Grid(form, 2, 8), Row(self._company(), 8, place="centre")], 24)
        return Split(Column(known, 10), table, share=FORM, fixed=True)

    def _company(self) -> list[Widget]:
        """The medallion and the name of each player."""
        seated = players_of(self.setup)
        return [Column([Drawn(2.5 * FLOWER, 2.5 * FLOWER, partial(_draw_flower, flower)),
                        Label(words.seated(one.name, seat), "small")], 2, place="centre")
                for seat, (one, flower) in enumerate(zip(seated, flowers_of(seated), strict=True))]

    def _open_house(self) -> None:
        self.tabs, self.page = None, HOUSE
        self.put("advanced", True)

    def _choice(self, name: str, options: Sequence[Option[Any]], tip: Text | None = None) -> Widget:
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
        seats = range(self.draft.rules.at_table)
        levels, people = ([Option(name, lazy(f"level.{name}"), lazy(f"about.level.{name}")) for name in names]
                          for names in (OFFERED, PEOPLE))
        common = {self._level(seat) for seat in seats[1:]}
        every: Choice[Any] = Choice(levels, common.pop() if len(common) == 1 else None, lambda level: self.put(
            "levels", dict.fromkeys(seats[1:], level)), tip=lazy("setup.every_level_tip"))
        form: list[Widget] = [Label(lazy("setup.every_level")), self.named("every", every)]
        for seat in seats:
            name = TextField(self.names.get(seat, ""), partial(self._named_so, seat), most=16,
                             hint=partial(self._usual_name, seat), tip=lazy("setup.name_tip"))
            row: list[Widget] = [self.named(f"name {seat}", name)]
            if seat or self.watch:
                level = Select([*levels, *people], self._level(seat), partial(self._one_level, seat),
                               tip=lazy(f"about.level.{self._level(seat)}"))
                row.append(self.named(f"level {seat}", level))
            form += [Label(lazy("setup.seat", number=seat + 1) if seat else lazy("setup.your_seat")), Row(row, 10)]
        rest = [self._toggle("watch"),
                self._toggle("takes_back", why=lazy("setup.takes_back_watching") if self.watch else None)]
        if self.draft.rules.family.signals:
            rest.append(self._toggle("signals"))
        return Column([Grid(form, 2, 10, fill=False), *rest], 10)

    def _toggle(self, field: str, why: Text | None = None) -> Toggle:
        """A check box for the ``field`` of this scene."""
        return self.named(field, Toggle(lazy(f"setup.{field}"), getattr(self, field), partial(self.put, field),
                                        tip=lazy(f"setup.{field}_tip"), why=why))

    def _house(self) -> Widget:
        lines: list[Widget] = [muted(lazy("setup.house_text"))]
        groups = {group: names for group, every in house_rules(self.draft.rules).items()
                  if (names := open_ones(self.draft, every))}
        heads = {name: Label(lazy(f"option.{name}")) for options in groups.values() for name in options}
        labels = tuple(heads.values())
        for group, names in groups.items():
            rules: list[Widget] = []
            for name in names:
                help_ = partial(option_help, self.draft.preset, name)
                options: list[Option[Any]] = [Option(value, lazy(value_key(name, value)), partial(help_, value))
                                              for value in choices(self.draft, name)]
                about = muted(partial(help_, getattr(self.draft.rules, name)))
                rules.append(Split(heads[name], Column([self._choice(name, options), about], 3), 12, labels=labels))
            lines += [Label(lazy(f"setup.group.{group}"), "button", colour=theme.ON_PAPER.accent), Column(rules, 12),
                      Space(4)]
        usual = None if changed(self.draft) else lazy("setup.usual_already")
        lines.append(Row([self.button("usual", lazy("setup.usual"), self._usual, why=usual)]))
        return Column(lines, 6)

    def _choose(self, name: str, value: Value) -> None:
        self.put("draft", chosen(self.draft, name, value))

    def _usual(self) -> None:
        own = changed(self.draft)
        self.put("draft", Draft(self.draft.preset, {n: v for n, v in self.draft.options.items() if n not in own}))

    def _level(self, seat: int) -> str:
        given = self.levels.get(seat, self._shared)
        return given if given in (*OFFERED, *PEOPLE) else LEVEL

    @property
    def _shared(self) -> str:
        """The level of an added seat: that of all other opponents if they have the same one, else ""."""
        known = {self.levels[seat] for seat in self.levels if seat}
        shared = known.pop() if len(known) == 1 else ""
        return shared if shared in OFFERED else ""

    def _usual_name(self, seat: int) -> str:
        names = tuple("" if other == seat else name for other, name in enumerate(self.setup.names))
        return name_at(msgspec.structs.replace(self.setup, names=names), seat, not self.watch)

    def _one_level(self, seat: int, level: str) -> None:
        """Set the level of ``seat``; a companion who is already at another seat changes places."""
        others = {other: self._level(other) for other in range(1, self.draft.rules.at_table)}
        moved = {other: self._level(seat) for other, there in self.levels.items() if there == level in PEOPLE}
        self.put("levels", {**others, **self.levels, **moved, seat: level})

    def _named_so(self, seat: int, name: str) -> None:
        self.names[seat] = name

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


class ChosenTableScene(ClothScene):
    """The choice of players, level and length; everything else is as in ``draft``."""

    note = True
    first = "play"

    def __init__(self, context: AppContext, draft: Draft) -> None:
        super().__init__(context)
        self.draft, self.level = draft, rest_level(context.setup)

    def rows(self) -> list[Widget]:
        """The rows of the form, each a label and a choice."""
        rules = self.draft.rules
        players: list[Option[Any]] = [Option(n, partial(words.number, int(n))) for n in choices(self.draft, "players")]
        levels = [Option(name, lazy(f"level.{name}"), lazy(f"about.level.{name}")) for name in OFFERED]
        deals: list[Option[Any]] = [Option(n, partial(words.number, n)) for n in sorted({*SHORT_LENGTHS, rules.deals})]
        return [Label(lazy("option.players")), self.named("players", Choice(
                    players, rules.players, partial(self.choose, "players"))),
                Label(lazy("setup.every_level")), self.named("level", Choice(
                    levels, self.level, partial(self.put, "level"))),
                Label(lazy(f"option.{LENGTH}")), self.named(LENGTH, Choice(
                    deals, rules.deals, partial(self.choose, LENGTH)))]

    def parts(self) -> Widget:
        return self.named("all", ScrollArea(Grid(self.rows(), 2, 14, fill=False)))

    def foot(self) -> Sequence[Widget]:
        return (self.button("back", lazy("common.back"), self.back),
                self.button("play", lazy("menu.play"), self.begin_match, primary=True))

    def choose(self, name: str, value: Value) -> None:
        """Set the option ``name`` of the draft."""
        self.put("draft", chosen(self.draft, name, value))

    def begin_match(self) -> Step:
        """The step to the table."""
        raise NotImplementedError


class FirstTableScene(ChosenTableScene):
    """The table of the first match of a player who knows the game of the setup."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, Draft(context.setup.preset))
        self.title = lazy(f"preset.{context.setup.preset}")

    def begin_match(self) -> Step:
        """The step to the table; the match is also the next setup."""
        context = self.context
        setup = msgspec.structs.replace(with_company(context.setup, self.level), options=dict(self.draft.options))
        context.take(setup)
        context.keeper.change(setup=setup)
        context.keeper.keep()
        return Home(context.open("match", self.host))


class GameList(Composed, RowList):
    """The presets ``games`` in a column, the selected one marked; ``changed`` is called with a newly selected one."""

    def __init__(self, games: Sequence[str], value: str, changed: Callable[[str], Step | None]) -> None:
        RowList.__init__(self, len(games), games.index(value))
        self.games, self.changed, self.pad = tuple(games), changed, 0
        self.column = Column([self._line(number, name) for number, name in enumerate(games)], 0)
        self.content = self.column

    def _line(self, number: int, name: str) -> Widget:
        """A bullet, three cards, and the name of a game above a sentence about it."""
        title = Label(lazy(f"preset.{name}"), "button",
                      colour=lambda: theme.ON_PAPER.accent if number == self.at else theme.ON_PAPER.ink)
        cards = Drawn(CARD * (1 + 2 * STEP), CARD * ASPECT, partial(_draw_cards, faces_of(Draft(name).rules)))
        bullet = Drawn(BULLET, BULLET, lambda surface, rect, metrics: _draw_bullet(
            surface, rect, metrics, number == self.at))
        told = Column([Space(AIR), title, muted(lazy(f"about.{name}")), Space(AIR)], 0)
        return Tracks([Space(AIR), bullet, Column([Space(AIR), cards, Space(AIR)], 0), told, Space()],
                      ("fit", "fit", "fit", "fill", "fit"), SIDE)

    def said(self, number: int) -> str:
        name = self.games[number]
        return read_out(f"{words.say(f'preset.{name}')}. {words.say(f'about.{name}')}")

    def row(self, number: int) -> Rect:
        return self.column.items[number].rect

    @property
    def ring(self) -> Rect:
        return self.row(self.at)

    def handle(self, event: Event) -> Answer:
        """Handle ``event``, except the keys for pages, which scroll the form around the list."""
        return verb(event) not in (Verb.PAGE_UP, Verb.PAGE_DOWN) and RowList.handle(self, event)

    def choose(self, number: int) -> Answer:
        self.at = number
        return answer_of(self.changed(self.games[number]))

    def draw(self, surface: Surface) -> None:
        for number in range(self.count):
            self.draw_ground(surface, number, chosen=number == self.at, frame="chosen_tile")
        super().draw(surface)


def _draw_flower(flower: str, surface: Surface, rect: Rect, metrics: Metrics) -> None:
    medallion(surface, flower, rect.center, metrics.px(FLOWER))


def faces_of(rules: Rules) -> list[str]:
    """Three cards of the game of ``rules``, by name: a King if one is called, the highest trump, Pagat, Fool."""
    called = ["HR"] if rules.partnership == "call" else []
    return [*called, f"T{rules.top_trump}", "T1", "F"][:3]


def _draw_cards(faces: Sequence[str], surface: Surface, rect: Rect, metrics: Metrics) -> None:
    """Draw the cards ``faces``, as large as ``rect`` allows."""
    wide = round(rect.width / (1 + 2 * STEP))
    for number, card in enumerate(faces):
        art.stick(surface, art.card(card, wide), (rect.left + round(number * STEP * wide), rect.top))


def _draw_bullet(surface: Surface, rect: Rect, metrics: Metrics, chosen: bool) -> None:
    middle, radius = rect.center, metrics.px(BULLET) / 2
    pygame.draw.aacircle(surface, theme.GILT_DARK, middle, radius)
    pygame.draw.aacircle(surface, theme.PAPER, middle, radius * 0.8)
    if chosen:
        pygame.draw.aacircle(surface, theme.WINE, middle, radius * 0.55)
