"""What the bars say: your turn, a deal won, a deal lost."""

from .dsp import Rng, Wave
from .wood import Note, dulled, phrase

WON: tuple[tuple[tuple[Note, ...], tuple[Note, ...], tuple[Note, ...]], ...] = (  # melody, oom-pah-pah, halo
    (
        ((0, "G4", -3), (1, "C5", -2), (2, "E5", -1), (3, "G5", 0)),
        ((0, "C3", -4), (1, "E3", -10), (1, "G3", -10), (2, "E3", -11), (2, "G3", -11), (3, "C3", -4), (3, "E4", -9)),
        ((3, "C6", -13),),
    ),
    (
        ((0, "E5", -2), (1, "D5", -4), (2, "G4", -4), (2.5, "B4", -4), (3, "C5", 0), (3, "E5", -3)),
        ((0, "G3", -5), (1, "B3", -11), (1, "F4", -11), (2, "B3", -12), (3, "C3", -4), (3, "G3", -8)),
        ((3, "G5", -12),),
    ),
    (
        ((0, "C5", -3), (0.5, "D5", -5), (1, "E5", -3), (2, "G5", -2), (3, "E5", -1), (3, "C5", -4)),
        ((0, "C3", -4), (1, "G3", -10), (1, "E4", -10), (2, "G3", -11), (2, "B3", -12), (3, "C3", -4), (3, "G3", -8)),
        ((3, "C6", -13),),
    ),
)
LOST: tuple[tuple[tuple[Note, ...], tuple[Note, ...]], ...] = (  # melody, and a plain fourth falling home
    (
        ((0, "C5", -1), (1, "A4", -2), (2, "F4", -3), (3, "E4", -3)),
        ((0, "F3", -6), (1, "C4", -12), (3, "C3", -5), (3, "G3", -9)),
    ),
    (
        ((0, "A4", -1), (1, "G4", -2), (1.5, "F4", -4), (2, "D4", -3), (3, "E4", -3)),
        ((0, "D3", -6), (1, "A3", -12), (2, "G3", -10), (3, "C3", -5), (3, "G3", -9)),
    ),
    (
        ((0, "G4", -1), (1, "F4", -2), (2, "D4", -3), (3, "C4", -3)),
        ((0, "Bb2", -6), (1, "D4", -13), (2, "F3", -11), (3, "F3", -6), (3, "A3", -9)),
    ),
)


def turn(rng: Rng, k: int) -> Wave:
    """Your turn: two soft wooden notes, asking rather than calling."""
    low, high = (("G4", "C5"), ("A4", "D5"), ("G4", "D5"))[k]
    return phrase(rng, 0.15, [("marimba", [(0, low, -4), (1, high, -1)]), ("block", [(0, low, -14), (1, high, -13)])])


def won(rng: Rng, k: int) -> Wave:
    """A deal won: a short bar of waltz, up and home."""
    melody, under, halo = WON[k]
    return phrase(rng, 0.235, [("marimba", melody), ("marimba", under), ("celesta", halo)])


def lost(rng: Rng, k: int) -> Wave:
    """A deal lost: a phrase that comes down and sits, in major, without a grimace."""
    melody, under = LOST[k]
    return dulled(phrase(rng, 0.27, [("marimba", melody), ("marimba", under)]), 1500)
