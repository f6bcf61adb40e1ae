"""The tables as SQLAlchemy knows them: how they are now. A test holds them equal to what the migrations make."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, LargeBinary, MetaData, Table, Text

META: Final = MetaData()

people: Final = Table(
    "people",
    META,
    Column("id", BigInteger, primary_key=True),
    Column("name", Text),
    Column("login", Text),
    Column("password", Text),
    Column("owner", Boolean),
    Column("created", BigInteger),
    Column("blocked", Boolean),
    Column("seen", BigInteger),
    Column("place", Text),
)
sessions: Final = Table(
    "sessions",
    META,
    Column("token", Text, primary_key=True),
    Column("person", BigInteger),
    Column("created", BigInteger),
)
matches: Final = Table(
    "matches",
    META,
    Column("id", Text, primary_key=True),
    *(Column(name, Text) for name in ("game", "scenario", "options", "title", "names", "dice", "start", "branch_of")),
    *(
        Column(name, Text)
        for name in ("watch", "state", "turn", "result", "stand_in", "build", "place", "rated", "own")
    ),
    *(Column(name, Integer) for name in ("rules", "seq", "n", "allowance", "version", "bank", "increment", "vacation")),
    *(Column(name, Boolean) for name in ("public", "hints", "hold", "removed")),
    *(Column(name, BigInteger) for name in ("owner", "created", "changed")),
)
seats: Final = Table(
    "seats",
    META,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("open", Boolean),
    Column("person", BigInteger),
    Column("bot", Text),
    Column("token", Text),
    Column("salt", Text),
    Column("late", BigInteger),
    Column("lead_in", Boolean),
    Column("bank", BigInteger),
    Column("vacation", Integer),
    Column("leave_until", BigInteger),
    Column("ending", Integer),
)
log: Final = Table(
    "log",
    META,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text),
    Column("seat", Integer),
    Column("text", Text),
    Column("person", BigInteger),
    Column("at", BigInteger),
    Column("private", Text),
)
asking: Final = Table(
    "asking",
    META,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("wanted", Text),
)
orders: Final = Table(
    "orders",
    META,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("orders", Text),
)
snapshots: Final = Table(
    "snapshots",
    META,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary),
)
traces: Final = Table(
    "traces",
    META,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary),
)
watchers: Final = Table(
    "watchers",
    META,
    Column("match", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True),
)
chat: Final = Table(
    "chat",
    META,
    Column("id", BigInteger, primary_key=True),
    Column("match", Text),
    Column("person", BigInteger),
    Column("who", Text),
    Column("seat", Integer),
    Column("text", Text),
    Column("at", BigInteger),
)
notes: Final = Table(
    "notes",
    META,
    Column("match", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("text", Text),
)
invitations: Final = Table(
    "invitations",
    META,
    Column("id", BigInteger, primary_key=True),
    Column("code", Text),
    Column("note", Text),
    Column("uses", Integer),
    Column("used", Integer),
    Column("made", BigInteger),
    Column("until", BigInteger),
    Column("revoked", Boolean),
)
links: Final = Table(
    "links",
    META,
    Column("token", Text, primary_key=True),
    Column("kind", Text),
    Column("person", BigInteger),
    Column("about", Text),
    Column("made", BigInteger),
    Column("until", BigInteger),
)
wishes: Final = Table(
    "wishes",
    META,
    Column("person", BigInteger, primary_key=True),
    *(Column(name, Text) for name in ("address", "webhook", "secret", "tell", "leaving", "language")),
    *(Column(name, Boolean) for name in ("confirmed", "at_table")),
    Column("changed", BigInteger),
    Column("browsers", Integer),
)
browsers: Final = Table(
    "browsers",
    META,
    Column("endpoint", Text, primary_key=True),
    *(Column(name, Text) for name in ("p256dh", "auth")),
    *(Column(name, BigInteger) for name in ("person", "made")),
)
keys: Final = Table("keys", META, Column("name", Text, primary_key=True), Column("value", LargeBinary))
notices: Final = Table(
    "notices",
    META,
    Column("id", BigInteger, primary_key=True),
    Column("person", BigInteger),
    Column("match", Text),
    *(Column(name, Text) for name in ("kind", "way", "state", "facts")),
    *(Column(name, Integer) for name in ("seat", "seq", "tries")),
    *(Column(name, BigInteger) for name in ("due", "made")),
)
results: Final = Table(
    "results",
    META,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    *(Column(name, Text) for name in ("game", "scenario", "bot")),
    *(Column(name, Integer) for name in ("seats", "place")),
    *(Column(name, BigInteger) for name in ("person", "ended")),
    *(Column(name, Double) for name in ("mu", "sigma", "mu_before", "sigma_before")),
    Column("won", Boolean),
)
highlights: Final = Table(
    "highlights",
    META,
    Column("match", Text, primary_key=True),
    *(Column(name, Integer) for name in ("margin", "leads", "upset", "score")),
    Column("ended", BigInteger),
)
remarks: Final = Table(
    "remarks",
    META,
    Column("id", BigInteger, primary_key=True),
    *(Column(name, Text) for name in ("match", "who", "text", "arrows")),
    Column("n", Integer),
    *(Column(name, BigInteger) for name in ("person", "at")),
)
tournaments: Final = Table(
    "tournaments",
    META,
    Column("id", Text, primary_key=True),
    *(Column(name, Text) for name in ("title", "game", "scenario", "options", "kind", "sizes", "entry", "code")),
    *(Column(name, Text) for name in ("stand_in", "state", "place")),
    *(Column(name, Integer) for name in ("rounds", "go_on", "most", "allowance", "bank", "increment", "vacation")),
    *(Column(name, Integer) for name in ("grace", "round", "planned", "version")),
    *(Column(name, Boolean) for name in ("by_itself", "public", "hints")),
    *(Column(name, BigInteger) for name in ("seed", "owner", "created", "changed")),
)
entrants: Final = Table(
    "entrants",
    META,
    Column("tournament", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    *(Column(name, BigInteger) for name in ("person", "entered")),
    Column("bot", Text),
    *(Column(name, Integer) for name in ("rating", "gone")),
)
boards: Final = Table(
    "boards",
    META,
    Column("tournament", Text, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    *(Column(name, Text) for name in ("match_id", "seats", "places", "scores", "absent")),
    Column("bye", Boolean),
)
scenarios: Final = Table(
    "scenarios",
    META,
    Column("id", Text, primary_key=True),
    *(Column(name, Text) for name in ("game", "scenario", "title", "author", "story", "names", "text", "place")),
    Column("seats", Integer),
    Column("public", Boolean),
    *(Column(name, BigInteger) for name in ("owner", "created", "changed")),
    Column("picture", LargeBinary),
)
complaints: Final = Table(
    "complaints",
    META,
    Column("id", BigInteger, primary_key=True),
    *(Column(name, Text) for name in ("scenario", "text")),
    *(Column(name, BigInteger) for name in ("person", "at")),
)
analyses: Final = Table(
    "analyses",
    META,
    Column("match", Text, primary_key=True),
    Column("person", BigInteger),
    *(Column(name, Text) for name in ("place", "state")),
    Column("progress", Integer),
    Column("asked", BigInteger),
    Column("data", LargeBinary),
)
announcements: Final = Table(
    "announcements",
    META,
    Column("id", BigInteger, primary_key=True),
    Column("text", Text),
    Column("at", BigInteger),
)
deeds: Final = Table(
    "deeds",
    META,
    Column("id", BigInteger, primary_key=True),
    Column("at", BigInteger),
    *(Column(name, Text) for name in ("who", "what", "about")),
)
