"""Widgets: small, themed, keyboard first, sized by their measured text."""

from .base import ROOMY, Action, Label, Part, Widget, Written, answered, draw_ring, path_to, walk
from .boxes import Box, Column, Grid, Row, Space
from .button import Button
from .form import Form, draw_tip

__all__ = [
    "ROOMY", "Action", "Box", "Button", "Column", "Form", "Grid", "Label", "Part", "Row", "Space", "Widget", "Written",
    "answered", "draw_ring", "draw_tip", "path_to", "walk",
]  # fmt: skip
