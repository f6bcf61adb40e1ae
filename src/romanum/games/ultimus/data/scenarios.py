"""The scenarios, ready for use (3.3, 3.7.1, 4.2.2): where every piece starts and for whom, and every Tribe's state."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from romanum.games.ultimus.data.loader import Unit
from romanum.games.ultimus.data.schema import Leader, Princes, ScenarioRow, SpecialRow, Tribe, Zone

NONE: Final = -1
HALVES: Final = ("west", "east")
CAMPS: Final = ("roman", "barbarian")
STATUSES: Final = ("peace", "war", "foederati", "revolt", "regnum")

Places = Mapping[str, int]


class Names(Struct, frozen=True):
    """Where each id stands in the tuples of the components."""

    zones: tuple[Zone, ...]
    zone: Places
    dioceses: Places
    tribes: tuple[Tribe, ...]
    tribe: Places
    leaders: tuple[Leader, ...]
    units: tuple[Unit, ...]
    piece: Places
    stratagem: Places


class Special(Struct, frozen=True, kw_only=True):
    """A special rule of a scenario; see SpecialRow for what its kinds mean. What a kind does not use is none or 0."""

    id: str
    kind: str
    text: str
    year: int
    camp: int
    leader: int
    tribe: int
    zone: int
    zones: tuple[int, ...]
    stratagems: tuple[int, ...]
    units: int
    most: int
    pv: int


class Placed(Struct, frozen=True):
    """A piece, its area, and its cause: 0, or 1 and the half of the usurpation it follows."""

    piece: int
    zone: int
    cause: int


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario: everything by its place in the tuples of the components. Every piece stands in just one of `placed`,
    `stationed`, `guards`, `waiting` and `gone`."""

    id: str
    name: str
    about: str
    start: int
    end: int
    first_initiative: int
    """The camp that has the initiative in the first turn."""
    augusti: tuple[int, int]
    """By half, or none; so are the next two."""
    caesars: tuple[int, int]
    usurpers: tuple[int, int]
    escort: int
    """3.5.2m: who brings Valentinian home, or none."""
    placed: tuple[Placed, ...]
    """Leaders and units that stand in an area."""
    stationed: tuple[Placed, ...]
    """3.3.2a: LI and CO units that their controller puts into areas of their diocese; zone is none."""
    guards: tuple[tuple[int, int], ...]
    """Buccellarii units and their leaders."""
    waiting: tuple[int, ...]
    """Pieces that come by year, by stratagem or when their Tribe goes to war; unassigned Buccellarii too."""
    gone: tuple[int, ...]
    """Out of the game: the dead, and Roman units disbanded before the start; no unit of a Tribe (4.2.2)."""
    status: tuple[int, ...]
    """By Tribe; so are the next three."""
    ally: tuple[int, ...]
    king: tuple[int, ...]
    capital: tuple[int, ...]
    fleets: tuple[int, int]
    """By half: the camp that has it; it lies at its base."""
    barbarian_dioceses: tuple[int, ...]
    """Dioceses that show a Barbarian marker."""
    hand: tuple[tuple[int, ...], tuple[int, ...]]
    """By camp: stratagems in hand."""
    specials: tuple[Special, ...]

    @property
    def turns(self) -> int:
        """2a: how many turns it has."""
        return self.end - self.start + 1

    def special(self, kind: str) -> tuple[Special, ...]:
        """The special rules of a kind."""
        return tuple(special for special in self.specials if special.kind == kind)


def build(rows: Sequence[ScenarioRow], names: Names) -> tuple[Scenario, ...]:
    """All scenarios, with places instead of ids."""
    setups = {row.id: row for row in rows}
    return tuple(_scenario(row, setups[row.setup or row.id], names) for row in rows)


def _scenario(row: ScenarioRow, setup: ScenarioRow, names: Names) -> Scenario:
    at = _places(setup, names)
    guards = tuple((names.piece[unit], names.piece[leader]) for leader, unit in setup.guards.items())
    gone = {names.piece[piece] for piece in setup.removed}
    stationed = _stationed(names, {*at, *gone, *(names.piece[piece] for piece in setup.waiting)})
    gone |= _dead(row, names, set(at))
    elsewhere = {*at, *stationed, *gone, *(unit for unit, _ in guards)}
    cause = {names.piece[piece]: 1 for piece in setup.follow_west}
    cause |= {names.piece[piece]: 2 for piece in setup.follow_east}
    return Scenario(
        id=row.id,
        name=row.name,
        about=row.about,
        start=row.start,
        end=row.end,
        first_initiative=CAMPS.index(row.first),
        augusti=_princes(setup.augusti, names),
        caesars=_princes(setup.caesars, names),
        usurpers=_princes(setup.usurpers, names),
        escort=names.piece.get(setup.escort, NONE),
        placed=tuple(Placed(piece, zone, cause.get(piece, 0)) for piece, zone in sorted(at.items())),
        stationed=tuple(Placed(piece, NONE, cause.get(piece, 0)) for piece in stationed),
        guards=guards,
        waiting=tuple(piece for piece in range(len(names.piece)) if piece not in elsewhere),
        gone=tuple(sorted(gone)),
        status=tuple(STATUSES.index(_start(setup, tribe)) for tribe in names.tribes),
        ally=tuple(names.tribe.get(_ally(setup, tribe), NONE) for tribe in names.tribes),
        king=tuple(names.piece.get(_told(setup, tribe, "king"), NONE) for tribe in names.tribes),
        capital=tuple(names.zone.get(_told(setup, tribe, "capital"), NONE) for tribe in names.tribes),
        fleets=(CAMPS.index(setup.fleets.west), CAMPS.index(setup.fleets.east)),
        barbarian_dioceses=tuple(names.dioceses[diocese] for diocese in setup.barbarian_dioceses),
        hand=(_kinds(setup.hand.roman, names), _kinds(setup.hand.barbarian, names)),
        specials=tuple(_special(special, names) for special in _special_rules(row, setup)),
    )


def _special_rules(row: ScenarioRow, setup: ScenarioRow) -> Sequence[SpecialRow]:
    if row is setup:
        return row.special
    return [*(special for special in setup.special if not special.alone), *row.special]


def _kinds(ids: Sequence[str], names: Names) -> tuple[int, ...]:
    return tuple(names.stratagem[kind] for kind in ids)


def _princes(princes: Princes, names: Names) -> tuple[int, int]:
    return names.piece.get(princes.west, NONE), names.piece.get(princes.east, NONE)


# ---- where pieces start


def _places(setup: ScenarioRow, names: Names) -> dict[int, int]:
    """The area of every piece that starts in one: by the tables, then as the scenario says."""
    off = {*setup.removed, *setup.waiting}
    at = {
        names.piece[leader.id]: names.zone[leader.zone]
        for leader in names.leaders
        if not leader.entry and leader.zone and leader.id not in off
    }
    at |= {names.piece[unit.id]: names.zone[unit.home] for unit in names.units if unit.home and unit.id not in off}
    for pieces_by_zone in (setup.leaders, setup.units):
        at |= {names.piece[piece]: names.zone[zone] for zone, pieces in pieces_by_zone.items() for piece in pieces}
    at |= {at_piece: at_zone for tribe in names.tribes for at_piece, at_zone in _of_tribe(setup, tribe, names).items()}
    return at


def _of_tribe(setup: ScenarioRow, tribe: Tribe, names: Names) -> dict[int, int]:
    """4.2.2, 4.4.2b: units and leaders of a Tribe on the map; Armenia is always at home."""
    units = [names.piece[unit.id] for unit in names.units if unit.tribe == tribe.id]
    if tribe.rank == "special":
        return {unit: names.zone[zone.id] for unit in units for zone in names.zones if zone.tribe == tribe.id}
    start = setup.tribes.get(tribe.id)
    if start is None:
        return {}
    areas = [names.zone[zone] for zone, number in start.units.items() for _ in range(number)]
    at = dict(zip(units, areas, strict=False))
    return at | {names.piece[leader]: names.zone[zone] for leader, zone in start.leaders.items()}


def _stationed(names: Names, elsewhere: set[int]) -> tuple[int, ...]:
    """3.3.2a: the LI and CO units that are neither placed nor out of the game."""
    return tuple(names.piece[unit.id] for unit in names.units if unit.diocese and names.piece[unit.id] not in elsewhere)


def _dead(row: ScenarioRow, names: Names, placed: set[int]) -> set[int]:
    """Leaders of an earlier year who are not on the map."""
    return {
        names.piece[leader.id]
        for leader in names.leaders
        if leader.entry and leader.entry < row.start and names.piece[leader.id] not in placed
    }


# ---- Tribes and special rules


def _start(setup: ScenarioRow, tribe: Tribe) -> str:
    start = setup.tribes.get(tribe.id)
    return start.status if start else "peace"


def _ally(setup: ScenarioRow, tribe: Tribe) -> str:
    """6.2m, 6.2n: the Tribe it follows."""
    return _told(setup, tribe, "ally") or ("" if tribe.id in setup.free else tribe.subject)


def _told(setup: ScenarioRow, tribe: Tribe, what: str) -> str:
    start = setup.tribes.get(tribe.id)
    return str(getattr(start, what)) if start else ""


def _special(row: SpecialRow, names: Names) -> Special:
    numbers = {"year": row.year, "units": row.units, "most": row.most, "pv": row.pv}
    return Special(
        id=row.id,
        kind=row.kind,
        text=row.wording.format_map(numbers),
        camp=CAMPS.index(row.camp) if row.camp else NONE,
        leader=names.piece.get(row.leader, NONE),
        tribe=names.tribe.get(row.tribe, NONE),
        zone=names.zone.get(row.zone, NONE),
        zones=tuple(names.zone[zone] for zone in row.zones),
        stratagems=_kinds(row.stratagems, names),
        **numbers,
    )
