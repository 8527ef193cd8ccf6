"""Facts about a card: the sources for its plant, and its value in each game. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.cards import BY_NAME, PACK, Card
from ..engine.variants import PRESETS, rules_of
from . import words
from .table.sheet import points
from .words import say


@dataclass(frozen=True, slots=True)
class Reference:
    """A work or site that was consulted, by its ``title``; ``flora`` is false for pages on gardening and general pages.
    """

    title: str
    flora: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """The ``references`` for a plant, and the comparison of a picture with them, by features.

    A feature is a key such as ``part.stem``. ``open``: features that are drawn but not described, or pictures that were
    not consulted; ``differs``: features that are drawn differently from the descriptions.
    """

    references: tuple[Reference, ...]
    open: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()


BOTANICAL = Reference("Botanical-online")
BRISBANE = Reference("Botany Brisbane")
BRITANNICA = Reference("Encyclopædia Britannica")
BRITTON = Reference("Britton & Brown, Illustrated Flora", flora=True)
BULGARIA = Reference("Flora of Bulgaria XI", flora=True)
BULGARIA_ONLINE = Reference("Bulgarian Flora Online", flora=True)
BURGENLAND = Reference("Burgenlandflora", flora=True)
BURREN = Reference("Flora Burren", flora=True)
CHINA = Reference("Flora of China (Lilium)", flora=True)
EUROPAEA = Reference("Flora Europaea I", flora=True)
GLEASON = Reference("Gleason & Cronquist 1991", flora=True)
HELVETICA = Reference("Flora Helvetica", flora=True)
HORTICULTURAL = Reference("Horticultural Flora of South-eastern Australia", flora=True)
INDIA = Reference("eFlora of India", flora=True)
INTERMOUNTAIN = Reference("Intermountain Flora", flora=True)
KPU = Reference("KPU Plant Database")
LEBANON = Reference("Nouvelle Flore du Liban et de la Syrie", flora=True)
MALESIANA = Reference("Flora Malesiana", flora=True)
NEW_ZEALAND = Reference("Flora of New Zealand IV", flora=True)
NEW_ZEALAND_3 = Reference("Flora of New Zealand III", flora=True)
NORTH_AMERICA = Reference("Flora of North America", flora=True)
NORTHWEST = Reference("Northwest Wildflowers")
PAKISTAN = Reference("Flora of Pakistan", flora=True)
REIPUBLICAE = Reference("Flora Reipublicae Popularis Sinicae XIV", flora=True)
SCHWEIZ = Reference("Flora der Schweiz II", flora=True)
SYDNEY = Reference("eFlora Sydney", flora=True)
VICTORIA = Reference("VicFlora", flora=True)
WIKIPEDIA = Reference("Wikipedia")
WISCONSIN = Reference("Wisflora", flora=True)

COMPARISONS: dict[str, Comparison] = {
    "dandelion": Comparison((INTERMOUNTAIN, SYDNEY)),
    "flax": Comparison((Reference("Mahmiyat, Flora and Fauna"), Reference("Flora of Turkey (Linum)", flora=True),
                        Reference("Flora of China (Linum)", flora=True)), open=("markings",)),
    "poppy": Comparison((Reference("Flora of Northern Ireland", flora=True), NEW_ZEALAND, BOTANICAL)),
    "othonna": Comparison((NEW_ZEALAND, Reference("Ruth Bancroft Garden")), open=("stem",), differs=("leaf_colour",)),
    "coral_lily": Comparison((CHINA, REIPUBLICAE, WIKIPEDIA)),
    "adonis": Comparison((INDIA, Reference("Van Herbaryum", flora=True), HELVETICA, BURGENLAND)),
    "marigold": Comparison((NORTH_AMERICA, BULGARIA), open=("leaf_order",)),
    "muguet": Comparison((WISCONSIN, GLEASON, BRITTON, BRITANNICA), differs=("one_side",)),
    "wallflower": Comparison((NORTH_AMERICA, NEW_ZEALAND), open=("sepals",)),
    "corncockle": Comparison((BRITTON, GLEASON, NORTHWEST), open=("markings",)),
    "petunia": Comparison((NEW_ZEALAND, HORTICULTURAL, Reference("Purdue Plant ID Pal")), open=("markings",)),
    "avens": Comparison((BULGARIA_ONLINE, Reference("Flora of Turkey (Geum)", flora=True), KPU, WIKIPEDIA)),
    "violet": Comparison((BURGENLAND, SCHWEIZ, PAKISTAN, Reference("Türkiye Bitkileri")), differs=("petal_width",)),
    "chrysanthemum": Comparison((HORTICULTURAL, Reference("Flora of China (Chrysanthemum)", flora=True),
                                 Reference("Standard Cyclopedia of Horticulture"))),
    "forget_me_not": Comparison((BURREN, MALESIANA), open=("eye",)),
    "anemone": Comparison((LEBANON, BRISBANE, KPU)),
    "tiger_lily": Comparison((CHINA, REIPUBLICAE, NEW_ZEALAND_3, WISCONSIN, WIKIPEDIA)),
    "leopard_lily": Comparison((NORTH_AMERICA, Reference("Jepson Manual 1993 (Lilium)", flora=True), NORTHWEST)),
    "geranium": Comparison((NEW_ZEALAND, VICTORIA, Reference("Plants Galore"), KPU), open=("leaf_order",)),
    "nemesia": Comparison((Reference("PlantNET (Nemesia)", flora=True), NEW_ZEALAND), open=("margins",)),
    "opium_poppy": Comparison((NEW_ZEALAND, EUROPAEA, BRISBANE, WIKIPEDIA)),
    "windflower": Comparison((LEBANON, BRISBANE), open=("buds", "others")),
    "rose": Comparison((GLEASON, BURREN, NEW_ZEALAND), open=("others",)),
    "sunflower": Comparison((SYDNEY, NEW_ZEALAND), open=("others",)),
    "clover": Comparison((GLEASON, BURREN, NEW_ZEALAND), open=("others",)),
}
"""The comparisons by the keys of the plants; a plant without an entry was not compared."""


def sources_of(plant: str) -> str:
    """The sources for the plant with the key ``plant``, and the points that could not be checked, in words."""
    found = COMPARISONS.get(plant)
    if found is None:
        return say("botany.none")
    titles = " · ".join(one.title for one in found.references)
    said = [say("botany.sources", titles=titles)]
    if sum(one.flora for one in found.references) < 2:
        said.append(say("botany.one_flora"))
    if found.differs:
        said.append(say("botany.differs", parts=_named(found.differs)))
    if found.open:
        said.append(say("botany.open", parts=_named(found.open)))
    return " ".join(said)


def _named(parts: tuple[str, ...]) -> str:
    return ", ".join(say(f"part.{part}") for part in parts)


# -- the value and the rank of a card in each game, computed from the rules -------------------------------------------


@dataclass(frozen=True, slots=True)
class Worth:
    """The value and rank of a card in some games.

    Contains the names of their presets, the card's points as text, and its neighbours in its suit: ``above`` is the
    next stronger card and ``below`` the next weaker one, None at the ends; both are None for the Fool, which has no
    rank. ``special``: the neighbours differ from those in the printed order.
    """

    presets: tuple[str, ...]
    points: str
    above: Card | None
    below: Card | None
    special: bool

    @property
    def outside(self) -> bool:
        """Whether the card has no rank in any suit."""
        return self.above is None and self.below is None

    @property
    def place(self) -> str:
        """The rank of the card in its suit, in words, if it is special."""
        if not self.special:
            return ""
        above, below = (words.card_sign(card.name) if card is not None else "" for card in (self.above, self.below))
        key = "highest" if self.above is None else "lowest" if self.below is None else "between"
        return words.say(f"worth.{key}", above=above, below=below)

    @property
    def games(self) -> str:
        return " · ".join(words.say(f"preset.{name}") for name in self.presets)


def neighbours(deck: Sequence[Card], strength: Sequence[int], card: Card) -> tuple[Card | None, Card | None]:
    """The next stronger and the next weaker card of the suit of ``card`` in ``deck``, ranked by ``strength``.

    They are None at the ends of the suit.
    """
    suit = sorted((other for other in deck if other.suit == card.suit), key=lambda other: strength[other])
    at = suit.index(card)
    return suit[at + 1] if at + 1 < len(suit) else None, suit[at - 1] if at else None


def worths(name: str) -> list[Worth]:
    """The value and rank of the card ``name`` in every game; games in which they are equal share an entry.

    Returns an empty list for the back.
    """
    card = BY_NAME.get(name)
    if card is None:
        return []
    found: dict[tuple[str, Card | None, Card | None], tuple[str, ...]] = {}
    for preset in PRESETS:
        rules = rules_of(preset)
        key = points(rules.family.values[card], rules.family.unit), *neighbours(rules.deck, rules.strength, card)
        found[key] = (*found.get(key, ()), preset)
    printed = neighbours(PACK, range(len(PACK)), card)
    return [Worth(presets, *key, special=key[1:] != printed) for key, presets in found.items()]
