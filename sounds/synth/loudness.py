"""Measures the perceived loudness of sounds, trims them, and sets them to equal loudness."""

import numpy as np

from .dsp import Wave, decibels, samples, shape

PEAK = -1.5  # dBFS; the encoder may exceed it by a few tenths
SHORT = 0.1  # seconds of the window in which an effect is measured
GATE = 0.4  # seconds of a block of music, after ITU-R BS.1770


def _weight(f: Wave) -> Wave:
    """The K weighting of ITU-R BS.1770 as a gain: the treble is raised by 4 dB, the bass is reduced."""
    s = 1j * np.maximum(f, 1e-3)
    shelf = (s * s * 1.585 + s * 1682 * 1.259 / 0.7072 + 1682**2) / (s * s + s * 1682 / 0.7072 + 1682**2)
    high = s * s / (s * s + s * 38.135 / 0.5003 + 38.135**2)
    return np.asarray(np.abs(shelf * high))


def _without_dc(f: Wave) -> Wave:
    """A high-pass filter at 30 Hz, as a gain."""
    return np.asarray((f / 30) ** 2 / (1 + (f / 30) ** 2))


def power(wave: Wave, window: float, hop: float) -> Wave:
    """The weighted power of the stereo `wave` in windows of `window` seconds, one each `hop` seconds."""
    size, step = samples(window), samples(hop)
    wave = np.pad(wave, ((0, max(0, size - len(wave))), (0, 0)))
    loud = sum(shape(wave[:, k], _weight) ** 2 for k in range(2))
    total = np.concatenate([[0.0], np.cumsum(loud)])
    starts = np.arange(0, len(wave) - size + 1, step)
    return np.asarray((total[starts + size] - total[starts]) / size)


def strongest(wave: Wave) -> float:
    """The loudness in LUFS of the loudest window of `SHORT` seconds of `wave`, for effects."""
    return float(-0.691 + 10 * np.log10(np.max(power(wave, SHORT, 0.01)) + 1e-12))


def loudest_moment(wave: Wave) -> int:
    """The index of the sample at which the loudest millisecond of `wave` begins."""
    hop = 0.00025
    return int(np.argmax(power(wave, 0.001, hop))) * samples(hop)


def blocks(wave: Wave) -> Wave:
    """The weighted power of a piece of music in blocks of `GATE` seconds that overlap by three quarters."""
    return power(wave, GATE, GATE / 4)


def gated(row: Wave) -> float:
    """The loudness in LUFS of the blocks in `row`, without nearly silent ones."""
    row = row[row > 10 ** ((-70 + 0.691) / 10)]
    row = row[row > np.mean(row) / 10]
    return float(-0.691 + 10 * np.log10(np.mean(row)))


def peak(wave: Wave) -> float:
    """The highest sample of `wave` in dBFS."""
    return float(20 * np.log10(np.max(np.abs(wave)) + 1e-12))


def trim(wave: Wave, longest: float) -> Wave:
    """`wave` without its inaudible end and without DC, silent at both ends, at most `longest` seconds by a fade-out."""
    loud = np.nonzero(np.max(np.abs(wave), axis=1) > decibels(-62) * np.max(np.abs(wave)))[0]
    size = min(int(loud[-1]) + 1, samples(longest))
    last = samples(0.02) if loud[-1] < size else size // 4
    wave = np.stack([shape(wave[:size, k], _without_dc) for k in range(2)], axis=1)
    first, last = samples(0.0005), min(last, size // 4)
    wave[:first] *= np.linspace(0, 1, first)[:, None]
    wave[-last:] *= (np.cos(np.linspace(0, np.pi, last))[:, None] + 1) / 2
    return wave


def level(wave: Wave, target: float, measured: float) -> Wave:
    """`wave` changed from the loudness `measured` to `target` LUFS, with peaks limited to `PEAK`."""
    wave = wave * decibels(target - measured)
    ceiling, knee = decibels(PEAK), decibels(PEAK - 4)
    size = np.abs(wave)
    soft = knee + (ceiling - knee) * np.tanh((size - knee) / (ceiling - knee))
    return np.asarray(np.where(size > knee, np.sign(wave) * soft, wave))


def effect(wave: Wave, target: float, longest: float) -> Wave:
    """The stereo `wave` trimmed to at most `longest` seconds, with its loudest window at `target` LUFS."""
    lead = samples(0.004)  # silence before a sharp attack, which the encoder spreads slightly backwards
    wave = np.pad(trim(wave, longest - 0.004), ((lead, 0), (0, 0)))
    return level(wave, target, strongest(wave))
