"""Chapters 3.2.F3, 3.5.1 and 14.2.2: the Operation of an Activation, and Expansion with its Major and Minor Moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import HEAVIES, HIRED_HEAVY, KIND_IDS, NONE, PLACE_IDS, SIDE
from romanum.games.pax.rules.turn.actions import DISBAND, EXPANSION, RECRUITMENT
from romanum.games.pax.rules.turn.recruitment import Recruit, why_no_recruitment
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import CardMoment, Operations
from romanum.games.pax.state.forces import number, stack_of, stacks_of, strike, tidy
from romanum.games.pax.state.moves import ANY_MOMENT
from romanum.games.pax.state.position import DISBANDING, NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import EXPANSION_MENUS, OPERATIONS_MENUS, Menu, MenuStep, PowerStep


@carries_out(Operations)
def operate(errand: Operations, g: Mediterranean) -> None:
    """3.2.F3: one Operation; before it is chosen cards may be played (17.1.5a)."""
    g.push(ChooseOperation(errand.power))
    if g.advanced:
        g.push(CardMoment(ANY_MOMENT, errand.power, NONE))


class ChooseOperation(PowerStep, frozen=True):
    """3.2.F3: Expansion, Recruitment or nothing; where that is played, units may be disbanded first (14.2.2)."""

    rule: ClassVar[str] = "3.2.F3"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("operation", subjects.POWER, subjects.TREASURY)

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """Both Operations, units to disband, what else is on the menus, and nothing."""
        menus = [move for menu in OPERATIONS_MENUS.menus for move in menu.candidates(g, self.power)]
        return [EXPANSION, RECRUITMENT, *disbanding(g, self.power), *menus, DONE]

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """Recruitment may be used up, or of no use."""
        menu = self.menu_of(move)
        if menu is not None:
            return menu.check(g, self.power, move)
        return why_no_recruitment(g, self.power) if move == RECRUITMENT else None

    def menu_of(self, move: Move) -> Menu | None:
        """17.1.5a: the menu that a verb belongs to."""
        return next((menu for menu in OPERATIONS_MENUS.menus if move[0] in menu.verbs), None)

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The Operation begins; cards may be played after a Recruitment too (17.1.5b)."""
        menu = self.menu_of(move)
        if menu is not None:
            menu.take(g, self.power, move)
            return
        if move[0] == "disband":
            disband(g, self.power, move[1], move[2])
            return
        g.stack.pop()
        if move != DONE:
            g.tell("operation", self.rule, power=side_id(g, self.power), operation=move[0])
        if move == EXPANSION:
            begin_expansion(g, self.power)
        elif move == RECRUITMENT:
            g.recruitments = changed(g.recruitments, self.power, g.recruitments[self.power] + 1)
            if g.advanced:
                g.push(CardMoment(ANY_MOMENT, NOBODY, NONE))
            g.push(Recruit(self.power))


def begin_expansion(g: Mediterranean, power: int) -> None:
    """3.5.1a, 16.2-CONQUEROR: one Major and two Minor Moves; a Conqueror has a second Major Move."""
    g.majors, g.minors, g.hired = 1, 2, False
    g.conquests = g.conquerors >> power & 1
    g.guests = int(commands_guest(g, power))
    g.push(Expansion(power))


def commands_guest(g: Mediterranean, power: int) -> bool:
    """Scenario IV: whether an Army that is a guest moves besides a power's own in this Game-Turn."""
    guest = g.setting.row.guest
    return guest is not None and guest.turn == g.turn and g.patron[SIDE[guest.owner]] == power


class Expansion(MenuStep, frozen=True):
    """3.5.1a: moves, construction and hiring in any order, any of them left unused."""

    rule: ClassVar[str] = "3.5.1a"
    asks: ClassVar[Asks] = Asks("expansion", subjects.POWER, subjects.MAJORS, subjects.MINORS)

    @property
    def menus(self) -> tuple[Menu, ...]:  # type: ignore[override]
        """What the parts of the rules have registered, by rank."""
        return EXPANSION_MENUS.menus

    def out_of_reach(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """Why nobody sets out from a place where he has nobody."""
        return self.check(g, seat, move) if move[0] in ("major", "minor", "major-fleet") else None


def disbanding(g: Mediterranean, power: int) -> list[Move]:
    """14.2.2: in the Advanced Game, where it is played: LG and HI of its own."""
    if not (g.advanced and g.optional & DISBANDING):
        return []
    kinds = [kind for kind in HEAVIES if kind != HIRED_HEAVY]
    found = {(kind, g.at[s]) for s in stacks_of(g, power) for kind in kinds if number(g, s, kind)}
    return [DISBAND[kind][place] for kind, place in sorted(found)]


def disband(g: Mediterranean, power: int, kind: int, place: int) -> None:
    """14.2.2: one unit goes home."""
    strike(g, stack_of(g, power, place), kind)
    tidy(g, place)
    settle(g)
    g.tell("disbands", "14.2.2", power=side_id(g, power), unit=KIND_IDS[kind], place=PLACE_IDS[place])
