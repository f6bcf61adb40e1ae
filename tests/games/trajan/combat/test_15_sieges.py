"""Chapter 15: blockade, assault, formal siege, and garrisons that fight their way out."""

import pytest

from games.trajan.builder import Table, position
from games.trajan.combat.fights import (
    HORDES,
    PARTHIAN_FIRST,
    ROMAN_FIRST,
    SHOOTERS,
    checks,
    fallen,
    outcome,
    strength_in,
    strikes,
)
from rules import rule


def siege(besiegers: str, garrison: str = "", *, city: str = "edessa", relief: str = "") -> Table:
    """Romans before a Parthian city with its Civis, in the Roman's Combat segment."""
    return position({city: f"up {besiegers} {relief} in {garrison}"}).combat("roman")


# ---- 15.0, 15.1: declaring


@rule("15.0")
def test_siege_is_laid_only_to_a_city_of_the_enemy_s_in_the_hex() -> None:
    t = position(h1010="alae-1", edessa="up alae-2", zeugma="up alae-3 saka-1").combat("roman")
    assert t.options("roman", "assault") == ["assault 0909"]
    assert t.forbids("roman", "assault zeugma") == "15.0"


@rule("15.0")
def test_a_city_that_nobody_holds_is_not_besieged() -> None:
    t = position(edessa="up alae-1 civis:none").combat("roman")
    assert t.options("roman", "assault") == []


@rule("15.1")
def test_besiegers_choose_between_blockade_assault_and_formal_siege() -> None:
    t = siege("cohortes-v-1 impeditus-1")
    assert [text.split()[0] for text in t.options("roman")][:3] == ["blockade", "assault", "formal-siege"]


@rule("15.1", "7.3b")
def test_one_choice_for_a_force() -> None:
    t = siege("cohortes-v-1 impeditus-1").play("roman", "blockade edessa")
    assert [t.forbids("roman", f"{verb} edessa") for verb in ("blockade", "assault", "formal-siege")] == ["15.1"] * 3
    t = siege("cohortes-v-1", "core-levy-1").roll(*ROMAN_FIRST, 4, 4, 4, 4).play("roman", "assault edessa")
    assert [t.forbids("roman", f"{verb} edessa") for verb in ("blockade", "assault")] == ["7.3b"] * 2


@rule("15.11")
def test_in_a_blockade_nothing_is_attacked() -> None:
    t = siege("cohortes-v-1", "core-horde-1").play("roman", "blockade edessa")
    assert t.events("combat") == []
    assert t["edessa"] == "up cohortes-v-1 in up core-horde-1"
    assert t.controller("edessa") == "parthian"


# ---- 15.12: assault


@rule("15.12a")
def test_an_assault_has_a_fire_and_a_melee_round_alone() -> None:
    t = siege("cohortes-v-1", "core-levy-1").roll(*ROMAN_FIRST, 4, 4, 4, 4).play("roman", "assault edessa")
    assert [when for _, when, _ in strikes(t)] == ["fire", "fire", "melee", "melee"]
    assert t.unrolled == []


@rule("15.12a", "14.2a")
def test_tactical_superiority_is_settled_as_in_a_battle() -> None:
    t = position(edessa="up trajan cohortes-v-1 in core-levy-1", hand={"roman": "military"}).combat("roman")
    t.play("roman", "assault edessa").roll(4, 4, 4, 4).play("roman", "superiority trajan")
    assert strikes(t)[0][0] == "roman"
    t = siege("cohortes-v-1", "core-levy-1").roll(*PARTHIAN_FIRST, 4, 4, 4, 4).play("roman", "assault edessa")
    assert strikes(t)[0][0] == "parthian"


@rule("15.12a", "14.41a")
def test_the_civis_shoots_and_fights_with_the_garrison() -> None:
    t = siege("cohortes-v-1", "core-levy-1").roll(*ROMAN_FIRST, 4, 4, 4, 4).play("roman", "assault edessa")
    assert (strength_in(t, "parthian", "fire"), strength_in(t, "parthian", "melee")) == (4 + 1, 4 + 1)
    t = siege("cohortes-v-1", city="ctesiphon").roll(*ROMAN_FIRST, 4, 4, 4, 4).play("roman", "assault ctesiphon")
    assert strength_in(t, "parthian", "fire") == 3


@rule("15.12b")
def test_nobody_has_maneuver_advantage_in_an_assault() -> None:
    levies = "core-levy-1 core-levy-2 satrapy-levy-1 satrapy-levy-2 satrapy-levy-3"
    t = siege("alae-1 cohortes-v-1", levies).roll(*PARTHIAN_FIRST, 1, 6, 4, 5, then=1).play("roman", "assault edessa")
    assert t.events("strike")[-1]["round"] == "melee"
    assert fallen(t) == ["cohortes-v-1", "alae-1"]


@rule("15.12c")
def test_numbers_do_not_touch_those_in_the_city() -> None:
    t = siege(SHOOTERS, "core-levy-1").roll(*ROMAN_FIRST, 5, 4, 5, 4).play("roman", "assault edessa")
    assert [e["number"] for e in t.events("strike") if e["side"] == "roman"] == [5, 5]
    assert fallen(t) == []
    assert t.where("core-levy-1") == "edessa"


@rule("15.12c")
def test_they_fall_to_a_second_disruption() -> None:
    t = siege("cohortes-v-1", "core-levy-1").roll(*ROMAN_FIRST, 1, 1, 1, 1, then=1).play("roman", "assault edessa")
    assert checks(t)[-1] == ("melee", [], ["core-levy-1", "civis-edessa"])
    assert t.civis("edessa") == "none"


@rule("15.12c")
def test_the_besiegers_suffer_numbers() -> None:
    t = siege("cohortes-v-1", HORDES).roll(*PARTHIAN_FIRST, 5, then=1).play("roman", "assault edessa")
    assert fallen(t) == ["cohortes-v-1"]


@rule("15.12d")
def test_beaten_defenders_stay_and_keep_the_city() -> None:
    t = siege("cohortes-v-1", "core-levy-1").roll(*ROMAN_FIRST, 1, 1, 4).play("roman", "assault edessa")
    assert outcome(t)["side"] == "roman"
    assert t["edessa"] == "up cohortes-v-1 in up core-levy-1"
    assert t.controller("edessa") == "parthian"
    assert not t.asked


@rule("15.12d")
def test_beaten_besiegers_retreat() -> None:
    t = siege("cohortes-r-1", "core-levy-1").roll(*PARTHIAN_FIRST, 1, 1, 4).play("roman", "assault edessa")
    assert (outcome(t)["side"], t.asked, t.who) == ("parthian", "Retreat", "parthian")
    t.play("parthian", "retreat h1010")
    assert t.where("cohortes-r-1") == "h1010"


@rule("15.12d", "9.1c")
def test_a_city_without_defenders_may_be_entered() -> None:
    t = siege("cohortes-v-1 alae-1", "core-levy-1").roll(*ROMAN_FIRST, 1, 1, 1, 1, then=1)
    t.play("roman", "assault edessa", "garrison cohortes-v-1", "done")
    assert t["edessa"] == "up alae-1 in up cohortes-v-1"
    assert t.controller("edessa") == "roman"


# ---- 15.13: formal siege


@rule("15.13a")
def test_a_formal_siege_needs_a_train_in_the_hex() -> None:
    assert siege("cohortes-v-1 impeditus-1").may("roman", "formal-siege edessa")
    assert siege("cohortes-v-1").forbids("roman", "formal-siege edessa") == "15.13a"


@rule("15.13a")
def test_since_the_start_of_the_turn() -> None:
    t = position(zeugma="cohortes-v-1 impeditus-1", edessa="civis:parthian").movement("roman").roll(4)
    t.play("roman", "march zeugma", "road", "to h0810", "to edessa", "halt", "done")
    t.combat("roman")
    assert t.forbids("roman", "formal-siege edessa") == "15.13a"
    assert t.may("roman", "assault edessa")


@rule("15.13a")
def test_a_train_that_could_not_march_serves() -> None:
    t = position(edessa="cohortes-v-1 impeditus-1 civis:parthian").movement("roman").roll(1)
    t.play("roman", "march edessa", "road", "done").combat("roman")
    assert t.may("roman", "formal-siege edessa")


@rule("15.13a")
@pytest.mark.parametrize("march", [["halt"], ["drop impeditus-1", "drop cohortes-v-1", "to h1010", "halt"]])
def test_a_train_that_marched_nowhere_or_was_dropped_where_it_stood_serves(march: list[str]) -> None:
    t = position(edessa="alae-1 cohortes-v-1 impeditus-1 civis:parthian").movement("roman").roll(5)
    t.play("roman", "march edessa", "cross-country", *march, "done").combat("roman")
    assert t.may("roman", "formal-siege edessa")


@rule("15.13a")
def test_a_train_that_has_left_the_hex_and_come_back_does_not() -> None:
    t = position(edessa="cohortes-v-1 impeditus-1 civis:parthian").movement("roman").roll(5)
    t.play("roman", "march edessa", "cross-country", "to h1010", "to edessa", "halt", "done").combat("roman")
    assert t.forbids("roman", "formal-siege edessa") == "15.13a"


@rule("15.13a", "12.61c")
def test_a_train_that_has_just_come_into_play_does_not_serve() -> None:
    t = position(ancyra="civis:parthian", zeugma="trajan", off_map="impeditus-1 alae-1", hand={"roman": "political"})
    t.movement("roman").play("roman", "summon ancyra", "bring impeditus-1", "bring alae-1")
    t.idle().combat("roman")
    assert t.forbids("roman", "formal-siege ancyra") == "15.13a"
    assert t.may("roman", "assault ancyra")


@rule("15.13b")
@pytest.mark.parametrize("trains", ["impeditus-1", "impeditus-1 impeditus-2 impeditus-3"])
def test_one_roll_however_many_trains(trains: str) -> None:
    t = siege(f"cohortes-v-1 {trains}").roll(6).play("roman", "formal-siege edessa")
    assert [e["die"] for e in t.events("formal-siege")] == [6]
    assert t.unrolled == []


@rule("15.13c", "20.siege")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_breach_is_an_assault_of_three_rounds(die: int) -> None:
    t = siege("cohortes-v-1 impeditus-1", "core-levy-1").roll(die, *ROMAN_FIRST, 4, 4, 4, 4, 4, 4)
    t.play("roman", "formal-siege edessa")
    assert t.events("combat")[0]["kind"] == "breach"
    assert [when for _, when, _ in strikes(t)] == ["fire", "fire", "melee", "melee", "pursuit", "pursuit"]
    assert t.controller("edessa") == "parthian"


@rule("15.13c")
def test_in_a_breach_the_defenders_suffer_numbers() -> None:
    t = siege(f"{SHOOTERS} impeditus-1", "core-levy-1").roll(1, *ROMAN_FIRST, 5, then=1)
    t.play("roman", "formal-siege edessa")
    assert sorted(fallen(t)) == ["civis-edessa", "core-levy-1"]
    assert t.civis("edessa") == "none"


@rule("15.13c", "14.5a")
def test_the_owner_may_give_up_the_civis_for_a_number() -> None:
    t = siege(f"{SHOOTERS} impeditus-1", "core-levy-1 core-levy-2", city="ctesiphon").roll(1, *ROMAN_FIRST, 5, then=1)
    t.play("roman", "formal-siege ctesiphon").play("parthian", "lose core-levy-1", "lose-civis")
    assert fallen(t)[:2] == ["core-levy-1", "civis-ctesiphon"]
    assert t.civis("ctesiphon") == "none"


@rule("15.13c", "15.12d")
def test_beaten_in_a_breach_the_defenders_do_not_retreat() -> None:
    t = siege("cohortes-v-1 impeditus-1", "core-levy-1").roll(1, *ROMAN_FIRST, 1, 1, 4, 4)
    t.play("roman", "formal-siege edessa")
    assert outcome(t)["side"] == "roman"
    assert t.where("core-levy-1") == "edessa"


@rule("15.13c", "15.12b")
def test_nor_is_there_maneuver_advantage_in_a_breach() -> None:
    legions = "legio-i-adiutrix legio-iii-gallica"
    t = siege(f"{legions} impeditus-1", "core-horde-1").roll(1, *ROMAN_FIRST, 4, 5, then=1)
    t.play("roman", "formal-siege edessa")
    assert fallen(t) == ["core-horde-1"]


@rule("15.13d", "20.siege")
def test_on_a_sortie_the_besieger_picks_a_unit_to_lose_and_nothing_else_happens() -> None:
    t = siege("trajan cohortes-v-1 impeditus-1", "core-levy-1").roll(4).play("roman", "formal-siege edessa")
    assert (t.asked, t.who) == ("SortieLoss", "roman")
    assert t.options("roman") == ["lose cohortes-v-1", "lose impeditus-1"]
    assert t.forbids("roman", "lose trajan") == "5.3a"
    t.play("roman", "lose impeditus-1")
    assert t["edessa"] == "up trajan cohortes-v-1 in up core-levy-1"
    assert t.events("combat") == []
    assert t.forbids("roman", "assault edessa") == "7.3b"


@rule("15.13e", "20.siege")
@pytest.mark.parametrize("die", [5, 6])
def test_without_effect_blockade_or_assault_is_left(die: int) -> None:
    t = siege("cohortes-v-1 impeditus-1").roll(die).play("roman", "formal-siege edessa")
    assert t.options("roman") == ["blockade 0909", "assault 0909"]
    t.roll(*ROMAN_FIRST, 4, 4, 4, 4).play("roman", "assault edessa")
    assert t.events("combat")[0]["kind"] == "assault"
    t = siege("cohortes-v-1 impeditus-1").roll(die).play("roman", "formal-siege edessa", "blockade edessa")
    assert t.events("combat") == []


# ---- 15.2: the besieged


def sally(*dice: int, garrison: str = "cohortes-v-1", besiegers: str = "core-horde-1") -> Table:
    """The Roman garrison of Edessa attacks the besiegers."""
    t = position(edessa=f"up {besiegers} in {garrison} civis:roman").combat("roman")
    return t.roll(*dice).play("roman", "sally edessa")


@rule("15.2a")
def test_a_garrison_need_not_fight() -> None:
    t = position(edessa="up core-horde-1 in cohortes-v-1 civis:roman").combat("roman").play("roman", "done")
    assert t["edessa"] == "up core-horde-1 in up cohortes-v-1"


@rule("15.2a")
def test_a_sally_is_an_ordinary_battle_of_three_rounds() -> None:
    t = sally(*ROMAN_FIRST, 4, 4, 4, 4, 4, 4)
    assert [when for _, when, _ in strikes(t)] == ["fire", "fire", "melee", "melee", "pursuit", "pursuit"]


@rule("15.2a")
def test_the_walls_do_not_help_in_it() -> None:
    t = position(edessa=f"up {HORDES} in cohortes-v-1 civis:roman").combat("roman")
    t.roll(*PARTHIAN_FIRST, 5, then=1).play("roman", "sally edessa")
    assert fallen(t) == ["cohortes-v-1"]


@rule("15.2a", "14.12d")
def test_the_terrain_of_the_hex_counts_in_it() -> None:
    t = position(ctesiphon=f"up {HORDES} in cohortes-v-1 civis:roman").combat("roman")
    t.roll(*PARTHIAN_FIRST, 5, then=1).play("roman", "sally ctesiphon")
    assert t.events("strike")[0]["suffered"] == 0


@rule("15.2b")
def test_the_civis_stays_out_of_it() -> None:
    t = sally(*ROMAN_FIRST, 4, 4, 4, 4, 4, 4)
    assert t.events("combat")[0]["attackers"] == ["cohortes-v-1"]
    assert strength_in(t, "roman", "fire") == 4
    t = position(edessa="up core-horde-1 civis:roman").combat("roman")
    assert not t.may("roman", "sally edessa")


@rule("15.2c", "7.6d")
def test_winners_may_leave_the_city_or_stay() -> None:
    t = sally(*ROMAN_FIRST, 1, 1, 4, 4, garrison="cohortes-v-1 legio-i-adiutrix", besiegers="core-levy-1")
    t.play("roman", "retreat h1010", "sortie cohortes-v-1", "done")
    assert t["edessa"] == "up cohortes-v-1 in up legio-i-adiutrix"


@rule("15.2c", "7.6d")
def test_losers_stay_inside() -> None:
    t = sally(*PARTHIAN_FIRST, 1, 1, 4, 4, garrison="cohortes-r-1", besiegers="core-levy-1")
    assert outcome(t)["side"] == "parthian"
    assert t["edessa"] == "up core-levy-1 in up cohortes-r-1"
    assert not t.asked
