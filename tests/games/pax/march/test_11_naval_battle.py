"""Chapter 11.4: Fleets meet."""

from __future__ import annotations

import pytest

from games.pax.march_table import MarchTable, board
from romanum.games.pax.rules.march.naval_withdrawal import NavalFlight
from romanum.games.pax.rules.march.voyage import Voyage
from romanum.games.pax.state.errands import LosePoints
from romanum.games.pax.state.position import FRESH, STUCK
from rules import rule


def off_agrigentum(rome: str, carthage: str, **more: str) -> MarchTable:
    """A Roman Fleet sails from Syracuse to Agrigentum, where Carthage has one."""
    places = {"syracuse": f"rome town {rome}", "agrigentum": f"carthage town {carthage}"} | more
    t = board(places).fleet("rome", "syracuse")
    t.play("rome", "sail-to agrigentum")
    return t


@rule("11.4.1")
def test_the_owner_of_a_fleet_fights_withdraws_or_lets_pass() -> None:
    t = off_agrigentum("2 galleys", "2 galleys", lilybaeum="carthage town")
    t.play("rome", "pass")
    assert t.offered("carthage") == ["attack", "withdraw", "let-pass"]
    t.play("carthage", "let-pass")
    if t.asked == ("carthage",):
        t.play("carthage", "let-pass")
    assert "sail-to lilybaeum" in t.offered("rome")
    t = off_agrigentum("2 galleys", "2 galleys", lilybaeum="carthage town").play("rome", "attack")
    assert t.offered("carthage") == ["attack", "withdraw"]
    t.play("carthage", "withdraw", "sail-to lilybaeum", "halt")
    assert t.offered("rome") == ["roll-on", "halt"]


@rule("11.4.1")
def test_a_fleet_that_begins_beside_an_enemy_is_asked_too() -> None:
    t = board({"ntp_siculum": "rome 2 galleys carthage 3 galleys"}).fleet("rome", "ntp_siculum")
    assert t.offered("rome") == ["attack", "pass"]
    t.play("rome", "pass")
    assert "let-pass" in t.offered("carthage")


@rule("11.4.1", "11.1.6")
def test_whose_ships_let_a_fleet_pass_does_not_stop_it_in_his_port() -> None:
    t = board({"rome": "rome 3 galleys", "neapolis": "carthage town 3 galleys"}).fleet("rome", "rome")
    t.play("rome", "sail-to neapolis", "pass").play("carthage", "let-pass")
    assert "sail-to paestum" in t.offered("rome")


@rule("11.4.2a")
def test_a_fleet_withdraws_three_connections_at_most_and_past_no_enemy_without_leave() -> None:
    t = off_agrigentum("4 galleys", "2 galleys", lilybaeum="rome town", panormus="carthage town")
    t.play("rome", "attack").play("carthage", "withdraw")
    t.roll(1, 2).play("carthage", "sail-to lilybaeum", "sail-to panormus", "halt")
    assert t["panormus"] == "carthage town 2 galleys"
    greeks = {"lilybaeum": "greece town 1 galleys", "panormus": "carthage town"}
    t = off_agrigentum("4 galleys", "2 galleys", **greeks).play("rome", "attack").play("carthage", "withdraw")
    t.play("carthage", "sail-to lilybaeum")
    assert t.asked == ("greece",)
    t.roll(1, 2).play("greece", "let-pass")
    assert "carthage 2 galleys" in t["lilybaeum"]
    t = off_agrigentum("4 galleys", "2 galleys", **greeks).play("rome", "attack").play("carthage", "withdraw")
    t.play("carthage", "sail-to lilybaeum").roll(3, 3, 2).play("greece", "refuse")
    assert "carthage" not in t["lilybaeum"]


@rule("11.4.2b")
def test_a_twelve_bars_a_fleet_from_withdrawing_again() -> None:
    t = off_agrigentum("4 galleys", "2 galleys", lilybaeum="rome town", panormus="carthage town")
    t.play("rome", "attack").play("carthage", "withdraw").roll(6, 6).play("carthage", "sail-to lilybaeum")
    assert t.stack("carthage", "lilybaeum", STUCK) >= 0
    t.roll(1, 2, 3, 3, 2).play("rome", "roll-on", "sail-to lilybaeum", "attack")
    assert t.events("naval-battle")
    t = off_agrigentum("4 galleys", "2 galleys", lilybaeum="rome town", panormus="carthage town")
    t.play("rome", "attack").play("carthage", "withdraw").roll(5, 6).play("carthage", "sail-to lilybaeum")
    assert t.stack("carthage", "lilybaeum", FRESH) >= 0


@rule("11.4.2b")
def test_the_weather_counts_for_those_who_withdraw() -> None:
    t = off_agrigentum("4 galleys", "2 galleys", lilybaeum="carthage town")
    t.play("rome", "attack").play("carthage", "withdraw", "sail-to lilybaeum").roll(6, 6, 5)
    t.play("carthage", "sail-to ntp_aegates")
    assert t["ntp_aegates"] == "carthage 2 galleys"


@rule("11.4.3", "11.4.4a")
def test_two_points_a_ship_one_for_a_leader_and_a_die() -> None:
    t = board({"syracuse": "rome town 3 galleys rome_4", "agrigentum": "carthage city 2 galleys", "utica": ""})
    t.activate("rome").play("rome", "major-fleet syracuse", "bring-leader rome_4", "sail-to agrigentum", "attack")
    t.roll(2, 3, 2).play("carthage", "attack")
    facts = t.events("naval-battle")[-1].facts
    assert (facts["attack"], facts["defence"], facts["dice"]) == (9, 7, [2, 3])
    assert [event.facts["number"] for event in t.events("ships-lost")] == [1]
    t = off_agrigentum("3 galleys", "3 galleys").play("rome", "attack")
    t.roll(4, 1, 2).play("carthage", "attack")
    assert [event.facts["number"] for event in t.events("ships-lost")] == [2]


@rule("11.4.3", "11.4.4a")
def test_with_galley_technology_a_ship_is_worth_three() -> None:
    t = off_agrigentum("2 galleys", "4 galleys")
    t.g.shipwrights = 1 << t.power("rome")
    t.play("rome", "attack").roll(1, 6, 2).play("carthage", "attack")
    facts = t.events("naval-battle")[-1].facts
    assert (facts["attack"], facts["defence"]) == (7, 14)
    assert t.events("fleet-lost")


@rule("11.4.4b")
def test_the_losers_ships_go_to_the_nearest_friendly_port() -> None:
    t = off_agrigentum("4 galleys", "3 galleys", panormus="carthage town")
    t.play("rome", "attack").roll(3, 3, 2).play("carthage", "attack")
    assert t["agrigentum"] == "rome 4 galleys; carthage town"
    assert t["panormus"] == "carthage town 2 galleys"
    t = board(
        {"ntp_siculum": "rome 4 galleys carthage 3 galleys", "lilybaeum": "rome town", "carthago": "", "rome": ""}
    )
    t.fleet("rome", "ntp_siculum").play("rome", "attack").roll(3, 3, 2).play("carthage", "attack")
    assert t.step in ("FindHaven", "Sail")


@rule("11.4.4b")
def test_an_active_loser_is_finished_and_its_army_lands() -> None:
    places = {"syracuse": "rome town 4 legion 2 galleys", "agrigentum": "carthage town 6 galleys"}
    t = board(places).major("rome", "syracuse", 6).play("rome", "embark", "escort 2", "sail-to agrigentum", "attack")
    t.roll(1, 6, 2).play("carthage", "attack")
    assert t.step == "Expansion"
    assert "legion" not in t["agrigentum"]
    places["syracuse"] = "rome town 4 legion 5 galleys"
    t = board(places).major("rome", "syracuse", 6).play("rome", "embark", "escort 5", "sail-to agrigentum", "attack")
    t.roll(1, 1, 2).play("carthage", "attack")
    assert isinstance(t.waiting, LosePoints)
    t.skip()
    assert t["syracuse"] == "rome town 4 legion 4 galleys"
    assert (t.step, t.g.mover) == ("Expansion", -1)


@rule("11.4.4c")
@pytest.mark.parametrize(("die", "left"), [(3, 3), (4, 4)])
def test_the_winner_loses_a_ship_on_an_odd_die_and_needs_continuity_at_plus_2(die: int, left: int) -> None:
    t = off_agrigentum("4 galleys", "1 galleys").play("rome", "attack")
    t.roll(5, 1, die).play("carthage", "attack")
    assert t["agrigentum"] == f"rome {left} galleys; carthage town"
    t.roll(3, 3).play("rome", "roll-on")
    assert t.events("continuity")[-1].facts["total"] == 8


@rule("11.4.5a")
def test_a_draw_costs_nothing_and_both_stay() -> None:
    t = off_agrigentum("2 galleys", "2 galleys").play("rome", "attack").roll(4, 4).play("carthage", "attack")
    assert t["agrigentum"] == "rome 2 galleys; carthage town 2 galleys"
    t.roll(3, 4).play("rome", "roll-on")
    assert t.events("continuity")[-1].facts["total"] == 7
    t.play("rome", "pass").play("carthage", "let-pass")
    assert "sail-to lilybaeum" in t.offered("rome")


@rule("11.4.5a", "11.4.1")
def test_after_a_draw_both_may_fight_again_as_the_fleet_sails_on() -> None:
    t = board({"rome": "rome 3 galleys", "neapolis": "carthage 3 galleys"}).fleet("rome", "rome")
    t.roll(3, 3).play("rome", "sail-to neapolis", "attack").play("carthage", "attack")
    t.roll(1, 1).play("rome", "roll-on")
    assert t.offered("rome") == ["attack", "pass"]
    t.play("rome", "pass")
    assert t.offered("carthage") == ["attack", "withdraw", "let-pass"]
    t.roll(5, 5).play("carthage", "attack")
    assert len(t.events("naval-battle")) == 2
    t.roll(1, 1).play("rome", "roll-on", "pass").play("carthage", "let-pass").play("rome", "sail-to paestum")
    assert t["paestum"] == "rome 3 galleys"


@rule("11.4.5a", "12.5")
def test_ships_that_nobody_commands_are_fought_again_only_if_the_fleet_wishes() -> None:
    t = board({"messana": "rome 1 light 3 galleys", "syracuse": "syracuse city 3 galleys"}).fleet("rome", "messana")
    t.roll(3, 3).play("rome", "sail-to syracuse")
    assert len(t.events("naval-battle")) == 1
    t.roll(1, 1).play("rome", "roll-on", "pass", "sail-to messana")
    assert len(t.events("naval-battle")) == 1
    assert t["syracuse"] == "syracuse city 3 galleys"


@rule("11.4.5b")
def test_a_ship_of_a_minor_move_fights_alone() -> None:
    t = board({"ntp_siculum": "rome 3 galleys carthage 3 galleys", "lilybaeum": "rome town 2 galleys"})
    t.activate("rome").play("rome", "minor lilybaeum").roll(1).play("rome", "sail-to ntp_siculum", "attack")
    t.roll(1, 1, 2).play("carthage", "attack")
    assert t.events("naval-battle")[-1].facts["attack"] == 3


@rule("11.4.6a", "11.3.1")
def test_a_transport_without_ships_cannot_withdraw_and_is_lost() -> None:
    t = board({"ntp_siculum": "carthage 3 heavy carthage_3", "lilybaeum": "rome town 2 galleys"})
    t.fleet("rome", "lilybaeum").roll(1).play("rome", "sail-to ntp_siculum")
    if t.asked == ("rome",) and "attack" in t.offered("rome"):
        t.play("rome", "attack")
    assert "withdraw" not in t.offered("carthage")
    if t.asked == ("carthage",):
        t.play("carthage", "attack")
    assert t["ntp_siculum"] == "rome 2 galleys"
    assert t.events("no-escort")
    t = board({"syracuse": "rome town 3 legion rome_4", "agrigentum": "carthage town 1 galleys"})
    t.major("rome", "syracuse", 6).play("rome", "embark", "sail-to agrigentum")
    assert t.offered("carthage") == ["attack", "let-pass"] or "attack" in t.offered("carthage")
    t.play("carthage", "attack")
    assert "legion" not in t["agrigentum"]
    assert t.events("leader-dies")


@rule("11.4.6b")
def test_two_lost_ships_cost_those_aboard_four_points() -> None:
    places = {"syracuse": "rome town 5 legion 4 galleys", "agrigentum": "carthage town 5 galleys"}
    t = board(places).major("rome", "syracuse", 6).play("rome", "embark", "escort 4", "sail-to agrigentum", "attack")
    t.roll(1, 2, 2).play("carthage", "attack")
    assert [event.facts["number"] for event in t.events("ships-lost")] == [2]
    assert t.waiting == LosePoints(t.power("rome"), t.g.mover, 4)


@rule("11.4.7")
def test_an_army_in_the_port_takes_no_part() -> None:
    t = off_agrigentum("4 galleys", "5 heavy 1 galleys carthage_1").play("rome", "attack")
    t.roll(5, 1, 2).play("carthage", "attack")
    assert t.events("naval-battle")[-1].facts["defence"] == 3
    assert "5 heavy" in t["agrigentum"]
    assert "carthage_1" in t["agrigentum"]


@rule("11.4.8")
def test_there_are_no_re_rolls_at_sea() -> None:
    """Four to two and the lower die, under the best leader: on land Rome could have it rolled again."""
    places = {"syracuse": "rome town 4 galleys rome_1", "agrigentum": "carthage town 2 galleys"}
    t = board(places, optional=("re_rolls",)).fleet("rome", "syracuse")
    t.play("rome", "sail-to agrigentum", "attack").roll(1, 6, 2).play("carthage", "attack")
    assert [event.facts["dice"] for event in t.events("naval-battle")] == [[1, 6]]
    assert not [text for power in ("rome", "carthage") for text in t.offered(power) if text.startswith("re-roll")]


@rule("11.4.4b", "5.1.1a")
def test_a_port_that_the_army_has_left_is_no_longer_its_refuge() -> None:
    """The nearest Port that is Rome's is Syracuse now, not Agrigentum, from which the legions have sailed."""
    places = {"agrigentum": "rome 2 legion 3 galleys", "lilybaeum": "carthage 4 galleys 1 garrison"}
    t = board(places | {"syracuse": "rome town"}).major("rome", "agrigentum", 6)
    t.play("rome", "embark", "escort 3", "sail-to lilybaeum")
    assert t.holder("agrigentum") == ""
    t.roll(3, 3, 2).play("rome", "attack").play("carthage", "attack").skip()
    assert "2 legion" in t["syracuse"]


@rule("11.4.4b")
def test_a_beaten_fleet_without_any_friendly_port_is_lost() -> None:
    t = board({"ntp_siculum": "the_east 3 galleys carthage 4 galleys"})
    for space in range(len(t.g.holder)):
        t.g.holder[space] = t.power("carthage")
    t.fleet("the_east", "ntp_siculum").roll(3, 3, 2).play("the_east", "attack")
    if t.asked == ("carthage",):
        t.play("carthage", "attack")
    assert t["ntp_siculum"] == "carthage 4 galleys"
    assert t.events("fleet-lost")[0].rule == "11.4.4b"


@rule("11.4.6a", "11.4.4c")
def test_who_has_swept_a_bare_transport_away_is_stopped_like_any_winner() -> None:
    t = board({"ntp_siculum": "carthage 2 heavy", "caralis": "rome town 1 galleys"}).fleet("rome", "caralis")
    t.roll(1, 1, 1).play("rome", "sail-to ntp_siculum")
    if "attack" in t.offered("rome"):
        t.play("rome", "attack")
    assert t["ntp_siculum"] == "rome 1 galleys"
    assert (t.g.running(Voyage).stopped, t.g.running(Voyage).modifier) == (True, 2)


@rule("11.4.2a")
def test_three_connections_are_the_end_of_a_withdrawal() -> None:
    t = off_agrigentum("4 galleys", "2 galleys", lilybaeum="carthage town", panormus="carthage town")
    t.play("rome", "attack").play("carthage", "withdraw", "sail-to lilybaeum")
    flight = t.g.running(NavalFlight)
    assert flight.left == 2
