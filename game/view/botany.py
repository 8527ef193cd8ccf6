"""The sources with which the drawing of each plant was compared, and what they leave open."""

from __future__ import annotations

from dataclasses import dataclass

from .words import say


@dataclass(frozen=True, slots=True)
class Reference:
    """A work or site that was read, by its own ``title``; ``flora`` if it is a flora and no garden or general page."""

    title: str
    flora: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """The ``references`` of a plant, and what came of setting a picture beside them: ``part.stem`` for stem.

    ``open``: the features that are drawn but that none of them describes, or pictures that were not looked at;
    ``differs``: the features that are drawn otherwise than described.
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
"""The comparisons by the keys of the plants. A plant that is not here was compared with nothing."""


def sources_of(plant: str) -> str:
    """The sources of the ``plant`` with this key in the language in use, and what could not be checked."""
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
