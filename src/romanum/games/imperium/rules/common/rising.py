"""18.4: leaders who grow, ashore and at sea."""

from __future__ import annotations

from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.units import LEADER_VALUES
from romanum.games.imperium.rules.common.naming import leader_id
from romanum.games.imperium.state.position import RomanWorld

MOST_VALUE: Final = max(LEADER_VALUES)


def rise(g: RomanWorld, leader: int) -> None:
    """18.4: whoever has won against the odds is worth one more from now on, if the rule is in force."""
    if not g.has_rule("18.4") or g.leader_value[leader] >= MOST_VALUE:
        return
    g.leader_value = changed(g.leader_value, leader, g.leader_value[leader] + 1)
    if g.log is not None:
        g.tell("leader-grows", "18.4", leader=leader_id(g, leader), value=g.leader_value[leader])
