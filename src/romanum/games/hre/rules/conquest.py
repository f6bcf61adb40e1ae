"""Chapter 12: conquest and looting, and what becomes of a Fort that nobody defends (10.4e)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Choice
from romanum.games.hre.data.components import (
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PROVINCE,
    PROVINCES,
    SIDE_IDS,
)
from romanum.games.hre.state.actions import HOLD, LOOT, RAZE, SPARE
from romanum.games.hre.state.position import INTACT, LOOTED, NOBODY, VACANT, Empire

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
    """12c: the City of a Kingdom that nobody else has held since is worth what its card adds."""
    if FIRST_POWER <= former < FIRST_REBEL and KINGDOMS[former - FIRST_POWER].start == province:
        return KINGDOMS[former - FIRST_POWER].loot_bonus
    return 0


def whose_city(g: Empire, province: int, former: int) -> int:
    """12d: the side that was beaten; where no Army stood, or Rebels, the side that held the Province last."""
    return former if 0 <= former < FIRST_REBEL else g.last_held[province]


def is_conquest(g: Empire, province: int) -> bool:
    """12a, 7.3b: the player did not hold the Province when the Phase began, and no event has emptied it."""
    return not g.held_at_start >> province & 1 and not g.stricken[province]


def may_loot(g: Empire, side: int, province: int, former: int) -> bool:
    """12b, 12d: a conquered City that is intact, whoever left it; no Roman one by Romans."""
    if g.city[province] != INTACT or not is_conquest(g, province):
        return False
    return not (loots_as_roman(g, side) and 0 <= whose_city(g, province, former) < FIRST_PEOPLE)


def loots_as_roman(g: Empire, side: int) -> bool:
    """12d: a Faction; and Rebels raised in a Roman Phase, whose player is a Roman (ruling 12d)."""
    return side < FIRST_PEOPLE or (side >= FIRST_REBEL and g.side < FIRST_PEOPLE)


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
    if g.log is not None:
        g.tell(
            "conquer" if is_conquest(g, province) else "occupy", "7.3b" if g.stricken[province] else "12a",
            side=SIDE_IDS[side], old="nobody" if former == VACANT else SIDE_IDS[former],
            province=PROVINCES[province].id, armies=number,
        )  # fmt: skip
    if not automatic and may_loot(g, side, province, former):
        g.push(Loot(side, province, loot_bonus(province, whose_city(g, province, former))))
    g.put(side, province, number)
    if mutiny:
        g.rebel_origin[province] = former
    if g.fort[province]:
        if not takes_forts(side):
            g.remove_fort(province)
            g.tell("fort-removed", "10.5a" if automatic else "12e", province=PROVINCES[province].id)
        elif g.fort_owner[province] != side:
            g.push(HoldFort(side, province))


class HoldFort(Choice[Empire], frozen=True):
    """10.4e: a Roman who takes a lone Fort or Fortress keeps it or destroys it."""

    side: int
    province: int
    rule: ClassVar[str] = "10.4e"
    orders_about: ClassVar[str] = "fort"
    agree: ClassVar[Move] = HOLD
    decline: ClassVar[Move] = RAZE

    def pending(self, g: Empire) -> tuple[int, ...]:
        return (g.seat(self.side),)

    def options(self, g: Empire, seat: int) -> list[Move]:
        return [HOLD, RAZE]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """A kept Fort is the conqueror's from now on."""
        facts: dict[str, Any] = {"side": SIDE_IDS[self.side], "province": PROVINCES[self.province].id}
        if move == RAZE:
            g.remove_fort(self.province)
            g.tell("raze", "10.4e", **facts)
        else:
            g.fort_owner[self.province] = self.side if self.side < FIRST_PEOPLE else NOBODY
            g.tell("hold-fort", "10.4e", **facts)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        return Prompt("hold-fort", self.rule, {**g.who(self.side), "province": PROVINCES[self.province].id})


class Loot(Choice[Empire], frozen=True):
    """12b: the conqueror loots an intact City or spares it."""

    side: int
    province: int
    bonus: int
    rule: ClassVar[str] = "12b"
    orders_about: ClassVar[str] = "loot"
    agree: ClassVar[Move] = LOOT
    decline: ClassVar[Move] = SPARE

    def pending(self, g: Empire) -> tuple[int, ...]:
        return (g.seat(self.side),)

    def options(self, g: Empire, seat: int) -> list[Move]:
        return [LOOT, SPARE]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Looting scores dice at once and turns the City over."""
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
