"""The base of bidding, play and scoring: a shared table, a form of widgets over it, and the order of input."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.actions import Action
from ....engine.cards import Card
from ....view import words
from ....view.access import Node
from ....view.table.prompts import Prompt, PromptOption
from ....view.units import TEXT_PERCENTS, Metrics, Point
from ...app.events import Verb, is_press, is_release, verb
from ...app.scene import Answer, Pop, Push, Replace, Scene, Step
from ...draw import art
from ...table import panels
from ...table.canvas import Item, picture_item
from ...table.crest import crest_top
from ...table.hand import DiscardPile, HandWidget, choose_ahead
from ...table.overlays import overlay_at
from ...table.table import Table
from ...table.teller import table_nodes, tip_areas
from ...widgets import Button, Form, Label, Row, ShownForm, Widget
from ...widgets.boxes import Floor, button_lines, row_of
from ...widgets.button import Tool
from ..pages import games_notice
from .asides import TableDialog
from .chooser import PackPicture
from .menu import StoryScene, table_menu

#: Units from the upper edge of the hand up to the prompt's middle, and from the foot of the crest up to the buttons'.
RIBBON_UP, ABOVE_CREST = 22, 104
#: Units: the least distance of the ribbon from the left edge, where the player's role is; its least width.
LEFT_OF_RIBBON, LEAST_RIBBON = 250, 200
TWO_SIZES = 50
"""A ribbon is moved from the middle to the side if its text can be larger there by more than this many percent."""
#: The greatest number of lines of buttons in the middle; more would cover sayings or the talon.
LINES_AT_MOST = 2


class TableScene(Scene):
    """A scene over the shared table. A subclass sets the ``stages`` of the board that it shows, and adds controls."""

    stages: tuple[str, ...] = ()
    spares = False
    mood = "table"

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._asked: Prompt | None = None
        self._open: tuple[object, ...] = ()
        self._version = 0
        self._language = words.language()
        self._side: list[Widget] = []
        self.doing: dict[Button, tuple[Action, ...]] = {}
        self.hand = HandWidget(table, self.use)
        self.form = Form(self.hand)

    # -- for subclasses to implement ---------------------------------------------------------------------------------

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """The widgets for ``prompt``, by their place: ``cards``, ``middle``, ``prompt``, ``side`` or ``discard``."""
        return {}

    def option_button(self, option: PromptOption, kind: Callable[..., Button] = Button) -> Button:
        """A button of a ``kind`` for ``option``, which overlays may highlight."""
        def act() -> None:
            self.table.act(option.action)

        button = kind(option.label, act, primary=option.primary, why=option.why, tip=option.tip)
        self.doing[button] = (option.action,)
        return button

    def use(self, card: Card) -> None:
        """Handle ``card`` of the hand, which was clicked, dropped on the table or entered; by default refuse it."""
        self.table.refuse("not-your-turn", card)

    # -- for a screen reader -----------------------------------------------------------------------------------------

    def shown_forms(self) -> Sequence[ShownForm]:
        return (ShownForm(self.form),)

    def nodes(self) -> Sequence[Node]:
        return table_nodes(self.table.stage, self.table.name, self.said, self.table.overlays)

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def family(self) -> str:
        return self.table.session.rules.family.name

    @property
    def dirty(self) -> bool:
        dirty = any(overlay.dirty for overlay in self.table.overlays)
        return self._whole or self.table.stage.dirty or self.form.dirty or dirty

    @property
    def busy(self) -> bool:
        return self.table.stage.busy or self.table.surroundings.moving

    @property
    def awaits(self) -> bool:
        """Whether a bot acts, a remark waits for a second opinion, or a remark or a saying will end."""
        table = self.table
        moves = table.session.bot_asked or table.demo or table.remarks.shown is not None or table.surroundings.speaking
        return table.remarks.doubt is not None or (moves and not table.paused)

    def leave(self) -> None:
        self.hand.let_go()

    def resize(self, metrics: Metrics) -> None:
        """Lay the scene out for another window, or after the return from another scene."""
        if metrics == self.table.metrics:
            self.table.session.ask_again()
            remark, back = self.table.remarks.shown, words.language() == self._language
            if back and remark is not None and remark.moment is not None:  # it was about the previous moment
                self.table.remarks.shown = None
        self._language = words.language()
        self.table.resize(metrics)
        for overlay in self.table.overlays:
            overlay.invalidate()
        self.hand.let_go()
        self._build(self.table.prompt())
        self.invalidate()

    def _build(self, prompt: Prompt) -> None:
        """Build the widgets for ``prompt``, and move the focus to them."""
        visible = self.form.focus.visible
        self._asked, self._open = prompt, self._open_cards
        self.table.stage.lower(prompt.not_among(self.table.stage.faces))
        self.doing = {}
        groups = self.controls(prompt)
        groups.setdefault("side", []).extend(self.side_buttons())
        self._side = groups["side"]
        tips, metrics = tip_areas(self.table), self.table.metrics
        children: list[Widget] = [self.hand, *(w for group in groups.values() for w in group), *tips]
        middle = groups.get("middle", [])
        lines = 1 if groups.get("cards") else LINES_AT_MOST
        sized = next((size for size in metrics.texts() if button_lines(row := self._row(middle, size)) <= lines
                      and self.kept_clear.collidelist([*row.values()]) < 0),
                     replace(metrics, text_percent=TEXT_PERCENTS[0]))
        places = {**tips, **self._places(groups), **self._row(middle, sized)}
        sizes = {**dict.fromkeys(middle, sized),
                 **dict.fromkeys([*self._side, *groups.get("discard", [])], self.table.layout.aside)}
        before, self.form = self.form, Form(Floor(children, lambda _: places, sizes), self._sound)
        self.form.hold_on(before)
        self.form.layout(Rect((0, 0), metrics.size), metrics)
        buttons = [w for name in ("middle", "prompt") for w in groups.get(name, []) if w.focusable]
        self.form.focus_on(buttons[0] if buttons and not prompt.cards else self.hand)
        self.form.focus.visible = visible
        self._version += 1

    @property
    def _open_cards(self) -> tuple[object, ...]:
        """The cards that may be seen again: the talon and the handfuls."""
        return self.table.stage.board.talon, self.table.stage.board.handfuls

    def _row(self, buttons: Sequence[Widget], sized: Metrics) -> dict[Widget, Rect]:
        """The places of ``buttons`` in the middle, with their text as in ``sized``."""
        return row_of(buttons, sized, self.middle, self._room)

    def _places(self, groups: dict[str, list[Widget]]) -> dict[Widget, Rect]:
        """The places of the hand and of all buttons except those in the middle."""
        layout, metrics = self.table.layout, self.table.metrics
        places: dict[Widget, Rect] = {self.hand: Rect((0, 0), metrics.size)}
        for picture in groups.get("cards", []):
            size = picture.preferred(metrics, self._room)
            places[picture] = Rect((0, 0), size).move_to(center=layout.centre)
        places |= row_of(groups.get("prompt", []), metrics, (layout.crest[0], self.above_crest), self._room)
        right, bottom = metrics.width - metrics.px(14), round(layout.tools_bottom)
        for button in reversed(groups.get("side", [])):
            wide, high = button.preferred(layout.aside)
            places[button] = Rect(right - wide, bottom - high, wide, high)
            right -= wide + metrics.px(4)
        piles = (one for one in groups.get("discard", ()) if isinstance(one, DiscardPile))
        return places | {pile: pile.place(layout) for pile in piles}

    @property
    def above_crest(self) -> float:
        """The y coordinate of the centre of a row of buttons just above the crest."""
        layout = self.table.layout
        return min(layout.crest[1] - layout.metrics.px(ABOVE_CREST), crest_top(layout) - layout.button_high / 2)

    @property
    def kept_clear(self) -> Rect:
        """The rectangle that the buttons in the middle do not cover."""
        return Rect(0, 0, 0, 0)

    @property
    def _room(self) -> int:
        """The greatest width of a line of buttons in the middle."""
        return round(2 * self.table.layout.rim.half_width * 0.78)

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the buttons in the middle, in pixels."""
        return self.table.layout.centre

    def side_buttons(self) -> list[Widget]:
        """The buttons that are always visible."""
        may = self.chosen_last is not None or self.table.session.may_take_back
        back = [Tool("undo", words.lazy("tool.undo"), self.undo, words.lazy("table.take_back"),
                     why=None if may else words.lazy("table.nothing_to_take_back"))] if self.takes_back else []
        helps = [Tool(one.icon, words.lazy(f"tool.{one.icon}"), one.use, one.words) for one in self.table.helps]
        story = Tool("score", words.lazy("tool.played" if self.table.question else "tool.score"),
                     lambda: Push(StoryScene(self.table)), words.lazy("story.title"))
        return [*back, *helps, story, Tool("menu", words.lazy("menu.menu"), lambda: Push(self.leaving()))]

    @property
    def takes_back(self) -> bool:
        """Whether the player may undo decisions in this match."""
        return self.table.session.takes_back and not self.table.demo

    @property
    def chosen_last(self) -> Card | None:
        """The card chosen last for an action that needs several cards and is not complete; None if there is none."""
        return None

    def undo(self) -> Step | None:
        """Undo the player's last choice or decision, or show the reason why that is impossible.

        Returns the step to a question if the undo leads far back, otherwise None.
        """
        table = self.table
        if self.chosen_last is not None:
            self.use(self.chosen_last)
            return None
        phase = table.session.taken_back_to if self.takes_back else None
        if phase is not None and phase != table.view.phase:
            return Push(self._undo_question(phase))
        if phase is not None:
            self._take_back()
        else:
            table.remind("table.nothing_to_take_back" if self.takes_back else "table.no_take_back")
        return None

    def _take_back(self) -> None:
        self.table.take_back()
        self.hand.let_go()
        if self.form.focus.visible:
            self.table.raise_card(next(iter(self.table.stage.offered), None))
        self.table.play_sound("pick")

    def _undo_question(self, phase: str) -> TableDialog:
        """A dialog that asks whether to undo back into ``phase``; Esc changes nothing."""
        def yes() -> Step:
            self._take_back()
            return Pop()

        def build() -> list[Widget]:
            return [Label(words.lazy("undo.title"), "heading", align="centre"),
                    Label(words.lazy("undo.to." + phase), align="centre"),
                    Row([Button(words.lazy("undo.yes"), yes, primary=True),
                         Button(words.lazy("table.leave_no"), Pop)], place="centre")]
        return TableDialog(self.table, build)

    def leaving(self) -> Scene:
        """The menu of the table or of its tutor."""
        return table_menu(self.table) if self.table.tutor is None else self.table.tutor.menu()

    def _sound(self, name: str) -> None:
        if self.form.focus.widget is not self.hand or name != "click":
            self.table.sounds.play(name)

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the overlays and the widgets; else a click skips the animation and Esc opens the menu."""
        if self.table.demo and (is_press(event) or event.type == pygame.KEYDOWN):
            self.table.session.abandon()
            return Pop()
        if event.type == pygame.WINDOWFOCUSLOST:
            self.hand.let_go()
            self.table.paused = self.table.preferences.pause_without_focus and not self.table.demo
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.table.paused = False
        if self.table.stage.held is None or not is_release(event):  # the hand gets the release of a dragged card
            for overlay in tuple(self.table.overlays):
                if heard := overlay.handle(event):
                    return heard
        if self._winds(event):
            self.table.wind()
            return True
        answer = self.form.handle(event)
        if answer:
            return answer
        if is_press(event) and self.table.stage.busy:
            self.table.stage.skip()
            return True
        match verb(event):
            case Verb.BACK if self.table.ahead is not None:
                choose_ahead(self.table, None)
                return True
            case Verb.BACK:
                return Push(self.leaving())
            case Verb.STORY:
                return Push(StoryScene(self.table))
            case Verb.UNDO:
                return self.undo() or True
        return False

    def thing_at(self, at: Point) -> object:
        """The object that a press at ``at`` acts on; in a demonstration the whole table, because any press ends it."""
        if self.table.demo:
            return "demonstration"
        above = overlay_at(self.table.overlays, at)
        return self.form.thing_at(at) if above is None else above

    def _winds(self, event: Event) -> bool:
        """Whether a click or Enter only skips the animation, because no player acts before the position is visible."""
        pressed = is_press(event) or verb(event) is Verb.PRESS
        behind = self.table.session.pending > 0 or self.table.stage.blocked
        on_button = is_press(event) and any(
            isinstance(w, Button) and w.rect.collidepoint(event.pos) for w in self.form.root.children)
        session, stage = self.table.session, self.table.stage
        asked = session.state.turn in (session.viewer, None) or stage.trick_complete or stage.shows_talon
        return pressed and behind and not on_button and asked

    def update(self, dt: float) -> Step | None:
        """Advance by ``dt`` seconds; returns the step to the scene of the stage that the picture has reached."""
        self.table.update(dt)
        self.form.update(dt)
        if (notice := self.table.session.notice()) is not None:
            return Push(games_notice(notice, self.table.session.move_games))
        for overlay in tuple(self.table.overlays):
            if (step := overlay.update(dt)) is not None:
                return step
        self.table.make_room()
        stage = self.table.stage.board.stage
        if stage not in self.stages:
            return Replace(self.table.scene())
        prompt = self.table.prompt()
        if prompt != self._asked or self._open_cards != self._open:
            self._build(prompt)
        return None

    def draw(self, surface: Surface) -> None:
        if self.form.dirty:
            self._version += 1
        over = [item for overlay in self.table.overlays for item in overlay.items()]
        ribbon = [panels.item("prompt", panels.RIBBON_LAYER + 1, *self._ribbon(said))] if (said := self.said) else []
        prompt = [one for one in ribbon if one.rect.collidelist([item.rect for item in over]) < 0]
        self.table.draw(surface, [*self.extra_items(), *prompt, *self._form_items(), *self._mark_items(), *over],
                        self._whole)
        self.form.dirty = False
        self._whole = False

    def extra_items(self) -> list[Item]:
        """The items that a subclass draws in addition to its widgets."""
        return []

    @property
    def said(self) -> str:
        """The text of the ribbon above the hand: prompt, question of a tutor, or card played next; may be empty."""
        if self.table.demo:
            return words.say("demo.any_key")
        if self.table.stage.awaits_click:
            return words.say("prompt.click")
        if (card := self.table.ahead) is not None:
            return words.say("prompt.ahead", card=words.card_sign(card.name))
        if self._asked is None:
            return ""
        question = self.table.question
        return words.spoken(question) if question and self._asked.kind in ("play", "bid") else self._asked.text

    def _ribbon(self, said: str) -> tuple[Surface, Rect]:
        """A ribbon with ``said`` and its rectangle: in the middle, unless its text could be much larger elsewhere."""
        metrics, left = self.table.metrics, self.table.metrics.px(LEFT_OF_RIBBON)
        at = round(metrics.width / 2), round(self.table.layout.hand_top - metrics.px(RIBBON_UP))
        right = min((w.rect.left for w in self._side), default=metrics.width) - metrics.px(10)
        size, picture = self._largest(said, 2 * min(at[0] - left, right - at[0]))
        larger, aside = self._largest(said, right - left)
        if not size or larger > size + TWO_SIZES:
            picture = aside
        rect = picture.get_rect(center=at)
        rect.left = max(rect.left, left)
        rect.bottom = min(rect.bottom, round(self.table.layout.hand_top) + metrics.px(6))
        rect.right = min(rect.right, right)
        return picture, rect

    def _largest(self, said: str, most: int) -> tuple[int, Surface]:
        """The largest size of text in percent in which a ribbon with ``said`` fits in ``most`` pixels, and the ribbon.

        The size is 0, and the ribbon the smallest, if none fits.
        """
        metrics, layout = self.table.metrics, self.table.layout
        most, room = max(most, metrics.px(LEAST_RIBBON)), layout.hand_top + metrics.px(6) - layout.crest[1]
        for sized in metrics.texts():
            picture = panels.ribbon_picture(said, sized, most=most)
            if picture.get_height() <= room and picture.get_width() <= most:
                return sized.text_percent, picture
        return 0, picture

    def _mark_items(self) -> list[Item]:
        """A glow for each button that an overlay highlights."""
        good = self.table.marks.actions
        marked = [button.rect for button, does in self.doing.items() if any(action in good for action in does)]
        return [picture_item(("mark", number), panels.TOP_LAYER - 1,
                             art.halo("glow", rect.size, max(8, rect.height // 4)), rect.center)
                for number, rect in enumerate(marked)]

    def _form_items(self) -> list[Item]:
        """An item for each button and picture, and above them one for the focus ring and the tooltip."""
        metrics = self.table.metrics
        items = [Item(("widget", i), panels.TOP_LAYER, w.rect.inflate(metrics.px(32), metrics.px(32)),
                      (self._version,), paint=w.draw)
                 for i, w in enumerate(self.form.root.children) if isinstance(w, Button | PackPicture)]
        focus = self.form.focus.widget
        if self.form.focus.visible and focus is not None and focus is not self.hand:
            ring = focus.ring.inflate(metrics.px(24), metrics.px(24))
            items.append(Item(("ring",), panels.TOP_LAYER + 1, ring, (self._version,), paint=self.form.draw_focus))
        if (at := self.form.tip_at) is not None:
            items.append(Item(("tip",), panels.TOP_LAYER + 2, at.inflate(8, 8), (self._version,),
                              paint=self.form.draw_tip))
        return items

    def trace(self) -> dict[str, Any] | None:
        at_rest = self.table.caught_up and self.table.stage.held is None
        return table_trace(self.table) if at_rest else None


def table_trace(table: Table) -> dict[str, Any]:
    """The prompt at ``table``, the places of the cards in the hand, and the highlights."""
    asked, hand = table.prompt(), {}
    for piece in table.stage.hand():
        pose = table.stage.poses[piece]
        if piece.face is not None:
            hand[piece.face.name] = (round(pose.x - pose.width * 0.38), round(pose.y - pose.width * 0.4))
    return {"asked": asked.kind, "cards": sorted(card.name for card in asked.cards), "hand": hand,
            "offered": [card.name for card in table.stage.offered], "moves": len(table.session.record.moves),
            "middle": tuple(map(round, table.layout.centre)),
            "remark": table.remarks.shown.text if table.remarks.shown is not None else None,
            "good": len(table.marks.actions)}
