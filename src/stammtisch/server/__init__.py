"""Live tables: people and bots play over HTTP and WebSocket, and nothing told is ever lost."""
