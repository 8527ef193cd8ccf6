"""The highlights of a deal: the trick that counted most, which can be replayed, the best card and the biggest loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ....engine.cards import Card
from ....engine.rules import Seat
from ....view import words
from ....view.moments import ReviewItem
from ....view.table.choreography import SEEN_AGAIN, STORY
from ....view.table.sheet import points
from ....view.turning import TellingCard, Turning, key_trick
from ....view.units import Metrics, Size
from ....view.words import Namer
from ...draw import art, text, theme
from ...draw.pictures import stick
from ...widgets import ROOMY, Button, Widget, Written
from .figures import Growing, plate

#: Units: the greatest width of a card in the trick, the gap between two, and the padding of the plates.
CARD, APART, PAD = 74, 16, 14


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A trick that can be replayed: number, players' names and cards in order, and the winner's place among them.

    ``moved`` describes what the trick changed and when the deal was decided; ``decides``: by a review it was here.
    """

    number: int
    played: tuple[tuple[str, Card], ...]
    winner: int
    moved: str
    decides: bool = False


def telling_trick(turning: Turning, own: Seat | None, name: Namer, turn: ReviewItem | None = None) -> SeenTrick | None:
    """The trick that counted most for the side of ``own``, or the one of ``turn`` from a review.

    None if nothing was won or lost.
    """
    swing = key_trick(turning, own, turn)
    if swing is None:
        return None
    trick, unit = turning.over.tricks[swing.number - 1], turning.facts.rules.family.unit
    seats = turning.seats(trick)
    assert trick.winner is not None
    moved = _with_target(_points(swing.units, unit), swing.target, unit) + "."
    if turn is None:
        moved += " " + words.say("end.decided", n=turning.decided(swing.won))
    return SeenTrick(swing.number, tuple((name(seat), card) for seat, card in zip(seats, trick.cards, strict=True)),
                     seats.index(trick.winner), moved, turn is not None and turn.decision.seen.phase == "playing")


def _points(units: int, unit: int) -> str:
    """``units`` in words; above one point in the plural."""
    return words.count("end.points", -(-units // unit), points=points(units, unit))


def _with_target(told: str, target: tuple[int, int], unit: int) -> str:
    """The sentence ``told``, followed by the target before and after the trick if the trick changed it."""
    before, after = target
    return told if before == after else \
        words.say("end.moved_target", told=told, before=before // unit, after=after // unit)


class TrickPlate(Growing):
    """A trick on a piece of cloth; the button ``again`` replays it card by card."""

    motion = STORY

    def __init__(self, seen: SeenTrick, *, replays: bool) -> None:
        super().__init__()
        self.seen = seen
        self.again = Button(words.lazy("end.see_it"), self.play) if replays else None
        self.played: float | None = None
        """The seconds since the start of the replay; None if there is none."""

    def play(self) -> None:
        """Start to replay the trick from its first card."""
        self.played = 0.0

    def stop(self) -> None:
        """End the replay and show the whole trick."""
        self.played = None

    def pass_time(self, dt: float) -> None:
        """Advance the replay by ``dt`` seconds."""
        if self.played is not None:
            self.played = self.played + dt if self.played + dt < SEEN_AGAIN else None

    @property
    def state(self) -> tuple[object, ...]:
        """The values that change the picture: how far it has grown, the visible cards, whether the winner shines."""
        return self.share, self.visible, self.winner_shines

    @property
    def visible(self) -> int:
        """The number of cards that are visible."""
        count = len(self.seen.played)
        return count if self.played is None else min(count, 1 + int(self.played / SEEN_AGAIN * (count + 1)))

    @property
    def winner_shines(self) -> bool:
        """Whether all cards are played, so that the winner is marked."""
        count = len(self.seen.played)
        return self.played is None or self.played / SEEN_AGAIN * (count + 1) >= count

    @property
    def children(self) -> Sequence[Widget]:
        """The button ``again``, if the trick can be replayed."""
        return (self.again,) if self.again is not None else ()

    def _title(self, metrics: Metrics, room: int) -> text.Block:
        said = words.say("end.turning_point" if self.seen.decides else "end.counted_most", n=self.seen.number)
        return text.fit(said, "heading", metrics, room)

    def _card(self, metrics: Metrics, room: int) -> int:
        """The width of each card in the trick, in pixels."""
        count = len(self.seen.played)
        inner = room - 2 * metrics.px(PAD) - (count - 1) * metrics.px(APART)
        return max(1, min(metrics.px(CARD), inner // count))

    def _moved(self, metrics: Metrics, inner: int) -> text.Block:
        """The sentence about what the trick changed, in the width that the button leaves."""
        button = self.again.preferred(metrics, inner)[0] + metrics.px(APART) if self.again is not None else 0
        return text.fit(self.seen.moved, "small", metrics, inner - button, 3)

    def _foot(self, metrics: Metrics, inner: int) -> int:
        button = self.again.preferred(metrics, inner)[1] if self.again is not None else 0
        return max(self._moved(metrics, inner).height, button)

    def _inner(self, metrics: Metrics, room: int) -> int:
        return room - 2 * metrics.px(PAD)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The full width, and the height of title, cards, names and foot."""
        room = min(room, metrics.px(520)) if room == ROOMY else room
        inner = self._inner(metrics, room)
        high = self._title(metrics, inner).height + art.card_height(self._card(metrics, room)) \
            + self._names_high(metrics, room) + self._foot(metrics, inner)
        return room, high + 2 * metrics.px(PAD) + metrics.px(20)

    def _names(self, metrics: Metrics, room: int) -> list[text.Block]:
        step = self._card(metrics, room) + metrics.px(APART) - metrics.px(4)
        return [text.fit(name, "small", metrics, step) for name, _ in self.seen.played]

    def _names_high(self, metrics: Metrics, room: int) -> int:
        return max(block.height for block in self._names(metrics, room))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the button at the right of the foot."""
        super().layout(rect, metrics)
        if self.again is not None:
            wide, high = self.again.preferred(metrics, self._inner(metrics, rect.width))
            pad = metrics.px(PAD)
            self.again.layout(Rect(rect.right - pad - wide, rect.bottom - pad - high, wide, high), metrics)

    def _spots(self) -> list[Rect]:
        """The rectangles of the cards."""
        metrics, wide = self.metrics, self._card(self.metrics, self.rect.width)
        step = wide + metrics.px(APART)
        top = self.rect.top + metrics.px(PAD + 10) + self._title(metrics, self._inner(metrics, self.rect.width)).height
        left = self.rect.centerx - (step * len(self.seen.played) - metrics.px(APART)) // 2
        return [Rect(left + step * number, top, wide, art.card_height(wide)) for number in range(len(self.seen.played))]

    def draw(self, surface: Surface) -> None:
        """Draw the cloth, the visible cards and the words; the button is drawn by the scene."""
        if not self.share:
            return
        plate(surface, self.rect, self.metrics, theme.FELT, theme.GILT, 12)
        for number, ((_, card), spot) in enumerate(zip(self.seen.played, self._spots(), strict=True)):
            if number >= self.visible:
                continue
            under = art.card_glow(spot.width) if number == self.seen.winner and self.winner_shines \
                else art.card_shadow(spot.width)
            stick(surface, under, under.get_rect(center=spot.center))
            stick(surface, art.card(card.name, spot.width), spot)
        for line in self.written():
            line.draw(surface)

    def written(self) -> Sequence[Written]:
        """The title, the names below the cards, and the sentence about what the trick changed."""
        metrics, ground = self.metrics, theme.ON_FELT
        pad, inner = metrics.px(PAD), self._inner(metrics, self.rect.width)
        title = self._title(metrics, inner)
        found = [Written(title, Rect(self.rect.left + pad, self.rect.top + pad, inner, title.height), ground.accent)]
        names = self._names(metrics, self.rect.width)
        for number, (block, spot) in enumerate(zip(names, self._spots(), strict=True)):
            won = number == self.seen.winner and self.winner_shines
            below = Rect(0, spot.bottom + metrics.px(4), block.width, block.height)
            below.centerx = spot.centerx
            if number < self.visible:
                found.append(Written(block, below, ground.accent if won else ground.ink, "centre"))
        moved, foot = self._moved(metrics, inner), self._foot(metrics, inner)
        found.append(Written(moved, Rect(self.rect.left + pad, self.rect.bottom - pad - foot, moved.width, foot),
                             ground.muted))
        return found


class CardNote(Growing):
    """A notable card, with a title, what it won or cost, and how."""

    motion = STORY

    def __init__(self, key: str, how: str, moment: TellingCard, unit: int, owner: str, *, lost: bool) -> None:
        super().__init__()
        self.key, self.how, self.moment, self.unit, self.owner, self.lost = key, how, moment, unit, owner, lost

    def _blocks(self, metrics: Metrics, room: int) -> list[text.Block]:
        worth = (words.MINUS if self.lost else "+") + _points(self.moment.units, self.unit)
        taken = (self.moment.other,) if self.lost else (self.moment.other, *self.moment.also)
        told = words.of_player(self.how, self.owner, n=self.moment.number,
                               card=words.listed([words.card_sign(card.name) for card in taken]))
        if self.lost and self.moment.also:
            more = words.listed([words.card_sign(card.name) for card in self.moment.also])
            told = words.say("end.also", told=told, cards=more)
        told = _with_target(told, self.moment.target, self.unit)
        return [text.fit(words.say(self.key), "strong", metrics, room),
                text.fit(worth, "heading", metrics, room),
                text.fit(told, "small", metrics, room, 3)]

    def _beside(self, metrics: Metrics, room: int) -> int:
        """The width in pixels of the words next to the card."""
        return max(1, room - metrics.px(3 * PAD - 6) - self._card(metrics))

    @staticmethod
    def _card(metrics: Metrics) -> int:
        return metrics.px(CARD - 10)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the card with the words next to it."""
        room = min(room, metrics.px(250)) if room == ROOMY else room
        words_ = sum(block.height for block in self._blocks(metrics, self._beside(metrics, room)))
        return room, max(art.card_height(self._card(metrics)), words_) + 2 * metrics.px(PAD - 4)

    def draw(self, surface: Surface) -> None:
        if not self.share:
            return
        plate(surface, self.rect, self.metrics, theme.CREAM, theme.GILT, 10)
        wide = self._card(self.metrics)
        spot = Rect(self.rect.left + self.metrics.px(PAD), 0, wide, art.card_height(wide))
        spot.centery = self.rect.centery
        shadow = art.card_shadow(wide)
        stick(surface, shadow, shadow.get_rect(center=spot.center))
        stick(surface, art.card(self.moment.card.name, wide), spot)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """The title, the points, and how they were won or lost."""
        metrics = self.metrics
        beside = self._beside(metrics, self.rect.width)
        blocks = self._blocks(metrics, beside)
        ground = theme.ON_PAPER
        inks = ground.ink, ground.loss if self.lost else ground.gain, ground.muted
        top, found = self.rect.centery - sum(block.height for block in blocks) // 2, list[Written]()
        for block, ink in zip(blocks, inks, strict=True):
            found.append(Written(block, Rect(self.rect.right - metrics.px(PAD - 4) - beside, top, beside,
                                             block.height), ink))
            top += block.height
        return found


def notes_of(turning: Turning, own: Seat | None, name: Namer) -> list[CardNote]:
    """Notes about the best card of the seat ``own`` and the biggest loss of its side; of any seat and side if None."""
    unit, found = turning.facts.rules.family.unit, list[CardNote]()
    if (best := turning.best(own)) is not None:
        found.append(CardNote("end.best", "end.took", best, unit, name(best.seat), lost=False))
    if (dear := turning.dearest(own)) is not None:
        found.append(CardNote("end.dearest", "end.fell_to", dear, unit, name(dear.seat), lost=True))
    return found
