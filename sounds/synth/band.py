"""The instruments of the music: struck and plucked strings, reeds, and the bars of the effects."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from . import wood
from .dsp import Rng, Wave, burst, clock, mix

Player = Callable[[Rng, int, float], Wave]  # a chance, the number of a note, seconds held


@lru_cache(maxsize=600)
def _string(pitch: int, held: float, ring: float, bright: float, pluck: float, stiff: float) -> Wave:
    """A string plucked at the share `pluck` of its length; at middle C it rings for `ring` seconds unless damped."""
    f = wood.hertz(pitch)
    ring *= (262 / f) ** 0.5
    time = clock(min(held + 0.35, ring))
    wave = np.zeros(len(time))
    for n in range(1, 25):
        at = n * f * (1 + stiff * n * n) ** 0.5
        if at < 15_000:
            size = np.sin(np.pi * n * pluck) / n**bright
            fall = ring / (1 + 0.45 * (n - 1))
            wave += size * np.exp(-6.91 * time / fall) * np.sin(2 * np.pi * at * time)
    damper = np.exp(-6.91 * np.maximum(time - held, 0) / 0.3)
    edge = np.clip(time / 0.002, 0, 1) * np.clip((time[-1] - time) / 0.02, 0, 1)
    return np.asarray(wave * damper * edge)


def piano(rng: Rng, pitch: int, held: float) -> Wave:
    """An upright piano with felt in front of the hammers."""
    first, second = _string(pitch, held, 5.0, 1.9, 0.12, 0.0004), _string(pitch, held, 3.5, 2.0, 0.13, 0.00041)
    return mix([(0, 0.9 * first), (0, 0.45 * second), (0, 0.02 * burst(rng, 500, 0.9, 0.002, 0.04))])


def guitar(rng: Rng, pitch: int, held: float) -> Wave:
    """A guitar with nylon strings, played with the thumb."""
    string = _string(pitch, held, 2.6, 1.35, 0.24, 0.00003)
    return mix([(0, 0.55 * string), (0, 0.02 * burst(rng, 1500, 0.8, 0.001, 0.02))])


def bass(rng: Rng, pitch: int, held: float) -> Wave:
    """A double bass, plucked."""
    string = _string(pitch, held, 1.9, 1.5, 0.3, 0.00002)
    return mix([(0, 0.7 * string), (0, 0.03 * burst(rng, 400, 0.8, 0.003, 0.03))])


def _reeds(rng: Rng, pitch: int, held: float, cents: tuple[float, ...], bright: float) -> Wave:
    """Free reeds detuned by `cents`; harmonic n has an amplitude of about 1 / n to the power of `bright`."""
    f = wood.hertz(pitch)
    harmonics = [n for n in range(1, 25) if n * f < 12_000]
    circle = np.arange(2048) / 2048
    cycle = np.zeros(2048)
    for n in harmonics:
        nose = 1 + 0.9 * np.exp(-0.5 * (np.log2(n * f / 1300) / 0.6) ** 2)
        cycle += nose / (n**bright * (1 + (n * f / 3500) ** 4)) * np.sin(2 * np.pi * (n * circle + 0.37 * n * n))
    cycle /= np.sqrt(np.mean(cycle**2))
    time = clock(held + 0.14)
    wave = np.zeros(len(time))
    for cent in cents:
        turns = f * 2 ** (cent / 1200) * time + rng.uniform()
        wave += np.interp(turns % 1, np.arange(2049) / 2048, np.append(cycle, cycle[0]))
    rise, fall = np.clip(time / 0.05, 0, 1), np.clip((held + 0.12 - time) / 0.12, 0, 1)
    bellows = 0.86 + 0.14 * np.sin(np.pi * np.clip(time / max(held, 0.3), 0, 1))
    return np.asarray(0.13 * wave * np.sin(rise * np.pi / 2) ** 2 * np.sin(fall * np.pi / 2) ** 2 * bellows)


def accordion(rng: Rng, pitch: int, held: float) -> Wave:
    """An accordion with two slightly detuned reeds."""
    return _reeds(rng, pitch, held, (-2.0, 6.0), 1.25)


def reed(rng: Rng, pitch: int, held: float) -> Wave:
    """One soft reed, similar to a clarinet in its low register."""
    return 1.5 * _reeds(rng, pitch, held, (0.0,), 1.9)


def brush(rng: Rng, _: int, held: float) -> Wave:
    """A wire brush on a drum: noise, mostly above the other instruments."""
    return 0.5 * mix([(0, 0.11 * burst(rng, 8200, 0.7, 0.012, 0.11)), (0, 0.02 * burst(rng, 4200, 0.8, 0.004, 0.05))])


def _bar(make: Callable[[Rng, float], Wave]) -> Player:
    """A bar of the effects as an instrument; it rings for its full time, however long the note is held."""
    return lambda rng, pitch, _: 0.35 * make(rng, wood.hertz(pitch))


PLAYERS: dict[str, Player] = {
    "piano": piano,
    "guitar": guitar,
    "bass": bass,
    "accordion": accordion,
    "reed": reed,
    "brush": brush,
    "marimba": _bar(wood.marimba),
    "celesta": _bar(wood.celesta),
}
SIDES = {"piano": -0.3, "guitar": 0.35, "bass": 0.0, "accordion": 0.08, "reed": 0.12, "brush": -0.15, "marimba": -0.4,
         "celesta": 0.4}
LEVELS = {"piano": -1.5, "guitar": 2.0, "bass": 0.0, "accordion": 0.0, "reed": 0.0, "brush": 0.0, "marimba": -2.0,
          "celesta": -2.0}
