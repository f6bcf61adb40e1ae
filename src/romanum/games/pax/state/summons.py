"""Whether and where armies of others can come: the Soldier of Fortune, a Dictator, Pontus, slaves."""

from __future__ import annotations

from romanum.games.pax.data.components import PLACE, PROVINCE, ROME, SOLDIER, SPACES_OF
from romanum.games.pax.state.forces import land_units, occupants, stacks_at, stacks_of
from romanum.games.pax.state.leaders import leaders_of
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies

ROMA = PLACE["rome"]
PONTIC_LAND = PROVINCE["pontus"]


def _home(g: Mediterranean, power: int) -> list[int]:
    """1.4q: the Spaces of a home that are in play."""
    return [space for space in g.setting.home_list[power] if not g.setting.closed >> space & 1]


def _is_unoccupied(g: Mediterranean, space: int) -> bool:
    """Ruling 1.4k: no Land Combat Units, Garrison, City or Town."""
    return not occupants(g, space) and g.town_of[space] == NOBODY


def soldier_spaces(g: Mediterranean, power: int) -> list[int]:
    """Ruling 12.4.3: where the Soldier of Fortune may be placed: Spaces of the home that no enemy occupies."""
    hostile = enemies(g, power)
    towns = [1 << g.town_of[space] if g.town_of[space] != NOBODY else 0 for space in range(len(g.town_of))]
    return [space for space in _home(g, power) if not (occupants(g, space) | towns[space]) & hostile]


def may_call_soldier(g: Mediterranean, power: int) -> bool:
    """12.4.7a: not Rome; ruling 12.4.2: nor while he is in play."""
    if g.plays(power, ROME) or g.patron[SOLDIER] != NOBODY or stacks_of(g, SOLDIER):
        return False
    return bool(soldier_spaces(g, power))


def may_name_dictator(g: Mediterranean, power: int) -> bool:
    """12.4.7b: Rome, with a leader to recall, Roma in its hands, and an enemy Army in its home."""
    if not g.plays(power, ROME) or not leaders_of(g, power) or g.holder[ROMA] != power:
        return False
    hostile = enemies(g, power)
    return any(_has_enemy_army(g, hostile, space) for space in _home(g, power))


def _has_enemy_army(g: Mediterranean, hostile: int, space: int) -> bool:
    """1.4a: Land Units, leaders among them."""
    if occupants(g, space) & hostile:
        return True
    stacks = [stack for stack in stacks_at(g, space) if hostile >> g.whose[stack] & 1]
    return any(land_units(g, stack) or stack in g.leader_in for stack in stacks)


def pontic_spaces(g: Mediterranean) -> list[int]:
    """12.5.5a: the unoccupied Spaces of the Province of Pontus."""
    return [s for s in SPACES_OF[PONTIC_LAND] if _is_unoccupied(g, s) and not g.setting.closed >> s & 1]


def slave_spaces(g: Mediterranean, power: int) -> list[int]:
    """12.7.1a: Spaces of the home without Units of anybody on land; a City or Town does not matter."""
    return [space for space in _home(g, power) if not _has_land_units(g, space)]


def _has_land_units(g: Mediterranean, space: int) -> bool:
    if occupants(g, space):
        return True
    return any(land_units(g, stack) or stack in g.leader_in for stack in stacks_at(g, space))


def may_slaves_rise(g: Mediterranean, power: int) -> bool:
    """12.7.1a, 16.2-SLAVES: not while slaves are in revolt against him, and only where a Space is open to them."""
    return not g.revolts >> power & 1 and bool(slave_spaces(g, power))
