"""Chapters 7.3 and 10.5: Cities and Towns in Battle, and Siege Expertise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.engine.step import SecretPlans
from romanum.games.pax.data.components import PERGAMUM, PLACE_IDS, SEATS, SOLDIER
from romanum.games.pax.rules.battle.actions import OPEN_FIELD, USE_WALLS
from romanum.games.pax.rules.battle.frame import ATTACKER, BATTLEFIELD, DEFENDER, RULES, Fight, hostile_town, lcu_of
from romanum.games.pax.state.moves import AMPHIBIOUS, INTERCEPTING, LANDED, MUTINEERS, WALLS_ALONE
from romanum.games.pax.state.position import NOBODY, WALLED, Mediterranean
from romanum.games.pax.state.sides import is_friend, power_ids
from romanum.games.pax.state.stability import pay
from romanum.games.pax.state.steps import PowerChoice

# ---- 7.3: walls


def has_walls(g: Mediterranean, fight: Fight) -> bool:
    """7.3.1a, 12.7.3b, 13.3-AFRICAb: whether the Defender has walls to use; mutineers stand within them."""
    if not g.walls[fight.space] or fight.flags & MUTINEERS or fight.flags & (INTERCEPTING | LANDED) == INTERCEPTING:
        return False
    side = fight.sides[DEFENDER]
    return is_friend(g, side, g.town_of[fight.space]) or (side >= SEATS and side != SOLDIER)


def must_use(g: Mediterranean, fight: Fight) -> bool:
    """7.3.1d, 7.3.5, 7.3.7, 9.3.5c: where nobody is asked; Pergamum's ally is, as for his own (17.2)."""
    side = fight.sides[DEFENDER]
    own = side < SEATS or side == SOLDIER or (side == PERGAMUM and g.patron[side] != NOBODY)
    if fight.flags & WALLS_ALONE or not lcu_of(g, fight.defenders) or not own:
        return True
    return any(g.mark[stack] & WALLED for stack in fight.defenders)


def ask_walls(g: Mediterranean, fight: Fight) -> None:
    """10.2-3."""
    if not has_walls(g, fight):
        return
    if must_use(g, fight):
        g.amend(Fight, walls=True)
    else:
        g.push(WallsInDefence(fight.powers[DEFENDER]))


class WallsInDefence(PowerChoice, frozen=True):
    """7.3.1a: whether the City or Town takes part; asked anew for each Battle."""

    rule: ClassVar[str] = "7.3.1a"
    asks: ClassVar[Asks] = Asks("walls-in-defence", BATTLEFIELD)
    asks_about: ClassVar[str] = "walls-in-defence"
    decline: ClassVar[Move] = USE_WALLS

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Behind the walls or in the field."""
        return [USE_WALLS, OPEN_FIELD]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It holds for this Battle."""
        g.amend(Fight, walls=move == USE_WALLS)


def town_left(g: Mediterranean, fight: Fight) -> bool:
    """Whether an enemy's City or Town is still to be dealt with.

    Ruling 7.3.1d: by an interceptor only if the Defender had its walls to use.
    """
    if fight.flags & MUTINEERS or not hostile_town(g, fight.sides[0], fight.space):
        return False
    if fight.walls or not fight.flags & INTERCEPTING:
        return True
    return bool(fight.flags & LANDED) and is_friend(g, fight.sides[DEFENDER], g.town_of[fight.space])


# ---- 10.5: Siege Expertise


def bidder(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.5.1, 10.5.3: the power that bids for a side; nobody where it has no Treasury or may not."""
    if who == ATTACKER and fight.flags & AMPHIBIOUS:
        return NOBODY
    return g.patron[fight.sides[who]]


def ask_bids(g: Mediterranean, fight: Fight) -> None:
    """10.2-3: both write down what they pay, if the walls are used."""
    if not fight.walls:
        return
    powers = {bidder(g, fight, who) for who in (ATTACKER, DEFENDER)} - {NOBODY}
    waiting = tuple(g.seats[power] for power in sorted(powers) if g.treasury[power])
    if waiting:
        g.bids = (0,) * len(g.seats)
        g.push(SiegeBids(waiting))


class SiegeBids(SecretPlans[Mediterranean], frozen=True):
    """10.5.1: secret bids in Talents."""

    rule: ClassVar[str] = "10.5.1"
    asks_about: ClassVar[str] = "siege-bids"
    decline: ClassVar[Move] = ("bid", 0)

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """As much as there is in the Treasury."""
        return [("bid", talents) for talents in range(g.treasury[g.seats.index(seat)] + 1)]

    def store(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Nobody else sees it."""
        g.bids = changed(g.bids, g.seats.index(seat), move[1])

    def reveal(self, g: Mediterranean) -> None:
        """Both pay; the higher bid has the shift, a tie nobody."""
        bids, g.bids = g.bids, ()
        fight = g.running(Fight)
        for power, talents in enumerate(bids):
            pay(g, power, talents, "10.5.1", "siege")
        powers = [bidder(g, fight, who) for who in (ATTACKER, DEFENDER)]
        own, other = (bids[power] if power != NOBODY else 0 for power in powers)
        siege = (RULES.siege if own > other else 0, RULES.siege if other > own else 0)
        g.amend(Fight, siege=siege)
        g.tell("siege-bids", "10.5.1", space=PLACE_IDS[fight.space], attack=own, defence=other)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Where; and whose bids are waited for."""
        waited = sum(1 << g.seats.index(s) for s in self.waiting)
        facts = {"space": PLACE_IDS[g.running(Fight).space], "powers": power_ids(g, waited)}
        return Prompt("siege-bids", self.rule, facts)

    def worth_of(self, g: Mediterranean, seat: int, move: Move) -> int:
        return int(move[1])
