"""Every sound has a caption, which stays for a moment in a corner."""

from typing import get_args

import pygame
import pytest

from game.settings import Keeper, Settings
from game.ui.app.captions import STAYS_S
from game.ui.app.events import key
from game.ui.app.live import attach
from game.ui.app.sounds import CAFE, SOUNDS, effects_in
from game.view import words
from game.view.sounds import KINDS, NEWS, SCENERY, caption_of
from game.view.table import choreography
from tools.shots.shots import Shot, app_at


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_sound_has_a_caption_of_its_own(code):
    words.use(code)
    heard = {name for name in effects_in(SOUNDS) if name != CAFE and not name.startswith("music ")}
    at_the_table = {sound for move in (*choreography.TABLE.values(), choreography.RIFFLE, *choreography.CUT)
                    for sound in (move.sound, *get_args(choreography.Blow)) if sound}
    assert at_the_table <= heard == set(KINDS)
    said = [caption_of(name) for name in (*KINDS, *NEWS) if name not in SCENERY]
    assert not any(map(caption_of, SCENERY))
    assert all(len(one) > 3 for one in said)
    assert len(set(said)) == len(said)


def opened(size=(1280, 720), **settings):
    wanted = Settings(**settings)
    app = app_at(Shot("menu", size, settings=wanted))
    attach(app, Keeper(settings=wanted))
    app.step([], 0.0)
    return app


def corner(app):
    return pygame.image.tobytes(app.screen.surface.subsurface((app.metrics.width - 380, 0, 380, 44)), "RGB")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_a_caption_stays_for_a_moment(size):
    app = opened(size, sound_captions=True, mute=True)
    bare = corner(app)
    app.sounds.play("turn")
    app.step([], 0.1)
    assert app.captions.shown == "[chime: your turn]"
    assert corner(app) != bare
    app.sounds.play("card")
    app.step([], 0.1)
    assert app.captions.shown == "[a card is laid down]"
    app.step([], STAYS_S)
    app.step([], 0.0)
    assert app.captions.shown == ""
    assert corner(app) == bare
    app.close()


def test_without_the_setting_nothing_is_written():
    app = opened()
    bare = corner(app)
    app.sounds.play("turn")
    app.step([], 0.1)
    assert corner(app) == bare
    app.close()


def test_silence_and_sound_are_told_too():
    app = opened(sound_captions=True)
    app.step([key(pygame.K_m)], 0.1)
    assert app.captions.shown == "[sound off]"
    app.step([key(pygame.K_m)], 0.1)
    assert app.captions.shown == "[sound on]"
    app.close()
