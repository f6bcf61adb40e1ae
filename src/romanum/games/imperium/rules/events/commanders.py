"""39.2-A to D: what is learnt of others, and leaders who die or come."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import POWER_IDS
from romanum.games.imperium.rules.common.leaders import leaders_in, station
from romanum.games.imperium.rules.common.leaders import leaders_of as leaders_of_power
from romanum.games.imperium.rules.common.powers import leader_id, power_id, power_number
from romanum.games.imperium.rules.events.calamities import alarm
from romanum.games.imperium.state.actions import AT, PASS
from romanum.games.imperium.state.errands import LeaderLost
from romanum.games.imperium.state.forces import stacks_at, stacks_of
from romanum.games.imperium.state.position import NOBODY, UNBORN, RomanWorld
from romanum.games.imperium.state.rosters import called, plus
from romanum.games.imperium.state.steps import PlayerChoice

VALUES: Final = TABLES.random_events.new_leader


# ---- intelligence


def intelligence(g: RomanWorld, power: int) -> None:
    """39.2-A: the player may look through one stack; there is nothing to learn where all is seen."""
    if g.hidden and covered(g, g.chief[power]):
        g.push(Intelligence(g.chief[power]))


def covered(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """Powers and places of the stacks that a player may not look through."""
    found = {
        (g.whose[s], place) for s, place in enumerate(g.at) if place >= 0 and g.units[s] and _is_covered(g, s, player)
    }
    return sorted(found)


def _is_covered(g: RomanWorld, stack: int, player: int) -> bool:
    return not g.eyes_on(stack) >> player & 1


class Intelligence(PlayerChoice, frozen=True):
    """39.2-A: at whom?"""

    rule: ClassVar[str] = "39.2-A"
    asks: ClassVar[Asks] = Asks("intelligence")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Every stack that is covered, or none."""
        pairs = [(power_number(g, power), place) for power, place in covered(g, self.player)]
        return [*(("look-at", *pair) for pair in pairs), PASS]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """He alone learns what it holds."""
        if move == PASS:
            return
        name, place = POWER_IDS[move[1]], move[2]
        g.reveals += 1
        if g.log is not None:
            own = [s for s in stacks_at(g, place) if power_id(g, g.whose[s]) == name]
            facts = {
                "units": called(_all_units(g, own)),
                "leaders": [leader_id(g, n) for s in own for n in leaders_in(g, s)],
            }
            g.tell("intelligence", self.rule, power=name, place=PLACE_IDS[place], secret=facts, eyes=(self.player,))


def _all_units(g: RomanWorld, stacks: list[int]) -> str:
    found = ""
    for stack in stacks:
        found = plus(found, g.units[stack])
    return found


# ---- deaths


def head_dies(g: RomanWorld, power: int) -> None:
    """39.2-B: on a 6 the Imperator or Rex dies (18.3); what follows is the reckoning's."""
    head = g.head[power]
    if head != NONE and g.leader_in[head] >= 0 and alarm(g, power, "B"):
        g.push(LeaderLost(head, NOBODY, killed=True, in_battle=False))


def leader_dies(g: RomanWorld, power: int) -> None:
    """39.2-C: on a 6 one of the others, drawn at random."""
    others = [leader for leader in leaders_of_power(g, power) if leader != g.head[power]]
    if others and alarm(g, power, "C"):
        drawn = others[g.dice.roll(len(others)) - 1]
        g.push(LeaderLost(drawn, NOBODY, killed=True, in_battle=False))


# ---- a new leader


def leader_comes(g: RomanWorld, power: int) -> None:
    """39.2-D: a die has his value; none comes where no counter is left, or there are no units to place him with."""
    die = g.dice.roll()
    leader = spare_leader(g)
    if g.log is not None:
        comes = "no" if leader == NONE or not camps(g, power) else "yes"
        g.tell("new-leader", "39.2-D", power=power_id(g, power), die=die, value=VALUES[die - 1], comes=comes)
    if leader == NONE or not camps(g, power):
        return
    g.leader_value = changed(g.leader_value, leader, VALUES[die - 1])
    g.push(PlaceLeader(g.chief[power], power, leader))


def spare_leader(g: RomanWorld) -> int:
    """Ruling 39.2-D: the counters for unnamed leaders whom no scenario lists; none once all are in use."""
    first = len(g.setting.leaders)
    return next((n for n in range(first, len(g.leader_in)) if g.leader_in[n] == UNBORN), NONE)


def camps(g: RomanWorld, power: int) -> list[int]:
    """18.2.2c: the places where a power has units."""
    return sorted({g.at[stack] for stack in stacks_of(g, power) if g.units[stack]})


class PlaceLeader(PlayerChoice, frozen=True):
    """39.2-D: with whom does he stand?"""

    power: int
    leader: int
    rule: ClassVar[str] = "39.2-D"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Wherever the power has units."""
        return [AT[place] for place in camps(g, self.power)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        own = next(s for s in stacks_at(g, move[1]) if g.whose[s] == self.power and g.units[s])
        station(g, self.leader, self.power, move[1], g.mark[own])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("place-leader", self.rule, {"value": g.leader_value[self.leader]})
