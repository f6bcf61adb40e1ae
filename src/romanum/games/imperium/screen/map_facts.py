"""What stands on the map as small objects with names, for programs: forces, Provinces, and how forces are fed.

Each is read from a view (`Match.view`), so that nobody is told what his seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from romanum.games.imperium.data.cities import CITIES, CITY_TAX
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import AREA_OF, AREAS, NONE, PROVINCES, WHEAT
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.screen.supply_sheet import WAYS
from romanum.games.imperium.state.names import place_name
from romanum.games.imperium.state.rosters import UNKNOWN, called, halves, land_strength, numbers

View = Mapping[str, Any]
NOBODY: Final = ""


class Force(NamedTuple):
    """A stack: whose, where, what of it can be seen."""

    power: str
    place: str
    where: str
    """The name of the place."""
    units: dict[str, int]
    """How many of each kind; the unit on top alone where one may not look through the stack (3.2a)."""
    leaders: dict[str, int]
    """Leaders by id, with their values."""
    seen: bool
    """Whether that is all."""
    strength: int
    """Of its land units, as far as they are seen."""
    legions: float
    """Legion Equivalents, as far as they are seen."""
    in_words: str


class Province(NamedTuple):
    """A Province: who controls it, what it pays and feeds."""

    id: str
    name: str
    power: str
    """Who controls it; empty: nobody."""
    tax: int
    """Talents a year by the chart of the scenario, plunder not taken off."""
    wheat: int
    area: str
    """Where it mobilizes; empty: nowhere."""
    plundered: int


class Ration(NamedTuple):
    """How the units of a seat in one place are fed, as things stand (13)."""

    place: str
    where: str
    way: str
    """`port`, `train`, `forage`; `hungry` and `nothing` where they are not."""
    legions: float
    """Legion Equivalents to feed (13.2c)."""
    forage: int
    """What the land yields."""
    points: int
    """Supply points at hand."""
    source: str
    """Where the train is; empty: there is none."""
    chance: float
    """How likely it is that all of them eat so (13.3)."""


def forces(view: View) -> list[Force]:
    """Everybody on the map, in the order of their places."""
    leaders: dict[int, dict[str, int]] = {}
    for leader, stack in enumerate(view["leader_in"]):
        if stack >= 0:
            leaders.setdefault(stack, {})[view["cast"]["leaders"][leader]["id"]] = view["leader_value"][leader]
    there = sorted((place, stack) for stack, place in enumerate(view["at"]) if place >= 0)
    return [_force(view, stack, place, leaders.get(stack, {})) for place, stack in there]


def _force(view: View, stack: int, place: int, leaders: dict[str, int]) -> Force:
    seen = view["units"][stack] != UNKNOWN
    units = view["units"][stack] if seen else view["top"][stack]
    return Force(
        _power(view, view["whose"][stack]),
        PLACE_IDS[place],
        _where(view, place),
        {KIND_IDS[kind]: number for kind, number in numbers(units).items()},
        leaders,
        seen,
        land_strength(units),
        halves(units) / 2,
        ", ".join(called(units)),
    )


def provinces(view: View) -> list[Province]:
    """All Provinces of the map."""
    taxes = CITY_TAX[SCENARIOS[view["scenario"] - 1].column]
    pays: dict[str, int] = {}
    for city, row in enumerate(CITIES):
        pays[row.province] = pays.get(row.province, 0) + max(0, taxes[city])
    return [
        Province(
            row.id,
            row.name,
            _power(view, view["lord"][number]),
            pays.get(row.id, 0),
            WHEAT[number],
            AREAS[AREA_OF[number]].id if AREA_OF[number] != NONE else NOBODY,
            view["plunder"][number],
        )
        for number, row in enumerate(PROVINCES)
    ]


def rations(view: View) -> list[Ration]:
    """How the units of the seat whose view it is are fed where they stand; nothing for a spectator."""
    return [
        Ration(
            PLACE_IDS[place],
            _where(view, place),
            WAYS[way],
            eat / 2,
            yields,
            points,
            PLACE_IDS[source] if source != NONE else NOBODY,
            chance / 100,
        )
        for place, way, eat, yields, points, source, chance, _ in view["supply"]
    ]


def _power(view: View, power: int) -> str:
    """The id of a power; of peoples that no scenario lists, that of their Province."""
    rows = view["cast"]["powers"]
    if power < 0:
        return NOBODY
    return str(rows[power]["id"]) if power < len(rows) else f"power-{power}"


def _where(view: View, place: int) -> str:
    return str(view["cast"]["sites"].get(str(place), place_name(place)))
