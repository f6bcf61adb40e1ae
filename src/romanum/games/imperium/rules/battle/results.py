"""14.4.2, 14.5: the die falls; who loses what, who retreats, and what falls."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt, modifier
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import ELIMINATED, land_result
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.battle.actions import LOSE
from romanum.games.imperium.rules.battle.fight import ATTACKER, DEFENDER, Fight, pair, player_of
from romanum.games.imperium.rules.battle.modifiers import Odds, morale_power, odds
from romanum.games.imperium.rules.battle.parties import (
    combatants,
    has_place,
    inside,
    leaders_among,
    outside,
    party,
    plain,
    stacks_near,
)
from romanum.games.imperium.rules.battle.reaction import Withdrawal
from romanum.games.imperium.rules.battle.retreats import ways_out
from romanum.games.imperium.state.errands import LeaderTaken, PlaceTaken
from romanum.games.imperium.state.forces import settle
from romanum.games.imperium.state.militia import lose_militia
from romanum.games.imperium.state.morale import lose
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.powers import is_friend, power_id
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, kinds_in, of
from romanum.games.imperium.state.steps import PlayerChoice


def strength_left(g: RomanWorld, fight: Fight, side: int) -> int:
    """14.5b, 29.3c: plain strength of a side, militia included."""
    return plain(combatants(g, party(g, fight, side))) + fight.militia[side]


def resolve(g: RomanWorld, fight: Fight) -> None:
    """14.4.2b, 14.5: the attacker rolls; first whoever is eliminated, then what the other loses for it."""
    found = odds(g, fight)
    die = g.dice.roll()
    result = land_result(found.column, die + found.shift)
    before = (strength_left(g, fight, ATTACKER), strength_left(g, fight, DEFENDER))
    plain_units = (before[0] - fight.militia[0], before[1] - fight.militia[1])
    wins = ATTACKER if result.attacker_wins else DEFENDER
    fight = g.amend(Fight, column=found.column, wins=wins, before=plain_units)
    _tell(g, fight, found, die)
    codes = (result.attacker, result.defender)
    victors = (morale_power(g, fight, ATTACKER), morale_power(g, fight, DEFENDER))
    for side in (ATTACKER, DEFENDER):
        if codes[side] == ELIMINATED:
            wipe_out(g, fight, side, victors[1 - side])
        elif codes[side]:
            alone = not combatants(g, party(g, fight, side))
            need = -(-codes[side] * before[1 - side] // 4)
            if alone:
                take_leaders(g, fight, side, victors[1 - side])
            else:
                demand(g, fight, side, need, victors[1 - side])


def _tell(g: RomanWorld, fight: Fight, found: Odds, die: int) -> None:
    """For the log and the stage: strengths, ratio, die and every change of it with its rule."""
    if g.log is None:
        return
    changes = [modifier(change.rule, change.what, change.value) for change in found.modifiers]
    winner = fight.power if fight.wins == ATTACKER else fight.enemy
    g.tell(
        "combat", "14.4.2b", place=PLACE_IDS[fight.place], power=power_id(g, fight.power),
        enemy=power_id(g, fight.enemy), attack=found.attack, defence=found.defence, ratio=found.ratio, die=die,
        modifiers=changes, total=die + found.shift, winner=power_id(g, winner),
    )  # fmt: skip


def wipe_out(g: RomanWorld, fight: Fight, side: int, by: int) -> None:
    """14.5c, 18.2b, 29.3c: the whole force is gone, its militia too, and its leaders are in the enemy's hands."""
    for stack in party(g, fight, side):
        lose(g, stack, of(g.units[stack], COMBATANTS), "14.5c", by=by)
    _lose_militia(g, fight, side, fight.militia[side])
    take_leaders(g, fight, side, by)


def take_leaders(g: RomanWorld, fight: Fight, side: int, by: int) -> None:
    """18.2a, 18.2b."""
    for leader in leaders_among(g, party(g, fight, side)):
        g.push(LeaderTaken(leader, by, 0))


def _lose_militia(g: RomanWorld, fight: Fight, side: int, points: int) -> None:
    if points:
        lose_militia(g, fight.place, points)
        g.amend(Fight, militia=pair(g.running(Fight).militia, side, fight.militia[side] - points))


def demand(g: RomanWorld, fight: Fight, side: int, need: int, by: int) -> None:
    """14.5d, 29.3c: at least so many points are lost, militia first; the loser picks the rest."""
    militia = min(need, fight.militia[side])
    _lose_militia(g, fight, side, militia)
    if need > militia:
        g.push(Losses(player_of(fight, side), side, need - militia, by))


class Losses(PlayerChoice, frozen=True):
    """14.5d, 14.5.2b: unit after unit, each whole, until enough is lost."""

    side: int
    need: int
    by: int
    rule: ClassVar[str] = "14.5d"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of units that fought; of several powers' units the strongest power loses its own first."""
        return [LOSE[kind] for kind in kinds_in(combatants(g, party(g, g.running(Fight), self.side)))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """14.6h: a fleet counts a quarter of its strength."""
        g.stack.pop()
        letter, stacks = LETTER[move[1]], party(g, g.running(Fight), self.side)
        own = [s for s in stacks if letter in g.units[s]]
        stack = max(own, key=lambda s: plain(combatants(g, [t for t in stacks if g.whose[t] == g.whose[s]])))
        lose(g, stack, letter, self.rule, by=self.by)
        rest = self.need - max(1, plain(letter))
        if rest > 0 and combatants(g, stacks):
            g.push(Losses(self.player, self.side, rest, self.by))
        elif not combatants(g, stacks):
            take_leaders(g, g.running(Fight), self.side, self.by)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """How many points."""
        return Prompt("losses", self.rule, {"place": PLACE_IDS[g.running(Fight).place], "need": self.need})


# ---- who has lost


def losers_retreat(g: RomanWorld, fight: Fight) -> None:
    """14.5.1a, 14.5.1b: those outside must leave or go inside; where neither can be, half of them is lost."""
    settle(g, fight.place)
    side = 1 - fight.wins
    own = outside(g, party(g, fight, side))
    if not own:
        return
    step = Withdrawal(player_of(fight, side), side, after=True)
    g.push(CaughtOut(side, bool(ways_out(g, own, fight.place))))
    g.push(step)


class CaughtOut(Task[RomanWorld], frozen=True):
    """14.5.1b: whoever must retreat and cannot loses at least half of what is left."""

    side: int
    could: bool
    rule: ClassVar[str] = "14.5.1b"

    def run(self, g: RomanWorld) -> None:
        """Whoever went inside is safe."""
        g.stack.pop()
        fight, side = g.running(Fight), self.side
        own = outside(g, party(g, fight, side))
        left = plain(combatants(g, own))
        if left and not self.could:
            demand(g, fight, side, -(-left // 2), morale_power(g, fight, fight.wins))


def spoils(g: RomanWorld, fight: Fight) -> None:
    """14.5.1f, 16.1a, 16.1f, 21.3b: the loser's city, port or fort falls unless somebody holds it from inside."""
    settle(g, fight.place)
    loser, winner = (fight.enemy, fight.power) if fight.wins == ATTACKER else (fight.power, fight.enemy)
    still = [s for s in party(g, fight, fight.wins) if of(g.units[s], COMBATANTS)]
    side = 1 - fight.wins
    everyone = g.running(Fight)
    held = any(of(g.units[s], COMBATANTS) for s in inside(g, _all_of(g, everyone, side)))
    if still and not held and has_place(g, fight.place, loser):
        g.push(PlaceTaken(fight.place, winner if winner in [g.whose[s] for s in still] else g.whose[still[0]]))


def _all_of(g: RomanWorld, fight: Fight, side: int) -> list[int]:
    """Everybody of a side in the place, whether he fought or not."""
    from_party = party(g, fight, side)
    power = fight.power if side == ATTACKER else fight.enemy
    return [*from_party, *_others(g, fight.place, power, from_party)]


def _others(g: RomanWorld, place: int, power: int, known: list[int]) -> list[int]:
    return [s for s in stacks_near(g, place) if s not in known and is_friend(g, power, g.whose[s])]
