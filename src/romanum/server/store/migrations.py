"""Migrations: what was done to the database, version by version, never changed afterwards.

A short list of SQL instead of a migration tool: there is one kind of database, it only ever goes forward, and a person
who starts `romanum` after an update must not have to know that such a thing exists. Each version runs in one
transaction, so a migration that breaks off leaves the database as it was. Both databases read the same statements;
`{id}` is the column type of a number that counts up by itself, `{bytes}` that of binary data.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from romanum.server.store.fault import StoreFault

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE people (id {id}, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,"
        " owner BOOLEAN NOT NULL, created BIGINT NOT NULL)",
        "CREATE TABLE sessions (token TEXT PRIMARY KEY, person BIGINT NOT NULL REFERENCES people(id),"
        " created BIGINT NOT NULL)",
        "CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, scenario TEXT NOT NULL,"
        " options TEXT NOT NULL, title TEXT NOT NULL, names TEXT NOT NULL, dice TEXT NOT NULL, start TEXT,"
        " branch_of TEXT, owner BIGINT NOT NULL REFERENCES people(id), watch TEXT NOT NULL UNIQUE,"
        " public BOOLEAN NOT NULL, hints BOOLEAN NOT NULL, hold BOOLEAN NOT NULL, removed BOOLEAN NOT NULL,"
        " state TEXT NOT NULL, seq INTEGER NOT NULL, n INTEGER NOT NULL, turn TEXT NOT NULL, result TEXT,"
        " created BIGINT NOT NULL, changed BIGINT NOT NULL)",
        "CREATE INDEX matches_state ON matches (state, changed)",
        "CREATE TABLE seats (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, open BOOLEAN NOT NULL,"
        " person BIGINT REFERENCES people(id), bot TEXT, token TEXT NOT NULL UNIQUE, salt TEXT,"
        " PRIMARY KEY (match, seat))",
        "CREATE INDEX seats_person ON seats (person)",
        "CREATE TABLE log (match TEXT NOT NULL REFERENCES matches(id), seq INTEGER NOT NULL, kind TEXT NOT NULL,"
        " seat INTEGER NOT NULL, text TEXT NOT NULL, person BIGINT, at BIGINT NOT NULL, PRIMARY KEY (match, seq))",
        "CREATE TABLE watchers (match TEXT NOT NULL REFERENCES matches(id),"
        " person BIGINT NOT NULL REFERENCES people(id), PRIMARY KEY (match, person))",
        "CREATE TABLE chat (id {id}, match TEXT NOT NULL REFERENCES matches(id), person BIGINT NOT NULL,"
        " who TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX chat_match ON chat (match, id)",
        "CREATE TABLE notes (match TEXT NOT NULL REFERENCES matches(id), person BIGINT NOT NULL REFERENCES people(id),"
        " text TEXT NOT NULL, PRIMARY KEY (match, person))",
    ),
    (
        "ALTER TABLE matches ADD COLUMN allowance INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN stand_in TEXT",
    ),
    (
        "ALTER TABLE people ADD COLUMN blocked BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE people ADD COLUMN seen BIGINT",
        "ALTER TABLE seats ADD COLUMN late BIGINT",
        "CREATE TABLE invitations (id {id}, code TEXT NOT NULL UNIQUE, note TEXT NOT NULL, uses INTEGER,"
        " used INTEGER NOT NULL, made BIGINT NOT NULL, until BIGINT, revoked BOOLEAN NOT NULL)",
        "CREATE TABLE links (token TEXT PRIMARY KEY, kind TEXT NOT NULL, person BIGINT NOT NULL REFERENCES people(id),"
        " about TEXT NOT NULL, made BIGINT NOT NULL, until BIGINT NOT NULL)",
        "CREATE TABLE wishes (person BIGINT PRIMARY KEY REFERENCES people(id), address TEXT NOT NULL,"
        " confirmed BOOLEAN NOT NULL, webhook TEXT NOT NULL, secret TEXT NOT NULL, tell TEXT NOT NULL,"
        " at_table BOOLEAN NOT NULL, leaving TEXT NOT NULL UNIQUE, changed BIGINT NOT NULL)",
        "CREATE TABLE notices (id {id}, person BIGINT NOT NULL REFERENCES people(id),"
        " match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, seq INTEGER NOT NULL,"
        " way TEXT NOT NULL, state TEXT NOT NULL, facts TEXT NOT NULL, tries INTEGER NOT NULL, due BIGINT NOT NULL,"
        " made BIGINT NOT NULL, UNIQUE (person, match, seat, kind, seq, way))",
        "CREATE INDEX notices_state ON notices (state, due)",
        "CREATE INDEX notices_match ON notices (match)",
        "CREATE TABLE announcements (id {id}, text TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE TABLE deeds (id {id}, at BIGINT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE snapshots (match TEXT NOT NULL REFERENCES matches(id), seq INTEGER NOT NULL,"
        " data {bytes} NOT NULL, PRIMARY KEY (match, seq))",
    ),
    ("ALTER TABLE seats ADD COLUMN lead_in BOOLEAN",),
    (
        "ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN build TEXT",
        "CREATE TABLE traces (match TEXT NOT NULL REFERENCES matches(id), seq INTEGER NOT NULL,"
        " data {bytes} NOT NULL, PRIMARY KEY (match, seq))",
    ),
    (
        "ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX matches_owner ON matches (owner, state)",
        "CREATE INDEX matches_place ON matches (place, state)",
    ),
    (
        "ALTER TABLE log ADD COLUMN private TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE asking (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL,"
        " kind TEXT NOT NULL, wanted TEXT NOT NULL, PRIMARY KEY (match, seat, kind))",
    ),
    (
        "ALTER TABLE matches ADD COLUMN bank INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN increment INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN vacation INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN bank BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN vacation INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN leave_until BIGINT",
    ),
    (
        "ALTER TABLE matches ADD COLUMN rated TEXT",
        "CREATE TABLE results (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, game TEXT NOT NULL,"
        " scenario TEXT NOT NULL, seats INTEGER NOT NULL, person BIGINT REFERENCES people(id), bot TEXT,"
        " place INTEGER NOT NULL, won BOOLEAN NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,"
        " mu_before DOUBLE PRECISION NOT NULL, sigma_before DOUBLE PRECISION NOT NULL, ended BIGINT NOT NULL,"
        " PRIMARY KEY (match, seat))",
        "CREATE INDEX results_person ON results (person, ended)",
        "CREATE INDEX results_game ON results (game, ended)",
    ),
    ("ALTER TABLE wishes ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",),
    (
        "CREATE TABLE highlights (match TEXT PRIMARY KEY REFERENCES matches(id), margin INTEGER,"
        " leads INTEGER NOT NULL, upset INTEGER NOT NULL, score INTEGER NOT NULL, ended BIGINT NOT NULL)",
        "CREATE INDEX highlights_score ON highlights (score, ended)",
        "CREATE TABLE remarks (id {id}, match TEXT NOT NULL REFERENCES matches(id), n INTEGER NOT NULL,"
        " person BIGINT NOT NULL REFERENCES people(id), who TEXT NOT NULL, text TEXT NOT NULL, arrows TEXT NOT NULL,"
        " at BIGINT NOT NULL)",
        "CREATE INDEX remarks_match ON remarks (match, n)",
    ),
    (
        "CREATE TABLE tournaments (id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL,"
        " scenario TEXT NOT NULL, options TEXT NOT NULL, kind TEXT NOT NULL, sizes TEXT NOT NULL,"
        " rounds INTEGER NOT NULL, go_on INTEGER NOT NULL, entry TEXT NOT NULL, code TEXT NOT NULL,"
        " most INTEGER NOT NULL, by_itself BOOLEAN NOT NULL, public BOOLEAN NOT NULL, hints BOOLEAN NOT NULL,"
        " allowance INTEGER NOT NULL, bank INTEGER NOT NULL, increment INTEGER NOT NULL, vacation INTEGER NOT NULL,"
        " stand_in TEXT, grace INTEGER NOT NULL, seed BIGINT NOT NULL, state TEXT NOT NULL, round INTEGER NOT NULL,"
        " planned INTEGER NOT NULL, owner BIGINT NOT NULL REFERENCES people(id), place TEXT NOT NULL,"
        " created BIGINT NOT NULL, changed BIGINT NOT NULL, version INTEGER NOT NULL)",
        "CREATE INDEX tournaments_state ON tournaments (state, changed)",
        "CREATE INDEX tournaments_owner ON tournaments (owner, state)",
        "CREATE TABLE entrants (tournament TEXT NOT NULL REFERENCES tournaments(id), number INTEGER NOT NULL,"
        " person BIGINT REFERENCES people(id), bot TEXT, rating INTEGER, gone INTEGER, entered BIGINT NOT NULL,"
        " PRIMARY KEY (tournament, number), UNIQUE (tournament, person))",
        "CREATE INDEX entrants_person ON entrants (person)",
        "CREATE TABLE boards (tournament TEXT NOT NULL REFERENCES tournaments(id), round INTEGER NOT NULL,"
        " board INTEGER NOT NULL, match_id TEXT, bye BOOLEAN NOT NULL, seats TEXT NOT NULL, places TEXT,"
        " scores TEXT NOT NULL, absent TEXT NOT NULL, PRIMARY KEY (tournament, round, board))",
    ),
    (
        "CREATE TABLE orders (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL,"
        " orders TEXT NOT NULL, PRIMARY KEY (match, seat))",
    ),
    (
        "CREATE TABLE analyses (match TEXT PRIMARY KEY REFERENCES matches(id), person BIGINT NOT NULL,"
        " place TEXT NOT NULL, state TEXT NOT NULL, progress INTEGER NOT NULL, asked BIGINT NOT NULL,"
        " data {bytes} NOT NULL)",
        "CREATE INDEX analyses_state ON analyses (state, asked)",
    ),
    ("UPDATE wishes SET tell = tell || ',round' WHERE tell LIKE '%turn%'",),
    (
        "ALTER TABLE seats ADD COLUMN ending INTEGER",
        "ALTER TABLE people ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    ),
    (
        "CREATE TABLE scenarios (id TEXT PRIMARY KEY, game TEXT NOT NULL, scenario TEXT NOT NULL, title TEXT NOT NULL,"
        " author TEXT NOT NULL, story TEXT NOT NULL, seats INTEGER NOT NULL, names TEXT NOT NULL, text TEXT NOT NULL,"
        " picture {bytes} NOT NULL, public BOOLEAN NOT NULL, owner BIGINT NOT NULL REFERENCES people(id),"
        " place TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL)",
        "CREATE INDEX scenarios_public ON scenarios (public, changed)",
        "CREATE INDEX scenarios_owner ON scenarios (owner, changed)",
        "CREATE TABLE complaints (id {id}, scenario TEXT NOT NULL REFERENCES scenarios(id),"
        " person BIGINT NOT NULL REFERENCES people(id), text TEXT NOT NULL, at BIGINT NOT NULL,"
        " UNIQUE (scenario, person))",
        "ALTER TABLE matches ADD COLUMN own TEXT",
        "CREATE INDEX matches_own ON matches (own, state)",
    ),
    (
        "CREATE TABLE keys (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
        "CREATE TABLE browsers (endpoint TEXT PRIMARY KEY, person BIGINT NOT NULL REFERENCES people(id),"
        " p256dh TEXT NOT NULL, auth TEXT NOT NULL, made BIGINT NOT NULL)",
        "CREATE INDEX browsers_person ON browsers (person)",
        "ALTER TABLE wishes ADD COLUMN browsers INTEGER NOT NULL DEFAULT 0",
    ),
)
"""The statements that lead from version n to version n + 1."""

_COUNTING: Final = {
    "sqlite": "INTEGER PRIMARY KEY AUTOINCREMENT",
    "postgresql": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
}

_BYTES: Final = {"sqlite": "BLOB", "postgresql": "BYTEA"}


async def migrate(engine: AsyncEngine, upto: int = len(MIGRATIONS)) -> int:
    """Bring the database to a version and return it. One from the future is left alone, with a `StoreFault`."""
    async with engine.begin() as connection:
        return await bring_to(connection, upto)


async def bring_to(connection: AsyncConnection, upto: int = len(MIGRATIONS)) -> int:
    """The same as a part of what else is done in a transaction."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(7007001)"))
    await connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
    found = (await connection.execute(text("SELECT version FROM schema_version"))).scalar()
    if found is not None and found > len(MIGRATIONS):
        raise StoreFault(f"the database is of version {found}; this program knows up to {len(MIGRATIONS)}")
    for version in range(found or 0, upto):
        await _step(connection, connection.dialect.name, version)
    return max(found or 0, upto)


async def _step(connection: AsyncConnection, dialect: str, version: int) -> None:
    for statement in MIGRATIONS[version]:
        written = statement.replace("{id}", _COUNTING[dialect]).replace("{bytes}", _BYTES[dialect])
        await connection.execute(text(written))
    await connection.execute(text("DELETE FROM schema_version"))
    await connection.execute(text("INSERT INTO schema_version VALUES (:version)"), {"version": version + 1})
