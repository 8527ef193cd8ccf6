"""How the properties are drawn: always the same examples, unless one asks to explore.

    HYPOTHESIS_PROFILE=explore .venv/bin/python -m pytest tests/engine
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", derandomize=True, deadline=None, database=None, suppress_health_check=_SLOW)
settings.register_profile("explore", deadline=None, database=None, suppress_health_check=_SLOW, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

os.environ["LANGUAGE"] = "en"
"""What the program says here does not depend on whoever runs the tests."""
