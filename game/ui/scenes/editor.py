"""The editor of deals: cards are dragged from the pack to hands and talon, the rest is dealt at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom
from typing import Any

import pygame
from pygame.event import Event

from ...engine.cards import Card
from ...engine.game import TALON
from ...engine.rules import Rules, Seat
from ...engine.variants import PRESETS, Value
from ...view import editor, words
from ...view.bindings import Verb
from ...view.compare import one_deal
from ...view.editor import PACK, CannotDeal, DealPlan, Minimum, PackPlace
from ...view.players import flower_of, level_at, name_at
from ...view.rulebook.pages import RulebookPlace
from ...view.setup import SHAPE, Draft, choices, chosen, open_ones
from ...view.words import lazy
from ..app.context import AppContext
from ..app.events import latin_key, verb
from ..app.scene import Answer, Pop, Push, Step
from ..draw import theme
from ..widgets import Choice, Dialog, DialogReply, IconButton, Option, ScrollArea, Select, Slider, cancel
from ..widgets.base import Label, Widget, muted
from ..widgets.boxes import Column, Grid, Row, Space
from .editor_board import PackBoard
from .paper import PaperScene
from .setup import shape_words


class EditorScene(PaperScene):
    """Edits a deal of the next match's game, or ``plan``; plays or shares it.

    ``rng`` deals the cards that are not placed.
    """

    heading = "editor.title"
    first = "board"

    def __init__(self, context: AppContext, plan: DealPlan | None = None, rng: Random | None = None) -> None:
        super().__init__(context)
        self.rng = rng or SystemRandom()
        self.plan = plan or DealPlan(one_deal(context.setup.rules), 0)
        self.past: list[DealPlan] = []
        """The earlier plans, to which undo returns, the first one first."""
        self.wanted: tuple[Minimum, ...] = ()
        self.said: words.Text = ""
        self._cursor: Card | None = None

    def parts(self) -> Widget:
        seats = [Option(seat, partial(self._seat, seat)) for seat in range(self.plan.rules.at_table)]
        loose = [] if self._all_laid() else [
            self.button("rest", lazy("editor.rest"), self._rest, tip=lazy("editor.rest_tip")),
            self.button("wishes", lazy("editor.wishes"),
                        lambda: Push(WishesScene(self.plan, self.wanted, self._seat, self._fill)),
                        tip=lazy("editor.wishes_tip"))]
        tools = Row([
            self.button("game", self._game, lambda: Push(GameScene(self.plan.rules, self._rules)),
                        tip=lazy("editor.game_tip")),
            muted(lazy("game.dealer")),
            self.named("dealer", Select(seats, self.plan.dealer,
                                        lambda seat: self._now(editor.dealt_by(self.plan, seat)))),
            Space(), *loose, self.button("clear", lazy("editor.clear"), lambda: self._now(editor.cleared(self.plan))),
            self.named("undo", IconButton("undo", lazy("table.take_back"), self._undo, why=self._why_no_undo())),
            self.named("help", IconButton("help", lazy("editor.help"),
                                          lambda: Push(Dialog(lazy("editor.title"), lazy("editor.text")))))],
            10, grow=(3,))
        self.board = self.named("board", PackBoard(
            self.plan, self._pile, self._flower, self._moved, self.context.preferences().sort(self.plan.rules),
            self._cursor))
        said = [Label(self.said, "small", colour=theme.ON_PAPER.loss)] if self.said else []
        return Column([tools, *said, self.board], 6, grow=(len(said) + 1,))

    def foot(self) -> Sequence[Widget]:
        why = None if self.plan.complete else lazy("editor.not_complete")
        return (self.button("back", lazy("common.back"), self.back),
                self.button("share", lazy("editor.share"), self._share, why=why),
                self.button("play", lazy("menu.play"), self._play, primary=True, why=why, tip=lazy("editor.play_tip")))

    def _game(self) -> str:
        rules = self.plan.rules
        return f"{words.say('preset.' + rules.preset)} · {words.count('players.count', rules.at_table)}"

    def _seat(self, seat: Seat) -> str:
        return f"{seat + 1} · {name_at(self.context.setup, seat)}"

    def _flower(self, seat: Seat) -> str:
        return flower_of(seat, level_at(self.context.setup, seat) if seat else "")

    def _pile(self, pile: PackPlace) -> str:
        if pile == PACK:
            return words.say("option.pack")
        name = f"0 · {words.say('game.talon')}" if pile == TALON else self._seat(pile)
        return f"{name}  {words.say('panel.of', a=len(self.plan.held(pile)), b=self.plan.size(pile))}"

    def _all_laid(self) -> bool:
        return self.plan.complete and not self.plan.loose

    def _now(self, plan: DealPlan, said: words.Text = "") -> None:
        if plan != self.plan:
            self.past.append(self.plan)
        self._show(plan, said)

    def _show(self, plan: DealPlan, said: words.Text = "") -> None:
        self._cursor = self.board.cursor if self.board.cursor in plan.rules.deck else None
        self.plan, self.said = plan, said
        self.renew()

    def _why_no_undo(self) -> words.Text | None:
        return None if self.past else lazy("table.nothing_to_take_back")

    def _undo(self) -> None:
        """Undo the last action, or show that there is none."""
        why = self._why_no_undo()
        self._show(self.plan if why else self.past.pop(), why or "")

    def _moved(self, card: Card, pile: PackPlace, onto: Card | None) -> None:
        """Move ``card`` to ``pile``; if that is full, exchange it with ``onto``, the card on which it was dropped."""
        if pile == PACK or self.plan.room(pile) > 0:
            self._now(editor.put(self.plan, card, pile))
        elif onto is not None and onto != card:
            self._now(editor.exchanged(self.plan, card, onto))
        else:
            self.host.sounds.play("refuse")
            self._now(self.plan, lazy("editor.full"))

    def _rules(self, rules: Rules) -> None:
        self.wanted = ()
        self._now(DealPlan(one_deal(rules), 0))

    def _rest(self) -> None:
        self._fill(self.wanted)

    def _fill(self, wanted: tuple[Minimum, ...]) -> None:
        self.wanted = wanted
        try:
            self._now(editor.filled(self.plan, wanted, self.rng))
        except CannotDeal as fault:
            self._now(self.plan, lazy(f"editor.cannot.{fault.kind}", group=words.say(f"editor.group.{fault.group}")))

    @property
    def rulebook_place(self) -> RulebookPlace:
        return RulebookPlace(self.plan.rules, "game.deal")

    @property
    def family(self) -> str:
        return self.plan.rules.family.name

    @property
    def viewer(self) -> Seat:
        """The player's seat, the first that takes part."""
        return self.plan.seats[0]

    def _play(self) -> Step:
        return self.context.open("play_again", self.host, editor.record_of_plan(self.plan), (), self.viewer)

    def _share(self) -> Step:
        names = tuple(name_at(self.context.setup, seat) for seat in range(self.plan.rules.at_table))
        return self.context.open("sharing", replace(editor.record_of_plan(self.plan), names=names), self.viewer)

    def back(self) -> Step | None:
        """The step back; asks first if placed cards would be lost."""
        begun = self.past[0] if self.past else self.plan
        if not self.plan.lies or self.plan.lies == begun.lies:
            return super().back()
        leave = DialogReply(lazy("editor.leave"), super().back)
        return Push(Dialog(lazy("editor.title"), lazy("editor.leave_text"), [replace(cancel(), primary=True), leave]))

    def handle(self, event: Event) -> Answer:
        """Return a dragged card at Esc; handle the undo keys and R, which deals the rest, regardless of the focus."""
        if verb(event) is Verb.BACK and self.board.let_go():
            self._write()
            return True
        answer = super().handle(event)
        if answer:
            return answer
        if verb(event) is Verb.UNDO:
            self._undo()
        elif event.type == pygame.KEYDOWN and latin_key(event) == pygame.K_r and not self._all_laid():
            self._rest()
        else:
            return False
        self._write()
        return True


class GameScene(PaperScene):
    """A sheet to choose preset, players, pack and partners, at first as in ``rules``; ``take`` gets the new rules."""

    heading = "editor.game"
    note = True
    first = "preset"

    def __init__(self, rules: Rules, take: Callable[[Rules], None]) -> None:
        super().__init__()
        self.take = take
        self.draft = Draft(rules.preset, {name: getattr(rules, name) for name in SHAPE})

    def parts(self) -> Widget:
        presets = [Option(name, lazy(f"preset.{name}")) for name in PRESETS]
        form: list[Widget] = [Label(lazy("menu.game")),
                              self.named("preset", Select(presets, self.draft.preset,
                                                          lambda name: self.put("draft", Draft(name))))]
        rules = self.draft.rules
        for name in open_ones(self.draft, SHAPE):
            offers: list[Option[Any]] = [Option(value, shape_words(rules, name, value))
                                         for value in choices(self.draft, name)]
            form += [Label(lazy(f"option.{name}")),
                     self.named(name, Choice(offers, getattr(rules, name), partial(self._choose, name)))]
        return ScrollArea(Grid(form, 2, 10))

    def foot(self) -> Sequence[Widget]:
        return (self.button("back", lazy("common.cancel"), self.back),
                self.button("take", lazy("common.ok"), self._take, primary=True))

    def _take(self) -> Step:
        self.take(self.draft.rules)
        return Pop()

    def _choose(self, name: str, value: Value) -> None:
        self.put("draft", chosen(self.draft, name, value))


WIDEST = 22
"""The widest number in the text of a minimum."""


class WishesScene(PaperScene):
    """Sliders for the least number of cards of each kind in a hand; ``done`` is called with all minimums to deal by."""

    heading = "editor.wishes"
    note = True
    first = "seat"

    def __init__(self, plan: DealPlan, wanted: Sequence[Minimum], name: Callable[[Seat], str],
                 done: Callable[[tuple[Minimum, ...]], None]) -> None:
        super().__init__()
        self.plan, self.name, self.done = plan, name, done
        self.seat = wanted[0].seat if wanted and wanted[0].seat in plan.seats else plan.seats[0]
        self.least = {(wish.seat, wish.group): wish.least for wish in wanted if wish.seat in plan.seats}

    def parts(self) -> Widget:
        seats = [Option(seat, partial(self.name, seat)) for seat in self.plan.seats]
        form: list[Widget] = [Label(lazy("editor.whose")),
                              self.named("seat", Select(seats, self.seat, partial(self.put, "seat")))]
        for group, cards in reversed(editor.groups(self.plan.rules).items()):
            most = min(len(cards), self.plan.size(self.seat))
            form += [Label(lazy(f"editor.group.{group}")),
                     self.named(group, Slider(self.least.get((self.seat, group), 0), partial(self._set, group), low=0,
                                              high=most, step=1, shown=_shown, widest=WIDEST))]
        text = muted(lazy("editor.wishes_text"))
        return ScrollArea(Column([text, Grid(form, 2, 8)], 10))

    def foot(self) -> Sequence[Widget]:
        return (self.button("none", lazy("editor.no_wishes"), partial(self.put, "least", {})),
                self.button("deal", lazy("editor.deal_so"), self._deal, primary=True))

    def _set(self, group: str, value: float) -> None:
        self.least[self.seat, group] = round(value)

    def _deal(self) -> Step:
        self.done(tuple(Minimum(seat, group, least) for (seat, group), least in self.least.items() if least))
        return Pop()


def _shown(value: float) -> str:
    return words.say("editor.at_least", n=round(value)) if value else "–"
