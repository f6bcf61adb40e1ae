"""32: heavy cavalry rides down weak enemies without a battle."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.step import Task
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import CLASS, STRENGTH
from romanum.games.imperium.rules.common.control import city_at, is_plundered, port_owner
from romanum.games.imperium.rules.common.leaders import captives_in, leaders_in, lose_captive
from romanum.games.imperium.rules.common.militia import militia_at
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, power_id
from romanum.games.imperium.rules.common.sieges import forts_at, has_top_fort
from romanum.games.imperium.rules.march.allowance import enemies_ashore
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.rules.special.specials import why_no_attack
from romanum.games.imperium.state.errands import BehindWalls, LeaderTaken, Reckoning
from romanum.games.imperium.state.forces import has_combatants, is_naval, settle, stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import each, strength

FIVE = 5
"""32a."""
ALONE = 1
"""18.1c: the strength of a leader without units."""


def heavy_cavalry(units: str) -> int:
    """32a: the strength of the heavy cavalry alone."""
    return sum(STRENGTH[kind] for kind in each(units) if CLASS[kind] == data.HEAVY_CAVALRY)


def can_overrun(g: RomanWorld, force: int) -> bool:
    """32a, 32d, 29.3d: five times the strength of the enemies and their militia, without works of theirs by them.

    2.5: nor where a truce or another special rule keeps it from attacking one of them.
    """
    power, place = g.whose[force], g.at[force]
    if not g.has_rule("32") or not can_ride_down(g, power, place, troops(g, force)):
        return False
    foes = {g.whose[s] for s in (*enemies_ashore(g, power, place), *_without_units(g, power, place))}
    return all(why_no_attack(g, force, foe, place) is None for foe in foes)


def can_ride_down(g: RomanWorld, power: int, place: int, units: str) -> bool:
    """32a, 32c: whether units of a power that come to a place could; for those who move, and those who intercept."""
    if not g.has_rule("32"):
        return False
    enemies = enemies_ashore(g, power, place)
    if not enemies:
        return bool(lone_leaders(g, power, place)) and heavy_cavalry(units) >= FIVE * ALONE
    if any(has_works(g, place, g.whose[stack]) for stack in enemies):
        return False
    against = sum(strength(g.units[stack]) for stack in enemies)
    players = {g.chief[g.whose[stack]]: g.whose[stack] for stack in enemies}
    against += sum(militia_at(g, place, power) for power in players.values())
    return heavy_cavalry(units) >= FIVE * against


def lone_leaders(g: RomanWorld, power: int, place: int) -> list[int]:
    """18.1c, 18.2c: stacks of enemy leaders alone in a place, without walls or works of their side around them."""
    return [stack for stack in _without_units(g, power, place) if not _has_walls(g, place, g.whose[stack])]


def _without_units(g: RomanWorld, power: int, place: int) -> list[int]:
    """Enemy leaders ashore in a place, not besieged, whose stack has no combat unit."""
    return [
        stack
        for stack in stacks_at(g, place)
        if not has_combatants(g, stack)
        and leaders_in(g, stack)
        and not is_naval(g, stack)
        and not g.mark[stack] & INSIDE
        and is_enemy(g, power, g.whose[stack])
    ]


def _has_walls(g: RomanWorld, place: int, power: int) -> bool:
    city = city_at(g, place)
    friendly = city != NONE and g.city_of[city] != NOBODY and is_friend(g, power, g.city_of[city])
    return (friendly and not is_plundered(g, city)) or has_top_fort(g, place, power) or has_works(g, place, power)


def has_works(g: RomanWorld, place: int, power: int) -> bool:
    """Ruling 32d: whether a fort, or a port without a city, of a power's side stands by its units in a place."""
    if has_top_fort(g, place, power):
        return False
    if any(fort.level and is_friend(g, power, fort.power) for fort in forts_at(g, place)):
        return True
    owner = port_owner(g, place) if city_at(g, place) == NONE else NOBODY
    return owner != NOBODY and is_friend(g, power, owner)


def ride_down(g: RomanWorld, force: int) -> None:
    """32b, 32d: whoever stands by walls of his own is asked first whether he goes behind them."""
    place, power = g.at[force], g.whose[force]
    g.push(Trampled(place, power))
    for enemy in dict.fromkeys(g.whose[stack] for stack in enemies_ashore(g, power, place)):
        g.push(BehindWalls(place, enemy))


class Trampled(Task[RomanWorld], frozen=True):
    """32b, 18.2c: those who are left are gone and their leaders taken; it costs nothing more."""

    place: int
    power: int
    rule: ClassVar[str] = "32b"

    def run(self, g: RomanWorld) -> None:
        """All of them who are not behind walls."""
        enemies = enemies_ashore(g, self.power, self.place)
        beaten = {g.whose[stack] for stack in enemies}
        caught = [s for s in _without_units(g, self.power, self.place) if g.whose[s] in beaten]
        enemies = list(dict.fromkeys([*enemies, *caught, *lone_leaders(g, self.power, self.place)]))
        if not enemies:
            return
        g.push(Reckoning())
        for stack in enemies:
            for leader in leaders_in(g, stack):
                g.push(LeaderTaken(leader, self.power, 0))
            lose(g, stack, g.units[stack], self.rule, by=self.power)
            for captive in captives_in(g, stack):
                lose_captive(g, captive)
        if g.log is not None:
            g.tell("overruns", self.rule, power=power_id(g, self.power), place=PLACE_IDS[self.place])
        settle(g, self.place)
