"""The durable memory of the tables: SQLite by default, PostgreSQL by URL."""

from stammtisch.store.appending import Conflict, Row
from stammtisch.store.database import Database
from stammtisch.store.logbook import Logbook
from stammtisch.store.news import News
from stammtisch.store.people import People
from stammtisch.store.records import SeatRecord, TableRecord
from stammtisch.store.tables import Stale, Tables

__all__ = [
    "Conflict",
    "Database",
    "Logbook",
    "News",
    "People",
    "Row",
    "SeatRecord",
    "Stale",
    "TableRecord",
    "Tables",
]
