"""Chapter 7: forces, stacking, cities, and sieges of three parties."""

import pytest

from games.trajan.builder import Table, position
from romanum.games.trajan.data.components import CITY, UNIT
from romanum.games.trajan.rules.turn.setup import Deploy
from rules import rule

# ---- 7.0 to 7.3: one force a hex


@rule("7.0", "12.2a")
def test_all_units_in_a_hex_march_unless_left_behind() -> None:
    t = position(zeugma="trajan alae-1 in alae-2").movement("roman").roll(2)
    t.play("roman", "march zeugma", "road", "to samosata", "halt")
    assert (t["zeugma"], t["samosata"]) == ("", "trajan alae-1 alae-2")


@rule("7.1a")
def test_there_is_no_stacking_limit_and_enemies_share_a_hex() -> None:
    many = " ".join(f"cataphracts-{n}" for n in range(1, 9))
    t = position(h1012=many, h1011="trajan").movement("roman").roll(5)
    t.play("roman", "march h1011", "cross-country", "to h1012")
    assert t["h1012"] == f"up trajan {many}"


@rule("7.1b")
def test_a_city_has_no_second_civis() -> None:
    t = position(antioch="in trajan", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "civis trajan") == "7.1b"


@rule("7.2")
def test_one_march_attempt_out_of_a_hex_in_a_player_turn() -> None:
    t = position(zeugma="trajan alae-1").movement("roman").roll(2)
    t.play("roman", "march zeugma", "leave alae-1", "road", "to samosata", "halt")
    assert t["zeugma"] == "alae-1"
    assert t.forbids("roman", "march zeugma") == "7.2"


@rule("7.2")
def test_a_failed_attempt_counts() -> None:
    t = position(zeugma="trajan alae-1").movement("roman").roll(1).play("roman", "march zeugma", "road")
    assert t.forbids("roman", "march zeugma") == "7.2"


@rule("7.2")
def test_the_next_player_turn_it_may_be_tried_again() -> None:
    t = position(zeugma="quietus alae-1").movement("roman").roll(1).play("roman", "march zeugma", "road")
    t.g.stack = []
    t.player_turn("roman")
    assert t.may("roman", "march zeugma")


@rule("7.3a")
def test_all_attackers_and_all_defenders_in_the_open_fight() -> None:
    t = position(h1012="trajan alae-1 cohortes-v-1 saka-1 core-horde-1").combat("roman").roll(then=1)
    t.play("roman", "attack h1012")
    fought = t.events("combat")[0]
    assert fought["attackers"] == ["trajan", "cohortes-v-1", "alae-1"]
    assert fought["defenders"] == ["core-horde-1", "saka-1"]


@rule("7.3b")
def test_a_force_attacks_once() -> None:
    t = position(h1012="trajan cohortes-v-1 core-horde-1").combat("roman").roll(6, 1, *[4] * 6)
    t.play("roman", "attack h1012")
    assert t.events("outcome")[0]["size"] == "draw"
    assert t.forbids("roman", "attack h1012") == "7.3b"


@rule("7.3b", "14.15d")
def test_after_a_pursuit_it_attacks_again() -> None:
    t = position(
        h1012="trajan legio-iii-gallica legio-i-adiutrix saka-1 saka-2 core-levy-1", hand={"roman": "military"}
    ).combat("roman")
    t.play("roman", "attack h1012").roll(6, 1, 4, 5, 4, 4, 4).play("roman", "pass")
    assert t.events("outcome")[0]["side"] == "roman"
    t.roll(then=1).play("roman", "retreat h1011", "pursue trajan")
    assert [fought["hex"] for fought in t.events("combat")] == ["1012", "1011"]


@rule("7.3c")
def test_a_besieger_is_attacked_by_garrison_and_relief_separately() -> None:
    t = besieged().combat("parthian").roll(6, 1, *[4] * 6)
    t.play("parthian", "attack edessa").roll(6, 1, *[4] * 6).play("parthian", "sally edessa")
    assert [fought["attackers"] for fought in t.events("combat")] == [["core-horde-1"], ["core-horde-2"]]
    assert t.forbids("parthian", "attack edessa") == "7.3b"
    assert t.forbids("parthian", "sally edessa") == "7.3b"


# ---- 7.4: cities


@rule("7.4a")
def test_units_set_up_in_a_city_start_inside_or_outside_as_their_owner_likes() -> None:
    t = position(antioch="in trajan alae-1").push(Deploy(0)).play("roman", "out alae-1")
    assert t["antioch"] == "alae-1 in trajan"
    assert t.forbids("roman", "out alae-1") == "7.4a"


@rule("7.4b", "7.4c")
def test_stepping_in_costs_no_movement_but_a_march_roll() -> None:
    t = position(antioch="trajan alae-1").movement("roman").roll(2)
    t.play("roman", "march antioch", "road", "enter")
    assert t["antioch"] == "in trajan alae-1"


@rule("7.4c")
def test_without_a_move_nobody_steps_in() -> None:
    t = position(antioch="quietus alae-1").movement("roman").roll(1).play("roman", "march antioch", "road")
    assert t["antioch"] == "quietus alae-1"


@rule("7.4b")
def test_stepping_out_and_posting_units_inside() -> None:
    t = position(antioch="in trajan alae-1").movement("roman").roll(2)
    t.play("roman", "march antioch", "road", "post alae-1", "halt")
    assert t["antioch"] == "trajan in alae-1"


@rule("7.4b")
def test_an_empty_city_may_be_entered() -> None:
    t = position(edessa="trajan civis:none").movement("roman").roll(2).play("roman", "march edessa", "road", "enter")
    assert (t["edessa"], t.controller("edessa")) == ("in trajan", "roman")


@rule("7.4b")
def test_an_enemy_city_may_not() -> None:
    t = position(edessa="trajan alae-1").movement("roman").roll(2).play("roman", "march edessa", "road")
    assert t.forbids("roman", "enter") == "7.4b"
    assert t.forbids("roman", "post alae-1") == "7.4b"


@rule("7.4d")
def test_a_civis_alone_controls_a_city_wherever_other_units_are() -> None:
    assert position(antioch="core-horde-1").controller("antioch") == "roman"
    assert position(antioch="alae-1").controller("antioch") == "roman"


@rule("7.4d", "9.1b")
def test_without_a_civis_units_inside_control_it_and_units_outside_do_not() -> None:
    assert position(antioch="in alae-1 civis:none").controller("antioch") == "roman"
    assert position(antioch="alae-1 civis:none").controller("antioch") == "nobody"


# ---- 7.5: sieges


def besieged(
    besiegers: str = "legio-iii-gallica", relief: str = "core-horde-1", garrison: str = "core-horde-2"
) -> Table:
    """Edessa is Parthian; Romans and a relief force stand before it."""
    return position(edessa=f"{besiegers} {relief} in {garrison}")


@rule("7.5a")
@pytest.mark.parametrize(
    ("place", "is_besieged"),
    [
        ("alae-1", True),
        ("core-horde-1", False),
        ("alae-1 civis:none", False),
        ("alae-1 in core-horde-1 civis:none", True),
    ],
)
def test_a_city_is_besieged_when_its_controller_s_enemy_is_in_the_hex(place: str, is_besieged: bool) -> None:
    assert position(edessa=place).g.besieged(CITY["edessa"]) == is_besieged


@rule("7.5b")
def test_units_inside_are_the_garrison_and_those_outside_the_relief() -> None:
    t = position(edessa="core-horde-1 in core-horde-2", h0810="trajan alae-1").movement("roman").roll(2)
    t.play("roman", "march h0810", "road", "to edessa")
    assert t["edessa"] == "up trajan alae-1 core-horde-1 in up core-horde-2"


@rule("7.5c")
def test_a_garrison_cannot_march_out() -> None:
    t = besieged(relief="").movement("parthian")
    assert t.forbids("parthian", "march edessa") == "7.5c"
    t = besieged().movement("parthian").play("parthian", "march edessa")
    assert "leave core-horde-2" not in t.options("parthian")


@rule("7.5c")
def test_nor_be_picked_up() -> None:
    t = position(edessa="legio-iii-gallica in core-horde-2", h1009="abgarus core-horde-1").movement("parthian").roll(2)
    t.play("parthian", "march h1009", "road", "to edessa")
    assert t.where("abgarus") == "edessa"
    assert not t.options("parthian", "pick-up")


@rule("7.5d")
def test_relief_comes_and_goes_but_does_not_enter_the_city() -> None:
    t = besieged().movement("parthian").roll(2).play("parthian", "march edessa", "road")
    assert t.forbids("parthian", "enter") == "7.4b"
    t.play("parthian", "to h1009", "halt")
    assert t.where("core-horde-1") == "h1009"


@rule("7.5d")
def test_once_the_enemy_has_left_the_hex_it_may_enter() -> None:
    t = besieged(besiegers="").movement("parthian").roll(2)
    t.play("parthian", "march edessa", "road", "enter")
    assert t["edessa"] == "in core-horde-1 core-horde-2"


@rule("7.5e", "15.2b")
def test_a_garrison_attacks_the_besiegers_without_its_civis() -> None:
    t = besieged(relief="").combat("parthian").roll(6, 1, *[4] * 6).play("parthian", "sally edessa")
    assert t.events("combat")[0]["attackers"] == ["core-horde-2"]
    assert position(edessa="legio-iii-gallica").combat("parthian").options("parthian", "sally") == []


# ---- 7.6: combat at a siege


@rule("7.6a")
@pytest.mark.parametrize(("first", "second"), [("attack", "assault"), ("assault", "attack"), ("attack", "blockade")])
def test_the_besieger_attacks_the_city_or_the_relief_force_not_both(first: str, second: str) -> None:
    t = besieged().combat("roman").roll(6, 1, *[4] * 6)
    assert t.may("roman", f"{second} edessa")
    t.play("roman", f"{first} edessa")
    assert t.forbids("roman", f"{second} edessa") == "7.3b"


@rule("7.6a", "15.11")
def test_a_blockade_is_no_attack_so_the_relief_force_may_still_be_attacked() -> None:
    t = besieged().combat("roman").play("roman", "blockade edessa")
    assert t.may("roman", "attack edessa")
    assert t.forbids("roman", "blockade edessa") == "15.1"


@rule("7.6a", "15.13d", "15.13e")
@pytest.mark.parametrize(("die", "then"), [(4, "lose legio-iii-gallica"), (5, "blockade edessa")])
def test_a_formal_siege_is_an_attack_whatever_comes_of_it(die: int, then: str) -> None:
    t = besieged("legio-iii-gallica cohortes-v-1 impeditus-1").combat("roman")
    t.roll(die).play("roman", "formal-siege edessa", then)
    assert t.forbids("roman", "attack edessa") == "7.3b"


@rule("7.6b", "7.6c")
@pytest.mark.parametrize("order", [("attack", "sally"), ("sally", "attack")])
def test_the_besieged_attacks_twice_in_the_order_he_likes_and_never_together(order: tuple[str, str]) -> None:
    t = besieged().combat("parthian")
    for verb in order:
        t.roll(6, 1, *[4] * 6).play("parthian", f"{verb} edessa")
    first, second = (fought["attackers"] for fought in t.events("combat"))
    assert {*first, *second} == {"core-horde-1", "core-horde-2"}
    assert set(first).isdisjoint(second)


@rule("7.6c")
def test_the_first_attack_is_applied_before_the_second() -> None:
    t = besieged("alae-1", "core-horde-1 core-horde-3 core-horde-4").combat("parthian").roll(6, 1, 6, then=1)
    t.play("parthian", "attack edessa")
    while t.asked == "ChangePlaces":
        t.play("parthian", "done")
    assert t.where("alae-1") == "recruits"
    assert not t.options("parthian", "sally")


@rule("7.6d", "15.2c")
def test_a_garrison_that_wins_may_leave_the_city() -> None:
    t = besieged("alae-1", "", "core-horde-2 core-horde-3 core-horde-4").combat("parthian").roll(6, 1, 6, then=1)
    t.play("parthian", "sally edessa")
    assert t.asked == "ChangePlaces"
    t.play("parthian", "sortie core-horde-3", "done")
    assert t["edessa"] == "up core-horde-3 in up core-horde-2 core-horde-4"


@rule("7.6d", "15.2c")
def test_a_garrison_that_loses_stays_inside() -> None:
    t = position(edessa="legio-iii-gallica cohortes-v-1 cohortes-v-2 cohortes-v-3 cohortes-v-4 in saka-1")
    t.combat("parthian").roll(1, 6, 6, then=1).play("parthian", "sally edessa")
    outcome = t.events("outcome")[0]
    assert outcome["side"] == "roman"
    assert not t.events("retreats")
    assert t.where("saka-1") in ("edessa", "recruits")


@rule("7.6e")
def test_a_relief_force_that_wins_may_enter_the_city() -> None:
    t = besieged("alae-1", "core-horde-1 core-horde-3 core-horde-4").combat("parthian").roll(6, 1, 6, then=1)
    t.play("parthian", "attack edessa", "garrison core-horde-3", "done")
    assert t["edessa"] == "up core-horde-1 core-horde-4 in up core-horde-3 down core-horde-2"


# ---- 7.3b: who has changed places has attacked all the same

COHORTS = ["cohortes-v-1", "cohortes-v-2", "cohortes-v-3", "cohortes-v-4"]


def driven_to_edessa(t: Table) -> Table:
    """Romans in the next hex disrupt a horde, and drive it before the walls."""
    return t.roll(6, 1, 1, 1, 4, 4).play("roman", "attack h1010", "retreat edessa")


def sallied(relief: str = "") -> Table:
    """A Roman garrison destroys the besiegers of Edessa and leaves the city."""
    edessa = f"up core-levy-1 {relief} in up {' '.join(COHORTS)} civis:roman"
    t = position(edessa=edessa, h1010="up cohortes-v-5 core-horde-1").combat("roman").roll(6, 1, 5)
    return t.play("roman", "sally edessa", *[f"sortie {cohort}" for cohort in COHORTS])


@rule("7.3b", "14.15b", "7.6d")
def test_a_garrison_that_has_sallied_and_left_the_city_does_not_attack_again() -> None:
    t = driven_to_edessa(sallied())
    assert t["edessa"] == f"up {' '.join(COHORTS)} core-horde-1"
    assert t.forbids("roman", "attack edessa") == "7.3b"


@rule("7.3b", "7.3a")
def test_those_beside_it_who_have_still_to_attack_do_so_alone() -> None:
    t = driven_to_edessa(sallied(relief="alae-1")).roll(then=1).play("roman", "attack edessa")
    assert t.events("combat")[-1]["attackers"] == ["alae-1"]


@rule("7.3b", "14.15b", "9.1c")
def test_besiegers_who_have_stormed_and_entered_a_city_do_not_sally_from_it() -> None:
    t = position(
        edessa="up cohortes-v-1 cohortes-v-2 in up abgarus civis:none", h1010="up cohortes-v-5 core-horde-1"
    ).combat("roman")
    t.play("roman", "assault edessa", "garrison cohortes-v-1", "garrison cohortes-v-2")
    driven_to_edessa(t)
    assert t["edessa"] == "up core-horde-1 in up cohortes-v-1 cohortes-v-2"
    assert t.forbids("roman", "sally edessa") == "7.3b"


@rule("7.6d", "7.6e")
def test_whom_an_event_holds_back_has_not_fought_and_does_not_change_places() -> None:
    t = besieged("alae-1", "core-horde-1 core-horde-3 core-horde-4 core-levy-1").combat("parthian")
    t.g.stayed = (UNIT["core-levy-1"],)
    t.roll(6, 1, 6, then=1).play("parthian", "attack edessa")
    assert t.options("parthian", "garrison") == [f"garrison core-horde-{n}" for n in (1, 3, 4)]
