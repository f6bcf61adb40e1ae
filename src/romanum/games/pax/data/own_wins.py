"""Ways to win of one's own (3.2.H2), from the same building blocks as those of the scenarios.

`{ power = "rome", when = "end", spaces = ["tarentum"], text = "Rome wins if it holds Tarentum." }`: all that a row
names must hold. What is counted if nobody has won by a row stays as the scenario has it.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from romanum.engine.sheets.blocks import Row, rows_of, told_plainly
from romanum.engine.sheets.faults import Wrong, unknown
from romanum.games.pax.data import schema
from romanum.games.pax.data.components import (
    LEADER_IDS,
    PLACE_IDS,
    PROVINCE_IDS,
    SPACE_COUNT,
    TERRITORY_IDS,
)
from romanum.games.pax.data.settings import SETTINGS, Setting

Played: TypeAlias = int | tuple[int, str]
"""A scenario by its number; with other ways to win, these beside it."""
CONDITIONS = (
    "spaces", "provinces", "territories", "spaces_of", "leader_gone", "no_army_in", "capitals", "enemy_capitals",
    "lead", "home",
)  # fmt: skip
"""What a row can be about; beside these it says more about one of them."""
COMPANIONS = (("spaces_of", "spaces_of_least"), ("no_army_in", "of"))
"""Neither is anything without the other."""


class OwnWin(schema.Win, frozen=True, kw_only=True):
    """A way to win, with what players are told of it, if anything."""

    src: str = ""
    text: str = ""


@cache
def setting_of(which: Played) -> Setting:
    """A scenario in numbers, with ways to win of somebody's own where there are any."""
    if isinstance(which, int):
        return SETTINGS[which]
    setting = SETTINGS[which[0]]
    wins = tuple(read_win(setting, row) for row in rows_of(which[1]))
    return msgspec.structs.replace(setting, row=msgspec.structs.replace(setting.row, wins=wins))


def read_win(setting: Setting, row: Row) -> OwnWin:
    """A row that was read; `Wrong` says what is not right."""
    win = msgspec.convert(row, OwnWin, strict=True)
    _check_names(setting, win)
    if not any(getattr(win, name) for name in CONDITIONS):
        raise Wrong("row-empty", names=", ".join(CONDITIONS))
    for one, other in COMPANIONS:
        if bool(getattr(win, one)) != bool(getattr(win, other)):
            raise Wrong("row-together", one=one, other=other)
    return win


def _check_names(setting: Setting, win: OwnWin) -> None:
    """Names that nothing has."""
    named = (
        (setting.row.powers, (win.power, win.of)),
        (PLACE_IDS[:SPACE_COUNT], win.spaces),
        (PROVINCE_IDS, (*win.provinces, win.spaces_of)),
        (TERRITORY_IDS, (*win.territories, *win.no_army_in)),
        (LEADER_IDS, (win.leader_gone,)),
    )
    for known, names in named:
        for name in filter(None, names):
            if name not in known:
                raise unknown(name, known)


def own_wins(scenario: int) -> list[Row]:
    """The ways to win of a scenario, as they would stand in a sheet."""
    told = [told_plainly(win) for win in SETTINGS[scenario].row.wins]
    return [{name: value for name, value in win.items() if name != "src"} for win in told]
