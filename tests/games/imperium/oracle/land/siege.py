"""16.3, 17: sieges. Who is inside, when a siege is broken, when attrition is rolled, and for what."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.cities import CONSTANTINOPLE, PORT_CITY, ROMA
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.special.grants import storms_well
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NONE

from ..moments import (
    UNIT,
    Deed,
    Moment,
    Oracle,
    Unit,
    World,
    city_in,
    forts,
    friends,
    half_le,
    is_fleet,
    leaders_in,
    units_in,
)
from ..moments import sieges as sieges_in
from .aftermath import of_power
from .combat import has_no_engines, near, siege_owner
from .map import TABLES, hostile

BUSY: Final = ("Fight", "Withdrawal", "BesiegeOrAssault", "LandLosses", "PlaceTaken", "March", "Harbour", "Reckoning")
"""Steps in which a siege may be about to begin or to end."""


def strength(units: list[Unit]) -> int:
    """17.1c: unmodified."""
    return sum(unit.strength for unit in units if unit.fights or unit.cls == "fleet")


def foot_and_horse(g: World, stacks: list[int]) -> int:
    """The strength of the land units of some stacks."""
    return sum(unit.strength for s in stacks for unit in units_in(g, s) if unit.fights)


def besieged(g: World, place: int) -> list[int]:
    """The stacks inside."""
    return [s for s in near(g, place) if g.mark[s] & INSIDE]


def besiegers(g: World, place: int) -> list[int]:
    """The enemies outside, with ships in the harbour."""
    owner = siege_owner(g, place)
    return [s for s in near(g, place) if not g.mark[s] & INSIDE and hostile(g, owner, g.whose[s])]


def fleets(g: World, stacks: list[int]) -> int:
    """How many."""
    return sum(unit.cls == "fleet" for s in stacks for unit in units_in(g, s))


def has_port(g: World, place: int) -> bool:
    """A besieged place is a city or a fort; only cities have ports that are besieged."""
    city = city_in(g, place)
    return city != NONE and PORT_CITY[city]


def is_blockaded(g: World, place: int) -> bool:
    """17.2a: by more fleets than are inside."""
    return fleets(g, besiegers(g, place)) > fleets(g, besieged(g, place))


def sufferers(g: World, place: int) -> list[Unit]:
    """17.3a: those inside but for ships that live from the sea."""
    at_ease = has_port(g, place) and not is_blockaded(g, place)
    stacks = [s for s in besieged(g, place) if not (at_ease and is_fleet(g, s))]
    return [unit for s in stacks for unit in units_in(g, s) if unit.cls != "train"]


def attrition(g: World, place: int, months: int) -> int:
    """17.3.1a: the value of a month and its modifiers."""
    chart, around = TABLES["siege"], [s for s in besiegers(g, place) if units_in(g, s) or leaders_in(g, s)]
    value = chart["value"][min(months, len(chart["value"])) - 1]
    value += chart["plundered"] if g.plunder[PROVINCE[place]] else 0
    if has_port(g, place):
        value += chart["blockaded_port"] if is_blockaded(g, place) else chart["open_port"]
    inside = sum(half_le(g, unit) for unit in sufferers(g, place) if unit.cls != "fleet")
    value += chart["crowded"] if inside > 2 * chart["crowded_over_le"] else 0
    if any(g.leader_value[leader] >= 2 for s in around for leader in leaders_in(g, s)):
        value += chart["great_leader"]
    wild = [s for s in around if has_no_engines(g, g.whose[s]) and not storms_well(g, g.whose[s])]
    if 2 * foot_and_horse(g, wild) > foot_and_horse(g, around):
        value += chart["barbarian_besieger"]
    return int(value)


class Sieges(Oracle):
    """Looks at sieges while nothing else is going on, and at every roll of attrition."""

    def __init__(self) -> None:
        super().__init__()
        self.rolled: set[tuple[int, int]] = set()
        """Months and places."""
        self.priority = ""
        """The class that must be lost next,"""
        self.place = NONE
        """and where."""

    def told(self, moment: Moment) -> None:
        """Hunger in a siege."""
        if moment.event.kind == "siege-attrition":
            self._hungers(moment)
        elif moment.event.kind == "units-lost" and moment.event.rule == "17.3.1b":
            self._starves(moment)

    def _hungers(self, m: Moment) -> None:
        g, place = m.g, m.place
        siege = sieges_in(g).get(place)
        self.expect(m, "17.3.1a", siege is not None, "attrition without a siege")
        if siege is None:
            return
        self.expect(m, "17.3a", siege[1] < g.month, "attrition in the month in which the siege began")
        self.expect(m, "17.3.1a", (g.month, place) not in self.rolled, "a second roll in a month")
        self.rolled.add((g.month, place))
        trains = [unit.points for s in besieged(g, place) for unit in units_in(g, s) if unit.cls == "train"]
        self.expect(m, "17.3b", not any(trains), f"attrition while trains have {trains}")
        value = attrition(g, place, siege[0])
        self.expect(m, "17.3.1a", m.fact("value") == value, f"the value of month {siege[0]} is {value}")
        classes = {unit.cls for unit in sufferers(g, place)}
        order = [its for its in TABLES["siege"]["priority"] if its in classes]
        self.priority, self.place = (order[0], place) if order and m.fact("die") <= m.fact("value") else ("", place)

    def _starves(self, m: Moment) -> None:
        lost = [UNIT[letter] for letter in (of_power(m.before, m.power) - of_power(m.g, m.power)).elements()]
        first = lost[0].cls if lost else ""
        right = len(lost) == 1 and m.place == self.place and first == self.priority
        self.expect(m, "17.3.1b", right, f"{first} is lost where {self.priority} comes first")
        self.priority = ""

    def done(self, deed: Deed) -> None:
        """17.1, 16.3: what must hold of every siege between actions."""
        g = deed.g
        if not g.stack or any(type(step).__name__ in BUSY or isinstance(step, Fight) for step in g.stack):
            return  # a match that is over settles nothing more
        shut = sieges_in(g)
        for place in shut:
            self._holds(deed, g, place)

    def _holds(self, deed: Deed, g: World, place: int) -> None:
        inside = [unit for s in besieged(g, place) for unit in units_in(g, s)]
        outside = [unit for s in besiegers(g, place) for unit in units_in(g, s)]
        name = PLACE_IDS[place]
        enough = 4 * strength(outside) >= strength(inside) and bool(strength(outside))
        self.expect(deed, "17.1c", enough, f"{strength(outside)} besiege {strength(inside)} in {name}")
        owner, city = siege_owner(g, place), city_in(g, place)
        top = any(level == 4 and friends(g, owner, power) for power, level in forts(g, place))
        room = 16 if city in (ROMA, CONSTANTINOPLE) else 8 if city != NONE else 4
        crowd = sum(half_le(g, unit) for s in besieged(g, place) if not is_fleet(g, s) for unit in units_in(g, s))
        self.expect(deed, "16.3a", top or crowd <= room, f"{crowd} halves in {name}, which has room for {room}")
