"""What is tested here concerns the compiled engine, so it is collected where that one runs."""

from stammtisch.core.build import compiled

collect_ignore_glob = [] if compiled() else ["test_*.py"]
