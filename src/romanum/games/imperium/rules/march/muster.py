"""12.1a, 12.5a, 13.0a: a force sets out: its units are fed, what stays behind is left, a force march is declared."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.gods import appeals_first, roll_for
from romanum.games.imperium.rules.common.leaders import assign, follows, leaders_in, value
from romanum.games.imperium.rules.common.powers import mover_of, power_id
from romanum.games.imperium.rules.march.actions import (
    BRING,
    BRING_LEADER,
    BY_BOAT,
    FORCE_MARCH,
    LEAVE,
    LEAVE_LEADER,
    TAKE_LEADER,
    URGE,
)
from romanum.games.imperium.rules.march.afar import why_not_afar
from romanum.games.imperium.rules.march.allowance import left
from romanum.games.imperium.rules.march.boats import rivers_for
from romanum.games.imperium.rules.march.column import (
    KEPT,
    column,
    join_force,
    leaders_with,
    left_behind,
    others_leaders,
    part_before_all,
    partings,
    regroup,
    together,
    troops,
    with_unit,
)
from romanum.games.imperium.rules.march.movement import March
from romanum.games.imperium.rules.march.ready import CANNOT_MOVE, ready
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.errands import Provision
from romanum.games.imperium.state.forces import (
    detach,
    is_naval,
    join,
    join_alike,
    new_stack,
    settle,
    stacks_at,
    stacks_of_player,
)
from romanum.games.imperium.state.marks import (
    ACTIVE_FORCE,
    BUILDING,
    FORAGED,
    FRESH,
    GUESTS,
    HELD,
    HUNGRY,
    INSIDE,
    LANDED,
    LENT,
    MOVED,
    RAW,
    RAWER,
    SUPPLIED,
)
from romanum.games.imperium.state.position import ACTIVE, NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, FLEETS, LETTER, TRAINS, kinds_in, of, without
from romanum.games.imperium.state.steps import PlayerChoice

GREAT = 2
"""7.7e: a +2 or +3 leader."""
WORDS = frozenset({"only-legions", "leave-half", "garrison"})
"""With which several units stay at once."""


def can_move(g: RomanWorld, stack: int) -> bool:
    """Whether a stack ashore may still set out in this segment; 39.2-S: disloyal units only with a leader."""
    return not g.mark[stack] & CANNOT_MOVE and not is_naval(g, stack) and follows(g, stack)


def movable(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """Places and powers whose units a player can set out with, in the order of places."""
    return ready(g, player).marchers


def camps(g: RomanWorld, player: int) -> list[int]:
    """The places where a player has somebody ashore, whether they can move or not."""
    return sorted({g.at[s] for s in stacks_of_player(g, player) if g.at[s] >= 0 and not of(g.units[s], FLEETS)})


def why_not_from(g: RomanWorld, player: int, place: int) -> Refusal | None:
    """Why nobody sets out from a place: what keeps the first of them; None if somebody can."""
    if any(place == there for there, _ in movable(g, player)):
        return None
    own = [s for s in stacks_at(g, place) if g.chief[g.whose[s]] == player and not of(g.units[s], FLEETS)]
    found = next(((rule, why) for s in own for mark, rule, why in KEEPS if g.mark[s] & mark), ("12.1a", "none"))
    if own and found[1] == "none":
        sleeps = all(g.standing[g.whose[s]] != ACTIVE for s in own)
        found = ("5.2.2a", "inactive") if sleeps else ("39.2-S", "disloyal")
    return Refusal(found[0], "cannot-march", {"place": PLACE_IDS[place], "why": found[1]})


KEEPS: Final = (
    (MOVED, "12.1a", "moved"), (HUNGRY, "4j", "hungry"), (INSIDE, "17.1b", "besieged"), (HELD, "10.4.4b", "held"),
    (LANDED, "10.5.1e", "landed"), (BUILDING, "21.1f", "building"), (RAW | RAWER, "35.1d", "raw"),
    (GUESTS, "5.8d", "aboard"), (7 * LENT, "5.8d", "lent"),
)  # fmt: skip
"""What keeps units from setting out, by its mark: the rule, and a word for it."""


def movable_at(g: RomanWorld, player: int, place: int) -> list[int]:
    """The powers of a place whose units a player can set out with."""
    return sorted({g.whose[s] for s in stacks_at(g, place) if mover_of(g, s) == player and can_move(g, s)})


def set_out(g: RomanWorld, player: int, power: int, place: int) -> None:
    """13.0a: whoever has not been supplied is fed first; then the force is made up."""
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and can_move(g, s) and mover_of(g, s) == player]
    g.push(Assembly(player, power, place))
    hungry = tuple(stack for stack in own if not g.mark[stack] & SUPPLIED)
    if hungry:
        g.push(Provision(player, hungry))


class Assembly(Task[RomanWorld], frozen=True):
    """13.0d: all that is supplied becomes one force; where one unit has foraged, all lose MP.

    5.7a: units of several colours march together and keep their colours.
    """

    player: int
    power: int
    place: int
    rule: ClassVar[str] = "13.0d"

    def run(self, g: RomanWorld) -> None:
        """Nobody supplied: nobody goes."""
        own = [
            s
            for s in stacks_at(g, self.place)
            if g.whose[s] == self.power and can_move(g, s) and g.mark[s] & SUPPLIED and mover_of(g, s) == self.player
        ]
        if not own:
            return
        foraged = FORAGED if any(g.mark[stack] & FORAGED for stack in own) else FRESH
        force: dict[tuple[int, int], int] = {}
        for stack in own:
            key = g.colour[stack], g.mark[stack] & KEPT
            if key not in force:
                mark = ACTIVE_FORCE | SUPPLIED | foraged | key[1]
                force[key] = new_stack(g, self.power, self.place, "", mark, key[0])
            join(g, stack, force[key])
        g.mover, g.led_by, g.forced, g.hurried, g.boat = next(iter(force.values())), NONE, False, False, NONE
        g.push(Muster(self.player))


class Muster(PlayerChoice, frozen=True):
    """12.1a: what goes and what stays; 12.5a, 7.7e: a force march, or haste for the trains; 13.4.4b: boats.

    `back` and `leaders_back` are masks of the kinds and leaders brought back: these are not left again.
    """

    back: int = 0
    leaders_back: int = 0
    rule: ClassVar[str] = "12.1a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("muster", subjects.MOVERS_PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Ready first; then units and leaders to leave or bring along."""
        parts = column(g, g.mover)
        homes, units, leaders = self._homes(g, parts), together(g, parts), leaders_with(g, parts)
        listed = leaders_of(g.scenario, g.seats)
        found = [READY]
        if g.boat == NONE and (len(units) > 1 or leaders):
            found += [LEAVE[kind] for kind in kinds_in(units) if not self.back >> kind & 1]
        if g.boat == NONE:
            found += [BRING[kind] for kind in kinds_in(together(g, homes))]
            found += partings(units, self.back)
        several = bool(units) or len(leaders) > 1
        for leader in leaders:
            found += self._of_leader(g, leader, listed[leader], units, several=several)
        found += [BRING_LEADER[listed[leader]] for home in homes for leader in leaders_in(g, home)]
        found += [TAKE_LEADER[listed[leader]] for leader in others_leaders(g, self.player, can_move)]
        return found + [BY_BOAT[river] for river in rivers_for(g, g.mover, units)]

    def out_of_reach(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """12.1a: where those who go would not come to."""
        return why_not_afar(g, g.mover, move[1], left(g, g.mover)) if move[0] == "to" else None

    def _of_leader(self, g: RomanWorld, leader: int, listed: int, units: str, *, several: bool) -> list[Move]:
        found = [LEAVE_LEADER[listed]] if several and not self.leaders_back >> leader & 1 else []
        if self._may_force(g, leader, units):
            found.append(FORCE_MARCH[listed])
        if self._may_urge(g, leader, units):
            found.append(URGE[listed])
        return found

    def _homes(self, g: RomanWorld, force: list[int]) -> list[int]:
        """Those of the force that stay: of its own power, whatever a friend's leader in it is marked with.

        13.0a: where such a leader goes on alone, units of his that nobody has fed are none of the force.
        """
        power = g.whose[g.mover]
        stay = {g.mark[part] & ~ACTIVE_FORCE for part in force if g.whose[part] == power}
        return [
            s
            for s in stacks_at(g, g.at[g.mover])
            if s not in force
            and g.whose[s] == power
            and g.mark[s] in stay
            and not is_naval(g, s)
            and (g.mark[s] & SUPPLIED or not of(g.units[s], COMBATANTS))
        ]

    def _may_force(self, g: RomanWorld, leader: int, units: str) -> bool:
        """12.5a: one force march for each leader and segment."""
        return not g.forced and not g.marched >> leader & 1 and bool(without(units, TRAINS))

    def _may_urge(self, g: RomanWorld, leader: int, units: str) -> bool:
        """7.7e: a great leader, once in a segment, and trains to urge on."""
        great = value(g, leader) >= GREAT and not g.urged >> leader & 1
        return great and not g.hurried and g.boat == NONE and bool(of(units, TRAINS))

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Change the force, or set out."""
        verb, place = move[0], g.at[g.mover]
        if verb == "urge" and appeals_first(g, g.whose[g.mover], seat, move):
            return
        if verb == "ready":
            self._set_out(g)
        elif verb == "by-boat":
            g.boat = move[1]
        elif verb == "take-leader":
            leader = leader_here(g.setting, move[1])
            if join_force(g, self.player, leader, move):
                g.become(msgspec.structs.replace(self, leaders_back=self.leaders_back | 1 << leader))
        elif verb == "leave":
            _leave(g, LETTER[move[1]])
        elif verb in WORDS:
            _leave(g, left_behind(troops(g, g.mover), self.back, move))
        elif verb == "bring":
            home = with_unit(g, self._homes(g, column(g, g.mover)), LETTER[move[1]])
            join_alike(g, detach(g, home, LETTER[move[1]], g.mark[home] | ACTIVE_FORCE))
            settle(g, place)
            g.become(msgspec.structs.replace(self, back=self.back | 1 << move[1]))
        else:
            self._take_leader(g, verb, leader_here(g.setting, move[1]))

    def _take_leader(self, g: RomanWorld, verb: str, leader: int) -> None:
        if verb == "force-march":
            g.led_by, g.forced = leader, True
            g.marched |= 1 << leader
        elif verb == "urge":
            g.urged |= 1 << leader
            die = roll_for(g, g.whose[g.mover])
            g.hurried = die >= 4
            g.tell("trains-urged", "7.7e", hurried="yes" if g.hurried else "no", die=die)
        elif verb == "bring-leader":
            assign(g, leader, g.mover)
            settle(g, g.at[g.mover])
            g.become(msgspec.structs.replace(self, leaders_back=self.leaders_back | 1 << leader))
        else:
            self._leave_leader(g, leader)

    def _leave_leader(self, g: RomanWorld, leader: int) -> None:
        homes, force, place, before = self._homes(g, column(g, g.mover)), g.mover, g.at[g.mover], g.at
        if homes:
            home = homes[0]
        else:
            home = new_stack(g, g.whose[force], place, "", g.mark[force] & ~ACTIVE_FORCE, g.colour[force])
        alone = not g.units[home]
        assign(g, leader, home)
        if leader == g.led_by:
            g.led_by, g.forced = NONE, False
        regroup(g, place)
        # 3.2a: a leader without units is seen, and so is a stack that comes or goes
        g.reveals += g.hidden and (alone or g.at != before)

    def _set_out(self, g: RomanWorld) -> None:
        g.stack.pop()
        force = g.mover
        g.met_by = NOBODY
        if g.log is not None:
            g.tell("sets-out", "12.1a", power=power_id(g, g.whose[force]), place=PLACE_IDS[g.at[force]])
        g.push(March(self.player))


def _leave(g: RomanWorld, units: str) -> None:
    """They stay where the force sets out."""
    part_before_all(g, column(g, g.mover))
    for letter in units:
        stack = with_unit(g, column(g, g.mover), letter)
        join_alike(g, detach(g, stack, letter, g.mark[stack] & ~ACTIVE_FORCE))
        regroup(g, g.at[g.mover])
