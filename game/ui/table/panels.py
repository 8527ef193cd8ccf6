"""The pictures round the cards: seats, ribbons and panels, each cached by its content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from pygame import Rect, Surface

from ...engine.rules import Seat
from ...view import words
from ...view.table.board import Board, Saying
from ...view.table.layout import ASPECT, Layout
from ...view.units import TEXT_PERCENTS, Metrics, TextRole
from ...view.words import Namer
from ..draw import art, text, theme
from ..draw.pictures import blank, faded, shelf
from ..draw.theme import Colour
from .canvas import Item, picture_item

_made = shelf(0.6)
#: The part of each end of a ribbon without text: least units, and a share of its height; its fold grows with it.
RIBBON_END, RIBBON_FOLD = 46, 1.1
#: Between which shares of a ribbon's height its paper lies that is written on.
BAND = (0.135, 0.715)
#: Units: from the middle of a medallion at the upper edge to what its seat said, if all hands are open; the greatest
#: height of a ribbon, its width at the side, of the player's or on a role, and at least; from a medallion to it.
SAID_BELOW, SAID_HIGH, SAID_WIDE, SAID_OWN, SAID_LEAST, SAID_RIGHT = 94, 84, 300, 230, 170, 30
#: The largest size of what the viewer said, in percent: the hand is below it.
OWN_PERCENT = 125
#: Units from the middle of a medallion to the nearest that a ribbon beside it comes.
MEDALLION_CLEAR = 47
NOTHING: Mapping[Seat, float] = MappingProxyType({})
#: The greatest width of an announcement, as a share of the oval's.
NOTICE_WIDE = 0.94
SEAT_LAYER, PANEL_LAYER, RIBBON_LAYER, TOP_LAYER = 50.0, 60.0, 3000.0, 4000.0


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
        several = len(block.lines) > 1
        high = round(block.height / (BAND[1] - BAND[0])) if several else line
        size = max(least, block.width + 2 * ribbon_end(high, metrics)), high
        made = blank(size)
        art.ribbon(made, made.get_rect(), metrics.ui_scale)
        paper = Rect(0, round(high * BAND[0]), size[0], round(high * (BAND[1] - BAND[0])))
        text.draw(made, block, paper if several else made.get_rect().move(0, -metrics.px(1)), theme.INK, "centre")
        return made
    return _made.get(("ribbon", words_, role, metrics, least, most), make)


def saying_words(saying: Saying) -> str:
    """The words of ``saying``."""
    if saying.count:
        return words.count(saying.key, saying.count)
    contract = words.say("contract." + saying.contract) if saying.contract else ""
    return words.say(saying.key, contract=contract, card=words.card_sign(saying.card.name) if saying.card else "")


def notice_words(saying: Saying, name: Namer) -> str:
    """The words of an announcement; a sentence about two players speaks to the player who is one of them."""
    if saying.seat is None or saying.to is None:
        return saying_words(saying)
    names = {"giver": name(saying.seat), "to": name(saying.to)}
    about, by = ("to", "giver") if saying.key == "exchange.returned" else ("giver", "to")
    key = saying.key + (".you" if words.is_you(names[about]) else ".by_you" if words.is_you(names[by]) else "")
    return words.say(key, **names, card=words.card_sign(saying.card.name) if saying.card else "")


def item(key: object, layer: float, picture: Surface, place: Rect | None = None, **anchor: tuple[int, int]) -> Item:
    """``picture`` as an item in ``place``, or positioned by an edge or corner of its rectangle (``midtop=…``)."""
    rect = picture.get_rect(**anchor) if place is None else place
    return Item(("hud", key), layer, rect, id(picture), picture)


def clamped(rect: Rect, metrics: Metrics, margin: int = 4) -> Rect:
    """``rect`` moved inside the window."""
    return rect.clamp(Rect(margin, margin, metrics.width - 2 * margin, metrics.height - 2 * margin))


def saying_items(layout: Layout, board: Board, shares: Mapping[Seat, float] = NOTHING,
                 ends: Mapping[Seat, float] = NOTHING) -> list[Item]:
    """The last saying of each seat, on a ribbon beside it and off the oval; of each only its share in ``shares``.

    ``ends`` are the right ends of the names, in pixels.
    """
    items = list[Item]()
    for seat, saying in board.sayings.items():
        share = shares.get(seat, 1.0)
        if share > 0:
            rect, picture = _said(layout, seat, saying_words(saying), ends)
            if share < 1:
                picture = _made.get(("fades", id(picture), share), partial(faded, picture, share))
            items.append(Item(("said", seat), RIBBON_LAYER, rect, id(picture), picture))
    return items


def _said(layout: Layout, seat: Seat, said: str, ends: Mapping[Seat, float]) -> tuple[Rect, Surface]:
    """The place and the ribbon of what ``seat`` ``said``, in the largest text that has room."""
    metrics = layout.metrics
    left = layout.left_room(seat, ends) if layout.at_top(seat) else 0.0
    room = _said_room(layout, seat, left)
    most = OWN_PERCENT if layout.steps(seat) == 0 else metrics.text_percent
    for percent in [p for p in reversed(TEXT_PERCENTS) if p <= min(most, metrics.text_percent)]:
        sized = replace(metrics, text_percent=percent)
        made = ribbon_picture(said, sized, "small", most=room)
        if made.get_width() <= room and made.get_height() <= metrics.px(SAID_HIGH):
            break
    return clamped(_said_place(layout, seat, left, made), metrics), made


def _said_room(layout: Layout, seat: Seat, left: float) -> int:
    """How wide the ribbon of ``seat`` may be, in pixels, with the room ``left`` of it at the upper edge."""
    if layout.at_top(seat) and not layout.open:
        return round(left if left >= SAID_LEAST * layout.unit else SAID_OWN * layout.unit)
    return round((SAID_OWN if layout.steps(seat) == 0 else SAID_WIDE) * layout.unit)


def _said_place(layout: Layout, seat: Seat, left: float, made: Surface) -> Rect:
    """Where a ribbon is: the player's below the role, at the side above the medallion, else on the cards held.

    It is on the role if a neighbour is too near, and between the seat and the middle if all hands are open.
    """
    (x, y), unit, cx = layout.seat(seat), layout.unit, layout.centre[0]
    if layout.open:
        down, share = (SAID_BELOW, 0.12) if layout.at_top(seat) else (0, 0.16)
        return made.get_rect(center=(round(x + (cx - x) * share), round(y + down * unit)))
    if layout.steps(seat) == 0:
        return made.get_rect(topleft=(round(x - 36 * unit), round(layout.below_own_role)))
    if not layout.at_top(seat):
        return made.get_rect(midbottom=(round(x), round(y - MEDALLION_CLEAR * unit)))
    if left >= SAID_LEAST * unit:
        return made.get_rect(midright=(round(x - MEDALLION_CLEAR * unit), round(y)))
    return made.get_rect(topleft=(round(x + SAID_RIGHT * unit), round(y + 0.5 * layout.metrics.text_px("button"))))


def notice_items(layout: Layout, board: Board, name: Namer) -> list[Item]:
    """The latest announcement in the middle of the table, with the cards shown."""
    if board.notice is None:
        return []
    metrics, count = layout.metrics, len(board.spotlight)
    width = round(min(layout.row(0, 1).width, 2 * layout.rim.half_width / max(1, count)))
    items = []
    for i, card in enumerate(board.spotlight):
        pose = layout.row(i, count, width / layout.unit)
        picture = art.card(card.name, width)
        items.append(picture_item(("shown", card), RIBBON_LAYER - 100 + i, picture, (pose.x, pose.y)))
    x, y = layout.centre
    below = width * ASPECT / 2 + metrics.px(26) if count else 0
    at = round(x), round(y + below)
    items.append(item("notice", RIBBON_LAYER + 5, _notice(notice_words(board.notice, name), layout), center=at))
    return items


def _notice(said: str, layout: Layout) -> Surface:
    """``said`` on a ribbon that the oval has room for, in the largest text up to that wanted."""
    metrics, most = layout.metrics, round(2 * layout.rim.half_width * NOTICE_WIDE)
    for percent in [p for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]:
        made = ribbon_picture(said, replace(metrics, text_percent=percent), most=most)
        if made.get_width() <= most:
            break
    return made


def clear_cache() -> None:
    """Drop all pictures."""
    _made.clear()

