"""The pictures around the cards, cached by their content: ribbons, panels, remarks on slips, the counting aid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from ...ai.teaching.counting_aid import CardCount, Lacks, Taken
from ...engine.cards import SUITS, TAROT, Card
from ...engine.rules import Rules, Seat
from ...view import words
from ...view.sides import ShownSides, camp_words
from ...view.table.board import Board, Saying
from ...view.table.describe import signal_words
from ...view.table.layout import ASPECT, Layout
from ...view.table.sheet import points
from ...view.units import Metrics, TextRole
from ...view.words import Namer
from ..draw import art, frames, text, theme
from ..draw.pictures import blank, faded, shelf
from ..draw.theme import Colour
from .canvas import Item, picture_item

_made = shelf(0.8)
_faded = _made.kept(faded)
#: The part of each end of a ribbon without text: least units, and a share of its height; its fold grows with it.
RIBBON_END, RIBBON_FOLD = 46, 1.1
#: The upper and the lower edge of the paper for the text, as shares of a ribbon's height.
BAND = (0.135, 0.715)
#: Units, for the ribbon of a saying: its distance below a medallion at the upper edge if all hands are open; its
#: greatest height; its greatest width at the side, and of the player's or on a role; its least width; its distance to
#: the right of a medallion.
SAID_BELOW, SAID_HIGH, SAID_WIDE, SAID_OWN, SAID_LEAST, SAID_RIGHT = 94, 84, 300, 230, 120, 30
#: The pixels by which the ends of two ribbons may overlap, because they have no text.
SAID_NEAR = 16
#: The least text size of a saying in its usual place, in percent; to be larger it moves away from a neighbour's saying.
SAID_LARGE = 125
#: The largest text of the viewer's sayings, in percent, because the hand is below them.
OWN_PERCENT = 150
#: Units: the least distance of a ribbon next to a medallion from its middle.
MEDALLION_CLEAR = 47
NOTHING: Mapping[Seat, float] = MappingProxyType({})
#: The greatest width of an announcement, as a share of the oval's.
NOTICE_WIDE = 0.94
SEAT_LAYER, PANEL_LAYER, RIBBON_LAYER, TOP_LAYER = 50.0, 60.0, 3000.0, 4000.0
#: Units, for notes: greatest width at the side of the table; padding at the sides, of a slim note, and above; the blur
#: and the offset of the shadow.
AT_THE_SIDE = 300
SIDE, SLIM_SIDE, ABOVE, BLUR, FALL = 18, 11, 8, 6, 3
#: Text above this many percent is large.
LARGE = 125
#: Units, for the chart: padding, gap between two cards of a row, height of a row, blur and offset of the shadow.
PAD, BETWEEN, ROW, CHART_BLUR, CHART_FALL = 11, 4.6, 20.5, 5, 3
#: With text above this many percent the chart does not fit its corner; a page shows the count instead.
LARGEST = 125
GONE = 0.28
"""The opacity of a card that has been played."""


def ribbon_end(high: int, metrics: Metrics) -> int:
    """The width in pixels without text at each end of a ribbon ``high`` pixels high."""
    return max(metrics.px(RIBBON_END), round(high * RIBBON_FOLD))


@_made.kept
def label(words_: str, role: TextRole, metrics: Metrics, colour: Colour, halo: Colour | None = None) -> Surface:
    """A picture of ``words_`` on a transparent background."""
    block = text.lay(words_, role, metrics)
    made = blank((block.width + 8, block.height + 4))
    text.draw(made, block, made.get_rect(), colour, "centre", halo=halo)
    return made


@_made.kept
def ribbon_picture(words_: str, metrics: Metrics, role: TextRole = "button", most: int = 0) -> Surface:
    """A picture of ``words_`` on a paper ribbon, on several lines if the ribbon is limited to ``most`` pixels."""
    line = round(1.4 * text.line_height(role, metrics))
    block = text.lay(words_, role, metrics, most - 2 * ribbon_end(line, metrics) if most else None)
    high = round(block.height / (BAND[1] - BAND[0])) if len(block.lines) > 1 else line
    made = blank((block.width + 2 * ribbon_end(high, metrics), high))
    art.ribbon(made, made.get_rect(), metrics.ui_scale)
    paper = Rect(0, round(high * BAND[0]), made.get_width(), round(high * (BAND[1] - BAND[0])))
    text.draw(made, block, paper, theme.INK, "centre")
    return made


@_made.kept
def slip(said: str, metrics: Metrics) -> Surface:
    """A picture of ``said`` on a slip of paper, which is much narrower than a ribbon."""
    block = text.lay(said, "small", metrics)
    made = blank((block.width + 2 * metrics.px(SLIM_SIDE), block.height + metrics.px(ABOVE)))
    frames.draw_frame(made, "tooltip", made.get_rect(), metrics.ui_scale)
    text.draw(made, block, made.get_rect(), theme.INK, "centre")
    return made


def saying_words(saying: Saying) -> str:
    if saying.count:
        return words.count(saying.key, saying.count)
    contract = words.say("contract." + saying.contract) if saying.contract else ""
    return words.say(saying.key, contract=contract, card=words.card_sign(saying.card.name) if saying.card else "")


def notice_words(saying: Saying, name: Namer) -> str:
    """The words of an announcement; a sentence about two players addresses the viewer if the viewer is one of them."""
    if saying.seat is None or saying.to is None:
        return saying_words(saying)
    names = {"giver": name(saying.seat), "to": name(saying.to)}
    about, by = ("to", "giver") if saying.key == "exchange.returned" else ("giver", "to")
    key = saying.key + (".you" if words.is_you(names[about]) else ".by_you" if words.is_you(names[by]) else "")
    return words.say(key, **names, card=words.card_sign(saying.card.name) if saying.card else "")


def item(key: object, layer: float, picture: Surface, place: Rect | None = None, **anchor: tuple[int, int]) -> Item:
    """An item that shows ``picture`` in ``place`` or, without it, positioned by a corner or edge (``midtop=…``)."""
    rect = picture.get_rect(**anchor) if place is None else place
    return Item(("hud", key), layer, rect, id(picture), picture)


def clamped(rect: Rect, metrics: Metrics, margin: int = 4) -> Rect:
    """``rect`` moved inside the window."""
    return rect.clamp(Rect(margin, margin, metrics.width - 2 * margin, metrics.height - 2 * margin))


def saying_items(layout: Layout, board: Board, shares: Mapping[Seat, float] = NOTHING,
                 ends: Mapping[Seat, float] = NOTHING) -> list[Item]:
    """The last saying of each seat on a ribbon next to it, outside the oval, with the opacity in ``shares``.

    ``ends`` are the right ends of the names and tags, in pixels.
    """
    items = list[Item]()
    for seat in sorted(board.sayings, key=lambda seat: (layout.at_top(seat), seat)):
        share = shares.get(seat, 1.0)
        if share > 0:
            taken = [item.rect.inflate(-SAID_NEAR, -SAID_NEAR) for item in items]
            rect, picture = _said(layout, seat, saying_words(board.sayings[seat]), ends, taken)
            if share < 1:
                picture = _faded(picture, share)
            items.append(Item(("said", seat), RIBBON_LAYER, rect, id(picture), picture))
    return items


def _said(layout: Layout, seat: Seat, said: str, ends: Mapping[Seat, float],
          taken: Sequence[Rect]) -> tuple[Rect, Surface]:
    """The rectangle and the picture of what ``seat`` has ``said``, in the largest text that does not touch ``taken``.

    The picture is a ribbon, or a slip of paper if the ends of a ribbon would leave too little room for that text.
    """
    metrics = layout.metrics
    gap = left = 0.0
    if layout.at_top(seat):  # left of the hidden cards, or on them
        for gap in (layout.left_of_hand(seat), MEDALLION_CLEAR * layout.unit):
            if (left := layout.left_room(seat, ends, gap)) >= SAID_LEAST * layout.unit:
                break
    room = _said_room(layout, seat, left)
    most = OWN_PERCENT if layout.steps(seat) == 0 else metrics.text_percent
    sizes = [size for size in metrics.texts() if size.text_percent <= most]
    large = [size for size in sizes if size.text_percent >= SAID_LARGE] or sizes
    for lower, size in [*product((False, True) if layout.at_top(seat) else (False,), large), (False, sizes[-1])]:
        for made in (ribbon_picture(said, size, "small", most=room), slip(said, size)):
            place = clamped(_said_place(layout, seat, left, gap, made), metrics)
            near = [taken[number] for number in place.collidelistall(taken)]
            if near and lower:  # below the neighbour's saying, and next to the neighbour's medallion
                beside = min(one.centerx for one in near) - metrics.px(MEDALLION_CLEAR)
                place.topright = min(place.right, beside), max(one.bottom for one in near)
            wide, high = made.get_size()
            if wide <= room and high <= metrics.px(SAID_HIGH) and place.collidelist(taken) < 0:
                return place, made
    return place, made


def _said_room(layout: Layout, seat: Seat, left: float) -> int:
    """The greatest width in pixels of the ribbon of ``seat``; ``left`` are the free pixels at the upper edge."""
    if layout.at_top(seat) and not layout.open:
        return round(left if left >= SAID_LEAST * layout.unit else SAID_OWN * layout.unit)
    return round((SAID_OWN if layout.steps(seat) == 0 else SAID_WIDE) * layout.unit)


def _said_place(layout: Layout, seat: Seat, left: float, gap: float, made: Surface) -> Rect:
    """The rectangle of a seat's ribbon.

    The player's is below the role; at the side of the table it is above the medallion, at the upper edge ``gap`` pixels
    left of the medallion, or over the role if a neighbour is too near. If all hands are open, it is between the seat
    and the middle.
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
        return made.get_rect(midright=(round(x - gap), round(y)))
    return made.get_rect(topleft=(round(x + SAID_RIGHT * unit), round(y + 0.5 * layout.metrics.text_px("button"))))


def notice_items(layout: Layout, board: Board, name: Namer) -> list[Item]:
    """The latest announcement in the middle of the table, with the cards that it shows."""
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
    """A ribbon with ``said`` for which the oval has room, in the largest text up to the size chosen."""
    metrics, most = layout.metrics, round(2 * layout.rim.half_width * NOTICE_WIDE)
    for size in metrics.texts():
        made = ribbon_picture(said, size, most=most)
        if made.get_width() <= most:
            break
    return made


@dataclass(frozen=True, slots=True)
class Note:
    """The text of a slip: ``head`` above ``text``, ``more`` below it, then a ``link``, ``bright`` if pointed at.

    A ``slim`` note fits in a narrow column: its text is small, with little space at the sides.
    """

    text: str
    head: str = ""
    more: str = ""
    link: str = ""
    bright: bool = False
    slim: bool = False

    def rows(self, large: bool) -> list[tuple[str, TextRole, theme.Colour]]:
        """The lines with their roles and colours; in ``large`` text the head is omitted."""
        ground = theme.ON_PAPER
        rows: tuple[tuple[str, TextRole, theme.Colour], ...] = (
            ("" if large else self.head, "italic", ground.muted),
            (self.text, "small" if large or self.slim else "body", ground.ink), (self.more, "small", ground.muted),
            (self.link, "small", ground.gain if self.bright else ground.accent))
        return [row for row in rows if row[0]]


@_made.kept
def note_picture(note: Note, metrics: Metrics, most: int) -> Surface:
    """A picture of ``note`` on paper at most ``most`` pixels wide, and its shadow; the link is underlined."""
    side = metrics.px(SLIM_SIDE if note.slim else SIDE)
    room = most - 2 * side
    rows = note.rows(large=metrics.text_percent > LARGE)
    blocks = [(text.lay(said, role, metrics, room), colour) for said, role, colour in rows]
    inner = Rect(0, 0, max(block.width for block, _ in blocks), sum(block.height for block, _ in blocks))
    size = inner.width + 2 * side, inner.height + 2 * metrics.px(ABOVE)
    fall = metrics.px(FALL)
    made = frames.shadowed_frame("tooltip", size, metrics.ui_scale, metrics.px(BLUR), (fall, fall)).copy()
    inner.center = made.get_rect().center
    for block, colour in blocks:
        spot = text.draw(made, block, Rect(inner.left, inner.top, inner.width, block.height), colour, "centre")
        inner.top += block.height
    if note.link:
        y = spot.bottom - metrics.px(3)
        pygame.draw.line(made, (*colour, 255), (spot.left, y), (spot.right, y), metrics.line)
    return made


def link_high(metrics: Metrics) -> int:
    """The height in pixels of the link at the foot of a slip."""
    return text.line_height("small", metrics) + metrics.px(ABOVE + BLUR)


def shown(card: Card) -> str:
    """The text for ``card`` in a row of its suit."""
    return words.say("card.fool") if card.suit == "F" else words.card_index(card.name)


def sides_taken(count: CardCount, sides: ShownSides, name: Namer) -> list[tuple[str, Taken]]:
    """The players of each side in words and the cards that the side has taken, in the order of the sides shown."""
    taken = {frozenset(one.seats): one for one in count.taken}
    return [(camp_words(camp, name), taken[frozenset(camp.seats)]) for camp in sides.camps]


def points_line(count: CardCount, sides: ShownSides, name: Namer) -> str:
    """The points of each side, on one line."""
    glue, unit = "\N{NO-BREAK SPACE}", sides.rules.family.unit
    return " · ".join(f"{said} {points(one.units, unit)}".replace(" ", glue)
                      for said, one in sides_taken(count, sides, name))


def count_rows(count: CardCount, rules: Rules) -> list[tuple[str, list[tuple[Card, str]]]]:
    """The pack in rows, each a suit with its cards from high to low: ``held``, ``to_come`` or ``gone``.

    The trumps are in two rows, of which the second has no suit and ends with the Fool.
    """
    rows = []
    for one in count.suits:
        kinds = dict.fromkeys(one.held, "held") | dict.fromkeys(one.to_come, "to_come")
        cards = (*one.held, *one.to_come, *one.played, *one.aside)
        falling = sorted(cards, key=lambda card: -rules.strength[card])
        rows.append((one.suit, [(card, kinds.get(card, "gone")) for card in falling]))
    suits = rows[:len(SUITS)]
    tarots, fool = rows[len(SUITS)][1], rows[len(SUITS) + 1][1]
    half = (len(tarots) + 1) // 2 - 1
    return [*suits, (TAROT, tarots[:half]), ("", tarots[half:] + fool)]


def chart(count: CardCount, sides: ShownSides, name: Namer, metrics: Metrics, least: int) -> Surface:
    """A picture of cards, points and latest signal on a slip at least ``least`` pixels wide, with its shadow."""
    plain = replace(metrics, text_percent=100)
    rows, pad = count_rows(count, sides.rules), metrics.px(PAD)
    suits = _columns(rows[:len(SUITS)], plain)
    columns = [*[suits] * len(SUITS), *(_columns([row], plain) for row in rows[len(SUITS):])]
    sign, line = metrics.px(22), metrics.px(ROW)
    inner = max(least - 2 * pad, sign + max(map(sum, columns)))
    columns = [[wide + (inner - sign - sum(row)) // len(row) for wide in row] for row in columns]
    said = text.fit(points_line(count, sides, name), "small", plain, inner, lines=2)
    told = [text.fit(signal_words(one, name, short=True), "small", plain, inner, lines=1)
            for one in count.signals[-1:]]
    size = inner + 2 * pad, len(rows) * line + said.height + metrics.px(4) + 2 * pad + sum(one.height for one in told)
    fall = metrics.px(CHART_FALL)
    made = frames.shadowed_frame("tooltip", size, metrics.ui_scale, metrics.px(CHART_BLUR), (fall, fall)).copy()
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
    """The width in pixels of each column of ``rows``, which is the same in all rows."""
    gap, most = metrics.px(BETWEEN), max(len(cards) for _, cards in rows)
    return [gap + max(text.width(shown(cards[n][0]), "small", metrics) for _, cards in rows if n < len(cards))
            for n in range(most)]


def _draw_row(made: Surface, suit: str, cards: list[tuple[Card, str]], at: Rect, sign: int, columns: list[int],
              metrics: Metrics) -> None:
    """Draw a suit's sign and cards: unseen ones dark, the player's underlined, played ones faded and struck out."""
    if suit:
        text.draw(made, text.lay(words.SUIT_SIGNS[suit], "small", metrics), Rect(at.left, at.top, sign, at.height),
                  theme.INK)
    left = at.left + sign
    for (card, state), wide in zip(cards, columns, strict=False):
        block = text.lay(shown(card), "strong" if state == "held" else "small", metrics)
        block = text.lay(shown(card), "small", metrics) if block.width > wide - metrics.px(2) else block
        ink = {"held": theme.ON_PAPER.gain, "to_come": theme.INK}.get(state) or theme.faint(GONE)
        spot = text.draw(made, block, Rect(left, at.top, wide, at.height), ink, "centre")
        if state != "to_come":
            y, thick = (spot.centery, metrics.line) if state == "gone" else (spot.bottom - metrics.px(2),
                                                                             max(2, metrics.line))
            pygame.draw.line(made, (*ink, 255), (spot.left, y), (spot.right, y), thick)
        left += wide


def chip(lacks: Lacks, metrics: Metrics) -> Surface:
    """A picture of the known voids of a seat: the suits struck out, and the trump above which the seat has none."""
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
