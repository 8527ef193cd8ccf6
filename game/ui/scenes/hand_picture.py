"""A hand of cards and a back on the cloth, as the settings would have it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ...engine.cards import cards
from ...engine.variants import rules_of
from ...settings import Settings
from ...view.units import Metrics
from ..draw import art, theme
from ..draw.cloth import cloth
from ..draw.deck import BACK
from ..table.preferences import sort_of
from ..widgets import Drawn

HAND = cards("F T1 T14 T21 S7 SR H4 HD C9 CV D2 DR")
WIDE, HIGH = 770, 94
CARD, STEP, TOP = 100, 46, 14
ASIDE = 70
"""Units by which the back lies apart from the hand."""


def hand_picture(settings: Settings) -> Drawn:
    """A widget showing :data:`HAND` and a back in the order, and on the cloth, that ``settings`` ask for."""
    order = sorted(HAND, key=sort_of(settings, rules_of(settings.setup.preset)))
    names = [*(card.name for card in order), BACK]

    def paint(surface: Surface, rect: Rect, metrics: Metrics) -> None:
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        units = rect.height / HIGH
        ground = cloth(metrics.size, settings.felt)
        surface.blit(ground, rect, rect.move((metrics.width - rect.width) // 2 - rect.left, -rect.top))
        _lay(surface, rect, names, units)
        surface.set_clip(clip)
        pygame.draw.rect(surface, theme.GILT_DARK, rect, metrics.px(3))
        pygame.draw.rect(surface, theme.GILT, rect.inflate(-metrics.line, -metrics.line), metrics.line)

    return Drawn(WIDE, HIGH, paint)


def _lay(surface: Surface, rect: Rect, names: list[str], units: float) -> None:
    width, step = round(CARD * units), STEP * units
    aside = ASIDE * units
    left = rect.centerx - (step * (len(names) - 1) + aside + width) / 2
    shadow = art.card_shadow(width)
    for place, name in enumerate(names):
        picture = art.card(name, width)
        across = left + place * step + (aside if name == BACK else 0)
        spot = picture.get_rect(topleft=(round(across), rect.top + round(TOP * units)))
        art.stick(surface, shadow, shadow.get_rect(center=spot.center))
        art.stick(surface, picture, spot)
