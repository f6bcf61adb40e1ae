"""12.1 to 12.3: a force goes from hex to hex, until it halts, meets an enemy, or has no MP left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import CLOSED, CLOSED_WORDS, LAND_STEPS, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import city_at, city_strength, walk_into, walk_into_port
from romanum.games.imperium.rules.common.entry import enter_province, stands_apart, why_apart
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import stand_apart, value
from romanum.games.imperium.rules.common.leave import STACKING, asks_first, is_others, is_refused
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, power_id
from romanum.games.imperium.rules.common.sieges import is_besieged, land_stacks
from romanum.games.imperium.rules.geography.travel import step_costs
from romanum.games.imperium.rules.march.actions import DIG, DROP, DROP_LEADER, LOSE_ON_MARCH, OVERRUN, RAZE
from romanum.games.imperium.rules.march.afar import why_not_afar
from romanum.games.imperium.rules.march.allowance import (
    allowance,
    enemies_ashore,
    is_crossing,
    left,
    price,
    ships_in_the_way,
    wades,
)
from romanum.games.imperium.rules.march.boats import moor
from romanum.games.imperium.rules.march.column import (
    column,
    disband,
    drop,
    leaders_with,
    rally,
    regroup,
    together,
    troops,
    walk,
    with_unit,
)
from romanum.games.imperium.rules.march.field_forts import can_dig, can_raze, dig, raze
from romanum.games.imperium.rules.march.interception import open_interceptions
from romanum.games.imperium.rules.march.overrun import can_overrun, ride_down
from romanum.games.imperium.rules.march.scorched_earth import note_leaving
from romanum.games.imperium.rules.special.specials import open_to, why_no_entry
from romanum.games.imperium.state.actions import HALT, PASS, TO
from romanum.games.imperium.state.errands import (
    GoOn,
    Reckoning,
    SiegesSeen,
)
from romanum.games.imperium.state.forces import (
    has_combatants,
    is_alive,
    settle,
    stacks_among,
    stacks_at,
)
from romanum.games.imperium.state.marks import ACTIVE_FORCE, BOATS, CROSSED, MOVED, WADED
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, KIND_OF, LETTER, TRAINS, half_le, kinds_in, of, without
from romanum.games.imperium.state.steps import PlayerChoice, PlayerStep, units_strength


def why_not(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """12.1, 12.2: why a force may not step somewhere; None if it may."""
    here, power = g.at[stack], g.whose[stack]
    cost, rest = price(g, stack, there), left(g, stack)
    if cost is None and g.boat != NONE:
        return Refusal("13.4.4b", "off-the-river", {"place": PLACE_IDS[there]})
    if cost is None:
        word = CLOSED_WORDS[CLOSED[here][there]] if there in CLOSED[here] else "away"
        return Refusal("12.1d", "no-way", {"place": PLACE_IDS[there], "why": word})
    if ships_in_the_way(g, power, here, there):
        return Refusal("12.2e", "fleet-bars", {"place": PLACE_IDS[there]})
    if cost > rest:
        return Refusal("12.1a", "too-dear", {"place": PLACE_IDS[there], "cost": cost, "left": rest})
    if any(is_refused(g, power, g.whose[s], STACKING, there) for s in hosts(g, power, there)):
        return Refusal("5.8d", "ally-refuses", {"place": PLACE_IDS[there]})
    return why_apart(g, power, there) or why_no_entry(g, stack, there)


def steps(g: RomanWorld, stack: int, rest: int) -> list[int]:
    """Where a force may step that has so many MP left: what `why_not` does not refuse, listed quickly."""
    here, power = g.at[stack], g.whose[stack]
    costs: Mapping[int, int | None] = step_costs(g)[here]
    if g.boat != NONE or (g.origin[power] != ROMAN and g.has_rule("30") and here in _near(g.setting.limitanei)):
        costs = {there: price(g, stack, there) for there in costs}
    near = [there for there, cost in costs.items() if cost is not None and cost <= rest]
    if here in ON_STRAITS:
        near = [there for there in near if not ships_in_the_way(g, power, here, there)]
    if any(g.allies):
        near = [
            there
            for there in near
            if not any(is_refused(g, power, g.whose[s], STACKING, there) for s in hosts(g, power, there))
        ]
    held = {g.at[other] for other in stacks_among(g, near)}
    if held:
        near = [there for there in near if there not in held or stands_apart(g, power, there) == NONE]
    return open_to(g, stack, near)


@cache
def _near(provinces: tuple[int, ...]) -> frozenset[int]:
    """30a: places from which a step leads into some Provinces: those that have limitanei."""
    return frozenset(
        here for here, steps in enumerate(LAND_STEPS) if any(PROVINCE[step[0]] in provinces for step in steps)
    )


ON_STRAITS: Final = frozenset(here for here, steps in enumerate(LAND_STEPS) if any(strait for _, _, strait, _ in steps))
"""12.2e: places from which a step leads over a strait or a narrow sea."""


def hosts(g: RomanWorld, power: int, there: int) -> list[int]:
    """5.8d: the units of allies of another player in a place."""
    if not any(g.allies):
        return []
    return [s for s in stacks_at(g, there) if g.units[s] and is_others(g, power, g.whose[s])]


class March(PlayerStep, frozen=True):
    """12.1a: one hex at a time; units and leaders may be dropped on the way, but no units on a force march (12.5c)."""

    rule: ClassVar[str] = "12.1a"
    stays: ClassVar[bool] = True

    def candidates(self, g: RomanWorld, seat: int) -> Iterable[Move]:
        """Every neighbouring hex, and what is always allowed."""
        here = g.at[g.mover]
        land = [step[0] for step in LAND_STEPS[here]]
        near = sorted({*land, *CLOSED[here]})
        return [*(TO[there] for there in near), *self._others(g, column(g, g.mover))]

    def check(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """Steps alone can be refused."""
        return why_not(g, g.mover, move[1]) if move[0] == "to" else None

    def out_of_reach(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """12.1a: a hex that is not next to it: how far away it is."""
        return why_not_afar(g, g.mover, move[1], left(g, g.mover)) if move[0] == "to" else None

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Steps that can be paid, and the rest."""
        force = g.mover
        parts = column(g, force)
        rest = allowance(g, force, parts) - g.spent[force]
        return [*[TO[there] for there in sorted(steps(g, force, rest))], *self._others(g, parts)]

    def _others(self, g: RomanWorld, parts: list[int]) -> list[Move]:
        force = g.mover
        leaders, units = leaders_with(g, parts), together(g, parts)
        found = [HALT]
        if len(units) + len(leaders) > 1:
            found += [DROP[kind] for kind in kinds_in(units)] if not g.forced else []
            listed = leaders_of(g.scenario, g.seats)
            found += [DROP_LEADER[listed[leader]] for leader in leaders if leader != g.led_by]
        if can_dig(g, force, parts):
            found.append(DIG)
        if can_raze(g, force):
            found.append(RAZE)
        return found

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Step, drop, dig, or halt."""
        verb, force = move[0], g.mover
        if verb == "to":
            power = g.whose[force]
            others = hosts(g, power, move[1])
            if not others or not any(asks_first(g, power, g.whose[s], STACKING, move[1], seat, move) for s in others):
                enter(g, force, move[1], self.player)
        elif verb == "halt":
            g.stack.pop()
            finish(g, self.player)
        elif verb == "drop":
            drop(g, force, LETTER[move[1]])
        elif verb == "drop-leader":
            place, leader = g.at[force], leader_here(g.setting, move[1])
            own = force if g.leader_of[leader] == g.whose[force] else g.leader_in[leader]
            stand_apart(g, leader, g.mark[own] & ~ACTIVE_FORCE | MOVED)
            regroup(g, place)
        elif verb == "dig":
            dig(g, force)
            g.stack.pop()
            finish(g, self.player)
        else:
            raze(g, force)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where it is; what is left, to whoever moves it."""
        facts = {"place": PLACE_IDS[g.at[g.mover]], "left": max(0, left(g, g.mover)) if seat == self.player else 0}
        return Prompt("march", self.rule, facts)


def enter(g: RomanWorld, force: int, there: int, player: int) -> None:
    """12.1: a force is in the next hex: what it paid, over what it came, and what awaits it there."""
    here = g.at[force]
    cost = price(g, force, there) or 0
    parts, boats = column(g, force), 7 * BOATS if g.boat == NONE else 0
    walk(g, parts, there, cost, CROSSED | WADED | boats, _how_it_came(g, here, there))
    settle(g, here)
    note_leaving(g, g.whose[force], here)
    if g.log is not None:
        g.tell("marches", "12.1a", power=power_id(g, g.whose[force]), place=PLACE_IDS[there], cost=cost)
    g.push(Arrived(player))
    if PROVINCE[there] != NONE and PROVINCE[there] != PROVINCE[here]:
        enter_province(g, parts, PROVINCE[there])
    if is_besieged(g, here):
        g.push(SiegesSeen())  # 17.1c: at once, so that whoever is free now may intercept


def _how_it_came(g: RomanWorld, here: int, there: int) -> int:
    """14.4.1b: over a river in flood, over another water, or over none, as those on boats do."""
    if g.boat != NONE or not is_crossing(here, there):
        return 0
    return WADED if wades(g, here, there) else CROSSED


class Arrived(Task[RomanWorld], frozen=True):
    """5.6f, 12.3a, 12.4a: an open city is taken in passing; others may intercept; enemies end the march."""

    player: int
    rule: ClassVar[str] = "12.3a"

    def run(self, g: RomanWorld) -> None:
        """Interceptions first; then `Onward` sees whether it goes on."""
        if not rally(g):
            return
        g.push(Onward(self.player))
        open_interceptions(g, self.player)


class Onward(Task[RomanWorld], frozen=True):
    """12.3a, 32: a march ends among unbesieged enemies, unless they are ridden down."""

    player: int
    rule: ClassVar[str] = "12.3a"

    def run(self, g: RomanWorld) -> None:
        """Go on, be asked for an overrun, or end."""
        if not rally(g):
            _forget_march(g)
            return
        force = g.mover
        take_open_city(g, force)
        stopped = bool(enemies_ashore(g, g.whose[force], g.at[force]))
        if can_overrun(g, force):
            g.push(RideDown(self.player, alone=not stopped))
        elif not stopped:
            return
        else:
            g.call_off(March)
            finish(g, self.player)


class RideDown(PlayerChoice, frozen=True):
    """32a: overrun them and go on, or stop; 18.2c: leaders alone stop nobody, one may pass them by."""

    alone: bool = False
    rule: ClassVar[str] = "32a"
    asks: ClassVar[Asks] = Asks("ride-down", subjects.MOVERS_PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Overrun or halt; or let leaders alone go."""
        return [OVERRUN, PASS if self.alone else HALT]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """They are gone and the march goes on, or it is over."""
        if move == HALT:
            g.call_off(March)
            finish(g, self.player)
        elif move == OVERRUN:
            ride_down(g, g.mover)


def take_open_city(g: RomanWorld, force: int) -> None:
    """5.6f: a city without strength or owner, or a port without one, falls to whoever passes with a combat unit.

    Whoever is besieged in it still occupies it.
    """
    city, power = city_at(g, g.at[force]), g.whose[force]
    if not of(troops(g, force), COMBATANTS):
        return
    if city == NONE:
        walk_into_port(g, g.at[force], power)
        return
    owner = g.city_of[city]
    if owner != NOBODY and (is_friend(g, power, owner) or city_strength(g, city) > 0 or not is_enemy(g, power, owner)):
        return
    if not any(is_enemy(g, power, g.whose[s]) and has_combatants(g, s) for s in land_stacks(g, g.at[force])):
        walk_into(g, city, power)


def finish(g: RomanWorld, player: int) -> None:
    """12.5c: the march is over; a force march may cost a unit."""
    g.push(MarchEnds(player))
    if g.forced and is_alive(g, g.mover):
        g.push(Exhaustion(player))


class Exhaustion(Task[RomanWorld], frozen=True):
    """12.5c: a die for a force that has force marched."""

    player: int
    rule: ClassVar[str] = "12.5c"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """Above 1 and the leader's value a legion's worth is lost."""
        force = g.mover
        if appeals(g, g.whose[force]):
            return
        g.stack.pop()
        die, limit = roll_for(g, g.whose[force], high=False), 1 + value(g, g.led_by)
        if g.log is not None:
            g.tell("force-march", "12.5c", die=die, limit=limit)
        if die > limit and without(troops(g, force), TRAINS):
            g.push(Stragglers(g.chief[g.whose[force]], 2))


class Stragglers(PlayerChoice, frozen=True):
    """12.5c: a legion-sized unit or its equivalent is lost; the owner picks, also if an ally has moved them (5.8c)."""

    halves: int
    rule: ClassVar[str] = "12.5c"
    asks: ClassVar[Asks] = Asks("stragglers", subjects.MOVERS_PLACE)
    orders_about: ClassVar[str] = "march-losses"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Units of the force."""
        return [LOSE_ON_MARCH[kind] for kind in kinds_in(without(troops(g, g.mover), TRAINS))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One after the other until a legion's worth is gone."""
        place, letter = g.at[g.mover], LETTER[move[1]]
        lose(g, with_unit(g, column(g, g.mover), letter), letter, self.rule)
        regroup(g, place)
        rest = self.halves - half_le(KIND_OF[letter], g.has_rule("31"))
        if rest > 0 and rally(g) and without(troops(g, g.mover), TRAINS):
            g.push(Stragglers(self.player, rest))

    worth_of = units_strength


class MarchEnds(Task[RomanWorld], frozen=True):
    """The force is as others are, and has moved."""

    player: int
    rule: ClassVar[str] = "12.1a"

    def run(self, g: RomanWorld) -> None:
        """It joins those like it; sieges are looked at."""
        moor(g)
        disband(g)
        _forget_march(g)
        g.push(Reckoning())
        g.push(SiegesSeen())


def _forget_march(g: RomanWorld) -> None:
    g.mover, g.led_by, g.forced, g.hurried, g.met_by, g.boat = NONE, NONE, False, False, NOBODY, NONE


@carries_out(GoOn)
def go_on(errand: GoOn, g: RomanWorld) -> None:
    """12.4.1e: after a battle on the march: those who are left and have not had to retreat go on."""
    march = g.innermost(March)
    if march is None:
        return
    if not rally(g):
        g.call_off(March)
        if is_alive(g, g.mover):
            finish(g, march.player)
        else:
            _forget_march(g)
