"""Chapter 11.4.2: a Fleet withdraws before a Naval Battle, up to three Naval Connections, to a Port."""

from __future__ import annotations

from typing import ClassVar

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.pax.data.components import DEEP_SEA, PLACE_IDS, PORT, SEA_LINKS, SEA_POINT, TABLES
from romanum.games.pax.rules.march.actions import HALT, LET_PASS, SAIL_TO
from romanum.games.pax.rules.march.naval_battle import moor
from romanum.games.pax.rules.march.perils import weather
from romanum.games.pax.rules.march.voyage import enemy_fleets, is_haven, roll_continuity, sink
from romanum.games.pax.state import subjects
from romanum.games.pax.state.forces import go, is_alive, remark, tidy
from romanum.games.pax.state.position import NOBODY, STUCK, Mediterranean
from romanum.games.pax.state.routes import is_shut
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

REACH = TABLES.withdrawal.sea_range
NO_MORE_ON = TABLES.withdrawal.no_more_on


def may_enter(g: Mediterranean, side: int, place: int, refused: int) -> bool:
    """11.4.2a: no enemy Fleet is there, or one that somebody commands who has not refused; no Pirates; not shut."""
    if g.setting.closed >> place & 1 or place in g.pirates or is_shut(g, side, place):
        return False
    return all(g.patron[enemy] != NOBODY and not refused >> place & 1 for enemy in bits(enemy_fleets(g, side, place)))


def leads_to_port(g: Mediterranean, side: int, place: int, left: int, refused: int) -> bool:
    """Whether a Port can be reached by way of a place with so many Connections left after it."""
    if not may_enter(g, side, place, refused):
        return False
    if PORT[place]:
        return True
    return left > 0 and any(leads_to_port(g, side, there, left - 1, refused) for there in SEA_LINKS[place])


def can_withdraw(g: Mediterranean, side: int, place: int) -> bool:
    """11.4.2a: whether there is anywhere to go."""
    return any(leads_to_port(g, side, there, REACH - 1, 0) for there in SEA_LINKS[place])


class NavalFlight(Task[Mediterranean], frozen=True):
    """11.4.2: a Fleet on its way to a Port."""

    power: int
    fleet: int
    left: int
    start: int
    refused: int = 0
    over: bool = False
    rule: ClassVar[str] = "11.4.2a"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Ask where to, until it is there."""
        if not is_alive(g, self.fleet):
            g.stack.pop()
        elif self.over or not courses(g, self):
            g.stack.pop()
            if g.at[self.fleet] != self.start:
                moor(g, self.fleet)
        else:
            g.push(NavalCourse(self.power, self.fleet))


def courses(g: Mediterranean, flight: NavalFlight) -> list[int]:
    """Where a Fleet that withdraws can go next."""
    if not flight.left:
        return []
    side = g.whose[flight.fleet]
    near = [there for there in SEA_LINKS[g.at[flight.fleet]] if there != flight.start]
    return [there for there in near if leads_to_port(g, side, there, flight.left - 1, flight.refused)]


class NavalCourse(PowerChoice, frozen=True):
    """11.4.2a: Connection by Connection; it ends in a Port."""

    fleet: int
    rule: ClassVar[str] = "11.4.2a"
    asks: ClassVar[Asks] = Asks("naval-course", subjects.FLEETS_SIDE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Where a Port lies ahead; or to stay in this one."""
        flight = g.running(NavalFlight)
        found: list[Move] = [SAIL_TO[place] for place in courses(g, flight)]
        here = g.at[self.fleet]
        return [*found, HALT] if PORT[here] and here != flight.start else found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Whoever has ships there must let it pass."""
        if move == HALT:
            g.amend(NavalFlight, over=True)
            return
        place = move[1]
        g.push(FlightTo(self.fleet, place))
        for enemy in bits(enemy_fleets(g, g.whose[self.fleet], place)):
            g.push(Permission(g.patron[enemy], self.fleet, place))


class Permission(PowerChoice, frozen=True):
    """11.4.2a: whether somebody's Fleet lets one that withdraws pass."""

    fleet: int
    place: int
    rule: ClassVar[str] = "11.4.2a"
    asks: ClassVar[Asks] = Asks("permission", subjects.FLEETS_SIDE, subjects.PLACE)
    asks_about: ClassVar[str] = "naval-withdrawal"
    decline: ClassVar[Move] = ("refuse",)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [LET_PASS, ("refuse",)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Refused: another way is looked for."""
        if move != LET_PASS:
            flight = g.running(NavalFlight)
            g.amend(NavalFlight, refused=flight.refused | 1 << self.place)


class FlightTo(Task[Mediterranean], frozen=True):
    """11.4.2b: one Connection, with the sea's dangers and Continuity in Ports that are not friendly."""

    fleet: int
    place: int
    rule: ClassVar[str] = "11.4.2b"

    def run(self, g: Mediterranean) -> None:
        """Unless it was refused."""
        flight = g.running(NavalFlight)
        if flight.refused >> self.place & 1:
            return
        here, fleet = g.at[self.fleet], self.fleet
        go(g, fleet, self.place)
        tidy(g, here)
        g.amend(NavalFlight, left=flight.left - 1)
        stopped = weather(g, fleet) if SEA_POINT[self.place] else not is_haven(g, g.whose[fleet], self.place)
        if stopped and is_alive(g, fleet):
            self.go_on(g)

    def go_on(self, g: Mediterranean) -> None:
        """11.4.2b: Continuity; a 12 keeps it from withdrawing again in this Activation."""
        goes_on, dice = roll_continuity(g, self.fleet, 0)
        if dice == NO_MORE_ON:
            remark(g, self.fleet, g.mark[self.fleet] | STUCK)
        if goes_on:
            return
        if DEEP_SEA[self.place]:
            sink(g, self.fleet, "11.2.1e")
        g.amend(NavalFlight, over=True)


def withdraw_fleet(g: Mediterranean, power: int, fleet: int) -> None:
    """11.4.2: it sets out."""
    g.tell("fleet-withdraws", "11.4.2a", side=side_id(g, g.whose[fleet]), place=PLACE_IDS[g.at[fleet]])
    g.push(NavalFlight(power, fleet, REACH, g.at[fleet]))
