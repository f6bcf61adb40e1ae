"""Chapter 12.6: Pirates: where they settle, and how a Fleet drives them out."""

from __future__ import annotations

from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.pax.data.components import (
    NAVAL_POINT,
    NONE,
    PLACE_COUNT,
    PLACE_IDS,
    PORT,
    RHODES_SPACE,
    SEA_LINKS,
    TARSUS,
)
from romanum.games.pax.rules.march.actions import PIRATES_AT
from romanum.games.pax.rules.march.voyage import SEA, Voyage, end_voyage, power_of, sail, stop
from romanum.games.pax.state import subjects
from romanum.games.pax.state.errands import PlacePirates
from romanum.games.pax.state.forces import fleets
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

NEAR_RHODES = frozenset((RHODES_SPACE, *SEA_LINKS[RHODES_SPACE]))


def may_settle(g: Mediterranean, place: int) -> bool:
    """12.6.1: a Naval Transit Point, Tarsus, or a Port that nobody Controls away from Rhodes; where no ships are."""
    if g.setting.closed >> place & 1 or place in g.pirates or fleets(g, place):
        return False
    if NAVAL_POINT[place] or place == TARSUS:
        return True
    return PORT[place] and g.holder[place] == NOBODY and place not in NEAR_RHODES


@carries_out(PlacePirates)
def place_pirates(errand: PlacePirates, g: Mediterranean) -> None:
    """12.6.1: if there is anywhere for them."""
    if any(may_settle(g, place) for place in range(PLACE_COUNT)):
        g.push(SettlePirates(errand.power))


class SettlePirates(PowerChoice, frozen=True):
    """12.6.1: where Pirates appear."""

    rule: ClassVar[str] = "12.6.1"
    asks: ClassVar[Asks] = Asks("pirates", subjects.POWER)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Wherever they may settle."""
        return [PIRATES_AT[place] for place in range(PLACE_COUNT) if may_settle(g, place)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        g.pirates += (move[1],)
        g.tell("pirates-come", self.rule, place=PLACE_IDS[move[1]])


def fight_pirates(g: Mediterranean) -> None:
    """12.6.3: a die, the ships and a leader: 6, at Tarsus 7; a Fleet beaten off is back in its last Port, Finished."""
    place, die = g.at[g.mover], g.dice.roll()
    needed = SEA.cilician_pirates if place == TARSUS else SEA.pirates
    total = die + power_of(g, g.mover)
    won = total >= needed
    if g.log is not None:
        side = side_id(g, g.whose[g.mover])
        facts: dict[str, Any] = {"side": side, "place": PLACE_IDS[place], "die": die, "total": total, "needed": needed}
        g.tell("pirate-hunt", "12.6.3a", **facts, won=won)
    if won:
        g.pirates = tuple(p for p in g.pirates if p != place)
        stop(g, SEA.won)
        return
    port = g.running(Voyage).last_port
    sail(g, port if port != NONE else g.came_from)
    end_voyage(g)
