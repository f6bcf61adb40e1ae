"""Where a force on the march or a fleet under sail can go, hex by hex, and what may happen to it there (10.3, 12.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from romanum.board.masks import mask
from romanum.board.network import Branch, Reach, Stride, explore
from romanum.engine.dice import FACES
from romanum.engine.position import changed
from romanum.engine.secrecy import HIDDEN
from romanum.engine.ways import FIRST, NOWHERE_TO_GO, Leg, Risk, Ways
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import DEEP, DESERT, GRID, HEX, LAND_STEPS, PLACE_IDS, PROVINCE, TERRAIN
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common import seafarers
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.powers import is_enemy
from romanum.games.imperium.rules.geography.travel import sea_lanes
from romanum.games.imperium.rules.march import movement
from romanum.games.imperium.rules.march.allowance import left, price
from romanum.games.imperium.rules.march.column import column
from romanum.games.imperium.rules.march.interceptors import within_reach
from romanum.games.imperium.rules.march.muster import Muster
from romanum.games.imperium.rules.naval import voyage
from romanum.games.imperium.rules.naval.odds import lost_at_rest
from romanum.games.imperium.rules.naval.ports import deserts_crew, keeps_apart
from romanum.games.imperium.rules.naval.seamen import in_range
from romanum.games.imperium.state.actions import HALT, READY, TO
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, PEOPLE, RomanWorld
from romanum.games.imperium.state.rosters import CAVALRIES, COMBATANTS, FLEETS, UNKNOWN

NEIGHBOURS: Final = tuple(tuple(step[0] for step in steps) for steps in LAND_STEPS)
ENEMY: Final = Risk("enemy", "12.3a")
MET: Final = Risk("interception", "12.4a")
MET_AT_SEA: Final = Risk("sea-interception", "10.6a")
SHIPWRECK: Final = Risk("shipwreck", "10.3.1b", at_end=True)
WAKES: Final = Risk("wakes", "23.1")
"""What the dice and the others decide: how likely it is hangs on what lies hidden."""
Watched = dict[int, list[int]]
"""By hex: the places of those who may come there."""


def ways(known: RomanWorld, seat: int) -> Ways:
    """Where those can go whom the seat has on the move."""
    step = known.stack[-1] if known.stack else None
    if isinstance(step, movement.March) and step.player == seat:
        return _march(known)
    if isinstance(step, Muster) and step.player == seat:
        return _after_setting_out(_march(known))
    if isinstance(step, voyage.Voyage) and step.player == seat:
        return _voyage(known, step)
    return NOWHERE_TO_GO


def _probe(known: RomanWorld) -> RomanWorld:
    """A copy in which the force is put wherever it would be on its way."""
    probe = known.copy()
    probe.log = None
    return probe


# ---- by land


def _march(known: RomanWorld) -> Ways:
    """12.1a: as far as its MP lead; among enemies a way ends (12.3a)."""
    force, probe = known.mover, _probe(known)
    start, spent_before = known.at[force], known.spent[force]
    power, parts = known.whose[force], column(known, force)

    def ask(here: int, there: int, spent: int, burden: int) -> Stride | None:
        for part in parts:
            probe.at, probe.spent[part] = changed(probe.at, part, here), spent_before + spent
        if movement.why_not(probe, force, there) is not None:
            return None
        return Stride(price(probe, force, there) or 0, _enemies(known, power, there))

    reach = explore(NEIGHBOURS, start, left(known, force), ask)
    watched = _watched(known, power)
    has = left(known, force)
    legs = tuple(_leg(known, reach.tree, branch, start, watched, has) for branch in reach.tree)
    return Ways(PLACE_IDS[start], legs, (HALT,), party=_party(known, parts), has=has)


def _party(known: RomanWorld, stacks: Sequence[int]) -> str:
    """Who goes: their units and leaders, however they are stacked."""
    units = "".join(sorted("".join(known.units[stack] for stack in stacks)))
    led = sorted(leader for stack in stacks for leader in leaders_in(known, stack))
    return " ".join([units, *map(str, led)])


def _leg(known: RomanWorld, tree: Sequence[Branch], branch: Branch, start: int, watched: Watched, has: int) -> Leg:
    here = tree[branch.before].place if branch.before >= 0 else start
    power, there = known.whose[known.mover], branch.place
    met = _enemies(known, power, there)
    risks = tuple(_land_risks(known, here, there, watched, met=met))
    ends = "12.3a" if met else "12.1a" if branch.cost >= has else ""
    return Leg(TO[there], PLACE_IDS[there], branch.cost, branch.before, risks, ends, () if met else (HALT,))


def _land_risks(known: RomanWorld, here: int, there: int, watched: Watched, *, met: bool) -> Iterator[Risk]:
    """12.3a, 12.4a, 23.1: enemies there, leaders near by, and whoever sleeps in the Province."""
    if HEX[there] in watched and TERRAIN[there] != DESERT:
        yield _met(MET, there, watched)
    if met:
        yield ENEMY
    province = PROVINCE[there]
    if province not in (NONE, PROVINCE[here]) and known.whose[known.mover] != known.lord[province]:
        lord = known.lord[province]
        owner = lord if lord >= 0 else PEOPLE + province
        if known.standing[owner] == INACTIVE:
            yield WAKES


def _enemies(known: RomanWorld, power: int, place: int) -> bool:
    """12.3a: whether enemies stand ashore in a place, as far as one can see; those inside walls are passed by."""
    return any(
        not known.mark[stack] & INSIDE and is_enemy(known, power, known.whose[stack]) and _fights_ashore(known, stack)
        for stack in stacks_at(known, place)
    )


def _fights_ashore(known: RomanWorld, stack: int) -> bool:
    """Whether a stack has land units that fight; of one that cannot be looked through the top unit tells."""
    units = known.top[stack] if known.units[stack] == UNKNOWN else known.units[stack]
    return not FLEETS & set(units) and bool(COMBATANTS & set(units))


def _met(risk: Risk, there: int, watched: Watched) -> Risk:
    """The risk with the places of those who bring it, the nearest first."""
    near = sorted(watched[HEX[there]], key=lambda place: GRID.distance(HEX[place], HEX[there]))
    return replace(risk, whence=tuple(dict.fromkeys(PLACE_IDS[place] for place in near)))


def _watched(known: RomanWorld, power: int) -> Watched:
    """12.4b, 12.4.1: the hexes that enemies who may have a leader with them can come to, if only with the highest die,
    each with the places where these stand.

    Whoever stands in their way counts for nothing: he may be gone by then.
    """
    found: Watched = {}
    for stack, place in enumerate(known.at):
        if place < 0 or known.mark[stack] & INSIDE or not is_enemy(known, power, known.whose[stack]):
            continue
        if known.standing[known.whose[stack]] == ACTIVE and _fights_ashore(known, stack):
            more = _best_bonus(known, stack)
            if more is not None:
                for hex_ in within_reach(known, place, FACES + more):
                    found.setdefault(hex_, []).append(place)
    return found


def _best_bonus(known: RomanWorld, stack: int) -> int | None:
    """12.4.1b, 12.4e: what may be added to their die at best; None where nobody leads them who has not tried yet."""
    hides = known.units[stack] == UNKNOWN
    values = [
        known.leader_value[leader]
        for leader, at in enumerate(known.leader_in)
        if (at == stack or (hides and at == HIDDEN)) and not known.tired >> leader & 1
    ]
    if not values:
        return None
    beside = [known.units[other] for other in stacks_at(known, known.at[stack])]
    riders = any(units == UNKNOWN or CAVALRIES & set(units) for units in beside)
    return max(*values, TABLES.land_interception.all_cavalry if riders else 0)


def _after_setting_out(found: Ways) -> Ways:
    """12.1a: a force that is made up sets out and goes, with one word: to be ready is the first leg of every way."""
    onward = (replace(leg, before=leg.before + 1) for leg in found.legs)
    return Ways(found.at, (Leg(READY, found.at, 0), *onward), party=found.party, has=found.has)


# ---- at sea


def _voyage(known: RomanWorld, step: voyage.Voyage) -> Ways:
    """10.3a: as far as its MP lead: the shortest way, and one round whoever may put out."""
    fleet = known.mover
    watched = _watched_waters(known, known.whose[fleet])
    straight = _waters(known, fleet, step)
    guarded = mask(place for place in straight if HEX[place] in watched and not DEEP[place])
    legs, has = list[Leg](), step.left(known)
    for tree in (straight.tree, _waters(known, fleet, step, guarded).tree if guarded else ()):
        first = len(legs)
        for branch in tree:
            before = branch.before if branch.before == FIRST else first + branch.before
            legs.append(_at_sea(known, branch, before, step.sailed, watched, has))
            if guarded >> branch.place & 1 or (before != FIRST and legs[before].chance is None):
                legs[-1] = replace(legs[-1], chance=None)
    party = _party(known, [fleet])
    return Ways(PLACE_IDS[known.at[fleet]], tuple(legs), (HALT,), party=party, has=has, voyage=True)


def _at_sea(known: RomanWorld, branch: Branch, before: int, sailed: int, watched: Watched, has: int) -> Leg:
    """A leg of a voyage: whoever may come upon it (10.6a), and in winter what the sea takes where it ends (10.3.1)."""
    place = branch.place
    risks = [_met(MET_AT_SEA, place, watched)] if HEX[place] in watched and not DEEP[place] else []
    lost = lost_at_rest(known, known.mover, place, sailed + branch.cost)
    if lost:
        risks.append(replace(SHIPWRECK, chance=lost))
    ends = "10.3a" if branch.cost >= has else ""
    return Leg(TO[place], PLACE_IDS[place], branch.cost, before, tuple(risks), ends, (HALT,))


def _waters(known: RomanWorld, fleet: int, step: voyage.Voyage, barred: int = 0) -> Reach:
    """10.3: the waters to which a fleet may sail, step by step as `voyage.open_waters` has it, but for those barred."""
    lanes, here, power, left = sea_lanes(known), known.at[fleet], known.whose[fleet], step.left(known)
    if not step.sailed and voyage.is_locked_in(known, fleet):
        return lanes.reach(here, 0)
    near = lanes.reach(here, left)
    closed, bound = [there for there in near if keeps_apart(known, fleet, there)], []
    if seafarers.ways(known, power):
        if deserts_crew(known, fleet, here) is not None:
            return lanes.reach(here, 0)
        closed += [there for there in near if not in_range(known, power, there)]
        bound = [water for water in near if deserts_crew(known, fleet, water)]
    if not closed and not bound and not barred:
        return near
    return lanes.flood(here, left, stops=mask(bound), barred=mask(closed) | barred)


def _watched_waters(known: RomanWorld, power: int) -> Watched:
    """10.6a: the hexes that enemy fleets can reach to intercept, each with the places where these lie."""
    found: Watched = {}
    for stack, place in enumerate(known.at):
        if place >= 0 and is_enemy(known, power, known.whose[stack]) and _has_ships(known, stack):
            for hex_ in GRID.within(HEX[place], TABLES.naval_interception.range):
                found.setdefault(hex_, []).append(place)
    return found


def _has_ships(known: RomanWorld, stack: int) -> bool:
    units = known.top[stack] if known.units[stack] == UNKNOWN else known.units[stack]
    return bool(FLEETS & set(units))
