"""10.7: a battle at sea: who fights outside and who goes into port, leaders, donatives, the die and its losses."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt, modifier
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import NAVAL_RATIOS, TABLES, naval_result
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.common.donatives import Donatives, can_matter
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import best
from romanum.games.imperium.rules.common.leave import riding
from romanum.games.imperium.rules.common.morale import note_attack
from romanum.games.imperium.rules.common.powers import is_friend, mover_of, power_id
from romanum.games.imperium.rules.naval.combat.actions import BEST_LEADER
from romanum.games.imperium.rules.naval.combat.aftermath import Aftermath
from romanum.games.imperium.rules.naval.combat.chances import SeaOdds, fleet_odds, morale_powers, victor
from romanum.games.imperium.rules.naval.combat.losses import share_losses
from romanum.games.imperium.rules.naval.combat.sides import (
    attackers,
    can_withdraw,
    defenders,
    end_voyage,
    enter_port,
    leaders_there,
    number,
    players_of,
)
from romanum.games.imperium.rules.naval.odds import fleets_lost
from romanum.games.imperium.state.actions import LEADER_MOVE
from romanum.games.imperium.state.errands import NavalBattle, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import has_fleets, is_alive, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FOUGHT, INSIDE
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice, YesOrNo


@carries_out(NavalBattle)
def begin(errand: NavalBattle, g: RomanWorld) -> None:
    """10.7a, 10.7.1a: the attacker has come; the others may withdraw into a port of theirs before he strikes."""
    place, power, enemy = errand.place, errand.attacker, errand.defender
    sally = _is_sally(g, place, power)
    own = attackers(g, place, power, enemy, sally=sally)
    other = defenders(g, place, power, enemy)
    if not own or not other:
        return
    g.push(Reckoning())
    g.push(SiegesSeen())
    g.push(Lines(place, power, enemy, sally))
    for player in reversed(players_of(g, other)):
        if player >= 0 and any(mover_of(g, s) == player and can_withdraw(g, s) for s in other):
            g.push(IntoPort(player, place, power, enemy))


def _is_sally(g: RomanWorld, place: int, power: int) -> bool:
    """17.2.2a: whether those who attack come out of a port in which they are besieged."""
    own = [s for s in stacks_at(g, place) if has_fleets(g, s) and is_friend(g, power, g.whose[s])]
    shut = [s for s in own if g.mark[s] & INSIDE]
    return len(shut) == len(own) or any(g.mark[s] & ACTIVE_FORCE for s in shut)


class IntoPort(YesOrNo, frozen=True):
    """10.7.1a: a player withdraws his fleets into the port, or they fight outside."""

    place: int
    attacker: int
    defender: int
    rule: ClassVar[str] = "10.7.1a"
    asks_about: ClassVar[str] = "withdraw-into-port"

    def said_yes(self, g: RomanWorld) -> None:
        """10.7.1b: they are inside; one that was moving stays there."""
        own = [s for s in defenders(g, self.place, self.attacker, self.defender) if mover_of(g, s) == self.player]
        inside = [stack for stack in own if can_withdraw(g, stack)]
        for stack in inside:
            enter_port(g, stack)
        end_voyage(g, inside)
        if g.log is not None:
            g.tell("withdraws-into-port", self.rule, power=power_id(g, g.whose[inside[0]]), place=PLACE_IDS[self.place])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """By whom they are attacked, and where."""
        return Prompt("into-port", self.rule, {"enemy": power_id(g, self.attacker), "place": PLACE_IDS[self.place]})


class Lines(Task[RomanWorld], frozen=True):
    """10.7.2a: those who are still outside fight; nobody is held back."""

    place: int
    attacker: int
    defender: int
    sally: bool
    rule: ClassVar[str] = "10.7.2a"

    def run(self, g: RomanWorld) -> None:
        """10.7.3a: it costs the attackers a MP; leaders and donatives come before the die."""
        note_attack(g, self.attacker)
        own = attackers(g, self.place, self.attacker, self.defender, sally=self.sally)
        other = defenders(g, self.place, self.attacker, self.defender)
        if not other:
            return
        for stack in own:
            g.spent[stack] += TABLES.naval_movement.combat
        for stack in (*own, *other):
            g.mark[stack] |= FOUGHT if g.mark[stack] & ACTIVE_FORCE else 0
        if g.log is not None:
            power, enemy = power_id(g, self.attacker), power_id(g, self.defender)
            g.tell("sea-battle", "10.7a", power=power, enemy=enemy, place=PLACE_IDS[self.place])
        self._draw_up(g, own, other)

    def _draw_up(self, g: RomanWorld, own: list[int], other: list[int]) -> None:
        sides = leaders_there(g, self.place, own), leaders_there(g, self.place, other)
        leaders = best(g, sides[0]), best(g, sides[1])
        g.push(Clash(self.place, (self.attacker, self.defender), (tuple(own), tuple(other)), leaders))
        bid(g, self.place, own, other)
        for side, stacks in ((1, other), (0, own)):
            player = mover_of(g, stacks[0])
            if len(sides[side]) > 1 and player >= 0:
                g.push(Admiral(player, side))


def bid(g: RomanWorld, place: int, own: list[int], other: list[int]) -> None:
    """19.3.1: donatives, where they could change the roll."""
    one, two = morale_powers(g, place, own, other)
    if g.chief[one] >= 0 and g.chief[two] >= 0 and can_matter(g, one, two):
        g.push(Largesse(g.chief[one], (one, two)))


class Admiral(PlayerChoice, frozen=True):
    """10.7.3c: each player picks the leader who counts; without a word of his it is the best."""

    side: int
    rule: ClassVar[str] = "10.7.3c"
    asks_about: ClassVar[str] = "combat-leader"
    decline: ClassVar[Move] = BEST_LEADER

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The best, or one of the others."""
        clash, listed = g.running(Clash), leaders_of(g.scenario, g.seats)
        there = leaders_there(g, clash.place, list(clash.sides[self.side]))
        return [BEST_LEADER, *(LEADER_MOVE[listed[leader]] for leader in there if leader != clash.leaders[self.side])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        if move == BEST_LEADER:
            return
        leader, (one, two) = leader_here(g.setting, move[1]), g.running(Clash).leaders
        g.amend(Clash, leaders=(leader, two) if self.side == 0 else (one, leader))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("admiral", self.rule, {"place": PLACE_IDS[g.running(Clash).place]})


class Largesse(Donatives, frozen=True):
    """19.3.1: donatives before a battle at sea."""

    rule: ClassVar[str] = "19.3.1a"

    def agreed(self, g: RomanWorld) -> None:
        """So much was paid."""
        g.amend(Clash, paid=self.paid)


class Clash(Task[RomanWorld], frozen=True):
    """10.7.3b, 10.7.3c, 10.7.4a: the ratio, one die, and what both lose."""

    place: int
    powers: tuple[int, int]
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    leaders: tuple[int, int] = (NONE, NONE)
    paid: tuple[int, int] = (0, 0)
    rule: ClassVar[str] = "10.7.3b"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """The attacker picks his losses first; then it shows who has won."""
        if appeals(g, self.powers[0]):
            return
        g.stack.pop()
        own, other = ([s for s in side if is_alive(g, s)] for side in self.sides)
        odds = fleet_odds(g, self.place, own, other, self.leaders, self.paid)
        die = roll_for(g, self.powers[0])
        quarters = naval_result(odds.column, die + odds.shift)
        lost = fleets_lost(number(g, own), quarters[0]), fleets_lost(number(g, other), quarters[1])
        self._tell(g, odds, die, lost)
        aboard = _guests(g, own), _guests(g, other)
        spirits = morale_powers(g, self.place, own, other)
        g.push(Aftermath(self.place, self.powers, self.sides, lost, self.leaders, odds.column, aboard, spirits))
        share_losses(g, other, lost[1], self.powers[0])
        share_losses(g, own, lost[0], self.powers[1])

    def _tell(self, g: RomanWorld, odds: SeaOdds, die: int, lost: tuple[int, int]) -> None:
        if g.log is None:
            return
        winner = victor(lost)
        names = [power_id(g, power) for power in self.powers]
        g.tell(
            "sea-combat", "10.7.4a", power=names[0], enemy=names[1], place=PLACE_IDS[self.place],
            attack=odds.strength[0], defence=odds.strength[1], ratio=NAVAL_RATIOS[odds.column], die=die,
            modifiers=[modifier(change.rule, change.what, change.value) for change in odds.changes],
            total=die + odds.shift, lost=lost[0], enemy_lost=lost[1],
            winner=names[winner] if winner != NONE else "nobody",
        )  # fmt: skip


def _guests(g: RomanWorld, stacks: list[int]) -> tuple[int, ...]:
    """5.8d: land units of others aboard."""
    return tuple(guest for stack in stacks for guest in riding(g, stack))
