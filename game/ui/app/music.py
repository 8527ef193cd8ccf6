"""The music: one waltz at a time, decoded whole and repeated without a gap until the next one.

A waltz in memory takes 23 MB, and 0.2 s of a thread to decode. Streamed from its file it would take 0.9 % of a core for
as long as it plays; to mix what is decoded takes 0.1 %.
"""

from __future__ import annotations

import pygame

CHANNELS = 2
"""The first channels of the mixer are the music's: two, because a waltz fades in while the other fades out."""
ROUNDS = 4
"""So many times a waltz is heard before the next one, some nine minutes."""
FADE_IN_MS = 1500
FADE_OUT_MS = 600


class Music:
    """What plays in the music's channels; the caller reads the files. Needs an open mixer while anything plays."""

    def __init__(self) -> None:
        self._waltz: pygame.mixer.Sound | None = None
        self._channel = 0
        self._left = 0.0

    @property
    def due(self) -> bool:
        """Whether a waltz is to be read, for :meth:`begin`: there is none, or it was heard often enough."""
        return self._waltz is None or self._left <= 0

    @property
    def plays(self) -> bool:
        """Whether a waltz plays."""
        return self._waltz is not None

    def begin(self, waltz: pygame.mixer.Sound, volume: float) -> None:
        """Play ``waltz`` instead of what plays."""
        pygame.mixer.Channel(self._channel).fadeout(FADE_IN_MS)
        self._waltz, self._channel, self._left = waltz, (self._channel + 1) % CHANNELS, ROUNDS * waltz.get_length()
        waltz.set_volume(volume)
        pygame.mixer.Channel(self._channel).play(waltz, loops=-1, fade_ms=FADE_IN_MS)

    def go_on(self, dt: float, volume: float) -> None:
        """Let ``dt`` seconds pass, at ``volume``, 0-1."""
        self._left -= dt
        if self._waltz is not None:
            self._waltz.set_volume(volume)

    def end(self) -> None:
        """Fade out, and free the memory then; call it until the music is wanted again.

        SDL does not fade out what is still at volume 0, as a waltz is in the moment in which it begins.
        """
        self._waltz = None
        for number in range(CHANNELS):
            pygame.mixer.Channel(number).fadeout(FADE_OUT_MS)
