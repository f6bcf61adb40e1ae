"""12.1a, 12.5a, 13.0a: a force sets out: its units are fed, what stays behind is left, a force march is declared."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.march.actions import (
    BRING,
    BRING_LEADER,
    FORCE_MARCH,
    LEAVE,
    LEAVE_LEADER,
    URGE,
)
from romanum.games.imperium.rules.march.marching import March
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.errands import Provision
from romanum.games.imperium.state.forces import detach, is_naval, join, join_alike, new_stack, settle, stacks_at
from romanum.games.imperium.state.gods import appeals_first, roll_for
from romanum.games.imperium.state.leaders import assign, leaders_in, value
from romanum.games.imperium.state.loyalty import follows
from romanum.games.imperium.state.position import (
    ACTIVE_FORCE,
    BUILDING,
    FORAGED,
    FRESH,
    GUESTS,
    HELD,
    HUNGRY,
    INSIDE,
    LANDED,
    MOVED,
    NONE,
    RAW,
    RAWER,
    SUPPLIED,
    RomanWorld,
)
from romanum.games.imperium.state.powers import mover_of, power_id
from romanum.games.imperium.state.rosters import LETTER, TRAINS, kinds_in, of, without
from romanum.games.imperium.state.steps import PlayerChoice

CANNOT_MOVE = MOVED | HUNGRY | INSIDE | HELD | LANDED | BUILDING | RAW | RAWER | GUESTS
"""4j, 5.8d, 10.4.4b, 10.5.1e, 17.1b, 21.1f, 35.1d."""
GREAT = 2
"""7.7e: a +2 or +3 leader."""


def can_move(g: RomanWorld, stack: int) -> bool:
    """Whether a stack ashore may still set out in this segment; 39.2-S: disloyal units only with a leader."""
    return not g.mark[stack] & CANNOT_MOVE and not is_naval(g, stack) and follows(g, stack)


def movable(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """Places and powers whose units a player can set out with, in the order of places."""
    found = {
        (place, g.whose[stack])
        for stack, place in enumerate(g.at)
        if place >= 0 and mover_of(g, stack) == player and can_move(g, stack)
    }
    return sorted(found)


def set_out(g: RomanWorld, player: int, power: int, place: int) -> None:
    """13.0a: whoever has not been supplied is fed first; then the force is made up."""
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and can_move(g, s) and mover_of(g, s) == player]
    g.push(Assembly(player, power, place))
    hungry = tuple(stack for stack in own if not g.mark[stack] & SUPPLIED)
    if hungry:
        g.push(Provision(player, hungry))


class Assembly(Task[RomanWorld], frozen=True):
    """13.0d: all that is supplied becomes one force; where one unit has foraged, all lose MP."""

    player: int
    power: int
    place: int
    rule: ClassVar[str] = "13.0d"

    def run(self, g: RomanWorld) -> None:
        """Nobody supplied: nobody goes."""
        g.stack.pop()
        own = [
            s for s in stacks_at(g, self.place) if g.whose[s] == self.power and can_move(g, s) and g.mark[s] & SUPPLIED
        ]
        if not own:
            return
        foraged = FORAGED if any(g.mark[stack] & FORAGED for stack in own) else FRESH
        force = new_stack(g, self.power, self.place, "", ACTIVE_FORCE | SUPPLIED | foraged, g.colour[own[0]])
        for stack in own:
            join(g, stack, force)
        g.mover, g.led_by, g.forced, g.hurried = force, NONE, False, False
        g.push(Muster(self.player))


class Muster(PlayerChoice, frozen=True):
    """12.1a: what goes and what stays; 12.5a, 7.7e: a force march, or haste for the trains."""

    rule: ClassVar[str] = "12.1a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Ready first; then units and leaders to leave or bring along."""
        force, home = g.mover, self._home(g)
        listed = leaders_of(g.scenario, g.seats)
        found = [READY]
        if len(g.units[force]) > 1 or leaders_in(g, force):
            found += [LEAVE[kind] for kind in kinds_in(g.units[force])]
        found += [BRING[kind] for kind in kinds_in(g.units[home] if home != NONE else "")]
        several = bool(g.units[force]) or len(leaders_in(g, force)) > 1
        for leader in leaders_in(g, force):
            if several:
                found.append(LEAVE_LEADER[listed[leader]])
            if self._may_force(g, leader):
                found.append(FORCE_MARCH[listed[leader]])
            if self._may_urge(g, leader):
                found.append(URGE[listed[leader]])
        found += [BRING_LEADER[listed[leader]] for leader in (leaders_in(g, home) if home != NONE else ())]
        return found

    def _home(self, g: RomanWorld) -> int:
        """Those of the force that stay."""
        force = g.mover
        stays = g.mark[force] & ~ACTIVE_FORCE
        here = stacks_at(g, g.at[force])
        own = [s for s in here if s != force and g.whose[s] == g.whose[force] and g.mark[s] == stays]
        return own[0] if own else NONE

    def _may_force(self, g: RomanWorld, leader: int) -> bool:
        """12.5a: one force march for each leader and segment."""
        return not g.forced and not g.marched >> leader & 1 and bool(without(g.units[g.mover], TRAINS))

    def _may_urge(self, g: RomanWorld, leader: int) -> bool:
        """7.7e: a great leader, once in a segment, and trains to urge on."""
        great = value(g, leader) >= GREAT and not g.urged >> leader & 1
        return great and not g.hurried and bool(of(g.units[g.mover], TRAINS))

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Change the force, or set out."""
        verb = move[0]
        if verb == "urge" and appeals_first(g, g.whose[g.mover], seat, move):
            return
        if verb == "ready":
            self._set_out(g)
        elif verb == "leave":
            stays = g.mark[g.mover] & ~ACTIVE_FORCE
            join_alike(g, detach(g, g.mover, LETTER[move[1]], stays))
        elif verb == "bring":
            part = detach(g, self._home(g), LETTER[move[1]], g.mark[g.mover])
            g.mover = join(g, part, g.mover)
            settle(g, g.at[g.mover])
        else:
            self._take_leader(g, verb, leader_here(g.setting, move[1]))

    def _take_leader(self, g: RomanWorld, verb: str, leader: int) -> None:
        if verb == "force-march":
            g.led_by, g.forced = leader, True
            g.marched |= 1 << leader
        elif verb == "urge":
            g.urged |= 1 << leader
            g.hurried = roll_for(g, g.whose[g.mover]) >= 4
            g.tell("trains-urged", "7.7e", hurried="yes" if g.hurried else "no")
        elif verb == "bring-leader":
            assign(g, leader, g.mover)
            settle(g, g.at[g.mover])
        else:
            self._leave_leader(g, leader)

    def _leave_leader(self, g: RomanWorld, leader: int) -> None:
        home = self._home(g)
        force = g.mover
        if home == NONE:
            home = new_stack(g, g.whose[force], g.at[force], "", g.mark[force] & ~ACTIVE_FORCE, g.colour[force])
        assign(g, leader, home)
        if leader == g.led_by:
            g.led_by, g.forced = NONE, False

    def _set_out(self, g: RomanWorld) -> None:
        g.stack.pop()
        force = g.mover
        if not g.units[force] and not leaders_in(g, force):
            settle(g, g.at[force])
            g.mover = NONE
            return
        g.met_by = -1
        if g.log is not None:
            g.tell("sets-out", "12.1a", power=power_id(g, g.whose[force]), place=PLACE_IDS[g.at[force]])
        g.push(March(self.player))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("muster", self.rule, {"place": PLACE_IDS[g.at[g.mover]]})
