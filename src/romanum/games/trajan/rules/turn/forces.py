"""Chapter 8: what the enemy may see. Forces are shown and covered, and stand under Exercitus markers.

An Exercitus stands in the open: units inside a city are counters of their own, and one that steps in leaves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.engine.secrecy import HIDDEN
from romanum.games.trajan.data.components import ARMENIAN, CITY_AT, HEX_NAMES, NATION, UNITS
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import (
    ARMIES,
    BLUFF,
    COVER,
    COVER_ALL,
    DISBAND,
    DONE,
    EXERCITUS,
    SHOW,
    VOCABULARY,
)
from romanum.games.trajan.state.menu import Menu, SideStep
from romanum.games.trajan.state.position import ARMY_COUNT, NONE, SIDE_IDS, War


def reveal(g: War, side: int, hex: int, rule: str = "8.0b") -> None:
    """8.0b, 8.1d: all units of a side in a hex are turned up; Exercitus markers there go back to their owner."""
    _turn_up(g, side, hex, g.units_at(side, hex), g.armies_at(side, hex), rule)


def reveal_force(g: War, side: int, hex: int, units: Iterable[int]) -> None:
    """8.0b: a fight shows those who take part in it: these units in the open, and the markers that stand there."""
    _turn_up(g, side, hex, units, g.armies_at(side, hex))


def reveal_garrison(g: War, side: int, hex: int, units: Iterable[int]) -> None:
    """8.0b: the same of units inside a city: what stands before the walls stays covered."""
    _turn_up(g, side, hex, units, ())


def _turn_up(g: War, side: int, hex: int, units: Iterable[int], armies: Iterable[int], rule: str = "8.0b") -> None:
    hidden = [u for u in units if not g.face_up[u]]
    if not hidden and not armies:
        return
    covered = [u for u in g.units_at(side, hex) if g.army[u] in armies] if armies else []
    manned = {g.army[unit] for unit in covered}
    for unit in covered:
        g.army[unit] = NONE
    g.reveals += 1
    if hidden:
        for unit in hidden:
            g.face_up[unit] = 1
        g.remember(hidden, hex)
        if g.log is not None:
            g.tell("revealed", rule, side=SIDE_IDS[side], hex=HEX_NAMES[hex], units=[UNITS[u].id for u in hidden])
    for army in armies:
        take_off(g, side, army, army in manned)


def take_off(g: War, side: int, army: int, manned: bool) -> None:
    """8.1d: an Exercitus marker that is seen through goes back to its owner, who may place it again at once."""
    place = side * ARMY_COUNT + army
    hex, g.exercitus[place] = g.exercitus[place], NONE
    if side == g.active and army in g.standards:
        g.standards = tuple([a for a in g.standards if a != army])
    g.reveals += 1
    kind = "exercitus-found" if manned else "unmasked"
    g.tell(kind, "8.1d", side=SIDE_IDS[side], hex=HEX_NAMES[hex], army=ARMIES[army])
    g.push(PlaceExercitus(side, army))


def seems_held(g: War, side: int, hex: int) -> bool:
    """Whether a side sees anything of the enemy's in a hex: Civis, counters, or an Exercitus."""
    return g.enemy_in(side, hex) or hex in g.exercitus[(1 - side) * ARMY_COUNT : (2 - side) * ARMY_COUNT]


def come_upon(g: War, side: int, hex: int, units: Iterable[int]) -> None:
    """8.0b: the marching side has come into a hex: its units see what is there, and enemies there see them.

    An Exercitus without units sees nothing; where anything of the enemy's stands it is unmasked (8.1e).
    """
    if not units:
        for army in g.standards if seems_held(g, side, hex) else ():
            take_off(g, side, army, False)
        return
    met = g.enemy_in(side, hex)
    reveal(g, 1 - side, hex)
    if met:
        reveal(g, side, hex)


def cover(g: War, units: Sequence[int]) -> None:
    """8.0c: open units are turned face down; the enemy remembers where he saw them."""
    for unit in units:
        g.face_up[unit] = 0
    g.remember(units)


def outward(g: War, side: int, move: Move) -> tuple[Any, ...]:
    """8.0a: what the enemy sees of a move: of a unit face down where it lies, of a marker taken nothing at all.

    An Exercitus set down is seen, and the counters that go under it; units that stood under another are not. A client
    that is lost lies open afterwards (8.2c), and what an Exercitus loses on the march looks like nothing at all (8.1c).
    """
    if move[0] in ("exercitus", "bluff"):
        gone = [u for u in g.outside(side, move[2]) if g.army[u] == NONE and not g.face_up[u]]
        return ("exercitus", *move[1:], len(gone) if move[0] == "exercitus" else 0)
    if move[0] == "lead-off-map":
        return ("off-map",)
    if move[0] == "lose" and is_lost_unseen(g, move[1]):
        return PASS
    seen: list[Any] = [move[0]]
    for kind, value in zip(VOCABULARY.kinds[move[0]], move[1:], strict=True):
        if kind in ("unit", "leader") and not g.face_up[value] and not is_lost_openly(move[0], value):
            seen.append((g.where[value], g.inside[value], g.army[value]))
        else:
            seen.append(HIDDEN if kind == "marker" else value)
    return tuple(seen)


def is_lost_unseen(g: War, unit: int) -> bool:
    """8.1c: whether a loss happens under an Exercitus, where nobody sees it, and is no client's."""
    return g.army[unit] != NONE and NATION[unit] != ARMENIAN


def is_lost_openly(verb: str, unit: int) -> bool:
    """8.2c, 18.3: whether a move ends a client's part in the war, for everybody to see."""
    return verb in ("lose", "choose-unit") and NATION[unit] == ARMENIAN


class CoverForces(SideStep, frozen=True):
    """8.0c: at the start of his player turn a player may turn open forces face down."""

    rule: ClassVar[str] = "8.0c"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("cover", subjects.SIDE)

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """All at once, or hex by hex."""
        return [COVER_ALL, *(COVER[hex] for hex in g.stacks(self.side)), DONE]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Something must lie open there."""
        opened = {g.where[u] for u in g.on_map(self.side) if g.face_up[u]}
        if move == DONE or (move == COVER_ALL and opened) or (move[0] == "cover" and move[1] in opened):
            return None
        return Refusal("8.0c", "nothing-open", {"hex": HEX_NAMES[move[1]]} if len(move) > 1 else {"hex": ""})

    def options(self, g: War, seat: int) -> list[Move]:
        """All at once, each hex with open units, or leave the rest open."""
        face_up = g.face_up
        opened = [hex for hex, units in g.stacks(self.side).items() if 1 in [face_up[u] for u in units]]
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


# ---- 8.1: Exercitus markers


def may_form(g: War, side: int, hex: int) -> bool:
    """8.1a: face-down units in the open, under another marker or none."""
    return any(not g.face_up[u] for u in g.outside(side, hex))


def form(g: War, side: int, army: int, hex: int) -> None:
    """8.1a: all face-down units in the open go under the marker; one they stood under before is empty now."""
    for unit in g.outside(side, hex):
        if not g.face_up[unit]:
            g.army[unit] = army
    set_down(g, side, army, hex)


def check_place(g: War, side: int, move: Move) -> Refusal | None:
    """8.1a, 8.1e: something to put under it, and nothing of the enemy's beside it."""
    facts = {"hex": HEX_NAMES[move[2]]}
    if seems_held(g, side, move[2]):
        return Refusal("8.1e", "enemy-beside", facts)
    if move[0] == "exercitus" and not may_form(g, side, move[2]):
        return Refusal("8.1a", "nothing-to-cover", facts)
    return None


def set_down(g: War, side: int, army: int, hex: int) -> None:
    """The marker stands in a hex; whether anything is under it only its owner knows. It may march from there (7.2)."""
    if side == g.active:
        g.paraded = tuple([a for a in g.paraded if a != army])
    g.exercitus[side * ARMY_COUNT + army] = hex
    if g.log is None:
        return
    g.tell("exercitus", "8.1a", side=SIDE_IDS[side], army=ARMIES[army], hex=HEX_NAMES[hex])


def friendly_hexes(g: War, side: int) -> list[int]:
    """Hexes with units of a side."""
    return list(g.stacks(side))


def next_marker(g: War, side: int) -> int:
    """The lowest marker off the map that was not put down in this player turn yet, or none: all three are alike."""
    first = side * ARMY_COUNT
    free = (a for a in range(ARMY_COUNT) if g.exercitus[first + a] == NONE and a not in g.formed)
    return next(free, NONE)


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
    facts = {"army": ARMIES[move[1]]}
    if move[0] == "disband":
        placed = g.exercitus[side * ARMY_COUNT + move[1]] != NONE
        return None if placed else Refusal("8.1a", "no-exercitus", facts)
    if move[1] != next_marker(g, side):
        return Refusal("8.1a", "exercitus-in-use", facts)
    return check_place(g, side, move)


def _exercitus_options(g: War, side: int) -> list[Move]:
    marker, first = next_marker(g, side), side * ARMY_COUNT
    found: list[Move] = []
    for army in range(ARMY_COUNT):
        if army == marker:
            found += placings(g, side, army)
        if g.exercitus[first + army] != NONE:
            found.append(DISBAND[army])
    face_up = g.face_up
    for hex, units in g.stacks(side).items():
        for unit in units:
            if not face_up[unit]:
                found.append(SHOW[hex])
                break
    return found


def placings(g: War, side: int, army: int) -> list[Move]:
    """8.1a, 8.1e: where a marker may be put down, over units that lie face down in the open or beside any."""
    enemy, civis = 1 - side, g.civis
    enemies, markers = g.stacks(enemy), g.exercitus[enemy * ARMY_COUNT : (enemy + 1) * ARMY_COUNT]
    face_up, inside, over, beside = g.face_up, g.inside, EXERCITUS[army], BLUFF[army]
    found: list[Move] = []
    for hex, units in g.stacks(side).items():
        city = CITY_AT[hex]
        if hex in enemies or hex in markers or (city >= 0 and civis[city] == enemy):
            continue
        for unit in units:
            if not face_up[unit] and not inside[unit]:
                found.append(over[hex])
                break
        found.append(beside[hex])
    return found


def _exercitus_take(g: War, side: int, move: Move) -> None:
    if move[0] == "show":
        reveal(g, side, move[1])
        return
    if move[0] == "disband":
        disband(g, side, move[1])
        return
    g.formed += (move[1],)
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
    g.reveals += 1
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
        """8.1a, 8.1e: only over what lies face down, and not beside an enemy."""
        return None if move == PASS else check_place(g, self.side, move)

    def options(self, g: War, seat: int) -> list[Move]:
        return [*placings(g, self.side, self.army), PASS]

    def take(self, g: War, seat: int, move: Move) -> None:
        """Put it down or keep it."""
        if move == PASS:
            return
        if move[0] == "exercitus":
            form(g, self.side, self.army, move[2])
        else:
            set_down(g, self.side, self.army, move[2])

    def prompt(self, g: War, seat: int | None) -> Prompt:
        return Prompt("place-exercitus", self.rule, {"side": SIDE_IDS[self.side], "army": ARMIES[self.army]})
