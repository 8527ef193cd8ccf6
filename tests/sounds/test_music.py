"""The waltzes are in tune with their chords, quiet enough for cards, and go round without a seam."""

import json

import numpy as np
import pytest

from sounds.synth import band, harmony, loudness, manifest, music, ogg
from sounds.synth.dsp import RATE, Wave
from sounds.synth.tunes import LENGTH, TUNES, Strain, Tune

STRAINS = [strain for tune in TUNES for strain in tune.strains.values()]
FILES = json.loads((manifest.FOLDER / "table.json").read_text(encoding="utf-8"))["music"]["files"]


@pytest.fixture(scope="module", params=FILES)
def wave(request: pytest.FixtureRequest) -> Wave:
    return ogg.read(manifest.FOLDER / request.param)


@pytest.mark.parametrize("strain", STRAINS)
def test_no_melody_note_is_wrong_over_its_chord(strain: Strain) -> None:
    assert harmony.strangers(harmony.melody(strain.melody), harmony.chords(strain.chords)) == []


def test_a_wrong_note_would_be_found() -> None:
    wrong = harmony.strangers(harmony.melody("F5 . ."), harmony.chords("C"))
    assert [(tone.pitch, here.root) for tone, here in wrong] == [(77, 0)]


@pytest.mark.parametrize("strain", STRAINS)
def test_the_hands_stay_below_the_melody_and_above_the_bass(strain: Strain) -> None:
    row = harmony.chords(strain.chords)
    hands, lows, tones = harmony.voicings(row), harmony.basses(row), harmony.melody(strain.melody)
    assert len(row) == LENGTH
    for tone in tones:
        bar = int(tone.start // harmony.BEATS)
        assert lows[bar] < hands[bar][0] < hands[bar][-1] < tone.pitch


@pytest.mark.parametrize("tune", TUNES)
def test_every_strain_is_heard_and_no_two_parts_are_alike(tune: Tune) -> None:
    assert {part.strain for part in tune.form} == set(tune.strains)
    assert len({(part.strain, part.lead, part.styles) for part in tune.form}) == len(tune.form)


@pytest.mark.parametrize("player", band.PLAYERS)
@pytest.mark.parametrize("pitch", [57, 69, 81])
def test_a_player_is_in_tune(player: str, pitch: int) -> None:
    note = band.PLAYERS[player](np.random.default_rng(1), pitch, 1.0)
    spectrum = np.abs(np.fft.rfft(note * np.hanning(len(note)), 1 << 18))
    hertz = 440 * 2 ** ((pitch - 69) / 12)
    near = slice(int(hertz * 0.95 * (1 << 18) / RATE), int(hertz * 1.05 * (1 << 18) / RATE))
    heard = (near.start + int(np.argmax(spectrum[near]))) * RATE / (1 << 18)
    assert abs(1200 * np.log2(heard / hertz)) < 12


def test_a_waltz_lasts_long_enough(wave: Wave) -> None:
    shortest, longest = music.BOUNDS
    assert shortest <= len(wave) / RATE <= longest


def test_a_waltz_is_quiet_and_even(wave: Wave) -> None:
    blocks = loudness.blocks(wave)
    assert loudness.peak(wave) <= -1.0
    assert abs(loudness.gated(blocks) - music.LOUDNESS) < 0.7
    whole = len(blocks) // 30 * 30
    seconds = 10 * np.log10(blocks[:whole].reshape(-1, 30).mean(axis=1))
    assert np.ptp(seconds) < 9, "it falls silent or shouts"


def test_the_end_of_a_waltz_runs_into_its_beginning(wave: Wave) -> None:
    joined = np.concatenate([wave[-4:], wave[:4]])
    for order in (1, 2):
        usual = np.percentile(np.abs(np.diff(wave[: 20 * RATE], order, axis=0)), 99)
        assert np.max(np.abs(np.diff(joined, order, axis=0))) < usual
    ends = [np.sqrt(np.mean(part**2)) for part in (wave[-2000:], wave[:2000])]
    assert 0.5 < ends[0] / ends[1] < 2, "the last chord must ring on into the first bar"
