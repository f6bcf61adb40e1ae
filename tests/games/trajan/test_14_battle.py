"""Chapter 14.1 to 14.12: a battle from Tactical Superiority to its last round."""

import pytest

from games.trajan.builder import Table, position
from games.trajan.fights import (
    PARTHIAN_FIRST,
    ROMAN_FIRST,
    battle,
    checks,
    fallen,
    field,
    outcome,
    strength_in,
    strikes,
)
from rules import rule

SHOOTERS = "cohortes-v-1 cohortes-v-2 cohortes-v-3 cohortes-v-4 cohortes-v-5"
"""Twenty points of Auxiliary Infantry."""
HORDES = "core-horde-1 core-horde-2 core-horde-3 core-horde-4"
"""Twenty points of horse archers."""
MORE_HORDES = "satrapy-horde-1 satrapy-horde-2 satrapy-horde-3 satrapy-horde-4"


# ---- 14.1 and 14.3: rounds


@rule("14.1a", "14.1b")
@pytest.mark.parametrize(
    ("superiority", "order"), [(ROMAN_FIRST, ("roman", "parthian")), (PARTHIAN_FIRST, ("parthian", "roman"))]
)
def test_three_rounds_and_in_each_the_side_with_superiority_first(
    superiority: tuple[int, int], order: tuple[str, str]
) -> None:
    t = battle("cohortes-v-1", "core-levy-1", *superiority, 4, 4, 4, 4, 4, 4)
    assert [(side, when) for side, when, _ in strikes(t)] == [
        (side, when) for when in ("fire", "melee", "pursuit") for side in order
    ]
    assert t.unrolled == []


@rule("14.1a", "14.3b")
def test_a_side_that_wipes_out_the_enemy_is_not_struck_and_the_battle_ends() -> None:
    t = battle(SHOOTERS, "core-levy-1", *ROMAN_FIRST, 5)
    assert strikes(t) == [("roman", "fire", 20)]
    assert outcome(t)["losses"] == [0, 4]


@rule("14.3a")
def test_losses_are_removed_before_the_enemy_strikes_back() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1", *ROMAN_FIRST, 5, 4, then=1)
    assert fallen(t)[0] == "core-horde-1"
    assert strength_in(t, "parthian", "fire") == 4
    t = battle(SHOOTERS, "core-horde-1 core-levy-1", *PARTHIAN_FIRST, 4, 5, then=1)
    assert strength_in(t, "parthian", "fire") == 9


@rule("14.3c", "7.3a")
def test_everybody_outside_attacks_and_everybody_who_can_strikes() -> None:
    t = battle("trajan legio-i-adiutrix cohortes-v-1 alae-1 impeditus-1", "saka-1", *ROMAN_FIRST, 4, 4, 1, 6, then=1)
    everybody = ["trajan", "legio-i-adiutrix", "cohortes-v-1", "alae-1", "impeditus-1"]
    assert t.events("combat")[0]["attackers"] == everybody
    assert strength_in(t, "roman", "melee") == 10 + 4 + 2


# ---- 14.2: Tactical Superiority


def with_leaders(**hand: str) -> Table:
    t = field("trajan clarus cohortes-v-1", "chosroes core-levy-1", hand=hand)
    return t.play("roman", "attack h1012")


@rule("14.2a")
def test_who_alone_plays_a_marker_strikes_first() -> None:
    t = with_leaders(roman="military").roll(4, 4, 4, 4, 4, 4).play("roman", "superiority clarus")
    assert strikes(t)[0][0] == "roman"
    assert t.events("superiority-roll") == []
    assert t.hand("roman") == []


@rule("14.2a")
def test_more_markers_beat_fewer() -> None:
    t = with_leaders(roman="military", parthian="military military").play("roman", "superiority trajan")
    t.play("parthian", "superiority chosroes").roll(4, 4, 4, 4, 4, 4).play("parthian", "superiority chosroes")
    assert strikes(t)[0][0] == "parthian"
    assert t.events("superiority-roll") == []


@rule("14.2a")
def test_the_attacker_declares_first_and_they_alternate_until_both_pass() -> None:
    t = with_leaders(roman="military military", parthian="military")
    assert t.who == "roman"
    t.play("roman", "pass")
    assert t.who == "parthian"
    t.play("parthian", "superiority chosroes")
    assert t.who == "roman"
    t.play("roman", "superiority trajan")
    assert t.who == "roman"  # the Parthian has nothing left and passes
    t.roll(1, 6, 4, 4, 4, 4, 4, 4).play("roman", "pass")
    assert len(t.events("superiority-roll")) == 1


@rule("14.2a", "6.1b")
def test_a_leader_plays_no_more_markers_than_his_rating() -> None:
    t = with_leaders(roman="military military", parthian="military").play(
        "roman",
        "superiority clarus",
    )
    t.play("parthian", "superiority chosroes")
    assert t.forbids("roman", "superiority clarus") == "6.1b"
    assert t.may("roman", "superiority trajan")


@rule("14.2a")
def test_only_leaders_in_the_battle_play_markers_for_it() -> None:
    t = position(h1012="up clarus cohortes-v-1 saka-1", h1011="trajan", hand={"roman": "military"}).combat("roman")
    t.play("roman", "attack h1012")
    assert t.options("roman") == ["superiority clarus", "pass"]


@rule("14.2a", "6.4a")
def test_the_emperor_s_eagle_counts_as_a_marker_and_steadies_his_force() -> None:
    t = field("trajan clarus cohortes-r-1", "core-horde-1", hand={"roman": "imperator"}).play("roman", "attack h1012")
    assert t.options("roman") == ["eagle trajan", "pass"]
    t.roll(4, 1, 2, then=1).play("roman", "eagle trajan")
    assert strikes(t)[0][0] == "roman"
    assert t.events("superiority-roll") == []
    t.idle(until="MovementSegment") if t.asked != "Lend" else t.play("roman", "pass")
    assert checks(t)[0] == ("fire", [], [])  # a Recruit fails on a 2, a Veteran goes berserk


@rule("14.2a", "6.2a")
def test_the_eagle_is_raised_in_the_emperor_s_own_turn() -> None:
    t = position(h1012="up trajan cohortes-r-1 core-horde-1", hand={"roman": "imperator military"}).combat("parthian")
    t.play("parthian", "attack h1012")
    assert t.forbids("roman", "eagle trajan") == "6.2a"
    assert t.may("roman", "superiority trajan")


@rule("14.2b")
@pytest.mark.parametrize(("dice", "first"), [((2, 2), "roman"), ((1, 3), "parthian"), ((4, 4), "roman")])
def test_without_markers_die_and_best_leader_decide(dice: tuple[int, int], first: str) -> None:
    t = field("trajan clarus cohortes-v-1", "chosroes core-levy-1").roll(*dice, 4, 4, 4, 4, 4, 4)
    t.play("roman", "attack h1012")
    assert t.events("superiority-roll")[0]["ratings"] == [3, 2]
    assert strikes(t)[0][0] == first


@rule("14.2b")
def test_with_equal_markers_the_dice_decide() -> None:
    t = with_leaders(roman="military", parthian="military").play("roman", "superiority trajan")
    t.roll(1, 6, 4, 4, 4, 4, 4, 4).play("parthian", "superiority chosroes")
    assert strikes(t)[0][0] == "parthian"


@rule("14.2b")
def test_a_tie_is_rolled_again() -> None:
    t = field("trajan cohortes-v-1", "chosroes core-levy-1").roll(1, 2, 3, 4, 1, 6, 4, 4, 4, 4, 4, 4)
    t.play("roman", "attack h1012")
    assert [e["dice"] for e in t.events("superiority-roll")] == [[1, 2], [3, 4], [1, 6]]
    assert strikes(t)[0][0] == "parthian"


@rule("14.2b")
def test_a_side_without_leader_adds_nothing() -> None:
    t = battle("trajan cohortes-v-1", "core-levy-1", 2, 4, 4, 4, 4, 4, 4, 4)
    assert t.events("superiority-roll")[0]["ratings"] == [3, 0]
    assert strikes(t)[0][0] == "roman"


# ---- 14.4: strengths and results


@rule("14.4", "14.41a")
def test_in_the_fire_round_only_shooters_attack_at_printed_strength() -> None:
    t = battle(
        "legio-i-adiutrix contarii alae-1 cohortes-v-1 sagittarii-1 militia",
        "elephants cataphracts-1 core-horde-1 core-levy-1 court",
        *ROMAN_FIRST, 4, 4, then=1,
    )  # fmt: skip
    assert strength_in(t, "roman", "fire") == 4 + 2 + 2
    assert strength_in(t, "parthian", "fire") == 5 + 4


@rule("14.4", "14.42")
def test_in_the_melee_heavy_units_count_double_and_elephants_triple() -> None:
    roman, parthian = "legio-i-adiutrix contarii alae-1", "elephants cataphracts-1 cataphracts-2 court"
    t = battle(roman, parthian, *ROMAN_FIRST, 4, 4, then=1)
    assert strikes(t)[:2] == [("roman", "melee", 10 + 2 + 2), ("parthian", "melee", 6 + 2 + 2)]


@rule("14.4", "14.43")
def test_in_the_pursuit_light_cavalry_counts_double() -> None:
    t = battle("legio-i-adiutrix alae-1", "core-horde-1 cataphracts-1", *ROMAN_FIRST, 4, 4, 4, 4, 4, then=1)
    assert strikes(t)[-2:] == [("roman", "pursuit", 5 + 4), ("parthian", "pursuit", 10 + 1)]


@rule("14.4", "20.crt")
@pytest.mark.parametrize(
    ("force", "die", "number", "check"),
    [
        ("cohortes-v-1", 2, 0, True),
        ("cohortes-v-1", 3, 0, False),
        ("cohortes-v-1 sagittarii-1", 6, 2, False),
        ("cohortes-v-1 cohortes-v-2 cohortes-v-3", 5, 2, False),
        ("cohortes-v-1 cohortes-v-2 cohortes-v-3 cohortes-v-4", 6, 5, False),
        (SHOOTERS, 4, 5, True),
    ],
)
def test_one_die_on_the_row_of_the_total(force: str, die: int, number: int, check: bool) -> None:
    t = battle(force, f"{HORDES} core-levy-1", *ROMAN_FIRST, die, then=1)
    found = t.events("strike")[0]
    assert (found["number"], found["suffered"], found["check"]) == (number, number, check)


@rule("20.crt")
def test_a_total_of_0_makes_no_attack() -> None:
    t = battle("legio-i-adiutrix", "core-levy-1", *ROMAN_FIRST, 4, 4, 4, 4, 4)
    assert ("roman", "fire") not in [(side, when) for side, when, _ in strikes(t)]
    assert t.unrolled == []


@rule("14.41b")
def test_units_that_cannot_shoot_suffer_in_the_fire_round() -> None:
    t = battle("legio-i-adiutrix", HORDES, *PARTHIAN_FIRST, 5, then=1)
    assert fallen(t) == ["legio-i-adiutrix"]
    t = battle("legio-i-adiutrix", HORDES, *PARTHIAN_FIRST, 1, 1, then=1)
    assert checks(t)[0] == ("fire", ["legio-i-adiutrix"], [])


# ---- 14.5 and 14.8: losses


@rule("14.5a")
def test_a_unit_is_lost_whole_and_excess_is_not_given_back() -> None:
    t = battle("cohortes-v-1 sagittarii-1", "core-horde-1", *ROMAN_FIRST, 6, then=1)
    assert fallen(t) == ["core-horde-1"]
    assert outcome(t)["losses"] == [0, 5]


@rule("14.5a")
def test_the_owner_picks_and_no_unit_too_many() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1 saka-1", *ROMAN_FIRST, 5, then=1)
    assert t.who == "parthian"
    assert t.options("parthian") == ["lose core-horde-1", "lose core-levy-1"]
    t.play("parthian", "lose core-levy-1")
    assert t.asked != "ChooseLosses"  # only the Saka are left to make up the number: the horde would be too much
    assert fallen(t)[:2] == ["core-levy-1", "saka-1"]


@rule("14.5a")
def test_a_unit_that_would_be_too_much_may_not_be_picked() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1 saka-1 saka-2", *ROMAN_FIRST, 5)
    t.play("parthian", "lose core-levy-1")
    assert "lose core-horde-1" not in t.options("parthian")
    assert t.forbids("parthian", "lose core-horde-1") == "14.5a"


@rule("14.5b")
def test_of_5_and_c_the_number_comes_first_and_the_survivors_check() -> None:
    t = battle(SHOOTERS, "core-horde-1 core-levy-1", *ROMAN_FIRST, 4, 1, then=1)
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("falls") < kinds.index("check")
    assert fallen(t)[0] == "core-horde-1"
    assert checks(t)[0] == ("fire", ["core-levy-1"], [])


@rule("14.5b")
def test_nobody_checks_when_nobody_is_left() -> None:
    t = battle(SHOOTERS, "core-levy-1 court", *ROMAN_FIRST, 4)
    assert checks(t) == []
    assert t.where("court") == "recruits"


@rule("14.8")
def test_a_legion_alone_satisfies_10() -> None:
    hordes = f"{HORDES} {MORE_HORDES}"
    t = battle("legio-i-adiutrix cohortes-v-1 cohortes-v-2 cohortes-v-3", hordes, *PARTHIAN_FIRST, 6, then=1)
    t.play("roman", "lose legio-i-adiutrix")
    assert fallen(t) == ["legio-i-adiutrix"]
    assert t.events("falls")[0]["worth"] == 10


@rule("14.8")
def test_heavy_cavalry_counts_double_as_well() -> None:
    t = battle("sagittarii-1 cohortes-v-1", "cataphracts-1 core-levy-1", *ROMAN_FIRST, 6, then=1)
    t.play("parthian", "lose cataphracts-1")
    assert t.asked != "ChooseLosses"
    assert t.events("falls")[0]["worth"] == 2


# ---- 14.6 and 14.7: checks and disruption


def checked(round: int, die: int) -> Table:
    """A lone horde, class R, checks in one round with this die; all other attacks have no effect."""
    dice = [4, 4, 4, 4, 4, 4]
    dice[2 * round : 2 * round + 1] = [1, die]
    return battle("cohortes-v-1", "core-horde-1", *ROMAN_FIRST, *dice, then=1)


@rule("14.6a")
@pytest.mark.parametrize("round", [0, 1, 2])
def test_whoever_passes_stays_in_order(round: int) -> None:
    t = checked(round, 5)
    assert checks(t) == [(("fire", "melee", "pursuit")[round], [], [])]
    assert ("parthian", ("fire", "melee", "pursuit")[round]) in [(side, when) for side, when, _ in strikes(t)]


@rule("14.6b")
@pytest.mark.parametrize("round", [0, 1, 2])
def test_whoever_fails_is_disrupted(round: int) -> None:
    assert checks(checked(round, 2)) == [(("fire", "melee", "pursuit")[round], ["core-horde-1"], [])]


@rule("14.6c")
@pytest.mark.parametrize(
    ("round", "disrupted", "lost"), [(0, [], []), (1, ["core-horde-1"], []), (2, [], ["core-horde-1"])]
)
def test_berserk_by_round(round: int, disrupted: list[str], lost: list[str]) -> None:
    assert checks(checked(round, 3))[0][1:] == (disrupted, lost)


@rule("14.6c")
def test_berserk_in_the_pursuit_takes_the_disrupted_as_well() -> None:
    t = battle("cohortes-v-1", "core-horde-1 core-levy-1", *ROMAN_FIRST, 1, 2, 4, 1, 3, then=1)
    assert checks(t)[0] == ("fire", ["core-horde-1", "core-levy-1"], [])
    assert checks(t)[1] == ("pursuit", [], ["core-horde-1", "core-levy-1"])


@rule("14.7a")
def test_the_disrupted_do_not_attack() -> None:
    t = battle("cohortes-v-1", "core-horde-1 core-levy-1", *ROMAN_FIRST, 1, 4, 4, 4, 4, 4, 4)
    assert checks(t)[0] == ("fire", ["core-levy-1"], [])
    assert strength_in(t, "parthian", "fire") == 5


@rule("14.7a")
def test_a_second_disruption_eliminates() -> None:
    t = battle("cohortes-v-1", "core-horde-1", *ROMAN_FIRST, 1, 1, 1, 1, then=1)
    assert [entry[1:] for entry in checks(t)] == [(["core-horde-1"], []), ([], ["core-horde-1"])]
    assert t.where("core-horde-1") == "recruits"


@rule("14.7b", "14.11")
def test_disruption_lasts_to_the_end_of_the_battle_and_no_longer() -> None:
    t = battle("cohortes-v-1", "core-horde-1", *ROMAN_FIRST, 1, 1, 4, 4)
    assert [side for side, _, _ in strikes(t)] == ["roman"] * 3
    assert not any(t.g.disrupted)


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
