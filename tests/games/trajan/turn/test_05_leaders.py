"""Chapter 5: what leaders do, how they die, and a side without its Supreme Leader."""

import pytest

from games.trajan.builder import Table, position
from rules import rule

# ---- 5.1, 5.2: markers and discipline


@rule("5.1", "6.1b")
def test_a_leader_plays_as_many_markers_as_his_rating_in_a_player_turn() -> None:
    t = position(edessa="bassus", hand={"roman": "political political"}).movement("roman")
    t.roll(6).play("roman", "revolt bassus")
    refused = t.why("roman", "revolt bassus")
    assert (refused.rule, refused.facts) == ("6.1b", {"leader": "bassus", "rating": 1})


@rule("5.1")
def test_trajan_plays_three() -> None:
    t = position(edessa="trajan", hand={"roman": "political political political political"}).movement("roman")
    t.roll(6, 6, 6).play("roman", *["revolt trajan"] * 3)
    assert t.forbids("roman", "revolt trajan") == "6.1b"


@rule("5.2")
def test_a_leader_lends_his_class_to_one_unit_of_his_force_for_a_check() -> None:
    t = position(h1012="trajan cohortes-v-1 cohortes-v-2 core-horde-1").combat("parthian")
    t.roll(6, 1, 1).play("parthian", "attack h1012")
    assert t.options("roman", "lend") == ["lend trajan cohortes-v-1", "lend trajan cohortes-v-2"]
    t.roll(1, *[6] * 9).play("roman", "lend trajan cohortes-v-1")
    check = t.events("check")[0]
    assert (check["die"], check["disrupted"]) == (1, ["cohortes-v-2"])


@rule("5.2")
def test_a_leader_outside_the_force_lends_nothing() -> None:
    t = position(edessa="trajan core-horde-1 in cohortes-v-1 cohortes-v-2 civis:roman").combat("parthian")
    t.roll(6, 1, 1, 6, then=1).play("parthian", "assault edessa")
    assert t.events("check")[0]["side"] == "roman"
    assert not t.events("lends")


# ---- 5.3: leaders and units


@rule("5.3a")
def test_combat_results_pass_leaders_by() -> None:
    t = position(
        h1012="trajan quietus cohortes-v-1 cohortes-v-2 legio-iii-gallica core-horde-1 core-horde-2 core-horde-3"
    )
    t.combat("parthian").roll(6, 1, 6, then=1).play("parthian", "attack h1012")
    assert t.asked == "ChooseLosses"
    assert {"lose trajan", "lose quietus"}.isdisjoint(t.options("roman"))
    assert t.options("roman") == ["lose legio-iii-gallica", "lose cohortes-v-1", "lose cohortes-v-2"]


@rule("5.3a", "5.3b", "14.10c")
def test_leaders_die_when_all_other_units_of_theirs_are_eliminated() -> None:
    t = position(h1012="quietus alae-1 core-horde-1 core-horde-2 core-horde-3").combat("parthian")
    t.roll(6, 1, 6).play("parthian", "attack h1012")
    assert (t.where("alae-1"), t.where("quietus")) == ("recruits", "gone")
    assert t.events("leader-dies") == [{"side": "roman", "unit": "quietus"}]


@rule("5.3b", "17.6")
def test_an_eliminated_leader_cannot_be_recruited() -> None:
    t = position(antioch="in trajan", recruits="alae-1", hand={"roman": "political"})
    assert t.movement("roman").options("roman", "recruit") == ["recruit trajan alae-1"]


@rule("5.3c")
def test_opposing_leaders_alone_in_a_hex_do_each_other_nothing() -> None:
    t = position(h1012="quietus mebarsapes").combat("roman")
    assert t.forbids("roman", "attack h1012") == "13.2"


@rule("5.3c", "5.3d")
def test_a_leader_may_enter_a_hex_of_enemy_leaders_and_stops_there() -> None:
    t = position(h1011="quietus", h1012="mebarsapes").movement("roman").roll(5)
    t.play("roman", "march h1011", "cross-country", "to h1012")
    assert t["h1012"] == "up quietus mebarsapes"
    assert t.asked == "MovementSegment"


@rule("5.3d")
def test_a_leader_with_troops_cuts_an_enemy_leader_down() -> None:
    t = position(h1012="quietus alae-1 mebarsapes").combat("roman").play("roman", "attack h1012")
    assert t.where("mebarsapes") == "gone"


# ---- 5.4, 5.5: Supreme Leaders


@rule("5.4a")
@pytest.mark.parametrize("scenario", ["114", "115", "116", "campaign"])
def test_trajan_and_chosroes_are_supreme_at_start(scenario: str) -> None:
    import romanum

    g = romanum.game("trajan").new(scenario=scenario, seed=1).position
    t = position()
    t.match.position = g
    assert (t.supreme("roman"), t.supreme("parthian")) == ("trajan", "chosroes")


def headless(**more: str) -> Table:
    places = {"antioch": "quietus hadrian alae-1", "ctesiphon": "vologaeses mebarsapes", **more}
    return position(places, hand={"roman": "imperator", "parthian": "king-of-kings"}, turn=5)


@rule("5.4b")
def test_any_roman_leader_becomes_supreme_by_playing_imperator() -> None:
    t = headless().movement("roman")
    assert t.options("roman", "imperator") == ["imperator hadrian", "imperator quietus"]
    t.play("roman", "imperator quietus")
    assert (t.supreme("roman"), t.hand("roman")) == ("quietus", [])


@rule("5.4b")
def test_not_while_there_is_one() -> None:
    t = position(antioch="trajan quietus", hand={"roman": "imperator"}).movement("roman")
    assert t.forbids("roman", "imperator quietus") == "5.4b"


@rule("5.4c")
def test_a_core_leader_beside_the_court_becomes_king_of_kings() -> None:
    t = headless(h1012="court meherdates").movement("parthian")
    assert t.options("parthian", "king-of-kings") == ["king-of-kings meherdates"]
    assert t.forbids("parthian", "king-of-kings vologaeses") == "5.4c"
    t.play("parthian", "king-of-kings meherdates")
    assert t.supreme("parthian") == "meherdates"


@rule("5.4c")
def test_a_satrap_does_not_even_beside_the_court() -> None:
    t = headless(ctesiphon="court mebarsapes vologaeses").movement("parthian")
    assert t.why("parthian", "king-of-kings mebarsapes").rule == "5.4c"
    assert t.may("parthian", "king-of-kings vologaeses")


@rule("5.4d")
@pytest.mark.parametrize(("lost", "refused"), [(5, "5.4d"), (4, "")])
def test_not_in_the_turn_the_last_one_was_eliminated(lost: int, refused: str) -> None:
    t = headless()
    t.g.supreme_lost = [lost, lost]
    assert t.movement("roman").forbids("roman", "imperator quietus") == refused


def kill_trajan(**more: str) -> Table:
    """An assassin gets him; the die is his last."""
    t = position(
        antioch="up trajan down alae-1 meherdates in quietus",
        hand={"parthian": "agent military", "roman": "military triumph"},
        triumph=more.get("triumph", ""),
        off_map="alae-2",
    )
    if more:
        t.g.hand[:2] = [0, -1]
    return t.movement("parthian").roll(1).play("parthian", "assassinate meherdates trajan")


@rule("5.5a", "6.61")
def test_a_side_that_loses_its_supreme_leader_loses_all_its_markers() -> None:
    t = kill_trajan()
    assert (t.where("trajan"), t.supreme("roman"), t.hand("roman")) == ("gone", "nobody", [])
    assert t.hand("parthian") == ["military"]
    assert t.g.supreme_lost == [2, 0]


@rule("6.61")
def test_a_triumph_on_the_map_is_lost_too() -> None:
    t = kill_trajan(triumph="ctesiphon")
    assert t.g.triumph == -1


@rule("6.61")
def test_new_markers_may_be_gained_later() -> None:
    t = kill_trajan()
    t.g.stack = []
    t.happens("honours")
    assert "take imperator" in t.options("roman")


@rule("5.5b", "17.3d")
def test_without_a_roman_supreme_leader_nobody_comes_from_off_the_map() -> None:
    t = position(antioch="in quietus", off_map="alae-1", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "summon antioch") == "5.4a"
    t = position(antioch="in trajan", off_map="alae-1", hand={"roman": "political"}).movement("roman")
    assert t.may("roman", "summon antioch")


@rule("17.3d", "12.7d")
def test_but_units_still_march_into_the_box() -> None:
    t = position(antioch="quietus alae-1").movement("roman").roll(5)
    t.play("roman", "march antioch", "sea", "off-map")
    assert t.box("off-map") == ["quietus", "alae-1"]
