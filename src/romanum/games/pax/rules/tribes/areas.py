"""What Rebellions and Invasions look for: Spaces of an area, who is in them, and who is driven out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import BARBARIAN, GARRISON, ON_LAND, PLACE_IDS, REBELS, SPACES_OF, TABLES
from romanum.games.pax.state.actions import AT, PASS
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import LosePoints
from romanum.games.pax.state.forces import (
    add,
    clear_marks,
    is_alive,
    land_units,
    number,
    occupants,
    reuse_numbers,
    stacks_at,
    strength,
    strike,
    tidy,
)
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.position import CALLED, LEAVING, NOBODY, WALLED, WITHDRAWN, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

# ---- looking


def spaces_in(g: Mediterranean, provinces: Iterable[int]) -> list[int]:
    """The Spaces of some Provinces that are in play."""
    closed = g.setting.closed
    return [space for province in provinces for space in SPACES_OF[province] if not closed >> space & 1]


def is_unoccupied(g: Mediterranean, space: int) -> bool:
    """Ruling 1.4k: without Land Combat Units, Garrisons, Tribes, City or Town."""
    return not occupants(g, space) and g.town_of[space] == NOBODY


def garrisons_at(g: Mediterranean, space: int) -> list[int]:
    """Stacks with Garrisons in a Space."""
    return [stack for stack in stacks_at(g, space) if number(g, stack, GARRISON)]


def players_at(g: Mediterranean, space: int) -> list[int]:
    """Stacks of powers, and of those they command, with Land Units or leaders in a Space."""
    found = [stack for stack in stacks_at(g, space) if g.patron[g.whose[stack]] != NOBODY]
    return [stack for stack in found if land_units(g, stack) or stack in g.leader_in]


# ---- driving out


def drive_out(g: Mediterranean, stack: int, rule: str) -> None:
    """Land Units and leaders of a stack are gone; ships stay."""
    place = g.at[stack]
    if g.log is not None:
        g.tell("driven-out", rule, side=side_id(g, g.whose[stack]), space=PLACE_IDS[place], units=land_units(g, stack))
    kill_all(g, stack, "8.4.4")
    if is_alive(g, stack):
        for kind in range(ON_LAND):
            strike(g, stack, kind, number(g, stack, kind))
    tidy(g, place)


def remove_garrisons(g: Mediterranean, spaces: Iterable[int], rule: str) -> None:
    """All Garrisons of some Spaces are gone, whosever they are."""
    for space in spaces:
        for stack in garrisons_at(g, space):
            remove_garrison(g, stack, rule, number(g, stack, GARRISON))


def remove_garrison(g: Mediterranean, stack: int, rule: str, how_many: int = 1) -> None:
    """Garrisons of a stack are gone."""
    place = g.at[stack]
    side = side_id(g, g.whose[stack])
    strike(g, stack, GARRISON, how_many)
    tidy(g, place)
    g.tell("garrisons-gone", rule, side=side, space=PLACE_IDS[place], number=how_many)


# ---- asking where


Deed = Callable[[Mediterranean, int, int], None]
"""What is done for a power in the Space it has picked."""
DEEDS: Final[dict[str, tuple[str, Deed]]] = {}
"""By question: the rule and what is done."""


def done_at(question: str, rule: str) -> Callable[[Deed], Deed]:
    """What follows when a Space has been picked."""

    def register(deed: Deed) -> Deed:
        DEEDS[question] = (rule, deed)
        return deed

    return register


class PickSpace(PowerChoice, frozen=True):
    """13.3, 13.4: a power picks one of several Spaces."""

    question: str
    spaces: tuple[int, ...]
    optional: bool = False
    rule: ClassVar[str] = "13.3"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """The Spaces, and none of them where that is allowed."""
        found: list[Move] = [AT[space] for space in self.spaces]
        return [*found, PASS] if self.optional else found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It is done there."""
        if move != PASS:
            DEEDS[self.question][1](g, self.power, move[1])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt(self.question, DEEDS[self.question][0], {"power": side_id(g, self.power)})


def pick(g: Mediterranean, power: int, question: str, spaces: Iterable[int], optional: bool = False) -> bool:
    """Ask a power for one of these Spaces; whether there is any."""
    found = tuple(spaces)
    if found:
        g.push(PickSpace(power, question, found, optional))
    return bool(found)


def no_event(g: Mediterranean, rule: str) -> None:
    """Nothing comes of it."""
    g.tell("nothing-rises", rule)


class Calm(Task[Mediterranean], frozen=True):
    """5: after losses and Battles outside a move Control is settled, and marks come off."""

    rule: ClassVar[str] = "13.2.2"

    def run(self, g: Mediterranean) -> None:
        """What `end_move` does after a move."""
        clear_marks(g, CALLED | WITHDRAWN | WALLED | LEAVING)
        reuse_numbers(g)
        settle(g)


# ---- 13.3: rebels rise in a Space, and those who stand there fall


MOST: Final = TABLES.rebellion.most_bp
BAND: Final = TABLES.rebellion.band
FEW: Final = TABLES.rebellion.few


def rise_at(g: Mediterranean, space: int, how_many: int, rule: str) -> None:
    """13.3: BI of nobody's stand in a Space from now on."""
    add(g, REBELS, space, BARBARIAN, how_many)
    g.tell("rebels", rule, space=PLACE_IDS[space], number=how_many)


def devastate(g: Mediterranean, space: int, rule: str) -> None:
    """13.3-DANUBE: up to 8 BP of powers' Land Units fall; an Army that is all lost takes its leaders with it.

    If there are more, owners pick what they lose; of allies, whoever has most BP there loses first.
    """
    stacks = sorted(players_at(g, space), key=lambda stack: (-strength(g, stack), stack))
    left = MOST
    g.push(Calm())
    owed: list[tuple[int, int]] = []
    for stack in stacks:
        points = strength(g, stack)
        if points > left:
            owed += [(stack, left)] if left else []
            break
        left -= points
        drive_out(g, stack, rule)
    for stack, points in owed:
        g.push(LosePoints(g.patron[g.whose[stack]], stack, points))
