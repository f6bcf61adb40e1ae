"""10.3f-i, 27.1.1c: who must find a port, who has not found one, and what becomes of a fleet that is lost."""

from __future__ import annotations

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.aboard import host, riding
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import existing, power_id
from romanum.games.imperium.rules.common.seafarers import ways
from romanum.games.imperium.rules.naval.guests import adrift, can_wade_ashore
from romanum.games.imperium.rules.naval.ports import in_port, is_excused
from romanum.games.imperium.state.errands import LeaderLost, SiegesSeen
from romanum.games.imperium.state.forces import afloat, has_fleets, is_naval, remark, settle, stacks_of
from romanum.games.imperium.state.marks import AT_SEA, GUESTS, HELD
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld


def note_those_at_sea(g: RomanWorld) -> None:
    """10.3f: whoever is in no friendly port as the phase begins must end it in one."""
    for stack in afloat(g):
        g.mark[stack] &= ~AT_SEA
        if not in_port(g, stack):
            g.mark[stack] |= AT_SEA


def port_stops(g: RomanWorld) -> None:
    """10.3f-i: who had to find a port, has not, and is not excused, is lost; 10.4.3: leaders left alone go ashore."""
    lost = [s for s in afloat(g) if g.mark[s] & AT_SEA and not in_port(g, s) and not is_excused(g, s)]
    for stack in lost:
        if g.log is not None:
            g.tell("no-port", "10.3f", power=power_id(g, g.whose[stack]), place=PLACE_IDS[g.at[stack]])
        founder(g, stack, "10.3f")
    for guest in adrift(g):
        save_or_drown(g, guest)
    for guest in [s for s, place in enumerate(g.at) if place >= 0 and g.mark[s] & GUESTS and not g.units[s]]:
        if can_wade_ashore(g, guest):
            remark(g, guest, g.mark[guest] & ~GUESTS)
    if lost:
        g.push(SiegesSeen())


def save_or_drown(g: RomanWorld, guest: int) -> None:
    """Units whose fleets have left the game otherwise are saved on a coast without enemies, and lost at sea."""
    if can_wade_ashore(g, guest):
        remark(g, guest, g.mark[guest] & ~GUESTS)
    else:
        founder(g, guest, "10.3.1e")


def founder(g: RomanWorld, stack: int, rule: str) -> None:
    """10.3.1e: a stack is lost with all aboard, guests too unless other fleets there take them; leaders drown."""
    place, guests = g.at[stack], riding(g, stack) if has_fleets(g, stack) else []
    lose(g, stack, g.units[stack], rule)
    for leader in [leader for leader, where in enumerate(g.leader_in) if where == stack]:
        captive = g.captor[leader] != NOBODY
        g.push(LeaderLost(leader, NOBODY, killed=True, in_battle=False, quietly=captive))
    for guest in guests:
        if host(g, guest) == NONE:
            founder(g, guest, rule)
    settle(g, place)


def hold_crews(g: RomanWorld) -> None:
    """27.1.1c: pirates ashore stay in the hex of their ships: they do not march."""
    for power in existing(g):
        if "crew" in ways(g, power):
            for stack in stacks_of(g, power):
                if not is_naval(g, stack) and g.units[stack]:
                    g.mark[stack] |= HELD
