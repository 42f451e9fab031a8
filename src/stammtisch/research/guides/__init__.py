"""For each game, what its actions and observations are for a learner."""
