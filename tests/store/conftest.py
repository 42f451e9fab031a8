"""A database for each test, of both kinds."""
