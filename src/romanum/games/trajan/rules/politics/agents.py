"""Chapters 6.3, 6.4, 8.0b and 8.2b: Agent markers for Intelligence and Assassination, and the Guards against them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.odds import up_to
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    ASSASSINATION_ALONE,
    ASSASSINATION_RANGE,
    ASSASSINATION_ROLL,
    ASSASSINATION_SUPREME,
    CORE,
    GRID,
    GUARD,
    HEX_NAMES,
    INTELLIGENCE_RANGE,
    NATION,
    SATRAPY,
    SIDE,
    UNITS,
)
from romanum.games.trajan.rules.politics.counters import check_play, open_counter, play_marker
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state.actions import BOXES, MARKER_KINDS
from romanum.games.trajan.state.menu import Menu
from romanum.games.trajan.state.position import AGENT, ARMY_COUNT, NONE, OFF_MAP, PARTHIAN, RECRUITS, SIDE_IDS, War

RECRUIT_BOX, CORE_BOX, SATRAPY_BOX, OFF_MAP_BOX, MARKER_BOX = range(len(BOXES))
AREAS: Final = ((RECRUIT_BOX, OFF_MAP_BOX, MARKER_BOX), (CORE_BOX, SATRAPY_BOX, MARKER_BOX))
"""2.2, 2.3: the holding areas of each side, but for those of the Exercitus, which are spied out by their hexes."""


def hidden_hexes(g: War, side: int) -> list[int]:
    """Hexes in which, as everybody can see, counters or Exercitus markers of a side keep a secret."""
    found = {hex for hex in g.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT] if hex != NONE}
    face_up, army = g.face_up, g.army
    for hex, units in g.stacks(side).items():
        for unit in units:
            if not face_up[unit] and army[unit] == NONE:
                found.add(hex)
                break
    return sorted(found)


@cache
def _near(hex: int, distance: int) -> frozenset[int]:
    """The hexes around a hex."""
    return frozenset(GRID.within(hex, distance))


def _candidates(g: War, side: int) -> Iterable[Move]:
    hidden = hidden_hexes(g, 1 - side)
    known = [u for u in g.leaders_on_map(1 - side) if g.face_up[u]]
    for leader in g.leaders_on_map(side):
        yield from (("spy", leader, hex) for hex in hidden)
        yield from (("spy-box", leader, box) for box in range(len(BOXES)))
        yield from (("assassinate", leader, victim) for victim in known)


def _check(g: War, side: int, move: Move) -> Refusal | None:
    refused = check_play(g, side, move[1], AGENT)
    if refused is not None:
        return refused
    here = g.where[move[1]]
    if move[0] == "spy-box":
        if move[2] in AREAS[1 - side]:
            return None
        return Refusal("2.2" if side == PARTHIAN else "2.3", "no-such-box", {"box": BOXES[move[2]]})
    there, most = (move[2], INTELLIGENCE_RANGE) if move[0] == "spy" else (g.where[move[2]], ASSASSINATION_RANGE)
    distance = GRID.distance(here, there)
    if distance > most:
        facts = {"leader": UNITS[move[1]].id, "hex": HEX_NAMES[there], "distance": distance, "range": most}
        return Refusal("6.1c", "out-of-range", facts)
    return None


def _options(g: War, side: int) -> list[Move]:
    if not g.holds(side, AGENT):
        return []
    able, where = g.able_leaders(side), g.where
    if not able:
        return []
    hidden = hidden_hexes(g, 1 - side)
    known = [u for u in g.leaders_on_map(1 - side) if g.face_up[u]]
    found: list[Move] = []
    for leader in able:
        near = _near(where[leader], INTELLIGENCE_RANGE)
        found += [("spy", leader, hex) for hex in hidden if hex in near]
        found += [("spy-box", leader, box) for box in AREAS[1 - side]]
        if known:
            close = _near(where[leader], ASSASSINATION_RANGE)
            found += [("assassinate", leader, victim) for victim in known if where[victim] in close]
    return found


def _take(g: War, side: int, move: Move) -> None:
    here = g.where[move[1]]
    play_marker(g, side, move[1], AGENT, move[0], here)
    if move[0] == "spy-box":
        look_into(g, side, move[2])
        return
    there = move[2] if move[0] == "spy" else g.where[move[2]]
    if guarded(g, 1 - side, there, move[0]):
        return
    g.push(Spy(side, there) if move[0] == "spy" else Assassinate(side, move[2]))
    open_counter(g, side, AGENT, there, move[0])


MENU: Final = Menu(frozenset({"spy", "spy-box", "assassinate"}), _candidates, _check, _options, _take)


def guarded(g: War, side: int, hex: int, action: str) -> bool:
    """6.3: a Guard unit in the hex cancels one Agent in a game turn, at once and for nothing. It shows itself by it."""
    guard = next((u for u in g.units_at(side, hex) if GUARD[u] and u not in g.guards_used), None)
    if guard is None:
        return False
    g.guards_used += (guard,)
    g.reveals += 1
    g.remember([guard])
    g.tell("guarded", "6.3a", side=SIDE_IDS[side], hex=HEX_NAMES[hex], unit=UNITS[guard].id, action=action)
    return True


def look_into(g: War, side: int, box: int) -> None:
    """8.2b: one holding area of the enemy is shown to the player alone."""
    g.reveals += 1
    enemy = 1 - side
    if box == MARKER_BOX:
        found = [MARKER_KINDS[kind] for kind in g.markers(enemy)]
    else:
        found = [UNITS[u].id for u in area(g, enemy, box)]
    kind = "sees-markers" if box == MARKER_BOX else "sees-box"
    secret = {"found": found, "number": len(found)}
    g.tell(kind, "8.2b", side=SIDE_IDS[side], enemy=SIDE_IDS[enemy], box=BOXES[box], secret=secret, eyes=(side,))


def area(g: War, side: int, box: int) -> list[int]:
    """2.2, 2.3: the units in a holding area; Core and Satrapy recruits are never mixed."""
    if box == OFF_MAP_BOX:
        return g.in_box(side, OFF_MAP)
    nation = {CORE_BOX: CORE, SATRAPY_BOX: SATRAPY}.get(box)
    return [u for u in g.in_box(side, RECRUITS) if nation is None or NATION[u] == nation]


class Spy(Task[War], frozen=True):
    """8.0b: the force in a hex is revealed."""

    side: int
    hex: int
    rule: ClassVar[str] = "8.0b"

    def run(self, g: War) -> None:
        reveal(g, 1 - self.side, self.hex)


class Assassinate(Task[War], frozen=True):
    """6.4a: a low die kills the leader; easier if he is alone, not easier if he is the Supreme Leader."""

    side: int
    victim: int
    rule: ClassVar[str] = "6.4a"

    def run(self, g: War) -> None:
        die, needed = g.dice.roll(), chance_on(g, self.victim)
        g.tell(
            "assassination", "6.4a", side=SIDE_IDS[self.side], unit=UNITS[self.victim].id, die=die, needed=needed,
            success=die <= needed, chance=up_to(needed),
        )  # fmt: skip
        if die <= needed:
            eliminate(g, self.victim)
            control_changed(g)


def chance_on(g: War, victim: int) -> int:
    """The highest die that kills."""
    side = SIDE[victim]
    if g.supreme[side] == victim:
        return ASSASSINATION_SUPREME
    alone = len(g.units_at(side, g.where[victim])) == 1
    return ASSASSINATION_ALONE if alone else ASSASSINATION_ROLL
