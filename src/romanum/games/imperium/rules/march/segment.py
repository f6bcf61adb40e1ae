"""4i, 12: the Land Movement Segment: force after force, and whatever else parts offer in it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.menu import Menu as AnyMenu
from romanum.engine.rule import Refusal
from romanum.games.imperium.rules.common.powers import NamedPower
from romanum.games.imperium.rules.march.actions import MARCH
from romanum.games.imperium.rules.march.field_forts import FORTIFYING
from romanum.games.imperium.rules.march.muster import camps, movable, movable_at, set_out, why_not_from
from romanum.games.imperium.rules.march.scorched_earth import AfterTheMarch, forget_fires
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, MenuStep


def _options(g: RomanWorld, player: int) -> list[Move]:
    return [MARCH[place] for place in dict.fromkeys([place for place, _ in movable(g, player)])]


def _take(g: RomanWorld, player: int, move: Move) -> None:
    powers = movable_at(g, player, move[1])
    if len(powers) == 1:
        set_out(g, player, powers[0], move[1])
    else:
        g.push(WhoMarches(player, move[1]))


def _candidates(g: RomanWorld, player: int) -> list[Move]:
    """Wherever he has somebody, or has borrowed them: whoever asks why they do not march is told."""
    places = sorted({*camps(g, player), *(place for place, _ in movable(g, player))})
    return [MARCH[place] for place in places]


MARCHES: Final = LAND_MOVEMENT.add(
    10,
    Menu(frozenset({"march"}), _candidates, lambda g, player, move: why_not_from(g, player, move[1]), _options, _take),
)
LAND_MOVEMENT.add(20, FORTIFYING)


class WhoMarches(NamedPower, frozen=True):
    """5.2b: units of several powers of a player stand there: each power's units are a force of their own."""

    place: int
    rule: ClassVar[str] = "5.2b"
    asks: ClassVar[Asks] = Asks("who-marches")

    def powers(self, g: RomanWorld) -> list[int]:
        """Whoever can march from there."""
        return movable_at(g, self.player, self.place)

    def named(self, g: RomanWorld, power: int) -> None:
        """They set out."""
        set_out(g, self.player, power, self.place)


@carries_out(LandMovement)
def begin(errand: LandMovement, g: RomanWorld) -> None:
    """A player moves what he likes, in any order, until he is done."""
    forget_fires(g)
    g.push(AfterTheMarch(errand.player))
    g.push(Campaign(errand.player))


class Campaign(MenuStep, frozen=True):
    """12: march, build, and what other parts offer in the segment."""

    rule: ClassVar[str] = "12.1a"

    @property
    def menus(self) -> tuple[AnyMenu[Any], ...]:  # type: ignore[override]
        """All that is registered."""
        return LAND_MOVEMENT.menus

    def out_of_reach(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """Why nobody marches from a place where he has nobody."""
        return why_not_from(g, self.player, move[1]) if move[0] == "march" else None

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """How many places have units that can still move."""
        return Prompt("campaign", self.rule, {"places": len({place for place, _ in movable(g, self.player)})})
