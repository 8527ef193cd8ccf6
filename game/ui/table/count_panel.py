"""The counting aid as pictures: a chart of the pack with points and a signal, and the voids of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from ...ai.teaching.counting_aid import CardCount, Lacks, SuitCount, Taken
from ...engine.cards import SUITS, TAROT, Card
from ...engine.rules import Rules
from ...view import words
from ...view.sides import ShownSides, camp_words
from ...view.table.describe import signal_words
from ...view.table.sheet import points
from ...view.units import Metrics
from ...view.words import Namer
from ..draw import frames, text, theme
from ..draw.pictures import blank
from ..draw.theme import Colour

#: Units: padding, gap between the figures of a row, height of a row, width of the shadow.
PAD, BETWEEN, ROW, BLUR, FALL = 11, 4.6, 20.5, 5, 3
#: With text above this many percent the chart does not fit its corner; a page shows the count instead.
LARGEST = 125
GONE = 0.28
"""The strength of a card that has been played."""
def shown(card: Card) -> str:
    """The sign for ``card`` in a row of its suit."""
    return words.say("card.fool") if card.suit == "F" else words.card_index(card.name)


def sides_taken(count: CardCount, sides: ShownSides, name: Namer) -> list[tuple[str, Taken]]:
    """The cards that each side has taken, by its players, in the order in which sides are shown."""
    taken = {frozenset(one.seats): one for one in count.taken}
    return [(camp_words(camp, name), taken[frozenset(camp.seats)]) for camp in sides.camps]


def points_line(count: CardCount, sides: ShownSides, name: Namer) -> str:
    """The points of every side, on one line."""
    glue, unit = "\N{NO-BREAK SPACE}", sides.rules.family.unit
    return " · ".join(f"{said} {points(one.units, unit)}".replace(" ", glue)
                      for said, one in sides_taken(count, sides, name))


def count_rows(count: CardCount, rules: Rules) -> list[tuple[str, list[tuple[Card, str]]]]:
    """The pack as rows of a suit and its cards from the strongest down, each ``held``, ``to_come`` or ``gone``."""
    rows = [(one.suit, _states(one, rules)) for one in count.suits]
    suits = rows[:len(SUITS)]
    tarots, fool = rows[len(SUITS)][1], rows[len(SUITS) + 1][1]
    half = (len(tarots) + 1) // 2 - 1
    return [*suits, (TAROT, tarots[:half]), ("", tarots[half:] + fool)]


def _states(one: SuitCount, rules: Rules) -> list[tuple[Card, str]]:
    kinds = dict.fromkeys(one.held, "held") | dict.fromkeys(one.to_come, "to_come")
    cards = (*one.held, *one.to_come, *one.played, *one.aside)
    return [(card, kinds.get(card, "gone")) for card in sorted(cards, key=lambda c: -rules.strength[c])]


def chart(count: CardCount, sides: ShownSides, name: Namer, metrics: Metrics, least: int) -> Surface:
    """The pack, points and latest signal on a slip of paper at least ``least`` pixels wide, with its shadow."""
    plain = replace(metrics, text_percent=100)
    rows, pad = count_rows(count, sides.rules), metrics.px(PAD)
    suits = _columns(rows[:len(SUITS)], plain)
    columns = [*[suits] * len(SUITS), *(_columns([row], plain) for row in rows[len(SUITS):])]
    sign, line = metrics.px(22), metrics.px(ROW)
    inner = max(least - 2 * pad, sign + max(map(sum, columns)))
    columns = [_stretched(some, inner - sign) for some in columns]
    said = text.fit(points_line(count, sides, name), "small", plain, inner, lines=2)
    told = [text.fit(signal_words(one, name, short=True), "small", plain, inner, lines=1)
            for one in count.signals[-1:]]
    size = inner + 2 * pad, len(rows) * line + said.height + metrics.px(4) + 2 * pad + sum(one.height for one in told)
    fall = metrics.px(FALL)
    made = frames.shadowed_frame("tooltip", size, metrics.ui_scale, metrics.px(BLUR), (fall, fall)).copy()
    paper = Rect((0, 0), size)
    paper.center = made.get_rect().center
    top = paper.top + pad
    for (suit, cards), places in zip(rows, columns, strict=True):
        _draw_row(made, suit, cards, Rect(paper.left + pad, top, inner, line), sign, places, plain)
        top += line
    pygame.draw.line(made, (*theme.GILT_DARK, 255), (paper.left + pad, top + 1), (paper.right - pad, top + 1))
    top += metrics.px(4)
    for block in (said, *told):
        text.draw(made, block, Rect(paper.left + pad, top, inner, block.height), theme.INK, "centre")
        top += block.height
    return made


def _columns(rows: Sequence[tuple[str, list[tuple[Card, str]]]], metrics: Metrics) -> list[int]:
    """The width in pixels of each figure of ``rows``, the same in all of them."""
    gap, most = metrics.px(BETWEEN), max(len(cards) for _, cards in rows)
    return [gap + max(text.width(shown(cards[n][0]), "small", metrics) for _, cards in rows if n < len(cards))
            for n in range(most)]


def _stretched(columns: list[int], room: int) -> list[int]:
    """``columns`` with the rest of ``room`` distributed among them."""
    return [wide + (room - sum(columns)) // len(columns) for wide in columns]


def _ink(state: str) -> Colour:
    return {"held": theme.ON_PAPER.gain, "to_come": theme.INK}.get(state) or theme.faint(GONE)


def _draw_row(made: Surface, suit: str, cards: list[tuple[Card, str]], at: Rect, sign: int, columns: list[int],
              metrics: Metrics) -> None:
    """A suit: its sign, then unseen cards dark, the player's cards underlined, played cards faded and struck out."""
    if suit:
        text.draw(made, text.lay(words.SUIT_SIGNS[suit], "small", metrics), Rect(at.left, at.top, sign, at.height),
                  theme.INK)
    left = at.left + sign
    for (card, state), wide in zip(cards, columns, strict=False):
        block = text.lay(shown(card), "strong" if state == "held" else "small", metrics)
        block = text.lay(shown(card), "small", metrics) if block.width > wide - metrics.px(2) else block
        spot = text.draw(made, block, Rect(left, at.top, wide, at.height), _ink(state), "centre")
        if state == "gone":
            middle = spot.centery
            pygame.draw.line(made, (*_ink(state), 255), (spot.left, middle), (spot.right, middle), metrics.line)
        if state == "held":
            y = spot.bottom - metrics.px(2)
            pygame.draw.line(made, (*_ink(state), 255), (spot.left, y), (spot.right, y), max(2, metrics.line))
        left += wide


def chip(lacks: Lacks, metrics: Metrics) -> Surface:
    """The known voids of a seat: signs struck out, on a chip of paper, and the tarot above which it has none."""
    suits = (*lacks.suits, TAROT) if lacks.above is not None else lacks.suits
    blocks = [text.lay(words.SUIT_SIGNS[suit], "small", metrics) for suit in suits]
    more = text.lay(f">{lacks.above.rank}" if lacks.above is not None else "", "small", metrics)
    gap, pad = metrics.px(5), metrics.px(7)
    size = sum(b.width + gap for b in blocks) - gap + more.width + 2 * pad, blocks[0].height + metrics.px(4)
    made = blank(size)
    frames.draw_frame(made, "tooltip", made.get_rect(), metrics.ui_scale)
    left, beyond = pad, metrics.px(2)
    for block in blocks:
        spot = text.draw(made, block, Rect(left, 0, block.width, size[1]), theme.INK, "centre")
        pygame.draw.line(made, (*theme.ON_PAPER.loss, 255), (spot.left - beyond, spot.bottom - 2 * beyond),
                         (spot.right + beyond, spot.top + 2 * beyond), max(2, metrics.line))
        left += block.width + gap
    text.draw(made, more, Rect(left - gap + beyond, 0, more.width, size[1]), theme.INK)
    return made


__all__ = ["LARGEST", "chart", "chip", "points_line", "count_rows", "sides_taken"]
