"""Chapters 3.5.2, 3.6.4 and 4.5.3c: what the death of a leader brings, for each office he held."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.ultimus.data.components import LEADER_TRIBE
from romanum.games.ultimus.rules.battle.losses import Mourning
from romanum.games.ultimus.rules.peoples.regna import king_dies
from romanum.games.ultimus.rules.throne.overthrow import usurper_dies
from romanum.games.ultimus.rules.throne.succession import augustus_dies
from romanum.games.ultimus.rules.throne.usurpation import puppet_dies
from romanum.games.ultimus.state.position import NONE, LateEmpire


@carries_out(Mourning)
def mourn(death: Mourning, g: LateEmpire) -> None:
    """A kingdom, a puppet, a usurpation, a throne."""
    if LEADER_TRIBE[death.leader] >= 0:
        king_dies(g, death.leader)
    for half, puppet in enumerate(g.puppet):
        if puppet == death.leader:
            puppet_dies(g, half)
    if death.leader in g.usurper:
        usurper_dies(g, g.usurper.index(death.leader))
    half = g.half_of_augustus(death.leader)
    if half != NONE:
        augustus_dies(g, half, death.how)
