"""Chapter 10.2: the Battle being fought: who fights where, and what has been decided so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.errand import Errand
from romanum.engine.event import Fact
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    ELEPHANTS,
    FORTRESS,
    INDEPENDENTS,
    INVADERS,
    MILITIA,
    NONE,
    PLACE_IDS,
    TABLES,
    TRIBES,
)
from romanum.games.pax.state.forces import (
    horse,
    infantry,
    is_alive,
    land_units,
    lcu,
    number,
    occupants,
    stacks_at,
    values,
)
from romanum.games.pax.state.forces import strength as strength_of
from romanum.games.pax.state.leaders import best_tactical, tactical
from romanum.games.pax.state.moves import AMPHIBIOUS, INTERCEPTING, army_of
from romanum.games.pax.state.position import ACTIVE, CALLED, LEAVING, NOBODY, WALLED, Mediterranean
from romanum.games.pax.state.sides import enemies, is_friend
from romanum.games.pax.state.tribes import has_counter, turn_up

ATTACKER: Final = 0
DEFENDER: Final = 1
RULES: Final = TABLES.battle

# ---- how a beaten Defender leaves
STAYS: Final = 0
RETREATS: Final = 1
FORCED: Final = 2


class NextStage(Errand[Mediterranean], frozen=True):
    """10.2: the next step of the sequence."""

    stage: int
    rule: ClassVar[str] = "10.0"


class Fight(Task[Mediterranean], frozen=True):
    """10.2: a Battle on land. Pairs are the attacker's and the Defender's."""

    space: int
    flags: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    sides: tuple[int, int]
    powers: tuple[int, int]
    """4.3.1e, 13.2.4: who decides for them."""
    before: tuple[int, int]
    """12.3.1: BP other than Militia at the start, Wall Points as they absorb losses."""
    stage: int = 0
    walls: bool = False
    """7.3.1: the City or Town takes part."""
    siege: tuple[int, int] = (0, 0)
    negated: tuple[int, int] = (0, 0)
    """10.4.6: Cavalry that Elephants have put out of action."""
    sent: tuple[int, int] = (0, 0)
    """Elephants committed."""
    points: tuple[int, int] = (0, 0)
    """10.3.1: BP,"""
    base: tuple[int, int] = (0, 0)
    """10.3.3: and those of which losses are a percentage."""
    edge: tuple[int, int] = (0, 0)
    """10.4.1: the shifts of Cavalry Superiority or Supremacy."""
    generals: tuple[int, int] = (NONE, NONE)
    """8.2.4: leaders who were named; where none was, the highest Tactical rating counts."""
    dice: tuple[int, int] = (0, 0)
    shifts: tuple[int, int] = (0, 0)
    leaving: int = STAYS
    pinned: bool = False
    """10.7.6: Cavalry has stopped the retreat."""
    gone: tuple[int, ...] = ()
    """Stacks that have retreated,"""
    goal: int = NONE
    """and the second Space to which they go on, if any."""
    engine: bool = False
    """17.2-POLIORCATES-EFFECT: the attacker uses his Helepolis."""
    rule: ClassVar[str] = "10.0"
    settles: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        g.push(replace(self, stage=self.stage + 1))
        g.push(NextStage(self.stage))

    def army(self, who: int) -> tuple[int, ...]:
        """The stacks of the attacker or the Defender."""
        return self.defenders if who else self.attackers

    def percent(self, who: int) -> int:
        """10.2-10: the final die against a side, in tenths."""
        return self.dice[1 - who]

    def winner(self) -> int:
        """10.1: who loses the lower percentage; nobody in a Draw."""
        own, other = self.dice
        return NONE if own == other else ATTACKER if own > other else DEFENDER


BATTLEFIELD: Final = Fact("space", lambda step, g: PLACE_IDS[g.running(Fight).space])
"""What questions of a Battle speak of."""


def put(pair: tuple[int, int], who: int, value: int) -> tuple[int, int]:
    """A pair with one of its values replaced."""
    return (value, pair[1]) if who == ATTACKER else (pair[0], value)


def standing(g: Mediterranean, stacks: Iterable[int]) -> list[int]:
    """Those that are left."""
    return [stack for stack in stacks if is_alive(g, stack)]


def general_of(g: Mediterranean, fight: Fight, who: int) -> int:
    """8.2.4: the one leader who counts."""
    named = fight.generals[who]
    return named if named != NONE else best_tactical(g, standing(g, fight.army(who)))


def bars_horse(fight: Fight, who: int) -> bool:
    """10.4.2a, 10.3.1g: in a Mountain Fortress, at walls, or in an Amphibious Attack."""
    return fight.walls or FORTRESS[fight.space] or bool(who == ATTACKER and fight.flags & AMPHIBIOUS)


def horse_of(g: Mediterranean, stacks: Iterable[int]) -> int:
    """The Cavalry of several stacks."""
    return sum(horse(g, stack) for stack in standing(g, stacks))


def elephants_of(g: Mediterranean, stacks: Iterable[int]) -> int:
    """The Elephants of several stacks."""
    return sum(number(g, stack, ELEPHANTS) for stack in standing(g, stacks))


def lcu_of(g: Mediterranean, stacks: Iterable[int]) -> int:
    """The Land Combat Units of several stacks."""
    return sum(lcu(g, stack) for stack in standing(g, stacks))


def infantry_of(g: Mediterranean, stacks: Iterable[int]) -> int:
    """The Infantry of several stacks."""
    return sum(infantry(g, stack) for stack in standing(g, stacks))


def bp_of(g: Mediterranean, stacks: Iterable[int]) -> int:
    """The BP of several stacks."""
    return sum(strength_of(g, stack) for stack in standing(g, stacks))


def regulars(g: Mediterranean, stacks: Iterable[int]) -> int:
    """12.3.1: BP other than Militia."""
    worth = values(g)[MILITIA]
    return sum(strength_of(g, stack) - worth * number(g, stack, MILITIA) for stack in standing(g, stacks))


def hostile_town(g: Mediterranean, side: int, space: int) -> bool:
    """Whether a City or Town there belongs to an enemy."""
    town = g.town_of[space]
    return town != NOBODY and not is_friend(g, side, town)


# ---- 4.3.1e, 9.3.4 to 9.3.6, 10.0: who fights, and who decides


ON_THE_WAY = ACTIVE | CALLED | LEAVING


def fighters(g: Mediterranean, stack: int) -> bool:
    """Whether a stack has anybody who takes part on land."""
    return land_units(g, stack) > 0 or stack in g.leader_in


def meet(g: Mediterranean, stack: int, flags: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """10.0: the stacks that attack, and those that defend."""
    space = g.at[stack]
    if flags & INTERCEPTING:
        return _intercepted(g, stack, space)
    hostile = enemies(g, g.whose[stack])
    if INVADERS >> g.whose[stack] & 1 and not only_tribes(g, hostile, space):
        hostile &= ~(1 << TRIBES)
    if hostile >> TRIBES & 1 and has_counter(g, space):
        turn_up(g, space)
    defenders = tuple(s for s in sorted(stacks_at(g, space)) if hostile >> g.whose[s] & 1 and fighters(g, s))
    return army_of(g, stack), defenders


def only_tribes(g: Mediterranean, hostile: int, space: int) -> bool:
    """13.4.2a: whether an invader that attacks can mean none but the Tribe."""
    inside = occupants(g, space) | (1 << g.town_of[space] if g.town_of[space] != NOBODY else 0)
    return inside & hostile == 1 << TRIBES


def _intercepted(g: Mediterranean, stack: int, space: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """9.3.4, 9.3.5b, 9.3.6a: those on the way defend; whoever stood there attacks with the interceptor."""
    side = g.whose[stack]
    here = [s for s in sorted(stacks_at(g, space)) if s != stack and fighters(g, s)]
    met = [s for s in here if g.mark[s] & ON_THE_WAY and not is_friend(g, side, g.whose[s])]
    foes = {g.whose[s] for s in met}
    with_them = [s for s in here if s not in met and any(is_friend(g, foe, g.whose[s]) for foe in foes)]
    residents = [s for s in here if s not in met and s not in with_them and not g.mark[s] & WALLED]
    joined = [s for s in residents if is_friend(g, side, g.whose[s]) or INDEPENDENTS >> g.whose[s] & 1]
    return (stack, *joined), (*met, *with_them)


def chief_side(g: Mediterranean, stacks: Iterable[int], otherwise: int) -> int:
    """4.3.1e: of Allies that fight as one, the side that decides: best leader, then more BP, then chance."""
    sides = sorted({g.whose[stack] for stack in stacks})
    if len(sides) < 2:
        return sides[0] if sides else otherwise
    own = {side: [stack for stack in stacks if g.whose[stack] == side] for side in sides}
    rank = {side: (tactical(best_tactical(g, own[side])), bp_of(g, own[side])) for side in sides}
    best = max(rank.values())
    first = [side for side in sides if rank[side] == best]
    return first[0] if len(first) == 1 else first[g.dice.roll(len(first)) - 1]
