"""Chapters 12.4.3 and 12.5.5a: an army that comes from nowhere is placed, all together or Unit by Unit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import CHIEF, ELEPHANTS, GALLEY, KIND, KINDS, LAND_COMBAT, PLACE_IDS, PORT
from romanum.games.pax.rules.battle.actions import ARMY_AT, UNIT_AT
from romanum.games.pax.state.control import settle_provinces
from romanum.games.pax.state.forces import add, lcu, stack_of
from romanum.games.pax.state.leaders import station
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

LAND_KINDS: Final = tuple(kind for kind in range(KINDS) if kind != GALLEY)


def in_numbers(army: Mapping[str, int]) -> tuple[int, ...]:
    """Units by kind."""
    found = [0] * KINDS
    for kind, number in army.items():
        found[KIND[kind]] = number
    return tuple(found)


class PlaceArmy(PowerChoice, frozen=True):
    """12.4.3, 12.5.5a: all that is left on land goes to one Space, or one Unit first goes to another."""

    side: int
    left: tuple[int, ...]
    spaces: tuple[int, ...]
    rule: ClassVar[str] = "12.4.3"
    stays: ClassVar[bool] = True

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """The rest together; single Units, as long as others are left; ships to Ports."""
        land = sum(self.left[kind] for kind in LAND_KINDS)
        if not land:
            return [UNIT_AT[GALLEY][space] for space in self.spaces if PORT[space]]
        found: list[Move] = [ARMY_AT[space] for space in self.spaces if self.may_stand(g, space)]
        if land > 1:
            found += [UNIT_AT[kind][space] for kind in LAND_KINDS if self.left[kind] for space in self.alone(g, kind)]
        return found

    def may_stand(self, g: Mediterranean, space: int) -> bool:
        """9.2.3: Elephants do not stand alone."""
        return any(self.left[:LAND_COMBAT]) or not self.left[ELEPHANTS] or self.is_held(g, space)

    def alone(self, g: Mediterranean, kind: int) -> list[int]:
        """Where one Unit of a kind may go."""
        return [space for space in self.spaces if kind != ELEPHANTS or self.is_held(g, space)]

    def is_held(self, g: Mediterranean, space: int) -> bool:
        """Whether Land Combat Units of the army stand there already."""
        stack = stack_of(g, self.side, space)
        return stack >= 0 and lcu(g, stack) > 0

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        space = move[-1]
        kinds = LAND_KINDS if move[0] == "army-at" else (move[1],)
        left = list(self.left)
        for kind in kinds:
            number = self.left[kind] if move[0] == "army-at" else 1
            if number:
                add(g, self.side, space, kind, number)
                left[kind] -= number
        if move[0] == "army-at" and self.side in CHIEF:
            station(g, CHIEF[self.side], self.side, space)
        g.tell("army-placed", self.rule, side=side_id(g, self.side), space=PLACE_IDS[space])
        self.go_on(g, tuple(left))

    def go_on(self, g: Mediterranean, left: tuple[int, ...]) -> None:
        """Until nothing is left, or only ships without a Port."""
        if any(left[kind] for kind in LAND_KINDS) or (left[GALLEY] and any(PORT[space] for space in self.spaces)):
            g.become(replace(self, left=left))
            return
        g.stack.pop()
        settle_provinces(g)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Which army, and how much is left."""
        return Prompt("place-army", self.rule, {"side": side_id(g, self.side), "left": sum(self.left)})
