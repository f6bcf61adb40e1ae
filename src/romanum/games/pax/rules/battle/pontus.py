"""Chapter 12.5.5: Pontus, a kingdom that a power moves besides its own."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.pax.data.components import ELEPHANTS, GALLEY, KINDS, NONE, PONTUS, SEA_POINT, TABLES
from romanum.games.pax.rules.battle.actions import PONTIC_FLEET_AT, PONTIC_MAJOR_AT
from romanum.games.pax.rules.battle.new_armies import PlaceArmy, in_numbers
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import (
    LookForWinners,
    MoveArmy,
    MoveFleet,
    PickUnits,
    PonticActivation,
    PontusComes,
)
from romanum.games.pax.state.forces import (
    clear_marks,
    galleys,
    land_units,
    number,
    reuse_numbers,
    split,
    stacks_of,
    tidy,
    transfer,
)
from romanum.games.pax.state.position import (
    ACTIVE,
    ESCORTED,
    MOVED,
    NOBODY,
    PONTIC_MAJOR,
    PONTIC_MINOR,
    PONTUS_MARKER,
    STUCK,
    Mediterranean,
)
from romanum.games.pax.state.sides import set_patron, side_id
from romanum.games.pax.state.steps import PowerChoice
from romanum.games.pax.state.summons import pontic_spaces

MINOR_MOVES = 2
SINGLY = tuple(kind for kind in range(KINDS) if kind not in (ELEPHANTS, GALLEY))


@carries_out(PontusComes)
def pontus_comes(errand: PontusComes, g: Mediterranean) -> None:
    """12.5.5a, 12.5.5b: placed in unoccupied Spaces; the marker is in the pool at once."""
    spaces = tuple(pontic_spaces(g))
    if not spaces or g.patron[PONTUS] != NOBODY:
        return
    set_patron(g, PONTUS, errand.power)
    g.pool = changed(g.pool, PONTUS_MARKER, 1)
    g.tell("pontus-comes", "12.5.5a", power=side_id(g, errand.power))
    g.push(PlacePontus(errand.power, PONTUS, in_numbers(TABLES.armies.pontus), spaces))


class PlacePontus(PlaceArmy, frozen=True):
    """12.5.5a: in any unoccupied Spaces of the Province; the ships in a Port among them."""

    rule: ClassVar[str] = "12.5.5a"


@carries_out(PonticActivation)
def pontic_activation(errand: PonticActivation, g: Mediterranean) -> None:
    """3.4.4b, 12.5.5b: free of charge, no card: one Major and two Minor Moves of Pontus alone."""
    power = g.patron[PONTUS]
    if power == NOBODY:
        return
    g.active, g.militia_raised = power, 0
    g.majors, g.minors = 1, MINOR_MOVES
    g.push(EndPontic())
    g.push(PonticMoves(power))


class EndPontic(Task[Mediterranean], frozen=True):
    """12.5.5b: as at the end of any Activation marks come off."""

    rule: ClassVar[str] = "12.5.5b"

    def run(self, g: Mediterranean) -> None:
        """Nobody is Active any more."""
        clear_marks(g, MOVED | ESCORTED | STUCK)
        reuse_numbers(g)
        settle(g)
        g.majors = g.minors = 0
        g.active = NOBODY
        g.push(LookForWinners())


def resting(g: Mediterranean) -> list[tuple[int, int]]:
    """Stacks of Pontus that have not moved, with their places."""
    return [(stack, g.at[stack]) for stack in stacks_of(g, PONTUS) if not g.mark[stack] & ~STUCK]


class PonticMoves(PowerChoice, frozen=True):
    """12.5.5b: an Army or Fleet for the Major Move, single Units for the Minor ones, in any order."""

    rule: ClassVar[str] = "12.5.5b"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("pontic-moves", subjects.POWER, subjects.MAJORS, subjects.MINORS)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """What has not moved yet."""
        found: list[Move] = []
        for stack, place in resting(g):
            if g.majors and land_units(g, stack):
                found.append(PONTIC_MAJOR_AT[place])
            if g.majors and galleys(g, stack) and not SEA_POINT[place]:
                found.append(PONTIC_FLEET_AT[place])
            if g.minors:
                found += [("pontic-minor", kind, place) for kind in SINGLY if number(g, stack, kind)]
                found += [("pontic-minor", GALLEY, place)] if galleys(g, stack) else []
        return [*found, DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """They are split off and move at once."""
        if move == DONE:
            g.stack.pop()
            return
        place = move[-1]
        source = next(stack for stack, at in resting(g) if at == place and _serves(g, stack, move))
        if move[0] == "pontic-minor":
            g.minors -= 1
            send(g, source, move[1], 1, PONTIC_MINOR)
        elif move[0] == "pontic-fleet":
            g.majors -= 1
            send(g, source, GALLEY, galleys(g, source), PONTIC_MAJOR)
        else:
            g.majors -= 1
            self.set_out(g, source)

    def set_out(self, g: Mediterranean, source: int) -> None:
        """9.1.1a: whoever is not left behind; at sea all."""
        target = split(g, source, ACTIVE)
        g.push(MoveArmy(target, PONTIC_MAJOR))
        if SEA_POINT[g.at[source]]:
            for kind in range(KINDS):
                transfer(g, source, target, kind, number(g, source, kind))
            tidy(g, g.at[source])
        else:
            g.push(PickUnits(self.power, source, target, NONE))


def _serves(g: Mediterranean, stack: int, move: Move) -> bool:
    """Whether a stack has what is to move."""
    if move[0] == "pontic-major":
        return land_units(g, stack) > 0
    return number(g, stack, GALLEY if move[0] == "pontic-fleet" else move[1]) > 0


def send(g: Mediterranean, source: int, kind: int, units: int, move: int) -> None:
    """Units of one kind are split off and move."""
    target = split(g, source, ACTIVE)
    transfer(g, source, target, kind, units)
    tidy(g, g.at[source])
    g.push((MoveFleet if kind == GALLEY else MoveArmy)(target, move))
