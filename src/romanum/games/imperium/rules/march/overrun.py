"""32: heavy cavalry rides down weak enemies without a battle."""

from __future__ import annotations

from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import CLASS, STRENGTH
from romanum.games.imperium.rules.march.allowance import enemies_ashore
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.state.control import city_at, is_plundered, port_owner
from romanum.games.imperium.state.errands import LeaderTaken, Reckoning
from romanum.games.imperium.state.forces import settle
from romanum.games.imperium.state.leaders import captives_in, leaders_in, lose_captive
from romanum.games.imperium.state.militia import militia_at
from romanum.games.imperium.state.morale import lose
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.powers import is_friend, power_id
from romanum.games.imperium.state.rosters import each, strength
from romanum.games.imperium.state.sieges import forts_at

FIVE = 5
"""32a."""


def heavy_cavalry(units: str) -> int:
    """32a: the strength of the heavy cavalry alone."""
    return sum(STRENGTH[kind] for kind in each(units) if CLASS[kind] == data.HEAVY_CAVALRY)


def can_overrun(g: RomanWorld, force: int) -> bool:
    """32a, 32d, 29.3d: five times the strength of the enemies and their militia, without walls of theirs by them."""
    return can_ride_down(g, g.whose[force], g.at[force], troops(g, force))


def can_ride_down(g: RomanWorld, power: int, place: int, units: str) -> bool:
    """32a, 32c: whether units of a power that come to a place could; for those who move, and those who intercept."""
    if not g.has_rule("32"):
        return False
    enemies = enemies_ashore(g, power, place)
    if any(has_walls(g, place, g.whose[stack]) for stack in enemies):
        return False
    against = sum(strength(g.units[stack]) for stack in enemies)
    against += max((militia_at(g, place, g.whose[stack]) for stack in enemies), default=0)
    return bool(enemies) and heavy_cavalry(units) >= FIVE * against


def has_walls(g: RomanWorld, place: int, power: int) -> bool:
    """32d: whether a city that is not plundered, a port or a fort of a power's side stands by its units in a place."""
    if any(fort.level and is_friend(g, power, fort.power) for fort in forts_at(g, place)):
        return True
    city = city_at(g, place)
    if city != NONE and is_plundered(g, city):
        return False
    owner = g.city_of[city] if city != NONE else port_owner(g, place)
    return owner != NOBODY and is_friend(g, power, owner)


def ride_down(g: RomanWorld, force: int) -> None:
    """32b, 18.2c: the enemies are gone and their leaders taken; it costs nothing more."""
    place, power = g.at[force], g.whose[force]
    g.push(Reckoning())
    for stack in enemies_ashore(g, power, place):
        for leader in leaders_in(g, stack):
            g.push(LeaderTaken(leader, power, 0))
        lose(g, stack, g.units[stack], "32b", by=power)
        for captive in captives_in(g, stack):
            lose_captive(g, captive)
    if g.log is not None:
        g.tell("overruns", "32b", power=power_id(g, power), place=PLACE_IDS[place])
    settle(g, place)
