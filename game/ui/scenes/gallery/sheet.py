"""The page about a card: its flower, its figure, its value."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ....view import botany, gallery, words
from ....view.card_worth import Worth, worths
from ....view.units import Metrics
from ....view.words import say
from ...draw import theme
from ...draw.deck import BACK, DECK
from ...widgets import Column, Composed, Drawn, Label, Row, Rule, Space, Tracks, Widget

LEADER = 8
"""Units: the least length of the dots between a game and the card's value in it, and their height over the line."""


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
    lines += [_worth(worth) for worth in found]
    return [*lines, _muted("worth.outside")] if any(worth.outside for worth in found) else lines


def _worth(worth: Worth) -> Widget:
    """The games in which a card has the same value, its points at the right, and its rank in its suit below."""
    points = Label(worth.points, "strong", colour=theme.ON_PAPER.accent)
    line = Tracks([Label(worth.games), Drawn(LEADER, LEADER, _dots), points], ("fit", "fill", "fit"), 8, level="end")
    place = [Label(worth.place, "small", colour=theme.ON_PAPER.muted)] if worth.special else []
    return Composed(Column([line, *place], 0))


def _dots(surface: Surface, rect: Rect, metrics: Metrics) -> None:
    """Dots that lead from the games to the points."""
    for x in range(rect.left, rect.right, max(4, metrics.px(7))):
        pygame.draw.circle(surface, theme.GILT_DARK, (x, rect.top), max(1, metrics.px(1)))
