"""Ways to win of one's own (3.2.H2), from the same building blocks as those of the scenarios.

`{ power = "rome", when = "end", spaces = ["tarentum"], text = "Rome wins if it holds Tarentum." }`: all that a row
names must hold. What is counted if nobody has won by a row stays as the scenario has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

import msgspec

from romanum.engine.sheets.blocks import Row, rows_of, told_plainly
from romanum.games.pax.data import schema
from romanum.games.pax.data.components import LEADER, PLACE_IDS, PROVINCE, SPACE_COUNT, TERRITORY
from romanum.games.pax.data.settings import SETTINGS, Setting

Played: TypeAlias = int | tuple[int, str]
"""A scenario by its number; with other ways to win, these beside it."""
SPACES = frozenset(PLACE_IDS[:SPACE_COUNT])
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
    """A row that was read; `ValueError` says what is wrong with it."""
    win = msgspec.convert(row, OwnWin, strict=True)
    for problem in _unknown(setting, win):
        raise ValueError(problem)
    if not any(getattr(win, name) for name in CONDITIONS):
        raise ValueError(f"a row names something that must hold: {', '.join(CONDITIONS)}")
    for one, other in COMPANIONS:
        if bool(getattr(win, one)) != bool(getattr(win, other)):
            raise ValueError(f"`{one}` and `{other}` stand together")
    return win


def _unknown(setting: Setting, win: OwnWin) -> Iterator[str]:
    """Names that nothing has."""
    named = (
        ("power", setting.row.powers, (win.power, win.of)),
        ("Space", SPACES, win.spaces),
        ("Province", PROVINCE, (*win.provinces, win.spaces_of)),
        ("Territory", TERRITORY, (*win.territories, *win.no_army_in)),
        ("leader", LEADER, (win.leader_gone,)),
    )
    for what, known, names in named:
        yield from (f"there is no {what} {name[:40]!r}" for name in names if name and name not in known)


def own_wins(scenario: int) -> list[Row]:
    """The ways to win of a scenario, as they would stand in a sheet."""
    told = [told_plainly(win) for win in SETTINGS[scenario].row.wins]
    return [{name: value for name, value in win.items() if name != "src"} for win in told]
