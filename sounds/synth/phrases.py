"""The phrases of the bars: your turn, the partner shown, an announcement, the end of a deal or a match."""

from .dsp import Rng, Wave, burst, mix, modes, pan
from .dsp import vary as about
from .paper import at_table, flip, knock
from .wood import Note, dulled, phrase

Line = tuple[Note, ...]

WON: tuple[tuple[Line, Line, Line], ...] = (  # melody, oom-pah-pah, halo
    (
        ((0, "G4", -2), (1, "C5", -1), (2, "E5", 0), (3, "G5", 0), (3, "E5", -6)),
        ((0, "C3", -9), (1, "E4", -11), (1, "G3", -11), (2, "E4", -12), (2, "G3", -12), (3, "C3", -8), (3, "C4", -8)),
        ((3, "C6", -12),),
    ),
    (
        ((0, "E5", -1), (1, "D5", -2), (2, "G4", -3), (2.5, "B4", -3), (3, "C5", 0), (3, "E5", -3)),
        ((0, "G3", -9), (1, "B3", -11), (1, "F4", -12), (2, "B3", -12), (3, "C3", -8), (3, "G3", -9)),
        ((3, "G5", -11),),
    ),
    (
        ((0, "C5", -2), (0.5, "D5", -4), (1, "E5", -2), (2, "G5", -1), (3, "E5", 0), (3, "C5", -4)),
        ((0, "C3", -9), (1, "G3", -11), (1, "E4", -11), (2, "G3", -11), (2, "E4", -13), (3, "C3", -8), (3, "G3", -9)),
        ((3, "C6", -12),),
    ),
)
LOST: tuple[tuple[Line, Line], ...] = (  # melody, and a plain bass
    (
        ((0, "C5", -1), (1, "A4", -2), (2, "G4", -3), (3, "E4", -2)),
        ((0, "F3", -9), (1, "C4", -13), (3, "C3", -8), (3, "G3", -10)),
    ),
    (
        ((0, "A4", -1), (1, "G4", -2), (1.5, "F4", -4), (2, "D4", -3), (3, "E4", -2)),
        ((0, "D3", -9), (1, "A3", -13), (2, "G3", -11), (3, "C3", -8), (3, "G3", -10)),
    ),
    (
        ((0, "Bb4", -1), (1, "G4", -2), (2, "E4", -3), (3, "F4", -2)),
        ((0, "C3", -9), (1, "E4", -14), (2, "Bb3", -12), (3, "F3", -8), (3, "A3", -10)),
    ),
)
RUBBER: tuple[tuple[Line, Line, Line], ...] = (  # ii – V – I, slowly
    (
        (
            *((0, "F5", -1), (1, "E5", -2), (2, "D5", -2), (3, "G5", 0), (4, "F5", -3), (5, "D5", -2)),
            *((6, "E5", -1), (7, "G5", -2), (8, "C6", 0)),
        ),
        (
            *((0, "D3", -8), (1, "A3", -11), (1, "F4", -12), (2, "A3", -12), (2, "F4", -13)),
            *((3, "G3", -8), (4, "B3", -11), (4, "F4", -12), (5, "B3", -12), (5, "F4", -13)),
            *((6, "C3", -7), (7, "G3", -11), (7, "E4", -11), (8, "C3", -7), (8, "G3", -9), (8, "E4", -9)),
        ),
        ((3, "D6", -16), (8, "E6", -12), (8.5, "G6", -16)),
    ),
    (
        (
            *((0, "A4", -2), (1, "C5", -2), (2, "F5", -1), (3, "E5", -1), (4, "D5", -3), (5, "B4", -2)),
            *((6, "D5", -1), (7, "C5", -2), (8, "E5", 0), (8, "C5", -4)),
        ),
        (
            *((0, "F3", -8), (1, "A3", -11), (1, "D4", -12), (2, "A3", -12), (2, "D4", -13)),
            *((3, "G3", -8), (4, "B3", -11), (4, "F4", -12), (5, "G3", -12), (5, "F4", -13)),
            *((6, "C3", -7), (7, "G3", -11), (7, "E4", -11), (8, "C3", -7), (8, "G3", -9)),
        ),
        ((3, "B5", -16), (8, "C6", -12), (8.5, "G6", -16)),
    ),
)
CALLS = (("G4", "C5", "E5"), ("C5", "E5", "G5"), ("D5", "G5", "B5"))


def turn(rng: Rng, k: int) -> Wave:
    """Your turn: two soft wooden notes."""
    low, high = (("G4", "C5"), ("A4", "D5"), ("G4", "D5"))[k]
    return phrase(rng, 0.15, [("marimba", [(0, low, -4), (1, high, -1)]), ("block", [(0, low, -14), (1, high, -13)])])


def reveal(rng: Rng, k: int) -> Wave:
    """The partner shown: a card turned over, and a fifth."""
    low, high = (("C5", "G5"), ("D5", "A5"), ("E5", "B5"))[k]
    notes = phrase(rng, 0.1, [("marimba", [(0, low, -3), (1, high, -1)]), ("celesta", [(1, high, -10)])])
    return mix([(0, 0.6 * flip(rng)), (0.17, 0.5 * notes)])


def announce(rng: Rng, k: int) -> Wave:
    """A handful, a Baga or a slam announced: three wooden notes, one after another."""
    notes = [(n * 1.0, pitch, -2.0 + n) for n, pitch in enumerate(CALLS[k])]
    blocks = [(beat, pitch, level - 5) for beat, pitch, level in notes]
    taps = [(n * 0.16, pan(0.12 * knock(rng, 1.5), 0.0)) for n in range(3)]
    return mix([(0, phrase(rng, 0.16, [("marimba", notes), ("block", blocks)])), *taps])


def oudler(rng: Rng, k: int) -> Wave:
    """An oudler won by a side: one distant bell."""
    pitch = ("E6", "G6", "A6")[k]
    return phrase(rng, 0.12, [("celesta", [(0, pitch, -6)]), ("block", [(0, pitch, -26)])], 0.4)


def bloom(rng: Rng, k: int) -> Wave:
    """The target reached: a broken chord of bells over one wooden note."""
    low, *chord = (("C4", "G5", "C6", "E6"), ("F4", "A5", "C6", "F6"), ("G4", "B5", "D6", "G6"))[k]
    bells = [(n * 1.0, pitch, -5.0 + n) for n, pitch in enumerate(chord)]
    return phrase(rng, 0.11, [("celesta", bells), ("marimba", [(0, low, -4)])], 0.36)


def caught(rng: Rng, k: int) -> Wave:
    """The 1 captured: two falling wooden notes, the second muted."""
    high, low = (("E5", "B4"), ("D5", "A4"), ("G5", "D5"))[k]
    return dulled(phrase(rng, 0.17, [("marimba", [(0, high, 0), (1, low, -1)]), ("block", [(1, low, -7)])]), 2600)


def _bead(rng: Rng) -> Wave:
    """The sound of one wooden bead: a short slide along its wire, and a click."""
    f = about(rng, 1240, 0.05)
    body = modes(0.09, [(f, 0.045, 0.7), (f * 1.83, 0.03, 0.5), (f * 2.9, 0.018, 0.2)])
    return mix([(0, 0.05 * burst(rng, 2100, 0.8, 0.018, 0.02)), (0.022, body), (0.022, 0.3 * knock(rng, 2.2, 1700))])


def bead(rng: Rng) -> Wave:
    """A number of the sum: a bead of a counting frame, moved against the others."""
    return dulled(at_table([(0, _bead(rng)), (about(rng, 0.034, 0.2), 0.3 * _bead(rng))], rng.uniform(-0.1, 0.1)), 3200)


def total(rng: Rng, k: int) -> Wave:
    """The last number of the sum: a bead and a low C, which fits the last chord of every phrase of a result."""
    low = (("C4",), ("C4", "C3"), ("C4", "C5"))[k]
    note = dulled(phrase(rng, 0.1, [("marimba", [(0, pitch, -4.0 * n) for n, pitch in enumerate(low)])]), 1500)
    return mix([(0, 0.35 * at_table([(0, _bead(rng))])), (0.03, note)])


def won(rng: Rng, k: int) -> Wave:
    """A deal won: a short bar of a waltz that rises and ends on the tonic."""
    melody, under, halo = WON[k]
    return phrase(rng, 0.235, [("marimba", melody), ("marimba", under), ("celesta", halo)])


def lost(rng: Rng, k: int) -> Wave:
    """A deal lost: a falling phrase in major."""
    melody, under = LOST[k]
    return dulled(phrase(rng, 0.27, [("marimba", melody), ("marimba", under)]), 2200)


def rubber(rng: Rng, k: int) -> Wave:
    """The end of the match: three bars of a waltz with a final cadence."""
    melody, under, halo = RUBBER[k]
    return phrase(rng, 0.27, [("marimba", melody), ("marimba", under), ("celesta", halo)], 0.34)
