"""Menus of one moment that several parts of the rules offer."""

from __future__ import annotations

import pytest

from romanum.engine.menu import Menu, Registry
from romanum.engine.position import Position


def _menu(verb: str) -> Menu[Position]:
    return Menu(
        frozenset({verb}),
        lambda g, side: [(verb,)],
        lambda g, side, move: None,
        lambda g, side: [(verb,)],
        lambda g, side, move: None,
    )


def test_menus_stand_in_the_order_of_their_ranks_whoever_registers_first() -> None:
    registry = Registry[Position]()
    late, early = registry.add(20, _menu("build")), registry.add(10, _menu("march"))
    assert registry.menus == (early, late)


def test_two_menus_of_one_rank_are_a_defect() -> None:
    registry = Registry[Position]()
    registry.add(10, _menu("march"))
    with pytest.raises(ValueError, match="rank 10"):
        registry.add(10, _menu("sail"))
    assert len(registry.menus) == 1
