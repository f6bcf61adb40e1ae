"""Chapters 6.4 and 16.0: Political markers against a city or an army: Revolt and Sedition."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, modifier
from romanum.engine.odds import up_to
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    BARBARIAN,
    CITIES,
    CITY_AT,
    CITY_HEX,
    DISCIPLINE,
    HEX_NAMES,
    KIND,
    LEADER,
    MOB,
    REVOLT_GARRISON,
    REVOLT_PENALTY,
    REVOLT_ROLL,
    SEDITION_ROLL,
    UNITS,
)
from romanum.games.trajan.rules.politics.counters import INSIDE, check_play, open_counter, play_marker
from romanum.games.trajan.rules.politics.revolt import begin_revolt
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import CHOOSE_UNIT, REVOLT, SEDITION
from romanum.games.trajan.state.menu import Menu, SideStep, printed_strength
from romanum.games.trajan.state.position import ARMY_COUNT, POLITICAL, SIDE_IDS, War, strength


def _candidates(g: War, side: int) -> Iterable[Move]:
    leaders = g.leaders_on_map(side)
    return [*(REVOLT[u] for u in leaders), *(SEDITION[u] for u in leaders)]


def _check(g: War, side: int, move: Move) -> Refusal | None:
    leader = move[1]
    hex = g.where[leader]
    if move[0] == "revolt":
        if g.civis_at(hex) != 1 - side:
            return Refusal("16.0a", "no-enemy-civis", {"hex": HEX_NAMES[hex]})
    elif not _seen_troops(g, 1 - side, hex):
        return Refusal("6.4a", "no-enemy-troops", {"hex": HEX_NAMES[hex]})
    return check_play(g, side, leader, POLITICAL)


def _seen_troops(g: War, side: int, hex: int) -> bool:
    """Whether, as far as the enemy can tell, units of a side that are not leaders stand in a hex."""
    if hex in g.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT]:
        return True
    face_up = g.face_up
    for unit in g.stacks(side).get(hex, ()):
        if not face_up[unit] or (KIND[unit] != LEADER and DISCIPLINE[unit] in (MOB, BARBARIAN)):
            return True
    return False


def _options(g: War, side: int) -> list[Move]:
    if not g.holds(side, POLITICAL):
        return []
    able, where, enemy = g.able_leaders(side), g.where, 1 - side
    revolts = [REVOLT[u] for u in able if g.civis_at(where[u]) == enemy]
    return revolts + [SEDITION[u] for u in able if _seen_troops(g, enemy, where[u])]


def _take(g: War, side: int, move: Move) -> None:
    hex = g.where[move[1]]
    play_marker(g, side, move[1], POLITICAL, move[0], hex)
    if move[0] == "revolt":
        g.push(Incite(side, CITY_AT[hex]))
        open_counter(g, side, POLITICAL, hex, "revolt", INSIDE)
    else:
        g.push(Sedition(side, hex))
        open_counter(g, side, POLITICAL, hex, "sedition")


MENU: Final = Menu(frozenset({"revolt", "sedition"}), _candidates, _check, _options, _take)


class Incite(Task[War], frozen=True):
    """16.0a: the die that turns a Civis."""

    side: int
    city: int
    rule: ClassVar[str] = "16.0a"

    def run(self, g: War) -> None:
        """Roll; a strong garrison makes it harder."""
        die = g.dice.roll()
        needed = REVOLT_ROLL[self.side][self.city]
        strong = strength(g.garrison(1 - self.side, CITY_HEX[self.city])) >= REVOLT_GARRISON
        added = [modifier("16.0a", "strong-garrison", REVOLT_PENALTY)] if strong else []
        success = die + (REVOLT_PENALTY if strong else 0) <= needed
        g.tell(
            "incites", "16.0a", side=SIDE_IDS[self.side], city=CITIES[self.city].id, die=die, needed=needed,
            modifiers=added, success=success, hex=HEX_NAMES[CITY_HEX[self.city]],
            chance=up_to(needed - (REVOLT_PENALTY if strong else 0)),
        )  # fmt: skip
        if success:
            begin_revolt(g, self.side, self.city)


class Sedition(Task[War], frozen=True):
    """6.52b: on a low die the enemy loses a unit of class M or B in the hex. It is no victory."""

    side: int
    hex: int
    rule: ClassVar[str] = "6.4a"

    def run(self, g: War) -> None:
        """Roll; the owner picks the deserters."""
        die = g.dice.roll()
        success = die <= SEDITION_ROLL
        g.tell(
            "sedition", "6.4a", side=SIDE_IDS[self.side], hex=HEX_NAMES[self.hex], die=die, needed=SEDITION_ROLL,
            success=success, chance=up_to(SEDITION_ROLL),
        )  # fmt: skip
        if success and wavering(g, 1 - self.side, self.hex):
            g.push(Desertion(1 - self.side, self.hex))


def wavering(g: War, side: int, hex: int) -> list[int]:
    """Units of class M or B, leaders apart."""
    return [u for u in g.units_at(side, hex) if KIND[u] != LEADER and DISCIPLINE[u] in (MOB, BARBARIAN)]


class Desertion(SideStep, frozen=True):
    """6.52b: the owner picks which unit deserts."""

    hex: int
    rule: ClassVar[str] = "6.52b"
    asks: ClassVar[Asks] = Asks("desertion", subjects.SIDE, subjects.HEX)
    orders_about: ClassVar[str] = "other-losses"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Every unit in the hex; nobody if all stand firm."""
        units = g.units_at(self.side, self.hex)
        return [CHOOSE_UNIT[u] for u in units] if wavering(g, self.side, self.hex) else [PASS]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Class M or B, no leader."""
        if move == PASS or move[1] in wavering(g, self.side, self.hex):
            return None
        return Refusal("6.52b", "stands-firm", {"unit": UNITS[move[1]].id})

    def take(self, g: War, seat: int, move: Move) -> None:
        """It is gone; everybody sees who."""
        if move == PASS:
            return
        g.reveals += 1
        g.tell("deserts", "6.52b", side=SIDE_IDS[self.side], hex=HEX_NAMES[self.hex], unit=UNITS[move[1]].id)
        g.face_up[move[1]] = 1
        eliminate(g, move[1])
        control_changed(g)

    worth_of = printed_strength
