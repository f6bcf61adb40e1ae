"""27.1.1: which waters pirates, and whoever moves them, may not enter, whatever they cost."""

from __future__ import annotations

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.powers import runs_neutral
from romanum.games.imperium.rules.common.seafarers import neutral_pirates, ways
from romanum.games.imperium.rules.naval.ports import SHORES
from romanum.games.imperium.state.forces import has_fleets, is_naval, stacks_at
from romanum.games.imperium.state.position import RomanWorld


def why_closed(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """Why a fleet may not enter a water; None if it may."""
    if ways(g, g.whose[stack]):
        return deserts_crew(g, stack, g.at[stack]) or keeps_apart(g, stack, there)
    return keeps_apart(g, stack, there)


def deserts_crew(g: RomanWorld, stack: int, here: int) -> Refusal | None:
    """27.1.1c: pirates ashore are not left without a ship."""
    power = g.whose[stack]
    if "crew" not in ways(g, power):
        return None
    if any(other != stack and g.whose[other] == power and has_fleets(g, other) for other in stacks_at(g, here)):
        return None
    ashore = [s for place in SHORES[here] for s in stacks_at(g, place) if g.whose[s] == power and not is_naval(g, s)]
    left = any(g.units[other] for other in ashore)
    return Refusal("27.1.1c", "leaves-crew", {"place": PLACE_IDS[here]}) if left else None


def keeps_apart(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """27.1.1a: pirates do not stack with the forces of the player who moves them, nor these with them."""
    power, pirates = g.whose[stack], neutral_pirates(g.scenario, g.seats)
    if not pirates or g.chief[power] not in [g.chief[other] for other in pirates]:
        return None
    for other in (s for place in sorted({there, *SHORES[there]}) for s in stacks_at(g, place)):
        owner = g.whose[other]
        if (power in pirates or owner in pirates) and runs_neutral(g, power, owner):
            return Refusal("27.1.1a", "not-with-patron", {"place": PLACE_IDS[there]})
    return None
