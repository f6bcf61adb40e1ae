"""12.4, 12.4.1: who can intercept a moving force where it is, with whom, and what the die must show."""

from __future__ import annotations

from typing import Final

from romanum.board.network import Reach, Stride, explore
from romanum.engine.dice import FACES
from romanum.engine.memo import Memo
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import DESERT, GRID, HEX, LAND_STEPS, TERRAIN
from romanum.games.imperium.rules.common.entry import why_apart
from romanum.games.imperium.rules.common.leaders import leaders_in, place_of, value
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend
from romanum.games.imperium.rules.common.sieges import own_fort
from romanum.games.imperium.rules.geography.borders import within
from romanum.games.imperium.rules.geography.travel import link, step_costs
from romanum.games.imperium.rules.march.allowance import limitanei
from romanum.games.imperium.rules.march.column import goes_with, may_lead, troops
from romanum.games.imperium.rules.special.specials import Party, why_no_attack, why_no_entry
from romanum.games.imperium.state.forces import (
    has_combatants,
    is_naval,
    powers_on_map,
    stacks_at,
    stacks_of,
)
from romanum.games.imperium.state.marks import BUILDING, CALLED, HELD, HUNGRY, INSIDE, LANDED, RAW, RAWER
from romanum.games.imperium.state.position import ACTIVE, NOBODY, NONE, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import CAVALRIES, COMBATANTS, TRAINS, of, plus

FAR = 99
"""A cost that no die reaches."""


def distance(g: RomanWorld, leader: int, goal: int) -> int:
    """12.4.1a: the MP of the cheapest way; `FAR` if there is none. What `route` finds, looked for towards the goal."""
    if GRID.distance(HEX[place_of(g, leader)], HEX[goal]) > TABLES.land_interception.most_hexes:
        return FAR
    edge, own, costs = {place_of(g, leader): 0}, g.leader_in[leader], step_costs(g)
    power, found, barred = g.leader_of[leader], FAR, dict[int, bool]()
    for left in range(TABLES.land_interception.most_hexes - 1, -1, -1):
        near, onward = within(HEX[goal], left), dict[int, int]()
        for here, spent in edge.items():
            for there in DRY_STEPS[here]:
                cost = costs[here].get(there) if HEX[there] in near else None
                if cost is None:
                    continue
                total = spent + cost + limitanei(g, own, there)
                if there == goal:
                    found = min(found, total)
                elif total < onward.get(there, FAR):
                    if there not in barred:
                        barred[there] = is_in_the_way(g, power, there)
                    if not barred[there]:
                        onward[there] = total
        edge = onward
    return found


def route(g: RomanWorld, leader: int, goal: int) -> Reach:
    """12.4b, 12.4h, 30b: ways of at most three hexes, free of enemies and without narrow seas; limitanei cost more."""
    start, power, most = place_of(g, leader), g.leader_of[leader], TABLES.land_interception.most_hexes
    costs, barred, own = step_costs(g), dict[int, bool](), g.leader_in[leader]

    def step(here: int, there: int, spent: int, hexes: int) -> Stride | None:
        if hexes >= most:
            return None
        if there not in barred:
            barred[there] = there != goal and is_in_the_way(g, power, there)
        if barred[there]:
            return None
        cost = costs[here].get(there)
        return None if cost is None else Stride(cost + limitanei(g, own, there), there == goal, hexes + 1)

    return explore(DRY_STEPS, start, FAR - 1, step)


def is_in_the_way(g: RomanWorld, power: int, place: int) -> bool:
    """12.4b: whether hostile units stand there, trains too, so that what nobody sees of them makes no difference.

    Ruling 12.4b: besieged ones are there too, as in 12.4f; fleets off the coast are not.
    """
    return any(
        g.units[s] and is_enemy(g, power, g.whose[s]) and (not is_naval(g, s) or g.mark[s] & INSIDE)
        for s in stacks_at(g, place)
    )


DRY_STEPS: Final = tuple(
    tuple(step[0] for step in steps if not link(here, step[0])[1]) for here, steps in enumerate(LAND_STEPS)
)
"""12.4h: by place, the next places by land alone."""


def can_reach(g: RomanWorld, leader: int, goal: int) -> bool:
    """12.4b, 12.4h: whether there is such a way at all, looked for hex by hex."""
    edge, power, costs = {place_of(g, leader)}, g.leader_of[leader], step_costs(g)
    seen = set(edge)
    for left in range(TABLES.land_interception.most_hexes - 1, -1, -1):
        steps = {there for here in edge for there in DRY_STEPS[here] if there in costs[here]}
        if goal in steps:
            return True
        near = within(HEX[goal], left)
        edge = {there for there in steps - seen if HEX[there] in near and not is_in_the_way(g, power, there)}
        seen |= edge
    return False


def can_intercept(g: RomanWorld, player: int, leader: int, goal: int) -> bool:
    """12.4a, 12.4e-g: a leader with units, not tired, not besieged, in no hex with enemies, and not into a desert.

    5.2.2a: of an active power; and not where a neutral (5.2.4b), a special rule or 23.4 keeps him from going.
    """
    stack = g.leader_in[leader]
    if stack < 0 or g.captor[leader] != NOBODY or g.tired >> leader & 1 or g.mark[stack] & INSIDE:
        return False
    place, power = g.at[stack], g.leader_of[leader]
    if g.standing[power] != ACTIVE or GRID.distance(HEX[place], HEX[goal]) > TABLES.land_interception.most_hexes:
        return False
    if is_naval(g, stack) or TERRAIN[goal] == DESERT or shares_with_enemies(g, power, place) or place == goal:
        return False
    if not any(of(g.units[s], COMBATANTS) for s in companions(g, player, leader)):
        return False
    if why_apart(g, power, goal) is not None:
        return False
    return can_reach(g, leader, goal) and _may_go_alone(g, stack, goal, Party("", (leader,))) and may_meet(g, stack)


def shares_with_enemies(g: RomanWorld, power: int, place: int) -> bool:
    """12.4f: whether enemies are in a place, besieged there or not; ruling: fleets off its coast are not."""
    return any(
        is_enemy(g, power, g.whose[s]) and has_combatants(g, s) and (not is_naval(g, s) or g.mark[s] & INSIDE)
        for s in stacks_at(g, place)
    )


STAYS: Final = INSIDE | HUNGRY | RAW | RAWER | HELD | LANDED
"""4j, 10.4.4b, 10.5.1e, 17.1b, 35.1d: who may not move does not intercept."""


def companions(g: RomanWorld, player: int, leader: int) -> list[int]:
    """12.4a, 12.4c: a player's units that may go with a leader: ashore, in his hex, not hungry, and free to move.

    Ruling 5.8d: of all his powers that may stack with the leader's; with an ally's leader no units of the ally.
    Whoever intercepts attacks: nobody goes whom a truce or another special rule keeps from it.
    """
    place, power = place_of(g, leader), g.leader_of[leader]
    own = [s for s in stacks_at(g, place) if g.chief[g.whose[s]] == player and _may_go(g, s, power)]
    return [s for s in own if may_meet(g, s) and (g.mover == NONE or may_send(g, s, g.at[g.mover]))]


def may_send(g: RomanWorld, stack: int, goal: int, units: str | None = None) -> bool:
    """12.4c: whether special rules let some of a stack, or of these units of it, go to a place: the others stay."""
    units = g.units[stack] if units is None else units
    if _may_go_alone(g, stack, goal, Party(units, ())):
        return True
    return any(_may_go_alone(g, stack, goal, Party(letter, ())) for letter in set(of(units, COMBATANTS) or units))


def _may_go_alone(g: RomanWorld, stack: int, goal: int, party: Party) -> bool:
    return why_no_entry(g, stack, goal, party=party) is None


def may_set_off(g: RomanWorld, leader: int) -> bool:
    """12.4c: whether special rules let all go who were called: those of each power are looked at together."""
    goal, stacks = g.at[g.mover], called(g, leader)
    for power in dict.fromkeys(g.whose[stack] for stack in stacks):
        own = [stack for stack in stacks if g.whose[stack] == power]
        leaders = [other for stack in own for other in leaders_in(g, stack)]
        if not _may_go_alone(g, own[0], goal, Party("".join(g.units[stack] for stack in own), leaders)):
            return False
    return True


def may_meet(g: RomanWorld, stack: int) -> bool:
    """2.5, 39.2-S: whether no special rule keeps a stack from attacking whoever is on the march."""
    return g.mover == NONE or why_no_attack(g, stack, g.whose[g.mover], g.at[g.mover]) is None


def _may_go(g: RomanWorld, stack: int, power: int) -> bool:
    own = g.whose[stack]
    stays = STAYS if _may_leave_works(g, g.at[stack], own) else STAYS | BUILDING
    return not g.mark[stack] & stays and not is_naval(g, stack) and goes_with(g, power, own)


def _may_leave_works(g: RomanWorld, place: int, power: int) -> bool:
    """21.1f: builders stay, but for Romans at a first level, who give it up by going (21.1g)."""
    fort = own_fort(g, place, power)
    return g.origin[power] == ROMAN and fort is not None and (fort.level, fort.works) == (0, 1)


def close_by(g: RomanWorld, goal: int) -> list[int]:
    """12.4b: the leaders near enough to a place, whosever they are, but for those on the march there."""
    at, near, force = g.at, within(HEX[goal], TABLES.land_interception.most_hexes), g.whose[g.mover]
    return [
        leader
        for leader, stack in enumerate(g.leader_in)
        if stack >= 0 and HEX[at[stack]] in near and g.leader_of[leader] != force
    ]


def interceptors(g: RomanWorld, player: int) -> list[int]:
    """The leaders with whom a player can intercept the mover where it is; 5.8d: allies' too, unless they refuse.

    Whoever asks leaves the list as it is: who opens the question asks, and whoever is asked.
    """
    return _INTERCEPTORS.of(g, player)


def _interceptors(g: RomanWorld, player: int) -> list[int]:
    goal = g.at[g.mover]
    return [
        leader
        for leader in close_by(g, goal)
        if may_lead(g, player, leader)
        and is_enemy(g, g.leader_of[leader], g.whose[g.mover])
        and can_intercept(g, player, leader, goal)
    ]


BESIDES: Final = frozenset({"version", "stack", "dice", "discreet", "reveals", "wishes"})
"""Of all that there is, what does not matter to who can intercept."""
_INTERCEPTORS: Final[Memo[RomanWorld, list[int]]] = Memo(
    _interceptors, *[field for field in RomanWorld.__struct_fields__ if field not in BESIDES], each=True
)
"""So much else does that it goes by everything."""


def might_intercept(g: RomanWorld, player: int) -> bool:
    """Whether, for all that others can see, a player has a force near by: who leads it they do not see (3.2a)."""
    at, goal, mover = g.at, g.at[g.mover], g.whose[g.mover]
    if TERRAIN[goal] == DESERT:
        return False
    near = within(HEX[goal], TABLES.land_interception.most_hexes)
    for power in powers_on_map(g):
        if g.chief[power] == player and g.standing[power] == ACTIVE and is_enemy(g, power, mover):
            for stack in stacks_of(g, power):
                if (
                    HEX[at[stack]] in near
                    and at[stack] != goal
                    and not g.mark[stack] & INSIDE
                    and not is_naval(g, stack)
                ):
                    return True
    return False


def called(g: RomanWorld, leader: int) -> list[int]:
    """12.4c: the stacks that go with a leader, his own first; they keep their colours and powers."""
    own = g.leader_in[leader]
    return [own, *(s for s in named(g, g.at[own], g.leader_of[leader]) if s != own)]


def named(g: RomanWorld, place: int, power: int) -> list[int]:
    """The stacks in a place that were called, of a power and its friends."""
    return [s for s in stacks_at(g, place) if g.mark[s] & CALLED and is_friend(g, power, g.whose[s])]


def called_units(g: RomanWorld, leader: int) -> str:
    """All their units."""
    found = ""
    for stack in called(g, leader):
        found = plus(found, g.units[stack])
    return found


def target(g: RomanWorld, leader: int) -> int:
    """12.4.1a: twice the MP of the way."""
    return TABLES.land_interception.mp_multiplier * distance(g, leader, g.at[g.mover])


def is_slower(moving: str) -> bool:
    """12.4.1b: whether not all who move are cavalry."""
    return len(of(moving, CAVALRIES)) < len(of(moving, COMBATANTS))


def bonus(g: RomanWorld, leader: int) -> int:
    """12.4.1b: his value, or 3 for cavalry alone against others; less with a train."""
    units, moving = called_units(g, leader), troops(g, g.mover)
    fighters = of(units, COMBATANTS)
    riders = len(of(fighters, CAVALRIES)) == len(fighters)
    slower = is_slower(moving)
    found = TABLES.land_interception.all_cavalry if riders and slower else value(g, leader)
    return found + (TABLES.land_interception.train if of(units, TRAINS) else 0)


def within_reach(g: RomanWorld, start: int, total: int) -> set[int]:
    """12.4b, 12.4.1a: the other hexes to which such a total brings interceptors, if nobody stands in their way."""
    costs, table = step_costs(g), TABLES.land_interception

    def step(here: int, there: int, spent: int, gone: int) -> Stride | None:
        cost = costs[here].get(there) if gone < table.most_hexes else None
        return None if cost is None else Stride(cost, False, gone + 1)

    return {HEX[place] for place in explore(DRY_STEPS, start, total // table.mp_multiplier, step)} - {HEX[start]}


def best_bonus(g: RomanWorld, player: int, leader: int, *, slower: bool) -> int:
    """12.4.1b, 12.4c: the bonus if he takes with him whom he had best take: trains stay behind, or all but cavalry do.

    `slower`: whether not all who move are cavalry.
    """
    fighters = of("".join(g.units[stack] for stack in companions(g, player, leader)), COMBATANTS)
    riders = of(fighters, CAVALRIES)
    riding = TABLES.land_interception.all_cavalry
    if slower and riders:
        return riding if len(riders) == len(fighters) else max(value(g, leader), riding)
    return value(g, leader)


def may_succeed(g: RomanWorld, player: int, leader: int) -> bool:
    """12.4.1a, 12.4.1b: whether the highest die would do. Whoever moves is not looked through: he may be slower."""
    return FACES + best_bonus(g, player, leader, slower=True) >= target(g, leader)
