"""20.0, 18.3b, 20.1.1: something is over: who dissolves, who is conquered, and what else follows of itself."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.rules.powers.dissolution import dissolve_foreign, is_conquered, revert_peoples
from romanum.games.imperium.rules.powers.rebellion import look_at_rebels
from romanum.games.imperium.rules.powers.waking import lay_down
from romanum.games.imperium.state.errands import LookForWinners, Reckoning
from romanum.games.imperium.state.position import (
    ACTIVE,
    DEAD,
    MAJOR,
    NONE,
    REPLENISHMENT,
    ROMAN,
    RomanWorld,
)


@carries_out(Reckoning)
def reckon(errand: Reckoning, g: RomanWorld) -> None:
    """One power after the other, until nobody is left who dissolves; then winners are looked for."""
    if g.rebelling:
        look_at_rebels(g)
    lay_down(g)
    if g.phase == REPLENISHMENT:
        revert_peoples(g)
    for power, standing in enumerate(g.standing):
        if standing == ACTIVE and dissolves(g, power):
            g.push(Reckoning())
            dissolve_foreign(g, power)
            return
    g.push(LookForWinners())


def dissolves(g: RomanWorld, power: int) -> bool:
    """20.0, 18.3b, 20.1.1: no morale, no head, or conquered. Roman factions are not looked at here."""
    major = g.bond[power] == MAJOR
    if major and g.origin[power] == ROMAN:
        return False
    if g.morale[power] <= 0 or has_lost_its_head(g, power):
        return True
    return not major and is_conquered(g, power)


def has_lost_its_head(g: RomanWorld, power: int) -> bool:
    """18.3b: a power whose scenario names an Imperator or Rex, who is dead and has no successor."""
    listed = g.setting.powers
    if power >= len(listed) or listed[power].head == NONE:
        return False
    head = g.head[power]
    return head == NONE or g.leader_in[head] == DEAD
