"""What a side's player gains and what others lose if it takes Provinces now, in points as `outlook` counts them.

A ledger is opened for one side that places Armies. For each Diocese it knows what any set of Provinces taken there is
worth: levels (15.3) of the taker and of all whom he drives out, each weighted by how near its player is to winning. To
that comes what a single Province brings: Cities, loot, Forts, Armies killed.
"""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.board.masks import bits
from romanum.games.hre.bots.evaluation import DIE
from romanum.games.hre.bots.outlook import (
    BARBARIAN_INCOME,
    BARBARIAN_INCOME_DUE,
    EXPOSED,
    FORTIFIED,
    HORDE,
    LEGION,
    LEGION_DUE,
    PHASE,
    POINT,
    ROMAN_INCOME,
    ROMAN_INCOME_DUE,
    SCATTERED,
    SPREAD,
    STACKED,
    outlook,
)
from romanum.games.hre.bots.survey import LEVEL, OTHER_CITIES, PLACE, ROMAN_CITIES, STRIDE, is_last_phase
from romanum.games.hre.data.components import (
    DIOCESE_MASK,
    DIOCESE_OF,
    DIOCESE_PROVINCES,
    DIOCESES,
    FIRST_PEOPLE,
    FIRST_REBEL,
    SITE_MASK,
)
from romanum.games.hre.rules.cities import SITES_A_CITY, city_allowance
from romanum.games.hre.rules.conquest import loot_bonus, loot_dice, may_loot, whose_city
from romanum.games.hre.rules.victory_points import FINAL_PROVINCE_VP
from romanum.games.hre.state.position import BITS, INTACT, LOOTED, NO_CITY, VACANT, Empire

SITE: Final = 0.5
"""The part of a City that a City Site is worth later: two of them make one (9.3.3a). In this Phase it is counted."""


class Ledger:
    """What taking Provinces is worth to a side."""

    __slots__ = (
        "_cities", "_dioceses", "_singles", "_sites", "army", "barbarian", "faction", "g", "last", "legion", "now",
        "others", "reserve", "roman", "romans", "side", "stacked", "turn", "weight",
    )  # fmt: skip

    def __init__(self, g: Empire, side: int, eyes: int | None = None) -> None:
        """`eyes`: the seat to which it is worth so much, if not the side's own."""
        self.g, self.side, self.turn = g, side, g.turn
        self.faction, self.last = g.owner(side), is_last_phase(g)
        self.weight = weights(g, g.seat_of[self.faction] if eyes is None else eyes)
        self._count_provinces()
        self._rate()
        self._dioceses: dict[int, float] = {}
        self._singles: dict[int, tuple[float, float]] = {}

    def _count_provinces(self) -> None:
        """Provinces by Diocese and Faction, those of Legions and those of all others apart."""
        g = self.g
        owner = [0, 1, 2, 3, *g.people_of, *g.power_of]
        romans, others = [0] * (len(DIOCESES) * STRIDE), [0] * (len(DIOCESES) * STRIDE)
        for p, side in enumerate(g.holder):
            if side < 0:
                continue
            if side < FIRST_PEOPLE:
                romans[PLACE[p] + side] += 1
            elif side < FIRST_REBEL:
                others[PLACE[p] + owner[side]] += 1
        self.romans, self.others = romans, others
        self._sites, self._cities = city_allowance(g, self.faction) if self.side < FIRST_PEOPLE else (0, 0)

    def _rate(self) -> None:
        """What a point of income and an Army are worth to each Faction."""
        g, turn = self.g, self.turn
        roman = [0.0 if done or dead else 1.0 for done, dead in zip(g.emperor_done, g.dead, strict=True)]
        self.legion = [LEGION[turn] + LEGION_DUE[turn] * due for due in roman]
        self.roman = [ROMAN_INCOME[turn] + ROMAN_INCOME_DUE[turn] * due for due in roman]
        self.barbarian = [
            BARBARIAN_INCOME[turn] + (0.0 if done else BARBARIAN_INCOME_DUE[turn]) for done in g.barbarian_done
        ]
        self.now = max(POINT[turn], PHASE) if g.active == self.faction else POINT[turn]
        if g.active >= 0:
            (self.roman if g.side < FIRST_PEOPLE else self.barbarian)[g.active] += self.now
        mine = self.weight[self.faction]
        self.stacked = 0.0
        if self.last:
            self.now, self.army, self.reserve = 1.0, 0.0, 0.0
            self.legion, self.roman, self.barbarian = ([0.0] * STRIDE for _ in range(3))
            (self.roman if g.side < FIRST_PEOPLE else self.barbarian)[g.active] = 1.0
        elif self.side < FIRST_PEOPLE:
            self.army, self.reserve = mine * LEGION[turn], mine * (STACKED[turn] - EXPOSED[turn])
            self.stacked = mine * STACKED[turn]
        else:
            self.army, self.reserve = mine * HORDE[turn], 0.0

    # ---- Dioceses

    def of_diocese(self, d: int, taken: int) -> float:
        """What all have of a Diocese once the side has taken a set of Provinces in it, less what they have now."""
        found = self._dioceses.get(taken)
        if found is None:
            found = self._dioceses[taken] = self._level(d, taken) - self._level(d, 0)
        return found

    def _level(self, d: int, taken: int) -> float:
        i, g = d * STRIDE, self.g
        romans, others = self.romans[i : i + STRIDE], self.others[i : i + STRIDE]
        mine = romans if self.side < FIRST_PEOPLE else others
        for p in DIOCESE_PROVINCES[d]:
            if taken & BITS[p]:
                holder = g.holder[p]
                if 0 <= holder < FIRST_PEOPLE:
                    romans[holder] -= 1
                elif 0 <= holder < FIRST_REBEL:
                    others[g.owner(holder)] -= 1
                mine[self.faction] += 1
        worth = DIOCESES[d].values[self.turn - 1]
        both = [a + b for a, b in zip(romans, others, strict=True)]
        total = 0.0
        for f, weight in enumerate(self.weight):
            if both[f]:
                rival = max([n for o, n in enumerate(both) if o != f])
                total += weight * (
                    self.roman[f] * LEVEL[romans[f]][rival] + self.barbarian[f] * LEVEL[others[f]][rival]
                )
        return worth * total

    # ---- single Provinces

    def of_province(self, p: int) -> tuple[float, float]:
        """What a Province brings apart from its Diocese once it is taken, and what each Army killed in it does."""
        found = self._singles.get(p)
        if found is None:
            found = self._singles[p] = (self._prize(p), self._killing(p))
        return found

    def _prize(self, p: int) -> float:
        g, turn, roman = self.g, self.turn, self.side < FIRST_PEOPLE
        holder, city, fort = g.holder[p], g.city[p], g.fort[p]
        rate = (self.roman if roman else self.barbarian)[self.faction]
        points = 0.0
        if city:
            left = city
            if may_loot(g, self.side, p, holder):
                points += self.now * (DIE * loot_dice(g, self.side, p) + loot_bonus(p, whose_city(g, p, holder)))
                left = LOOTED
            points += rate * (ROMAN_CITIES if roman else OTHER_CITIES)[turn][p][left]
        if not roman:
            points += 0.0 if self.last else SCATTERED[turn]
        else:
            points += FINAL_PROVINCE_VP if self.last else FORTIFIED[turn] * fort if fort else EXPOSED[turn]
            if city == NO_CITY and SITE_MASK & BITS[p]:
                points += SITE * (rate - (self.now if self.side == g.side else 0.0)) * ROMAN_CITIES[turn][p][INTACT]
            if g.province_vp and self.side == g.side:
                points += self.now
        return self.weight[self.faction] * points + (self._cost(p, holder) if 0 <= holder < FIRST_REBEL else 0.0)

    def _cost(self, p: int, holder: int) -> float:
        """What a side loses with a Province, but for its Armies: as points for us."""
        turn, owner, fort = self.turn, self.g.owner(holder), self.g.fort[p]
        lost = self._city(p, holder, owner)
        if self.last:
            lost += FINAL_PROVINCE_VP if holder < FIRST_PEOPLE else 0.0
        elif holder >= FIRST_PEOPLE:
            lost += SCATTERED[turn]
        elif fort:
            lost += FORTIFIED[turn] * fort
        elif self.g.armies[p] == 1:
            lost += EXPOSED[turn]
        return -self.weight[owner] * lost

    def _city(self, p: int, holder: int, owner: int) -> float:
        """What a side has of a City."""
        city = self.g.city[p]
        if not city:
            return 0.0
        if holder < FIRST_PEOPLE:
            return self.roman[owner] * ROMAN_CITIES[self.turn][p][city]
        return self.barbarian[owner] * OTHER_CITIES[self.turn][p][city]

    def _killing(self, p: int) -> float:
        holder = self.g.holder[p]
        if self.last or holder == VACANT or holder >= FIRST_REBEL:
            return 0.0
        owner = self.g.owner(holder)
        return -self.weight[owner] * (self.legion[owner] if holder < FIRST_PEOPLE else HORDE[self.turn])

    def gain(self, taken: int, p: int) -> float:
        """What taking one Province more brings, after a set of others; without the Armies killed."""
        d = DIOCESE_OF[p]
        before = taken & DIOCESE_MASK[d]
        return (
            self.of_diocese(d, before | BITS[p])
            - (self.of_diocese(d, before) if before else 0.0)
            + self.of_province(p)[0]
            + self._founding(taken, p)
        )

    def _founding(self, taken: int, p: int) -> float:
        """What the City brings in this Phase that one Site more allows to build, or forbids if it has one (9.3.3a)."""
        if not (SITE_MASK & BITS[p] and self.side == self.g.side < FIRST_PEOPLE) or p == self.g.start[self.faction]:
            return 0.0
        city = self.g.city
        sites = self._sites + (taken & SITE_MASK).bit_count()
        cities = self._cities + sum([city[q] != NO_CITY for q in bits(taken)])
        before = max(0, sites // SITES_A_CITY - cities)
        after = max(0, (sites + 1) // SITES_A_CITY - cities - (city[p] != NO_CITY))
        return self.weight[self.faction] * self.now * ROMAN_CITIES[self.turn][p][INTACT] * (after - before)


def weights(g: Empire, seat: int) -> list[float]:
    """What a point of each Faction is to a seat: its own 1, all others' together -1, the more the nearer to winning."""
    expected, spread = outlook(g), SPREAD[g.turn]
    best = max(expected)
    near = [0.0 if g.seat_of[f] == seat else exp((points - best) / spread) for f, points in enumerate(expected)]
    total = sum(near) or 1.0
    found = [1.0 if g.seat_of[f] == seat else -near[f] / total for f in range(g.factions)]
    return found + [0.0] * (STRIDE - g.factions)
