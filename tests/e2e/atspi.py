"""A client of AT-SPI, the accessibility bus of Linux desktops, with the same information as a screen reader."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    DBusErrorResponse,
    HeaderFields,
    MatchRule,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
ATSPI = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
PATIENCE = 30.0
ROLES = {11: "combo box", 16: "dialog", 23: "window", 27: "picture", 29: "text", 31: "list", 32: "row", 37: "tab",
         38: "tabs", 39: "page", 43: "button", 44: "choice", 7: "check box", 51: "slider", 55: "table", 56: "cell",
         57: "column header", 75: "program", 79: "field", 83: "heading", 88: "link", 90: "table row", 98: "list box",
         99: "group"}
"""Names of roles by their numbers in the specification of AT-SPI."""
FOCUSED, SELECTED = 12, 23
"""Numbers of states in the specification of AT-SPI."""


def missing() -> list[str]:
    """The programs that an accessibility bus needs and this machine lacks."""
    return [name for name in ("dbus-daemon",) if shutil.which(name) is None] + \
        ([] if LAUNCHER.exists() else ["at-spi2-core"])


class Session:
    """A session bus with an accessibility bus, on which a running screen reader is announced."""

    def __init__(self, env: Mapping[str, str], folder: Path) -> None:
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        self.env = {**env, "XDG_RUNTIME_DIR": str(runtime)}
        read, write = os.pipe()
        self.daemon = subprocess.Popen(["dbus-daemon", "--session", "--nofork", f"--print-address={write}"],
                                       env=self.env, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as address:
            self.env["DBUS_SESSION_BUS_ADDRESS"] = address.readline().strip()
        self.session = open_dbus_connection(self.env["DBUS_SESSION_BUS_ADDRESS"])
        bus = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
        address = _asked(self.session, new_method_call(bus, "GetAddress"))[0]
        self.bus, self._events = open_dbus_connection(address), open_dbus_connection(address)
        _asked(self._events, message_bus.AddMatch(MatchRule(type="signal", interface=ATSPI + "Event.Object",
                                                            member="Announcement")))
        self.listen(True)

    def listen(self, on: bool) -> None:
        """Announce on the bus that assistive programs run, or that they do not."""
        status = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Status")
        _asked(self.session, Properties(status).set("IsEnabled", "b", on))

    def announced(self) -> list[str]:
        """The texts that programs have asked a reader to read aloud since the last call."""
        found: list[str] = []
        while True:
            try:
                event = self._events.receive(timeout=0)
            except TimeoutError:
                return found
            if event.header.fields.get(HeaderFields.member) == "Announcement":
                found.append(str(event.body[3][1]))

    @property
    def programs(self) -> list[Accessible]:
        return Accessible(self.bus, ATSPI + "Registry", ROOT).children

    def program(self) -> Accessible:
        """The only program with a window; waits until it has one."""
        return until(lambda: next((one for one in self.programs if one.children), None), "no program")

    def close(self) -> None:
        self._events.close()
        self.bus.close()
        self.session.close()
        self.daemon.terminate()
        self.daemon.wait(60)


def until(found: Callable[[], Any], complaint: str) -> Any:
    """The first result of ``found`` that is not None; fails with ``complaint`` after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if (thing := found()) is not None:
                return thing
        except DBusErrorResponse:  # the node has been removed in the meantime
            pass
        time.sleep(0.02)
    raise AssertionError(complaint)


def _asked(bus: DBusConnection, call: Any) -> Any:
    answer = bus.send_and_get_reply(call, timeout=PATIENCE)
    if answer.header.message_type.name == "error":
        raise DBusErrorResponse(answer)
    return answer.body


@dataclass(frozen=True)
class Accessible:
    """A node of the tree; every property is read from the bus."""

    bus: DBusConnection
    owner: str
    path: str

    def _call(self, interface: str, method: str, signature: str | None = None, *given: Any) -> Any:
        at = DBusAddress(self.path, bus_name=self.owner, interface=ATSPI + interface)
        return _asked(self.bus, new_method_call(at, method, signature, given))

    def _property(self, name: str, interface: str = "Accessible") -> Any:
        at = DBusAddress(self.path, bus_name=self.owner, interface=ATSPI + interface)
        return _asked(self.bus, Properties(at).get(name))[0][1]

    @property
    def name(self) -> str:
        return str(self._property("Name"))

    @property
    def description(self) -> str:
        return str(self._property("Description"))

    @property
    def role(self) -> str:
        number = self._call("Accessible", "GetRole")[0]
        return ROLES.get(number, str(number))

    @property
    def interfaces(self) -> list[str]:
        return [name.removeprefix(ATSPI) for name in self._call("Accessible", "GetInterfaces")[0]]

    @property
    def children(self) -> list[Accessible]:
        return [Accessible(self.bus, owner, path) for owner, path in self._call("Accessible", "GetChildren")[0]]

    @property
    def parent(self) -> Accessible:
        owner, path = self._property("Parent")
        return Accessible(self.bus, owner, path)

    @property
    def number(self) -> float:
        """The value of a node with a settable number."""
        return float(self._property("CurrentValue", "Value"))

    def set_number(self, number: float) -> None:
        at = DBusAddress(self.path, bus_name=self.owner, interface=ATSPI + "Value")
        _asked(self.bus, Properties(at).set("CurrentValue", "d", number))

    def has(self, state: int) -> bool:
        """Whether the node has the state with the number ``state``."""
        low, high = self._call("Accessible", "GetState")[0]
        return bool((low | high << 32) >> state & 1)

    def press(self) -> None:
        """Do the first action of the node."""
        self._call("Action", "DoAction", "i", 0)

    def take_focus(self) -> bool:
        """Give the node the focus; returns whether that succeeded."""
        return bool(self._call("Component", "GrabFocus")[0])

    def every(self) -> Iterator[Accessible]:
        """Yield the node and all nodes below it, in the order of reading."""
        yield self
        for child in self.children:
            yield from child.every()
