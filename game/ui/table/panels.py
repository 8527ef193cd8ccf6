"""The pictures round the cards: seats, ribbons and panels, each cached by its content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from ...engine.rules import Seat
from ...view import words
from ...view.table.board import Board, Saying
from ...view.table.layout import ASPECT, Layout
from ...view.units import TEXT_PERCENTS, Metrics, TextRole
from ..draw import art, text, theme
from ..draw.pictures import blank, shelf, stick
from ..draw.theme import Colour
from .canvas import Item, picture_item
from .furniture import dealer_token, medallion, medallion_glow

_made = shelf(0.6)
#: The part of each end of a ribbon without text: least units, and a share of its height; its fold grows with it.
RIBBON_END, RIBBON_FOLD = 46, 1.1
#: The shares of a ribbon's height between which its writable paper is; units by which the plate of a name is
#: higher than a line.
BAND, PLATE_ROOM = (0.135, 0.715), 12
#: Units from the middle of a medallion at the upper edge to the saying of its seat.
SAID_BELOW = 106
#: Units from the middle of a medallion to its rim: the viewer's own, and the others'.
OWN_MEDALLION, MEDALLION = 30, 44
#: Units of padding at a panel's left and right: at the right the words avoid the leaves in the corner.
PANEL_LEFT, PANEL_RIGHT = 24, 32
SEAT_LAYER, PANEL_LAYER, RIBBON_LAYER, TOP_LAYER = 50.0, 60.0, 3000.0, 4000.0


@dataclass(frozen=True, slots=True)
class SeatView:
    """The content of a seat's picture."""

    seat: Seat
    name: str
    dealer: bool
    active: bool
    detail: str
    side: int | None
    sits_out: bool


def ribbon_end(high: int, metrics: Metrics) -> int:
    """The pixels without text at each end of a ribbon ``high`` pixels high."""
    return max(metrics.px(RIBBON_END), round(high * RIBBON_FOLD))


def label(words_: str, role: TextRole, metrics: Metrics, colour: Colour, halo: Colour | None = None) -> Surface:
    """``words_`` on a transparent ground."""
    def make() -> Surface:
        block = text.lay(words_, role, metrics)
        made = blank((block.width + 8, block.height + 4))
        text.draw(made, block, made.get_rect(), colour, "centre", halo=halo)
        return made
    return _made.get(("label", words_, role, metrics, colour, halo), make)


def ribbon_picture(words_: str, metrics: Metrics, role: TextRole = "button", least: int = 0, most: int = 0) -> Surface:
    """``words_`` on a paper ribbon; on several lines if it is limited to ``most`` pixels."""
    def make() -> Surface:
        line = text.line_height(role, metrics) + metrics.px(16)
        room = most - 2 * ribbon_end(line, metrics) if most else None
        block = text.lay(words_, role, metrics, room)
        high = block.height + metrics.px(16)
        size = max(least, block.width + 2 * ribbon_end(high, metrics)), high
        made = blank(size)
        art.ribbon(made, made.get_rect(), metrics.ui_scale)
        text.draw(made, block, made.get_rect().move(0, -metrics.px(1)), theme.INK, "centre")
        return made
    return _made.get(("ribbon", words_, role, metrics, least, most), make)


def panel_picture(title: str, rows: Sequence[tuple[str, str, Colour | None]], metrics: Metrics,
                  least: int = 0) -> Surface:
    """A paper panel with a heading and rows of a label and a value."""
    key = ("panel", title, tuple(rows), metrics, least)
    return _made.get(key, lambda: _panel(title, rows, metrics, least))


def panel_within(most: tuple[int, int], title: str, rows: Sequence[tuple[str, str, Colour | None]],
                 metrics: Metrics) -> Surface:
    """The same, with text reduced until the panel is at most ``most`` pixels wide."""
    sizes = [p for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]
    for percent in sizes:
        made = panel_picture(title, rows, replace(metrics, text_percent=percent), metrics.px(190))
        if made.get_width() <= most[0] and made.get_height() <= most[1]:
            break
    return made


def _panel(title: str, rows: Sequence[tuple[str, str, Colour | None]], metrics: Metrics, least: int) -> Surface:
    inset, outset, gap = metrics.px(PANEL_LEFT), metrics.px(PANEL_RIGHT), metrics.px(16)
    head = text.lay(title, "heading", metrics)
    lefts = [text.lay(a, "small", metrics) for a, _, _ in rows]
    rights = [text.lay(b, "body", metrics) for _, b, _ in rows]
    line = max([metrics.px(20), *(b.height for b in lefts), *(b.height for b in rights)])
    widest = max([head.width, *(a.width + gap + b.width for a, b in zip(lefts, rights, strict=True))])
    width = max(least, widest + inset + outset)
    height = metrics.px(14) + head.height + metrics.px(8) + line * len(rows) + metrics.px(24)
    made = blank((width, height))
    art.panel(made, made.get_rect(), metrics.ui_scale)
    y = metrics.px(14)
    text.draw(made, head, Rect(0, y, width, head.height), theme.INK, "centre")
    y += head.height
    pygame.draw.line(made, (*theme.GILT_DARK, 255), (width * 0.28, y), (width * 0.72, y), metrics.line)
    y += metrics.px(8)
    for left, right, (_, _, colour) in zip(lefts, rights, rows, strict=True):
        text.draw(made, left, Rect(inset, y, width, line), theme.ON_PAPER.muted)
        text.draw(made, right, Rect(0, y, width - outset, line), colour or theme.INK, "right")
        y += line
    return made


def saying_words(saying: Saying) -> str:
    """The words of ``saying``."""
    if saying.count:
        return words.count(saying.key, saying.count)
    contract = words.say("contract." + saying.contract) if saying.contract else ""
    return words.say(saying.key, contract=contract, card=words.card_sign(saying.card.name) if saying.card else "")


def seat_picture(view: SeatView, metrics: Metrics, radius: int) -> Surface:
    """The medallion of a seat with its name, its cards below, its dealer's token, and a glow while it is to act."""
    return _made.get(("seat", view, metrics, radius), lambda: _seat(view, metrics, radius))


SIDE_COLOURS: dict[int | None, Colour] = {0: theme.WINE_LIGHT, 1: theme.LEAF, None: theme.PAPER2}


def name_plate(name: str, metrics: Metrics) -> Surface:
    """``name`` on a ribbon, its capitals vertically centred as far as accents and descenders allow."""
    letters = label(name, "button", metrics, theme.INK)
    ink, line = letters.get_bounding_rect(), text.line_height("button", metrics)
    high = max(line + metrics.px(PLATE_ROOM), round((ink.height + metrics.px(4)) / (BAND[1] - BAND[0])))
    end = ribbon_end(high, metrics) - metrics.px(4)
    made = blank((letters.get_width() + 2 * end, high))
    art.ribbon(made, made.get_rect(), metrics.ui_scale)
    paper = Rect(0, round(high * BAND[0]), made.get_width(), round(high * (BAND[1] - BAND[0])))
    spot = letters.get_rect(center=paper.center)
    rim = metrics.px(2)
    spot.top = min(max(spot.top, paper.top + rim - ink.top), paper.bottom - rim - ink.bottom)
    stick(made, letters, spot)
    return made


def _seat(view: SeatView, metrics: Metrics, radius: int) -> Surface:
    name = name_plate(view.name, metrics)
    detail = text.lay(view.detail, "small", metrics)
    glow = round(radius * 0.34)
    plate = name.get_rect()
    band = plate.height
    width = max(2 * (radius + glow), plate.width, detail.width + 8)
    height = 2 * (radius + glow) + round(band * 0.62) + detail.height + metrics.px(2)
    made = blank((width, height))
    middle = width // 2, radius + glow
    if view.active:
        medallion_glow(made, middle, radius)
    medallion(made, view.seat, middle, radius)
    if view.dealer:
        dealer_token(made, (middle[0] + round(radius * 0.8), middle[1] - round(radius * 0.7)), metrics.px(26))
    plate.midtop = middle[0], middle[1] + radius - round(band * 0.38)
    stick(made, name, plate)
    if view.side is not None:
        spot = plate.left + ribbon_end(band, metrics) - metrics.px(12), plate.top + round(band * sum(BAND) / 2)
        pygame.draw.circle(made, SIDE_COLOURS[view.side], spot, metrics.px(4))
    if view.detail:
        below = label(view.detail, "small", metrics, theme.ON_FELT.muted, theme.FELT_DARK)
        stick(made, below, below.get_rect(midtop=(middle[0], plate.bottom)))
    if view.sits_out:
        made.fill((110, 110, 110, 150), None, pygame.BLEND_RGBA_MULT)
    return made


def item(key: object, layer: float, picture: Surface, place: Rect | None = None, **anchor: tuple[int, int]) -> Item:
    """``picture`` as an item in ``place``, or positioned by an edge or corner of its rectangle (``midtop=…``)."""
    rect = picture.get_rect(**anchor) if place is None else place
    return Item(("hud", key), layer, rect, id(picture), picture)


def clamped(rect: Rect, metrics: Metrics, margin: int = 4) -> Rect:
    """``rect`` moved inside the window."""
    return rect.clamp(Rect(margin, margin, metrics.width - 2 * margin, metrics.height - 2 * margin))


def seat_items(layout: Layout, views: Sequence[SeatView]) -> list[Item]:
    """Every seat's medallion in its place."""
    metrics, items = layout.metrics, []
    for view in views:
        own = layout.steps(view.seat) == 0
        radius = metrics.px(OWN_MEDALLION if own else MEDALLION)
        aside = layout.at_top(view.seat) and bool(view.detail)
        picture = seat_picture(replace(view, detail="") if aside else view, metrics, radius)
        x, y = layout.seat(view.seat)
        rect = picture.get_rect(midtop=(round(x), round(y - radius * 1.34)))
        if aside:
            below = label(view.detail, "small", metrics, theme.ON_FELT.muted, theme.FELT_DARK)
            items.append(picture_item(("detail", view.seat), SEAT_LAYER, below, layout.by_fan(view.seat)))
        items.append(Item(("seat", view.seat), SEAT_LAYER, clamped(rect, metrics), id(picture), picture))
    return items


def said_bottom(layout: Layout) -> int:
    """The lowest pixel that the sayings of the seats at the upper edge may cover."""
    metrics = layout.metrics
    tops = [layout.seat(seat)[1] for seat in range(layout.seats) if layout.at_top(seat)]
    high = text.line_height("small", metrics) + metrics.px(16)
    return round(max(tops, default=-metrics.px(200)) + metrics.px(SAID_BELOW) + high / 2 + metrics.px(6))


def saying_items(layout: Layout, board: Board) -> list[Item]:
    """The last saying of each seat, on a ribbon between it and the middle."""
    metrics, items = layout.metrics, []
    cx = layout.centre[0]
    for seat, saying in board.sayings.items():
        picture = ribbon_picture(saying_words(saying), metrics, "small")
        x, y = layout.seat(seat)
        at = (x + (cx - x) * 0.05, y + metrics.px(SAID_BELOW)) if layout.at_top(seat) else (x + (cx - x) * 0.25, y)
        if layout.steps(seat) == 0:
            at = (x + metrics.px(185), y - metrics.px(56))
        rect = _beside(picture.get_rect(center=(round(at[0]), round(at[1]))), layout, seat)
        items.append(Item(("said", seat), RIBBON_LAYER, rect, id(picture), picture))
    return items


def _beside(rect: Rect, layout: Layout, seat: Seat) -> Rect:
    """``rect`` moved off the medallion of a ``seat`` at the side, and inside the window."""
    if layout.steps(seat) != 0 and not layout.at_top(seat):
        x, rim = layout.seat(seat)[0], layout.metrics.px(MEDALLION * 1.3)
        if x < layout.centre[0]:
            rect.left = max(rect.left, round(x) + rim)
        else:
            rect.right = min(rect.right, round(x) - rim)
    return clamped(rect, layout.metrics)


def notice_items(layout: Layout, board: Board) -> list[Item]:
    """The latest announcement in the middle of the table, with the cards shown."""
    if board.notice is None:
        return []
    metrics, count = layout.metrics, len(board.spotlight)
    width = round(min(layout.row(0, 1).width, 2.2 * layout.tapis[0] / max(1, count)))
    items = []
    for i, card in enumerate(board.spotlight):
        pose = layout.row(i, count, width / layout.unit)
        picture = art.card(card.name, width)
        items.append(picture_item(("shown", card), RIBBON_LAYER - 100 + i, picture, (pose.x, pose.y)))
    x, y = layout.centre
    below = width * ASPECT / 2 + metrics.px(26) if count else 0
    at = round(x), round(y + below)
    items.append(item("notice", RIBBON_LAYER + 5, ribbon_picture(saying_words(board.notice), metrics), center=at))
    return items


def clear_cache() -> None:
    """Drop all pictures."""
    _made.clear()

