"""The large-index deck: the same pictures and frame with indices 1.8 times as high."""
from __future__ import annotations

from . import frame
from . import palette as pal
from .card import Card, Court, Pips, Trump
from .court import both_ways, court_half
from .geometry import Path, Spot, line
from .lettering import width_of
from .pip_cards import Landscape, ground_of, outlines, signs
from .splines import curve
from .suits import SUITS, pip
from .svg import HALF_TURN, HEIGHT, WIDTH, Group

GROWTH = 1.8
MIDDLE, ROOM = 87, 118  # of the index, within the part that a fan shows
BASELINE, SIGN_AT = 196, 272
LOBE: list[Spot] = [(46, 486), (88, 408), (134, 356), (160, 290), (166, 180), (178, 92), (214, 52)]
PICTURE_AT, PICTURE_SCALE = 36 + 29j, .94
PICTURE = f'transform="translate({PICTURE_AT.real:.0f} {PICTURE_AT.imag:.0f}) scale({PICTURE_SCALE})"'
FIGURE = 'transform="translate(40 18) scale(.94)"'
NARROW, LOW, SIGN = .82, .95, .86  # of a pip card: the width, the height of the picture, the height of a sign
PLANT = f'transform="translate({WIDTH / 2 * (1 - NARROW):.1f} {HEIGHT / 2 * (1 - LOW):.1f}) scale({NARROW} {LOW})"'


def large_card(card: Card) -> Group:
    """`card` framed again with a large index."""
    match card.content:
        case Trump(picture, number, title):
            return _trump(picture, number, title)
        case Court() as court:
            return _court(court)
        case Pips() as pips:
            return _pips(pips)


def _lobe() -> Path:
    m = frame.INSET
    return curve([(m, 610, -90), *LOBE, (300, m + 3), (420, m, 0)])


def _window(title: bool) -> Path:
    """The window: a lobe for the index top left and bottom right, and a sill at the bottom if it has a `title`."""
    m, upper, corner = frame.INSET, _lobe(), frame.corner_arc()
    if title:
        foot = m + 66
        low = frame.half_turned(curve([(m, 610, -90), *LOBE[:-1], (212, foot + 8), (286, foot - 1, 4),
                                       (WIDTH - m - 80, foot - 2, 0), (WIDTH - m - 22, foot + 20),
                                       (WIDTH - m, foot + 84, 90)]))
        return (upper + line(upper.end, corner.start) + corner + line(corner.end, low.start) + low
                + line(low.end, upper.start)).close()
    half = upper + line(upper.end, corner.start) + corner
    other = frame.half_turned(half)
    return (half + line(half.end, other.start) + other + line(other.end, half.start)).close()


def large_index(rank: str, sign: str) -> Group:
    """The index top left: `rank` (a number, a letter, FOU) over the sign of the suit S H D C, or T for the trumps."""
    group, trump = Group(), sign == "T"
    size = (112 if trump else 116) * GROWTH if len(rank) < 3 else 74 * GROWTH
    stretch = min(1, (ROOM - 16 * trump) / width_of(rank, size))
    if trump:
        frame.plate(group, MIDDLE, 122, 32, 208)
        frame.rosette(group, (MIDDLE, SIGN_AT), 29 * GROWTH)
    else:
        pip(group, sign, (MIDDLE, SIGN_AT), 66 * GROWTH, whips=False)
    frame.index_number(group, rank, (MIDDLE, (BASELINE - 4 * trump) if len(rank) < 3 else 170), size, 212 - 6 * trump,
                       pal.WHITE if trump else SUITS[sign].colour, stretch=stretch)
    return group


def _framed(content: Group, window: Path, index: Group, top: bool = True) -> Group:
    group = frame.card_paper().clip(window, content)
    frame.margin(group, window)
    frame.gilt_line(group, window, off=.6 * frame.OFF_KEY)
    lower, upper = Group(), Group()
    frame.tendril(lower, curve([(30, 760, -90), (29, 640), (38, 530), (66, 450), (100, 402), (128, 378)]), 13,
                  kind="taper")
    frame.leaflet(lower, (50, 486), 40, 9, 40, .22)
    frame.leaflet(lower, (41, 520), 30, 7, -24, -.2)
    frame.tendril(upper, curve([(570, 28, 180), (470, 27), (360, 30), (280, 35), (222, 45)]), 11, kind="taper")
    frame.leaflet(upper, (330, 31), 40, 8, -100, -.16)
    both = Group().add(lower).add(index)
    group.add(upper).add(both).add(both, HALF_TURN)
    return group.add(upper, HALF_TURN) if top else group


def _trump(picture: Group, number: str, title: str) -> Group:
    group = _framed(Group().add(picture, PICTURE), _window(True), large_index(number, "T"), top=False)
    frame.sill(group)
    frame.title_line(group, title)
    return group


def _court(court: Court) -> Group:
    content = Group().fill(_window(False), court.inks.ground)
    upper, lower = (Group().add(court_half(court.figure, court.suit, court.inks, off), FIGURE)
                    for off in (frame.OFF_KEY, -frame.OFF_KEY))
    content.add(both_ways(upper, lower, court.inks.band))
    return _framed(content, _window(False), large_index(court.rank, court.suit))


def sign_outlines(pips: Pips) -> list[Path]:
    """The outlines of the signs of a pip card in this deck."""
    if pips.show:
        return [path.placed(PICTURE_SCALE, at=PICTURE_AT) for path in outlines(pips.suit, pips.rank)]
    return outlines(pips.suit, pips.rank, NARROW, LOW, SIGN)


def _pips(pips: Pips) -> Group:
    content = Group().fill(_window(False), SUITS[pips.suit].ground)
    if pips.show:
        content.add(pips.growth or Group(), PICTURE)
    else:
        scene = pips.scene if isinstance(pips, Landscape) else None
        content.add(Group().add(scene or ground_of(pips.suit)).add(pips.growth or Group()), PLANT)
        signs(content, pips.suit, pips.rank, NARROW, LOW, SIGN, Group().add(scene, PLANT) if scene else None)
    return _framed(content, _window(False), large_index(str(pips.rank), pips.suit))
