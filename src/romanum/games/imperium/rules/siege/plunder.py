"""24.1, 43: what a power takes from cities and Provinces: plunder in talents or supply points, and treasures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES, TREASURE
from romanum.games.imperium.data.cities import CITY_IDS, CITY_PLACE, CITY_PROVINCE
from romanum.games.imperium.data.grants import PlunderPays
from romanum.games.imperium.data.hexes import HEXES_OF, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.units import MOST_POINTS, SUPPLY_POINTS
from romanum.games.imperium.data.units import TRAINS as TRAIN_KINDS
from romanum.games.imperium.rules.common.control import FALLEN, cities_in, city_tax, has_fallen_since
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.powers import active_powers, is_enemy, is_friend, power_id, side
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.siege.actions import PLUNDER, PLUNDER_CITY, TALENTS, TREASURE_MOVE
from romanum.games.imperium.rules.special.chronicle import note_sack, note_sack_of_province
from romanum.games.imperium.rules.special.specials import in_force
from romanum.games.imperium.state.actions import AT, DONE
from romanum.games.imperium.state.forces import is_naval, stacks_among, stacks_at, stacks_of, turn_up
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import BARBARIAN, MAJOR, NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, HEAVIES, KIND_OF, LETTER, TRAINS, less, of, plus
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, PlayerChoice


def powers_of(g: RomanWorld, player: int) -> list[int]:
    """The powers that may plunder in a player's segment: his major powers, and those he moves."""
    return [power for power in active_powers(g) if g.chief[power] == player]


def _garrisons(g: RomanWorld, power: int) -> set[int]:
    own = [stack for stack in stacks_of(g, power) if not g.mark[stack] & INSIDE]
    return {g.at[stack] for stack in own if of(g.units[stack], HEAVIES) and not is_naval(g, stack)}


_GARRISONS: Final[Memo[RomanWorld, set[int]]] = Memo(_garrisons, "at", "whose", "mark", "units", each=True)


def garrisons(g: RomanWorld, power: int) -> set[int]:
    """24.1a: where unbesieged heavy infantry or cavalry of the power stands. Whoever asks leaves it as it is."""
    return _GARRISONS.of(g, power)


def garrisoned(g: RomanWorld, power: int, city: int, held: set[int] | None = None) -> bool:
    """24.1a: unbesieged heavy infantry or cavalry of the power is in a city, not before the walls of an enemy's.

    `held` are the power's `garrisons`, if somebody knows.
    """
    lord = g.city_of[city]
    if lord == NOBODY or CITY_PLACE[city] not in (garrisons(g, power) if held is None else held):
        return False
    return is_friend(g, power, lord)


def is_at_mercy(g: RomanWorld, power: int, province: int, held: set[int]) -> bool:
    """24.1a: heavy units in at least half of the cities, and no unbesieged enemy in the Province.

    Ruling 24.1a: they are the player's, whichever of his powers they belong to, but one at least is the plunderer's.
    """
    cities = cities_in(g, province)
    own = [city for city in cities if garrisoned(g, power, city, held)]
    if not own or (2 * len(own) < len(cities) and not _hold_together(g, power, cities)):
        return False
    return not has_enemies(g, power, HEXES_OF[province])


def has_enemies(g: RomanWorld, power: int, places: Iterable[int]) -> bool:
    """24.1a: whether an enemy who is not besieged stands in some places."""
    return any(
        not g.mark[stack] & INSIDE
        and of(g.units[stack], COMBATANTS)
        and not is_naval(g, stack)
        and is_enemy(g, power, g.whose[stack])
        for stack in stacks_among(g, places)
    )


def _hold_together(g: RomanWorld, power: int, cities: list[int]) -> bool:
    """24.1a: whether all powers of its player's side have heavy units in at least half of some cities."""
    comrades = [p for p in powers_of(g, g.chief[power]) if side(g, p) == side(g, power)]
    held = {place for comrade in comrades for place in garrisons(g, comrade)}
    return 2 * sum([garrisoned(g, power, city, held) for city in cities]) >= len(cities)


def options(g: RomanWorld, player: int) -> list[Move]:
    """24.1a, 41.3b, 43.2a: Provinces and cities to plunder, where 41 is in force cities alone; treasures to take."""
    found: list[Move] = []
    for power in powers_of(g, player):
        held = garrisons(g, power)
        for province in sorted({PROVINCE[place] for place in held} - {NONE}):
            cities = [city for city in cities_in(g, province) if _is_open(g, power, city)]
            if g.has_rule("41"):
                found += [PLUNDER_CITY[city] for city in cities if _is_city_at_mercy(g, power, city, held)]
            elif (cities or not g.plunder[province]) and is_at_mercy(g, power, province, held):
                whole = not g.plunder[province]
                found += [*([PLUNDER[province]] if whole else []), *(PLUNDER_CITY[city] for city in cities)]
    return list(dict.fromkeys([*found, *treasures(g, player)]))


def _is_city_at_mercy(g: RomanWorld, power: int, city: int, held: set[int]) -> bool:
    """Ruling 41.3b: a city is judged by itself: heavy units in it, and no unbesieged enemy in its hex."""
    return garrisoned(g, power, city, held) and not has_enemies(g, power, [CITY_PLACE[city]])


def _may_plunder_city(g: RomanWorld, power: int, city: int) -> bool:
    held = garrisons(g, power)
    if g.has_rule("41"):
        return _is_open(g, power, city) and _is_city_at_mercy(g, power, city, held)
    return _is_open(g, power, city) and is_at_mercy(g, power, CITY_PROVINCE[city], held)


def _is_open(g: RomanWorld, power: int, city: int) -> bool:
    """24.1a, 24.5b: a city of the power without a marker; in plundered land one that fell only afterwards."""
    if g.city_of[city] != power or g.city_plunder[city] or is_besieged(g, CITY_PLACE[city]):
        return False
    return not g.plunder[CITY_PROVINCE[city]] or has_fallen_since(g, city)


def take(g: RomanWorld, player: int, move: Move) -> None:
    """Carry one of them out; the first power that may does it (who only imagines it may see enemies in the way)."""
    verb, what = move
    if verb == "treasure":
        _take_treasure(g, next(p for p in powers_of(g, player) if may_take_treasure(g, p, what)), what)
        return
    powers = powers_of(g, player)
    if verb == "plunder":
        able = [p for p in powers if is_at_mercy(g, p, what, garrisons(g, p))]
        plunder_province(g, player, next(iter([*able, *powers])), what)
    else:
        able = [p for p in powers if _may_plunder_city(g, p, what)]
        plunder_city(g, player, next(iter([*able, *powers])), what)


def plunder_province(g: RomanWorld, player: int, power: int, province: int) -> None:
    """24.1c, 24.3, 24.5b: two markers; cities under siege keep their strength; one's own land remembers."""
    tax = loot_of(g, province)
    for city in cities_in(g, province):
        if is_besieged(g, CITY_PLACE[city]):
            g.spared |= 1 << city
    g.plunder = changed(g.plunder, province, TABLES.plunder.markers)
    note_sack_of_province(g, power, province)
    if g.lord[province] == power:
        g.ruined += (power, province)
    if g.log is not None:
        g.tell("plunders", "24.1a", power=power_id(g, power), province=PROVINCE_IDS[province])
    _share(g, player, power, tax, province, NONE)


def loot_of(g: RomanWorld, province: int) -> int:
    """24.1b, ruling 24.1b: the tax value of the cities that are plundered now: none under siege, none with a marker."""
    cities = cities_in(g, province)
    return sum(city_tax(g, c) for c in cities if not g.city_plunder[c] and not is_besieged(g, CITY_PLACE[c]))


def plunder_city(g: RomanWorld, player: int, power: int, city: int) -> None:
    """24.1c: two markers on the city."""
    g.city_plunder = changed(g.city_plunder, city, TABLES.plunder.markers)
    g.spared &= ~(FALLEN << city)
    note_sack(g, power, city)
    if g.lord[CITY_PROVINCE[city]] == power:
        g.ruined_cities += (power, city)
    if g.log is not None:
        g.tell("plunders-city", "24.1a", power=power_id(g, power), city=CITY_IDS[city])
    _share(g, player, power, city_tax(g, city), CITY_PROVINCE[city], city)


def _trains(g: RomanWorld, power: int, province: int, city: int) -> list[int]:
    """24.1b: where the power's trains stand that are not full: in the city, or in the Province."""
    full = LETTER[TRAIN_KINDS[MOST_POINTS]]
    found = {g.at[s] for s in stacks_of(g, power) if any(letter != full for letter in of(g.units[s], TRAINS))}
    if city != NONE:
        return [place for place in sorted(found) if place == CITY_PLACE[city]]
    return [place for place in sorted(found) if PROVINCE[place] == province]


def _share(g: RomanWorld, player: int, power: int, tax: int, province: int, city: int) -> None:
    """24.1b, 24.1e: talents, or supply points on a train, or both; morale for minor and barbarian powers.

    PlunderPays: some barbarians are paid like others, as talents buy them units.
    """
    paid = any(rule.of == power for rule in in_force(g, PlunderPays))
    if g.bond[power] != MAJOR or (g.origin[power] == BARBARIAN and not paid):
        change(g, power, tax, "24.1e")
        return
    worth = TABLES.plunder.talents_a_tax_point * tax
    if worth:
        g.push(Spoils(player, power, worth, province, city))


class Spoils(PlayerChoice, frozen=True):
    """24.1b: so many talents; half of the rest, rounded up, becomes supply points.

    Of a Province, or of a city alone.
    """

    power: int
    worth: int
    province: int
    city: int
    rule: ClassVar[str] = "24.1b"
    asks: ClassVar[Asks] = Asks("spoils", "worth")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All talents; with a train there, or fewer."""
        most = min(self.worth, len(TALENTS) - 1)
        return [TALENTS[number] for number in range(most, -1 if self._is_carted(g) else most - 1, -1)]

    def _is_carted(self, g: RomanWorld) -> bool:
        return bool(_trains(g, self.power, self.province, self.city))

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The treasury grows, and a train is filled; what is beyond its six points is lost."""
        carted = self._is_carted(g)
        g.treasury[self.power] += move[1] if carted else self.worth
        points = -(-(self.worth - move[1]) // TABLES.plunder.supply_divisor)
        if carted and points:
            g.push(Loading(self.player, self.power, points, self.province, self.city))


class Loading(PlayerChoice, frozen=True):
    """24.1b: which train the supply points go to; whoever only imagines it may know of none."""

    power: int
    points: int
    province: int
    city: int
    rule: ClassVar[str] = "24.1b"
    asks: ClassVar[Asks] = Asks("loading-spoils", "points")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Where trains stand that are not full."""
        return [AT[place] for place in _trains(g, self.power, self.province, self.city)] or [DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It is filled there."""
        if move != DONE:
            fill(g, self.power, move[1], self.points)


def fill(g: RomanWorld, power: int, place: int, points: int) -> None:
    """Supply points go to the emptiest train of a power in a place."""
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and of(g.units[s], TRAINS)]
    if not own:
        return
    stack = min(own, key=lambda s: min(of(g.units[s], TRAINS)))
    letter = min(of(g.units[stack], TRAINS))
    now = min(MOST_POINTS, SUPPLY_POINTS[KIND_OF[letter]] + points)
    g.units[stack] = plus(less(g.units[stack], letter), LETTER[TRAIN_KINDS[now]])
    turn_up(g, stack)


def may_take_treasure(g: RomanWorld, power: int, city: int) -> bool:
    """43.1, 43.2a: in force, not taken yet, in a scenario of the list, held by the power with units in it."""
    if not g.has_rule("43") or g.treasures >> city & 1 or g.bond[power] != MAJOR or g.city_of[city] != power:
        return False
    listed = any(first <= g.scenario <= last for first, last in TREASURE[city])
    here = stacks_at(g, CITY_PLACE[city])
    return listed and any(g.whose[s] == power and of(g.units[s], COMBATANTS) and not is_naval(g, s) for s in here)


def treasures(g: RomanWorld, player: int) -> list[Move]:
    """43.2a: those that a player may take now."""
    if not g.has_rule("43"):
        return []
    return [TREASURE_MOVE[c] for c in TREASURE if any(may_take_treasure(g, p, c) for p in powers_of(g, player))]


TREASURES: Final = LAND_MOVEMENT.add(
    35, Menu(frozenset({"treasure"}), treasures, lambda g, player, move: None, treasures, take)
)
"""43.2a: before his units leave the city again, too: it is enough that they are in it during his player turn."""


def _take_treasure(g: RomanWorld, power: int, city: int) -> None:
    """43.2a: three times the tax value, once."""
    talents = TABLES.treasure.tax_multiplier * city_tax(g, city)
    g.treasures |= 1 << city
    g.treasury[power] += talents
    if g.log is not None:
        g.tell("treasure", "43.2a", power=power_id(g, power), city=CITY_IDS[city], talents=talents)
