"""Pictures of the stage's pieces for the canvas, and the card at a point."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from pygame import Surface, Vector2

from ...engine.cards import Card, Cards
from ...engine.play import best_card
from ...view import words
from ...view.table.layout import ASPECT, Layout, Pose
from ...view.table.motion import Tween
from ...view.table.zones import PACK, Piece, Zone
from ..draw import art
from ..draw.pictures import bowed, dusked, has_turned, rimmed, shelf, turned
from ..draw.transform import scaled, spun
from . import furniture
from .canvas import Item, picture_item
from .stage import Stage

#: Turns and widths of a card in flight are rounded to these steps, so that a few pictures serve for many frames.
FLIGHT_DEGREES, FLIGHT_GROWTH = 4.0, math.log(1.07)
#: The steps for cards wider than LARGE pixels, which take long to turn.
LARGE, LARGE_DEGREES, LARGE_GROWTH = 200, 9.0, math.log(1.16)
#: The number of cards at rest that are turned exactly in one frame; the others follow in the next frames.
EXACT_A_FRAME = 3
LOOKED_AT = 1.07
"""The enlargement of a card of the hand that is pointed at or selected."""
OVER_HAND = 4
"""Units above the hand up to which such a card rises; higher, the ribbon would hide its index."""
LED, LED_ON = 0.25, 0.5
"""The mark at the card that was led: its side in widths of the card, and the part of it that is on the frame."""
LED_DOWN = 0.34
"""The distance of the mark below the middle of the viewer's card, in heights of the card.

The mark is at the left edge, because other cards may cover the upper edge and the crest the lower one.
"""
#: The sign on a card chosen ahead or just received: its side and its place from the middle, in widths of the card.
SIGN, SIGN_AT = 0.19, (-0.375, -0.42)
#: The greatest distance by which the edges of a thrown card are behind its middle, in its widths; the number of steps.
BOW, BOWS = 0.09, 3
#: The distance of the shadow from a card at its highest, in widths of the card.
HIGH_SHADOW = 0.16
#: The steps by which a card is bent, against its motion, and whether along its height.
Bow = tuple[int, bool]
FLAT: Bow = (0, False)
_prepared = shelf(1.0)
_flown = shelf(1.0)
#: Of each trick won one card is drawn; of the pack the top cards and some below, to show its thickness.
PILE_SHOWN, PACK_STEP = 4, 5


@dataclass(frozen=True, slots=True)
class CardHighlights:
    """The look of the player's cards: ``dim`` ones cannot be played; ``raised`` is selected and ``lift`` pixels higher.

    ``marked`` cards are pointed out by an overlay: they have a rim, which does not cover their neighbours. ``led`` is
    the first card of the trick and ``glowing`` the one that wins it so far. ``ahead`` was chosen before the player's
    turn: it is also raised, with a sign.
    """

    dim: Cards = frozenset()
    raised: Card | None = None
    glowing: Piece | None = None
    lift: float = 0.0
    marked: Cards = frozenset()
    led: Piece | None = None
    ahead: Card | None = None

    def lifts(self, piece: Piece) -> bool:
        """Whether ``piece`` is a raised card of the player's hand."""
        return piece.face is not None and piece.face in (self.raised, self.ahead)


def card_picture(name: str, width: int, dim: bool, squeeze: float) -> Surface:
    """The card ``name`` (or ``back``), darkened if ``dim``, and narrowed by ``squeeze`` while it turns over."""
    source = art.card(name, width)
    if not dim and squeeze >= 1:
        return source
    share = _narrowed(squeeze)
    key = (art.DECK.age(name), name, width, dim, share)

    def make() -> Surface:
        made = dusked(source) if dim else source
        return scaled(made, (max(2, round(made.get_width() * share)), made.get_height())) if share < 1 else made
    return _prepared.get(key, make)


def resting(piece: Piece, pose: Pose, dim: bool) -> Surface:
    """The picture of ``piece`` at rest in ``pose``."""
    key, source = _source(piece, pose, round(pose.width), dim, 1.0)
    return turned(key, source, -pose.angle)


def flying(piece: Piece, pose: Pose, full: float, dim: bool, squeeze: float, bow: Bow = FLAT) -> Surface:
    """The picture of ``piece`` moving in ``pose``, made from one ``full`` pixels wide; size and turn are rounded."""
    share, turn = _stepped(pose, full)
    key, source = _source(piece, pose, round(full), dim, squeeze)
    if share == 1.0 and turn == 0.0 and bow == FLAT:
        return source
    steps, sideways = bow

    def make() -> Surface:
        bent = bowed(source, round(steps / BOWS * BOW * full), sideways=sideways) if steps else source
        return spun(rimmed(bent), -turn, share)
    return _flown.get((key, share, turn, bow), make, lambda: source)


def _stepped(pose: Pose, full: float) -> tuple[float, float]:
    """The size, as a share of the width ``full``, and the turn in degrees with which a moving card is drawn."""
    growth, degrees = (LARGE_GROWTH, LARGE_DEGREES) if full > LARGE else (FLIGHT_GROWTH, FLIGHT_DEGREES)
    share = math.exp(round(math.log(max(8.0, pose.width) / full) / growth) * growth)
    return share, round(pose.angle / degrees) * degrees


def bow_of(tween: Tween) -> Bow:
    """The bend of the card of ``tween``: in flight its edges are behind its middle."""
    steps = round(BOWS * tween.height())
    if not steps:
        return FLAT
    way = Vector2(tween.end.x - tween.start.x, tween.end.y - tween.start.y).rotate(-tween.pose().angle)
    sideways = abs(way.x) > abs(way.y)
    return (-steps if (way.x if sideways else way.y) > 0 else steps), sideways


def _source(piece: Piece, pose: Pose, width: int, dim: bool, squeeze: float) -> tuple[Hashable, Surface]:
    name = piece.face.name if pose.up and piece.face is not None else "back"
    source = card_picture(name, max(8, width), dim, squeeze)
    return (art.DECK.age(name), name, source.get_size(), dim), source


def _roughly(piece: Piece, pose: Pose, dim: bool) -> Surface:
    """A picture of ``piece`` in ``pose`` that is quickly made: a cached one with another ``dim``, or a rough one."""
    if is_ready(piece, pose, not dim):
        return resting(piece, pose, not dim)
    return flying(piece, pose, pose.width, dim, 1.0)


def is_ready(piece: Piece, pose: Pose, dim: bool) -> bool:
    """Whether the picture of ``piece`` at rest in ``pose`` is cached."""
    key, _ = _source(piece, pose, round(pose.width), dim, 1.0)
    return has_turned(key, -pose.angle)


def _narrowed(squeeze: float) -> float:
    """The share of its width at which a turning card is drawn: ``squeeze`` in few steps, which need few pictures."""
    return 1.0 if squeeze >= 1 else max(0.08, round(squeeze * 6) / 6)


def shadowed(piece: Piece, pose: Pose, layer: float, strength: int, tween: Tween | None = None) -> Item:
    """A soft shadow below ``piece``.

    In flight its distance grows with the height; it is narrow while the card turns over.
    """
    width, turn, share, height = round(pose.width), pose.angle, 1.0, 0.0
    if tween is not None:
        full = max(tween.start.width, tween.end.width)
        step, turn = _stepped(pose, full)
        width, share, height = round(step * full), _narrowed(tween.turning()), tween.height()
        strength = max(strength, 1 + round(height))
    made = turned(("shadow", width, strength, share), art.card_shadow(width, strength, share), -turn)
    drop = pose.width * (0.02 + 0.03 * strength + HIGH_SHADOW * height)
    return picture_item(("shadow", piece), layer - 0.5, made, (pose.x + drop * 0.5, pose.y + drop))


def _signed(kind: str, piece: Piece, pose: Pose, layer: float, mirrored: bool) -> Item:
    """The sign of a card that is ``ahead`` or ``fresh``, below its index, in the part that the next does not cover."""
    made = furniture.arrow_sign(max(12, round(pose.width * SIGN)), kind == "ahead")
    x, y = SIGN_AT
    off = Vector2((-x if mirrored else x) * pose.width, y * pose.width).rotate(pose.angle)
    return picture_item((kind, piece), layer + 0.2, made, (pose.x + off.x, pose.y + off.y))


class Drawer:
    """Makes the items of the visible cards; those of cards at rest are cached."""

    def __init__(self) -> None:
        self._still: dict[Piece, tuple[tuple[object, ...], list[Item]]] = {}
        self.unfinished = False  # some cards at rest are drawn roughly and must be drawn again
        self._exact = True  # draw everything exactly, regardless of time

    def items(self, stage: Stage, looks: CardHighlights) -> list[Item]:
        found: list[Item] = []
        still: dict[Piece, tuple[tuple[object, ...], list[Item]]] = {}
        one_by_one = stage.layout.hand_width > LARGE and not self._exact
        spare, self.unfinished = (1 if one_by_one else EXACT_A_FRAME), False
        for_all = (words.spelling(), stage.board.fresh, len(stage.board.trick), len(stage.offered), art.DECK.arrivals)
        for zone, index, piece in _visible(stage):
            tween = stage.tweens.get(piece)
            if piece is stage.held or (tween is not None and not tween.glides):
                found += _piece_items(stage, zone, index, piece, looks)
                continue
            sign = (stage.poses[piece], zone, index, piece.face, piece.face in looks.dim, looks.lifts(piece),
                    piece.face == looks.ahead, piece.face in looks.marked, piece is looks.glowing, piece is looks.led,
                    for_all)
            known = self._still.get(piece) if tween is None else None
            if known is None or known[0] != sign:
                ready = is_ready(piece, stage.poses[piece], _is_dim(stage, zone, piece, looks))
                spare -= not ready
                rough = spare < 0 and not ready
                known = sign, _piece_items(stage, zone, index, piece, looks, rough)
                self.unfinished = self.unfinished or (rough and tween is None)
                if rough or tween is not None:
                    found += known[1]
                    continue
            still[piece] = known
            found += known[1]
        self._still = still
        self._exact = self._exact and self.unfinished
        return found

    def clear_cache(self) -> None:
        self._still, self._exact = {}, True


def _visible(stage: Stage) -> Iterator[tuple[Zone, int, Piece]]:
    for zone, pieces in stage.zones.lies.items():
        shown = stage.order(zone, pieces)
        first = len(shown) - PILE_SHOWN if zone == PACK else 0
        every = stage.layout.seats if zone[0] == "won" else 1
        for index, piece in enumerate(shown):
            shows = index >= first and index % every == 0
            if shows or piece in stage.tweens or (zone == PACK and index % PACK_STEP == 0):
                yield zone, index, piece


def _is_dim(stage: Stage, zone: Zone, piece: Piece, looks: CardHighlights) -> bool:
    own = zone == ("hand", stage.viewer)
    return own and piece is not stage.held and piece.face in looks.dim and stage.poses[piece].up


def _looked_at(pose: Pose, layout: Layout, lift: float) -> Pose:
    """``pose`` of a card of the hand, larger and ``lift`` pixels higher, or less if that would hide its index.

    A card in a slot, which is above the ribbon already, only rises.
    """
    wide = pose.width * LOOKED_AT
    highest = layout.hand_top - layout.metrics.px(OVER_HAND) + wide * ASPECT / 2
    y = pose.y - lift if pose.y < highest else max(pose.y - lift, highest)
    return Pose(pose.x, y, pose.angle, wide, pose.up)


def _piece_items(
    stage: Stage, zone: Zone, index: int, piece: Piece, looks: CardHighlights, rough: bool = False
) -> list[Item]:
    pose = stage.poses[piece]
    tween = stage.tweens.get(piece)
    own = zone == ("hand", stage.viewer)
    held = piece is stage.held
    if own and looks.lifts(piece) and not held:
        pose = _looked_at(pose, stage.layout, looks.lift)
    layer = 9000.0 if held else stage.layer(piece, zone, index)
    dim = _is_dim(stage, zone, piece, looks)
    if tween is not None and not tween.glides:
        full = max(tween.start.width, tween.end.width)
        made = flying(piece, pose, full, dim, tween.turning(), bow_of(tween))
    else:
        made = _roughly(piece, pose, dim) if held or rough else resting(piece, pose, dim)
    found = [picture_item(("piece", piece), layer, made, (pose.x, pose.y))]
    flat = tween is None or tween.turning() == 1
    if flat and piece is looks.glowing:
        glow = turned(("glow", round(pose.width)), art.card_glow(round(pose.width)), -pose.angle)
        found.insert(0, picture_item(("glow", piece), layer - 0.4, glow, (pose.x, pose.y)))
    if flat and own and piece.face in looks.marked:
        rim = turned(("rim", round(pose.width)), art.card_rim(round(pose.width)), -pose.angle)
        found.append(picture_item(("rim", piece), layer + 0.1, rim, (pose.x, pose.y)))
    if own and piece.face is not None and piece.face == looks.ahead and not held:
        found.append(_signed("ahead", piece, pose, layer, stage.layout.left_fan))
    elif flat and own and pose.up and piece.face in stage.board.fresh:
        found.append(_signed("fresh", piece, pose, layer, stage.layout.left_fan))
    if flat and piece is looks.glowing:
        found.append(winner_item(piece, pose, layer))
    if zone[0] == "trick" and tween is None and not held and piece is looks.led:
        found.append(lead_item(piece, pose, layer, zone[1] == stage.viewer))
    if zone[0] in ("trick", "talon", "pack") or held:
        found.insert(0, shadowed(piece, pose, layer, 2 if held else int(zone != PACK), tween))
    return found


def winner_item(piece: Piece | Card, pose: Pose, layer: float) -> Item:
    """A gilt line around the card that wins the trick so far."""
    size = round(pose.width), round(pose.width * ASPECT)
    rim = turned(("winner", size), furniture.winner_rim(size), -pose.angle)
    return picture_item(("winner", piece), layer + 0.1, rim, (pose.x, pose.y))


def lead_item(piece: Piece | Card, pose: Pose, layer: float, own: bool) -> Item:
    """An arrow head over the edge of the card that was led."""
    side, high = round(pose.width * LED), pose.width * ASPECT
    out = side * (0.5 - LED_ON)
    off = Vector2(-pose.width / 2 - out, LED_DOWN * high) if own else Vector2(0, -high / 2 - out)
    made = turned(("led", side), furniture.lead_mark(side), (90 if own else 0) - pose.angle)
    off.rotate_ip(pose.angle)
    return picture_item(("led", piece), layer + 0.2, made, (pose.x + off.x, pose.y + off.y))


def in_trick(stage: Stage) -> tuple[Piece | None, Piece | None]:
    """The pieces that were led and that win so far, of the trick on the table; each is None if there is none."""
    board = stage.board
    if not board.trick:
        return None, None
    best = best_card(board.rules, tuple(card for _, card in board.trick))
    winner = board.last_winner if stage.trick_complete and board.last_winner is not None else board.trick[best][0]
    lying = [stage.zones.at(("trick", seat)) for seat in (board.trick[0][0], winner)]
    led, winning = (found[-1] if found else None for found in lying)
    return led, winning


def card_at(stage: Stage, at: tuple[int, int], raised: Card | None, lift: float) -> Piece | None:
    """The player's card at the point ``at``: the topmost whose rectangle contains it; None if there is none."""
    for piece in reversed(stage.stacked()):
        rect = stage.rect(piece)
        if piece.face is not None and piece.face == raised:
            rect = rect.union(rect.move(0, -round(lift)))
        if rect.collidepoint(at):
            return piece
    return None

