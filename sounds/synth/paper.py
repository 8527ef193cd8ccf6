"""Cards: what paper does on paper, on felt and on the wood under it."""

import numpy as np

from .dsp import Mode, Rng, Wave, bump, convolve, glide, mix, modes, noise, pan, room, samples, shape, strike, swell
from .dsp import vary as about

TABLE: tuple[Mode, ...] = (  # a wooden top under felt: the higher, the sooner damped
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
    """The answer of the body `bank` to a blow, never twice in quite the same place."""
    moved = [(about(rng, f * tune, 0.02), about(rng, d, 0.12), about(rng, a, 0.3)) for f, d, a in bank]
    answer = modes(0.2, moved)
    return answer / np.sqrt(np.sum(answer**2))


def slap(rng: Rng, paper: float, wood: float, bright: float = 2600.0) -> Wave:
    """A card that lands flat: the leaf's own slap at `bright` Hz, the push of air under it, the table's answer."""
    leaf = noise(rng, 0.09, about(rng, bright, 0.1), 0.95) * strike(0.09, 0.0012, about(rng, 0.045, 0.15))
    air = noise(rng, 0.09, 260, 0.7) * strike(0.09, 0.004, 0.05)
    blow = noise(rng, 0.03, 420, 1.3) * strike(0.03, 0.0015, 0.018)
    return mix([(0, paper * leaf), (0, 0.35 * wood * air), (0.0005, 0.55 * wood * convolve(blow, body(rng, TABLE)))])


def slide(rng: Rng, seconds: float, centres: tuple[float, ...], peak: float, grain: float = 0.5) -> Wave:
    """Paper drawn over paper or felt for `seconds`: a breath of noise with the unevenness `grain` of a hand."""
    hiss = glide(rng, seconds, centres, 0.7) * swell(seconds, peak, 1.6)
    waver = shape(rng.standard_normal(samples(seconds)), bump(70, 1.0))
    return np.asarray(hiss * np.clip(1 + grain * waver / np.std(waver), 0.1, 2.5))


def snap(rng: Rng, bright: float = 3000.0, decay: float = 0.014) -> Wave:
    """The edge of one card let go: a click of a few milliseconds with the pack's resonance."""
    blow = noise(rng, 0.03, about(rng, bright, 0.15), 0.9) * strike(0.03, 0.0006, about(rng, decay, 0.2))
    return mix([(0, 0.6 * blow), (0, 0.7 * convolve(blow, body(rng, PACK)))])


def at_table(parts: list[tuple[float, Wave]], side: float = 0.0, wet: float = 0.28) -> Wave:
    """The mono `parts` placed in time and set at the table, in the café's small room."""
    return room(pan(mix(parts), side), wet)


def deal(rng: Rng) -> Wave:
    """One card that slides off the pack and lands on felt."""
    off = about(rng, 0.105, 0.12)
    flight = off + about(rng, 0.045, 0.2)
    return at_table(
        [
            (0, 0.42 * slide(rng, off, (2600, 3600, 5200), 0.72, 0.3)),
            (off - 0.012, 0.35 * snap(rng, 3600, 0.010)),
            (flight, 0.9 * slap(rng, 0.55, 0.75, 1900)),
            (flight + 0.008, 0.16 * slide(rng, 0.07, (2400, 1500), 0.15)),
        ],
        rng.uniform(-0.08, 0.08),
    )


def card(rng: Rng) -> Wave:
    """A card put on the table: the breath of its fall, one edge first, then the whole leaf on felt over wood."""
    edge = about(rng, 0.016, 0.3)
    return at_table(
        [
            (0, 0.10 * slide(rng, 0.06, (900, 1700), 0.8, 0.2)),
            (0.045, 0.28 * snap(rng, 2400, 0.012)),
            (0.045 + edge, slap(rng, 0.75, 1.25, 2300)),
            (0.075 + edge, 0.10 * slide(rng, 0.06, (2600, 1800), 0.2)),
        ],
        rng.uniform(-0.06, 0.06),
    )


def trick(rng: Rng) -> Wave:
    """A trick swept to its winner: cards drawn together over felt, then squared with a tap."""
    long = about(rng, 0.36, 0.08)
    meet = np.sort(rng.uniform(0.12, long - 0.04, 4))
    clicks = [(float(t), rng.uniform(0.12, 0.22) * snap(rng, 2600, 0.012)) for t in meet]
    return at_table(
        [
            (0, 0.5 * slide(rng, long, (1300, 2400, 3300, 2500), 0.62, 0.35)),
            (0.02, 0.3 * slide(rng, long, (480, 620, 520), 0.55, 0.25)),
            *clicks,
            (long - 0.03, 0.75 * slap(rng, 0.55, 0.9, 2200)),
            (long + about(rng, 0.075, 0.2), 0.35 * slap(rng, 0.6, 0.7, 2700)),
        ]
    )
