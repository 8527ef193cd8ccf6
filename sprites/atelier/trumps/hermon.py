"""The landscape behind the crown anemone: snow on Mount Hermon, circling storks."""
from __future__ import annotations

from ..geometry import Spot
from ..line import ends, taper
from ..splines import Pose, curve
from ..svg import Group
from .scenery import bars, range_of, sky

SKY = ((70, "#9CC2CB"), (180, "#AFCFD0"), (300, "#C2DBD3"), (420, "#D5E4D3"), (530, "#E6E9D2"), (620, "#F2EBCF"))
# peak, pass ... of the range, from the left
RANGE = ((-20, 690), (52, 640), (104, 664), (196, 598), (258, 624), (318, 572), (352, 588), (414, 548), (486, 606),
         (548, 574), (602, 622), (660, 596))
FOOT = ((-20, 724), (70, 690), (140, 712), (230, 684), (330, 716), (420, 680), (500, 712), (590, 686), (660, 710))
CLOUDS = ((470, 470, 300, 15), (110, 540, 230, 12), (560, 506, 240, 12), (70, 300, 190, 10), (560, 372, 210, 11))
# place, half the span, turn, how far the wings are tilted towards us
STORKS = ((428, 150, 66, -16, .46), (538, 226, 44, 20, .6), (352, 92, 32, 8, .34), (512, 104, 27, -30, .55),
          (452, 262, 24, 14, .3), (566, 320, 22, -12, .6), (404, 232, 17, 24, .5), (576, 152, 16, -4, .3),
          (482, 330, 14, -24, .5), (528, 290, 12, 6, .5), (330, 150, 13, 18, .4))


def spring_sky() -> Group:
    group = sky("#8AB4C2", *SKY)
    bars(group, CLOUDS, "#F4F0DC", "#E2EBDC")
    range_of(group, RANGE, "#A3BCC5", "#8BA8B5")
    for (left, dip), (x, y), (right, low) in zip(RANGE[::2], RANGE[1::2], RANGE[2::2], strict=False):
        def spot(share: float, down: float, to: float, deep: float, x: float = x, y: float = y) -> Spot:
            return x + (to - x) * share, y + (deep - y) * share + down, "c"
        west = (spot(.92, 8, left, dip), spot(.70, 30, left, dip), spot(.58, 12, left, dip), spot(.36, 44, left, dip),
                spot(.22, 22, left, dip))
        east = (spot(.12, 50, right, low), spot(.30, 24, right, low), spot(.48, 46, right, low),
                spot(.62, 16, right, low), spot(.9, 6, right, low))
        group.fill(curve([(x, y, "c"), *west, *east], True), "#F7F4E6")
        group.fill(curve([(x, y, "c"), (x - 5, y + 16, "c"), (x + 5, y + 26, "c"), *east], True), "#C6D6DA")
    bars(group, ((140, 700, 380, 24), (500, 704, 330, 24)), "#DFE6D2")
    range_of(group, FOOT, "#A9BFA9", "#98B09D")
    for x, y, span, turn, tilt in STORKS:
        _stork(group, Pose((x, y), span, turn), tilt)
    return group


def _stork(group: Group, pose: Pose, tilt: float) -> None:
    fine = pose.scale > 22
    ink = "#2C333C" if fine else "#4A5660"
    for side in (-1, 1):
        lift = tilt * (1 if side > 0 else .8)
        wing: list[Spot] = [(side * .05, -.10, "c"), (side * .40, -.24 - .2 * lift), (side * .80, -.18 - .62 * lift),
                            (side * 1.02, -.02 - .95 * lift, "c"), (side * .93, -.78 * lift, "c"),
                            (side * .96, .06 - .72 * lift, "c"), (side * .84, .06 - .56 * lift, "c"),
                            (side * .86, .12 - .48 * lift, "c"), (side * .70, .12 - .38 * lift, "c"),
                            (side * .45, .16 - .12 * lift), (side * .06, .14, "c")]
        shape = pose.shape(wing)
        group.fill(shape, ink)
        lit: list[Spot] = [(side * .05, -.10, "c"), (side * .40, -.24 - .2 * lift), (side * .76, -.16 - .6 * lift, "c"),
                           (side * .42, -.06 - .16 * lift), (side * .06, .06, "c")]
        group.fill(pose.shape(lit), "#FBF7E9")
        if fine:
            group.stroke(shape, ink, 1.1)
    body = pose.shape([(0, -.34), (.09, -.12), (.08, .12), (0, .30), (-.08, .12), (-.09, -.12)])
    group.fill(body, "#FBF7E9")
    if fine:
        group.stroke(body, ink, 1.0)
    group.fill(taper(pose.curve([(0, -.32), (.02, -.62)]), pose.scale * .10, pose.scale * .03), "#D9532F")
    group.fill(taper(pose.curve([(0, .26), (-.02, .66)]), pose.scale * .08, pose.scale * .05, ends(.1, .2)), "#D9532F")
