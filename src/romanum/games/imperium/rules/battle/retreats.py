"""14.2.1, 14.3, 14.5.1: where a force may retreat, who may go inside, and the way there."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.battle.parties import (
    attackers,
    combatants,
    defenders,
    holds_back,
    plain,
    powers_among,
    strength_of,
)
from romanum.games.imperium.rules.battle.strengths import Part, cavalry
from romanum.games.imperium.rules.common.control import capacity
from romanum.games.imperium.rules.common.entry import enter_province, why_apart
from romanum.games.imperium.rules.common.powers import is_enemy, power_id
from romanum.games.imperium.rules.common.sieges import abandon_works, begin_siege, has_top_fort
from romanum.games.imperium.rules.common.sieges import inside as shut_in
from romanum.games.imperium.rules.geography.travel import link
from romanum.games.imperium.rules.special.specials import why_no_entry
from romanum.games.imperium.state.forces import detach, go, is_naval, join_alike, settle, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, CALLED, CROSSED, INSIDE, LANDED, MOVED, SAFE, WADED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import load

FOURTH: Final = 4
"""14.2.1c: enemies of at least a quarter of the strength bar the way."""
BOUNDLESS: Final = 1 << 16
"""21.2f."""
ON_THE_WAY: Final = ACTIVE_FORCE | CALLED | CROSSED | WADED | LANDED
"""What a retreat takes off a stack."""


def parts_of(g: RomanWorld, stacks: list[int]) -> list[Part]:
    """Rosters and marks of stacks."""
    return [Part(g.units[s], g.mark[s], is_naval(g, s)) for s in stacks]


def ridden_round(g: RomanWorld, fight: Fight) -> bool:
    """14.2b, 14.2c: the attackers have cavalry, and at least twice the defenders'; who was met may have crossed."""
    own = cavalry(parts_of(g, [s for s in attackers(g, fight) if not holds_back(g, fight, s)]))
    against = cavalry([Part(g.units[s], g.mark[s] if fight.met else 0) for s in defenders(g, fight)])
    return bool(own) and own >= 2 * against


def barred(
    g: RomanWorld, stacks: list[int], place: int, there: int, shut: tuple[int, ...] | None = None
) -> Refusal | None:
    """14.2.1c-e, 5.2.4b, 2.5: enemies there, water between, the hexside by which enemies came, a neutral, the scenario.

    `shut` are the hexes that enemies close (`shut_off`), if that has been said.
    """
    river, strait, _ = link(place, there)
    facts = {"place": PLACE_IDS[there]}
    if river != NONE or strait:
        return Refusal("14.2.1d", "retreat-over-water", facts)
    power, own = g.whose[stacks[0]], strength_of(g, stacks)
    if _in_the_way(g, power, there, own) if shut is None else there in shut:
        return Refusal("14.2.1c", "retreat-into-enemies", facts)
    came = [s for s in stacks_at(g, place) if g.came[s] == there and is_enemy(g, power, g.whose[s])]
    if came and FOURTH * strength_of(g, came) >= own:
        return Refusal("14.2.1e", "retreat-as-they-came", facts)
    apart = next((why for other in powers_among(g, stacks) if (why := why_apart(g, other, there))), None)
    return apart or next((why for s in stacks if (why := why_no_entry(g, s, there, retreats=True))), None)


def _in_the_way(g: RomanWorld, power: int, there: int, own: int) -> bool:
    enemies = [s for s in stacks_at(g, there) if is_enemy(g, power, g.whose[s]) and not is_naval(g, s)]
    against = plain(combatants(g, enemies))
    return against > 0 and FOURTH * against >= own


def shut_off(g: RomanWorld, stacks: list[int], place: int) -> tuple[int, ...]:
    """14.2.1c: the next hexes that enemies close to them. Ruling 14.2.1c: all hear it, whatever of them is seen."""
    if not stacks:
        return ()
    power, own = g.whose[stacks[0]], strength_of(g, stacks)
    near = [there for there, _, _, _ in LAND_STEPS[place]]
    g.reveals += g.hidden and any(is_enemy(g, power, g.whose[s]) for there in near for s in stacks_at(g, there))
    return tuple([there for there in near if _in_the_way(g, power, there, own)])


def ways_out(g: RomanWorld, stacks: list[int], place: int, shut: tuple[int, ...] | None = None) -> list[int]:
    """14.2.1: the hexes to which all of them may retreat."""
    return [there for there, _, _, _ in LAND_STEPS[place] if barred(g, stacks, place, there, shut) is None]


def walk_off(g: RomanWorld, stacks: list[int], place: int, there: int, rule: str) -> None:
    """14.2.1a, 14.2e, 23.1: all go to one hex; a force on the march has ended it; whoever sleeps there may wake."""
    g.push(Rejoined(there))
    for power in powers_among(g, stacks):
        own = [s for s in stacks if g.whose[s] == power]
        abandon_works(g, power, place)
        for stack in own:
            g.mark[stack] = _rested(g.mark[stack])
            go(g, stack, there)
        if g.log is not None:
            g.tell("retreats", rule, power=power_id(g, power), place=PLACE_IDS[place], to=PLACE_IDS[there])
        _enter(g, own, place, there)
    settle(g, place)


def _rested(mark: int) -> int:
    return mark & ~ON_THE_WAY | (MOVED if mark & ACTIVE_FORCE else 0)


def _enter(g: RomanWorld, stacks: list[int], place: int, there: int) -> None:
    """23.1, 45.2b: who retreats into another Province may wake its lord, or fall ill there."""
    province = PROVINCE[there]
    if province not in (NONE, PROVINCE[place]):
        enter_province(g, stacks, province)


class Rejoined(Task[RomanWorld], frozen=True):
    """Those who have come to a hex are one with those like them, once all that their coming brought about is over."""

    place: int
    rule: ClassVar[str] = "14.2.1a"

    def run(self, g: RomanWorld) -> None:
        settle(g, self.place)


# ---- inside


def room(g: RomanWorld, place: int, power: int) -> int:
    """16.3a, 21.2f: halves of Legion Equivalents that still find room inside; a top fort has room for all."""
    if has_top_fort(g, place, power):
        return BOUNDLESS
    reformed = g.has_rule("31")
    return capacity(g, place) - sum(load(g.units[s], reformed) for s in shut_in(g, place) if not is_naval(g, s))


def go_inside(g: RomanWorld, stack: int, units: str, *, safe: bool = False) -> int:
    """14.3a, 14.5.1e, 17.1a: units of a stack, or all with its leaders, are under siege; the stack they are in."""
    begin_siege(g, g.at[stack])
    mark = _rested(g.mark[stack]) | INSIDE | (SAFE if safe else 0)
    if units != g.units[stack]:
        return join_alike(g, detach(g, stack, units, mark))
    g.mark[stack] = mark
    return join_alike(g, stack)
