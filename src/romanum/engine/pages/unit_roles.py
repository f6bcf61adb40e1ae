"""Roles of units: what a kind of unit is to the eye, so that whoever shows a place can draw who stands there.

A game says it once, in `unit_roles.toml` of its folder: by the id of a kind of unit, as its components have it, one of
`ROLES`. Where kinds differ more finely or more coarsely than that, a client looks for the most particular id first. The
client has one drawing a role, and calls it by `role-…`, its own words.

>>> ROLES[:3]
('legion', 'guard', 'heavy-infantry')
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Final, Literal, get_args

import msgspec

from romanum.engine.data import load

FILE: Final = "unit_roles.toml"
Role = Literal[
    "legion", "guard", "heavy-infantry", "infantry", "light-infantry", "militia", "warband", "rebels",
    "cavalry", "heavy-cavalry", "cataphracts", "horse-archers", "elephants", "leader",
    "galley", "transport", "train", "siege-engine", "garrison", "fort", "townsfolk", "court",
]  # fmt: skip
ROLES: Final[tuple[Role, ...]] = get_args(Role)


class UnitRoles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`unit_roles.toml`."""

    role: dict[str, Role]


def read_unit_roles(folder: Traversable) -> dict[str, Role]:
    """The roles of the game in a folder, by ids of kinds; empty if it says none."""
    file = folder / FILE
    return load(file, UnitRoles, FILE).role if file.is_file() else {}
