"""A picture of a scene without an application."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from game.ui.app.scene import Scene
from game.ui.app.sounds import Sounds
from game.view.units import Metrics, Size, measured


@dataclass(slots=True)
class StillHost:
    """A host without a window, for pictures and tests."""

    metrics: Metrics
    sounds: Sounds
    full_screen: bool = False

    def set_full_screen(self, on: bool) -> None:
        """Store the setting without a window to change."""
        self.full_screen = on

    def set_text_percent(self, percent: int) -> None:
        """Change the metrics without notifying the scene."""
        self.metrics = measured(self.metrics.size, percent)


def pictured(scene: Scene, size: Size, text_percent: int = 100, seconds: float = 0.0) -> Surface:
    """A picture of ``scene`` on a surface of ``size``, after entering it and ``seconds`` of frames."""
    host = StillHost(measured(size, text_percent), Sounds(None))
    surface = Surface(size, 0, 32)
    scene.enter(host)
    scene.resize(host.metrics)
    for _ in range(round(seconds * 60)):
        scene.update(1 / 60)
    scene.invalidate()
    scene.draw(surface)
    return surface
