"""A Battle about to be fought: an Army has moved from one place into another, or has intercepted into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from romanum.engine.errand import _CARRIERS, Unclaimed
from romanum.engine.step import advance
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import go, remark
from romanum.games.pax.state.leaders import best_campaign
from romanum.games.pax.state.moves import INTERCEPTING, begin_move, leave_trail
from romanum.games.pax.state.position import ACTIVE, CALLED, MAJOR

from .builder import Table, position
from .march_play import Expansion


def battle(attacker: str, defender: str, *dice: int, flags: int = 0, mp: int = 4, **fields: Any) -> Table:
    """An Army goes from Pisae to Genua and fights: the attacker's die, then the Defender's, then others."""
    side = attacker.split()[0]
    t = position({"pisae": attacker, "genua": defender}, active=side, **fields)
    enter(t, side, "pisae", "genua", mp)
    return t.roll(*dice).push(Battle(t.g.mover, flags))


def enter(t: Table, attacker: str, start: str, space: str, mp: int = 4) -> None:
    """An Army moves from a place into another."""
    stack = remark(t.g, t.stack(attacker, start), ACTIVE)
    begin_move(t.g, stack, MAJOR, mp, best_campaign(t.g, stack))
    go(t.g, stack, PLACE[space])


def intercepted(
    board: Mapping[str, str], mover: str, start: str, space: str, caller: str, camp: str, *dice: int, **fields: Any
) -> Table:
    """The same, but another Army has intercepted it from its camp."""
    t = position(board, active=mover, **fields)
    enter(t, mover, start, space)
    stack = remark(t.g, t.stack(caller, camp), CALLED)
    leave_trail(t.g, stack, PLACE[camp])
    go(t.g, stack, PLACE[space])
    return t.roll(*dice).push(Battle(stack, INTERCEPTING))


USUAL: Final = {
    "SpendShifts": "done",
    "RetreatOrStay": "stay",
    "StopRetreat": "pass",
    "ForceOut": "pass",
    "TakeLosses": "lose-cheapest",
    "RaiseOrNot": "pass",
    "WallsInDefence": "open-field",
    "SackOrSpare": "spare",
    "Withdrawal": "stand",
}
"""What is answered where a story does not care."""


def through(t: Table, stop: str = "", battles: int = 0, **choices: str) -> Table:
    """Play on with the usual answers, or these, until a certain question or the beginning of so many Battles.

    Of several answers, with bars between them, the first is given that is offered.
    """
    answers = {step: text.split("|") for step, text in (USUAL | choices).items()}
    while t.asked and t.step != stop and t.step in answers and not 0 < battles <= len(t.events("battle-begins")):
        power = t.asked[0]
        t.play(power, next((a for a in answers[t.step] if a in t.offered(power)), answers[t.step][0]))
    return t


RULES = "romanum.games.pax.rules"
KEPT = (f"{RULES}.march.", f"{RULES}.battle.")
"""The parts of the rules that play on; errands of the others are dropped."""


class WarTable(Table):
    """A table for marches and Battles together: what other parts of the rules do is left out."""

    def go_on(self) -> Self:
        others = {e: c for e, c in _CARRIERS.items() if not c.__module__.startswith(KEPT)}
        for errand in others:
            del _CARRIERS[errand]
        try:
            while not self._is_done():
                self.g.stack.pop()
        finally:
            _CARRIERS.update(others)
        return self

    def _is_done(self) -> bool:
        try:
            advance(self.g)
        except Unclaimed:
            return False
        return True

    def expand(self, power: str) -> Self:
        """An Expansion: one Major and two Minor Moves."""
        self.g.active = self.power(power)
        self.g.majors, self.g.minors = 1, 2
        return self.push(Expansion(self.g.active))

    def major(self, power: str, place: str, die: int, verb: str = "major") -> Self:
        """All that stand in a place move, with this die."""
        self.expand(power).roll(die).play(power, f"{verb} {place}")
        return self.play(power, "ready") if self.step == "Picking" else self


def war(places: Mapping[str, str], /, **fields: Any) -> WarTable:
    """A position of the builder at such a table."""
    return WarTable(position(places, **fields).g)
