"""39.2-E, 39.2-E2, 45.2: the plague of the random events: it strikes one Province, then all around it, and is over."""

from __future__ import annotations

from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NEIGHBOURS, PROVINCE_IDS, STRAIT_NEIGHBOURS
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.state.effects import INFECTION, begin, effects, end
from romanum.games.imperium.state.errands import Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import is_naval, settle, stacks_at
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import plus

# ---- 39.2-E, 45.2: who stands there: land units ashore, by place and power


def land_stacks(g: RomanWorld, place: int, power: int) -> list[int]:
    """The stacks of a power ashore in a place; those aboard fleets are at sea (ruling 45.2a)."""
    return [s for s in stacks_at(g, place) if g.whose[s] == power and _is_ashore(g, s)]


def _is_ashore(g: RomanWorld, stack: int) -> bool:
    return bool(g.units[stack]) and not is_naval(g, stack) and not g.mark[stack] & GUESTS


def roster_of(g: RomanWorld, place: int, power: int, stack: int = NONE) -> str:
    """All units of a power ashore in a place, or those of one stack."""
    if stack != NONE:
        return g.units[stack]
    found = ""
    for own in land_stacks(g, place, power):
        found = plus(found, g.units[own])
    return found


def peoples_in(g: RomanWorld, province: int) -> list[tuple[int, int]]:
    """Ruling 45.2a: what the text calls a stack: all land units of one power in one place."""
    here = {(place, g.whose[s]) for s, place in enumerate(g.at) if place >= 0 and PROVINCE[place] == province}
    return sorted(pair for pair in here if land_stacks(g, *pair))


# ---- 39.2-E, 39.2-E2: what it does


THIRD: Final = 3


def strike_province(g: RomanWorld, province: int, rule: str) -> None:
    """39.2-E: each stack loses a third of its units, drawn at random, and two plunder markers are placed."""
    g.plunder = changed(g.plunder, province, TABLES.plunder.markers)
    if g.log is not None:
        g.tell("pestilence", rule, province=PROVINCE_IDS[province])
    for place, power in peoples_in(g, province):
        drawn = list(roster_of(g, place, power))
        g.dice.shuffle(drawn)
        for letter in drawn[: max(1, len(drawn) // THIRD)]:
            lose(g, next(s for s in land_stacks(g, place, power) if letter in g.units[s]), letter, rule)
        settle(g, place)


def begin_pestilence(g: RomanWorld, province: int) -> None:
    """39.2-E: it is noted where it began: it spreads in the next game turn."""
    begin(g, INFECTION, province, until=g.month + 1)
    strike_province(g, province, "39.2-E")
    g.push(SiegesSeen())


def spread_pestilence(g: RomanWorld) -> None:
    """39.2-E2: in the Diplomacy Phase of the next game turn to all Provinces around, wild ones too; then it is over."""
    sources = [effect.subject for effect in effects(g, INFECTION) if effect.until == g.month]
    if not sources:
        return
    around = {near for source in sources for near in (*NEIGHBOURS[source], *STRAIT_NEIGHBOURS[source])}
    for province in sorted(around - set(sources)):
        strike_province(g, province, "39.2-E2")
    end(g, INFECTION)
    g.push(Reckoning())
    g.push(SiegesSeen())
