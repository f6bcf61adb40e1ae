"""10.3, 17.2c: winter and storms at sea, fleets that find no port, and what becomes of one that is lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA
from romanum.games.imperium.rules.common.gods import appeals, appeals_first, roll_for
from romanum.games.imperium.rules.common.leave import host, riding
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import existing, mover_of, power_id
from romanum.games.imperium.rules.common.seafarers import ways
from romanum.games.imperium.rules.naval.actions import OVERBOARD, ROLL_SINGLY, ROLL_TOGETHER
from romanum.games.imperium.rules.naval.guests import adrift, can_wade_ashore, passengers, relief, space, who_loses
from romanum.games.imperium.rules.naval.odds import attrition_bonus, attrition_value
from romanum.games.imperium.rules.naval.ports import besieges, in_port, is_excused
from romanum.games.imperium.rules.naval.seamen import is_rough
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.errands import LeaderLost, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import (
    afloat,
    discard,
    has_fleets,
    is_alive,
    is_naval,
    remark,
    settle,
    stacks_at,
    stacks_of,
)
from romanum.games.imperium.state.marks import AT_SEA, GUESTS, HELD, MOVED
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, LETTER, each, fleets, kinds_in, of, without
from romanum.games.imperium.state.steps import PlayerChoice

# ---- 10.3f-i, 27.1.1c: who must find a port, and has not found one


def note_those_at_sea(g: RomanWorld) -> None:
    """10.3f: whoever is in no friendly port as the phase begins must end it in one."""
    for stack in afloat(g):
        g.mark[stack] &= ~AT_SEA
        if not in_port(g, stack):
            g.mark[stack] |= AT_SEA


def port_stops(g: RomanWorld) -> None:
    """10.3f-i: who had to find a port, has not, and is not excused, is lost; 10.4.3: leaders left alone go ashore."""
    lost = [s for s in afloat(g) if g.mark[s] & AT_SEA and not in_port(g, s) and not is_excused(g, s)]
    for stack in lost:
        if g.log is not None:
            g.tell("no-port", "10.3f", power=power_id(g, g.whose[stack]), place=PLACE_IDS[g.at[stack]])
        founder(g, stack, "10.3f")
    for guest in adrift(g):
        save_or_drown(g, guest)
    for guest in [s for s, place in enumerate(g.at) if place >= 0 and g.mark[s] & GUESTS and not g.units[s]]:
        if can_wade_ashore(g, guest):
            remark(g, guest, g.mark[guest] & ~GUESTS)
    if lost:
        g.push(SiegesSeen())


def save_or_drown(g: RomanWorld, guest: int) -> None:
    """Units whose fleets have left the game otherwise are saved on a coast without enemies, and lost at sea."""
    if can_wade_ashore(g, guest):
        remark(g, guest, g.mark[guest] & ~GUESTS)
    else:
        founder(g, guest, "10.3.1e")


def founder(g: RomanWorld, stack: int, rule: str) -> None:
    """10.3.1e: a stack is lost with all aboard, guests too unless other fleets there take them; leaders drown."""
    place, guests = g.at[stack], riding(g, stack) if has_fleets(g, stack) else []
    lose(g, stack, g.units[stack], rule)
    for leader in [leader for leader, where in enumerate(g.leader_in) if where == stack]:
        captive = g.captor[leader] != NOBODY
        g.push(LeaderLost(leader, NOBODY, killed=True, in_battle=False, quietly=captive))
    for guest in guests:
        if host(g, guest) == NONE:
            founder(g, guest, rule)
    settle(g, place)


def hold_crews(g: RomanWorld) -> None:
    """27.1.1c: pirates ashore stay in the hex of their ships: they do not march."""
    for power in existing(g):
        if "crew" in ways(g, power):
            for stack in stacks_of(g, power):
                if not is_naval(g, stack) and g.units[stack]:
                    g.mark[stack] |= HELD


# ---- 10.3.1, 17.2c: winter and storms


def weather(g: RomanWorld, stack: int, mp: int) -> None:
    """10.3.1a, ruling 10.3.1c: a fleet has ended a move of so many MP through sea hexes, or lies before a port."""
    if not is_rough(g) or ALWAYS_SUMMER_SEA[g.at[stack]] or not attrition_value(g, stack, mp):
        return
    g.push(Reckoning())
    g.push(SiegesSeen())
    several = fleets(g.units[stack]) > 1 or (g.discreet and g.hidden)
    if several and mover_of(g, stack) >= 0:
        g.push(Weather(mover_of(g, stack), stack, mp))
    else:
        g.push(LoneShip(stack, mp))


class LoneShip(Task[RomanWorld], frozen=True):
    """10.3.1b: one fleet, and nothing to choose but whether to appeal to the gods (42a)."""

    stack: int
    mp: int
    rule: ClassVar[str] = "10.3.1b"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        if appeals(g, g.whose[self.stack]):
            return
        g.stack.pop()
        roll(g, self.stack, self.mp, singly=False)


def besiegers_weather(g: RomanWorld) -> None:
    """17.2c: fleets that besiege a port in winter and have not moved."""
    for stack in afloat(g):
        if g.winter and not g.mark[stack] & MOVED and besieges(g, stack):
            g.push(Blockading(stack))


class Blockading(Task[RomanWorld], frozen=True):
    """17.2c: one of them."""

    stack: int
    rule: ClassVar[str] = "17.2c"

    def run(self, g: RomanWorld) -> None:
        """As if it had moved, with the value of a siege alone."""
        if is_alive(g, self.stack):
            weather(g, self.stack, 0)


class Weather(PlayerChoice, frozen=True):
    """10.3.1d: one roll for the whole stack, or one for each fleet, told beforehand."""

    stack: int
    mp: int
    rule: ClassVar[str] = "10.3.1d"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [ROLL_TOGETHER, ROLL_SINGLY]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        if appeals_first(g, g.whose[self.stack], seat, move):
            return
        g.stack.pop()
        roll(g, self.stack, self.mp, singly=move == ROLL_SINGLY)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where, and up to which roll ships are lost."""
        worst = limit(g, self.stack, self.mp) if seat == self.player else attrition_value(g, self.stack, self.mp)
        facts = {"place": PLACE_IDS[g.at[self.stack]], "limit": worst}
        return Prompt("weather", self.rule, facts)


def limit(g: RomanWorld, stack: int, mp: int) -> int:
    """10.3.1b, 27.1.2a, 38.2a: up to which unmodified roll a fleet is lost."""
    return attrition_value(g, stack, mp) - attrition_bonus(g, stack)


def roll(g: RomanWorld, stack: int, mp: int, *, singly: bool) -> None:
    """10.3.1b, 10.3.1e: the fleets that are lost, then those aboard who find no room on the rest."""
    worst, ships = limit(g, stack, mp), of(g.units[stack], FLEETS)
    power = g.whose[stack]
    dice = [roll_for(g, power) for _ in ships] if singly else [roll_for(g, power)] * len(ships)
    lost = "".join(ship for ship, die in zip(ships, dice, strict=True) if die <= worst)
    if g.log is not None:
        shown = dice if singly else dice[:1]
        place = PLACE_IDS[g.at[stack]]
        who = power_id(g, power)
        g.tell("naval-attrition", "10.3.1b", power=who, place=place, dice=shown, limit=worst, lost=len(lost))
    if len(lost) == len(ships):
        water = g.at[stack]
        founder(g, stack, "10.3.1e")
        crowd(g, stacks_at(g, water))
    elif lost:
        player = who_loses(g, stack, 2 * len(lost) - space(g, stack) - relief(g, stack))
        g.push(Overboard(player, stack, tuple(each(lost))))


def crowd(g: RomanWorld, stacks: Iterable[int]) -> None:
    """10.3.1e: guests of lost fleets have come aboard others there, which cannot carry all of them."""
    for stack in stacks:
        excess = -space(g, stack) - relief(g, stack) if has_fleets(g, stack) else 0
        if excess > 0:
            g.push(Overboard(who_loses(g, stack, excess), stack, ()))


class Overboard(PlayerChoice, frozen=True):
    """10.3.1e: ships are lost; owners pick who goes down with them until the rest can carry all others.

    Ruling 10.3.1e: each player of his own units; whoever has most aboard is the next.
    """

    stack: int
    ships: tuple[int, ...]
    rule: ClassVar[str] = "10.3.1e"
    stays: ClassVar[bool] = True

    def excess(self, g: RomanWorld) -> int:
        """Halves of a Legion Equivalent for which there is no room without those ships."""
        return 2 * len(self.ships) - space(g, self.stack) - relief(g, self.stack)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of land units that the player has aboard; nothing more to lose: ready."""
        if self.excess(g) <= 0:
            return [READY]
        own = "".join(without(g.units[s], FLEETS) for s in passengers(g, self.stack, self.player))
        kinds = kinds_in("".join(sorted(own)))
        return [OVERBOARD[kind] for kind in (kinds if self.player >= 0 else kinds[:1])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One is lost, or the ships are gone."""
        if move == READY:
            g.stack.pop()
            lose(g, self.stack, "".join(LETTER[kind] for kind in self.ships), "10.3.1b")
            return
        letter = LETTER[move[1]]
        drowned = next(s for s in passengers(g, self.stack, self.player) if letter in g.units[s])
        lose(g, drowned, letter, self.rule)
        discard(g, drowned)
        g.become(msgspec.structs.replace(self, player=who_loses(g, self.stack, self.excess(g))))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where; and to the owner how much must go, in halves of a Legion Equivalent."""
        halves = self.excess(g) if seat == self.player else 0
        return Prompt("overboard", self.rule, {"place": PLACE_IDS[g.at[self.stack]], "halves": halves})
