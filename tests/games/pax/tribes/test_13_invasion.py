"""Chapter 13.4: Barbarian Invasions."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, position
from games.pax.tribes_table import expansion, fight_on, invasion, shuffled
from romanum.games.pax.data.components import GERMANS, INVADERS, LEADER, NONE, PLACE_IDS, PROVINCE, SPACES_OF
from romanum.games.pax.rules.tribes.barbarians import lead_on
from romanum.games.pax.rules.tribes.invasion import PEOPLES, bit, within_reach
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.errands import CardMoment, EndActivation, Invasion, Operations
from romanum.games.pax.state.forces import remark
from romanum.games.pax.state.moves import AT_TRANSIT, end_move
from romanum.games.pax.state.position import ABSENT, ACTIVE, NOBODY
from rules import rule


def offered_spaces(t: Table, power: str) -> set[str]:
    return {text.split()[1] for text in t.offered(power) if text.startswith("at ")}


def spaces_of(*provinces: str) -> set[str]:
    return {PLACE_IDS[space] for name in provinces for space in SPACES_OF[PROVINCE[name]]}


MAINLAND = ("narbonensis", "aquitania", "lugdunensis", "belgica")


@rule("13.4")
def test_every_invader_leaves_in_the_next_removal_phase() -> None:
    t = position({})
    invasion(t, "rome", "eastern_gauls").roll(1, 1, 6).play("rome", "at partiscum", "halt")
    assert t["partiscum"] == "eastern_gauls 2 barbarians eastern_chief"
    removal.begin(t.g)
    t.go_on()
    assert (t["partiscum"], t.holder("partiscum")) == ("", "")
    assert t.g.leader_in[LEADER["eastern_chief"]] == ABSENT
    assert not any(INVADERS >> side & 1 for stack, side in enumerate(t.g.whose) if t.g.at[stack] >= 0)


@rule("13.4.1")
def test_a_people_that_has_come_is_rolled_again() -> None:
    t = invasion(position({"venta": "rome 2 garrison"}), "greece", "caledonians")
    assert (t["venta"], t.g.invaded) == ("", bit("caledonians"))
    t.roll(1, 1, 1, 2, 4, 5).push(Invasion(t.power("greece")))
    assert (t.step, offered_spaces(t, "greece")) == ("PickSpace", spaces_of("sarmatia", "scythia"))
    assert [event.facts["again"] for event in t.events("invasion")] == [False, True, True, False]


@rule("13.4.1")
def test_nothing_comes_when_all_have_come() -> None:
    t = position({}, invaded=sum(bit(people) for people in PEOPLES)).push(Invasion(0))
    assert (t.g.stack, len(t.events("invasion"))) == ([], 0)


@rule("13.4.2a")
def test_invaders_pass_tribes_and_friends_of_the_mover_but_do_not_end_there() -> None:
    board = {
        "gergovia": "tribe 3",
        "lugdunum": "greece 1 heavy",
        "alesia": "carthage 1 garrison",
    }
    t = position(board, allies=(("greece", "carthage"),))
    invasion(t, "greece", "western_gauls").roll(3, 3, 2).play("greece", "at limonum")
    assert t.g.mp == 7
    t.play("greece", "to gergovia")
    assert (t["gergovia"], t.step, t.g.mp) == ("western_gauls 6 barbarians western_chief; tribe 3", "March", 6)
    assert t.refused("greece", "halt").rule == "13.4.2a"
    t.play("greece", "to lugdunum")
    assert (t.refused("greece", "halt").rule, t.holder("lugdunum")) == ("13.4.2a", "greece")
    t.play("greece", "to alesia")
    assert (t.refused("greece", "halt").rule, t.holder("alesia")) == ("13.4.2a", "carthage")
    t.play("greece", "to agedincum", "halt")
    assert t["agedincum"] == "western_gauls 6 barbarians western_chief"
    assert (t["lugdunum"], t["alesia"], t["gergovia"]) == ("greece 1 heavy", "carthage 1 garrison", "tribe 3")
    assert t.is_sound()


@rule("13.4.2a")
def test_invaders_do_not_go_by_sea() -> None:
    t = position({"burdigala": "rome 3 galleys"})
    invasion(t, "rome", "western_gauls").roll(3, 3, 2).play("rome", "at narbo")
    assert t.refused("rome", "embark").rule == "13.4.2a"


@rule("13.4.2a")
def test_invaders_held_up_among_a_tribe_fall_back_beside_it() -> None:
    t = position({"gergovia": "tribe 3", "lugdunum": "rome 9 garrison"})
    invasion(t, "greece", "western_gauls").roll(3, 3, 1).play("greece", "at limonum", "to gergovia")
    assert t.refused("greece", "drop-off").rule == "13.4.2a"
    t.g.mp = 0
    t.go_on()
    assert (t.step, t.offered("greece")) == ("FallBackTo", ["at nemausus", "at limonum", "at avaricum"])
    t.play("greece", "at avaricum")
    assert (t["avaricum"], t["gergovia"]) == ("western_gauls 6 barbarians western_chief", "tribe 3")
    assert (t.g.stack, t.is_sound()) == ([], True)


@rule("13.4.2b")
def test_gauls_move_once_and_stay() -> None:
    t = position({"utica": "carthage 1 light"})
    invasion(t, "rome", "western_gauls").roll(3, 3, 2).play("rome", "at limonum", "to burdigala", "halt")
    for power in ("rome", "carthage"):
        expansion(t, power)
        assert not [text for text in t.offered(power) if "burdigala" in text]
        t.g.stack.clear()


@rule("13.4.3")
def test_cards_may_be_played_while_barbarians_move() -> None:
    t = position({}, advanced=True, hands={"carthage": "ambush"}).stop_at(CardMoment)
    invasion(t, "rome", "western_gauls").roll(3, 3, 2).play("rome", "at nemausus", "to ltp_cevennes")
    assert (t.waiting.moment, t.waiting.power, t.waiting.about) == (AT_TRANSIT, t.power("rome"), t.g.mover)


@rule("13.4.3")
@pytest.mark.parametrize("holder", ["greece", "rome"])
def test_both_the_mover_and_the_attacked_play_cards_in_a_barbarian_battle(holder: str) -> None:
    t = position({"burdigala": "rome 4 light"}, advanced=True, hands={holder: "tactical_surprise"})
    invasion(t, "greece", "western_gauls").roll(2, 2, 2).play("greece", "at limonum")
    t.roll(3, 3).play("greece", "to burdigala")
    if t.step == "Withdrawal":
        t.play("rome", "stand")
    assert "play tactical_surprise" in t.offered(holder)


def march(t: Table, power: str, side: str, place: str, die: int) -> Table:
    """A power has the Major Move of a Barbarian Army."""
    t.g.active = t.power(power)
    stack = remark(t.g, t.stack(side, place), ACTIVE)
    lead_on(t.g, t.g.active, stack)
    return t.roll(die).go_on()


@rule("13.4.4", "14.2.1e")
def test_an_army_near_a_capital_shakes_its_owner_once() -> None:
    t = position({"parma": "western_gauls 5 barbarians western_chief"}, stability={"rome": 3, "carthage": 3})
    march(t, "carthage", "western_gauls", "parma", 2)
    assert t.g.stability == [3, 3, 0, 0]
    t.play("carthage", "to arretium")
    assert t.g.stability == [2, 3, 0, 0]
    t.play("carthage", "to pisae", "halt")
    assert t.g.stability == [2, 3, 0, 0]


@rule("13.4.4")
def test_another_army_shakes_him_again_and_so_does_a_transit_point() -> None:
    board = {"dyrrhachium": "eastern_gauls 5 barbarians eastern_chief", "naissus": "germans 5 barbarians german_chief"}
    t = position(board, stability={"greece": 3})
    march(t, "rome", "eastern_gauls", "dyrrhachium", 3)
    place = next(p for p in t.offered("rome") if p.startswith("to ltp_egnatia"))
    t.play("rome", place)
    assert t.g.stability[t.power("greece")] == 2
    t.g.stack.clear()
    end_move(t.g)
    march(t, "rome", "germans", "naissus", 1)
    t.play("rome", "to singidunum", "to naissus")
    assert t.g.stability[t.power("greece")] == 1


@rule("13.4.4")
def test_nobody_fears_for_a_capital_that_another_power_has() -> None:
    t = position({"parma": "western_gauls 5 barbarians western_chief", "rome": "carthage city"}, stability={"rome": 3})
    march(t, "greece", "western_gauls", "parma", 2).play("greece", "to arretium")
    assert t.g.stability[t.power("rome")] == 3


@rule("13.4.5")
def test_placed_on_an_army_it_attacks_at_once_for_two_points_and_nobody_intercepts() -> None:
    board = {"burdigala": "rome 6 light", "elusa": "rome 9 legion rome_4"}
    t = position(board)
    invasion(t, "greece", "western_gauls").roll(6, 6, 4, 6, 1, 3, 3).play("greece", "at burdigala")
    assert (t.step, t.asked, t.g.mp) == ("Withdrawal", ("rome",), 9)
    t.play("rome", "stand")
    assert (t.step, t.g.mp) == ("SpendShifts", 7)
    assert not t.events("intercepts")
    fight_on(t, "RetreatOrStay")
    t.play("rome", "retreat")
    fight_on(t, "RetreatPath").play("rome", "retreat-to elusa")
    assert t["burdigala"] == "western_gauls 11 barbarians western_chief"
    assert (t.step, t.g.mp) == ("March", 7)


@rule("13.4.5")
def test_placed_on_a_tribe_it_attacks_it() -> None:
    t = shuffled(position({"gergovia": "tribe 5"}))
    invasion(t, "greece", "western_gauls").roll(6, 6, 1, 1, 6, 3, 3).play("greece", "at gergovia")
    fight_on(t, "FallBackTo")
    assert t["gergovia"].endswith("tribes 4 tribesmen") or "tribesmen" in t["gergovia"]
    t.play("greece", "at limonum")
    assert (t.step, t.g.mp, t["limonum"].split()[0]) == ("March", 4, "western_gauls")


@rule("13.4.5")
def test_placed_and_beaten_without_a_way_out_it_is_gone() -> None:
    ring = dict.fromkeys(("narbo", "elusa", "uxellodunum", "burdigala"), "rome 1 garrison")
    t = shuffled(position({**ring, "tolosa": "tribe 8"}))
    invasion(t, "greece", "western_gauls").roll(1, 1, 1, 1, 6, 3, 3).play("greece", "at tolosa")
    fight_on(t)
    assert (t["tolosa"][:6], t.events("no-way-out")[0].facts["side"]) == ("tribes", "western_gauls")
    assert (t.g.stack, t.is_sound()) == ([], True)


@rule("13.4.6")
def test_barbarians_fight_each_other() -> None:
    t = position({"elusa": "germans 1 barbarians", "uxellodunum": "rebels 1 barbarians"})
    invasion(t, "greece", "western_gauls").roll(5, 5, 4, 6, 1, 3, 3).play("greece", "at burdigala", "to elusa")
    fight_on(t, "March")
    assert t["elusa"] == "western_gauls 9 barbarians western_chief"
    assert t.events("battle-begins")[0].facts["defender"] == "germans"


# ---- who comes


@rule("13.4-WGAULS")
def test_western_gauls_come_anywhere_in_mainland_gaul() -> None:
    t = invasion(position({"massilia": "rome town"}), "rome", "western_gauls")
    assert offered_spaces(t, "rome") == spaces_of(*MAINLAND) - {"massilia"}
    t.roll(2, 5, 3).play("rome", "at valentia")
    assert t["valentia"] == "western_gauls 7 barbarians western_chief"
    assert t.g.mp == 3 + 5
    assert "to taurinorum" in t.offered("rome")


@rule("13.4-WGAULS")
def test_no_event_if_powers_control_all_of_gaul() -> None:
    held = {"narbo": "rome 1 garrison", "burdigala": "carthage 1 garrison", "lutetia": "rome 1 garrison"}
    t = invasion(position({**held, "bibrax": "rome 1 garrison"}), "rome", "western_gauls")
    assert (t.g.stack, len(t.events("nothing-rises"))) == ([], 1)
    t = invasion(position(held), "rome", "western_gauls")
    assert t.step == "PickSpace"


@rule("13.4-EGAULS")
def test_eastern_gauls_come_from_the_steppes() -> None:
    t = invasion(position({}), "greece", "eastern_gauls")
    assert offered_spaces(t, "greece") == spaces_of("sarmatia", "scythia")
    t.roll(6, 4, 1).play("greece", "at partiscum")
    assert (t["partiscum"], t.g.mp) == ("eastern_gauls 10 barbarians eastern_chief", 6)
    t.play("greece", "to singidunum", "halt")
    assert not [text for text in expansion(t, "greece").offered("greece") if "singidunum" in text]


@rule("13.4-GERMANSa")
def test_germans_come_with_three_dice_or_with_horse() -> None:
    t = invasion(position({}), "greece", "germans")
    north = spaces_of("germania_magna", "greater_german_tribes")
    assert offered_spaces(t, "greece") == north | spaces_of("germania_inferior", "germania_superior")
    t.roll(6, 4, 1, 2).play("greece", "at treva")
    assert (t["treva"], t.g.mp) == ("germans 11 barbarians german_chief", 7)
    t = invasion(position({}), "greece", "germans").roll(6, 4, 2).play("greece", "at mogontiacum")
    assert t["mogontiacum"] == "germans 2 cavalry 10 barbarians german_chief"


@rule("13.4-GERMANSa")
def test_germans_who_have_left_do_not_return() -> None:
    t = invasion(position({}), "greece", "germans").roll(2, 2, 2, 2).play("greece", "at aliso")
    t.play("greece", "to teutoburgium", "to aliso", "to mattium", "to mogontiacum")
    assert t.refused("greece", "to mattium").rule == "13.4-GERMANSa"
    t.play("greece", "to ara_ubiorum")
    assert t.refused("greece", "to aliso").rule == "13.4-GERMANSa"
    t.play("greece", "halt")
    expansion(t, "rome").roll(1).play("rome", "lead germans ara_ubiorum", "ready")
    assert t.refused("rome", "to aliso").rule == "13.4-GERMANSa"


@rule("13.4-GERMANSb")
def test_the_rolling_player_moves_the_germans_for_nothing_and_not_again_in_that_activation() -> None:
    t = position({"utica": "carthage 1 light"})
    t.g.active = t.power("carthage")
    t.roll(3, 4).push(Invasion(t.g.active), Operations(t.g.active), EndActivation(t.g.active))
    t.roll(2, 2, 2, 2).play("carthage", "at aliso", "to ara_ubiorum", "halt", "expansion")
    assert (t.g.majors, t.g.patron[GERMANS]) == (1, NOBODY)
    assert t.refused("carthage", "lead germans ara_ubiorum").rule == "13.4-GERMANSb"
    assert "major utica" in t.offered("carthage")
    t.play("carthage", "done")
    expansion(t, "carthage").roll(1).play("carthage", "lead germans ara_ubiorum", "ready", "to atuatuca", "halt")
    assert (t["atuatuca"].split()[0], t.g.majors) == ("germans", 0)
    assert t.refused("carthage", "lead germans atuatuca").rule == "3.5.1a"


@rule("13.4-GERMANSb", "7.4.5a")
def test_germans_do_not_fight_again_over_the_town_they_have_taken() -> None:
    t = position({"treva": "germans 8 barbarians german_chief free_cities walls 1", "rome": "rome 1 legion"})
    expansion(t, "rome").roll(1).play("rome", "lead germans treva", "ready")
    assert t.step == "March"
    assert t.g.mp == 6
    t.play("rome", "to calisia", "halt")
    assert t["treva"] == "free_cities walls 1"


@rule("13.4-GERMANSb")
def test_part_of_the_germans_may_be_left_behind() -> None:
    t = position({"treva": "germans 8 barbarians german_chief", "rome": "rome 1 legion"})
    expansion(t, "rome").roll(1).play("rome", "lead germans treva", "leave 4 barbarians", "ready", "to calisia", "halt")
    assert (t["treva"], t["calisia"]) == ("germans 4 barbarians", "germans 4 barbarians german_chief")


@rule("13.4-CALEDONIANS")
def test_caledonians_leave_no_garrison_in_britannia() -> None:
    board = {"venta": "rome 2 garrison", "deva": "carthage 1 garrison 1 light", "rutupiae": "rome town 1 garrison"}
    t = invasion(position({**board, "gesoriacum": "rome 1 garrison"}), "greece", "caledonians")
    assert (t["venta"], t["deva"], t["rutupiae"]) == ("", "carthage 1 light", "rome town")
    assert (t["gesoriacum"], t.g.lord[PROVINCE["britannia"]]) == ("rome 1 garrison", NONE)


@rule("13.4-ARMENIANS")
def test_armenians_remove_those_who_are_fewer_than_the_die() -> None:
    board = {
        "amida": "rome town",
        "edessa": "rome 3 legion rome_4",
        "melitene": "rome 2 garrison",
        "zeugma": "carthage 1 light 2 cavalry 1 elephants",
        "sebastia": "greece 1 heavy",
    }
    t = position(board)
    reach = [PLACE_IDS[space] for space in within_reach(t.g) if t[PLACE_IDS[space]]]
    assert reach == ["melitene", "zeugma", "edessa", "amida"]
    invasion(t, "the_east", "armenians", 2, 4, 4)
    assert (t["melitene"], t["zeugma"], t["edessa"]) == (board["melitene"], board["zeugma"], "")
    assert (t["amida"], t["sebastia"]) == ("rome town", "greece 1 heavy")
    assert [event.facts["units"] for event in t.events("raid")] == [2, 4, 3]
    assert t.is_sound()


@rule("13.4-ARMENIANS")
def test_armenians_stay_away_from_an_army_in_amida_and_count_tribes() -> None:
    t = invasion(position({"amida": "rome 1 light", "edessa": "rome 1 light"}), "greece", "armenians")
    assert (t["edessa"], len(t.events("nothing-rises"))) == ("rome 1 light", 1)
    t = invasion(shuffled(position({"tigranocerta": "tribe 4"})), "greece", "armenians", 4)
    assert t["tigranocerta"] == "tribe 4"
    t = invasion(shuffled(position({"tigranocerta": "tribe 4"})), "greece", "armenians", 5)
    assert (t["tigranocerta"], t.is_sound()) == ("", True)


@rule("3.1", "13.4.1")
@pytest.mark.parametrize("people", ["eastern_gauls", "armenians"])
def test_some_peoples_do_not_come_in_some_scenarios(people: str) -> None:
    t = invasion(position({}, scenario="ii"), "rome", people)
    assert not t.asked
    assert [e.rule for e in t.events("nothing-rises")] == ["3.1"]


@rule("3.1", "13.4-EGAULS")
def test_the_eastern_gauls_of_the_successors_appear_at_philippopolis() -> None:
    t = invasion(position({}, scenario="iii"), "greece", "eastern_gauls", 3, 3, 1)
    assert "eastern_gauls" in t["philippopolis"]


@rule("3.1", "13.4-ARMENIANS")
def test_armenians_raid_what_is_in_play_though_their_own_land_is_not() -> None:
    t = invasion(position({"edessa": "the_east 1 light"}, scenario="iii"), "greece", "armenians", 6)
    assert t["edessa"] == ""
