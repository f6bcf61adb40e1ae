"""Chapter 14.9 to 14.12: what horse, leaders and ground change in a battle."""

import pytest

from games.trajan.builder import Table, position
from games.trajan.combat.fights import (
    HORDES,
    MORE_HORDES,
    PARTHIAN_FIRST,
    ROMAN_FIRST,
    SHOOTERS,
    battle,
    checks,
    fallen,
    strength_in,
    strikes,
)
from rules import rule

# ---- 14.9: Maneuver Advantage


def advantages(t: Table) -> list[tuple[str, str]]:
    """The attacks that met an enemy with Maneuver Advantage: attacker and round."""
    return [(e["side"], e["round"]) for e in t.events("strike") if "14.9a" in [note["rule"] for note in e["modifiers"]]]


@rule("14.9a")
def test_light_cavalry_with_the_advantage_suffers_no_number_in_the_melee() -> None:
    t = battle("legio-i-adiutrix legio-iii-gallica", "core-horde-1 core-levy-1", *ROMAN_FIRST, 4, 5, then=1)
    assert fallen(t) == ["core-levy-1"]
    assert t.where("core-horde-1") == "h1012"


@rule("14.9a")
def test_nor_in_the_pursuit() -> None:
    legions = "legio-i-adiutrix legio-iii-gallica legio-iv-scythica legio-vi-ferrata"
    dice = (4, 1, 6, 4, 5)  # fire 13; melee 40, C and passed, then 13; pursuit 20
    t = battle(legions, "core-horde-1 core-levy-1 core-levy-2", *ROMAN_FIRST, *dice, then=1)
    assert t.events("strike")[-1]["round"] == "pursuit"
    assert t.why("parthian", "lose core-horde-1").rule == "14.9a"


@rule("14.9a")
def test_in_the_fire_round_it_suffers_as_anybody() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1", *ROMAN_FIRST, 5, then=1)
    assert fallen(t) == ["core-horde-1"]


@rule("14.9a")
def test_it_still_checks_and_falls_to_a_second_disruption() -> None:
    t = battle("legio-i-adiutrix", "core-horde-1", *ROMAN_FIRST, 4, 1, 1, 1, 1, then=1)
    assert [entry[1:] for entry in checks(t)] == [(["core-horde-1"], []), ([], ["core-horde-1"])]


@rule("14.9a", "14.13")
def test_heavy_cavalry_is_spared_in_a_force_all_of_horse() -> None:
    legions = "legio-i-adiutrix legio-iii-gallica"
    t = battle(legions, "vologaeses core-horde-1 cataphracts-1", *ROMAN_FIRST, 4, 5, then=1)
    assert fallen(t) == []
    assert [e["side"] for e in t.events("no-losses")] == ["parthian"]


@rule("14.9a")
def test_heavy_cavalry_is_not_spared_beside_infantry() -> None:
    legions = "legio-i-adiutrix legio-iii-gallica"
    t = battle(legions, "core-horde-1 cataphracts-1 core-levy-1 core-levy-2", *ROMAN_FIRST, 4, 5, then=1)
    assert t.options("parthian") == ["lose core-levy-1", "lose core-levy-2"]
    t.play("parthian", "lose core-levy-1")
    assert t.options("parthian") == ["lose cataphracts-1", "lose core-levy-2"]
    assert t.why("parthian", "lose core-horde-1").rule == "14.9a"


@rule("14.9b")
@pytest.mark.parametrize(
    ("roman", "parthian", "has"),
    [
        ("alae-1 alae-2 sagittarii-1", "cataphracts-1 cataphracts-2 cataphracts-3", True),
        ("alae-1 alae-2", "cataphracts-1 cataphracts-2 cataphracts-3", False),
        ("alae-1 legio-i-adiutrix", "core-levy-1", True),
        ("contarii legio-i-adiutrix", "core-levy-1", False),
        ("alae-1 legio-i-adiutrix", "elephants", True),
    ],
)
def test_light_cavalry_of_twice_all_the_enemy_s_cavalry(roman: str, parthian: str, has: bool) -> None:
    t = battle(roman, parthian, *PARTHIAN_FIRST, *[4] * 6, then=1)
    assert (("parthian", "melee") in advantages(t)) == has


@rule("14.9c")
def test_it_is_determined_anew_for_each_round_and_holds_for_both_attacks_of_it() -> None:
    # two points of Roman light horse; of the Parthian horse only the royal guard stays in order in the melee
    t = battle("sagittarii-1", "cataphracts-1 royal-guard", *ROMAN_FIRST, 4, 1, 2, 4, 4, 4)
    assert checks(t) == [("melee", ["cataphracts-1"], [])]
    assert advantages(t) == [("parthian", "pursuit")]


@rule("14.9d")
def test_units_without_strength_check_and_die_of_a_second_disruption() -> None:
    t = battle("cohortes-v-1", "royal-guard court", *ROMAN_FIRST, 1, 2, 1, 2, then=1)
    assert [entry[1:] for entry in checks(t)[:2]] == [(["court"], []), ([], ["court"])]
    assert t.where("court") == "recruits"


# ---- 14.10: leaders


@rule("14.10a")
def test_before_the_die_a_leader_raises_one_unit_to_his_class() -> None:
    t = battle("cohortes-v-1", "chosroes core-horde-1 core-horde-2", *ROMAN_FIRST, 4, 4, 1, 3, 4, then=1)
    assert (t.asked, t.who, t.unrolled) == ("Lend", "parthian", [3, 4])
    assert t.options("parthian") == ["lend chosroes core-horde-1", "lend chosroes core-horde-2", "pass"]
    t.play("parthian", "lend chosroes core-horde-1")
    assert checks(t)[0] == ("melee", ["core-horde-2"], [])


@rule("14.10a")
def test_each_leader_raises_one_and_in_each_round_again() -> None:
    force = "chosroes vologaeses core-horde-1 core-horde-2"
    t = battle("cohortes-v-1", force, *ROMAN_FIRST, 1, 6, 4, 1, 6, 4, then=1)
    t.play("parthian", "lend chosroes core-horde-1")
    assert t.forbids("parthian", "lend vologaeses core-horde-1") == "14.10a"
    t.play("parthian", "lend vologaeses core-horde-2")
    assert (t.asked, t.events("strike")[-1]["round"]) == ("Lend", "melee")
    assert t.may("parthian", "lend chosroes core-horde-1")


@rule("14.10a")
def test_nobody_is_raised_who_is_as_good_already() -> None:
    t = battle("cohortes-v-1", "chosroes cataphracts-1 core-levy-1", *ROMAN_FIRST, 1, 6, then=1)
    assert t.forbids("parthian", "lend chosroes cataphracts-1") == "14.10a"
    t = battle("cohortes-v-1", "chosroes cataphracts-1", *ROMAN_FIRST, 1, 6, then=1)
    assert t.events("check")


@rule("14.10a")
def test_a_leader_in_a_stormed_city_may_raise_its_civis() -> None:
    t = position(edessa="up cohortes-v-1 in vologaeses").combat("roman")
    t.roll(*ROMAN_FIRST, 1, 3, 4, then=1).play("roman", "assault edessa")
    assert t.options("parthian") == ["lend-civis vologaeses", "pass"]
    t.play("parthian", "lend-civis vologaeses")
    assert checks(t)[0] == ("fire", [], [])
    assert t.events("lends")[0]["unit"] == "civis-edessa"


@rule("14.10b")
def test_the_raised_unit_suffers_what_the_leader_s_class_gets_and_the_leader_nothing() -> None:
    t = battle("trajan cohortes-r-1", "core-horde-1 core-horde-2", *PARTHIAN_FIRST, 4, 4, 1, 1, then=1)
    t.play("roman", "lend trajan cohortes-r-1")
    assert checks(t)[0] == ("melee", ["cohortes-r-1"], [])  # Imperators go berserk on a 1
    t = battle("trajan cohortes-r-1", "core-horde-1 core-horde-2", *PARTHIAN_FIRST, 1, 1, then=1)
    t.play("roman", "lend trajan cohortes-r-1")
    assert checks(t)[0] == ("fire", [], [])


@rule("14.10c", "5.3a")
def test_leaders_die_only_with_all_the_others() -> None:
    t = battle(SHOOTERS, "vologaeses core-horde-1 core-levy-1", *ROMAN_FIRST, 5, then=1)
    assert fallen(t) == ["core-horde-1"]
    assert t.where("vologaeses") == "h1012"
    t = battle(SHOOTERS, "vologaeses core-levy-1", *ROMAN_FIRST, 5)
    assert t.where("vologaeses") == "gone"


# ---- 14.12: terrain

MOUNTAIN, SWAMP, RIVER, LAKE, MOUNTAIN_LAKE = "h1406", "h1917", "h0811", "h0106", "h1407"


@rule("14.12a", "14.12b")
@pytest.mark.parametrize("where", [MOUNTAIN, SWAMP])
def test_mountains_and_swamps_take_the_charge_from_cavalry_and_elephants_but_not_from_legions(where: str) -> None:
    t = battle("legio-i-adiutrix contarii alae-1", "elephants cataphracts-1", *ROMAN_FIRST, 4, 4, 4, 4, where=where)
    assert strikes(t) == [
        ("roman", "melee", 10 + 1 + 2),
        ("parthian", "melee", 2 + 1),
        ("roman", "pursuit", 5 + 1 + 2),
        ("parthian", "pursuit", 2 + 1),
    ]


@rule("14.12a", "14.12b")
@pytest.mark.parametrize(("where", "lost"), [(MOUNTAIN, []), (SWAMP, ["core-horde-1"])])
def test_mountains_and_swamps_allow_no_maneuver_advantage(where: str, lost: list[str]) -> None:
    legions = "legio-i-adiutrix legio-iii-gallica"
    t = battle(legions, "core-horde-1", *ROMAN_FIRST, 4, 5, then=1, where=where)
    assert advantages(t) == []
    assert fallen(t) == lost


@rule("14.12a", "14.12c")
@pytest.mark.parametrize("where", [MOUNTAIN, RIVER, LAKE, MOUNTAIN_LAKE])
@pytest.mark.parametrize(
    ("parthian", "printed", "suffered"), [("core-horde-1", 2, 0), (HORDES, 5, 0), (f"{HORDES} {MORE_HORDES}", 10, 5)]
)
def test_mountains_rivers_and_lakes_lower_every_number_by_5_once(
    where: str, parthian: str, printed: int, suffered: int
) -> None:
    t = battle("legio-i-adiutrix cohortes-v-1", parthian, *PARTHIAN_FIRST, 6, then=1, where=where)
    found = t.events("strike")[0]
    assert (found["number"], found["suffered"]) == (printed, suffered)


@rule("14.12c")
def test_rivers_leave_cavalry_its_charge_and_its_advantage() -> None:
    t = battle("legio-i-adiutrix alae-1", "cataphracts-1", *PARTHIAN_FIRST, 4, 4, 4, 4, where=RIVER)
    assert strength_in(t, "parthian", "melee") == 2
    assert strength_in(t, "roman", "pursuit") == 5 + 4
    assert ("parthian", "melee") in advantages(t)


@rule("14.12b")
def test_swamps_do_not_lower_numbers() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1", *ROMAN_FIRST, 5, then=1, where=SWAMP)
    assert fallen(t) == ["core-horde-1"]


@rule("14.12d")
def test_before_the_walls_the_other_terrain_counts() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1", *ROMAN_FIRST, 5, then=1, where="ctesiphon")
    assert t.events("strike")[0]["suffered"] == 0
    assert not t.told(None, "falls")


@rule("14.12d")
def test_in_a_siege_the_other_terrain_does_not_count() -> None:
    t = position(ctesiphon=f"up legio-i-adiutrix cohortes-v-1 in {HORDES}").combat("roman")
    t.roll(*PARTHIAN_FIRST, 5, then=1).play("roman", "assault ctesiphon")
    assert t.events("strike")[0]["suffered"] == 5


@rule("14.12d")
def test_nor_do_mountains_around_a_city() -> None:
    t = position(ecbatana="up contarii legio-i-adiutrix in cataphracts-1").combat("roman")
    t.roll(*ROMAN_FIRST, 4, 4, then=1).play("roman", "assault ecbatana")
    assert strength_in(t, "roman", "melee") == 2 + 10
