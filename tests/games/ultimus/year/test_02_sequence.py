"""Chapter 2: the year and its phases, initiative, sequences, the Pax Romana."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.rules.year.sequence import count_sequences
from rules import rule

YEAR_463 = {
    "italia-4": "libius-severus",
    "thracia-3": "leo-i",
    "africa-4": "gensericus vandali-a",
}


def in_463(**more: object) -> Table:
    """The year of the rulebook's examples."""
    return position(
        YEAR_463,
        year=463,
        augusti={"west": "libius-severus", "east": "leo-i"},
        regna={"vandali": "gensericus africa-4"},
        **more,  # type: ignore[arg-type]
    )


# ---- 2: the order of the phases


@rule("2a")
def test_a_turn_runs_through_six_phases_and_the_game_ends_with_its_last_year() -> None:
    t = position({"italia-5": "bagaudes-a"}, status={"bagaudes": "war"}, last_year=409).roll(then=1).years()
    t.idle()
    kinds = t.kinds()
    order = ["year", "draws", "initiative-roll", "sequences", "event", "sequence", "points", "ends"]
    assert sorted(order, key=kinds.index) == order
    assert t.match.over


# ---- A


@rule("2.A.a")
def test_each_player_draws_one_stratagem_that_only_he_sees() -> None:
    t = position()
    t.roll(t.drawn("pope"), t.drawn("migration", "pope")).phase("A")
    assert (t.hand("roman"), t.hand("barbarian")) == (["pope"], ["migration"])
    assert [event.facts.get("stratagem") for event in t.told("roman", "draws")] == ["pope", None]
    assert all(kind < 0 for kind in t.known("roman").stratagems(1))


@rule("2.A.a")
def test_what_somebody_holds_or_is_out_of_the_game_is_not_in_the_cup() -> None:
    t = position(hand={"roman": "tribute tribute"}, removed="pope")
    full = position().g.cup()
    assert len(full) - len(t.g.cup()) == 3


# ---- B


@rule("2.B.a")
@pytest.mark.parametrize(("die", "camp"), [(3, "barbarian"), (1, "barbarian")])
def test_in_463_the_roman_cannot_roll_below_the_cp_of_libius_severus(die: int, camp: str) -> None:
    t = in_463().roll(die).phase("B")
    assert t.events("initiative-roll") == [{"die": die, "needed": 1, "camp": camp}]


@rule("2.B.a")
@pytest.mark.parametrize(("die", "camp"), [(1, "roman"), (2, "barbarian")])
def test_the_roll_must_be_below_the_cp_of_the_weaker_augustus(die: int, camp: str) -> None:
    t = position().roll(die).phase("B")
    assert t.events("initiative-roll") == [{"die": die, "needed": 2, "camp": camp}]


@rule("2.B.a")
def test_a_scenario_gives_the_initiative_of_its_first_year() -> None:
    t = position(scenario="placidias-generals", year=424).phase("B")
    assert t.events("initiative") == [{"camp": "roman"}]


@rule("2.B.b")
@pytest.mark.parametrize(("camp", "other"), [("roman", "barbarian"), ("barbarian", "roman")])
def test_the_initiative_acts_first_in_phases_c_and_e(camp: str, other: str) -> None:
    hand = {"roman": "ecumenical-council", "barbarian": "minor-tribe-uprising"}
    t = position(hand=hand, initiative=camp).phase("C")
    assert (t.asked, t.who) == ("Geostrategy", camp)
    t.play(camp, "done")
    assert t.who == other
    t = position(initiative=camp, sequences={"roman": 1, "barbarian": 1}).phase("E").idle()
    assert [one["camp"] for one in t.events("sequence")] == [camp, other]


@rule("2.B.c", "6.3a")
@pytest.mark.parametrize(("camp", "die"), [("barbarian", 1), ("roman", 6)])
def test_the_stratagem_initiative_turns_the_roll(camp: str, die: int) -> None:
    t = position(hand={camp: "initiative"}).roll(die).phase("B")
    assert (t.asked, t.who) == ("InitiativeWindow", camp)
    t.play(camp, "play initiative")
    assert t.events("initiative-turned") == [{"camp": camp}]
    assert t.hand(camp) == []


@rule("2.B.c")
def test_nobody_need_turn_it_and_who_has_it_is_not_asked() -> None:
    t = position(hand={"roman": "initiative", "barbarian": "initiative"}).roll(6).phase("B")
    t.play("roman", "pass")
    assert (t.g.initiative, t.hand("roman"), t.asked) == (1, ["initiative"], "")


@rule("2.B.c", "6.3a")
def test_both_may_play_the_stratagem_in_turn() -> None:
    t = position(hand={"roman": "initiative", "barbarian": "initiative"}).roll(6).phase("B")
    t.play("roman", "play initiative").play("barbarian", "play initiative")
    assert t.g.initiative == 1


# ---- C


@rule("2.C.a", "2.C.c")
def test_the_barbarian_plays_any_number_of_uprisings_and_usurpations_in_phase_c() -> None:
    t = position(
        {"galliae-3": "castinus"},
        hand={"barbarian": "minor-tribe-uprising minor-tribe-uprising western-usurpation"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play minor-tribe-uprising", "tribe alamanni", "play minor-tribe-uprising", "tribe saxones")
    t.roll(6).play("barbarian", "play western-usurpation")
    assert (t.status("alamanni"), t.status("saxones"), t.hand("barbarian")) == ("war", "war", [])


@rule("2.C.b")
def test_roman_leaders_enter_in_the_year_and_at_the_place_of_their_table() -> None:
    t = position({"waiting": "heraclianus attalus"}, year=408).entries("roman")
    assert (t.where("heraclianus"), t.where("attalus")) == ("africa-4", "waiting")


@rule("2.C.b")
def test_a_roman_leader_whose_place_is_taken_enters_at_a_capital_of_his_half() -> None:
    t = position({"waiting": "heraclianus", "africa-4": "vandali-a"}, year=408, status={"vandali": "war"})
    assert t.entries("roman").where("heraclianus") in ("italia-4", "italia-5", "italia-2", "viennensis-4")


@rule("2.C.b", "4.2.1a")
def test_a_tribal_leader_joins_a_unit_of_his_tribe_which_his_controller_picks() -> None:
    t = position(
        {"waiting": "athaulfus", "moesiae-3": "visigothi-a", "pannoniae-4": "visigothi-b"},
        year=408,
        status={"visigothi": "foederati"},
    ).entries("roman")
    assert t.options("roman") == ["area pannoniae-4", "area moesiae-3"]
    assert t.play("roman", "area pannoniae-4").where("athaulfus") == "pannoniae-4"


@rule("2.C.b")
def test_he_joins_a_friendly_unit_only() -> None:
    t = position(
        {"waiting": "athaulfus", "moesiae-3": "visigothi-a", "galliae-1": "west castinus visigothi-b"},
        year=408,
        status={"visigothi": "foederati"},
        usurpers={"west": "castinus"},
    ).entries("roman")
    assert t.where("athaulfus") == "moesiae-3"


# ---- Pax Romana


@rule("2.C.e")
def test_without_war_and_usurpation_the_year_is_quiet() -> None:
    t = position(initiative="roman").phase("C", "D", "E", "F").idle()
    assert t.events("pax") == [{}]
    assert not {"sequences", "event", "sequence"} & set(t.kinds())
    assert {"camp": "roman", "points": 5, "why": "pax", "total": t.pv("roman")} in t.events("points")


@rule("2.C.e")
@pytest.mark.parametrize("status", ["war", "revolt", "regnum"])
def test_war_revolt_and_regnum_are_no_peace(status: str) -> None:
    t = position({"hispaniae-1": "visigothi-a"}, status={"visigothi": status}).phase("C")
    assert not t.events("pax")


@rule("2.C.e")
def test_a_usurpation_is_no_peace() -> None:
    t = position({"galliae-1": "west castinus"}, usurpers={"west": "castinus"}).phase("C")
    assert not t.events("pax")


@rule("2.C.e")
def test_deaths_are_checked_in_a_quiet_year_but_nothing_else_of_phase_d_happens() -> None:
    t = position({"italia-2": "stilicho", "returning": "comes-africae"}, year=408).roll(ten(6)).phase("C", "D")
    assert (t.where("stilicho"), t.where("comes-africae")) == ("gone", "returning")


@rule("2.C.f")
def test_the_death_of_an_augustus_ends_the_peace_without_a_second_round_of_checks() -> None:
    t = position({"italia-4": "honorius castinus", "italia-2": "constantius-iii"}, year=421)
    t.roll(ten(9), 1, ten(5), 2, ten(5), then=1).phase("C", "D")
    assert [roll["leader"] for roll in t.events("death-roll")][:1] == ["honorius"]
    assert t.asked == "ChooseAugustus"
    t.play("roman", "leader constantius-iii").idle()
    assert t.events("pax-ends") == [{}]
    assert [roll["leader"] for roll in t.events("death-roll")] == ["honorius", "constantius-iii"]
    told = t.kinds()
    assert told.index("pax-ends") < told.index("sequences") < told.index("event")


@rule("2.C.f", "10.2e")
@pytest.mark.parametrize(("die", "points"), [(9, 0), (8, 5)])
def test_a_year_in_which_an_augustus_dies_is_no_year_of_peace(die: int, points: int) -> None:
    t = position({"italia-4": "honorius", "italia-2": "castinus"}, year=420, initiative="roman")
    t.roll(ten(die), then=3).phase("C", "D", "E", "F").idle()
    assert bool(t.events("sequence")) is (die == 9)
    assert sum(item["points"] for item in t.events("points") if item["why"] == "pax") == points


# ---- D


@rule("2.D.a")
def test_in_463_there_are_six_sequences() -> None:
    assert count_sequences(in_463().g) == 6


@rule("2.D.a")
def test_half_the_vs_of_the_augusti_is_rounded_up() -> None:
    t = position({"italia-5": "alaricus visigothi-a"}, status={"visigothi": "war"})
    assert count_sequences(t.g) == (1 + 2 + 1) // 2 + 4


@rule("2.D.b")
def test_a_single_augustus_counts_whole() -> None:
    t = position({"thracia-3": "leo-i"}, augusti={"west": "nobody", "east": "leo-i"})
    assert count_sequences(t.g) == 3


@rule("2.D.c")
def test_without_a_barbarian_leader_in_play_his_share_is_nothing() -> None:
    t = position({"hunni-1": "attila hunni-a"})
    assert count_sequences(t.g) == 2
    t = position({"hunni-1": "attila hunni-a"}, status={"hunni": "war"})
    assert count_sequences(t.g) == 7


@rule("2.D.a", "0.5a")
def test_leaders_of_a_usurpation_count_for_the_barbarian() -> None:
    t = position({"italia-2": "west stilicho"}, usurpers={"west": "stilicho"})
    assert count_sequences(t.g) == 6


@rule("2.D.d")
@pytest.mark.parametrize(("initiative", "shares"), [("roman", (4, 3)), ("barbarian", (3, 4))])
def test_the_odd_sequence_goes_to_the_initiative(initiative: str, shares: tuple[int, int]) -> None:
    t = position({"hunni-1": "attila hunni-a"}, status={"hunni": "war"}, initiative=initiative)
    t.roll(6, ten(1), then=1).phase("D").idle()
    assert [(e["total"], e["roman"], e["barbarian"]) for e in t.events("sequences")] == [(7, *shares)]


@rule("2.D.d")
def test_in_463_each_has_three() -> None:
    t = in_463(initiative="barbarian").roll(6, ten(1), then=1).phase("D").idle()
    assert [(e["total"], e["roman"], e["barbarian"]) for e in t.events("sequences")] == [(6, 3, 3)]
    assert [(e["augusti"], e["leader"], e["best"]) for e in t.events("sequences")] == [(2, "gensericus", 4)]


@rule("2.D.g")
def test_every_historical_leader_in_play_is_checked_by_the_tables() -> None:
    t = position(
        {"italia-2": "stilicho", "moesiae-3": "alaricus visigothi-a visigothi-chief", "waiting": "attalus"}, year=409
    )
    t.roll(ten(6), ten(8), then=1).deaths()
    rolls = [(roll["leader"], roll["die"], roll["needed"]) for roll in t.events("death-roll")]
    assert rolls == [("stilicho", 6, 6), ("alaricus", 8, 9)]
    assert (t.where("stilicho"), t.where("alaricus")) == ("gone", "moesiae-3")


@rule("2.D.h")
def test_reinforcements_come_last_in_phase_d() -> None:
    t = position(
        {"waiting": "placidi-felices", "hunni-1": "attila hunni-a", "italia-4": "valentinianus-iii"},
        augusti={"west": "valentinianus-iii"},
        status={"hunni": "war"},
        year=425,
    )
    t.roll(6, ten(1), then=4).phase("D").idle()
    assert t.where("placidi-felices") == "thracia-3"
    kinds = t.kinds()
    assert kinds.index("reinforcement") > kinds.index("event")


@rule("2.D.i")
def test_phase_d_keeps_its_order_and_a_death_does_not_change_the_sequences() -> None:
    t = position(
        {"italia-2": "stilicho castinus", "italia-5": "alaricus visigothi-a", "returning": "comes-africae"},
        year=410,
        status={"visigothi": "war"},
    )
    t.roll(6, ten(1), ten(9), ten(9), then=1).phase("D")
    assert (t.asked, t.kinds()[:2]) == ("NameCaesars", ["sequences", "event"])
    t.play("roman", "caesar stilicho")
    order = ["sequences", "event", "caesar", "death-roll", "returns-leader"]
    assert sorted(order, key=t.kinds().index) == order
    assert (t.where("alaricus"), sum(t.g.sequences)) == ("gone", 2 + 4)


# ---- E


@rule("2.E.a")
def test_with_one_more_sequence_the_initiative_has_the_first_and_the_last() -> None:
    t = position(initiative="barbarian", sequences={"roman": 3, "barbarian": 4}).phase("E").idle()
    camps = [one["camp"] for one in t.events("sequence")]
    assert camps == ["barbarian", "roman"] * 3 + ["barbarian"]


@rule("2.E.a")
def test_each_sequence_lowers_the_count_of_its_owner() -> None:
    t = position({"galliae-2": "comitatenses-galliae-1"}, initiative="roman", sequences={"roman": 2, "barbarian": 1})
    assert t.phase("E").g.sequences == (1, 1)


@rule("2.E.1", "2.E.2")
def test_a_sequence_is_all_movement_then_all_combat() -> None:
    t = position(
        {
            "galliae-2": "limitanei-germaniae-i",
            "galliae-3": "burgondi-a",
            "galliae-6": "burgondi-b",
            "galliae-4": "tractus-armoricanus",
        },
        status={"burgondi": "war"},
    ).sequence("barbarian")
    t.play("barbarian", "unit burgondi-a", "to galliae-2")
    assert t.asked == "Movement"
    t.play("barbarian", "unit burgondi-b", "to galliae-4")
    assert t.options("barbarian") == ["fight galliae-2", "fight galliae-4"]


@rule("2.E.1")
def test_a_piece_moves_once_in_a_sequence() -> None:
    t = position({"galliae-2": "limitanei-germaniae-i"}).sequence("roman")
    t.play("roman", "unit limitanei-germaniae-i", "to galliae-1")
    assert t.forbids("roman", "unit limitanei-germaniae-i") == "2.E.1"


@rule("2.E.2")
def test_the_owner_of_the_sequence_is_the_attacker() -> None:
    t = position({"galliae-2": "limitanei-germaniae-i burgondi-a"}, status={"burgondi": "war"})
    t.roll(ten(5), then=1).sequence("roman").play("roman", "done")
    assert t.events("battle")[0]["camp"] == "roman"


@rule("2.E.b", "6e")
def test_the_other_player_may_play_in_a_sequence_that_is_not_his() -> None:
    t = position({"galliae-2": "comitatenses-galliae-1"}, hand={"barbarian": "desertion"}).sequence("roman")
    assert (t.who, t.asked) == ("barbarian", "MomentWindow")
    t.play("barbarian", "play desertion")
    assert t.is_reduced("comitatenses-galliae-1")
    assert t.who == "roman"


@rule("2.E.b")
def test_after_the_last_sequence_both_may_still_play() -> None:
    t = position(
        {"galliae-2": "comitatenses-galliae-1"},
        hand={"barbarian": "desertion", "roman": "fleet"},
        initiative="barbarian",
        sequences={"roman": 1},
    ).phase("E")
    t.play("barbarian", "pass").play("roman", "done")
    assert (t.who, t.may("barbarian", "play desertion")) == ("barbarian", True)
    t.play("barbarian", "pass")
    assert t.may("roman", "play fleet")


# ---- F


@rule("2.F.a", "2.F.c")
def test_phase_f_keeps_its_order() -> None:
    t = _autumn().phase("F").idle()
    order = ["camps-swap", "capital", "points", "back", "returns"]
    assert sorted(order, key=t.kinds().index) == order


def _autumn() -> Table:
    return position(
        {
            "italia-4": "west castinus comitatenses-italiae-1",
            "italia-5": "west felix comitatenses-italiae-2",
            "viennensis-4": "honorius",
            "africa-4": "comitatenses-africae-1",
            "africa-3": "gensericus vandali-a",
            "lost": "ioviani-seniores",
        },
        usurpers={"west": "castinus"},
        regna={"vandali": "gensericus africa-4"},
        hand={"roman": "tribute", "barbarian": "migration pope"},
    )


@rule("2.F.b")
def test_in_phase_f_capitals_and_ports_are_checked_before_the_points() -> None:
    t = _autumn().phase("F").idle()
    assert t.events("capital") == [{"tribe": "vandali", "area": "africa-3"}]
    kinds = t.kinds()
    assert kinds.index("capital") < kinds.index("points")


@rule("2.F.b", "3.4.2b")
def test_whoever_holds_the_base_has_the_fleet() -> None:
    t = position({"africa-4": "vandali-a"}, status={"vandali": "war"}).phase("F").idle()
    assert t.fleet("western-fleet") == "barbarian africa-4"
    assert t.fleet("eastern-fleet") == "roman thracia-3"


@rule("2.F.d")
def test_counters_of_the_other_camp_go_back_in_phase_f() -> None:
    t = position(hand={"roman": "tribute migration initiative", "barbarian": "migration pope fleet"}).phase("F")
    assert t.hand("roman") == ["tribute", "initiative"]
    assert t.hand("barbarian") == ["migration", "fleet"]
    assert [event.facts for event in t.told(None, "returns")] == [
        {"camp": "roman", "number": 1},
        {"camp": "barbarian", "number": 1},
    ]


@rule("2.F.c", "2.F.d")
def test_the_next_turn_follows_unless_it_was_the_last() -> None:
    t = position(year=409, last_year=409, pv={"roman": 3}).years()
    assert t.match.over
    assert t.events("ends") == [{"year": 409}]
