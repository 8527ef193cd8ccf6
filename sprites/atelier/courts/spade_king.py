"""King of spades: an old white-bearded king with a sword."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, lock, locks, whisker
from ..geometry import Spot, line
from ..hats import arched_crown, gem
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
WHITE = Hair("#DDD8CB", "#F8F4E8", "#A19E9B")
MANTLE = Cloth("#46527F", "#2F3860", "#8C9AC0")
ROBE = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
FUR = Cloth("#8A7763", "#5F5043", "#B5A48D")
STEEL = Cloth("#C9CBC6", "#8A919A", "#F1EFE6")
OLD = Person("old", skin="#EBC7A5", shade="#CF9C7C", iris="#4A5F73", brow="#8C8A88", bushy=1.7, lids=.9, lines=True,
             mouth=False)
HEAD, SCALE = (322, 286), 1.1


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    anemones(group, ((66, 398, .8, 10), (556, 196, .8, 25), (562, 404, .6, 0)))
    king = Group()
    _back_hair(king)
    _mantle(king)
    _collar(king)
    mass = curve([(276, 310, "c"), (268, 390), (290, 440), (352, 500, "c"), (380, 460), (388, 400), (374, 320, "c")],
                 closed=True)
    king.silhouette(mass).fill(mass, WHITE.dark)
    portrait(king, HEAD, SCALE, 2, OLD)
    _beard(king)
    arched_crown(king, HEAD, SCALE)
    _sword(king)
    return group.add(mirrored(king))


BACK = (([(280, 226), (238, 290), (226, 360), (250, 420), (222, 470), (204, 462)], 40),
        ([(280, 240), (256, 310), (256, 380), (272, 430), (246, 476), (232, 470)], 36),
        ([(376, 236), (400, 290), (392, 350), (414, 410), (396, 446), (412, 462)], 32))


def _back_hair(group: Group) -> None:
    mass = curve([(290, 210, "c"), (232, 290), (220, 380), (206, 470, "c"), (300, 500, "c"), (420, 470, "c"),
                  (408, 400), (402, 300), (376, 214, "c")], closed=True)
    group.solid(mass, WHITE.dark, None, 1.6, 3)
    locks(group, BACK, WHITE, 3)


BODY: list[Spot] = [(320, 380, "c"), (226, 404), (136, 456), (92, 560), (70, 740, "c"), (590, 740, "c"),
                    (560, 560), (516, 460), (440, 408), (366, 380, "c")]


def _mantle(group: Group) -> None:
    garment(group, BODY, MANTLE,
            [[(440, 400, "c"), (420, 500), (450, 740, "c"), (620, 740, "c"), (580, 400, "c")],
             [(70, 560, "c"), (150, 520), (160, 620), (130, 740, "c"), (50, 740, "c")]],
            [[(180, 470), (200, 560), (180, 700)], [(250, 500), (230, 600), (250, 720)],
             [(470, 470), (490, 560), (470, 700)]],
            brocade("S", MANTLE.light, (90, 450, 590, 730), (72, 52), 24, 16), 4)
    robe: list[Spot] = [(290, 400, "c"), (286, 520), (300, 740, "c"), (388, 740, "c"), (382, 520), (374, 400, "c")]
    garment(group, robe, ROBE, [[(346, 400, "c"), (350, 740, "c"), (400, 740, "c"), (400, 400, "c")]])
    for spots in ([(290, 404), (286, 520), (302, 740)], [(374, 404), (382, 520), (386, 740)]):
        gilt_hem(group, spots, 13, 15)


WINGS: list[list[Spot]] = [
    [(330, 384, "c"), (262, 388), (196, 410), (142, 458, "c"), (160, 492), (196, 500, "c"), (246, 466),
     (300, 470, "c"),
     (322, 440)],
    [(330, 384, "c"), (392, 386), (452, 408), (500, 450, "c"), (490, 486), (458, 498, "c"), (416, 466),
     (366, 470, "c"),
     (344, 440)]]


def _collar(group: Group) -> None:
    """A collar of brown fur with a chain of medallions."""
    for spots in WINGS:
        wing, inside = curve(spots, closed=True), Group()
        for i in range(60):
            x, y = 140 + (i * 61) % 370, 380 + (i * 37) % 120
            inside.ink(curve([(x, y), (x + 4, y + 10), (x + (x - 330) * .02, y + 20)]), 3.4, "both",
                       FUR.dark if i % 2 else FUR.light)
        group.solid(wing, FUR.base, inside, 1.8, 4.6)
    chain = curve([(214, 420), (262, 470), (330, 500), (400, 470), (440, 416)])
    group.stroke(chain, pal.INK, 7).stroke(chain, pal.GILT, 4)
    for u in (.06, .2, .34, .66, .8, .94):
        gem(group, chain.at(u), 10, pal.GILT, pal.GILT_LIGHT)
        pip(group, "S", chain.at(u), 13, whips=False)


BEARD = (  # blown aside, it ends above the band, so that the halves stay apart
    ([(282, 316), (284, 352), (300, 384), (298, 430)], 30),
    ([(296, 330), (304, 362), (322, 388), (320, 430)], 30),
    ([(276, 306), (268, 360), (276, 404), (262, 434), (272, 452), (284, 448)], 34),
    ([(378, 322), (386, 370), (384, 420), (404, 466), (394, 508), (412, 530), (420, 522)], 30),
    ([(288, 336), (284, 392), (296, 436), (286, 462), (300, 480), (310, 474)], 36),
    ([(368, 340), (376, 396), (370, 450), (388, 492), (378, 524), (396, 540)], 32),
    ([(304, 352), (304, 408), (320, 452), (310, 482), (328, 502), (338, 494)], 36),
    ([(354, 352), (358, 416), (352, 462), (370, 500), (358, 524), (372, 534)], 34),
    ([(330, 356), (332, 412), (330, 456), (346, 488), (336, 510), (350, 516)], 30))
TEMPLES = (([(296, 226), (276, 262), (270, 296), (264, 330), (276, 352)], 26),
           ([(366, 232), (384, 258), (378, 292), (386, 318)], 17))


def _beard(group: Group) -> None:
    locks(group, BEARD, WHITE)
    lip = curve([(330, 350), (345, 347), (359, 350), (354, 358), (342, 360)], closed=True)
    group.fill(lip, "#A9605A").stroke(lip, pal.INK, 1.4)
    lock(group, [(350, 333), (330, 342), (310, 372), (284, 384), (268, 372)], 25, WHITE, half=whisker(25))
    lock(group, [(348, 333), (366, 342), (378, 368), (394, 374), (402, 362)], 21, WHITE, half=whisker(21))
    locks(group, TEMPLES, WHITE)


def _sword(group: Group) -> None:
    blade = curve([(450, 470, "c"), (430, 210, "c"), (438, 186, "c"), (452, 208, "c"), (480, 468, "c")], closed=True)
    half = curve([(466, 470, "c"), (440, 186, "c"), (460, 200, "c"), (490, 470, "c")], closed=True)
    sleeve(group, [(474, 430), (516, 510), (540, 700)], MANTLE, round_arm(46, 50))
    group.solid(blade, STEEL.light, Group().fill(half, STEEL.dark), 1.7, 3.8)
    group.stroke(line((463, 440), (444, 230)), pal.INK, 2)
    grip = curve([(458, 470, "c"), (474, 468, "c"), (486, 590, "c"), (470, 592, "c")], closed=True)
    group.solid(grip, "#6B3F34", None, 1.6, 3.4)
    guard = curve([(404, 470), (416, 484), (466, 478), (514, 464), (522, 448), (530, 470), (508, 490), (466, 500),
                   (418, 504), (396, 492)], closed=True)
    group.solid(guard, pal.GILT, Group().fill(curve([(396, 500, "c"), (466, 490), (530, 464, "c"), (530, 520, "c")],
                                                    closed=True), pal.GILT_DARK), 1.7, 3.6)
    pip(group, "S", (466, 489), 20, whips=False)
    gem(group, (480, 604), 15, pal.GILT, pal.GILT_LIGHT)
    forearm(group, [(556, 720), (536, 640), (496, 576)], ROBE, (40, 23))
    fist(group, (474, 540), .98, -20, True, OLD.skin, OLD.shade)
