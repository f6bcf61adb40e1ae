"""The map through one player's eyes, for quick judgements: what a Province would earn, cost or save him.

A survey counts once who holds how many Provinces of each Diocese; then every Province is judged by a few look-ups.
All amounts are Victory Points over the Phases to come, as far as one may hope to keep what one has.
"""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.hre.data.components import DIOCESE_OF, DIOCESES, FIRST_PEOPLE, FIRST_REBEL, NEIGHBOUR_MASK
from romanum.games.hre.rules.conquest import is_capital
from romanum.games.hre.rules.victory_points import (
    BARBARIAN_CAPITAL,
    BARBARIAN_CITY,
    FINAL_PROVINCE_VP,
    ROMAN_CAPITAL,
    ROMAN_CITY,
)
from romanum.games.hre.state.position import ALL_PROVINCES, LAST_TURN, Empire

STRIDE: Final = 4
"""Counts stand in one list, four Factions a Diocese."""
NOTHING: Final = [0] * (len(DIOCESES) * STRIDE)
PLACE: Final = tuple(DIOCESE_OF[p] * STRIDE for p in ALL_PROVINCES)
TURNS: Final = range(LAST_TURN + 1)
WORTH: Final = tuple(tuple(DIOCESES[DIOCESE_OF[p]].values[max(0, t - 1)] for p in ALL_PROVINCES) for t in TURNS)
"""The basic value of the Diocese of each Province, by turn."""

KEEPS: Final = 0.6
"""The part of what one holds that is still there a turn later."""
HORIZON: Final = tuple(sum(KEEPS**k for k in range(LAST_TURN - t + 1)) for t in TURNS)
"""For how many Phases a Province held now may be expected to score."""
FINAL: Final = tuple(FINAL_PROVINCE_VP * KEEPS ** (LAST_TURN - t) for t in TURNS)
"""What the last count gives for a Roman Province, by turn."""

LEVEL: Final = tuple(
    tuple(0 if not held else 3 if held == 5 else 2 if held >= 3 or held > rival else 1 for rival in range(8))
    for held in range(7)
)
"""15.3: Presence, Domination or Control by Provinces held and Provinces of the strongest rival."""

ROMAN_CITIES: Final = tuple(
    tuple(tuple(ROMAN_CAPITAL if is_capital(p, t) else ROMAN_CITY) for p in ALL_PROVINCES) for t in TURNS
)
OTHER_CITIES: Final = tuple(
    tuple(tuple(BARBARIAN_CAPITAL if is_capital(p, t) else BARBARIAN_CITY) for p in ALL_PROVINCES) for t in TURNS
)

PROGRESS: Final = 0.3
"""What a Province adds towards the next level of its Diocese, in parts of the basic value."""
RIVALRY: Final = 20.0
"""So many points of a lead make a rival e times as hateful."""


RISK: Final = 0.11
"""The chance that one more Army saves a Province next to an enemy,"""
SAFE: Final = 0.05
"""and one that has no enemy beside it."""


class Survey:
    """Who holds how much, seen by a Faction's player."""

    __slots__ = ("alone", "barbarian", "faction", "foes", "g", "hate", "owner", "rival", "roman", "turn")

    def __init__(self, g: Empire, faction: int) -> None:
        self.g, self.faction, self.turn = g, faction, g.turn
        owner = self.owner = [0, 1, 2, 3, *g.people_of, *g.power_of]
        roman, barbarian = NOTHING[:], NOTHING[:]
        foes = 0
        for p, side in enumerate(g.holder):
            if side < 0:
                continue
            if side < FIRST_PEOPLE:
                roman[PLACE[p] + side] += 1
                if side != faction:
                    foes |= 1 << p
            elif side < FIRST_REBEL:
                f = owner[side]
                barbarian[PLACE[p] + f] += 1
                if f != faction:
                    foes |= 1 << p
        self.roman, self.barbarian, self.foes = roman, barbarian, foes
        self.hate = _hatred(g, faction)
        self.rival: list[int] = []
        self.alone: list[int] = []

    def hostility(self, side: int) -> float:
        """How glad the player is of a point that a side's player loses."""
        return self.hate[self.owner[side]] if 0 <= side < FIRST_REBEL else 0.0

    def _rivalries(self) -> None:
        """For each Diocese the most Provinces of another player, and who he is if he alone has so many."""
        f, roman, barbarian = self.faction, self.roman, self.barbarian
        others = [o for o in range(STRIDE) if o != f]
        for i in range(0, len(roman), STRIDE):
            most, who = 0, -1
            for o in others:
                held = roman[i + o] + barbarian[i + o]
                if held > most:
                    most, who = held, o
                elif held == most:
                    who = -1
            self.rival.append(most)
            self.alone.append(who)

    def gain(self, side: int, p: int) -> float:
        """What taking a Province brings a side of this player, and costs whoever holds it."""
        f, turn, i = self.faction, self.turn, PLACE[p]
        d = DIOCESE_OF[p]
        if not self.rival:
            self._rivalries()
        before = after = self.rival[d]
        held = (self.roman if side < FIRST_PEOPLE else self.barbarian)[i + f]
        holder = self.g.holder[p]
        cost = 0.0
        if 0 <= holder < FIRST_REBEL:
            h = self.owner[holder]
            if h != f:
                if self.alone[d] == h:
                    after -= 1
                cost = self.hate[h] * self._decline(holder, h, p, held + 1)
        points = WORTH[turn][p] * (LEVEL[held + 1][after] - LEVEL[held][before] + PROGRESS)
        if self.g.city[p]:
            points += self._city(side, p)
        points = points * HORIZON[turn] + cost
        return points + FINAL[turn] if side < FIRST_PEOPLE else points

    def _decline(self, holder: int, h: int, p: int, rival: int) -> float:
        """What the loss of a Province costs a side."""
        i, turn = PLACE[p], self.turn
        roman = holder < FIRST_PEOPLE
        held = (self.roman if roman else self.barbarian)[i + h]
        lost = WORTH[turn][p] * (LEVEL[held][rival - 1] - LEVEL[held - 1][rival] + PROGRESS)
        if self.g.city[p]:
            lost += self._city(holder, p)
        lost *= HORIZON[turn]
        return lost + FINAL[turn] if roman else lost

    def _city(self, side: int, p: int) -> int:
        cities = ROMAN_CITIES if side < FIRST_PEOPLE else OTHER_CITIES
        return cities[self.turn][p][self.g.city[p]]

    def loss(self, side: int, p: int) -> float:
        """What a side would lose with a Province it holds; nothing for Rebels."""
        if side >= FIRST_REBEL:
            return 0.0
        h, i = self.owner[side], PLACE[p]
        rival = max([self.roman[i + f] + self.barbarian[i + f] for f in range(STRIDE) if f != h])
        return self._decline(side, h, p, rival + 1)

    def shelter(self, side: int, p: int) -> float:
        """What one more Army or a Fort saves in a Province that a side holds."""
        risk = RISK if NEIGHBOUR_MASK[p] & self.foes else SAFE
        return risk * self.loss(side, p) / self.g.armies[p]

    def weakening(self, side: int, p: int) -> float:
        """What taking an Army away costs."""
        return self.loss(side, p) if self.g.armies[p] == 1 else self.shelter(side, p)


def is_last_phase(g: Empire) -> bool:
    """Whether no Phase follows the one that runs: Armies and walls are then worth nothing, only what is counted is."""
    return g.turn == g.final_turn and all(g.barbarian_done) and all(map(max, g.emperor_done, g.dead))


def _hatred(g: Empire, faction: int) -> list[float]:
    """How a point lost by each Faction compares with a point won: more for leaders, nothing for friends."""
    seat = g.seat_of[faction]
    weights = [0.0] * STRIDE
    totals = [r + b for r, b in zip(g.roman_vp, g.barbarian_vp, strict=True)]
    top = max(totals)
    for f, total in enumerate(totals):
        if g.seat_of[f] != seat:
            weights[f] = exp((total - top) / RIVALRY) + 0.15
    whole = sum(weights)
    return [weight / whole for weight in weights]
