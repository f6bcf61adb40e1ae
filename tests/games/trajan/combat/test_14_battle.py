"""Chapter 14.1 to 14.8: a battle from Tactical Superiority to its last round."""

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
    field,
    outcome,
    strength_in,
    strikes,
)
from rules import rule

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
    t.play("roman", "pass")
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
