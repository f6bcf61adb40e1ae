"""Chapter 10.3.5: the optional re-rolls."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import ELITE, NONE, PLACE_IDS
from romanum.games.pax.rules.battle.actions import RE_ROLL_ENEMY, RE_ROLL_OWN, TRY
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight, general_of, put
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.leaders import campaign, tactical
from romanum.games.pax.state.position import RE_ROLLS, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

LARGE = 2


def offer_re_roll(g: Mediterranean, fight: Fight) -> None:
    """10.3.5a: twice the BP or more, and the lower die."""
    if not g.optional & RE_ROLLS:
        return
    own, other = fight.points
    who = ATTACKER if own > other else DEFENDER
    large, small = max(own, other), min(own, other)
    if large >= LARGE * small and large and fight.dice[who] < fight.dice[1 - who]:
        g.push(ReRoll(fight.powers[who], who, True))


class ReRoll(PowerChoice, frozen=True):
    """10.3.5a, 10.3.5c: whether to try."""

    who: int
    larger: bool
    rule: ClassVar[str] = "10.3.5a"
    asks_about: ClassVar[str] = "optional-re-roll"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [TRY, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """2d6 at or under both ratings; the smaller side takes 2 off."""
        if move == PASS:
            return
        leader = general_of(g, g.running(Fight), self.who)
        needed = tactical(leader) + campaign(leader)
        dice = (g.dice.roll(), g.dice.roll())
        total = sum(dice) - (0 if self.larger else RULES.reroll_relief)
        side = side_id(g, g.running(Fight).sides[self.who])
        g.tell("re-roll-tried", self.rule, side=side, dice=dice, total=total, needed=needed)
        if total <= needed:
            g.push(WhichDie(self.power, self.who, self.larger))
        elif self.larger:
            g.push(ReRoll(g.running(Fight).powers[1 - self.who], 1 - self.who, False))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        dice = {"own": fight.dice[self.who], "enemy": fight.dice[1 - self.who]}
        return Prompt("re-roll", self.rule, {"space": PLACE_IDS[fight.space], **dice})


class WhichDie(PowerChoice, frozen=True):
    """10.3.5b, 10.3.5c: whose die is rolled again."""

    who: int
    larger: bool
    rule: ClassVar[str] = "10.3.5b"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """The own or the enemy's."""
        return [RE_ROLL_OWN, RE_ROLL_ENEMY]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The larger side has its own at -1 or the enemy's at +1; an Elite leader adds 1 to his side's die."""
        again = self.who if move == RE_ROLL_OWN else 1 - self.who
        die = g.dice.roll()
        if self.larger:
            die += -1 if again == self.who else 1
            leader = general_of(g, g.running(Fight), again)
            die += 1 if leader != NONE and ELITE[leader] else 0
        fight = g.running(Fight)
        g.amend(Fight, dice=put(fight.dice, again, die))
        g.tell("re-rolled", self.rule, side=side_id(g, fight.sides[again]), die=die)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        dice = {"own": fight.dice[self.who], "enemy": fight.dice[1 - self.who]}
        return Prompt("which-die", self.rule, {"space": PLACE_IDS[fight.space], **dice})
