"""Chapters 10.4.3, 10.7.4 and 10.7.6: where retreats lead, what they cost, and who meets them."""

from __future__ import annotations

from games.pax.battle_table import battle, enter, intercepted, through, war
from games.pax.builder import Table, position
from romanum.engine.standing.orders import Order, answered
from romanum.games.pax.data.components import ELEPHANTS, NONE, PLACE
from romanum.games.pax.rules.battle.retreat import give_way
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import add, stack_of
from romanum.games.pax.state.position import MOVED
from rules import rule


def ways(t: Table) -> set[str]:
    """Where the beaten Defender may go."""
    through(t, "RetreatPath", RetreatOrStay="retreat")
    return {move.split()[1] for move in t.offered(t.asked[0])}


@rule("10.7.1", "10.7.4a")
def test_who_is_beaten_is_told_by_whom_so_that_orders_can_hang_on_it() -> None:
    t = through(battle("greece 10 light", "the_east 10 light", 5, 2), "RetreatOrStay")
    seat = t.seat("the_east")
    for enemy, answers in (("rome", False), ("greece", True)):
        found = answered(t.game, t.g, seat, [Order("retreat", "accept", about=("genua", enemy))])
        assert (found is not None) == answers
    through(t, "RetreatPath", RetreatOrStay="retreat")
    assert t.g.stack[-1].prompt(t.g, seat).facts["enemy"] == "greece"


@rule("10.7.4b", "10.7.4a")
def test_two_spaces_end_neither_beside_the_battle_nor_where_it_was() -> None:
    found = ways(battle("greece 10 light", "the_east 10 light", 5, 2))
    assert {"placentia", "taurinorum", "albintimilium"} <= found  # next to Genua
    assert {"parma", "mediolanum"} <= found  # by way of Placentia
    assert not {"genua", "pisae"} & found
    t = position({"pisae": "", "parma": "greece 10 light", "placentia": "the_east 10 light"}, active="greece")
    enter(t, "greece", "parma", "placentia")
    t.roll(5, 2).push(Battle(t.g.mover, 0))
    found = ways(t)
    assert "genua" in found
    assert "pisae" in found  # two Spaces by Genua, not next to Placentia
    assert "mediolanum" in found
    assert not {"parma", "placentia"} & found


@rule("10.7.4a", "10.7.4b")
def test_no_way_leads_through_what_an_enemy_holds() -> None:
    for held in ("greece 1 garrison", "greece 1 light", "greece town", "mamertines 1 heavy"):
        t = position({"pisae": "greece 10 light", "genua": "the_east 10 light", "placentia": held}, active="greece")
        enter(t, "greece", "pisae", "genua")
        t.roll(5, 2).push(Battle(t.g.mover, 0))
        found = ways(t)
        assert "placentia" not in found
        assert "parma" not in found
        assert "taurinorum" in found


@rule("10.7.4d")
def test_all_units_of_a_retreating_army_go_together_and_its_leader_too() -> None:
    t = battle("greece 14 light", "the_east 6 light 2 cavalry 1 elephants 1 garrison the_east_4", 6, 1, 3, 4)
    t.play("the_east", "elephants 0")
    through(t, "RetreatPath", RetreatOrStay="retreat", TakeLosses="lose light")
    t.play("the_east", "retreat-to placentia")
    through(t)
    assert t["placentia"].startswith("the_east")
    assert all(word in t["placentia"] for word in ("2 cavalry", "1 elephants", "1 garrison", "the_east_4"))
    assert "the_east" not in t["genua"]


@rule("10.7.6d")
def test_every_transit_point_on_the_way_costs_a_point_and_ends_in_the_space_beyond() -> None:
    places = {"tavium": "greece 14 light", "ancyra": "the_east 10 light", "iconium": "greece 1 light"}
    t = position(places, active="greece")
    enter(t, "greece", "tavium", "ancyra")
    t.roll(5, 1).push(Battle(t.g.mover, 0))
    found = ways(t)
    assert {"gordium", "heraclea_pontica", "mazaca", "cilician_gates"} <= found
    assert "nicomedia" in found  # by way of Gordium and a Transit Point
    assert "sinope" not in found  # beyond Heraclea Pontica, which ends the retreat
    assert t["ancyra"] == "greece 13 light; the_east 6 light"
    t.play("the_east", "retreat-to cilician_gates")  # two Transit Points
    through(t)
    assert t["cilician_gates"] == "the_east 4 light"
    assert t.g.at[t.g.mover] == PLACE["ancyra"]


@rule("10.7.6b", "9.3.1d")
def test_a_retreat_over_two_spaces_is_intercepted_in_the_first_of_them_too() -> None:
    t = war({"pisae": "greece 20 light", "genua": "the_east 10 light", "placentia": "greece 2 light greece_1"})
    t.major("greece", "pisae", 3).roll(5, 1).play("greece", "to genua")
    through(t, "RetreatPath", RetreatOrStay="retreat")
    t.play("the_east", "retreat-to mediolanum")
    assert (t.step, t["taurinorum"]) == ("EntryWindow", "the_east 6 light")
    t.play("greece", "pass")
    assert (t.step, t["mediolanum"]) == ("EntryWindow", "the_east 6 light")
    t.play("greece", "pass")
    assert t.step == "March"


@rule("10.7.6b")
def test_of_two_ways_a_retreat_takes_the_one_on_which_fewer_lie_in_wait() -> None:
    t = war({"pisae": "greece 20 light", "genua": "the_east 10 light", "parma": "greece 2 light"})
    t.major("greece", "pisae", 3).roll(5, 1).play("greece", "to genua")
    through(t, "RetreatPath", RetreatOrStay="retreat")
    t.play("the_east", "retreat-to mediolanum")
    assert t["mediolanum"] == "the_east 6 light"
    assert "intercept parma" in t.offered("greece")


@rule("10.7.4a", "9.5.2")
def test_a_retreat_over_an_alpine_pass_suffers_there() -> None:
    t = war({"pisae": "greece 20 light", "genua": "the_east 10 light"})
    t.major("greece", "pisae", 3).roll(5, 1).play("greece", "to genua")
    through(t, "RetreatPath", RetreatOrStay="retreat")
    t.roll(6).play("the_east", "retreat-to valentia")
    assert t["valentia"] == "the_east 4 light"


@rule("10.7.6b")
def test_a_retreating_army_is_intercepted_after_its_losses_but_not_by_the_army_it_fought() -> None:
    places = {"pisae": "greece 20 light", "genua": "the_east 10 light", "mediolanum": "greece 2 light greece_1"}
    t = war(places)
    t.major("greece", "pisae", 3).roll(5, 1).play("greece", "to genua")
    through(t, "RetreatPath", RetreatOrStay="retreat")
    t.play("the_east", "retreat-to placentia")
    assert t["placentia"] == "the_east 6 light"
    assert t.step == "EntryWindow"
    assert "intercept mediolanum" in t.offered("greece")
    assert not any("genua" in move for move in t.offered("greece"))
    t.roll(6, 6, 3, 3, 3, 4).play("greece", "intercept mediolanum", "ready")
    begun = t.events("battle-begins")[-1].facts
    assert (begun["attacker"], begun["defender"], begun["space"]) == ("greece", "the_east", "placentia")


@rule("10.4.3b")
def test_cavalry_alone_in_a_fortress_must_withdraw() -> None:
    t = war({"ancyra": "greece 4 light", "iconium": "the_east 2 cavalry"})
    t.major("greece", "ancyra", 6).play("greece", "to iconium")
    assert "stand" not in t.offered("the_east")
    if t.step == "Withdrawal":
        t.play("the_east", "withdraw")
    assert t.step != "Fight"
    t = war({"ancyra": "greece 4 light", "iconium": "the_east 2 cavalry 1 light"})
    t.major("greece", "ancyra", 6).play("greece", "to iconium")
    assert "stand" in t.offered("the_east")


@rule("10.7.4a", "3.1")
def test_a_retreat_does_not_lead_where_the_scenario_lets_nobody_go() -> None:
    places = {"croton": "rome 9 legion", "rhegium": "soldier_of_fortune 6 heavy", "messana": "", "paestum": ""}
    t = position(places, scenario="iv", patrons={"soldier_of_fortune": "carthage"}, active="rome")
    enter(t, "rome", "croton", "rhegium")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    found = ways(t)
    assert "paestum" in found
    assert "messana" not in found


@rule("10.7.5", "9.3.3c")
def test_who_is_caught_where_he_landed_goes_back_to_sea_with_the_ships_that_brought_him() -> None:
    places = {"rome": "carthage 6 heavy 2 galleys", "pisae": "carthage town", "arretium": "rome 6 legion"}
    t = war({**places, "genua": "carthage town"})
    t.major("carthage", "rome", 6).play("carthage", "embark", "escort 2", "sail-to pisae", "debark")
    t.roll(6, 6, 6, 1, 3, 3).play("rome", "intercept arretium", "ready")
    through(t, RetreatOrStay="retreat")
    assert "2 galleys" in t["genua"]  # the only way: Rome is Roman again
    assert "heavy" in t["genua"]
    assert "heavy" not in t["pisae"]
    assert t.is_sound()


@rule("10.7.4b", "9.3.3c")
def test_a_second_space_beside_the_battle_is_no_way_out_either() -> None:
    board = {"arretium": "carthage 6 heavy", "rome": "rome 5 legion", "pisae": ""}
    t = intercepted(board, "carthage", "arretium", "pisae", "rome", "rome", 6, 1)
    found = ways(t)
    assert "arretium" in found
    assert "parma" not in found  # two Spaces by Arretium, but next to Pisae
    assert "ariminum" in found


@rule("10.7.4a")
def test_the_space_before_a_transit_point_is_barred_as_well() -> None:
    t = position({"ancyra": "greece 9 light", "iconium": "the_east 6 light"}, active="greece")
    enter(t, "greece", "ancyra", "iconium")
    t.g.came_from = PLACE["ltp_lycaonia"]
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    found = ways(t)
    assert "celenae" in found
    assert not {"ancyra", "mazaca"} & found


@rule("10.7.4d", "9.2.3")
def test_elephants_that_have_moved_apart_retreat_with_the_others() -> None:
    t = position({"genua": "the_east 6 heavy"})
    east, genua, parma = t.power("the_east"), PLACE["genua"], PLACE["parma"]
    army = stack_of(t.g, east, genua)
    herd = add(t.g, east, genua, ELEPHANTS, mark=MOVED)
    give_way(t.g, (army, herd), parma)
    assert "6 heavy" in t["parma"]
    assert "elephants" in t["parma"]
    assert t.g.head[genua] == NONE
