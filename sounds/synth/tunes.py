"""The music of the café: two waltzes, written out, and who plays what in them."""

from dataclasses import dataclass

LENGTH = 16  # bars of every strain


@dataclass(frozen=True, slots=True)
class Strain:
    """Sixteen bars: their `chords`, one a bar, and their `melody`."""

    chords: str
    melody: str


@dataclass(frozen=True, slots=True)
class Part:
    """A `strain` as it is played: the instruments, the accompaniment of each four bars, the level in dB."""

    strain: str
    lead: str
    hands: str
    styles: tuple[str, str, str, str]
    second: str = ""  # who sings under the melody
    fill: str = ""  # who answers at the ends of phrases
    level: float = 0.0


@dataclass(frozen=True, slots=True)
class Tune:
    """A waltz: its `tempo` in beats a minute, its strains by name, and their order."""

    tempo: float
    strains: dict[str, Strain]
    form: tuple[Part, ...]


MINOR = "Am | Am | Dm | Dm | E7 | E7 | Am | Am | Am | A7 | Dm | Dm | Am/E | E7 | Am |"
MUSETTE = Tune(
    132,
    {
        "A": Strain(
            f"{MINOR} Am",
            """E5 . . . D#5 E5 | A5 . E5 | F5 . . . E5 F5 | A5 . D5 | E5 . . . D5 C5 | B4 . G#4 | A4 B4 C5 | E5 . - |
            E5 . . . D#5 E5 | A5 . G5 | F5 . . . E5 D5 | F5 . A5 | C6 . . . B5 A5 | G#5 B5 E5 | A5 . . | . - -""",
        ),
        "A to B": Strain(
            f"{MINOR} G7",
            """E5 D#5 E5 A5 C6 A5 | E5 . C5 | F5 E5 F5 A5 D6 A5 | F5 . D5 | E5 G#5 B5 | D6 C6 B5 A5 G#5 F5 |
            E5 A5 C6 | A5 . - | E5 D#5 E5 A5 C6 B5 | A5 G5 E5 | F5 . . . A5 D6 | D6 A5 F5 | E5 A5 C6 E6 C6 A5 |
            B5 . G#5 | A5 . . | - B4 D5""",
        ),
        "B": Strain(
            "C | C | G7 | G7 | G7 | G7 | C | C7 | F | Fm6 | C/G | A7 | D7 | G7 | C | E7",
            """E5 . . | G5 . E5 | D5 . . | F5 . D5 | B4 . D5 | F5 . A5 | G5 . . | G5 . Bb5 |
            A5 . . | Ab5 . F5 | G5 . E5 | E5 . C#5 | D5 . F#5 | G5 F5 D5 | C5 . . | - G#4 B4""",
        ),
        "A to C": Strain(
            f"{MINOR} E7",
            """E5 . . . D#5 E5 | A5 . E5 | F5 . . . E5 F5 | A5 . D5 | E5 . G#5 . B5 . | D6 . B5 | C6 B5 A5 | E5 . - |
            E5 . A5 . C6 . | A5 G5 E5 | F5 . . . E5 D5 | F5 . A5 | E5 . . . A5 C6 | B5 . G#5 | A5 . . | - G#4 B4""",
        ),
        "C": Strain(
            "A | A | Bm | Bm | E7 | E7 | A | A | A | A7 | D | Dm6 | A/E | E7 | A | E7",
            """C#5 E5 A5 | G#5 F#5 E5 | D5 F#5 B5 | A5 G#5 F#5 | E5 G#5 B5 | D6 . B5 | C#6 . . | - A5 E5 |
            C#5 E5 A5 | G5 F#5 E5 | F#5 A5 D6 | F5 A5 B5 | C#6 . A5 | G#5 . B5 | A5 . . | - G#4 B4""",
        ),
        "last A": Strain(
            f"{MINOR} E7",
            """E5 D#5 E5 A5 C6 A5 | E5 . C5 | F5 E5 F5 A5 D6 A5 | F5 . D5 | E5 G#5 B5 | D6 C6 B5 A5 G#5 F5 |
            E5 A5 C6 | A5 . - | E5 . . . D#5 E5 | A5 . G5 | F5 . . . E5 D5 | F5 . A5 | C6 . . . B5 A5 |
            G#5 B5 E5 | A5 . . | - - -""",
        ),
    },
    (
        Part("A", "accordion", "guitar", ("sparse", "waltz", "waltz", "waltz")),
        Part("A to B", "accordion", "guitar", ("waltz", "waltz", "waltz", "broken"), "accordion", "celesta", -0.5),
        Part("B", "piano", "guitar", ("broken", "broken", "waltz", "waltz"), "piano", "marimba"),
        Part("A to C", "guitar", "piano", ("sparse", "waltz", "sparse", "waltz"), "", "celesta", 0.5),
        Part("C", "accordion", "piano", ("waltz", "broken", "waltz", "broken"), "", "marimba", -1.0),
        Part("last A", "accordion", "guitar", ("waltz", "waltz", "waltz", "sparse"), "accordion", "celesta"),
    ),
)

SLOW = "F | Dm | Gm7 | C7 | F | Dm | Gm | C7 | Am7 | D7 | Gm | Bbm6 | F/C | C7 | F |"
LENTE = Tune(
    97,
    {
        "A": Strain(
            f"{SLOW} C7",
            """C5 . A4 | D5 . F5 | G5 . . . F5 D5 | E5 . . | C5 . A4 | D5 . F5 | A5 G5 D5 | E5 . G5 |
            A5 . E5 | F#5 . A5 | Bb5 . . . A5 G5 | G5 F5 Db5 | C5 . A5 | G5 . E5 | F5 . . | - G4 Bb4""",
        ),
        "A to B": Strain(
            f"{SLOW} F7",
            """C5 . . . Bb4 A4 | D5 E5 F5 . A5 . | G5 F5 D5 | E5 . . . D5 E5 | C5 . . . Bb4 A4 | D5 E5 F5 G5 A5 . |
            Bb5 . G5 | C6 . Bb5 | A5 . . . G5 E5 | F#5 . . . A5 C6 | Bb5 . . . A5 G5 | G5 . Db5 | C5 F5 A5 |
            G5 . . . F5 E5 | F5 . . | - C5 Eb5""",
        ),
        "B": Strain(
            "Bb | Bbm6 | F/C | D7 | Gm | C7 | F | F7 | Bb | Bbm6 | Am | D7 | G7 | G7 | C7 | C7",
            """D5 . F5 | Db5 . F5 | C5 F5 A5 | C6 . A5 | Bb5 . G5 | E5 . G5 | A5 . . | - F5 Eb5 |
            D5 . F5 | F5 . Db5 | C5 . E5 | F#5 . A5 | B5 A5 G5 | F5 . D5 | E5 . G5 | - G4 Bb4""",
        ),
        "last A": Strain(
            f"{SLOW} C7",
            """C5 . . . Bb4 A4 | D5 . F5 | G5 . . . F5 D5 | E5 . . . D5 E5 | C5 . A4 | D5 E5 F5 G5 A5 . | A5 G5 D5 |
            E5 . G5 | A5 . E5 | F#5 . . . A5 C6 | Bb5 . . . A5 G5 | G5 F5 Db5 | C5 F5 A5 | G5 . E5 | F5 . . |
            - G4 Bb4""",
        ),
    },
    (
        Part("A", "piano", "guitar", ("sparse", "sparse", "waltz", "sparse"), "", "celesta"),
        Part("A to B", "reed", "piano", ("broken", "sparse", "broken", "sparse"), "", "celesta"),
        Part("B", "guitar", "piano", ("waltz", "sparse", "waltz", "broken"), "reed", "marimba", 0.5),
        Part("last A", "piano", "guitar", ("broken", "waltz", "broken", "sparse"), "reed", "celesta"),
    ),
)
TUNES = (MUSETTE, LENTE)
