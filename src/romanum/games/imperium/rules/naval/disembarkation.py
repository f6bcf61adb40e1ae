"""10.4.3, 10.4.4, 10.5.1: those aboard go ashore, among friends or against enemies, and what awaits them there."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import city_at, city_strength, walk_into, walk_into_port
from romanum.games.imperium.rules.common.entry import enter_province
from romanum.games.imperium.rules.common.leaders import assign, lead_out, leaders_in
from romanum.games.imperium.rules.common.powers import is_enemy, mover_of, power_id
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.naval.actions import KEEP_ABOARD, STAY_ABOARD
from romanum.games.imperium.rules.naval.embarkation import (
    INVASION,
    guests_who_land,
    has_enemies,
    landing_cost,
    manner,
    room_inside,
    who_lands,
)
from romanum.games.imperium.rules.naval.ports import BEACHES, SHORES
from romanum.games.imperium.state.actions import DONE, READY
from romanum.games.imperium.state.errands import LandTheRest
from romanum.games.imperium.state.forces import detach, is_alive, is_naval, join, join_alike, put, settle, stacks_at
from romanum.games.imperium.state.marks import BOUND, CALLED, FRESH, HELD, INSIDE, LANDED, LENT
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import CAVALRIES, COMBATANTS, LETTER, TRAINS, kinds_in, load, of
from romanum.games.imperium.state.steps import PlayerChoice


def begin_landing(g: RomanWorld, player: int, stack: int, place: int) -> None:
    """10.4.3: all that can land is on its way ashore; the owner keeps aboard whom he likes before it is settled.

    10.4.3a: the fleets that carried them move no more in this game turn, nor intercept.
    """
    way, units = manner(g, stack, place), who_lands(g, stack, place)
    guests = guests_who_land(g, stack, place)
    g.spent[stack] += landing_cost(g, stack, place)
    if units or any(some for _, some in guests):
        g.mark[stack] |= HELD
    for guest, some in guests:
        g.push(Ashore(player, stack, _set_down(g, guest, some, place), way))
    if not units:
        return
    part = detach(g, stack, units, CALLED | g.mark[stack] & (BOUND | 7 * LENT))
    g.spent[part] = 0
    put(g, part, place)
    lead_out(g, leaders_in(g, stack), part)
    g.push(Ashore(player, stack, part, way))
    g.push(Boats(player, stack, part))


def _set_down(g: RomanWorld, guest: int, units: str, place: int) -> int:
    """Guests are on their way ashore, their leaders with them."""
    part = detach(g, guest, units, CALLED | g.mark[guest] & (BOUND | 7 * LENT))
    g.spent[part] = 0
    lead_out(g, leaders_in(g, guest), part)
    put(g, part, place)
    settle(g, g.at[guest])
    return part


class Boats(PlayerChoice, frozen=True):
    """10.4.3g: who goes ashore, and who stays aboard."""

    stack: int
    part: int
    rule: ClassVar[str] = "10.4.3g"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Ready, unless they find no room; then units and leaders to keep aboard, but not the last unit."""
        units, listed = g.units[self.part], leaders_of(g.scenario, g.seats)
        found = [READY] if self._fits(g) else []
        if len(units) > 1:
            found += [KEEP_ABOARD[kind] for kind in kinds_in(units)]
        return found + [STAY_ABOARD[listed[leader]] for leader in leaders_in(g, self.part)]

    def _fits(self, g: RomanWorld) -> bool:
        """17.2.2d: into a besieged port only as many as it holds; one unit may always try."""
        place, units = g.at[self.part], g.units[self.part]
        if not is_besieged(g, place) or len(units) == 1:
            return True
        return load(units, g.has_rule("31")) <= room_inside(g, place)

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Land, or keep one aboard."""
        if move == READY:
            g.stack.pop()
        elif move[0] == "keep-aboard":
            join(g, detach(g, self.part, LETTER[move[1]], g.mark[self.stack]), self.stack)
        else:
            assign(g, leader_here(g.setting, move[1]), self.stack)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("boats", self.rule, {"place": PLACE_IDS[g.at[self.part]]})


class Ashore(Task[RomanWorld], frozen=True):
    """10.4.4, 10.5.1a, 10.5.1e: they are ashore: how they came says whether they march and must attack."""

    player: int
    stack: int
    part: int
    way: int
    rule: ClassVar[str] = "10.4.4a"

    def run(self, g: RomanWorld) -> None:
        """Whoever sleeps there wakes (23.1); an invasion is told as one."""
        part, place = self.part, g.at[self.part]
        if g.log is not None:
            kind, rule = ("invades", "10.5a") if self.way == INVASION else ("lands", "10.4.3b")
            g.tell(kind, rule, power=power_id(g, g.whose[part]), place=PLACE_IDS[place])
        g.mark[part] = g.mark[part] & ~CALLED | self._mark(g)
        part = join_alike(g, part)
        g.push(WalksIn(part))
        come_ashore(g, part)

    def _mark(self, g: RomanWorld) -> int:
        if self.way == INVASION:
            return LANDED
        inside = INSIDE if is_besieged(g, g.at[self.part]) else FRESH
        tired = g.spent[self.stack] > TABLES.naval_movement.land_units_move_if_at_most
        return inside | (HELD if tired else FRESH)


class WalksIn(Task[RomanWorld], frozen=True):
    """5.6f: an open city is taken once those who slept there have woken (23.1): theirs it is then."""

    stack: int
    rule: ClassVar[str] = "5.6f"

    def run(self, g: RomanWorld) -> None:
        """Whoever is left of those who landed."""
        if is_alive(g, self.stack):
            _take_open_city(g, self.stack)


def come_ashore(g: RomanWorld, part: int) -> None:
    """23.1, 45.2b: land units have come to a Province from the sea."""
    province = PROVINCE[g.at[part]]
    if province != NONE:
        enter_province(g, [part], province)


def _take_open_city(g: RomanWorld, part: int) -> None:
    """5.6f: a city that is nobody's, or an enemy's without strength or units, falls to whoever comes to fight."""
    city, power = city_at(g, g.at[part]), g.whose[part]
    if not of(g.units[part], COMBATANTS) or has_enemies(g, power, g.at[part]):
        return
    if city == NONE:
        walk_into_port(g, g.at[part], power)
        return
    owner = g.city_of[city]
    if owner == NOBODY or (is_enemy(g, power, owner) and city_strength(g, city) == 0):
        walk_into(g, city, power)


# ---- after the combat


def ships_off(g: RomanWorld, place: int, power: int) -> list[int]:
    """10.5.1d: the stacks afloat from which a power has landed in a place, guests too, with cavalry or trains."""
    near = {place, *PORT_WATERS[place], *SEA_STEPS[place]}
    waters = [water for water in sorted(near) if place in SHORES[water] or place in BEACHES[water]]
    return [
        stack
        for water in waters
        for stack in stacks_at(g, water)
        if g.whose[stack] == power and is_naval(g, stack) and of(g.units[stack], CAVALRIES | TRAINS)
    ]


@carries_out(LandTheRest)
def land_the_rest(errand: LandTheRest, g: RomanWorld) -> None:
    """10.5.1d: whoever has survived is joined by cavalry and trains, as far as their owner likes."""
    for stack in ships_off(g, errand.place, errand.power):
        g.push(FollowAshore(mover_of(g, stack), stack, errand.place))


class FollowAshore(PlayerChoice, frozen=True):
    """10.5.1d: one unit after the other, or all of them; they move no farther."""

    stack: int
    place: int
    rule: ClassVar[str] = "10.5.1d"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("follow", subjects.PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All, single ones, or no more."""
        if not is_alive(g, self.stack):
            return [DONE]
        kinds = kinds_in(of(g.units[self.stack], CAVALRIES | TRAINS))
        return [READY, *(("unit", kind) for kind in kinds), DONE] if kinds else [DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        if move == DONE:
            g.stack.pop()
            return
        units = of(g.units[self.stack], CAVALRIES | TRAINS) if move == READY else LETTER[move[1]]
        part = detach(g, self.stack, units, HELD | g.mark[self.stack] & (BOUND | 7 * LENT))
        g.spent[part] = 0
        put(g, part, self.place)
        join_alike(g, part)
        settle(g, g.at[self.stack])
        if g.log is not None:
            g.tell("follows", self.rule, power=power_id(g, g.whose[self.stack]), place=PLACE_IDS[self.place])
