"""What the drawing of each plant was compared with: the pages that were read, and what they leave open."""

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
    """The ``references`` of a plant, and the ``open`` features, drawn but described by none: ``part.stem`` for stem."""

    references: tuple[Reference, ...]
    open: tuple[str, ...] = ()


BURREN = Reference("Flora Burren", flora=True)
BRITANNICA = Reference("Encyclopædia Britannica")
BRISBANE = Reference("Botany Brisbane")
BRITTON = Reference("Britton & Brown, Illustrated Flora", flora=True)
BULGARIA = Reference("Flora of Bulgaria XI", flora=True)
CHINA = Reference("Flora of China (Lilium)", flora=True)
GLEASON = Reference("Gleason & Cronquist 1991", flora=True)
HORTICULTURAL = Reference("Horticultural Flora of South-eastern Australia", flora=True)
INDIA = Reference("eFlora of India", flora=True)
INTERMOUNTAIN = Reference("Intermountain Flora", flora=True)
KPU = Reference("KPU Plant Database")
MONTANA = Reference("Montana Plant Life (Erysimum)")
NEW_ZEALAND = Reference("Flora of New Zealand IV", flora=True)
NORTH_AMERICA = Reference("Flora of North America", flora=True)
NORTHWEST = Reference("Northwest Wildflowers")
SYDNEY = Reference("eFlora Sydney", flora=True)
WIKIPEDIA = Reference("Wikipedia")

COMPARISONS: dict[str, Comparison] = {
    "dandelion": Comparison((INTERMOUNTAIN, SYDNEY)),
    "flax": Comparison((Reference("Mahmiyat, Flora and Fauna"),), open=("petals",)),
    "poppy": Comparison((Reference("Flora of Northern Ireland", flora=True), Reference("Botanical-online"))),
    "othonna": Comparison((NEW_ZEALAND, Reference("Missouri Botanical Garden"))),
    "coral_lily": Comparison((CHINA, WIKIPEDIA), open=("stamens",)),
    "adonis": Comparison((INDIA, Reference("Van Herbaryum", flora=True))),
    "marigold": Comparison((NORTH_AMERICA, BULGARIA)),
    "muguet": Comparison((Reference("Wisflora", flora=True), BRITANNICA)),
    "wallflower": Comparison((HORTICULTURAL, MONTANA)),
    "corncockle": Comparison((BRITTON, NORTHWEST)),
    "petunia": Comparison((NEW_ZEALAND, HORTICULTURAL)),
    "avens": Comparison((KPU, WIKIPEDIA), open=("stem_leaves",)),
    "violet": Comparison((HORTICULTURAL, Reference("UK Southwest Wildflowers"))),
    "chrysanthemum": Comparison((HORTICULTURAL, Reference("Standard Cyclopedia of Horticulture"))),
    "forget_me_not": Comparison((BURREN, WIKIPEDIA)),
    "anemone": Comparison((BRISBANE, KPU)),
    "tiger_lily": Comparison((CHINA, WIKIPEDIA), open=("stem",)),
    "leopard_lily": Comparison((NORTHWEST, WIKIPEDIA)),
    "geranium": Comparison((Reference("Plants Galore"), KPU)),
    "nemesia": Comparison((Reference("PlantNET (Nemesia)", flora=True), NEW_ZEALAND), open=("margins",)),
    "opium_poppy": Comparison((BRISBANE, WIKIPEDIA)),
    "windflower": Comparison((BRISBANE, KPU), open=("fruit",)),
    "rose": Comparison((SYDNEY, Reference("Kansas Wildflowers"))),
    "sunflower": Comparison((GLEASON, SYDNEY)),
    "clover": Comparison((GLEASON, BURREN)),
}
"""The comparisons by the keys of the plants. A plant that is not here was compared with nothing."""


def sources_of(plant: str) -> str:
    """The sources of the ``plant`` with this key in the language in use, and what could not be checked."""
    found = COMPARISONS.get(plant)
    if found is None:
        return say("botany.none")
    titles = " · ".join(one.title for one in found.references)
    said = [say("botany.sources", titles=titles)]
    floras = sum(one.flora for one in found.references)
    if len(found.references) < 2:
        said.append(say("botany.alone"))
    if floras < 2:
        said.append(say("botany.one_flora") if floras else say("botany.no_flora"))
    if found.open:
        said.append(say("botany.open", parts=", ".join(say(f"part.{part}") for part in found.open)))
    return " ".join(said)
