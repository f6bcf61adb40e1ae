"""What Provinces and Spaces are worth to a power, in Geographic Objective Points or something as good.

A Province counts a point, pays Talents, and may be asked for by an Objective the power holds or by the scenario.
Short of Controlling it, every Space on the way to more than half of them counts a part.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import Final

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import (
    COINS,
    IS_PROVINCE,
    MAJORITY,
    MINE,
    OBJECTIVES,
    PLACE,
    POWERS,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    PROVINCES_OF,
    SEATS,
    SPACE_COUNT,
    SPACES_OF,
    TABLES,
    TERRITORY,
    TERRITORY_OF,
)
from romanum.games.pax.data.own_wins import Played, setting_of
from romanum.games.pax.state.control import by_walls
from romanum.games.pax.state.position import NOBODY, Mediterranean

COIN: Final = 0.3
"""What a Talent a Game-Turn is worth,"""
WHOLE: Final = 0.5
"""the Territory of which a Province is a part, shared by its Provinces,"""
HOME: Final = 1.2
"""to have one's home, or that of another,"""
CAPITAL: Final = 3.0
"""a Capital,"""
ASKED: Final = 4.0
"""and whatever the scenario asks of the power, shared by all of it."""
MINED: Final = 0.4
TOWN: Final = 0.6
"""A Civilization Point."""
STAKE: Final = 0.85
"""How much of a Province counts that is nearly Controlled."""
SPARE: Final = 0.06
"""What a Space counts that a Province has no need of."""
HARM: Final = 0.5
"""What another power's loss counts."""
NOTHING: Final = 0.02
"""What draws an Army where nothing else does."""
BIT: Final = 1.4
"""The first Spaces of a Province count less than the last ones."""


@lru_cache(64)
def asked_of(which: Played, power: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By Province and by Space: what the scenario's ways to win add for a power."""
    setting = setting_of(which)
    provinces, spaces = [0.0] * PROVINCE_COUNT, [0.0] * SPACE_COUNT
    for win in setting.row.wins:
        if win.power and setting.row.powers[power] != win.power:
            continue
        land = [PROVINCE[name] for name in win.provinces]
        land += [p for name in win.territories for p in PROVINCES_OF[TERRITORY[name]]]
        land += [PROVINCE[win.spaces_of]] if win.spaces_of else []
        towns = [PLACE[name] for name in win.spaces]
        if win.enemy_capitals or win.capitals:
            towns += [s for p, own in enumerate(setting.capitals) for s in own if p != power]
        for province in land:
            provinces[province] += ASKED / len(land)
        for space in towns:
            spaces[space] += ASKED / len(towns)
    return tuple(provinces), tuple(spaces)


@lru_cache(1 << 10)
def provinces_for(which: Played, power: int, objectives: tuple[int, ...]) -> tuple[float, ...]:
    """By Province: what Controlling it is worth to a power that holds these Objectives."""
    setting, asked = setting_of(which), asked_of(which, power)[0]
    found = []
    for p in range(PROVINCE_COUNT):
        counted = IS_PROVINCE[p] and bool(setting.gop_provinces >> p & 1)
        own = (1.0 if counted else 0.1) + COIN * COINS[p] * (len(setting.row.powers) > 1)
        own += WHOLE / len(PROVINCES_OF[TERRITORY_OF[p]]) + asked[p]
        own += HOME if setting.home_province[p] != NOBODY else 0.0
        found.append(own)
    for letter in objectives:
        _add_objective(found, letter, POWERS[setting.powers[power]].id)
    if setting.row.final == "provinces":
        for p in PROVINCES_OF[TERRITORY[setting.row.final_territory]]:
            found[p] += HOME
    return tuple(found)


def _add_objective(found: list[float], letter: int, power: str) -> None:
    row = OBJECTIVES[letter]
    land = [PROVINCE[name] for name in (*row.provinces, *row.ports_of)]
    land += [p for name in row.territories for p in PROVINCES_OF[TERRITORY[name]]]
    land += [PROVINCE_OF[PLACE[name]] for name in row.spaces]
    worth = row.gop_for.get(power, row.gop) / 2 + row.vp
    for province in set(land):
        found[province] += worth / len(set(land))


def provinces_of(g: Mediterranean, power: int) -> tuple[float, ...]:
    """By Province: what it is worth to a power with the Objectives it is known to hold."""
    return provinces_for(g.which, power, tuple([letter for letter in g.objectives_of(power) if letter >= 0]))


@cache
def stake(held: int, province: int, lord: bool) -> float:
    """Which part of a Province's worth so many Spaces of it are."""
    needed = MAJORITY[province]
    spare = max(0, held - needed)
    if lord:
        return 1.0 + SPARE * spare
    return STAKE * float((min(held, needed) / needed) ** BIT) + SPARE * spare


def _holdings(g: Mediterranean) -> list[float]:
    """By power: the worth of what it holds: Provinces, Cities and Towns, Capitals."""
    powers = len(g.powers)
    found = [0.0] * powers
    worths = [provinces_of(g, power) for power in range(powers)]
    holder, lord = g.holder, g.lord
    for province, spaces in enumerate(SPACES_OF):
        held = [0] * SEATS
        for space in spaces:
            side = holder[space]
            if 0 <= side < SEATS:
                held[side] += 1
        for power in range(powers):
            if held[power] or lord[province] == power:
                found[power] += worths[power][province] * stake(held[power], province, lord[province] == power)
    for power in range(powers):
        extra = asked_of(g.which, power)[1]
        found[power] += sum(worth for space, worth in enumerate(extra) if worth and holder[space] == power)
    for power, capitals in enumerate(g.setting.capitals):
        found[power] += CAPITAL * sum(holder[space] == power for space in capitals)
    if 0 <= holder[MINE] < powers:
        found[holder[MINE]] += MINED
    return found


HOLDINGS: Final[Memo[Mediterranean, list[float]]] = Memo(
    _holdings, "scenario", "wins", "powers", "holder", "lord", "objectives", most=256
)
"""Of many positions that are looked at in a row, few differ in these."""


def _held_in(g: Mediterranean, power: int) -> list[int]:
    """By Province, how many Spaces of it a power holds."""
    found = [0] * PROVINCE_COUNT
    for space, side in enumerate(g.holder):
        if side == power:
            found[PROVINCE_OF[space]] += 1
    return found


_HELD: Final[Memo[Mediterranean, list[int]]] = Memo(_held_in, "holder", each=True)


@lru_cache(64)
def fixed_for(which: Played, power: int) -> tuple[float, ...]:
    """By Space: what it is worth by itself: a Capital, the mine, what the scenario asks for."""
    asked, capital_of = asked_of(which, power)[1], setting_of(which).capital_of
    return tuple(
        asked[s] + (MINED if s == MINE else 0.0) + (CAPITAL if capital_of[s] != NOBODY else 0.0)
        for s in range(SPACE_COUNT)
    )


class Prizes:
    """What each Space would add for a power if it held it, and what is lost with one it holds."""

    def __init__(self, g: Mediterranean, power: int) -> None:
        self.g = g
        self.power = power
        self.worths = provinces_of(g, power)
        self._fixed = fixed_for(g.which, power)

    @cached_property
    def _held(self) -> list[int]:
        return _HELD.of(self.g, self.power)

    @cached_property
    def gains(self) -> list[float]:
        """5: by Space, what taking it brings."""
        return GAINS.of(self.g, self.power)

    def reckoned(self) -> list[float]:
        """The same, worked out."""
        land = [self._land(province, self._held[province]) for province in range(PROVINCE_COUNT)]
        harm = [HARM * worth / MAJORITY[province] for province, worth in enumerate(self.worths)]
        holder, walls, fixed = self.g.holder, self.g.walls, self._fixed
        return [
            land[p] + fixed[s] + (harm[p] if 0 <= holder[s] < SEATS else 0.0) + (_town(walls[s]) if walls[s] else 0.0)
            for s, p in enumerate(PROVINCE_OF)
        ]

    def loss(self, space: int) -> float:
        """By leaving a Space to others."""
        province = PROVINCE_OF[space]
        return self._land(province, max(0, self._held[province] - 1)) + self._fixed[space] + _town(self.g.walls[space])

    def _land(self, province: int, held: int) -> float:
        """One Space more than so many."""
        lord, needed = self.g.lord[province] == self.power, MAJORITY[province]
        before = stake(held, province, lord and held >= needed)
        after = 1.0 if held + 1 == needed else stake(held + 1, province, lord)
        return self.worths[province] * max(0.0, after - before)


def _gains(g: Mediterranean, power: int) -> list[float]:
    return Prizes(g, power).reckoned()


GAINS: Final[Memo[Mediterranean, list[float]]] = Memo(
    _gains, "scenario", "wins", "powers", "holder", "lord", "walls", "objectives", most=256
)


Goal = tuple[int, float, int]
"""A Space, what it is worth to be there, and the MP that it takes besides the way: to attack (9.2.1g)."""


def _wanted(g: Mediterranean, power: int) -> tuple[list[Goal], list[Goal]]:
    friends, open_to, walls = g.friendly[power], ~g.setting.closed, g.walls
    found: tuple[list[Goal], list[Goal]] = ([], [])
    for space, (gain, holder) in enumerate(zip(GAINS.of(g, power), g.holder, strict=True)):
        if gain > NOTHING and open_to >> space & 1 and not (holder != NOBODY and friends >> holder & 1):
            found[bool(walls[space])].append((space, gain, 0))
    return found


_WANTED: Final[Memo[Mediterranean, tuple[list[Goal], list[Goal]]]] = Memo(
    _wanted, "scenario", "wins", "powers", "holder", "lord", "walls", "objectives", "friendly", most=256
)
WANTED: Final[Memo[Mediterranean, tuple[list[Goal], list[Goal]]]] = Memo(_WANTED.of, *_WANTED.facts, each=True)
"""Spaces that a power may take from others, with what each brings: those without walls, and those with walls.

It stays with the position, and what other positions had is found where it does not.
"""


@cache
def _town(walls: int) -> float:
    return TOWN * by_walls(TABLES.walls.cvp, walls) if walls else 0.0


# ---- to somebody who knows how the game is won, by himself and by others


DENIED: Final = 0.75
"""What it is worth to keep others from what they need to win, compared with having it."""


@lru_cache(64)
def asked_besides(which: Played, power: int) -> tuple[float, ...]:
    """By Space: what ways to win add that `worth` does not count: some Spaces of a Province, and what rivals need."""
    setting = setting_of(which)
    found = [0.0] * SPACE_COUNT
    for win in setting.row.wins:
        rivals = [p for p, name in enumerate(setting.row.powers) if name == win.power or not win.power]
        parts = len(win.provinces) + len(win.territories) + len(win.spaces) + bool(win.spaces_of)
        for rival in rivals:
            share = ASKED / max(1, parts) * (1.0 if rival == power else DENIED)
            for space in SPACES_OF[PROVINCE[win.spaces_of]] if win.spaces_of else ():
                found[space] += share / max(1, win.spaces_of_least)
            if rival == power:
                continue
            land = [PROVINCE[name] for name in win.provinces]
            land += [p for name in win.territories for p in PROVINCES_OF[TERRITORY[name]]]
            for province in land:
                for space in SPACES_OF[province]:
                    found[space] += share / MAJORITY[province]
            for name in win.spaces:
                found[PLACE[name]] += share
            if win.enemy_capitals or win.capitals:
                for space in setting.capitals[power]:
                    found[space] += DENIED * ASKED
    return tuple(found)


def _stakes(g: Mediterranean, power: int) -> list[float]:
    besides = asked_besides(g.which, power)
    return [gain + more for gain, more in zip(GAINS.of(g, power), besides, strict=True)]


_STAKES: Final[Memo[Mediterranean, list[float]]] = Memo(_stakes, *GAINS.facts, each=True)


class Stakes(Prizes):
    """Prizes that count what rivals need as well."""

    @cached_property
    def gains(self) -> list[float]:
        """By Space, what taking it brings."""
        return _STAKES.of(self.g, self.power)

    @cached_property
    def _losses(self) -> dict[tuple[int, ...], float]:
        return _LOSSES.answers(self.g)

    def loss(self, space: int) -> float:
        """By leaving a Space to others."""
        key = self.power, space
        known = self._losses.get(key)
        if known is None:
            known = self._losses[key] = super().loss(space) + asked_besides(self.g.which, self.power)[space]
        return known


def _loss(g: Mediterranean, power: int, space: int) -> float:
    return Stakes(g, power).loss(space)


_LOSSES: Final[Memo[Mediterranean, float]] = Memo(_loss, *GAINS.facts, each=True)
