"""Chapter 12.3: Militia."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.pax.data.components import MILITIA, SPACE_COUNT
from romanum.games.pax.rules.battle.actions import MILITIA_AT, RAISE_MILITIA
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.control import is_home, settle
from romanum.games.pax.state.errands import RaiseMilitia
from romanum.games.pax.state.forces import add, stacks_at
from romanum.games.pax.state.position import NOBODY, TURMOIL, UNREST, Mediterranean
from romanum.games.pax.state.sides import enemies, side_id
from romanum.games.pax.state.stability import CHANGE, shift_stability, stability_range
from romanum.games.pax.state.steps import PowerChoice
from romanum.games.pax.state.tribes import has_counter


def havens(g: Mediterranean, power: int) -> list[int]:
    """12.3.2b: Spaces of the home without enemy Units."""
    hostile = enemies(g, power)
    return [space for space in range(SPACE_COUNT) if is_home(g, power, space) and not _is_held(g, hostile, space)]


def _is_held(g: Mediterranean, hostile: int, space: int) -> bool:
    if has_counter(g, space) or (g.town_of[space] != NOBODY and hostile >> g.town_of[space] & 1):
        return True
    return bool(g.setting.closed >> space & 1) or any(hostile >> g.whose[s] & 1 for s in stacks_at(g, space))


@carries_out(RaiseMilitia)
def offer_militia(errand: RaiseMilitia, g: Mediterranean) -> None:
    """12.3.1, 12.3.3b: above Turmoil, and once in an Activation; a card does not count."""
    power = errand.power
    if stability_range(g, power) == TURMOIL or not havens(g, power):
        return
    if errand.by_card:
        muster(g, power, first=True)
    elif not g.militia_raised >> power & 1:
        g.push(RaiseOrNot(power))


class RaiseOrNot(PowerChoice, frozen=True):
    """12.3.1: whether to raise Militia."""

    rule: ClassVar[str] = "12.3.1"
    asks: ClassVar[Asks] = Asks("militia", subjects.POWER)
    asks_about: ClassVar[str] = "militia"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [RAISE_MILITIA, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        if move == RAISE_MILITIA:
            g.militia_raised |= 1 << self.power
            muster(g, self.power)


def muster(g: Mediterranean, power: int, first: bool = False) -> None:
    """12.3.2a, 14.2.1d: half a die, rounded up, in Unrest 1 fewer; it costs 1 Stability in any case.

    By a card the Stability is lost `first`, and the range is read after it (17.2-RAISE-THE-MILITIA).
    """
    if first:
        shift_stability(g, power, CHANGE.militia, "14.2.1d", "militia")
    die = g.dice.roll()
    number = (die + 1) // 2 - (1 if stability_range(g, power) == UNREST else 0)
    g.tell("militia", "12.3.2a", power=side_id(g, power), die=die, number=number)
    if not first:
        shift_stability(g, power, CHANGE.militia, "14.2.1d", "militia")
    if number > 0:
        g.push(PlaceMilitia(power, number))


class PlaceMilitia(PowerChoice, frozen=True):
    """12.3.2b: one after the other."""

    left: int
    rule: ClassVar[str] = "12.3.2b"
    asks: ClassVar[Asks] = Asks("place-militia", subjects.POWER, "left")

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Spaces of the home without enemies."""
        return [MILITIA_AT[space] for space in havens(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        add(g, self.power, move[1], MILITIA)
        if self.left > 1:
            g.push(PlaceMilitia(self.power, self.left - 1))
        else:
            settle(g)
