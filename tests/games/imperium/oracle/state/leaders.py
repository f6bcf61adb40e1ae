"""The oracle of leaders (18.2 to 18.4): who may be lost and how, who comes back, who succeeds, and their treasuries."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.loader import read
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.common.powers import leader_id
from romanum.games.imperium.state.position import ACTIVE, DEAD, MAJOR, NOBODY, WAITING, RomanWorld

from ..sea.chart import friendly
from .sheet import QUARTERS, month_of, stacks
from .watch import Moment, Span

GONE_WITH_POWER = frozenset({"faction-dissolves", "power-dissolves", "player-out", "proclaimed", "special-joins"})
"""When treasuries and leaders go by other rules."""


def numbered(g: RomanWorld, name: str) -> int:
    """A leader by what events call him."""
    return next(leader for leader in range(len(g.leader_in)) if leader_id(g, leader) == name)


def is_unnamed(g: RomanWorld, leader: int) -> bool:
    """18.2.2b."""
    return "-leader-" in leader_id(g, leader) or leader >= len(g.setting.leaders)


def free(g: RomanWorld, power: int) -> list[int]:
    """A power's leaders on the map who are nobody's captives."""
    leaders = range(len(g.leader_in))
    return [n for n in leaders if g.leader_of[n] == power and g.leader_in[n] >= 0 and g.captor[n] == NOBODY]


def bearers(g: RomanWorld, power: int) -> list[int]:
    """18.3.1a: the Imperator or Rex; else those of the highest value."""
    own = free(g, power)
    if g.head[power] in own:
        return [g.head[power]]
    return [leader for leader in own if g.leader_value[leader] == max(g.leader_value[n] for n in own)]


class Leaders:
    """Follows leaders who are lost."""

    def __call__(self, span: Span) -> Iterator[str]:
        """18.2, 18.3."""
        for before, moment in span.steps():
            if moment.kind in ("leader-killed", "leader-captured"):
                yield from self.lost(before, moment)
            elif moment.kind == "leader-called":
                yield from self.called(moment)
            elif moment.kind == "succession":
                yield from self.succeeds(before, moment)
            elif moment.kind == "treasury-dispersed":
                yield from self.dispersed(span, before, moment)
        yield from self.returns(span)
        yield from self.vacant(span)

    # ---- 18.2

    def lost(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """18.2a, 18.2b, 18.2d: to an enemy, with no troops of his own left there; whoever is taken is guarded."""
        g, leader = moment.g, numbered(moment.g, moment["leader"])
        stack = before.leader_in[leader]
        if before.captor[leader] != NOBODY:
            yield f"18.2.1a: {moment['leader']} is lost again in captivity"
        if stack < 0:
            yield f"18.2a: {moment['leader']} is lost and was not on the map"
            return
        if friendly(g, moment.power(), before.leader_of[leader]):
            yield f"18.2a: {moment['leader']} is lost to his friends"
        place = before.at[stack]
        fight = next((step for step in reversed(before.stack) if isinstance(step, Fight)), None)
        if fight is not None and fight.place == place and self.has_troops(g, before, leader):
            yield f"18.2b: {moment['leader']} is lost with troops still by him"
        guards = [s for s in stacks(g) if s.place == place and s.units and friendly(g, moment.power(), s.power)]
        if moment.kind == "leader-captured" and not guards:
            yield f"18.2.1a: {moment['leader']} is captured and nobody guards him"

    @staticmethod
    def has_troops(g: RomanWorld, before: RomanWorld, leader: int) -> bool:
        """Whether combat units of his power are in the stack in which he was."""
        own = [s for s in stacks(g) if s.number == before.leader_in[leader] and s.power == before.leader_of[leader]]
        return any(s.count("train") < len(s.units) for s in own)

    # ---- 18.2.2

    def called(self, moment: Moment) -> Iterator[str]:
        """18.2.2b: an unnamed leader, in a Taxation and Mobilization Phase, on the number of the table or less."""
        g, leader = moment.g, numbered(moment.g, moment["leader"])
        table = read().tables.leader_replacement.up_to
        needed = table[min(g.leader_value[leader], len(table) - 1)]
        if month_of(g) not in QUARTERS:
            yield f"18.2.2b: {moment['leader']} is rolled for in month {month_of(g)}"
        if not is_unnamed(g, leader):
            yield f"18.2.2a: {moment['leader']} has a name and is rolled for"
        if moment["needed"] != needed or (moment["back"] == "yes") != (moment["die"] <= needed):
            yield f"18.2.2b: {moment['leader']} returns on {needed}: {moment.event.facts}"

    def returns(self, span: Span) -> Iterator[str]:
        """18.2.2a, 18.2.2b: the dead stay dead, and nobody who waits is back without a roll."""
        came = {moment["leader"] for moment in span.all("leader-back", "new-leader", "power-wakes", "leader-called")}
        for leader, (old, new) in enumerate(zip(span.before.leader_in, span.after.leader_in, strict=False)):
            if old == DEAD and new >= 0:
                yield f"18.2.2a: leader {leader_id(span.after, leader)} has risen from the dead"
            back = old == WAITING and new >= 0 and leader_id(span.after, leader) not in came
            if back and not any(span.all("power-wakes", "units-of-a-people", "trigger-fires")):
                yield f"18.2.2b: leader {leader_id(span.after, leader)} is back without a roll"

    # ---- 18.3

    def succeeds(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """18.3a: the first of the list who is free."""
        g, heir, power = moment.g, numbered(moment.g, moment["leader"]), moment.power()
        listed = g.setting.powers[power].successors if power < len(g.setting.powers) else ()
        able = [leader for leader in listed if leader in free(g, power)]
        if not able or able[0] != heir:
            yield f"18.3a: {moment['leader']} succeeds, reckoned {[leader_id(g, leader) for leader in able[:1]]}"
        if before.head[power] in free(g, power) and before.head[power] != heir:
            yield f"18.3a: {moment['leader']} succeeds somebody who lives"

    def vacant(self, span: Span) -> Iterator[str]:
        """18.3b: a power whose Imperator or Rex has been killed without a successor is active no more."""
        g = span.after
        for power, (old, new) in enumerate(zip(span.before.head, g.head, strict=True)):
            if old < 0 or new >= 0 or any(type(step).__name__ == "Reckoning" for step in g.stack):
                continue
            goes_on = g.bond[power] == MAJOR and g.standing[power] == ACTIVE and g.leader_in[old] in (DEAD, WAITING)
            if goes_on and not any(moment.kind in GONE_WITH_POWER for moment in span.moments):
                yield f"18.3b: power {power} has lost its head and goes on"

    @staticmethod
    def could_bear(g: RomanWorld, power: int) -> set[int]:
        """18.3.1a: whoever may have carried a treasury when the action began."""
        return set(bearers(g, power))

    def dispersed(self, span: Span, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """18.3.1b, 18.3.1c: a quarter to the victor and a quarter lost; otherwise half lost; all if the power ends."""
        power = moment.power()
        whole, gain, left = before.treasury[power], moment["gain"], moment["left"]
        quarter, half = whole // 4, whole // 2
        if moment.event.rule == "18.3.1b":
            allowed = {(quarter, whole - 2 * quarter), (whole - quarter, 0)}
        else:
            allowed = {(0, whole - half), (0, 0)}
        if (gain, left) not in allowed:
            yield f"18.3.1: of {whole} talents {gain} are gained and {left} left, reckoned {allowed}"
        lost = [numbered(m.g, m["leader"]) for m in span.all("leader-killed", "leader-captured")]
        if moment.event.rule == "18.3.1b" and not set(lost) & self.could_bear(span.before, power):
            yield f"18.3.1a: the treasury of {moment['power']} is taken with {lost}"
