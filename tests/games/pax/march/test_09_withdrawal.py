"""Chapter 9.4: withdrawal before a Battle."""

from __future__ import annotations

import pytest

from games.pax.march_table import MarchTable, board
from romanum.games.pax.data.components import GALLEY, PLACE
from romanum.games.pax.state.errands import Battle, LosePoints
from romanum.games.pax.state.forces import add
from romanum.games.pax.state.position import LEAVING, STUCK
from rules import rule


def into_parma(romans: str, others: dict[str, str] | None = None, **fields: object) -> MarchTable:
    """Carthage marches from Placentia into Parma, where Romans stand."""
    attackers = fields.pop("attackers", "4 heavy")
    t = board({"placentia": f"carthage {attackers}", "parma": f"rome {romans}"} | (others or {}), **fields)
    t.major("carthage", "placentia", 6)
    t.play("carthage", "to parma")
    return t


@rule("9.4.1a")
def test_the_die_is_what_a_withdrawing_army_may_spend() -> None:
    t = into_parma("2 legion")
    assert t.asked == ("rome",)
    t.roll(2).play("rome", "withdraw", "ready", "to arretium", "to ariminum")
    assert t["ariminum"] == "rome 2 legion"
    assert (t.asked, t.g.mp) == (("carthage",), 5)
    t = into_parma("2 legion")
    t.roll(6).play("rome", "withdraw", "ready")
    assert "halt" not in t.offered("rome")
    t.play("rome", "to arretium", "halt")
    assert t["arretium"] == "rome 2 legion"


@rule("9.4.1a")
def test_whoever_stands_fights() -> None:
    t = into_parma("2 legion").play("rome", "stand")
    assert t.waiting == Battle(t.g.mover, 0)
    assert t.g.mp == 4


@rule("9.4.1b")
def test_once_in_a_move_but_again_in_a_later_one() -> None:
    t = into_parma("2 legion")
    t.roll(1).play("rome", "withdraw", "ready", "to arretium").play("carthage", "to arretium")
    assert isinstance(t.waiting, Battle)
    t = into_parma("2 legion", {"pisae": "carthage 1 heavy"})
    t.roll(1).play("rome", "withdraw", "ready", "to arretium").play("carthage", "pass", "halt")
    t.roll(6).play("carthage", "minor pisae", "unit heavy", "to arretium")
    assert t.step == "Withdrawal"


@rule("9.4.2")
def test_if_all_have_left_the_mover_pays_only_the_step_and_may_chase() -> None:
    t = into_parma("2 legion")
    t.roll(1).play("rome", "withdraw", "ready", "to arretium")
    assert t.g.mp == 5
    t.play("carthage", "to arretium")
    assert t.g.mp == 3
    t = into_parma("town 2 legion")
    t.roll(1).play("rome", "withdraw", "ready", "to arretium")
    assert isinstance(t.waiting, Battle)
    assert t.g.mp == 4


@rule("9.4.3")
@pytest.mark.parametrize(
    ("horse", "romans", "by"), [("1", "", 1), ("2", "", 3), ("3", " 1 cavalry", 3), ("2", " 1 cavalry", 1)]
)
def test_cavalry_hinders_if_the_attacker_says_so_before_the_die(horse: str, romans: str, by: int) -> None:
    t = into_parma("2 legion" + romans, attackers=f"4 heavy {horse} cavalry")
    t.play("rome", "withdraw", "ready")
    assert t.asked == ("carthage",)
    t.roll(4).play("carthage", "hinder")
    assert t.events("withdraws")[-1].facts["mp"] == 4 - by
    t = into_parma("2 legion" + romans, attackers=f"4 heavy {horse} cavalry")
    t.roll(4).play("rome", "withdraw", "ready").play("carthage", "pass")
    assert t.events("withdraws")[-1].facts["mp"] == 4


@rule("9.4.3")
def test_a_result_below_1_means_battle() -> None:
    t = into_parma("2 legion", attackers="4 heavy 2 cavalry")
    t.roll(3).play("rome", "withdraw", "ready").play("carthage", "hinder")
    assert isinstance(t.waiting, Battle)
    assert "rome 2 legion" in t["parma"]


@rule("9.4.3")
def test_horse_does_not_hinder_in_the_mountains_or_by_sea() -> None:
    t = board({"agrigentum": "rome 4 legion 2 cavalry", "henna": "carthage 2 heavy"}).major("rome", "agrigentum", 6)
    t.roll(1).play("rome", "to henna").play("carthage", "withdraw", "ready")
    assert t.events("withdraws")[-1].facts["mp"] == 1
    places = {"henna": "rome 4 legion 2 cavalry", "agrigentum": "carthage 2 heavy", "lilybaeum": "carthage town"}
    t = board(places).major("rome", "henna", 6).play("rome", "to agrigentum")
    t.roll(3).play("carthage", "withdraw-by-sea lilybaeum", "ready")
    assert t["lilybaeum"] == "carthage town 2 heavy"


@rule("9.4.4a", "7.2.2")
def test_nobody_withdraws_where_the_enemy_came_from_or_stands() -> None:
    others = {"ravenna": "carthage 1 light", "mediolanum": "carthage town", "pisae": "carthage 1 light"}
    t = into_parma("2 legion", others)
    t.roll(6).play("rome", "withdraw", "ready")
    assert t["arretium"] == "rome 2 legion"  # there is no other way, so nobody is asked
    t = into_parma("2 legion", others | {"arretium": "carthage 1 light"})
    assert isinstance(t.waiting, Battle)
    t = board({"lilybaeum": "rome 3 legion", "agrigentum": "carthage 2 heavy", "syracuse": "syracuse city"})
    t.major("rome", "lilybaeum", 6).roll(6).play("rome", "to agrigentum").play("carthage", "withdraw", "ready")
    assert t["henna"] == "carthage 2 heavy"  # neither to Lilybaeum nor to the City of Syracuse
    assert t.offered("carthage") == ["to panormus", "to messana", "drop-off", "halt"]  # nor there from Henna


@rule("9.4.4b", "12.1.1c")
def test_a_garrison_is_passed_at_one_more_and_stays() -> None:
    others = {"arretium": "carthage 1 garrison", "ravenna": "carthage 1 light", "mediolanum": "carthage 1 light"}
    others |= {"pisae": "carthage 1 light", "rome": "rome town"}
    t = into_parma("2 legion", others)
    t.roll(3).play("rome", "withdraw", "ready").play("carthage", "pass")
    assert "halt" not in t.offered("rome")
    t.play("rome", "to rome").play("carthage", "pass")
    assert t["arretium"] == "carthage 1 garrison"
    assert t["rome"] == "rome town 2 legion"
    t = into_parma("2 legion", others)
    t.roll(2).play("rome", "withdraw", "ready")
    assert isinstance(t.waiting, Battle)


@rule("9.4.4b")
def test_a_lone_enemy_leader_is_no_hindrance() -> None:
    t = into_parma("2 legion", {"arretium": "carthage carthage_3"})
    t.roll(1).play("rome", "withdraw", "ready", "to arretium")
    assert t["arretium"] == "rome 2 legion; carthage carthage_3"


@rule("9.4.4c")
def test_garrisons_alone_never_withdraw() -> None:
    t = into_parma("2 garrison")
    assert (t.asked, t["parma"]) == (("carthage",), "carthage 4 heavy")


@rule("9.4.5a")
def test_a_part_withdraws_and_the_rest_fights_and_units_are_dropped_and_picked_up() -> None:
    t = into_parma("3 legion", {"arretium": "rome 1 light"})
    t.roll(3).play("rome", "pass", "withdraw", "leave 1 legion", "ready", "to arretium", "pick-up", "bring 1 light")
    t.play("rome", "to rome")
    assert t["rome"] == "rome 2 legion 1 light"
    assert isinstance(t.waiting, Battle)
    assert "rome 1 legion" in t["parma"]
    t = into_parma("3 legion")
    t.roll(2).play("rome", "withdraw", "ready", "to arretium", "drop-off", "bring 1 legion", "ready", "to rome")
    assert (t["arretium"], t["rome"]) == ("rome 1 legion", "rome 2 legion")


@rule("9.4.5b")
def test_others_intercept_a_withdrawal_but_not_the_army_that_caused_it() -> None:
    t = into_parma("2 legion", {"rome": "carthage 2 light"})
    t.roll(2).play("rome", "withdraw", "ready", "to arretium")
    assert t.offered("carthage") == ["intercept rome", "pass"]
    t.roll(6, 6).play("carthage", "intercept rome", "ready")
    assert t.waiting.stack != t.g.mover
    assert t["arretium"].startswith("rome 2 legion; carthage 2 light")
    assert t.stack("rome", "arretium", LEAVING) >= 0


@rule("9.4.5c")
@pytest.mark.parametrize(("die", "gone"), [(3, True), (2, False)])
def test_by_sea_to_a_friendly_port_with_all_ships(die: int, gone: bool) -> None:
    places = {"henna": "rome 4 legion", "agrigentum": "carthage 2 heavy 2 galleys", "lilybaeum": "carthage town"}
    t = board(places).major("rome", "henna", 6).play("rome", "to agrigentum")
    assert "withdraw-by-sea syracuse" not in t.offered("carthage")
    t.roll(die).play("carthage", "withdraw-by-sea lilybaeum", "ready")
    assert ("2 heavy 2 galleys" in t["lilybaeum"]) == gone
    assert isinstance(t.waiting, Battle) == (not gone) if t.stopped else gone


@rule("9.4.5d", "14.2.1c")
def test_a_withdrawal_at_home_costs_stability() -> None:
    t = into_parma("2 legion")
    before = t.g.stability[t.power("rome")]
    t.roll(1).play("rome", "withdraw", "ready", "to arretium")
    assert t.g.stability[t.power("rome")] == before - 1
    t = into_parma("2 legion", attackers="4 heavy 2 cavalry")
    t.roll(3).play("rome", "withdraw", "ready").play("carthage", "hinder")
    assert t.g.stability[t.power("rome")] == before
    t = into_parma("2 legion", delayers=1 << 0)
    assert t.power("rome") == 0
    t.roll(1).play("rome", "withdraw", "ready", "to arretium")
    assert t.g.stability[0] == before
    t = board({"narbo": "carthage 3 heavy", "nemausus": "rome 2 legion"}).major("carthage", "narbo", 6)
    t.roll(1).play("carthage", "to nemausus").play("rome", "withdraw", "ready", "to valentia")
    assert t.g.stability[0] == 0


@rule("9.4.5c", "13.3-MUTINY")
def test_crews_in_mutiny_stay_but_the_army_sails_without_them() -> None:
    places = {"henna": "rome 4 legion", "agrigentum": "carthage 2 heavy 2 galleys", "lilybaeum": "carthage town"}
    t = board(places, mutiny=(1, PLACE["agrigentum"])).major("rome", "henna", 6).play("rome", "to agrigentum")
    t.roll(3).play("carthage", "withdraw-by-sea lilybaeum", "ready")
    assert "2 heavy" in t["lilybaeum"]
    assert "carthage 2 galleys" in t["agrigentum"]


@rule("9.4.5c")
def test_all_ships_of_the_port_go_along_whatever_they_have_done_before() -> None:
    places = {"henna": "rome 4 legion", "agrigentum": "carthage 2 heavy 2 galleys", "lilybaeum": "carthage town"}
    t = board(places)
    add(t.g, 1, PLACE["agrigentum"], GALLEY, 1, STUCK)
    t.major("rome", "henna", 6).play("rome", "to agrigentum")
    t.roll(3).play("carthage", "withdraw-by-sea lilybaeum", "ready")
    assert "2 heavy 3 galleys" in t["lilybaeum"]


def blockaded(defenders: str, ships: str = "rome 1 galleys") -> MarchTable:
    """Rome marches on Agrigentum, where it has ships too; Carthage takes ship for Lilybaeum."""
    places = {"henna": "rome 4 legion", "agrigentum": f"carthage {defenders} {ships}", "lilybaeum": "carthage town"}
    t = board(places).major("rome", "henna", 6).play("rome", "to agrigentum")
    return t.roll(3).play("carthage", "withdraw-by-sea lilybaeum", "ready")


@rule("9.4.5c", "11.4.1")
def test_enemy_ships_in_the_port_may_let_a_withdrawal_pass() -> None:
    t = blockaded("2 heavy")
    assert (t.asked, t.offered("rome")) == (("rome",), ["attack", "let-pass"])
    t.play("rome", "let-pass")
    assert "2 heavy" in t["lilybaeum"]
    assert "rome 4 legion 1 galleys" in t["agrigentum"]


@rule("9.4.5c", "11.4.6a")
def test_who_withdraws_by_sea_without_ships_is_lost_to_a_fleet_in_the_port() -> None:
    t = blockaded("2 heavy").play("rome", "attack")
    assert t["lilybaeum"] == "carthage town"
    assert "carthage" not in t["agrigentum"]


@rule("9.4.5c", "11.4.4c", "11.1.4")
@pytest.mark.parametrize(("dice", "gone"), [((2, 3), True), ((2, 4), False)])
def test_who_has_beaten_the_fleet_needs_continuity_to_get_away(dice: tuple[int, int], gone: bool) -> None:
    t = blockaded("2 heavy 3 galleys")
    t.roll(6, 1, 2, *dice).play("rome", "attack")  # eleven against three: the Roman ship is sunk; no loss; a 7 needed
    assert t.events("continuity")[-1].facts["total"] == sum(dice) + 2
    assert ("2 heavy 3 galleys" in t["lilybaeum"]) == gone
    assert isinstance(t.waiting, Battle) == (not gone) if t.stopped else gone


@rule("9.4.5c", "11.4.5a")
@pytest.mark.parametrize(("dice", "gone"), [((3, 4), True), ((4, 4), False)])
def test_after_a_draw_continuity_decides_without_a_modifier(dice: tuple[int, int], gone: bool) -> None:
    t = blockaded("2 heavy 2 galleys", "rome 3 galleys").roll(3, 1, *dice).play("rome", "attack")
    assert ("2 heavy 2 galleys" in t["lilybaeum"]) == gone
    assert ("carthage 2 heavy 2 galleys" in t["agrigentum"]) == (not gone)
    assert "rome 4 legion 3 galleys" in t["agrigentum"]


@rule("9.4.5c", "11.4.4b", "11.4.6b")
def test_who_is_beaten_at_sea_flees_with_what_is_left() -> None:
    t = blockaded("2 heavy 2 galleys", "rome 3 galleys").roll(2, 1, 2)
    t.play("rome", "attack")
    assert isinstance(t.waiting, LosePoints)
    t.skip()
    assert "2 heavy 1 galleys" in t["lilybaeum"]


@rule("9.4.3", "10.4.4a", "10.4.4b")
@pytest.mark.parametrize(("turn", "horse", "by"), [(3, "", 1), (2, "", 0), (3, " 2 cavalry", 3)])
def test_the_horse_of_the_legions_hinders_too(turn: int, horse: str, by: int) -> None:
    """Four legions bring two of their own: Superiority, and Supremacy only with as many regulars."""
    places = {"parma": f"rome 4 legion{horse}", "arretium": "carthage 2 heavy"}
    t = board(places, advanced=True, turn=turn).major("rome", "parma", 6).roll(4)
    t.play("rome", "to arretium").play("carthage", "withdraw", "ready")
    assert (t.asked == ("rome",)) == bool(by)
    if by:
        t.play("rome", "hinder")
    assert t.events("withdraws")[-1].facts["mp"] == 4 - by


@rule("9.4.3", "10.4.2a")
def test_horse_that_has_just_landed_hinders_nobody() -> None:
    places = {"lilybaeum": "rome 4 light 3 cavalry", "agrigentum": "carthage 2 heavy", "syracuse": "rome town"}
    t = board(places).major("rome", "lilybaeum", 6).play("rome", "embark", "sail-to agrigentum")
    if t.asked == ("carthage",):
        t.play("carthage", "pass")
    t.play("rome", "debark")
    t.roll(3).play("carthage", "withdraw", "ready")
    assert t.events("withdraws")[-1].facts["mp"] == 3


@rule("9.4.5d", "12.4.4a")
def test_a_soldier_of_fortune_who_withdraws_in_his_players_home_costs_stability() -> None:
    places = {"pella": "greece city", "larissa": "soldier_of_fortune 2 heavy", "thermopylae": "rome 3 legion"}
    t = board(places, patrons={"soldier_of_fortune": "greece"}).major("rome", "thermopylae", 6)
    t.play("rome", "to larissa")
    before = t.g.stability[t.power("greece")]
    t.roll(2).play("greece", "withdraw", "ready")
    t.play("greece", t.offered("greece")[0])
    assert t.g.stability[t.power("greece")] == before - 1


@rule("9.4.5a", "12.3.3a")
def test_militia_are_left_behind_by_those_who_withdraw_out_of_their_home() -> None:
    places = {"croton": "carthage 9 heavy", "rhegium": "rome 2 legion 1 militia", "paestum": "carthage 1 heavy"}
    t = board(places).major("carthage", "croton", 6).play("carthage", "to rhegium")
    assert t.offered("rome") == ["stand", "withdraw"]
    t.roll(3).play("rome", "withdraw", "ready", "halt")
    assert t["messana"] == "rome 2 legion"
    assert "rome 1 militia" in t["rhegium"]


@rule("9.4.5a", "12.3.3a")
def test_militia_alone_do_not_withdraw_out_of_their_home() -> None:
    places = {"croton": "carthage 9 heavy", "rhegium": "rome 3 militia", "paestum": "carthage 1 heavy"}
    t = board(places).major("carthage", "croton", 6).play("carthage", "to rhegium")
    assert isinstance(t.waiting, Battle)


@rule("9.4.4a", "3.1")
def test_nobody_withdraws_to_where_his_scenario_does_not_let_him() -> None:
    t = board({"ptolemais": "the_east 3 heavy", "gaza": "rome 6 legion"}, scenario="vi")
    t.major("rome", "gaza", 6).play("rome", "to ptolemais")
    t.roll(6).play("the_east", "withdraw", "ready")
    assert t["jerusalem"] == "the_east 3 heavy"  # the other ways lead to Syria
