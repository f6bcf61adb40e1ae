"""19.3: whose morale counts in a battle, what the gap is worth, and donatives, on land and at sea.

    power = morale_of(g, {antony: 103, cleopatra: 102}, leaders)      # whose morale the force has
    shift(g.morale[attacker] + paid, g.morale[defender])              # what the roll changes by

A part that fights makes a step of `Donatives` and says in `agreed` what follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.rules.common.leaders import is_head, rank
from romanum.games.imperium.rules.common.morale import pay
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.actions import NUMBER, PASS
from romanum.games.imperium.state.position import REBELS, ROMAN, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def morale_of(g: RomanWorld, shares: Mapping[int, int], leaders: Iterable[int]) -> int:
    """19.3.2: the power whose morale a force has; ruling 19.3.2c: heads first, among leaders a Roman, then strength."""
    present = sorted(leaders, key=lambda leader: rank(g, leader), reverse=True)
    romans = [leader for leader in present if g.origin[g.leader_of[leader]] == ROMAN]
    if romans and len(romans) < len(present):
        return g.leader_of[romans[0]]
    heads = [leader for leader in present if is_head(g, leader)]
    if heads:
        return g.leader_of[heads[0]]
    most = max(shares.values())
    largest = [power for power, share in shares.items() if share == most]
    ranked = [g.leader_of[leader] for leader in present if g.leader_of[leader] in largest]
    return ranked[0] if ranked else largest[0]


def shift(attacker: int, defender: int) -> int:
    """19.3: what the attacker's roll changes by for the morale of both sides."""
    gap = TABLES.morale.gap
    return (attacker - defender >= gap) - (defender - attacker >= gap)


def most(g: RomanWorld, power: int) -> int:
    """19.3.1c: the talents that a power may pay in a battle at most, and has."""
    return max(0, min(g.treasury[power], g.morale[power] * TABLES.morale.donative_percent // 100))


def can_matter(g: RomanWorld, attacker: int, defender: int) -> bool:
    """Whether any payment could change the roll: where none can, nobody is asked; rebels have no morale (22.2.3a)."""
    if REBELS in (attacker, defender):
        return False
    own, other = g.morale[attacker], g.morale[defender]
    return shift(own + most(g, attacker), other) != shift(own, other + most(g, defender))


class Donatives(PlayerChoice, frozen=True):
    """19.3.1b: attacker and defender add talents in turn until both have passed in succession.

    `powers` are those whose morale counts, `paid` what they have given, `turn` whose word it is; talents are paid at
    once. Further fields of a subclass must have defaults.
    """

    powers: tuple[int, int]
    paid: tuple[int, int] = (0, 0)
    turn: int = 0
    passed: bool = False
    rule: ClassVar[str] = "19.3.1a"
    abstract: ClassVar[bool] = True
    asks_about: ClassVar[str] = "donatives"

    def concerns(self, g: RomanWorld, seat: int) -> bool:
        """19.3: whether what he may still add would change the roll, as things stand."""
        attacker, defender = (g.morale[power] + paid for power, paid in zip(self.powers, self.paid, strict=True))
        left = self.left(g)
        raised = (attacker + left, defender) if self.turn == 0 else (attacker, defender + left)
        return shift(*raised) != shift(attacker, defender)

    def agreed(self, g: RomanWorld) -> None:
        """Neither adds more: `paid` stands. The step is off the stack."""
        raise NotImplementedError

    def left(self, g: RomanWorld) -> int:
        """19.3.1c: what whoever has the word may still add."""
        power, paid = self.powers[self.turn], self.paid[self.turn]
        allowed = g.morale[power] * TABLES.morale.donative_percent // 100
        return max(0, min(g.treasury[power], allowed - paid))

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Nothing more, or so many talents."""
        return [PASS, *NUMBER[1 : self.left(g) + 1]]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Pay, and the other has the word; two who pass in succession have agreed."""
        if move == PASS:
            if self.passed:
                self.agreed(g)
            else:
                self._over_to(g, self.paid, passed=True)
            return
        power, talents = self.powers[self.turn], move[1]
        pay(g, power, talents)
        if g.log is not None:
            g.tell("donative", self.rule, power=power_id(g, power), talents=talents)
        paid = (self.paid[0] + talents, self.paid[1]) if self.turn == 0 else (self.paid[0], self.paid[1] + talents)
        self._over_to(g, paid, passed=False)

    def _over_to(self, g: RomanWorld, paid: tuple[int, int], *, passed: bool) -> None:
        turn = 1 - self.turn
        player = g.chief[self.powers[turn]]
        after = msgspec.structs.replace(self, player=player, paid=paid, turn=turn, passed=passed)
        if player < 0:
            after.agreed(g)
        else:
            g.push(after)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        own, other = self.paid[self.turn], self.paid[1 - self.turn]
        return Prompt(
            "donatives", self.rule, {"power": power_id(g, self.powers[self.turn]), "own": own, "other": other}
        )
