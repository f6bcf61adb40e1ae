"""13: supply. What a group needs, what its hex or its trains have for it, and how many go hungry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, ExitStack
from math import ceil
from typing import Any
from unittest.mock import patch

from romanum.games.imperium.data.cities import CONSTANTINOPLE, ROMA
from romanum.games.imperium.data.grants import SupplyShift
from romanum.games.imperium.data.hexes import BESIDE, HEX, PLACE_IDS, PROVINCE
from romanum.games.imperium.rules.supply import needs, rations
from romanum.games.imperium.state.effects import FAMINE, Effect
from romanum.games.imperium.state.layout import EFFECT_FACTS, GRAZED_FACTS
from romanum.games.imperium.state.marks import INSIDE, MOVED
from romanum.games.imperium.state.position import NONE
from romanum.games.imperium.state.position import SUPPLY as SUPPLY_SEGMENT

from ..moments import (
    Moment,
    Oracle,
    Unit,
    World,
    city_in,
    forts,
    friends,
    half_le,
    is_cultivated,
    is_winter,
    leaders_in,
    sieges,
    stacks_at,
    units_in,
)
from .map import TABLES, TERRAIN, hexes_apart

NOTHING = -1
"""N/A of the Forage Chart."""
TEN = 20
"""Ten LE in halves."""


def appetite(g: World, units: Iterable[Unit]) -> int:
    """13.2c: LE in halves of units in one hex: light ones with a heavy one of their arm eat for nothing."""
    eaters = [unit for unit in units if unit.cls != "train"]
    total = sum(half_le(g, unit) for unit in eaters)
    for arm in ("foot", "horse"):
        own = [unit for unit in eaters if getattr(unit, arm)]
        heavy = sum(unit.heavy for unit in own)
        total -= min(heavy, len(own) - heavy)
    return total


def group_appetite(g: World, stacks: Iterable[int]) -> int:
    """The same of a group, which may be spread over hexes."""
    by_place: dict[tuple[int, int], list[Unit]] = {}
    for stack in stacks:
        by_place.setdefault((g.at[stack], g.mark[stack] & INSIDE), []).extend(units_in(g, stack))
    return sum(appetite(g, units) for units in by_place.values())


def need(halves: int, dice: list[int], modifier: int) -> int:
    """13.2d: two dice for every ten LE or part of ten."""
    chart, total = TABLES["supply"], 0
    for n in range(0, len(dice), 2):
        part = min(TEN, halves - TEN * (n // 2))
        column = next(i for i, most in enumerate(chart["up_to"]) if part <= 2 * most)
        roll = min(max(dice[n] + dice[n + 1] + modifier, 2), 12)
        total += chart["points"][roll - chart["first_roll"]][column]
    return int(total)


def ravaged(g: World, place: int) -> int:
    """24.4, 39.2-F: how often the forage of a hex is halved."""
    province, rows = PROVINCE[place], range(0, len(g.effects), EFFECT_FACTS)
    effects = [Effect(*g.effects[at : at + EFFECT_FACTS]) for at in rows]
    famine = any(effect.kind == FAMINE and effect.subject == province for effect in effects)
    return bool(g.plunder[province]) + famine


def forage(g: World, place: int, power: int, *, inside: bool) -> int:
    """13.3, 13.3.1: what a hex has for a power."""
    chart, shut = TABLES["forage"], place in sieges(g)
    city = city_in(g, place)
    own = city != NONE and g.city_of[city] >= 0 and friends(g, power, g.city_of[city])
    town = 0
    if own and (inside or not shut):
        great = g.capitals >> city & 1 and city in (ROMA, CONSTANTINOPLE)
        town = chart["imperial_capital"] if great else chart["city"]
    elif city == NONE and any(level == 4 and friends(g, power, its) for its, level in forts(g, place)):
        town = chart["highest_fort"] if inside or not shut else 0
    if inside:
        ground = 0
    else:
        ground = chart[TERRAIN[place]][(0 if is_cultivated(g, place) else 2) + is_winter(g, place)]
        if place in g.scorched[::2]:
            ground = NOTHING
    if ground == NOTHING:
        if not town:
            return NOTHING
        ground = 0
    value = ground + town
    for _ in range(ravaged(g, place)):
        value = max(1, value // 2) if value > 0 else value
    return max(0, int(value))


def lacking(halves: int, had: int, needed: int) -> int:
    """13.2e, 13.3d: the halves of a group that go hungry; the share is rounded down, but one unit at least."""
    if had >= needed:
        return 0
    if had <= 0:
        return halves
    return max(1, halves * (needed - had) // needed)


def lacking_at_zero(halves: int, needed: int) -> int:
    """13.3e: where a hex has nothing."""
    share = {0: 0, 1: 1, 2: 2}.get(needed, 3)
    return halves if share == 3 else max(1, halves * share // 3) if share else 0


def leader_shift(g: World, stacks: Iterable[int]) -> int:
    """13.3c, 13.3f: the best leader with the group."""
    values = [g.leader_value[leader] for stack in stacks for leader in leaders_in(g, stack)]
    return {2: 1, 3: 2}.get(max(values, default=0), 0)


class Supply(Oracle):
    """Looks at every group that draws or forages."""

    def __init__(self) -> None:
        super().__init__()
        self.group: tuple[int, ...] = ()
        self.last = False
        self.expected: int | None = None
        """The halves that must go hungry."""
        self.moment: Moment | None = None
        self.favour: dict[int, int] = {}
        """42: what the gods add to the next roll of a power."""

    def hooks(self) -> AbstractContextManager[Any]:
        """Which stacks are fed together, and how many of them go hungry."""
        stack = ExitStack()
        for task in (rations.Foraged, rations.Drawn):
            stack.enter_context(patch.object(task, "run", self._noted(task.run)))
        stack.enter_context(patch.object(rations, "settle_hunger", self._settled(needs.settle_hunger)))
        return stack

    def _noted(self, run: Callable[..., None]) -> Callable[..., None]:
        def noted(task: Any, g: World) -> None:
            self.group, self.last = task.stacks, getattr(task, "last", False)
            run(task, g)

        return noted

    def _settled(self, settle: Callable[..., None]) -> Callable[..., None]:
        def settled(g: World, player: int, stacks: tuple[int, ...], halves: int, fed: int) -> None:
            if self.expected is not None and self.moment is not None:
                self.expect(self.moment, "13.2e", halves == self.expected, f"{halves} go hungry, not {self.expected}")
            self.expected = None
            settle(g, player, stacks, halves, fed)

        return settled

    def told(self, moment: Moment) -> None:
        """A group has drawn or foraged."""
        kind = moment.event.kind
        if kind == "appeal":
            self.favour[moment.power] = moment.fact("value")
        elif kind in ("foraged", "forages"):
            self._forages(moment)
        elif kind in ("drawn", "draws"):
            self._draws(moment)
        if kind != "appeal" and moment.event.facts.keys() & {"die", "dice"}:
            self.favour.clear()

    def _shift(self, m: Moment) -> int:
        """The leaders with them, and what the scenario and the gods add."""
        g, found = m.g, leader_shift(m.g, self.group)
        for rule in g.setting.of(SupplyShift):
            months = not rule.months or g.month % 12 + 1 in rule.months
            if rule.of == m.power and months and PROVINCE[m.place] in rule.within:
                found += rule.add
        return found + self.favour.get(m.power, 0)

    def _forages(self, m: Moment) -> None:
        g, place, power = m.g, m.place, m.power
        inside = any(g.mark[stack] & INSIDE for stack in self.group) and place in sieges(g)
        halves = group_appetite(g, self.group)
        within = min(halves, TEN - self._tried(m.g, place, power))
        value = forage(g, place, power, inside=inside)
        self.expect(m, "13.3b", len(m.fact("dice")) == 2, "foragers roll two dice")
        self.expect(m, "13.3a", m.fact("had") == value, f"the hex has {value}")
        helps = self._train_helps(g, place, power, inside)
        right = {need(within, m.fact("dice"), self._shift(m) + train) for train in helps}
        needed = m.fact("needed")
        self.expect(m, "13.3c", needed in right, f"{within} halves with {self._shift(m)} and trains {helps}: {right}")
        hungry = lacking(within, value, needed) if value else lacking_at_zero(within, needed)
        self.expected, self.moment = hungry + halves - within, m

    def _train_helps(self, g: World, place: int, power: int, inside: bool) -> tuple[int, ...]:
        """Ruling 13.3c: 1 for a train in the hex; an ally's helps only with his leave (5.8e), unseen here."""
        there = [
            g.chief[g.whose[stack]] == g.chief[power]
            for stack in stacks_at(g, place)
            if friends(g, power, g.whose[stack]) and bool(g.mark[stack] & INSIDE) == inside
            if not self._has_just_come(g, stack) and any(unit.cls == "train" for unit in units_in(g, stack))
        ]
        return (1,) if any(there) else (0, 1) if there else (0,)

    @staticmethod
    def _has_just_come(g: World, stack: int) -> bool:
        """Ruling 13.3c, 13.4.2a: a train that has moved in the running player turn is no help before its end."""
        return bool(g.mark[stack] & MOVED) and g.segment != SUPPLY_SEGMENT and g.chief[g.whose[stack]] == g.active

    @staticmethod
    def _tried(g: World, place: int, power: int) -> int:
        """13.3b: halves of friends who have tried there in this segment before; the last entry is this group's own."""
        rows = [g.grazed[at : at + GRAZED_FACTS] for at in range(0, len(g.grazed), GRAZED_FACTS)][:-1]
        return sum(row[2] for row in rows if row[0] == place and friends(g, power, row[1]))

    def _draws(self, m: Moment) -> None:
        g, source = m.g, PLACE_IDS.index(m.fact("source"))
        halves = group_appetite(g, self.group)
        rolls = ceil(halves / TEN)
        self.expect(m, "13.2d", len(m.fact("dice")) == 2 * rolls, f"{rolls} rolls for {halves} halves")
        far = min(-self._apart(source, g.at[stack]) for stack in self.group)
        needed = need(halves, m.fact("dice"), self._shift(m) + far)
        self.expect(m, "13.2d", m.fact("needed") == needed, f"{halves} halves with {self._shift(m)}{far}: {needed}")
        self.expected, self.moment = lacking(halves, m.fact("had"), m.fact("needed")), m

    @staticmethod
    def _apart(source: int, place: int) -> int:
        """13.4.2b, 13.4.4a: the hexes to a train; none along a river of both."""
        return 0 if set(BESIDE[source]) & set(BESIDE[place]) else hexes_apart(HEX[source], HEX[place])
