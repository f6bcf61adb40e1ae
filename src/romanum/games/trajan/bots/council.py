"""All that a side may set out for with its forces, best first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from romanum.engine.counsel.staff import Aim
from romanum.games.trajan.bots.armies import Armies
from romanum.games.trajan.bots.outlook import POINTS, STRONG
from romanum.games.trajan.bots.riders import INCITE, Riders
from romanum.games.trajan.bots.routes import ENEMIES, Ways, spread
from romanum.games.trajan.bots.survey import power
from romanum.games.trajan.data.components import (
    BY_SEA,
    KIND,
    LEADER,
)
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.march.reach import Steps, force_of, has_train, marchers
from romanum.games.trajan.state.position import FIRST_UNIT, NOBODY, POLITICAL, SIDE_LEADERS, strength

REST: Final = "rest"
STAY: Final = "stay"
KEPT: Final[dict[tuple[object, ...], list[Aim]]] = {}
"""The aims of forces by all that they hang on; so many at most."""
MOST_KEPT: Final = 1 << 14


class Council(Riders, Armies):
    """Everybody's aims together."""

    def aims(self) -> list[Aim]:
        """Whatever a side may do with its forces now, best first."""
        found = [Aim(REST)]
        for hex in self.g.stacks(self.side):
            found += self.stirring(hex)
            if hex not in self.g.attempted:
                units = marchers(self.g, self.side, hex)
                if units:
                    found += self.of_force(hex, units)
        return sorted(found, key=lambda aim: -aim.score)

    def of_force(self, hex: int, units: Sequence[int]) -> list[Aim]:
        """What those in a hex who can march may set out for; not worked out again while all it hangs on is the same."""
        g = self.g
        here = (hex, strength(g.garrison(self.side, hex)), *units, NOBODY, *[g.inside[u] for u in units])
        found = _kept((*here, self.circumstances, self.holdings), lambda: self.of_army(hex, units))
        leaders = [g.plays[u] for u in units if KIND[u] == LEADER]
        if not leaders:
            return found
        outside = self.survey.outside[self.side].get(hex)
        riders = (*here, *leaders, outside, self.politicals, self.reserve, self.circumstances)
        return found + _kept(riders, lambda: self.of_riders(hex, units))

    @cached_property
    def circumstances(self) -> tuple[object, ...]:
        """All that the aims of a force hang on beside itself."""
        g, first, last = self.g, FIRST_UNIT[self.enemy], FIRST_UNIT[self.enemy + 1]
        return (
            self.side, g.scenario, g.turn, g.event, g.hatra_defies, *g.supreme,
            g.holds(self.enemy, POLITICAL), *[g.can_play(u) for u in SIDE_LEADERS[self.enemy]],
            tuple(g.where[first:last]), tuple(g.inside[first:last]), tuple(self.survey.holders), tuple(g.civis),
        )  # fmt: skip

    @cached_property
    def holdings(self) -> tuple[object, ...]:
        """What the aims of armies hang on besides: who holds what decides the war, and which armies besiege cities."""
        armies = [hex for hex, strong in self.survey.outside[self.side].items() if strong >= STRONG]
        return *sorted(armies), *[(hex, *self.g.garrison(self.side, hex)) for _, hex in self.keys]

    def anew(self) -> list[Aim]:
        """What a force that musters again may set out for, from where it is (12.4)."""
        origin, here, force = self.g.attempted[-1], self.g.column, force_of(self.g, self.side)
        found = self.of_riders(here, force) + self.of_army(here, force) if force else []
        found.sort(key=lambda aim: -aim.score)
        return [Aim(aim.intent, origin, aim.goal, aim.extra, aim.score) for aim in found]

    def onward(self, step: Marching) -> list[Aim]:
        """Where a force on its way may still go for a Revolt, or that it stays where it is.

        It only goes farther away from where it came from, so that it comes to no place twice.
        """
        g, here = self.g, self.g.column
        force = force_of(g, self.side)
        found = [Aim(STAY, here, here)]
        able = [u for u in force if KIND[u] == LEADER and g.can_play(u)]
        if not force or not able or not self.politicals or step.scatters:
            return found
        if self.is_theirs(here):
            return found
        origin, enemies = g.attempted[-1], ENEMIES.of(g)[self.side]
        left = Steps(step.result.move, step.gone, step.desert).left(g, force, step.kind)
        if step.kind == BY_SEA or step.stopped or left <= 0 or (step.gone and here in enemies):
            return found
        trail = spread(step.kind, origin, step.gone + left, has_train(force), enemies)
        if trail.get(here) != step.gone:
            return found
        ways = Ways(g, self.side, force, here, [step.kind])
        alone = all(KIND[u] == LEADER for u in force)
        own = 0.0 if alone else power(force)
        for city, there in self.theirs:
            way = ways.to(there)
            if way is not None and way.steps <= left and trail.get(there) == step.gone + way.steps:
                turned = self.turning(city)
                risk = (1 - turned) * self.price(force) * self.peril(there, own)
                gain = turned * self.worths[city] - risk - self.spent()
                found.append(Aim(INCITE, origin, there, (), POINTS * gain))
        found.sort(key=lambda aim: -aim.score)
        return found[:6]


def _kept(key: tuple[object, ...], work: Callable[[], list[Aim]]) -> list[Aim]:
    """What was worked out before for the same, or is now."""
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = work()
    return found
