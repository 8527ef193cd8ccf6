"""Reads chords and melodies, chooses the notes of chords, and finds wrong notes."""

from dataclasses import dataclass

from .wood import STEPS, midi

QUALITIES = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m6": (0, 3, 7, 9), "m7": (0, 3, 7, 10)}
BEATS = 3  # in a bar of a waltz


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord by its `root`, `bass` and `tones`, all as pitch classes from 0 (C) to 11."""

    root: int
    bass: int
    tones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tone:
    """A note of a melody: its beginning and length in beats, and its number (middle C is 60)."""

    start: float
    beats: float
    pitch: int


def chord(name: str) -> Chord:
    """The chord written as `name`: "Am", "C7", "Bbm6", "F/C"."""
    name, _, under = name.partition("/")
    size = 2 if name[1:2] in ("#", "b") else 1
    root = _pitch_class(name[:size])
    tones = tuple((root + step) % 12 for step in QUALITIES[name[size:]])
    return Chord(root, _pitch_class(under) if under else root, tones)


def _pitch_class(name: str) -> int:
    """The pitch class of a `name` such as "F#" or "Bb"."""
    return (STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def bars(text: str) -> list[list[str]]:
    """The words of each bar of `text`; bars are separated by vertical strokes."""
    return [bar.split() for bar in text.split("|")]


def chords(text: str) -> list[Chord]:
    """One chord for each bar of `text`."""
    return [chord(bar[0]) for bar in bars(text)]


def melody(text: str) -> list[Tone]:
    """The notes of `text`: the words of a bar have equal lengths; "." extends the previous note, "-" is a rest."""
    tones: list[Tone] = []
    sounding = False
    for number, words in enumerate(bars(text)):
        length = BEATS / len(words)
        for place, word in enumerate(words):
            if word == "." and sounding:
                last = tones.pop()
                tones.append(Tone(last.start, last.beats + length, last.pitch))
            elif word not in (".", "-"):
                tones.append(Tone(number * BEATS + place * length, length, midi(word)))
            sounding = word != "-" and (sounding or word != ".")
    return tones


def voicing(here: Chord, before: tuple[int, ...], low: int = 52, high: int = 65) -> tuple[int, ...]:
    """Three notes of the chord `here` between `low` and `high`, as close as possible to the previous ones, `before`."""
    wanted = here.tones if len(here.tones) == 3 else tuple(t for t in here.tones if t != (here.root + 7) % 12)
    choices = []
    for bottom in range(low, high + 1):
        if bottom % 12 in wanted:
            rest = sorted(bottom + (tone - bottom) % 12 for tone in wanted if tone != bottom % 12)
            choices.append((bottom, *rest))
    inside = [notes for notes in choices if notes[-1] <= high]
    return min(inside, key=lambda notes: (sum(abs(a - b) for a, b in zip(notes, before, strict=True)), notes))


def voicings(row: list[Chord]) -> list[tuple[int, ...]]:
    """A voicing for each chord of `row`, with the smallest changes from one to the next."""
    out: list[tuple[int, ...]] = []
    for here in row:
        out.append(voicing(here, out[-1] if out else (55, 60, 64)))
    return out


def basses(row: list[Chord], low: int = 36) -> list[int]:
    """A bass note for each chord of `row`: its bass, or its fifth if the chord is repeated in a second bar."""
    out: list[int] = []
    for number, here in enumerate(row):
        stays = number > 0 and row[number - 1] == here and out[-1] % 12 == here.bass
        wanted = (here.root + 7) % 12 if stays else here.bass
        place = low + (wanted - low) % 12
        out.append(place + 12 if place < low + 4 else place)
    return out


def below(tone: Tone, here: Chord) -> int:
    """The chord's nearest note at least a third below `tone`, for a second voice."""
    return next(pitch for pitch in range(tone.pitch - 3, 0, -1) if pitch % 12 in here.tones)


def strangers(tones: list[Tone], row: list[Chord]) -> list[tuple[Tone, Chord]]:
    """The notes that sound wrong, with their chords: notes outside the chord that are long, or between two leaps."""
    wrong = []
    for number, tone in enumerate(tones):
        here = row[int(tone.start // BEATS)]
        if tone.pitch % 12 in here.tones:
            continue
        after = tones[number + 1] if number + 1 < len(tones) else tones[0]
        if tone.beats > 1 or not 1 <= abs(after.pitch - tone.pitch) <= 2:
            wrong.append((tone, here))
    return wrong
