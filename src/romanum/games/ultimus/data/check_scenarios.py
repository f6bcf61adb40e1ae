"""Cross-checks of the scenarios: every piece in one place, friends with friends, offices and kingdoms by the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from romanum.engine.data import Check
from romanum.games.ultimus.data.check_map import FROM_HOME, neighbours
from romanum.games.ultimus.data.loader import FILES, Data, Unit, all_leaders, all_units, distances
from romanum.games.ultimus.data.schema import Leader, ScenarioRow, TribeStart

FIRST_YEAR: Final = 405
LAST_YEAR: Final = 476
BARBARIAN_STATUS: Final = ("war", "revolt", "regnum")

Found = Iterator[tuple[str, str]]
"""Faults of scenarios.toml: place and reason."""


class Known(NamedTuple):
    """What the checks look up by id."""

    data: Data
    leaders: dict[str, Leader]
    units: dict[str, Unit]
    zone: dict[str, int]
    half: dict[str, str]
    town: dict[str, str]
    steps: tuple[tuple[int, ...], ...]


def setups(check: Check, data: Data) -> None:
    """All that is wrong with the scenarios."""
    halves = {diocese.id: diocese.half for diocese in data.zones.diocese}
    known = Known(
        data,
        {leader.id: leader for leader in all_leaders(data.leaders)},
        {unit.id: unit for unit in all_units(data)},
        FILES.index(data.zones.zone, "zones"),
        {zone.id: halves.get(zone.diocese, "") for zone in data.zones.zone},
        {zone.id: zone.town for zone in data.zones.zone},
        distances(neighbours(data)),
    )
    for row in data.scenarios:
        place = f"scenario {row.id}"
        checks = (_years, _specials) if row.setup else CHECKS
        for find in checks:
            for where, reason in find(row, known):
                check.fault("scenarios", f"{place}, {where}", reason)


def _years(row: ScenarioRow, known: Known) -> Found:
    """From 405 to 476, forward; nobody on the map before his year."""
    if not FIRST_YEAR <= row.start <= row.end <= LAST_YEAR:
        yield "start, end", f"{row.start} to {row.end} does not lie between {FIRST_YEAR} and {LAST_YEAR}"
    for name in _named_leaders(row):
        if known.leaders[name].entry > row.start:
            yield name, f"comes in {known.leaders[name].entry}, after the start"


def _named_leaders(row: ScenarioRow) -> list[str]:
    roman = [leader for leaders in row.leaders.values() for leader in leaders]
    return roman + [leader for start in row.tribes.values() for leader in start.leaders]


def _once(row: ScenarioRow, known: Known) -> Found:
    """Nobody stands twice; nothing that is removed or waits stands anywhere."""
    units = [unit for units in row.units.values() for unit in units]
    named = [*_named_leaders(row), *units, *row.removed, *row.waiting, *row.guards.values()]
    yield from ((piece, f"stands {times} times") for piece, times in Counter(named).items() if times > 1)
    for zone, pieces in row.units.items():
        yield from ((name, reason) for name in pieces for reason in _misplaced(known.units[name], zone, known))


def _misplaced(unit: Unit, zone: str, known: Known) -> Iterator[str]:
    if unit.kind in ("BU", "tribal"):
        yield "guards and Tribes are not placed as Roman units"
    elif unit.kind == "LI" and not zone.startswith(f"{unit.diocese}-"):
        yield "LI units stay in their diocese"
    elif known.half[zone] != unit.half and zone != unit.entry_zone:
        yield "stands outside its half of the empire"


def _offices(row: ScenarioRow, known: Known) -> Found:
    """3.3.1f, 3.5, 3.6.1: historical Romans on the map; no Augustus of barbarian origin; usurpers with followers."""
    at = {leader: zone for zone, leaders in row.leaders.items() for leader in leaders}
    if not row.augusti.west and not row.augusti.east:
        yield "augusti", "none: the game would be over"
    for office in ("augusti", "caesars", "usurpers"):
        for half in ("west", "east"):
            name = getattr(getattr(row, office), half)
            if name and (name not in at or not known.leaders[name].entry):
                yield office, f"{name} is no historical Roman leader on the map"
            elif name and office == "augusti" and known.leaders[name].origin == "B":
                yield office, f"{name} is of barbarian origin"
            elif name and office != "augusti" and known.half[at[name]] != half:
                yield office, f"{name} is not in the {half}"
    for half, followers in (("west", row.follow_west), ("east", row.follow_east)):
        usurper = getattr(row.usurpers, half)
        if bool(usurper) != bool(followers) or (usurper and usurper not in followers):
            yield f"follow_{half}", "usurper and followers do not agree"
    if row.escort and row.escort not in at:
        yield "escort", f"{row.escort} is not on the map"


def _guards(row: ScenarioRow, known: Known) -> Found:
    """3.2.4, 3.5.1e: guards of the right size; every Roman Caesar has one."""
    sizes = known.data.tables.guards.pf
    for leader, unit in row.guards.items():
        if known.units[unit].kind != "BU" or known.units[unit].full[0] != sizes[known.leaders[leader].cc]:
            yield "guards", f"{unit} does not suit the CC of {leader}"
    for caesar in (row.caesars.west, row.caesars.east):
        if caesar and caesar not in row.guards and sizes[known.leaders[caesar].cc]:
            yield "caesars", f"{caesar} has no guard"


def _tribes(row: ScenarioRow, known: Known) -> Found:
    """4.1, 4.2.2: Major and homeless Tribes are on the map, with all their units and their generic leader."""
    homes = {zone.tribe for zone in known.data.zones.zone}
    for tribe in known.data.tribes:
        start = row.tribes.get(tribe.id)
        homeless = tribe.id not in homes and tribe.id != "bagaudes"
        if start is None:
            if tribe.rank == "major" or homeless:
                yield tribe.id, "is not on the map"
            continue
        if sum(start.units.values()) != tribe.units:
            yield tribe.id, f"{sum(start.units.values())} units on the map, of {tribe.units}"
        wanted = {leader.id for leader in known.data.leaders.chief if leader.tribe == tribe.id}
        if not wanted <= set(start.leaders):
            yield tribe.id, "its generic leader is missing"
        yield from ((tribe.id, reason) for reason in _status(tribe.id, start, known))
        yield from ((tribe.id, reason) for reason in _leaders(tribe.id, start, known))


def _status(tribe: str, start: TribeStart, known: Known) -> Iterator[str]:
    """4.2.2b, 4.3g, 4.5: at home in peace, near home at war, else inside the empire; a Regnum has king and capital."""
    homes = [known.zone[zone.id] for zone in known.data.zones.zone if zone.tribe == tribe]
    for zone in start.units:
        away = min((known.steps[home][known.zone[zone]] for home in homes), default=0)
        if start.status == "peace" and away:
            yield f"at peace, but in {zone}"
        if start.status == "war" and away > FROM_HOME:
            yield f"at war, and {zone} is {away} areas from home"
        if start.status in ("foederati", "revolt", "regnum") and not known.half[zone]:
            yield f"{start.status}, but in {zone}, outside the empire"
    if start.status == "regnum" and not start.ally:
        there = start.capital in start.units and start.capital in start.leaders.values()
        if start.king not in start.leaders or not there or not known.town[start.capital]:
            yield "a Regnum needs its king, and a town with a unit and a leader as its capital"
    elif start.king or start.capital:
        yield "king or capital without a Regnum"


def _leaders(tribe: str, start: TribeStart, known: Known) -> Iterator[str]:
    for leader, zone in start.leaders.items():
        if known.leaders[leader].tribe != tribe or zone not in start.units:
            yield f"{leader} is no leader of theirs, or stands without a unit of theirs"


def _enemies(row: ScenarioRow, known: Known) -> Found:
    """8.1a: the camps do not share an area; LI and CO units find room; who holds a base has its fleet (3.4.2b)."""
    tribal = {zone for start in row.tribes.values() if start.status in BARBARIAN_STATUS for zone in start.units}
    followers = {*row.follow_west, *row.follow_east}
    at = _roman_pieces(row, known)
    rebel = {zone for piece, zone in at.items() if piece in followers}
    loyal = {zone: piece for piece, zone in at.items() if piece not in followers}
    loyal |= {zone: tribe for tribe, start in row.tribes.items() if start.status == "foederati" for zone in start.units}
    for zone in sorted((tribal | rebel) & set(loyal)):
        yield zone, f"{loyal[zone]} stands among the enemy"
    for zone in sorted(tribal & rebel):
        yield zone, "usurpers and Tribes stand together"
    for diocese in sorted(
        {unit.diocese for unit in known.units.values() if unit.diocese and unit.id not in row.removed}
    ):
        areas = {zone for zone in known.zone if zone.startswith(f"{diocese}-")}
        if areas <= tribal | rebel:
            yield diocese, "no room for its units"
    for half, base in zip(("west", "east"), known.data.tables.fleets.bases, strict=True):
        if (getattr(row.fleets, half) == "barbarian") != (base in tribal | rebel):
            yield "fleets", f"the {half}ern fleet is not with the camp that holds {base}"


def _roman_pieces(row: ScenarioRow, known: Known) -> dict[str, str]:
    """The areas of Roman pieces, by the tables and as the scenario says."""
    off: Sequence[str] = (*row.removed, *row.waiting)
    at = {leader.id: leader.zone for leader in known.data.leaders.generic if leader.id not in off}
    at |= {unit.id: unit.home for unit in known.units.values() if unit.home and unit.id not in off}
    for placed in (row.leaders, row.units):
        at |= {piece: zone for zone, pieces in placed.items() for piece in pieces}
    return at


def _alliances(row: ScenarioRow, known: Known) -> Found:
    """6.2m: an ally has the status of its Major Tribe; only subjects can be free."""
    major = {tribe.id for tribe in known.data.tribes if tribe.rank == "major"}
    subject = {tribe.id for tribe in known.data.tribes if tribe.subject}
    for tribe, start in row.tribes.items():
        if start.ally and (start.ally not in major or row.tribes[start.ally].status != start.status):
            yield tribe, f"its ally {start.ally} is no Major Tribe of the same status"
        if tribe in subject and tribe not in row.free and start.status == "foederati":
            yield tribe, "Foederati, though subject to the Hunni (6.2)"
    yield from ((tribe, "is nobody's subject") for tribe in row.free if tribe not in subject)


def _specials(row: ScenarioRow, known: Known) -> Found:
    """Within the years of the scenario, with a text that can be filled in."""
    for special in row.special:
        if special.year and not row.start <= special.year <= row.end:
            yield special.id, f"{special.year} is not in the scenario"
        if special.kind == "score-to-win" and not (special.camp and special.pv):
            yield special.id, "says not who must be how far ahead"
        try:
            special.wording.format(year=special.year, units=special.units, most=special.most, pv=special.pv)
        except (KeyError, ValueError, IndexError) as error:
            yield f"{special.id}, text", f"cannot be filled in: {error}"


CHECKS: Final = (_years, _once, _offices, _guards, _tribes, _enemies, _alliances, _specials)
