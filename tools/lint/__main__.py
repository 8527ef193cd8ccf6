"""``python -m tools.lint``: prints every fault and exits with 1 if there is one."""

import sys

from .rules import faults

found = faults()
for fault in found:
    print(fault)
sys.exit(bool(found))
