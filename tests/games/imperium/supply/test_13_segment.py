"""13.0b, 13.4.6, 13.5: the Supply Segment, and what fleets and sieges do to it."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.supply.test_13_supply import ask_for_food, inland
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import (
    CLEAR,
    GRID,
    LAND,
    PLACE,
    PLACE_IDS,
    ROUGH,
    TERRAIN,
)
from romanum.games.imperium.rules.common.sieges import begin_siege
from romanum.games.imperium.state.errands import SupplySegment
from romanum.games.imperium.state.marks import DRAWS, HUNGRY, SUPPLIED
from romanum.games.imperium.state.position import NOBODY
from rules import rule


def side_by_side() -> tuple[str, str]:
    """A rough hex far from ports, and one of land next to it."""
    place = inland(ROUGH, tilled=False)
    return place, next(PLACE_IDS[near] for near in GRID.neighbours[PLACE[place]] if LAND[near])


# ---- the Supply Segment


@rule("13.0b", "4l", "19.1c")
def test_who_is_not_supplied_in_the_end_is_lost() -> None:
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 4 20-10-a"}, scenario=6, winter=True).roll(1, 1)
    t.push(SupplySegment(t.seat("caesar")))
    while t.offered("caesar"):
        t.play("caesar", t.offered("caesar")[-1])
    assert t[place] == "caesar 1 20-10-a"
    assert t.g.morale[t.power("caesar")] == 100 - 3 * 4


@rule("13.0b")
def test_who_was_supplied_earlier_is_not_checked_again() -> None:
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 4 20-10-a"}, scenario=6, winter=True)
    t.g.mark[0] |= SUPPLIED
    t.push(SupplySegment(t.seat("caesar")))
    assert t[place] == "caesar 4 20-10-a"


@rule("13.2a")
def test_in_the_supply_segment_who_got_nothing_one_way_tries_the_other() -> None:
    """Four LE need 2 SP on a 3, the train has 1: half are hungry and forage on 12, which needs nothing."""
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 4 20-10-a 1 train-1"}, scenario=6).roll(1, 2, 6, 6)
    t.push(SupplySegment(t.seat("caesar"))).play("caesar", "done")
    assert t[place] == "caesar 4 20-10-a 1 train-0"
    assert not any(mark & (HUNGRY | DRAWS) for mark in t.g.mark)


@rule("13.4.6")
def test_a_train_may_be_disbanded_in_the_supply_segment() -> None:
    place = inland(CLEAR, tilled=True)
    t = position({place: "caesar 1 train-3"}, scenario=6)
    t.push(SupplySegment(t.seat("caesar"))).play("caesar", f"disband-train {place}")
    assert t[place] == ""
    assert t.g.morale[t.power("caesar")] == 100


@rule("13.5.1a", "13.5.1b")
@pytest.mark.parametrize("winter", [False, True])
def test_a_train_aboard_feeds_the_shore_in_summer(winter: bool) -> None:
    from romanum.games.imperium.rules.supply.trains import dearer, sources

    shore = PLACE["a2521"]
    sea = next(n for n in GRID.neighbours[shore] if not LAND[n])
    t = position(
        {PLACE_IDS[shore]: "caesar 2 20-10-a", PLACE_IDS[sea]: "caesar 1 18-30-b aboard 1 train-6"}, scenario=6
    )
    t.g.winter = winter
    assert sources(t.g, shore, t.power("caesar"), inside=False) == ([] if winter else [sea])
    rough = next(p for p in range(GRID.size) if TERRAIN[p] == ROUGH)
    assert (dearer(t.g, sea, shore, 4), dearer(t.g, sea, rough, 4)) == (4 if TERRAIN[shore] != ROUGH else 5, 5)


@rule("13.4.2c")
def test_trains_give_before_anybody_forages() -> None:
    place = inland(CLEAR, tilled=False)
    t = position({place: "caesar 8 20-10-a 1 train-6"}, scenario=6).roll(3, 4, 6, 6)
    ask_for_food(t, "caesar", place).play("caesar", "forage-unit 20-10-a", "feed")
    assert [event.kind for event in t.g.log or ()] == ["drawn", "foraged"]
    assert t.sentences()[1].startswith("Caesar at")


@rule("13.0c")
def test_where_no_port_feeds_them_units_need_a_train_or_forage() -> None:
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 4 20-10-a 1 train-6"}, scenario=6)
    ask_for_food(t, "caesar", place)
    assert {"feed", "forage"} <= set(t.offered("caesar"))


@rule("13.3.1e")
def test_in_the_supply_segment_the_owner_decides_who_starves() -> None:
    """Two thirds are fed where the land yields nothing and 1 is needed: the legion or the light troops."""
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 2 20-10-a 4 m4-12"}, scenario=6, winter=True).roll(3, 3)
    t.push(SupplySegment(t.seat("caesar")))
    assert t.offered("caesar") == ["starve 20-10-a", "starve m4-12"]
    t.play("caesar", "starve 20-10-a")
    assert t[place] == "caesar 1 20-10-a 4 m4-12"


@rule("13.4a")
def test_how_much_a_train_carries_is_its_owners_secret() -> None:
    t = position({"a3117": "caesar 1 20-10-a 1 train-2"}, scenario=6, hidden=True)
    more = position({"a3117": "caesar 1 20-10-a 1 train-5"}, scenario=6, hidden=True)
    assert t.known("pompey").to_json() == more.known("pompey").to_json()
    assert t.known("caesar").to_json() != more.known("caesar").to_json()


@rule("13.2a")
def test_who_draws_may_change_to_another_train_and_not_to_the_same() -> None:
    place, beside = side_by_side()
    t = position({place: "caesar 4 20-10-a 1 train-1", beside: "caesar 1 train-6"}, scenario=6)
    t.push(SupplySegment(t.seat("caesar"))).play("caesar", f"change {place}")
    drawn = [f"draw {place}", f"draw {beside}"]
    assert [text for text in drawn if text in t.offered("caesar")] == drawn[1:]
    t.play("caesar", drawn[1])
    assert [text for text in drawn if text in t.offered("caesar")] == drawn[:1]
    t.play("caesar", "forage-unit 20-10-a")
    assert [text for text in drawn if text in t.offered("caesar")] == drawn


@rule("13.2a")
def test_who_got_nothing_from_one_train_forages_and_does_not_draw_on_another() -> None:
    """The train has 1 of 2 points: two of four legions forage, and the other train keeps its six."""
    place, beside = side_by_side()
    t = position({place: "caesar 4 20-10-a 1 train-1", beside: "caesar 1 train-6"}, scenario=6).roll(1, 2, 6, 6)
    t.push(SupplySegment(t.seat("caesar"))).play("caesar", "done")
    assert [event.kind for event in t.g.log or ()] == ["drawn", "foraged"]
    assert (t[place], t[beside]) == ("caesar 4 20-10-a 1 train-0", "caesar 1 train-6")


# ---- what hunger undoes


CAPSA = "a3531"
"""A city of Pompey's in Africa, far from ports and rivers."""


def starving_siege(**fields: object) -> Table:
    """Caesar's men lie before Pompey's city in winter, and nobody feeds them."""
    board = {CAPSA: "pompey inside 2 20-10-b | caesar 1 20-10-a"}
    t = position(board, scenario=6, winter=True, **fields)  # type: ignore[arg-type]
    begin_siege(t.g, PLACE[CAPSA])
    t.g.scorched = (PLACE[CAPSA], t.g.month + 1)
    return t


@rule("17.1c", "13.0b")
def test_a_siege_is_broken_when_the_besiegers_starve() -> None:
    t = starving_siege()
    t.push(SupplySegment(t.seat("caesar")))
    assert (t[CAPSA], len(t.events("siege-broken"))) == ("pompey 2 20-10-b", 1)


@rule("18.2.1a", "13.0b")
def test_a_captive_whose_guards_starve_is_free() -> None:
    t = starving_siege()
    scipio = t.leader("scipio")
    t.g.leader_in = changed(t.g.leader_in, scipio, t.stack("caesar", CAPSA))
    t.g.captor = changed(t.g.captor, scipio, t.power("caesar"))
    t.push(SupplySegment(t.seat("caesar")))
    assert (t[CAPSA], t.g.captor[scipio]) == ("pompey 2 20-10-b scipio", NOBODY)
