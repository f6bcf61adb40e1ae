"""Chapter 12.2: Mercenaries: hired by a Minor Move in the Standard Game, by cards in the Advanced Game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    CARTHAGE,
    HIRED_CAVALRY,
    HIRED_HEAVY,
    HIRED_LIGHT,
    KIND_IDS,
    PLACE_IDS,
    ROME,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.rules.turn.actions import HIRE, HIRES
from romanum.games.pax.rules.turn.grounds import above_maximum, too_dear
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import AT, DONE
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import Hire
from romanum.games.pax.state.forces import add, heavies, land_units, stacks_of
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import can_pay, manpower_maximum, pay
from romanum.games.pax.state.steps import EXPANSION_MENUS, Menu, PowerChoice

EACH: Final = TABLES.costs.hire_heavy
BY_CARD: Final = TABLES.costs.hire_by_card
RANK: Final = 40
BARGAIN: Final = {HIRED_LIGHT: 2, HIRED_CAVALRY: 1, HIRED_HEAVY: 1}
"""12.2.3b: what one hiring by card brings."""


def camps(g: Mediterranean, power: int) -> list[int]:
    """12.2.4: Spaces with Land Units of a power, whom Mercenaries can join."""
    return sorted({g.at[s] for s in stacks_of(g, power) if land_units(g, s) and g.at[s] < SPACE_COUNT})


def room_for_heavies(g: Mediterranean, power: int) -> int:
    """6.4.3, 12.2.5b: how many HI Carthage may still hire; for the others there is no end."""
    if not g.plays(power, CARTHAGE):
        return g.treasury[power]
    return max(0, manpower_maximum(g, power) - heavies(g, power))


def most_hired(g: Mediterranean, power: int) -> int:
    """12.2.2: as many as the power can pay for, and Carthage up to its Manpower Maximum."""
    return min(g.treasury[power] // EACH, room_for_heavies(g, power))


def candidates(g: Mediterranean, power: int) -> Iterable[Move]:
    """12.2.2: in the Standard Game: any number, to any Units of the power's own."""
    if g.advanced:
        return []
    most = max(1, most_hired(g, power))
    return [HIRE[number][place] for place in camps(g, power) for number in range(1, most + 1)]


def check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    """12.2.1, 12.2.2, 6.4.3: not for Rome, once in an Activation, for Talents."""
    if g.plays(power, ROME):
        return Refusal("12.2.1", "rome-hires-nobody")
    if not g.minors:
        return Refusal("3.5.1a", "no-minor-move")
    if g.hired:
        return Refusal("12.2.2", "has-hired")
    full = above_maximum(g, power, heavies(g, power), move[1])
    return full or too_dear(EACH * move[1], g.treasury[power], "12.2.2")


def options(g: Mediterranean, power: int) -> list[Move]:
    """Whoever may hire at all may hire any number of those listed that he can pay for."""
    if g.advanced or g.plays(power, ROME) or not g.minors or g.hired:
        return []
    most = most_hired(g, power)
    return [HIRE[number][place] for place in camps(g, power) for number in range(1, most + 1)] if most > 0 else []


def take(g: Mediterranean, power: int, move: Move) -> None:
    """12.2.2: a Minor Move for all that are hired now."""
    g.minors -= 1
    g.hired = True
    _hire(g, power, move, ())


def _hire(g: Mediterranean, power: int, move: Move, joined: tuple[int, ...]) -> None:
    """12.2.4: they join the Units there; others may join those elsewhere, as long as there is somebody to pay for."""
    pay(g, power, EACH * move[1], "12.2.2", "mercenaries")
    enlist(g, power, HIRED_HEAVY, move[1], move[2], "12.2.2")
    more = HireMore(power, (*joined, move[2]))
    if len(more.options(g, g.seats[power])) > 1:
        g.push(more)


class HireMore(PowerChoice, frozen=True):
    """12.2.4: those who are hired at once may be split among Armies and Spaces."""

    joined: tuple[int, ...]
    """Spaces where some have come already."""
    rule: ClassVar[str] = "12.2.4"
    asks: ClassVar[Asks] = Asks("hire-more", subjects.POWER, subjects.TREASURY)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Any number to any other Units of the power's own; or no more."""
        places = [place for place in camps(g, self.power) if place not in self.joined]
        most = most_hired(g, self.power)
        return [*(HIRE[number][place] for place in places for number in range(1, most + 1)), DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Some more, or that was all."""
        if move != DONE:
            _hire(g, self.power, move, self.joined)


def enlist(g: Mediterranean, power: int, kind: int, count: int, place: int, rule: str) -> None:
    """12.2.4: Mercenaries stand with their new comrades."""
    add(g, power, place, kind, count)
    settle(g)
    g.tell("hires", rule, power=side_id(g, power), number=count, unit=KIND_IDS[kind], place=PLACE_IDS[place])


MENU: Final = EXPANSION_MENUS.add(RANK, Menu(frozenset({"hire"}), candidates, check, options, take))


# ---- by card (12.2.3)


@carries_out(Hire)
def hire(errand: Hire, g: Mediterranean) -> None:
    """12.2.3b: if it can be paid and somebody is there to be joined."""
    if can_pay(g, errand.power, BY_CARD) and camps(g, errand.power):
        g.push(PickMercenaries(errand.power, errand.together))


def kinds_for(g: Mediterranean, power: int) -> list[int]:
    """12.2.3b, 6.4.3: LI, Cavalry, and HI as long as Carthage's Maximum allows."""
    return [kind for kind in BARGAIN if kind != HIRED_HEAVY or room_for_heavies(g, power)]


class PickMercenaries(PowerChoice, frozen=True):
    """12.2.3b: 2 LI, 1 Cavalry or 1 HI."""

    together: bool
    rule: ClassVar[str] = "12.2.3b"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [HIRES[kind] for kind in kinds_for(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """They are paid; now they are placed, together or one by one."""
        pay(g, self.power, BY_CARD, self.rule, "mercenaries")
        g.push(PlaceMercenaries(self.power, move[1], BARGAIN[move[1]], self.together))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """For how much, and how many of each kind that brings."""
        brings = {"light": BARGAIN[HIRED_LIGHT], "cavalry": BARGAIN[HIRED_CAVALRY], "heavy": BARGAIN[HIRED_HEAVY]}
        return Prompt("mercenaries", self.rule, {"power": side_id(g, self.power), "talents": BY_CARD, **brings})


class PlaceMercenaries(PowerChoice, frozen=True):
    """12.2.4, 17.2-MERCENARIES: with Units of the power's own; by the card of that name all in one place."""

    kind: int
    left: int
    together: bool
    rule: ClassVar[str] = "12.2.4"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Wherever the power has Land Units."""
        return [AT[place] for place in camps(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One, or all of them."""
        count = self.left if self.together else 1
        if self.left > count:
            g.push(PlaceMercenaries(self.power, self.kind, self.left - count, self.together))
        enlist(g, self.power, self.kind, count, move[1], self.rule)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"power": side_id(g, self.power), "unit": KIND_IDS[self.kind], "number": self.left}
        return Prompt("mercenaries-where", self.rule, facts)
