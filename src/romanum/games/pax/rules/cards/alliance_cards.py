"""Chapter 17.2: the cards of alliances: with another power, with Rhodes, with Pergamum; and how these two end."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import PERGAMUM, PERGAMUM_SPACE, RHODES, RHODES_SPACE, SPACE_COUNT, TABLES
from romanum.games.pax.rules.cards.actions import END_ALLIANCE
from romanum.games.pax.rules.cards.card_register import Card, title
from romanum.games.pax.state.actions import NAME
from romanum.games.pax.state.control import settle_provinces
from romanum.games.pax.state.errands import PartWays, Talks
from romanum.games.pax.state.forces import (
    galleys,
    go,
    is_empty,
    land_units,
    occupants,
    remark,
    reuse_numbers,
    stacks_at,
    stacks_of,
    tidy,
    wipe_out,
)
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.position import FRESH, NOBODY, Mediterranean
from romanum.games.pax.state.sides import after, set_patron, side_id
from romanum.games.pax.state.stability import can_pay, pay

PRICE: Final = TABLES.costs.rhodes_alliance
SEAT_OF: Final = {RHODES: RHODES_SPACE, PERGAMUM: PERGAMUM_SPACE}
"""Where each of them is at home."""


# ---- talks, or the end of an alliance


@title("alliance")
class Alliance(Card):
    """17.2-ALLIANCE: talks with one other power, or an alliance with Pergamum or Rhodes ends, whosever it is."""

    rule = "17.2-ALLIANCE"
    amid_moves = False

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Every other power; and the alliances that stand."""
        ends = [END_ALLIANCE[side] for side in (RHODES, PERGAMUM) if g.patron[side] != NOBODY]
        return [*(NAME[g.powers[other]] for other in after(g, power)), *ends]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """They talk, or it is over."""
        if move[0] == "name":
            g.push(Talks(power, 1 << g.who(move[1])))
        else:
            part(g, RHODES if move == END_ALLIANCE[RHODES] else PERGAMUM)


def part(g: Mediterranean, side: int) -> None:
    """Ruling 17.2-ALLIANCE: first whoever is their guest leaves, for a Capital of his own."""
    g.tell("parts-ways", "17.2-ALLIANCE", side=side_id(g, side), power=side_id(g, g.patron[side]))
    g.push(Severed(side))
    home = SEAT_OF[side]
    if g.holder[home] == side or occupants(g, home) >> side & 1:
        for stack in stacks_at(g, home):
            if g.whose[stack] != side and land_units(g, stack):
                g.push(PartWays(g.patron[g.whose[stack]], stack))


class Severed(Task[Mediterranean], frozen=True):
    """Ruling 17.2-ALLIANCE: they are Independent again, and those who are among others or at sea go home."""

    side: int
    rule: ClassVar[str] = "17.2-ALLIANCE"

    def run(self, g: Mediterranean) -> None:
        """Nobody commands them."""
        set_patron(g, self.side, NOBODY)
        for stack in stacks_of(g, self.side):
            if is_away(g, stack):
                go_home(g, stack)
        reuse_numbers(g)
        settle_provinces(g)


def is_away(g: Mediterranean, stack: int) -> bool:
    """Ships anywhere but at home, and whoever does not have a Space for himself."""
    side, place = g.whose[stack], g.at[stack]
    if place == SEAT_OF[side]:
        return False
    others = [other for other in stacks_at(g, place) if g.whose[other] != side]
    town = g.town_of[place] if place < SPACE_COUNT else NOBODY
    return bool(galleys(g, stack)) or place >= SPACE_COUNT or bool(others) or town not in (NOBODY, side)


def go_home(g: Mediterranean, stack: int) -> None:
    """To the one Space that is theirs; if others hold it they are gone."""
    side, here = g.whose[stack], g.at[stack]
    home = SEAT_OF[side]
    if occupants(g, home) & ~(1 << side) or g.town_of[home] not in (NOBODY, side):
        kill_all(g, stack, "17.2-ALLIANCE")
        if not is_empty(g, stack):
            wipe_out(g, stack)
    else:
        go(g, stack, home)
        remark(g, stack, FRESH)
        tidy(g, home)
    tidy(g, here)


# ---- Rhodes and Pergamum


def befriend(g: Mediterranean, card: Card, side: int, power: int) -> None:
    """From now on the power commands the side."""
    set_patron(g, side, power)
    settle_provinces(g)
    g.tell("allied-with", card.rule, power=side_id(g, power), side=side_id(g, side))


def why_taken(g: Mediterranean, rule: str, side: int) -> Refusal | None:
    """Only those who are nobody's allies."""
    if g.patron[side] == NOBODY:
        return None
    return Refusal(rule, "allied-already", {"side": side_id(g, side), "power": side_id(g, g.patron[side])})


@title("alliance_with_rhodes")
class AllianceWithRhodes(Card):
    """17.2-ALLIANCE-RHODES-a: for 3T, its ships and its tolls."""

    rule = "17.2-ALLIANCE-RHODES-a"
    amid_moves = False

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Not allied, not in other hands, and paid for."""
        if g.holder[RHODES_SPACE] != RHODES:
            return Refusal(self.rule, "nobody-to-ally", {"side": side_id(g, RHODES)})
        short = Refusal(self.rule, "talents-short", {"talents": g.treasury[power], "needed": PRICE})
        return why_taken(g, self.rule, RHODES) or (None if can_pay(g, power, PRICE) else short)

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He pays."""
        pay(g, power, PRICE, self.rule, "alliance")
        befriend(g, self, RHODES, power)


@title("alliance_with_pergamum")
class AllianceWithPergamum(Card):
    """17.2-ALLIANCE-PERGAMUM-a: its Armies and ships, while there are any."""

    rule = "17.2-ALLIANCE-PERGAMUM-a"
    amid_moves = False

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Not allied, and with Units in play."""
        if not any(land_units(g, stack) or galleys(g, stack) for stack in stacks_of(g, PERGAMUM)):
            return Refusal(self.rule, "nobody-to-ally", {"side": side_id(g, PERGAMUM)})
        return why_taken(g, self.rule, PERGAMUM)

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """They are his."""
        befriend(g, self, PERGAMUM, power)
