"""Chapters 10.7.1 to 10.7.6: retreats."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    DIRECT,
    LAND_LINKS,
    LAND_POINT,
    MILITIA,
    NONE,
    ON_LAND,
    PLACE_IDS,
    PORT,
    SEA_LINKS,
    STRAIT,
    TABLES,
)
from romanum.games.pax.rules.battle.actions import (
    FORCE_OUT,
    RETREAT,
    RETREAT_BY_SEA,
    RETREAT_TO,
    STAY,
    STOP_THEM,
)
from romanum.games.pax.rules.battle.frame import (
    ATTACKER,
    DEFENDER,
    FORCED,
    RETREATS,
    RULES,
    STAYS,
    Fight,
    lcu_of,
    standing,
)
from romanum.games.pax.rules.battle.losses import Losses, bury
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.borders import kept_out, shut_out
from romanum.games.pax.state.control import holder_of, is_home
from romanum.games.pax.state.errands import Entered
from romanum.games.pax.state.forces import (
    fleets,
    galleys,
    go,
    is_alive,
    lcu,
    number,
    occupants,
    remark,
    split,
    stacks_at,
    tidy,
    transfer,
)
from romanum.games.pax.state.leaders import assign, leaders_in
from romanum.games.pax.state.moves import BY_RETREAT, INTERCEPTING, MUTINEERS, came_by, leave_trail, spend
from romanum.games.pax.state.mutiny import mutinous
from romanum.games.pax.state.position import LEAVING, NOBODY, Mediterranean
from romanum.games.pax.state.routes import is_shut
from romanum.games.pax.state.sides import enemies, is_friend, side_id, stands_fast
from romanum.games.pax.state.steps import PowerChoice

COST = TABLES.movement.force_retreat

# ---- where to


class Route(NamedTuple):
    """Whose retreat it is, and where it may not lead."""

    side: int
    barred: tuple[int, ...]
    """10.7.4a: whence the attacker came."""
    at_home: bool
    """12.3.3a: with Militia no step leads out of the home."""


class Way(NamedTuple):
    """How a retreat by land goes to a Space."""

    points: int
    """10.7.6d: the Land Transit Points on it."""
    via: int
    """The Space between, which it enters first; none if it goes but one Space."""


def is_open(g: Mediterranean, route: Route, space: int) -> bool:
    """10.7.4a: no enemy Land Combat Units, Garrisons, City or Town."""
    if g.setting.closed >> space & 1 or (route.at_home and not is_home(g, route.side, space)):
        return False
    found = occupants(g, space) | (1 << g.town_of[space] if g.town_of[space] != NOBODY else 0)
    return not found & enemies(g, route.side)


def legs(g: Mediterranean, route: Route, start: int, first: int = NONE) -> dict[int, int]:
    """10.7.6d: the Spaces next to one, and how many Land Transit Points lie between; `first`: by this step alone."""
    found: dict[int, int] = {}
    points, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for there in LAND_LINKS[here]:
            if there in route.barred or _guarded(g, route.side, here, there):
                continue
            if here == start and first not in (NONE, there):
                continue
            if LAND_POINT[there]:
                if there not in points:
                    points[there] = points[here] + 1
                    edge.append(there)
            elif there != start and is_open(g, route, there) and not _forbidden(g, route.side, start, there):
                found[there] = min(points[here], found.get(there, points[here]))
    return found


def _forbidden(g: Mediterranean, side: int, start: int, there: int) -> bool:
    """3.1, 13.3, 13.4: a Space that a side may not enter, whoever holds it."""
    return bool(kept_out(g, side, start, there)) or (g.setting.has_borders and shut_out(g, side, start, there))


def _guarded(g: Mediterranean, side: int, here: int, there: int) -> bool:
    """9.5.3c: a Strait past enemy ships."""
    return there in STRAIT[here] and bool((fleets(g, here) | fleets(g, there)) & enemies(g, side))


def ways_out(g: Mediterranean, route: Route, space: int, first: int = NONE) -> dict[int, Way]:
    """10.7.4, 10.7.6d: where an Army may retreat to by land, and how.

    Ruling 10.7.6b: of several ways the one over fewest Transit Points, then the one on which fewest can intercept it.
    """
    found = {near: Way(points, NONE) for near, points in legs(g, route, space, first).items()}
    single = tuple(found)
    for near in [near for near in single if not found[near].points]:
        for there, more in legs(g, route, near).items():
            if there == space or there in LAND_LINKS[space] or there in single:
                continue
            way = Way(more, near)
            if there not in found or _rank(g, route, space, way) < _rank(g, route, space, found[there]):
                found[there] = way
    return found


def _rank(g: Mediterranean, route: Route, space: int, way: Way) -> tuple[int, int, int]:
    hostile = enemies(g, route.side)
    near = [stack for place in DIRECT[way.via] if place != space for stack in stacks_at(g, place)]
    lurking = [s for s in near if hostile >> g.whose[s] & 1 and g.patron[g.whose[s]] != NOBODY and lcu(g, s)]
    return way.points, len(lurking), way.via


def ports_of(g: Mediterranean, fight: Fight) -> list[int]:
    """10.7.5: friendly Ports one Naval Connection away, with own ships that obey; not whence the attacker came."""
    side, here = fight.sides[DEFENDER], fight.space
    if not PORT[here] or not fleets(g, here) >> side & 1 or mutinous(g, side, here):
        return []
    at_home = has_militia(g, fight)
    barred = route_of(g, fight).barred
    ports = [p for p in SEA_LINKS[here] if PORT[p] and not is_shut(g, side, p) and not _forbidden(g, side, here, p)]
    friendly = [p for p in ports if p not in barred and _is_friendly(g, side, p)]
    return [p for p in friendly if not at_home or is_home(g, side, p)]


def _is_friendly(g: Mediterranean, side: int, port: int) -> bool:
    """5.1.4: as things stand now: an Army that has left a Port no longer holds it."""
    holder = holder_of(g, port)
    return holder >= 0 and is_friend(g, side, holder)


def has_militia(g: Mediterranean, fight: Fight) -> bool:
    """12.3.3a: whether the Defender must stay at home."""
    return any(number(g, stack, MILITIA) for stack in standing(g, fight.defenders))


def route_of(g: Mediterranean, fight: Fight) -> Route:
    """10.7.4a: not the place whence the attacker came, nor the Space before it."""
    chief = fight.attackers[0]
    barred = (came_by(g, chief), g.last_space) if chief == g.mover else (came_by(g, chief),)
    return Route(fight.sides[DEFENDER], barred, has_militia(g, fight))


def by_land(g: Mediterranean, fight: Fight) -> dict[int, Way]:
    """Where the Defender can go by land; nowhere from behind walls; if intercepted the way it came (9.3.3c)."""
    if fight.walls:
        return {}
    first = NONE
    if fight.flags & INTERCEPTING:
        first = came_by(g, fight.defenders[0])
        if first in (NONE, fight.space):
            return {}
    return ways_out(g, route_of(g, fight), fight.space, first)


# ---- whether


def may_retreat(g: Mediterranean, fight: Fight) -> bool:
    """10.7.2: those who stand never do; nor those whom nobody commands (13.2.3)."""
    sides = {g.whose[stack] for stack in standing(g, fight.defenders)}
    attacker = g.patron[fight.sides[ATTACKER]]
    return not any(stands_fast(g, side) or g.patron[side] == attacker for side in sides)


def ask_retreat(g: Mediterranean, fight: Fight) -> None:
    """10.2-11: a beaten Defender may retreat (before mutineers he must, 13.3-AFRICAb) or be forced out."""
    if fight.winner() != ATTACKER or not lcu_of(g, fight.defenders) or not may_retreat(g, fight):
        return
    if fight.flags & MUTINEERS:
        g.amend(Fight, leaving=FORCED)
        return
    if not fight.walls:
        g.push(ForceOut(fight.powers[ATTACKER]))
    if by_land(g, fight) or ports_of(g, fight):
        g.push(RetreatOrStay(fight.powers[DEFENDER]))


class RetreatOrStay(PowerChoice, frozen=True):
    """10.7.1: one tenth less is lost by whoever retreats."""

    rule: ClassVar[str] = "10.7.1"
    asks_about: ClassVar[str] = "retreat"
    decline: ClassVar[Move] = STAY

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [RETREAT, STAY]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The winner's Cavalry may try to stop it."""
        if move == STAY:
            return
        fight = g.amend(Fight, leaving=RETREATS)
        if fight.edge[ATTACKER]:
            g.push(StopRetreat(fight.powers[ATTACKER]))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Where, against whom, and what is lost."""
        fight = g.running(Fight)
        facts = {"space": PLACE_IDS[fight.space], "enemy": side_id(g, fight.sides[ATTACKER])}
        return Prompt("retreat", self.rule, {**facts, "tenths": fight.dice[ATTACKER]})


class StopRetreat(PowerChoice, frozen=True):
    """10.7.6a: a die of 1 with Superiority, of 3 or less with Supremacy."""

    rule: ClassVar[str] = "10.7.6a"
    orders_about: ClassVar[str] = "pursuit"
    asks_about: ClassVar[str] = "retreat"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [STOP_THEM, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Stopped, the Loser stays with full losses."""
        if move == PASS:
            return
        fight, die = g.running(Fight), g.dice.roll()
        needed = stopping(fight)
        g.tell("stops-retreat", self.rule, side=side_id(g, fight.sides[ATTACKER]), die=die, needed=needed)
        if die <= needed:
            g.amend(Fight, leaving=STAYS, pinned=True)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        return Prompt("stop-retreat", self.rule, {"space": PLACE_IDS[fight.space], "needed": stopping(fight)})


def stopping(fight: Fight) -> int:
    """10.7.6a: up to which die Cavalry stops a retreat."""
    table = RULES.stop_retreat
    return table.supremacy if fight.edge[ATTACKER] == RULES.supremacy else table.superiority


class ForceOut(PowerChoice, frozen=True):
    """9.2.1j, 10.7.2: 1 MP of the moving Army; an interceptor pays nothing."""

    rule: ClassVar[str] = "10.7.2"
    orders_about: ClassVar[str] = "pursuit"
    asks_about: ClassVar[str] = "retreat"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Only against a Defender who chose to stay, or could not go."""
        fight = g.running(Fight)
        if fight.leaving != STAYS or fight.pinned or not can_force(g, fight):
            return [PASS]
        return [FORCE_OUT, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """He loses one tenth less and goes."""
        if move == PASS:
            return
        fight = g.amend(Fight, leaving=FORCED)
        if not fight.flags & INTERCEPTING:
            spend(g, COST)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        facts = {"space": PLACE_IDS[fight.space], "side": side_id(g, fight.sides[DEFENDER])}
        return Prompt("force-out", self.rule, facts)


def can_force(g: Mediterranean, fight: Fight) -> bool:
    """10.7.2: an interceptor always; the moving Army with 1 MP."""
    return bool(fight.flags & INTERCEPTING) or (fight.attackers[0] == g.mover and g.mp >= COST)


# ---- the way


def ask_path(g: Mediterranean, fight: Fight) -> None:
    """10.7.4c, 10.7.4d: after losses; a forced Army without a way is eliminated."""
    if fight.leaving == STAYS or not lcu_of(g, fight.defenders):
        return
    if by_land(g, fight) or ports_of(g, fight):
        g.push(RetreatPath(fight.powers[DEFENDER]))
    elif fight.leaving == FORCED:
        g.tell("no-way-out", "10.7.4c", side=side_id(g, fight.sides[DEFENDER]), space=PLACE_IDS[fight.space])
        for stack in standing(g, fight.defenders):
            bury(g, stack)


class RetreatPath(PowerChoice, frozen=True):
    """10.7.4a, 10.7.5: where to, by land or by sea."""

    rule: ClassVar[str] = "10.7.4a"
    orders_about: ClassVar[str] = "retreat-path"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """All Spaces and Ports."""
        fight = g.running(Fight)
        found: list[Move] = [RETREAT_TO[space] for space in by_land(g, fight)]
        return [*found, *(RETREAT_BY_SEA[port] for port in ports_of(g, fight))]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """All go together; 1 BP is lost for each Transit Point."""
        fight = g.running(Fight)
        way = by_land(g, fight)[move[1]] if move[0] == "retreat-to" else Way(0, NONE)
        points, first, goal = way.points, move[1], NONE
        if way.via != NONE:
            first, goal = way.via, move[1]
        gone = tuple([depart(g, stack, move[0]) for stack in standing(g, fight.defenders)])
        give_way(g, gone, first)
        if move[0] == "retreat-by-sea":
            put_to_sea(g, fight, move[1])
        g.amend(Fight, gone=gone, defenders=gone, goal=goal)
        g.tell("retreats", "10.7.4a", side=side_id(g, fight.sides[DEFENDER]), place=PLACE_IDS[move[1]])
        if points:
            g.push(Losses(self.power, gone, points * RULES.transit_loss, NONE, False))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        attacker, defender = (side_id(g, side) for side in fight.sides)
        facts = {"space": PLACE_IDS[fight.space], "side": defender, "enemy": attacker}
        return Prompt("retreat-path", self.rule, facts)

    def worth_of(self, g: Mediterranean, seat: int, move: Move) -> int:
        """The friends that stand there."""
        own = g.running(Fight).sides[DEFENDER]
        return sum(lcu(g, stack) for stack in stacks_at(g, move[1]) if g.whose[stack] == own)


def depart(g: Mediterranean, stack: int, how: str) -> int:
    """10.7.4d, 10.7.5: the stack that goes: Land Units and leaders; ships only by sea."""
    if galleys(g, stack) and how == "retreat-to" and stack != g.mover:
        land = split(g, stack, g.mark[stack] | LEAVING)
        for kind in range(ON_LAND):
            transfer(g, stack, land, kind, number(g, stack, kind))
        for leader in leaders_in(g, stack):
            assign(g, leader, land)
        stack = land
    elif stack != g.mover:
        stack = remark(g, stack, g.mark[stack] | LEAVING)
    return stack


def give_way(g: Mediterranean, stacks: tuple[int, ...], space: int) -> None:
    """10.7.4a: retreating stacks are in the next Space, all of them before anything is tidied."""
    here = g.at[stacks[0]]
    for stack in stacks:
        leave_trail(g, stack, here)
        if stack == g.mover:
            g.came_from = g.last_space = here
        go(g, stack, space)
    tidy(g, here)
    tidy(g, space)


def put_to_sea(g: Mediterranean, fight: Fight, port: int) -> None:
    """10.7.5: ships that lay apart from the Army go with it too."""
    side = fight.sides[DEFENDER]
    for stack in [s for s in stacks_at(g, fight.space) if g.whose[s] == side and galleys(g, s)]:
        go(g, stack, port)
    tidy(g, port)


class Retreated(Task[Mediterranean], frozen=True):
    """10.7.6b: a retreating Army may be intercepted in each Space it enters; then it joins the others of its side."""

    stack: int
    asked: bool = False
    via: int = NONE
    """The first Space of a retreat,"""
    goal: int = NONE
    """and the second, if it goes on to one."""
    rule: ClassVar[str] = "10.7.6b"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """First the others answer."""
        if not is_alive(g, self.stack):
            g.stack.pop()
        elif not self.asked:
            g.become(replace(self, asked=True))
            g.push(Entered(self.stack, BY_RETREAT))
        elif self.goal != NONE and self._may_go_on(g):
            give_way(g, (self.stack,), self.goal)
            g.become(Retreated(self.stack))
        else:
            g.stack.pop()
            place = g.at[self.stack]
            remark(g, self.stack, g.mark[self.stack] & ~LEAVING)
            tidy(g, place)

    def _may_go_on(self, g: Mediterranean) -> bool:
        """Unless it was driven elsewhere, or somebody has come to where it goes."""
        route = Route(g.whose[self.stack], (), False)
        return g.at[self.stack] == self.via and is_open(g, route, self.goal)
