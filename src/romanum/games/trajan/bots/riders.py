"""Leaders who ride: to turn cities by Political markers, nearer to where they can, or out of danger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from romanum.engine.counsel.staff import Aim
from romanum.games.trajan.bots.outlook import ARMY, POINTS, Outlook
from romanum.games.trajan.bots.routes import Ways, kinds_of
from romanum.games.trajan.bots.survey import power
from romanum.games.trajan.data.components import (
    CITY_AT,
    IMPEDITUS,
    KIND,
    LEADER,
    MOVE,
    RATING,
    STRENGTH,
)
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.position import strength

INCITE: Final = "incite"
APPROACH: Final = "approach"
WITHDRAW: Final = "withdraw"
STIR: Final = "stir"
ESCORT: Final = 6
"""Horse with this movement factor keeps up with a leader well enough."""


class Riders(Outlook):
    """What leaders may set out for."""

    def stirring(self, hex: int) -> list[Aim]:
        """A Revolt where a leader stands; where engines are before the walls, they come first."""
        if not self.politicals or not self.is_theirs(hex):
            return []
        able = [u for u in self.g.leaders_at(self.side, hex) if self.g.can_play(u)]
        if not able:
            return []
        city = CITY_AT[hex]
        score = POINTS * (self.turning(city) * self.worths[city] - self.spent())
        later = any(KIND[u] == IMPEDITUS and not self.g.arrived[u] for u in self.g.outside(self.side, hex))
        leader = min(able, key=lambda u: (RATING[u] - self.g.plays[u], u))
        return [Aim(STIR, leader, hex, (), score * 0.3 if later else score + 0.3)]

    def of_riders(self, hex: int, units: Sequence[int]) -> list[Aim]:
        """Where single leaders may ride: to a city that they may turn; else nearer to one, or out of danger."""
        found: list[Aim] = []
        for group in self.riders(units):
            ways = Ways(self.g, self.side, group, hex, kinds_of(self.g, self.side, hex, group))
            busy = self.busy(units, group)
            cities = self.incitements(hex, group, ways, busy) if self.politicals and self.g.can_play(group[0]) else []
            found += cities
            if not cities or cities[0].score <= 0:
                found += self.positions(hex, group, ways, busy)
        return found

    def riders(self, units: Sequence[int]) -> list[tuple[int, ...]]:
        """Leaders who may ride alone, of those alike one; the Supreme Leader with horse about him."""
        found: list[tuple[int, ...]] = []
        alike: set[int] = set()
        for unit in units:
            if KIND[unit] != LEADER:
                continue
            if unit != self.g.supreme[self.side]:
                if RATING[unit] - self.g.plays[unit] not in alike:
                    found.append((unit,))
                    alike.add(RATING[unit] - self.g.plays[unit])
                continue
            horse = [u for u in units if MOVE[u] >= ESCORT and STRENGTH[u]]
            if strength(horse) >= ARMY and not is_winter(self.g):
                found.append((unit, *horse))
        return found

    def busy(self, units: Sequence[int], group: Sequence[int]) -> float:
        """What is lost where a leader rides away from an army in the field."""
        troops = [u for u in units if u not in group and STRENGTH[u] and not self.g.inside[u]]
        led = [u for u in units if KIND[u] == LEADER and u not in group]
        return 0.03 if troops and not led else 0.0

    def incitements(self, hex: int, group: tuple[int, ...], ways: Ways, busy: float) -> list[Aim]:
        """Cities of the enemy's that can be reached in this turn and might be turned."""
        found, cost = [], self.price(group)
        tries = min(self.politicals, RATING[group[0]] - self.g.plays[group[0]])
        own = power(group) if len(group) > 1 else 0.0
        for city, there in self.theirs:
            way = ways.to(there)
            if way is None:
                continue
            turned = self.turning(city)
            fails = (1 - turned) ** tries
            risk = fails * cost * self.peril(there, own)
            gain = way.chance * (turned * self.worths[city] - risk - self.spent()) - busy
            found.append(Aim(INCITE, hex, there, group, POINTS * gain))
        found.sort(key=lambda aim: -aim.score)
        return found[:4]

    def positions(self, hex: int, group: tuple[int, ...], ways: Ways, busy: float) -> list[Aim]:
        """Nearer to where a leader can do something, or away from where he is lost: into a city of one's own."""
        g, own = self.g, power(group) if len(group) > 1 else 0.0
        inside = bool(g.inside[group[0]])
        outdoors = self.survey.outside[self.side].get(hex, 0.0)
        here = 0.0 if inside else self.peril(hex, max(own, outdoors - 0.5)) * self.price(group)
        promise = self.promise(hex)
        best: list[Aim] = []
        for there in self.havens:
            way = ways.to(there)
            if way is None:
                continue
            nearer = self.promise(there) - promise
            gain = way.chance * (here + 0.5 * nearer) - busy - 0.005
            best.append(Aim(WITHDRAW if here > nearer else APPROACH, hex, there, group, POINTS * gain))
        best.sort(key=lambda aim: -aim.score)
        return best[:2]
