"""14.4.2b, 19.3.1, 29.3a, 40.3b: what both sides add before the die falls: militia, leaders, archers, donatives."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.data.roll import leaders_of as listed_leaders
from romanum.games.imperium.rules.battle.actions import DONATIVE, LEADER_MOVE, MILITIA, SHOOT
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, Fight, pair, player_of
from romanum.games.imperium.rules.battle.modifiers import morale_change, morale_power
from romanum.games.imperium.rules.battle.parties import combatants, inside, leaders_among, party
from romanum.games.imperium.rules.battle.strengths import horse_archers
from romanum.games.imperium.state.actions import PASS
from romanum.games.imperium.state.militia import militia_at, use_militia
from romanum.games.imperium.state.morale import pay, payer
from romanum.games.imperium.state.position import INSIDE, NOBODY, RomanWorld, changed
from romanum.games.imperium.state.powers import power_id
from romanum.games.imperium.state.steps import PlayerChoice


def prepare(g: RomanWorld, fight: Fight) -> None:
    """Attacker before defender; what is asked first is pushed last."""
    g.push(Donatives(fight.player, ATTACKER, passed=False))
    for side in (DEFENDER, ATTACKER):
        power = fight.power if side == ATTACKER else fight.enemy
        player = player_of(fight, side)
        if g.has_rule("40") and fight.mode != ASSAULT and horse_archers(combatants(g, party(g, fight, side))):
            g.push(Archers(player, side))
        choose_leaders(g, fight, side)
        if militia_at(g, fight.place, power):
            g.push(MilitiaCalled(player, side))


class MilitiaCalled(PlayerChoice, frozen=True):
    """29.3a: as many points as he likes of those he has left."""

    side: int
    rule: ClassVar[str] = "29.3a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All to none."""
        fight = g.running(Fight)
        most = militia_at(g, fight.place, fight.power if self.side == ATTACKER else fight.enemy)
        return [MILITIA[n] for n in range(most, -1, -1)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """They fight."""
        g.stack.pop()
        fight = g.running(Fight)
        use_militia(g, fight.place, move[1])
        g.amend(Fight, militia=pair(fight.militia, self.side, move[1]))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("militia", self.rule, {"place": PLACE_IDS[g.running(Fight).place]})


def choose_leaders(g: RomanWorld, fight: Fight, side: int) -> None:
    """14.4.2b, 14.4.2c: one leader for a side, one for each part of a split defence."""
    stacks = party(g, fight, side)
    if side == ATTACKER:
        groups = [(0, stacks)]
    else:
        groups = [(1, [s for s in stacks if not g.mark[s] & INSIDE]), (2, inside(g, stacks))]
    for slot, own in groups:
        if leaders_among(g, own):
            g.push(CombatLeader(player_of(fight, side), side, slot))


class CombatLeader(PlayerChoice, frozen=True):
    """14.4.2b: each player chooses which of his leaders counts."""

    side: int
    slot: int
    rule: ClassVar[str] = "14.4.2b"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Those who are there, on his side of the walls."""
        stacks = party(g, g.running(Fight), self.side)
        if self.side == DEFENDER:
            stacks = [s for s in stacks if bool(g.mark[s] & INSIDE) == (self.slot == 2)]
        listed = listed_leaders(g.scenario, g.seats)
        return [LEADER_MOVE[listed[leader]] for leader in leaders_among(g, stacks)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """He leads."""
        g.stack.pop()
        one, two, three = changed(g.running(Fight).lead, self.slot, leader_here(g.setting, move[1]))
        g.amend(Fight, lead=(one, two, three))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("combat-leader", self.rule, {"place": PLACE_IDS[g.running(Fight).place]})


class Archers(PlayerChoice, frozen=True):
    """40.3b: how many horse archers shoot; the others count as cavalry."""

    side: int
    rule: ClassVar[str] = "40.3b"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """None to all."""
        return [SHOOT[n] for n in range(horse_archers(combatants(g, party(g, g.running(Fight), self.side))) + 1)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """So many."""
        g.stack.pop()
        g.amend(Fight, archers=pair(g.running(Fight).archers, self.side, move[1]))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("archers", self.rule, {"place": PLACE_IDS[g.running(Fight).place]})


# ---- donatives


def most_gift(g: RomanWorld, fight: Fight, side: int) -> int:
    """19.3.1c: up to a fifth of the recorded level in one battle, and no more than there is."""
    power = morale_power(g, fight, side)
    purse = payer(g, power) if g.chief[power] != NOBODY else NOBODY
    if purse == NOBODY:
        return 0
    left = g.morale[power] * TABLES.morale.donative_percent // 100 - fight.gifts[side]
    return max(0, min(left, g.treasury[purse]))


def can_matter(g: RomanWorld, fight: Fight) -> bool:
    """Ruling 19.3.1a: nobody is asked where no donative of either could change the comparison."""
    one, other = (g.morale[morale_power(g, fight, side)] + fight.gifts[side] for side in (ATTACKER, DEFENDER))
    highest = morale_change(one + most_gift(g, fight, ATTACKER), other)
    return highest != morale_change(one, other + most_gift(g, fight, DEFENDER))


class Donatives(PlayerChoice, frozen=True):
    """19.3.1b: the attacker first, then each in turn until both have passed."""

    side: int
    passed: bool
    rule: ClassVar[str] = "19.3.1a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Nothing, or so many talents."""
        fight = g.running(Fight)
        if not can_matter(g, fight):
            return [PASS]
        return [PASS, *(DONATIVE[n] for n in range(1, most_gift(g, fight, self.side) + 1))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Talents are paid at once; the other answers."""
        g.stack.pop()
        fight, other = g.running(Fight), 1 - self.side
        if move == PASS:
            if not self.passed:
                g.push(Donatives(player_of(fight, other), other, passed=True))
            return
        power = morale_power(g, fight, self.side)
        pay(g, payer(g, power), move[1])
        g.amend(Fight, gifts=pair(fight.gifts, self.side, fight.gifts[self.side] + move[1]))
        if g.log is not None:
            g.tell("donative", self.rule, power=power_id(g, power), talents=move[1])
        g.push(Donatives(player_of(fight, other), other, passed=False))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("donatives", self.rule, {"place": PLACE_IDS[g.running(Fight).place]})
