"""The sounds of bars and blocks, and phrases of them."""

from collections.abc import Iterable

import numpy as np

from .dsp import Rng, Wave, below, burst, decibels, mix, modes, pan, room, shape, strike
from .dsp import vary as about

Note = tuple[float, str, float]  # beat, pitch such as "C5", level in dB
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def midi(pitch: str) -> int:
    """The number of `pitch`, such as "F#4" or "Bb3"; middle C is 60."""
    letter, octave = pitch[0], int(pitch[-1])
    return 12 * (octave + 1) + STEPS[letter] + pitch.count("#") - pitch[1:].count("b")


def hertz(number: float) -> float:
    """The frequency of the note `number` in equal temperament."""
    return float(440 * 2 ** ((number - 69) / 12))


def marimba(rng: Rng, f: float) -> Wave:
    """A rosewood bar of `f` Hz over a tube, struck with a soft mallet."""
    ring = 1.25 * (262 / f) ** 0.55
    bar = modes(ring * 1.05, [(f, ring, 1.0), (f * 3.93, ring * 0.24, 0.20), (f * 9.4, ring * 0.08, 0.04)])
    bar += modes(ring * 1.05, [(f * about(rng, 1.0012, 0.0004), ring * 0.8, 0.25)])
    mallet = burst(rng, min(900.0, f * 1.6), 0.8, 0.002, 0.022)
    bar *= strike(ring * 1.05, 0.0035, 60)
    return mix([(0, 0.8 * bar), (0, 0.14 * mallet)])


def celesta(rng: Rng, f: float) -> Wave:
    """A small steel plate of `f` Hz over a wooden box, struck with a felt hammer; it accompanies the wood."""
    ring = 1.7 * (523 / f) ** 0.4
    plate = modes(ring, [(f, ring, 0.7), (f * 2.0, ring * 0.5, 0.10), (f * 4.02, ring * 0.25, 0.07)])
    tick = burst(rng, 2200, 0.6, 0.001, 0.010)
    return mix([(0, plate * strike(ring, 0.003, 60)), (0, 0.03 * tick)])


def block(rng: Rng, f: float) -> Wave:
    """A temple block of `f` Hz: hollow, round and short."""
    hollow = modes(0.3, [(f, 0.20, 1.0), (f * 1.52, 0.09, 0.28), (f * 2.71, 0.05, 0.16)])
    tap = burst(rng, f * 2.2, 0.7, 0.001, 0.012)
    return mix([(0, hollow * strike(0.3, 0.0018, 60)), (0, 0.12 * tap)])


BARS = {"marimba": marimba, "celesta": celesta, "block": block}


def phrase(rng: Rng, beat: float, voices: Iterable[tuple[str, Iterable[Note]]], wet: float = 0.3) -> Wave:
    """The notes of the `voices` at `beat` seconds a beat, with small random deviations in time."""
    parts = []
    for instrument, notes in voices:
        for when, pitch, level in notes:
            wave = BARS[instrument](rng, hertz(midi(pitch))) * decibels(level + rng.uniform(-0.8, 0.8))
            side = (midi(pitch) - 69) / 60
            parts.append((max(0.0, when * beat + rng.normal(0, 0.004)), pan(wave, float(np.clip(side, -0.4, 0.4)))))
    return room(mix(parts), wet, 0.55, 3200)


def dulled(wave: Wave, corner: float) -> Wave:
    """The stereo `wave` with little above `corner` Hz, as if played with softer mallets."""
    return np.stack([shape(wave[:, k], below(corner, 1.0)) for k in range(2)], axis=1)
