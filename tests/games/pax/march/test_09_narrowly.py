"""Chapters 4, 6, 7, 9, 11, 12, 13 and 17 where an exception alone decides what a march or a voyage may do."""

from __future__ import annotations

import pytest

from games.pax.battle.test_12_rhodes import at_rhodes
from games.pax.battle_table import enter
from games.pax.builder import dice, position
from games.pax.cards.test_17_successors import play, table
from games.pax.march.test_09_isolation import phase_g
from games.pax.march_table import MarchTable, board
from games.pax.tribes_table import expansion, fight_on
from games.pax.turn.test_06_raising import table as raising
from romanum.games.pax.data.components import PLACE, PROVINCE
from romanum.games.pax.rules.turn.recruitment import Levy
from romanum.games.pax.state.errands import Capture, CardMoment
from romanum.games.pax.state.forces import stacks_at
from romanum.games.pax.state.moves import BEFORE_WITHDRAWAL
from rules import rule

# ---- voyages


@rule("11.3.4b", "12.5.1b")
def test_ships_of_rhodes_that_brought_a_failed_landing_carry_it_on() -> None:
    places = {"lilybaeum": "rome town 6 legion rome_6 rhodes 3 galleys", "thapsus": "carthage 4 heavy"}
    t = board(places, patrons={"rhodes": "rome"}).major("rome", "lilybaeum", 3)
    t.play("rome", "embark", "escort 3").roll(3).play("rome", "sail-to ntp_melita_w", "sail-to melita")
    t.roll(4, 4).play("rome", "roll-on", "sail-to thapsus")
    if t.asked == ("carthage",):
        t.play("carthage", "pass")
    t.play("rome", "debark").play("carthage", "stand").skip()
    assert not [text for text in t.offered("rome") if text.startswith("escort")]
    t.play("rome", "sail-to melita", "debark")
    assert t["melita"] == "rome 6 legion rome_6; rhodes 3 galleys"


@rule("11.1.5b", "11.3.6")
def test_a_transport_that_is_finished_at_sea_stays_aboard() -> None:
    t = board({"lilybaeum": "rome town 2 legion"}).major("rome", "lilybaeum", 6)
    t.play("rome", "embark").roll(6).play("rome", "sail-to ntp_melita_w")
    t.roll(6, 6).play("rome", "roll-on")
    assert (t.step, t["ntp_melita_w"], t["lilybaeum"]) == ("Expansion", "rome 2 legion", "rome town")


@rule("3.1")
def test_no_ship_leaves_the_part_of_the_map_that_is_played_on() -> None:
    t = board({"rhegium": "rome 2 galleys"}, scenario="i").fleet("rome", "rhegium")
    assert t.refused("rome", "sail-to messana").rule == "3.1"


@rule("12.5", "11.3.1")
def test_a_transport_without_ships_does_not_come_to_ships_that_nobody_commands() -> None:
    places = {"messana": "rome 2 legion", "syracuse": "syracuse city 1 galleys"}
    t = board(places).major("rome", "messana", 6).play("rome", "embark")
    assert t.refused("rome", "sail-to syracuse").code == "needs-ships"
    t = board({**places, "syracuse": "syracuse city"}).major("rome", "messana", 6).play("rome", "embark")
    assert "sail-to syracuse" in t.offered("rome")


@rule("12.5.1d")
def test_who_did_not_pay_at_rhodes_is_free_again_where_he_came_from() -> None:
    t = at_rhodes(0).play("the_east", "pass")
    t.roll(1, 1).play("the_east", "roll-on", "sail-to patara")
    assert [text for text in t.offered("the_east") if text.startswith("sail-to ") and "rhodes" not in text]


@rule("17.2-SUCCESSOR-WARS-a")
def test_successors_sail_over_any_water_on_their_way() -> None:
    """Only Ports are Greek or not."""
    t = table({"athens": "greece 2 heavy"}).roll(6)
    play(t, "rome", "ready", "embark")
    assert [text for text in t.offered("rome") if text.startswith("sail-to ntp_")]


# ---- marches


def thought_of(places: dict[str, str], **fields: object) -> list[int]:
    """Who may think of Cunctator when Carthaginians come to Parma."""
    t = board({"placentia": "carthage 4 heavy", **places}, **fields).major("carthage", "placentia", 6)
    t.play("carthage", "to parma")
    return moments(t)


def moments(t: MarchTable) -> list[int]:
    return [e.power for e in t.met if isinstance(e, CardMoment) and e.moment == BEFORE_WITHDRAWAL]


@rule("17.2-CUNCTATOR")
def test_nobody_thinks_of_a_card_in_a_game_without_cards() -> None:
    assert thought_of({"parma": "rome 2 legion"}, advanced=True) == [0]
    assert thought_of({"parma": "rome 2 legion"}) == []


@rule("17.2-CUNCTATOR")
def test_an_ally_of_the_mover_who_stands_there_too_has_nothing_to_withdraw_from() -> None:
    allies = (("rome", "greece"), ("carthage", "greece"))
    assert thought_of({"parma": "rome 2 legion greece 2 heavy"}, advanced=True, allies=allies) == [0]


@rule("17.2-CUNCTATOR", "9.3.3b")
def test_whose_comrades_have_intercepted_does_not_withdraw_any_more() -> None:
    places = {"placentia": "carthage 4 heavy", "parma": "rome 2 legion", "arretium": "rome 4 legion"}
    t = board(places, advanced=True).major("carthage", "placentia", 6).play("carthage", "to parma")
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    t.skip()
    assert moments(t) == []


@rule("12.1.4a")
def test_garrisons_that_are_made_join_those_who_are_there() -> None:
    t = board({"arretium": "rome 1 legion 1 cavalry 2 garrison"}).major("rome", "arretium", 3)
    t.play("rome", "break-down 1 legion", "halt")
    assert t["arretium"] == "rome 1 cavalry 5 garrison"


@rule("13.1.3", "10.7.7a")
def test_who_does_not_break_a_tribe_goes_back() -> None:
    """Neither side loses anybody: the Tribe stays, and the Army does not stay with it."""
    t = position({"avaricum": "rome 3 light", "alesia": "tribe 2"})
    expansion(t, "rome").roll(6).play("rome", "major avaricum", "ready")
    t.g.dice = dice(2, 1, then=1)
    t.play("rome", "to alesia")
    fight_on(t, "March", "Expansion")
    assert (t["alesia"], t["avaricum"]) == ("tribe 2", "rome 3 light")


# ---- Cities and Towns


@rule("7.4.2")
@pytest.mark.parametrize(
    ("town", "army", "asked"),
    [("rome walls 1", "carthage 3 heavy", True), ("carthage walls 1", "carthage 3 heavy", False),
     ("rome walls 1", "carthage carthage_1", False)],
)  # fmt: skip
def test_a_bare_town_of_enemies_is_taken_by_land_units(town: str, army: str, asked: bool) -> None:
    t = position({"pisae": army, "genua": town}, active="carthage")
    enter(t, "carthage", "pisae", "genua")
    t.push(Capture(t.g.mover))
    assert (t.step == "TakeCity" if t.g.stack else False) is asked


@rule("7.4.2", "7.4.1a")
def test_those_for_whom_nobody_decides_take_a_bare_town_without_being_asked() -> None:
    t = position({"pisae": "syracuse 3 heavy", "genua": "rome walls 1"}, active="carthage")
    enter(t, "syracuse", "pisae", "genua")
    t.push(Capture(t.g.mover))
    assert t.g.town_of[PLACE["genua"]] != t.power("rome")


@rule("6.4.3")
def test_who_has_all_the_heavy_infantry_he_may_have_is_offered_none() -> None:
    """14 and the one at Carthago are Carthage's maximum."""
    for number, offered in ((14, False), (13, True)):
        t = raising({"utica": f"carthage {number} heavy"}, talents=30).push(Levy(1, PROVINCE["africa"]))
        assert ("raise heavy utica" in t.offered("carthage")) is offered


# ---- allies


@rule("4.3.1f")
def test_ships_of_an_ally_in_a_port_make_nobody_a_guest() -> None:
    allies = (("rome", "greece"), ("carthage", "greece"), ("rome", "carthage"))
    t = phase_g({"athens": "rome 2 legion carthage 2 galleys"}, 1, 1, allies=allies)
    assert "rome 2 legion" in t["athens"]


@rule("12.1.4a", "9.2.3")
def test_elephants_are_lost_when_the_last_unit_beside_them_becomes_garrisons() -> None:
    t = board({"utica": "carthage 1 heavy 1 elephants 1 garrison"}).major("carthage", "utica", 3)
    t.play("carthage", "break-down 1 heavy")
    assert "elephants" not in t["utica"]


@rule("11.3.4b", "12.5.1b")
def test_ships_of_rhodes_that_lay_in_a_port_stay_when_a_failed_landing_sails_on() -> None:
    places = {"lilybaeum": "rome town 6 legion rome_6 rhodes 3 galleys", "thapsus": "carthage 4 heavy rhodes 2 galleys"}
    t = board(places, patrons={"rhodes": "rome"}).major("rome", "lilybaeum", 3)
    t.play("rome", "embark", "escort 3").roll(3).play("rome", "sail-to ntp_melita_w", "sail-to melita")
    t.roll(4, 4).play("rome", "roll-on", "sail-to thapsus")
    if t.asked == ("carthage",):
        t.play("carthage", "pass")
    t.play("rome", "debark").play("carthage", "stand").skip()
    t.play("rome", "sail-to melita", "debark")
    assert t["melita"] == "rome 6 legion rome_6; rhodes 3 galleys"
    assert t["thapsus"].endswith("rhodes 2 galleys")


@rule("11.1.5b", "11.3.6")
def test_an_escorted_transport_that_is_finished_at_sea_stays_with_its_ships() -> None:
    t = board({"lilybaeum": "rome town 2 legion 2 galleys"}).major("rome", "lilybaeum", 6)
    t.play("rome", "embark", "escort 2").roll(6).play("rome", "sail-to ntp_melita_w")
    t.roll(6, 6).play("rome", "roll-on")
    assert (t.step, t["ntp_melita_w"]) == ("Expansion", "rome 2 legion 2 galleys")
    assert len(stacks_at(t.g, PLACE["ntp_melita_w"])) == 1, "nobody has gone ashore from them"
