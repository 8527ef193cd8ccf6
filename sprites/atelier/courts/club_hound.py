"""The greyhound of the king of clubs, which sits at his side and lifts its head to him."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import Spot, circle
from ..hats import gem
from ..line import taper
from ..pieces import Piece, Tint, lay, strokes
from ..splines import Pose, curve
from ..svg import Group

HOUND = Tint("#F1E9D6", "#CBBC9F", "#FFFFFF", "#5B4C3C")
FAWN = Tint("#CE9F68", "#9F7343", "#E6C594", "#5B4C3C")
RED, DEEP_RED = "#8E3B3A", "#652730"
DOG = Pose((146, 510), 1, -28)
LEAD_RING = (178, 583)

BODY: list[Spot] = [(120, 504, "c"), (110, 532), (96, 560), (76, 592), (60, 632), (52, 700, "c"), (260, 700, "c"),
                    (232, 640), (216, 606), (196, 580), (182, 560), (174, 530, "c")]
BODY_SHADES: tuple[list[Spot], ...] = (
    [(176, 534, "c"), (168, 556), (176, 584), (196, 612), (204, 660), (200, 700, "c"), (270, 700, "c"), (226, 610)],
    [(112, 520, "c"), (136, 546), (174, 534, "c"), (184, 556), (156, 564), (112, 552)],
    [(106, 594), (122, 606), (126, 640), (116, 690, "c"), (102, 690, "c"), (112, 640)])
SADDLE: list[Spot] = [(112, 556, "c"), (104, 588), (84, 630), (70, 690, "c"), (30, 690, "c"), (60, 580, "c"),
                      (92, 548, "c")]
SKULL: list[Spot] = [(-30, 16), (-32, -8), (-18, -27), (4, -32), (24, -26), (40, -16), (58, -10), (78, -7), (96, -5),
                     (104, 1), (103, 9), (95, 13, "c"), (95, 18), (86, 23), (66, 22), (48, 24), (34, 30), (14, 40),
                     (-10, 36)]
SKULL_SHADES: tuple[list[Spot], ...] = (
    [(100, 15, "c"), (76, 15), (54, 13), (38, 18), (20, 26), (2, 26), (-24, 34, "c"), (0, 60, "c"), (104, 40, "c")],
    [(14, -14), (24, -21), (36, -14), (37, -4), (24, -2)], [(40, -12), (60, -6), (84, -4), (60, -2), (42, -5)])
BLAZE: list[Spot] = [(-40, 22), (-38, -20), (-14, -38), (10, -36), (22, -27), (18, -14), (6, -4), (2, 12), (-8, 28),
                     (-22, 40)]
NEAR_EAR = Piece([(8, -20), (-2, -34), (-18, -42), (-36, -40), (-54, -45, "c"), (-50, -32), (-38, -22), (-24, -15),
                  (-10, -6)],
                 ([(-53, -43, "c"), (-36, -32), (-16, -32), (4, -22, "c"), (-8, 2), (-40, -18)],), (),
                 (([(0, -24), (-16, -34), (-34, -33)], 1.6), ([(-8, -17), (-22, -23), (-34, -26)], 1.2)))
FAR_EAR = Piece([(22, -26), (16, -40), (2, -50), (-16, -52), (-32, -60, "c"), (-30, -48), (-18, -38), (-4, -28)],
                ([(-30, -58, "c"), (-14, -46), (2, -40), (14, -26, "c"), (-10, -26), (-28, -42)],))

def greyhound(group: Group) -> None:
    inside = Group()
    for spots in BODY_SHADES:
        inside.fill(curve(spots, closed=True), HOUND.shade)
    inside.fill(curve(SADDLE, closed=True), FAWN.base)
    strokes(inside, Pose(), [([(128, 596), (140, 622), (138, 660)], 2.2), ([(176, 596), (172, 622), (178, 660)], 2),
                             ([(206, 604), (218, 632), (222, 660)], 1.8), ([(104, 566), (92, 594), (88, 620)], 1.6)],
            HOUND.line)
    group.solid(curve(BODY, closed=True), HOUND.base, inside, 1.7, 3.6)
    _collar(group)
    lay(group, DOG, FAR_EAR, FAWN, 1.5, 2.8)
    inside = Group()
    for spots in SKULL_SHADES:
        inside.fill(DOG.shape(spots), HOUND.shade)
    inside.fill(DOG.shape(BLAZE), FAWN.base)
    strokes(inside, DOG, [([(96, 13), (78, 13), (60, 10), (48, 12)], 2.2), ([(46, -8), (66, -3), (84, -2)], 1.3),
                          ([(4, 24), (14, 16), (18, 6)], 1.5)], HOUND.line)
    for x, y in ((82, 6), (76, 9), (74, 4)):  # the roots of the whiskers
        inside.fill(DOG.circle((x, y), .9), HOUND.line)
    group.solid(DOG.shape(SKULL), HOUND.base, inside, 1.7, 3.6)
    lay(group, DOG, NEAR_EAR, FAWN, 1.6, 3)
    group.fill(DOG.shape([(92, -7), (100, -6), (106, 1), (102, 8), (95, 5), (91, -1)]), "#35281F")
    group.fill(DOG.shape([(95, -5), (100, -4), (102, -1), (97, -2)]), "#8A7768")
    group.fill(DOG.shape([(16, -10, "c"), (21, -16.6), (30, -17), (37, -11, "c"), (30, -6.4), (21, -6.4)]), "#2A1B14")
    group.fill(DOG.circle((27, -11.6), 4.6), "#6B4526").fill(DOG.circle((27.4, -11.6), 2.6), "#1C120D")
    group.fill(DOG.circle((25.6, -13.6), 1.5), "#FFFFFF")
    strokes(group, DOG, [([(11, -7), (20, -18), (31, -18.4), (40, -9)], 2.2), ([(12, -22), (22, -26), (32, -22)], 1.4)],
            pal.INK)


def _collar(group: Group) -> None:
    collar = curve([(103, 552), (122, 572), (150, 578), (186, 562)])
    group.silhouette(taper(collar, 22, 22))
    group.stroke(collar, pal.INK, 21).stroke(collar, RED, 17).stroke(collar.part(.66, 1, 12), DEEP_RED, 17)
    for edge in (-6j, 6j):
        group.stroke(collar.placed(1, 0, edge), pal.GILT, 2.2)
    for u in (.16, .32, .48, .64, .8):
        gem(group, collar.at(u), 4, pal.GILT, pal.GILT_LIGHT)
    ring = circle(complex(*LEAD_RING), 6)
    group.stroke(ring, pal.INK, 4).stroke(ring, pal.GILT, 2)
