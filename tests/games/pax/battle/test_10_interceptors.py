"""Chapters 7.3.2, 9.3.3 to 9.3.6 and 9.3.9: Battles of interceptors, with those who stood there and with walls."""

from __future__ import annotations

import pytest

from games.pax.battle_table import WarTable, enter, intercepted, through, war
from games.pax.builder import position
from romanum.games.pax.data.components import GARRISON, PLACE
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.state.errands import Battle, Entered
from romanum.games.pax.state.forces import add, go, remark
from romanum.games.pax.state.moves import INTERCEPTING
from romanum.games.pax.state.position import CALLED
from rules import rule


def at_pisae(camp: str, pisae: str, **fields: object) -> WarTable:
    """Carthaginians come from Genua to Pisae, and Romans from Rome try to intercept them."""
    places = {"genua": "carthage 6 heavy", "rome": camp, "pisae": pisae}
    t = war(places, **fields)
    t.major("carthage", "genua", 6).play("carthage", "to pisae").play("rome", "intercept rome", "ready")
    return t


@rule("9.3.5b", "9.3.5c")
def test_units_behind_walls_stay_out_and_are_fought_when_the_interceptor_is_beaten() -> None:
    t = at_pisae("rome 2 legion", "rome town 2 legion 1 light")
    t.play("rome", "behind-walls 1 legion").roll(6, 6, 1, 5).play("rome", "ready")
    first = t.g.running(Fight)
    assert first.points == (8 + 4 + 1, 18)
    assert first.walls is False
    mp = t.g.mp
    t.roll(3, 3)
    through(t, battles=2)
    assert t["rome"].startswith("rome")  # the interceptor is back
    second = t.g.running(Fight)
    assert second.walls
    assert second.sides == (t.side("carthage"), t.side("rome"))
    assert t.g.mp == mp - 1  # the attack is paid for once


@rule("7.3.2")
def test_a_bare_town_is_fought_at_once_when_the_interceptor_is_beaten() -> None:
    t = war({"genua": "carthage 6 heavy", "rome": "rome 2 legion", "pisae": "rome town"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(6, 6, 1, 5, 3, 3).play("rome", "intercept rome", "ready")
    through(t, battles=2)
    second = t.g.running(Fight)
    assert second.walls
    assert second.points == (16, 2)  # 10 % of 18 lost
    assert t.g.mp == 4  # of 6: a step, an attack


@rule("9.3.6a", "9.3.6b")
def test_an_interceptor_and_an_independent_fight_as_one_and_only_he_goes_back() -> None:
    places = {"messana": "rome 6 legion", "syracuse": "syracuse 3 heavy", "agrigentum": "carthage 4 heavy"}
    t = war(places)
    t.major("rome", "messana", 6).play("rome", "to syracuse").roll(6, 6, 1, 4).play(
        "carthage", "intercept agrigentum", "ready"
    )
    fight = t.g.running(Fight)
    assert fight.points == (12 + 9, 24)
    assert fight.sides == (t.side("carthage"), t.side("rome"))
    t.roll(2, 2)
    through(t, battles=2)
    assert t["agrigentum"].startswith("carthage")
    assert t.g.running(Fight).sides == (t.side("rome"), t.side("syracuse"))


@rule("9.3.6a", "9.3.5b", "7.3.7")
def test_an_interceptor_says_whether_independents_stay_behind_their_walls() -> None:
    places = {"agrigentum": "rome 6 legion", "messana": "carthage 4 heavy", "syracuse": "syracuse city 3 heavy"}
    t = war(places).major("rome", "agrigentum", 6)
    t.play("rome", "to syracuse").play("carthage", "intercept messana", "ready")
    assert t.step == "BehindWalls"
    t.roll(6, 6, 1, 6, 3, 3).play("carthage", "behind-walls 3 heavy")
    assert t.g.running(Fight).points == (12, 24)
    through(t, battles=2)
    assert t["messana"].startswith("carthage")
    assert t.g.running(Fight).walls
    assert t.g.running(Fight).points[1] == 9 + 5


@rule("9.3.6b", "10.7.2")
def test_the_interceptor_goes_back_even_if_he_and_the_independent_have_won() -> None:
    board = {"messana": "rome 2 legion", "syracuse": "syracuse 3 heavy", "agrigentum": "carthage 6 heavy"}
    t = intercepted(board, "rome", "messana", "syracuse", "carthage", "agrigentum", 6, 1)
    through(t, ForceOut="force-out", RetreatPath="retreat-to messana")
    assert t["messana"] == "rome 1 legion"
    assert t.g.mp == 4  # an interceptor who forces others out pays nothing, nor do they
    assert t["syracuse"] == "syracuse 3 heavy"
    assert t["agrigentum"] == "carthage 5 heavy"


@rule("9.3.1b", "5.1.2a")
@pytest.mark.parametrize("there", ["carthage 2 light", "carthage town", "carthage 1 garrison"])
def test_who_intercepts_beside_a_third_power_goes_back_even_if_he_has_won(there: str) -> None:
    t = war({"pisae": "rome 2 light", "genua": there, "placentia": "greece 9 light"})
    t.major("rome", "pisae", 6).play("rome", "to genua").roll(6, 6, 6, 1).play("greece", "intercept placentia", "ready")
    through(t, ForceOut="force-out", RetreatPath="retreat-to pisae")
    assert (t["genua"], t["pisae"]) == (there, "rome 1 light")
    assert t["placentia"].startswith("greece")


@rule("9.3.3c")
def test_an_intercepted_army_retreats_only_the_way_it_came() -> None:
    board = {"genua": "carthage 6 heavy", "pisae": "", "rome": "rome 5 legion"}
    t = intercepted(board, "carthage", "genua", "pisae", "rome", "rome", 6, 1)
    through(t, "RetreatPath", RetreatOrStay="retreat")
    ways = t.offered("carthage")
    assert "retreat-to genua" in ways
    assert "retreat-to parma" not in ways
    assert "retreat-to arretium" not in ways


@rule("9.3.3c", "10.7.4c")
def test_an_intercepted_army_whose_way_is_shut_cannot_retreat() -> None:
    board = {"genua": "carthage 6 heavy", "pisae": "", "rome": "rome 5 legion"}
    t = position(board, active="carthage")
    enter(t, "carthage", "genua", "pisae")
    add(t.g, t.power("rome"), PLACE["genua"], GARRISON)
    stack = remark(t.g, t.stack("rome", "rome"), CALLED)
    go(t.g, stack, PLACE["pisae"])
    t.roll(6, 1).push(Battle(stack, INTERCEPTING))
    assert t.asked == ("rome",)
    assert t.offered("rome") == ["force-out", "pass"]


def landing(walls: str) -> WarTable:
    """Carthaginians land at Pisae, where they have a Town, and Romans from Arretium intercept them."""
    t = war({"rome": "carthage 4 heavy", "pisae": walls, "arretium": "rome 4 legion"})
    t.major("carthage", "rome", 6).play("carthage", "embark", "sail-to pisae", "debark")
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    return t


@rule("9.3.9")
def test_who_has_landed_in_his_own_port_may_use_its_walls() -> None:
    t = landing("carthage town")
    assert t.offered("carthage") == ["use-walls", "open-field"]
    t.roll(3, 3).play("carthage", "use-walls")
    assert t.g.running(Fight).points == (16, 14)
    t = landing("carthage town")
    t.roll(3, 3).play("carthage", "open-field")
    assert t.g.running(Fight).points == (16, 12)


@rule("9.3.9", "7.4.1a")
def test_an_interceptor_may_take_the_town_with_all_who_landed() -> None:
    t = war({"rome": "carthage 1 heavy", "pisae": "carthage walls 1", "arretium": "rome 6 legion"})
    t.major("carthage", "rome", 6).play("carthage", "embark", "sail-to pisae", "debark")
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    t.roll(6, 1).play("carthage", "use-walls").play("rome", "raise-die 4", "lower-die 1")
    through(t)
    assert t["pisae"] == "rome walls 1 6 legion"


@rule("7.3.1d", "9.3.9")
def test_an_interceptor_fights_the_town_at_once_if_those_who_landed_left_it_out() -> None:
    places = {"rome": "carthage 4 heavy 1 galleys", "pisae": "carthage town", "arretium": "rome 9 legion"}
    t = war(places | {"genua": "carthage 1 garrison"})
    t.major("carthage", "rome", 6).play("carthage", "embark", "escort 1", "sail-to pisae", "debark")
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    t.roll(6, 1, 3, 3).play("carthage", "open-field")
    through(t, battles=2, RetreatOrStay="retreat", RetreatPath="retreat-by-sea genua")
    assert [event.facts["attacker"] for event in t.events("battle-begins")] == ["rome", "rome"]
    assert t.g.running(Fight).walls
    through(t)
    assert t["genua"].startswith("carthage")
    assert t["pisae"].startswith("rome")


@rule("7.3.1d", "5.1.2b")
def test_an_interceptor_who_beats_an_army_that_marched_home_goes_back_from_its_walls() -> None:
    t = war({"genua": "carthage 3 heavy", "pisae": "carthage town", "arretium": "rome 9 legion"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(6, 6, 6, 1).play("rome", "intercept arretium", "ready")
    through(t, RetreatOrStay="retreat", RetreatPath="retreat-to genua")
    assert len(t.events("battle-begins")) == 1
    assert t["pisae"] == "carthage town"
    assert t["arretium"].startswith("rome")


@rule("9.2.4", "9.3.4")
def test_reduced_units_are_one_full_one_as_soon_as_an_interceptor_is_there() -> None:
    reduced = "rome 2 legion 1 reduced_legion"
    t = war({"genua": "carthage 6 heavy", "arretium": reduced, "pisae": "rome 1 reduced_legion"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(6, 6, 3, 3).play("rome", "intercept arretium", "ready")
    assert t.g.running(Fight).points == (12, 18)
    assert t.is_sound()


@rule("9.2.4", "10.7.4d")
def test_and_as_soon_as_a_retreat_has_led_it_to_another() -> None:
    places = {"pisae": "greece 12 light", "genua": "the_east 6 light 1 heavy", "placentia": "the_east 1 reduced_heavy"}
    t = position(places, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    through(t, "RetreatPath", RetreatOrStay="retreat", TakeLosses="reduce heavy|lose light")
    t.stop_at(Entered).play("the_east", "retreat-to placentia")
    assert "1 heavy" in t["placentia"]
    assert "reduced" not in t["placentia"]


@rule("9.3.1a", "12.1.1a")
def test_a_garrison_that_is_intercepted_falls_without_a_battle() -> None:
    t = war({"pisae": "rome 1 garrison", "placentia": "carthage 2 light carthage_1"})
    t.expand("rome").roll(1).play("rome", "minor pisae", "to genua")
    t.roll(6, 6).play("carthage", "intercept placentia", "ready")
    assert not t.events("battle-begins")
    assert t["genua"] == "carthage 2 light carthage_1"


@rule("9.3.1a")
def test_a_leader_who_rides_alone_is_not_intercepted() -> None:
    t = war({"pisae": "rome rome_1", "placentia": "carthage 2 light"}).major("rome", "pisae", 1)
    t.play("rome", "to genua", "halt")
    assert t["genua"] == "rome rome_1"


@rule("9.3.6b")
@pytest.mark.parametrize(("comrades", "stays"), [("syracuse", False), ("carthage", True)])
def test_the_interceptor_goes_back_though_all_his_temporary_allies_have_fallen(comrades: str, stays: bool) -> None:
    """The light troops who stood at Syracuse are the only loss; had they been his own he would stay."""
    board = {"messana": "rome 2 legion", "syracuse": f"{comrades} 1 light", "agrigentum": "carthage 9 heavy"}
    t = intercepted(board, "rome", "messana", "syracuse", "carthage", "agrigentum", 6, 1)
    through(t, ForceOut="force-out", RetreatPath="retreat-to messana", TakeLosses="lose light|lose-cheapest")
    assert "light" not in t["syracuse"]
    assert t["syracuse" if stays else "agrigentum"].startswith("carthage")
    assert not t["agrigentum" if stays else "syracuse"]


@rule("13.4.2a", "10.7.7a")
def test_invaders_stay_where_they_have_beaten_others_beside_a_tribe() -> None:
    t = position({"avaricum": "germans 8 barbarians", "alesia": "rome 1 light tribe 2"})
    enter(t, "germans", "avaricum", "alesia")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    through(t)
    assert t["alesia"].startswith("germans")
    assert not t["avaricum"]


@rule("10.7.7a")
def test_a_tribe_at_the_end_of_the_world_holds_no_space_against_the_attacker() -> None:
    """Who has won at Genua stays there, though Tigranocerta has its Tribe."""
    t = position({"pisae": "carthage 6 heavy", "genua": "rome 1 light", "tigranocerta": "tribe 2"}, active="carthage")
    enter(t, "carthage", "pisae", "genua")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    through(t)
    assert t["genua"].startswith("carthage")
