"""The user interface with pygame: a list of its modules. Importing this package does not import pygame.

The loop (``app``)
    ``App(first, screen, *, text_percent=100, sounds=None)``, ``.run() -> exit code``; ``.step(events, dt) -> running``
    is one frame and needs no window: ``App(scene, MemoryScreen((1280, 720)))`` in tests.
    ``WindowScreen(title, size=None)`` is the real one. ``.scenes.stack``, ``.scenes.top``, ``.scenes.exit_code``.
    Call ``require_pygame_ce()`` first. The loop handles F11 and M if no scene uses the key.

Scenes (``scene``)
    A ``Scene`` has ``overlay``, ``dirty``, ``busy`` and ``enter(host)``, ``leave()``, ``resize(metrics)``,
    ``handle(event) -> Answer``, ``update(dt) -> Step | None``, ``draw(surface)``; its docstring defines them.
    ``Step = Push(scene) | Pop() | Home() | Replace(scene) | Quit(code=0)``; ``Answer = bool | Step``: False, not
    used; True, used; a step, used and taken. ``Pop`` goes back, ``Home`` to the menu; ``Pop(then=step)`` steps from the
    scene below.
    ``context.open(name, …) -> Step`` opens a page by its name in ``routes``.
    ``host`` has ``.metrics``, ``.sounds``, ``.full_screen``, ``.set_full_screen(on)``, ``.set_text_percent(n)``.

Sizes and colours (``theme``)
    ``measured(size, text_percent) -> Metrics``: ``.px(units)`` of the base window 1280 × 720, ``.text_px(role)``,
    ``.gap .pad .radius .line .ring .slop``. Roles: title, heading, button, body, strong, italic, small, index.
    ``ON_PAPER`` and ``ON_FELT`` are backgrounds with readable colours: ``.ink .muted .accent .gain .loss .line``.

Words (``words``, no pygame)
    ``say(key, **given)``, ``count(key, n)``, ``lazy(key)`` for widgets; ``card("SR")``, ``card_sign("SR")``;
    ``number``, ``signed``, ``halves``; ``use("fr")``, ``on_change``. The module explains how to add words.

Text (``text``)
    ``lay(words, role, metrics, room=None) -> Block`` wraps, ``fit(words, role, metrics, room, lines=1)`` shrinks a
    little and then wraps; ``draw(surface, block, rect, colour, align, halo=None)``; it draws the signs of suits.

Pictures (``art``; all premultiplied, draw with ``art.stick(surface, picture, at)``)
    ``card(name, width, dim=0)`` at once, a plain card until the picture is read; ``turned_card(name, width,
    degrees)``, ``sprite(name, box)`` or None; ``picture(name)``; ``suit(letter, px)``;
    ``panel``, ``ribbon``, ``button`` ``(surface, rect, ui_scale)``; ``frame(kind, size, ui_scale, state)``;
    ``card_shadow(width, strength)``, ``card_glow(width)``, ``halo``, ``felt(size)``; ``washed``, ``faded``, ``Shelf``.

Sounds (``sounds``)
    ``play(name, volume=1, pan=0)``, ``music(mood)``, ``.volumes`` by kind, ``.music_volume``, ``.cafe``,
    ``toggle_mute()``.

Events (``events``)
    ``verb(event) -> Verb | None`` is the effect of a key or a pad's button; ``PointerReader(slop).read(event) ->
    Gesture | None`` distinguishes clicks from drags. Positions come from events, never from ``pygame.mouse.get_pos()``.

Widgets (``widgets``)
    ``Form(root, sound=None)`` holds a tree of widgets: ``.layout(rect, metrics)``, ``.handle(event) -> Answer``,
    ``.update(dt)``, ``.draw(surface)``, ``.dirty``, ``.focus_on(widget)``. In the tree: ``Label``, ``Button``,
    ``Toggle``, ``Slider``, ``Choice``, ``Select``, ``Listing``, ``TextField``, ``Tabs``, ``Panel``, ``ScrollArea``,
    ``Rule``, ``Drawn``, laid out by ``Column``, ``Row`` (several lines), ``Grid`` (fewer columns if narrow), ``Space``.
    An action returns a step or None; ``why="…"`` disables a widget and is shown after a press; ``tip`` explains it.
    ``Push(Dialog(title, words, (cancel(), DialogReply(words, action, primary=True))))`` asks; Esc is the first reply.
    ``WidgetsPage`` in ``tools/shots/widgets_page.py`` shows them all. Check a scene that keeps its form as ``.form``
    with ``tests.ui.layout_check.faults(scene.form, metrics)``.
"""

import os

from ..about import DESKTOP_NAME

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
for _system in ("X11", "WAYLAND"):
    os.environ.setdefault(f"SDL_VIDEO_{_system}_WMCLASS", DESKTOP_NAME)  # without it the window has no icon in the dock
