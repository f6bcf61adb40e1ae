"""Naval Mutiny (13.3-MUTINY, 16.2-MUTINY): a Fleet that does not move before its crews are paid."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import PLACE_IDS, SEATS
from romanum.games.pax.rules.tribes.actions import MUTINY, MUTINY_OF
from romanum.games.pax.rules.tribes.areas import no_event
from romanum.games.pax.state.actions import END_MUTINY
from romanum.games.pax.state.forces import galleys
from romanum.games.pax.state.mutiny import end_mutiny, is_owner, rule_of, why_not_end
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import EXPANSION_MENUS, OPERATIONS_MENUS, Menu, PowerChoice


def begin_mutiny(g: Mediterranean, power: int) -> None:
    """13.3-MUTINY: a power names any Fleet that somebody commands."""
    if every_fleet(g):
        g.push(NameFleet(power))
    else:
        no_event(g, rule_of(g))


def every_fleet(g: Mediterranean) -> list[Move]:
    """The Fleets on the map, by side and place."""
    found = {(g.whose[s], place) for s, place in enumerate(g.at) if place >= 0 and galleys(g, s)}
    fleets = sorted((side, place) for side, place in found if g.patron[side] != NOBODY)
    return [MUTINY[g.powers[side]][place] if side < SEATS else MUTINY_OF[side - SEATS][place] for side, place in fleets]


class NameFleet(PowerChoice, frozen=True):
    """13.3-MUTINY, 16.2-MUTINY: which Fleet."""

    rule: ClassVar[str] = "16.2-MUTINY"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return every_fleet(g)

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It stays where it is."""
        side = g.who(move[1]) if move[0] == "mutiny" else SEATS + move[1]
        g.mutiny = (side, move[2])
        g.tell("mutiny", rule_of(g), side=side_id(g, side), place=PLACE_IDS[move[2]])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("mutiny", rule_of(g), {"power": side_id(g, self.power)})


# ---- its owner pays


def _candidates(g: Mediterranean, power: int) -> list[Move]:
    return [END_MUTINY] if is_owner(g, power) else []


def _check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    return why_not_end(g, power)


def _options(g: Mediterranean, power: int) -> list[Move]:
    return [move for move in _candidates(g, power) if why_not_end(g, power) is None]


def _take(g: Mediterranean, power: int, move: Move) -> None:
    end_mutiny(g, power)


CREWS: Final = Menu(frozenset({"end-mutiny"}), _candidates, _check, _options, _take)
EXPANSION_MENUS.add(80, CREWS)
OPERATIONS_MENUS.add(80, CREWS)
