"""The room tone: a seamless loop with the murmur and the small noises of a café."""

# A sound that is longer than the rest of the loop continues at its beginning, and the filters and the reverberation are
# those of a repeated loop. Only the coder treats the ends of the loop differently.

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from . import loudness
from .dsp import (
    RATE,
    Mode,
    Rng,
    Wave,
    answer,
    below,
    bump,
    burst,
    decibels,
    glide,
    mix,
    modes,
    pan,
    samples,
    shape,
    swell,
)
from .dsp import vary as about

Events = Iterator[tuple[float, Wave]]  # a start in seconds and a stereo wave

SECONDS = 48.0
LOUDNESS = -38.0  # LUFS over the whole loop
GAIN = 0.6
SEAM = 20.0  # seconds: the place of the cut, of 24 that were tried the one with the smallest step after coding
SLOWLY = 4  # the divisor of the rate at which voices are computed, because they have nothing above 4 kHz
VOICES = 18
VOWELS: tuple[tuple[float, float, float], ...] = (  # the formants of a, e, i, o, u, ö, ü, and two nasals, in Hz
    *((730, 1250, 2500), (480, 1850, 2500), (290, 2200, 2900), (440, 850, 2400), (300, 750, 2300)),
    *((420, 1450, 2350), (290, 1800, 2200), (620, 1050, 2500), (560, 1650, 2500)),
)
WIDTHS = (90.0, 130.0, 190.0)  # of the formants, in Hz
CHINA: tuple[Mode, ...] = ((1870, 0.10, 0.8), (2740, 0.08, 1.0), (4130, 0.06, 0.5), (5870, 0.04, 0.25))
SPOON: tuple[Mode, ...] = ((2960, 0.16, 0.7), (4480, 0.12, 1.0), (6900, 0.07, 0.4))
WOOD: tuple[Mode, ...] = ((190, 0.09, 1.0), (310, 0.07, 0.7), (520, 0.05, 0.5), (980, 0.03, 0.2))
HOOF: tuple[Mode, ...] = ((480, 0.035, 0.8), (760, 0.03, 1.0), (1180, 0.02, 0.5))


def around(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """The mono loop `wave` with the spectrum multiplied by `gain`, a function of the frequency in Hz."""
    hertz = np.asarray(np.fft.rfftfreq(len(wave), 1 / RATE), dtype=np.float64)
    return np.fft.irfft(np.fft.rfft(wave) * gain(hertz), len(wave))


def lay(loop: Wave, start: float, wave: Wave) -> None:
    """Add `wave` to `loop` at `start` seconds; the part after the end of the loop is added at its beginning."""
    at = round(start * len(loop) / SECONDS) % len(loop)
    first = wave[: len(loop) - at]
    loop[at : at + len(first)] += first
    loop[: len(wave) - len(first)] += wave[len(first) :]


# -- voices ------------------------------------------------------------------------------------------------------------


def _curve(rows: Sequence[tuple[float, ...]], lengths: Wave, size: int) -> Wave:
    """The values of `rows`, one row for each syllable of `lengths` seconds, as curves of `size` samples."""
    middles = (np.cumsum(lengths) - lengths / 2) * size / np.sum(lengths)
    table = np.array(rows, dtype=np.float64)
    return np.stack([np.interp(np.arange(size), middles, table[:, k]) for k in range(table.shape[1])])


def mumble(rng: Rng, seconds: float, pitch: float) -> Wave:
    """A voice that speaks for `seconds` at about `pitch` Hz: random syllables with the melody of a sentence, no words.

    The rate of the wave is `RATE / SLOWLY`.
    """
    rate = RATE // SLOWLY
    size = round(seconds * rate)
    count = max(2, round(seconds / 0.19))
    lengths = rng.uniform(0.6, 1.4, count)
    lengths[-1] *= 1.6
    tune = np.linspace(1.12, 0.86, count) * rng.uniform(0.93, 1.09, count)
    [height] = _curve([(one,) for one in tune], lengths, size)
    tract = _curve([VOWELS[rng.integers(len(VOWELS))] for _ in range(count)], lengths, size)
    edges = np.concatenate([[0.0], np.cumsum(lengths)]) * size / np.sum(lengths)
    place = np.interp(np.arange(size), edges, np.arange(count + 1))
    force = rng.uniform(0.45, 1.0, count)[np.minimum(place.astype(int), count - 1)]
    opened = force * np.sin(np.pi * (place % 1)) ** 0.7
    turns = np.cumsum(pitch * height) / rate
    wave = np.zeros(size)
    for n in range(1, int(3800 / pitch)):
        at = n * pitch * height
        tone = sum(1 / (1 + ((at - centre) / width) ** 2) * share
                   for centre, width, share in zip(tract, WIDTHS, (1.0, 0.6, 0.3), strict=True))
        wave += (tone + 0.02) / n**0.6 * np.sin(2 * np.pi * (n * turns + 0.31 * n * n))
    breath = rng.standard_normal(size) * np.sin(np.pi * (place % 1 - 0.5)) ** 8
    wave = opened * wave + 0.05 * breath * force
    return np.asarray(wave * np.minimum(1, np.minimum(np.arange(size), size - np.arange(size)) / (0.05 * rate)))


def _talk(rng: Rng, size: int) -> Wave:
    """A loop of `size` samples at `RATE / SLOWLY` in which one voice speaks and pauses in turn."""
    loop = np.zeros(size)
    pitch = about(rng, 118.0 if rng.uniform() < 0.62 else 205.0, 0.17)
    at, first = 0.0, rng.uniform(0, SECONDS)
    while at < SECONDS - 1.2:
        seconds = min(rng.uniform(0.9, 3.6), SECONDS - at)
        lay(loop, first + at, about(rng, 1.0, 0.35) * mumble(rng, seconds, about(rng, pitch, 0.06)))
        at += seconds + rng.exponential(1.7) + 0.3
    return loop


def murmur(rng: Rng) -> Wave:
    """The stereo loop of all voices: `VOICES` single ones, and noise of varying level for the more distant ones."""
    size = samples(SECONDS)
    out = np.zeros((size, 2))
    for k in range(VOICES):
        slow = _talk(rng, size // SLOWLY)
        spectrum = np.zeros(size // 2 + 1, dtype=np.complex128)
        spectrum[: len(slow) // 2] = np.fft.rfft(slow)[: len(slow) // 2] * SLOWLY
        voice = np.fft.irfft(spectrum, size)
        voice = around(voice, below(rng.uniform(1000, 2400), 1.3))
        voice /= np.sqrt(np.mean(voice**2))
        out += pan(decibels(-9 * rng.uniform()) * voice, (k % 6 - 2.5) / 3.2)
    common = rng.standard_normal(size)
    for side in range(2):
        crowd = around(0.8 * common + 0.6 * rng.standard_normal(size), bump(430, 0.9))
        waver = around(rng.standard_normal(size), lambda f: (f < 5) * bump(2.5, 1.2)(f))
        crowd *= np.clip(1 + 0.35 * waver / np.std(waver), 0.1, 2.2) / np.std(crowd)
        hush = around(rng.standard_normal(size), bump(150, 0.9))
        out[:, side] += 1.7 * crowd + 1.0 * hush / np.std(hush)
    return np.asarray(out / np.sqrt(VOICES))


# -- small noises ------------------------------------------------------------------------------------------------------


def _struck(rng: Rng, bank: Sequence[Mode], seconds: float, noise: float) -> Wave:
    """A struck body with about the modes `bank`, and the click of the blow at `noise` Hz."""
    moved = [(about(rng, f, 0.02), about(rng, d, 0.15), about(rng, a, 0.3)) for f, d, a in bank]
    return mix([(0, modes(seconds, moved)), (0, 0.5 * burst(rng, noise, 0.8, 0.001, 0.008))])


def cup(rng: Rng) -> Wave:
    """A cup put on its saucer: first its edge."""
    late = about(rng, 0.075, 0.3)
    return mix([(0, 0.5 * _struck(rng, CHINA, 0.2, 3200)), (late, _struck(rng, CHINA, 0.2, 2600)),
                (late + about(rng, 0.05, 0.4), 0.3 * _struck(rng, CHINA, 0.2, 2600))])


def stirred(rng: Rng) -> Wave:
    """A spoon stirred in a cup."""
    count = int(rng.integers(5, 8))
    return mix([(n * 0.23 + rng.uniform(0, 0.04), rng.uniform(0.3, 1.0) * _struck(rng, SPOON, 0.25, 4200))
                for n in range(count)])


def chair(rng: Rng) -> Wave:
    """A chair pushed back on a wooden floor, which sticks and slips, and then two of its legs on the floor."""
    seconds = about(rng, 0.5, 0.2)
    scrape = glide(rng, seconds, (330, 520, 420), 0.6)
    turns = np.cumsum(np.linspace(52, 38, len(scrape)) * about(rng, 1, 0.1)) / RATE
    scrape *= swell(seconds, 0.4) * (0.25 + 0.75 * np.exp(-5 * (turns % 1)))
    return mix([(0, 0.5 * scrape), (seconds + 0.06, 0.6 * _struck(rng, WOOD, 0.2, 600)),
                (seconds + 0.1, 0.3 * _struck(rng, WOOD, 0.2, 600))])


def steps(rng: Rng) -> Events:
    """The steps of the waiter, who crosses the room from left to right."""
    count = 9
    for n in range(count):
        near = 0.4 + 0.6 * np.sin(np.pi * (n + 0.5) / count)
        sole = mix([(0, 0.6 * _struck(rng, WOOD, 0.2, 900)), (about(rng, 0.07, 0.3), 0.12 * burst(
            rng, 1500, 0.8, 0.004, 0.03))])
        yield n * 0.54 + rng.normal(0, 0.012), pan(near * sole, -0.8 + 1.6 * n / count)


def carriage(rng: Rng) -> Wave:
    """A horse and a carriage with iron tyres, which pass outside from right to left."""
    seconds = 13.0
    time = np.arange(samples(seconds)) / RATE
    rattle = glide(rng, seconds, (900, 900), 0.8)
    stones = np.repeat(rng.uniform(0, 1, round(seconds * 17) + 1) ** 2, RATE // 17 + 1)[: len(time)]
    stones = shape(stones, below(60.0))
    wheels = 0.9 * glide(rng, seconds, (120, 150, 120), 0.7) + 0.25 * rattle * stones
    hoofs, at = [(0.0, np.zeros(len(time)))], 0.4
    while at < seconds - 0.6:
        for late, force in ((0.0, 1.0), (0.16, 0.7)):
            blow = _struck(rng, HOOF, 0.12, 1000) * about(rng, force, 0.2)
            hoofs.append((at + late + rng.normal(0, 0.008), 0.8 * blow))
        at += 0.62
    heard = shape((wheels + mix(hoofs)[: len(time)]) * swell(seconds, 0.45, 1.5), below(900.0, 1.5))
    angle = (np.linspace(0.75, -0.75, len(time)) + 1) * np.pi / 4
    return np.stack([heard * np.cos(angle), heard * np.sin(angle)], axis=1)


def noises(rng: Rng) -> Events:
    """The small noises in a loop, with their times."""
    for at, side, level in ((5.3, -0.5, 2), (20.1, 0.6, -1), (41.6, -0.1, 0)):
        yield at, pan(decibels(level) * cup(rng), side)
    for at, side, level in ((13.4, 0.35, -7), (34.2, -0.65, -9)):
        yield at, pan(decibels(level) * stirred(rng), side)
    for at, side, level in ((25.7, 0.75, 7), (46.2, -0.7, 4)):
        yield at, pan(decibels(level) * chair(rng), side)
    for at, wave in steps(rng):
        yield 8.9 + at, decibels(1) * wave
    yield 29.5, decibels(-2) * carriage(rng)


def cafe() -> Wave:
    """The stereo loop at `LOUDNESS`; the samples are always the same."""
    rng = np.random.default_rng([1902])
    out = murmur(rng)
    for start, wave in noises(rng):
        for side in range(2):
            lay(out[:, side], start, 1.6 * wave[:, side])
    walls = answer(0.9, 2400.0, seed=19)
    wet = [np.fft.irfft(np.fft.rfft(out[:, k]) * np.fft.rfft(walls[:, k], len(out)), len(out)) for k in range(2)]
    heard = 0.55 * out + 0.75 * np.stack(wet, axis=1)
    heard = np.stack([around(heard[:, k], lambda f: below(5500.0)(f) * (1 - below(70.0)(f))) for k in range(2)], axis=1)
    heard = np.roll(heard, -samples(SEAM), axis=0)
    return loudness.level(heard, LOUDNESS, loudness.gated(loudness.blocks(heard)))
