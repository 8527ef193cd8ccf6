"""Rules about the source files: ``python -m tools.lint`` prints what breaks one, with the file.

A rule is a function that yields a sentence for each fault; its docstring gives the reason. `RULES` in
``__main__`` has them all.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
