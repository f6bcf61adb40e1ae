"""Chapters 3.2, 3.4.1, 4.2.4, 4.3, 4.4.2, 4.5.1 and 7.3: who may be where, and with whom.

`barred` answers for one unit and the leader it goes with; it is asked for every step of a movement, for evasion and for
retreat alike. It returns None, or the rule that stops the unit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    ALANI,
    ARMENIA,
    BU,
    CELT,
    CO,
    DIOCESE,
    DISTANCE,
    FROM_HOME_MOST,
    GERMAN,
    HALF,
    HAMITE,
    HOME_ZONES,
    HUN,
    HUNNI,
    IBERIA,
    KIND,
    LEADER_COUNT,
    LI,
    NATIONALITY,
    NEIGHBOURS,
    ORIGIN_OF,
    PERSAE,
    PICTI,
    PIECE,
    PIECES,
    SCOTTI,
    THRACO,
    TRIBE_COUNT,
    TRIBES,
    UNIT_DIOCESE,
    UNIT_HALF,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.state.position import (
    EAST,
    FOEDERATI,
    NOBODY,
    PEACE,
    REGNUM,
    REVOLT,
    TRIBE_OF,
    WAR,
    LateEmpire,
)

PLACIDI_FELICES: Final = PIECE["placidi-felices"]


def at_war(g: LateEmpire, tribe: int) -> bool:
    """4.5.3d and the design of 2.C.e: Tribes at war, Foederati in revolt and Regna."""
    return g.status[tribe] in (WAR, REVOLT, REGNUM)


def barred(g: LateEmpire, unit: int, leader: int, area: int) -> Refusal | None:
    """Why a unit, led by a leader or by nobody, may not be in an area."""
    tribe = TRIBE_OF[unit]
    if unit in g.aiding and HALF[area] >= 0:
        return None
    return barred_roman(g, unit, leader, area) if tribe < 0 else barred_tribe(g, tribe, area)


# ---- 3.2, 3.4.1e: Roman units


def barred_roman(g: LateEmpire, unit: int, leader: int, area: int) -> Refusal | None:
    """By kind: border guards, field armies, guards of the presence, household troops."""
    number = unit - LEADER_COUNT
    kind, half = KIND[number], HALF[area]
    if kind == LI:
        return (
            None
            if DIOCESE[area] == UNIT_DIOCESE[number]
            else Refusal("3.2.1", "limitanei-stay", unit_there(unit, area))
        )
    if half < 0:
        return barred_abroad(g, unit, leader, area)
    if kind == BU:
        return None
    if kind == CO:
        if half != UNIT_HALF[number]:
            return Refusal("3.2.2c", "other-half", unit_there(unit, area))
        if DIOCESE[area] == UNIT_DIOCESE[number] or g.is_prince(leader) or (leader != NOBODY and leader in g.usurper):
            return None
        return Refusal("3.2.2a", "comitatenses-need-a-prince", unit_there(unit, area))
    if half == UNIT_HALF[number] or g.is_prince(leader) or escorted(g, unit, leader):
        return None
    return Refusal("3.2.3b", "palatini-need-a-prince", unit_there(unit, area))


def escorted(g: LateEmpire, unit: int, leader: int) -> bool:
    """3.5.2m: Valentinian's escort brings Palatini of the east into the west, and Placidi Felices home."""
    number = unit - LEADER_COUNT
    return NOBODY != leader == g.escort and (UNIT_HALF[number] == EAST or unit == PLACIDI_FELICES)


def unit_there(unit: int, area: int) -> dict[str, str]:
    """The facts of a refusal."""
    return {"unit": PIECES[unit], "area": ZONE_IDS[area]}


def barred_abroad(g: LateEmpire, unit: int, leader: int, area: int) -> Refusal | None:
    """3.2.2b, 3.2.2d, 3.2.3b, 3.4.1e: beyond the border only behind an Augustus or Caesar, against a Tribe at war."""
    number, tribe, led = unit - LEADER_COUNT, ORIGIN_OF[area], g.is_prince(leader)
    if not led and KIND[number] != BU:
        return Refusal("3.2.2b" if KIND[number] == CO else "3.2.3b", "abroad-needs-a-prince", unit_there(unit, area))
    if tribe >= 0 and tribe != ARMENIA and not (led and at_war(g, tribe)):
        return Refusal("3.4.1e", "tribe-not-at-war", {**unit_there(unit, area), "tribe": TRIBES[tribe].id})
    if KIND[number] == CO and not any(HALF[near] == UNIT_HALF[number] for near in NEIGHBOURS[area]):
        return Refusal("3.2.2d", "too-far-abroad", unit_there(unit, area))
    return None


# ---- 4.3, 4.4.2, 4.5.1: Tribes


def barred_tribe(g: LateEmpire, tribe: int, area: int) -> Refusal | None:
    """By status: at home in peace, within the empire as Foederati, not too far at war."""
    if tribe == ARMENIA:
        return barred_armenian(g, area)
    status = g.status[tribe]
    if status == FOEDERATI:
        return None if HALF[area] >= 0 else Refusal("4.5.1b", "foederati-stay", tribe_there(tribe, area))
    if area in HOME_ZONES[tribe]:
        return None
    if status == PEACE:
        return Refusal("4.3d", "at-peace", tribe_there(tribe, area))
    if bars(g, tribe, area):
        return Refusal("4.3e", "anothers-home", tribe_there(tribe, area))
    if status == WAR and too_far(tribe, area):
        return Refusal("4.3g", "too-far-from-home", {**tribe_there(tribe, area), "most": FROM_HOME_MOST})
    return None


def tribe_there(tribe: int, area: int) -> dict[str, str]:
    """The facts of a refusal."""
    return {"tribe": TRIBES[tribe].id, "area": ZONE_IDS[area]}


def barred_armenian(g: LateEmpire, area: int) -> Refusal | None:
    """4.4.2c: in Armenia, or next to it while Iberia or Persae are at war."""
    home = HOME_ZONES[ARMENIA][0]
    if area == home:
        return None
    if area in NEIGHBOURS[home] and (at_war(g, IBERIA) or at_war(g, PERSAE)):
        return None
    return Refusal("4.4.2c", "armenians-stay", tribe_there(ARMENIA, area))


def bars(g: LateEmpire, tribe: int, area: int) -> bool:
    """4.3e: the home of another Tribe that is not at war, unless nobody is there; a Minor one at peace always is."""
    owner = ORIGIN_OF[area]
    if owner < 0 or owner == tribe or at_war(g, owner) or g.ally[owner] == tribe or g.ally[tribe] == owner:
        return False
    if owner == ARMENIA:
        return not at_war(g, tribe)
    if g.status[owner] == PEACE and not g.major[owner]:
        return True
    return any(g.where[u] == area for u in g.tribe_units(owner))


def too_far(tribe: int, area: int) -> bool:
    """4.3g: more than five areas from every area of origin; Tribes without a home are free."""
    return bool(HOME_ZONES[tribe]) and area not in WITHIN_REACH[tribe]


WITHIN_REACH: Final = tuple(
    frozenset(a for a in range(ZONE_COUNT) if any(DISTANCE[home][a] <= FROM_HOME_MOST for home in homes))
    for homes in HOME_ZONES
)
"""4.3g: by Tribe, the areas near enough to its home."""


# ---- 4.2.4: stacking


def clash(one: int, other: int) -> bool:
    """4.2.4a, 4.2.4b: whether two Tribes may not share an area."""
    for first, second in ((one, other), (other, one)):
        if is_eastern(first) and is_western(second):
            return True
        if NATIONALITY[first] == GERMAN and second in (PICTI, SCOTTI):
            return True
    return False


def is_eastern(tribe: int) -> bool:
    """Thraco-Phrygians, Hamites-Semites and Persae."""
    return NATIONALITY[tribe] in (THRACO, HAMITE) or tribe == PERSAE


def is_western(tribe: int) -> bool:
    """Germans, Celts, Hunni and Alani."""
    return NATIONALITY[tribe] in (GERMAN, CELT, HUN) or tribe == ALANI


def crowded(g: LateEmpire, pieces: Iterable[int], camp: int, area: int) -> Refusal | None:
    """4.2.4: friends in an area with whom some of the pieces may not stack."""
    there = g.at(area)
    if not there:
        return None
    tribes = [tribe for piece in pieces if (tribe := TRIBE_OF[piece]) >= 0 and not SHUNNED[tribe].isdisjoint(there)]
    if not tribes:
        return None
    camps = g.camps()
    others = {TRIBE_OF[piece] for piece in there if camps[piece] == camp}
    for tribe in tribes:
        for other in others & CLASHES[tribe]:
            rule = "4.2.4a" if is_eastern(tribe) or is_eastern(other) else "4.2.4b"
            return Refusal(rule, "may-not-stack", {"tribe": TRIBES[tribe].id, "other": TRIBES[other].id})
    return None


CLASHES: Final = tuple(
    frozenset(other for other in range(TRIBE_COUNT) if other != tribe and clash(tribe, other))
    for tribe in range(TRIBE_COUNT)
)
"""4.2.4: by Tribe, those with which it does not share an area,"""
SHUNNED: Final = tuple(
    frozenset(piece for piece, other in enumerate(TRIBE_OF) if other in clashes) for clashes in CLASHES
)
"""and their pieces."""


def passes_through(g: LateEmpire, tribe: int, area: int) -> bool:
    """4.3f: Hunni may pass through, not stop in, the homes of Tribes at peace."""
    return tribe == HUNNI and g.status[HUNNI] == WAR and bars(g, tribe, area) and not too_far(tribe, area)
