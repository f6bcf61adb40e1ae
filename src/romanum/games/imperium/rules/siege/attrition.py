"""4k, 17.3: siege attrition: the owner of the besieged rolls in the besieger's segment, once a month for each place."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import SIEGE_PRIORITY, TABLES, siege_value
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import CLASS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.baggage import keeps_trains, rolls_for_trains, take_trains
from romanum.games.imperium.rules.common.control import city_at, city_strength, has_port
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import leaders_in, value
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import is_enemy
from romanum.games.imperium.rules.common.sieges import (
    Siege,
    besieged_power,
    besiegers,
    inside,
    is_blockaded,
    keep_sieges,
    outside,
    siege_at,
    sieges,
)
from romanum.games.imperium.rules.siege.actions import BESIEGED_LOSS
from romanum.games.imperium.rules.special.grants import fort_city_strength, lack_engines
from romanum.games.imperium.state.errands import PlaceTaken, SiegesSeen
from romanum.games.imperium.state.forces import is_naval, settle
from romanum.games.imperium.state.marks import GAVE
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import (
    COMBATANTS,
    LETTER,
    TRAINS,
    kinds_in,
    land_strength,
    load,
    of,
    plus,
    points,
)
from romanum.games.imperium.state.steps import PlayerChoice, units_strength

GREAT = 2
"""A +2 or +3 leader."""


def sufferers(g: RomanWorld, place: int) -> list[int]:
    """17.3a: the stacks under siege; ships in a port that is not blockaded, and those aboard, live from the sea."""
    at_ease = has_port(g, place) and not is_blockaded(g, place)
    return [stack for stack in inside(g, place) if not (at_ease and is_naval(g, stack))]


def units_inside(g: RomanWorld, place: int) -> str:
    """The combat units that suffer from a siege."""
    found = ""
    for stack in sufferers(g, place):
        found = plus(found, of(g.units[stack], COMBATANTS))
    return found


def lives_on_trains(g: RomanWorld, place: int) -> bool:
    """17.3b: trains inside have supply points, or have given their last in this game turn."""
    return any(points(g.units[s]) or (g.mark[s] & GAVE and of(g.units[s], TRAINS)) for s in inside(g, place))


def attrition_value(g: RomanWorld, place: int, months: int) -> int:
    """17.3.1a, 24.5b, 31c: the value of the month, with what makes it worse or better for those inside."""
    table, around = TABLES.siege, besiegers(g, place)
    value_now = siege_value(months)
    province = PROVINCE[place]
    if province != NONE and g.plunder[province]:
        value_now += table.plundered
    if has_port(g, place):
        value_now += table.blockaded_port if is_blockaded(g, place) else table.open_port
    if load(units_inside(g, place), g.has_rule("31")) > 2 * table.crowded_over_le:
        value_now += table.crowded
    if has_great_besieger(g, place):
        value_now += table.great_leader
    if lack_engines(g, around, lambda stacks: sum(land_strength(g.units[stack]) for stack in stacks)):
        value_now += table.barbarian_besieger
    return value_now


def has_great_besieger(g: RomanWorld, place: int) -> bool:
    """17.3.1a: whether a +2 or +3 leader is among the besiegers, in whichever of their stacks he stands."""
    owner = besieged_power(g, place)
    around = [stack for stack in outside(g, place) if is_enemy(g, owner, g.whose[stack])]
    return any(value(g, leader) >= GREAT for stack in around for leader in leaders_in(g, stack))


class Starved(Task[RomanWorld], frozen=True):
    """17.3: the siege of one place: attrition from the month after it began, once its trains are used up."""

    place: int
    besieger: int
    rule: ClassVar[str] = "17.3a"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """Count the month, roll, and let the owner pick."""
        siege, owner = siege_at(g, self.place), besieged_power(g, self.place)
        rolls = siege is not None and siege.since != g.month and not lives_on_trains(g, self.place)
        if rolls and appeals(g, owner):
            return
        g.stack.pop()
        if siege is None or siege.since == g.month:
            return
        if lives_on_trains(g, self.place):
            self._count(g, siege, 0)
            return
        months = siege.months + 1
        self._count(g, siege, months)
        die, limit = roll_for(g, owner), attrition_value(g, self.place, months)
        if g.log is not None:
            g.tell("siege-attrition", "17.3.1a", place=PLACE_IDS[self.place], die=die, value=limit)
        if die <= limit:
            suffer(g, self.place, self.besieger)

    def _count(self, g: RomanWorld, siege: Siege, months: int) -> None:
        keep_sieges(g, [s._replace(months=months) if s.place == siege.place else s for s in sieges(g)])


def suffer(g: RomanWorld, place: int, besieger: int) -> None:
    """17.3.1b-d: a unit is lost in the order of the chart; with none left the city, until it falls."""
    units = units_inside(g, place)
    if units:
        owner = g.chief[besieged_power(g, place)]
        classes = {CLASS[kind] for kind in kinds_in(units)}
        first = next(its for its in SIEGE_PRIORITY if its in classes)
        step = BesiegedLoss(owner if owner != NOBODY else g.chief[besieger], place, besieger, first)
        g.push(step)
        return
    _wound(g, place, besieger)


def _wound(g: RomanWorld, place: int, besieger: int) -> None:
    """17.3.1c, 17.3.1d, 21.2e: city, then fort, lose a point for the time of the siege; at none it is taken."""
    city, siege = city_at(g, place), siege_at(g, place)
    if city != NONE and city_strength(g, city) > 0:
        g.wounds = changed(g.wounds, city, g.wounds[city] + 1)
    elif siege is not None:
        keep_sieges(g, [s._replace(worn=s.worn + 1) if s.place == place else s for s in sieges(g)])
    left = strength_left(g, place)
    if g.log is not None:
        g.tell("city-weakened", "17.3.1c", place=PLACE_IDS[place], left=left)
    if left <= 0:
        g.push(PlaceTaken(place, besieger, starved=True))
        if _baggage(g, place):
            g.push(StarvedOut(place, besieger))


def _baggage(g: RomanWorld, place: int) -> list[int]:
    return [stack for stack in inside(g, place) if of(g.units[stack], TRAINS) and not is_naval(g, stack)]


class StarvedOut(Task[RomanWorld], frozen=True):
    """17.3.1b, 17.3.1d, 13.4.5: trains left behind the walls go the way of those of a side wiped out."""

    place: int
    besieger: int
    rule: ClassVar[str] = "17.3.1d"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """Captured by Romans, lost to barbarians; others roll for them."""
        if rolls_for_trains(g, self.besieger) and appeals(g, self.besieger):
            return
        g.stack.pop()
        kept = keeps_trains(g, self.besieger)
        for stack in _baggage(g, self.place):
            take_trains(g, stack, self.besieger, kept=kept)


def strength_left(g: RomanWorld, place: int) -> int:
    """21.2e: what a besieged city, with a fort in it, or a fort alone still has."""
    city, owner = city_at(g, place), besieged_power(g, place)
    walls = city_strength(g, city) if city != NONE else 0
    return walls + (fort_city_strength(g, place, owner) if owner != NOBODY else 0)


class BesiegedLoss(PlayerChoice, frozen=True):
    """17.3.1b: the besieged player picks the unit within its class."""

    place: int
    besieger: int
    class_: int
    rule: ClassVar[str] = "17.3.1b"
    asks: ClassVar[Asks] = Asks("besieged-loss", subjects.PLACE)
    orders_about: ClassVar[str] = "besieged-losses"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of the class."""
        return [BESIEGED_LOSS[kind] for kind in kinds_in(units_inside(g, self.place)) if CLASS[kind] == self.class_]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It is lost to the besieger (19.1d); a leader left without units stays in the city."""
        letter = LETTER[move[1]]
        stack = next(s for s in sufferers(g, self.place) if letter in g.units[s])
        lose(g, stack, letter, self.rule, by=self.besieger)
        settle(g, self.place)
        g.push(SiegesSeen())

    worth_of = units_strength
