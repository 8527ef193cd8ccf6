"""The plate of the title page: a lady with cards at a round window, poppies and irises, the name of the game."""
from __future__ import annotations

from .. import palette as pal
from ..frame import gilt_line, rosette
from ..geometry import Spot, circle, line, polar, rounded_rect
from ..line import keyline, ruled
from ..splines import curve
from ..svg import Group, document
from ..trumps.scenery import bars, range_of
from .flowers import climbers, irises, poppies
from .lady import figure
from .lettering import name

WIDE, HIGH = 1000, 1200
NAME = "Tarot des Fleurs"
MIDDLE, OUTER, INNER = 500 + 496j, 462, 342  # of the window: its ring
GROUND, GROUND_LINE, RING = "#5D4A70", "#6F5C84", "#22493F"
FRAME = rounded_rect(40, 26, WIDE - 80, HIGH - 56, 46)
LEDGE, FRONT = 940, 982  # upper and lower edge of the sill's top

SNOW = (((290, 372), (270, 403), (283, 398), (291, 412), (300, 397), (312, 404)),
        ((398, 408), (383, 428), (393, 425), (400, 434), (410, 425)),
        ((176, 440), (164, 462), (174, 458), (182, 466), (188, 455)))


def draw() -> str:
    picture = Group().fill(FRAME, GROUND)
    _spandrels(picture)
    _window(picture)
    _ring(picture)
    _sill(picture)
    picture.add(Group().raw(keyline(figure(), 2.0, 5.4).text_of()), 'transform="translate(0 22)"')
    _front(picture)
    group = Group().clip(FRAME, picture)
    gilt_line(group, FRAME, 11, 2.4)
    growth = Group()
    climbers(growth)
    poppies(growth)
    irises(growth)
    group.clip(rounded_rect(0, 0, WIDE, HIGH - 30, 1), growth)
    rim = Group()
    gilt_line(rim, FRAME, 11, 2.4)
    group.clip(rounded_rect(90, HIGH - 60, WIDE - 180, 60, 1), rim)
    return document(group, WIDE, HIGH)


def _spandrels(group: Group) -> None:
    for j in range(26):
        for i in range(9):
            x, y = 20 + 122 * i + 61 * (j % 2), 46 * j
            for by in (-7, 7):
                wave = curve([(x - 46, y + by), (x - 16, y - 12 + by), (x + 16, y + 12 + by), (x + 46, y + by)])
                group.ink(wave, 5, "both", GROUND_LINE)


def _window(group: Group) -> None:
    view = Group().fill(circle(MIDDLE, INNER), "#8FB2AE")
    for top, tone in ((226, "#AFC5B4"), (290, "#CFD4B6"), (356, "#E8DCB3"), (420, "#F2D5A2")):
        crest: list[Spot] = [(140 + 60 * k, top + (10, -8, 6, -11)[k % 4]) for k in range(13)]
        view.fill(curve([*crest, (870, 900, "c"), (130, 900, "c")], True), tone)
    sun = circle(552 + 366j, 196)
    view.fill(sun, "#F8EAC2").stroke(sun, "#DDBE7C", 2.4)
    bars(view, ((262, 262, 120, 11), (226, 288, 84, 7), (306, 318, 96, 8)), "#F3E6C2", "#E4E2C4")
    range_of(view, [(120, 560), (176, 440), (214, 486), (290, 372), (350, 452), (398, 408), (470, 520), (640, 430),
                    (720, 520), (800, 400), (900, 560)], "#B4ABC2", "#8F88AA", 640)
    for snow in SNOW:
        view.fill(curve([(x, y, "c") for x, y in snow], True), "#F6EFDE")
    range_of(view, [(120, 620), (200, 500), (250, 530), (330, 470), (420, 530), (460, 500), (600, 560), (760, 500),
                    (900, 620)], "#7C8B8E", "#60737A", 700)
    hill: list[Spot] = [(120, 560), (220, 538), (330, 556), (470, 540), (900, 560, "c"), (900, 900, "c"),
                        (120, 900, "c")]
    view.fill(curve(hill, True), "#56776A")
    group.clip(circle(MIDDLE, INNER), view)


def _ring(group: Group) -> None:
    ring = circle(MIDDLE, OUTER).data() + circle(MIDDLE, INNER).back().data()
    group.fill(ring, RING, rule="evenodd")
    for k in range(9):
        for way in (-90 + 100 + 17 * k, -90 - 100 - 17 * k):
            rosette(group, MIDDLE + polar((OUTER + INNER) / 2, way), 30)
    for radius in (OUTER - 13, INNER + 13):
        group.stroke(circle(MIDDLE, radius), pal.GILT, 2.4)
    for radius in (OUTER, INNER):
        gilt_line(group, circle(MIDDLE, radius), 10, 2.4)
    name(group, NAME, MIDDLE, 367, 113, 4, -7)


def _sill(group: Group) -> None:
    """The top of the sill, on which the lady leans."""
    top = rounded_rect(0, LEDGE, WIDE, FRONT - LEDGE, 1)
    group.fill(top, "#E3D2A8")
    group.clip(top, ruled((complex(0, LEDGE), complex(WIDE, FRONT)), "#CDB98A", 0, 6, 1.6))
    group.stroke(line(complex(0, LEDGE), complex(WIDE, LEDGE)), pal.INK, 2.4)


def _front(group: Group) -> None:
    group.fill(rounded_rect(0, FRONT, WIDE, HIGH - FRONT, 1), pal.PAPER_WARM)
    group.fill(rounded_rect(0, FRONT, WIDE, 15, 1), pal.PAPER).fill(rounded_rect(0, FRONT + 15, WIDE, 9, 1), "#CDB98A")
    for y in (FRONT, FRONT + 15):
        group.stroke(line(complex(0, y), complex(WIDE, y)), pal.INK, 2.4)
