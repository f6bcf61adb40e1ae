"""Scenarios VI and VIII: the two kingdoms of The East, and units that come at the start of a Game-Turn (3.1).

The East begins as two kingdoms and becomes one: by a Province that it holds, or for Talents.
"""

from __future__ import annotations

from romanum.games.pax.data import schema
from romanum.games.pax.data.components import GARRISON, KIND, NONE, PLACE, PLACE_IDS, POWERS, PROVINCE, SIDE
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import add, lcu, number, set_walls, stacks_at, strike, tidy
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies, set_patron, side_id

# ---- VI: two kingdoms


def is_divided(g: Mediterranean, power: int) -> bool:
    """Whether a power is two kingdoms still."""
    divided = g.setting.row.divided
    return divided is not None and g.united == NONE and POWERS[g.powers[power]].id == divided.power


def unite(g: Mediterranean) -> None:
    """Ruling 3.1: at the end of an Activation: who holds that Province is one kingdom from the next Game-Turn on."""
    divided = g.setting.row.divided
    if divided is None:
        return
    power = g.lord[PROVINCE[divided.united_by]]
    if power != NONE and is_divided(g, power):
        become_one(g, power)


def become_one(g: Mediterranean, power: int) -> None:
    """From the next Game-Turn on."""
    g.united = g.turn + 1
    g.tell("united", "3.1", power=side_id(g, power))


# ---- 3.1, VIII: arrivals


def bring_arrivals(g: Mediterranean, with_leaders: bool = False) -> None:
    """Whoever is due this Game-Turn: at its start, or an Army that a power commands with the new leaders.

    Ruling 3.1: it would go in the Removal Phase otherwise.
    """
    for arrival in g.setting.row.arrivals:
        if arrival.turn == g.turn and bool(arrival.commander) == with_leaders:
            _arrive(g, arrival)
    settle(g)


def _arrive(g: Mediterranean, arrival: schema.Arrival) -> None:
    """They stand in their Space, unless it must be empty and is not."""
    place = PLACE[str(arrival.units["at"])]
    if arrival.unless_lcu and any(lcu(g, stack) for stack in stacks_at(g, place)):
        return
    side = SIDE[arrival.owner] if arrival.owner in SIDE else g.setting.row.powers.index(arrival.owner)
    for kind, units in arrival.units.items():
        if kind != "at":
            add(g, side, place, KIND[kind], int(units))
    if arrival.commander:
        set_patron(g, side, g.setting.row.powers.index(arrival.commander))
    else:
        _seize(g, side, place)
    g.tell("arrives", "3.1", side=side_id(g, side), place=PLACE_IDS[place])


def _seize(g: Mediterranean, side: int, place: int) -> None:
    """Ruling 3.1: Garrisons give way to whoever comes, with leaders among them, and a City or Town is his."""
    hostile = enemies(g, side)
    for stack in stacks_at(g, place):
        found = number(g, stack, GARRISON)
        if found and hostile >> g.whose[stack] & 1:
            strike(g, stack, GARRISON, found)
            kill_all(g, stack, "8.4.6")
    tidy(g, place)
    if g.town_of[place] != NOBODY:
        set_walls(g, place, g.walls[place], side)
