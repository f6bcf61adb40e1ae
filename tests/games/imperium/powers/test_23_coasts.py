"""Chapter 23: fleets of a power that wakes in land without a port."""

from __future__ import annotations

from games.imperium.builder import position
from romanum.games.imperium.data.hexes import WATER
from romanum.games.imperium.rules.common.powers import wake
from romanum.games.imperium.rules.powers.placement import pool
from romanum.games.imperium.state.errands import Activated
from romanum.games.imperium.state.forces import is_naval, stacks_of
from rules import rule


@rule("23.3d")
def test_a_fleet_without_a_port_is_put_down_on_a_coast() -> None:
    t = position(scenario=24)
    franks = t.power("franks")
    wake(t.g, franks, 3)
    t.push(Activated(franks))
    for _ in range(20):
        if not t.g.stack:
            break
        name = t.asked[0]
        offered = t.offered(name)
        t.play(name, "all" if "all" in offered else offered[-1])
    assert not t.g.stack
    assert pool(t.g, franks) == []
    assert any(is_naval(t.g, stack) and WATER[t.g.at[stack]] for stack in stacks_of(t.g, franks))
    assert t.is_sound()
