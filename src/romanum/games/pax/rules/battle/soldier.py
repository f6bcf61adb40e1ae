"""Chapter 12.4: the Soldier of Fortune, and Rome's Dictator."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.pax.data.components import ELITE, LEADER_IDS, LEADER_POOL, NONE, PLACE_IDS, SOLDIER, TABLES
from romanum.games.pax.rules.battle.actions import DICTATOR, RECALL
from romanum.games.pax.rules.battle.new_armies import PlaceArmy, in_numbers
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.errands import SoldierComes
from romanum.games.pax.state.forces import tidy
from romanum.games.pax.state.leaders import assign, dismiss, has_elite, leaders_of, place_of, pool_of, station
from romanum.games.pax.state.position import IN_POOL, Mediterranean
from romanum.games.pax.state.sides import set_patron, side_id
from romanum.games.pax.state.steps import PowerChoice
from romanum.games.pax.state.summons import ROMA, may_call_soldier, may_name_dictator, soldier_spaces

CANDIDATES = 3
"""12.4.7b: leaders from whom a Dictator is chosen."""


@carries_out(SoldierComes)
def soldier_comes(errand: SoldierComes, g: Mediterranean) -> None:
    """12.4.2, 12.4.7: he is placed and serves until the next Removal Phase; for Rome a Dictator."""
    power = errand.power
    if may_name_dictator(g, power):
        g.push(Recall(power))
    elif may_call_soldier(g, power):
        g.tell("soldier-comes", "12.4.2", power=side_id(g, power))
        spaces = tuple(soldier_spaces(g, power))
        set_patron(g, SOLDIER, power)
        g.push(PlaceArmy(power, SOLDIER, in_numbers(TABLES.armies.soldier_of_fortune), spaces))


class Recall(PowerChoice, frozen=True):
    """12.4.7b: which leader goes back to the pool."""

    rule: ClassVar[str] = "12.4.7b"
    asks: ClassVar[Asks] = Asks("recall", subjects.POWER)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [RECALL[leader] for leader in leaders_of(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """He can be drawn at once with the others."""
        g.tell("recalled", self.rule, leader=LEADER_IDS[move[1]], place=PLACE_IDS[place_of(g, move[1])])
        send_to_pool(g, move[1])
        drawn = draw_candidates(g, self.power)
        if drawn:
            g.push(NameDictator(self.power, drawn))


def send_to_pool(g: Mediterranean, leader: int) -> None:
    """12.4.7b: to the pool at once, an Elite one too; a named one is out of play (8.1.2c)."""
    place = place_of(g, leader)
    if LEADER_POOL[leader] == NONE:
        dismiss(g, leader)
        return
    assign(g, leader, IN_POOL)
    tidy(g, place)


def draw_candidates(g: Mediterranean, power: int) -> tuple[int, ...]:
    """12.4.7b, 8.3b: three drawn blindly; beside an Elite leader on the map no other counts."""
    elite = has_elite(g, power)
    pool = [leader for leader in pool_of(g, power) if not (elite and ELITE[leader])]
    drawn: list[int] = []
    while pool and len(drawn) < CANDIDATES:
        drawn.append(pool.pop(g.dice.roll(len(pool)) - 1))
    return tuple(sorted(drawn))


class NameDictator(PowerChoice, frozen=True):
    """12.4.7b: one of three, or none; the others go back to the pool, where they still are."""

    drawn: tuple[int, ...]
    rule: ClassVar[str] = "12.4.7b"
    asks: ClassVar[Asks] = Asks("dictator", subjects.POWER)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Those drawn, or nobody."""
        return [*(DICTATOR[leader] for leader in self.drawn), PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """He appears in Rome."""
        if move != PASS:
            station(g, move[1], self.power, ROMA)
            g.tell("dictator", self.rule, leader=LEADER_IDS[move[1]], power=side_id(g, self.power))
