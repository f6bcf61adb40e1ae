"""The scenarios in numbers: who plays whom, whose home every Space is, where the Capitals are, what is in play.

A power of a match is its place among the scenario's powers, 0 to 3; its *identity* says which power that is.

>>> two = SETTINGS[SCENARIO["ii"]]
>>> [POWERS[i].id for i in two.powers], PLACE_IDS[two.capitals[0][0]]
(['rome', 'carthage'], 'rome')
>>> two.home[PLACE["utica"]], two.home[PLACE["messana"]]
(1, -1)
"""

from typing import Final

from msgspec import Struct

from romanum.board.masks import mask
from romanum.games.pax.data import schema
from romanum.games.pax.data.components import (
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    PLACE,
    PLACE_COUNT,
    PLACE_IDS,
    POWER_IDENTITY,
    POWERS,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    PROVINCES,
    PROVINCES_OF,
    SCENARIO_ROWS,
    SPACE_COUNT,
    SPACES,
    SPACES_OF,
    TERRITORY,
    TERRITORY_IDS,
    TERRITORY_OF,
    TITLE,
    TRIBAL,
)

__all__ = ["PLACE", "PLACE_IDS", "POWERS", "SCENARIO", "SETTINGS", "Setting"]


class Setting(Struct, frozen=True):
    """A scenario in numbers: tuples by power, by Space and by Province."""

    row: schema.Scenario
    start: schema.Scenario
    """Where the set-up stands: scenario VII has that of V."""
    powers: tuple[int, ...]
    """Identities."""
    home: tuple[int, ...]
    """By Space: the power whose home it is, or none."""
    home_province: tuple[int, ...]
    """By Province: the power whose home it is, or none."""
    home_territory: tuple[int, ...]
    """By power: its Home Territory on the map, or none where its home is something else (VIII, IX)."""
    home_spaces: tuple[int, ...]
    """By power: its home as a mask,"""
    home_list: tuple[tuple[int, ...], ...]
    """and Space by Space."""
    capitals: tuple[tuple[int, ...], ...]
    capital_of: tuple[int, ...]
    """By Space: the power whose Capital it is, or none."""
    province_capitals: tuple[tuple[int, ...], ...]
    """By Province: the Capitals in it (5.2.2)."""
    closed: int
    """Places that nobody may enter, as a mask."""
    tribal: tuple[int, ...]
    """Tribal Spaces that begin with a counter."""
    order: tuple[int, ...]
    deck: tuple[int, ...]
    """Titles that are left out of the deck, once for each card."""
    objectives: tuple[int, ...]
    """Markers of the pool."""
    gop_provinces: int
    gop_territories: int
    """What counts for GOP (15.2.2; scenarios I and III)."""
    has_borders: bool
    """Whether some may not go where others may (scenarios IV, VI and VIII)."""


def _home_provinces(start: schema.PowerStart) -> tuple[int, ...]:
    if start.home_provinces:
        return tuple(PROVINCE[name] for name in start.home_provinces)
    return PROVINCES_OF[TERRITORY[start.id]]


def _capitals(start: schema.PowerStart) -> tuple[int, ...]:
    if start.capitals:
        return tuple(PLACE[name] for name in start.capitals)
    spaces = [s for province in _home_provinces(start) for s in SPACES_OF[province]]
    return tuple(sorted(s for s in spaces if SPACES[s].capital))


def _territory(start: schema.PowerStart, provinces: tuple[int, ...]) -> int:
    """The home as a Territory of the map: only where it is one, all of it and no more."""
    return next((t for t, own in enumerate(PROVINCES_OF) if set(own) == set(provinces)), NONE)


def _closed(row: schema.Scenario) -> int:
    """Spaces outside the area in play; Transit Points always stay open."""
    if not row.area:
        return 0
    return mask(s for s in range(SPACE_COUNT) if PROVINCES[PROVINCE_OF[s]].id not in row.area)


def _tribal(row: schema.Scenario) -> tuple[int, ...]:
    if row.tribes == ("none",):
        return ()
    within = [s for s in TRIBAL if not _closed(row) >> s & 1]
    if row.tribes == ("all",):
        return tuple(within)
    return tuple(s for s in within if TERRITORY_IDS[TERRITORY_OF[PROVINCE_OF[s]]] in row.tribes)


def _objectives(row: schema.Scenario) -> tuple[int, ...]:
    if row.objectives == "none" and not row.length:
        return ()
    used = [o for o in OBJECTIVES if not row.objectives_used or o.id in row.objectives_used]
    return tuple(OBJECTIVE[o.id] for o in used if o.id not in row.objectives_unused for _ in range(o.count))


def _counted(row: schema.Scenario) -> tuple[int, int]:
    if row.gop_provinces:
        return mask(PROVINCE[name] for name in row.gop_provinces), mask(TERRITORY[t] for t in row.gop_territories)
    return (1 << PROVINCE_COUNT) - 1, (1 << len(TERRITORY_IDS)) - 1


def _by(count: int, owned: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Turned around: by thing, its owner or none."""
    return tuple(next((p for p, things in enumerate(owned) if thing in things), NONE) for thing in range(count))


def build(row: schema.Scenario) -> Setting:
    """A scenario in numbers."""
    rows = {other.id: other for other in SCENARIO_ROWS}
    start = rows[row.same_setup_as] if row.same_setup_as else row
    starts = tuple(next(p for p in start.power if p.id == name) for name in row.powers)
    provinces = tuple(_home_provinces(p) for p in starts)
    spaces = tuple(tuple(s for q in own for s in SPACES_OF[q]) for own in provinces)
    capitals = tuple(_capitals(p) for p in starts)
    every = {c for own in capitals for c in own}
    return Setting(
        row,
        start,
        tuple(POWER_IDENTITY[name] for name in row.powers),
        _by(SPACE_COUNT, spaces),
        _by(PROVINCE_COUNT, provinces),
        tuple(_territory(p, own) for p, own in zip(starts, provinces, strict=True)),
        tuple(map(mask, spaces)),
        spaces,
        capitals,
        _by(PLACE_COUNT, capitals),
        tuple(tuple(s for s in own if s in every) for own in SPACES_OF),
        _closed(row),
        _tribal(row),
        tuple(row.powers.index(name) for name in row.order),
        tuple(TITLE[name] for name, number in row.no_cards.items() for _ in range(number)),
        _objectives(row),
        *_counted(row),
        bool(row.only_power or row.guest or row.divided),
    )


SETTINGS: Final = tuple(build(row) for row in SCENARIO_ROWS)
SCENARIO: Final = {setting.row.id: number for number, setting in enumerate(SETTINGS)}
