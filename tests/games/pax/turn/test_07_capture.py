"""Chapters 7.3.4, 7.4 and 7.5.4: Cities and Towns that fall to Barbarians and others."""

from __future__ import annotations

import pytest

from games.pax.battle_table import battle, enter, through
from games.pax.builder import GAME, Table, position
from romanum.games.pax.data.components import FREE_CITIES, PLACE, SOLDIER
from romanum.games.pax.state.errands import Battle, Capture, LosePoints
from romanum.games.pax.state.position import INVADER_MOVE, MINOR, SUCCESSOR_MOVE
from rules import rule


def invaded(walls: str, mp: int, side: str = "western_gauls", move: int = INVADER_MOVE) -> Table:
    """Gauls whom Carthage moves come from Pisae to a bare City or Town of Rome at Genua."""
    places = {"pisae": f"{side} 4 barbarians western_chief", "genua": f"rome {walls}"}
    t = position(places, patrons={side: "carthage"}, active="carthage")
    enter(t, side, "pisae", "genua", mp)
    t.g.move = move
    return t.push(Capture(t.g.mover))


@rule("7.4.5a", "7.5.4")
def test_barbarians_take_a_city_for_nobody_and_must_see_whether_they_go_on() -> None:
    t = invaded("walls 3", 4)
    assert t.offered("carthage") == ["take-city", "raze", "leave-city"]
    t.roll(6, 5).play("carthage", "take-city")
    assert t.g.town_of[PLACE["genua"]] == FREE_CITIES
    assert t.g.walls[PLACE["genua"]] == 3
    assert not any(t.g.treasury)
    assert t.g.mp == 4  # a die of 5 is no more than the Campaign rating of their chief
    t = invaded("walls 3", 4)
    t.roll(1, 6).play("carthage", "take-city")
    assert t.g.mp < 0


@rule("7.4.5a")
def test_barbarians_destroy_for_as_many_points_as_the_walls_have() -> None:
    t = invaded("walls 1", 4)
    t.roll(6, 5).play("carthage", "raze")
    assert t.g.town_of[PLACE["genua"]] == -1
    assert t.g.walls[PLACE["genua"]] == 0
    assert t.g.mp == 3
    assert invaded("walls 3", 2).offered("carthage") == ["take-city", "leave-city"]


@rule("17.2-SUCCESSOR-WARS-b")
def test_successors_destroy_what_they_take_and_sack_nothing() -> None:
    t = invaded("walls 3", 4, "successors", SUCCESSOR_MOVE)
    assert t.g.walls[PLACE["genua"]] == 0
    assert t.g.mp == 4
    assert not t.g.stack


@rule("7.3.4", "7.4.1a")
@pytest.mark.parametrize(("walls", "least"), [("city", 3), ("walls 4", 3), ("town", 1)])
def test_no_battle_takes_walls_below_their_least(walls: str, least: int) -> None:
    t = battle("greece 30 light", f"the_east {walls} 1 light", 6, 1)
    through(t, WallsInDefence="use-walls", SpendShifts="raise-die 4|done")
    assert t.g.walls[PLACE["genua"]] == least
    assert t.g.town_of[PLACE["genua"]] == t.power("greece")


@rule("7.3.4")
def test_walls_at_their_least_absorb_nothing() -> None:
    t = battle("greece 30 light", "the_east walls 3 8 light", 6, 1)
    t.play("the_east", "use-walls").play("greece", "done")
    assert "lose-walls" not in t.offered("the_east")


@rule("7.4.1a")
def test_infantry_left_behind_the_walls_keeps_the_town() -> None:
    t = battle("greece 9 light", "the_east walls 1 3 light", 6, 1)
    through(t, WallsInDefence="use-walls")
    assert t["genua"] == "the_east walls 1 1 light"
    assert t["pisae"].startswith("greece")


@rule("7.4.1c", "10.4.2b")
def test_cavalry_behind_walls_falls_only_with_the_town() -> None:
    t = battle("greece 9 light", "the_east city 1 light 2 cavalry", 5, 1)
    through(t, WallsInDefence="use-walls")
    assert t["genua"] == "the_east walls 4 2 cavalry"
    t = battle("greece 30 light", "the_east town 1 light 2 cavalry 1 elephants 1 garrison the_east_4", 6, 1)
    through(t, WallsInDefence="use-walls", SpendShifts="raise-die 4|done")
    assert t["genua"].startswith("greece walls 1")


@rule("7.4.1b", "12.4.5")
def test_the_captor_has_it_with_the_walls_that_are_left() -> None:
    t = position(
        {"pisae": "soldier_of_fortune 9 light", "genua": "rome town"}, patrons={"soldier_of_fortune": "greece"}
    )
    enter(t, "soldier_of_fortune", "pisae", "genua")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    through(t)
    assert t.g.walls[PLACE["genua"]] == 1
    assert t.g.town_of[PLACE["genua"]] == t.power("greece")
    assert t.g.whose[t.g.mover] == SOLDIER


@rule("8.4.4")
def test_losses_outside_a_battle_end_an_army_with_its_leaders_too() -> None:
    t = position({"genua": "greece 1 light 1 elephants greece_4"})
    t.push(LosePoints(t.power("greece"), t.stack("greece", "genua"), 1))
    assert t["genua"] == ""


@rule("7.5.2a")
def test_a_town_pays_half_a_die_rounded_up() -> None:
    for die, talents in ((5, 3), (4, 2), (1, 1)):
        t = position({"pisae": "greece 4 light greece_4", "genua": "the_east walls 1"}, active="greece")
        enter(t, "greece", "pisae", "genua")
        t.push(Capture(t.g.mover)).play("greece", "take-city").roll(5, die, 1).play("greece", "sack")
        assert t.g.treasury[t.power("greece")] == talents


@rule("7.5.1a", "7.5.3")
def test_in_a_minor_move_no_leader_counts() -> None:
    t = position({"pisae": "greece 1 light greece_4", "genua": "the_east walls 1"}, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.g.move = MINOR
    t.push(Capture(t.g.mover)).play("greece", "take-city").roll(1, 2, 1).play("greece", "sack")
    assert t.g.treasury[t.power("greece")] == 1
    assert t.g.mp < 0


@rule("7.5.1a")
def test_a_leader_who_has_not_led_the_move_does_not_count() -> None:
    t = position({"pisae": "greece 3 light greece_4", "genua": "the_east walls 1"}, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.g.led_by = -1
    t.push(Capture(t.g.mover)).play("greece", "take-city").roll(1, 2, 1).play("greece", "sack")
    assert t.g.treasury[t.power("greece")] == 1


@rule("7.4.1b", "17.2-ALLIANCE-PERGAMUM-a", "17.2-ALLIANCE-PERGAMUM-d")
@pytest.mark.parametrize(
    ("space", "start", "owner"), [("samos", "miletus", "rome"), ("pergamum", "sardis", "pergamum")]
)
def test_what_pergamenes_capture_is_their_ally_s_unless_it_was_theirs(space: str, start: str, owner: str) -> None:
    places = {start: "pergamum 4 heavy", space: "greece walls 3"}
    t = position(places, advanced=True, patrons={"pergamum": "rome"}, active="rome")
    enter(t, "pergamum", start, space)
    t.push(Capture(t.g.mover)).play("rome", "take-city", "spare")
    assert t.g.town_of[PLACE[space]] == t.side(owner)
    assert t.holder(space) == owner


@rule("7.5.1a", "7.5.1b", "7.5.2a", "7.5.2b")
@pytest.mark.parametrize(
    ("army", "needed", "brings"), [("4 heavy greece_4", 4, (1, 6)), ("3 heavy 1 hired_heavy greece_4", 3, (0, 3))]
)
def test_whoever_may_sack_is_told_the_chance_what_it_brings_and_what_it_costs(
    army: str, needed: int, brings: tuple[int, int]
) -> None:
    t = position({"pisae": f"greece {army}", "genua": "rome city"}, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.push(Capture(t.g.mover)).play("greece", "take-city")
    seat = t.power("greece")
    prompt = t.g.stack[-1].prompt(t.g, seat)
    assert prompt.facts == {
        "space": "genua", "needed": needed, "least": brings[0], "most": brings[1], "rating": 4, "marching": True,
    }  # fmt: skip
    found = GAME.odds(t.known("greece"), seat, ("sack",))
    assert found is not None
    assert found.win == (6 - needed) / 6
    assert [one.tone for one in found.outcomes] == ["good", "bad"]
    assert GAME.odds(t.known("greece"), seat, ("spare",)) is None
