"""Ways to win of one's own (25), from the same building blocks as those of the scenarios: `conditions` has them all.

    { for = ["caesar"], when = "end", needs = [{ is = "holds", by = "caesar", of = ["aquitania"] }],
      text = "Caesar wins if he holds Aquitania at the end." }

Powers and leaders are called as in a sheet, which is not always as in the file of their scenario.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec

from romanum.engine.sheets.blocks import Row, rows_of
from romanum.engine.sheets.faults import Wrong, told, unknown
from romanum.games.imperium.data.cities import CITY_IDS
from romanum.games.imperium.data.conditions import Win
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.names import City, Leader, Month, Names, Place, Power, Region, plain
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.roll import leader_called, power_called
from romanum.games.imperium.data.scenario_loader import names_of, read_scenario, victory_table
from romanum.games.imperium.data.settings import Setting, setting

Which: TypeAlias = int | tuple[int, str]
"""A scenario by its number; with other ways to win, these beside it."""


@cache
def setting_of(which: Which, players: int) -> Setting:
    """A scenario for so many players, with ways to win of somebody's own where there are any."""
    if isinstance(which, int):
        return setting(which, players)
    number, kept = which
    wins = tuple(read_win(number, row) for row in rows_of(kept))
    return msgspec.structs.replace(setting(number, players), victory=wins)


def read_win(number: int, row: Row) -> Win:
    """A row that was read; `Wrong` says what is not right."""
    win = msgspec.convert(row, Win, strict=True, dec_hook=_reader(number))
    if not win.powers or not win.needs:
        raise Wrong("row-bare")
    known = [rule.id for rule in setting(number).specials]
    for name in _rules(win):
        if name not in known:
            raise unknown(name, known)
    found: Win = plain(win)
    return found


def _reader(number: int) -> Callable[[type, Any], Any]:
    """The hook that turns an id of a sheet into a number."""
    names = _called(number)

    def read(kind: type, value: Any) -> Any:
        try:
            return names.read(kind, value)
        except (ValueError, TypeError):
            raise Wrong("row-name", given=told(value)) from None

    return read


@cache
def _called(number: int) -> Names:
    """What ids of a sheet stand for in a scenario."""
    found = setting(number)
    powers = [power_called(found, power) for power in range(len(found.powers))]
    return names_of(powers, [leader_called(found, leader) for leader in range(len(found.leaders))])


def _rules(part: Any) -> Iterator[str]:
    """The special rules that a row names, however deep."""
    if isinstance(part, tuple):
        for one in part:
            yield from _rules(one)
    elif isinstance(part, msgspec.Struct):
        if named := getattr(part, "rule", ""):
            yield named
        for name in part.__struct_fields__:
            yield from _rules(getattr(part, name))


@cache
def own_wins(number: int, players: int) -> tuple[Row, ...]:
    """The ways to win of a scenario for so many, as they would stand in a sheet."""
    named = read_scenario(number).names.read
    rows = [row for row in victory_table(number) if players in row.get("players", (players,))]
    return tuple(_told(number, msgspec.convert(row, Win, strict=True, dec_hook=named)) for row in rows)


def _told(number: int, value: Any) -> Any:
    """What was read as it stands in a sheet: ids again, and nothing that is as usual."""
    match value:
        case msgspec.Struct():
            fields = [field for field in msgspec.structs.fields(value) if getattr(value, field.name) != field.default]
            told = {field.encode_name: _told(number, getattr(value, field.name)) for field in fields}
            tag, kind = value.__struct_config__.tag_field, value.__struct_config__.tag
            return {tag: kind, **told} if tag else told
        case Region():
            return [PROVINCE_IDS[province] for province in value]
        case tuple():
            return [_told(number, one) for one in value]
        case Month():
            return str(value)
        case Power():
            return power_called(setting(number), value)
        case Leader():
            return leader_called(setting(number), value)
        case City():
            return CITY_IDS[value]
        case Place():
            return PLACE_IDS[value]
    return value
