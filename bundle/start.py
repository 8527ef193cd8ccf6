"""What the bundled program starts with; every process of it comes through here."""

import os
import sys
from importlib import import_module
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # the bots' process is this program too, and goes no further than here
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # a program of Windows without a console has nowhere to print
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open as long as the program is

    raise SystemExit(import_module("tarot_des_fleurs.game.cli").main())
