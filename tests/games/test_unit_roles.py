"""Every kind of unit of our games has a role, so that a client can draw it; none is said of what there is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import romanum
from romanum.engine.data import DataError
from romanum.engine.pages.unit_roles import FILE, ROLES, read_unit_roles
from romanum.games import OURS

Parts = dict[str, Any]
Ids = tuple[str, ...]
"""What a kind of unit can be called, the most particular first."""


def of_hre(parts: Parts) -> Iterator[Ids]:
    yield from ((side["id"], side["kind"]) for side in parts["sides"])


def of_trajan(parts: Parts) -> Iterator[Ids]:
    yield from ((unit["id"], f"{unit['nation']}-{unit['kind']}", unit["kind"]) for unit in parts["units"])
    yield from ((kind["id"],) for kind in parts["kinds"])


def of_ultimus(parts: Parts) -> Iterator[Ids]:
    nations = {tribe["id"]: tribe["nationality"] for tribe in parts["tribes"]}
    for unit in parts["units"]:
        yield (unit["tribe"], nations[unit["tribe"]], unit["kind"]) if unit["tribe"] else (unit["kind"],)
    yield from (("leader",), ("fleet",))


def of_imperium(parts: Parts) -> Iterator[Ids]:
    yield from ((kind["id"], parts["classes"][kind["class"]]) for kind in parts["kinds"])
    yield ("leader",)


def of_pax(parts: Parts) -> Iterator[Ids]:
    yield from ((unit["id"],) for unit in parts["units"])
    yield ("leader",)


KINDS: Final[dict[str, Callable[[Parts], Iterator[Ids]]]] = {
    "hre": of_hre,
    "trajan": of_trajan,
    "ultimus": of_ultimus,
    "imperium": of_imperium,
    "pax": of_pax,
}


@pytest.mark.parametrize("name", OURS)
def test_every_kind_of_unit_has_a_role(name: str) -> None:
    game = romanum.game(name)
    kinds = set(KINDS[name](game.components()))
    assert len(kinds) > 8
    assert [ids for ids in kinds if not any(one in game.unit_roles for one in ids)] == []


@pytest.mark.parametrize("name", OURS)
def test_every_role_is_that_of_a_kind_of_unit(name: str) -> None:
    game = romanum.game(name)
    ids = {one for kind in KINDS[name](game.components()) for one in kind}
    assert set(game.unit_roles) - ids == set()
    assert set(game.unit_roles.values()) <= set(ROLES)


def test_what_is_no_role_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('[role]\nturma = "camels"\n', encoding="utf-8")
    with pytest.raises(DataError, match="camels"):
        read_unit_roles(tmp_path)


def test_a_game_without_the_file_has_no_roles(tmp_path: Path) -> None:
    assert read_unit_roles(tmp_path) == {}
