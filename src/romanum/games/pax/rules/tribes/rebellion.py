"""Chapters 13.3 and 16.2: Rebellions: the area that rises, what rises there, and fleets that mutiny."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    AREAS,
    CARTHAGE,
    GARRISON,
    HIRED,
    NUMANTIA,
    PLACE_IDS,
    PROVINCE,
    REBELS,
    SEATS,
    TABLES,
)
from romanum.games.pax.rules.tribes.actions import MUTINY, MUTINY_OF
from romanum.games.pax.rules.tribes.areas import (
    BAND,
    FEW,
    Calm,
    devastate,
    done_at,
    garrisons_at,
    is_unoccupied,
    no_event,
    pick,
    players_at,
    remove_garrison,
    remove_garrisons,
    rise_at,
    spaces_in,
)
from romanum.games.pax.rules.tribes.gallic_rebellion import rise_in_gaul
from romanum.games.pax.state.actions import END_MUTINY
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import Battle, LosePoints, Rebellion
from romanum.games.pax.state.forces import (
    fleets,
    galleys,
    lcu,
    number,
    occupants,
    stack_of,
    stacks_at,
    strength,
    strike,
    tidy,
    total,
    values,
)
from romanum.games.pax.state.moves import MUTINEERS
from romanum.games.pax.state.mutiny import end_mutiny, is_owner, rule_of, why_not_end
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import shift_stability
from romanum.games.pax.state.steps import EXPANSION_MENUS, OPERATIONS_MENUS, Menu, PowerChoice


def begin_mutiny(g: Mediterranean, power: int) -> None:
    """13.3-MUTINY: a power names any Fleet that somebody commands."""
    if every_fleet(g):
        g.push(NameFleet(power))
    else:
        no_event(g, rule_of(g))


def every_fleet(g: Mediterranean) -> list[Move]:
    """The Fleets on the map, by side and place."""
    found = {(g.whose[s], place) for s, place in enumerate(g.at) if place >= 0 and galleys(g, s)}
    fleets = sorted((side, place) for side, place in found if g.patron[side] != NOBODY)
    return [MUTINY[g.powers[side]][place] if side < SEATS else MUTINY_OF[side - SEATS][place] for side, place in fleets]


class NameFleet(PowerChoice, frozen=True):
    """13.3-MUTINY, 16.2-MUTINY: which Fleet."""

    rule: ClassVar[str] = "16.2-MUTINY"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return every_fleet(g)

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It stays where it is."""
        side = g.who(move[1]) if move[0] == "mutiny" else SEATS + move[1]
        g.mutiny = (side, move[2])
        g.tell("mutiny", rule_of(g), side=side_id(g, side), place=PLACE_IDS[move[2]])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("mutiny", rule_of(g), {"power": side_id(g, self.power)})


# ---- its owner pays


def _candidates(g: Mediterranean, power: int) -> list[Move]:
    return [END_MUTINY] if is_owner(g, power) else []


def _check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    return why_not_end(g, power)


def _options(g: Mediterranean, power: int) -> list[Move]:
    return [move for move in _candidates(g, power) if why_not_end(g, power) is None]


def _take(g: Mediterranean, power: int, move: Move) -> None:
    end_mutiny(g, power)


CREWS: Final = Menu(frozenset({"end-mutiny"}), _candidates, _check, _options, _take)
EXPANSION_MENUS.add(80, CREWS)
OPERATIONS_MENUS.add(80, CREWS)


def rise_in_africa(g: Mediterranean, power: int) -> None:
    """13.3-AFRICA: each stack of Mercenaries becomes BI of its BP."""
    carthage = g.who(CARTHAGE)
    spaces = [space for space in spaces_in(g, AREAS["africa"]) if carthage != NOBODY and _hired(g, carthage, space)]
    if not spaces:
        no_event(g, "13.3-AFRICA")
        return
    g.push(Calm())
    for space in reversed(spaces):
        g.push(Mutineers(space))
    for space in spaces:
        _turn(g, carthage, space)


def _hired(g: Mediterranean, carthage: int, space: int) -> list[int]:
    return [stack for stack in stacks_at(g, space) if g.whose[stack] == carthage and total(g, stack, HIRED)]


def _turn(g: Mediterranean, carthage: int, space: int) -> None:
    """They are nobody's now."""
    worth, points = values(g), 0
    for stack in _hired(g, carthage, space):
        for kind in HIRED:
            found = number(g, stack, kind)
            points += found * worth[kind]
            strike(g, stack, kind, found)
    rise_at(g, space, points, "13.3-AFRICA")
    tidy(g, space)


class Mutineers(Task[Mediterranean], frozen=True):
    """13.3-AFRICAb: they attack whoever is left beside them."""

    space: int
    rule: ClassVar[str] = "13.3-AFRICAb"

    def run(self, g: Mediterranean) -> None:
        """Garrisons alone fall without a fight (12.1.1a)."""
        others = [stack for stack in stacks_at(g, self.space) if g.whose[stack] != REBELS]
        if any(lcu(g, stack) for stack in others):
            g.push(Battle(stack_of(g, REBELS, self.space), MUTINEERS))
            return
        for stack in garrisons_at(g, self.space):
            remove_garrison(g, stack, "12.1.1a", number(g, stack, GARRISON))


TABLE: Final = TABLES.rebellion.table
HISPANIA: Final = AREAS["hispania"]
JUDEA: Final = AREAS["judea"]
SARDINIA: Final = AREAS["sardinia"]
LUSITANIA: Final = PROVINCE["lusitania"]


@carries_out(Rebellion)
def rebel(errand: Rebellion, g: Mediterranean) -> None:
    """13.3, 16.2-REBELLION: 2d6 for the area; ships mutiny alike in both games."""
    dice = [g.dice.roll(), g.dice.roll()]
    area, rule = TABLE[sum(dice) - 2], "13.3" if g.advanced else "16.2-REBELLION"
    g.tell("rebellion", rule, power=side_id(g, errand.power), dice=dice, area=area)
    row = g.setting.row
    if area in row.no_rebellion or (row.only_rebellion and area not in row.only_rebellion):
        no_event(g, "3.1")
    elif area == "naval_mutiny":
        begin_mutiny(g, errand.power)
    elif g.advanced:
        UPRISINGS[area](g, errand.power)
    else:
        unrest(g, area)


def unrest(g: Mediterranean, area: str) -> None:
    """16.2-REBELLION: Garrisons go; -1 Stability for whoever Controlled a Space of the area as it rose."""
    spaces = spaces_in(g, AREAS[area])
    lords = [power for power in range(len(g.powers)) if any(g.holder[space] == power for space in spaces)]
    remove_garrisons(g, spaces, "16.2-REBELLION")
    for power in lords:
        shift_stability(g, power, TABLES.rebellion.unrest, "16.2-REBELLION", "rebellion")
    settle(g)


# ---- Britannia, Mauretania, Cyprus, Sardinia


def _britannia(g: Mediterranean, power: int) -> None:
    """13.3-BRITANNIA: all Garrisons go."""
    spaces = spaces_in(g, AREAS["britannia"])
    remove_garrisons(g, spaces, "13.3-BRITANNIA")
    g.push(Calm())
    pick(g, power, "britannia", [space for space in spaces if is_unoccupied(g, space)])


@done_at("britannia", "13.3-BRITANNIA")
def _britons(g: Mediterranean, power: int, space: int) -> None:
    rise_at(g, space, BAND, "13.3-BRITANNIA")


def _mauretania(g: Mediterranean, power: int) -> None:
    """13.3-MAURETANIA: in every unoccupied Space."""
    for space in spaces_in(g, AREAS["mauretania"]):
        if is_unoccupied(g, space):
            rise_at(g, space, FEW, "13.3-MAURETANIA")
    settle(g)


def _cyprus(g: Mediterranean, power: int) -> None:
    """13.3-CYPRUS: its Ports are shut for the rest of the Game-Turn."""
    if spaces_in(g, AREAS["cyprus"]):
        g.cyprus_shut = True


def _sardinia(g: Mediterranean, power: int) -> None:
    """13.3-SARDINIA: where nobody stands, or Garrisons alone."""
    spaces = [s for s in spaces_in(g, SARDINIA) if g.town_of[s] == NOBODY and not _has_fighters(g, s)]
    if not pick(g, power, "sardinia", spaces):
        no_event(g, "13.3-SARDINIA")


def _has_fighters(g: Mediterranean, space: int) -> bool:
    """Land Combat Units of anybody."""
    return any(lcu(g, stack) for stack in stacks_at(g, space))


@done_at("sardinia", "13.3-SARDINIA")
def _sardinians(g: Mediterranean, power: int, space: int) -> None:
    remove_garrisons(g, (space,), "13.3-SARDINIA")
    rise_at(g, space, FEW, "13.3-SARDINIA")
    settle(g)


# ---- the Danube and Germany


def _danube(g: Mediterranean, power: int) -> None:
    _massacre(g, power, "danube", "13.3-DANUBE")


def _germany(g: Mediterranean, power: int) -> None:
    _massacre(g, power, "germany", "13.3-GERMANY")


def _massacre(g: Mediterranean, power: int, area: str, rule: str) -> None:
    """One Space with Land Units of powers, if there is any."""
    if not pick(g, power, area, [space for space in spaces_in(g, AREAS[area]) if players_at(g, space)]):
        no_event(g, rule)


@done_at("danube", "13.3-DANUBE")
def _dacians(g: Mediterranean, power: int, space: int) -> None:
    devastate(g, space, "13.3-DANUBE")


@done_at("germany", "13.3-GERMANY")
def _cherusci(g: Mediterranean, power: int, space: int) -> None:
    devastate(g, space, "13.3-GERMANY")


# ---- Hispania


def _hispania(g: Mediterranean, power: int) -> None:
    """13.3-HISPANIAa: first a Garrison goes, then a band rises."""
    g.push(Risen("hispania", power))
    pick(g, power, "hispania-garrison", [space for space in spaces_in(g, HISPANIA) if garrisons_at(g, space)])


@done_at("hispania-garrison", "13.3-HISPANIAa")
def _hispanic_garrison(g: Mediterranean, power: int, space: int) -> None:
    remove_garrison(g, garrisons_at(g, space)[0], "13.3-HISPANIAa")


def _lusitanians(g: Mediterranean, power: int) -> None:
    """In Lusitania where nobody is, or in an unoccupied Numantia."""
    wanted = [*spaces_in(g, (LUSITANIA,)), *(s for s in spaces_in(g, HISPANIA) if s == NUMANTIA)]
    pick(g, power, "hispania", [space for space in wanted if is_unoccupied(g, space)])


@done_at("hispania", "13.3-HISPANIAa")
def _viriathus(g: Mediterranean, power: int, space: int) -> None:
    rise_at(g, space, BAND, "13.3-HISPANIAa")


# ---- Judea


def _judea(g: Mediterranean, power: int) -> None:
    """13.3-JUDEAa: all Garrisons go, another BP falls, one Unit rises."""
    spaces = spaces_in(g, JUDEA)
    if not spaces:
        no_event(g, "13.3-JUDEAa")
        return
    remove_garrisons(g, spaces, "13.3-JUDEAa")
    g.push(Risen("judea", power))
    loser = _bereaved(g, spaces)
    if loser != NOBODY:
        pick(g, loser, "judea-loss", [space for space in spaces if _points_of(g, loser, space)])


def _points_of(g: Mediterranean, power: int, space: int) -> int:
    return sum(strength(g, stack) for stack in stacks_at(g, space) if g.patron[g.whose[stack]] == power)


def _bereaved(g: Mediterranean, spaces: list[int]) -> int:
    """Ruling 13.3-JUDEAa: the power that Controls Judea, otherwise the one with most BP there."""
    points = {power: sum(_points_of(g, power, s) for s in spaces) for power in range(len(g.powers))}
    lord = g.lord[JUDEA[0]]
    if lord != NOBODY and points[lord]:
        return lord
    most = max(points, key=lambda power: (points[power], -power))
    return most if points[most] else NOBODY


@done_at("judea-loss", "13.3-JUDEAa")
def _judean_loss(g: Mediterranean, power: int, space: int) -> None:
    """He picks the Unit."""
    stack = next(s for s in stacks_at(g, space) if g.patron[g.whose[s]] == power and strength(g, s))
    g.push(LosePoints(power, stack, TABLES.rebellion.judea_bp))


def _zealots(g: Mediterranean, power: int) -> None:
    """Where neither Land Combat Units nor Fleets are, in a City or Town if one is free."""
    free = [s for s in spaces_in(g, JUDEA) if not occupants(g, s) and not fleets(g, s)]
    pick(g, power, "judea", [space for space in free if g.town_of[space] != NOBODY] or free)


@done_at("judea", "13.3-JUDEAa")
def _maccabees(g: Mediterranean, power: int, space: int) -> None:
    rise_at(g, space, FEW, "13.3-JUDEAa")


class Risen(Task[Mediterranean], frozen=True):
    """13.3: losses are taken; the rebels stand up."""

    area: str
    power: int
    rule: ClassVar[str] = "13.3"

    def run(self, g: Mediterranean) -> None:
        """Control is settled afterwards."""
        g.push(Calm())
        (_lusitanians if self.area == "hispania" else _zealots)(g, self.power)


UPRISINGS: Final[dict[str, Callable[[Mediterranean, int], None]]] = {
    "africa": rise_in_africa,
    "britannia": _britannia,
    "cyprus": _cyprus,
    "danube": _danube,
    "germany": _germany,
    "gaul": rise_in_gaul,
    "hispania": _hispania,
    "judea": _judea,
    "mauretania": _mauretania,
    "sardinia": _sardinia,
}
"""13.3: what happens in each area."""
