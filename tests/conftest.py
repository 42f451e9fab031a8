"""Settings for every test: its services, how much hypothesis tries, what a failure prints."""

import os

from hypothesis import HealthCheck, settings

from tests.services.chromium import browser, chromium_path, page
from tests.services.postgres import fresh_postgres, postgres_url

__all__ = ["browser", "chromium_path", "fresh_postgres", "page", "postgres_url"]

_patient = settings(
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("test", _patient, max_examples=3, derandomize=True)
settings.register_profile("soak", _patient, max_examples=200)
settings.load_profile(os.environ.get("STAMMTISCH_TESTS", "test"))
