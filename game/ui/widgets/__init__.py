"""Widgets: small, themed, keyboard first, sized by their measured text."""

from .base import ROOMY, Callback, Label, Widget, Written, answer_of, draw_ring, path_to, walk
from .boxes import Box, Column, Grid, Row, Space, Whole
from .button import Button
from .choice import Choice, Option, Tabs
from .dialog import Dialog, DialogReply, cancel, close
from .field import TextField
from .form import Form, ShownForm, tip_of, tip_rect
from .listing import Listing, RowList
from .panel import Drawn, Panel, Rule, draw_rule
from .scroll import ScrollArea
from .select import Select
from .slider import Slider
from .tip import draw_tip
from .toggle import Toggle
from .tracks import Composed, ContentButton, Tracks

__all__ = [
    "ROOMY", "Callback", "Box", "Button", "Choice", "Column", "Composed", "ContentButton", "Dialog", "DialogReply",
    "Drawn", "Form", "Grid", "Label", "Listing", "Option", "Panel", "Row", "RowList", "Rule", "ScrollArea",
    "Select", "ShownForm", "Slider", "Space", "Tabs", "TextField", "Toggle", "Tracks", "Whole", "Widget", "Written",
    "answer_of", "cancel", "close", "draw_ring", "draw_rule", "draw_tip", "path_to", "tip_of", "tip_rect", "walk",
]
