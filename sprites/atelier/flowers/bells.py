"""The bell of the lily of the valley in a few strokes, for ornaments; `muguet` draws the plant."""
from __future__ import annotations

from ..geometry import Point
from ..splines import Pose
from ..svg import Group

PALE, SHADE, RIB = "#FBF7E8", "#C9D6C4", "#8FA893"


def bell(group: Group, at: Point, scale: float = 1.0, turn: float = 0, thin: float = 1.5, thick: float = 3.4,
         ribs: bool = True) -> None:
    """A nodding bell hanging from `at`, its teeth bent out."""
    pose = Pose(at, scale, turn)
    body = pose.shape([(0, 0), (20, 5), (32, 24), (33, 42), (28, 56), (0, 60), (-28, 56), (-33, 42), (-32, 24),
                       (-20, 5)])
    left = pose.shape([(-26, 50, "c"), (-36, 58), (-50, 56), (-54, 48, "c"), (-48, 66), (-32, 72), (-12, 60, "c")])
    right = pose.shape([(26, 50, "c"), (36, 58), (50, 56), (54, 48, "c"), (48, 66), (32, 72), (12, 60, "c")])
    front = pose.shape([(-21, 54, "c"), (-17, 68), (-4, 80), (4, 78, "c"), (15, 70), (21, 54, "c"), (0, 58)])
    group.silhouette(body, left, right, front)
    for tooth, colour in ((left, PALE), (right, SHADE)):
        group.fill(tooth, colour).contour(tooth, thin, thick * .8)
    inside = Group().fill(body, PALE)
    inside.fill(pose.shape([(4, -4, "c"), (24, 14), (20, 44), (10, 64, "c"), (40, 64, "c"), (44, 20, "c")]), SHADE)
    for x in (-16, 2, 17) if ribs else ():
        inside.ink(pose.curve([(x * .35, 5), (x * 1.05, 26), (x * .95, 54)]), 2.0 * scale + .5, "both", RIB)
    group.clip(body, inside).contour(body, thin, thick)
    group.fill(front, PALE)
    group.fill(pose.shape([(4, 57, "c"), (4, 78, "c"), (15, 70), (21, 54, "c")]), SHADE)
    group.contour(front, thin, thick * .8)
