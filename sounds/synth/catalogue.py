"""The list of all sounds: the function that makes each, the number of variations, and the gain in the game."""

from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from . import loudness, paper, phrases
from .dsp import Rng, Wave, samples

EFFECT = -20.0  # LUFS in the loudest tenth of a second
LEAD = 0.05  # seconds
PHRASE = (1.0, 2.6)  # seconds: a bar of a waltz and its decay


@dataclass(frozen=True, slots=True)
class Effect:
    """A kind of sound with its variations, its `gain` in the game and its bounds in seconds."""

    make: Callable[[Rng, int], Wave]
    count: int
    gain: float
    bounds: tuple[float, float] = (0.05, 1.2)
    lands: bool = False
    """Whether the loudest moment is `LEAD` seconds after the beginning, as for a card that lands."""


def _plain(make: Callable[[Rng], Wave]) -> Callable[[Rng, int], Wave]:
    """`make` for sounds whose variations differ only by random numbers."""
    return lambda rng, _: make(rng)


EFFECTS: dict[str, Effect] = {
    "shuffle": Effect(_plain(paper.shuffle), 3, 0.6),
    "cut": Effect(_plain(paper.cut), 3, 0.6),
    "deal": Effect(_plain(paper.deal), 6, 0.5),
    "card": Effect(_plain(paper.card), 6, 0.8, lands=True),
    "heavy": Effect(_plain(paper.heavy_card), 4, 0.9, lands=True),
    "ruff": Effect(_plain(paper.ruff), 4, 0.85, lands=True),
    "overruff": Effect(_plain(paper.overruff), 4, 0.95, lands=True),
    "fool": Effect(_plain(paper.fool), 4, 0.75, lands=True),
    "pick": Effect(_plain(paper.pick), 4, 0.35),
    "sort": Effect(_plain(paper.sort), 3, 0.5),
    "trick": Effect(_plain(paper.trick), 4, 0.6),
    "vine": Effect(_plain(paper.vine), 4, 0.2),
    "oudler": Effect(phrases.oudler, 3, 0.35, (0.05, 2.0)),
    "bloom": Effect(phrases.bloom, 3, 0.5, (0.05, 2.2)),
    "petals": Effect(_plain(paper.petals), 3, 0.3),
    "page": Effect(_plain(paper.page), 4, 0.4),
    "caught": Effect(phrases.caught, 3, 0.6),
    "turn": Effect(phrases.turn, 3, 0.55),
    "refuse": Effect(_plain(paper.refuse), 3, 0.55),
    "click": Effect(_plain(paper.click), 4, 0.4),
    "bid": Effect(_plain(paper.bid), 4, 0.55),
    "reveal": Effect(phrases.reveal, 3, 0.7),
    "announce": Effect(phrases.announce, 3, 0.7),
    "bead": Effect(_plain(phrases.bead), 4, 0.25),
    "sum": Effect(phrases.total, 3, 0.4, (0.05, 1.6)),
    "won": Effect(phrases.won, 3, 0.8, PHRASE),
    "lost": Effect(phrases.lost, 3, 0.7, PHRASE),
    "rubber": Effect(phrases.rubber, 2, 0.85, (2.0, 4.5)),
}


def variation(name: str, k: int) -> Wave:
    """The variation `k` (from 0) of the effect `name`: always the same samples."""
    rng = np.random.default_rng([crc32(name.encode()), k])
    effect = EFFECTS[name]
    wave = loudness.effect(effect.make(rng, k), EFFECT, effect.bounds[1])
    return landing(wave) if effect.lands else wave


def landing(wave: Wave) -> Wave:
    """The stereo `wave`, shifted in time so that its loudest moment comes after `LEAD` seconds."""
    late = samples(LEAD) - loudness.loudest_moment(wave)
    if late >= 0:
        return np.concatenate([np.zeros((late, 2)), wave])
    fade = np.linspace(0, 1, samples(0.004))[:, None]
    cut = wave[-late:].copy()
    cut[:len(fade)] *= fade
    return cut
