"""The animals on the clover: a banded snail, a clouded yellow, a spider on its thread."""
from __future__ import annotations

from ..geometry import polar
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

SHELL = Tones("#F3E2AC", "#E0BE72", "#B98C47", "#5B3C22")
SLUG = Tones("#DCCFA8", "#B9A67C", "#8E7B58", "#463A2A")
YELLOW = Tones("#F7E7A4", "#EBCB62", "#CFA043", "#6A4A1E")


def snail(group: Group, pose: Pose, shell: Tones = SHELL, body: Tones = SLUG) -> None:
    """A banded snail about 76 long, creeping to the right along its pose."""
    foot = pose.shape([(-38, 1, "c"), (-20, -7), (4, -10), (22, -12), (34, -20), (42, -17), (43, -9), (34, -2), (16, 2),
                       (-14, 3)])
    inside = Group().fill(foot, body.mid)
    inside.fill(pose.shape([(-40, 4), (-10, -2), (20, -5), (44, -12), (46, 8)]), body.deep)
    group.silhouette(foot).clip(foot, inside).contour(foot, .9, 2.4, body.line, SHADE)
    for spots in ([(35, -18), (41, -30), (50, -38)], [(40, -16), (50, -24), (58, -27)]):
        horn = pose.curve(spots)
        group.fill(taper(horn, 3.6, 2.4), body.line).fill(taper(horn, 1.8, 1.2), body.light)
        group.fill(pose.circle(spots[-1], 2.4), body.line)
    whorl = pose.shape([(-26, -6), (-30, -24), (-18, -42), (4, -44), (18, -30), (16, -12), (4, -5), (-12, -4)])
    lines = Group().fill(whorl, shell.mid)
    lines.fill(pose.shape([(-30, 0), (0, -8), (14, -30), (24, -38), (26, 4)]), shell.deep)
    coil = [complex(-6, -24) + polar(21.5 * .86 ** k, 60 + 48 * k) for k in range(17)]
    band = [complex(-6, -24) + polar(16 * .86 ** k, 40 + 48 * k) for k in range(15)]
    lines.fill(taper(pose.path(curve([(z.real, z.imag) for z in band])), 5.4, 1, ends(.1, .5)), shell.line, .8)
    lines.fill(taper(pose.path(curve([(z.real, z.imag) for z in coil])), 2.6, 1.0, ends(.1, .3)), shell.line)
    lines.fill(taper(pose.curve([(-24, -20), (-17, -36), (-4, -40)]), 4, 2, ends()), shell.light)
    group.silhouette(whorl).clip(whorl, lines).contour(whorl, 1.0, 3.2, shell.line, SHADE)


def clouded_yellow(group: Group, pose: Pose, tones: Tones = YELLOW) -> None:
    """A clouded yellow about 96 high with closed wings, facing right; its feet are on the origin."""
    fore = pose.shape([(6, -14, "c"), (22, -44), (28, -78), (18, -92), (0, -88), (-22, -66), (-22, -40)])
    inside = Group().fill(fore, tones.mid)
    inside.fill(pose.shape([(2, -100), (36, -96), (30, -70), (18, -84), (-4, -88)]), tones.deep)
    for x, y in ((22, -78), (12, -86), (-2, -84)):
        inside.fill(pose.circle((x, y), 2.2), tones.line)
    for spots in ([(6, -14), (16, -46), (20, -84)], [(6, -14), (6, -50), (4, -88)], [(6, -14), (-6, -44), (-18, -70)]):
        inside.fill(taper(pose.curve(spots), 1.5, .5), tones.line)
    inside.fill(pose.circle((8, -56), 3.6), tones.line)
    group.silhouette(fore).clip(fore, inside).contour(fore, .9, 3, tones.line, SHADE)
    hind = pose.shape([(6, -12, "c"), (-4, -34), (-22, -52), (-44, -50), (-54, -32), (-46, -10), (-26, -2), (-6, -5)])
    inside = Group().fill(hind, tones.light).fill(
        pose.shape([(8, -8), (-20, -16), (-44, -30), (-62, -34), (-50, 6), (-10, 4)]), tones.mid)
    for spots in ([(6, -12), (-14, -36), (-34, -54)], [(6, -12), (-22, -30), (-50, -40)],
                  [(6, -12), (-24, -18), (-52, -22)], [(6, -12), (-18, -10), (-40, -6)]):
        inside.fill(taper(pose.curve(spots), 1.5, .5), tones.deep)
    for x, y in ((-42, -42), (-47, -28), (-40, -14)):
        inside.fill(pose.circle((x, y), 1.9), tones.line)
    inside.fill(pose.circle((-22, -28), 5.2), "#A2606A").fill(pose.circle((-22, -28), 2.8), "#FBF6EA")
    group.silhouette(hind).clip(hind, inside).contour(hind, .9, 3, tones.line, SHADE)
    for spots in ([(8, -10), (4, -4), (6, 2)], [(12, -10), (13, -3), (16, 2)], [(3, -8), (-4, -3), (-4, 2)]):
        group.fill(taper(pose.curve(spots), 1.9, .9), tones.line)
    body = pose.shape([(-22, -2), (-8, -9), (8, -16), (18, -20), (25, -18), (24, -11), (14, -7), (-4, -3)])
    group.silhouette(body).fill(body, tones.deep).contour(body, .9, 2.4, tones.line, SHADE)
    group.fill(pose.circle((21, -16), 2.3), tones.line)
    for spots in ([(23, -19), (32, -30), (42, -36)], [(24, -18), (36, -26), (47, -28)]):
        group.fill(taper(pose.curve(spots), 1.7, 1.1), "#A2606A").fill(pose.circle(spots[-1], 2), "#A2606A")


def spider(group: Group, at: complex, top: complex, ink: str) -> None:
    """A small garden spider hanging from `top` on its thread."""
    group.fill(taper(curve([top, at]), 1.1, .9), ink)
    for side in (-1, 1):
        for spots in ([(3, -3), (10, -10), (12, -19)], [(4, -1), (12, -5), (17, -12)], [(4, 2), (12, 5), (16, 12)],
                      [(3, 4), (8, 11), (8, 20)]):
            group.fill(taper(curve([at + complex(side * x, y) for x, y in spots]), 1.5, .7), ink)
    group.fill(Pose(at).circle((0, -3), 4, 3.6), ink).fill(Pose(at).circle((0, 6), 6, 8), ink)
    group.fill(Pose(at).line((0, 1), (0, 11)).data(), ink).stroke(Pose(at).line((0, 2), (0, 10)), "#F3E7C6", 1.4)
    group.stroke(Pose(at).line((-3, 5), (3, 5)), "#F3E7C6", 1.2)
