"""What each Faction may expect to have in the end: the judgement of bots that look ahead, made for the ends of Phases.

The numbers were measured: in 350 games between players of the script, some of whom bought no Forts, recruited fewer
Legions or chose carelessly, the points a Faction had in the end were set against what it had at each end of a Phase,
turn by turn (least squares; the rows below are smoothed by hand). A fifth of the games was held out: there the outlook
was off by 22 points in the first turn, 19 in the fourth and 8 in the seventh.

They say what the game is about. Points scored early do not last, because everybody turns on whoever leads: of a point
of the third turn a sixth is left in the end. What lasts are Legions, hordes that stand together, and cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.hre.bots.evaluation import LAST_USE, POWER_CARDS, RAISING, TOKENS
from romanum.games.hre.bots.survey import LEVEL, NOTHING, OTHER_CITIES, PLACE, ROMAN_CITIES, STRIDE
from romanum.games.hre.data.components import DIOCESES, FIRST_PEOPLE, FIRST_REBEL
from romanum.games.hre.rules.build import RECRUIT_COST
from romanum.games.hre.rules.order import Phase
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.position import HANDS, Empire

# ---- one number a turn, from turn 0 (before the first) to turn 7

POINT: Final = (0.08, 0.08, 0.13, 0.16, 0.28, 0.5, 0.72, 0.93)
"""What is left in the end of a point that one has,"""
SHARED: Final = (0.15, 0.15, 0.45, 0.5, 0.5, 0.45, 0.25, 0.1)
"""and what a point that the others have on average adds: whoever is behind is left alone."""
ROMAN_DUE: Final = (6.0, 6.0, 8.0, 11.0, 9.0, 10.5, 7.5, 3.8)
"""What a Roman Phase to come in this turn brings,"""
BARBARIAN_DUE: Final = (3.0, 3.0, 5.0, 7.0, 7.0, 7.5, 9.8, 9.2)
LEGION: Final = (0.8, 0.8, 1.1, 2.2, 2.8, 2.7, 2.2, 1.9)
LEGION_DUE: Final = (0.5, 0.5, 0.0, 0.0, 0.0, 0.2, 0.3, 1.4)
"""and how much more a Legion is worth before it."""
STACKED: Final = (-0.2, -0.2, -0.3, -0.8, -0.8, -0.3, 0.0, -0.9)
"""How much less a Legion is worth that stands with others."""
ROMAN_INCOME: Final = (0.3, 0.3, 0.2, 0.1, 0.0, 0.05, 0.0, 0.0)
"""The part of what a Roman Phase would bring as things stand that comes back in later turns,"""
ROMAN_INCOME_DUE: Final = (0.0, 0.0, 0.0, 0.05, 0.15, 0.15, 0.45, 0.3)
"""and in this turn."""
BARBARIAN_INCOME: Final = (0.05, 0.05, 0.05, 0.1, 0.3, 0.5, 0.25, 0.0)
BARBARIAN_INCOME_DUE: Final = (0.05, 0.05, 0.05, 0.05, 0.1, 0.25, 0.43, 0.6)
HORDE: Final = (0.4, 0.4, 0.8, 1.3, 1.3, 1.3, 0.6, 0.5)
SCATTERED: Final = (-0.3, -0.3, -0.5, -1.0, -1.1, -1.2, -0.6, -0.4)
"""What is lost for every Province over which hordes are spread."""
FORTIFIED: Final = (0.2, 0.2, 0.3, 0.3, 0.4, 0.5, 0.8, 0.2)
"""What walls add where they stand,"""
EXPOSED: Final = (-1.3, -1.3, -1.2, -1.7, -2.0, -1.8, -0.9, -0.8)
"""and what is lost for every Province with a single Legion and no walls."""
POWER_CARD: Final = (4.3, 4.3, 3.0, 2.6, 2.5, 3.0, 1.5, 2.0)
CARD: Final = (2.0, 2.0, 1.2, 0.7, 0.7, 0.6, 0.5, 0.3)
SHORT: Final = (-0.4, -0.4, -0.7, -1.2, -1.6, -1.5, -0.5, -1.0)
"""What is lost for every point that one lacks to bring the Legions up to their number again."""
BARBARIAN_TOKEN: Final = 1.3
"""What tokens brought, as `evaluation` has it, counts so much."""
EMPEROR_TOKEN: Final = 0.9
PHASE: Final = 0.9
"""A point that the running Phase brings counts so much at least while Provinces are chosen.

The outlook says what a lead is worth in the end, and early on that is little, as everybody turns on whoever leads. But
points also buy Legions: two soldiers who counted them so were some 10 points ahead of two who counted them as the
outlook does when their games were over.
"""
SPREAD: Final = (17.5, 17.5, 17.0, 16.3, 15.0, 13.5, 10.3, 6.0)
"""So many points more make a Faction e times as likely to win."""


class Census:
    """What all Factions have on the map."""

    __slots__ = ("barbarian", "exposed", "forts", "hordes", "lands", "legions", "roman", "stacked")

    def __init__(self, g: Empire) -> None:
        turn = max(1, g.turn)
        owner = [0, 1, 2, 3, *g.people_of, *g.power_of]
        self.roman, self.barbarian = [0] * STRIDE, [0] * STRIDE
        self.legions, self.stacked, self.exposed, self.forts = ([0] * STRIDE for _ in range(4))
        self.hordes, self.lands = [0] * STRIDE, [0] * STRIDE
        romans, others = NOTHING[:], NOTHING[:]
        city, fort = g.city, g.fort
        roman_cities, other_cities = ROMAN_CITIES[turn], OTHER_CITIES[turn]
        for p, (side, armies) in enumerate(zip(g.holder, g.armies, strict=True)):
            if side < 0:
                continue
            if side < FIRST_PEOPLE:
                romans[PLACE[p] + side] += 1
                self.legions[side] += armies
                self.stacked[side] += armies - 1
                if fort[p]:
                    self.forts[side] += fort[p]
                elif armies == 1:
                    self.exposed[side] += 1
                if city[p]:
                    self.roman[side] += roman_cities[p][city[p]]
            elif side < FIRST_REBEL:
                f = owner[side]
                others[PLACE[p] + f] += 1
                self.hordes[f] += armies
                self.lands[f] += 1
                if city[p]:
                    self.barbarian[f] += other_cities[p][city[p]]
        self._dioceses(turn, romans, others)
        self._in_hand(g)

    def _dioceses(self, turn: int, romans: list[int], others: list[int]) -> None:
        """15.3."""
        for d, diocese in enumerate(DIOCESES):
            i, worth = d * STRIDE, diocese.values[turn - 1]
            both = [a + b for a, b in zip(romans[i : i + STRIDE], others[i : i + STRIDE], strict=True)]
            second, first = sorted(both)[-2:]
            for f, held in enumerate(both):
                if held:
                    rival = second if held == first else first
                    self.roman[f] += worth * LEVEL[romans[i + f]][rival]
                    self.barbarian[f] += worth * LEVEL[others[i + f]][rival]

    def _in_hand(self, g: Empire) -> None:
        """Armies that wait to be placed count as if they stood on the map."""
        for step in reversed(g.stack):
            if isinstance(step, Place):
                (self.legions if step.side < FIRST_PEOPLE else self.hordes)[g.active] += step.left
            elif isinstance(step, RAISING):
                (self.legions if g.side < FIRST_PEOPLE else self.hordes)[g.active] += step.pool
            elif isinstance(step, Phase):
                break


def outlook(g: Empire) -> list[float]:
    """For each Faction the points it may expect to have in the end, but for what is the same for all."""
    turn, have = g.turn, Census(g)
    totals = [r + b for r, b in zip(g.roman_vp, g.barbarian_vp, strict=True)]
    whole, rivals = sum(totals), max(1, g.factions - 1)
    out = []
    for f, total in enumerate(totals):
        points = POINT[turn] * total + SHARED[turn] * (whole - total) / rivals
        points += LEGION[turn] * have.legions[f] + STACKED[turn] * have.stacked[f]
        points += FORTIFIED[turn] * have.forts[f] + EXPOSED[turn] * have.exposed[f]
        points += ROMAN_INCOME[turn] * have.roman[f] + BARBARIAN_INCOME[turn] * have.barbarian[f]
        points += HORDE[turn] * have.hordes[f] + SCATTERED[turn] * have.lands[f]
        points += SHORT[turn] * max(0, RECRUIT_COST[turn] * (g.legion_cap - have.legions[f]) - g.roman_vp[f])
        out.append(points + _due(g, have, f) + _cards(g, f))
    return out


def _due(g: Empire, have: Census, f: int) -> float:
    """What the Phases bring that the Faction still has in this turn; one that is running has not brought it yet."""
    turn, points = g.turn, 0.0
    running = g.active == f
    if not g.dead[f] and (not g.emperor_done[f] or (running and g.side < FIRST_PEOPLE)):
        points += ROMAN_DUE[turn] + ROMAN_INCOME_DUE[turn] * have.roman[f] + LEGION_DUE[turn] * have.legions[f]
        if g.emperor_token[f] > 0:
            points += EMPEROR_TOKEN * TOKENS[False][turn - 1][g.emperor_token[f] - 1]
    if not g.barbarian_done[f] or (running and g.side >= FIRST_PEOPLE):
        points += BARBARIAN_DUE[turn] + BARBARIAN_INCOME_DUE[turn] * have.barbarian[f]
        if g.barbarian_token[f] > 0:
            points += BARBARIAN_TOKEN * TOKENS[True][turn - 1][g.barbarian_token[f] - 1]
    return points


def _cards(g: Empire, f: int) -> float:
    """What cards in hand may still bring."""
    turn, points = g.turn, 0.0
    for c in HANDS.of(g, f):
        if c >= 0 and LAST_USE[c] >= turn:
            points += POWER_CARD[turn] if POWER_CARDS[c] else CARD[turn]
    return points


def eager_worth(g: Empire, seat: int) -> float:
    """The chance of a seat to win if a point counts at least as much as where Provinces are chosen."""
    expected, more = outlook(g), max(0.0, PHASE - POINT[g.turn])
    totals = [r + b for r, b in zip(g.roman_vp, g.barbarian_vp, strict=True)]
    usual = sum(totals) / len(totals)
    own = [
        points + more * (total - usual) * (g.seat_of[f] == seat)
        for f, (points, total) in enumerate(zip(expected, totals, strict=True))
    ]
    return _chances(g, own)[seat]


def values(g: Empire) -> list[float]:
    """The chance of each seat to win."""
    return _chances(g, outlook(g))


def _chances(g: Empire, expected: list[float]) -> list[float]:
    spread = SPREAD[g.turn]
    by_seat = [0.0] * (max(g.seat_of) + 1)
    for f, s in enumerate(g.seat_of):
        by_seat[s] += expected[f]
    best = max(by_seat)
    weights = [exp((points - best) / spread) for points in by_seat]
    total = sum(weights)
    return [weight / total for weight in weights]
