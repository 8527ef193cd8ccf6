"""The Fool's head in profile, which his bauble has too: a face that blows, a hood open down to the throat."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import Spot
from ..line import SHADE, ends, shaded, taper
from ..pieces import Stroke
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink
from .motley import TEAL, dress

SKIN = Tones("#F9E3C8", pal.SKIN, pal.SKIN_SHADE, "#5A2E1E")
HAIR = Tones("#C07F48", "#8A5330", "#5E351F", "#2E170D")
LIPS = Tones("#D08A7C", "#BE6C62", "#97483F", "#4A1C18")
BLUSH, BROW = "#EABFA0", "#4A2A1C"

FACE: list[Spot] = [(-30, -84), (4, -82), (21, -70), (30, -52), (33.5, -34), (34, -21), (31.5, -9), (36, 3), (43, 14),
                    (50, 23.5), (52, 29), (48.5, 34), (43, 35.5), (39.6, 38.5, "c"), (41.2, 43), (45.4, 46.2),
                    (50.6, 48.2),
                    (52.6, 51.4), (48.6, 53.8, "c"), (52, 56.2), (50.8, 60),
                    (45, 63), (41, 67), (42.4, 73), (44.6, 79),
                    (42.6, 86), (34, 91.5), (22, 91), (2, 82), (-16, 66), (-34, 40), (-48, -10), (-48, -60)]
NECK: list[Spot] = [(-30, 40, "c"), (-4, 60), (24, 84), (20, 96), (15, 108), (18, 134, "c"), (-50, 134, "c")]
FACE_SHADES: tuple[list[Spot], ...] = (
    [(-60, -90, "c"), (-18, -64), (-21, -24), (-20, 10), (-12, 42), (2, 64), (18, 78), (32, 84), (45, 84),
     (46, 106, "c"), (-60, 116, "c")],
    [(5, -8), (15, -16), (27, -17), (33, -10), (28, -6), (16, -5)], [(37, 27), (43.5, 31), (43, 37), (36, 36)],
    [(37, 66.5), (42, 66.4), (43.6, 73), (37, 72)])
FACE_LIGHTS: tuple[list[Spot], ...] = (
    [(20, -62), (28, -50), (31.6, -34), (30, -26), (26, -44)],
    [(34, -2), (41, 12), (48, 23), (50, 29), (44, 22), (36, 8)],
    [(7, 17.5), (18, 17), (28, 13.5), (32, 17), (22, 21), (12, 21)])
FACE_LINES: tuple[Stroke, ...] = (
    ([(43.4, 35.4), (39, 33), (38.6, 28), (42, 24.4)], 1.9), ([(49, 33.6), (46, 31.8), (43.4, 33.4)], 2.3),
    ([(36, 38), (32.6, 45), (33.4, 54), (37, 61)], 1.3), ([(43.6, 46.6), (41.8, 49.4), (41.6, 52)], 1.2),
    ([(43.4, 56.4), (42, 59), (42.6, 61.6)], 1.2), ([(41, 50.6), (40, 53.6), (40.6, 57)], 1.1),
    ([(34, 86.5), (39, 86.6), (42.4, 83.4)], 1.2), ([(3, 1.4), (-2, -.6), (-6, -3.6)], 1.2),
    ([(3, 4.6), (-2.6, 4.8), (-7, 3.6)], 1.1), ([(4, 8.6), (12, 12), (20, 10.4)], 1.1))


def face(group: Group, pose: Pose) -> None:
    neck = pose.shape(NECK)
    group.silhouette(neck).fill(neck, SKIN.deep)
    group.fill(taper(pose.curve([(21, 94), (15, 106), (16, 128)]), 3 * pose.scale, 2, ends(.2, .2)), SKIN.line)
    inside = Group()
    for spots in FACE_SHADES:
        shaded(inside, pose.shape(spots), SKIN.deep, mix_ink(SKIN.deep, SKIN.line, .22), 3.6, 0)
    inside.fill(pose.shape([(-14, 34), (2, 30), (18, 27), (28, 31), (31, 41), (24, 51), (10, 57), (2, 60),
                            (-8, 50)]), BLUSH)
    for spots in FACE_LIGHTS:
        inside.fill(pose.shape(spots), SKIN.light)
    inside.fill(pose.shape([(47.4, 21), (52, 25), (52, 31), (47, 29)]), BLUSH)
    outline = pose.shape(FACE)
    group.silhouette(outline).fill(outline, SKIN.mid).clip(outline, inside)
    _eye(group, pose)
    _lips(group, pose)
    for way, width in FACE_LINES:
        group.fill(taper(pose.curve(way), width * pose.scale, .4, ends(.3, .5)), SKIN.line)
    group.contour(outline, 1.1, 2.4, SKIN.line, SHADE, 40)


def _eye(group: Group, pose: Pose) -> None:
    eye = pose.shape([(8.4, 3, "c"), (14, -2.6), (22.4, -6.4, "c"), (24.6, -1), (22.6, 4.8, "c"), (16, 5.2)])
    inside = Group().fill(pose.circle((21.8, -.8), 3.0, 5.8), TEAL.mid)
    inside.fill(pose.circle((22.8, -.8), 1.6, 3.5), pal.INK).fill(pose.circle((21.4, -3), 1.1), "#FFFFFF")
    group.fill(eye, "#FBF4E4").clip(eye, inside)
    group.fill(taper(pose.curve([(22.6, -6.6), (25, -1), (22.8, 5.2)]), 1.3 * pose.scale, .7, ends(.2, .2)), SKIN.line)
    lid = pose.curve([(4.6, 4.6), (9, .4), (15, -4.4), (23.4, -7.8), (28.6, -10.6)])
    group.fill(taper(lid, 4.2 * pose.scale, 2.6 * pose.scale, ends(.3, .3)), pal.INK)
    group.fill(taper(pose.curve([(18, -6), (22, -9), (25.6, -13.4)]), 1.8 * pose.scale, .5), pal.INK)
    group.fill(taper(pose.curve([(6, -2.6), (14, -10), (26, -13.6)]), 1.5 * pose.scale, .5, ends(.3, .4)), SKIN.line)
    group.fill(taper(pose.curve([(10, 5), (16, 6.6), (22.6, 5.4)]), 1.3 * pose.scale, .8, ends(.4, .3)), SKIN.line)
    brow = pose.curve([(32.5, -24), (22, -32.5), (9, -31), (-3, -20)])
    group.fill(taper(brow, 6.4 * pose.scale, 2.2 * pose.scale, ends(.12, .5)), BROW)


def _lips(group: Group, pose: Pose) -> None:
    group.fill(pose.shape([(43.6, 50.6, "c"), (46.6, 46.8), (50.6, 48.2), (52.6, 51.4), (48.6, 53.8, "c"),
                           (44.6, 53.4)]),
               LIPS.mid)
    group.fill(pose.shape([(44.2, 54.4, "c"), (48.6, 53.8, "c"), (52, 56.2), (50.8, 60), (45.6, 61.2)]), LIPS.light)
    group.fill(pose.shape([(44, 54.4, "c"), (46.6, 52.4), (50.4, 52.8, "c"), (50.6, 54.8, "c"),
                           (46.6, 55.2)]), LIPS.line)


LOCKS: tuple[list[Spot], ...] = (
    [(-34, -24, "c"), (-20, -54), (-9, -52), (-12, -24), (-20, 0), (-17, 26, "c"), (-27, 16), (-34, 4)],
    [(-30, -42, "c"), (-18, -66), (6, -68), (14, -52), (10, -36, "c"), (4, -46), (-6, -52), (-18, -44)],
    [(-24, -60, "c"), (-4, -78), (20, -72), (31, -56), (29, -37, "c"), (23, -48), (10, -58), (-6, -60)],
    [(-16, -70, "c"), (8, -86), (32, -76), (40, -58), (53, -55, "c"), (42, -46), (31, -53), (20, -64), (6, -68)])
STRANDS: tuple[Stroke, ...] = (
    ([(-18, -46), (-20, -20), (-26, 2)], 1.6), ([(-14, -46), (-16, -22), (-21, 4)], 1.3),
    ([(-22, -50), (-8, -60), (6, -52)], 1.6), ([(-12, -66), (10, -68), (25, -50)], 1.8),
    ([(0, -76), (20, -74), (35, -56)], 1.8), ([(6, -80), (26, -74), (40, -54)], 1.3))
HOOD: list[Spot] = [(31, -80, "c"), (4, -108), (-46, -106), (-84, -66), (-95, -4), (-86, 58), (-82, 100),
                    (-96, 140, "c"),
                    (34, 152, "c"), (30, 122, "c"), (10, 112), (-8, 88), (-22, 54), (-34, 10), (-33, -38), (-10, -70)]
RIM: list[Spot] = [(31, -80), (-10, -70), (-33, -38), (-34, 10), (-22, 54), (-8, 88), (10, 112), (30, 122)]


def hair(group: Group, pose: Pose) -> None:
    for spots in LOCKS:
        dress(group, spots, HAIR, pose=pose)
    for way, width in STRANDS:
        group.fill(taper(pose.curve(way), width * pose.scale, .4, ends(.3, .5)), HAIR.line)
    group.fill(taper(pose.curve([(-4, -77), (14, -78), (30, -66)]), 3.4 * pose.scale, 1, ends()), HAIR.light)


def hood(group: Group, pose: Pose) -> None:
    dress(group, HOOD, TEAL,
          [[(-110, 0), (-76, 4), (-66, 70), (-40, 120), (40, 152), (-110, 170)],
           [(-16, -76), (-42, -40), (-44, 10), (-30, 60), (-14, 92), (6, 116), (30, 130), (20, 140), (-24, 112),
            (-48, 64), (-60, 10), (-54, -50), (-36, -84)]],
          [[(-58, -92), (-80, -52), (-86, -6), (-78, -6), (-70, -50), (-48, -84)]],
          [[(-58, -70), (-68, 0), (-54, 74)], [(-46, -80), (-56, -20), (-50, 40)], [(-64, 90), (-36, 118), (10, 134)],
           [(-76, 60), (-66, 100), (-76, 132)]], pose)
    rim = pose.curve(RIM)
    group.stroke(rim, pal.INK, 12.6 * pose.scale).stroke(rim, pal.GILT, 9.4 * pose.scale)
    group.stroke(rim, pal.GILT_LIGHT, 2.6 * pose.scale)
