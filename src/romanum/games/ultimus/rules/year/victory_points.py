"""Chapter 10: points in Phase F, and who wins."""

from __future__ import annotations

from typing import NamedTuple

from romanum.engine.game import Result
from romanum.games.ultimus.data.components import (
    CAPITAL_ZONE,
    EAST_CAPITALS,
    HALF,
    LEADER_COUNT,
    ROMA,
    TOWN,
    VICTORY,
    WEST_CAPITALS,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.march.limits import at_war
from romanum.games.ultimus.rules.year.points import COUNCIL_PV, score
from romanum.games.ultimus.rules.year.scenario_rules import score_to_win
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    BOXES,
    CAMP_IDS,
    NOBODY,
    NONE,
    REGNUM,
    ROMAN,
    TRIBE_OF,
    LateEmpire,
)

DECISIVE = VICTORY.decisive
COMPLETE = VICTORY.complete
PACIFIED = (VICTORY.minor_pacified, VICTORY.major_pacified)


class Item(NamedTuple):
    """One entry of the reckoning of Phase F."""

    camp: int
    points: int
    rule: str
    why: str


def reckoning(g: LateEmpire) -> list[Item]:
    """10.2: what both camps would score in Phase F as things stand."""
    found = [
        Item(ROMAN, sum(PACIFIED[g.major[t]] for t in pacified(g)), "10.2a", "pacified"),
        Item(ROMAN, VICTORY.both_augusti * all(in_capital(g, p) for p in g.augustus), "10.2b", "augusti"),
        Item(ROMAN, VICTORY.no_civil_war * (not g.civil_war()), "10.2c", "no-civil-war"),
        Item(ROMAN, VICTORY.east_capitals * all(g.holds(a) == ROMAN for a in EAST_CAPITALS), "10.2d", "east-capitals"),
        Item(ROMAN, VICTORY.west_capitals * all(g.holds(a) == ROMAN for a in WEST_CAPITALS), "10.2d", "west-capitals"),
        Item(ROMAN, VICTORY.pax_romana * g.pax, "10.2e", "pax"),
        Item(BARBARIAN, occupation(g), "10.2f", "occupation"),
        Item(BARBARIAN, VICTORY.roma * holds_roma(g), "10.2g", "roma"),
        Item(BARBARIAN, VICTORY.usurpation * g.civil_war(), "10.2h", "usurpation"),
        Item(BARBARIAN, VICTORY.no_successor * g.unsucceeded, "10.2i", "no-successor"),
        Item(BARBARIAN, VICTORY.regnum * g.founded, "10.2j", "regnum"),
        Item(BARBARIAN, COUNCIL_PV * (g.council != NONE), "6.3d", "council"),
    ]
    return [item for item in found if item.points]


def pacified(g: LateEmpire) -> list[int]:
    """10.2a, 9.4k: Tribes destroyed in combat, but no kingdom that still has its capital."""
    return [t for t in g.pacified if g.status[t] != REGNUM or g.has_unit(ROMAN, g.capital[t])]


def in_capital(g: LateEmpire, augustus: int) -> bool:
    """10.2b: in an imperial capital, refuges included."""
    if augustus == NOBODY:
        return False
    here = g.where[augustus]
    return here in BOXES or (0 <= here < ZONE_COUNT and CAPITAL_ZONE[here])


def occupation(g: LateEmpire) -> int:
    """10.2f: one for an area of the empire with a unit of a Tribe at war, two with a town; Roma counts by itself."""
    areas = set()
    for unit, here in enumerate(g.where):
        tribe = TRIBE_OF[unit]
        if tribe >= 0 and 0 <= here < ZONE_COUNT and HALF[here] >= 0 and unit_counts(g, unit, tribe):
            areas.add(here)
    areas.discard(ROMA)
    return sum(VICTORY.town if TOWN[area] else VICTORY.area for area in areas)


def unit_counts(g: LateEmpire, unit: int, tribe: int) -> bool:
    """A combat unit of a Tribe at war with Rome."""
    return unit >= LEADER_COUNT and at_war(g, tribe) and g.camp(unit) == BARBARIAN


def holds_roma(g: LateEmpire) -> bool:
    """10.2g, 6.1f: a non-Roman unit of the Barbarian in Roma, and no Pope to shame it."""
    return not g.pope and any(TRIBE_OF[u] >= 0 for u in g.units_at(BARBARIAN, ROMA))


def score_turn(g: LateEmpire) -> None:
    """2.F.c; an Augustus who dies after it counts in the next turn (10.2i)."""
    for item in reckoning(g):
        score(g, item.camp, item.points, item.rule, item.why)
    g.unsucceeded = False


def result(g: LateEmpire) -> Result:
    """10.3, 3.5.1b: the person with more points, or as many more as the scenario wants; no Augustus, no Roman wins."""
    seats = (g.seat_of(ROMAN), g.seat_of(BARBARIAN))
    scores = [0, 0]
    scores[seats[ROMAN]], scores[seats[BARBARIAN]] = g.pv[ROMAN], g.pv[BARBARIAN]
    points = (scores[0], scores[1])
    facts = {"roman": g.pv[ROMAN], "barbarian": g.pv[BARBARIAN]}
    if g.defeat:
        winner = seats[BARBARIAN]
        told = {**facts, "camp": CAMP_IDS[BARBARIAN]}
        return Result((winner,), ((winner,), (1 - winner,)), points, "no-augustus", told)
    ahead = g.pv[BARBARIAN] - g.pv[ROMAN] - score_to_win(g)
    if not ahead:
        return Result((0, 1), ((0, 1),), points, "drawn", facts)
    winner = seats[BARBARIAN if ahead > 0 else ROMAN]
    more, less = scores[winner], scores[1 - winner]
    how = "complete" if more > COMPLETE * less else "decisive" if more > DECISIVE * less else "won"
    return Result((winner,), ((winner,), (1 - winner,)), points, how, {**facts, "camp": CAMP_IDS[g.camp_of(winner)]})
