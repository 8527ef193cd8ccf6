"""The link to the system's screen readers through AccessKit, if that is installed."""

from __future__ import annotations

import ctypes
import logging
import sys
from collections.abc import Callable, Mapping
from mmap import mmap
from typing import Any, Protocol

import pygame

from ...view import words
from ...view.access import Node, NodeAct, NodeKey, NodeRole
from ..app.system import sdl
from .reader import ScreenReader, Wish
from .tree import ROOT, Tree

_log = logging.getLogger(__name__)
ROLES = {
    NodeRole.WINDOW: "WINDOW", NodeRole.PAGE: "PANE", NodeRole.DIALOG: "DIALOG", NodeRole.GROUP: "GROUP",
    NodeRole.PROSE: "GENERIC_CONTAINER",
    NodeRole.HEADING: "HEADING", NodeRole.LABEL: "LABEL", NodeRole.IMAGE: "IMAGE", NodeRole.LINK: "LINK",
    NodeRole.BUTTON: "BUTTON", NodeRole.TOGGLE: "CHECK_BOX", NodeRole.CHOICE: "RADIO_GROUP",
    NodeRole.OPTION: "RADIO_BUTTON", NodeRole.TABS: "TAB_LIST", NodeRole.TAB: "TAB", NodeRole.SELECT: "COMBO_BOX",
    NodeRole.SLIDER: "SLIDER", NodeRole.FIELD: "TEXT_INPUT", NodeRole.LIST: "LIST", NodeRole.ITEM: "LIST_ITEM",
    NodeRole.TABLE: "TABLE", NodeRole.ROW: "ROW", NodeRole.CELL: "CELL", NodeRole.HEAD: "COLUMN_HEADER",
    NodeRole.NEWS: "LABEL", NodeRole.ALERT: "LABEL",
}
"""The library's name of each role."""
CHOSEN_ROLES = {NodeRole.LIST: "LIST_BOX", NodeRole.ITEM: "LIST_BOX_OPTION"}
"""The library's names for a list of which one item is always chosen; readers announce the other items as not chosen."""
ACTS = {NodeAct.FOCUS: "FOCUS", NodeAct.PRESS: "CLICK", NodeAct.LESS: "DECREMENT", NodeAct.MORE: "INCREMENT",
        NodeAct.SET: "SET_VALUE", NodeAct.SHOW: "SCROLL_INTO_VIEW"}
"""The library's name of each act."""
WORDS_AS_VALUE = (NodeRole.LABEL, NodeRole.NEWS, NodeRole.ALERT)
"""The roles for which the library reads the value, not the label."""
SPARE_BYTES = 64 << 20
"""The bytes of memory that the library's threads need; if one of them cannot start, the library ends the program."""
ROOM = 256
"""The size in bytes of the buffer for SDL's window information, more than SDL needs."""
HANDLE_AT = 8
"""The offset of the handle in the window information, after the version and the system."""


def reader_for(window: pygame.Window) -> ScreenReader | None:
    """Connect ``window``, which must not be shown yet, to screen readers; None without the library or on failure."""
    try:
        import accesskit
        handle = native_window(window) if sys.platform in ("win32", "darwin") else 0
        return ScreenReader(AccessKit(accesskit, window, handle))
    except ImportError:
        return None
    except OSError as fault:
        _log.info("no screen reader can be told of the window: %s", fault)
        return None


class Placed(Protocol):
    @property
    def position(self) -> tuple[int, int]: ...
    @property
    def size(self) -> tuple[int, int]: ...


class AccessKit:
    """Implements :class:`Bridge` with the library AccessKit.

    ``handle`` is the window's handle on Windows and macOS, 0 on other systems.
    """

    def __init__(self, library: Any, window: Placed, handle: int) -> None:
        self._kit, self._window, self._handle = library, window, handle
        self._ids: dict[NodeKey, int] = {}
        self._keys: dict[int, NodeKey] = {}
        self._acts = {int(getattr(library.Action, name)): act for act, name in ACTS.items()}
        self._whole = True
        self._adapter: Any = None

    def open(self, begun: Callable[[], None], ended: Callable[[], None], asked: Callable[[Wish], None]) -> None:
        """Connect to the system's readers. The first tree is sent later, because it must come from the window's thread.

        Raises OSError if there is too little memory.
        """
        def activated() -> None:
            self._whole = True
            begun()

        def act(request: Any) -> None:
            if (wish := self._wish(request)) is not None:
                asked(wish)

        mmap(-1, SPARE_BYTES).close()
        if sys.platform == "win32":
            self._adapter = self._kit.windows.SubclassingAdapter(self._handle, activated, act)
        elif sys.platform == "darwin":
            self._kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = self._kit.macos.SubclassingAdapter.for_window(self._handle, activated, act)
        else:
            self._adapter = self._kit.unix.Adapter(activated, act, ended)

    def _wish(self, request: Any) -> Wish | None:
        """The ``request`` of a screen reader as a Wish; None if its act or its node is unknown."""
        act, key = self._acts.get(int(request.action)), self._keys.get(request.target)
        if act is None or key is None:
            return None
        return Wish(act, key, request.data[1] if request.data is not None and act is NodeAct.SET else None)

    # -- to the readers ------------------------------------------------------------------------------------------------

    def focused(self, on: bool) -> None:
        """Report whether the window has the keyboard; Windows needs no report."""
        if sys.platform == "darwin":
            self._raise(self._adapter.update_view_focus_state(on))
        elif sys.platform != "win32":
            self._adapter.update_window_focus_state(on)

    def tell(self, tree: Tree, changed: Mapping[NodeKey, Node]) -> None:
        """Send the nodes in ``changed`` to the readers."""
        if sys.platform not in ("win32", "darwin"):
            self._place()
        self._raise(self._adapter.update_if_active(lambda: self._update(tree, changed)))

    def _place(self) -> None:
        (left, top), (wide, high) = self._window.position, self._window.size
        outer, inner = self._rect(left, top, wide, high), self._rect(0, 0, wide, high)
        self._adapter.set_root_window_bounds(outer, inner)

    @staticmethod
    def _raise(events: Any) -> None:
        """Send the ``events`` of an update, if any; on Windows and macOS the library leaves this to the caller."""
        if events is not None:
            events.raise_events()

    def _update(self, tree: Tree, changed: Mapping[NodeKey, Node]) -> Any:
        update = self._kit.TreeUpdate(self._id(tree.focus))
        for node in changed.values():
            update.nodes.append((self._id(node.key), self._node(node)))
        if self._whole:
            self._whole = False
            update.tree = self._kit.Tree(self._id(ROOT))
        return update

    def _id(self, key: NodeKey) -> int:
        """The number of the node ``key``, which stays the same while the program runs."""
        if key not in self._ids:
            self._ids[key] = len(self._ids) + 1
            self._keys[self._ids[key]] = key
        return self._ids[key]

    def _rect(self, left: int, top: int, wide: int, high: int) -> Any:
        return self._kit.Rect(float(left), float(top), float(left + wide), float(top + high))

    def _node(self, node: Node) -> Any:
        made = self._kit.Node(getattr(self._kit.Role, self._role(node)))
        made.set_bounds(self._rect(*node.bounds))
        made.set_children([self._id(part.key) for part in node.parts])
        if node.name:
            (made.set_value if node.role in WORDS_AS_VALUE else made.set_label)(node.name)
        if node.value:
            made.set_value(node.value)
        why = words.say("reader.not_now", why=node.why) if node.why else ""  # some readers do not announce "disabled"
        if about := " ".join(filter(None, (why, node.about))):
            made.set_description(about)
        if why:
            made.set_disabled()
        for act in node.acts:
            made.add_action(getattr(self._kit.Action, ACTS[act]))
        self._set_state(made, node)
        return made

    @staticmethod
    def _role(node: Node) -> str:
        if node.role is NodeRole.GROUP and not node.name:
            return "GENERIC_CONTAINER"
        chosen = any(part.on is False for part in node.parts) if node.role is NodeRole.LIST else node.on is not None
        return CHOSEN_ROLES[node.role] if chosen and node.role in CHOSEN_ROLES else ROLES[node.role]

    def _set_state(self, made: Any, node: Node) -> None:
        if node.on is not None:
            match node.role:
                case NodeRole.TOGGLE | NodeRole.OPTION:
                    made.set_toggled(self._kit.Toggled.TRUE if node.on else self._kit.Toggled.FALSE)
                case NodeRole.SELECT:
                    made.set_expanded(node.on)
                case _:
                    made.set_selected(node.on)
        if (scale := node.scale) is not None:
            made.set_numeric_value(float(scale.at))
            made.set_min_numeric_value(float(scale.low))
            made.set_max_numeric_value(float(scale.high))
            made.set_numeric_value_step(float(scale.step))
        if node.role is NodeRole.DIALOG:
            made.set_modal()
        if node.role in (NodeRole.NEWS, NodeRole.ALERT):
            urgent = node.role is NodeRole.ALERT
            made.set_live(self._kit.Live.ASSERTIVE if urgent else self._kit.Live.POLITE)


def native_window(window: pygame.Window) -> int:
    """The system's handle of ``window``: an HWND on Windows, an NSWindow on macOS.

    Raises OSError if SDL does not provide it.
    """
    library = sdl()
    try:
        found, told = library.SDL_GetWindowFromID, library.SDL_GetWindowWMInfo
    except AttributeError as fault:
        raise OSError(str(fault)) from None
    found.argtypes, found.restype = (ctypes.c_uint32,), ctypes.c_void_p
    told.argtypes, told.restype = (ctypes.c_void_p, ctypes.c_void_p), ctypes.c_int
    info = ctypes.create_string_buffer(ROOM)
    info.raw = bytes(pygame.get_sdl_version())
    if not told(found(window.id), info):
        raise OSError("SDL does not tell the handle of the window")
    return ctypes.c_void_p.from_buffer(info, HANDLE_AT).value or 0
