"""Chapters 7.2, 12.0 to 12.2 and 12.4: who marches, by what kind of march, and the roll on the March Table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.games.trajan.data.components import (
    BY_RIVER,
    BY_SEA,
    CHANCE_TO_MOVE,
    CITY_AT,
    HEX_NAMES,
    KIND,
    LEADER,
    MARCH_TABLE,
    MOVE_N,
)
from romanum.games.trajan.data.components import MARCHES as MARCH_IDS
from romanum.games.trajan.rules.march.march_losses import EndMarch, FinishMarch
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.march.reach import (
    force_of,
    kinds_open,
    marchers,
    outrun,
    standards_able,
    standards_going,
    standards_ready,
)
from romanum.games.trajan.rules.politics.counters import check_play, play_marker
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import (
    CROSS_COUNTRY,
    FORCED_MARCH,
    LEAVE,
    LEAVE_ARMY,
    MARCH,
    RIVER,
    ROAD,
    SEA,
)
from romanum.games.trajan.state.event_ids import ECLIPSE, FLOODS, STORMS
from romanum.games.trajan.state.menu import Menu, SideStep
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    FRESH,
    JOINED,
    LEFT,
    MARCHING,
    MILITARY,
    NONE,
    SIDE_IDS,
    STOOD,
    War,
)

KIND_MOVES: Final[tuple[Move, ...]] = (ROAD, CROSS_COUNTRY, RIVER, SEA)
"""In the order of the March Table."""


def _stands(g: War, side: int) -> list[int]:
    """Hexes with units or Exercitus markers of a side."""
    markers = g.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT]
    return sorted({*g.stacks(side)} | {hex for hex in markers if hex != NONE})


def _candidates(g: War, side: int) -> Iterable[Move]:
    return [MARCH[hex] for hex in _stands(g, side)]


def _check(g: War, side: int, move: Move) -> Refusal | None:
    hex = move[1]
    if hex in g.attempted:
        return Refusal("7.2", "march-tried", {"hex": HEX_NAMES[hex]})
    if marchers(g, side, hex) or standards_able(g, side, hex):
        return None
    if any(g.inside[u] for u in g.units_at(side, hex)):
        return Refusal("7.5c", "shut-in", {"hex": HEX_NAMES[hex]})
    return Refusal("12.2b", "nobody-to-march", {"hex": HEX_NAMES[hex]})


def _options(g: War, side: int) -> list[Move]:
    stacks = g.stacks(side)
    markers = g.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT]
    empty = [
        hex
        for army, hex in enumerate(markers)
        if hex != NONE and army not in g.paraded and (hex not in stacks or army not in [g.army[u] for u in stacks[hex]])
    ]
    if empty:
        stacks = dict(sorted({**{hex: [] for hex in empty}, **stacks}.items()))
    tried, marched, inside, stayed = g.attempted, g.marched, g.inside, g.stayed
    found: list[Move] = []
    for hex, units in stacks.items():
        if hex in tried:
            continue
        shut_in = False
        for unit in units:
            if marched[unit] <= STOOD and unit not in stayed:
                if not inside[unit]:
                    break
                shut_in = True
        else:
            if hex not in empty and (not shut_in or g.besieged(CITY_AT[hex])):
                continue
        found.append(MARCH[hex])
    return found


def _take(g: War, side: int, move: Move) -> None:
    """7.2, 12.2a: one attempt out of each hex; everybody who can marches unless he is left behind.

    Every marker that has not marched is with the column at first, also one whose units cannot go: until the force sets
    out, nothing tells it from the others (8.1a).
    """
    hex = move[1]
    g.attempted += (hex,)
    for unit in marchers(g, side, hex):
        g.marched[unit] = MARCHING
    g.column, g.standards = hex, tuple(standards_ready(g, side, hex))
    g.push(Muster(side))


MARCHES: Final = Menu(frozenset({"march"}), _candidates, _check, _options, _take)
"""12.0: beginning a march."""


class Muster(SideStep, frozen=True):
    """12.0, 12.2a: leave units behind, then choose the kind of march; the die is cast."""

    forced: bool = False
    moved: bool = False
    """The force has marched before: whoever stays behind now was dropped (12.2b)."""
    rule: ClassVar[str] = "12.0"
    stays: ClassVar[bool] = True

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Everybody in the force, every marker, every kind of march."""
        force = force_of(g, self.side)
        return [*(LEAVE[u] for u in force), *(LEAVE_ARMY[a] for a in standards_going(g, self.side)), *KIND_MOVES]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Somebody must march; the kind of march must lead somewhere."""
        if move[0] in ("leave", "leave-army"):
            return self.check_leaving(g, move)
        kind = KIND_MOVES.index(move)
        if kind in kinds_open(g, self.side, g.column):
            return None
        if kind == BY_RIVER and g.event == FLOODS:
            return Refusal("11.0a", "floods")
        if kind == BY_SEA and g.event == STORMS:
            return Refusal("11.0a", "storms")
        return Refusal(
            ("12.1a", "12.1b", "12.1c", "12.1e")[kind], f"no-{MARCH_IDS[kind]}", {"hex": HEX_NAMES[g.column]}
        )

    def check_leaving(self, g: War, move: Move) -> Refusal | None:
        """12.2a, 12.2c: somebody goes, and units picked up before do not go without the force that they joined."""
        if len(force_of(g, self.side)) + len(standards_going(g, self.side)) < 2:
            return Refusal("12.2a", "somebody-must-march")
        if outrun(g, self.going_without(g, move)):
            return Refusal("12.2c", "only-with-the-force")
        return None

    def going_without(self, g: War, move: Move) -> list[int]:
        """Who would still go if a unit, or a marker with its units, stayed."""
        force = force_of(g, self.side)
        if move[0] == "leave":
            return [u for u in force if u != move[1]]
        return [u for u in force if g.army[u] != move[1]]

    def options(self, g: War, seat: int) -> list[Move]:
        found: list[Move] = []
        force, standards = force_of(g, self.side), standards_going(g, self.side)
        if len(force) + len(standards) > 1:
            found += [LEAVE[u] for u in force]
            found += [LEAVE_ARMY[a] for a in standards]
            if JOINED in [g.marched[u] for u in force]:
                found = [move for move in found if not outrun(g, self.going_without(g, move))]
        found += [KIND_MOVES[kind] for kind in kinds_open(g, self.side, g.column)]
        return found

    def take(self, g: War, seat: int, move: Move) -> None:
        """Somebody stays, or the force sets out."""
        stays = LEFT if self.moved else STOOD if self.forced else FRESH
        if move[0] == "leave":
            g.marched[move[1]], g.army[move[1]] = stays, NONE
        elif move[0] == "leave-army":
            for unit in force_of(g, self.side):
                if g.army[unit] == move[1]:
                    g.marched[unit] = stays
            g.standards = tuple([army for army in g.standards if army != move[1]])
            g.paraded += (move[1],) if self.moved else ()
        else:
            self.set_out(g, KIND_MOVES.index(move))

    def set_out(self, g: War, kind: int) -> None:
        """20.march, 20.N: the die decides; without a move the force may still be driven on by a Forced March."""
        g.standards = standards_going(g, self.side)  # now it shows who stays
        die = g.dice.roll()
        march = MARCH_TABLE[kind][die - 1]
        if g.log is not None:
            g.tell(
                "march-roll", "20.march", side=SIDE_IDS[self.side], hex=HEX_NAMES[g.column], march=MARCH_IDS[kind],
                die=die, result=march.text, forced=self.forced, chance=CHANCE_TO_MOVE[kind],
            )  # fmt: skip
        moves = march.move != MOVE_N
        g.become(FinishMarch(self.side, moves or self.moved))
        if not self.forced:
            g.push(ForcedMarch(self.side, moves))
        if not moves:
            return
        g.push(EndMarch(self.side, kind, die, self.forced))
        g.push(Marching(self.side, kind, die, at_home=g.controls(self.side, g.column)))

    def prompt(self, g: War, seat: int | None) -> Prompt:
        """From where, and whether it is the second time."""
        facts = {"side": SIDE_IDS[self.side], "hex": HEX_NAMES[g.column]}
        return Prompt("forced-muster" if self.forced else "muster", "12.4b" if self.forced else self.rule, facts)


class ForcedMarch(SideStep, frozen=True):
    """12.4: at the end of its first march a leader with the force may drive it on by a Military marker."""

    moved: bool
    """The first roll was not N."""
    rule: ClassVar[str] = "12.4a"
    asks: ClassVar[Asks] = Asks("forced-march", subjects.SIDE, subjects.COLUMN)

    def leaders(self, g: War) -> list[int]:
        """Leaders on the march."""
        return [u for u in force_of(g, self.side) if KIND[u] == LEADER]

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Each of them, or rest."""
        return [*(FORCED_MARCH[u] for u in self.leaders(g)), PASS]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """A marker, a leader who may play it, no eclipse, and the original force still there."""
        if move == PASS:
            return None
        if outrun(g, force_of(g, self.side)):
            return Refusal("12.2c", "only-with-the-force")
        if g.event == ECLIPSE:
            return Refusal("11.0a", "eclipse")
        return check_play(g, self.side, move[1], MILITARY)

    def take(self, g: War, seat: int, move: Move) -> None:
        """12.4b-12.4e: muster again where the first march ended."""
        if move == PASS:
            return
        play_marker(g, self.side, move[1], MILITARY, "forced-march", g.column, "12.4a")
        g.push(Muster(self.side, True, self.moved))
