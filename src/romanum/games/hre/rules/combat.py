"""Chapter 10: combat, retreat, terrain and Forts.

An attack is a `Battle` on the stack. It fights rounds until the attackers or the defenders are gone. The attacking
Army is not on the map while it fights.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt, modifier
from romanum.engine.odds import Ties, win_chance
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task
from romanum.games.hre.data.components import (
    CARDS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    OPEN_MASK,
    PROVINCES,
    SIDE_IDS,
)
from romanum.games.hre.data.schema import AttackBonus
from romanum.games.hre.rules.conquest import occupy, takes_forts
from romanum.games.hre.state.actions import RETREAT, SEA, STAND
from romanum.games.hre.state.position import FORTRESS, FULL, VACANT, Empire

NOWHERE: Final = -1
"""The origin of Rebels and of a Faction that returns: no border is crossed."""

TESTUDO_BONUS: Final = next(card.bonus for card in CARDS if isinstance(card, AttackBonus))
ORDINARY_DICE: Final = 2
"""10a: what an attacker rolls; and in Difficult Terrain what a defender rolls (10.2a)."""
FORT_BONUS: Final = 1
NAVAL_BONUS: Final = 1


def is_difficult(g: Empire, province: int, origin: int) -> bool:
    """10.2, 10.3: over mountains, forests, straits or by sea; a fleet card (Classis) opens the sea."""
    if origin == SEA:
        return not g.classis
    return origin != NOWHERE and not OPEN_MASK[province] >> origin & 1


def naval_bonus(g: Empire, defender: int, origin: int) -> int:
    """9.3.2c: Peoples and Tribes get 1 more on each die against a landing."""
    if origin != SEA or g.classis:
        return 0
    if FIRST_PEOPLE <= defender < FIRST_POWER:
        return NAVAL_BONUS
    tribe = FIRST_POWER <= defender < FIRST_REBEL and KINGDOMS[defender - FIRST_POWER].kind == "tribe"
    return NAVAL_BONUS if tribe else 0


class Battle(Task[Empire], frozen=True):
    """10: attacking Armies against all that stand in a Province, one Army at stake each round."""

    side: int
    province: int
    origin: int
    defender: int
    """The side that held the Province when the attack began, or vacant for a lone Fort."""
    attackers: int = 1
    ambush: int = 0
    """What Insidiae adds to each defending die."""
    asked: bool = False
    """The defender has decided to stand in the coming round."""
    mutiny: bool = False
    """The attackers were the defender's own Legions (11d)."""
    rule: ClassVar[str] = "10a"
    stays: ClassVar[bool] = True

    def run(self, g: Empire) -> None:
        """Fight rounds until somebody must decide or the battle is over."""
        province, attackers = self.province, self.attackers
        armies, bit, asked = g.armies, 1 << self.province, self.asked
        while attackers:
            if not armies[province]:
                if not g.fort[province] or takes_forts(self.side):
                    g.stack.pop()
                    occupy(g, self.side, province, attackers, self.defender, mutiny=self.mutiny)
                    return
                if self.round(g):
                    g.remove_fort(province)
                    g.tell("fort-falls", "10.4f", side=SIDE_IDS[self.side], province=PROVINCES[province].id)
                else:
                    attackers -= 1
                g.fought |= bit
                continue
            if g.fought & bit and not asked and g.holder[province] < FIRST_PEOPLE and retreats(g, province):
                g.become(replace(self, attackers=attackers, asked=True))
                g.push(Retreat(province, g.holder[province]))
                return
            if self.round(g):
                g.remove(province)
            else:
                attackers -= 1
            g.fought |= bit
            asked = False
        g.stack.pop()
        if g.log is not None:
            g.tell("repelled", "10d", side=SIDE_IDS[self.side], province=PROVINCES[province].id)

    def round(self, g: Empire) -> bool:
        """10a, 10c: both roll, the single highest die wins, ties are rolled again. True if the attacker wins."""
        roll = g.dice.roll
        bonus, defence_bonus = self.attack_bonus(g), self.defence_bonus(g)
        two = is_difficult(g, self.province, self.origin)
        fortress = g.fort[self.province] == FORTRESS
        while True:
            number = self.attack_dice(g)
            attack = [roll(), roll()] if number == ORDINARY_DICE else [roll() for _ in range(number)]
            defence = [roll(), roll()] if two else [roll()]
            margin = max(attack) + bonus - max(defence) - defence_bonus
            if margin == 0 and self.wins_ties(g) != fortress:
                margin = -1 if fortress else 1
            if g.log is not None:
                self.tell_round(g, attack, defence, margin)
            if len(attack) > ORDINARY_DICE and min(attack) == max(attack):
                emperor_dies(g)
                bonus = self.attack_bonus(g)
            if margin:
                return margin > 0

    def attack_dice(self, g: Empire) -> int:
        """10a, 5.3b. Bonuses of the running Phase are not for a newcomer or Rebels."""
        return g.attack_dice if self.side == g.side else ORDINARY_DICE

    def attack_bonus(self, g: Empire) -> int:
        """5.3c and Testudo."""
        if self.side != g.side:
            return 0
        return g.attack_bonus + TESTUDO_BONUS * (g.testudo >> self.province & 1)

    def wins_ties(self, g: Empire) -> bool:
        """5.3e and Equites Catafracti."""
        return g.wins_ties and self.side == g.side

    def defence_bonus(self, g: Empire) -> int:
        """10.4, 9.3.2c and Insidiae."""
        fort = FORT_BONUS if g.fort[self.province] else 0
        return fort + self.ambush + naval_bonus(g, g.holder[self.province], self.origin)

    def tell_round(self, g: Empire, attack: list[int], defence: list[int], margin: int) -> None:
        """The dice, what was added to them, and who won."""
        holder = g.holder[self.province]
        g.tell(
            "round", "10a", side=SIDE_IDS[self.side], province=PROVINCES[self.province].id,
            enemy=SIDE_IDS[holder] if holder >= 0 else "fort", attack=attack, defence=defence,
            modifiers=self.modifiers(g), outcome="win" if margin > 0 else "loss" if margin < 0 else "tie",
            player=_player(g, self.side), opponent=_player(g, holder if holder >= 0 else g.fort_owner[self.province]),
            chance=round(float(win_chance(*self.contest(g))), 4),
        )  # fmt: skip

    def contest(self, g: Empire) -> tuple[int, int, int, int, Ties]:
        """Attack dice, defence dice, what is added to each, and who wins ties."""
        fortress, attacker_wins = g.fort[self.province] == FORTRESS, self.wins_ties(g)
        ties: Ties = "reroll" if fortress == attacker_wins else "defender" if fortress else "attacker"
        defence = 2 if is_difficult(g, self.province, self.origin) else 1
        return self.attack_dice(g), defence, self.attack_bonus(g), self.defence_bonus(g), ties

    def modifiers(self, g: Empire) -> list[dict[str, Any]]:
        """Everything that changes the dice of this battle now, with its rule."""
        found = []
        own = self.side == g.side
        if own and g.attack_dice > ORDINARY_DICE:
            found.append(modifier("5.3b", "emperor-die", g.attack_dice - ORDINARY_DICE))
        if own and g.attack_bonus:
            found.append(modifier("5.3c", "emperor-attack", g.attack_bonus))
        if own and g.testudo >> self.province & 1:
            found.append(modifier("7c", "testudo", TESTUDO_BONUS))
        if self.wins_ties(g):
            found.append(modifier("5.3e", "wins-ties", 0))
        if self.origin == SEA and not g.classis:
            found.append(modifier("10.2b", "naval", -1))
        elif is_difficult(g, self.province, self.origin):
            found.append(modifier("10.2a", "difficult", -1))
        if naval_bonus(g, g.holder[self.province], self.origin):
            found.append(modifier("9.3.2c", "no-port", -NAVAL_BONUS))
        if g.fort[self.province]:
            fortress = g.fort[self.province] == FORTRESS
            found.append(
                modifier("10.4b" if fortress else "10.4a", "fortress-bonus" if fortress else "fort-bonus", -FORT_BONUS)
            )
        if self.ambush:
            found.append(modifier("7c", "insidiae", -self.ambush))
        return found


def _player(g: Empire, side: int) -> str:
    """The Faction whose player has the luck of a side, if any."""
    faction = g.owner(side) if side >= 0 else side
    return FACTIONS[faction].id if faction >= 0 else ""


def emperor_dies(g: Empire) -> None:
    """5.3b: three equal dice kill the Emperor, and with him go all his bonuses."""
    g.attack_dice, g.attack_bonus, g.wins_ties, g.province_vp = ORDINARY_DICE, 0, False, False
    g.tell("emperor-dies", "5.3b", faction=FACTIONS[g.active].id)


def call_off(g: Empire) -> None:
    """The attack is called off before the dice: its Army goes back to those waiting to be placed."""
    g.call_off(Battle)
    placing = g.stack[-1]
    g.become(replace(placing, left=placing.left + 1))


def spring_ambush(g: Empire, bonus: int) -> None:
    """Insidiae: the running attack meets a better defence until it ends."""
    g.amend(Battle, ambush=bonus)


def may_retreat_to(g: Empire, faction: int, province: int) -> bool:
    """10.1b: a Province of the Faction with room, or one that holds only a Fort or Fortress."""
    holder = g.holder[province]
    return g.armies[province] < FULL if holder == faction else holder == VACANT and g.fort[province] > 0


def retreats(g: Empire, province: int) -> list[int]:
    """Where the Legions of a Province may go."""
    faction = g.holder[province]
    return [q for q in NEIGHBOURS[province] if may_retreat_to(g, faction, q)]


class Retreat(Step[Empire], frozen=True):
    """10.1: before every round after the first in a Province, defending Legions may leave one by one."""

    province: int
    faction: int
    rule: ClassVar[str] = "10.1a"
    stays: ClassVar[bool] = True
    orders_about: ClassVar[str] = "retreat"
    decline: ClassVar[Move] = STAND

    def pending(self, g: Empire) -> tuple[int, ...]:
        return (g.seat_of[self.faction],)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        return (*RETREAT, STAND)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """10.1b: next door, to friends with room or behind empty walls."""
        if move == STAND:
            return None
        q = move[1]
        name = PROVINCES[q].id
        if not NEIGHBOUR_MASK[self.province] >> q & 1:
            return Refusal("10.1b", "not-next-to", {"province": name, "other": PROVINCES[self.province].id})
        if may_retreat_to(g, self.faction, q):
            return None
        if g.holder[q] == self.faction:
            return Refusal("9.1a", "full", {"province": name, "armies": g.armies[q]})
        return Refusal("10.1b", "no-refuge", {"province": name})

    def options(self, g: Empire, seat: int) -> list[Move]:
        """The refuges, in map order, then standing."""
        return [RETREAT[q] for q in sorted(retreats(g, self.province))] + [STAND]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """One Legion leaves, or all that are left stand."""
        if move == STAND:
            g.stack.pop()
            if g.log is None:
                return
            g.tell("stand", "10.1a", faction=FACTIONS[self.faction].id, province=PROVINCES[self.province].id)
            return
        g.remove(self.province)
        g.put(self.faction, move[1])
        if g.fort[move[1]]:
            g.fort_owner[move[1]] = self.faction
        g.tell(
            "retreat", "10.1b", faction=FACTIONS[self.faction].id, province=PROVINCES[self.province].id,
            destination=PROVINCES[move[1]].id,
        )  # fmt: skip
        if not g.armies[self.province]:
            g.stack.pop()

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """Who attacks, and how many are left."""
        battle = g.running(Battle)
        facts = {
            "faction": FACTIONS[self.faction].id,
            "province": PROVINCES[self.province].id,
            "enemy": SIDE_IDS[battle.side],
            "attackers": battle.attackers,
            "legions": g.armies[self.province],
        }
        return Prompt("retreat", self.rule, facts)

    def balance(self, g: Empire, seat: int) -> tuple[int, int]:
        """Legions left, and those who attack them."""
        return g.armies[self.province], g.running(Battle).attackers

    def flight(self, g: Empire, seat: int, offered: Sequence[Move]) -> Move:
        """To where most friends stand."""
        refuges = [move for move in offered if move != STAND]
        return max(refuges, key=lambda move: g.armies[move[1]], default=STAND)
