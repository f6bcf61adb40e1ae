"""14.5: what a side loses: everything, or at least so many strength points, militia first."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.battle.actions import LOSE, LOSE_LEAST
from romanum.games.imperium.rules.battle.fight import Fight, pair, player_of
from romanum.games.imperium.rules.battle.parties import (
    combatants,
    outside,
    party,
    plain,
    players_of,
    strength_of,
)
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.militia import lose_militia
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.state.errands import LeaderTaken, ShipsLost
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, FLEETS, KIND_OF, LETTER, half_le, kinds_in, of, plus
from romanum.games.imperium.state.steps import PlayerChoice


def wipe_out(g: RomanWorld, fight: Fight, side: int) -> None:
    """14.5c, 18.2b, 29.3c: the whole force is gone, its militia too, and its leaders are in the enemy's hands."""
    stacks = party(g, fight, side)
    afloat = tuple([s for s in stacks if is_naval(g, s)])
    for stack in stacks:
        lose(g, stack, of(g.units[stack], COMBATANTS), "14.5c", by=fight.spirits[1 - side])
    if afloat:
        g.push(ShipsLost(afloat, fight.spirits[1 - side]))
    _lose_militia(g, fight, side, fight.militia[side])
    take_leaders(g, fight, side)


def take_leaders(g: RomanWorld, fight: Fight, side: int) -> None:
    """18.2a, 18.2b; 18.2d: whoever was under siege is captured with the city, whatever the victor would like."""
    for stack in party(g, fight, side):
        for leader in leaders_in(g, stack):
            g.push(LeaderTaken(leader, fight.spirits[1 - side], int(bool(g.mark[stack] & INSIDE))))


def _lose_militia(g: RomanWorld, fight: Fight, side: int, points: int) -> None:
    if points:
        lose_militia(g, fight.place, players_of(g, fight, side), points)
        g.amend(Fight, militia=pair(g.running(Fight).militia, side, fight.militia[side] - points))
        if g.log is not None:
            g.tell("militia-lost", "29.3c", place=PLACE_IDS[fight.place], points=points)


def demand(g: RomanWorld, fight: Fight, side: int, need: int) -> None:
    """14.5d, 29.3c: at least so many points are lost, militia first; the loser picks the rest."""
    militia = min(need, fight.militia[side])
    _lose_militia(g, fight, side, militia)
    if need > militia:
        g.push(LandLosses(player_of(fight, side), side, need - militia))


def caught(g: RomanWorld, fight: Fight, side: int) -> None:
    """14.5.1b: whoever must retreat and cannot loses at least half of what is left, and stays."""
    left = strength_of(g, outside(g, party(g, fight, side)))
    if left:
        g.push(LandLosses(player_of(fight, side), side, -(-left // 2), stuck=True))


class LandLosses(PlayerChoice, frozen=True):
    """14.5d, 14.5.2b: unit after unit, each whole, until enough is lost; or what the engine finds cheapest."""

    side: int
    need: int
    lost: str = ""
    """What has been given so far: all see it."""
    stuck: bool = False
    """14.5.1b: only those who could not retreat."""
    rule: ClassVar[str] = "14.5d"
    asks_about: ClassVar[str] = "combat-losses"
    decline: ClassVar[Move] = LOSE_LEAST

    def _stacks(self, g: RomanWorld) -> list[int]:
        stacks = party(g, g.running(Fight), self.side)
        return outside(g, stacks) if self.stuck else stacks

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of units that fought, and the least that is enough."""
        units = combatants(g, self._stacks(g))
        kinds = kinds_in(units)
        if len(kinds) == 1 or plain(plus(self.lost, units)) <= self.need:
            return [LOSE_LEAST]
        return [LOSE_LEAST, *(LOSE[kind] for kind in kinds)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """14.6h: a fleet counts a quarter of its strength, several together."""
        stacks = self._stacks(g)
        afloat = tuple([s for s in stacks if is_naval(g, s)])
        if move == LOSE_LEAST:
            given = cheapest(combatants(g, stacks), self.need, self.lost, g.has_rule("31"))
        else:
            given = LETTER[move[1]]
        for letter in given:
            self._lose(g, stacks, letter)
        lost = plus(self.lost, given)
        if plain(lost) < self.need and combatants(g, stacks):
            g.push(LandLosses(self.player, self.side, self.need, lost, self.stuck))
        elif not combatants(g, party(g, g.running(Fight), self.side)):
            take_leaders(g, g.running(Fight), self.side)
        if afloat and of(given, FLEETS):
            g.push(ShipsLost(afloat, g.running(Fight).spirits[1 - self.side]))

    def _lose(self, g: RomanWorld, stacks: list[int], letter: str) -> None:
        """Ruling 14.5d: where several powers have such units, the one with the most strength loses its own."""
        own = [s for s in stacks if letter in g.units[s]]
        stack = max(own, key=lambda s: strength_of(g, [t for t in stacks if g.whose[t] == g.whose[s]]))
        rule = "14.5.1b" if self.stuck else self.rule
        lose(g, stack, letter, rule, by=g.running(Fight).spirits[1 - self.side])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """How many points are still to be lost."""
        left = self.need - plain(self.lost)
        return Prompt("land-losses", self.rule, {"place": PLACE_IDS[g.running(Fight).place], "need": left})


@lru_cache(1 << 10)
def cheapest(units: str, need: int, lost: str, reformed: bool) -> str:
    """The units that satisfy a loss for the least morale (19.1c), and of those for the least strength."""
    best: dict[int, tuple[int, str]] = {0: (0, "")}
    for letter in units:
        worth = half_le(KIND_OF[letter], reformed)
        for cost, given in list(best.values()):
            if plain(plus(lost, given)) >= need:
                continue
            more = plus(given, letter)
            total = plain(more)
            if total not in best or best[total][0] > cost + worth:
                best[total] = (cost + worth, more)
    enough = [(cost, points, given) for points, (cost, given) in best.items() if plain(plus(lost, given)) >= need]
    return min(enough)[2] if enough else units
