"""Chapter 13.3: Rebellions in Gaul, Local and Massive."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from games.pax.tribes_table import expansion, fight_on, rebellion, shuffled
from romanum.games.pax.data.components import GALLIC_REVOLT, NONE, PROVINCE
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.position import NOBODY
from rules import rule

NARBO = {"narbo": "rome 1 garrison"}
"""Narbonensis is Rome's: nobody else is there."""


def massive(board: dict[str, str], power: str = "greece", **fields: Any) -> Table:
    """A die of 6 with one Province held: 7."""
    return rebellion(position(board, advanced=True, **fields), power, "gaul", 6)


@rule("13.3-GAULa")
def test_where_no_province_is_held_a_garrison_may_go() -> None:
    board = {"narbo": "rome 2 garrison", "nemausus": "tribe 2", "venta": "carthage 1 garrison"}
    board |= {"londinium": "tribe 2", "elusa": "rome 1 light", "gergovia": "tribe 3"}
    t = rebellion(position(board, advanced=True), "greece", "gaul")
    assert t.offered("greece") == ["at narbo", "at venta", "pass"]
    t.play("greece", "at narbo")
    assert (t["narbo"], t.g.stack) == ("rome 1 garrison", [])
    t = rebellion(position(board, advanced=True), "greece", "gaul").play("greece", "pass")
    assert (t["narbo"], t["venta"]) == ("rome 2 garrison", "carthage 1 garrison")


@rule("13.3-GAULa")
def test_the_provinces_held_are_added_to_the_die_but_britannia_is_not() -> None:
    t = rebellion(position({**NARBO, "venta": "rome 1 garrison"}, advanced=True), "greece", "gaul", 5)
    assert t.events("gaul-rises")[0].facts == {"power": "greece", "die": 5, "total": 6, "massive": False}
    t = rebellion(position({**NARBO, "elusa": "carthage 1 garrison"}, advanced=True), "greece", "gaul", 5)
    assert t.events("gaul-rises")[0].facts["massive"]
    assert t.step == "HomeOfRevolt"


@rule("13.3-GAULb")
def test_a_local_rebellion_takes_a_space_and_the_free_ones_of_its_province() -> None:
    board = {"valentia": "rome 1 legion 2 light 1 garrison rome_4", "massilia": "rome town", "nemausus": "tribe 4"}
    t = position({**board, "narbo": "rome 1 garrison", "elusa": "carthage 1 light"}, advanced=True)
    rebellion(t, "greece", "gaul", 1)
    assert t.offered("greece") == ["at narbo", "at valentia", "at elusa"]
    t.play("greece", "at valentia")
    assert (t["valentia"], t["tolosa"]) == ("rebels 3 barbarians", "rebels 1 barbarians")
    assert (t["massilia"], t["nemausus"], t["narbo"]) == ("rome town", "tribe 4", "rome 1 garrison")
    assert (t["elusa"], t["burdigala"]) == ("carthage 1 light", "")
    assert [event.facts["leader"] for event in t.events("leader-dies")] == ["rome_4"]


@rule("13.3-GAULb")
def test_where_more_than_eight_points_stand_no_band_rises_among_them() -> None:
    t = rebellion(position({"narbo": "rome 3 legion"}, advanced=True), "greece", "gaul", 1)
    assert (t.step, t.asked) == ("TakeLosses", ("rome",))
    t.play("rome", "lose legion", "lose legion")
    assert (t["narbo"], t["tolosa"], t["massilia"]) == ("rome 1 legion", "rebels 1 barbarians", "rebels 1 barbarians")
    assert t.is_sound()


@rule("13.3-GAULc")
def test_a_massive_rebellion_clears_its_home_but_for_cities_and_towns() -> None:
    board = {"valentia": "rome 3 legion rome_4", "massilia": "rome town 2 light", "narbo": "rome 1 garrison 2 galleys"}
    t = massive({**board, "elusa": "rebels 1 barbarians", "limonum": "rome 1 light"})
    assert t.offered("greece") == ["in narbonensis", "in aquitania", "in lugdunensis", "in belgica"]
    t.play("greece", "in narbonensis")
    assert (t["valentia"], t["massilia"], t["narbo"]) == ("", "rome town 2 light", "rome 2 galleys")
    assert t["limonum"] == "rome 1 light"
    assert set(t.offered("greece")) == {
        f"at {space}" for space in ("narbo", "nemausus", "massilia", "valentia", "tolosa")
    }
    t.roll(4, 5).play("greece", "at valentia")
    assert (t["valentia"], t.g.stack) == ("gallic_revolt 9 barbarians gallic_chief", [])
    assert t.g.patron[GALLIC_REVOLT] == NOBODY


@rule("13.3-GAULd")
def test_placed_among_others_it_attacks_and_a_major_move_of_the_same_activation_pays_for_it() -> None:
    t = massive({**NARBO, "massilia": "rome town 3 light"}, activations=5).play("greece", "in narbonensis")
    t.roll(6, 6, 6, 1, 3, 3).play("greece", "at massilia")
    t.play("rome", "stand", "open-field").play("greece", "done").play("rome", "stay")
    assert (t["massilia"], t["nemausus"]) == ("rome town 1 light", "gallic_revolt 11 barbarians gallic_chief")
    assert (t.is_sound(), t.g.gaul_attacked, t.g.stack) == (True, 5, [])
    expansion(t, "greece").roll(4).play("greece", "lead gallic_revolt nemausus", "ready")
    assert t.g.mp == 4 + 5 - 2


@rule("13.3-GAULd")
def test_those_attacked_may_withdraw_and_nobody_pays_without_a_major_move() -> None:
    t = massive({**NARBO, "massilia": "rome walls 1 3 light"}).play("greece", "in narbonensis")
    t.roll(6, 6).play("greece", "at massilia")
    assert (t.step, t.asked) == ("Withdrawal", ("rome",))
    t.play("rome", "withdraw").roll(6).play("rome", "ready", "to nemausus", "halt")
    assert t["nemausus"] == "rome 3 light"
    assert t.offered("greece") == ["take-city", "leave-city"]


@rule("13.3-GAULd")
def test_placed_where_nobody_is_it_has_all_its_points() -> None:
    t = massive(NARBO, activations=5).play("greece", "in aquitania").roll(6, 6).play("greece", "at elusa")
    expansion(t, "greece").roll(4).play("greece", "lead gallic_revolt elusa", "ready")
    assert t.g.mp == 4 + 5


@rule("13.3-GAULe")
def test_any_power_may_lead_it_within_mainland_gaul() -> None:
    t = massive(NARBO).play("greece", "in narbonensis").roll(6, 6).play("greece", "at valentia")
    for power, places in (("carthage", ("lugdunum", "alesia")), ("rome", ("durocortorum",))):
        start = "valentia" if power == "carthage" else "alesia"
        expansion(t, power).roll(1).play(power, f"lead gallic_revolt {start}", "ready")
        if power == "carthage":
            assert t.refused(power, "to taurinorum").rule == "13.3-GAULe"
        for place in places:
            t.play(power, f"to {place}")
        if power == "carthage":
            assert t.refused(power, "to vesontio").rule == "13.3-GAULe"
        t.play(power, "halt")
    assert t["durocortorum"] == "gallic_revolt 12 barbarians gallic_chief"
    removal.begin(t.g)
    assert t.go_on()["durocortorum"] == ""


@rule("13.3-GAULe", "13.3-GAULd")
def test_beaten_where_it_was_placed_it_falls_back_within_gaul() -> None:
    t = shuffled(massive({**NARBO, "lugdunum": "tribe 8"}).play("greece", "in lugdunensis"))
    t.roll(1, 1, 1, 6, 3, 3).play("greece", "at lugdunum")
    fight_on(t, "FallBackTo")
    assert t.offered("greece") == ["at valentia", "at gergovia", "at alesia"]


@rule("13.3-GAULf")
def test_a_second_massive_rebellion_is_local() -> None:
    t = rebellion(position(NARBO, advanced=True, gaul_risen=True), "greece", "gaul", 6)
    assert not t.events("gaul-rises")[0].facts["massive"]
    assert t["narbo"] == "rebels 3 barbarians"
    assert massive(NARBO).g.gaul_risen


@rule("13.3-GAULf")
def test_a_local_rebellion_spares_towns_and_the_great_army_does_not() -> None:
    t = rebellion(position({"massilia": "rome town 5 light"}, advanced=True), "greece", "gaul", 1)
    assert "at massilia" not in t.offered("greece")
    assert t.g.lord[PROVINCE["narbonensis"]] == 0
    t = massive({"massilia": "rome walls 1", "narbo": "rome 1 garrison"}).play("greece", "in narbonensis")
    t.roll(6, 6, 4, 4).play("greece", "at massilia", "take-city")
    assert t["massilia"] == "free_cities walls 1; gallic_revolt 12 barbarians gallic_chief"
    assert t.g.lord[PROVINCE["narbonensis"]] == NONE
