"""The oracle of grain (22, 27.1.4, 33.1): who has wheat for a capital, when it rebels, and what a rebellion brings."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.cities import CITY, CONSTANTINOPLE, ROMA
from romanum.games.imperium.data.grants import CapitalValue, GrainCapital
from romanum.games.imperium.data.hexes import HEX, PLACE, PROVINCE, WATERS_OF
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.rules.special.specials import grain_bought
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.position import ACTIVE, NEUTRAL, REBELS, ROMAN, RomanWorld

from ..sea.chart import distances, hostile, pirate_ways, side
from .sheet import CITY_ROWS, PROVINCE_NUMBER, Stack, cities_of, is_besieged, lasting, stacks, type_of
from .watch import Moment, Span

ENOUGH = 5
"""22.2.2a: wheat symbols that keep a capital quiet."""
AT_A_TIME = 2
"""27.1.4a: pirate fleets that take a symbol away."""
REACH = 30
"""27.1.4a: naval MP from which they do."""
BUSY = ("Fight", "Withdrawal", "BesiegeOrAssault", "LandLosses", "PlaceTaken", "March", "Harbour", "Reckoning")
"""Steps in which it is not settled who stands where."""


def place_of(city: int) -> int:
    """Where a city stands."""
    return PLACE[CITY_ROWS[city].place]


def coasts(province: int) -> set[int]:
    """The waters on the coasts of a province."""
    hexes = {HEX[place] for place in range(len(PROVINCE)) if PROVINCE[place] == province}
    return {water for hex_ in hexes for water in WATERS_OF[hex_]}


def is_eastern(g: RomanWorld) -> bool:
    """33.1, ruling 22.1: Constantinople alone eats, by its own numbers."""
    return g.has_rule("33") or bool(g.capitals >> CONSTANTINOPLE & 1 and not g.setting.of(GrainCapital))


def symbols(g: RomanWorld, province: int, capital: int) -> int:
    """22.2, 22.2.1c, 33.1a, 39.2-F to H, 27.1.4a: the wheat that a province has for a capital."""
    row, chart = PROVINCES[province], read().tables.grain
    if is_eastern(g):
        number = chart.constantinople.get(row.id, row.wheat)
    else:
        number = 0 if row.id == "chersonesus" and capital != CONSTANTINOPLE else row.wheat
    if not number or lasting(g, "famine", province):
        return 0
    for harvest in lasting(g, "harvest", province):
        number = number * 3 // 2 if harvest > 0 else max(1, number // 2)
    if capital == ROMA:
        told = zip(g.blockaded_grain[::2], g.blockaded_grain[1::2], strict=True)
        number -= sum(ships for where, ships in told if where == province) // AT_A_TIME
    return max(0, number)


def holds_half(g: RomanWorld, who: tuple[str, int], province: int) -> bool:
    """22.2.1a: at least half of its cities."""
    cities = cities_of(g, province)
    own = [city for city in cities if g.city_of[city] >= 0 and side(g, g.city_of[city]) == who]
    return bool(cities) and 2 * len(own) >= len(cities)


def wheat(g: RomanWorld, player: int, capital: int) -> int:
    """22.2.1: a player's own, what others grant him, and what he has bought of neutrals."""
    givers = [("player", player)]
    givers += [("player", other) for other in range(SEATS) if other != player and g.grain[other] >> player & 1]
    givers += [("neutral", power) for power in grain_bought(g, player)]
    provinces = [p for p in range(len(PROVINCES)) if any(holds_half(g, giver, p) for giver in givers)]
    return sum(symbols(g, province, capital) for province in provinces)


def limit_for(g: RomanWorld, capital: int) -> int:
    """22.2.2: the highest die that brings a rebellion; 0 where none is rolled."""
    chart, have = read().tables.grain, wheat(g, g.chief[g.city_of[capital]], capital)
    shut = chart.besieged if is_besieged(g, place_of(capital)) else 0
    return shut if have >= ENOUGH else max(shut, chart.rebellion[have])


def is_watched(g: RomanWorld, city: int) -> bool:
    """22.2.2a, 33.1b: an imperial capital of a Roman faction that eats."""
    owner = g.city_of[city]
    if not g.capitals >> city & 1 or owner < 0 or g.origin[owner] != ROMAN:
        return False
    if g.standing[owner] != ACTIVE or g.bond[owner] == NEUTRAL or (is_eastern(g) and city != CONSTANTINOPLE):
        return False
    for rule in g.setting.of(GrainCapital):
        held = [c for c in sorted(int(one) for one in rule.cities) if g.city_of[c] == rule.of and g.capitals >> c & 1]
        if rule.applies(g.month, g.seats) and city in held[1:]:
            return False
    return True


def capital_value(g: RomanWorld, power: int, city: int) -> int:
    """19.2b: what a capital is worth to a power."""
    special = [rule.morale for rule in g.setting.of(CapitalValue) if rule.of == power and rule.city == city]
    return special[0] if special else dict(g.setting.capitals)[city]


def mob(g: RomanWorld, place: int) -> int:
    """22.2.3a: unseasoned 4-12 ashore in a place."""
    return sum(type_of(letter) == "4-12" for s in stacks(g) if s.place == place for letter in s.units)


class Grain:
    """Follows the wheat of the imperial capitals."""

    def __init__(self) -> None:
        self.rolled: set[tuple[int, int]] = set()
        """Months and capitals for which a die fell."""

    def __call__(self, span: Span) -> Iterator[str]:
        """22.2.2, 22.2.3, 27.1.4."""
        for before, moment in span.steps():
            if moment.kind == "grain":
                yield from self.rolls(span, moment)
            elif moment.kind == "grain-rebellion":
                yield from self.rises(span, before, moment)
            elif moment.kind == "phase" and moment["phase"] == "fortification":
                yield from self.all_seen(moment.g)
            elif moment.kind == "grain-cut":
                yield from self.cuts(before, moment)
            elif moment.kind in ("marches", "attack", "sails") and moment.power() == REBELS:
                yield f"22.2.3e: rebels do something: {moment.kind}"
        yield from self.held_by_rebels(span)

    def rolls(self, span: Span, moment: Moment) -> Iterator[str]:
        """22.2.2: not in the first month, once, by the table, and a low die is a rebellion."""
        g, city = moment.g, CITY[moment["city"]]
        if g.month == g.first_month:
            yield "22.2.2a: grain is looked at in the first month"
        if (g.month, city) in self.rolled:
            yield f"22.2.2a: {moment['city']} is looked at twice"
        self.rolled.add((g.month, city))
        if not is_watched(g, city) or g.city_of[city] != moment.power():
            yield f"22.2.2a: {moment['power']} rolls for {moment['city']}"
            return
        if moment["limit"] != limit_for(g, city):
            yield f"22.2.2b: {moment['city']} rebels up to {moment['limit']}, reckoned {limit_for(g, city)}"
        rose = any(CITY[other["city"]] == city for other in span.all("grain-rebellion"))
        if rose != (moment["die"] <= moment["limit"]):
            yield f"22.2.2b: a {moment['die']} against {moment['limit']}: rebellion {rose}"

    def all_seen(self, g: RomanWorld) -> Iterator[str]:
        """22.2.2a: every capital that lacks wheat or is besieged has been rolled for."""
        for city in CITY_ROWS:
            if g.month != g.first_month and (g.month, city) not in self.rolled and is_watched(g, city):
                limit = limit_for(g, city)
                if limit:
                    yield f"22.2.2a: {CITY_ROWS[city].id} could rebel up to {limit} and nobody has rolled"

    def rises(self, span: Span, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """22.2.3a, 22.2.3d, 22.2.3e: the mob, the morale, and who has the capital then."""
        g, city, owner = span.after, CITY[moment["city"]], moment.power()
        place, falls = place_of(city), [m for m in span.all("morale-falls") if m.power() == owner]
        gone = any(span.all("faction-dissolves", "power-dissolves"))
        if [m["amount"] for m in falls if m.event.rule == "22.2.3a"] != [10]:
            yield "22.2.3a: a rebellion costs 10 morale"
        if [m["amount"] for m in falls if m.event.rule == "19.2b"] != [capital_value(before, owner, city)]:
            yield f"22.2.3a: the capital is worth {capital_value(before, owner, city)}"
        if gone:
            return
        around = [s for s in stacks(before) if s.place == place and not s.inside and hostile(before, owner, s.power)]
        around = [s for s in around if s.count("train") < len(s.units)]
        shut = is_besieged(before, place) and bool(around)
        if shut:
            yield from self.surrenders(g, city, owner, {side(before, s.power) for s in around})
        elif g.city_of[city] != REBELS:
            yield f"22.2.3e: {moment['city']} is {g.city_of[city]}'s after a rebellion"
        elif mob(g, place) != mob(before, place) + 2:
            yield f"22.2.3a: {mob(g, place) - mob(before, place)} 4-12 have risen"
        if not g.rebelling >> city & 1:
            yield f"22.2.3b: {moment['city']} has kept its strength"

    def surrenders(self, g: RomanWorld, city: int, owner: int, besiegers: set[tuple[str, int]]) -> Iterator[str]:
        """22.2.3d: a besieged capital is the besieger's, and its defenders are gone."""
        if g.city_of[city] < 0 or side(g, g.city_of[city]) not in besiegers:
            yield f"22.2.3d: a besieged capital that rebels is {g.city_of[city]}'s"
        left = [s for s in stacks(g) if s.place == place_of(city) and s.inside and s.power == owner and s.units]
        if left:
            yield f"22.2.3d: defenders are left: {[s.units for s in left]}"

    def held_by_rebels(self, span: Span) -> Iterator[str]:
        """22.2.3e, 22.2.3f: rebels hold a capital until another faction's units are in its hex."""
        g = span.after
        for city in CITY_ROWS:
            if not g.rebelling >> city & 1 or g.city_of[city] != REBELS:
                continue
            sufferers = lasting(g, "grain-rebellion", city)
            comers = [s for s in stacks(g) if s.place == place_of(city) and self.may_own(g, s, sufferers)]
            if comers and not any(type(step).__name__ in BUSY for step in g.stack):
                yield f"22.2.3e: {CITY_ROWS[city].id} is still the rebels', with {comers[0]} in it"

    @staticmethod
    def may_own(g: RomanWorld, stack: Stack, sufferers: list[int]) -> bool:
        """22.2.3e: combat units ashore of a player other than the sufferer."""
        if side(g, stack.power)[0] != "player" or stack.count("fleet") or stack.inside:
            return False
        fights = len(stack.units) > stack.count("train")
        return fights and not any(side(g, stack.power) == side(g, power) for power in sufferers)

    def cuts(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """27.1.4a: pirates, with a grain province in reach."""
        power, province = moment.power(), PROVINCE_NUMBER[moment["province"]]
        if "grain" not in pirate_ways(before, power):
            yield f"27.1.4a: {moment['power']} cuts off grain"
        if not PROVINCES[province].wheat:
            yield f"27.1.4a: {moment['province']} has no grain to cut off"
        fleets = [s for s in stacks(before) if s.power == power and s.count("fleet")]
        shores = coasts(province)
        if not any(shores & distances(before, s.place, REACH).keys() for s in fleets):
            yield f"27.1.4a: no pirate fleet reaches {moment['province']}"
