"""Chapter 8: what the enemy may see. Forces are shown and covered, and stand under Exercitus markers.

An Exercitus stands in the open: units inside a city are counters of their own, and one that steps in leaves it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.trajan.actions import ARMIES, BLUFF, COVER, COVER_ALL, DISBAND, DONE, EXERCITUS, SHOW
from romanum.games.trajan.components import HEX_NAMES, UNITS
from romanum.games.trajan.menu import Menu, SideStep
from romanum.games.trajan.state import ARMY_COUNT, NONE, SIDE_IDS, War


def reveal(g: War, side: int, hex: int, rule: str = "8.0b") -> None:
    """8.0b, 8.1d: all units of a side in a hex are turned up; Exercitus markers there go back to their owner."""
    armies = g.armies_at(side, hex)
    hidden = [u for u in g.units_at(side, hex) if not g.face_up[u]]
    if not hidden and not armies:
        return
    manned = {g.army[unit] for unit in hidden}
    for unit in hidden:
        g.face_up[unit], g.army[unit] = 1, NONE
        g.seen[unit], g.seen_turn[unit] = hex, g.turn
    g.reveals += 1
    if hidden:
        g.tell("revealed", rule, side=SIDE_IDS[side], hex=HEX_NAMES[hex], units=[UNITS[u].id for u in hidden])
    for army in armies:
        g.exercitus[side * ARMY_COUNT + army] = NONE
        kind = "exercitus-found" if army in manned else "unmasked"
        g.tell(kind, "8.1d", side=SIDE_IDS[side], hex=HEX_NAMES[hex], army=ARMIES[army])
        g.push(PlaceExercitus(side, army))


def cover(g: War, units: Iterable[int]) -> None:
    """8.0c: open units are turned face down; the enemy remembers where he saw them."""
    for unit in units:
        g.face_up[unit] = 0
        g.seen[unit], g.seen_turn[unit] = g.where[unit], g.turn


class CoverForces(SideStep, frozen=True):
    """8.0c: at the start of his player turn a player may turn open forces face down."""

    rule: ClassVar[str] = "8.0c"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """All at once, or hex by hex."""
        hexes = sorted({g.where[u] for u in g.on_map(self.side)})
        return [COVER_ALL, *(COVER[hex] for hex in hexes), DONE]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Something must lie open there."""
        opened = {g.where[u] for u in g.on_map(self.side) if g.face_up[u]}
        if move == DONE or (move == COVER_ALL and opened) or (move[0] == "cover" and move[1] in opened):
            return None
        return Refusal("8.0c", "nothing-open", {"hex": HEX_NAMES[move[1]]} if len(move) > 1 else {"hex": ""})

    def options(self, g: War, seat: int) -> list[Move]:
        """All at once, each hex with open units, or leave the rest open."""
        opened = sorted({g.where[u] for u in g.on_map(self.side) if g.face_up[u]})
        return [COVER_ALL, *(COVER[hex] for hex in opened), DONE] if opened else [DONE]

    def take(self, g: War, seat: int, move: Move) -> None:
        """Turn them down; the step ends when nothing is left open."""
        if move == DONE:
            g.stack.pop()
            return
        units = [u for u in g.on_map(self.side) if g.face_up[u] and (move == COVER_ALL or g.where[u] == move[1])]
        cover(g, units)
        if move == COVER_ALL:
            g.stack.pop()
            g.tell("covered-all", "8.0c", side=SIDE_IDS[self.side])
        else:
            g.tell("covered", "8.0c", side=SIDE_IDS[self.side], hex=HEX_NAMES[move[1]])

    def prompt(self, g: War, seat: int | None) -> Prompt:
        """Which forces to hide."""
        return Prompt("cover", self.rule, {"side": SIDE_IDS[self.side]})


# ---- 8.1: Exercitus markers


def may_form(g: War, side: int, hex: int) -> bool:
    """8.1a: face-down units in the open that do not stand under a marker yet."""
    return any(g.army[u] == NONE and not g.face_up[u] for u in g.outside(side, hex))


def form(g: War, side: int, army: int, hex: int) -> None:
    """8.1a: all face-down units in the open go under the marker."""
    for unit in g.outside(side, hex):
        if g.army[unit] == NONE and not g.face_up[unit]:
            g.army[unit] = army
    set_down(g, side, army, hex)


def set_down(g: War, side: int, army: int, hex: int) -> None:
    """The marker stands in a hex; whether anything is under it only its owner knows."""
    g.exercitus[side * ARMY_COUNT + army] = hex
    g.tell("exercitus", "8.1a", side=SIDE_IDS[side], army=ARMIES[army], hex=HEX_NAMES[hex])


def friendly_hexes(g: War, side: int) -> list[int]:
    """Hexes with units of a side."""
    return sorted({g.where[u] for u in g.on_map(side)})


def _free(g: War, side: int) -> list[int]:
    return [a for a in range(ARMY_COUNT) if g.exercitus[side * ARMY_COUNT + a] == NONE]


def _exercitus_candidates(g: War, side: int) -> Iterable[Move]:
    hexes = friendly_hexes(g, side)
    for army in range(ARMY_COUNT):
        for hex in hexes:
            yield EXERCITUS[army][hex]
            yield BLUFF[army][hex]
        yield DISBAND[army]
    for hex in hexes:
        yield SHOW[hex]


def _exercitus_check(g: War, side: int, move: Move) -> Refusal | None:
    if move[0] == "show":
        shown = any(not g.face_up[u] for u in g.units_at(side, move[1]))
        return None if shown else Refusal("8.0b", "already-open", {"hex": HEX_NAMES[move[1]]})
    place = g.exercitus[side * ARMY_COUNT + move[1]]
    facts = {"army": ARMIES[move[1]]}
    if move[0] == "disband":
        return None if place != NONE else Refusal("8.1a", "no-exercitus", facts)
    if place != NONE or move[1] in g.formed:
        return Refusal("8.1a", "exercitus-in-use", facts)
    if move[0] == "exercitus" and not may_form(g, side, move[2]):
        return Refusal("8.1a", "nothing-to-cover", {"hex": HEX_NAMES[move[2]]})
    return None


def _exercitus_options(g: War, side: int) -> list[Move]:
    return [move for move in _exercitus_candidates(g, side) if _exercitus_check(g, side, move) is None]


def _exercitus_take(g: War, side: int, move: Move) -> None:
    if move[0] == "show":
        reveal(g, side, move[1])
        return
    if move[0] == "disband":
        disband(g, side, move[1])
        return
    g.formed.append(move[1])
    if move[0] == "exercitus":
        form(g, side, move[1], move[2])
    else:
        set_down(g, side, move[1], move[2])


def disband(g: War, side: int, army: int) -> None:
    """8.1a: the marker is taken off and its units stand in the hex as counters again, face down."""
    hex = g.exercitus[side * ARMY_COUNT + army]
    for unit in g.units_at(side, hex):
        if g.army[unit] == army:
            g.army[unit] = NONE
    g.exercitus[side * ARMY_COUNT + army] = NONE
    g.tell("disbanded", "8.1a", side=SIDE_IDS[side], army=ARMIES[army], hex=HEX_NAMES[hex])


CONCEALMENT = Menu(
    frozenset({"exercitus", "bluff", "disband", "show"}),
    _exercitus_candidates,
    _exercitus_check,
    _exercitus_options,
    _exercitus_take,
)
"""8.1: forming, faking and dissolving an Exercitus, and showing forces."""


class PlaceExercitus(SideStep, frozen=True):
    """8.1d: a revealed marker may at once be put on any friendly unit, whether or not it hides it."""

    army: int
    rule: ClassVar[str] = "8.1d"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Anywhere among friends, over them or beside them, or not at all."""
        for hex in friendly_hexes(g, self.side):
            yield EXERCITUS[self.army][hex]
            yield BLUFF[self.army][hex]
        yield PASS

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """8.1a: only what lies face down can be put under it."""
        if move[0] == "exercitus" and not may_form(g, self.side, move[2]):
            return Refusal("8.1a", "nothing-to-cover", {"hex": HEX_NAMES[move[2]]})
        return None

    def take(self, g: War, seat: int, move: Move) -> None:
        """Put it down or keep it."""
        g.stack.pop()
        if move == PASS:
            return
        if move[0] == "exercitus":
            form(g, self.side, self.army, move[2])
        else:
            set_down(g, self.side, self.army, move[2])

    def prompt(self, g: War, seat: int | None) -> Prompt:
        """Which marker."""
        return Prompt("place-exercitus", self.rule, {"side": SIDE_IDS[self.side], "army": ARMIES[self.army]})
