"""Chapter 11: choices that political events leave to the players."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.offers import ACCEPT, REFUSE
from romanum.games.trajan.data.components import (
    CITIES,
    CITY,
    CITY_HEX,
    CODE,
    CORE,
    DISCIPLINE,
    EQUITES,
    HEX_NAMES,
    HORSE_ARCHERS,
    KIND,
    LEADER,
    NATION,
    PARTHIAN_CODE,
    PROVINCIAL,
    RECRUIT,
    SATRAPY,
    UNITS,
)
from romanum.games.trajan.rules.politics.hands import draw
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.rules.turn.levies import bring_in, draw_satrapy, satrapy_pool
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import CHOOSE_CITY, CHOOSE_UNIT
from romanum.games.trajan.state.menu import SideChoice, printed_strength
from romanum.games.trajan.state.position import (
    CITY_COUNT,
    NONE,
    PARTHIAN,
    RECRUITS,
    ROMAN,
    SIDE_IDS,
    TREATY,
    War,
)


class EventStep(SideChoice, frozen=True):
    """A choice of an event: everything offered is allowed. Where nothing is to be chosen it is passed over."""

    rule: ClassVar[str] = "11.0a"
    abstract: ClassVar[bool] = True

    def choices(self, g: War) -> list[Move]:
        """What can be chosen."""
        raise NotImplementedError

    def chosen(self, g: War, move: Move) -> None:
        """Carry a choice out. The step is off the stack."""
        raise NotImplementedError

    def options(self, g: War, seat: int) -> list[Move]:
        return self.choices(g) or [PASS]

    def take(self, g: War, seat: int, move: Move) -> None:
        if move != PASS:
            self.chosen(g, move)


def turn_civis(g: War, city: int, side: int) -> None:
    """9.2a, 8.1e: a Civis goes over without a fight; it sees what stands before its walls."""
    g.civis[city] = side
    g.tell("goes-over", "9.2a", city=CITIES[city].id, side=SIDE_IDS[side], old=SIDE_IDS[1 - side])
    reveal(g, 1 - side, CITY_HEX[city])
    control_changed(g)


class TurnCity(EventStep, frozen=True):
    """Events 23 and 46: a player picks the city that goes over."""

    to: int
    cities: tuple[int, ...]

    def choices(self, g: War) -> list[Move]:
        """The cities without a garrison."""
        return [CHOOSE_CITY[c] for c in self.cities]

    def chosen(self, g: War, move: Move) -> None:
        """Its Civis turns without a fight."""
        turn_civis(g, move[1], self.to)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        return Prompt("turn-city", self.rule, {"side": SIDE_IDS[self.side], "to": SIDE_IDS[self.to]})


def pretenders(g: War) -> list[int]:
    """Event 31: Core leaders on the map other than the Supreme Leader."""
    leaders = [u for u in g.on_map(PARTHIAN) if KIND[u] == LEADER and NATION[u] == CORE]
    return [u for u in leaders if u != g.supreme[PARTHIAN]]


class Pretend(EventStep, frozen=True):
    """Event 31: the Parthian picks the rival; the quarrel shows where his camp is."""

    asks: ClassVar[Asks] = Asks("pretender", subjects.THE_PARTHIAN)

    def choices(self, g: War) -> list[Move]:
        """The Core leaders but one."""
        return [CHOOSE_UNIT[u] for u in pretenders(g)]

    def chosen(self, g: War, move: Move) -> None:
        """He and the Core units with him stay where they are in this turn."""
        hex = g.where[move[1]]
        core = [u for u in g.units_at(PARTHIAN, hex) if u == move[1] or (NATION[u] == CORE and KIND[u] != LEADER)]
        g.stayed += tuple(core)
        g.tell("rival", "11.0a", unit=UNITS[move[1]].id, hex=HEX_NAMES[hex])
        reveal(g, PARTHIAN, hex)


def core_archers(g: War) -> list[int]:
    """Event 32: Core horse archers on the map."""
    return [u for u in g.on_map(PARTHIAN) if KIND[u] == HORSE_ARCHERS and NATION[u] == CORE]


def satrapy_troops(g: War) -> list[int]:
    """Event 33: Satrapy units on the map, leaders apart."""
    return [u for u in g.on_map(PARTHIAN) if NATION[u] == SATRAPY and KIND[u] != LEADER]


class ReturnUnit(EventStep, frozen=True):
    """Events 32 and 33: a unit goes home; unless it lay open nobody else learns which."""

    satrapy: bool

    orders_about: ClassVar[str] = "other-losses"

    def choices(self, g: War) -> list[Move]:
        """Those on the map."""
        return [CHOOSE_UNIT[u] for u in (satrapy_troops(g) if self.satrapy else core_archers(g))]

    def chosen(self, g: War, move: Move) -> None:
        """To the recruit area."""
        side, unit, hex = SIDE_IDS[PARTHIAN], UNITS[move[1]].id, HEX_NAMES[g.where[move[1]]]
        if g.face_up[move[1]]:
            g.tell("goes-home-seen", "11.0a", side=side, unit=unit, hex=hex)
        else:
            g.tell("goes-home", "11.0a", side=side, secret={"unit": unit, "hex": hex}, eyes=(PARTHIAN,))
        eliminate(g, move[1])
        control_changed(g)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        return Prompt("return-satrapy" if self.satrapy else "return-archers", self.rule, {"side": SIDE_IDS[PARTHIAN]})

    worth_of = printed_strength


class Rally(EventStep, frozen=True):
    """Event 34: the Parthian picks the city where a Satrapy unit comes."""

    asks: ClassVar[Asks] = Asks("rally", subjects.THE_PARTHIAN)

    def cities(self, g: War) -> list[int]:
        """Cities of Parthian colour that he controls, if there is anybody to come."""
        if not satrapy_pool(g):
            return []
        return [c for c in range(CITY_COUNT) if CODE[c] == PARTHIAN_CODE and g.controller(c) == PARTHIAN]

    def choices(self, g: War) -> list[Move]:
        """All of them."""
        return [CHOOSE_CITY[c] for c in self.cities(g)]

    def chosen(self, g: War, move: Move) -> None:
        """A random unit arrives."""
        draw_satrapy(g, CITY_HEX[move[1]], 1, "6.56")


class RaiseIberians(EventStep, frozen=True):
    """Event 45: the Roman may put light horse from his recruit area into Harmozica."""

    asks: ClassVar[Asks] = Asks("iberians", subjects.THE_ROMAN)

    def units(self, g: War) -> list[int]:
        """Equites among the recruits."""
        return [u for u in g.in_box(ROMAN, RECRUITS) if KIND[u] == EQUITES]

    def choices(self, g: War) -> list[Move]:
        """One of them, or none."""
        return [*(CHOOSE_UNIT[u] for u in self.units(g)), PASS]

    def chosen(self, g: War, move: Move) -> None:
        """It arrives in the city."""
        bring_in(g, move[1], CITY_HEX[CITY["harmozica"]], 1, "6.56")


class RecallVeterans(EventStep, frozen=True):
    """Event 63: the Roman may take a unit of class R into a provincial capital he controls."""

    city: int = NONE

    def units(self, g: War) -> list[int]:
        """Class R among the recruits."""
        return [u for u in g.in_box(ROMAN, RECRUITS) if DISCIPLINE[u] == RECRUIT and KIND[u] != LEADER]

    def capitals(self, g: War) -> list[int]:
        """Provincial capitals that Rome controls."""
        return [c for c in range(CITY_COUNT) if PROVINCIAL >> c & 1 and g.controller(c) == ROMAN]

    def choices(self, g: War) -> list[Move]:
        """First the city, or nothing; then the unit."""
        units = self.units(g)
        if self.city == NONE:
            return [*(CHOOSE_CITY[c] for c in self.capitals(g)), PASS] if units else []
        return [CHOOSE_UNIT[u] for u in units]

    def chosen(self, g: War, move: Move) -> None:
        """It arrives in the city."""
        if self.city == NONE:
            g.push(RecallVeterans(ROMAN, move[1]))
        else:
            bring_in(g, move[1], CITY_HEX[self.city], 1, "6.56")

    def prompt(self, g: War, seat: int | None) -> Prompt:
        return Prompt("veterans-city" if self.city == NONE else "veterans-unit", self.rule, {"side": SIDE_IDS[ROMAN]})


class FeverLoss(EventStep, frozen=True):
    """Event 56: the owner of the largest force by water picks the unit that dies."""

    hexes: tuple[int, ...]

    orders_about: ClassVar[str] = "other-losses"
    asks: ClassVar[Asks] = Asks("fever", subjects.SIDE)

    def choices(self, g: War) -> list[Move]:
        """Everybody there but leaders."""
        return [CHOOSE_UNIT[u] for hex in self.hexes for u in g.units_at(self.side, hex) if KIND[u] != LEADER]

    def chosen(self, g: War, move: Move) -> None:
        """It is lost."""
        hex = HEX_NAMES[g.where[move[1]]]
        secret = {"unit": UNITS[move[1]].id, "hex": hex}
        g.tell("fever", "11.0a", side=SIDE_IDS[self.side], secret=secret, eyes=(self.side,))
        eliminate(g, move[1])
        control_changed(g)

    worth_of = printed_strength


class QuakeLoss(EventStep, frozen=True):
    """Event 61: one unit at Antioch is buried."""

    hex: int

    orders_about: ClassVar[str] = "other-losses"
    asks: ClassVar[Asks] = Asks("earthquake", subjects.SIDE)

    def choices(self, g: War) -> list[Move]:
        """Everybody there but leaders."""
        return [CHOOSE_UNIT[u] for u in g.units_at(self.side, self.hex) if KIND[u] != LEADER]

    def chosen(self, g: War, move: Move) -> None:
        """It is lost."""
        g.tell("buried", "11.0a", side=SIDE_IDS[self.side], secret={"unit": UNITS[move[1]].id}, eyes=(self.side,))
        eliminate(g, move[1])
        control_changed(g)

    worth_of = printed_strength


class EmbassyAnswer(EventStep, frozen=True):
    """Event 66: first the Roman, then the Parthian is asked; one refusal and the war goes on, with a marker each."""

    markers: int

    orders_about: ClassVar[str] = "peace"
    asks: ClassVar[Asks] = Asks("embassy", subjects.SIDE)
    agree: ClassVar[Move] = ACCEPT
    decline: ClassVar[Move] = REFUSE

    def choices(self, g: War) -> list[Move]:
        """Accept or refuse."""
        return [ACCEPT, REFUSE]

    def chosen(self, g: War, move: Move) -> None:
        """Ask the other, make peace, or draw."""
        if move == REFUSE:
            g.tell("treaty-refused", "4.2", side=SIDE_IDS[self.side])
            for side in (ROMAN, PARTHIAN):
                draw(g, side, self.markers, "6.56")
        elif self.side == ROMAN:
            g.push(EmbassyAnswer(PARTHIAN, self.markers))
        else:
            g.tell("treaty", "4.2", side=SIDE_IDS[self.side])
            g.ended = TREATY
            g.stack.clear()
