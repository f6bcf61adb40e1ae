"""14.2.1, 14.3, 14.5.1: where a force may retreat, who may go inside, and the way there."""

from __future__ import annotations

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.battle.parties import attackers, combatants, defenders, plain, powers_among
from romanum.games.imperium.rules.battle.strengths import Part, cavalry
from romanum.games.imperium.state.control import capacity
from romanum.games.imperium.state.errands import Trespass
from romanum.games.imperium.state.forces import detach, go, is_alive, is_naval, join_alike, settle, stacks_at
from romanum.games.imperium.state.position import ACTIVE_FORCE, INSIDE, MOVED, RomanWorld
from romanum.games.imperium.state.powers import is_enemy, power_id
from romanum.games.imperium.state.roads import link
from romanum.games.imperium.state.rosters import FLEETS, load, without
from romanum.games.imperium.state.sieges import begin_siege, has_top_fort
from romanum.games.imperium.state.sieges import inside as shut_in

FOURTH = 4
"""14.2.1c: enemies of at least a quarter of the strength bar the way."""


def parts_of(g: RomanWorld, stacks: list[int]) -> list[Part]:
    """Rosters and marks of stacks."""
    return [Part(g.units[s], g.mark[s], is_naval(g, s)) for s in stacks]


def ridden_round(g: RomanWorld, fight: Fight) -> bool:
    """14.2b, 14.2c: the attackers have cavalry, and at least twice the defenders'."""
    own = cavalry(parts_of(g, attackers(g, fight)))
    against = cavalry([Part(part.units) for part in parts_of(g, defenders(g, fight))])
    return bool(own) and own >= 2 * against


def barred(g: RomanWorld, stacks: list[int], place: int, there: int) -> Refusal | None:
    """14.2.1c-e: enemies there, water between, or the hexside by which enemies came."""
    river, strait, _ = link(place, there)
    facts = {"place": PLACE_IDS[there]}
    if river != NONE or strait:
        return Refusal("14.2.1d", "retreat-over-water", facts)
    power, own = g.whose[stacks[0]], plain(combatants(g, stacks))
    if _in_the_way(g, power, there, own):
        return Refusal("14.2.1c", "retreat-into-enemies", facts)
    came = [s for s in stacks_at(g, place) if g.came[s] == there and is_enemy(g, power, g.whose[s])]
    if came and FOURTH * plain(combatants(g, came)) >= own:
        return Refusal("14.2.1e", "retreat-as-they-came", facts)
    return None


def _in_the_way(g: RomanWorld, power: int, there: int, own: int) -> bool:
    enemies = [s for s in stacks_at(g, there) if is_enemy(g, power, g.whose[s]) and not is_naval(g, s)]
    against = plain(combatants(g, enemies))
    return against > 0 and FOURTH * against >= own


def ways_out(g: RomanWorld, stacks: list[int], place: int) -> list[int]:
    """14.2.1: the hexes to which all of them may retreat."""
    return [there for there, _, _, _ in LAND_STEPS[place] if barred(g, stacks, place, there) is None]


def walk_off(g: RomanWorld, stacks: list[int], place: int, there: int, rule: str) -> None:
    """14.2.1a, 14.2e: all go to one hex; a force on the march has ended it."""
    if g.log is not None:
        for power in powers_among(g, stacks):
            g.tell("retreats", rule, power=power_id(g, power), place=PLACE_IDS[place], to=PLACE_IDS[there])
    for stack in stacks:
        if g.mark[stack] & ACTIVE_FORCE:
            g.mark[stack] = g.mark[stack] & ~ACTIVE_FORCE | MOVED
        go(g, stack, there)
        if PROVINCE[there] not in (NONE, PROVINCE[place]):
            g.push(Trespass(stack, PROVINCE[there]))
    settle(g, place)


def room(g: RomanWorld, place: int, power: int) -> int:
    """16.3a, 21.2f: halves of Legion Equivalents that still find room inside; a top fort has room for all."""
    if has_top_fort(g, place, power):
        return 1 << 16
    used = sum(load(without(g.units[s], FLEETS), g.has_rule("31")) for s in shut_in(g, place) if not is_naval(g, s))
    return capacity(g, place) - used


def go_inside(g: RomanWorld, stack: int, units: str) -> int:
    """14.3a, 17.1a: units of a stack, or all of it, are under siege; the stack they are in."""
    place = g.at[stack]
    begin_siege(g, place)
    mark = (g.mark[stack] & ~ACTIVE_FORCE | (MOVED if g.mark[stack] & ACTIVE_FORCE else 0)) | INSIDE
    if units != g.units[stack]:
        return join_alike(g, detach(g, stack, units, mark))
    g.mark[stack] = mark
    return join_alike(g, stack) if is_alive(g, stack) else stack
