"""Self-play, tournaments, ratings and reports: where bots prove what they are worth."""
