"""Battles at sea that are brought about."""

from __future__ import annotations

from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.state.errands import LeaderTaken, NavalBattle, Proclaimed, Reckoning, SiegesSeen

from .builder import Table, position

HADRIA = "b4219"
"""Off Brundisium: of Caesar's ports Lissus is nearest, of Pompey's Brundisium."""
AFRICA = "a3727"
"""Off Carthago: no port of Caesar's is near."""


def sea(board: dict[str, str], *, scenario: int = 6, **fields: object) -> Table:
    """Fleets that have met; errands of other parts are passed over."""
    return position(board, scenario=scenario, **fields)  # type: ignore[arg-type]


def fight(t: Table, place: str, attacker: str = "caesar", defender: str = "pompey", *dice: int) -> Table:
    """The one attacks the other; what other parts do is skipped."""
    t.stop_at(Reckoning, SiegesSeen, LeaderTaken, Proclaimed).roll(*dice)
    t.push(NavalBattle(PLACE[place], t.power(attacker), t.power(defender), intercepting=False))
    return passed(t)


def passed(t: Table) -> Table:
    """Over the errands of other parts."""
    while t.stopped and not isinstance(t.waiting, LeaderTaken | Proclaimed):
        t.skip()
    return t


def play(t: Table, name: str, *texts: str) -> Table:
    """Play, and pass over the errands of other parts."""
    for text in texts:
        t.play(name, text)
        passed(t)
    return t
