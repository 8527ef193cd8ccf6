"""Choices of cards from a picture of the pack: the card to ask or call for, and the trumps of a handful."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.actions import Action, Ask, Call, ShowHandful
from ....engine.cards import BY_NAME, FOOL, KINGS, PAGAT, SUITS, TAROTS, Card, Cards
from ....engine.game import refusal
from ....engine.payment import OUDLERS
from ....engine.phases.playing import is_handful
from ....engine.rules import Rules
from ....view import words
from ....view.access import READ, USED, Node, NodeRole
from ....view.table.layout import ROW_WIDTH
from ....view.table.prompts import Prompt
from ....view.table.refusals import Refusal, refused
from ....view.units import Metrics, Point, Size
from ...app.events import Verb, is_press, is_release, verb
from ...app.scene import Answer, Host, Pop, Push, Step
from ...draw import art, plain, theme
from ...draw.pictures import shaded
from ...table.table import Table
from ...widgets import ROOMY, Button, Label, Row, Widget, answer_of, draw_ring
from ...widgets.base import bounds_of
from .asides import PhaseAside, TableDialog
from .menu import rule_page

Pick = Callable[[Card], Step | None]
GAP = 6
DIM = 0.4
CROP, STEP = 0.44, 0.3
"""The upper part of a card in a long row, and the least part of its width from card to card.

Both contain the card's index.
"""
ROW = 11
"""The greatest number of trumps in a row of the picture."""
RIM = 3
"""Units: the width of the gilt rim of a trump that is to be shown."""


def naming(prompt: Prompt) -> type[Ask | Call]:
    """The kind of action that answers ``prompt`` with a card of the pack."""
    return Ask if prompt.kind == "ask" else Call


def pack_rows(rules: Rules, picks: Cards) -> list[list[Card]]:
    """The pack as rows: the suits, then the trumps, from high to low in the game of ``rules``.

    Ranks and trumps that can never be chosen are left out. If few ranks remain, there is a row for each, with the suits
    side by side.
    """
    falling = sorted(rules.deck, key=lambda card: -rules.strength[card])
    ranks = {card.rank for card in picks if card.suit in SUITS}
    tarots = [card for card in falling if card.suit == "T"] if any(c.suit == "T" for c in picks) else []
    suits = [[card for card in falling if card.suit == suit and card.rank in ranks] for suit in SUITS]
    if len(ranks) < len(SUITS) and not tarots:
        return [list(column) for column in zip(*suits, strict=True)]
    return [row for row in (*suits, tarots) if row]


class PackPicture(Widget):
    """The pack in rows; a click on one of ``picks`` calls ``pick``, on any other card, which is greyed, ``refuse``.

    The cards that ``good`` returns have a rim. In long rows the cards overlap, and only their indices are visible.
    """

    focusable_kind = True
    most = 110.0
    """The greatest width of a card, in units."""

    def __init__(self, rows: list[list[Card]], picks: Cards, pick: Pick, refuse: Pick,
                 good: Callable[[], Cards] = frozenset) -> None:
        super().__init__()
        self.rows, self.picks, self.pick, self.refuse, self.good = rows, picks, pick, refuse, good
        self.at: Card | None = next((c for row in rows for c in row if c in picks), None)
        self._pressed: Card | None = None

    @property
    def _longest(self) -> int:
        return max(len(row) for row in self.rows)

    def _card(self, metrics: Metrics, room: int) -> Size:
        """The width and the visible height of a card, as large as the window allows."""
        gap, more = metrics.px(GAP), self._longest - 1
        strips = self._longest > ROW
        by_width = int(room / (1 + more * STEP)) if strips else (room - gap * more) // (more + 1)
        crop = CROP if strips else 1.0
        by_height = round((metrics.height * 0.62 / len(self.rows) - gap) / art.deck.PROPORTION / crop)
        wide = max(16, min(by_width, by_height, metrics.px(self.most)))
        return wide, round(art.card_height(wide) * crop)

    def _apart(self, number: int, wide: int, metrics: Metrics, room: int) -> int:
        """The pixels from card to card in a row of ``number`` cards."""
        return min(wide + metrics.px(GAP), (room - wide) // max(1, number - 1))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        room, gap = min(room, round(metrics.width * 0.9)), metrics.px(GAP)
        wide, high = self._card(metrics, room)
        more = self._longest - 1
        return more * self._apart(more + 1, wide, metrics, room) + wide, len(self.rows) * (high + gap) - gap

    def places(self) -> dict[Card, Rect]:
        """The rectangle of the visible part of each card."""
        metrics, room = self.metrics, self.rect.width
        wide, high = self._card(metrics, room)
        found = {}
        for y, row in enumerate(self.rows):
            step, top = self._apart(len(row), wide, metrics, room), self.rect.top + y * (high + metrics.px(GAP))
            left = self.rect.centerx - (step * (len(row) - 1) + wide) // 2
            for x, card in enumerate(row):
                found[card] = Rect(left + x * step, top, wide if card == row[-1] else min(wide, step), high)
        return found

    @property
    def part(self) -> str:
        return self.at.name if self.at is not None else ""

    def node(self) -> Node | None:
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, words.card(card.name), (card.name,), on=card == self.at,
                 bounds=bounds_of(rect), acts=USED)
            for card, rect in self.places().items() if card in self.picks))

    def reach(self, part: str) -> Answer:
        self.at = BY_NAME[part]
        return True

    def handle(self, event: Event) -> Answer:
        if event.type == pygame.MOUSEMOTION:
            card = self._under(event.pos)
            if card not in self.picks or card == self.at:
                return False
            self.at = card
            return True
        if is_press(event):
            self._pressed = self._under(event.pos)
            return self._pressed is not None
        if is_release(event) and self._pressed is not None:
            card, self._pressed = self._pressed, None
            use = self.pick if card in self.picks else self.refuse
            return answer_of(use(card)) if card == self._under(event.pos) else True
        match verb(event):
            case Verb.LEFT | Verb.RIGHT | Verb.UP | Verb.DOWN as where:
                return self._step(where)
            case Verb.PRESS if self.at is not None:
                return answer_of(self.pick(self.at))
        return False

    def thing_at(self, at: Point) -> object:
        card = self._under(at)
        return None if card is None else (PackPicture, card)

    def _under(self, at: tuple[int, int]) -> Card | None:
        return next((c for c, rect in self.places().items() if rect.collidepoint(at)), None)

    def _step(self, where: Verb) -> Answer:
        places = self.places()
        if self.at is None:
            return False
        here = places[self.at].center
        dx, dy = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}[where]
        ahead = {c: ((r.centerx - here[0]) * dx + (r.centery - here[1]) * dy,
                     abs((r.centerx - here[0]) * dy) + abs((r.centery - here[1]) * dx))
                 for c, r in places.items() if c in self.picks}
        nearer = [(far + 2.5 * aside, c) for c, (far, aside) in ahead.items() if far > 0]
        if not nearer:
            return False
        self.at = min(nearer)[1]
        return True

    def draw(self, surface: Surface) -> None:
        """Draw every card, greyed if it may not be chosen, and a ring around the selected one."""
        good, (wide, high) = self.good(), self._card(self.metrics, self.rect.width)
        part = Rect(0, 0, wide, high)
        for card, rect in self.places().items():
            picture = art.card(card.name, wide)
            if card not in self.picks:
                picture = art.paled(picture, DIM)
            surface.blit(picture, rect, part, pygame.BLEND_PREMULTIPLIED)
            if card in good:
                surface.blit(art.card_rim(wide), rect, part, pygame.BLEND_PREMULTIPLIED)
        if self.at is not None and self.ringed:
            draw_ring(surface, self.places()[self.at], self.metrics, self.metrics.px(6))

    @property
    def ringed(self) -> bool:
        return True

    @property
    def ring(self) -> Rect:
        """An empty rectangle, because the picture itself draws a ring around the selected card."""
        return Rect(self.rect.topleft, (0, 0))


class LikelyCards(PackPicture):
    """A row of the cards most often asked for or called: Kings and oudlers, else the highest possible card."""

    most = ROW_WIDTH

    def __init__(self, table: Table, prompt: Prompt) -> None:
        picks = prompt.picks - table.view.hand or prompt.picks
        named = picks & (KINGS | OUDLERS) or frozenset((max(picks, key=table.session.rules.strength.__getitem__),))
        self._over = False

        def name(card: Card) -> None:
            table.act(naming(prompt)(card), card)
        super().__init__([sorted(named, key=table.stage.sort)], named, name, name, lambda: table.marks.cards)

    def handle(self, event: Event) -> Answer:
        if event.type == pygame.MOUSEMOTION:
            before, self._over = self._over, self._under(event.pos) is not None
            return super().handle(event) or before != self._over
        return super().handle(event)

    @property
    def ringed(self) -> bool:
        return self._over or self.focused


class CardChooser(TableDialog):
    """A panel with the picture of the pack. A legal card closes it; for an illegal one it shows the reason.

    The other choices of ``prompt`` are buttons below the picture.
    """

    def __init__(self, table: Table, prompt: Prompt) -> None:
        self.prompt = prompt
        self.why: Refusal | None = None
        super().__init__(table, self._parts)

    def _parts(self) -> list[Widget]:
        if (now := self.table.prompt()).kind == self.prompt.kind:  # the words change with the language
            self.prompt = now
        picks = self.prompt.picks
        said, rule, why = Label(self.prompt.text, "heading", align="centre"), list[Widget](), self.why
        if why is not None:
            said = Label(why.words, "strong", align="centre", colour=theme.ON_PAPER.loss)
            rule = [Button(words.lazy("refusals.rule"), lambda: Push(rule_page(self.table, why.rule)))]
        about = next((one.said for one in self._explained), "")  # for players new to the game
        head: list[Widget] = [Label(about, "small", align="centre", colour=theme.ON_PAPER.muted)] if about else []
        if own := sorted(picks & self.table.view.hand):  # which give no partner
            cards = words.listed([words.card_sign(card.name) for card in own])
            head.append(Label(words.say("chooser.own", cards=cards), "small", align="centre"))
        rows, act = pack_rows(self.table.session.rules, picks), naming(self.prompt)
        self._picture = PackPicture(rows, picks, lambda card: self._take(act(card), card), self._refuse,
                                    lambda: self.table.marks.cards)
        others = [Button(option.label, partial(self._take, option.action)) for option in self.prompt.options]
        below = Row([*rule, *others, Button(words.lazy("chooser.look"), Pop)], 14, place="centre")
        return [said, *head, self._picture, below]

    def enter(self, host: Host) -> None:
        self._explain_here(True)
        super().enter(host)

    def leave(self) -> None:
        self._explain_here(False)
        super().leave()

    def _explain_here(self, here: bool) -> None:
        """Move the explanation of the phase to this panel, or back to the table."""
        for one in self._explained:
            one.elsewhere = here
            one.invalidate()

    @property
    def _explained(self) -> list[PhaseAside]:
        return [one for one in self.table.overlays if isinstance(one, PhaseAside)]

    def _take(self, action: Action, card: Card | None = None) -> Step:
        self.table.act(action, card)
        return Pop()

    def _refuse(self, card: Card) -> None:
        """Show the reason why ``card`` may not be chosen."""
        rule = refusal(self.table.session.state, naming(self.prompt)(card))
        assert rule is not None
        self.why = refused(self.table.view, rule, card)
        self.table.remarks.keep(self.why)
        self.table.play_sound("refuse")
        self.resize(self.metrics)

    def trace(self) -> dict[str, Any]:
        places = self._picture.places()
        return {"picks": {card.name: places[card].center for card in sorted(self.prompt.picks)}}


def offers_a_choice(hand: Cards, size: int) -> bool:
    """Whether ``hand`` has more trumps than a handful of ``size`` cards shows."""
    return len(hand & TAROTS) > size


def proposed(hand: Cards, size: int) -> Cards:
    """The ``size`` trumps of ``hand`` that are selected at first: the lowest, but the Pagat only if it is needed."""
    falling = sorted(hand & TAROTS, key=lambda card: (card == PAGAT, card))
    return frozenset(falling[:size])


class TrumpsPicture(PackPicture):
    """The player's trumps; those to be shown have a gilt rim, the others are shaded."""

    def draw(self, surface: Surface) -> None:
        shown, rim = self.good(), self.metrics.px(RIM)
        for card, rect in self.places().items():
            picture = art.card(card.name, rect.width)
            art.stick(surface, picture if card in shown else shaded(picture), rect)
            if card in shown:
                plain.rounded(surface, rect.inflate(2 * rim, 2 * rim), theme.GILT, 3 * rim, rim)
        if self.at is not None and self.focused:
            draw_ring(surface, self.places()[self.at], self.metrics, self.metrics.px(6))


class HandfulChooser(TableDialog):
    """A panel to choose exactly ``size`` trumps to show as a handful."""

    def __init__(self, table: Table, size: int) -> None:
        self.size, self.hand = size, table.view.hand
        self.shown = proposed(self.hand, size)
        self._at: Card | None = None
        super().__init__(table, self._parts)

    def _parts(self) -> list[Widget]:
        trumps = sorted(self.hand & (TAROTS | {FOOL}), key=lambda card: (card == FOOL, -card))
        long = -(-len(trumps) // -(-len(trumps) // ROW))  # rows of one length
        rows = [trumps[first:first + long] for first in range(0, len(trumps), long)]
        picture = TrumpsPicture(rows, frozenset(trumps), self._toggle, self._toggle, lambda: self.shown)
        picture.at = self._at if self._at is not None else picture.at
        show = Button(words.count("handful.show", self.size), self._show, primary=True, why=self._why())
        return [Label(words.count("handful.choose", self.size), "heading", align="centre"), picture,
                Row([show, Button(words.lazy("common.back"), Pop)], 14, place="centre")]

    def _why(self) -> str | None:
        """The reason why the chosen trumps are not a handful; None if they are one."""
        if len(self.shown) == self.size and is_handful(self.table.session.rules, self.hand, tuple(self.shown)):
            return None
        if len(self.shown) != self.size:
            return words.say("handful.chosen", n=len(self.shown), size=self.size)
        return words.say("handful.fool")

    def _toggle(self, card: Card) -> Step | None:
        self.shown, self._at = self.shown ^ {card}, card
        self.resize(self.metrics)
        return None

    def _show(self) -> Step:
        self.table.act(ShowHandful(tuple(sorted(self.shown, key=lambda card: (card == FOOL, card)))))
        return Pop()
