"""The sounds of cards and paper: on paper, on felt, and on the wood below."""

import numpy as np

from .dsp import (
    Mode,
    Rng,
    Wave,
    below,
    bump,
    burst,
    convolve,
    glide,
    mix,
    modes,
    pan,
    room,
    samples,
    shape,
    strike,
    swell,
)
from .dsp import vary as about

Parts = list[tuple[float, Wave]]  # a start in seconds and a wave

TABLE: tuple[Mode, ...] = (  # a wooden top under felt; higher modes decay faster
    (168, 0.110, 1.0),
    (236, 0.095, 0.8),
    (331, 0.080, 0.75),
    (472, 0.065, 0.5),
    (618, 0.055, 0.4),
    (905, 0.035, 0.22),
    (1390, 0.022, 0.12),
)
PACK: tuple[Mode, ...] = ((540, 0.03, 0.5), (1150, 0.022, 0.8), (2100, 0.016, 0.7), (3350, 0.012, 0.5))


def body(rng: Rng, bank: tuple[Mode, ...], tune: float = 1.0) -> Wave:
    """The response of the body `bank` to a blow, slightly different at each call."""
    moved = [(about(rng, f * tune, 0.02), about(rng, d, 0.12), about(rng, a, 0.3)) for f, d, a in bank]
    answer = modes(0.2, moved)
    return np.asarray(answer / np.sqrt(np.sum(answer**2)))


def slap(rng: Rng, paper: float, wood: float, bright: float = 2600.0) -> Wave:
    """A card that lands flat: a slap at `bright` Hz, the air below it, and the response of the table."""
    leaf = burst(rng, about(rng, bright, 0.1), 0.95, 0.0012, about(rng, 0.045, 0.15))
    air = burst(rng, 260, 0.7, 0.004, 0.05)
    blow = burst(rng, 420, 1.3, 0.0015, 0.018)
    return mix([(0, paper * leaf), (0, 0.35 * wood * air), (0.0005, 0.55 * wood * convolve(blow, body(rng, TABLE)))])


def slide(rng: Rng, seconds: float, centres: tuple[float, ...], peak: float, grain: float = 0.5) -> Wave:
    """Paper drawn over paper or felt for `seconds`: noise whose level varies by `grain`."""
    hiss = glide(rng, seconds, centres, 0.7) * swell(seconds, peak, 1.6)
    waver = shape(rng.standard_normal(samples(seconds)), bump(70, 1.0))
    return np.asarray(hiss * np.clip(1 + grain * waver / np.std(waver), 0.1, 2.5))


def snap(rng: Rng, bright: float = 3000.0, decay: float = 0.014) -> Wave:
    """The edge of a card released: a click of a few milliseconds with the resonance of the pack."""
    blow = burst(rng, about(rng, bright, 0.15), 0.9, 0.0006, about(rng, decay, 0.2))
    return mix([(0, 0.7 * blow), (0, 0.5 * convolve(blow, body(rng, PACK, about(rng, 1.0, 0.25))))])


def at_table(parts: Parts, side: float = 0.0, wet: float = 0.28) -> Wave:
    """The mono `parts` mixed, placed at the table and in a small room, in stereo."""
    return room(pan(mix(parts), side), wet)


def knock(rng: Rng, tune: float, bright: float = 1200.0) -> Wave:
    """A knuckle or a piece of wood on the table; `tune` above 1 for a smaller piece."""
    blow = burst(rng, 500 * tune, 1.2, 0.0012, 0.010)
    touch = burst(rng, about(rng, bright, 0.1), 0.8, 0.001, 0.012)
    return mix([(0, 0.7 * convolve(blow, body(rng, TABLE, tune))), (0, 0.25 * touch)])


def flutter(rng: Rng, times: Wave, level: Wave, bright: Wave) -> Parts:
    """The edges of many cards released at `times`, each with its `level` and its brightness in Hz."""
    return [(float(t), float(a) * snap(rng, float(f))) for t, a, f in zip(times, level, bright, strict=True)]


def pace(rng: Rng, count: int, seconds: float, hurry: float) -> Wave:
    """The times of `count` cards in `seconds`, unevenly spaced; the last are `hurry` times as dense as the first."""
    gaps = np.linspace(1.0, 1.0 / hurry, count) * rng.uniform(0.55, 1.45, count)
    return np.asarray((np.cumsum(gaps) - gaps[0]) * seconds / np.sum(gaps))


def deal(rng: Rng) -> Wave:
    """A card that slides off the pack and lands on felt."""
    off = about(rng, 0.1, 0.12)
    flight = off + about(rng, 0.045, 0.2)
    return at_table(
        [
            (0, 0.24 * slide(rng, off, (2300, 3300, 4700), 0.72, 0.3)),
            (off - 0.012, 0.3 * snap(rng, 3600, 0.010)),
            (flight, 1.1 * slap(rng, 0.6, 0.8, 2000)),
            (flight + 0.008, 0.14 * slide(rng, 0.07, (2400, 1500), 0.15)),
        ],
        rng.uniform(-0.08, 0.08),
    )


def card(rng: Rng) -> Wave:
    """A card put on the table: the air of its fall, one edge, then the whole card on felt over wood."""
    edge = about(rng, 0.013, 0.3)
    return at_table(
        [
            (0, 0.10 * slide(rng, 0.03, (900, 1700), 0.8, 0.2)),
            (0.016, 0.28 * snap(rng, 2400, 0.012)),
            (0.016 + edge, slap(rng, 1.1, 1.2, 2400)),
            (0.046 + edge, 0.08 * slide(rng, 0.06, (2600, 1800), 0.2)),
        ],
        rng.uniform(-0.06, 0.06),
    )


def heavy_card(rng: Rng) -> Wave:
    """An important card put down with force: more air, a flat slap, and a low resonance of the wood."""
    fall = about(rng, 0.05, 0.15)
    return at_table(
        [
            (0, 0.14 * slide(rng, 0.06, (700, 1500), 0.85, 0.2)),
            (fall, slap(rng, 1.0, 2.4, 1900)),
            (fall + 0.002, 0.6 * burst(rng, about(rng, 150, 0.08), 0.8, 0.003, 0.09)),
            (fall + 0.04, 0.06 * slide(rng, 0.05, (2200, 1600), 0.2)),
        ],
        rng.uniform(-0.05, 0.05),
    )


def ruff(rng: Rng) -> Wave:
    """A trump played on a suit: a fast slide over the other cards, then a hard bright slap."""
    return at_table(
        [
            (0, 0.20 * slide(rng, 0.05, (1600, 3400, 5200), 0.85, 0.3)),
            (0.03, 0.45 * snap(rng, 4200, 0.010)),
            (0.05, slap(rng, 1.7, 1.5, 3300)),
            (0.09, 0.10 * slide(rng, 0.07, (3600, 2200), 0.2)),
        ],
        rng.uniform(-0.05, 0.05),
    )


def overruff(rng: Rng) -> Wave:
    """A higher trump played on a trump: the same slap, and a low resonance of the wood."""
    return at_table(
        [
            (0, 0.18 * slide(rng, 0.06, (1100, 2600, 4400), 0.85, 0.3)),
            (0.034, 0.4 * snap(rng, 3800, 0.010)),
            (0.055, slap(rng, 1.5, 2.6, 2900)),
            (0.057, 0.7 * burst(rng, about(rng, 130, 0.08), 0.8, 0.003, 0.11)),
            (0.125, 0.16 * slap(rng, 0.9, 0.6, 2600)),
        ],
        rng.uniform(-0.05, 0.05),
    )


def jingle(rng: Rng) -> Wave:
    """A small brass bell on a cap, shaken once."""
    pitch = about(rng, 3100, 0.16)
    bell = modes(0.28, [(pitch, 0.26, 0.6), (pitch * 1.47, 0.2, 0.45), (pitch * 2.09, 0.12, 0.3)])
    return np.asarray(bell * strike(0.28, 0.0015, 60))


def fool(rng: Rng) -> Wave:
    """The Fool played: a light card, and small bells."""
    shakes = 0.055 + np.sort(rng.uniform(0.0, 0.2, 7))
    return at_table(
        [
            (0.0, 0.10 * slide(rng, 0.04, (900, 1700), 0.8, 0.2)),
            (0.05, 1.6 * slap(rng, 1.1, 1.0, 2400)),
            *((float(t), rng.uniform(0.05, 0.12) * jingle(rng)) for t in shakes),
        ],
        rng.uniform(-0.05, 0.05),
    )


def vine(rng: Rng) -> Wave:
    """A growing tendril: the soft sound of a leaf that unrolls."""
    long = about(rng, 0.42, 0.1)
    leaf = 0.3 * slide(rng, long, (1300, 2100, 3100), 0.5, 0.6)
    return at_table([(0, leaf), (0.08, 0.12 * crinkle(rng, long - 0.1))])


def page(rng: Rng) -> Wave:
    """A page that is turned: lifted at its edge, bent over, and laid on the others."""
    long = about(rng, 0.34, 0.1)
    return at_table([
        (0, 0.16 * slide(rng, 0.08, (2600, 3600), 0.6, 0.4)),
        (0.05, 0.3 * slide(rng, long, (1300, 3100, 2000), 0.45, 0.35)),
        (0.06, 0.1 * crinkle(rng, long)),
        (0.05 + long, 0.2 * slap(rng, 0.5, 0.4, 1500)),
    ])


def petals(rng: Rng) -> Wave:
    """Falling petals: air, then small touches, each softer than the last."""
    touches = 0.12 + np.sort(rng.uniform(0.0, 0.6, 9))
    fall = flutter(rng, touches, np.linspace(0.3, 0.06, 9), rng.uniform(2600, 4600, 9))
    return at_table([(0, 0.34 * slide(rng, 0.5, (1500, 3800, 2600), 0.2, 0.3)), *fall])


def trick(rng: Rng) -> Wave:
    """A trick moved to its winner: cards drawn together over felt, then squared with a tap."""
    long = about(rng, 0.34, 0.08)
    meet = np.sort(rng.uniform(0.12, long - 0.04, 4))
    return at_table(
        [
            (0, 0.30 * slide(rng, long, (1100, 2000, 2900, 2100), 0.6, 0.4)),
            (0.02, 0.22 * slide(rng, long, (480, 620, 520), 0.55, 0.25)),
            *flutter(rng, meet, rng.uniform(0.2, 0.34, 4), np.full(4, 2500.0)),
            (long - 0.02, 1.2 * slap(rng, 0.6, 1.1, 2200)),
            (long + about(rng, 0.08, 0.2), 0.8 * slap(rng, 0.6, 0.9, 2600)),
        ]
    )


def shuffle(rng: Rng) -> Wave:
    """A riffle shuffle: two halves released into each other, faster and faster, the bridge, and a tap to square."""
    first = 0.012 + pace(rng, 38, about(rng, 0.46, 0.06), 2.1)
    second = first[-1] + 0.05 + pace(rng, 26, about(rng, 0.21, 0.08), 1.5)
    end = second[-1] + 0.055
    riffle = flutter(rng, first, np.linspace(0.22, 0.5, 38) * rng.uniform(0.6, 1.3, 38), np.linspace(2100, 3300, 38))
    bridge = flutter(rng, second, np.linspace(0.42, 0.12, 26) * rng.uniform(0.6, 1.3, 26), np.linspace(2900, 1700, 26))
    breath = 0.06 * slide(rng, float(end), (1800, 3000, 2200), 0.55)
    square = [(end, 0.6 * slap(rng, 0.4, 1.0, 1900)), (end + about(rng, 0.1, 0.1), 0.45 * slap(rng, 0.5, 0.8, 2300))]
    return at_table([(0, breath), *(riffle + bridge), *square], rng.uniform(-0.1, 0.1))


def cut(rng: Rng) -> Wave:
    """A cut of the pack: one half drawn off, put down, then the other half put on it."""
    down = about(rng, 0.17, 0.1)
    over = down + about(rng, 0.2, 0.1)
    return at_table(
        [
            (0, 0.22 * slide(rng, 0.13, (2600, 3700), 0.65, 0.4)),
            (down, 0.9 * slap(rng, 0.35, 1.3, 1500)),
            (over - 0.09, 0.12 * slide(rng, 0.09, (1900, 2900), 0.7, 0.4)),
            (over, 0.8 * slap(rng, 0.7, 0.8, 2100)),
            (over + 0.012, 0.25 * snap(rng, 2500)),
        ]
    )


def pick(rng: Rng) -> Wave:
    """A card lifted out of the hand: a short rising rub, and the click of its edge."""
    rub = about(rng, 0.075, 0.15)
    return at_table(
        [(0, 0.3 * slide(rng, rub, (1900, 2700, 3900), 0.75, 0.4)), (rub - 0.008, 0.4 * snap(rng, 2700, 0.012))],
        wet=0.22,
    )


def sort(rng: Rng) -> Wave:
    """A hand being sorted: a few cards pushed between others in quick succession."""
    times = pace(rng, 6, about(rng, 0.4, 0.1), 1.3)
    rubs = [(float(t), rng.uniform(0.14, 0.26) * slide(rng, 0.05, (2400, 3300), 0.7, 0.3)) for t in times]
    tick = flutter(rng, times + 0.042, rng.uniform(0.25, 0.5, 6), rng.uniform(2200, 3200, 6))
    return at_table([*rubs, *tick, (times[-1] + 0.13, 0.45 * slap(rng, 0.6, 0.5, 2200))])


def refuse(rng: Rng) -> Wave:
    """A refused card that returns to the hand: a short slide and a muted knock."""
    whisk, fall = about(rng, 0.07, 0.1), about(rng, 0.085, 0.1)
    muted = [(0.0, knock(rng, 1.1, 800)), (fall, 0.4 * knock(rng, 1.0, 800))]
    dull = shape(np.pad(mix(muted), (0, samples(0.01))), below(950, 1.5))
    return at_table([(0, 0.12 * slide(rng, whisk, (2400, 1300), 0.4, 0.2)), (whisk - 0.01, dull)], wet=0.2)


def click(rng: Rng) -> Wave:
    """A button: a small dry tap of wood."""
    return at_table([(0, knock(rng, about(rng, 2.3, 0.05), 2600))], wet=0.16)


def crinkle(rng: Rng, seconds: float) -> Wave:
    """A moving ribbon of stiff paper: many tiny clicks of folds."""
    count = round(seconds * 260)
    folds = np.zeros(samples(seconds))
    folds[rng.integers(0, len(folds), count)] = rng.standard_normal(count) * rng.uniform(0.2, 1, count) ** 3
    wave = shape(folds, bump(3600, 0.8)) * swell(seconds, 0.45, 1.2)
    return np.asarray(wave / np.max(np.abs(wave)))


def bid(rng: Rng) -> Wave:
    """A bid on its ribbon: unrolled paper, then a small wooden tap."""
    roll = about(rng, 0.15, 0.1)
    return at_table(
        [
            (0, 0.3 * crinkle(rng, roll)),
            (0.02, 0.08 * slide(rng, roll, (2000, 2900), 0.6)),
            (roll + 0.01, 1.1 * knock(rng, about(rng, 1.7, 0.05), 1900)),
        ]
    )


def flip(rng: Rng) -> Wave:
    """A card turned over: lifted through the air, laid down on its other side."""
    air = about(rng, 0.14, 0.1)
    return at_table(
        [
            (0, 0.25 * snap(rng, 2900)),
            (0.005, 0.17 * slide(rng, air, (1200, 2600, 1500), 0.5, 0.2)),
            (air, 0.9 * slap(rng, 0.75, 0.9, 2300)),
        ]
    )
