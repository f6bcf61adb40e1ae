"""13.4.1a, 3.2a: trains that rest beside others that give are filled, and nobody else learns of them."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.baggage import rested_at
from romanum.games.imperium.rules.supply.trains import _unload, spend
from romanum.games.imperium.rules.turn.month_end import NextMonth
from romanum.games.imperium.state.errands import Replenishment
from romanum.games.imperium.state.forces import add, detach, go, settle
from romanum.games.imperium.state.marks import GAVE, MOVED
from romanum.games.imperium.state.rosters import TRAINS as TRAIN_LETTERS
from romanum.games.imperium.state.rosters import of
from rules import rule

PLACE = CITY_PLACE[CITY["mediolanum"]]
HERE = PLACE_IDS[PLACE]


def resting(trains: str, *drawn: int) -> Table:
    """Caesar's trains at Mediolanum; so many points are drawn there, one draught after the other."""
    t = position({HERE: f"caesar 2 20-10-a {trains}"}, scenario=6, cities={"mediolanum": "caesar"}, hidden=True)
    for points in drawn:
        assert spend(t.g, PLACE, t.power("caesar"), points, inside=False) == points
    return t


@rule("13.4.1a")
@pytest.mark.parametrize(
    ("trains", "drawn", "left"),
    [
        ("1 train-2 2 train-4", (1,), "1 train-1 2 train-5"),
        ("1 train-2 2 train-4", (1, 1), "1 train-0 2 train-5"),
        ("1 train-2 2 train-4", (3,), "1 train-0 1 train-3 1 train-5"),
        ("1 train-2 2 train-4", (1, 2), "1 train-0 1 train-3 1 train-5"),
        ("1 train-2 1 train-1", (1, 1), "1 train-0 1 train-1"),
        ("1 train-3 1 train-2", (1,), "1 train-1 1 train-4"),
        ("1 train-2 1 train-1", (2,), "1 train-0 1 train-1"),
    ],
)
def test_who_gave_nothing_is_filled(trains: str, drawn: tuple[int, ...], left: str) -> None:
    t = resting(trains, *drawn).push(Replenishment())
    assert t[HERE] == f"caesar 2 20-10-a {left}"


@rule("13.4.1a")
@pytest.mark.parametrize(("goes", "left"), [("train-1", "1 train-5"), ("train-4", "1 train-1")])
def test_whoever_marches_away_leaves_the_others_as_they_are(goes: str, left: str) -> None:
    t = resting("1 train-2 1 train-4", 1)
    stack = t.stack("caesar", HERE)
    go(t.g, detach(t.g, stack, units(f"1 {goes}"), t.g.mark[stack] | MOVED), PLACE - 1)
    settle(t.g, PLACE)
    t.push(Replenishment())
    assert t[HERE] == f"caesar 2 20-10-a {left}"


@rule("13.4.1a")
def test_trains_aboard_do_not_rest_for_those_ashore() -> None:
    """At Brundisium one train ashore has given; another of the same points lies on a ship, beside one that gives."""
    t = position({"b4320": "caesar 2 20-10-a 1 train-3"}, scenario=6, cities={"brundisium": "caesar"})
    ashore = t.stack("caesar", "b4320")
    add(t.g, t.power("caesar"), t.g.at[ashore], units("3 18-30-b 1 train-1 1 train-2"))
    for stack, points in ((ashore, 1), (1, 1)):
        _unload(t.g, stack, points)
    t.push(Replenishment())
    assert t["b4320"] == "caesar 2 20-10-a 1 train-2 | caesar 3 18-30-b 1 train-0 1 train-2"


@rule("3.2a", "13.4.1a")
@pytest.mark.parametrize("trains", ["1 train-2", "1 train-2 1 train-4 1 train-6"])
def test_nobody_else_sees_whether_another_train_rests(trains: str) -> None:
    alone, t = resting("1 train-2", 1), resting(trains, 1)
    for name in ("pompey",):
        mine, theirs = t.known(name), alone.known(name)
        assert (mine.at, mine.top, mine.mark, mine.promises) == (theirs.at, theirs.top, theirs.mark, theirs.promises)
        assert mine.units == theirs.units
    assert t.known("caesar").promises == t.g.promises
    assert not rested_at(t.known("pompey"), PLACE, t.power("caesar"))
    assert rested_at(t.g, PLACE, t.power("caesar")) is not None


@rule("13.4.1a")
def test_the_record_ends_with_the_month() -> None:
    t = resting("1 train-2 1 train-4", 1)
    assert t.g.mark[t.stack("caesar", HERE)] & GAVE
    t.push(NextMonth())
    assert rested_at(t.g, PLACE, t.power("caesar")) is None
    assert of(t.g.units[t.stack("caesar", HERE)], TRAIN_LETTERS) == units("1 train-1 1 train-4")
