"""Where a force on the march can go, hex by hex, and what may happen to it there (12, 20): from what its owner knows.

While it musters, every kind of march is a first leg that costs no hexes and a die; the hexes beyond it are those that
any move of the March Table reaches, without its extra hexes. On the way they are what is left of the march.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from romanum.engine.action import PASS, Move
from romanum.engine.ways import FIRST, NOWHERE_TO_GO, Leg, Risk, Ways
from romanum.games.trajan.data.components import (
    ATTRITION,
    BY_SEA,
    CITIES,
    CITY_AT,
    CITY_HEX,
    FORCED,
    HEX_NAMES,
    KIND,
    LEADER,
    MARCH_TABLE,
    MOVE_M,
    MOVE_N,
    SCATTER,
    WINTER,
    WRECK,
)
from romanum.games.trajan.rules.march.interception import within_reach
from romanum.games.trajan.rules.march.kinds import KIND_MOVES, ForcedMarch, Muster
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.march.reach import Steps, force_of, kinds_open, landings, limit, steps_on, stops_in
from romanum.games.trajan.screen.view import Stacks, controllers, garrisons, stacks
from romanum.games.trajan.state.actions import ENTER, HALT, TO
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.event_ids import GOOD_HARVEST, GREAT_HEAT
from romanum.games.trajan.state.position import War

FACES: Final = 6
PLACES: Final = {city.id: HEX_NAMES[CITY_HEX[number]] for number, city in enumerate(CITIES)}
"""The hex of each city."""
MET: Final = Risk("enemy", "12.3b")
INTERCEPTED: Final = Risk("interception", "12.5")
SCATTERED: Final = Risk("scatter", "20.Sa", 1.0)


def ways(known: War, seat: int) -> Ways:
    """12: where the force can go that the seat has on the march."""
    step = known.stack[-1] if known.stack else None
    if not isinstance(step, Muster | Marching) or step.side != seat:
        return NOWHERE_TO_GO
    scout = Scout(known, seat)
    if isinstance(step, Marching):
        return scout.on_the_march(step)
    legs: list[Leg] = []
    for kind in kinds_open(known, seat, known.column):
        legs.append(Leg(KIND_MOVES[kind], HEX_NAMES[known.column], 0, risks=tuple(scout.of_the_die(kind, step.forced))))
        legs += scout.onwards(kind, Steps(MOVE_M), len(legs) - 1, len(legs))
    return Ways(HEX_NAMES[known.column], tuple(legs), party=scout.party())


class Here(NamedTuple):
    """A hex to go on from, whether the way there was through a desert, and the number of the leg to it."""

    hex: int
    hot: bool
    leg: int


class Scout:
    """What a side knows of the country around its force."""

    def __init__(self, known: War, side: int) -> None:
        self.g, self.side = known, side
        self.units = force_of(known, side)
        self.seen: Stacks = stacks(known)
        self.holders = controllers(known.civis, garrisons(self.seen))
        enemy = 1 - side
        cities = {CITY_HEX[city] for city, civis in enumerate(known.civis) if civis == enemy}
        self.enemies = self.seen[enemy].keys() | cities
        self.watchers = {hex for hex, stack in self.seen[enemy].items() if _may_hide_a_leader(stack)}

    def party(self, effects: int = 0) -> str:
        """Who goes, and what the die has in store for them (20): after a plain one they are as they were before it.

        Under an Exercitus it may be nobody."""
        harmless = ATTRITION * (self.g.event == GOOD_HARVEST) | WINTER * (not is_winter(self.g))
        return " ".join(map(str, (len(self.units), *self.units, *([effects] if effects & ~harmless else []))))

    def on_the_march(self, step: Marching) -> Ways:
        """12.3: what is left of a march."""
        g = self.g
        ahead = Steps(step.result.move, step.gone, step.desert)
        legs = () if step.check_going_on(g) else tuple(self.onwards(step.kind, ahead, FIRST, 0, step.scatters))
        party, has = self.party(step.result.effects), self.hexes_left(step.kind, ahead)
        return Ways(HEX_NAMES[g.column], legs, self.stays(g.column), self.rest(), party, has)

    def hexes_left(self, kind: int, ahead: Steps) -> int | None:
        """12.2d: so many hexes; not told at sea, where one lands, nor where a desert on the way would cost some."""
        burns = self.g.event == GREAT_HEAT and not ahead.desert
        return None if kind == BY_SEA or burns else ahead.left(self.g, self.units, kind)

    def rest(self) -> tuple[Move, ...]:
        """12.4a: whoever halts of his own will does not drive his force on, if he could."""
        drives = self.g.innermost(ForcedMarch)
        seat = self.side
        able = drives is not None and any(
            drives.check(self.g, seat, move) is None for move in drives.candidates(self.g, seat) if move != PASS
        )
        return (PASS,) if able else ()

    def onwards(self, kind: int, steps: Steps, before: int, first: int, scatters: bool = False) -> list[Leg]:
        """12.1-12.3: the legs by one kind of march, numbered from `first`, nearest first."""
        g, found, passed = self.g, list[Leg](), set[tuple[int, bool, bool]]()
        edge = [Here(g.column, steps.desert, before)]
        for gone in range(steps.gone, steps.gone + steps.left(g, self.units, kind)):
            beyond = []
            for here, there, burnt in self.next_steps(kind, steps.move, gone, edge):
                hot = burnt and g.event == GREAT_HEAT
                ends = self.ends(kind, here.hex, there)
                if there == g.column or (there, hot and not ends, bool(ends)) in passed:
                    continue
                passed.add((there, hot and not ends, bool(ends)))
                last = ends or ("12.2d" if gone + 1 >= limit(g, self.units, kind, steps.move, hot) else "")
                risks = tuple(self.risks(there, scatters))
                found.append(
                    Leg(TO[there], HEX_NAMES[there], gone + 1 - steps.gone, here.leg, risks, last, self.stays(there))
                )
                if not ends:
                    beyond.append(Here(there, hot, first + len(found) - 1))
            edge = beyond
        return found

    def next_steps(self, kind: int, move: int, gone: int, edge: Iterable[Here]) -> Iterator[tuple[Here, int, bool]]:
        """From where to where the next step may lead."""
        for here in edge:
            if kind == BY_SEA:
                yield from ((here, there, here.hot) for there in landings(self.g, self.side, here.hex))
            else:
                steps = steps_on(self.g, self.units, kind, gone, move, [(here.hex, here.hot)])
                yield from ((here, there, hot) for _, there, hot in steps)

    def ends(self, kind: int, here: int, there: int) -> str:
        """12.1d, 12.3a, 12.3b: the rule by which a march goes no farther than a hex."""
        if there in self.enemies:
            return "12.3b"
        if kind == BY_SEA:
            return "12.1d"
        return "12.3a" if stops_in(kind, here, there, self.units) else ""

    def risks(self, there: int, scatters: bool) -> Iterator[Risk]:
        """12.3b, 12.5, 20.S: enemies in a hex or near it; and whether the force will scatter from it."""
        if there in self.enemies:
            yield MET
        near = within_reach(self.g, there)
        if any(hex in near for hex in self.watchers if hex != there):
            yield INTERCEPTED
        if scatters and not self.is_home(there):
            yield SCATTERED

    def of_the_die(self, kind: int, forced: bool) -> Iterator[Risk]:
        """20: what the March Table may say: no move, a scattered force, a unit or half of the force lost."""
        table, troops = MARCH_TABLE[kind], any(KIND[unit] != LEADER for unit in self.units)
        losses = ATTRITION * (self.g.event != GOOD_HARVEST) | FORCED * forced
        halves = WRECK | WINTER * is_winter(self.g)
        faces = {
            ("no-move", "20.N"): sum(march.move == MOVE_N for march in table),
            ("scatter", "20.Sa"): sum(bool(march.effects & SCATTER) for march in table),
            ("unit-lost", "20.A"): sum(bool(march.effects & losses) for march in table) * troops,
            ("half-lost", "12.3g"): sum(bool(march.effects & halves) for march in table) * troops,
        }
        found = [Risk(kind, rule, number / FACES) for (kind, rule), number in faces.items() if number]
        return (replace(risk, loses=risk.kind != "no-move") for risk in found)

    def is_home(self, hex: int) -> bool:
        """20.Sc: a city of one's own."""
        return CITY_AT[hex] >= 0 and self.holders[CITY_AT[hex]] == self.side

    def stays(self, hex: int) -> tuple[Move, ...]:
        """7.4b, 8.1e: before the walls or behind them; an Exercitus that hides nobody ends among enemies."""
        if hex in self.enemies:
            return (HALT,) if self.units or hex == self.g.column else ()
        city = CITY_AT[hex]
        inside = self.units and city >= 0 and self.holders[city] != 1 - self.side
        return (HALT, ENTER) if inside else (HALT,)


def _may_hide_a_leader(stack: list[Any]) -> bool:
    """12.5: counters face down and Exercitus markers may; open units show whether they do."""
    outside, inside, down_out, down_in, armies = stack
    return bool(armies or down_out or down_in) or any(KIND[unit] == LEADER for unit in (*outside, *inside))
