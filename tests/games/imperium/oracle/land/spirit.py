"""19.1: morale. Every loss has its price, every price its loss, and nothing changes in silence."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.characters import BattleMorale
from romanum.games.imperium.rules.common.powers import leader_id
from romanum.games.imperium.state.position import ABSENT, ACTIVE, INACTIVE, LISTED

from ..moments import UNIT, Deed, Moment, Oracle, World, half_le, power_of
from .aftermath import of_power

SILENT: Final = {"power-dissolves", "faction-dissolves", "power-wakes", "power-sleeps", "proclaimed", "player-out"}
"""With these a power begins anew with another morale, or ends."""
PRICES: Final = {"19.1i": 5, "19.1j": 5, "19.1l": 2}
"""Retreats before combat, idle summers, battles won and lost."""


def price(g: World, leader: int) -> int:
    """19.1e-g: what a leader is worth."""
    power, value = g.leader_of[leader], g.leader_value[leader]
    if g.head[power] == leader:
        return 10 + 10 * value
    unnamed = "-leader-" in leader_id(g, leader)
    return 1 + value if unnamed else 2 + 2 * value


class Spirit(Oracle):
    """Looks at every change of morale."""

    def __init__(self) -> None:
        super().__init__()
        self.worth: dict[int, int] = {}
        """By power: what its last loss costs."""
        self.taken: list[int] = []
        """What leaders who have been lost were worth."""

    def told(self, moment: Moment) -> None:
        """A loss, or its price."""
        kind, rule = moment.event.kind, moment.event.rule
        if kind == "units-lost":
            gone = of_power(moment.before, moment.power) - of_power(moment.g, moment.power)
            units = [UNIT[letter] for letter in gone.elements()]
            self.worth = {moment.power: sum(2 * half_le(moment.g, unit) for unit in units)}
        elif kind in ("disloyalty", "trigger-fires"):
            self.worth = {}  # 39.2-S, 2.5: who deserts is told of afterwards
        elif kind in ("leader-killed", "leader-captured"):
            before = moment.before
            named = [n for n in range(len(before.leader_in)) if leader_id(before, n) == moment.fact("leader")]
            self.taken.extend(price(before, leader) for leader in named)
        elif kind in ("morale-falls", "morale-rises"):
            self._changes(moment, rule)

    def _changes(self, m: Moment, rule: str) -> None:
        amount = m.fact("amount")
        if rule == "19.1c" and self.worth:
            self.expect(m, rule, self.worth.get(m.power) == amount, f"the loss costs {self.worth}")
        elif rule == "19.1d" and self.worth:
            self.expect(m, rule, amount in self.worth.values(), f"the loss of others brings {self.worth}")
        elif rule in PRICES:
            special = [its.add for its in m.g.setting.of(BattleMorale) if rule == "19.1l" and m.power in its.of]
            self.expect(m, rule, amount in (PRICES[rule], *special), f"it is {PRICES[rule]} points")

    def done(self, deed: Deed) -> None:
        """19.1a: what was told is all that changed."""
        told: dict[int, int] = {}
        for event in deed.events:
            if event.kind in ("morale-falls", "morale-rises"):
                power = power_of(deed.g, event.facts["power"])
                sign = 1 if event.kind == "morale-rises" else -1
                told[power] = told.get(power, 0) + sign * event.facts["amount"]
        anew = any(event.kind in SILENT for event in deed.events)
        for power, (before, now) in enumerate(zip(deed.start.morale, deed.g.morale, strict=True)):
            slept = deed.start.standing[power] == INACTIVE and deed.g.standing[power] == ACTIVE
            wakes = power >= LISTED and (slept or not before)  # 23.3: a people that takes the field
            if before != now and not anew and not wakes and deed.start.standing[power] != ABSENT:
                said = told.get(power, 0)
                self.expect(deed, "19.1a", now - before == said, f"power {power}: {before} to {now}, told {said}")
