"""Special rules about building, the map and its values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.names import City, Month, Place, Power, Province, Region
from romanum.games.imperium.data.outcomes import Rule

# ---- building


class PointsOnly(Rule, frozen=True, kw_only=True, tag="points-only"):
    """A power with civilized recruitment (26) pays replacement points and no talents."""

    of: Power


class BuildSites(Rule, frozen=True, kw_only=True, tag="build-sites"):
    """Where a power's new or restored units appear, besides the usual cities."""

    of: Power
    where: Literal["own-provinces", "named-provinces", "cities-held", "hexes-occupied", "forts"]
    """Any hex of its provinces, or of those named, without enemies; a city it holds; a hex it stands in; its forts."""
    provinces: Region = Region()


class ExtraTypes(Rule, frozen=True, kw_only=True, tag="extra-types"):
    """A power may build types that it does not begin with (26.2a)."""

    of: Power
    types: tuple[str, ...]


class RomanStyle(Rule, frozen=True, kw_only=True, tag="roman-style"):
    """A foreign power mobilizes like a Roman faction (7.0) and raises its own types in place of Roman ones."""

    of: Power
    types: dict[str, str]


class Levy(Rule, frozen=True, kw_only=True, tag="levy"):
    """A power may raise so many units beyond the limits; at the price of another type, if one is named."""

    of: Power
    type: str
    number: int
    each: Literal["quarter", "year", "once"]
    provinces: Region = Region()
    price_of: str = ""
    needs: tuple[Condition, ...] = ()


class PlunderPays(Rule, frozen=True, kw_only=True, tag="plunder-pays"):
    """Talents of plunder buy a power units at the costs of 26.2, without limits by province."""

    of: Power


class CityLevy(Rule, frozen=True, kw_only=True, tag="city-levy"):
    """Each time a power captures a city of provinces a free unit appears there, so many in all."""

    of: Power
    within: Region
    type: str
    most: int


# ---- the map and its values


class FixedSeason(Rule, frozen=True, kw_only=True, tag="season"):
    """A month has its season without a roll."""

    month: Month
    season: Literal["summer", "winter"]


class ScorchedEarth(Rule, frozen=True, kw_only=True, tag="scorched-earth"):
    """A power may lay waste hexes its units leave in provinces: no forage there until that month comes."""

    of: Power
    provinces: Region
    most: int
    """Hexes a turn."""
    until: int


class Stronghold(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fort that is a city, and its strength."""

    at: Place
    strength: int


class FortCities(Rule, frozen=True, kw_only=True, tag="fort-cities"):
    """Forts count as cities of their province while they stand; those named have a strength of their own."""

    province: Province
    capital: Place
    named: tuple[Stronghold, ...]


class CityStrength(Rule, frozen=True, kw_only=True, tag="city-strength"):
    """A city has another strength than the chart's."""

    city: City
    strength: int


class Walls(Rule, frozen=True, kw_only=True, tag="walls"):
    """The holder of a city may pay once for walls of this strength, besides its own (ruling of scenario 21)."""

    city: City
    strength: int
    talents: int


class CapitalValue(Rule, frozen=True, kw_only=True, tag="capital-value"):
    """An imperial capital has another morale value for one power."""

    of: Power
    city: City
    morale: int


class GrainCapital(Rule, frozen=True, kw_only=True, tag="grain-capital"):
    """Any one of these capitals is enough for a power's grain."""

    of: Power
    cities: tuple[City, ...]


class RoughPasses(Rule, frozen=True, kw_only=True, tag="rough-passes"):
    """Battles in hexes of provinces that have a mountain hexside are fought as in rough terrain."""

    provinces: Region


class Passage(Rule, frozen=True, kw_only=True, tag="passage"):
    """A power's fleets pass a strait whoever holds the city on it."""

    of: Power
    city: City


class PortsOf(Rule, frozen=True, kw_only=True, tag="ports"):
    """A power's fleets lie and are restored in these ports, which are friendly to it."""

    of: Power
    cities: tuple[City, ...]


class SeaSupply(Rule, frozen=True, kw_only=True, tag="sea-supply"):
    """A power draws supply by sea from any port on a sea area."""

    of: Power
    sea: str


class SupplyShift(Rule, frozen=True, kw_only=True, tag="supply-shift"):
    """Stacks of a power in provinces roll for supply with a change; months of the year, if they are named."""

    of: Power
    within: Region
    add: int
    months: tuple[int, ...] = ()
