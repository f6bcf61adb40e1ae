"""Chapter 13.2: Barbarian Units."""

from __future__ import annotations

from games.pax.builder import position
from games.pax.tribes_table import expansion, fight_on, invasion, shuffled
from romanum.games.pax.data.components import GERMANS, NONE, PROVINCE, WESTERN_GAULS
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.points import civilization
from romanum.games.pax.state.position import NOBODY
from rules import rule


@rule("13.2.2")
def test_barbarians_hold_their_space_and_contest_the_province() -> None:
    board = {"burdigala": "rome 1 garrison", "limonum": "rome 1 garrison"}
    for side in ("rebels", "western_gauls", "germans"):
        t = position({**board, "elusa": f"{side} 1 barbarians"})
        assert (t.holder("elusa"), t.g.lord[PROVINCE["aquitania"]]) == (side, NONE)


@rule("13.2.2")
def test_rebels_in_a_city_hold_it_against_its_owner() -> None:
    t = position({"caralis": "rome city rebels 1 barbarians", "olbia": "rome 1 garrison"})
    assert (t.holder("caralis"), t.g.lord[PROVINCE["sardinia"]]) == ("rebels", NONE)
    assert civilization(t.g, t.power("rome")) == 0


@rule("13.2.3")
def test_rebels_neither_move_nor_withdraw_nor_retreat_even_by_force() -> None:
    t = position({"avaricum": "rome 4 legion", "limonum": "rebels 3 barbarians"})
    expansion(t, "rome")
    assert not [text for text in t.offered("rome") if "limonum" in text]
    t.roll(5).play("rome", "major avaricum", "ready").roll(6, 1).play("rome", "to gergovia", "to limonum")
    fight_on(t, "March")
    assert not [event for event in t.g.log or () if event.kind in ("withdraws", "retreats")]
    assert not t.offered("greece")


@rule("13.2.3")
def test_invaders_whose_move_is_over_neither_intercept_nor_give_way() -> None:
    t = position({"cenabum": "rome 4 legion", "lutetia": "western_gauls 6 barbarians western_chief"})
    expansion(t, "rome").roll(5).play("rome", "major cenabum", "ready", "to agedincum")
    assert t.asked == ("rome",)
    t.roll(5, 1, 3, 3).play("rome", "to lutetia")
    assert t.step == "SpendShifts"
    fight_on(t, "March")
    assert not [event for event in t.g.log or () if event.kind in ("withdraws", "retreats", "intercepts")]


@rule("13.2.4")
def test_whoever_enters_attacks_and_the_next_in_order_rolls_for_the_barbarians() -> None:
    t = position({"cenabum": "carthage 3 light", "lutetia": "rebels 9 barbarians"})
    expansion(t, "carthage").roll(5).play("carthage", "major cenabum", "ready")
    t.roll(2, 3).play("carthage", "to lutetia")
    order = [t.g.powers[power] for power in t.g.order]
    after = (order.index(1) + 1) % len(order)
    assert (t.step, t.g.running(Fight).powers) == ("SpendShifts", (t.power("carthage"), t.g.order[after]))
    assert t.asked != ("carthage",)
    assert t.g.mp == 3
    t.play(t.asked[0], "raise-die 2", "done")
    assert t.events("battle-result")[0].facts["finals"] == [2, 5]


@rule("13.2.4")
def test_no_cards_are_played_for_barbarians_that_nobody_leads() -> None:
    t = position(
        {"cenabum": "carthage 3 light", "lutetia": "rebels 9 barbarians"},
        advanced=True,
        hands={"greece": "tactical_surprise", "the_east": "tactical_surprise"},
    )
    expansion(t, "carthage").roll(5).play("carthage", "major cenabum", "ready")
    t.roll(2, 3).play("carthage", "to lutetia")
    assert t.step == "SpendShifts"


@rule("13.2.5")
def test_rebels_outlast_the_removal_phase_and_invaders_do_not() -> None:
    t = position(
        {
            "lutetia": "rebels 3 barbarians",
            "agedincum": "western_gauls 7 barbarians western_chief",
            "treva": "germans 7 barbarians german_chief",
            "partiscum": "eastern_gauls 2 barbarians eastern_chief",
            "elusa": "gallic_revolt 5 barbarians gallic_chief",
        }
    )
    removal.begin(t.g)
    t.go_on()
    places = ("lutetia", "agedincum", "treva", "partiscum", "elusa")
    assert [t[place] for place in places] == ["rebels 3 barbarians", "", "", "", ""]


@rule("13.2.6")
def test_the_rolling_player_moves_the_invaders_as_his_own_against_barbarians_and_tribes() -> None:
    t = shuffled(position({"burdigala": "rebels 1 barbarians", "gergovia": "tribe 2"}))
    invasion(t, "greece", "western_gauls").roll(5, 4, 6).play("greece", "at limonum")
    assert t.g.patron[WESTERN_GAULS] == t.power("greece")
    assert (t["limonum"], t.g.mp) == ("western_gauls 9 barbarians western_chief", 11)
    t.roll(6, 1, 3, 3).play("greece", "to burdigala")
    fight_on(t, "March")
    assert t["burdigala"] == "western_gauls 8 barbarians western_chief"
    t.play("greece", "to limonum", "to gergovia").roll(6, 1, 3, 3).play("greece", "attack", "raise-die 2")
    fight_on(t, "March")
    assert t["gergovia"] == "western_gauls 7 barbarians western_chief"
    t.play("greece", "halt")
    assert (t.g.patron[WESTERN_GAULS], t.g.stack) == (NOBODY, [])
    assert t.holder("gergovia") == "western_gauls"


@rule("13.2.6")
def test_whoever_uses_his_major_move_on_the_germans_leads_them_for_that_move() -> None:
    t = position({"treva": "germans 9 barbarians german_chief"})
    expansion(t, "the_east").roll(1).play("the_east", "lead germans treva", "ready")
    assert t.g.patron[GERMANS] == t.power("the_east")
    t.play("the_east", "halt")
    assert (t.g.patron[GERMANS], t.g.majors, t.step) == (NOBODY, 0, "")


@rule("13.2.7")
def test_barbarians_take_or_destroy_a_town_and_sack_without_talents() -> None:
    t = position({"tolosa": "rome walls 1", "rome": "rome city"})
    invasion(t, "greece", "western_gauls").roll(6, 6, 2).play("greece", "at burdigala")
    t.roll(6, 5).play("greece", "to tolosa")
    assert t.offered("greece") == ["take-city", "raze", "leave-city"]
    t.play("greece", "raze")
    assert (t["tolosa"], t.g.treasury[t.power("greece")]) == ("western_gauls 12 barbarians western_chief", 0)
    assert t.events("sack")[0].facts["sacked"]
    assert t.events("after-sack")[0].facts["goes_on"]
    assert (t.step, t.g.mp) == ("March", 7 - 2 - 1)


@rule("13.2.7")
def test_a_bad_die_after_the_sack_ends_the_invasion() -> None:
    t = position({"tolosa": "rome walls 1"})
    invasion(t, "greece", "western_gauls").roll(6, 6, 2).play("greece", "at burdigala")
    t.roll(1, 6).play("greece", "to tolosa", "take-city")
    assert t["tolosa"] == "free_cities walls 1; western_gauls 12 barbarians western_chief"
    assert not t.events("sack")[0].facts["sacked"]
    assert (t.g.stack, t.holder("tolosa")) == ([], "western_gauls")
    assert t.is_sound()
