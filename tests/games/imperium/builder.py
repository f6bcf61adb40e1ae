"""Positions in the rulebook's terms, and a table to play them at.

    t = position(
        {
            "a2418": "vercingetorix 4 20-8-c 2 6-16 vercingetorix",
            "a2521": "caesar 2 20-10-a 1 4-12-new 1 train-6 caesar city",
            "b4225": "caesar 3 18-30-b aboard 1 16-10-b | caesar 1 4-12",
        },
        scenario=1, month="May 52 BC", treasury={"caesar": 30}, winter=False,
    )
    t.push(LandMovement(t.seat("caesar")))    # an errand or any other step
    t.roll(5, 2)                              # the next dice, in the order they are rolled
    t.play("caesar", "march a2521", "to a2520")
    assert t["a2520"] == "caesar 2 20-10-a 1 4-12-new 1 train-6 caesar"

Everything is named by its id; powers and leaders by their names (`data.roll.called`); what stands in a place as
`rules.custom_board` says. Cities and Provinces belong to whoever the scenario gives them to unless told otherwise
(`lords`, `cities`); one whose capital the scenario gives to a rival is whose the named cities make it. Nothing else is
on the map; treasuries are empty, morale is 100, it is summer, and nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from romanum.engine.sheets.faults import Faults
from romanum.games.imperium.data.cities import CITY, CITY_PROVINCE
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID, PROVINCE_IDS
from romanum.games.imperium.data.roll import LEADER_NUMBER, leader_here
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.game import ImperiumRomanum
from romanum.games.imperium.rules.common.control import lord_now
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.powers import ally, power_id
from romanum.games.imperium.rules.custom_board import Board, leaders, powers
from romanum.games.imperium.rules.setup import empty_world
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.layout import IN_FORCE
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, NONE, POWER_COUNT, RomanWorld
from romanum.games.imperium.state.rosters import numbers

from ..parts_table import PartsTable, dice

GAME = ImperiumRomanum()


def position(
    board: Mapping[str, str] | None = None,
    /,
    *,
    scenario: int = 1,
    players: int = 0,
    month: str = "",
    treasury: Mapping[str, int] | None = None,
    morale: Mapping[str, int] | None = None,
    lords: Mapping[str, str] | None = None,
    cities: Mapping[str, str] | None = None,
    allies: tuple[tuple[str, str], ...] = (),
    sections: tuple[str, ...] = (),
    **fields: Any,
) -> Table:
    """A table with this position on it, nothing being done; further keywords are fields of the position."""
    g = empty_world(setting(scenario, players), dice())
    g.treasury[:] = [0] * POWER_COUNT
    g.morale[:] = [100] * POWER_COUNT
    g.winter, g.hidden = False, False
    if month:
        g.month = int(Month.of(month))
    for section in sections:
        g.rules |= IN_FORCE[section]
    t = Table(g)
    faults = Faults()
    Board("board").read(g, dict(board or {}), faults)
    assert not faults, faults.said(GAME.words)
    for name, talents in (treasury or {}).items():
        g.treasury[t.power(name)] = talents
    for name, level in (morale or {}).items():
        g.morale[t.power(name)] = level
    for name, lord in (lords or {}).items():
        g.lord[PROVINCE_BY_ID[name]] = t.power(lord) if lord else NOBODY
    for name, holder in (cities or {}).items():
        g.city_of[CITY[name]] = t.power(holder) if holder else NOBODY
        province = CITY_PROVINCE[CITY[name]]
        if g.lord[province] == NOBODY != g.home[province] and PROVINCE_IDS[province] not in (lords or {}):
            g.lord[province], _ = lord_now(g, province)
    for one, other in allies:
        ally(g, t.seat(one), t.seat(other))
    for name, value in fields.items():
        assert hasattr(g, name), f"a position has no {name}"
        setattr(g, name, value)
    g.log = []
    return t


class Table(PartsTable[RomanWorld]):
    """A position that was built, played by the names of powers: a name stands for whoever commands it."""

    def __init__(self, g: RomanWorld) -> None:
        super().__init__(GAME, g)
        self.leaders = {name: leader for leader, name in enumerate(leaders(g))}

    # ---- names

    def power(self, name: str) -> int:
        """The power of that name in this match."""
        return powers(self.g).index(name)

    def seat(self, name: str) -> int:
        """The player who commands a power."""
        return self.g.chief[self.power(name)]

    def leader(self, name: str) -> int:
        """The leader of that name."""
        return leader_here(self.g.setting, LEADER_NUMBER[name])

    def stack(self, power: str, place: str, mark: int = NONE) -> int:
        """The first stack of a power in a place, with a mark if one is told."""
        own = [s for s in stacks_at(self.g, PLACE[place]) if self.g.whose[s] == self.power(power)]
        found = [s for s in own if mark in (NONE, self.g.mark[s])]
        assert found, f"{power} has nothing at {place}"
        return found[0]

    @property
    def asked(self) -> tuple[str, ...]:
        """The first powers of the players who must choose now."""
        return tuple(GAME.side(self.g, seat) for seat in self.asked_seats)

    # ---- looking

    def __getitem__(self, place: str) -> str:
        """What stands in a place, in the words of the builder; stacks in their order."""
        g, found = self.g, []
        for stack in sorted(stacks_at(g, PLACE[place]), key=lambda s: (g.whose[s], s)):
            words = [power_id(g, g.whose[stack])] + (["inside"] if g.mark[stack] & INSIDE else [])
            words += [f"{n} {KIND_IDS[kind]}" for kind, n in numbers(g.units[stack]).items()]
            words += [name for name, leader in self.leaders.items() if leader in leaders_in(g, stack)]
            found.append(" ".join(words))
        return " | ".join(found)

    def lord(self, province: str) -> str:
        """Who controls a Province."""
        lord = self.g.lord[PROVINCE_BY_ID[province]]
        return power_id(self.g, lord) if lord != NOBODY else ""

    def holder(self, city: str) -> str:
        """Who holds a city."""
        owner = self.g.city_of[CITY[city]]
        return power_id(self.g, owner) if owner != NOBODY else ""


__all__ = ["GAME", "Table", "dice", "position"]
