"""Chapters 5.4, 6.53 and 6.61: Special markers. A new Supreme Leader, a Triumph, a Trade Concession."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.trajan.data.components import (
    CITIES,
    CITY_AT,
    CITY_HEX,
    CONCESSION_MARKERS,
    CONCESSION_UNITS,
    CORE,
    COURT_UNIT,
    GRID,
    HEX_NAMES,
    NATION,
    ON_TRADE_ROUTE,
    REGIONAL,
    UNITS,
)
from romanum.games.trajan.rules.politics.counters import check_play, noticed, play_marker
from romanum.games.trajan.rules.politics.hands import draw
from romanum.games.trajan.rules.turn.levies import draw_satrapy, satrapy_pool
from romanum.games.trajan.state.actions import IMPERATOR_MOVE, KING_OF_KINGS_MOVE, TRADE_MARKERS, TRADE_TROOPS, TRIUMPH
from romanum.games.trajan.state.menu import Menu
from romanum.games.trajan.state.position import (
    HANDS,
    IMPERATOR,
    KING_OF_KINGS,
    MOVEMENT,
    NONE,
    OFF_MAP,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    TRADE_CONCESSION,
    TRIUMPH_MARKER,
    War,
)


def _candidates(g: War, side: int) -> Iterable[Move]:
    leaders = g.leaders_on_map(side)
    if side == ROMAN:
        return [TRIUMPH, *(IMPERATOR_MOVE[u] for u in leaders)]
    return [*(KING_OF_KINGS_MOVE[u] for u in leaders), TRADE_TROOPS, TRADE_MARKERS]


def _check(g: War, side: int, move: Move) -> Refusal | None:
    match move[0]:
        case "triumph":
            return check_triumph(g)
        case "imperator":
            return check_succession(g, ROMAN, move[1], IMPERATOR)
        case "king-of-kings":
            refused = check_succession(g, PARTHIAN, move[1], KING_OF_KINGS)
            return refused or check_heir(g, move[1])
        case _:
            return check_concession(g, move)


def supreme_on_map(g: War, side: int) -> Refusal | None:
    """5.4: there is a Supreme Leader, and he is on the map."""
    leader = g.supreme[side]
    if leader == NONE or not 0 <= g.where[leader] < GRID.size:
        return Refusal("5.4a", "no-supreme-leader", {"side": SIDE_IDS[side]})
    return None


def supreme_in_play(g: War, side: int) -> Refusal | None:
    """12.61a: there is a Supreme Leader, on the map or in the off-map box."""
    leader = g.supreme[side]
    return None if leader != NONE and g.where[leader] == OFF_MAP else supreme_on_map(g, side)


def check_triumph(g: War) -> Refusal | None:
    """6.53a: the Roman Supreme Leader in a Parthian capital that Rome controls."""
    refused = supreme_on_map(g, ROMAN) or check_play(g, ROMAN, g.supreme[ROMAN], TRIUMPH_MARKER)
    if refused is not None:
        return refused
    hex = g.where[g.supreme[ROMAN]]
    city = CITY_AT[hex]
    if city < 0 or not REGIONAL >> city & 1 or g.controller(city) != ROMAN:
        return Refusal("6.53a", "no-capital-for-triumph", {"hex": HEX_NAMES[hex]})
    return None


def check_succession(g: War, side: int, leader: int, kind: int) -> Refusal | None:
    """5.4b-5.4d: no Supreme Leader, and not in the turn the last one was lost."""
    if g.supreme[side] != NONE:
        return Refusal("5.4b" if side == ROMAN else "5.4c", "has-supreme-leader", {"unit": UNITS[g.supreme[side]].id})
    if g.supreme_lost[side] == g.turn:
        return Refusal("5.4d", "too-soon")
    return check_play(g, side, leader, kind)


def check_heir(g: War, leader: int) -> Refusal | None:
    """5.4c: a Core leader beside the Court."""
    facts = {"leader": UNITS[leader].id}
    if NATION[leader] != CORE:
        return Refusal("5.4c", "not-a-core-leader", facts)
    if g.where[COURT_UNIT] != g.where[leader]:
        return Refusal("5.4c", "court-elsewhere", facts)
    return None


def check_concession(g: War, move: Move) -> Refusal | None:
    """6.61: the Parthian Supreme Leader in a city on a trade route that he controls; troops come as recruits do."""
    if move == TRADE_TROOPS and g.segment != MOVEMENT:
        return Refusal("17.1", "movement-only")
    refused = supreme_on_map(g, PARTHIAN) or check_play(g, PARTHIAN, g.supreme[PARTHIAN], TRADE_CONCESSION)
    if refused is not None:
        return refused
    hex = g.where[g.supreme[PARTHIAN]]
    city = CITY_AT[hex]
    if city < 0 or not ON_TRADE_ROUTE >> city & 1 or g.controller(city) != PARTHIAN:
        return Refusal("6.1c", "no-trade-city", {"hex": HEX_NAMES[hex]})
    if move == TRADE_TROOPS and not satrapy_pool(g):
        return Refusal("17.43a", "no-satrapy-recruits")
    return None


TRADES: Final = (TRADE_TROOPS, TRADE_MARKERS)


def _options(g: War, side: int) -> list[Move]:
    hand = HANDS.of(g, side)
    if max(hand) < TRIUMPH_MARKER:
        return []
    leader = g.supreme[side]
    if leader == NONE:
        moves = _candidates(g, side)
    else:
        marker, moves = (TRIUMPH_MARKER, (TRIUMPH,)) if side == ROMAN else (TRADE_CONCESSION, TRADES)
        if marker not in hand or not g.can_play(leader) or g.where[leader] not in CITY_HEX:
            return []
    return [move for move in moves if _check(g, side, move) is None]


def _take(g: War, side: int, move: Move) -> None:
    match move[0]:
        case "triumph":
            celebrate(g)
        case "imperator":
            succeed(g, ROMAN, move[1], IMPERATOR)
        case "king-of-kings":
            succeed(g, PARTHIAN, move[1], KING_OF_KINGS)
        case _:
            concede_trade(g, move)


MENU: Final = Menu(
    frozenset({"triumph", "imperator", "king-of-kings", "trade-troops", "trade-markers"}),
    _candidates,
    _check,
    _options,
    _take,
)


def celebrate(g: War) -> None:
    """6.53a: the marker stays in the capital."""
    leader = g.supreme[ROMAN]
    hex = g.where[leader]
    play_marker(g, ROMAN, leader, TRIUMPH_MARKER, "triumph", hex, "6.53a")
    noticed(g, leader)
    g.triumph = CITY_AT[hex]
    g.tell("triumph", "6.53a", unit=UNITS[leader].id, city=CITIES[g.triumph].id)


def succeed(g: War, side: int, leader: int, kind: int) -> None:
    """5.4b, 5.4c: the leader who plays the marker is the new Supreme Leader; everybody learns his name."""
    play_marker(g, side, leader, kind, "succession", g.where[leader], "5.4b" if side == ROMAN else "5.4c")
    g.supreme[side] = leader
    noticed(g, leader)
    g.tell("supreme", "5.4b" if side == ROMAN else "5.4c", side=SIDE_IDS[side], unit=UNITS[leader].id)


def concede_trade(g: War, move: Move) -> None:
    """Three Satrapy units into the king's hex, or two markers."""
    leader = g.supreme[PARTHIAN]
    play_marker(g, PARTHIAN, leader, TRADE_CONCESSION, move[0], g.where[leader])
    noticed(g, leader)
    if move == TRADE_TROOPS:
        for _ in range(CONCESSION_UNITS):
            draw_satrapy(g, g.where[leader], g.inside[leader])
    else:
        draw(g, PARTHIAN, CONCESSION_MARKERS, "6.61")
