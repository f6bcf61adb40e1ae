"""Chapter 45: plague breaks out, kills, spreads and ends, as the last of the Diplomacy Phase (ruling 4f)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NEIGHBOURS, PROVINCE_COUNT, PROVINCE_IDS, STRAIT_NEIGHBOURS
from romanum.games.imperium.data.units import STRENGTH
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import cities_in
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.sieges import sieges
from romanum.games.imperium.rules.events.actions import PLAGUE_LOSS
from romanum.games.imperium.rules.events.pestilence import land_stacks, peoples_in, roster_of, spread_pestilence
from romanum.games.imperium.state.effects import BATTLE_DEAD, PLAGUE, PLAGUE_ENTRY, begin, effects, end
from romanum.games.imperium.state.errands import PlagueChecks, PlagueEntered, SiegesSeen
from romanum.games.imperium.state.forces import discard, is_alive, is_naval, settle, stacks_at
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, half_le, kinds_in, load
from romanum.games.imperium.state.steps import PlayerChoice, units_strength

WORST: Final = 2
"""45.1, 45.3a: the sum of two dice that brings plague."""
THIRD: Final = 3
"""45.2a."""


@carries_out(PlagueChecks)
def look_for_plague(errand: PlagueChecks, g: RomanWorld) -> None:
    """45.1, 45.3: last month's plague spreads and ends; then it may break out where war has bred it.

    Where event E is the plague (39.2-E), that one spreads. Where neither is in force nothing happens.
    """
    if not g.has_rule("45"):
        spread_pestilence(g)
        return
    bred = breeding_grounds(g)
    struck = _spread(g)
    struck += [province for province in bred if province not in struck and _falls_ill(g, province, "45.1")]
    if struck:
        g.push(SiegesSeen())
    for province in struck:
        break_out(g, province)


def breeding_grounds(g: RomanWorld) -> list[int]:
    """45.0: Provinces with plunder markers, a city under siege, or a field of many dead.

    Ruling 45.0: plunder counts as long as it is marked; with 41 in force the marked cities of a Province do too.
    """
    besieged = {PROVINCE[siege.place] for siege in sieges(g)}
    bloody = {effect.subject for effect in effects(g, BATTLE_DEAD)}
    return [
        province
        for province in range(PROVINCE_COUNT)
        if g.plunder[province] or province in besieged or province in bloody or _is_sacked(g, province)
    ]


def _is_sacked(g: RomanWorld, province: int) -> bool:
    return g.has_rule("41") and any(g.city_plunder[city] for city in cities_in(g, province))


def _falls_ill(g: RomanWorld, province: int, rule: str) -> bool:
    """45.1, 45.3a: two dice."""
    dice = [g.dice.roll(), g.dice.roll()]
    if g.log is not None:
        g.tell("plague-roll", rule, province=PROVINCE_IDS[province], dice=dice)
    return sum(dice) == WORST


def _spread(g: RomanWorld) -> list[int]:
    """45.3: every Province beside one with plague is rolled for; then that plague is over and leaves two markers.

    45.2b: whoever enters such a Province in this game turn still suffers.
    """
    ill = [effect.subject for effect in effects(g, PLAGUE)]
    struck: list[int] = []
    for province in ill:
        struck += [near for near in _around(province) if near not in struck and _falls_ill(g, near, "45.3a")]
    for province in ill:
        end(g, PLAGUE, province)
        begin(g, PLAGUE_ENTRY, province, until=g.month)
        g.plunder = changed(g.plunder, province, TABLES.plunder.markers)
        if g.log is not None:
            g.tell("plague-ends", "45.3b", province=PROVINCE_IDS[province])
    return struck


def _around(province: int) -> Iterable[int]:
    """45.3a: by land or over a narrow sea."""
    return (*NEIGHBOURS[province], *STRAIT_NEIGHBOURS[province])


def break_out(g: RomanWorld, province: int) -> None:
    """45.1, 45.2a: a Province is in plague until the next Diplomacy Phase, and each stack in it loses a third."""
    begin(g, PLAGUE, province, until=g.month + 1)
    if g.log is not None:
        g.tell("plague", "45.1", province=PROVINCE_IDS[province])
    for place, power in reversed(peoples_in(g, province)):
        _fall(g, power, place, NONE)


@carries_out(PlagueEntered)
def enter(errand: PlagueEntered, g: RomanWorld) -> None:
    """45.2b: units that enter lose a third."""
    stack = errand.stack
    if is_alive(g, stack) and g.units[stack] and not is_naval(g, stack) and not g.mark[stack] & GUESTS:
        g.push(SiegesSeen())
        _fall(g, g.whose[stack], g.at[stack], stack)


def toll(g: RomanWorld, units: str) -> int:
    """45.2a, 2.0: halves of a Legion Equivalent that die: a third of the whole ones, at least one."""
    le = load(units, g.has_rule("31")) // 2
    return min(load(units, g.has_rule("31")), 2 * max(1, le // THIRD))


def _fall(g: RomanWorld, power: int, place: int, stack: int) -> None:
    """Their player picks who dies; of a power that nobody leads the weakest do."""
    left = toll(g, roster_of(g, place, power, stack))
    if g.chief[power] != NOBODY:
        g.push(PlagueLoss(g.chief[power], power, place, stack, left))
        return
    while left > 0:
        weakest = min(kinds_in(roster_of(g, place, power, stack)), key=lambda kind: STRENGTH[kind])
        left -= _die(g, power, place, stack, weakest)
    settle(g, place)


def _die(g: RomanWorld, power: int, place: int, stack: int, kind: int) -> int:
    """45.2a, 19.1c: one unit is lost; the halves it counted."""
    letter = LETTER[kind]
    stacks = [stack] if stack != NONE else land_stacks(g, place, power)
    lose(g, next(s for s in stacks if letter in g.units[s]), letter, "45.2a")
    return half_le(KIND_OF[letter], g.has_rule("31"))


class PlagueLoss(PlayerChoice, frozen=True):
    """45.2a, 45.2b: a player picks who dies of a stack in a place, or of one that has just entered."""

    power: int
    place: int
    stack: int
    left: int
    rule: ClassVar[str] = "45.2a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("plague-loss", subjects.PLACE, subjects.POWER)
    orders_about: ClassVar[str] = "plague-losses"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [PLAGUE_LOSS[kind] for kind in kinds_in(roster_of(g, self.place, self.power, self.stack))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One unit, until a third is gone."""
        left = self.left - _die(g, self.power, self.place, self.stack, move[1])
        for stack in stacks_at(g, self.place):
            discard(g, stack)
        if left > 0 and roster_of(g, self.place, self.power, self.stack):
            g.become(PlagueLoss(self.player, self.power, self.place, self.stack, left))
            return
        g.stack.pop()
        settle(g, self.place)

    worth_of = units_strength
