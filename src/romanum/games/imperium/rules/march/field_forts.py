"""21.1, 21.2a, 21.2h, 21.3c: forts in the field: built by those who stay, dug by legions on the march, and razed."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.charts import COST, TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import CLASS, INFANTRY
from romanum.games.imperium.rules.common.leaders import leaders_at, value
from romanum.games.imperium.rules.common.morale import pay, payer
from romanum.games.imperium.rules.common.powers import is_enemy, power_id, side
from romanum.games.imperium.rules.common.sieges import (
    TOP_LEVEL,
    Fort,
    forts,
    forts_at,
    is_besieged,
    keep_forts,
    own_fort,
    set_fort,
)
from romanum.games.imperium.rules.march.actions import FORTIFY
from romanum.games.imperium.rules.march.allowance import allowance, left
from romanum.games.imperium.rules.march.column import column, regroup, spend, together, troops
from romanum.games.imperium.rules.march.ready import A_LEGION, BUSY, ready
from romanum.games.imperium.state.actions import NUMBER
from romanum.games.imperium.state.forces import (
    detach,
    discard,
    is_naval,
    join_alike,
    stacks_at,
)
from romanum.games.imperium.state.layout import FORT_FACTS, SIEGE_FACTS
from romanum.games.imperium.state.marks import BUILDING, INSIDE, SUPPLIED
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import INFANTRIES, KIND_OF, LEGIONS, each, half_le, load, of
from romanum.games.imperium.state.steps import Menu, PlayerChoice

GREAT: Final = 2
"""21.1i: a +2 leader or better."""


def level_cost(g: RomanWorld) -> int:
    """21.1e: talents a level."""
    row = COST[g.scenario]
    return row.fort_level if row is not None else 0


def builders(g: RomanWorld, power: int, place: int) -> list[int]:
    """21.1a: stacks with infantry that stood in the hex when the segment began and have not moved."""
    return [
        stack
        for stack in stacks_at(g, place)
        if g.whose[stack] == power
        and not is_naval(g, stack)
        and not g.mark[stack] & BUSY
        and any(INFANTRY[kind] for kind in each(g.units[stack]))
    ]


def hands(g: RomanWorld, stacks: list[int]) -> int:
    """21.1c, 31c: legion-sized infantry units, or as many of two smaller ones."""
    return sum(infantry_halves(g.units[stack], g.has_rule("31")) for stack in stacks) // A_LEGION


@lru_cache(1 << 14)
def infantry_halves(units: str, reformed: bool) -> int:
    """31c: Legion Equivalents of infantry in halves."""
    return load(of(units, INFANTRIES), reformed)


def affordable(g: RomanWorld, power: int) -> int:
    """21.1e: the levels that a power can pay for, up to the top one."""
    purse, cost = payer(g, power), level_cost(g)
    if purse == NOBODY:
        return 0
    return min(TOP_LEVEL, g.treasury[purse] // cost) if cost else TOP_LEVEL


def levels_possible(g: RomanWorld, power: int, place: int) -> int:
    """21.1c, 21.1e, 21.2a, 21.2h: as many levels as hands, talents, the maximum and the counters allow."""
    found = min(hands(g, builders(g, power, place)), affordable(g, power))
    return min(found, levels_missing(g, power, place)) if found > 0 else 0


def levels_missing(g: RomanWorld, power: int, place: int) -> int:
    """21.1i, 21.2a, 21.2h: as many as the maximum and the counters allow, whoever builds."""
    fort = own_fort(g, place, power)
    if fort is None and len(g.forts) // FORT_FACTS >= TABLES.maximum_build.forts:
        return 0
    missing = max(0, TOP_LEVEL - levels_of(g, power, place))
    if missing and _is_besieging(g, power, place) and not _may_build_works(g, power, place):
        return 0
    return missing


def levels_of(g: RomanWorld, power: int, place: int) -> int:
    """21.2a: what a power's player has in a place, finished or begun: another player builds in another part of it."""
    return sum(f.level + f.works for f in forts_at(g, place) if side(g, f.power) == side(g, power))


def _is_besieging(g: RomanWorld, power: int, place: int) -> bool:
    return is_besieged(g, place) and not any(
        g.mark[s] & INSIDE and not is_enemy(g, power, g.whose[s]) for s in stacks_at(g, place)
    )


def _may_build_works(g: RomanWorld, power: int, place: int) -> bool:
    """21.1i: around a besieged place only Romans with a +2 leader or better."""
    return g.origin[power] == ROMAN and any(value(g, leader) >= GREAT for leader in leaders_at(g, place, power))


# ---- the menu of those who stay


def _sites(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """Places and powers; whoever cannot pay is not looked for."""
    able = ready(g, player).builders
    poor = {power for power in {power for _, power in able} if not affordable(g, power)}
    if len(g.forts) // FORT_FACTS >= TABLES.maximum_build.forts:
        built = {*g.forts[::FORT_FACTS]}
        return [s for s in able if s[0] in built and s[1] not in poor and levels_missing(g, s[1], s[0])]
    built = {*g.forts[::FORT_FACTS], *g.sieges[::SIEGE_FACTS]}
    return [s for s in able if s[1] not in poor and (s[0] not in built or levels_missing(g, s[1], s[0]))]


def _options(g: RomanWorld, player: int) -> list[Move]:
    return [FORTIFY[place] for place in dict.fromkeys([place for place, _ in _sites(g, player)])]


def _take(g: RomanWorld, player: int, move: Move) -> None:
    power = next(power for place, power in _sites(g, player) if place == move[1])
    g.push(Levels(player, power, move[1]))


FORTIFYING: Final = Menu(frozenset({"fortify"}), _options, lambda g, player, move: None, _options, _take)
"""21.1: what a Land Movement Segment offers to those who build."""


class Levels(PlayerChoice, frozen=True):
    """21.1c: how many levels are built at once."""

    power: int
    place: int
    rule: ClassVar[str] = "21.1c"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """One for each legion-sized unit, as far as talents reach.

        Nobody comes here who cannot build one; but who imagines the builders may have dealt himself others.
        """
        return [NUMBER[n] for n in range(max(1, levels_possible(g, self.power, self.place)), 0, -1)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The talents are paid, the works begun, and the builders stay (21.1f)."""
        begin_works(g, self.power, self.place, move[1])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("levels", self.rule, {"place": PLACE_IDS[self.place], "cost": level_cost(g)})


def begin_works(g: RomanWorld, power: int, place: int, levels: int) -> None:
    """21.1c, 21.1e, 21.1f, 21.1h: works under construction, by as many hands as they need."""
    pay(g, payer(g, power), levels * level_cost(g))
    fort = own_fort(g, place, power)
    set_fort(g, place, power, fort.level if fort else 0, (fort.works if fort else 0) + levels)
    set_to_work(g, builders(g, power, place), A_LEGION * levels, INFANTRIES)
    if g.log is not None:
        g.tell("builds-fort", "21.1c", power=power_id(g, power), place=PLACE_IDS[place], levels=levels)


def set_to_work(g: RomanWorld, stacks: list[int], need: int, able: frozenset[str]) -> None:
    """21.1f, 31c: the largest units of some kinds are builders, until so many halves of a Legion Equivalent are."""
    reformed = g.has_rule("31")
    for stack in stacks:
        chosen = ""
        for letter in sorted(of(g.units[stack], able), key=lambda unit: -half_le(KIND_OF[unit], reformed)):
            if need > 0:
                chosen += letter
                need -= half_le(KIND_OF[letter], reformed)
        if chosen:
            join_alike(g, detach(g, stack, "".join(sorted(chosen)), g.mark[stack] | BUILDING))
            discard(g, stack)


# ---- on the march


def can_dig(g: RomanWorld, force: int, parts: list[int] | None = None) -> bool:
    """21.1b, 21.1i, 31c: a supplied Roman legion that can still spend half its MA builds a first level.

    `parts` is the force's `column`, if somebody knows.
    """
    power, place = g.whose[force], g.at[force]
    if g.origin[power] != ROMAN or not g.mark[force] & SUPPLIED:
        return False
    purse = payer(g, power)
    if purse == NOBODY or g.treasury[purse] < level_cost(g) or len(g.forts) // FORT_FACTS >= TABLES.maximum_build.forts:
        return False
    parts = column(g, force) if parts is None else parts
    units = together(g, parts)
    if load(of(units, LEGIONS), g.has_rule("31")) < A_LEGION or levels_of(g, power, place):
        return False
    if _is_besieging(g, power, place) and not _may_build_works(g, power, place):
        return False
    whole = allowance(g, force, parts)
    return 2 * (whole - g.spent[force]) >= whole


def dig(g: RomanWorld, force: int) -> None:
    """21.1b, 21.1g: works of level D for half its MA; the force ends its march, and a legion of it is bound to them."""
    power, place = g.whose[force], g.at[force]
    pay(g, payer(g, power), level_cost(g))
    set_fort(g, place, power, 0, 1)
    set_to_work(g, column(g, force), A_LEGION, LEGIONS)
    regroup(g, place)
    if g.log is not None:
        g.tell("builds-fort", "21.1b", power=power_id(g, power), place=PLACE_IDS[place], levels=1)


def condemned(g: RomanWorld, force: int) -> Fort | None:
    """21.3c: the fort that a force could raze where it is: an enemy's that nobody defends, else one of its own."""
    place, power = g.at[force], g.whose[force]
    standing = [fort for fort in forts_at(g, place) if fort.level]
    if not standing:
        return None
    defended = any(is_enemy(g, power, g.whose[s]) for s in stacks_at(g, place))
    others = [fort for fort in standing if is_enemy(g, power, fort.power) and not defended]
    return next(iter([*others, *(fort for fort in standing if fort.power == power)]), None)


def can_raze(g: RomanWorld, force: int) -> bool:
    """21.3c: by heavy infantry with the MP for it."""
    if not forts_at(g, g.at[force]) or condemned(g, force) is None:
        return False
    if not any(CLASS[kind] in HEAVY_INFANTRY for kind in each(troops(g, force))):
        return False
    return left(g, force) >= raze_cost(g, force)


HEAVY_INFANTRY: Final = (data.LEGION, data.CIVILIZED, data.BARBARIAN)


def raze_cost(g: RomanWorld, force: int) -> int:
    """21.3c: 1 MP for level D to 4 for A; several heavy infantry units share what is above 1."""
    fort = condemned(g, force)
    assert fort is not None
    whole = TABLES.fort.destroy_mp[fort.level - 1]
    men = sum(CLASS[kind] in HEAVY_INFANTRY for kind in each(troops(g, force)))
    return -(-whole // max(1, men))


def raze(g: RomanWorld, force: int) -> None:
    """21.3c: the fort is no more; the MP it took are seen."""
    place, gone = g.at[force], condemned(g, force)
    spend(g, force, raze_cost(g, force))
    g.reveals += g.hidden
    keep_forts(g, [f for f in forts(g) if f != gone])
    if g.log is not None:
        g.tell("razes-fort", "21.3c", power=power_id(g, g.whose[force]), place=PLACE_IDS[place])
