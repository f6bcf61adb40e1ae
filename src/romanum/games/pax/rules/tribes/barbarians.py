"""Chapters 13.2 and 13.4: Barbarian Armies that powers move: how they come, whose they are, whom they frighten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    BARBARIAN,
    CHIEF,
    LAND_LINKS,
    NONE,
    PLACE_IDS,
    SEATS,
    SUCCESSORS,
)
from romanum.games.pax.rules.tribes.actions import LEAD
from romanum.games.pax.rules.tribes.areas import Calm
from romanum.games.pax.state.borders import SHARED
from romanum.games.pax.state.errands import BarbariansCame, FallBack, MoveArmy, PickUnits
from romanum.games.pax.state.forces import (
    add,
    is_alive,
    land_units,
    occupants,
    split,
    stack_of,
    stacks_of,
    touch,
)
from romanum.games.pax.state.leaders import station
from romanum.games.pax.state.position import ACTIVE, INVADER_MOVE, NOBODY, Mediterranean
from romanum.games.pax.state.sides import is_friend, set_patron, side_id
from romanum.games.pax.state.stability import CHANGE, shift_stability
from romanum.games.pax.state.steps import EXPANSION_MENUS, Menu

# ---- they come


def place_army(g: Mediterranean, side: int, space: int, units: Mapping[int, int], mark: int) -> int:
    """13.2.1: Units and their leader are put on the map; the stack they are."""
    for kind, how_many in units.items():
        add(g, side, space, kind, how_many, mark)
    station(g, CHIEF[side], side, space, mark)
    if g.log is not None:
        horse = sum(how_many for kind, how_many in units.items() if kind != BARBARIAN)
        facts: dict[str, Any] = {"side": side_id(g, side), "space": PLACE_IDS[space], "horse": horse}
        g.tell("horde", "13.4.1", **facts, number=units[BARBARIAN])
    return stack_of(g, side, space, mark)


def landings(g: Mediterranean, power: int, spaces: list[int]) -> list[int]:
    """Ruling 13.4.5: any Space, occupied or not, but those where friends of the power are, if there are others."""
    return [space for space in spaces if not _has_friends(g, power, space)] or spaces


def _has_friends(g: Mediterranean, power: int, space: int) -> bool:
    town = g.town_of[space]
    return bool(g.friendly[power] & occupants(g, space)) or (town != NOBODY and is_friend(g, power, town))


def lead_on(g: Mediterranean, power: int, stack: int) -> None:
    """13.2.6: a power moves a Barbarian Army, split off and `ACTIVE`, as if it were its own."""
    take_command(g, power, g.whose[stack])
    g.push(MoveArmy(stack, INVADER_MOVE))


def take_command(g: Mediterranean, power: int, side: int) -> None:
    """13.2.6: until what lies above is over, a power decides for a Barbarian Army."""
    g.push(EndOfCommand(side, power))
    set_patron(g, side, power)


class EndOfCommand(Task[Mediterranean], frozen=True):
    """13.2.3: its move is over: nobody commands the Army any more."""

    side: int
    power: int
    rule: ClassVar[str] = "13.2.3"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Whoever of them could not leave those it passed goes to a Space beside them (13.4.2a)."""
        among = [stack for stack in stacks_of(g, self.side) if is_among_others(g, stack)]
        if among:
            g.push(FallBack(among[0]))
            return
        g.become(Calm())
        set_patron(g, self.side, NOBODY)
        for stack in stacks_of(g, self.side):
            touch(g, g.at[stack])


def is_among_others(g: Mediterranean, stack: int) -> bool:
    """Whether an Army stands where friends of whoever moves it, or a Tribe, are."""
    side, place = g.whose[stack], g.at[stack]
    if occupants(g, place) & ~(1 << side):
        return True
    return g.town_of[place] != NOBODY and is_friend(g, side, g.town_of[place])


# ---- whom they frighten


@carries_out(BarbariansCame)
def come_near(errand: BarbariansCame, g: Mediterranean) -> None:
    """13.4.4, 14.2.1e: -1 Stability, once for each Army and power, while its Capital is not another power's."""
    stack = errand.stack
    if not is_alive(g, stack) or g.whose[stack] == SUCCESSORS:
        return
    side, place = g.whose[stack], g.at[stack]
    for power in range(len(g.powers)):
        if not g.dreaded[side] >> power & 1 and any(is_near(g, power, place, c) for c in g.setting.capitals[power]):
            g.dreaded = changed(g.dreaded, side, g.dreaded[side] | 1 << power)
            shift_stability(g, power, CHANGE.barbarians_near, "14.2.1e", "barbarians")


def is_near(g: Mediterranean, power: int, place: int, capital: int) -> bool:
    """13.4.4: in the Capital or one Land Connection away, and the Capital is not Controlled by another power."""
    holder = g.holder[capital]
    return (place == capital or place in LAND_LINKS[capital]) and not (holder != power and 0 <= holder < SEATS)


# ---- Major Moves on Armies that everybody may move


def _candidates(g: Mediterranean, power: int) -> Iterator[Move]:
    for side in SHARED:
        for place in dict.fromkeys(g.at[stack] for stack in stacks_of(g, side)):
            yield LEAD[side - SEATS][place]


def _check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    if not g.majors:
        return Refusal("3.5.1a", "no-major-left")
    return None if _idle(g, SEATS + move[1], move[2]) != NONE else _rests(g, SEATS + move[1])


def _idle(g: Mediterranean, side: int, place: int) -> int:
    """Those that have not moved in this Activation."""
    stack = stack_of(g, side, place)
    return stack if stack != NONE and (land_units(g, stack) or stack in g.leader_in) else NONE


def _rests(g: Mediterranean, side: int) -> Refusal:
    return Refusal("13.4-GERMANSb", "has-invaded", {"side": side_id(g, side)})


def _options(g: Mediterranean, power: int) -> list[Move]:
    if not g.majors or not any(side in g.whose for side in SHARED):
        return []
    return [move for move in _candidates(g, power) if _check(g, power, move) is None]


def _take(g: Mediterranean, power: int, move: Move) -> None:
    """13.3-GAULe, 13.4-GERMANSb: the Major Move of the Activation."""
    g.majors -= 1
    source = _idle(g, SEATS + move[1], move[2])
    target = split(g, source, ACTIVE)
    lead_on(g, power, target)
    g.push(PickUnits(power, source, target, NONE))


HORDES: Final = EXPANSION_MENUS.add(15, Menu(frozenset({"lead"}), _candidates, _check, _options, _take))
