"""15.1, 18.4, 19.1l, 13.4.5: what a combat leaves behind: morale, trains, seasoned units, leaders who grow."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.charts import LAND_RATIOS, TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.specials import BattleMorale
from romanum.games.imperium.data.units import CER, CLASS, KIND, STRENGTH, TYPE
from romanum.games.imperium.rules.battle.actions import SEASON
from romanum.games.imperium.rules.battle.fight import ATTACKER, DEFENDER, Fight, player_of
from romanum.games.imperium.rules.battle.parties import attackers, combatants, party, stacks_near
from romanum.games.imperium.state.errands import LandTheRest, Proclaimed, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import add, settle, strike
from romanum.games.imperium.state.morale import change, forget_trains
from romanum.games.imperium.state.position import BARBARIAN, CALLED, LANDED, NONE, ROMAN, RomanWorld, changed
from romanum.games.imperium.state.rosters import (
    COMBATANTS,
    LETTER,
    TRAINS,
    UNSEASONED,
    kinds_in,
    less,
    of,
    plus,
    trains,
)
from romanum.games.imperium.state.steps import PlayerChoice

WORSE = LAND_RATIOS.index("2-3")
"""18.4: odds of 2:3 or worse for the attacker,"""
BETTER = LAND_RATIOS.index("3-2")
"""and for the defender."""
MOST_VALUE = 3
KEPT_ON = 4
"""13.4.5c: civilized victors keep a train on 4 or less."""


def cheer(g: RomanWorld, fight: Fight) -> None:
    """19.1l: two points either way, if units fought units."""
    if not (fight.before[ATTACKER] and fight.before[DEFENDER]):
        return
    winner, loser = (fight.power, fight.enemy) if fight.wins == ATTACKER else (fight.enemy, fight.power)
    change(g, winner, TABLES.morale.victory, "19.1l")
    change(g, loser, TABLES.morale.defeat, "19.1l")
    for rule in g.setting.of(BattleMorale):
        if rule.applies(g.month, g.seats) and winner in rule.of and g.origin[loser] != ROMAN:
            change(g, winner, rule.add, "19.1l")


def seize(g: RomanWorld, fight: Fight) -> None:
    """13.4.5b, 13.4.5c: trains of a side that was wiped out: captured by Romans, lost to barbarians, else a die."""
    side = 1 - fight.wins
    winner = fight.power if fight.wins == ATTACKER else fight.enemy
    stacks = party(g, fight, side)
    left = [s for s in stacks if of(g.units[s], TRAINS)]
    if not left or combatants(g, stacks) or not party(g, fight, fight.wins):
        return
    kept = g.origin[winner] == ROMAN or (g.origin[winner] != BARBARIAN and g.dice.roll() <= KEPT_ON)
    for stack in left:
        take_trains(g, stack, winner, kept=kept)
    settle(g, fight.place)


def take_trains(g: RomanWorld, stack: int, winner: int, *, kept: bool) -> None:
    """13.4.5a: with all their supply points, or not at all."""
    taken = of(g.units[stack], TRAINS)
    strike(g, stack, taken)
    forget_trains(g, g.whose[stack], trains(taken))
    if kept:
        add(g, winner, g.at[stack], taken)
        g.trains_built = changed(g.trains_built, winner, g.trains_built[winner] + trains(taken))
    if g.log is not None:
        g.tell("trains-captured" if kept else "trains-destroyed", "13.4.5a", place=PLACE_IDS[g.at[stack]])


def grow(g: RomanWorld, fight: Fight) -> None:
    """18.4, 44.1a: whoever has led his side to victory at 2:3 or worse."""
    leader = fight.lead[0] if fight.wins == ATTACKER else fight.lead[1] if fight.lead[1] != NONE else fight.lead[2]
    hard = fight.column <= WORSE if fight.wins == ATTACKER else fight.column >= BETTER
    if leader == NONE or not hard:
        return
    if g.has_rule("18.4") and g.leader_value[leader] < MOST_VALUE:
        g.leader_value = changed(g.leader_value, leader, g.leader_value[leader] + 1)
    g.push(Proclaimed(leader))


# ---- seasoning


def season(g: RomanWorld, fight: Fight) -> None:
    """15.1a: both sides, the attacker first."""
    for side in (DEFENDER, ATTACKER):
        if green(g, fight, side):
            g.push(Seasoning(player_of(fight, side), side, fight.before[1 - side]))


def green(g: RomanWorld, fight: Fight, side: int) -> str:
    """31a: the unseasoned who fought; reformed legions never learn."""
    found = of(combatants(g, party(g, fight, side)), UNSEASONED)
    if not g.has_rule("31"):
        return found
    return "".join(letter for letter in found if CLASS[LETTER.index(letter)] != data.LEGION)


class Seasoning(PlayerChoice, frozen=True):
    """15.1b: no more points than the enemy had strength."""

    side: int
    left: int
    rule: ClassVar[str] = "15.1b"
    decline: ClassVar[Move] = ("done",)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Kinds that still fit; done when none does."""
        fitting = [k for k in kinds_in(green(g, g.running(Fight), self.side)) if STRENGTH[k] <= self.left]
        return [SEASON[kind] for kind in fitting] or [("done",)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The unit is turned to its veteran side."""
        g.stack.pop()
        if move[0] == "done":
            return
        kind, letter = move[1], LETTER[move[1]]
        stack = next(s for s in party(g, g.running(Fight), self.side) if letter in g.units[s])
        g.units[stack] = plus(less(g.units[stack], letter), LETTER[KIND[TYPE[kind]][0][CER[kind]]])
        g.push(Seasoning(self.player, self.side, self.left - STRENGTH[kind]))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """How many points are left."""
        return Prompt("seasoning", self.rule, {"left": self.left})


def close(g: RomanWorld, fight: Fight) -> None:
    """10.5.1d, 17.1c, 20.0: the field is tidied; those on board may follow, sieges and powers are looked at."""
    g.push(Reckoning())
    g.push(SiegesSeen())
    own = attackers(g, fight)
    landed = [s for s in own if g.mark[s] & LANDED and of(g.units[s], COMBATANTS)]
    if landed:
        g.push(LandTheRest(fight.place, g.whose[landed[0]]))
    for stack in stacks_near(g, fight.place):
        g.mark[stack] &= ~CALLED
    settle(g, fight.place)
