"""What an answer quits or harms: Armies not placed, Legions not recruited, cards that fade; and what is usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.action import PASS
from romanum.engine.decision import DONE, Found, Moves, Stake, StakeTable, offers
from romanum.games.hre.data.components import CARDS, PROVINCES
from romanum.games.hre.rules.build import Build, LiftBarbarians
from romanum.games.hre.rules.conquest import HoldFort
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.position import NONE, Empire


def _lifted(g: Empire, step: LiftBarbarians, seat: int, moves: Moves) -> Found:
    return {DONE: None if step.pool else Stake("quits", {"screen-wastes-lift": {}})}


def _built(g: Empire, step: Build, seat: int, moves: Moves) -> Found:
    if not offers(moves, "recruit"):
        return {DONE: None}
    found: dict[str, Mapping[str, Any]] = {} if step.pool else {"screen-wastes-recruits": {}}
    found |= {"screen-wastes-discounts": {"times": g.discounts}} if g.discounts > 0 else {}
    return {DONE: Stake("quits", found)}


def _placed(g: Empire, step: Place, seat: int, moves: Moves) -> Found:
    left = step.left if len({move[0] for move in moves}) > 1 else 0
    return {DONE: Stake("quits", {"screen-wastes-armies": {"left": left}} if left else {})}


def _founded(g: Empire, step: Any, seat: int, moves: Moves) -> Found:
    forts = g.forts_ready[g.side] if g.side != NONE else 0
    found: dict[str, Mapping[str, Any]] = {"screen-wastes-cities": {}} if offers(moves, "found") else {}
    found |= {"screen-wastes-forts": {"forts": forts}} if forts and offers(moves, "raise") else {}
    return {DONE: Stake("quits", found)}


def _kept(g: Empire, step: Any, seat: int, moves: Moves) -> Found:
    last = [CARDS[move[1]].id for move in moves if move[0] == "card" and CARDS[move[1]].turns[1] == g.turn]
    return {PASS: Stake("quits", {"screen-last-chance": {"cards": last}}) if last else None}


def _held(g: Empire, step: HoldFort, seat: int, moves: Moves) -> Found:
    return {("raze",): Stake("harms", {"screen-wastes-fort": {"province": PROVINCES[step.province].id}})}


STAKES: Final[StakeTable[Empire]] = StakeTable(
    {
        "LiftBarbarians": _lifted,
        "Build": _built,
        "Place": _placed,
        "BuildCities": _founded,
        "PlayEvent": _kept,
        "AmbushWindow": _kept,
        "OracleWindow": _kept,
        "SubsidyWindow": _kept,
        "TestudoWindow": _kept,
        "HoldFort": _held,
    },
    {"HoldFort": ("hold",)},
)
"""By step."""
