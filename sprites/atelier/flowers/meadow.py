"""Flowers of field and garden with equal petals: flax, adonis, wallflower, corncockle, geum and the like."""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..geometry import Point, circle, line, point, polar
from ..ribbons import bud_profile, ribbon
from ..splines import curve
from ..svg import Group
from .radial import button, heart, radial, stamens


def flax(group: Group, at: Point, radius: float) -> None:
    """Pink flax: five overlapping veined petals, pale throat."""
    radial(group, at, radius, 5, "round", .50, "#D98BA6", propeller=.12, rim="#EBB9C6", blotch="#F6E7C8",
           blotch_to=.26, torn=.05, veins=9, vein_colour="#9C4468", vein_width=1.6, vein_to=(.72, .9))
    stamens(group, at, radius * .16, radius * .2, 5, "#F6E7C8", "#5E6E9B", size=radius * .035)
    button(group, at, radius * .06, "#B9B25A")


def adonis(group: Group, at: Point, radius: float) -> None:
    """Pheasant's eye: seven scarlet petals with a black eye."""
    radial(group, at, radius, 7, "round", .34, "#C8402B", tilt=.92, rim="#E27A55", blotch="#2C1A1E", blotch_to=.36,
           veins=6, vein_colour="#8E241C")
    stamens(group, at, radius * .14, radius * .27, 22, "#3A2430", "#2A1B26", size=radius * .03)
    heart(group, at, radius * .12, "#5A6B44", "#394A35", rings=2)


def wallflower(group: Group, at: Point, radius: float) -> None:
    """Wallflower: four petals in a cross, gold stained with mahogany."""
    radial(group, at, radius, 4, "wavy", .52, "#D98A2B", first=-45, rim="#F0BC62", blotch="#8E3A1C", blotch_to=.5,
           torn=.12, veins=7, vein_colour="#7A2F14")
    stamens(group, at, radius * .08, radius * .12, 6, "#E6D58E", "#C9A63A", size=radius * .035)


def corncockle(group: Group, at: Point, radius: float) -> None:
    """Corncockle: five notched petals with broken dark lines, long narrow sepals between them."""
    centre = point(at)
    for i in range(5):
        way = -54 + i * 72
        spine = curve([centre, centre + polar(radius * .7, way - 4), centre + polar(radius * 1.28, way)])
        group.solid(ribbon(spine, lambda u: radius * .055 * (1 - u * .9)), pal.LEAF_LIGHT, thin=1.3, thick=2.6)
    petals = radial(group, at, radius, 5, "notch", .48, "#B65C8C", rim="#D794B4", blotch="#F2E2DC", blotch_to=.22,
                    torn=.04, veins=0)
    for _, petal in petals:
        for across in (.3, .5, .7):
            for first in (.3, .48, .66):
                group.ink(petal.vein(across, first, first + .11), 2.6, "both", "#5C1F48")
    stamens(group, at, radius * .1, radius * .16, 10, "#F2E2DC", "#6B4A6E", size=radius * .03)


def geum(group: Group, at: Point, radius: float) -> None:
    """Avens: five wavy orange petals and a crowd of yellow stamens."""
    for i in range(5):
        sepal = ribbon(line(point(at), point(at) + polar(radius * .8, -54 + i * 72)), lambda u: radius * .13 * (1 - u))
        group.silhouette(sepal).fill(sepal, pal.LEAF_DARK).stroke(sepal, pal.INK, 1.3)
    radial(group, at, radius, 5, "wavy", .54, "#DB5A2A", claw=.08, rim="#EF8F55", veins=9, vein_colour="#A1391B")
    stamens(group, at, radius * .16, radius * .34, 30, "#F1D57E", "#E0B23A", size=radius * .035)
    heart(group, at, radius * .13, "#C9A63A", "#8B7A2E", rings=2)


def forget_me_not(group: Group, at: Point, radius: float) -> None:
    """Forget-me-not: five round sky-blue lobes, white ring, yellow eye."""
    radial(group, at, radius, 5, "round", .52, "#7CA3C8", rim="#A9C4D9", blotch="#F4F0E0", blotch_to=.24, torn=.02,
           veins=3, vein_colour="#4E76A0")
    button(group, at, radius * .2, "#E9BE3C", 1.4)
    group.fill(circle(at, radius * .08), pal.INK)


def anemone(group: Group, at: Point, radius: float) -> None:
    """Crown anemone: broad wine-red tepals, pale ring, blue-black dome and stamens."""
    radial(group, at, radius, 7, "round", .42, "#A8415E", tilt=.95, rim="#CE7C8C", blotch="#F0DDD2", blotch_to=.3,
           veins=9, vein_colour="#6E2039")
    stamens(group, at, radius * .2, radius * .3, 30, "#2A2330", "#2A2330", size=radius * .028)
    group.fill(circle(at, radius * .15), "#2A2330")
    group.fill(circle(point(at) - (.04 + .04j) * radius, radius * .06), "#6C5B7C")


def geranium(group: Group, at: Point, radius: float) -> None:
    """Pelargonium: a ball of scarlet five-petalled flowers."""
    centre = point(at)
    rng = np.random.default_rng(5)
    rings = [(0.0, 0.0), *((polar(.40, a).real, polar(.34, a).imag) for a in range(0, 360, 72)),
             *((polar(.72, a).real, polar(.60, a).imag) for a in range(18, 378, 40))]
    for x, y in sorted(rings, key=lambda p: -math.hypot(*p)):
        z, r = centre + complex(x, y) * radius, radius * .32
        radial(group, z, r, 5, "round", .46, "#C8402F", tilt=.9, first=-90 + rng.uniform(-20, 20), rim="#E2745A",
               veins=3, vein_colour="#8E241C", thick=2.6, thin=1.2)
        button(group, z, r * .13, "#F1D9B0", 1)


def star(group: Group, at: Point, radius: float, turn: float, colour: str, dark: str) -> None:
    """A flat six-pointed star flower for halos."""
    half = bud_profile(.8)
    for i in range(6):
        ray = ribbon(line(point(at), point(at) + polar(radius, turn + i * 60)), lambda u: radius * .2 * half(u))
        group.fill(ray, colour if i % 2 else dark).stroke(ray, pal.INK, 1.0)
    group.fill(circle(at, radius * .16), pal.INK)
