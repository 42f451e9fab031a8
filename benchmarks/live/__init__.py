"""Players for the load on servers: ours, and boardgame.io's."""
