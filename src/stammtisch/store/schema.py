"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

_serial = BigInteger().with_variant(Integer, "sqlite")

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("claimed", String(40), unique=True),
    Column("passphrase", Text),
    Column("generation", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("status", String(12), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("host", String(16), nullable=False, index=True),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("version", Integer, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_due", "status", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16), nullable=False, index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(16)),
    Column("nonce", String(40)),
    UniqueConstraint("table_id", "player", "nonce", name="entries_nonce"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", _serial, primary_key=True, autoincrement=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("player", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
