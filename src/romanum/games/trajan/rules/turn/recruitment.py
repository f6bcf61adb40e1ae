"""Chapters 12.61 and 17: recruits, replacements, levies, Civis units, colonies and off-map forces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.games.trajan.data.components import (
    ALIKE,
    ARMENIAN,
    BARBARIAN,
    CITIES,
    CITY_AT,
    CITY_HEX,
    CODE,
    CORE,
    DISCIPLINE,
    DISCIPLINES,
    FIRST_SUPREME,
    HEX_NAMES,
    LEGIONARIES,
    MOB,
    NATION,
    PARTHIAN_CODE,
    PORTS,
    PROVINCIAL,
    RECRUIT,
    REGIONAL,
    ROMAN_CODE,
    ROYAL_LEVY_UNITS,
    UNITS,
    WEST_EDGE,
)
from romanum.games.trajan.rules.politics.counters import check_play, noticed, play_marker
from romanum.games.trajan.rules.politics.special import supreme_in_play, supreme_on_map
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.rules.turn.levies import bring_in, draw_satrapy, satrapy_pool
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import BRING, CIVIS_MOVE, COLONY, DONE, LEVY, ROYAL_LEVY, SUMMON
from romanum.games.trajan.state.menu import Menu, SideChoice, SideStep
from romanum.games.trajan.state.position import (
    CITY_COUNT,
    KING_OF_KINGS,
    MOVED,
    NOBODY,
    OFF_MAP,
    PARTHIAN,
    POLITICAL,
    RECRUITS,
    ROMAN,
    SIDE_IDS,
    War,
)

EVERY_CLASS: Final = tuple(range(len(DISCIPLINES)))


def distinct(units: Iterable[int]) -> list[int]:
    """One unit of every kind: units alike can stand for each other."""
    found: dict[int, int] = {}
    for unit in units:
        found.setdefault(ALIKE[unit], unit)
    return list(found.values())


def recruits(g: War, side: int) -> list[int]:
    """17.12: what can be chosen from a side's recruit area: for the Parthian only Core units (17.4)."""
    return distinct(u for u in g.in_box(side, RECRUITS) if side == ROMAN or NATION[u] == CORE)


ENTRIES: Final = tuple(sorted({*WEST_EDGE, *(CITY_HEX[c] for c in range(CITY_COUNT) if PORTS >> c & 1)}))
"""12.61b: west-edge road hexes, and the coastal cities on the western seas."""


def reserves(g: War) -> list[int]:
    """12.7c: off-map units that have not entered the box in this turn."""
    return [u for u in g.in_box(ROMAN, OFF_MAP) if g.marched[u] < MOVED]


def _candidates(g: War, side: int) -> Iterable[Move]:
    leaders, units = g.leaders_on_map(side), recruits(g, side)
    for leader in leaders:
        yield from (("recruit", leader, unit) for unit in units)
        if side == PARTHIAN:
            yield LEVY[leader]
        yield CIVIS_MOVE[leader]
    if side == ROMAN:
        yield from (SUMMON[hex] for hex in ENTRIES)
    else:
        yield from (ROYAL_LEVY[u] for u in units)


def _check(g: War, side: int, move: Move) -> Refusal | None:
    match move[0]:
        case "recruit":
            return check_play(g, side, move[1], POLITICAL) or check_recruit(g, side, move[1], move[2])
        case "levy":
            return check_play(g, side, move[1], POLITICAL) or check_levy(g, move[1])
        case "civis":
            return check_play(g, side, move[1], POLITICAL) or check_civis(g, side, g.where[move[1]])
        case "summon":
            return check_summon(g, move[1])
        case _:
            return check_royal_levy(g)


def in_city(g: War, leader: int, city: int) -> bool:
    """17.2b, 17.41a: inside the walls, or free to go in (7.4b): not before those of a besieged city."""
    return bool(g.inside[leader]) or not g.besieged(city)


def check_recruit(g: War, side: int, leader: int, unit: int) -> Refusal | None:
    """17.2b, 17.2c, 17.41a: the leader's city, and what may be raised there."""
    hex = g.where[leader]
    city = CITY_AT[hex]
    facts = {"leader": UNITS[leader].id, "hex": HEX_NAMES[hex]}
    if city < 0 or g.controller(city) != side or not in_city(g, leader, city):
        return Refusal("17.2b" if side == ROMAN else "17.41a", "no-city-of-yours", facts)
    if side == PARTHIAN:
        if NATION[leader] != CORE:
            return Refusal("17.41a", "not-a-core-leader", facts)
        return None if REGIONAL >> city & 1 else Refusal("17.41a", "no-regional-capital", facts)
    discipline = DISCIPLINE[unit]
    if discipline in (MOB, BARBARIAN):
        return None
    if discipline == RECRUIT:
        return None if CODE[city] == ROMAN_CODE else Refusal("17.2c", "no-roman-city", facts)
    if PROVINCIAL >> city & 1:
        return None
    return Refusal("17.2c", "no-provincial-capital", {**facts, "class": DISCIPLINES[discipline]})


def raised_in(side: int, leader: int, city: int) -> tuple[int, ...]:
    """17.2c, 17.41a: the classes a leader may raise in a city of his side."""
    if side == PARTHIAN:
        return EVERY_CLASS if NATION[leader] == CORE and REGIONAL >> city & 1 else ()
    if PROVINCIAL >> city & 1:
        return EVERY_CLASS
    return (MOB, BARBARIAN, RECRUIT) if CODE[city] == ROMAN_CODE else (MOB, BARBARIAN)


def check_levy(g: War, leader: int) -> Refusal | None:
    """17.43: a city of Parthian colour and control, one leader a turn, and somebody to raise."""
    hex = g.where[leader]
    city = CITY_AT[hex]
    facts = {"leader": UNITS[leader].id, "hex": HEX_NAMES[hex]}
    if NATION[leader] == ARMENIAN:
        return Refusal("17.43a", "not-a-parthian-leader", facts)
    if city < 0 or CODE[city] != PARTHIAN_CODE or g.controller(city) != PARTHIAN:
        return Refusal("17.43a", "no-parthian-city", facts)
    if city in g.levied and g.levy_leaders[g.levied.index(city)] != leader:
        return Refusal("17.43b", "another-raises-here", facts)
    return None if satrapy_pool(g) else Refusal("17.44", "no-satrapy-recruits")


def check_civis(g: War, side: int, hex: int) -> Refusal | None:
    """17.5b, 7.1b: a city of one's own without a Civis."""
    city = CITY_AT[hex]
    if city < 0 or g.controller(city) != side:
        return Refusal("17.5b", "no-city-of-yours-here", {"hex": HEX_NAMES[hex]})
    return None if g.civis[city] == NOBODY else Refusal("7.1b", "has-civis", {"city": CITIES[city].id})


def check_summon(g: War, hex: int) -> Refusal | None:
    """12.61, 17.3, 5.5b: the Roman Supreme Leader, wherever he is, a marker, somebody off the map, and a way in."""
    refused = supreme_in_play(g, ROMAN) or check_play(g, ROMAN, g.supreme[ROMAN], POLITICAL)
    if refused is not None:
        return refused
    if not reserves(g):
        return Refusal("17.3b", "nobody-off-map")
    if hex not in WEST_EDGE and not g.controls(ROMAN, hex):
        return Refusal("12.61b", "no-port-of-yours", {"hex": HEX_NAMES[hex]})
    return None


def check_royal_levy(g: War) -> Refusal | None:
    """King of Kings while Chosroes lives, once: in a regional capital that he controls."""
    refused = supreme_on_map(g, PARTHIAN) or check_play(g, PARTHIAN, g.supreme[PARTHIAN], KING_OF_KINGS)
    if refused is not None:
        return refused
    king = g.supreme[PARTHIAN]
    if g.royal_levy or king != FIRST_SUPREME[PARTHIAN]:
        return Refusal("6.4a", "one-royal-levy", {"leader": UNITS[FIRST_SUPREME[PARTHIAN]].id})
    city = CITY_AT[g.where[king]]
    if city < 0 or not REGIONAL >> city & 1 or g.controller(city) != PARTHIAN or not in_city(g, king, city):
        return Refusal("17.41a", "no-regional-capital", {"leader": UNITS[king].id, "hex": HEX_NAMES[g.where[king]]})
    return None


def _options(g: War, side: int) -> list[Move]:
    """As the candidates that pass, but leader by leader: most stand in no city of theirs."""
    political = g.holds(side, POLITICAL)
    found: list[Move] = []
    if political:
        units: list[int] | None = None
        where = g.where
        for leader in g.able_leaders(side):
            city = CITY_AT[where[leader]]
            if city < 0 or g.controller(city) != side:
                continue
            if units is None:
                units = recruits(g, side)
            classes = raised_in(side, leader, city) if in_city(g, leader, city) else ()
            found += [("recruit", leader, u) for u in units if DISCIPLINE[u] in classes]
            if side == PARTHIAN and check_levy(g, leader) is None:
                found.append(LEVY[leader])
            if g.civis[city] == NOBODY:
                found.append(CIVIS_MOVE[leader])
        if side == ROMAN and supreme_in_play(g, ROMAN) is None and g.can_play(g.supreme[ROMAN]) and reserves(g):
            found += [SUMMON[hex] for hex in ENTRIES if hex in WEST_EDGE or g.controls(ROMAN, hex)]
    if side == PARTHIAN and g.holds(side, KING_OF_KINGS) and check_royal_levy(g) is None:
        found += [ROYAL_LEVY[u] for u in recruits(g, side)]
    return found


def _take(g: War, side: int, move: Move) -> None:
    match move[0]:
        case "recruit":
            hex = g.where[move[1]]
            play_marker(g, side, move[1], POLITICAL, "recruit", hex, "17.1")
            bring_in(g, move[2], hex, g.inside[move[1]], "17.2a" if side == ROMAN else "17.41a")
        case "levy":
            raise_satrapy(g, move[1])
        case "civis":
            hex = g.where[move[1]]
            play_marker(g, side, move[1], POLITICAL, "civis", hex, "17.5b")
            settle(g, side, CITY_AT[hex], "17.5b")
        case "summon":
            leader = g.supreme[ROMAN]
            play_marker(g, ROMAN, leader, POLITICAL, "summon", move[1], "17.3a")
            g.push(BringUnits(ROMAN, move[1], True))
        case _:
            royal_levy(g, move[1])


RECRUITING: Final = Menu(
    frozenset({"recruit", "levy", "civis", "summon", "royal-levy"}), _candidates, _check, _options, _take
)
"""17.1: new units for Political markers, in the Movement segment."""


def raise_satrapy(g: War, leader: int) -> None:
    """17.43: a random unit; nobody else raises any in this city in this turn."""
    hex = g.where[leader]
    play_marker(g, PARTHIAN, leader, POLITICAL, "levy", hex, "17.43a")
    if CITY_AT[hex] not in g.levied:
        g.levied += (CITY_AT[hex],)
        g.levy_leaders += (leader,)
    draw_satrapy(g, hex, g.inside[leader])


def settle(g: War, side: int, city: int, rule: str) -> None:
    """17.5, 9.2e: a Civis from the common pool, on the side of whoever brings it."""
    g.civis[city] = side
    g.tell("civis", rule, side=SIDE_IDS[side], city=CITIES[city].id)
    control_changed(g)


def royal_levy(g: War, unit: int) -> None:
    """The first of the king's units; he picks the second. It is done once in a war."""
    leader = g.supreme[PARTHIAN]
    g.royal_levy = True
    hex = g.where[leader]
    play_marker(g, PARTHIAN, leader, KING_OF_KINGS, "royal-levy", hex, "17.41a")
    noticed(g, leader)
    bring_in(g, unit, hex, g.inside[leader], "17.41a")
    left = min(ROYAL_LEVY_UNITS - 1, len(recruits(g, PARTHIAN)))
    if left:
        g.push(LevyMore(PARTHIAN, hex, g.inside[leader], left))


class LevyMore(SideChoice, frozen=True):
    """The king picks his further units."""

    hex: int
    inside: int
    left: int
    rule: ClassVar[str] = "17.41a"
    asks: ClassVar[Asks] = Asks("royal-levy", subjects.THE_PARTHIAN, "left")

    def options(self, g: War, seat: int) -> list[Move]:
        return [ROYAL_LEVY[u] for u in recruits(g, PARTHIAN)] or [PASS]

    def take(self, g: War, seat: int, move: Move) -> None:
        if move == PASS:
            return
        bring_in(g, move[1], self.hex, self.inside, "17.41a")
        left = min(self.left - 1, len(recruits(g, PARTHIAN)))
        if left:
            g.push(LevyMore(PARTHIAN, self.hex, self.inside, left))


class BringUnits(SideStep, frozen=True):
    """12.61, 17.3a: as many off-map units as the Roman likes, one by one; they march no more in this turn."""

    hex: int
    first: bool
    rule: ClassVar[str] = "12.61a"
    asks: ClassVar[Asks] = Asks("bring", subjects.THE_ROMAN, subjects.HEX)

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Everybody in the box, or no more."""
        return [*(BRING[u] for u in g.in_box(ROMAN, OFF_MAP)), DONE]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """12.7c: not whoever has just gone in; at least one comes."""
        if move == DONE:
            return Refusal("12.61a", "bring-somebody") if self.first and reserves(g) else None
        if move[1] in reserves(g):
            return None
        return Refusal("12.7c", "just-left-the-map", {"unit": UNITS[move[1]].id})

    def take(self, g: War, seat: int, move: Move) -> None:
        """12.61c: in, without cost."""
        if move == DONE:
            return
        unit = move[1]
        city = CITY_AT[self.hex]
        inside = int(city >= 0 and g.controller(city) == ROMAN and not g.besieged(city))
        g.marched[unit] = MOVED
        g.push(BringUnits(ROMAN, self.hex, False))
        bring_in(g, unit, self.hex, inside, "12.61c")
        control_changed(g)


# ---- 17.51: colonies


def _colony_candidates(g: War, side: int) -> Iterable[Move]:
    if side != ROMAN:
        return []
    return [COLONY[u] for u in g.on_map(ROMAN) if LEGIONARIES >> u & 1]


def _colony_check(g: War, side: int, move: Move) -> Refusal | None:
    unit = move[1]
    hex = g.where[unit]
    if not g.inside[unit]:
        return Refusal("17.51a", "not-in-a-city", {"unit": UNITS[unit].id})
    if not g.leaders_at(ROMAN, hex):
        return Refusal("17.51a", "no-leader-here", {"hex": HEX_NAMES[hex]})
    return check_civis(g, ROMAN, hex)


def _colony_options(g: War, side: int) -> list[Move]:
    if side != ROMAN or NOBODY not in g.civis:
        return []
    return [move for move in _colony_candidates(g, side) if _colony_check(g, side, move) is None]


def _colony_take(g: War, side: int, move: Move) -> None:
    """17.51b: the veterans are settled and may be recruited again."""
    hex = g.where[move[1]]
    g.tell("colony", "17.51a", unit=UNITS[move[1]].id, city=CITIES[CITY_AT[hex]].id)
    g.reveals += 1
    g.face_up[move[1]] = 1
    eliminate(g, move[1])
    settle(g, ROMAN, CITY_AT[hex], "17.51a")


COLONIES: Final = Menu(frozenset({"colony"}), _colony_candidates, _colony_check, _colony_options, _colony_take)
"""17.51: veterans become citizens."""
