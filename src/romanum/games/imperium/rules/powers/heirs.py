"""20.3.1, 20.3.2a: which Roman faction falls heir to the Provinces, cities and places of one that dissolves."""

from __future__ import annotations

from collections.abc import Sequence

from romanum.games.imperium.data.characters import HeirAsRoman
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_PROVINCE
from romanum.games.imperium.data.hexes import HEX, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.control import cities_in, cities_of, provinces_of
from romanum.games.imperium.rules.common.powers import is_roman_faction
from romanum.games.imperium.rules.geography.borders import FAR, border, border_gap, gap
from romanum.games.imperium.rules.powers.distances import highest_roller
from romanum.games.imperium.state.position import ABSENT, POWER_COUNT, RomanWorld


def heirs_of(g: RomanWorld, power: int) -> list[int]:
    """20.3.1a: the other Roman factions, and whom the scenario counts as one after this power."""
    named = {int(rule.power) for rule in g.setting.of(HeirAsRoman) if rule.after == power}
    return [
        other
        for other in range(POWER_COUNT)
        if other != power and (is_roman_faction(g, other) or (other in named and g.standing[other] != ABSENT))
    ]


class Will:
    """Who inherits what: worked out on the position before anything has changed hands (ruling 20.3.1d)."""

    def __init__(self, g: RomanWorld, power: int) -> None:
        self.g = g
        self.power = power
        self.heirs = heirs_of(g, power)
        self.morale = {heir: g.morale[heir] for heir in self.heirs}
        self.places: dict[int, int] = {}
        self.held = {heir: provinces_of(g, heir) for heir in self.heirs}
        self.provinces = {province: self._heir_of_province(province) for province in provinces_of(g, power)}
        self.cities = {
            city: self._heir_of_city(city) for city in cities_of(g, power) if CITY_PROVINCE[city] not in self.provinces
        }

    def pick(self, some: Sequence[int], rule: str) -> int:
        """20.3.1d: of equals the one with the higher morale, then with the higher die."""
        most = max(self.morale[heir] for heir in some)
        return highest_roller(self.g, [heir for heir in some if self.morale[heir] == most], rule)

    def _heir_of_province(self, province: int) -> int:
        """20.3.1a, 20.3.1b: whoever has units in it; else whoever controls the closest Province."""
        g = self.g
        there = {
            g.whose[stack] for stack, at in enumerate(g.at) if at >= 0 and g.units[stack] and PROVINCE[at] == province
        }
        present = [heir for heir in self.heirs if heir in there]
        return self.pick(present, "20.3.1a") if present else self._nearest(province)

    def _nearest(self, province: int) -> int:
        """20.3.1b: border to border, by Provinces that were the heirs' before."""
        far = {
            heir: min((border_gap(province, other) for other in self.held[heir]), default=FAR) for heir in self.heirs
        }
        least = min(far.values())
        return self.pick([heir for heir in self.heirs if far[heir] == least], "20.3.1b")

    def _heir_of_city(self, city: int) -> int:
        """20.3.1c: whoever has the capital; else most other cities there; else the nearest Province."""
        g, province = self.g, CITY_PROVINCE[city]
        capital = CAPITAL_IN[g.setting.column][province]
        if capital != NONE and g.city_of[capital] in self.heirs:
            return g.city_of[capital]
        owners = [g.city_of[other] for other in cities_in(g, province)]
        most = max(owners.count(heir) for heir in self.heirs)
        if not most:
            return self._nearest(province)
        return self.pick([heir for heir in self.heirs if owners.count(heir) == most], "20.3.1c")

    def heir_at(self, place: int) -> int:
        """20.3.2a: for units and leaders: with the Province; else its Roman lord; else the nearest Roman Province's."""
        if place not in self.places:
            self.places[place] = self._heir_at(place)
        return self.places[place]

    def _heir_at(self, place: int) -> int:
        province = PROVINCE[place]
        if province in self.provinces:
            return self.provinces[province]
        if province != NONE and self.g.lord[province] in self.heirs:
            return self.g.lord[province]
        own = {heir: [*held, *self._gained(heir)] for heir, held in self.held.items()}
        far = {
            heir: min((gap((HEX[place],), border(other)) for other in own[heir]), default=FAR) for heir in self.heirs
        }
        least = min(far.values())
        return self.pick([heir for heir in self.heirs if far[heir] == least], "20.3.2a")

    def _gained(self, heir: int) -> list[int]:
        return [province for province, other in self.provinces.items() if other == heir]
