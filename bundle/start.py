"""The main script of the bundled program; each of its processes begins here."""

import os
import sys
from importlib import import_module
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # further processes run this program too, and do not return from this call
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # a program without a console has no standard output on Windows
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open as long as the program is

    raise SystemExit(import_module("tarot_des_fleurs.game.cli").main())
