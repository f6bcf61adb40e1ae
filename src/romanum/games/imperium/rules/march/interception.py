"""12.4: leaders of others intercept a moving force: who is asked, whom he takes with him, and what comes of it."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.secrecy import masked
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.roll import LEADER_IDS, leader_here, leaders_of
from romanum.games.imperium.rules.common.entry import enter_province
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import assign, leaders_in, place_of, stand_apart
from romanum.games.imperium.rules.common.leave import LEADER
from romanum.games.imperium.rules.common.powers import after, leader_id, power_id
from romanum.games.imperium.rules.common.sieges import abandon_works
from romanum.games.imperium.rules.march.actions import GIVE_BATTLE, INTERCEPT, LEAVE, LEAVE_LEADER, OVERRUN
from romanum.games.imperium.rules.march.allowance import is_crossing, wades
from romanum.games.imperium.rules.march.column import may_lead, part_before_all
from romanum.games.imperium.rules.march.interceptors import (
    bonus,
    called,
    called_units,
    close_by,
    companions,
    interceptors,
    may_send,
    may_set_off,
    might_intercept,
    named,
    route,
    target,
)
from romanum.games.imperium.rules.march.overrun import can_ride_down, ride_down
from romanum.games.imperium.rules.march.stakes import is_worth_a_thought
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.errands import AskLeave, Battle, GoOn, Provision
from romanum.games.imperium.state.forces import detach, go, has_combatants, is_alive, is_naval, join_alike, settle
from romanum.games.imperium.state.marks import BUILDING, CALLED, CROSSED, SUPPLIED, WADED
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, TRAINS, kinds_in, less, of
from romanum.games.imperium.state.steps import PlayerChoice, PlayerWindow

# ---- 12.4.1d, 12.4.1e, 32c: those who have intercepted are there


def stand_down(g: RomanWorld, force: list[int]) -> None:
    """They stay where they are."""
    here = g.at[force[0]]
    for stack in force:
        g.mark[stack] &= ~CALLED
    settle(g, here)


def enter_lands(g: RomanWorld, force: list[int], way: tuple[int, ...]) -> None:
    """23.1, 45.2b: whoever intercepts has entered the Provinces on his way like others, the last one to stay."""
    provinces = list(dict.fromkeys(PROVINCE[place] for place in way))
    for province in reversed(provinces[1:]):
        if province not in (NONE, provinces[0]):
            for power in dict.fromkeys(g.whose[stack] for stack in force):
                enter_province(g, [stack for stack in force if g.whose[stack] == power], province)


class Encounter(Task[RomanWorld], frozen=True):
    """12.4.1e, 32c: there is a battle, unless heavy cavalry can ride them down."""

    player: int
    force: tuple[int, ...]
    rule: ClassVar[str] = "12.4.1e"

    def run(self, g: RomanWorld) -> None:
        """Those who have come through."""
        force = tuple(stack for stack in self.force if is_alive(g, stack))
        if not any(has_combatants(g, stack) for stack in force):
            if force:
                stand_down(g, list(force))
            return
        force = tuple(sorted(force, key=lambda stack: not has_combatants(g, stack)))
        place, power = g.at[force[0]], g.whose[force[0]]
        if can_ride_down(g, power, place, "".join(g.units[stack] for stack in force)):
            g.push(RideThemDown(self.player, force))
        else:
            g.push(Battle(place, force, met=True))


class RideThemDown(PlayerChoice, frozen=True):
    """32c: those who intercept overrun the force that moves, or give battle."""

    force: tuple[int, ...]
    rule: ClassVar[str] = "32c"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [OVERRUN, GIVE_BATTLE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The march is over with those who marched, or there is a battle."""
        place = g.at[self.force[0]]
        if move == GIVE_BATTLE:
            g.push(Battle(place, self.force, met=True))
            return
        for stack in self.force:
            g.mark[stack] &= ~CALLED
        ride_down(g, self.force[0])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("ride-down", self.rule, {"place": PLACE_IDS[g.at[self.force[0]]]})


def arrive(g: RomanWorld, force: list[int], way: tuple[int, ...]) -> None:
    """Ruling 12.4.1e: over a river they attack at half strength like others."""
    last, goal = way[-2:]
    for stack in force:
        if is_crossing(last, goal):
            g.mark[stack] |= WADED if wades(g, last, goal) else CROSSED
        go(g, stack, goal)
        g.came[stack] = last


# ---- 12.4: who intercepts


def open_interceptions(g: RomanWorld, mover: int) -> None:
    """12.4a, 12.4.1f: other players in their order from the mover; no third party once it was met.

    5.2.4: an ally of the mover is asked for a neutral whom he moves and who is the mover's enemy. Ruling 3.2a: where
    leaders are hidden, everybody who might have one there.
    """
    force = g.mover
    near = close_by(g, g.at[force])
    if not near and not g.hidden:
        return
    askers = tuple(
        player
        for player in after(g, mover)
        if player != mover
        and g.met_by in (NOBODY, player)
        and ((near and interceptors(g, player)) or (g.hidden and might_intercept(g, player)))
    )
    if askers:
        g.open_window(Interception(askers, "march", (g.at[force],)))


class Interception(PlayerWindow, frozen=True):
    """12.4a: each enemy with an eligible leader intercepts or lets them pass."""

    rule: ClassVar[str] = "12.4a"
    asks_about: ClassVar[str] = "land-interception"

    def reactions(self, g: RomanWorld, asker: int) -> list[Move]:
        if not is_alive(g, g.mover) or g.met_by not in (NOBODY, asker):
            return []
        listed = leaders_of(g.scenario, g.seats)
        return [INTERCEPT[listed[leader]] for leader in interceptors(g, asker)]

    def refusal(self, g: RomanWorld, asker: int, move: Move) -> Refusal:
        """He cannot reach them, or has tried."""
        return Refusal("12.4b", "no-interception", {"leader": LEADER_IDS[move[1]]})

    def might_react(self, g: RomanWorld, asker: int) -> bool:
        """A force stands near by, and no other player has met them."""
        return is_alive(g, g.mover) and g.met_by in (NOBODY, asker) and might_intercept(g, asker)

    def asks_anyway(self, g: RomanWorld) -> bool:
        """Ruling 3.2a: being asked shows no leader."""
        return g.hidden and self.might_react(g, self.askers[0])

    def surely_reacts(self, g: RomanWorld, asker: int) -> bool:
        """Leaders and forces lie open where nothing is hidden."""
        return not g.hidden

    def concerns(self, g: RomanWorld, seat: int) -> bool:
        """Whether a leader could meet them and win, or has something to keep them from, for all that he can see."""
        return is_worth_a_thought(g, seat)

    def react(self, g: RomanWorld, asker: int, move: Move) -> None:
        """12.4c: the units are named, fed if need be (12.4d), and the die is rolled; an ally is asked first (5.8d)."""
        leader = leader_here(g.setting, move[1])
        owner = g.chief[g.leader_of[leader]]
        g.push(Attempt(asker, leader))
        if owner != asker:
            g.push(AskLeave(asker, owner, LEADER, leader))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        power = power_id(g, g.whose[g.mover]) if is_alive(g, g.mover) else "nobody"
        return Prompt("interception", self.rule, {"power": power, "place": PLACE_IDS[self.context[0]]})


# ---- how


class Attempt(Task[RomanWorld], frozen=True):
    """12.4c: those who can go gather about their leader."""

    player: int
    leader: int
    rule: ClassVar[str] = "12.4c"

    def run(self, g: RomanWorld) -> None:
        """Where he stands is seen; then their owner says who goes. An ally's leader may have been refused."""
        if not may_lead(g, self.player, self.leader):
            return
        g.tired |= 1 << self.leader
        g.reveals += g.hidden
        for stack in companions(g, self.player, self.leader):
            g.mark[stack] |= CALLED
        _join_the_called(g, self.leader)
        g.push(Called(self.player, self.leader))


def _join_the_called(g: RomanWorld, leader: int) -> bool:
    """A leader is with units that go, if there are any who fight."""
    place, power = place_of(g, leader), g.leader_of[leader]
    going = [s for s in named(g, place, power) if not is_naval(g, s)]
    if not any(has_combatants(g, stack) for stack in going):
        return False
    if g.leader_in[leader] not in going:
        own = [stack for stack in going if g.whose[stack] == power and has_combatants(g, stack)]
        if own:
            assign(g, leader, own[0])
        else:
            stand_apart(g, leader, g.mark[g.leader_in[leader]] | CALLED)
        settle(g, place)
    return True


class Called(PlayerChoice, frozen=True):
    """12.4c: before he rolls the owner leaves behind whom he likes."""

    leader: int
    rule: ClassVar[str] = "12.4c"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Roll, unless a special rule keeps some of them there, or one unit or leader less."""
        units, listed = called_units(g, self.leader), leaders_of(g.scenario, g.seats)
        few, free = len(of(units, COMBATANTS)) <= 1, may_set_off(g, self.leader)
        kinds = kinds_in(of(units, TRAINS)) if few else kinds_in(units)
        if not free:
            kinds = tuple([kind for kind in kinds if self._leaves_some(g, LETTER[kind])])
        others = [other for stack in called(g, self.leader) for other in leaders_in(g, stack) if other != self.leader]
        found = [*(LEAVE[kind] for kind in kinds), *(LEAVE_LEADER[listed[other]] for other in others)]
        return [READY, *found] if free else found

    def _leaves_some(self, g: RomanWorld, letter: str) -> bool:
        """Whether without such a unit there is still one who fights and may go."""
        rest = {stack: g.units[stack] for stack in called(g, self.leader)}
        first = _first_with(g, list(rest), letter)
        rest[first] = less(rest[first], letter)
        return any(of(units, COMBATANTS) and may_send(g, s, g.at[g.mover], units) for s, units in rest.items())

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Leave a unit or a leader, or roll."""
        own = called(g, self.leader)
        place = g.at[own[0]]
        if move[0] == "leave":
            part_before_all(g, own)
            stack = _first_with(g, own, LETTER[move[1]])
            join_alike(g, detach(g, stack, LETTER[move[1]], g.mark[stack] & ~CALLED))
            settle(g, place)
        elif move[0] == "leave-leader":
            other = leader_here(g.setting, move[1])
            join_alike(g, stand_apart(g, other, g.mark[g.leader_in[other]] & ~CALLED))
            settle(g, place)
        else:
            g.stack.pop()
            g.push(SetOff(self.player, self.leader))
            feed(g, self.player, own)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """What it takes, for all that can be seen of whoever moves: known to whoever calls them alone."""
        needed = 0
        if seat == self.player and g.leader_in[self.leader] >= 0:
            known = masked(g, seat)
            needed = target(known, self.leader) - bonus(known, self.leader)
        return Prompt("called", self.rule, {"place": PLACE_IDS[g.at[g.mover]], "needed": needed})


def _first_with(g: RomanWorld, stacks: list[int], letter: str) -> int:
    """Of some stacks the first that has such a unit."""
    return next(stack for stack in stacks if letter in g.units[stack])


def feed(g: RomanWorld, player: int, stacks: list[int]) -> None:
    """12.4d: whoever has not been supplied in this game turn is fed now."""
    hungry = tuple(stack for stack in stacks if g.units[stack] and not g.mark[stack] & SUPPLIED)
    g.reveals += g.hidden and bool(hungry)  # all see whom he has called, as they see who is fed
    if hungry:
        g.push(Provision(player, hungry))


class SetOff(Task[RomanWorld], frozen=True):
    """12.4d: those who were named and are supplied try; without anybody supplied nobody goes."""

    player: int
    leader: int
    rule: ClassVar[str] = "12.4d"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """42a: the gods are asked before the die."""
        power, place = g.leader_of[self.leader], place_of(g, self.leader)
        for stack in named(g, place, power):
            if not g.mark[stack] & SUPPLIED:
                g.mark[stack] &= ~CALLED
        if not _join_the_called(g, self.leader):
            g.stack.pop()
            g.reveals += g.hidden  # all see that there is no roll
            if g.log is not None:
                name, where = leader_id(g, self.leader), PLACE_IDS[g.at[g.mover]]
                g.tell("called-unfed", "12.4d", power=power_id(g, power), leader=name, place=where)
            stand_down(g, called(g, self.leader))
        elif not appeals(g, power):
            g.stack.pop()
            roll(g, self.player, self.leader)


def roll(g: RomanWorld, player: int, leader: int) -> None:
    """12.4.1c, 12.4.1d: a die and the bonus against the target; on success they are there, and there is a battle.

    21.1g: whoever was building gives it up.
    """
    die, needed, more = roll_for(g, g.leader_of[leader]), target(g, leader), bonus(g, leader)
    won, force = die + more >= needed, called(g, leader)
    if g.log is not None:
        name = leader_id(g, leader)
        g.tell(
            "interception", "12.4.1c", power=power_id(g, g.leader_of[leader]), leader=name,
            place=PLACE_IDS[g.at[g.mover]], die=die, bonus=more, needed=needed, won="yes" if won else "no",
        )  # fmt: skip
    if not won:
        stand_down(g, force)
        return
    here = g.at[force[0]]
    for power in {g.whose[stack] for stack in force if g.mark[stack] & BUILDING}:
        abandon_works(g, power, here)
    way = route(g, leader, g.at[g.mover]).way(g.at[g.mover])
    arrive(g, force, way)
    settle(g, here)
    g.met_by = player
    g.push(GoOn())
    g.push(Encounter(player, tuple(force)))
    enter_lands(g, force, way)
