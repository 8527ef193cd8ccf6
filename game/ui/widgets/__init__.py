"""Widgets, whose size follows from their text, and all of which can be used with the keyboard."""

from .base import ROOMY, Callback, Fitted, Label, Widget, Written, answer_of, bounds_of, draw_ring, muted, path_to, walk
from .boxes import Box, Column, Grid, Row, Space, Split, Tiles, Tracks, Whole
from .button import Button, Composed, ContentButton, IconButton, QuietButton, TextButton, TileButton
from .choice import Choice, Option, Tabs, Toggle
from .dialog import Dialog, DialogReply, cancel, close
from .field import TextField
from .form import Form, ShownForm, draw_tip, tip_of, tip_rect
from .listing import Listing, RowList, Select
from .panel import Drawn, Panel, Rule, draw_rule
from .scroll import ScrollArea
from .slider import Slider

__all__ = [
    "ROOMY", "Callback", "Box", "Button", "Choice", "Column", "Composed", "ContentButton", "Dialog", "DialogReply",
    "Drawn", "Fitted", "Form", "Grid", "IconButton", "Label", "Listing", "Option", "Panel", "QuietButton", "Row",
    "RowList", "Rule", "ScrollArea", "Select", "ShownForm", "Slider", "Space", "Split", "Tabs", "TextButton",
    "TextField", "TileButton", "Tiles", "Toggle", "Tracks", "Whole", "Widget", "Written", "answer_of", "bounds_of",
    "cancel", "close", "draw_ring", "draw_rule", "draw_tip", "muted", "path_to", "tip_of", "tip_rect", "walk",
]
