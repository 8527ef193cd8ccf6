"""The ornaments of the table: the drawing of each file."""
from __future__ import annotations

from dataclasses import dataclass

from ..registry import Drawing

SEATS = 6
COMPANIONS = ("rosalie", "anatole", "gaston", "colette", "baptiste", "victorine", "augustin")
SIDES = ("taker", "defenders", "open")
ROLES = ("taker", "partner", "own", "defender", "open", "lead")
RIM_WIDTH = 2100  # of the five pictures of the rim: sharp on a screen of 2880 pixels, fair on one of 3840
ICON_NAMES = ("settings", "hint", "undo", "last_trick", "sound", "mute", "fullscreen", "close", "back", "forward",
              "menu", "help", "score", "history", "statistics", "replay", "gallery", "rulebook", "lessons", "share",
              "editor", "step_back", "step_forward", "play", "pause")
APP_ICON_WIDTHS = (48, 64, 128, 256, 512)


@dataclass(frozen=True, slots=True)
class Ornament:
    """A drawing of the table and the (file below sprites/, width in pixels) it is written to.

    `lossy`: a picture of cloth. `flat`: a drawing in at most 256 flat inks.
    """
    drawing: Drawing
    files: tuple[tuple[str, int], ...]
    lossy: bool = False
    flat: bool = False


def _ornament(module: str, function: str, file: str, width: int, *arguments: object, lossy: bool = False,
              flat: bool = False) -> Ornament:
    return Ornament(Drawing(f"{__name__}.{module}", function, arguments), ((file, width),), lossy, flat)


def _table(module: str, name: str, width: int, *arguments: object, function: str = "", lossy: bool = False,
           flat: bool = False) -> Ornament:
    return _ornament(module, function or name, f"table/{name}.webp", width, *arguments, lossy=lossy, flat=flat)


def _app_icon(widths: tuple[int, ...], function: str) -> Ornament:
    return Ornament(Drawing(f"{__name__}.app_icon", function), tuple((f"table/icon_{w}.png", w) for w in widths),
                    flat=True)


ORNAMENTS: dict[str, Ornament] = {
    "grain": _ornament("soft", "grain", "grain.webp", 320),
    "fibre": _table("press", "fibre", 256),
    "stipple": _table("press", "stipple", 256),
    "felt": _table("cloth", "felt", 1920, lossy=True),
    "tapis": _table("tapis", "tapis", RIM_WIDTH),
    "tapis_rim": _table("rim", "tapis_rim", RIM_WIDTH),
    **{f"vine_{side}": _table("rim", f"vine_{side}", RIM_WIDTH, side, function="vine", flat=True) for side in SIDES},
    **{f"vine_tip_{side}": _table("rim", f"vine_tip_{side}", 160, side, function="tip") for side in SIDES},
    "target_bud": _table("targets", "target_bud", 200),
    "target_flower": _table("targets", "target_flower", 200),
    "garland": _table("garland", "garland", 800, flat=True),
    **{f"crest_{side}": _table("roles", f"crest_{side}", 440, side, function="crest", flat=True) for side in SIDES},
    **{f"ring_{side}": _table("roles", f"ring_{side}", 320, side, function="ring") for side in SIDES},
    **{f"sign_{role}": _table("roles", f"sign_{role}", 96, role, function="sign") for role in ROLES},
    **{f"oudler_{card}_{state}": _table("oudlers", f"oudler_{card}_{state}", 220, card, state, function="oudler",
                                        flat=True)
       for card in "PMF" for state in ("held", "taker", "defenders")},
    "oudler_hidden": _table("oudlers", "oudler_hidden", 220, function="hidden"),
    "slices": _ornament("slices", "text", "table/slices.json", 0),
    "panel": _table("panels", "panel", 320),
    "panel_plain": _table("panels", "panel_plain", 96),
    **{name: _table("panels", name, 112, primary, state, function="button")
       for name, primary, state in (
           ("button", False, "normal"), ("button_hover", False, "hover"), ("button_pressed", False, "pressed"),
           ("button_disabled", False, "disabled"), ("button_primary", True, "normal"),
           ("button_primary_hover", True, "hover"), ("button_primary_pressed", True, "pressed"))},
    "ribbon": _table("panels", "ribbon", 260),
    **{f"seat_{seat}": _table("medallions", f"seat_{seat}", 320, seat, function="seat", flat=True)
       for seat in range(SEATS)},
    **{f"companion_{name}": _table("companions", f"companion_{name}", 320, name, function="companion", flat=True)
       for name in COMPANIONS},
    "medallion_glow": _table("medallions", "medallion_glow", 416, lossy=True),
    "dealer": _table("medallions", "dealer", 128),
    "slot": _table("medallions", "slot", 300),
    "slider_track": _table("controls", "slider_track", 120),
    "slider_knob": _table("controls", "slider_knob", 64),
    "checkbox_off": _table("controls", "checkbox_off", 64, False, function="checkbox"),
    "checkbox_on": _table("controls", "checkbox_on", 64, True, function="checkbox"),
    "radio_off": _table("controls", "radio_off", 64, False, function="radio"),
    "radio_on": _table("controls", "radio_on", 64, True, function="radio"),
    "shadow": _table("soft", "shadow", 176),
    "glow": _table("soft", "glow", 176),
    **{f"suit_{sign}": _ornament("signs", "suit", f"suits/{sign}.webp", 128, sign) for sign in "SHDCTF"},
    **{f"icon_{name}": _ornament("icons", "icon", f"icons/{name}.webp", 96, name) for name in ICON_NAMES},
    "app_icon": _app_icon(APP_ICON_WIDTHS, "app_icon"),
    "app_icon_small": _app_icon((16, 32), "app_icon_small"),
}
