"""Naval Mutiny (13.3-MUTINY, 16.2-MUTINY): which ships do not obey, and what ends it."""

from __future__ import annotations

from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import PLACE_IDS, TABLES
from romanum.games.pax.state.forces import galleys, stacks_at
from romanum.games.pax.state.position import ACTIVE, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import can_pay, pay


def mutinous(g: Mediterranean, side: int, place: int) -> bool:
    """Whether the ships of a side in a place do not obey."""
    return g.mutiny == (side, place)


def ransom(g: Mediterranean) -> int:
    """What ends it: 1T for every Galley Squadron of the Fleet, none left out."""
    side, place = g.mutiny
    ships = sum(galleys(g, stack) for stack in stacks_at(g, place) if g.whose[stack] == side)
    return ships * TABLES.costs.mutiny


def is_owner(g: Mediterranean, power: int) -> bool:
    """Whether a Fleet in mutiny is a power's own, or of those it commands."""
    return bool(g.mutiny) and g.patron[g.mutiny[0]] == power


def why_not_end(g: Mediterranean, power: int) -> Refusal | None:
    """Why a power cannot buy the obedience of its crews now."""
    talents = ransom(g)
    if can_pay(g, power, talents):
        return None
    return Refusal(rule_of(g), "crews-too-dear", {"talents": talents, "had": g.treasury[power]})


def can_end(g: Mediterranean, power: int) -> bool:
    """Whether a power can do so."""
    return is_owner(g, power) and why_not_end(g, power) is None


def end_mutiny(g: Mediterranean, power: int) -> None:
    """The owner pays, and the Fleet moves again."""
    side, place = g.mutiny
    pay(g, power, ransom(g), rule_of(g), "mutiny")
    g.tell("mutiny-ends", rule_of(g), side=side_id(g, side), place=PLACE_IDS[place])
    g.mutiny = ()


def rule_of(g: Mediterranean) -> str:
    """The rule of the game that is played."""
    return "13.3-MUTINY" if g.advanced else "16.2-MUTINY"


def forget_lost(g: Mediterranean) -> None:
    """A mutiny is over when the last of its ships is gone; those that come later know nothing of it."""
    if not g.mutiny:
        return
    side, place = g.mutiny
    stacks = [stack for stack in stacks_at(g, place) if g.whose[stack] == side and not g.mark[stack] & ACTIVE]
    if not any(galleys(g, stack) for stack in stacks):
        g.mutiny = ()
