"""The sounds that the game loads are complete, equally loud, and made from the present code."""

import json
from pathlib import Path
from typing import get_args

import numpy as np
import pygame
import pytest

from game.view.table.choreography import LEAD_S, Blow
from sounds.synth import loudness, manifest, ogg
from sounds.synth.__main__ import table, wanted
from sounds.synth.catalogue import EFFECT, EFFECTS, variation
from sounds.synth.dsp import RATE

TABLE = json.loads((manifest.FOLDER / "table.json").read_text(encoding="utf-8"))
FILES = [(name, file) for name, row in TABLE.items() if name in EFFECTS for file in row["files"]]


def test_the_table_on_disk_is_the_table_of_the_code() -> None:
    assert table() == TABLE


def test_no_file_is_stale() -> None:
    assert manifest.stale(wanted()) == []


def test_a_changed_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = {**wanted(), "card_1.ogg": "other code"}
    assert manifest.stale(codes) == ["card_1.ogg"]
    entries = manifest.read()
    entries["deal_1.ogg"] = {**entries["deal_1.ogg"], "file": "other bytes"}
    monkeypatch.setattr(manifest, "read", lambda: entries)
    assert manifest.stale(wanted()) == ["deal_1.ogg"]


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in manifest.FOLDER.glob("*.ogg")) < 6_400_000


@pytest.mark.parametrize(("name", "file"), FILES)
def test_an_effect_is_audible_whole_and_clean(name: str, file: str) -> None:
    wave = ogg.read(manifest.FOLDER / file)
    shortest, longest = EFFECTS[name].bounds
    assert wave.shape[1] == 2
    assert shortest <= len(wave) / RATE <= longest + 0.001
    assert loudness.peak(wave) <= -1.0
    assert abs(loudness.strongest(wave) - EFFECT) < 1.0
    assert np.max(np.abs(wave[:2])) < 0.01, "clicks when it starts"
    assert np.max(np.abs(wave[-100:])) < 0.002, "is cut off"
    assert np.max(np.abs(np.mean(wave, axis=0))) < 0.001, "is not centred on zero"


def test_the_sum_is_softer_than_a_card() -> None:
    assert TABLE["bead"]["gain"] < TABLE["sum"]["gain"] <= TABLE["card"]["gain"] / 2


@pytest.mark.parametrize("name", get_args(Blow))
def test_the_blow_of_a_card_comes_when_the_table_expects_it(name: str) -> None:
    for file in TABLE[name]["files"]:
        wave = ogg.read(manifest.FOLDER / file)
        assert abs(loudness.loudest_moment(wave) / RATE - LEAD_S) < 0.006, file


@pytest.mark.parametrize("name", EFFECTS)
def test_the_variations_of_an_effect_differ(name: str) -> None:
    waves = [ogg.read(manifest.FOLDER / file)[:2000] for file in TABLE[name]["files"]]
    assert len(waves) > 1
    assert all(not np.allclose(a, b, atol=0.003) for k, a in enumerate(waves) for b in waves[:k])


def test_the_same_code_makes_the_same_samples() -> None:
    first, again = variation("card", 0), variation("card", 0)
    assert np.array_equal(first, again)
    heard = ogg.read(manifest.FOLDER / "card_1.ogg")
    assert heard.shape == first.shape
    assert np.sqrt(np.mean((heard - first) ** 2)) < 0.3 * np.sqrt(np.mean(first**2))


def test_the_same_samples_make_the_same_bytes(tmp_path: Path) -> None:
    wave = variation("card", 0)
    made = []
    for _ in range(2):
        ogg.write(tmp_path / "card_1.ogg", wave, 0.5)
        made.append((tmp_path / "card_1.ogg").read_bytes())
    assert made[0] == made[1]


def test_the_mixer_of_the_game_reads_every_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2)
    try:
        for _, file in FILES:
            path = manifest.FOLDER / file
            seconds = len(ogg.read(path)) / RATE
            assert abs(pygame.mixer.Sound(path).get_length() - seconds) < 0.02, file
    finally:
        pygame.mixer.quit()
