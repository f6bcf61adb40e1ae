"""What an answer quits or harms: units and men left idle, land of one's own laid waste; and what is usual."""

from __future__ import annotations

from typing import Any, Final

from romanum.board.masks import bits
from romanum.engine.action import PASS, Move
from romanum.engine.decision import DONE, Found, Moves, Stake, StakeTable, offers, quits
from romanum.games.imperium.data.cities import CITY_PLACE, CITY_PROVINCE
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS
from romanum.games.imperium.rules.march.column import column
from romanum.games.imperium.rules.march.field_forts import condemned
from romanum.games.imperium.rules.march.muster import movable
from romanum.games.imperium.state.actions import NO, YES
from romanum.games.imperium.state.forces import has_combatants, stacks_at
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld

READY: Final[Move] = ("ready",)
RAZE: Final[Move] = ("raze",)


def _of_campaign(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    places = len({place for place, _ in movable(g, step.player)})
    done = quits("stake-marches", places=places) if places and offers(moves, "march") else None
    return {DONE: done, **_of_fleets("scrap", moves)}


def _of_fleets(verb: str, moves: Moves) -> Found:
    """7.8e, 7.8h: an unfinished fleet that is given up, or on which nobody works any longer."""
    return {move: Stake("harms", {f"stake-{verb}": {"place": PLACE_IDS[move[1]]}}) for move in moves if move[0] == verb}


def _of_attacks(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    places = [PLACE_IDS[move[1]] for move in moves if move[0] == "attack"]
    return {DONE: quits("stake-attacks", places=places)}


def _of_mobilization(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    """Who has written nothing though he could raise somebody is told; what is written can be shown."""
    written = ("cross-out",) in moves or not offers(moves, "muster", "raise", "lay", "again")
    return {DONE: None if written else quits("stake-mobilization")}


def _of_talks(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    """Who leaves the table without an answer has given none."""
    found: Found = {("tear-up",): Stake("quits"), ("propose-peace",): Stake("harms", {"stake-draw": {}})}
    for move in moves:
        if move[0] == "free-captive":
            found[move] = Stake("harms", {"stake-captive": {"leader": LEADER_IDS[move[1]]}})
        elif move[0] == "end-title":
            found[move] = Stake("harms", {"stake-title": {"power": POWER_IDS[move[1]]}})
    return {**found, DONE: Stake("quits") if offers(moves, "agree") else None}


def _of_upkeep(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    forts = sum(move[0] == "keep-fort" for move in moves)
    return {DONE: quits("stake-forts", forts=forts) if forts else None}


def _of_restoring(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    return {DONE: quits("stake-restoring") if offers(moves, "restore") else None}


def _of_supply(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    trains = {
        move: Stake("harms", {"stake-train": {"place": PLACE_IDS[move[1]]}})
        for move in moves
        if move[0] == "disband-train"
    }
    return {DONE: None, **trains}


def _of_yards(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    return {PASS: None, **_of_fleets("stop-work", moves)}


def _of_keels(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    """7.8c, 7.8i: a fleet on the stocks that could be taken over, or kept; that much the question says."""
    return {NO: Stake("harms") if YES in moves else None}


def _of_spoils(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    """24.5b: one's own land remembers who plundered it."""
    found: Found = {DONE: quits("stake-conquest") if offers(moves, "conquer") else None}
    for move in moves:
        if move[0] == "plunder" and _is_own(g, step.player, move[1]):
            found[move] = Stake("harms", {"stake-own-land": {"place": PROVINCE_IDS[move[1]]}})
        elif move[0] == "plunder-city" and _is_own(g, step.player, CITY_PROVINCE[move[1]]):
            found[move] = Stake("harms", {"stake-own-land": {"place": PLACE_IDS[CITY_PLACE[move[1]]]}})
    return found


def _is_own(g: RomanWorld, player: int, province: int) -> bool:
    lord = g.lord[province]
    return lord != NOBODY and g.chief[lord] == player


def _of_march(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    """21.3c: an enemy's fort, or one's own."""
    fort = condemned(g, g.mover) if RAZE in moves else None
    own = fort is not None and g.chief[fort.power] == g.chief[g.whose[g.mover]]
    place = {"place": PLACE_IDS[g.at[g.mover]]} if own else {}
    return {RAZE: Stake("harms", {"stake-fort": place}) if own else None}


def _of_leaving(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    """19.2b: an imperial capital in which nobody stays."""
    if g.mover == NONE:
        return {}
    place, force = g.at[g.mover], column(g, g.mover)
    capital = next((city for city in bits(g.capitals) if CITY_PLACE[city] == place), NONE)
    if capital == NONE or g.city_of[capital] == NOBODY or g.chief[g.city_of[capital]] != step.player:
        return {}
    others = (s for s in stacks_at(g, place) if s not in force and g.chief[g.whose[s]] == step.player)
    stay = any(has_combatants(g, s) for s in others)
    return {} if stay else {READY: Stake("harms", {"stake-capital": {"place": PLACE_IDS[place]}})}


def _of_scuttling(g: RomanWorld, step: Any, seat: int, moves: Moves) -> Found:
    return {("burn",): Stake("harms")}


STAKES: Final[StakeTable[RomanWorld]] = StakeTable(
    {
        "Campaign": _of_campaign,
        "Attacks": _of_attacks,
        "MobilizationPlans": _of_mobilization,
        "Parley": _of_talks,
        "Upkeep": _of_upkeep,
        "Restoring": _of_restoring,
        "SupplyPlan": _of_supply,
        "StopWork": _of_yards,
        "Spoliation": _of_spoils,
        "March": _of_march,
        "Muster": _of_leaving,
        "KeepFleet": _of_keels,
        "TakeFleet": _of_keels,
        "TrainsTaken": _of_scuttling,
    },
    {
        "Parley": ("propose",),
        "Upkeep": ("all",),
        "Feeding": ("feed",),
        "Filling": ("all",),
        "Choosing": ("ready",),
        "Called": ("ready",),
        "Muster": ("ready",),
        "Boats": ("ready",),
        "Sortie": ("put-out",),
        "LandLosses": ("lose-least",),
        "Seasoning": ("season-most",),
        "KeepFleet": ("yes",),
        "TakeFleet": ("yes",),
        "TrainsTaken": ("capture",),
    },
)
"""By step."""
