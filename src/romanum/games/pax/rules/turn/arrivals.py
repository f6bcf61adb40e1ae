"""Chapter 3.1, scenario VIII: units that come at the start of a Game-Turn."""

from __future__ import annotations

from romanum.games.pax.data import schema
from romanum.games.pax.data.components import GARRISON, KIND, PLACE, PLACE_IDS, SIDE
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import add, lcu, number, set_walls, stacks_at, strike, tidy
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies, set_patron, side_id


def come(g: Mediterranean, with_leaders: bool = False) -> None:
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
