"""`python -m stammtisch.server` is `stammtisch serve`."""

from stammtisch.server.commands import serve_app

serve_app(prog_name="stammtisch serve")
