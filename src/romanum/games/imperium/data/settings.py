"""The scenarios in numbers: everything that a match begins with.

`SCENARIOS` are the heads of all of them. `setting(number, players)` gives a scenario as it is played by so many: who
plays what, what every power begins with, whose each province and city is, which special rules and ways to win there
are. Files are read when they are asked for, and once.

A power of a match is its place in `Setting.powers`: those of the scenario, then its standard minor powers (27, 37). A
leader is his place in `Setting.leaders`. Provinces that are nobody's (`Setting.unowned`) are inactive neutrals of their
own (5.2.3c) and have no number here.

>>> gaul = setting(1)
>>> [power.id for power in gaul.powers], str(gaul.start), gaul.leaders[gaul.powers[1].head].name
(['caesar', 'gauls', 'aedui'], 'November 53 BC', 'Vercingetorix')
>>> [[setting(31, 2).powers[p].id for p in own] for own in setting(31, 2).seats]
[['theodosius', 'valentinian'], ['maximus']]
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from msgspec import Struct

from romanum.games.imperium.data.cities import CITY_COUNT, CITY_PLACE, CITY_PROVINCE, CITY_TAX
from romanum.games.imperium.data.conditions import Win
from romanum.games.imperium.data.hexes import GRID, HEX
from romanum.games.imperium.data.names import Month, Power, plain
from romanum.games.imperium.data.provinces import NONE, PROVINCE_COUNT
from romanum.games.imperium.data.scenario_loader import Read, heads, read_scenario
from romanum.games.imperium.data.scenario_schema import Head, PowerRow, Version
from romanum.games.imperium.data.specials import Rule, Special
from romanum.games.imperium.data.starts import (
    CLIENT,
    NEUTRAL,
    OUT,
    PLAYED,
    ROMAN,
    LeaderStart,
    PowerStart,
    Standing,
    leader_start,
    power_start,
)

__all__ = ["LEADER_COUNT", "NONE", "NUMBER", "POWER_COUNT", "SCENARIOS", "Setting", "setting"]

SCENARIOS: Final[tuple[Head, ...]] = heads()
"""In the order of their numbers, which begin with 1."""
NUMBER: Final = {head.id: head.number for head in SCENARIOS}
POWER_COUNT: Final = 14
"""No scenario has more powers,"""
LEADER_COUNT: Final = 28
"""and none more leaders."""

R = TypeVar("R", bound=Rule)


class Setting(Struct, frozen=True):
    """A scenario in numbers, for so many players."""

    number: int
    id: str
    name: str
    about: str
    players: int
    period: int
    """From 0."""
    column: int
    """Of the Variable City Chart."""
    start: Month
    end: Month | None
    rules: frozenset[str]
    """Sections of 26 to 38 in force (2.4a); 37.1 to 37.8 one by one."""
    options: tuple[str, ...]
    """Optional sections that suit it."""
    seats: tuple[tuple[int, ...], ...]
    """By player: the powers he plays."""
    order: tuple[int, ...]
    """Players in the order of their turns."""
    powers: tuple[PowerStart, ...]
    leaders: tuple[LeaderStart, ...]
    capitals: tuple[tuple[int, int], ...]
    """Imperial capitals and their morale values."""
    limitanei_cost: int
    limitanei: tuple[int, ...]
    """30: provinces that have them."""
    coast_limitanei_cost: int
    coast_limitanei: tuple[int, ...]
    """37.2c."""
    province_owner: tuple[int, ...]
    """By province: the power that controls it, or NONE."""
    city_owner: tuple[int, ...]
    """By city: the power that holds it, or NONE: nobody does, or it does not exist."""
    unowned: tuple[int, ...]
    """Provinces that are nobody's."""
    specials: tuple[Special, ...]
    victory: tuple[Win, ...]

    def of(self, kind: type[R]) -> tuple[R, ...]:
        """The special rules of a kind."""
        return _of_kind(self.number, self.players, kind)

    def power(self, name: str) -> int:
        """A power by its id."""
        return next(number for number, power in enumerate(self.powers) if power.id == name)

    def leader(self, name: str) -> int:
        """A leader by his id."""
        return next(number for number, leader in enumerate(self.leaders) if leader.id == name)


@cache
def _of_kind(number: int, players: int, kind: type[R]) -> tuple[R, ...]:
    """Found once: rules are asked for at every step."""
    return tuple(rule for rule in setting(number, players).specials if isinstance(rule, kind))


@cache
def setting(number: int, players: int = 0) -> Setting:
    """A scenario for so many players; with no number, for the most."""
    head = SCENARIOS[number - 1]
    most, fewest, _ = head.players
    players = players or most
    if not fewest <= players <= most:
        raise ValueError(f"scenario {number} is not for {players} players")
    found: Setting = plain(_Builder(head, read_scenario(number), players).build())
    return found


# ---- who plays what


def own_seats(read: Read, most: int) -> tuple[tuple[Power, ...], ...]:
    """By player of the full number: the major powers he plays."""
    rows = tuple(enumerate(read.row.power))
    return tuple(
        tuple(Power(p) for p, row in rows if row.status == "major" and row.controller == f"p{player}")
        for player in range(1, most + 1)
    )


def version_of(read: Read, most: int, players: int) -> Version:
    """Who plays what with so many."""
    if players == most:
        return Version(players=players, seats=own_seats(read, most))
    return next(version for version in read.row.version if version.players == players)


class _Builder:
    """What is worked out on the way to a `Setting`."""

    def __init__(self, head: Head, read: Read, players: int) -> None:
        self.head = head
        self.read = read
        self.row = read.row
        self.players = players
        self.full = own_seats(read, head.players[0])
        self.version = version_of(read, head.players[0], players)
        self.seats: tuple[tuple[int, ...], ...] = self.version.seats
        self.roles = {int(role.power): role for role in self.version.roles}

    def build(self) -> Setting:
        head, row = self.head, self.row
        powers = tuple(power_start(self.read, p, self.standing(p)) for p in range(len(row.power)))
        owner = _owners(powers)
        inland, coast = row.limitanei, row.coast_limitanei
        return Setting(
            number=head.number,
            id=head.id,
            name=head.name,
            about=head.about,
            players=self.players,
            period=head.period - 1,
            column=head.column,
            start=head.start,
            end=head.end,
            rules=frozenset(row.rules),
            options=row.options,
            seats=self.seats,
            order=self.order(),
            powers=powers,
            leaders=tuple(map(leader_start, self.read.leaders)),
            capitals=tuple((int(capital.city), capital.morale) for capital in row.capital),
            limitanei_cost=inland.cost if inland else 0,
            limitanei=tuple(inland.provinces) if inland else (),
            coast_limitanei_cost=coast.cost if coast else 0,
            coast_limitanei=tuple(coast.provinces) if coast else (),
            province_owner=owner,
            city_owner=_city_owners(head.column, owner, powers),
            unowned=tuple(province for province, power in enumerate(owner) if power == NONE),
            specials=tuple(rule for rule in row.special if not rule.players or self.players in rule.players),
            victory=tuple(win for win in row.victory if not win.players or self.players in win.players),
        )

    def player_of(self, power: int) -> int:
        """Who plays a power, or NONE."""
        return next((player for player, own in enumerate(self.seats) if power in own), NONE)

    def order(self) -> tuple[int, ...]:
        """Players as the scenario orders them; those of fewer by the first of their powers."""
        turns = [self.player_of(power) for player in self.row.order for power in self.full[player - 1]]
        return tuple(dict.fromkeys(player for player in turns if player != NONE))

    def standing(self, power: int) -> Standing:
        row = self.row.power[power]
        active = row.activity == "active"
        player = self.player_of(power)
        if player != NONE:
            return Standing(PLAYED, active, player=player)
        if power in self.roles:
            return self.in_role(power)
        return self.minor(row, active)

    def in_role(self, power: int) -> Standing:
        """A major power that nobody plays with so few."""
        role = self.roles[power]
        if role.role == "active-client" and role.of is not None:
            return Standing(CLIENT, True, player=self.player_of(role.of), patron=int(role.of))
        if role.role == "out":
            return Standing(OUT, False)
        return Standing(NEUTRAL, role.role == "active-neutral", still=role.role == "still")

    def minor(self, row: PowerRow, active: bool) -> Standing:
        """A minor power: a client of a player, or a neutral, whose controller may be fixed."""
        if row.controller in ("neutral", "farthest"):
            return Standing(NEUTRAL, active)
        if row.controller == "nearest-roman":
            patron = self.nearest_roman(row)
        elif row.controller in self.read.names.power:
            return Standing(NEUTRAL, active, player=self.player_of(self.read.names.power[row.controller]))
        else:
            patron = self.full[int(row.controller[1:]) - 1][0]
        player = self.player_of(patron)
        return Standing(CLIENT, active, player=player, patron=patron) if player != NONE else Standing(NEUTRAL, False)

    def nearest_roman(self, row: PowerRow) -> int:
        """27.2a: the played Roman faction whose city or unit is nearest, measured once (ruling 27.2a)."""
        romans = [p for own in self.seats for p in own if self.row.power[p].type == "roman"]
        here = _places(row, self.head.column)
        return min(romans, key=lambda p: _distance(here, _places(self.row.power[p], self.head.column)))


def _places(row: PowerRow, column: int) -> set[int]:
    """Hexes of a power's cities and of its stacks with units."""
    stands = {HEX[stack.at] for stack in row.setup if stack.at is not None and stack.units and not stack.waits}
    cities = {*row.cities, *(c for c in range(CITY_COUNT) if CITY_PROVINCE[c] in row.provinces)}
    return stands | {HEX[CITY_PLACE[city]] for city in cities if CITY_TAX[column][city] != NONE}


def _distance(some: set[int], others: set[int]) -> int:
    return min(GRID.distance(a, b) for a in some for b in others)


def _owners(powers: tuple[PowerStart, ...]) -> tuple[int, ...]:
    found = {province: number for number, power in enumerate(powers) for province in power.provinces}
    return tuple(found.get(province, NONE) for province in range(PROVINCE_COUNT))


def _city_owners(column: int, owner: tuple[int, ...], powers: tuple[PowerStart, ...]) -> tuple[int, ...]:
    """5.6a, 5.6f: cities go with their province, but for those that others hold."""
    held = {city: number for number, power in enumerate(powers) for city in power.cities}
    exists = (tax != NONE for tax in CITY_TAX[column])
    return tuple(held.get(city, owner[CITY_PROVINCE[city]]) if there else NONE for city, there in enumerate(exists))


def romans(found: Setting) -> tuple[int, ...]:
    """Every Roman power of a match."""
    return tuple(number for number, power in enumerate(found.powers) if power.type == ROMAN and power.kind != OUT)
