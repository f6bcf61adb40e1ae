"""Special rules of a scenario of one's own (2.5): those of the scenario it rests on, each in force or not.

Each is about powers, leaders and months of its scenario, so one of another is refused and it is said whose it is.
Some belong to the setting-up: what they change lies on the map already, and they cannot be switched off.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from romanum.engine.sheets.drawers import Drawer, list_of
from romanum.engine.sheets.entries import found
from romanum.engine.sheets.faults import Faults, Wrong, spot
from romanum.games.imperium.data import bans, characters, grants
from romanum.games.imperium.data.outcomes import Trigger
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.state.position import RomanWorld

SWITCHED: Final = (
    Trigger, bans.Allied, bans.Barred, bans.Confined, bans.Garrison, bans.Held, bans.NoAlliance, bans.NoAssault,
    bans.NoAttack, bans.NoConquest, bans.NoDiplomacy, bans.NoRaising, bans.NoStacking, bans.OnlyTypes, bans.Truce,
    characters.BattleMorale, characters.Bidding, characters.Chest, characters.Faith, characters.GrainForSale,
    characters.Helpers, characters.Hire, characters.NeedsLeader, characters.PeaceOffer, characters.Puppet,
    characters.Siegecraft, characters.SuccessionLoss, characters.Tribute, characters.TruceOffer, characters.Turncoat,
    grants.BuildSites, grants.ExtraTypes, grants.Levy, grants.PlunderPays, grants.PointsOnly, grants.RomanStyle,
    grants.RoughPasses, grants.ScorchedEarth, grants.SeaSupply, grants.SupplyShift, grants.Walls,
)  # fmt: skip
"""Kinds that are asked about only where they are in force."""


@cache
def special_names(number: int, players: int) -> tuple[str, ...]:
    """What the special rules of a scenario are called in a sheet: by their ids, else by their kinds, counted."""
    names: list[str] = []
    for rule in setting(number, players).specials:
        name, n = rule.id or str(rule.__struct_config__.tag), 1
        while (numbered := name if n == 1 else f"{name}-{n}") in names:
            n += 1
        names.append(numbered)
    return tuple(names)


class Specials(Drawer):
    """2.5: the special rules in force."""

    def write(self, g: RomanWorld) -> list[str]:
        """All that have not been ended."""
        return [name for at, name in enumerate(special_names(g.scenario, g.seats)) if not g.ended >> at & 1]

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """Those that are not named are not in force."""
        names, kept = special_names(g.scenario, g.seats), 0
        for n, name in enumerate(list_of(self.id, given, len(names), faults, self.rule), 1):
            try:
                kept |= 1 << found(name, names)
            except Wrong as problem:
                faults.wrong(spot(self.id, n), _elsewhere(name) or problem)
        for at, rule in enumerate(setting(g.scenario, g.seats).specials):
            if not kept >> at & 1 and not isinstance(rule, SWITCHED):
                faults.blame(self.id, "special-fixed", self.rule, rule=names[at])
        g.ended = ((1 << len(names)) - 1) & ~kept

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """Those of the scenario."""
        names = [*special_names(g.scenario, g.seats)]
        return {"shape": "one", "entry": {"kind": "names", "names": names, "fresh": self.write(g)}}


def _elsewhere(name: Any) -> Wrong | None:
    """Why a rule of another scenario cannot stand in this one."""
    if not isinstance(name, str):
        return None
    homes = [head.name for number, head in enumerate(SCENARIOS, 1) if name in special_names(number, head.players[0])]
    return Wrong("special-elsewhere", "2.5", rule=name, scenario=homes[0]) if homes else None
