"""8.2f, 8.2.3: Forts that are ready to be put on the map, at any time in the Roman Phase, and in that Phase alone."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.hre.data.components import FACTIONS, PROVINCES
from romanum.games.hre.state.actions import RAISE
from romanum.games.hre.state.position import ALL_PROVINCES, FORT, NO_FORT, Empire


def may_place_fort(g: Empire, faction: int, province: int) -> Refusal | None:
    """8.2.3a, 8.2.3b: in a Province the Faction controls, one Fort or Fortress each."""
    name = PROVINCES[province].id
    if not g.forts_ready[faction]:
        return Refusal("8.2f", "no-fort-ready")
    if g.holder[province] != faction:
        return Refusal("8.2.3a", "not-controlled", {"province": name})
    if g.fort[province] != NO_FORT:
        return Refusal("8.2.3b", "has-fort", {"province": name})
    return None


def fort_room(g: Empire, faction: int, legions: int) -> int:
    """8.2f: how many Forts could be placed in this Phase: where no walls stand, and where waiting Legions may go."""
    return legions + sum([h == faction and not fort for h, fort in zip(g.holder, g.fort, strict=True)])


def fort_places(g: Empire, faction: int) -> list[Move]:
    """Where a ready Fort may be raised now."""
    if not g.forts_ready[faction]:
        return []
    holder, fort = g.holder, g.fort
    return [RAISE[p] for p in ALL_PROVINCES if holder[p] == faction and not fort[p]]


def raise_fort(g: Empire, faction: int, province: int) -> None:
    """8.2f: a ready Fort is put on the map."""
    g.forts_ready[faction] -= 1
    g.fort[province] = FORT
    g.fort_owner[province] = faction
    g.fort_turn[province] = g.turn
    g.tell("raise", "8.2f", faction=FACTIONS[faction].id, province=PROVINCES[province].id)


def lapse_forts(g: Empire, faction: int) -> None:
    """8.2f: what was not placed when the Roman Phase ends is lost, and its counters are free again."""
    if g.forts_ready[faction]:
        g.tell("forts-lapse", "8.2f", faction=FACTIONS[faction].id, forts=g.forts_ready[faction])
        g.forts_ready[faction] = 0
