"""Applies the settings to the window, the words and the sounds, at the start and after every change."""

from __future__ import annotations

from ...settings import Keeper, Settings
from ...view import words
from ...view.units import SMALLEST_WINDOW, Size
from ..draw import art, signs, theme
from ..draw.deck import DECK
from ..draw.pictures import empty_shelves
from .app import App, desktop_language
from .captions import SoundCaptions
from .keys import CONTROLS


def spoken_language(settings: Settings) -> str:
    """The code of the language in ``settings``, or of the system's language."""
    return settings.language if settings.language in words.LANGUAGES else desktop_language()


def window_size(settings: Settings, desktop: Size) -> Size | None:
    """The saved size of the window, between the smallest size and that of the ``desktop``; None if there is none."""
    if settings.window is None:
        return None
    small, was = SMALLEST_WINDOW, settings.window
    return max(small[0], min(was[0], desktop[0])), max(small[1], min(was[1], desktop[1]))


def _hear(app: App, settings: Settings) -> None:
    app.sounds.volumes |= {"cards": settings.effects_volume / 100, "calls": settings.calls_volume / 100,
                           "controls": settings.controls_volume / 100}
    app.sounds.music_volume = settings.music_volume / 100
    app.sounds.mono, app.sounds.cafe = settings.mono, settings.cafe_sounds
    app.quiet_without_focus = settings.pause_on_lost_focus


def _hold(app: App, settings: Settings) -> None:
    app.holding.on_release, app.holding.bounce = settings.keys_act == "release", settings.bounce / 1000
    CONTROLS.suit(settings.keys, settings.pad)
    CONTROLS.screen_keyboard = settings.screen_keyboard


def _scan(app: App, keeper: Keeper) -> None:
    if keeper.settings.scanning == "off" and app.scanner is not None:
        app.scanner = None
        app.scenes.invalidate()
    elif keeper.settings.scanning != "off" and app.scanner is None:
        from ..access.scanning import Scanner  # noqa: PLC0415 - few play with it
        app.scanner = Scanner(lambda: keeper.settings)


def dress(settings: Settings) -> bool:
    """Apply the colours, deck, letters, back, titles and signs in ``settings``, in the language in use.

    Returns True if everything must be drawn again in other colours.
    """
    changed = theme.wear(high_contrast=settings.high_contrast, opaque=settings.reduced_transparency)
    if changed:
        art.clear_cache()
        empty_shelves()
    DECK.dress(settings.deck, settings.back, words.use_indices(settings.indices), settings.left_fan)
    DECK.titles = settings.titles
    signs.dye(settings.suit_colours)
    return changed


def _mute(app: App, mute: bool) -> None:
    if app.sounds.muted != mute:
        app.sounds.toggle_mute()


def _apply(app: App, before: Settings, after: Settings) -> None:
    _hear(app, after)
    if after.language != before.language:
        words.speak(spoken_language(after))
    if dress(after):
        app.lay_out()
    app.pointer.wish(after.cursor)
    _hold(app, after)
    if after.mute != before.mute:
        _mute(app, after.mute)
    if after.text_percent != app.metrics.text_percent:
        app.set_text_percent(after.text_percent)
    if after.full_screen != app.full_screen:
        app.set_full_screen(after.full_screen)


def attach(app: App, keeper: Keeper) -> None:
    """Apply the settings of ``keeper`` to ``app``, now and after every change; language and full screen only after one.

    Settings that could not be written are written as soon as possible, and changes by another window are applied when
    this one gets the focus. The keeper is notified of full screen, and of the size of the window before it.
    """

    def covered(on: bool) -> None:
        window = app.screen.normal.read(full_screen=True) if on else keeper.settings.window
        keeper.change(full_screen=on, window=window)

    def focused() -> None:
        if keeper.take_over():
            app.lay_out()

    _hear(app, keeper.settings)
    dress(keeper.settings)
    _hold(app, keeper.settings)
    app.pointer.wish(keeper.settings.cursor)
    _mute(app, app.sounds.muted or keeper.settings.mute)
    if keeper.settings.text_percent != app.metrics.text_percent:
        app.set_text_percent(keeper.settings.text_percent)
    app.captions = SoundCaptions(lambda: keeper.settings.sound_captions)
    app.sounds.on_sound = app.captions.hear
    app.on_full_screen = covered
    app.on_focus = focused
    app.every_frame += [keeper.catch_up, lambda: app.sounds.music(app.scenes.mood)]
    keeper.listen(lambda before, after: _apply(app, before, after))
    _scan(app, keeper)
    keeper.listen(lambda *_: _scan(app, keeper))


def remember(app: App, keeper: Keeper, *, mute: bool = True) -> None:
    """Save the size and state of the window and, if ``mute``, whether the sounds are muted."""
    normal = app.screen.normal
    keeper.change(window=normal.read(full_screen=app.full_screen), maximised=normal.maximised)
    if mute:
        keeper.change(mute=app.sounds.muted)
    keeper.keep()
