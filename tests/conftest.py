"""Settings for every test: how much hypothesis tries, and what a failure prints."""

import os

from hypothesis import HealthCheck, settings

_patient = settings(
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("test", _patient, max_examples=3, derandomize=True)
settings.register_profile("soak", _patient, max_examples=200)
settings.load_profile(os.environ.get("STAMMTISCH_TESTS", "test"))
