"""Chapter 13: who fights whom, when, and who takes part."""

from games.trajan.builder import position
from games.trajan.combat.fights import ROMAN_FIRST, battle, field, outcome, strikes
from rules import rule


@rule("13.0a")
def test_only_opposing_units_in_the_same_hex_fight() -> None:
    t = position(h1012="legio-i-adiutrix", h1011="core-horde-1", h1010="alae-1 saka-1").combat("roman")
    assert t.options("roman", "attack") == ["attack 1010"]


@rule("13.0b")
def test_enemies_outside_are_fought_in_battle_and_a_city_by_siege() -> None:
    t = position(edessa="up alae-1 core-horde-1 in saka-1").combat("roman")
    assert t.may("roman", "attack edessa")
    assert t.may("roman", "assault edessa")
    t = position(edessa="up alae-1 in saka-1").combat("roman")
    assert t.forbids("roman", "attack edessa") == "13.0a"
    assert t.may("roman", "assault edessa")
    t = position(h1012="up alae-1 saka-1").combat("roman")
    assert t.options("roman") == ["attack 1012", "treaty", "concede", "done"]


@rule("13.0b")
def test_nobody_has_to_attack() -> None:
    t = position(edessa="up alae-1 saka-1").combat("roman").play("roman", "done")
    assert t.events("combat") == []
    assert t["edessa"] == "up alae-1 saka-1"


@rule("13.0b")
def test_attacks_are_for_the_active_player_s_combat_segment() -> None:
    t = position(edessa="up alae-1 saka-1").movement("roman")
    assert not {text.split()[0] for text in t.options("roman")} & {"attack", "assault", "blockade", "formal-siege"}
    t = position(edessa="up alae-1 saka-1").combat("parthian")
    assert t.who == "parthian"
    assert t.may("parthian", "attack edessa")


@rule("13.0c")
def test_a_revolt_is_fought_at_once_and_nobody_is_asked() -> None:
    t = position(edessa="up trajan in saka-1", hand={"roman": "political"}).movement("roman")
    t.roll(3, 1, 6, then=1).play("roman", "revolt trajan")
    assert [e["kind"] for e in t.events("combat")] == ["revolt"]
    assert outcome(t)["kind"] == "revolt"
    assert t.asked == "MovementSegment"


@rule("13.1", "9.2d")
def test_a_civis_fights_when_its_city_is_stormed() -> None:
    t = position(edessa="up cohortes-v-1 saka-1 in core-levy-1").combat("roman")
    t.roll(*ROMAN_FIRST, then=1).play("roman", "assault edessa")
    assert t.events("combat")[0]["defenders"] == ["core-levy-1", "civis-edessa"]


@rule("13.1")
def test_a_civis_takes_no_part_in_a_battle_before_its_walls() -> None:
    t = position(edessa="up cohortes-v-1 saka-1 in core-levy-1").combat("roman")
    t.roll(*ROMAN_FIRST, then=1).play("roman", "attack edessa")
    assert t.events("combat")[0]["defenders"] == ["saka-1"]


@rule("13.1", "15.2b")
def test_a_civis_takes_no_part_in_a_sally() -> None:
    t = position(edessa="up cohortes-v-1 in core-levy-1").combat("parthian")
    t.roll(*ROMAN_FIRST, then=1).play("parthian", "sally edessa")
    assert t.events("combat")[0]["attackers"] == ["core-levy-1"]


@rule("13.2")
def test_without_strength_nobody_attacks() -> None:
    t = field("trajan impeditus-1", "core-horde-1")
    assert t.forbids("roman", "attack h1012") == "13.2"
    t = position(edessa="up trajan impeditus-1").combat("roman")
    assert t.forbids("roman", "assault edessa") == "13.2"
    assert t.may("roman", "blockade edessa")


@rule("13.2", "14.9d", "14.10c")
def test_a_train_and_a_leader_are_lost_with_the_last_of_the_others() -> None:
    shooters = "cohortes-v-1 cohortes-v-2 cohortes-v-3 cohortes-v-4 cohortes-v-5"
    t = battle(shooters, "vologaeses core-levy-1 core-impeditus court", *ROMAN_FIRST, 5)
    assert {e["unit"] for e in t.events("cut-down")} == {"vologaeses", "core-impeditus", "court"}
    assert (t.where("vologaeses"), t.where("core-impeditus"), t.where("court")) == ("gone", "recruits", "recruits")


@rule("13.2")
def test_a_force_without_any_strength_is_lost_at_once() -> None:
    t = battle("cohortes-v-1", "vologaeses court")
    assert strikes(t) == []
    assert (t.where("vologaeses"), t.where("court")) == ("gone", "recruits")
    assert outcome(t)["side"] == "roman"


@rule("13.2")
def test_a_train_lives_on_while_anybody_of_its_force_has_strength() -> None:
    t = battle("cohortes-v-1", "saka-1 core-impeditus", *ROMAN_FIRST, 4, 4, 4, 4, 4, 4)
    assert t.where("core-impeditus") == "h1012"


# ---- nothing to fight about


@rule("13.0b", "4.2")
def test_nobody_is_asked_in_a_combat_segment_for_a_treaty_alone() -> None:
    t = position(antioch="trajan alae-1", h1012="core-horde-1").combat("roman")
    assert not t.asked
    t = position(h1012="up trajan cohortes-v-1 core-horde-1").combat("roman")
    assert t.options("roman") == ["attack 1012", "treaty", "concede", "done"]
