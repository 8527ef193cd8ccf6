"""The web of a garden spider."""
from __future__ import annotations

import numpy as np

from ..geometry import polar
from ..line import taper
from ..splines import curve
from ..svg import Group


def wheel_web(group: Group, hub: complex, reach: tuple[float, float], ink: str, turns: int = 8,
              spokes: int = 13) -> list[complex]:
    """A garden spider's web around `hub`; returns its crossings.

    Its turns sag between spokes of lengths within `reach`.
    """
    rng = np.random.default_rng(5)
    ways = [360 * k / spokes + float(rng.uniform(-7, 7)) for k in range(spokes)]
    rim = [float(rng.uniform(*reach)) for _ in ways]
    crossings = []
    for way, far in zip(ways, rim, strict=True):
        group.fill(taper(curve([hub, hub + polar(far * 1.14, way)]), 1.3, 1.0), ink)
    for k in range(turns):
        share = .18 + .82 * k / (turns - 1)
        for i, way in enumerate(ways):
            n = (i + 1) % spokes
            a, b = hub + polar(share * rim[i], way), hub + polar(share * rim[n], ways[n])
            group.fill(taper(curve([a, (a + b) / 2 + (hub - (a + b) / 2) * .12, b]), 1.1, 1.1), ink)
            crossings.append(a)
    return crossings
