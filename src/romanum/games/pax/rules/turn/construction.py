"""Chapter 7.1: Towns, Cities and walls are built by Minor Moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    FORTRESS,
    GARRISON,
    HEAVY,
    LEGION,
    PLACE_IDS,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.rules.turn.actions import CITY, REPAIR, TOWN
from romanum.games.pax.rules.turn.grounds import too_dear
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import (
    full_walls,
    number,
    set_walls,
    stacks_at,
    stacks_of,
    strike,
    tidy,
    towns_of,
)
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import pay
from romanum.games.pax.state.steps import EXPANSION_MENUS, Menu

COSTS: Final = TABLES.costs
WALLS: Final = TABLES.walls
BUILDERS: Final = (LEGION, HEAVY)
"""7.1.2b: full-strength units of the power's own."""
RANK: Final = 30


def with_units(g: Mediterranean, power: int, kinds: Iterable[int]) -> list[tuple[int, int]]:
    """Spaces and kinds of units that a power has there, whatever their marks (7.1.2c)."""
    found = {(g.at[s], kind) for s in stacks_of(g, power) for kind in kinds if number(g, s, kind)}
    return sorted(place for place in found if place[0] < SPACE_COUNT)


def candidates(g: Mediterranean, power: int) -> Iterable[Move]:
    """A Town wherever a Garrison is, a City wherever a Town has the unit for it, walls wherever some are missing."""
    yield from (TOWN[space] for space, _ in with_units(g, power, (GARRISON,)))
    yield from (CITY[kind][space] for space, kind in with_units(g, power, BUILDERS) if g.walls[space])
    for space in towns_of(g, power):
        yield from (REPAIR[points][space] for points in range(1, full_walls(g, space) - g.walls[space] + 1))


def check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    """7.1.1: a Minor Move, the price, and what each kind of building asks for."""
    if not g.minors:
        return Refusal("7.1.1", "no-minor-move")
    space = move[-1]
    if move[0] == "repair":
        return too_dear(COSTS.wall_point * move[1], g.treasury[power], "7.1.6")
    reason = why_no_town(g, power, space) if move[0] == "town" else why_no_city(g, power, space)
    return reason or too_dear(COSTS.town if move[0] == "town" else COSTS.city, g.treasury[power], "7.1.1")


def why_no_town(g: Mediterranean, power: int, space: int) -> Refusal | None:
    """7.1.2a, 7.1.3: a Space that the power Controls, without a City or Town, and no Mountain Fortress."""
    if FORTRESS[space]:
        return Refusal("7.1.3", "in-a-fortress", {"place": PLACE_IDS[space]})
    if g.town_of[space] != NOBODY:
        return Refusal("7.1.2a", "has-a-town", {"place": PLACE_IDS[space]})
    if g.holder[space] != power:
        return Refusal("7.1.2a", "not-controlled", {"place": PLACE_IDS[space]})
    return None


def why_no_city(g: Mediterranean, power: int, space: int) -> Refusal | None:
    """7.1.2b, 7.1.4: a full-strength Town of the power's own."""
    if g.town_of[space] != power:
        return Refusal("7.1.4", "not-his-town", {"place": PLACE_IDS[space]})
    if g.walls[space] != WALLS.town:
        return Refusal("7.1.2b", "no-full-town", {"place": PLACE_IDS[space], "walls": g.walls[space]})
    return None


def options(g: Mediterranean, power: int) -> list[Move]:
    """What may be built."""
    talents = g.treasury[power]
    if not g.minors or not talents:
        return []
    found: list[Move] = []
    if talents >= COSTS.town:
        own = with_units(g, power, (GARRISON,))
        found += [TOWN[space] for space, _ in own if why_no_town(g, power, space) is None]
    if talents >= COSTS.city:
        own = with_units(g, power, BUILDERS)
        found += [CITY[kind][space] for space, kind in own if why_no_city(g, power, space) is None]
    for space in towns_of(g, power):
        most = min(talents // COSTS.wall_point, full_walls(g, space) - g.walls[space])
        found += [REPAIR[points][space] for points in range(1, most + 1)]
    return found


def take(g: Mediterranean, power: int, move: Move) -> None:
    """7.1.1: Talents and units are paid, and it stands."""
    g.minors -= 1
    space = move[-1]
    if move[0] == "repair":
        pay(g, power, COSTS.wall_point * move[1], "7.1.6", "walls")
        set_walls(g, space, g.walls[space] + move[1], power)
    elif move[0] == "town":
        consume(g, power, space, GARRISON)
        pay(g, power, COSTS.town, "7.1.2a", "town")
        set_walls(g, space, WALLS.town, power)
    else:
        consume(g, power, space, move[1])
        pay(g, power, COSTS.city, "7.1.2b", "city")
        set_walls(g, space, WALLS.city, power)
    tidy(g, space)
    settle(g)
    g.tell("builds", "7.1.1", power=side_id(g, power), what=move[0], place=PLACE_IDS[space], walls=g.walls[space])


def consume(g: Mediterranean, power: int, space: int, kind: int) -> None:
    """7.1.2c: the unit may have moved before in this Activation; one that has is the first to be used."""
    own = [s for s in stacks_at(g, space) if g.whose[s] == power and number(g, s, kind)]
    strike(g, max(own, key=lambda s: g.mark[s]), kind)


MENU: Final = EXPANSION_MENUS.add(RANK, Menu(frozenset({"town", "city", "repair"}), candidates, check, options, take))
