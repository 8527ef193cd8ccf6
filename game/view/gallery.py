"""The plants on the cards and the names of the drawings, as keys; the words are in the catalogues.

A plant with the key ``flax`` has the words ``flower.flax`` (its everyday name), ``flower.flax_text`` and, if its
identification is uncertain, ``flower.flax_doubt``; its family has ``family.linaceae``. The other contents of a drawing
are described by ``figure.SR`` (a court, the Fool), ``figure.pips`` or ``figure.back_iris``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards import NAMES

BACK = "back"
"""The name of the card back in the list of the deck's pictures."""


@dataclass(frozen=True, slots=True)
class Plant:
    """A plant by its ``key``, its ``latin`` name in the list for the pack of 1902, and its ``family`` in Latin.

    ``today`` is the present botanical name, if that differs. ``doubt``: there is a text about the certainty of the
    identification.
    """

    key: str
    latin: str
    family: str
    today: str = ""
    doubt: bool = False


TAROTS = (
    Plant("dandelion", "Taraxacum officinale", "Asteraceae"),
    Plant("flax", "Linum pubescens", "Linaceae", doubt=True),
    Plant("poppy", "Papaver rhoeas", "Papaveraceae"),
    Plant("othonna", "Othonna crassifolia", "Asteraceae", today="Crassothonna capensis", doubt=True),
    Plant("coral_lily", "Lilium tenuifolium", "Liliaceae", today="Lilium pumilum"),
    Plant("adonis", "Adonis aestivalis", "Ranunculaceae"),
    Plant("marigold", "Calendula officinalis", "Asteraceae"),
    Plant("muguet", "Convallaria majalis", "Asparagaceae"),
    Plant("wallflower", "Erysimum cheiri", "Brassicaceae"),
    Plant("corncockle", "Agrostemma githago", "Caryophyllaceae"),
    Plant("petunia", "Petunia × hybrida", "Solanaceae"),
    Plant("avens", "Geum coccineum", "Rosaceae", doubt=True),
    Plant("violet", "Viola reichenbachiana", "Violaceae", doubt=True),
    Plant("chrysanthemum", "Chrysanthemum × morifolium", "Asteraceae", doubt=True),
    Plant("forget_me_not", "Myosotis palustris", "Boraginaceae", today="Myosotis scorpioides"),
    Plant("anemone", "Anemone coronaria", "Ranunculaceae"),
    Plant("tiger_lily", "Lilium lancifolium", "Liliaceae"),
    Plant("leopard_lily", "Lilium pardalinum", "Liliaceae"),
    Plant("geranium", "Pelargonium × hortorum", "Geraniaceae"),
    Plant("nemesia", "Nemesia strumosa", "Scrophulariaceae"),
    Plant("opium_poppy", "Papaver somniferum", "Papaveraceae"),
)
"""The flowers of the tarots from 1 to 21."""
TITLES = (
    "PISSENLIT", "LIN ROSE", "COQUELICOT", "OTHONNA", "LIS DE SIBÉRIE", "ADONIS", "SOUCI", "MUGUET", "GIROFLÉE",
    "NIELLE DES BLÉS", "PÉTUNIA", "BENOÎTE", "VIOLETTE", "CHRYSANTHÈME", "MYOSOTIS", "ANÉMONE", "LIS TIGRÉ",
    "LIS LÉOPARD", "GÉRANIUM", "NÉMÉSIE", "PAVOT",
)
"""The titles on the tarots from 1 to 21, in French in every language."""
TULIP = Plant("tulip", "Tulipa", "Liliaceae", doubt=True)
SUITS = {
    "S": Plant("windflower", "Anemone", "Ranunculaceae", doubt=True),
    "H": Plant("rose", "Rosa", "Rosaceae", doubt=True),
    "D": Plant("sunflower", "Helianthus annuus", "Asteraceae"),
    "C": Plant("clover", "Trifolium", "Fabaceae", doubt=True),
}
"""The plant of each suit, which its court cards hold and which climbs along their edges."""
PLANTS = {plant.key: plant for plant in (*SUITS.values(), *TAROTS)}
"""The plants of the suits and the tarots by their keys."""
BACKS = {
    "tulip": TULIP,
    "iris": Plant("iris", "Iris", "Iridaceae", doubt=True),
    "ginkgo": Plant("ginkgo", "Ginkgo biloba", "Ginkgoaceae"),
}
"""The plants of the available backs."""
OWN = {"F": TAROTS[0], "SD": TULIP}
"""The cards with another plant than the others of their suit."""
_FROM_THE_KING = ("R", "D", "C", "V", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1")
ORDER = ("F", *(f"T{n}" for n in range(1, 22)), *(suit + rank for suit in SUITS for rank in _FROM_THE_KING), BACK)
"""Every picture of the deck in the order of the gallery: Fool, tarots, suits from the King down, the back."""
assert sorted(ORDER) == sorted((*NAMES, BACK))


def plant(card: str, back: str) -> Plant:
    """The plant on ``card`` in a deck with ``back``; for a pip card, which has none, the plant of its suit."""
    if card == BACK:
        return BACKS[back]
    if card in OWN:
        return OWN[card]
    return TAROTS[int(card[1:]) - 1] if card[0] == "T" else SUITS[card[0]]


def card_title(card: str) -> str:
    """The title at the foot of ``card``; empty for suit cards and the back."""
    if card == "F":
        return "LE FOU"
    return TITLES[int(card[1:]) - 1] if card[0] == "T" else ""


def figure_key(card: str, back: str) -> str:
    """The key of the text about the picture on ``card``; for a numbered trump the name of its plant.

    ``back`` is that of the deck.
    """
    if card == BACK:
        return f"figure.back_{back}"
    if speaks_of_itself(card):
        return f"flower.{plant(card, back).key}"
    return "figure.pips" if card[1:].isdigit() else f"figure.{card}"


def speaks_of_itself(card: str) -> bool:
    """Whether ``card`` shows only a flower, and no person or sign."""
    return card[0] == "T"
