"""A tiny complete game, kept to show how a game is added: see docs/contribute/add-a-game.md."""
