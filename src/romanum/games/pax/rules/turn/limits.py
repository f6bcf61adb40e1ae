"""Chapters 1.4o and 6.4.3: what a power cannot do because its Treasury or its Manpower Maximum does not allow it."""

from __future__ import annotations

from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import CARTHAGE
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.standing import manpower_maximum


def too_dear(talents: int, purse: int, rule: str) -> Refusal | None:
    """1.4o: what is paid must be there."""
    return None if talents <= purse else Refusal(rule, "too-dear", {"talents": talents, "treasury": purse})


def is_bounded(g: Mediterranean, power: int) -> bool:
    """6.4.3: whether the Manpower Maximum is more than a matter of money to a power: to Carthage."""
    return g.plays(power, CARTHAGE)


def above_maximum(g: Mediterranean, power: int, heavies: int, more: int = 1) -> Refusal | None:
    """6.4.3: Carthage with so many LG and HI may not have so many more."""
    most = manpower_maximum(g, power)
    if not is_bounded(g, power) or heavies + more <= most:
        return None
    return Refusal("6.4.3", "above-maximum", {"maximum": most, "units": heavies})
