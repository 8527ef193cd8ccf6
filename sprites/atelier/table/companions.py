"""The medallions of the named opponents: a flower for each, chosen to suit the opponent's style of play."""
from __future__ import annotations

from ..flowers.dandelion import clock_ball
from ..flowers.leopard import leopard_turk
from ..flowers.mums import mum_head
from ..flowers.opium import opium_open
from ..flowers.scorpioid import forget_me_not
from ..flowers.sunflower import sunflower
from ..flowers.turks_cap import Turk
from ..flowers.turned import View
from ..flowers.violets import VIOLET_COOL, Violet, violet, violet_leaf
from ..geometry import point
from ..plants import leaf, stem
from ..splines import Pose, curve
from ..svg import Group
from .medallions import MIDDLE, Flower, framed


def _forget_me_nots(group: Group) -> None:
    leaf(group, curve([(110, 262), (84, 196), (74, 120)]), 24, veins=5)
    stem(group, curve([(168, 266), (160, 210), (150, 170)]), 7, 4)
    for x, y, radius, first in ((112, 118, 40, -80), (204, 112, 44, -96), (216, 198, 38, -60), (150, 172, 54, -90)):
        forget_me_not(group, View((x, y), radius, 78, .2), first, round(radius))


def _clock(group: Group) -> None:
    stem(group, curve([(168, 268), (158, 220), (160, 170)]), 8, 6)
    clock_ball(group, point((160, 150)), 84)


def _leopard(group: Group) -> None:
    stem(group, curve([(104, 48), (136, 66), (160, 112)]), 7, 5)
    leopard_turk(group, Turk((158, 132), 104, 18, 4, 20))


def _violet(group: Group) -> None:
    violet_leaf(group, Pose((110, 200), .46, -42))
    violet_leaf(group, Pose((214, 196), .46, 46), VIOLET_COOL)
    violet(group, Violet((156, 146), 98, -8, -26, 10))


def _sunflower(group: Group) -> None:
    sunflower(group, MIDDLE, 94, 8, 17)


def _poppy(group: Group) -> None:
    opium_open(group, View((160, 174), 95, 54, .40, -8), 4, 3)


def _chrysanthemum(group: Group) -> None:
    mum_head(group, (160, 162), 98)


# ring, disc and flower of the companions
COMPANIONS: dict[str, tuple[str, str, Flower]] = {
    "rosalie": ("#47677F", "#EFE2BC", _forget_me_nots), "anatole": ("#6B6A3E", "#33465A", _clock),
    "gaston": ("#7A3B2E", "#EAD9A8", _leopard), "colette": ("#4D5C46", "#E9DFC6", _violet),
    "baptiste": ("#3C5872", "#CFDCCB", _sunflower), "victorine": ("#2F5B52", "#F0E3B8", _poppy),
    "augustin": ("#5B3A44", "#DCE2CC", _chrysanthemum)}


def companion(name: str) -> str:
    """The medallion of a named opponent."""
    return framed(*COMPANIONS[name])
