"""4f, 37: minor powers that may wake in the Diplomacy Phase: neutral barbarians and Persia.

The Lombards (37.3) and the rebels of 37.7 and 37.8 wake by triggers, which the scenario looks at (`Triggers`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from romanum.engine.errand import carries_out
from romanum.engine.position import changed
from romanum.games.imperium.data import settings
from romanum.games.imperium.data.characters import BarbariansWake, PersiaWakes, WakesAsBarbarians
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NEIGHBOURS, PROVINCE_IDS
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, power_id, put_to_sleep
from romanum.games.imperium.rules.powers.activation import NEVER, is_armed, rouse
from romanum.games.imperium.rules.powers.defection import look_for_penitents
from romanum.games.imperium.rules.powers.dissolution import conqueror, take_heart
from romanum.games.imperium.rules.special.specials import is_silent
from romanum.games.imperium.state.errands import ActivationChecks
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, NEUTRAL, NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import land_strength


@carries_out(ActivationChecks)
def look_around(errand: ActivationChecks, g: RomanWorld) -> None:
    """Those who have changed sides may change back; barbarians beside weak Roman Provinces, then Persia."""
    setting = g.setting
    if g.fired:
        look_for_penitents(g)
    for wakes in setting.of(BarbariansWake):
        if wakes.applies(g.month, g.seats):
            for power, province in sites(g):
                _watch(g, wakes, power, province)
    for persia in setting.of(PersiaWakes):
        waits = g.standing[persia.power] == INACTIVE and not is_silent(g, persia.power)
        if persia.applies(g.month, g.seats) and waits:
            _tempt(g, persia)


def sites(g: RomanWorld) -> list[tuple[int, int]]:
    """37.6a: the powers that wake as neutral barbarians do, each with the Province from which it comes."""
    return _sites(g.scenario, g.seats)


@cache
def _sites(number: int, players: int) -> list[tuple[int, int]]:
    setting = settings.setting(number, players)
    own = [(int(power), setting.powers[power].provinces[0]) for rule in setting.of(BarbariansWake)
           for power in rule.powers]  # fmt: skip
    listed = [(int(rule.power), int(rule.province)) for rule in setting.of(WakesAsBarbarians)]
    return [*listed, *own]


def roman_strength(g: RomanWorld, provinces: Iterable[int]) -> int:
    """37.5b, 37.6b: the printed strength of all Roman land units in some Provinces."""
    wanted = set(provinces)
    return sum(
        land_strength(g.units[stack])
        for stack, place in enumerate(g.at)
        if place >= 0 and PROVINCE[place] in wanted and g.origin[g.whose[stack]] == ROMAN and not is_naval(g, stack)
    )


def weak_neighbours(g: RomanWorld, province: int, below: int) -> list[int]:
    """37.6b: the Roman Provinces beside one that hold too little strength."""
    return [
        other
        for other in NEIGHBOURS[province]
        if g.lord[other] != NOBODY and g.origin[g.lord[other]] == ROMAN and roman_strength(g, (other,)) < below
    ]


def _watch(g: RomanWorld, wakes: BarbariansWake, power: int, province: int) -> None:
    """Ruling 37.6b: a die for each weak neighbour, until one wakes them; 37.6a: not once others have their land."""
    if g.standing[power] != INACTIVE or g.month < g.dormant[province] or is_silent(g, power):
        return
    if g.lord[province] not in (power, NOBODY):
        return
    for other in weak_neighbours(g, province, wakes.below):
        die = g.dice.roll()
        if g.log is not None:
            g.tell("barbarians-stir", "37.6b", die=die, power=power_id(g, power), province=PROVINCE_IDS[other])
        if die >= wakes.least:
            rouse(g, power, EVERY_PLAYER, "37.6b")
            return


def _tempt(g: RomanWorld, persia: PersiaWakes) -> None:
    """37.5b: two dice and 1 more for so much Roman strength; few enough, or an unmodified pair of ones, wake it."""
    dice = [g.dice.roll(), g.dice.roll()]
    total = sum(dice) + roman_strength(g, persia.within) // persia.each
    if g.log is not None:
        g.tell("persia-stirs", "37.5b", power=power_id(g, persia.power), dice=dice, total=total)
    if total <= persia.most or sum(dice) == persia.always:
        rouse(g, persia.power, EVERY_PLAYER, "37.5b")


def lay_down(g: RomanWorld) -> None:
    """37.6c, 23.6c: barbarians without a unit left are inactive; they are rolled for again later, or never."""
    for power, province in sites(g):
        if g.standing[power] == ACTIVE and not is_armed(g, power) and conqueror(g, power) == NOBODY:
            once = {int(rule.power) for rule in g.setting.of(WakesAsBarbarians) if rule.once}
            rest = max((rule.rest for rule in g.setting.of(BarbariansWake)), default=0)
            put_to_sleep(g, power)
            take_heart(g, power)
            if g.bond[power] == NEUTRAL:
                g.chief[power] = NOBODY
            g.dormant = changed(g.dormant, province, NEVER if power in once else g.month + rest)
            if g.log is not None:
                g.tell("power-sleeps", "37.6c", power=power_id(g, power))
