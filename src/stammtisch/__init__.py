"""Stammtisch: games of negotiation, as an engine."""

__version__ = "0.1.0"
