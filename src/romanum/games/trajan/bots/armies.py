"""Armies: where they may besiege, relieve, hold or hunt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import ceil
from typing import Final, NamedTuple

from romanum.engine.counsel.staff import Aim
from romanum.games.trajan.bots.outlook import ARMY, LASTS, POINTS, STRONG, TROOPS_WORTH, Outlook, odds
from romanum.games.trajan.bots.routes import Route, Ways, kinds_of
from romanum.games.trajan.bots.survey import power, road_to
from romanum.games.trajan.data.components import (
    CITY_AT,
    CITY_HEX,
    IMPEDITUS,
    KIND,
    LEADER,
)
from romanum.games.trajan.rules.combat.rounds import civis_strength
from romanum.games.trajan.rules.march.reach import pace
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.position import strength

TAKE: Final = "take"
RELIEVE: Final = "relieve"
HUNT: Final = "hunt"
HOLD: Final = "hold"
SIEGE: Final = 0.45
ASSAULT: Final = 0.15
"""How often a turn before the walls of a Civis brings a city, with a train and without."""
FARTHEST: Final = 44
"""Nobody sets out for what is farther away, in half hexes of road."""
ON_THE_WAY: Final = 0.7
"""The chance of a march of several turns to come where it leads."""
WORTH_A_THOUGHT: Final = 0.5
"""What promises less than such a part of something else is not thought of."""
LONG: Final = 4
"""No army besieges a city for more turns."""
STIRRED: Final = 0.7
"""How often a leader with an army has a marker for a Revolt."""
HOPELESS: Final = 0.02
RELIEF: Final = 0.5
"""How much of a city's worth is saved by driving away who is before it."""
PREY: Final = 0.5
RISK: Final = 0.3
"""How much of a force is lost in a battle, beaten by a stronger one and by a weaker one."""
TOLL: Final = 0.01
"""What a march costs an army: one in six loses a unit (20.A)."""
HOME: Final = 0.8
"""The chance of a march into the city before which a force stands."""


class Army(NamedTuple):
    """A force that might set out, and what is asked of it again and again."""

    hex: int
    units: tuple[int, ...]
    power: float
    pace: int
    train: bool
    led: bool


def army_of(hex: int, units: Sequence[int]) -> Army:
    """Some units in a hex as an army."""
    kinds = [KIND[u] for u in units]
    return Army(hex, tuple(units), power(units), pace(units), IMPEDITUS in kinds, LEADER in kinds)


class Armies(Outlook):
    """What armies may set out for."""

    def of_army(self, hex: int, units: Sequence[int]) -> list[Aim]:
        """Where an army may go: before a city of the enemy's, to one of its own in danger, at an enemy in the open."""
        if is_winter(self.g) or not strength(units):
            return []
        staying = self.guard(hex, units)
        arrests = self.arrests(hex, units) if self.loners else []
        army = army_of(hex, [u for u in units if u not in staying])
        if strength(army.units) < ARMY:
            return arrests
        ways = Ways(self.g, self.side, army.units, hex, kinds_of(self.g, self.side, hex, army.units))
        here = self.doing(army) + TOLL
        found = self.holds(army, ways, here) + self.sieges(army, ways, here) + self.hunts(army, ways, here)
        found.sort(key=lambda aim: -aim.score)
        return found[:4] + arrests

    @cached_property
    def loners(self) -> list[int]:
        """Hexes in which leaders of the enemy's stand in the open without troops."""
        stacks = {hex: self.g.outside(self.enemy, hex) for hex in self.survey.outside[self.enemy]}
        return [hex for hex, units in stacks.items() if any(KIND[u] == LEADER for u in units) and not strength(units)]

    def arrests(self, hex: int, units: Sequence[int]) -> list[Aim]:
        """13.2: leaders without troops are gone as soon as anybody attacks them: even a small guard may be sent."""
        found, whole = [], army_of(hex, units)
        ways = Ways(self.g, self.side, units, hex, kinds_of(self.g, self.side, hex, units))
        for there in self.loners:
            way = ways.to(there)
            if way is not None and there != hex:
                prize = self.price_of(self.g.outside(self.enemy, there))
                risk = self.peril(there, whole.power) * self.price(units)
                gain = way.chance * (prize - risk) - self.doing(whole) - TOLL
                found.append(Aim(HUNT, hex, there, whole.units, POINTS * gain))
        return sorted(found, key=lambda aim: -aim.score)[:1]

    def doing(self, army: Army) -> float:
        """What an army does where it is: it besieges a city, or holds one."""
        city = CITY_AT[army.hex]
        if city < 0:
            return 0.0
        holder = self.survey.holders[city]
        if holder == self.enemy:
            return self.siege(city, army, 0)
        inside = [u for u in army.units if self.g.inside[u]]
        return self.holding(city, inside) if holder == self.side and inside else 0.0

    def turns_to(self, army: Army, way: Route | None, road: int) -> int:
        """In how many turns an army comes to a place: in this one if there is a way."""
        return 1 if way is not None else 1 + ceil(road / (2 * army.pace))

    def holds(self, army: Army, ways: Ways, here: float) -> list[Aim]:
        """Cities of its own that decide the war, and that an army might go into."""
        found = []
        for city, there in self.keys:
            way, road = ways.to(there), road_to(there)[army.hex]
            turns = self.turns_to(army, way, road)
            if there == army.hex:
                chance = 0.0 if all(self.g.inside[u] for u in army.units) else HOME
            elif way is None:
                chance = ON_THE_WAY if road <= FARTHEST and turns <= self.left else 0.0
            else:
                chance = way.chance
            if chance:
                gain = chance * self.holding(city, army.units) * LASTS ** (turns - 1)
                found.append(Aim(HOLD, army.hex, there, (), POINTS * (gain - here)))
        return found

    def sieges(self, army: Army, ways: Ways, here: float) -> list[Aim]:
        """Cities to be taken or relieved."""
        found, price, holders, worths = [], 0.5 * self.price(army.units), self.survey.holders, self.worths
        least = here
        for city, there, roads in self.sites:
            road = roads[army.hex]
            if there == army.hex or road > FARTHEST:
                continue
            way = ways.to(there)
            turns = self.turns_to(army, way, road)
            if 2 * worths[city] / (turns + 1) <= least:
                continue
            gain = self.gain_at(city, army, turns)
            if gain <= least:
                continue
            least = max(least, WORTH_A_THOUGHT * gain)
            chance = way.chance if way is not None else ON_THE_WAY
            gain = chance * gain - self.peril(there, army.power) * price - here
            intent = TAKE if holders[city] != self.side else RELIEVE
            found.append(Aim(intent, army.hex, there, (), POINTS * gain))
        return found

    def gain_at(self, city: int, army: Army, turns: int) -> float:
        """What an army may win at a city, if it comes there in so many turns."""
        there, survey = CITY_HEX[city], self.survey
        enemy = survey.outside[self.enemy].get(there, 0.0)
        if survey.holders[city] == self.side:
            return RELIEF * self.worths[city] * odds(army.power, enemy) * LASTS**turns if enemy >= 1 else 0.0
        if survey.outside[self.side].get(there, 0.0) >= STRONG:
            return 0.0
        return self.siege(city, army, turns) * (odds(army.power, enemy) if enemy >= 1 else 1.0)

    def siege(self, city: int, army: Army, turns: int) -> float:
        """What it is worth, turn by turn, to come before a city in so many turns and stay there until it falls."""
        time = self.left - turns + 1
        if time <= 0:
            return 0.0
        own = army.power
        walls = self.survey.garrison[self.enemy].get(CITY_HEX[city], 0.0) + civis_strength(self.g, city)
        falls = (SIEGE if army.train else ASSAULT) * min(1.0, own / STRONG) * min(1.0, own / (2 * walls + 1))
        if army.led:
            falls += (1 - falls) * STIRRED * self.turning(city)
        if falls < HOPELESS:
            return 0.0
        fallen: float = 1 - (1 - falls) ** min(time, LONG)
        return 2 * self.worths[city] * fallen / (turns + 1 / falls)

    def hunts(self, army: Army, ways: Ways, here: float) -> list[Aim]:
        """Enemies in the open whom an army can reach and likely beats; leaders alone are taken by anybody (13.2)."""
        found = []
        for there, enemy in self.survey.outside[self.enemy].items():
            way = ways.to(there)
            if way is None or there == army.hex:
                continue
            units = self.g.outside(self.enemy, there)
            won = odds(army.power, enemy)
            prize = PREY * TROOPS_WORTH * enemy + (0.0 if strength(units) else self.price_of(units))
            gain = way.chance * (won * prize - (1 - won) * RISK * TROOPS_WORTH * army.power)
            found.append(Aim(HUNT, army.hex, there, (), POINTS * (gain - here)))
        return found
