"""How thoroughly property tests search: `HYPOTHESIS_PROFILE=deep` for a long look."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "ci", max_examples=12, derandomize=True, deadline=None, database=None, suppress_health_check=slow
)
settings.register_profile(
    "deep", max_examples=400, deadline=None, print_blob=True, suppress_health_check=slow
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
