"""The music: the notes of four waltzes, and their instruments."""

from dataclasses import dataclass

LENGTH = 16  # bars of every strain


@dataclass(frozen=True, slots=True)
class Strain:
    """Sixteen bars: their `chords`, one a bar, and their `melody`."""

    chords: str
    melody: str


@dataclass(frozen=True, slots=True)
class Part:
    """The arrangement of a `strain`: the instruments, the accompaniment for each four bars, the level in dB."""

    strain: str
    lead: str
    hands: str
    styles: tuple[str, str, str, str]
    second: str = ""  # the instrument of the second voice
    fill: str = ""  # the instrument of the fills at the ends of phrases
    level: float = 0.0


@dataclass(frozen=True, slots=True)
class Tune:
    """A waltz: the occasion, its `tempo` in beats per minute, its strains by name, and their order."""

    mood: str
    tempo: float
    strains: dict[str, Strain]
    form: tuple[Part, ...]


MINOR = "Am | Am | Dm | Dm | E7 | E7 | Am | Am | Am | A7 | Dm | Dm | Am/E | E7 | Am |"
MUSETTE = Tune(
    "table",
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
            f"{MINOR} Am",
            """E5 D#5 E5 A5 C6 A5 | E5 . C5 | F5 E5 F5 A5 D6 A5 | F5 . D5 | E5 G#5 B5 | D6 C6 B5 A5 G#5 F5 |
            E5 A5 C6 | A5 . - | E5 . . . D#5 E5 | A5 . G5 | F5 . . . E5 D5 | F5 . A5 | C6 . . . B5 A5 |
            G#5 B5 E5 | A5 . . | - - -""",
        ),
    },
    (
        Part("A", "accordion", "guitar", ("sparse", "waltz", "waltz", "waltz"), level=-3.0),
        Part("A to B", "accordion", "guitar", ("waltz", "waltz", "waltz", "broken"), "accordion", "celesta", 1.0),
        Part("B", "piano", "guitar", ("broken", "broken", "waltz", "waltz"), "piano", "marimba", -2.0),
        Part("A to C", "guitar", "piano", ("sparse", "waltz", "sparse", "waltz"), "", "celesta", -4.0),
        Part("C", "accordion", "piano", ("waltz", "broken", "waltz", "broken"), "", "marimba", 0.0),
        Part("last A", "accordion", "guitar", ("waltz", "waltz", "waltz", "sparse"), "accordion", "celesta", 2.5),
    ),
)

SLOW = "F | Dm | Gm7 | C7 | F | Dm | Gm | C7 | Am7 | D7 | Gm | Bbm6 | F/C | C7 | F |"
LENTE = Tune(
    "table",
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
            f"{SLOW} F",
            """C5 . . . Bb4 A4 | D5 . F5 | G5 . . . F5 D5 | E5 . . . D5 E5 | C5 . A4 | D5 E5 F5 G5 A5 . | A5 G5 D5 |
            E5 . G5 | A5 . E5 | F#5 . . . A5 C6 | Bb5 . . . A5 G5 | G5 F5 Db5 | C5 F5 A5 | G5 . E5 | F5 . . |
            . . -""",
        ),
    },
    (
        Part("A", "piano", "guitar", ("sparse", "sparse", "waltz", "sparse"), "", "celesta", -3.5),
        Part("A to B", "reed", "piano", ("broken", "sparse", "broken", "sparse"), "", "celesta", 0.5),
        Part("B", "guitar", "piano", ("waltz", "sparse", "waltz", "broken"), "reed", "marimba", 2.5),
        Part("last A", "piano", "guitar", ("broken", "waltz", "broken", "sparse"), "reed", "celesta", -2.0),
    ),
)

MORNING = "G | Em | Am | D7 | G | Em | A7 | D7 | Bm | E7 | Am | Cm6 | G/D | D7 | G |"
MATIN = Tune(
    "menu",
    112,
    {
        "A": Strain(
            f"{MORNING} D7",
            """B4 . D5 | G5 . E5 | C5 E5 A5 | F#5 . . | D5 . B4 | E5 . G5 | A5 G5 E5 | D5 . - |
            F#5 . D5 | G#5 . B5 | C6 . . . B5 A5 | G5 . Eb5 | D5 G5 B5 | A5 . F#5 | G5 . . | - A4 C5""",
        ),
        "A to B": Strain(
            f"{MORNING} G7",
            """B4 . . . C5 D5 | G5 . . . F#5 E5 | C5 D5 E5 . A5 . | F#5 . A5 | D5 . . . C5 B4 | E5 . . . F#5 G5 |
            A5 C#6 A5 | D5 . F#5 | B5 . F#5 | G#5 . . . A5 B5 | C6 . . . B5 A5 | G5 A5 G5 | D5 G5 B5 | A5 . F#5 |
            G5 . . | - G5 F5""",
        ),
        "B": Strain(
            "C | C | G | G | Am | D7 | G | G7 | C | Cm6 | G | E7 | A7 | D7 | G | D7",
            """E5 . G5 | C6 . G5 | B5 . G5 | D5 . . | C5 . E5 | F#5 A5 C6 | B5 . . | - G5 F5 |
            E5 . G5 | Eb5 . G5 | D5 G5 B5 | D6 . B5 | C#6 A5 G5 | F#5 . A5 | G5 . . | - A4 C5""",
        ),
        "last A": Strain(
            f"{MORNING} G",
            """B4 . D5 | G5 . . . F#5 E5 | C5 E5 A5 | F#5 . . | D5 . . . C5 B4 | E5 . G5 | A5 G5 E5 | D5 . - |
            F#5 . D5 | G#5 . B5 | C6 . . . B5 A5 | G5 . Eb5 | D5 G5 B5 | A5 . F#5 | G5 . . | . . -""",
        ),
    },
    (
        Part("A", "guitar", "piano", ("sparse", "sparse", "broken", "sparse"), "", "celesta", -3.0),
        Part("A to B", "piano", "guitar", ("waltz", "waltz", "broken", "waltz"), "reed", "celesta", 0.5),
        Part("B", "reed", "guitar", ("broken", "waltz", "waltz", "broken"), "", "marimba", 2.0),
        Part("last A", "piano", "guitar", ("sparse", "broken", "waltz", "sparse"), "", "celesta", -3.0),
    ),
)

EVENING = "D | D | Em | A7 | D | B7 | Em | A7 | F#m | B7 | Em | Gm6 | D/A | A7 | D |"
SOIR = Tune(
    "end",
    120,
    {
        "A": Strain(
            f"{EVENING} A7",
            """A4 D5 F#5 | A5 . F#5 | G5 . E5 | C#5 E5 G5 | F#5 . D5 | D#5 . F#5 | G5 . B5 | A5 . G5 |
            A5 . C#6 | B5 A5 F#5 | G5 . . . F#5 E5 | E5 . G5 | F#5 A5 D6 | C#6 . E5 | D5 . . | - E5 G5""",
        ),
        "B": Strain(
            "G | G | D | D | A7 | A7 | D | D7 | G | Gm6 | D/A | B7 | E7 | A7 | D | A7",
            """B5 . G5 | D5 . G5 | F#5 . A5 | D6 . A5 | G5 . E5 | C#5 E5 A5 | F#5 . . | - F#5 A5 |
            B5 . D6 | Bb5 . G5 | A5 . F#5 | D#5 F#5 A5 | G#5 . B5 | A5 G5 E5 | D5 . . | - E5 G5""",
        ),
        "last A": Strain(
            f"{EVENING} D",
            """A4 D5 F#5 | A5 . . . G5 F#5 | G5 . E5 | C#5 E5 G5 | F#5 . . . E5 D5 | D#5 . F#5 | G5 . B5 |
            A5 C#6 A5 | A5 . C#6 | B5 A5 F#5 | G5 . . . F#5 E5 | E5 . G5 | F#5 A5 D6 | C#6 . E5 | D5 . . | . . -""",
        ),
    },
    (
        Part("A", "piano", "guitar", ("broken", "waltz", "broken", "waltz"), "", "celesta", -2.0),
        Part("B", "accordion", "piano", ("waltz", "broken", "waltz", "waltz"), "guitar", "marimba", 1.5),
        Part("A", "guitar", "piano", ("sparse", "sparse", "broken", "sparse"), "reed", "celesta", -4.0),
        Part("last A", "accordion", "guitar", ("waltz", "waltz", "waltz", "sparse"), "accordion", "celesta", 2.0),
    ),
)
TUNES = (MUSETTE, LENTE, MATIN, SOIR)
