"""Noise, resonances, envelopes and rooms, of which all sounds are made."""

# A wave is an array of float64 at `RATE`; a mono wave has shape (n,), a stereo one (n, 2).

from collections.abc import Callable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Wave = NDArray[np.float64]
Mode = tuple[float, float, float]  # frequency in Hz, seconds to fall by 60 dB, amplitude
Rng = np.random.Generator


def samples(seconds: float) -> int:
    """The number of samples in `seconds`."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """The times of `seconds` of sound, in seconds."""
    return np.arange(samples(seconds)) / RATE


def decibels(level: float) -> float:
    """The factor of a `level` in dB."""
    return float(10 ** (level / 20))


def vary(rng: Rng, value: float, share: float) -> float:
    """`value`, changed at random by up to the share `share`."""
    return float(value * (1 + share * rng.uniform(-1, 1)))


def roomy(size: int) -> int:
    """A fast size for a Fourier transform, at least `size`: a number of up to 16 times a power of two."""
    step = 1 << max(0, size.bit_length() - 4)
    return -(-size // step) * step


def shape(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """`wave` with the spectrum multiplied by `gain`, a function of the frequency in Hz, without a shift in time."""
    size = len(wave)
    padded = roomy(size + RATE // 20)
    spectrum = np.fft.rfft(wave, padded) * gain(np.arange(padded // 2 + 1, dtype=np.float64) * RATE / padded)
    return np.fft.irfft(spectrum, padded)[:size]


def bump(centre: float, octaves: float) -> Callable[[Wave], Wave]:
    """A band around `centre` Hz that falls gradually over `octaves` on each side."""
    return lambda f: np.asarray(np.exp(-0.5 * (np.log2(np.maximum(f, 1.0) / centre) / octaves) ** 2))


def below(corner: float, order: float = 2.0) -> Callable[[Wave], Wave]:
    """A low-pass filter at `corner` Hz that falls by 6·`order` dB per octave."""
    return lambda f: np.asarray(1 / (1 + (f / corner) ** (2 * order)) ** 0.5)


def noise(rng: Rng, seconds: float, centre: float, octaves: float) -> Wave:
    """Noise of `seconds` in a band of `octaves` around `centre` Hz, at unit RMS."""
    wave = shape(rng.standard_normal(samples(seconds)), bump(centre, octaves))
    return np.asarray(wave / np.sqrt(np.mean(wave**2)))


def glide(rng: Rng, seconds: float, centres: Sequence[float], octaves: float) -> Wave:
    """Noise whose band moves through the `centres` (Hz) in `seconds`."""
    white = rng.standard_normal(samples(seconds))
    place = np.linspace(0, len(centres) - 1, len(white))
    wave = np.zeros(len(white))
    for k, centre in enumerate(centres):
        band = shape(white, bump(centre, octaves))
        wave += band / np.sqrt(np.mean(band**2)) * np.sqrt(np.clip(1 - np.abs(place - k), 0, 1))
    return wave


def swell(seconds: float, peak: float, power: float = 2.0) -> Wave:
    """An envelope that rises to 1 at the share `peak` of `seconds` and falls to 0, both as smooth curves."""
    place = np.linspace(0, 1, samples(seconds))
    rise = np.sin(np.clip(place / peak, 0, 1) * np.pi / 2)
    fall = np.cos(np.clip((place - peak) / (1 - peak), 0, 1) * np.pi / 2)
    return np.asarray((rise * fall) ** power)


def strike(seconds: float, attack: float, decay: float) -> Wave:
    """An envelope that rises within `attack` seconds and then falls by 60 dB in `decay` seconds."""
    time = clock(seconds)
    rise = np.sin(np.clip(time / attack, 0, 1) * np.pi / 2) ** 2
    return np.asarray(rise * np.exp(-6.91 * np.maximum(time - attack, 0) / decay))


def burst(rng: Rng, centre: float, octaves: float, attack: float, decay: float) -> Wave:
    """A burst of noise around `centre` Hz; its level does not depend on the random numbers."""
    seconds = attack + 1.4 * decay
    envelope = strike(seconds, attack, decay)
    wave = noise(rng, seconds, centre, octaves) * envelope
    return np.asarray(wave * np.sqrt(np.sum(envelope**2) / np.sum(wave**2)))


def modes(seconds: float, bank: Iterable[Mode]) -> Wave:
    """The sound of a struck body: a damped sine for each mode of the `bank`."""
    time = clock(seconds)
    wave = np.zeros(len(time))
    for frequency, decay, amplitude in bank:
        wave += amplitude * np.exp(-6.91 * time / decay) * np.sin(2 * np.pi * frequency * time)
    return wave


def convolve(wave: Wave, answer: Wave) -> Wave:
    """`wave` convolved with the impulse response `answer` of a body or a room."""
    size = len(wave) + len(answer) - 1
    padded = roomy(size)
    return np.fft.irfft(np.fft.rfft(wave, padded) * np.fft.rfft(answer, padded), padded)[:size]


def mix(parts: Iterable[tuple[float, Wave]], tail: float = 0.0) -> Wave:
    """The sum of the `parts`, each a start in seconds and a wave, followed by `tail` seconds of silence."""
    placed = [(samples(start), wave) for start, wave in parts]
    out = np.zeros((max(start + len(wave) for start, wave in placed) + samples(tail), *placed[0][1].shape[1:]))
    for start, wave in placed:
        out[start : start + len(wave)] += wave
    return out


def pan(wave: Wave, side: float) -> Wave:
    """The mono `wave` on two channels with constant power; `side` runs from −1 (left) to 1 (right)."""
    angle = (side + 1) * np.pi / 4
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1)


def answer(seconds: float, corner: float, seed: int) -> Wave:
    """The stereo impulse response of a room that decays by 60 dB in `seconds` and is weak above `corner` Hz."""
    rng = np.random.default_rng(seed)
    time = clock(seconds)
    sides = []
    for _ in range(2):
        tail = rng.standard_normal(len(time)) * np.exp(-6.91 * time / seconds) * np.clip(time / 0.012, 0, 1)
        for delay in rng.uniform(0.003, 0.028, 7):
            tail[samples(delay)] += rng.choice([-1, 1]) * 6 * np.exp(-6.91 * delay / seconds)
        side = shape(tail, lambda f: below(corner)(f) * (1 - below(140.0)(f)))
        sides.append(side / np.sqrt(np.sum(side**2)))
    return np.stack(sides, axis=1)


def room(dry: Wave, wet: float, seconds: float = 0.22, corner: float = 3800.0) -> Wave:
    """The stereo wave `dry` in a small furnished room, whose reverberation is added with the factor `wet`."""
    walls = answer(seconds, corner, seed=7)
    heard = np.stack([convolve(dry[:, k], walls[:, k]) for k in range(2)], axis=1)
    heard *= wet
    heard[: len(dry)] += dry
    return heard
