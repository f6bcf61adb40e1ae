"""20.3, 20.4: which Roman faction falls heir to what one that dissolves has, and how its units are enrolled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from romanum.board.masks import bits
from romanum.engine.position import changed
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.characters import HeirAsRoman
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_PROVINCE
from romanum.games.imperium.data.hexes import HEX, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import CER, KIND, NEW, SUPPLY_POINTS, TYPE
from romanum.games.imperium.rules.common.control import cities_in, cities_of, provinces_of
from romanum.games.imperium.rules.common.handover import colours_of, nearest_city, room
from romanum.games.imperium.rules.common.leaders import assign, captives_in, leaders_in, station
from romanum.games.imperium.rules.common.morale import change, worth
from romanum.games.imperium.rules.common.powers import is_roman_faction
from romanum.games.imperium.rules.geography.borders import FAR, border, border_gap, gap
from romanum.games.imperium.rules.powers.distances import highest_roller
from romanum.games.imperium.state.forces import add, free, is_naval, stacks_of
from romanum.games.imperium.state.marks import FRESH, GUESTS, INSIDE
from romanum.games.imperium.state.position import ABSENT, NOBODY, POWER_COUNT, UNBORN, RomanWorld
from romanum.games.imperium.state.rosters import (
    FLEETS,
    KIND_OF,
    LETTER,
    TRAINS,
    each,
    fleets,
    load,
    of,
    trains,
    without,
)

# ---- 20.3.1, 20.3.2a: Provinces, cities and places


def heirs_of(g: RomanWorld, power: int) -> list[int]:
    """20.3.1a: the other Roman factions, and whom the scenario counts as one after this power."""
    named = {int(rule.power) for rule in g.setting.of(HeirAsRoman) if rule.after == power}
    return [
        other
        for other in range(POWER_COUNT)
        if other != power and (is_roman_faction(g, other) or (other in named and g.standing[other] != ABSENT))
    ]


class Will:
    """Who inherits what: worked out on the position before anything has changed hands (ruling 20.3.1d)."""

    def __init__(self, g: RomanWorld, power: int) -> None:
        self.g = g
        self.power = power
        self.heirs = heirs_of(g, power)
        self.morale = {heir: g.morale[heir] for heir in self.heirs}
        self.places: dict[int, int] = {}
        self.held = {heir: provinces_of(g, heir) for heir in self.heirs}
        self.provinces = {province: self._heir_of_province(province) for province in provinces_of(g, power)}
        self.cities = {
            city: self._heir_of_city(city) for city in cities_of(g, power) if CITY_PROVINCE[city] not in self.provinces
        }

    def pick(self, some: Sequence[int], rule: str) -> int:
        """20.3.1d: of equals the one with the higher morale, then with the higher die."""
        most = max(self.morale[heir] for heir in some)
        return highest_roller(self.g, [heir for heir in some if self.morale[heir] == most], rule)

    def _heir_of_province(self, province: int) -> int:
        """20.3.1a, 20.3.1b: whoever has units in it; else whoever controls the closest Province."""
        g = self.g
        there = {
            g.whose[stack] for stack, at in enumerate(g.at) if at >= 0 and g.units[stack] and PROVINCE[at] == province
        }
        present = [heir for heir in self.heirs if heir in there]
        return self.pick(present, "20.3.1a") if present else self._nearest(province)

    def _nearest(self, province: int) -> int:
        """20.3.1b: border to border, by Provinces that were the heirs' before."""
        far = {
            heir: min((border_gap(province, other) for other in self.held[heir]), default=FAR) for heir in self.heirs
        }
        least = min(far.values())
        return self.pick([heir for heir in self.heirs if far[heir] == least], "20.3.1b")

    def _heir_of_city(self, city: int) -> int:
        """20.3.1c: whoever has the capital; else most other cities there; else the nearest Province."""
        g, province = self.g, CITY_PROVINCE[city]
        capital = CAPITAL_IN[g.setting.column][province]
        if capital != NONE and g.city_of[capital] in self.heirs:
            return g.city_of[capital]
        owners = [g.city_of[other] for other in cities_in(g, province)]
        most = max(owners.count(heir) for heir in self.heirs)
        if not most:
            return self._nearest(province)
        return self.pick([heir for heir in self.heirs if owners.count(heir) == most], "20.3.1c")

    def heir_at(self, place: int) -> int:
        """20.3.2a: for units and leaders: with the Province; else its Roman lord; else the nearest Roman Province's."""
        if place not in self.places:
            self.places[place] = self._heir_at(place)
        return self.places[place]

    def _heir_at(self, place: int) -> int:
        province = PROVINCE[place]
        if province in self.provinces:
            return self.provinces[province]
        if province != NONE and self.g.lord[province] in self.heirs:
            return self.g.lord[province]
        own = {heir: [*held, *self._gained(heir)] for heir, held in self.held.items()}
        far = {
            heir: min((gap((HEX[place],), border(other)) for other in own[heir]), default=FAR) for heir in self.heirs
        }
        least = min(far.values())
        return self.pick([heir for heir in self.heirs if far[heir] == least], "20.3.2a")

    def _gained(self, heir: int) -> list[int]:
        return [province for province, other in self.provinces.items() if other == heir]


# ---- 20.3.2, 20.4: units are halved and change sides


Counter = tuple[str, int]
"""A unit and its colour."""


class Camp(NamedTuple):
    """What defects together: all units of a power in a place that are in one state; those aboard by fleet."""

    heir: int
    place: int
    mark: int
    naval: bool
    kept: tuple[Counter, ...]
    leaders: tuple[int, ...]
    captives: tuple[int, ...]
    stacks: tuple[int, ...]

    @property
    def sails(self) -> bool:
        """Whether they are aboard fleets of their own, not (5.8d) guests on others'."""
        return self.naval and not self.mark & GUESTS


# ---- who goes over


def camps_of(g: RomanWorld, own: Iterable[int], heir_at: Callable[[int], int]) -> list[Camp]:
    """20.3.2a, 20.3.2b: some stacks of a power, hex by hex, halved."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for stack in own:
        naval = is_naval(g, stack)
        key = g.at[stack], g.mark[stack] & (INSIDE | GUESTS), 1 + g.colour[stack] if naval else 0
        groups.setdefault(key, []).append(stack)
    found = []
    for (place, mark, afloat), stacks in groups.items():
        units = [(letter, g.colour[stack]) for stack in stacks for letter in g.units[stack]]
        leaders = [leader for stack in stacks for leader in leaders_in(g, stack)]
        captives = [leader for stack in stacks for leader in captives_in(g, stack)]
        kept = tuple(halved(units))
        found.append(
            Camp(heir_at(place), place, mark, bool(afloat), kept, tuple(leaders), tuple(captives), tuple(stacks))
        )
    return found


def halved(units: Iterable[Counter]) -> list[Counter]:
    """20.3.2b: half of each type and side, rounded down, but at least one; the better CER and fuller trains stay."""
    groups: dict[tuple[int, bool], list[Counter]] = {}
    for letter, colour in units:
        kind = KIND_OF[letter]
        groups.setdefault((TYPE[kind], NEW[kind]), []).append((letter, colour))
    found: list[Counter] = []
    for alike in groups.values():
        alike.sort(key=lambda unit: (-SUPPLY_POINTS[KIND_OF[unit[0]]], *unit))
        found += alike[: max(1, len(alike) // 2)]
    return found


def acquirers(g: RomanWorld, power: int, camps: list[Camp], will: Will) -> dict[int, int]:
    """20.4a: by colour of the power, the faction that gains most units of it, by morale and die among equals."""
    found = {}
    for colour in bits(g.colours[power]):
        gained = dict.fromkeys(will.heirs, 0)
        for camp in camps:
            gained[camp.heir] += sum(own == colour for _, own in camp.kept)
        most = max(gained.values())
        found[colour] = will.pick([heir for heir in will.heirs if gained[heir] == most], "20.4a")
    return found


# ---- how


def ratings_of(g: RomanWorld, heir: int) -> set[int]:
    """20.3.2d: the CERs that a power has among its own units."""
    return {CER[kind] for stack in stacks_of(g, heir) for kind in each(g.units[stack])}


def exchanged(g: RomanWorld, letter: str, ratings: set[int]) -> str:
    """20.3.2d: the like unit of a new owner: its own CER, else a worse one that he has; none if he has neither."""
    kind = KIND_OF[letter]
    if CER[kind] == data.D or letter in TRAINS:
        return letter
    worse = [cer for cer in sorted(ratings) if CER[kind] <= cer < data.D]
    return LETTER[KIND[TYPE[kind]][NEW[kind]][worse[0]]] if worse else ""


def enrol(g: RomanWorld, camp: Camp, colours: dict[int, int], ratings: set[int]) -> str:
    """20.3.2, 20.4b: the camp's units stand where they stood, the new owner's now; those he has gained."""
    heir, own = camp.heir, colours_of(g, camp.heir)
    gained: dict[int, str] = {}
    for letter, colour in sorted(camp.kept, key=lambda unit: unit[0] not in FLEETS):
        kept = colours.get(colour) == heir
        like = letter if kept else exchanged(g, letter, ratings)
        if not like or (camp.sails and not _fits(g, "".join(gained.values()), like)):
            continue
        wanted = (colour,) if kept else own[:1] if camp.naval else own
        found = next((c for c in wanted if kept or room(g, heir, c, like, gained.get(c, ""))), NONE)
        if found != NONE:
            gained[found] = gained.get(found, "") + like
    for colour, letters in gained.items():
        add(g, heir, camp.place, "".join(sorted(letters)), camp.mark, colour)
    units = "".join(sorted("".join(gained.values())))
    g.trains_built = changed(g.trains_built, heir, g.trains_built[heir] + trains(units))
    return units


def _fits(g: RomanWorld, aboard: str, letter: str) -> bool:
    """10.4.1: whether the fleets that were kept can carry one more; without a ship nobody is left at sea."""
    return letter in FLEETS or load(without(aboard, FLEETS) + letter, g.has_rule("31")) <= 2 * fleets(aboard)


def clear(g: RomanWorld, camps: list[Camp]) -> None:
    """The counters of the old faction leave the map; leaders and captives are looked after next."""
    for camp in camps:
        for leader in (*camp.leaders, *camp.captives):
            assign(g, leader, UNBORN)
        for stack in camp.stacks:
            free(g, stack)


def seat(g: RomanWorld, camp: Camp, gained: str) -> None:
    """20.3.2e, 20.3.3: leaders and captives go with the camp; morale for leaders and units."""
    heir, place = camp.heir, camp.place
    if camp.sails and not of(gained, FLEETS):
        place = nearest_city(g, heir, place)
    for leader in camp.leaders:
        _stand(g, leader, heir, place, camp)
    for captive in camp.captives:
        released = g.leader_of[captive] == heir
        g.captor = changed(g.captor, captive, NOBODY if released else heir)
        server = g.leader_of[captive]
        _stand(g, captive, heir, place, camp)
        g.leader_of = changed(g.leader_of, captive, server)
    bonus = sum(1 + g.leader_value[leader] for leader in camp.leaders)
    change(g, heir, worth(g, gained) + bonus, "20.3.3")


def _stand(g: RomanWorld, leader: int, heir: int, place: int, camp: Camp) -> None:
    """With the camp's own units; one whose ship was lost in the nearest city of his new side, else nowhere."""
    if place == NONE:
        g.leader_of = changed(g.leader_of, leader, heir)
        return
    same = [
        s
        for s in stacks_of(g, heir)
        if g.at[s] == place == camp.place and g.mark[s] == camp.mark and is_naval(g, s) == camp.naval and g.units[s]
    ]
    if same:
        assign(g, leader, same[0])
        g.leader_of = changed(g.leader_of, leader, heir)
    else:
        station(g, leader, heir, place, camp.mark if place == camp.place else FRESH)
