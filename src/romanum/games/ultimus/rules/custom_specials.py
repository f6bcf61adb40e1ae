"""Special rules of a scenario of one's own: those of all scenarios, which share the map, the leaders and the years.

One that cannot come about in a scenario is refused: its year is over or never comes, or its leader is out of the game.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from romanum.engine.sheets.drawers import Drawer, list_of
from romanum.engine.sheets.entries import found
from romanum.engine.sheets.faults import Faults, Wrong, spot
from romanum.games.ultimus.data.components import PIECES, SCENARIOS
from romanum.games.ultimus.data.scenarios import Special
from romanum.games.ultimus.rules.year.scenario_rules import SPECIALS, specials_in_force
from romanum.games.ultimus.state.position import GONE, NONE, LateEmpire


class Specials(Drawer):
    """The special rules in force, by their names."""

    def write(self, g: LateEmpire) -> list[str]:
        """In their order."""
        return [special.id for special in specials_in_force(g)]

    def read(self, g: LateEmpire, given: Any, faults: Faults) -> None:
        """Those of the scenario are not kept."""
        names, chosen = [*SPECIALS], []
        for n, name in enumerate(list_of(self.id, given, len(names), faults), 1):
            try:
                chosen.append(names[found(name, names)])
            except Wrong as problem:
                faults.wrong(spot(self.id, n), problem)
        own = [special.id for special in SCENARIOS[g.scenario].specials]
        chosen = [*dict.fromkeys(chosen)]
        g.chosen_specials = UNSET if sorted(chosen) == sorted(own) else " ".join(chosen)

    def about(self, g: LateEmpire) -> dict[str, Any]:
        """All there are."""
        return {"shape": "one", "entry": {"kind": "names", "names": [*SPECIALS], "fresh": self.write(g)}}


def idle_specials(g: LateEmpire, first: int, faults: Faults) -> None:
    """Why a rule of another scenario cannot stand in this one, whose `first` year begins or has begun."""
    if g.chosen_specials is UNSET:
        return
    own = SCENARIOS[g.scenario].specials
    for special in specials_in_force(g):
        where = spot("specials", special.id)
        if special in own:
            continue
        if special.year and not _comes(special, first, g.last_year):
            years = {"first": str(first), "last": str(g.last_year)}
            faults.blame(where, "special-year", rule=special.id, year=str(special.year), **years)
        elif special.leader != NONE and g.where[special.leader] == GONE:
            faults.blame(where, "special-leader", rule=special.id, leader=PIECES[special.leader])


def _comes(special: Special, first: int, last: int) -> bool:
    """Whether its year comes; a usurpation is free from its year on."""
    return special.year <= last and (special.kind == "free-usurpation" or special.year >= first)
