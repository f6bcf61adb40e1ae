"""Secrets are declared: what a seat knows is derived from that."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from romanum.engine.dice import FastDice
from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN, HIDDEN_TEXT, Secret, glimpse, is_hidden, masked
from toy.state import GOLD, NONE, SHIELD, SWORD, Ring
from toy.steps import Turn
from toy.table import hands, table

H = HIDDEN


@pytest.fixture
def g() -> Ring:
    return table(
        Turn(0), hands=hands([SHIELD, GOLD], [SWORD]), deck=[GOLD, SWORD, NONE], bids=[2, NONE], omen=3, first=1
    ).position


@pytest.mark.parametrize(
    ("seat", "known"),
    [(0, [SHIELD, GOLD, NONE, H, NONE, NONE]), (1, [H, H, NONE, SWORD, NONE, NONE]), (None, [H, H, -1, H, -1, -1])],
)
def test_a_seat_sees_its_own_hand_and_the_size_of_the_others(g: Ring, seat: int | None, known: list[int]) -> None:
    assert masked(g, seat).hands == known


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_deck_but_all_see_how_much_is_left(g: Ring, seat: int | None) -> None:
    assert masked(g, seat).deck == [H, H, NONE]


@pytest.mark.parametrize(("seat", "bids"), [(0, [2, NONE]), (1, [H, NONE]), (None, [H, NONE])])
def test_a_secret_plan_is_its_seats_alone(g: Ring, seat: int | None, bids: list[int]) -> None:
    assert masked(g, seat).bids == bids


@pytest.mark.parametrize(("seat", "omen"), [(0, H), (1, 3), (None, H)])
def test_a_single_value_may_be_secret_too(g: Ring, seat: int | None, omen: int) -> None:
    assert masked(g, seat).omen == omen


def test_the_dice_are_nobodys_to_see(g: Ring) -> None:
    assert masked(g, 0).dice == FastDice(0)


def test_what_is_public_stays(g: Ring) -> None:
    known = masked(g, None)
    assert (known.owner, known.armies, known.coins, known.stack) == (g.owner, g.armies, g.coins, g.stack)


def test_masking_leaves_the_position_alone(g: Ring) -> None:
    before = g.to_json()
    masked(g, 1).hands[0] = SHIELD
    assert g.to_json() == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_glimpse_is_as_veiled_and_leaves_the_position_alone(g: Ring, seat: int | None) -> None:
    before = g.to_json()
    assert glimpse(g, seat) == masked(g, seat)
    assert g.to_json() == before


class Rosters(Position, kw_only=True):
    """Who has which units, in words."""

    units: list[str] = []
    secrets: ClassVar[Mapping[str, Secret]] = {"units": Secret(lambda g, i: 1 << i, frozenset())}


def test_a_text_that_may_not_be_seen_is_hidden_by_a_text() -> None:
    known = masked(Rosters(units=["legion horse", "horse"]), 1)
    assert known.units == [HIDDEN_TEXT, "horse"]
    assert list(map(is_hidden, known.units)) == [True, False]
    assert masked(Rosters(units=["legion", "horse"]), None).units == [HIDDEN_TEXT] * 2


def _tent(g: Position, unit: int) -> int:
    return 1 << unit // 2


def _other_tents(g: Position, seat: int | None) -> range:
    return range(4) if seat is None else range(2 - 2 * seat, 4 - 2 * seat)


class Camp(Position, kw_only=True):
    """Fields of every kind of which the same elements are hidden, one of them not in use."""

    where: list[int] = []
    arrived: tuple[int, ...] = ()
    names: list[str] = []
    spare: tuple[int, ...] = ()

    secrets: ClassVar[Mapping[str, Secret]] = {
        "where": Secret(_tent, unseen=_other_tents),
        "arrived": Secret(_tent, frozenset(), _other_tents),
        "names": Secret(_tent, frozenset(), _other_tents),
    }


class Half(Camp, kw_only=True):
    secrets: ClassVar[Mapping[str, Secret]] = {**Camp.secrets, "spare": Camp.secrets["arrived"]}


@pytest.mark.parametrize("camp", [Camp, Half])
def test_fields_that_are_hidden_together_are_hidden_alike(camp: type[Camp]) -> None:
    known = masked(camp(where=[4, 5, -1, 6], arrived=(1, 0, 1, 0), names=["ala", "cohors", "legio", "vexillum"]), 0)
    assert (known.where, known.arrived, known.names) == ([4, 5, -1, H], (1, 0, H, H), ["ala", "cohors", "?", "?"])
    assert known.spare == ()


_ALL = (0, 1)


class Twins(Position, kw_only=True):
    """Two fields that may be one and the same tuple: in one of them an empty place is no secret."""

    open_gaps: tuple[int, ...] = ()
    no_gaps: tuple[int, ...] = ()
    secrets: ClassVar[Mapping[str, Secret]] = {
        "open_gaps": Secret(lambda g, i: 0, frozenset({NONE}), lambda g, seat: _ALL),
        "no_gaps": Secret(lambda g, i: 0, frozenset(), lambda g, seat: _ALL),
    }


def test_what_was_hidden_in_one_field_is_not_taken_for_another() -> None:
    same = (NONE, 3)
    known = masked(Twins(open_gaps=same, no_gaps=same), 0)
    assert (known.open_gaps, known.no_gaps) == ((NONE, H), (H, H))
