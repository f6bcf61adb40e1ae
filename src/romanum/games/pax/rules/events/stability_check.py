"""Chapters 16.2 and 17.2: the Stability Check: bread and circuses, disorder, and to whom civil war comes."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import GARRISON, TABLES
from romanum.games.pax.state.actions import NAME, NUMBER
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import CivilWar, JudgeDisorder, Operations, StabilityCheck
from romanum.games.pax.state.forces import number, stacks_at, stacks_of, strength, strike, tidy
from romanum.games.pax.state.position import MOVED, STABLE, TURMOIL, Mediterranean
from romanum.games.pax.state.sides import is_friend, side_id
from romanum.games.pax.state.stability import TRACK, pay, shift_stability, stability_range
from romanum.games.pax.state.steps import PowerChoice

ENOUGH: Final = TABLES.events.disorder_bp
"""16.2-CHECKc: BP to be brought to a Capital."""


def rule_of(g: Mediterranean, standard: str, by_card: str) -> str:
    """The letter of the rule in the game that is played."""
    return f"17.2-STABILITY-CHECK-{by_card}" if g.advanced else f"16.2-CHECK{standard}"


# ---- who suffers it


@carries_out(StabilityCheck)
def check(errand: StabilityCheck, g: Mediterranean) -> None:
    """16.2-CHECKa: himself, else whom he names; a card may be used against anybody (17.2-STABILITY-CHECK-a)."""
    power = errand.power
    shaken = targets(g, power)
    if not shaken:
        shift_stability(g, power, -1, rule_of(g, "a", "a"), "check")
    else:
        g.push(NameShaken(power))


def targets(g: Mediterranean, power: int) -> list[int]:
    """Whom a power can name: by a marker itself alone if it is at +3 or below."""
    shaken = [other for other in range(len(g.powers)) if g.stability[other] <= TRACK.check_up_to]
    return [power] if power in shaken and not g.advanced else shaken


class NameShaken(PowerChoice, frozen=True):
    """16.2-CHECKa, 17.2-STABILITY-CHECK-a: who suffers it; nobody is asked where there is one alone."""

    rule: ClassVar[str] = "16.2-CHECKa"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Powers at +3 or below."""
        return [NAME[g.powers[other]] for other in targets(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It depends on his level."""
        suffer(g, g.who(move[1]))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("check", rule_of(g, "a", "a"), {"power": side_id(g, self.power)})


def suffer(g: Mediterranean, power: int) -> None:
    """16.2-CHECKb, 16.2-CHECKc, 16.2-CHECKd: Unrest, Disorder or Civil War."""
    level = stability_range(g, power)
    ordeal = ("unrest", "disorder", "civil-war")[level]
    g.tell("check", rule_of(g, "a", "a"), power=side_id(g, power), level=g.stability[power], ordeal=ordeal)
    if level == STABLE:
        g.push(BreadAndCircuses(power))
    elif level == TURMOIL:
        divide(g, power)
    else:
        g.disorder |= 1 << power
        if power == g.active:
            begin_watch(g, power)


# ---- Unrest


def due(g: Mediterranean) -> int:
    """16.2-CHECKb: 3T, by card 2T."""
    return TABLES.cards_effects.check_payment if g.advanced else TABLES.events.check_payment


class BreadAndCircuses(PowerChoice, frozen=True):
    """16.2-CHECKb, 17.2-STABILITY-CHECK-b: how many Talents he pays; each one not paid costs 1 Stability."""

    rule: ClassVar[str] = "16.2-CHECKb"
    orders_about: ClassVar[str] = "circuses"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """All of it first, as far as the Treasury goes."""
        return [NUMBER[talents] for talents in range(min(due(g), g.treasury[self.power]), -1, -1)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Pay, and bear the rest."""
        rule = rule_of(g, "b", "b")
        pay(g, self.power, move[1], rule, "circuses")
        shift_stability(g, self.power, move[1] - due(g), rule, "circuses")

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("circuses", rule_of(g, "b", "b"), {"power": side_id(g, self.power), "talents": due(g)})

    def worth_of(self, g: Mediterranean, seat: int, move: Move) -> int:
        return int(move[1])


# ---- Disorder


def begin_watch(g: Mediterranean, power: int) -> None:
    """16.2-CHECKc: in the Activation in which he must bring an Army, what stands in his Capitals is noted."""
    if g.disorder >> power & 1:
        g.guards = tuple([in_capital(g, power, capital) for capital in g.setting.capitals[power]])


def in_capital(g: Mediterranean, power: int, capital: int, mark: int = 0) -> int:
    """BP there of those he commands, or of those with a mark alone."""
    own = [s for s in stacks_at(g, capital) if g.patron[g.whose[s]] == power and is_friend(g, power, g.whose[s])]
    return sum(strength(g, stack) for stack in own if g.mark[stack] & mark == mark)


def has_complied(g: Mediterranean, power: int) -> bool:
    """16.2-CHECKc: an Army of 3 BP has moved to a Capital, besides what was there (ruling: raised Units do not do)."""
    for capital, before in zip(g.setting.capitals[power], g.guards, strict=True):
        more = in_capital(g, power, capital) - before
        if min(more, in_capital(g, power, capital, MOVED)) >= ENOUGH:
            return True
    return False


@carries_out(JudgeDisorder)
def judge(errand: JudgeDisorder, g: Mediterranean) -> None:
    """16.2-CHECKc, 17.2-STABILITY-CHECK-c: whoever has not brought it loses 1 Stability and all Garrisons."""
    power = errand.power
    complied = has_complied(g, power)
    g.disorder &= ~(1 << power)
    g.guards = ()
    rule = rule_of(g, "c", "c")
    g.tell("disorder", rule, power=side_id(g, power), complied=complied)
    if not complied:
        shift_stability(g, power, -1, rule, "disorder")
        lose_garrisons(g, power)


def lose_garrisons(g: Mediterranean, power: int) -> None:
    """Wherever they are."""
    for stack in stacks_of(g, power):
        found = number(g, stack, GARRISON)
        if found:
            strike(g, stack, GARRISON, found)
            tidy(g, g.at[stack])
    settle(g)


# ---- Civil War


def divide(g: Mediterranean, power: int) -> None:
    """16.2-CHECKd: at once; by card, his current or next marker does nothing else (17.2-STABILITY-CHECK-d)."""
    if not g.advanced:
        silence(g, power)
        g.push(CivilWar(power))
    elif power == g.active:
        if Operations(power) in g.stack:
            g.stack.remove(Operations(power))
        g.push(CivilWar(power))
    else:
        g.civil_war |= 1 << power


def silence(g: Mediterranean, power: int) -> None:
    """16.2-CHECKd: no further Activations; if none were left, dear ones in the next Game-Turn."""
    if g.pool[power]:
        g.silent |= 1 << power
    else:
        g.dear_next |= 1 << power
