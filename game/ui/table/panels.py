"""The pictures round the cards: seats, ribbons and panels, each cached by its content."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from ...engine.rules import Seat
from ...view import words
from ...view.table.board import Board, Saying
from ...view.table.layout import ASPECT, Layout
from ...view.units import TEXT_PERCENTS, Metrics, TextRole
from ...view.words import Namer
from ..draw import art, text, theme
from ..draw.pictures import blank, shelf
from ..draw.theme import Colour
from .canvas import Item, picture_item

_made = shelf(0.6)
#: The part of each end of a ribbon without text: least units, and a share of its height; its fold grows with it.
RIBBON_END, RIBBON_FOLD = 46, 1.1
#: Between which shares of a ribbon's height its paper lies that is written on.
BAND = (0.135, 0.715)
#: Units from the middle of a medallion at the upper edge to what its seat said.
SAID_BELOW = 94
#: The largest size of what the viewer said, in percent: the crest is beside it.
OWN_PERCENT = 125
#: Units from the middle of the crest to the rosette at its end, and from its lower edge to the top of that.
TO_ROSETTE, ROSETTE_HIGH = 262, 88
#: Units from the middle of a medallion to the nearest that a ribbon beside it comes.
MEDALLION_CLEAR = 49
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


def said_bottom(layout: Layout) -> int:
    """The lowest pixel that the sayings of the seats at the upper edge may cover."""
    metrics = layout.metrics
    tops = [layout.seat(seat)[1] for seat in range(layout.seats) if layout.at_top(seat)]
    high = text.line_height("small", metrics) + metrics.px(16)
    return round(max(tops, default=-metrics.px(200)) + metrics.px(SAID_BELOW) + high / 2 + metrics.px(6))


def saying_items(layout: Layout, board: Board) -> list[Item]:
    """The last saying of each seat, on a ribbon between it and the middle."""
    metrics, items = layout.metrics, list[Item]()
    cx = layout.centre[0]
    for seat, saying in board.sayings.items():
        x, y = layout.seat(seat)
        own = layout.steps(seat) == 0
        size = replace(metrics, text_percent=min(metrics.text_percent, OWN_PERCENT)) if own else metrics
        picture = ribbon_picture(saying_words(saying), size, "small")
        at = (x + (cx - x) * 0.12, y + metrics.px(SAID_BELOW)) if layout.at_top(seat) else (x + (cx - x) * 0.16, y)
        rect = _beside(picture.get_rect(center=(round(at[0]), round(at[1]))), layout, seat)
        if own:
            above = round(y - 0.8 * metrics.text_px("button")) - metrics.px(22)
            rect.bottomleft = round(x) - metrics.px(20), above
            if rect.right > layout.crest[0] - metrics.px(TO_ROSETTE):
                rect.bottom = min(above, round(layout.crest[1]) - metrics.px(ROSETTE_HIGH))
        if (other := rect.collidelist([item.rect for item in items])) >= 0:
            rect.top = items[other].rect.bottom
        items.append(Item(("said", seat), RIBBON_LAYER, rect, id(picture), picture))
    return items


def _beside(rect: Rect, layout: Layout, seat: Seat) -> Rect:
    """``rect`` moved off the medallion of a ``seat`` at the side, and inside the window."""
    if layout.steps(seat) != 0 and not layout.at_top(seat):
        x, rim = layout.seat(seat)[0], layout.metrics.px(MEDALLION_CLEAR)
        if x < layout.centre[0]:
            rect.left = max(rect.left, round(x) + rim)
        else:
            rect.right = min(rect.right, round(x) - rim)
    return clamped(rect, layout.metrics)


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

