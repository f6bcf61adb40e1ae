"""Chapters 3.2.F, 3.3, 3.4 and 3.5.1: the play order; markers are drawn from the pool, paid for and played."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.games.pax.data.components import PONTUS, SEATS, TABLES
from romanum.games.pax.rules.turn.actions import FORFEIT, MEETING, PAY
from romanum.games.pax.rules.turn.scenario_rules import unite
from romanum.games.pax.rules.turn.talks import open_talk
from romanum.games.pax.state.control import civilization, settle
from romanum.games.pax.state.errands import (
    CardSegment,
    CivilWar,
    DueEvents,
    EndActivation,
    EventMarker,
    JudgeDisorder,
    LookForWinners,
    NextMarker,
    Operations,
    PonticActivation,
    SlaveMarches,
    Talks,
    WinterInFortress,
)
from romanum.games.pax.state.forces import clear_marks, reuse_numbers
from romanum.games.pax.state.position import (
    ESCORTED,
    EVENT_MARKER,
    MARKER_KINDS,
    MOVED,
    NOBODY,
    PONTUS_MARKER,
    STUCK,
    Mediterranean,
)
from romanum.games.pax.state.sides import first_round, side_id
from romanum.games.pax.state.stability import can_pay, pay
from romanum.games.pax.state.steps import PowerChoice

# ---- 3.3, 3.4.2: the play order, and the pool


def set_play_order(g: Mediterranean) -> None:
    """3.2.I, 3.4.2a: fewest VP first; ties by lower Stability, then lower CVP, then lower dice."""
    standing = {power: (g.vp[power], g.stability[power], civilization(g, power)) for power in range(len(g.powers))}
    order: list[int] = []
    for rank in sorted(set(standing.values())):
        order += _rolled(g, [power for power in standing if standing[power] == rank])
    g.order = tuple(order)
    g.tell("play-order", "3.4.2a", order=[side_id(g, power) for power in order])


def _rolled(g: Mediterranean, tied: list[int]) -> list[int]:
    """3.4.2a: lower dice first, rolled again until they differ."""
    if len(tied) == 1:
        return tied
    dice = {power: g.dice.roll() for power in tied}
    g.tell("order-roll", "3.4.2a", powers=[side_id(g, power) for power in tied], dice=list(dice.values()))
    return [power for die in sorted(set(dice.values())) for power in _rolled(g, [p for p in tied if dice[p] == die])]


def fill_pool(g: Mediterranean) -> None:
    """3.4.2b, 3.4.2c, 3.4.4b: every marker that is not set out, those for events, and that of Pontus."""
    pool = [0] * MARKER_KINDS
    for power in range(len(g.powers)):
        pool[power] = g.markers - (power in first_round(g))
    pool[EVENT_MARKER] = g.event_markers
    pool[PONTUS_MARKER] = int(g.patron[PONTUS] != NOBODY)
    g.pool = tuple(pool)


# ---- markers


IN_A_ROW: Final = 2
"""3.4.2d: nobody has more Activations running."""


def begin(g: Mediterranean) -> None:
    """3.2.F: the markers are set out and put into the pool."""
    fill_pool(g)
    g.activations = g.run = 0
    g.active = g.last = NOBODY
    g.push(NextMarker())


@carries_out(NextMarker)
def next_marker(errand: NextMarker, g: Mediterranean) -> None:
    """3.4.1, 3.4.3: the next of the first round; then a marker drawn blindly, until the pool is empty."""
    fixed = first_round(g)
    if g.activations < len(fixed):
        g.push(NextMarker())
        activate(g, fixed[g.activations])
    elif any(g.pool):
        g.push(NextMarker())
        play_marker(g, draw_marker(g))


def drawable(g: Mediterranean) -> tuple[int, ...]:
    """3.4.2d, 3.4.2e: the pool as far as it counts: not a third marker running while another power has one left."""
    others = any(number for power, number in enumerate(g.pool[:SEATS]) if power != g.last)
    if g.run >= IN_A_ROW and others:
        return changed(g.pool, g.last, 0)
    return g.pool


def draw_marker(g: Mediterranean) -> int:
    """3.4.1: one of them; who is set aside for being the third comes back to the pool."""
    markers = [kind for kind, number in enumerate(drawable(g)) for _ in range(number)]
    kind = markers[g.dice.roll(len(markers)) - 1]
    g.pool = changed(g.pool, kind, g.pool[kind] - 1)
    return kind


def play_marker(g: Mediterranean, kind: int) -> None:
    """3.2.F, 12.5.5b, 16.1.2: a power's, that of Pontus, or one for an event."""
    if kind == EVENT_MARKER:
        g.tell("event-marker", "16.1.2")
        g.push(EventMarker(g.last))
    elif kind == PONTUS_MARKER:
        g.tell("pontus-marker", "12.5.5b")
        g.push(PonticActivation())
    elif g.silent >> kind & 1:
        g.tell("silent", "16.2-CHECKd", power=side_id(g, kind))
    else:
        activate(g, kind)


def activate(g: Mediterranean, power: int) -> None:
    """3.2.F, 16.1.3, 12.7.1b: what waits for the next marker, slaves that march, then payment; the end lies below."""
    g.run = g.run + 1 if g.last == power else 1
    g.active = g.last = power
    g.activations += 1
    g.militia_raised = 0
    g.tell("activation", "3.2.F", power=side_id(g, power), number=g.activations)
    g.push(EndActivation(power))
    g.push(WinterInFortress(power))
    g.push(CivilWar(power) if g.civil_war >> power & 1 else Payment(power))
    open_talk(g, power)
    g.push(SlaveMarches(power))
    g.push(DueEvents(power))


class Payment(PowerChoice, frozen=True):
    """3.2.F1, 3.4.4a, 3.2.F3b: a marker is paid for or lapses; a Meeting costs nothing."""

    rule: ClassVar[str] = "3.2.F1"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Pay, call a Meeting in the Standard Game, or neither."""
        found = [PAY] if can_pay(g, self.power, price_of_marker(g, self.power)) else []
        if not g.advanced and len(g.powers) > 1:
            found.append(MEETING)
        return [*found, FORFEIT]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The segments that follow; a marker that a card has made free is used up in any case."""
        talents = price_of_marker(g, self.power)
        if not talents:
            g.free_markers = changed(g.free_markers, self.power, g.free_markers[self.power] - 1)
        if move == PAY:
            pay(g, self.power, talents, self.rule, "marker")
            g.push(Operations(self.power))
            if g.advanced:
                g.push(CardSegment(self.power))
        elif move == MEETING:
            g.push(Talks(self.power, (1 << len(g.powers)) - 1 & ~(1 << self.power)))
        else:
            g.tell("forfeits", "3.4.4a", power=side_id(g, self.power))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"power": side_id(g, self.power), "talents": price_of_marker(g, self.power)}
        return Prompt("payment", self.rule, facts)


def price_of_marker(g: Mediterranean, power: int) -> int:
    """3.2.F1, 16.2-CHECKd: one Talent, two after a civil war, none for a marker that a card has put into the pool."""
    if g.free_markers[power] and g.activations > len(first_round(g)):
        return 0
    return TABLES.costs.marker_after_civil_war if g.dear >> power & 1 else TABLES.costs.marker


@carries_out(EndActivation)
def end_activation(errand: EndActivation, g: Mediterranean) -> None:
    """3.2.F4: has the power brought what was asked of it? Then marks come off; has anybody won?"""
    if g.disorder >> errand.power & 1:
        g.push(errand)
        g.push(JudgeDisorder(errand.power))
        return
    clear_marks(g, MOVED | ESCORTED | STUCK)
    reuse_numbers(g)
    settle(g)
    g.majors = g.minors = g.conquests = g.guests = 0
    unite(g)
    g.push(LookForWinners())
    g.active = NOBODY
