"""A table for marches and voyages alone: what other parts of the rules do is noted, and left out or waited for."""

from __future__ import annotations

from typing import Any, Self

from romanum.engine.errand import _CARRIERS, Unclaimed
from romanum.engine.step import advance
from romanum.games.pax.state.errands import Battle, Capture, LosePoints, PartsErrand
from romanum.games.pax.state.forces import clear_marks
from romanum.games.pax.state.position import ESCORTED, MOVED, STUCK

from .builder import Table, position
from .march_play import Expansion

WAITED_FOR = (Battle, Capture, LosePoints)


class MarchTable(Table):
    """It stops at Battles and losses; other errands of other parts are skipped."""

    met: list[PartsErrand]

    def go_on(self) -> Self:
        others = {e: c for e, c in _CARRIERS.items() if ".march." not in c.__module__}
        for errand in others:
            del _CARRIERS[errand]
        try:
            self._run()
        finally:
            _CARRIERS.update(others)
        return self

    def _run(self) -> None:
        while True:
            try:
                advance(self.g)
                self.stopped = False
                return
            except Unclaimed:
                top: Any = self.g.stack[-1]
                self.met.append(top)
                if isinstance(top, WAITED_FOR):
                    self.stopped = True
                    return
                self.g.stack.pop()

    def activate(self, power: str) -> MarchTable:
        """An Expansion: one Major and two Minor Moves."""
        self.g.active = self.power(power)
        self.g.majors, self.g.minors = 1, 2
        self.push(Expansion(self.g.active))
        return self

    def major(self, power: str, place: str, die: int, verb: str = "major") -> MarchTable:
        """All that stand in a place move, with this die."""
        self.activate(power)
        self.roll(die)
        self.play(power, f"{verb} {place}")
        if self.step == "Picking":
            self.play(power, "ready")
        return self

    def fleet(self, power: str, place: str) -> MarchTable:
        """All ships of a place set out."""
        self.activate(power)
        self.play(power, f"major-fleet {place}")
        if self.step == "Picking":
            self.play(power, "ready")
        return self

    def rest(self) -> MarchTable:
        """The Activation is over."""
        self.g.stack.clear()
        clear_marks(self.g, MOVED | ESCORTED | STUCK)
        return self

    def saw(self, kind: type[PartsErrand]) -> int:
        """How often an errand of another part was met."""
        return sum(isinstance(errand, kind) for errand in self.met)


def board(places: dict[str, str], /, **fields: Any) -> MarchTable:
    """A position of the builder at such a table."""
    t = MarchTable(position(places, **fields).g)
    t.met = []
    return t
