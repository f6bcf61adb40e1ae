"""Scenario VI: The East begins as two kingdoms and becomes one: by a Province that it holds, or for Talents."""

from __future__ import annotations

from romanum.games.pax.data.components import NONE, POWERS, PROVINCE
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id


def is_divided(g: Mediterranean, power: int) -> bool:
    """Whether a power is two kingdoms still."""
    divided = g.setting.row.divided
    return divided is not None and g.united == NONE and POWERS[g.powers[power]].id == divided.power


def unite(g: Mediterranean) -> None:
    """Ruling 3.1: at the end of an Activation: who holds that Province is one kingdom from the next Game-Turn on."""
    divided = g.setting.row.divided
    if divided is None:
        return
    power = g.lord[PROVINCE[divided.united_by]]
    if power != NONE and is_divided(g, power):
        become_one(g, power)


def become_one(g: Mediterranean, power: int) -> None:
    """From the next Game-Turn on."""
    g.united = g.turn + 1
    g.tell("united", "3.1", power=side_id(g, power))
