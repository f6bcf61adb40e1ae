"""18.4, 19.1l, 44.1a: what a combat leaves behind: morale, works given up, leaders who grow; and how it ends."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.charts import LAND_RATIOS, TABLES
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.rules.battle.fight import ATTACKER, DEFENDER, Fight
from romanum.games.imperium.rules.battle.parties import (
    attackers,
    leaders_among,
    party,
    powers_among,
    strength_of,
    waters,
)
from romanum.games.imperium.rules.common.leaders import is_head, rally, rise
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.sieges import abandon_works
from romanum.games.imperium.rules.special.chronicle import note_defeat
from romanum.games.imperium.rules.special.grants import battle_morale
from romanum.games.imperium.state.effects import note_the_dead
from romanum.games.imperium.state.errands import LandTheRest, Proclaimed, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import clear_marks, settle
from romanum.games.imperium.state.marks import CALLED, LANDED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, of

EVEN: Final = LAND_RATIOS.index("1-1")
WORSE: Final = LAND_RATIOS.index("2-3")
"""18.4: odds of 2:3 or worse for the attacker,"""
BETTER: Final = LAND_RATIOS.index("3-2")
"""and for the defender."""


def bury(g: RomanWorld, fight: Fight) -> None:
    """45.0, 29.3c: where more than half of all strength has fallen, militia too, plague may follow."""
    if g.has_rule("45") and PROVINCE[fight.place] != NONE:
        left = sum(strength_of(g, party(g, fight, side)) + fight.militia[side] for side in (ATTACKER, DEFENDER))
        engaged = sum(fight.before) + sum(fight.mustered)
        note_the_dead(g, PROVINCE[fight.place], engaged - left, engaged)


def cheer(g: RomanWorld, fight: Fight) -> None:
    """19.1l, 21.1g: two points either way, if units fought units; the beaten give up what they were building."""
    winner, loser = fight.spirits[fight.wins], fight.spirits[1 - fight.wins]
    if fight.before[ATTACKER] and fight.before[DEFENDER]:
        change(g, winner, TABLES.morale.victory, "19.1l")
        change(g, loser, TABLES.morale.defeat, "19.1l")
        change(g, winner, battle_morale(g, winner, loser), "19.1l")
        note_defeat(g, loser, leaders_among(g, party(g, fight, fight.wins)))
    for power in powers_among(g, party(g, fight, 1 - fight.wins)):
        abandon_works(g, power, fight.place)


def grow(g: RomanWorld, fight: Fight) -> None:
    """18.4, 44.1a: whoever has led his side to victory against the odds."""
    leads = fight.lead[:1] if fight.wins == ATTACKER else fight.lead[1:]
    against = fight.column if fight.wins == ATTACKER else 2 * EVEN - fight.column
    hard = fight.column <= WORSE if fight.wins == ATTACKER else fight.column >= BETTER
    for leader in leads:
        if leader == NONE or g.leader_in[leader] < 0:
            continue
        if hard:
            rise(g, leader)
        if against < EVEN and g.has_rule("44") and not is_head(g, leader):
            g.push(Proclaimed(leader))


def close(g: RomanWorld, fight: Fight) -> None:
    """10.5.1d, 17.1c, 20.0: the field is tidied; those on board may follow, sieges and powers are looked at."""
    g.push(Reckoning())
    g.push(SiegesSeen())
    landed = [s for s in attackers(g, fight) if g.mark[s] & LANDED and of(g.units[s], COMBATANTS)]
    for power in reversed(powers_among(g, landed)):
        g.push(LandTheRest(fight.place, power))
    if fight.met:
        clear_marks(g, CALLED)
    for place in waters(fight.place):
        rally(g, place)
        settle(g, place)
