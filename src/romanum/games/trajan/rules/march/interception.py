"""Chapter 12.5: the enemy of a marching force throws his own in its way."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Window
from romanum.games.trajan.data.components import (
    BY_ROAD,
    CHANCE_TO_MOVE,
    HEX_NAMES,
    INTERCEPTION_RANGE,
    LAND,
    LAND_LINKS,
    MARCH_TABLE,
    MARCHES,
    MOUNTAIN,
    MOVE_N,
    ROAD_LINKS,
    ROADS,
    SCATTER,
    TERRAIN,
    UNITS,
    WRECK,
)
from romanum.games.trajan.data.components import CROSS_COUNTRY as BY_COUNTRY
from romanum.games.trajan.rules.march.march_losses import FinishMarch, charge
from romanum.games.trajan.rules.march.reach import (
    carry_standards,
    force_of,
    lies_snow,
    marchers,
    may_march,
    standards_able,
)
from romanum.games.trajan.rules.politics.counters import ANYWHERE, STANDING, check_play, open_counter, play_marker
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.state.actions import CROSS_COUNTRY, INTERCEPT, LEAVE, LEAVE_ARMY, LET_MARCH, ROAD
from romanum.games.trajan.state.menu import SideStep
from romanum.games.trajan.state.position import FRESH, MARCHING, MILITARY, NONE, SIDE_IDS, War


def within_reach(g: War, target: int) -> Collection[int]:
    """12.3d, event 53: the hexes from which a way over land to a hex is short enough; snow may shut mountains."""
    return _around_snow(target) if lies_snow(g) else LAND.reach(target, INTERCEPTION_RANGE)


@lru_cache(None)
def _around_snow(target: int) -> frozenset[int]:
    """Mountains are entered along roads alone: from the target backwards, step by step."""
    found = edge = {target}
    for _ in range(INTERCEPTION_RANGE):
        steps = {(here, there) for there in edge for here in LAND_LINKS[there]}
        edge = {here for here, there in steps if TERRAIN[there] != MOUNTAIN or there in ROAD_LINKS[here]} - found
        found = found | edge
    return frozenset(found)


def watch(g: War, side: int, hex: int) -> None:
    """12.5: a force of `side` has entered a hex; the other side may intercept it there."""
    g.open_window(InterceptionWindow((1 - side,), "march", (hex,)))


class InterceptionWindow(Window[War], frozen=True):
    """12.5: a leader near by may bring his force into the hex that an enemy has just entered."""

    rule: ClassVar[str] = "12.5"
    asks_about: ClassVar[str] = "interception"

    def concerns(self, g: War, seat: int) -> bool:
        """Whether the enemy has come next to something of the asker's, or upon it."""
        asker, hex = self.askers[0], self.context[0]
        near = (hex, *LAND_LINKS[hex])
        return any(g.controls(asker, h) or g.garrison(asker, h) or g.seems_outside(asker, h) for h in near)

    def near(self, g: War, asker: int) -> list[int]:
        """Leaders who have a way to the hex that is short enough."""
        where, within = g.where, within_reach(g, self.context[0])
        return [u for u in g.leaders_on_map(asker) if where[u] in within and where[u] != self.context[0]]

    def reactions(self, g: War, asker: int) -> list[Move]:
        """Each of them with a marker to play, or no more questions about this march."""
        if g.hushed[asker] or not g.holds(asker, MILITARY) or not self.marches_on(g, asker):
            return []
        able = [INTERCEPT[u] for u in self.near(g, asker) if g.can_play(u) and may_march(g, u)]
        return [*able, LET_MARCH] if able else []

    def marches_on(self, g: War, asker: int) -> bool:
        """8.1e: an empty Exercitus that the first interceptors have unmasked is no force any more."""
        return bool(g.standards) or bool(force_of(g, 1 - asker))

    def all_candidates(self, g: War, asker: int) -> Iterable[Move]:
        """Every leader on the map."""
        return [*(INTERCEPT[u] for u in g.leaders_on_map(asker)), LET_MARCH]

    def refusal(self, g: War, asker: int, move: Move) -> Refusal:
        """No marker, spent, shut in, kept off by snow, or too far."""
        if move == LET_MARCH:
            return Refusal("12.5", "nobody-to-intercept")
        refused = check_play(g, asker, move[1], MILITARY)
        if refused is not None:
            return refused
        facts = {"leader": UNITS[move[1]].id, "range": INTERCEPTION_RANGE}
        if move[1] in self.near(g, asker):
            return Refusal("12.5", "cannot-march", facts)
        if g.where[move[1]] in LAND.reach(self.context[0], INTERCEPTION_RANGE) and lies_snow(g):
            return Refusal("11.0a", "snow", {"hex": HEX_NAMES[self.context[0]]})
        return Refusal("12.5", "too-far-to-intercept", facts)

    def might_react(self, g: War, asker: int) -> bool:
        """Anything within reach: no hand tells its number."""
        if not self.marches_on(g, asker):
            return False
        within = within_reach(g, self.context[0])
        return any(g.seems_outside(asker, hex) or g.garrison(asker, hex) for hex in within)

    def react(self, g: War, asker: int, move: Move) -> None:
        """The marker is played where the leader stands; a leader on the march may counter it, unless it scatters.

        Whether they come or not, others may be called out after them (6.2b).
        """
        if move == LET_MARCH:
            g.hushed[asker] = 1
            return
        hex, scatters = g.where[move[1]], g.stack[-1].scatters
        play_marker(g, asker, move[1], MILITARY, "intercept", hex, "12.5")
        watch(g, 1 - asker, self.context[0])
        g.push(CallOut(asker, hex, self.context[0]))
        open_counter(g, asker, MILITARY, self.context[0], "intercept", STANDING if scatters else ANYWHERE)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        facts = {"side": SIDE_IDS[self.askers[0]], "hex": HEX_NAMES[self.context[0]]}
        return Prompt("intercept", self.rule, facts)


class CallOut(SideStep, frozen=True):
    """12.5: which units go, by road or across country; then the die."""

    origin: int
    target: int
    mustered: bool = False
    armies: tuple[int, ...] = ()
    rule: ClassVar[str] = "12.5"

    def force(self, g: War) -> list[int]:
        """Those who go: at first everybody who can."""
        if self.mustered:
            return force_of(g, self.side)
        return marchers(g, self.side, self.origin)

    def markers(self, g: War) -> tuple[int, ...]:
        """The Exercitus markers that go along."""
        return self.armies if self.mustered else tuple(standards_able(g, self.side, self.origin))

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Each unit and marker that may stay, and two ways to go."""
        return [
            *(LEAVE[u] for u in self.force(g)), *(LEAVE_ARMY[a] for a in self.markers(g)), ROAD, CROSS_COUNTRY
        ]  # fmt: skip

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Somebody must go; by road only where one leads there."""
        if move[0] in ("leave", "leave-army"):
            force = self.force(g)
            goes = len(force) > 1 if move[0] == "leave" else any(g.army[u] != move[1] for u in force)
            return None if goes else Refusal("12.2a", "somebody-must-march")
        if move == ROAD and self.target not in ROADS.reach(self.origin, INTERCEPTION_RANGE):
            return Refusal("12.1a", "no-road", {"hex": HEX_NAMES[self.origin]})
        return None

    def take(self, g: War, seat: int, move: Move) -> None:
        """Somebody stays, or the force sets out."""
        markers = self.markers(g)
        if not self.mustered:
            for unit in self.force(g):
                g.marched[unit] = MARCHING
        if move[0] == "leave":
            g.marched[move[1]], g.army[move[1]] = FRESH, NONE
        elif move[0] == "leave-army":
            for unit in force_of(g, self.side):
                if g.army[unit] == move[1]:
                    g.marched[unit] = FRESH
            markers = tuple(a for a in markers if a != move[1])
        else:
            g.push(FinishMarch(self.side, True))
            self.set_out(g, BY_ROAD if move == ROAD else BY_COUNTRY, markers)
            return
        g.push(CallOut(self.side, self.origin, self.target, True, markers))

    def set_out(self, g: War, kind: int, markers: tuple[int, ...]) -> None:
        """12.5: on any result but N they are there; the march may cost them, but does not scatter them."""
        die = g.dice.roll()
        march = MARCH_TABLE[kind][die - 1]
        g.tell(
            "intercept-roll", "12.5", side=SIDE_IDS[self.side], hex=HEX_NAMES[self.origin],
            destination=HEX_NAMES[self.target], march=MARCHES[kind], die=die, result=march.text,
            chance=CHANCE_TO_MOVE[kind],
        )  # fmt: skip
        if march.move == MOVE_N:
            return
        force = force_of(g, self.side)
        g.arrive(force, self.target)
        carry_standards(g, self.side, markers, self.target)
        charge(g, self.side, self.target, march.effects & ~(SCATTER | WRECK), False)
        for side in (self.side, 1 - self.side):
            reveal(g, side, self.target)
        control_changed(g)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        facts = {
            "side": SIDE_IDS[self.side],
            "hex": HEX_NAMES[self.origin],
            "destination": HEX_NAMES[self.target],
        }
        return Prompt("call-out", self.rule, facts)
