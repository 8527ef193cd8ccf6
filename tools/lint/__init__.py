"""Rules for the source files: ``python -m tools.lint`` prints every fault with its file.

A rule is a function that yields a sentence for each fault; its docstring states the rule or the reason for it. `RULES`
in ``__main__`` contains all rules.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
