"""How good a position is: the judgement behind the bots. It knows the game; the bots do not.

Each Faction is credited with the points it has and those it may expect. What to expect from Armies, Forts, incomes and
cards was measured: in thousands of games between quick players, what a Faction scored from then on was set against
what it had, turn by turn. The chance to win follows from all expectations together.
"""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.hre.bots.survey import LEVEL, NOTHING, OTHER_CITIES, PLACE, ROMAN_CITIES, STRIDE
from romanum.games.hre.data.components import (
    BARBARIANS,
    CARDS,
    DIOCESES,
    EMPERORS,
    FIRST_PEOPLE,
    FIRST_REBEL,
    PEOPLES,
    PROVINCES,
)
from romanum.games.hre.rules.build import Build, LiftBarbarians
from romanum.games.hre.rules.conquest import Loot, loot_dice
from romanum.games.hre.rules.order import CITIES, POINTS, Phase
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.position import HANDS, NONE, Empire

# ---- what was measured; one number a turn, from turn 0 (before the first) to turn 7

POINT: Final = (0.6, 0.6, 0.55, 0.55, 0.6, 0.75, 0.9, 1.0)
"""What a point scored is worth: early leads do not last, because everybody turns on the leader."""
ROMAN_DUE: Final = (6.0, 6.0, 6.5, 8.5, 6.0, 7.0, 6.5, 2.7)
"""A Roman Phase to come brings so much by what will be done in it,"""
BARBARIAN_DUE: Final = (8.0, 8.0, 6.5, 6.5, 7.0, 7.0, 7.0, 5.9)
ROMAN_INCOME: Final = (0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.25, 0.5)
"""and this part of what it would bring as things stand; a Phase that is running brings all of it."""
BARBARIAN_INCOME: Final = (0.4, 0.4, 0.45, 0.6, 0.7, 0.9, 0.85, 0.82)
LATER_BARBARIAN: Final = (0.3, 0.3, 0.35, 0.4, 0.6, 0.7, 0.55, 0.0)
"""The part of a Barbarian income that counts for the turns to come."""
LEGION: Final = (0.8, 0.8, 1.0, 1.4, 1.7, 2.4, 2.8, 0.3)
LEGION_DUE: Final = (0.8, 0.8, 1.2, 1.2, 1.4, 2.0, 3.0, 2.2)
PROVINCE: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5)
HORDE: Final = (0.3, 0.3, 0.6, 1.0, 1.2, 0.8, 0.4, 0.1)
FORTIFIED: Final = (1.2, 1.2, 1.4, 2.1, 2.4, 2.7, 2.4, 0.8)
READY: Final = 0.8
"""What a Fort ready to be raised is worth beside one on the map; without a Province for it, it lapses (8.2f)."""
POWER_CARD: Final = (6.0, 6.0, 5.2, 5.0, 5.2, 5.0, 4.0, 2.7)
CARD: Final = (2.5, 2.5, 2.0, 1.5, 1.4, 1.4, 1.2, 0.4)
DIE: Final = 3.5
PENDING: Final = 2.0
"""What an Army waiting to be placed is worth beside one on the map."""
SPREAD: Final = (28.0, 28.0, 26.0, 23.0, 18.0, 14.0, 10.0, 5.0)
"""So many points more make a Faction e times as likely to win."""

POWER_CARDS: Final = tuple(card.kind in ("kingdom", "tribe") for card in CARDS)
LAST_USE: Final = tuple(card.turns[1] for card in CARDS)


class Holdings:
    """What all Factions have on the map: incomes as things stand, Armies, Provinces, those without walls, Forts."""

    __slots__ = ("barbarian", "bare", "forts", "hordes", "legions", "provinces", "roman")

    def __init__(self, g: Empire) -> None:
        turn = max(1, g.turn)
        owner = [0, 1, 2, 3, *g.people_of, *g.power_of]
        self.roman, self.barbarian = [0.0] * STRIDE, [0.0] * STRIDE
        self.legions, self.hordes = [0] * STRIDE, [0] * STRIDE
        self.provinces, self.forts, self.bare = [0] * STRIDE, [0] * STRIDE, [0] * STRIDE
        romans, others = NOTHING[:], NOTHING[:]
        armies, city, fort = g.armies, g.city, g.fort
        roman_cities, other_cities = ROMAN_CITIES[turn], OTHER_CITIES[turn]
        for p, side in enumerate(g.holder):
            if side < 0:
                continue
            if side < FIRST_PEOPLE:
                romans[PLACE[p] + side] += 1
                self.legions[side] += armies[p]
                self.provinces[side] += 1
                if city[p]:
                    self.roman[side] += roman_cities[p][city[p]]
                if fort[p]:
                    self.forts[side] += fort[p]
                else:
                    self.bare[side] += 1
            elif side < FIRST_REBEL:
                f = owner[side]
                others[PLACE[p] + f] += 1
                self.hordes[f] += armies[p]
                if city[p]:
                    self.barbarian[f] += other_cities[p][city[p]]
        self._dioceses(turn, romans, others)

    def pending(self, faction: int, armies: int, roman: bool) -> None:
        """Armies in hand count as Armies on the map, and for what they may take."""
        (self.legions if roman else self.hordes)[faction] += armies
        (self.roman if roman else self.barbarian)[faction] += PENDING * armies

    def _dioceses(self, turn: int, romans: list[int], others: list[int]) -> None:
        for d, diocese in enumerate(DIOCESES):
            i, worth = d * STRIDE, diocese.values[turn - 1]
            both = [romans[i] + others[i], romans[i + 1] + others[i + 1]]
            both += [romans[i + 2] + others[i + 2], romans[i + 3] + others[i + 3]]
            first, second = 0, 0
            for held in both:
                if held > first:
                    first, second = held, first
                elif held > second:
                    second = held
            for f, held in enumerate(both):
                if held:
                    rival = second if held == first else first
                    self.roman[f] += worth * LEVEL[romans[i + f]][rival]
                    self.barbarian[f] += worth * LEVEL[others[i + f]][rival]


TOKENS: Final[dict[bool, tuple[tuple[float, ...], ...]]] = {
    True: (
        (1.0, 0.0, -0.3, 0.2, -0.9),
        (2.5, 0.0, 0.0, -0.5, -2.0),
        (1.2, 0.5, -0.1, -1.6, 0.0),
        (-3.7, 0.3, 0.7, 6.0, -3.3),
        (0.3, 1.2, -2.7, 0.9, 0.3),
        (-4.7, -1.2, 1.8, 1.6, 2.5),
        (0.3, 0.0, 1.9, -1.9, -0.3),
    ),
    False: (
        (0.6, 0.8, 0.6, -0.1, -0.6, -1.3),
        (1.4, 0.7, 0.9, -0.2, -1.3, -1.5),
        (2.2, -0.1, -0.6, -0.9, 1.0, -1.6),
        (0.0, 1.7, -2.2, 0.4, 1.9, -1.8),
        (-2.7, -3.9, -2.2, 0.7, 4.3, 3.8),
        (4.8, -0.1, -2.6, -1.3, 1.3, -2.1),
        (0.4, 3.1, -0.2, -0.9, -0.4, -2.0),
    ),
}
"""What Barbarian (true) and Emperor Tokens brought, against the average of their turn: measured like the rest."""
TURNCOAT: Final = 0.5
"""What an Army on the map adds to the token of its People: it follows whoever holds that token (8.1c)."""


def token_worth(g: Empire, token: int, barbarian: bool) -> float:
    """What holding a token is worth, against an average one of its turn."""
    worth = TOKENS[barbarian][g.turn - 1][token - 1]
    if barbarian:
        people = BARBARIANS[g.turn - 1][token - 1].people
        worth += TURNCOAT * g.armies_of(FIRST_PEOPLE + people)
    return worth


RAISING: Final = (Build, LiftBarbarians)
"""Steps that have Armies in hand."""
DUE, RUNNING, OVER = range(3)
"""Whether a Phase of this turn is still to come, is being played, or has been scored."""


def prospects(g: Empire) -> list[float]:
    """For each Faction the points it has and may expect."""
    turn = g.turn
    have = Holdings(g)
    roman, barbarian = _phases(g)
    loot = _add_pending(g, have, turn)
    out = []
    for f in range(g.factions):
        points = POINT[turn] * (g.roman_vp[f] + g.barbarian_vp[f])
        points += loot[f] + _cards(g, f, turn) + HORDE[turn] * have.hordes[f]
        points += FORTIFIED[turn] * (have.forts[f] + READY * min(g.forts_ready[f], have.bare[f]))
        if roman[f] == DUE:
            points += ROMAN_DUE[turn] + ROMAN_INCOME[turn] * have.roman[f] + LEGION_DUE[turn] * have.legions[f]
            if g.emperor_token[f] > 0:
                points += TOKENS[False][turn - 1][g.emperor_token[f] - 1]
        else:
            points += LEGION[turn] * have.legions[f] + PROVINCE[turn] * have.provinces[f]
            if roman[f] == RUNNING:
                points += POINT[turn] * (have.roman[f] + (have.provinces[f] if g.province_vp else 0))
        points += LATER_BARBARIAN[turn] * have.barbarian[f]
        if barbarian[f] == DUE:
            points += BARBARIAN_DUE[turn] + (BARBARIAN_INCOME[turn] - 0.5 * LATER_BARBARIAN[turn]) * have.barbarian[f]
            if g.barbarian_token[f] > 0:
                points += TOKENS[True][turn - 1][g.barbarian_token[f] - 1]
        elif barbarian[f] == RUNNING:
            points += POINT[turn] * have.barbarian[f]
        out.append(points)
    return out


def _phases(g: Empire) -> tuple[list[int], list[int]]:
    """How far each Faction's Roman and Barbarian Phase of this turn has come."""
    roman = [OVER if done or dead else DUE for done, dead in zip(g.emperor_done, g.dead, strict=True)]
    barbarian = [OVER if done else DUE for done in g.barbarian_done]
    for step in g.stack:
        if isinstance(step, Phase):
            status = DUE if step.stage < CITIES else RUNNING if step.stage <= POINTS else OVER
            (roman if g.side < FIRST_PEOPLE else barbarian)[g.active] = status
    return roman, barbarian


def _add_pending(g: Empire, have: Holdings, turn: int) -> list[float]:
    """Armies that wait to be placed are counted with the others; what is about to be looted is told apart."""
    loot = [0.0] * STRIDE
    for step in reversed(g.stack):
        if isinstance(step, Place):
            have.pending(g.active, step.left, step.side < FIRST_PEOPLE)
        elif isinstance(step, RAISING):
            have.pending(g.active, step.pool, g.side < FIRST_PEOPLE)
        elif isinstance(step, Loot):
            dice = loot_dice(g, step.side, step.province)
            loot[g.owner(step.side)] += POINT[turn] * (DIE * dice + step.bonus)
        elif isinstance(step, Phase):
            break
    return loot


def _cards(g: Empire, f: int, turn: int) -> float:
    """What cards in hand may still bring."""
    powers = cards = 0
    for c in HANDS.of(g, f):
        if c >= 0 and LAST_USE[c] >= turn:
            if POWER_CARDS[c]:
                powers += 1
            else:
                cards += 1
    return POWER_CARD[turn] * powers + CARD[turn] * cards


def value(g: Empire, seat: int) -> float:
    """The chance to win: the seat's prospects against those of the others."""
    return values(g)[seat]


def values(g: Empire) -> list[float]:
    """The same for all seats."""
    expected = prospects(g)
    spread = SPREAD[g.turn]
    by_seat = [0.0] * (max(g.seat_of) + 1)
    for f, s in enumerate(g.seat_of):
        by_seat[s] += expected[f]
    best = max(by_seat)
    weights = [exp((points - best) / spread) for points in by_seat]
    total = sum(weights)
    return [weight / total for weight in weights]


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
