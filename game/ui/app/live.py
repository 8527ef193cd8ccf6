"""Applies the settings to the window, the words and the sounds, at the start and at every change."""

from __future__ import annotations

from ...settings import Keeper, Settings
from ...view import words
from ...view.units import SMALLEST_WINDOW, Size
from ..draw import signs
from ..draw.deck import DECK
from .app import App, desktop_language


def spoken_language(settings: Settings) -> str:
    """The language in ``settings``, or the system's."""
    return settings.language if settings.language in words.LANGUAGES else desktop_language()


def window_size(settings: Settings, desktop: Size) -> Size | None:
    """The window's last size, no larger than the ``desktop``; None if it was never set."""
    if settings.window is None:
        return None
    small, was = SMALLEST_WINDOW, settings.window
    return max(small[0], min(was[0], desktop[0])), max(small[1], min(was[1], desktop[1]))


def _hear(app: App, settings: Settings) -> None:
    app.sounds.effects_volume = settings.effects_volume / 100
    app.sounds.music_volume = settings.music_volume / 100
    app.quiet_without_focus = settings.pause_on_lost_focus


def dress(settings: Settings) -> None:
    """Apply deck, letters, back, titles and the colours of the signs from ``settings``, in the language in use."""
    DECK.dress(settings.deck, settings.back, words.use_indices(settings.indices))
    DECK.titles = settings.titles
    signs.dye(settings.suit_colours)


def _mute(app: App, mute: bool) -> None:
    if app.sounds.muted != mute:
        app.sounds.toggle_mute()


def _apply(app: App, before: Settings, after: Settings) -> None:
    _hear(app, after)
    if after.language != before.language:
        words.speak(spoken_language(after))
    dress(after)
    if after.mute != before.mute:
        _mute(app, after.mute)
    if after.text_percent != app.metrics.text_percent:
        app.set_text_percent(after.text_percent)
    if after.full_screen != app.full_screen:
        app.set_full_screen(after.full_screen)


def attach(app: App, keeper: Keeper) -> None:
    """Apply the sounds and the size of text of ``keeper`` to ``app``, now and at every change.

    The keeper is notified of full screen, and of the size of the window before.
    """

    def covered(on: bool) -> None:
        keeper.change(full_screen=on, window=app.metrics.size if on else keeper.settings.window)

    _hear(app, keeper.settings)
    dress(keeper.settings)
    _mute(app, app.sounds.muted or keeper.settings.mute)
    app.sounds.music(True)
    if keeper.settings.text_percent != app.metrics.text_percent:
        app.set_text_percent(keeper.settings.text_percent)
    app.on_full_screen = covered
    keeper.listen(lambda before, after: _apply(app, before, after))


def remember(app: App, keeper: Keeper, *, mute: bool = True) -> None:
    """Store the size of the window and, if ``mute``, whether it was silent."""
    if not app.full_screen:
        keeper.change(window=app.metrics.size)
    if mute:
        keeper.change(mute=app.sounds.muted)
    keeper.keep()
