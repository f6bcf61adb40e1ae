"""The data of the game against themselves, the rulebook's counts and its worked examples."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from romanum.engine.data import Check
from romanum.games.pax.data import schema
from romanum.games.pax.data.loader import DATA, FILES, Data, read, unknown_ids

SPACES_IN = {
    "italia": 9, "bruttium": 5, "macedonia": 6, "aegean_islands": 3, "aquitania": 6, "narbonensis": 5, "lugdunensis": 9,
    "britannia": 8,
}  # fmt: skip
"""2.1.1, 5.2, 5.3: how many Spaces the rulebook gives a Province."""
TRIBES_IN = {"aquitania": 1, "narbonensis": 2, "lugdunensis": 2, "belgica": 1, "britannia": 2}
"""5.3.1."""
CAPITALS = {"rome", "carthago", "athens", "pella", "alexandria", "antioch"}
"""1.4."""
STRAITS = {("tingi", "ltp_baetica"), ("messana", "rhegium"), ("sestus", "abydos"), ("byzantium", "nicomedia")}
"""9.5.3."""
JOINED = (
    ("land", ("emporiae", "narbo"), ("narbo", "nemausus"), ("nemausus", "valentia"), ("taurinorum", "mediolanum"),
     ("mediolanum", "parma"), ("parma", "arretium"), ("rome", "pisae"), ("parma", "ravenna"), ("ravenna", "ariminum"),
     ("ariminum", "bovianum"), ("bovianum", "rome"), ("memphis", "hermopolis")),
    ("alpine", ("valentia", "taurinorum")),
    ("naval", ("pisae", "aleria"), ("megara", "corinth"), ("rhegium", "messana")),
)  # fmt: skip
"""2.1, 9.2.2, 9.3.1: Connections of the rulebook's examples."""
TERRITORY_KINDS = {"home": 4, "minor": 9, "barbarian": 4}
"""2.1.1."""
COINS = {"ionia": 2, "italia": 2, "narbonensis": 2, "egypt": 3, "balearic_islands": 0, "melita": 0, "germania_magna": 0}
"""6.1.1, 6.1.4."""
RATINGS = {
    "rome": ((2, 4), (2, 3)), "carthage": ((4, 6),), "greece": ((2, 4),), "the_east": ((1, 5),),
}  # fmt: skip
"""Leaders of the rulebook's examples."""


def check(folder: Path = DATA) -> list[str]:
    """One line for each fault; empty if all is well."""
    found = Check(FILES)
    with found:
        data = read(folder)
        found.add(unknown_ids(data))
        _map(found, data)
        _counters(found, data)
        if not found.faults:
            for row in data.scenarios:
                _scenario(found, data, row)
    return found.lines


def _map(found: Check, data: Data) -> None:
    spaces, provinces = data.places.space, data.land.province
    kinds = Counter(row.kind for row in data.land.territory)
    found.printed("provinces", "Territories", dict(kinds), TERRITORY_KINDS)
    for name, number in SPACES_IN.items():
        found.printed("spaces", name, sum(s.province == name for s in spaces), number)
    for name, number in TRIBES_IN.items():
        found.printed("spaces", f"Tribes of {name}", sum(s.province == name and s.tribal for s in spaces), number)
    found.printed("spaces", "Tribal Spaces", sum(s.tribal for s in spaces), 26)
    found.printed("spaces", "Capitals", {s.id for s in spaces if s.capital}, CAPITALS)
    for row in provinces:
        found.printed("provinces", f"coins of {row.id}", row.coins, COINS.get(row.id, 1))
    _connections(found, data)


def _connections(found: Check, data: Data) -> None:
    joined = {(frozenset((row.a, row.b)), row.kind) for row in data.connections}
    found.number("connections", "Connections that stand twice", len(data.connections) - len(joined), 0)
    straits = {frozenset(pair) for pair in STRAITS}
    found.printed("connections", "Straits", {pair for pair, kind in joined if kind == "strait"}, straits)
    for kind, *pairs in JOINED:
        for pair in pairs:
            if (frozenset(pair), kind) not in joined:
                found.fault("connections", " - ".join(pair), f"no {kind} Connection, which the rulebook has")
    at_sea = {s.id for s in data.places.space if s.port} | {t.id for t in data.places.transit if t.kind != "land"}
    on_land = {s.id for s in data.places.space} | {t.id for t in data.places.transit if t.kind == "land"}
    for row in data.connections:
        allowed = at_sea if row.kind == "naval" else on_land
        if row.a == row.b or not {row.a, row.b} <= allowed:
            found.fault("connections", f"{row.a} - {row.b}", f"cannot be joined by a {row.kind} Connection")


def _counters(found: Check, data: Data) -> None:
    tables = data.tables
    found.printed("cards", "cards", sum(card.count for card in data.cards), 55)
    found.printed("cards", "titles", len(data.cards), 39)
    number = 1
    for card in data.cards:
        found.number("cards", f"{card.id}.first", card.first, number)
        number += card.count
    found.printed("objectives", "markers", sum(o.count for o in data.objectives), 20)
    found.printed("tables", "Tribal Counters", sum(tables.tribes.counters), 30)
    for name, table in (("events", tables.events.table), ("rebellion", tables.rebellion.table)):
        found.number("tables", f"$.{name}: each total of two dice its own", len(set(table)), 11)
    found.number("tables", "$.invasion", len(tables.invasion.table), 11)
    found.number("tables", "$.area", {area.id for area in tables.area}, set(tables.rebellion.table))
    found.number("tables", "$.manpower", {r.territory for r in tables.manpower}, {t.id for t in data.land.territory})
    for power, ratings in RATINGS.items():
        pool = [leader for leader in data.leaders.pool if leader.power == power]
        found.printed("leaders", f"pool of {power}", len(pool), 10)
        if not 1 <= sum(leader.elite for leader in pool) <= 2:
            found.fault("leaders", f"pool of {power}", "has neither one nor two Elite leaders")
        for rating in ratings:
            if rating not in {(leader.t, leader.c) for leader in pool}:
                found.fault("leaders", f"pool of {power}", f"lacks {rating}, which an example has")


def _scenario(found: Check, data: Data, row: schema.Scenario) -> None:
    """Nobody stands where he cannot; every Space has one owner; named leaders are used where the rulebook says."""
    place = f"$.scenario ({row.id})"
    found.number("scenarios", f"{place}.order", set(row.order), set(row.powers))
    if row.objectives != "none" and row.id not in ("v", "vi", "ix", "x"):
        found.fault("scenarios", place, "has Objectives, which only V, VI, IX and X have (15.4.1)")
    spaces = {space.id: space for space in data.places.space}
    owner: dict[str, str] = {}
    for start in (*row.power, *row.other):
        for units in start.units:
            space = spaces[str(units["at"])]
            _space(found, row, owner, start.id, space)
            if "galleys" in units and not space.port:
                found.fault("scenarios", f"{place}.{start.id}", f"has ships in {space.id}, which is no Port")
        for name in (*start.cities, *start.towns):
            _space(found, row, owner, start.id, spaces[name])
            if spaces[name].fortress:
                found.fault("scenarios", f"{place}.{start.id}", f"has walls in the Mountain Fortress {name} (7.1.3)")
        for leader in start.leaders:
            if leader.at and owner.get(leader.at) != start.id:
                found.fault("scenarios", f"{place}.{start.id}", f"has a leader alone in {leader.at}")


def _space(found: Check, row: schema.Scenario, owner: dict[str, str], side: str, space: schema.Space) -> None:
    place = f"$.scenario ({row.id}).{side}"
    if owner.setdefault(space.id, side) != side:
        found.fault("scenarios", place, f"shares {space.id} with {owner[space.id]}")
    if row.area and space.province not in row.area:
        found.fault("scenarios", place, f"stands in {space.id}, outside the area in play")
