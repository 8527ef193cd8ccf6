"""The rose of the hearts: a cane with a flower, a flower from behind, a bud and two hips."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers.turned import View
from ..growth import rose
from ..room import along
from ..splines import Pose, curve
from ..svg import Group
from .mount import mounted, plate_room

EDGE = rose.ROSE_LEAF.line
MAIN = curve([(262, 790), (286, 640), (262, 480), (300, 330), (318, 230)])
SIDE = curve([(274, 560), (352, 486), (430, 430), (462, 356)])
LEFT = curve([(268, 500), (206, 430), (150, 396), (120, 330)])


def draw() -> Image:
    back, front, flowers, loose = Group(), Group(), Group(), Group()
    room = plate_room([*along(MAIN, 40), *along(SIDE, 20), *along(LEFT, 20), (318 + 170j, 130), (470 + 320j, 84),
                       (104 + 290j, 50), (430 + 590j, 50), (110 + 690j, 60)])
    rose.foliage(back, room, [(MAIN, .22, 180, 2), (MAIN, .34, 190, 2), (SIDE, .42, 160, 2), (LEFT, .46, 160, 2),
                              (MAIN, .62, 170, 2), (SIDE, .78, 130, 2), (LEFT, .82, 120, 2), (MAIN, .74, 150, 2)],
                 (rose.ROSE_LEAF, rose.ROSE_LEAF_COOL), rose.BRIAR)
    rose.briar(front, SIDE, 11, 5, 9, rose.BRIAR)
    rose.briar(front, LEFT, 11, 5, 8, rose.BRIAR)
    rose.briar(front, MAIN, 16, 6, 18, rose.BRIAR)
    rose.rose_bud(front, rose.on_twig(LEFT, .95, -6), rose.ROSE, rose.ROSE_LEAF, .7)
    for share, to, lean in ((.20, 410 + 612j, -.16), (.14, 376 + 690j, -.16)):
        twig = rose.twig(front, complex(MAIN.at(share)), to, lean, tones=rose.BRIAR)
        rose.hip(front, rose.on_twig(twig, .95, 40), rose.HIP, rose.ROSE_LEAF)
    rose.rose_behind(flowers, View((474, 326), 82, 54, -.15, 22), rose.ROSE, rose.ROSE_LEAF, seed=4)
    rose.rose_open(flowers, View((318, 166), 132, 62, .28, -8), rose.ROSE, -84, 8, rose.GOLD)
    rose.rose_fallen(loose, Pose((112, 726), 1.0, 24), rose.ROSE)
    return mounted((back, 3.4, EDGE), (front, 4.2, EDGE), (flowers, 5, rose.ROSE.line), (loose, 3, rose.ROSE.line))
