"""How likely a city is to change hands: by a Revolt (16), with the fight of its Civis against whoever is inside."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from romanum.engine.dice import FACES
from romanum.games.trajan.data.components import (
    ATTACK,
    CITY_HEX,
    CIVIS_DISCIPLINE,
    DISCIPLINE_RESULTS,
    KIND,
    LEADER,
    REVOLT_GARRISON,
    REVOLT_PENALTY,
    REVOLT_ROLL,
    STRENGTH,
)
from romanum.games.trajan.rules.combat.rounds import REVOLT, ROUNDS, civis_strength, result_of
from romanum.games.trajan.state.position import POLITICAL, War, strength

COUNTERED: Final = 0.4
"""How often a leader inside is taken to have a marker against a Revolt, and to use it."""
FAILS: Final = tuple(1 - results.count("P") / FACES for results in DISCIPLINE_RESULTS)
"""By class: how often units do not pass a discipline check."""


@lru_cache(None)
def holds_out(attacks: tuple[int, ...], points: int, discipline: int) -> float:
    """16.1: the chance of a Civis of so many points to live through attacks of these strengths, round by round."""
    firm, shaken = 1.0, 0.0
    for total in attacks:
        if not total:
            continue
        killed = shaking = 0
        for die in range(1, FACES + 1):
            lost, check = result_of(total, die)
            killed += lost >= points
            shaking += check and lost < points
        fails = shaking * FAILS[discipline] / FACES
        lives = 1 - killed / FACES
        firm, shaken = firm * (lives - fails), shaken * (lives - fails) + firm * fails
    return firm + shaken


def against(g: War, side: int, city: int, inside: Sequence[int]) -> float:
    """The chance that a marker turns the Civis of a city, and that it stays turned, with these units inside."""
    roll = REVOLT_ROLL[side][city]
    if not inside:
        return roll / FACES
    if strength(inside) >= REVOLT_GARRISON:
        roll -= REVOLT_PENALTY
    attacks = tuple(sum([STRENGTH[u] for u in inside if ATTACK[KIND[u]][number]]) for number in range(ROUNDS[REVOLT]))
    return roll / FACES * holds_out(attacks, civis_strength(g, city), CIVIS_DISCIPLINE[city])


def turning(g: War, side: int, city: int) -> float:
    """The chance that one Political marker turns the Civis of a city, and that it stays turned."""
    enemy = 1 - side
    inside = g.garrison(enemy, CITY_HEX[city])
    chance = against(g, side, city, inside)
    led = any(KIND[u] == LEADER and g.can_play(u) for u in inside)
    return chance * (1 - COUNTERED) if led and g.holds(enemy, POLITICAL) else chance
