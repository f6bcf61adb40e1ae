"""Chapter 13.3, Gaul: a Local or the one Massive Rebellion."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    AREAS,
    BARBARIAN,
    GALLIC_REVOLT,
    PROVINCE_IDS,
    PROVINCE_OF,
    PROVINCES_OF,
    SPACES_OF,
    TABLES,
    TERRITORY,
)
from romanum.games.pax.rules.tribes.areas import (
    BAND,
    FEW,
    devastate,
    done_at,
    drive_out,
    garrisons_at,
    is_unoccupied,
    no_event,
    pick,
    players_at,
    remove_garrison,
    rise_at,
    spaces_in,
)
from romanum.games.pax.rules.tribes.barbarians import landings, place_army, take_command
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import IN
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import BarbariansCame, Entered
from romanum.games.pax.state.forces import is_alive, occupants
from romanum.games.pax.state.moves import BY_PLACING
from romanum.games.pax.state.position import FRESH, NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

MAINLAND: Final = AREAS["gaul"]
WHOLE: Final = PROVINCES_OF[TERRITORY["gaul"]]
"""Gaul with Britannia."""


def rise_in_gaul(g: Mediterranean, power: int) -> None:
    """13.3-GAULa: nothing much where powers hold no Province; otherwise a die and the Provinces they hold."""
    held = sum(g.lord[province] != NOBODY for province in MAINLAND)
    if not held:
        spaces = [space for space in spaces_in(g, WHOLE) if garrisons_at(g, space)]
        if not pick(g, power, "gaul-garrison", spaces, optional=True):
            no_event(g, "13.3-GAULa")
        return
    die = g.dice.roll()
    massive = die + held >= TABLES.rebellion.massive and not g.gaul_risen
    g.tell("gaul-rises", "13.3-GAULa", power=side_id(g, power), die=die, total=die + held, massive=massive)
    if massive:
        g.gaul_risen = True
        g.push(HomeOfRevolt(power))
    else:
        _local(g, power)


@done_at("gaul-garrison", "13.3-GAULa")
def _gallic_garrison(g: Mediterranean, power: int, space: int) -> None:
    remove_garrison(g, garrisons_at(g, space)[0], "13.3-GAULa")
    settle(g)


# ---- Local


def _local(g: Mediterranean, power: int) -> None:
    """13.3-GAULb, 13.3-GAULf: one Space without City or Town; with Units of powers, if there is any."""
    bare = [space for space in spaces_in(g, WHOLE) if g.town_of[space] == NOBODY]
    spaces = [space for space in bare if players_at(g, space)]
    if not pick(g, power, "gaul", spaces or [space for space in bare if is_unoccupied(g, space)]):
        no_event(g, "13.3-GAULb")


@done_at("gaul", "13.3-GAULb")
def _chieftain(g: Mediterranean, power: int, space: int) -> None:
    g.push(Neighbours(space))
    devastate(g, space, "13.3-GAULb")


class Neighbours(Task[Mediterranean], frozen=True):
    """13.3-GAULb: 3 BI where everybody is gone, 1 BI wherever nobody Controls a Space of that Province."""

    space: int
    rule: ClassVar[str] = "13.3-GAULb"

    def run(self, g: Mediterranean) -> None:
        """Control is settled before and after."""
        settle(g)
        others = [s for s in SPACES_OF[PROVINCE_OF[self.space]] if s != self.space and g.holder[s] == NOBODY]
        if not occupants(g, self.space):
            rise_at(g, self.space, BAND, self.rule)
        for space in others:
            rise_at(g, space, FEW, self.rule)
        settle(g)


# ---- Massive


class HomeOfRevolt(PowerChoice, frozen=True):
    """13.3-GAULc: the Province that rises."""

    rule: ClassVar[str] = "13.3-GAULc"
    asks: ClassVar[Asks] = Asks("revolt-home", subjects.POWER)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """One of the four on the mainland."""
        return [IN[province] for province in MAINLAND if spaces_in(g, (province,))]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Whoever stands there outside Cities and Towns is gone."""
        spaces = spaces_in(g, (move[1],))
        g.tell("revolt-home", self.rule, province=PROVINCE_IDS[move[1]], power=side_id(g, self.power))
        for space in spaces:
            for stack in players_at(g, space) if g.town_of[space] == NOBODY else ():
                if is_alive(g, stack):
                    drive_out(g, stack, self.rule)
        settle(g)
        pick(g, self.power, "gallic-revolt", landings(g, self.power, spaces))


@done_at("gallic-revolt", "13.3-GAULc")
def _vercingetorix(g: Mediterranean, power: int, space: int) -> None:
    """13.3-GAULd: 2d6 BI and their leader; among others they attack at once, whatever Operation follows."""
    dice = [g.dice.roll(), g.dice.roll()]
    g.tell("horde-size", "13.3-GAULc", side="gallic_revolt", dice=dice, total=sum(dice))
    occupied = not is_unoccupied(g, space)
    stack = place_army(g, GALLIC_REVOLT, space, {BARBARIAN: sum(dice)}, FRESH)
    take_command(g, power, GALLIC_REVOLT)
    if occupied:
        g.gaul_attacked = g.activations
        g.push(Entered(stack, BY_PLACING))
    g.push(BarbariansCame(stack))
