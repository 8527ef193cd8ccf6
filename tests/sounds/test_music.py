"""The waltzes are in tune, quiet enough for cards, and end in silence; the café repeats without a seam."""

import json

import numpy as np
import pytest

from sounds.synth import band, cafe, harmony, loudness, manifest, music, ogg
from sounds.synth.dsp import RATE, Wave
from sounds.synth.tunes import LENGTH, TUNES, Strain, Tune
from tests.effort import few

STRAINS = [strain for tune in TUNES for strain in tune.strains.values()]
TABLE = json.loads((manifest.FOLDER / "table.json").read_text(encoding="utf-8"))
FILES = [file for name, row in TABLE.items() if name.startswith("music ") for file in row["files"]]


@pytest.fixture(scope="module", params=few(FILES, 0))
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


@pytest.mark.parametrize("player", sorted(band.PLAYERS.keys() - {"brush"}))
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


def loudness_range(wave: Wave) -> float:
    """The range of loudness in LU, as EBU Tech 3342 defines it."""
    row = 10 * np.log10(loudness.power(wave, 3.0, 0.1) + 1e-12)
    row = row[row > -70]
    row = row[row > 10 * np.log10(np.mean(10 ** (row / 10))) - 20]
    return float(np.percentile(row, 95) - np.percentile(row, 10))


def test_a_waltz_is_quiet_and_breathes(wave: Wave) -> None:
    blocks = loudness.blocks(wave)
    assert loudness.peak(wave) <= -1.0
    assert abs(loudness.gated(blocks) - music.LOUDNESS) < 0.7
    assert 6 <= loudness_range(wave) <= 9


def test_a_waltz_has_air(wave: Wave) -> None:
    """Without frequencies above 7 kHz it would sound muffled."""
    size = 1 << 22
    power = np.abs(np.fft.rfft(wave[:size].mean(axis=1))) ** 2
    above = np.arange(len(power)) * RATE / size > 7000
    assert -45 < 10 * np.log10(power[above].sum() / power.sum()) < -25


def test_a_waltz_begins_and_ends_in_silence(wave: Wave) -> None:
    loudest = np.max(np.abs(wave))
    assert np.max(np.abs(wave[: RATE // 100])) < loudest / 100
    assert np.max(np.abs(wave[-RATE // 20 :])) < loudest / 100
    assert np.max(np.abs(wave[RATE // 10 : RATE])) > loudest / 20, "it does not begin after a second of nothing"


def test_the_table_has_two_waltzes_and_each_other_mood_its_own() -> None:
    assert {name: len(row["files"]) for name, row in TABLE.items() if name.startswith("music ")} == {
        "music table": 2, "music menu": 1, "music end": 1}
    assert len(set(FILES)) == 4


@pytest.fixture(scope="module")
def room() -> Wave:
    [file] = TABLE["cafe"]["files"]
    return ogg.read(manifest.FOLDER / file)


def test_the_cafe_is_far_below_the_music_and_nothing_in_it_stands_out(room: Wave) -> None:
    blocks = loudness.blocks(room)
    assert abs(loudness.gated(blocks) - cafe.LOUDNESS) < 0.7
    assert cafe.LOUDNESS <= music.LOUDNESS - 15
    assert loudness.peak(room) < -20
    assert np.ptp(10 * np.log10(blocks)) < 10, "a moment is much louder than another"


def test_the_cafe_is_a_room_full_of_voices(room: Wave) -> None:
    """Most of the power is in the range of voices, some in that of china, and the channels differ."""
    power = np.abs(np.fft.rfft(room.mean(axis=1))) ** 2
    hertz = np.fft.rfftfreq(len(room), 1 / RATE)
    share = {(low, high): 10 * np.log10(power[(hertz >= low) & (hertz < high)].sum() / power.sum())
             for low, high in ((20, 125), (200, 2000), (3000, 9000))}
    assert share[20, 125] < -12
    assert share[200, 2000] > -1
    assert -40 < share[3000, 9000] < -22
    assert abs(np.corrcoef(room[:, 0], room[:, 1])[0, 1]) < 0.6


def test_the_end_of_the_cafe_meets_its_beginning(room: Wave) -> None:
    """The step at the seam is like those around it, and there is no click in the treble."""
    assert len(room) == round(cafe.SECONDS * RATE)
    around = np.concatenate([room[-4096:], room[:4096]])
    steps = np.max(np.abs(np.diff(around, axis=0)), axis=1)
    assert steps[4095] <= np.percentile(steps, 97)
    spectrum = np.fft.rfft(around * np.hanning(len(around))[:, None], axis=0)
    spectrum[np.fft.rfftfreq(len(around), 1 / RATE) < 4000] = 0
    treble = np.sum(np.fft.irfft(spectrum, len(around), axis=0) ** 2, axis=1)
    assert np.mean(treble[4096 - 60 : 4096 + 60]) < 10**-8
