"""10.2 to 10.4: a fleet sets sail, goes from sea hex to sea hex, takes on and puts ashore, and comes to rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import DEEP, PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.data.seas import PORTS_ON, SEA_STEPS
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.common.gods import appeals_first
from romanum.games.imperium.rules.common.leaders import assign, leaders_in
from romanum.games.imperium.rules.common.powers import NamedPower, keep_peace, mover_of, power_id, power_number
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.geography.travel import sea_cost, sea_lanes, too_far_by_sea
from romanum.games.imperium.rules.naval.actions import (
    EMBARK,
    EMBARK_ALL,
    EMBARK_LEADER,
    ENGAGE,
    HUNT,
    LAND,
    SAIL,
    SET_ASHORE,
    STAY_BEHIND,
    WELCOME,
)
from romanum.games.imperium.rules.naval.attrition import weather
from romanum.games.imperium.rules.naval.disembarkation import begin_landing
from romanum.games.imperium.rules.naval.embarkation import (
    FRIENDLY,
    all_that_fit,
    boarding_cost,
    can_carry,
    landing_places,
    manner,
    take_aboard,
    waiting_ashore,
    why_no_landing,
)
from romanum.games.imperium.rules.naval.guests import (
    carries_units,
    come_to_rest,
    consent,
    hosts_for,
    set_out_together,
    shut_in_together,
    space,
    take_along,
    welcome,
)
from romanum.games.imperium.rules.naval.ports import harbour, is_home_port, is_shut_out, why_closed
from romanum.games.imperium.rules.naval.seamen import in_range, may_fight
from romanum.games.imperium.rules.naval.segments import fleets_of
from romanum.games.imperium.rules.naval.skiffs import hunt, prey
from romanum.games.imperium.rules.special.specials import why_no_attack
from romanum.games.imperium.state.actions import DONE, HALT, TO
from romanum.games.imperium.state.errands import AskLeave, NavalBattle, Reckoning, SeaInterception, SiegesSeen
from romanum.games.imperium.state.forces import (
    detach,
    go,
    has_fleets,
    is_alive,
    is_naval,
    join_alike,
    new_stack,
    put,
    settle,
    stacks_at,
)
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FOUGHT, FRESH, INSIDE, MOVED, SHELTERED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, LETTER, fleets, kinds_in, of
from romanum.games.imperium.state.steps import PlayerChoice, PlayerStep

ALLOWANCE: Final = TABLES.naval_movement.allowance
"""10.3a: the MA of a fleet."""


# ---- which fleet


class Sailing(PlayerChoice, frozen=True):
    """10.2: in his segment a player moves fleet after fleet, until he is done."""

    segment: int
    rule: ClassVar[str] = "10.2"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The waters in which fleets can still set sail."""
        waters = {g.at[stack] for stack in fleets_of(g, self.player, self.segment)}
        return [*(SAIL[water] for water in sorted(waters)), DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """They set sail, or the segment is over."""
        if move == DONE:
            g.stack.pop()
            g.naval_done += (self.segment,)
            return
        here = [stack for stack in fleets_of(g, self.player, self.segment) if g.at[stack] == move[1]]
        g.reveals += g.hidden and len(here) > 1  # all see which of several stacks sets sail
        if len({g.whose[stack] for stack in here}) > 1:
            g.push(WhoseFleet(self.player, self.segment, move[1]))
        else:
            set_sail(g, self.player, largest(g, here))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("sailing", self.rule, {"fleets": len(fleets_of(g, self.player, self.segment))})


def largest(g: RomanWorld, stacks: list[int]) -> int:
    """The stack with the most fleets, the first of equals."""
    return max(stacks, key=lambda stack: fleets(g.units[stack]))


class WhoseFleet(NamedPower, frozen=True):
    """10.1b: fleets of several minor powers lie there: each power's sail by themselves."""

    segment: int
    water: int
    rule: ClassVar[str] = "10.1b"

    def _here(self, g: RomanWorld) -> list[int]:
        return [stack for stack in fleets_of(g, self.player, self.segment) if g.at[stack] == self.water]

    def powers(self, g: RomanWorld) -> list[int]:
        """Whose fleets lie there."""
        return sorted({g.whose[stack] for stack in self._here(g)})

    def named(self, g: RomanWorld, power: int) -> None:
        """They set sail."""
        set_sail(g, self.player, largest(g, [stack for stack in self._here(g) if g.whose[stack] == power]))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("whose-fleet", self.rule, {"place": PLACE_IDS[self.water]})


def set_sail(g: RomanWorld, player: int, stack: int) -> None:
    """A fleet is under way, with all that is aboard."""
    set_out_together(g, stack)
    g.mover = stack
    g.push(Voyage(player, g.spent[stack]))


# ---- under way


def why_not(g: RomanWorld, stack: int, there: int, left: int, *, sailed: bool) -> Refusal | None:
    """10.3: why a fleet may not sail to a water with so many MP left; None if it may."""
    here, power, where = g.at[stack], g.whose[stack], {"place": PLACE_IDS[there]}
    cost = sea_cost(g, here, there)
    if cost is None:
        return Refusal("10.3c", "no-sea-way", where)
    if cost > left:
        return Refusal("10.3a", "too-far-at-sea", {**where, "cost": cost, "left": left})
    if not sailed and is_locked_in(g, stack):
        return Refusal("17.2.2b", "locked-in", {"place": PLACE_IDS[here]})
    if not in_range(g, power, there):
        return Refusal("27.1.1b", "beyond-range", where)
    return why_closed(g, stack, there)


def open_waters(g: RomanWorld, stack: int, left: int, *, sailed: bool) -> list[int]:
    """10.3: the waters next to a fleet for which `why_not` has no objection."""
    if not sailed and is_locked_in(g, stack):
        return []
    power = g.whose[stack]
    return [
        there
        for there, cost in sea_lanes(g).rows[g.at[stack]]
        if cost <= left and in_range(g, power, there) and why_closed(g, stack, there) is None
    ]


def is_locked_in(g: RomanWorld, stack: int) -> bool:
    """17.2.2b, 13.6d: whether a blockade keeps a fleet in the port in which it lies."""
    power, shut, cargo = g.whose[stack], g.mark[stack] & INSIDE, carries_units(g, stack)
    for port in PORTS_ON[g.at[stack]]:
        lies_in = is_home_port(g, port, power) and (shut or not is_besieged(g, port))
        if lies_in and is_shut_out(g, port, cargo):
            return True
    return False


def targets(g: RomanWorld, stack: int) -> list[int]:
    """10.7a: the powers whose fleets a moving fleet may attack where it is: once in a game turn (10.7.4h)."""
    if g.mark[stack] & FOUGHT:
        return []
    power = g.whose[stack]
    found = {
        g.whose[other]
        for other in stacks_at(g, g.at[stack])
        if has_fleets(g, other)
        and not g.mark[other] & (INSIDE | SHELTERED)
        and may_fight(g, power, g.whose[other])
        and not keep_peace(g, power, g.whose[other])
    }
    return [other for other in sorted(found) if why_no_attack(g, stack, other) is None]


class Voyage(PlayerStep, frozen=True):
    """10.3: one hex at a time; on the way land units are embarked, and enemies engaged; who lands sails no farther.

    `base` is what the fleet had spent in this game turn before, `sailed` its MP for sea hexes alone (10.3.1c), `paid`
    the place in which boarding is paid for, `changed` the mask of leaders who have come or gone in this hex.
    """

    base: int
    sailed: int = 0
    paid: int = NONE
    changed: int = 0
    rule: ClassVar[str] = "10.3a"
    stays: ClassVar[bool] = True

    def left(self, g: RomanWorld) -> int:
        """10.3a: the MP a fleet has left in this segment."""
        return ALLOWANCE - (g.spent[g.mover] - self.base)

    def candidates(self, g: RomanWorld, seat: int) -> Iterable[Move]:
        """Every water and every shore next to it, and what is always allowed."""
        fleet = g.mover
        shores = [LAND[place] for place in landing_places(g, fleet)] if carries_units(g, fleet) else []
        return [*(TO[there] for there in SEA_STEPS[g.at[fleet]]), *shores, *self._others(g)]

    def check(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """Steps and landings can be refused."""
        if move[0] == "to":
            return why_not(g, g.mover, move[1], self.left(g), sailed=bool(self.sailed))
        return why_no_landing(g, g.mover, move[1], self.left(g)) if move[0] == "land" else None

    def out_of_reach(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """10.3a: a water that is not next to it: how far away it is."""
        return too_far_by_sea(g, g.mover, move[1], self.left(g)) if move[0] == "to" else None

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The same, with what holds for all steps asked once."""
        fleet, left = g.mover, self.left(g)
        found = [TO[there] for there in open_waters(g, fleet, left, sailed=bool(self.sailed))]
        if carries_units(g, fleet):
            found += [LAND[at] for at in landing_places(g, fleet) if why_no_landing(g, fleet, at, left) is None]
        return found + self._others(g)

    def _others(self, g: RomanWorld) -> list[Move]:
        fleet = g.mover
        found = [HALT]
        if self.left(g) >= TABLES.naval_movement.combat:
            found += [ENGAGE[power_number(g, power)] for power in targets(g, fleet)]
            found += [HUNT[leaders_of(g.scenario, g.seats)[leader]] for leader in prey(g, fleet)]
        found += self._boarding(g)
        if g.spent[fleet] == self.base:
            found += staying(g, fleet)
        return found

    def _boarding(self, g: RomanWorld) -> list[Move]:
        """10.4.2a: who can come aboard, and leaders who can go ashore."""
        fleet, listed, left = g.mover, leaders_of(g.scenario, g.seats), self.left(g)
        kinds: dict[int, None] = {}
        leaders: list[Move] = []
        for other in waiting_ashore(g, fleet):
            leaders += [EMBARK_LEADER[listed[leader]] for leader in self._free(leaders_in(g, other))]
            if boarding_cost(g, fleet, g.at[other], self.paid) <= left:
                kinds |= dict.fromkeys(
                    kind for kind in kinds_in(g.units[other]) if can_carry(g, fleet, other, LETTER[kind])
                )
        found = [EMBARK_ALL] if kinds or leaders else []
        found += [*(EMBARK[kind] for kind in kinds), *leaders]
        found += [WELCOME[power_number(g, power)] for power in self._friends(g, left)]
        if quay(g, fleet) != NONE:
            found += [SET_ASHORE[listed[leader]] for leader in self._free(leaders_in(g, fleet))]
        return found

    def _friends(self, g: RomanWorld, left: int) -> list[int]:
        """5.8d: the powers whose units ashore could come aboard."""
        fleet = g.mover
        return sorted({g.whose[s] for s in hosts_for(g, fleet) if may_come_aboard(g, fleet, s, self.paid, left)})

    def _free(self, leaders: list[int]) -> list[int]:
        """Those who have neither come nor gone here: nobody goes to and fro."""
        return [leader for leader in leaders if not self.changed >> leader & 1]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Sail on, board, land, engage, or come to rest."""
        verb, fleet = move[0], g.mover
        if verb == "to":
            self._enter(g, fleet, move[1])
        elif verb == "halt":
            g.stack.pop()
            finish(g, self.player, self.sailed)
        elif verb == "land":
            g.stack.pop()
            g.push(ComesToRest(self.player, self.sailed))
            begin_landing(g, self.player, fleet, move[1])
        elif verb == "engage":
            enemy = next(power for power in targets(g, fleet) if power_number(g, power) == move[1])
            g.mark[fleet] &= ~SHELTERED  # whoever attacks has come out of the port (10.7.1b)
            g.push(SailsOn(self.player))
            g.push(NavalBattle(g.at[fleet], g.whose[fleet], enemy, False))
        elif verb == "hunt":
            if appeals_first(g, g.whose[fleet], seat, move):
                return
            g.push(SailsOn(self.player))
            hunt(g, fleet, leader_here(g.setting, move[1]))
        elif verb == "welcome":
            here = [s for s in hosts_for(g, fleet) if power_number(g, g.whose[s]) == move[1]]
            able = [s for s in here if may_come_aboard(g, fleet, s, self.paid, self.left(g))]
            invite(g, self.player, min(able, key=lambda s: not g.units[s]))
        elif verb == "stay-behind":
            join_alike(g, detach(g, fleet, LETTER[move[1]], g.mark[fleet] & ~ACTIVE_FORCE))
        else:
            self._board(g, fleet, move)

    def _enter(self, g: RomanWorld, fleet: int, there: int) -> None:
        """10.3a, 10.6a: it has sailed a hex; enemies within reach may intercept it there, unless it is deep sea."""
        here, cost = g.at[fleet], sea_cost(g, g.at[fleet], there) or 0
        g.spent[fleet] += cost
        g.mark[fleet] &= ~(INSIDE | SHELTERED)
        take_along(g, fleet, there)
        go(g, fleet, there)
        settle(g, here)
        g.become(Voyage(self.player, self.base, self.sailed + cost))
        if g.log is not None:
            g.tell("sails", "10.3a", power=power_id(g, g.whose[fleet]), place=PLACE_IDS[there], cost=cost)
        if not DEEP[there]:
            g.push(SailsOn(self.player))
            g.push(SeaInterception(fleet, there))
        if g.sieges and any(is_besieged(g, port) for port in PORTS_ON[here]):
            g.push(SiegesSeen())

    def _board(self, g: RomanWorld, fleet: int, move: Move) -> None:
        """10.4.2a: units and leaders come aboard, or a leader goes ashore."""
        verb = move[0]
        if verb in ("set-ashore", "embark-leader"):
            leader = leader_here(g.setting, move[1])
            place = g.at[g.leader_in[leader]]
            assign(g, leader, fleet if verb == "embark-leader" else company(g, fleet, quay(g, fleet)))
            settle(g, place)
            g.become(msgspec.structs.replace(self, changed=self.changed | 1 << leader))
        elif verb == "embark":
            letter = LETTER[move[1]]
            here = [s for s in waiting_ashore(g, fleet) if letter in g.units[s] and can_carry(g, fleet, s, letter)]
            other = min(here, key=lambda s: boarding_cost(g, fleet, g.at[s], self.paid))
            self._load(g, fleet, other, letter)
        else:
            self._load_all(g, fleet)

    def _load(self, g: RomanWorld, fleet: int, other: int, units: str) -> None:
        place = g.at[other]
        g.spent[fleet] += boarding_cost(g, fleet, place, self.paid)
        take_aboard(g, fleet, other, units)
        g.become(msgspec.structs.replace(self, paid=place))

    def _load_all(self, g: RomanWorld, fleet: int) -> None:
        """All that fits, from the place where boarding is cheapest; leaders too."""
        here = [s for s in waiting_ashore(g, fleet) if all_that_fit(g, fleet, s) or self._free(leaders_in(g, s))]
        cost, place = min((boarding_cost(g, fleet, g.at[s], self.paid), g.at[s]) for s in here)
        changed = self.changed
        for other in [s for s in here if g.at[s] == place]:
            for leader in self._free(leaders_in(g, other)):
                assign(g, leader, fleet)
                changed |= 1 << leader
            units = all_that_fit(g, fleet, other) if cost <= self.left(g) else ""
            if units:
                g.running(Voyage)._load(g, fleet, other, units)
        settle(g, place)
        g.become(msgspec.structs.replace(g.running(Voyage), changed=changed))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where it is and what is left."""
        return Prompt("voyage", self.rule, {"place": PLACE_IDS[g.at[g.mover]], "left": self.left(g)})


def may_come_aboard(g: RomanWorld, fleet: int, other: int, paid: int, left: int) -> bool:
    """10.4.1, 10.4.2a: whether friends ashore find room for which there are MP left; leaders alone always do."""
    if not g.units[other]:
        return True
    return boarding_cost(g, fleet, g.at[other], paid) <= left and bool(all_that_fit(g, fleet, other))


def invite(g: RomanWorld, player: int, other: int) -> None:
    """5.8d: friends come aboard; an ally's units once he has agreed."""
    g.push(Invitation(player, other))
    if consent(g, player, other) == leave.UNASKED:
        g.push(AskLeave(player, mover_of(g, other), leave.PASSAGE, other))


class Invitation(Task[RomanWorld], frozen=True):
    """5.8d: the answer is there."""

    player: int
    other: int
    rule: ClassVar[str] = "5.8d"

    def run(self, g: RomanWorld) -> None:
        """They come aboard, as many as find room."""
        fleet, place = g.mover, g.at[self.other]
        if consent(g, self.player, self.other) != leave.YES:
            return
        units = all_that_fit(g, fleet, self.other)
        if units:
            g.spent[fleet] += boarding_cost(g, fleet, place, g.running(Voyage).paid)
            g.amend(Voyage, paid=place)
        welcome(g, fleet, self.other, units)


def quay(g: RomanWorld, stack: int) -> int:
    """10.4.3b: where leaders go ashore at no cost: a friendly port, or a friendly shore; none if there is none."""
    water, power = g.at[stack], g.whose[stack]
    port = harbour(g, water, power)
    if port != NONE:
        return port
    return next((place for place in landing_places(g, stack) if manner(g, stack, place) == FRIENDLY), NONE)


def company(g: RomanWorld, stack: int, place: int) -> int:
    """Whom a leader joins who goes ashore: those of his power, inside where the place is besieged, or nobody."""
    power, mark = g.whose[stack], INSIDE if is_besieged(g, place) else FRESH
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and g.mark[s] == mark and not is_naval(g, s)]
    return own[0] if own else new_stack(g, power, place, "", mark, g.colour[stack])


def staying(g: RomanWorld, stack: int) -> list[Move]:
    """10.2: fleets that stay behind as the others set sail, as long as these can carry all that is aboard."""
    ships = of(g.units[stack], FLEETS)
    spare = space(g, stack) >= 2 and len(ships) > 1
    return [STAY_BEHIND[kind] for kind in kinds_in(ships)] if spare else []


class SailsOn(Task[RomanWorld], frozen=True):
    """10.7.4e-h: after an interception or a battle: whoever still stands and was not stopped sails on."""

    player: int
    rule: ClassVar[str] = "10.7.4h"

    def run(self, g: RomanWorld) -> None:
        """Otherwise the voyage is over."""
        fleet = g.mover
        if is_alive(g, fleet) and has_fleets(g, fleet) and g.mark[fleet] & ACTIVE_FORCE:
            return
        sailed = g.call_off(Voyage).sailed
        finish(g, self.player, sailed)


def finish(g: RomanWorld, player: int, sailed: int) -> None:
    """10.3.1a: the voyage is over; in winter the sea takes its share."""
    g.push(ComesToRest(player, sailed))


class ComesToRest(Task[RomanWorld], frozen=True):
    """10.3d: a fleet that ends in a port hex lies in the port, if it is a friend's and can be entered."""

    player: int
    sailed: int
    rule: ClassVar[str] = "10.3d"

    def run(self, g: RomanWorld) -> None:
        """It has moved in this phase; attrition, sieges and morale are seen to."""
        fleet = g.mover
        g.mover = NONE
        come_to_rest(g, fleet)
        if not is_alive(g, fleet) or not has_fleets(g, fleet):
            return
        g.mark[fleet] = g.mark[fleet] & ~ACTIVE_FORCE | MOVED
        put(g, fleet, g.at[fleet])
        port = harbour(g, g.at[fleet], g.whose[fleet], carries_units(g, fleet))
        if port != NONE and is_besieged(g, port):
            shut_in_together(g, fleet)
        if g.sieges:
            g.push(Reckoning())
            g.push(SiegesSeen())
        g.push(FleetSettled(fleet))
        weather(g, fleet, self.sailed)


class FleetSettled(Task[RomanWorld], frozen=True):
    """Fleets that are alike now are one."""

    stack: int
    rule: ClassVar[str] = "10.3d"

    def run(self, g: RomanWorld) -> None:
        """Where it still stands."""
        if is_alive(g, self.stack):
            settle(g, g.at[self.stack])
