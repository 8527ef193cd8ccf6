"""The page about a card: its flower, its figure, its value."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ....view import botany, gallery, words
from ....view.card_worth import Worth, worths
from ....view.units import Metrics, Size
from ....view.words import say
from ...draw import text, theme
from ...draw.deck import BACK, DECK
from ...widgets import ROOMY, Column, Label, Part, Row, Rule, Space, Widget, Written

AIR = 24
"""Units: least gap between a game and the card's value in it."""


def card_name(card: str) -> str:
    """The name of ``card`` with its inscription; with its flower where that title is shown above."""
    name = say("gallery.back") if card == BACK else words.card(card)
    title = gallery.card_title(card)
    if title and DECK.titles == "printed" and gallery.speaks_of_itself(card):
        return say("gallery.called", card=name, flower=say(f"flower.{gallery.plant(card, DECK.back).key}"))
    return say("gallery.written", card=name, title=title) if title else name


def portrait_title(card: str) -> str:
    """The name of the flower on ``card``, its portrait: in the language in use, or in French as on the card."""
    if DECK.titles == "printed":
        return gallery.card_title(card)
    return say(f"flower.{gallery.plant(card, DECK.back).key}")


def page_of(card: str) -> Widget:
    """The page about ``card``: the flower first if the card is its portrait."""
    worth = _worths(card)
    if gallery.speaks_of_itself(card):
        return Column([*_title(card), *_flower(card), Rule(), *worth], 5)
    return Column([*_title(card), *worth, Space(2), Rule(), _subtitle(f"flower.{gallery.plant(card, DECK.back).key}"),
                   *_flower(card)], 5)


def _muted(key: str, **given: object) -> Label:
    return Label(say(key, **given), "small", colour=theme.ON_PAPER.muted)


def _subtitle(key: str) -> Label:
    return Label(say(key), "button", colour=theme.ON_PAPER.accent)


def _title(card: str) -> list[Widget]:
    """The names of a card that is a flower's portrait; otherwise the name and the subject of the drawing."""
    if gallery.speaks_of_itself(card):
        return [Label(card_name(card), "small", colour=theme.ON_PAPER.muted),
                Label(portrait_title(card), "heading")]
    return [Label(card_name(card), "heading"), Label(say(gallery.figure_key(card, DECK.back))), Space(2)]


def _flower(card: str) -> list[Widget]:
    """Names, family, description, ornament, doubts and sources."""
    plant = gallery.plant(card, DECK.back)
    latin = say("gallery.today", latin=plant.latin, today=plant.today) if plant.today else plant.latin
    family = say("gallery.family", latin=plant.family, words=say(f"family.{plant.family.lower()}"))
    names = Row([Label(latin, "italic"), Label(family, "small", colour=theme.ON_PAPER.muted)], 14)
    lines: list[Widget] = [names, Space(2), Label(say(f"flower.{plant.key}_text")), Space(2)]
    if gallery.speaks_of_itself(card):
        lines.append(_muted(gallery.figure_key(card, DECK.back)))
    if plant.doubt:
        lines.append(_muted(f"flower.{plant.key}_doubt"))
    lines.append(Label(botany.sources_of(plant.key), "small", colour=theme.ON_PAPER.muted))
    return lines


def _worths(card: str) -> list[Widget]:
    """The value in every game; none for the back."""
    found = worths(card)
    lines: list[Widget] = [_subtitle("worth.title")] if found else []
    lines += [WorthLine(worth) for worth in found]
    return [*lines, _muted("worth.outside")] if any(worth.outside for worth in found) else lines


class WorthLine(Part):
    """The games in which a card has the same value, its points at the right, and its rank in its suit below."""

    def __init__(self, worth: Worth) -> None:
        super().__init__()
        self.worth = worth

    def _blocks(self, metrics: Metrics, room: int) -> tuple[text.Block, text.Block, text.Block]:
        points = text.lay(self.worth.points, "strong", metrics)
        games = text.lay(self.worth.games, "body", metrics, max(1, room - points.width - metrics.px(AIR)))
        return games, points, text.lay(self.worth.place, "small", metrics, room)

    def _below(self, place: text.Block) -> int:
        """The height of the second line, if there is one."""
        return place.height if self.worth.special else 0

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A line, another for a special rank, more if ``room`` is short."""
        games, points, place = self._blocks(metrics, room)
        return (min(room, max(games.width + points.width + metrics.px(AIR), place.width)),
                max(games.height, points.height) + self._below(place))

    def _rects(self) -> tuple[Rect, Rect, Rect]:
        games, points, place = self._blocks(self.metrics, self.rect.width)
        left, top = self.rect.topleft
        line = text.line_height("body", self.metrics)
        return (Rect(left, top, games.width, games.height),
                Rect(self.rect.right - points.width, top + games.height - line, points.width, points.height),
                Rect(left, top + games.height, self.rect.width, self._below(place)))

    def written(self) -> Sequence[Written]:
        """Games, points, rank."""
        colours = theme.ON_PAPER.ink, theme.ON_PAPER.accent, theme.ON_PAPER.muted
        blocks = self._blocks(self.metrics, self.rect.width)
        lines = [Written(*line) for line in zip(blocks, self._rects(), colours, strict=True)]
        return lines if self.worth.special else lines[:2]

    def draw(self, surface: Surface) -> None:
        """The words, and dots that lead from the games to the points."""
        games, points, _ = self._rects()
        last = text.width(self.worth.games, "body", self.metrics)
        start = games.left + (last if last <= games.width else games.width) + self.metrics.px(8)
        y = points.centery + self.metrics.px(5)
        for x in range(start, points.left - self.metrics.px(8), max(4, self.metrics.px(7))):
            pygame.draw.circle(surface, theme.GILT_DARK, (x, y), max(1, self.metrics.px(1)))
        super().draw(surface)
