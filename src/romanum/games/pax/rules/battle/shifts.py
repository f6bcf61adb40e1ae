"""Chapters 10.3.1, steps 5 to 10, and 10.3.5: Battle Points and odds, shifts, how they are spent, and re-rolls."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import ELITE, FORTRESS, HELEPOLIS, NONE, PLACE_IDS, shifts_for
from romanum.games.pax.rules.battle.actions import RE_ROLL_ENEMY, RE_ROLL_OWN, TRY, USE_ENGINE
from romanum.games.pax.rules.battle.frame import (
    ATTACKER,
    DEFENDER,
    RULES,
    Fight,
    bars_horse,
    bp_of,
    general_of,
    horse_of,
    put,
    standing,
)
from romanum.games.pax.rules.battle.special_units import edges, negated
from romanum.games.pax.state.actions import DONE, PASS
from romanum.games.pax.state.chances import higher
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.forces import number
from romanum.games.pax.state.leaders import campaign, tactical
from romanum.games.pax.state.moves import AMPHIBIOUS, AT_SHIFTS
from romanum.games.pax.state.position import RE_ROLLS, SIMPLE_ODDS, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

# ---- steps 5 and 6: Battle Points and odds


def points_of(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.3.1a: Units that may fight, and walls that are used."""
    stacks = fight.army(who)
    found = bp_of(g, stacks)
    found -= horse_of(g, stacks) if bars_horse(fight, who) else negated(g, fight, who)[0]
    return found + (g.walls[fight.space] if fight.walls and who == DEFENDER else 0)


def count_points(g: Mediterranean, fight: Fight) -> None:
    """10.2-5: BP, the base of losses (negated Cavalry counts there again), and Cavalry."""
    own, other = (points_of(g, fight, who) for who in (ATTACKER, DEFENDER))
    out = negated(g, fight, ATTACKER)[0], negated(g, fight, DEFENDER)[0]
    g.amend(Fight, points=(own, other), base=(own + out[0], other + out[1]), edge=edges(g, fight))


def odds_shifts(g: Mediterranean, larger: int, smaller: int) -> int:
    """10.3.1c, 10.3.1d, 10.3.6: the shifts of the larger Army."""
    if g.optional & SIMPLE_ODDS and smaller:
        return larger // smaller if larger > smaller else 0
    return shifts_for(larger, smaller) if larger > smaller else 0


# ---- steps 8 to 10: shifts


Shift = tuple[str, str, int, int]
"""What gives it, by which rule, and how many to the attacker and the Defender."""


def leader_shifts(g: Mediterranean, fight: Fight, who: int) -> int:
    """8.2.1a, 10.3.1f: the difference of the Tactical ratings, at walls no more than 1."""
    own, other = (tactical(general_of(g, fight, w)) for w in (who, 1 - who))
    better = max(0, own - other)
    return min(better, RULES.leader_at_walls) if fight.walls else better


def sources(g: Mediterranean, fight: Fight, points: tuple[int, int], edge: tuple[int, int]) -> list[Shift]:
    """10.2-8, 10.3.1g: every source of shifts but cards, whether it gives any or not."""
    archimedes = fight.walls and g.archimedes == fight.space
    return [
        ("odds", "10.3.1c", odds_shifts(g, *points), odds_shifts(g, *points[::-1])),
        ("cavalry", "10.4.1a", *edge),
        ("leaders", "10.3.1f", leader_shifts(g, fight, ATTACKER), leader_shifts(g, fight, DEFENDER)),
        ("fortress", "10.3.1g", 0, RULES.fortress if FORTRESS[fight.space] else 0),
        ("amphibious", "10.3.1g", 0, RULES.amphibious if fight.flags & AMPHIBIOUS else 0),
        ("siege", "10.5.1", *fight.siege),
        ("archimedes", "17.2-ARCHIMEDES-EFFECT", 0, RULES.archimedes if archimedes else 0),
        ("helepolis", "17.2-POLIORCATES-EFFECT", RULES.helepolis if fight.engine else 0, 0),
    ]


def ask_engine(g: Mediterranean, fight: Fight) -> None:
    """17.2-POLIORCATES-EFFECT: an attacker who has a Helepolis at walls may use it or keep it for another Battle."""
    if fight.walls and any(number(g, stack, HELEPOLIS) for stack in standing(g, fight.attackers)):
        g.push(UseEngine(fight.powers[ATTACKER]))


class UseEngine(PowerChoice, frozen=True):
    """17.2-POLIORCATES-EFFECT: it serves in one Battle only, so its owner says in which."""

    rule: ClassVar[str] = "17.2-POLIORCATES-EFFECT"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [USE_ENGINE, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Its shifts count in this Battle."""
        g.amend(Fight, engine=move == USE_ENGINE)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Where, what it gives, and the dice."""
        fight = g.running(Fight)
        facts: dict[str, Any] = {"space": PLACE_IDS[fight.space], "shifts": RULES.helepolis}
        return Prompt("use-engine", self.rule, {**facts, "own": fight.dice[ATTACKER], "enemy": fight.dice[DEFENDER]})


def announce(g: Mediterranean, fight: Fight) -> None:
    """10.2-8, 10.3.1k: shifts are totalled; then cards, whoever has fewer speaking first."""
    found = sources(g, fight, fight.points, fight.edge)
    shifts = sum(own for _, _, own, _ in found), sum(other for _, _, _, other in found)
    g.amend(Fight, shifts=shifts)
    if g.log is not None:
        tell_shifts(g, fight, shifts)
    if g.advanced:
        g.captains = g.patron[fight.sides[ATTACKER]], g.patron[fight.sides[DEFENDER]]
        first = ATTACKER if shifts[0] < shifts[1] else DEFENDER
        for who in (1 - first, first):
            g.push(CardMoment(AT_SHIFTS, g.captains[who], fight.attackers[0]))


def tell_shifts(g: Mediterranean, fight: Fight, shifts: tuple[int, int]) -> None:
    """What each side has, the dice as they lie, and how likely the attacker was to win with such shifts."""
    net = shifts[0] - shifts[1]
    facts: dict[str, Any] = {"space": PLACE_IDS[fight.space], "attack": shifts[0], "defence": shifts[1]}
    facts |= {"attacker": side_id(g, fight.sides[ATTACKER]), "defender": side_id(g, fight.sides[DEFENDER])}
    facts |= {"dice": fight.dice, "chance": higher(net), "ahead": fight.dice[0] + net > fight.dice[1]}
    g.tell("battle-shifts", "10.2-8", **facts)


def net_shifts(g: Mediterranean, fight: Fight) -> int:
    """10.3.1i: the attacker's less the Defender's, cards included."""
    own, other = (fight.shifts[who] + g.extra_shifts[who] for who in (ATTACKER, DEFENDER))
    return own - other


def spend_shifts(g: Mediterranean, fight: Fight) -> None:
    """10.2-9: the side with more has the difference."""
    net = net_shifts(g, fight)
    if net:
        who = ATTACKER if net > 0 else DEFENDER
        g.push(SpendShifts(fight.powers[who], who, abs(net)))


class SpendShifts(PowerChoice, frozen=True):
    """10.3.1j: add to the own die, take from the enemy's, or leave it."""

    who: int
    left: int
    rule: ClassVar[str] = "10.3.1j"
    stays: ClassVar[bool] = True

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """As far as shifts and dice go."""
        dice = g.running(Fight).dice
        up = min(self.left, RULES.most_die - dice[self.who])
        down = min(self.left, dice[1 - self.who])
        found: list[Move] = [("raise-die", n) for n in range(1, up + 1)]
        return [*found, *(("lower-die", n) for n in range(1, down + 1)), DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Until there are none left."""
        if move == DONE:
            g.stack.pop()
            return
        dice = g.running(Fight).dice
        who, by = (self.who, move[1]) if move[0] == "raise-die" else (1 - self.who, -move[1])
        g.amend(Fight, dice=put(dice, who, dice[who] + by))
        if self.left == move[1]:
            g.stack.pop()
        else:
            g.become(replace(self, left=self.left - move[1]))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        facts: dict[str, Any] = {"side": side_id(g, fight.sides[self.who]), "left": self.left}
        facts |= {"own": fight.dice[self.who], "enemy": fight.dice[1 - self.who], "space": PLACE_IDS[fight.space]}
        return Prompt("spend-shifts", self.rule, facts)


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
