"""Chapter 5: who Controls Spaces, Provinces and Territories, and what changes with it at once (14.2.1).

`settle` looks at the Spaces where something has changed (`forces` notes them), and at their Provinces. Two enemies in
one Space leave its Control as it was: one of them will be gone when their Battle is over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from romanum.board.masks import bits
from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.games.pax.data.components import (
    BARBARIANS,
    GREECE,
    IS_PROVINCE,
    LCU,
    MAJORITY,
    NONE,
    PERGAMUM,
    PLACE,
    PLACE_IDS,
    PONTUS,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_IDS,
    PROVINCE_OF,
    PROVINCES_OF,
    REBELS,
    RHODES,
    RHODES_SPACE,
    SEATS,
    SLAVES,
    SPACE_COUNT,
    SPACES_OF,
    SUCCESSORS,
    TABLES,
    TERRITORY_OF,
    TRIBAL,
    TRIBE_AT,
    UNDIVIDED,
)
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.data.table_schema import ByWalls
from romanum.games.pax.state.forces import count, occupants, stacks_of, towns_by_side, towns_of, wipe_out
from romanum.games.pax.state.position import NOBODY, PONTUS_MARKER, Mediterranean
from romanum.games.pax.state.sides import is_friend, set_patron, side_id
from romanum.games.pax.state.stability import CHANGE, shift_stability

# ---- sides that come and go by themselves; `settle` looks at them
#
# Rhodes serves whoever holds it (12.5.1a), Pontus lasts as long as its Land Combat Units (12.5.5d), a Slave Revolt as
# long as its slaves (12.7.2).


def look_after_followers(g: Mediterranean) -> None:
    """12.5.5d, 12.7.2: after occupation may have changed somewhere."""
    if g.patron[PONTUS] != NOBODY and not count(g, PONTUS, LCU):
        _end_pontus(g)
    if g.revolts:
        for power in range(len(g.powers)):
            if g.revolts >> power & 1 and not stacks_of(g, SLAVES[power]):
                _end_revolt(g, power)


def serve_the_holder(g: Mediterranean) -> None:
    """12.5.1a: Rhodes is in other hands: in the Standard Game whoever Controls it has its ships."""
    if not g.advanced:
        holder = g.holder[RHODES_SPACE]
        set_patron(g, RHODES, holder if 0 <= holder < SEATS else NOBODY)


def _end_pontus(g: Mediterranean) -> None:
    """12.5.5d: without Land Combat Units it is out of the game, its ships and Garrisons too."""
    for stack in stacks_of(g, PONTUS):
        wipe_out(g, stack)
    g.tell("pontus-ends", "12.5.5d", power=side_id(g, g.patron[PONTUS]))
    set_patron(g, PONTUS, NOBODY)
    g.pool = changed(g.pool, PONTUS_MARKER, 0)


def _end_revolt(g: Mediterranean, power: int) -> None:
    """12.7.2, 14.2.1f: the last slave is gone."""
    g.revolts &= ~(1 << power)
    g.tell("revolt-ends", "12.7.2", power=side_id(g, power))
    shift_stability(g, power, CHANGE.slaves_gone, "14.2.1f", "slaves-gone")


# ---- Spaces, Provinces, Territories


CONTESTED: Final = -2
"""Enemies stand in one Space."""
LAWLESS: Final = (PROVINCE["britannia"], PROVINCE["mauretania"])
"""13.3: nobody Controls them while rebels live there."""
UNRULY: Final = BARBARIANS & ~(1 << SUCCESSORS) | sum(1 << side for side in SLAVES)
"""Sides that hold a Space without owning its City or Town."""


def _pergamene() -> tuple[frozenset[int], ...]:
    """17.2-ALLIANCE-PERGAMUM-d: by scenario, the Spaces that Pergamene Armies hold at the start."""
    starts = [[o for o in setting.start.other if o.id == "pergamum"] for setting in SETTINGS]
    return tuple(frozenset(PLACE[str(u["at"])] for o in others for u in o.units) for others in starts)


PERGAMENE: Final = _pergamene()

# ---- Spaces (5.1)


def is_home(g: Mediterranean, power: int, space: int) -> bool:
    """1.4q: whether a Space lies in the home of a power."""
    return space < SPACE_COUNT and g.setting.home[space] == power


def holder_of(g: Mediterranean, space: int) -> int:
    """5.1, 5.4, 7.2.1: the side that Controls a Space as things stand; contested if enemies share it."""
    town = g.town_of[space]
    if town == NOBODY and g.head[space] == NONE and TRIBE_AT[space] == NONE:
        return g.setting.home[space]
    inside = occupants(g, space)
    if inside & UNRULY:
        return _unruly(g, inside, town)
    if town != NOBODY:
        inside |= 1 << town
    if not inside:
        return g.setting.home[space]
    sides = list(bits(inside))
    if len(sides) > 1:
        return _shared(g, space, sides, town)
    return _alone(g, space, sides[0])


def _unruly(g: Mediterranean, inside: int, town: int) -> int:
    """12.7.3b, 13.2.2: slaves and Barbarians hold the Space they are in, whoever owns the City or Town.

    An invader among those it passes leaves things as they were (13.4.2a).
    """
    side = (inside & UNRULY).bit_length() - 1
    if inside != 1 << side or (town != NOBODY and is_friend(g, side, town)):
        return CONTESTED
    return side


def _alone(g: Mediterranean, space: int, side: int) -> int:
    """5.1.1, 5.4.1b, 12.4.1: one side is there; friends in somebody's home leave it his. Successors are Greeks."""
    if side == SUCCESSORS:
        side = g.who(GREECE)
    home = g.setting.home[space]
    if home not in (NOBODY, side) and is_friend(g, home, side) and g.town_of[space] != side:
        return home
    if side < SEATS and g.patron[PERGAMUM] == side and space in PERGAMENE[g.scenario] and g.town_of[space] != side:
        return NOBODY
    return side


def _shared(g: Mediterranean, space: int, sides: list[int], town: int) -> int:
    """5.1.2a: friends share a Space: its City's or Town's owner, whoever had it before, or a power among them."""
    if not all(is_friend(g, a, b) for a in sides for b in sides):
        return CONTESTED
    if town != NOBODY:
        return town
    if g.holder[space] in sides or g.holder[space] == g.setting.home[space] != NOBODY:
        return g.holder[space]
    return next((side for side in sides if side < SEATS), sides[0])


def is_friendly_space(g: Mediterranean, power: int, space: int) -> bool:
    """1.4j: friendly to a power: its home unless enemies occupy it, elsewhere what it or an ally occupies."""
    return g.holder[space] != NOBODY and is_friend(g, power, g.holder[space])


# ---- Provinces (5.2) and Territories (5.3)


def lord_of(g: Mediterranean, province: int) -> int:
    """5.2: the power that Controls a Province; nobody if none does."""
    holder = g.holder
    held = [holder[space] for space in SPACES_OF[province] if holder[space] != NOBODY]
    if province in LAWLESS and REBELS in held:
        return NOBODY
    home = g.setting.home_province[province]
    if home != NOBODY:
        return _lord_at_home(g, province, home, held)
    enough = min(len(held), MAJORITY[province])
    found = next((side for side in dict.fromkeys(held) if side < SEATS and held.count(side) >= enough), NOBODY)
    return found if found != NOBODY else _lord_among_friends(g, province, held)


def _lord_among_friends(g: Mediterranean, province: int, held: list[int]) -> int:
    """5.4.1b, 4.3.1d: Armies of friends deny a Province to nobody: of allied powers the one that had it keeps it."""
    powers = {side for side in held if side < SEATS}
    able = [power for power in powers if all(is_friend(g, power, side) for side in held)]
    if len(powers) == 1:
        return able[0] if able else NOBODY
    return g.lord[province] if g.lord[province] in able else NOBODY


def _lord_at_home(g: Mediterranean, province: int, home: int, held: list[int]) -> int:
    """5.2.2, 5.2.3: the Capital keeps a Province; without it one Space does, until another has more than half."""
    capitals = g.setting.province_capitals[province]
    if any(g.holder[capital] == home for capital in capitals):
        return home
    most = MAJORITY[province]
    other = next((side for side in dict.fromkeys(held) if side != home and held.count(side) >= most), NOBODY)
    if other == NOBODY:
        return home if home in held else NOBODY
    return other if other < SEATS else NOBODY


def territory_lord(g: Mediterranean, territory: int) -> int:
    """5.3.1: the power that Controls all Provinces of a Territory; nobody if none does."""
    return territory_lords(g)[territory]


def territory_lords(g: Mediterranean) -> list[int]:
    """5.3.1: the same by Territory."""
    return _TERRITORY_LORDS.of(g)


def _territory_lords(g: Mediterranean) -> list[int]:
    lords = [{g.lord[province] for province in provinces} for provinces in PROVINCES_OF]
    return [lord.pop() if len(lord) == 1 else NOBODY for lord in lords]


_TERRITORY_LORDS: Final = Memo[Mediterranean, list[int]](_territory_lords, "lord")


def territories_of(g: Mediterranean, power: int) -> list[int]:
    """5.3.1: the Territories that a power Controls."""
    return [territory for territory, lord in enumerate(territory_lords(g)) if lord == power]


# ---- bringing it up to date


def survey(g: Mediterranean, spaces: Iterable[int] = range(SPACE_COUNT)) -> None:
    """Work out Control of Spaces afresh, as at the start of a match: nobody gains or loses Stability."""
    g.touched = ()
    for space in spaces:
        g.holder[space] = holder_of(g, space)
    for province in {PROVINCE_OF[space] for space in spaces}:
        g.lord[province] = lord_of(g, province)


def settle(g: Mediterranean) -> None:
    """5, 14.2.1: bring Control up to date where something has changed, and Stability with it; then who follows whom."""
    while g.touched:
        _settle_touched(g)
        look_after_followers(g)


def settle_left(g: Mediterranean, entered: int) -> None:
    """5.1.1: what an Army has left for a Transit Point or the sea is no longer its own; where it is comes later."""
    there = tuple([place for place in g.touched if place == entered])
    g.touched = tuple([place for place in g.touched if place != entered])
    settle(g)
    g.touched += there


def _settle_touched(g: Mediterranean) -> None:
    touched, g.touched = g.touched, ()
    provinces = set()
    for space in touched:
        now, before = holder_of(g, space), g.holder[space]
        if now not in (before, CONTESTED):
            g.holder[space] = now
            provinces.add(PROVINCE_OF[space])
            _capital_changed(g, space, before, now)
            if space == RHODES_SPACE:
                serve_the_holder(g)
    _settle_lords(g, sorted(provinces))


def _settle_lords(g: Mediterranean, provinces: Iterable[int]) -> None:
    """5.2: who Controls these Provinces now."""
    for province in provinces:
        now, before = lord_of(g, province), g.lord[province]
        if now != before:
            g.lord[province] = now
            _province_changed(g, province, before, now)


def settle_provinces(g: Mediterranean) -> None:
    """After friendships have changed: every Space where somebody is, was or has a City or Town is looked at again.

    And every Province, for friends do not deny each other what they hold in it (5.4.1b).
    """
    standing = {place for place in g.at if 0 <= place < SPACE_COUNT}
    g.touched = tuple(sorted(standing.union(g.touched, TRIBAL, *towns_by_side(g))))
    settle(g)
    _settle_lords(g, range(PROVINCE_COUNT))


def _province_changed(g: Mediterranean, province: int, before: int, now: int) -> None:
    """14.2.1a, 14.2.1b; a Barbarian Territory is no Province (2.1.1c)."""
    name = PROVINCE_IDS[province]
    if g.log is not None:
        loser, gainer = (side_id(g, side) if side != NOBODY else "nobody" for side in (before, now))
        g.tell("province", "5.2.1a", province=name, power=gainer, loser=loser)
    if not IS_PROVINCE[province]:
        return
    home = g.setting.home_province[province]
    if before != NOBODY:
        at_home = home == before
        by = CHANGE.home_lost if at_home else CHANGE.province_lost
        shift_stability(g, before, by, "14.2.1b" if at_home else "14.2.1a", "province-lost")
    if now != NOBODY:
        at_home = home == now
        by = CHANGE.home_regained if at_home else CHANGE.province_gained
        shift_stability(g, now, by, "14.2.1b" if at_home else "14.2.1a", "province-gained")


def _capital_changed(g: Mediterranean, space: int, before: int, now: int) -> None:
    """14.2.1j."""
    owner = g.setting.capital_of[space]
    if owner == NOBODY or owner not in (before, now):
        return
    if g.log is not None:
        g.tell("capital", "14.2.1j", power=side_id(g, owner), space=PLACE_IDS[space], held=now == owner)
    if now == owner:
        shift_stability(g, owner, CHANGE.capital_regained, "14.2.1j", "capital-regained")
    else:
        shift_stability(g, owner, CHANGE.capital_lost, "14.2.1j", "capital-lost")


WALLS: Final = TABLES.walls


def by_walls(worth: ByWalls, points: int) -> int:
    """7.0.1: what a City or Town of so many Wall Points is worth."""
    if points >= WALLS.city_least:
        return worth.city if points == WALLS.city else worth.city_reduced
    return worth.town if points == WALLS.town else worth.town_reduced


CVP: Final = tuple(by_walls(WALLS.cvp, points) for points in range(WALLS.city + 1))
"""15.3.2: the same for Civilization Points, by Wall Points."""


def denied(g: Mediterranean, space: int) -> bool:
    """12.7.3b, 13.2.2: whether slaves or rebels sit in a City or Town: its owner has nothing of it."""
    holder = g.holder[space]
    return holder >= REBELS and (holder == REBELS or holder in SLAVES)


def civilization(g: Mediterranean, power: int) -> int:
    """15.3.2: Civilization Points."""
    walls = g.walls
    return sum([CVP[walls[space]] for space in towns_of(g, power) if not denied(g, space)])


def geographic(g: Mediterranean, power: int) -> int:
    """15.2.2: Geographic Objective Points of Provinces and Territories, without Objectives."""
    lord, home = g.lord, g.setting.home_territory[power]
    provinces = [lord[province] for province in _counted(g.scenario)].count(power)
    territories = [t for t in territories_of(g, power) if t != home and _counts(g, t)]
    return provinces + len(territories)


@cache
def _counted(scenario: int) -> tuple[int, ...]:
    """15.2.2, 2.1.1: the Provinces that count by themselves in a scenario."""
    divided = [p for p in range(PROVINCE_COUNT) if IS_PROVINCE[p] and not UNDIVIDED[TERRITORY_OF[p]]]
    return tuple(p for p in divided if SETTINGS[scenario].gop_provinces >> p & 1)


def _counts(g: Mediterranean, territory: int) -> bool:
    """15.2.2, 2.1.1: an undivided Territory counts once, where its Province would; in scenarios I and III few count."""
    setting = g.setting
    if UNDIVIDED[territory]:
        province = TERRITORY_OF.index(territory)
        return bool(setting.gop_provinces >> province & 1)
    return bool(setting.gop_territories >> territory & 1)
