"""18.3.1: with whom a treasury travels, and what becomes of it when he is lost."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.battle.actions import LEADER_MOVE
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.leaders import leaders_of as free_leaders
from romanum.games.imperium.rules.common.morale import payer
from romanum.games.imperium.rules.common.powers import majors, power_id
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def bearers(g: RomanWorld, power: int) -> list[int]:
    """18.3.1a: the Imperator or Rex; without one, or while he is a captive, the leaders of highest value."""
    free = free_leaders(g, power)
    if g.head[power] in free:
        return [g.head[power]]
    highest = max((g.leader_value[leader] for leader in free), default=0)
    return [leader for leader in free if g.leader_value[leader] == highest]


def bearer(g: RomanWorld, power: int) -> int:
    """18.3.1a: with whom the treasury travels: among equals whom the owner has named; none without leaders."""
    found = bearers(g, power)
    if g.purse[power] in found:
        return g.purse[power]
    return found[0] if found else NONE


def settle_bearers(g: RomanWorld, player: int) -> None:
    """18.3.1a: where several could carry the treasury and nobody was named, the owner names one."""
    for power in majors(g, player):
        name_bearer(g, power)


def name_bearer(g: RomanWorld, power: int) -> None:
    """18.3.1a: the owner picks among equals, if there is something to carry."""
    found = bearers(g, power)
    if len(found) > 1 and g.treasury[power] and g.purse[power] not in found and g.chief[power] != NOBODY:
        g.push(TreasureBearer(g.chief[power], power))


class TreasureBearer(PlayerChoice, frozen=True):
    """18.3.1a: which of equal leaders carries the treasury."""

    power: int
    rule: ClassVar[str] = "18.3.1a"
    asks: ClassVar[Asks] = Asks("treasure-bearer", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        listed = leaders_of(g.scenario, g.seats)
        return [LEADER_MOVE[listed[leader]] for leader in bearers(g, self.power)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """He does from now on."""
        g.purse = changed(g.purse, self.power, leader_here(g.setting, move[1]))


def disperse(g: RomanWorld, power: int, by: int, *, ends: bool) -> None:
    """18.3.1b, 18.3.1c: in battle a quarter to the victor and a quarter lost, otherwise half lost."""
    table, whole = TABLES.treasury, g.treasury[power]
    if not whole:
        return
    gain = whole * table.to_victor // 100 if by != NOBODY else 0
    gone = whole * (table.lost_in_battle if by != NOBODY else table.lost_otherwise) // 100
    rest = whole - gain - gone
    if ends:
        gain, rest = (gain + rest, 0) if by != NOBODY else (0, 0)
    g.treasury[power] = rest
    if by != NOBODY and payer(g, by) != NOBODY:
        g.treasury[payer(g, by)] += gain
    if g.log is not None:
        rule = "18.3.1b" if by != NOBODY else "18.3.1c"
        g.tell("treasury-dispersed", rule, power=power_id(g, power), victor=power_id(g, by), gain=gain, left=rest)
