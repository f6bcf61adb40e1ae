"""17.1c, 17.1.1c: sieges that have lost their besiegers are broken; who besieges whom."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import settle
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.powers import is_enemy
from romanum.games.imperium.state.rosters import COMBATANTS, of, strength
from romanum.games.imperium.state.sieges import besieged_power, end_siege, inside, outside, sieges


def besiegers(g: RomanWorld, place: int) -> list[int]:
    """17.1a: the enemy stacks with combat units outside."""
    power = besieged_power(g, place)
    if power == NOBODY:
        return []
    return [s for s in outside(g, place) if of(g.units[s], COMBATANTS) and is_enemy(g, power, g.whose[s])]


def plain_strength(g: RomanWorld, stacks: list[int]) -> int:
    """17.1c: printed strength."""
    return sum(strength(g.units[stack]) for stack in stacks)


@carries_out(SiegesSeen)
def look_at_sieges(errand: SiegesSeen, g: RomanWorld) -> None:
    """17.1c: a siege is broken whenever the besiegers have less than a quarter of the strength inside, or are gone."""
    for siege in list(sieges(g)):
        place = siege.place
        around = besiegers(g, place)
        if around and 4 * plain_strength(g, around) >= plain_strength(g, inside(g, place)):
            continue
        if g.log is not None:
            g.tell("siege-broken", "17.1c", place=PLACE_IDS[place])
        end_siege(g, place)
        settle(g, place)
