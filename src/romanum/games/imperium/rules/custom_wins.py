"""Ways to win of one's own (25) in a sheet: what a row can have, and what its conditions can be about.

Both follow from the shapes in `data.conditions`, so that whatever a scenario can ask for, a sheet can as well.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from romanum.engine.sheets.blocks import SOMETIMES, TOLD, Blocks, Kinds, Part
from romanum.engine.sheets.entries import Entry, Flag, Mask, Name, Names, Number
from romanum.engine.sheets.faults import Faults
from romanum.games.imperium.data.cities import CITY_IDS
from romanum.games.imperium.data.conditions import Condition, LookedAt, Win
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.names import City, Leader, Month, Place, Power, Region
from romanum.games.imperium.data.own_wins import own_wins, read_win
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.custom_board import leaders, powers
from romanum.games.imperium.rules.custom_months import AMonth
from romanum.games.imperium.state.position import RomanWorld

CONDITION: Final = "condition"
UNSAID: Final = ("players", "ruling")
"""What only a scenario says of its rows: a sheet has one number of players, and rests on no rulebook."""


def _powers(g: RomanWorld) -> list[str]:
    """Those of the scenario: a row is about no people of a province."""
    return powers(g)[: len(setting(g.scenario).powers)]


def _leaders(g: RomanWorld) -> list[str]:
    return leaders(g)[: len(setting(g.scenario).leaders)]


NAMED: Final[dict[type, Names]] = {
    Power: _powers, Leader: _leaders, City: CITY_IDS, Place: PLACE_IDS, Region: PROVINCE_IDS,
}  # fmt: skip
PLAIN: Final[dict[type, Entry]] = {bool: Flag(), int: Number(-999, 9999), Month: AMonth()}


class Wins(Blocks):
    """25: ways to win; the position has looked up its setting already, and looks again."""

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """Row by row."""
        super().read(g, given, faults)
        vars(g).pop("setting", None)


def own(g: RomanWorld) -> tuple[dict[str, Any], ...]:
    """25: the ways to win of the scenario."""
    return own_wins(g.scenario, g.seats)


def check(g: RomanWorld, row: dict[str, Any]) -> None:
    """Whether a row is a way to win."""
    read_win(g.scenario, row)


def kinds(g: RomanWorld) -> Kinds:
    """25: what a way to win has."""
    return {"": _fields(g, Win)}


def parts(g: RomanWorld) -> dict[str, Part]:
    """25: the conditions; those about special rules only where the scenario has some."""
    rules = bool(setting(g.scenario).specials)
    shapes = [one for one in get_args(Condition) if one is not LookedAt and (rules or not _names_a_rule(one))]
    return {CONDITION: {"tag": "is", "kinds": {str(one.__struct_config__.tag): _fields(g, one) for one in shapes}}}


def _names_a_rule(shape: type[msgspec.Struct]) -> bool:
    return "rule" in shape.__struct_fields__


def _fields(g: RomanWorld, shape: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """What a row of this shape has, by the words of the file."""
    return {
        one.encode_name: _entry(g, one.name, one.type)
        | ({} if one.required else SOMETIMES)
        | ({"fresh": False} if one.default is True else {})
        for one in msgspec.structs.fields(shape)
        if one.name not in UNSAID
    }


def _entry(g: RomanWorld, name: str, kind: Any) -> dict[str, Any]:
    """What can stand in a field, by its type."""
    if isinstance(kind, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not type(None))
    if get_origin(kind) is tuple:
        one = get_args(kind)[0]
        return Mask(NAMED[one]).about(g) if one in NAMED else {"kind": "rows", "part": CONDITION}
    if kind is str:
        return Name([rule.id for rule in setting(g.scenario).specials]).about(g) if name == "rule" else dict(TOLD)
    return _plain(kind).about(g)


def _plain(kind: Any) -> Entry:
    if get_origin(kind) is Literal:
        return Name(get_args(kind))
    if kind in PLAIN:
        return PLAIN[kind]
    return Mask(PROVINCE_IDS) if kind is Region else Name(NAMED[kind])
