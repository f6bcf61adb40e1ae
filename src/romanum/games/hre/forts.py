"""8.2f, 8.2.3: Forts that are ready to be put on the map, at any time in the Roman Phase."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.hre.actions import RAISE
from romanum.games.hre.components import FACTIONS, PROVINCES
from romanum.games.hre.state import ALL_PROVINCES, FORT, NO_FORT, Empire


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
