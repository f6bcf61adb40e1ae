"""Chapters 12.2, 12.3 and 12.7: a force on its way, hex by hex."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.menu import together
from romanum.engine.rule import Refusal
from romanum.games.trajan.data.components import (
    BY_ROAD,
    BY_SEA,
    CITY_AT,
    GRID,
    HEX_NAMES,
    MARCH_TABLE,
    MARCHES,
    SCATTER,
    UNITS,
    WRECK,
    March,
)
from romanum.games.trajan.rules.march.interception import watch
from romanum.games.trajan.rules.march.reach import (
    carry_standards,
    enters_desert,
    force_of,
    landings,
    lies_snow,
    limit,
    links,
    marchers,
    may_enter_city,
    may_leave_by_road,
    may_leave_by_sea,
    outrun,
    shut_by_snow,
    stops_in,
)
from romanum.games.trajan.rules.politics.stratagems import PLAYS
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import come_upon, seems_held
from romanum.games.trajan.rules.turn.recruitment import RECRUITING
from romanum.games.trajan.state.actions import DROP, ENTER, HALT, LEAD_OFF_MAP, LEAVE_MAP, PICK_UP, POST, TO
from romanum.games.trajan.state.event_ids import GREAT_HEAT
from romanum.games.trajan.state.menu import Menu, SideStep
from romanum.games.trajan.state.position import JOINED, LEFT, MARCHING, NONE, OFF_MAP, SIDE_IDS, War

MARKERS: Final[Menu] = together(PLAYS, RECRUITING)
"""6.1a, 17.1: what leaders may play while a force is on its way."""

SUPREME_PLAYS: Final = frozenset({"summon", "triumph", "royal-levy", "trade-troops", "trade-markers"})
"""What the Supreme Leader alone plays: the move does not name him."""


def player_of(g: War, side: int, move: Move) -> int:
    """6.1a: the leader who plays a marker."""
    return g.supreme[side] if move[0] in SUPREME_PLAYS else int(move[1])


class Marching(SideStep, frozen=True):
    """12.2, 12.3: step by step, dropping and picking up, until the force halts."""

    kind: int
    die: int
    gone: int = 0
    stopped: bool = False
    """The ground allows no further step (12.3a), or the force has landed."""
    desert: bool = False
    at_home: bool = False
    """20.Sc: the force is still in a city that was its side's when it set out."""
    rule: ClassVar[str] = "12.3b"
    stays: ClassVar[bool] = True

    # ---- what can be done

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Every neighbour or landing, every unit, the city, and the markers of leaders."""
        yield from (TO[hex] for hex in self.next_hexes(g))
        force = force_of(g, self.side)
        yield self.way_off_map(g, force)
        for unit in force:
            yield DROP[unit]
            yield POST[unit]
        yield from (PICK_UP[u] for u in g.units_at(self.side, g.column) if u not in force)
        yield from MARKERS.candidates(g, self.side)
        yield ENTER
        yield HALT

    def next_hexes(self, g: War) -> list[int]:
        """12.1: where the next step could lead, whether or not the force may still take it."""
        if self.kind == BY_SEA:
            return landings(g, self.side, g.column) if not self.gone else []
        return list(links(self.kind, g.column))

    def out_of_reach(self, g: War, seat: int, move: Move) -> Refusal | None:
        """12.3b: a hex farther than the next, or one that this kind of march does not lead to."""
        if move[0] != "to" or move[1] == g.column:
            return None
        refused = self.check_going_on(g)
        far = GRID.distance(g.column, move[1])
        if refused is not None:
            return refused
        away = far > 1 and self.kind != BY_SEA
        return Refusal("12.3b", "hexes-away" if away else "other-march", {"hex": HEX_NAMES[move[1]], "hexes": far})

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        match move[0]:
            case "to":
                return self.check_step(g, move[1])
            case "off-map" | "lead-off-map":
                return self.check_leaving(g)
            case "drop":
                return None if self.many(g) else Refusal("12.2b", "somebody-must-march")
            case "post":
                return self.check_posting(g)
            case "pick-up":
                return self.check_picking_up(g, move[1])
            case "enter":
                return self.check_entering(g)
            case "halt":
                return None
            case _:
                return self.check_playing(g, move)

    def check_step(self, g: War, there: int) -> Refusal | None:
        """12.3, 20.M: not past an enemy, bad ground or the end of the march."""
        refused = self.check_going_on(g)
        if refused is None and shut_by_snow(g, self.kind, g.column, there):
            return Refusal("11.0a", "snow", {"hex": HEX_NAMES[there]})
        if refused is None and self.too_hot(g, there):
            return Refusal("11.0a", "great-heat", {"hex": HEX_NAMES[there]})
        return refused

    def too_hot(self, g: War, there: int) -> bool:
        """Event 51: no extra hexes for a force that enters a desert, and no desert among its extra hexes."""
        if g.event != GREAT_HEAT or not enters_desert(there):
            return False
        return self.gone >= limit(g, force_of(g, self.side), self.kind, self.result.move, True)

    def check_going_on(self, g: War, force: list[int] | None = None) -> Refusal | None:
        """Whether the force, if it is known already, may take any further step."""
        if self.stopped:
            return Refusal("12.1d" if self.kind == BY_SEA else "12.3a", "must-stop", {"hex": HEX_NAMES[g.column]})
        if self.gone and g.enemy_in(self.side, g.column):
            return Refusal("12.3b", "enemy-here", {"hex": HEX_NAMES[g.column]})
        units = force_of(g, self.side) if force is None else force
        if outrun(g, units):
            return Refusal("12.2c", "only-with-the-force")
        most = limit(g, units, self.kind, self.result.move, self.desert)
        if self.gone >= most:
            return Refusal("12.2d", "too-far", {"gone": self.gone, "limit": most})
        return None

    def check_leaving(self, g: War) -> Refusal | None:
        """12.7: off the map by road or by sea."""
        if self.kind == BY_SEA:
            if self.gone or not may_leave_by_sea(g, self.side, g.column):
                return Refusal("12.7b", "no-way-off-map", {"hex": HEX_NAMES[g.column]})
            return None
        if self.kind != BY_ROAD or not may_leave_by_road(g, self.side, g.column):
            return Refusal("12.7a", "no-way-off-map", {"hex": HEX_NAMES[g.column]})
        return self.check_going_on(g)

    def way_off_map(self, g: War, force: list[int]) -> Move:
        """12.61a: leaving with the Supreme Leader is another thing to do, and says so."""
        return LEAD_OFF_MAP if g.supreme[self.side] in force else LEAVE_MAP

    def check_posting(self, g: War) -> Refusal | None:
        """7.4b: dropped inside a city."""
        if not may_enter_city(g, self.side, g.column):
            return Refusal("7.4b", "city-shut", {"hex": HEX_NAMES[g.column]})
        return None if self.many(g) else Refusal("12.2b", "somebody-must-march")

    def check_picking_up(self, g: War, unit: int) -> Refusal | None:
        """12.2c: units that have not moved yet in this turn, and are free to march."""
        if unit not in marchers(g, self.side, g.column):
            return Refusal("12.2c", "has-moved", {"unit": UNITS[unit].id})
        return None if self.may_join(g) else Refusal("12.2c", "only-with-the-force")

    def may_join(self, g: War) -> bool:
        """12.2c, 8.1e: others join those who set out; an Exercitus without units is no force."""
        marched = g.marched
        return MARCHING in [marched[u] for u in force_of(g, self.side)]

    def check_entering(self, g: War) -> Refusal | None:
        """7.4b, 8.1e: there must be somebody to go in."""
        if may_enter_city(g, self.side, g.column) and force_of(g, self.side):
            return None
        return Refusal("7.4b", "city-shut", {"hex": HEX_NAMES[g.column]})

    def check_playing(self, g: War, move: Move) -> Refusal | None:
        """20.Sb: the leaders of a scattering force play nothing on its way."""
        if self.scatters and player_of(g, self.side, move) in force_of(g, self.side):
            return Refusal("20.Sb", "scattering")
        return MARKERS.check(g, self.side, move)

    @property
    def scatters(self) -> bool:
        """Whether the result of the roll has an S or an X in it."""
        return bool(self.result.effects & (SCATTER | WRECK))

    @property
    def result(self) -> March:
        """What the March Table says."""
        return MARCH_TABLE[self.kind][self.die - 1]

    def many(self, g: War) -> bool:
        """Whether somebody is left when a unit is dropped."""
        return len(force_of(g, self.side)) + len(g.standards) > 1

    def options(self, g: War, seat: int) -> list[Move]:
        side, at, force = self.side, g.column, force_of(g, self.side)
        found: list[Move] = []
        if self.check_going_on(g, force) is None:
            found += [TO[hex] for hex in self.open_to(g)]
        if self.check_leaving(g) is None:
            found.append(self.way_off_map(g, force))
        entering = may_enter_city(g, side, at)
        if len(force) + len(g.standards) > 1:
            for unit in force:
                found.append(DROP[unit])
                if entering:
                    found.append(POST[unit])
        found += [PICK_UP[u] for u in marchers(g, side, at)] if self.may_join(g) else []
        played = MARKERS.options(g, side)
        found += [move for move in played if player_of(g, side, move) not in force] if self.scatters else played
        if entering and force:
            found.append(ENTER)
        found.append(HALT)
        return found

    def open_to(self, g: War) -> list[int]:
        """Of the hexes that are next, those that neither snow nor heat shuts."""
        found = self.next_hexes(g)
        if lies_snow(g):
            found = [hex for hex in found if not shut_by_snow(g, self.kind, g.column, hex)]
        return [hex for hex in found if not self.too_hot(g, hex)] if g.event == GREAT_HEAT else found

    # ---- doing it

    def take(self, g: War, seat: int, move: Move) -> None:
        match move[0]:
            case "to":
                self.step(g, move[1])
            case "off-map" | "lead-off-map":
                self.leave_map(g)
            case "drop" | "post":
                self.put_down(g, move[1], move[0] == "post")
            case "pick-up":
                g.marched[move[1]], g.army[move[1]], g.inside[move[1]] = JOINED, NONE, 0
            case "enter" | "halt":
                self.halt(g, move[0] == "enter")
            case _:
                MARKERS.take(g, self.side, move)

    def step(self, g: War, there: int) -> None:
        """12.3b, 8.0b, 12.5: enter a hex; what is there is seen and sees; the enemy may intercept."""
        g.reveals += 1
        force = force_of(g, self.side)
        stopped = self.kind == BY_SEA or stops_in(self.kind, g.column, there, force)
        desert = self.desert or enters_desert(there)
        g.arrive(force, there)
        carry_standards(g, self.side, g.standards, there)
        if g.log is not None:
            g.tell(
                "marches", "12.0", side=SIDE_IDS[self.side], hex=HEX_NAMES[g.column], destination=HEX_NAMES[there],
                march=MARCHES[self.kind],
            )  # fmt: skip
        g.column = there
        if force or not seems_held(g, self.side, there):
            g.become(replace(self, gone=self.gone + 1, stopped=stopped, desert=desert, at_home=False))
            watch(g, self.side, there)
        else:
            g.stack.pop()
        come_upon(g, self.side, there, force)
        control_changed(g)

    def leave_map(self, g: War) -> None:
        """12.7: into the off-map box; no more in this turn."""
        g.reveals += 1
        carry_standards(g, self.side, g.standards, NONE)
        for unit in force_of(g, self.side):
            if g.face_up[unit]:
                g.face_up[unit] = 0
                g.remember([unit], OFF_MAP)
            g.where[unit], g.inside[unit], g.army[unit], g.marched[unit] = OFF_MAP, 0, NONE, LEFT
        g.tell(
            "leaves-map", "12.7b" if self.kind == BY_SEA else "12.7a", side=SIDE_IDS[self.side], hex=HEX_NAMES[g.column]
        )
        g.standards = ()
        g.stack.pop()
        control_changed(g)

    def put_down(self, g: War, unit: int, inside: bool) -> None:
        """12.2b: the unit marches no more in this turn."""
        g.marched[unit], g.inside[unit], g.army[unit] = LEFT, int(inside), NONE
        if g.log is not None:
            g.tell(
                "drops", "12.2b", side=SIDE_IDS[self.side], hex=HEX_NAMES[g.column], secret={"unit": UNITS[unit].id},
                eyes=(self.side,),
            )  # fmt: skip
        if inside:
            control_changed(g)

    def halt(self, g: War, inside: bool) -> None:
        """7.4b: the march ends before the walls or behind them; how many counters do so is seen by all."""
        g.reveals += 1
        if inside:
            for unit in force_of(g, self.side):
                g.inside[unit], g.army[unit] = 1, NONE
        elif not self.gone and CITY_AT[g.column] >= 0:
            for unit in force_of(g, self.side):
                g.inside[unit] = 0
        g.tell("halts", "12.0", side=SIDE_IDS[self.side], hex=HEX_NAMES[g.column])
        g.stack.pop()
        if self.at_home:
            g.become(replace(g.stack[-1], at_home=True))
        control_changed(g)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        """Where the force is, how far it has gone, and what the die said; its owner is told when it must stop."""
        facts = {
            "side": SIDE_IDS[self.side],
            "hex": HEX_NAMES[g.column],
            "march": MARCHES[self.kind],
            "result": self.result.text,
            "gone": self.gone,
        }
        return Prompt("march-over" if seat == self.side and self.is_over(g) else "marching", self.rule, facts)

    def is_over(self, g: War) -> bool:
        """Whether the force can go no farther, nor off the map."""
        return self.check_going_on(g) is not None and self.check_leaving(g) is not None
