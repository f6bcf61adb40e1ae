"""2.5: triggers of a scenario: looked at in their phase, paid for, rolled for, and what comes of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Step, Task
from romanum.games.imperium.data.outcomes import Dissolve, Outcome, Price, Succeed, Trigger
from romanum.games.imperium.rules.common.morale import pay
from romanum.games.imperium.rules.common.powers import majors, power_id
from romanum.games.imperium.rules.geography.seasons import MARCH, of_year
from romanum.games.imperium.rules.scenario.bids import bids_due
from romanum.games.imperium.rules.scenario.comings import come_back, look_around
from romanum.games.imperium.rules.scenario.outcomes import carry_out
from romanum.games.imperium.rules.scenario.victory import Judgement
from romanum.games.imperium.rules.special.chronicle import (
    count_vigils,
    is_in_force,
    look_of,
    note_look,
    note_payment,
    payments,
    rules_of,
)
from romanum.games.imperium.rules.special.conditions import Scope, all_hold, in_bounds
from romanum.games.imperium.rules.special.specials import bind
from romanum.games.imperium.state.errands import MonthEnds, Reckoning, Triggers
from romanum.games.imperium.state.layout import DUE_FACTS
from romanum.games.imperium.state.position import ACTIVE, DIPLOMACY, MOBILIZATION, NOBODY, RomanWorld
from romanum.games.imperium.state.steps import YesOrNo

PHASE: Final = {DIPLOMACY: "diplomacy", MOBILIZATION: "taxation"}
TURN_END: Final = "turn-end"
QUARTER, YEAR = 3, 12

# ---- when


@carries_out(Triggers)
def look_at_triggers(errand: Triggers, g: RomanWorld) -> None:
    """Bids, then what falls due in a phase, then its triggers in the order of the scenario."""
    if errand.phase == DIPLOMACY:
        g.tabled = ()
    if not g.setting.specials or errand.phase not in PHASE:
        return
    if errand.phase == DIPLOMACY:
        bind(g)
    bids = bids_due(g) if errand.phase == DIPLOMACY else []
    _do(g, [*bids, *triggers_of(g, PHASE[errand.phase])])
    if errand.phase == DIPLOMACY:
        look_around(g)


@carries_out(MonthEnds)
def end_month(errand: MonthEnds, g: RomanWorld) -> None:
    """25.1a: sieges are a month older; triggers of the turn's end come before the judgement."""
    count_vigils(g)
    g.push(Judgement())
    _do(g, triggers_of(g, TURN_END))
    come_back(g)


def _do(g: RomanWorld, work: list[Step[Any]]) -> None:
    if work:
        g.push(Reckoning())
    for step in reversed(work):
        g.push(step)


def triggers_of(g: RomanWorld, phase: str) -> list[Step[Any]]:
    """The outcomes that are due, and the triggers to look at."""
    found: list[Step[Any]] = []
    specials, facts = g.setting.specials, g.due
    for at in range(0, len(facts), DUE_FACTS):
        rule, number, month = facts[at : at + DUE_FACTS]
        if month <= g.month and getattr(specials[rule], "phase", "") == phase:
            found.append(Happens(rule, number, True))
    found += [Look(at) for at, trigger in rules_of(g, Trigger) if trigger.phase == phase and is_due(g, at, trigger)]
    return found


def is_due(g: RomanWorld, at: int, trigger: Trigger) -> bool:
    """Whether a trigger may still happen, and in this month."""
    if not is_in_force(g, at, trigger) or (g.fired >> at & 1 and not trigger.again):
        return False
    if trigger.months and of_year(g) + 1 not in trigger.months:
        return False
    return not trigger.tries or look_of(g, at).times < trigger.tries


def trigger_at(g: RomanWorld, at: int) -> Trigger:
    """The trigger in a place of the setting."""
    rule = g.setting.specials[at]
    assert isinstance(rule, Trigger)
    return rule


class Look(Task[RomanWorld], frozen=True):
    """A trigger is looked at."""

    at: int
    rule: ClassVar[str] = "2.5"

    def run(self, g: RomanWorld) -> None:
        """If all that it needs holds; somebody may have to pay, or may pay to be spared."""
        trigger = trigger_at(g, self.at)
        if not is_due(g, self.at, trigger) or not all_hold(g, trigger.needs, Scope(rule=self.at)):
            return
        if trigger.spared is not None:
            _spare(g, self.at, trigger.spared)
        elif trigger.price is not None and trigger.price.each != "once":
            _ask_price(g, self.at, trigger.price, rolled=False)
        else:
            roll(g, self.at)


# ---- payment


def payers(g: RomanWorld, price: Price) -> tuple[int, ...]:
    """Who may pay and can: the power that is named, or every major power."""
    powers = majors(g) if price.by is None else [int(price.by)]
    return tuple(
        p for p in powers if g.standing[p] == ACTIVE and g.chief[p] != NOBODY and g.treasury[p] >= price.talents
    )


def span(month: int, each: str) -> int:
    """The quarter or year of a month; both begin with March (4b, ruling of scenario 41)."""
    return (month - MARCH) // (QUARTER if each == "quarter" else YEAR)


def has_paid(g: RomanWorld, at: int, price: Price) -> bool:
    """Whether somebody has paid for the running quarter or year, or ever, if once is enough."""
    own = [payment for payment in payments(g) if payment.rule == at]
    if price.each == "try":
        return False
    return any(price.each == "once" or span(p.month, price.each) == span(g.month, price.each) for p in own)


def _spare(g: RomanWorld, at: int, price: Price) -> None:
    """Not looked at if somebody has paid; a year's sum is paid in March, and the first broken year is free."""
    yearly = price.each == "year"
    first_year = yearly and span(g.first_month, "year") == span(g.month, "year") and g.first_month % YEAR != MARCH
    if first_year or has_paid(g, at, price):
        return
    able = payers(g, price) if not yearly or of_year(g) == MARCH else ()
    if able:
        g.push(Spare(g.chief[able[0]], at, able[0]))
    else:
        roll(g, at)


def _ask_price(g: RomanWorld, at: int, price: Price, *, rolled: bool) -> None:
    """Those who can are asked one after the other, until one pays."""
    able = () if price.each in ("quarter", "year") and has_paid(g, at, price) else payers(g, price)
    if able:
        g.push(PayPrice(g.chief[able[0]], at, able, rolled))


def _pay(g: RomanWorld, at: int, power: int, talents: int) -> None:
    pay(g, power, talents)
    note_payment(g, at, power)
    if g.log is not None:
        g.tell("special-paid", "2.5", power=power_id(g, power), talents=talents, text=trigger_at(g, at).text)


class Spare(YesOrNo, frozen=True):
    """A power pays, and a trigger is not looked at."""

    at: int
    power: int
    rule: ClassVar[str] = "2.5"

    def said_yes(self, g: RomanWorld) -> None:
        """Paid for this time."""
        price = trigger_at(g, self.at).spared
        assert price is not None
        _pay(g, self.at, self.power, price.talents)

    def said_no(self, g: RomanWorld) -> None:
        """It takes its course."""
        roll(g, self.at)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        trigger = trigger_at(g, self.at)
        talents = trigger.spared.talents if trigger.spared else 0
        return Prompt("special-price", self.rule, {"talents": talents, "text": trigger.text})


class PayPrice(YesOrNo, frozen=True):
    """A power pays for a trigger to be looked at, or, once it was rolled, for it to happen."""

    at: int
    able: tuple[int, ...]
    rolled: bool
    rule: ClassVar[str] = "2.5"

    def said_yes(self, g: RomanWorld) -> None:
        """Roll, or it happens."""
        price = trigger_at(g, self.at).price
        assert price is not None
        _pay(g, self.at, self.able[0], price.talents)
        if self.rolled:
            fire(g, self.at, trigger_at(g, self.at).then)
        else:
            roll(g, self.at)

    def said_no(self, g: RomanWorld) -> None:
        """The next one is asked."""
        if self.able[1:]:
            g.push(PayPrice(g.chief[self.able[1]], self.at, self.able[1:], self.rolled))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        trigger = trigger_at(g, self.at)
        talents = trigger.price.talents if trigger.price else 0
        return Prompt("special-price", self.rule, {"talents": talents, "text": trigger.text})


# ---- the roll


def roll(g: RomanWorld, at: int) -> None:
    """Dice and what changes them; without dice it happens. A price that is asked once is paid when it does."""
    trigger = trigger_at(g, at)
    total = 0
    if trigger.dice:
        dice = [g.dice.roll() for _ in range(trigger.dice)]
        total = sum(dice) + sum(m.add for m in trigger.modifiers if all_hold(g, m.needs, Scope(rule=at)))
        if g.log is not None:
            g.tell("trigger-roll", "2.5", text=trigger.text, total=total, dice=dice)
    note_look(g, at)
    if in_bounds(total, trigger.least, None if trigger.most is None else trigger.most + 1) or not trigger.dice:
        if trigger.price is not None and trigger.price.each == "once":
            _ask_price(g, at, trigger.price, rolled=True)
        else:
            fire(g, at, trigger.then)
        return
    for row in trigger.other:
        if in_bounds(total, row.least, None if row.most is None else row.most + 1):
            fire(g, at, row.then)
            return


def outcomes_of(trigger: Trigger) -> tuple[Outcome, ...]:
    """All that a trigger may bring, in the order by which outcomes are numbered."""
    return (*trigger.then, *(outcome for row in trigger.other for outcome in row.then))


def fire(g: RomanWorld, at: int, then: tuple[Outcome, ...]) -> None:
    """A trigger happens: its outcomes in their order."""
    g.fired |= 1 << at
    trigger = trigger_at(g, at)
    if g.log is not None:
        g.tell("trigger-fires", "2.5", text=trigger.text)
    every = outcomes_of(trigger)
    first = next(n for n in range(len(every)) if every[n : n + len(then)] == then)
    for number in reversed(range(first, first + len(then))):
        g.push(Happens(at, number, False))


class Happens(Task[RomanWorld], frozen=True):
    """An outcome, now or when it is due."""

    at: int
    number: int
    due: bool
    rule: ClassVar[str] = "2.5"

    def run(self, g: RomanWorld) -> None:
        """One that comes later is put down; one whose time is not ripe leaves its trigger to be looked at again."""
        outcome = outcomes_of(trigger_at(g, self.at))[self.number]
        if self.due:
            _strike(g, self.at, self.number)
        elif isinstance(outcome, Dissolve | Succeed) and outcome.after:
            g.due += (self.at, self.number, g.month + outcome.after)
            return
        if not carry_out(g, outcome, trigger_at(g, self.at)):
            g.fired &= ~(1 << self.at)


def _strike(g: RomanWorld, at: int, number: int) -> None:
    facts = g.due
    kept = [facts[n : n + DUE_FACTS] for n in range(0, len(facts), DUE_FACTS)]
    g.due = tuple(n for fact in kept if fact[:2] != (at, number) for n in fact)
