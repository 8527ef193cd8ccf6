"""Whether the machine has power to spare for work in the background."""

from __future__ import annotations

import pygame

LEAST_PERCENT = 33
"""Below this charge nothing is done in the background on battery."""


def has_power() -> bool:
    """Whether the machine is on mains or its battery is charged by a third; true where that is unknown."""
    state = pygame.system.get_power_state()
    if state is None or not state.on_battery or state.battery_percent is None:
        return True
    return state.battery_percent >= LEAST_PERCENT
