"""20.0, 18.3b, 20.1.1: something is over: who dissolves, who is conquered, and what else follows of itself."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.rules.common.powers import active_powers, is_roman_faction
from romanum.games.imperium.rules.powers.defection import dissolve_faction, look_for_turncoats
from romanum.games.imperium.rules.powers.dissolution import dissolve_foreign, is_conquered, revert_peoples
from romanum.games.imperium.rules.powers.dormant_powers import lay_down
from romanum.games.imperium.rules.powers.heirs import heirs_of
from romanum.games.imperium.rules.powers.rebellion import look_at_rebels
from romanum.games.imperium.rules.powers.usurpers import proclaim_all
from romanum.games.imperium.rules.special.specials import ends_with_its_head
from romanum.games.imperium.state.errands import LookForWinners, Reckoning
from romanum.games.imperium.state.position import (
    DEAD,
    MAJOR,
    NONE,
    REPLENISHMENT,
    USURPERS,
    RomanWorld,
)


@carries_out(Reckoning)
def reckon(errand: Reckoning, g: RomanWorld) -> None:
    """One power after the other, until nobody is left who dissolves; then winners are looked for."""
    if g.acclaimed:
        g.push(Reckoning())
        proclaim_all(g)
        return
    if g.defeats:
        look_for_turncoats(g)
    if g.rebelling:
        look_at_rebels(g)
    lay_down(g)
    if g.phase == REPLENISHMENT:
        revert_peoples(g)
    for power in _in_doubt(g):
        if dissolves(g, power):
            g.push(Reckoning())
            dissolve(g, power)
            return
    g.push(LookForWinners())


def _in_doubt(g: RomanWorld) -> list[int]:
    """All that could dissolve: not major powers in good heart whose head lives."""
    morale, head, where, bond = g.morale, g.head, g.leader_in, g.bond
    return [
        power
        for power in active_powers(g)
        if morale[power] <= 0 or bond[power] != MAJOR or head[power] == NONE or where[head[power]] == DEAD
    ]


def dissolve(g: RomanWorld, power: int) -> None:
    """20.1, 20.2, 20.3: a Roman faction among others goes over to them; ruling 20.3: the last one is as foreigners."""
    if is_roman_faction(g, power) and heirs_of(g, power):
        dissolve_faction(g, power)
    else:
        dissolve_foreign(g, power)


def dissolves(g: RomanWorld, power: int) -> bool:
    """20.0, 18.3b, 20.1.1: no morale, no head, or conquered."""
    if g.morale[power] <= 0 or has_lost_its_head(g, power):
        return True
    return g.bond[power] != MAJOR and is_conquered(g, power)


def has_lost_its_head(g: RomanWorld, power: int) -> bool:
    """18.3b, 28.1b: a power with an Imperator or Rex, who is dead and has no successor."""
    head = g.head[power]
    if head != NONE and g.leader_in[head] != DEAD:
        return False
    listed = g.setting.powers
    named = power >= USURPERS or (power < len(listed) and listed[power].head != NONE)
    return named and ends_with_its_head(g, power)
