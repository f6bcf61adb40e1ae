"""Chapter 12: conquest and looting, and what becomes of a Fort that nobody defends (10.4e)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Step
from romanum.games.hre.actions import HOLD, LOOT, RAZE, SPARE
from romanum.games.hre.components import (
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PROVINCE,
    PROVINCES,
    SIDE_IDS,
)
from romanum.games.hre.state import INTACT, LOOTED, NOBODY, VACANT, Empire

ROMA: Final = PROVINCE["roma"]
THRACIA: Final = PROVINCE["thracia"]
THRACIA_FROM: Final = 4
"""15.1c, 15.2c: from this turn on Thracia is a second Roma."""


def is_capital(province: int, turn: int) -> bool:
    """Roma, and Thracia from turn four."""
    return province == ROMA or (province == THRACIA and turn >= THRACIA_FROM)


def takes_forts(side: int) -> bool:
    """10.4e: Romans walk into a lone Fort; so do Rebels, who were Romans or were let in (ruling 11a)."""
    return side < FIRST_PEOPLE or side >= FIRST_REBEL


def loot_bonus(province: int, former: int) -> int:
    """12c: the City of a Kingdom taken from that Kingdom is worth what its card adds."""
    if FIRST_POWER <= former < FIRST_REBEL and KINGDOMS[former - FIRST_POWER].start == province:
        return KINGDOMS[former - FIRST_POWER].loot_bonus
    return 0


def loot_dice(g: Empire, side: int, province: int) -> int:
    """15.1e, 15.2d: one die; two for Barbarians in Roma, and from turn four in Thracia."""
    return 2 if side >= FIRST_PEOPLE and is_capital(province, g.turn) else 1


def occupy(
    g: Empire, side: int, province: int, number: int, former: int, automatic: bool = False, mutiny: bool = False
) -> None:
    """12a: Armies stand in a Province without defenders. Decide about the Fort, then about the City.

    `former` is the side that held the Province (or vacant); an automatic victory earns no loot (10.5b); after a
    mutiny the Rebels are remembered as the former side's Legions (11d).
    """
    stricken = g.stricken[province]
    g.put(side, province, number)
    if mutiny:
        g.rebel_origin[province] = former
    conquered = not g.held_at_start >> province & 1 and not stricken
    if g.log is not None:
        g.tell(
            "conquer" if conquered else "occupy", "12a" if not stricken else "7.3b",
            side=SIDE_IDS[side], province=PROVINCES[province].id, armies=number,
        )  # fmt: skip
    romans_spare = side < FIRST_PEOPLE and 0 <= former < FIRST_PEOPLE
    if g.city[province] == INTACT and conquered and not automatic and not romans_spare:
        g.push(Loot(side, province, loot_bonus(province, former)))
    if g.fort[province]:
        if not takes_forts(side):
            g.remove_fort(province)
        elif g.fort_owner[province] != side:
            g.push(HoldFort(side, province))


class HoldFort(Step[Empire], frozen=True):
    """10.4e: a Roman who takes a lone Fort or Fortress keeps it or destroys it."""

    side: int
    province: int
    rule: ClassVar[str] = "10.4e"

    def pending(self, g: Empire) -> tuple[int, ...]:
        """Whoever conquered."""
        return (g.seat(self.side),)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Keep or destroy."""
        return (HOLD, RAZE)

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """A kept Fort is the conqueror's from now on."""
        g.stack.pop()
        facts: dict[str, Any] = {"side": SIDE_IDS[self.side], "province": PROVINCES[self.province].id}
        if move == RAZE:
            g.remove_fort(self.province)
            g.tell("raze", "10.4e", **facts)
        else:
            g.fort_owner[self.province] = self.side if self.side < FIRST_PEOPLE else NOBODY
            g.tell("hold-fort", "10.4e", **facts)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """Which Fort."""
        return Prompt("hold-fort", self.rule, {**g.who(self.side), "province": PROVINCES[self.province].id})


class Loot(Step[Empire], frozen=True):
    """12b: the conqueror loots an intact City or spares it."""

    side: int
    province: int
    bonus: int
    rule: ClassVar[str] = "12b"

    def pending(self, g: Empire) -> tuple[int, ...]:
        """Whoever conquered."""
        return (g.seat(self.side),)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Loot or spare."""
        return (LOOT, SPARE)

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Looting scores dice at once and turns the City over."""
        g.stack.pop()
        facts: dict[str, Any] = {"side": SIDE_IDS[self.side], "province": PROVINCES[self.province].id}
        if move == SPARE:
            g.tell("spare", "12b", **facts)
            return
        dice = [g.dice.roll() for _ in range(loot_dice(g, self.side, self.province))]
        points = sum(dice) + self.bonus
        g.city[self.province] = LOOTED
        roman = self.side < FIRST_PEOPLE
        faction = g.owner(self.side)
        g.score(faction, points, roman)
        if g.log is not None:
            g.tell(
                "loot", "15.2d" if roman else "15.1e",
                dice=dice, bonus=self.bonus, points=points, faction=FACTIONS[faction].id, **facts,
            )  # fmt: skip

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """What it may bring."""
        facts = {
            **g.who(self.side),
            "province": PROVINCES[self.province].id,
            "dice": loot_dice(g, self.side, self.province),
            "bonus": self.bonus,
        }
        return Prompt("loot", self.rule, facts)


def vacate(g: Empire, province: int) -> None:
    """7.3b: an event has killed the last Army there."""
    if g.holder[province] == VACANT:
        g.stricken[province] = 1
