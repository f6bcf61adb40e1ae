"""Chapters 11.1.3 and 11.1.4: whether a Fleet that was Stopped goes on."""

from __future__ import annotations

from typing import Any

from romanum.engine.event import modifier
from romanum.games.pax.data.components import DEEP_SEA, PLACE_IDS
from romanum.games.pax.rules.march.voyage import SEA, Voyage, end_voyage, sink
from romanum.games.pax.state.chances import two_dice
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id


def chance_to_go_on(g: Mediterranean, stack: int, extra: int = 0) -> float:
    """11.1.3, 11.1.4: how likely a Fleet goes on that was Stopped."""
    led = SEA.leader if stack in g.leader_in else 0
    return two_dice(2, SEA.continuity - led - extra)


def roll_continuity(g: Mediterranean, stack: int, extra: int) -> tuple[bool, int]:
    """11.1.3: 2d6, less 1 with a leader, 7 or less; whether it goes on, and what the dice showed."""
    dice = (g.dice.roll(), g.dice.roll())
    led = SEA.leader if stack in g.leader_in else 0
    total = sum(dice) + led + extra
    if g.log is not None:
        changes = [modifier("11.1.4", "leader", led)] if led else []
        changes += [modifier("11.1.4", "sea-fight", extra)] if extra else []
        side, place = side_id(g, g.whose[stack]), PLACE_IDS[g.at[stack]]
        facts: dict[str, Any] = {
            "side": side,
            "place": place,
            "dice": dice,
            "total": total,
            "needed": SEA.continuity,
            "chance": chance_to_go_on(g, stack, extra),
        }
        g.tell("continuity", "11.1.3", **facts, modifiers=changes, goes_on=total <= SEA.continuity)
    return total <= SEA.continuity, sum(dice)


def try_continuity(g: Mediterranean) -> bool:
    """11.1.3, 11.2.1e: the moving Fleet goes on, or is Finished; on the deep sea it is lost."""
    goes_on, _ = roll_continuity(g, g.mover, g.running(Voyage).modifier)
    if goes_on:
        g.amend(Voyage, stopped=False, modifier=0)
        return True
    if DEEP_SEA[g.at[g.mover]]:
        sink(g, g.mover, "11.2.1e")
    end_voyage(g)
    return False
