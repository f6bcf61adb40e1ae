"""10.7.2a: whose fleets fight in a place, who speaks for them, and which leaders are there."""

from __future__ import annotations

from collections.abc import Iterable

from romanum.games.imperium.data.hexes import HEX, PARTS_OF
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.leave import riding
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, keep_peace, mover_of, side
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.naval.guests import shut_in_together
from romanum.games.imperium.rules.naval.ports import harbour, has_cargo
from romanum.games.imperium.rules.naval.seamen import may_fight
from romanum.games.imperium.state.forces import has_fleets, is_naval, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, INSIDE, SHELTERED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import fleets

ATTACKER = 0
DEFENDER = 1


def may_strike(g: RomanWorld, power: int, other: int) -> bool:
    """5.8j, 27.2.1b: whether fleets of a power may attack those of another."""
    return may_fight(g, power, other) and not keep_peace(g, power, other)


def is_open(g: RomanWorld, stack: int) -> bool:
    """10.7.1b: a fleet at sea or outside its port, not one that has withdrawn into it."""
    return has_fleets(g, stack) and not g.mark[stack] & (INSIDE | SHELTERED)


def targets(g: RomanWorld, power: int, place: int) -> list[int]:
    """10.7a: the fleets that a power could attack in a place."""
    return [s for s in stacks_at(g, place) if is_open(g, s) and may_strike(g, power, g.whose[s])]


def attackers(g: RomanWorld, place: int, power: int, enemy: int, *, sally: bool = False) -> list[int]:
    """10.7.2a, 5.8d: all fleets of the attacker and his friends; 17.2.2a: those inside too if these have come out."""
    return [
        s
        for s in stacks_at(g, place)
        if is_friend(g, power, g.whose[s])
        and (is_open(g, s) or (sally and has_fleets(g, s)))
        and may_strike(g, g.whose[s], enemy)
    ]


def defenders(g: RomanWorld, place: int, power: int, enemy: int) -> list[int]:
    """10.7.2a: all fleets of the one who is attacked, and of his friends who are the attacker's enemies."""
    return [
        s
        for s in stacks_at(g, place)
        if is_open(g, s) and is_friend(g, enemy, g.whose[s]) and is_enemy(g, power, g.whose[s])
    ]


def players_of(g: RomanWorld, stacks: list[int]) -> list[int]:
    """The players of some stacks, each once."""
    return list(dict.fromkeys(mover_of(g, stack) for stack in stacks))


def number(g: RomanWorld, stacks: list[int]) -> int:
    """10.7.4c: how many fleets; the engine counts 18-30 alone, so that a 36-30 is two."""
    return sum(fleets(g.units[stack]) for stack in stacks)


def can_withdraw(g: RomanWorld, stack: int) -> bool:
    """10.7.1a: whether a port that it can enter is in its hex."""
    return harbour(g, g.at[stack], g.whose[stack], has_cargo(g, stack)) != NONE


def enter_port(g: RomanWorld, stack: int) -> None:
    """10.7.1b, 17.2.2b: a fleet is inside the port of its hex, shut in with those who are besieged there."""
    port = harbour(g, g.at[stack], g.whose[stack], has_cargo(g, stack))
    if is_besieged(g, port):
        shut_in_together(g, stack)
    else:
        g.mark[stack] |= SHELTERED


def end_voyage(g: RomanWorld, stacks: Iterable[int]) -> None:
    """10.7.4e-g: a moving force that was beaten, that fought to a draw or that has gone into port goes no farther.

    Guests aboard stay with it.
    """
    for stack in stacks:
        for part in (stack, *riding(g, stack)):
            g.mark[part] &= ~ACTIVE_FORCE


def leaders_there(g: RomanWorld, place: int, stacks: list[int]) -> list[int]:
    """10.7.3c: the leaders of a side in the hex: aboard, guests too, or of the same players ashore and not besieged."""
    sides = {side(g, g.whose[stack]) for stack in stacks}
    found = [leader for stack in crews(g, stacks) for leader in leaders_in(g, stack)]
    for land in PARTS_OF[HEX[place]]:
        for stack in stacks_at(g, land):
            if side(g, g.whose[stack]) in sides and not is_naval(g, stack) and not g.mark[stack] & INSIDE:
                found += leaders_in(g, stack)
    return found


def crews(g: RomanWorld, stacks: list[int]) -> list[int]:
    """5.8d: some fleets, and the guests aboard them."""
    return [s for stack in stacks for s in (stack, *riding(g, stack))]
