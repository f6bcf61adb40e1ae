"""18: where leaders are, whom they serve, who leads, and how they are lost. Their numbers are those of the scenario."""

from __future__ import annotations

from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.units import LEADER_VALUES
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, leader_id
from romanum.games.imperium.state.effects import DISLOYAL, lasts
from romanum.games.imperium.state.forces import has_combatants, is_naval, new_stack, settle, stacks_at
from romanum.games.imperium.state.marks import FRESH, INSIDE
from romanum.games.imperium.state.position import ABSENT, DEAD, NOBODY, NONE, RomanWorld


def leaders_in(g: RomanWorld, stack: int) -> list[int]:
    """The leaders in a stack who serve its power: captives are not among them."""
    where = g.leader_in
    if stack not in where:
        return []
    return [leader for leader, there in enumerate(where) if there == stack and g.captor[leader] == NOBODY]


def captives_in(g: RomanWorld, stack: int) -> list[int]:
    """18.2.1a: the captives that a stack takes along."""
    return [leader for leader, there in enumerate(g.leader_in) if there == stack and g.captor[leader] != NOBODY]


def leaders_of(g: RomanWorld, power: int) -> list[int]:
    """The leaders of a power on the map who are free."""
    return [
        leader
        for leader, stack in enumerate(g.leader_in)
        if stack >= 0 and g.leader_of[leader] == power and g.captor[leader] == NOBODY
    ]


def leaders_at(g: RomanWorld, place: int, power: int) -> list[int]:
    """The leaders of a power in a place who are free."""
    return [leader for stack in stacks_at(g, place) if g.whose[stack] == power for leader in leaders_in(g, stack)]


def place_of(g: RomanWorld, leader: int) -> int:
    """Where a leader is on the map; none if he is not on it."""
    stack = g.leader_in[leader]
    return g.at[stack] if stack >= 0 else NONE


def best(g: RomanWorld, leaders: list[int]) -> int:
    """The one with the highest value, the first of equals; none of none."""
    return max(leaders, key=lambda leader: (g.leader_value[leader], -leader), default=NONE)


def value(g: RomanWorld, leader: int) -> int:
    """2.6.1d: his value; 0 for none."""
    return g.leader_value[leader] if leader != NONE else 0


def is_named(g: RomanWorld, leader: int) -> bool:
    """19.1f: whether a leader has a name of his own."""
    leaders = g.setting.leaders
    return leader < len(leaders) and bool(leaders[leader].name)


def is_head(g: RomanWorld, leader: int) -> bool:
    """18.3: whether he is the Imperator or Rex of his power."""
    return g.head[g.leader_of[leader]] == leader


def rank(g: RomanWorld, leader: int) -> tuple[int, int, int]:
    """Ruling 19.3.2b: Imperator or Rex, then named, then unnamed; within a rank the higher value."""
    return (is_head(g, leader), is_named(g, leader), g.leader_value[leader])


def assign(g: RomanWorld, leader: int, stack: int) -> None:
    """A leader is with another stack now, or somewhere else; 3.2a: one who comes out of a stack is seen by all."""
    old = g.leader_in[leader]
    if g.hidden and old >= 0 and g.units[old]:
        g.reveals += stack < 0 or not g.units[stack]
    g.leader_in = changed(g.leader_in, leader, stack)


def station(g: RomanWorld, leader: int, power: int, place: int, mark: int = FRESH) -> int:
    """A leader comes onto the map, to a stack of his power that is marked so, or alone; his stack.

    Ashore rather than aboard.
    """
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and g.mark[s] == mark]
    own.sort(key=lambda s: is_naval(g, s))
    stack = own[0] if own else new_stack(g, power, place, "", mark)
    assign(g, leader, stack)
    g.leader_of = changed(g.leader_of, leader, power)
    return stack


def take_off(g: RomanWorld, leader: int, where: int) -> None:
    """A leader leaves the map for good or for a while."""
    place = place_of(g, leader)
    assign(g, leader, where)
    g.captor = changed(g.captor, leader, NOBODY)
    if place != NONE:
        settle(g, place)


def transfer(g: RomanWorld, leader: int, power: int, stack: int) -> None:
    """A leader goes over to another power and stands with a stack of its."""
    place = place_of(g, leader)
    g.leader_of = changed(g.leader_of, leader, power)
    assign(g, leader, stack)
    if place not in (NONE, g.at[stack]):
        settle(g, place)


def lead_out(g: RomanWorld, leaders: list[int], stack: int) -> None:
    """Leaders go along with a stack that was split from theirs."""
    for leader in leaders:
        assign(g, leader, stack)


def stand_apart(g: RomanWorld, leader: int, mark: int) -> int:
    """A leader sets out alone: a stack of his own."""
    old = g.leader_in[leader]
    alone = new_stack(g, g.whose[old], g.at[old], "", mark, g.colour[old])
    g.came[alone], g.spent[alone] = g.came[old], g.spent[old]
    assign(g, leader, alone)
    if not g.units[old]:
        settle(g, g.at[old])
    return alone


def rally(g: RomanWorld, place: int) -> None:
    """Leaders whose stack has lost its units join others of their power there; captives need guards."""
    for stack in stacks_at(g, place):
        if g.units[stack] or stack not in g.leader_in:
            continue
        company = _company(g, stack)
        for leader, there in enumerate(g.leader_in):
            if there == stack and company != NONE:
                assign(g, leader, company)
            elif there == stack and g.captor[leader] != NOBODY:
                lose_captive(g, leader)


def _company(g: RomanWorld, stack: int) -> int:
    """Another stack of the power with units, on the same side of the walls: combat units and those ashore first."""
    own = [
        s
        for s in stacks_at(g, g.at[stack])
        if g.whose[s] == g.whose[stack] and g.units[s] and not (g.mark[s] ^ g.mark[stack]) & INSIDE
    ]
    return min(own, key=lambda s: (not has_combatants(g, s), is_naval(g, s), s), default=NONE)


def lose_captive(g: RomanWorld, leader: int) -> None:
    """Ruling 18.2.1a: a captive whose guards are gone is free, or in the hands of an enemy of his who is there."""
    place, power, captor = place_of(g, leader), g.leader_of[leader], g.captor[leader]
    others = [s for s in stacks_at(g, place) if g.units[s] and is_enemy(g, captor, g.whose[s])]
    keepers = [s for s in others if is_enemy(g, power, g.whose[s])]
    g.captor = changed(g.captor, leader, NOBODY)
    if keepers and not any(is_friend(g, power, g.whose[s]) for s in others):
        assign(g, leader, keepers[0])
        g.captor = changed(g.captor, leader, g.whose[keepers[0]])
    elif g.standing[power] == ABSENT:
        assign(g, leader, DEAD)
    else:
        station(g, leader, power, place)


# ---- 18.4: leaders who grow, ashore and at sea


MOST_VALUE: Final = max(LEADER_VALUES)


def rise(g: RomanWorld, leader: int) -> None:
    """18.4: whoever has won against the odds is worth one more from now on, if the rule is in force."""
    if not g.has_rule("18.4") or g.leader_value[leader] >= MOST_VALUE:
        return
    g.leader_value = changed(g.leader_value, leader, g.leader_value[leader] + 1)
    if g.log is not None:
        g.tell("leader-grows", "18.4", leader=leader_id(g, leader), value=g.leader_value[leader])


# ---- 39.2-S: who follows a power whose legions are disloyal this month


def follows(g: RomanWorld, stack: int) -> bool:
    """Whether a stack may move, intercept or attack: of a disloyal power only with one of its leaders."""
    if not g.effects:
        return True
    power = g.whose[stack]
    return not lasts(g, DISLOYAL, power) or bool(leaders_at(g, g.at[stack], power))
