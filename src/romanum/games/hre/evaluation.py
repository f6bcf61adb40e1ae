"""How good a position is: the judgement behind the bots. It knows the game; the bots do not."""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.hre.components import (
    BARBARIANS,
    DIOCESE_OF,
    DIOCESES,
    EMPERORS,
    FIRST_PEOPLE,
    FIRST_REBEL,
    PEOPLES,
    PROVINCES,
)
from romanum.games.hre.conquest import is_capital
from romanum.games.hre.scoring import (
    BARBARIAN_CAPITAL,
    BARBARIAN_CITY,
    FINAL_PROVINCE_VP,
    ROMAN_CAPITAL,
    ROMAN_CITY,
)
from romanum.games.hre.state import LAST_TURN, NONE, Empire

DIOCESE_COUNT: Final = len(DIOCESES)
KEEPS: Final = 0.55
"""How much of an income is still there a turn later."""
ARMY: Final = 0.9
"""What an Army is worth beside the points it holds, in points for each turn to come."""


def prospects(g: Empire) -> list[float]:
    """For each Faction the points it has and may expect, as things stand."""
    n = g.factions
    roman, barbarian, legions, hordes = incomes(g)
    left = LAST_TURN - g.turn
    later = sum(KEEPS**k for k in range(1, left + 1))
    out = []
    for f in range(n):
        roman_due = not g.dead[f] and (not g.emperor_done[f] or (g.active == f and g.side == f))
        barbarian_due = not g.barbarian_done[f] or (g.active == f and g.side >= FIRST_PEOPLE)
        points = float(g.roman_vp[f] + g.barbarian_vp[f])
        points += roman[f] * (later + (1.0 if roman_due else 0.0))
        points += barbarian[f] * (later * 0.8 + (1.0 if barbarian_due else 0.0))
        points += ARMY * (legions[f] + 0.5 * hordes[f]) * min(1.0, 0.2 + 0.2 * left)
        out.append(points)
    return out


def incomes(g: Empire) -> tuple[list[float], list[float], list[int], list[int]]:
    """Roman and Barbarian points a Phase would score now for each Faction, and the Armies of each kind."""
    n, turn = g.factions, max(1, g.turn)
    roman, barbarian = [0.0] * n, [0.0] * n
    legions, hordes = [0] * n, [0] * n
    romans_in = [0] * (n * DIOCESE_COUNT)
    others_in = [0] * (n * DIOCESE_COUNT)
    armies, city, owner = g.armies, g.city, g.owner
    final = FINAL_PROVINCE_VP if turn == LAST_TURN else 0.3
    for p, side in enumerate(g.holder):
        if side < 0 or side >= FIRST_REBEL:
            continue
        if side < FIRST_PEOPLE:
            legions[side] += armies[p]
            romans_in[DIOCESE_OF[p] * n + side] += 1
            roman[side] += final
            if city[p]:
                roman[side] += (ROMAN_CAPITAL if is_capital(p, turn) else ROMAN_CITY)[city[p]]
        else:
            f = owner(side)
            hordes[f] += armies[p]
            others_in[DIOCESE_OF[p] * n + f] += 1
            if city[p]:
                barbarian[f] += (BARBARIAN_CAPITAL if is_capital(p, turn) else BARBARIAN_CITY)[city[p]]
    for d, diocese in enumerate(DIOCESES):
        row = romans_in[d * n : d * n + n]
        rest = others_in[d * n : d * n + n]
        worth = diocese.values[turn - 1]
        both = [a + b for a, b in zip(row, rest, strict=True)]
        top = max(both)
        for f in range(n):
            if both[f]:
                rival = top if both[f] < top or both.count(top) > 1 else max([b for i, b in enumerate(both) if i != f])
                if row[f]:
                    roman[f] += worth * _level(row[f], rival)
                if rest[f]:
                    barbarian[f] += worth * _level(rest[f], rival)
    return roman, barbarian, legions, hordes


def _level(held: int, rival: int) -> float:
    if held == 5:
        return 3.0
    return 2.0 if held >= 3 or held > rival else 1.0


def value(g: Empire, seat: int) -> float:
    """About the chance to win: the seat's prospects against the best of the others."""
    expected = prospects(g)
    seats = max(g.seat_of) + 1
    by_seat = [sum([expected[f] for f in range(g.factions) if g.seat_of[f] == s]) for s in range(seats)]
    best = max([points for s, points in enumerate(by_seat) if s != seat])
    mean = (sum(by_seat) - by_seat[seat]) / (seats - 1)
    lead = by_seat[seat] - 0.5 * best - 0.5 * mean
    return 1.0 / (1.0 + exp(-lead / 25.0))


def token_worth(g: Empire, token: int, barbarian: bool) -> float:
    """What holding a token is worth, against an average one of its turn."""
    return 0.0


def start_worth(province: int) -> float:
    """What a Starting Province is worth, against an average one."""
    return 0.0


def tags(g: Empire) -> dict[str, list[list[str]]]:
    """What each seat had in a finished game, for the balance tables of the arena."""
    seats = range(max(g.seat_of) + 1)
    mine = [[f for f in range(g.factions) if g.seat_of[f] == s] for s in seats]
    return {
        "start": [[PROVINCES[g.start[f]].id for f in factions if g.start[f] != NONE] for factions in mine],
        "emperor": [[EMPERORS[t][k - 1].id for t, k in _held(g, g.past_emperors, factions)] for factions in mine],
        "people": [
            [PEOPLES[BARBARIANS[t][k - 1].people].id for t, k in _held(g, g.past_barbarians, factions)]
            for factions in mine
        ],
    }


def _held(g: Empire, past: list[int], factions: list[int]) -> list[tuple[int, int]]:
    """Turns (from 0) and tokens of some Factions."""
    return [(i // g.factions, token) for i, token in enumerate(past) if token and i % g.factions in factions]
