"""Chapter 12.4: the Soldier of Fortune, and Rome's Dictator."""

from __future__ import annotations

from games.pax.battle_table import WarTable, enter, war
from games.pax.builder import Table, position
from romanum.games.pax.data.components import LEADER, PLACE, SIDE
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.errands import Battle, Capture, SoldierComes
from romanum.games.pax.state.position import BOXED, IN_POOL
from romanum.games.pax.state.summons import may_call_soldier, may_name_dictator
from rules import rule

ARMY = "4 heavy 2 light 1 cavalry 1 elephants soldier_of_fortune"


def called(power: str, **places: str) -> WarTable:
    """The Soldier of Fortune has come to a power."""
    t = war(places)
    t.push(SoldierComes(t.power(power)))
    return t


@rule("12.4.3")
def test_he_comes_with_his_army_to_any_space_of_the_home_that_no_enemy_holds() -> None:
    t = called("carthage", utica="rome 1 legion", cirta="greece town")
    offered = t.offered("carthage")
    assert "army-at carthago" in offered
    assert "army-at hippo_regius" in offered
    assert not {"army-at utica", "army-at cirta", "army-at rome"} & set(offered)
    t.play("carthage", "army-at carthago")
    assert t["carthago"] == f"soldier_of_fortune {ARMY}"
    assert not t.g.stack


@rule("12.4.3")
def test_his_units_may_be_placed_in_several_spaces_elephants_only_beside_others() -> None:
    t = called("carthage")
    assert "unit-at elephants hippo_regius" not in t.offered("carthage")
    t.play("carthage", "unit-at light hippo_regius")
    assert "unit-at elephants hippo_regius" in t.offered("carthage")
    t.play("carthage", "army-at carthago")
    assert t["hippo_regius"] == "soldier_of_fortune 1 light"
    assert t["carthago"] == "soldier_of_fortune 4 heavy 1 light 1 cavalry 1 elephants soldier_of_fortune"


@rule("12.4.2")
def test_he_takes_the_major_move_and_leaves_the_minor_ones() -> None:
    t = called("carthage", carthago="carthage 3 heavy").play("carthage", "army-at carthago")
    t.expand("carthage")
    assert {"major carthago", "major-of soldier_of_fortune carthago"} <= set(t.offered("carthage"))
    t.roll(2).play("carthage", "major-of soldier_of_fortune carthago", "ready")
    assert t.g.mp == 6  # the die, and his Campaign rating of 4
    t.play("carthage", "to utica", "halt")
    offered = t.offered("carthage")
    assert "minor carthago" in offered
    assert not any(move.startswith("major") for move in offered)


@rule("12.4.2")
def test_there_is_one_soldier_of_fortune() -> None:
    t = called("carthage").play("carthage", "army-at carthago")
    assert not may_call_soldier(t.g, t.power("greece"))
    t.push(SoldierComes(t.power("greece")))
    assert t.g.patron[SIDE["soldier_of_fortune"]] == t.power("carthage")
    assert not t.g.stack


@rule("12.4.1")
def test_he_gives_no_control_and_takes_it_from_others_but_not_from_his_player_at_home() -> None:
    places = {"capua": f"soldier_of_fortune {ARMY}", "utica": "soldier_of_fortune 1 light", "arretium": "rome 1 light"}
    t = position(places, patrons={"soldier_of_fortune": "carthage"})
    assert t.holder("capua") == "soldier_of_fortune"
    assert t.holder("utica") == "carthage"
    assert t.holder("neapolis") == "rome"


@rule("12.4.4a")
def test_he_passes_and_stacks_with_his_players_pieces_but_does_not_pick_them_up() -> None:
    places = {"carthago": f"soldier_of_fortune {ARMY}", "utica": "carthage town 2 heavy", "hippo_regius": ""}
    t = war(places, patrons={"soldier_of_fortune": "carthage"})
    t.major("carthage", "carthago", 2, "major-of soldier_of_fortune")
    t.play("carthage", "to utica")
    assert not t.events("battle-begins")
    assert "pick-up" not in t.offered("carthage")
    t.play("carthage", "to hippo_regius", "halt")
    assert t["hippo_regius"] == f"soldier_of_fortune {ARMY}"


def attacked(**units: str) -> Table:
    """Roman legions come from Utica to Carthago, where the Soldier of Fortune stands with others."""
    board = {"utica": "rome 3 legion", "carthago": "; ".join(f"{side} {text}" for side, text in units.items())}
    t = position({"utica": board["utica"], "carthago": board["carthago"].replace(";", "")}, active="rome",
                 patrons={"soldier_of_fortune": "carthage"})  # fmt: skip
    enter(t, "rome", "utica", "carthago")
    return t


@rule("12.4.4a")
def test_stacked_with_his_players_units_all_defend_together_and_may_retreat() -> None:
    t = attacked(carthage="2 heavy", soldier_of_fortune="4 heavy 2 light soldier_of_fortune")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    shifts = t.events("battle-shifts")[0].facts
    assert (shifts["attack"], shifts["defence"]) == (0, 4)  # 20 to 12 is nearest to 1.5:1, and a leader of 3
    t.play("carthage", "done")
    assert t.offered("carthage") == ["retreat", "stay"]
    t.play("carthage", "stay")
    assert t.offered("rome") == ["force-out", "pass"]
    assert t.asked == ("rome",)


@rule("12.4.5", "7.5.2b")
def test_what_he_captures_is_his_players_who_decides_on_a_sack_for_half() -> None:
    places = {"pisae": "soldier_of_fortune 4 heavy soldier_of_fortune", "genua": "rome walls 3"}
    t = position(places, patrons={"soldier_of_fortune": "carthage"}, active="carthage")
    enter(t, "soldier_of_fortune", "pisae", "genua")
    t.push(Capture(t.g.mover)).play("carthage", "take-city")
    assert t.offered("carthage") == ["sack", "spare"]
    t.roll(5, 5, 1).play("carthage", "sack")
    assert t.g.town_of[PLACE["genua"]] == t.power("carthage")
    assert t.g.treasury[t.power("carthage")] == 2


@rule("12.4.4b")
def test_his_player_may_lend_him_one_squadron() -> None:
    places = {"carthago": f"soldier_of_fortune {ARMY} carthage 3 galleys", "utica": ""}
    t = war(places, patrons={"soldier_of_fortune": "carthage"})
    t.major("carthage", "carthago", 4, "major-of soldier_of_fortune").play("carthage", "embark")
    assert t.offered("carthage") == ["escort 1", "escort 0"]


@rule("12.4.6")
def test_he_goes_in_the_removal_phase() -> None:
    t = called("carthage").play("carthage", "army-at carthago")
    removal.begin(t.g)
    assert t["carthago"] == ""
    assert t.g.patron[SIDE["soldier_of_fortune"]] == -1
    assert t.holder("carthago") == "carthage"


@rule("12.4.7a")
def test_he_never_serves_rome() -> None:
    t = called("rome")
    assert not may_call_soldier(t.g, t.power("rome"))
    assert not t.g.stack
    assert t.g.patron[SIDE["soldier_of_fortune"]] == -1


@rule("12.4.7b")
def test_a_dictator_is_one_of_three_drawn_blindly() -> None:
    places = {"rome": "rome 2 legion rome_9", "arretium": "rome 1 legion rome_1", "capua": "carthage 1 heavy"}
    t = war(places, advanced=True)
    t.push(SoldierComes(t.power("rome")))
    assert t.offered("rome") == ["recall rome_1", "recall rome_9"]
    t.roll(1, 2, 3).play("rome", "recall rome_1")
    assert t.g.leader_in[LEADER["rome_1"]] == IN_POOL
    assert t.offered("rome") == ["dictator rome_1", "dictator rome_3", "dictator rome_5", "pass"]
    t.play("rome", "dictator rome_1")
    assert t["rome"] == "rome 2 legion rome_1 rome_9"
    assert t["arretium"] == "rome 1 legion"
    assert t.is_sound()


@rule("12.4.7b")
def test_no_dictator_without_an_enemy_army_at_home() -> None:
    t = position({"rome": "rome 2 legion rome_9", "genua": ""}, advanced=True)
    assert not may_name_dictator(t.g, t.power("rome"))
    t = position({"rome": "rome 2 legion rome_9", "genua": "carthage carthage_1"}, advanced=True)
    assert may_name_dictator(t.g, t.power("rome"))
    t = position({"rome": "rome 2 legion", "genua": "carthage carthage_1"}, advanced=True)
    assert not may_name_dictator(t.g, t.power("rome"))


@rule("12.4.7b", "8.3b")
def test_beside_an_elite_leader_no_other_is_drawn() -> None:
    places = {"rome": "rome 2 legion rome_9", "arretium": "rome 1 legion rome_1", "capua": "carthage 1 heavy"}
    t = war(places, advanced=True)
    t.push(SoldierComes(t.power("rome"))).roll(1, 1, 1).play("rome", "recall rome_9")
    assert t.offered("rome") == ["dictator rome_3", "dictator rome_4", "dictator rome_5", "pass"]
    t.play("rome", "pass")
    assert t["rome"] == "rome 2 legion"
    assert BOXED not in t.g.leader_in
