"""Chapter 9: who controls a city, and Civis units."""

import pytest

from games.trajan.builder import position
from rules import rule


@rule("9.1a")
def test_a_civis_controls_its_city_whatever_enemies_are_there() -> None:
    assert position(edessa="trajan legio-i-adiutrix").controller("edessa") == "parthian"
    assert position(edessa="in core-horde-1 civis:roman").controller("edessa") == "roman"


@rule("9.1b")
def test_without_a_civis_units_inside_control_it_also_with_enemies_in_the_hex() -> None:
    assert position(edessa="core-horde-1 in alae-1 civis:none").controller("edessa") == "roman"
    assert position(edessa="alae-1 in core-horde-1 civis:none").controller("edessa") == "parthian"


@rule("9.1c", "9.1d")
@pytest.mark.parametrize("place", ["civis:none", "alae-1 civis:none", "alae-1 core-horde-1 civis:none"])
def test_otherwise_nobody_does(place: str) -> None:
    assert position(edessa=place).controller("edessa") == "nobody"


@rule("9.1c")
def test_control_ends_as_soon_as_the_units_march_out() -> None:
    t = position(edessa="in quietus alae-1 civis:none").movement("roman").roll(2)
    assert t.controller("edessa") == "roman"
    t.play("roman", "march edessa", "road", "to h1009", "halt")
    assert t.controller("edessa") == "nobody"


@rule("9.1c")
def test_passing_through_an_empty_city_gives_nothing() -> None:
    t = position(edessa="civis:none", h0908="quietus alae-1").movement("roman").roll(5)
    t.play("roman", "march h0908", "cross-country", "to edessa", "to h1009", "halt")
    assert t.controller("edessa") == "nobody"


@rule("9.1c")
def test_a_stormed_city_without_defenders_is_entered_at_once() -> None:
    cohorts = " ".join(f"cohortes-v-{n}" for n in range(1, 6))
    t = position(edessa=f"quietus {cohorts} in nobles-1 civis:none").combat("roman")
    t.roll(6, 1, 1, 1, 1, 1, then=1).play("roman", "assault edessa")
    assert t.where("nobles-1") == "recruits"
    assert (t.who, t.asked) == ("roman", "ChangePlaces")
    t.play("roman", "garrison cohortes-v-1", "done")
    assert t.controller("edessa") == "roman"


@rule("9.1c")
def test_a_city_with_its_civis_left_is_not() -> None:
    t = position(edessa="quietus cohortes-v-1").combat("roman").roll(6, 1, *[4] * 4).play("roman", "assault edessa")
    assert not t.asked
    assert t.controller("edessa") == "parthian"


@rule("9.2a")
def test_a_political_marker_turns_a_civis() -> None:
    t = position(edessa="trajan", hand={"roman": "political"}).movement("roman").roll(3).play("roman", "revolt trajan")
    assert t.civis("edessa") == "roman"


@rule("9.2b", "14.7b")
def test_a_disrupted_civis_shows_the_same_side() -> None:
    t = position(edessa="quietus cohortes-v-1 cohortes-v-2", hand={"parthian": "military"}).combat("roman")
    t.roll(6, 1, 1, 1, *[4] * 3).play("roman", "assault edessa")
    assert t.events("check")[0]["disrupted"] == ["civis-edessa"]
    assert t.civis("edessa") == "parthian"


@rule("9.2c", "13.1")
def test_a_civis_never_attacks_out_of_its_city() -> None:
    t = position(edessa="quietus cohortes-v-1").combat("parthian")
    assert not t.options("parthian", "attack")
    assert not t.options("parthian", "sally")
    t = position(edessa="quietus cohortes-v-1 in core-horde-1").combat("parthian").roll(6, 1, *[4] * 6)
    t.play("parthian", "sally edessa")
    assert t.events("combat")[0]["attackers"] == ["core-horde-1"]


@rule("9.2c")
def test_it_suffers_nothing_when_friends_attack_from_its_hex() -> None:
    cohorts = " ".join(f"cohortes-v-{n}" for n in range(1, 6))
    t = position(edessa=f"quietus {cohorts} in core-horde-1").combat("parthian").roll(1, 6, 6, then=1)
    t.play("parthian", "sally edessa")
    assert t.events("falls")
    assert t.civis("edessa") == "parthian"


@rule("9.2d", "9.2c")
def test_it_defends_with_the_others_and_shoots_back() -> None:
    t = position(edessa="quietus cohortes-v-1 in core-horde-1").combat("roman").roll(1, 6, *[4] * 4)
    t.play("roman", "assault edessa")
    assert t.events("combat")[0]["defenders"] == ["core-horde-1", "civis-edessa"]
    shots = [strike for strike in t.events("strike") if strike["side"] == "parthian" and strike["round"] == "fire"]
    assert shots[0]["strength"] == 5 + t.events("combat")[0]["strengths"][1] - 5


@rule("9.2d")
def test_it_takes_losses_with_them() -> None:
    cohorts = " ".join(f"cohortes-v-{n}" for n in range(1, 6))
    t = position(edessa=f"quietus impeditus-1 {cohorts}").combat("roman").roll(1, 6, 1, 6, 4, then=1)
    t.play("roman", "formal-siege edessa")
    assert t.civis("edessa") == "none"


@rule("9.2e", "17.5a")
@pytest.mark.parametrize(("side", "leader"), [("roman", "trajan"), ("parthian", "chosroes")])
def test_a_replaced_civis_comes_in_on_the_side_of_whoever_pays(side: str, leader: str) -> None:
    t = position(edessa=f"in {leader} civis:none", hand={side: "political"}).movement(side)
    assert t.play(side, f"civis {leader}").civis("edessa") == side


@rule("9.3")
def test_colour_is_not_control() -> None:
    t = position(antioch="civis:parthian", edessa="civis:roman")
    assert (t.controller("antioch"), t.controller("edessa")) == ("parthian", "roman")
