"""Plays the waltzes: makes the score of each tune, and the sound of the score."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from . import band, harmony, loudness
from .dsp import Rng, Wave, answer, convolve, decibels, pan, samples
from .harmony import BEATS, Chord, Tone
from .tunes import LENGTH, TUNES, Part, Tune

LOUDNESS = -23.0  # LUFS over a whole waltz
GAIN = 0.5
BOUNDS = (90.0, 150.0)
LEAD, TAIL = 0.06, 3.0  # seconds before the first note, and after the last bar
SLOWER = 1.22  # factor for the length of the last two bars


@dataclass(frozen=True, slots=True)
class Stroke:
    """A note in a score: the instrument, the beginning and the length in beats, its number, its level in dB."""

    player: str
    start: float
    beats: float
    pitch: int
    level: float


Style = Callable[[int, tuple[int, ...]], Iterator[tuple[float, float, int, float]]]


def _waltz(low: int, hand: tuple[int, ...]) -> Iterator[tuple[float, float, int, float]]:
    """The bass on the first beat, the chord on the second and the third."""
    yield 0, 1.1, low, -1
    for beat, level in ((1, -11), (2, -12.5)):
        for n, pitch in enumerate(hand):
            yield beat + 0.012 * n, 0.5, pitch, level


def _sparse(low: int, hand: tuple[int, ...]) -> Iterator[tuple[float, float, int, float]]:
    """A long bass note and one long chord."""
    yield 0, 2.6, low, -1.5
    for n, pitch in enumerate(hand):
        yield 1 + 0.04 * n, 1.7, pitch, -11.5


def _broken(low: int, hand: tuple[int, ...]) -> Iterator[tuple[float, float, int, float]]:
    """The notes of the chord one after another, up and down."""
    yield 0, 1.6, low, -1.5
    for beat, n in ((0.5, 0), (1, 1), (1.5, 2), (2, 1), (2.5, 0)):
        yield beat, 1.2, hand[n], -10.5


STYLES: dict[str, Style] = {"waltz": _waltz, "sparse": _sparse, "broken": _broken}


def _under(part: Part, row: list[Chord]) -> Iterator[Stroke]:
    """The accompaniment of `part` over the chords `row`: bass and hands."""
    lows, hands = harmony.basses(row), harmony.voicings(row)
    for bar, (low, hand) in enumerate(zip(lows, hands, strict=True)):
        for n, (beat, beats, pitch, level) in enumerate(STYLES[part.styles[bar // 4]](low, hand)):
            yield Stroke(part.hands if n else "bass", bar * BEATS + beat, beats, pitch, level)
        if part.styles[bar // 4] == "waltz":
            yield from (Stroke("brush", bar * BEATS + beat, 0.5, 60, level) for beat, level in ((1, 0), (2, -3)))


def _over(part: Part, tones: list[Tone], row: list[Chord]) -> Iterator[Stroke]:
    """The melody of `part`, with a second voice below its longer notes."""
    for tone in tones:
        arc = 1.5 * np.sin(np.pi * (tone.start % (4 * BEATS)) / (4 * BEATS))
        yield Stroke(part.lead, tone.start, tone.beats * 0.96, tone.pitch, arc - 1)
        if part.second and tone.beats >= 1.5:
            pitch = harmony.below(tone, row[int(tone.start // BEATS)])
            yield Stroke(part.second, tone.start, tone.beats * 0.94, pitch, arc - 9)


def _answers(part: Part, tones: list[Tone], row: list[Chord]) -> Iterator[Stroke]:
    """The soft fill of `part` in pauses of the melody: the notes of the chord, downwards."""
    if not part.fill:
        return
    busy = {int(tone.start // BEATS) for tone in tones if tone.start % BEATS}
    for bar in (bar for bar in range(LENGTH) if bar % 4 >= 2 and bar not in busy):
        pitches = [pitch for pitch in range(88, 70, -1) if pitch % 12 in row[bar].tones]
        for n, beat in enumerate((1, 1.5, 2)):
            yield Stroke(part.fill, bar * BEATS + beat, 1, pitches[n], -7 - n)


def score(tune: Tune) -> list[Stroke]:
    """Every note of the `tune`, in beats from its beginning."""
    strokes = []
    for place, part in enumerate(tune.form):
        strain = tune.strains[part.strain]
        row, tones = harmony.chords(strain.chords), harmony.melody(strain.melody)
        assert len(row) == len(harmony.bars(strain.melody)) == LENGTH, part.strain
        for stroke in (*_under(part, row), *_over(part, tones, row), *_answers(part, tones, row)):
            start = stroke.start + place * LENGTH * BEATS
            strokes.append(Stroke(stroke.player, start, stroke.beats, stroke.pitch, stroke.level + part.level))
    return strokes


def _at(beats: float, last: float) -> float:
    """The time of a position in the score, in beats of the usual tempo; the two bars before `last` become slower."""
    late = max(0.0, beats - (last - 2 * BEATS))
    return beats + (SLOWER - 1) * late * late / (4 * BEATS)


def play(rng: Rng, tune: Tune) -> Wave:
    """The `tune` in stereo, from silence to silence, before its loudness is set."""
    beat, last = 60 / tune.tempo, float(len(tune.form) * LENGTH * BEATS)
    out = np.zeros((samples(LEAD + _at(last, last) * beat + TAIL), 2))
    for stroke in score(tune):
        wave = band.PLAYERS[stroke.player](rng, stroke.pitch, stroke.beats * beat)
        wave = wave * decibels(stroke.level + band.LEVELS[stroke.player] + rng.uniform(-0.8, 0.8))
        start = samples(LEAD + _at(stroke.start, last) * beat + max(-0.02, rng.normal(0, 0.005)))
        wave = pan(wave, band.SIDES[stroke.player])[: len(out) - start]
        out[start : start + len(wave)] += wave
    walls = answer(1.1, 2600.0, seed=11)
    hall = np.stack([convolve(out[:, k], 0.3 * walls[:, k])[: len(out)] for k in range(2)], axis=1)
    fade = np.clip((len(out) - np.arange(len(out))) / samples(1.0), 0, 1)[:, None]
    return np.asarray((out + hall) * np.sin(fade * np.pi / 2) ** 2)


def music(k: int) -> Wave:
    """The waltz `k` (from 0) at `LOUDNESS`; every call returns the same samples."""
    wave = play(np.random.default_rng([2024, k]), TUNES[k])
    return loudness.level(wave, LOUDNESS, loudness.gated(loudness.blocks(wave)))
