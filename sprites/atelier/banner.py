"""A ribbon with lettering along its curve, and the large signs of the aces."""
from __future__ import annotations

import cmath
import math

from .geometry import Path, line, pair
from .lettering import outline, width_of
from .line import SHADE
from .ribbons import between, edges
from .splines import curve
from .svg import Group
from .tones import Tones


def lettered(group: Group, words: str, spine: Path, size: float, colour: str, spacing: float = 3) -> None:
    """`words` centred on `spine`, each letter turned with it."""
    length = spine.length()
    place = (length - width_of(words, size, spacing=spacing)) / 2
    for letter in words:
        width = width_of(letter, size)
        u = (place + width / 2) / length
        at, turn = complex(spine.at(u)), math.degrees(cmath.phase(complex(spine.tangent(u))))
        if letter != " ":
            shape = outline(letter, 0, size * .34, size)[0]
            group.raw(f'<path transform="translate({at.real:.1f} {at.imag:.1f}) rotate({turn:.1f})" d="{shape}" '
                      f'fill="{colour}"/>')
        place += width + spacing


def banner(group: Group, spine: Path, height: float, words: str, size: float, tones: Tones, tail: float = 62) -> None:
    """A ribbon along `spine` with a folded, swallow-tailed end on each side."""
    for u, sign in ((0, -1), (1, 1)):
        along, across = complex(spine.tangent(u)) * sign, 1j * complex(spine.tangent(u)) * height / 2
        root = complex(spine.at(u)) - along * height * .62 + 1j * height * .40
        far = root + along * (tail + height * .62)
        back = (curve([root - across, (root + far) / 2 - across * 1.25, far - across * .95])
                + line(far - across * .95, far - along * height * .34)
                + line(far - along * height * .34, far + across * 1.05)
                + curve([far + across * 1.05, (root + far) / 2 + across * .75, root + across])).close()
        group.silhouette(back).fill(back, tones.mid).contour(back, 1, 3, tones.line, SHADE)
        corners = (root + across, complex(spine.at(u)) + across,
                   complex(spine.at(u)) - along * height * .62 + across)
        fold = curve([(*pair(z), "c") for z in corners], True)
        group.silhouette(fold).fill(fold, tones.deep).stroke(fold, tones.line, 1)
    left, right = edges(spine, lambda u: height / 2 + 0 * u)
    face = between(left, right)
    group.silhouette(face).fill(face, tones.light)
    inner = between(*edges(spine.part(.012, .988), lambda u: height / 2 - 5 + 0 * u))
    group.stroke(inner, tones.deep, 1.4)
    group.contour(face, 1.1, 3, tones.line, SHADE)
    lettered(group, words, spine, size, tones.line)
