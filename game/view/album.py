"""The pressed-flower album: the flowers, the deeds of each in words, and when each deed was first done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from ..store.deeds import DEEDS, EACH, FLOWERS, THRESHOLDS
from . import words
from .gallery import BACKS, SUITS, Plant, plant
from .history import date_words


@dataclass(frozen=True, slots=True)
class DoneDeed:
    """The deal in which a deed was first done, and the day on which that deal began, None if unknown."""

    deal: int
    day: date | None


@dataclass(frozen=True, slots=True)
class Album:
    """The deeds that the player has done."""

    done: Mapping[str, DoneDeed] = field(default_factory=dict)

    def of(self, flower: str) -> Sequence[DoneDeed | None]:
        """The first time each of the three deeds of ``flower`` was done, None for a deed not done yet."""
        return [self.done.get(deed) for deed in deeds_for(flower)]

    def stage(self, flower: str) -> int:
        """The stage of ``flower``: the number of its deeds that are done."""
        return sum(one is not None for one in self.of(flower))


@dataclass(frozen=True, slots=True)
class OpenedFlower:
    """A flower that has reached a new ``stage``, and the id of the ``deed`` that was done for it."""

    flower: str
    stage: int
    deed: str

    @property
    def said(self) -> str:
        """The name of the flower and the deed, in words."""
        return f"{flower_name(self.flower)} – {deed_words(self.deed)}"


def flower_for(deed: str) -> str:
    return deed.rsplit("-", 1)[0].upper()


def deeds_for(flower: str) -> Sequence[str]:
    first = FLOWERS.index(flower) * EACH
    return DEEDS[first:first + EACH]


def picture_of(flower: str) -> str:
    """The name of the card that shows ``flower``: for a suit, its Ace."""
    return f"{flower}1" if flower in SUITS else flower


def plant_of(flower: str) -> Plant:
    return plant(picture_of(flower), next(iter(BACKS)))


def flower_name(flower: str) -> str:
    """The number of the trump and the name of its flower; for a suit its flower alone, for the Fool *Fool*."""
    card = picture_of(flower)
    name = words.say(f"flower.{plant_of(flower).key}")
    return words.say("card.fool") if card == "F" else name if flower in SUITS else f"{flower[1:]} · {name}"


def deed_words(deed: str) -> str:
    """The task of ``deed`` in words."""
    name, number = deed.rsplit("-", 1)
    flower = flower_for(deed)
    if flower in THRESHOLDS:
        return words.count(f"deeds.{name}", THRESHOLDS[flower][int(number) - 1])
    if flower in SUITS:
        return _of_suit(flower)[int(number) - 1]
    return words.say(f"deed.{deed}")


def _of_suit(suit: str) -> tuple[str, str, str]:
    name = words.say(f"suit.{suit}")
    return (words.say("album.king", card=words.card(f"{suit}R")), words.say("album.called", suit=name),
            words.say("album.courts", suit=name))


def done_words(done: DoneDeed | None) -> str:
    """The date on which a deed was first done, in words, or that it was not done yet."""
    if done is None:
        return words.say("album.not_yet")
    return date_words(done.day) if done.day is not None else words.say("album.done")
