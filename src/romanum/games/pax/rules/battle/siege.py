"""Chapter 10.5: Siege Expertise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.step import SecretPlans
from romanum.games.pax.data.components import PLACE_IDS
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight
from romanum.games.pax.state.moves import AMPHIBIOUS
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import power_ids
from romanum.games.pax.state.standing import pay


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
