"""The trick of a deal that counted most, which can be replayed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from ....engine.cards import Card
from ....engine.rules import Seat
from ....view import words
from ....view.moments import ReviewItem
from ....view.table.choreography import SEEN_AGAIN
from ....view.table.sheet import points
from ....view.turning import Turning, key_trick
from ....view.words import Namer
from ...draw import art, theme
from ...draw.pictures import stick
from ...draw.theme import Colour
from ...widgets import Button, Column, Fitted, Tracks, Widget
from .figures import Picture, PlatePart

#: Units: the greatest width of a card in the trick, the gap between two, and the padding of the plates.
CARD, APART, PAD = 74, 16, 14


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A trick that can be replayed: number, players' names and cards in order, and the winner's place among them.

    ``moved`` describes the effect of the trick and the time when the deal was decided; ``decides``: a review found that
    this trick decided the deal.
    """

    number: int
    played: tuple[tuple[str, Card], ...]
    winner: int
    moved: str
    decides: bool = False


def telling_trick(turning: Turning, own: Seat | None, name: Namer, turn: ReviewItem | None = None) -> SeenTrick | None:
    """The trick that counted most for the side of ``own``, or the one of ``turn`` from a review.

    Returns None if nothing was won or lost.
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
    """``units`` in words; more than one point is in the plural."""
    return words.count("end.points", -(-units // unit), points=points(units, unit))


def _with_target(told: str, target: tuple[int, int], unit: int) -> str:
    """The sentence ``told``, followed by the target before and after the trick if the trick changed it."""
    before, after = target
    return told if before == after else \
        words.say("end.moved_target", told=told, before=before // unit, after=after // unit)


class TrickPlate(PlatePart):
    """A trick on a piece of cloth; the button ``again`` replays it card by card."""

    def __init__(self, seen: SeenTrick, *, replays: bool) -> None:
        self.seen = seen
        self.again = Button(words.lazy("end.see_it"), self.play) if replays else None
        self.played: float | None = None
        """The seconds since the start of the replay; None if there is none."""
        felt, cells = theme.ON_FELT, list[Widget]()
        for number, (name, card) in enumerate(seen.played):
            shown = Fitted(partial(self._name, number, name), "small", wide=CARD + APART - 4, align="centre", on=felt,
                           colour=partial(self._ink, number))
            cells.append(Column([Picture(CARD, partial(self._draw_card, number, card)), shown], 4, place="centre"))
        title = words.say("end.turning_point" if seen.decides else "end.counted_most", n=seen.number)
        moved = Fitted(seen.moved, "small", 3, on=felt, colour=felt.muted)
        super().__init__(Column([
            Fitted(title, "heading", on=felt),
            Column([Tracks(cells, [CARD + APART - 4] * len(cells), 4)], place="centre"),
            Tracks([moved, *([self.again] if self.again is not None else [])], ("fill", "fit"), APART)], 8), PAD, felt)

    def play(self) -> None:
        self.played = 0.0

    def stop(self) -> None:
        self.played = None

    def pass_time(self, dt: float) -> None:
        if self.played is not None:
            self.played = self.played + dt if self.played + dt < SEEN_AGAIN else None

    @property
    def state(self) -> tuple[object, ...]:
        return self.share, self.visible, self.winner_shines

    @property
    def visible(self) -> int:
        count = len(self.seen.played)
        return count if self.played is None else min(count, 1 + int(self.played / SEEN_AGAIN * (count + 1)))

    @property
    def winner_shines(self) -> bool:
        """Whether all cards are played, so that the winner is marked."""
        count = len(self.seen.played)
        return self.played is None or self.played / SEEN_AGAIN * (count + 1) >= count

    def _shines(self, number: int) -> bool:
        return number == self.seen.winner and self.winner_shines

    def _name(self, number: int, name: str) -> str:
        return name if number < self.visible else ""

    def _ink(self, number: int) -> Colour:
        return self.on.accent if self._shines(number) else self.on.ink

    def _draw_card(self, number: int, card: Card, surface: Surface, spot: Rect) -> None:
        if number < self.visible:
            draw_card(surface, card, spot, (art.card_glow if self._shines(number) else art.card_shadow)(spot.width))


def draw_card(surface: Surface, card: Card, spot: Rect, under: Surface) -> None:
    """Draw ``card`` in ``spot``, over the picture ``under``."""
    stick(surface, under, under.get_rect(center=spot.center))
    stick(surface, art.card(card.name, spot.width), spot)
