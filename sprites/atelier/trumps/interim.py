"""Trumps not drawn yet: the flower's head in its halo, on its own ground."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .. import palette as pal
from ..flowers import bells, daisies, lilies, lipped, meadow, poppies
from ..flowers.meadow import star
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import point
from ..plants import leaf, stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

Head = Callable[[Group, complex, float], None]
CREAM, GOLD, NIGHT, TEAL = "#F2E4BF", "#F1E2B4", "#3D3B5C", "#2E5B63"
OCHRE, DEEP_TEAL, MULBERRY, ROSE = "#A9742E", "#2C5A60", "#6B4F74", "#9B4E50"


@dataclass(frozen=True, slots=True)
class Scheme:
    """Title of a trump, its ground and the lines on it, ring and disc of the halo, its flower's head."""
    title: str
    ground: str
    lines: str
    ring: str
    disc: str
    head: Head


def _turk(inks: lilies.LilyInks) -> Head:
    return lambda g, at, r: lilies.lily_turk(g, at - .25j * r, r / 165, 0, inks)


def _poppy(inks: poppies.PoppyInks) -> Head:
    return lambda g, at, r: poppies.poppy_open(g, at, r / 205, -6, inks)


SCHEMES = {
    1: Scheme("PISSENLIT", "#B8C4A6", "#A8B594", OCHRE, NIGHT, daisies.dandelion),
    2: Scheme("LIN ROSE", "#C9D3C0", "#B9C5AF", ROSE, CREAM, meadow.flax),
    3: Scheme("COQUELICOT", "#E3C98F", "#D9BA78", pal.SAGE_DARK, CREAM, _poppy(poppies.SCARLET)),
    4: Scheme("OTHONNA", "#B7C6C9", "#A5B7BB", MULBERRY, CREAM, daisies.othonna),
    5: Scheme("LIS DE SIBÉRIE", "#C7CFA9", "#B7C096", DEEP_TEAL, GOLD, _turk(lilies.CORAL)),
    6: Scheme("ADONIS", "#E6D3A6", "#DAC38E", pal.LEAF_DARK, CREAM, meadow.adonis),
    7: Scheme("SOUCI", "#A9BFC0", "#97AFB0", pal.BLUE_DARK, GOLD, daisies.marigold),
    8: Scheme("MUGUET", "#CDB9C4", "#BFA8B6", pal.OCHRE, TEAL, bells.bell_spray),
    9: Scheme("GIROFLÉE", "#BFC8A8", "#AFB995", MULBERRY, CREAM, meadow.wallflower),
    10: Scheme("NIELLE DES BLÉS", "#E0CFA0", "#D2BE88", pal.SAGE_DARK, CREAM, meadow.corncockle),
    11: Scheme("PÉTUNIA", "#D9C58F", "#CBB57A", pal.LEAF_DARK, CREAM, lipped.petunia),
    12: Scheme("BENOÎTE", "#AFC4B2", "#9DB5A3", pal.BLUE_DARK, CREAM, meadow.geum),
    13: Scheme("VIOLETTE", "#E4CFA4", "#D7BE8D", pal.GILT, "#DDE0BD", lipped.violet),
    14: Scheme("CHRYSANTHÈME", "#A8B9A0", "#97A98F", NIGHT, TEAL, daisies.chrysanthemum),
    15: Scheme("MYOSOTIS", "#E6C9B4", "#DAB8A0", DEEP_TEAL, CREAM, meadow.forget_me_not),
    16: Scheme("ANÉMONE", "#C3CDB4", "#B3BFA2", OCHRE, CREAM, meadow.anemone),
    17: Scheme("LIS TIGRÉ", "#AFC4B2", "#9DB5A3", DEEP_TEAL, GOLD, lambda g, c, r: lilies.lily_face(g, c, r / 215, 4)),
    18: Scheme("LIS LÉOPARD", "#C8B7CB", "#B9A6BE", pal.LEAF_DARK, GOLD, _turk(lilies.LEOPARD)),
    19: Scheme("GÉRANIUM", "#BFCBD0", "#AEBCC3", OCHRE, CREAM, meadow.geranium),
    20: Scheme("NÉMÉSIE", "#B3C2B6", "#A2B3A6", MULBERRY, NIGHT, lipped.nemesia),
    21: Scheme("PAVOT", "#D8C79A", "#CAB785", MULBERRY, "#2F4D40", _poppy(poppies.LILAC)),
}


def draw(number: int) -> Group:
    """The interim card of trump `number`: head, stem, two plain leaves."""
    scheme = SCHEMES[number]
    picture = trump_ground(scheme.ground, scheme.lines)
    halo(picture, HALO, 236, RING_WIDTH, scheme.ring, scheme.disc,
         lambda g, c, a: star(g, c, 21, a, pal.GILT_LIGHT, pal.GILT), 18)
    plant = Group()
    stem(plant, curve([(300, 1040), (280, 860), (330, 640), HALO]), 14, 9)
    leaf(plant, curve([(300, 1034), (230, 930), (160, 820), (96, 690)]), 40, peak=.5)
    leaf(plant, curve([(304, 1034), (380, 930), (450, 830), (510, 700)]), 40, peak=.5, dark_side="L")
    scheme.head(plant, point(HALO), 168)
    picture.add(plant.outlined(9))
    return trump_card(picture, str(number), scheme.title)
