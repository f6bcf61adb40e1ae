"""The oracle of powers that sleep and wake (5.2, 5.3, 23): who is woken, as what, with which units, under whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.games.imperium.data.characters import WakesAsBarbarians
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import HEXES_OF, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.data.table_schema import InactiveRow, InactiveSection
from romanum.games.imperium.state.marks import CALLED, POOL
from romanum.games.imperium.state.position import (
    ACTIVE,
    BARBARIAN,
    CIVILIZED,
    CLIENT,
    INACTIVE,
    MAJOR,
    NEUTRAL,
    PEOPLE,
    REBELS,
    RomanWorld,
)

from ..land.map import hexes_apart
from ..sea.chart import hostile, side
from .grain import place_of
from .sheet import CITY_ROWS, PROVINCE_NUMBER, Stack, cities_of, exists, stacks, tax, type_of
from .watch import Moment, Span

HORSEMEN = ("arabia-deserta", "sagartia")
"""23.3c."""
WAKING = ("power-wakes", "special-wakes", "stirs")
"""After these a neutral is given to whoever is farthest for the first time."""
UPSET = frozenset(
    {"grain-rebellion", "power-dissolves", "faction-dissolves", "city-taken", "proclaimed", "trigger-fires"}
)
"""After these the map is not as it was when the farthest power was looked for."""


def is_people(power: int) -> bool:
    """5.2.3c: of a province that the scenario gives to nobody."""
    return PEOPLE <= power < REBELS


def homes(g: RomanWorld, power: int) -> list[int]:
    """The provinces that are a power's."""
    return [power - PEOPLE] if is_people(power) else [p for p, lord in enumerate(g.lord) if lord == power]


def fights(stack: Stack) -> bool:
    """Whether it has combat units."""
    return stack.count("train") < len(stack.units)


def ashore(g: RomanWorld) -> Iterator[Stack]:
    """Units on land, leaders alone aside, that have been set up."""
    return (
        s for s in stacks(g) if s.units and PROVINCE[s.place] >= 0 and s.mark & POOL != POOL and not s.count("fleet")
    )


# ---- the farthest power (5.3)


def places_of_power(g: RomanWorld, power: int) -> set[int]:
    """5.3a: cities and units of a neutral."""
    found = {stack.place for stack in stacks(g) if stack.power == power and stack.units}
    return found | {place_of(city) for city in CITY_ROWS if g.city_of[city] == power and exists(g, city)}


def places_of_player(g: RomanWorld, player: int) -> set[int]:
    """5.3a, 5.3c: cities and combat units of his major powers and clients."""
    own = {power for power, chief in enumerate(g.chief) if chief == player and g.bond[power] != NEUTRAL}
    found = {stack.place for stack in stacks(g) if stack.power in own and fights(stack)}
    return found | {place_of(city) for city in CITY_ROWS if g.city_of[city] in own}


def open_land(g: RomanWorld, power: int) -> set[int]:
    """23.3d: where a power that wakes may set up: its land but for what others stand in or hold."""
    taken = {stack.place for stack in stacks(g) if stack.power != power}
    taken |= {place_of(city) for city in CITY_ROWS if g.city_of[city] not in (power, -1)}
    return {place for province in homes(g, power) for place in HEXES_OF[province]} - taken


def farthest(g: RomanWorld, its: set[int]) -> set[int]:
    """5.3a: the players whose nearest city or unit is farthest from some places of a neutral's."""
    players = {g.chief[p] for p in range(len(g.bond)) if g.bond[p] == MAJOR and g.standing[p] == ACTIVE}
    players = {player for player in players if player >= 0 and not g.out >> player & 1}
    far: dict[int, int] = {}
    for player in players:
        theirs = places_of_player(g, player)
        if its and theirs:
            far[player] = min(hexes_apart(a, b) for a in its for b in theirs)
    nowhere = players - far.keys()
    return nowhere if nowhere else {player for player in far if far[player] == max(far.values())}


def only_once(g: RomanWorld) -> set[int]:
    """23.6c: those whom a scenario lets come once and never again."""
    return {int(rule.power) for rule in g.setting.of(WakesAsBarbarians) if rule.once}


def is_fixed(g: RomanWorld, power: int) -> bool:
    """27.1a: whether the scenario says who runs it, as long as he is in the game."""
    player = int(g.setting.powers[power].player) if power < len(g.setting.powers) else -1
    return player >= 0 and not g.out >> player & 1


# ---- the Inactive Power Table (23.3)


def chart_of(g: RomanWorld, power: int) -> InactiveSection:
    """Its section by 23.2."""
    return TABLES.inactive.barbarian if g.origin[power] == BARBARIAN else TABLES.inactive.civilized


def modifier(g: RomanWorld, power: int) -> int:
    """23.3a: by period, province, number of cities and provinces, and wealth."""
    chart, provinces = chart_of(g, power), homes(g, power)
    found = chart.periods.get(str(g.setting.period + 1), 0)
    found += sum(chart.provinces.get(PROVINCES[province].id, 0) for province in provinces)
    cities = [city for province in provinces for city in cities_of(g, province)]
    found += chart.three_cities if len(cities) >= 3 else 0
    found += chart.two_provinces if len(provinces) >= 2 else 0
    return int(found + (chart.poor if sum(tax(g, city) for city in cities) <= chart.poor_up_to else 0))


def fits(row: InactiveRow, units: Counter[str], horse: bool) -> bool:
    """23.3a to 23.3c: whether a power has the units of a row; 16-9 may be fleets, horsemen have 6-16 alone."""
    wanted = Counter(row.units)
    if horse:
        heavy = sum(number for name, number in wanted.items() if not name.removeprefix("m").startswith(("4-", "6-")))
        return units == Counter({"6-16": 2 * heavy})
    ships = units["18-30"]
    wanted["16-9"] -= ships
    wanted["18-30"] += ships
    return wanted["16-9"] >= 0 and +wanted == units


class Powers:
    """Watches who wakes, falls asleep and changes hands."""

    def __init__(self) -> None:
        self.slept: set[int] = set()
        """23.4b: neutrals that were asleep when the match began."""
        self.gone: set[int] = set()
        """23.6c: those who were eliminated once and do not come back."""
        self.there: set[tuple[int, int]] | None = None
        """23.1: the provinces that powers were in when somebody was last asked, with those powers."""
        self.awaited: dict[int, InactiveRow] = {}
        """By power: the row whose units it is about to have."""

    def __call__(self, span: Span) -> Iterator[str]:
        """4f, 5.3, 23."""
        if span.number == 0:
            g = span.before
            self.slept = {p for p in range(len(g.standing)) if g.standing[p] == INACTIVE and g.bond[p] == NEUTRAL}
        for before, moment in span.steps():
            if moment.kind == "power-wakes":
                yield from self.wakes(span, before, moment)
            elif moment.kind == "units-of-a-people":
                yield from self.rolls(moment)
            elif moment.kind == "power-sleeps" and moment.event.rule == "23.6b":
                yield from self.sleeps(before, moment)
            elif moment.kind == "power-sleeps" and moment.power() in only_once(moment.g):
                self.gone.add(moment.power())
            elif moment.kind == "month":
                yield from self.lingers(moment.g)
            elif moment.kind == "phase" and moment["phase"] == "fortification":
                yield from self.all_appointed(span, moment.g)
            elif moment.kind == "marches":
                yield from self.leaves_home(before, moment)
        yield from self.appointments(span)
        yield from self.trespassed(span)
        yield from self.set_up(span.after)

    # ---- 5.3

    def appointments(self, span: Span) -> Iterator[str]:
        """5.3a, ruling 23.5: who is woken is given to somebody for the first time."""
        woken: set[int] = set()
        for moment in span.moments:
            if moment.kind == "raid":
                woken.add(PEOPLE + PROVINCE_NUMBER[moment["province"]])
            elif moment.kind in WAKING:
                woken.add(moment.power())
            elif moment.kind == "neutral-run-by":
                yield from self.appointed(moment, moment.power() in woken)
                woken.discard(moment.power())

    def appointed(self, moment: Moment, woken: bool) -> Iterator[str]:
        """5.3a, 5.3b, ruling 23.5: one of the farthest; of a power that wakes, from where it may set up its units.

        A Diplomacy Phase that comes at once measures anew, from what it has by then (5.3d).
        """
        g, power = moment.g, moment.power()
        its = open_land(g, power) if woken else places_of_power(g, power)
        if is_fixed(g, power) or not its:
            return
        wanted = farthest(g, its)
        player = g.chief[moment.power("by")] if moment["by"] else -1
        if wanted and player not in wanted:
            yield f"5.3a: {moment['power']} is run by {moment['by']} of player {player}, reckoned {wanted}"

    def all_appointed(self, span: Span, g: RomanWorld) -> Iterator[str]:
        """5.3d: anew in each Diplomacy Phase."""
        if any(moment.kind in UPSET for moment in span.moments):
            return
        for power in range(len(g.standing)):
            if g.standing[power] != ACTIVE or g.bond[power] != NEUTRAL or is_fixed(g, power) or power == REBELS:
                continue
            its = places_of_power(g, power)
            if its and g.chief[power] not in farthest(g, its):
                yield f"5.3d: power {power} is run by {g.chief[power]}, reckoned {farthest(g, its)}"

    # ---- 23.1

    def trespassed(self, span: Span) -> Iterator[str]:
        """23.1: nobody sleeps on in whose land hostile units have just come, unless he is gone for good (23.6c)."""
        old, g = span.before, span.after
        there = self.arrived(old, set()) if self.there is None else self.there
        if self.there is None or (old.at, old.whose, old.mark) != (g.at, g.whose, g.mark):
            self.there = self.arrived(g, there)
        for province, power in self.there - there:
            owner = self.owner(g, province)
            if owner in self.gone or owner < 0 or g.standing[owner] != INACTIVE or old.standing[owner] != INACTIVE:
                continue
            if self.is_hostile(g, owner, power):
                yield f"23.1: power {power} is in {PROVINCES[province].id}, and {owner} sleeps on"

    @staticmethod
    def arrived(g: RomanWorld, there: set[tuple[int, int]]) -> set[tuple[int, int]]:
        """Who is where. Those who are called may be in boats and have yet to come, unless they were there before."""
        called = {(PROVINCE[s.place], s.power) for s in ashore(g) if s.mark & CALLED}
        return {(PROVINCE[s.place], s.power) for s in ashore(g) if not s.mark & CALLED} | called & there

    @staticmethod
    def owner(g: RomanWorld, province: int) -> int:
        """Whose land it is: its lord's, or that of a people that was given to nobody."""
        people = PEOPLE + province
        if g.lord[province] >= 0:
            return g.lord[province]
        return people if g.standing[people] == INACTIVE else -1

    @staticmethod
    def is_hostile(g: RomanWorld, owner: int, power: int) -> bool:
        """23.1: all players to a neutral, enemies of its patron to a client; barbarians among themselves are not."""
        if owner == power or (owner < len(g.setting.powers) and g.setting.powers[owner].still):
            return False
        if g.bond[owner] == CLIENT:
            return hostile(g, power, owner)
        return side(g, power)[0] == "player"

    # ---- 23.2, 23.3

    def wakes(self, span: Span, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """23.1, 23.2, 23.4a: somebody who slept; a people is what its land is; whom it is at war with."""
        g, power = moment.g, moment.power()
        fell = any(other.power() == power for other in span.all("power-dissolves"))  # 20.1c: it is woken at once
        if before.standing[power] != INACTIVE and not fell:
            yield f"23.1: {moment['power']} is woken and was awake"
        if not is_people(power):
            return
        kind = CIVILIZED if PROVINCES[power - PEOPLE].cultivation[g.setting.period] == "C" else BARBARIAN
        if g.origin[power] != kind:
            yield f"23.2: {moment['power']} is of origin {g.origin[power]}, reckoned {kind}"
        if moment.event.rule == "23.1":
            there = {side(g, s.power) for s in ashore(g) if PROVINCE[s.place] == power - PEOPLE and s.power != power}
            if not there:
                yield f"23.1: {moment['power']} is woken by nobody"
            invaders = {player for what, player in there if what == "player"}
            at_war = {player for player in range(g.seats) if g.at_war[power] >> player & 1}
            if kind == CIVILIZED and not at_war <= invaders:
                yield f"23.4a: {moment['power']} is at war with {at_war}, entered by {invaders}"

    def rolls(self, moment: Moment) -> Iterator[str]:
        """23.3a: two dice and what is added, rating and rate of the row."""
        g, power = moment.g, moment.power()
        total = sum(moment["dice"]) + modifier(g, power)
        if moment["total"] != total:
            yield f"23.3a: {moment['dice']} make {moment['total']}, reckoned {total}"
        rows = chart_of(g, power).row
        row = next((one for one in rows if total <= one.up_to), rows[-1])
        if g.rate[power] != row.half_rate or "ABC"[g.cer[power]] != row.efficiency:
            yield f"23.3a: {moment['power']} has rate {g.rate[power]} and CER {g.cer[power]}, reckoned {row}"
        self.awaited[power] = row

    def set_up(self, g: RomanWorld) -> Iterator[str]:
        """23.3a: once units are there, they are those of the row."""
        for power, row in list(self.awaited.items()):
            units = Counter(type_of(letter) for s in stacks(g) if s.power == power for letter in s.units)
            if g.standing[power] != ACTIVE:
                del self.awaited[power]
            elif units:
                del self.awaited[power]
                if not fits(row, units, any(PROVINCES[p].id in HORSEMEN for p in homes(g, power))):
                    yield f"23.3a: power {power} has {dict(units)}, reckoned {row.units}"

    # ---- 23.4, 23.6

    def leaves_home(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """23.4b: barbarians who slept drive invaders out before they leave their land."""
        g, power = before, moment.power()
        if power not in self.slept or g.bond[power] != NEUTRAL or g.origin[power] != BARBARIAN or power == REBELS:
            return
        own = set(homes(g, power))
        if not own or PROVINCE[moment.place()] in own:
            return
        here = g.at[g.mover] if g.mover >= 0 else -1
        if here < 0 or PROVINCE[here] not in own:
            return
        here_too = [s for s in ashore(g) if PROVINCE[s.place] in own and fights(s)]
        invaders = [s for s in here_too if self.invades(g, power, s.power)]
        if invaders:
            yield f"23.4b: {moment['power']} leaves its land with {invaders[0]} in it"

    @staticmethod
    def invades(g: RomanWorld, power: int, other: int) -> bool:
        """Ruling 23.4b: its enemies, and the player who moves it, whom it cannot fight (5.6b)."""
        kind, player = side(g, other)
        return hostile(g, power, other) or (kind == "player" and bool(g.at_war[power] >> player & 1))

    def sleeps(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """23.6b: barbarians whom the scenario does not list, with nobody else in their land."""
        power = moment.power()
        if not is_people(power) or before.origin[power] != BARBARIAN:
            yield f"23.6a: {moment['power']} falls asleep"
        if any(s.power == power for s in stacks(moment.g)):
            yield f"23.6b: {moment['power']} keeps units"
        others = [s for s in ashore(moment.g) if PROVINCE[s.place] == power - PEOPLE]
        if others:
            yield f"23.6b: {moment['power']} falls asleep with {others[0]} in its land"

    def lingers(self, g: RomanWorld) -> Iterator[str]:
        """23.6b: when a month begins no such people is awake without others in its land."""
        for province in range(len(PROVINCES)):
            power = PEOPLE + province
            if g.standing[power] != ACTIVE or g.origin[power] != BARBARIAN or g.lord[province] != power:
                continue
            if not any(PROVINCE[s.place] == province and s.power != power for s in ashore(g)):
                yield f"23.6b: the people of {PROVINCES[province].id} stay awake"
