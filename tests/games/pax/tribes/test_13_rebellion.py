"""Chapters 13.3 and 16.2: Rebellions, area by area, and Naval Mutiny."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, dice, position
from games.pax.tribes_table import AREA_DICE, expansion, fight_on, rebellion
from romanum.games.pax.data.components import COINS, GALLEY, NONE, PLACE, PLACE_IDS, PROVINCE, SEA_LINKS, TABLES
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.rules.march.terrain import step_cost
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.rules.turn.income import income
from romanum.games.pax.state.errands import Operations
from romanum.games.pax.state.forces import go, remark, strike, tidy
from romanum.games.pax.state.moves import begin_move, end_move
from romanum.games.pax.state.position import ACTIVE, MAJOR
from rules import rule


def told(t: Table, kind: str) -> int:
    return len(t.events(kind))


@rule("13.3")
def test_two_dice_say_where_and_rebels_stay() -> None:
    assert {sum(dice) - 2: area for area, dice in AREA_DICE.items()} == dict(enumerate(TABLES.rebellion.table))
    t = rebellion(position({}, advanced=True), "greece", "mauretania")
    assert t.events("rebellion")[0].facts == {"power": "greece", "dice": [5, 6], "area": "mauretania"}
    removal.begin(t.g)
    assert t.go_on()["tingi"] == "rebels 1 barbarians"


# ---- Africa


@rule("13.3-AFRICA")
def test_each_stack_of_mercenaries_becomes_barbarians_of_its_points() -> None:
    board = {"utica": "carthage 1 hired_heavy 2 hired_light 1 hired_cavalry", "thapsus": "carthage 3 hired_light"}
    t = position({**board, "siga": "carthage 1 hired_light"}, advanced=True)
    rebellion(t, "rome", "africa")
    assert (t["utica"], t["thapsus"]) == ("rebels 6 barbarians", "rebels 3 barbarians")
    assert t["siga"] == "carthage 1 hired_light"
    assert (t.holder("utica"), t.is_sound()) == ("rebels", True)


@rule("13.3-AFRICA")
def test_no_event_without_mercenaries_in_africa() -> None:
    t = rebellion(
        position({"utica": "carthage 3 heavy", "siga": "carthage 1 hired_light"}, advanced=True), "rome", "africa"
    )
    assert (t["utica"], told(t, "nothing-rises")) == ("carthage 3 heavy", 1)


def mutineers(*dice: int) -> Table:
    t = position({"utica": "carthage city 6 light 2 hired_heavy 1 galleys"}, advanced=True)
    return rebellion(t, "greece", "africa", *dice)


@rule("13.3-AFRICAb")
def test_they_attack_those_beside_them_who_must_retreat_if_they_lose() -> None:
    t = mutineers(6, 2)
    fight_on(t, "RetreatPath")
    assert t.events("battle-begins")[0].facts == {"space": "utica", "attacker": "rebels", "defender": "carthage"}
    assert set(t.offered("carthage")) >= {"retreat-to carthago", "retreat-to hippo_regius"}
    t.play("carthage", "retreat-to hippo_regius")
    fight_on(t)
    assert (t["utica"], t["hippo_regius"]) == ("carthage city 1 galleys; rebels 5 barbarians", "carthage 3 light")
    assert (t.holder("utica"), t.is_sound()) == ("rebels", True)


@rule("13.3-AFRICAb")
@pytest.mark.parametrize("dice", [(2, 3), (3, 3)])
def test_they_are_gone_if_they_do_not_win(dice: tuple[int, int]) -> None:
    t = fight_on(mutineers(*dice))
    assert "rebels" not in t["utica"]
    assert "carthage city" in t["utica"]
    assert t.is_sound()


@rule("13.3-AFRICAb")
def test_no_walls_help_against_those_within_and_garrisons_fall() -> None:
    t = mutineers(3, 3)
    assert "use-walls" not in t.offered("carthage")
    t = position({"utica": "carthage 2 garrison 1 hired_light"}, advanced=True)
    rebellion(t, "rome", "africa")
    assert t["utica"] == "rebels 1 barbarians"


@rule("13.3-AFRICAb")
def test_africa_pays_nothing_as_long_as_they_live() -> None:
    t = position({"carthago": "carthage city", "thapsus": "carthage 2 hired_light"}, advanced=True)
    before = sum(income(t.g, t.power("carthage")))
    rebellion(t, "rome", "africa")
    during = sum(income(t.g, t.power("carthage")))
    assert before - during == TABLES.walls.income.city + COINS[PROVINCE["africa"]]


# ---- islands and coasts


@rule("13.3-BRITANNIA")
def test_britons_rise_in_one_free_space_and_nobody_holds_the_province() -> None:
    board = {
        "venta": "rome 2 garrison",
        "deva": "rome 3 light 1 garrison",
        "isca": "rome town",
        "glevum": "rome 1 legion",
    }
    t = position({**board, "londinium": "tribe 3"}, advanced=True, stability={"rome": 2})
    rebellion(t, "carthage", "britannia")
    free = ["rutupiae", "camulodunum", "venta", "eburacum"]
    assert t.offered("carthage") == [f"at {space}" for space in free]
    t.play("carthage", "at venta")
    assert (t["venta"], t["deva"]) == ("rebels 3 barbarians", "rome 3 light")
    t = position({"deva": "rome 1 legion", "venta": "rebels 1 barbarians"})
    assert t.g.lord[PROVINCE["britannia"]] == NONE
    most = dict.fromkeys(
        ("deva", "isca", "glevum", "rutupiae", "camulodunum", "eburacum", "londinium"), "rome 1 legion"
    )
    assert position(most).g.lord[PROVINCE["britannia"]] == 0
    assert position({**most, "venta": "rebels 1 barbarians"}).g.lord[PROVINCE["britannia"]] == NONE


@rule("13.3-CYPRUS")
def test_cyprus_is_shut_to_ships_but_of_those_who_are_there() -> None:
    board = {"tyre": "rome 2 galleys", "salamis": "rome 1 galleys"}
    t = rebellion(position(board, advanced=True), "carthage", "cyprus")
    expansion(t, "rome").play("rome", "major-fleet tyre", "ready")
    t.roll(4, 4).play("rome", "sail-to ntp_phoenicium")
    assert "sail-to salamis" in t.offered("rome")
    t = rebellion(position({"tyre": "rome 2 galleys"}, advanced=True), "carthage", "cyprus")
    expansion(t, "rome").play("rome", "major-fleet tyre", "ready").roll(4, 4).play("rome", "sail-to ntp_phoenicium")
    assert t.refused("rome", "sail-to salamis").rule == "13.3-CYPRUS"


@rule("13.3-MAURETANIA")
def test_moors_rise_wherever_nobody_is_and_nobody_holds_mauretania() -> None:
    t = position({"tingi": "carthage 1 garrison", "siga": "carthage 2 light", "iol": "carthage town"}, advanced=True)
    rebellion(t, "greece", "mauretania")
    assert (t["rusaddir"], t["tingi"], t["siga"]) == ("rebels 1 barbarians", "carthage 1 garrison", "carthage 2 light")
    assert (t["iol"], t.g.lord[PROVINCE["mauretania"]]) == ("carthage town", NONE)
    t = position({"tingi": "carthage 1 light", "siga": "carthage 2 light", "iol": "carthage town"})
    assert t.g.lord[PROVINCE["mauretania"]] == t.power("carthage")


@rule("13.3-SARDINIA")
def test_a_sardinian_rises_where_nobody_or_a_garrison_is() -> None:
    t = rebellion(position({"caralis": "rome 2 garrison 3 galleys"}, advanced=True), "greece", "sardinia")
    assert t.offered("greece") == ["at caralis", "at olbia"]
    t.play("greece", "at caralis")
    assert (t["caralis"], t.holder("caralis")) == ("rome 3 galleys; rebels 1 barbarians", "rebels")
    board = {"caralis": "rome 1 light 1 garrison", "olbia": "rome town"}
    t = rebellion(position(board, advanced=True), "greece", "sardinia")
    assert (t.g.stack, told(t, "nothing-rises")) == ([], 1)


# ---- the Danube and Germany


@rule("13.3-DANUBE")
def test_an_army_of_eight_points_on_the_danube_is_wiped_out_with_its_leader() -> None:
    army = "rome 1 legion 3 light 1 garrison 1 elephants rome_4"
    t = position({"siscia": army, "naissus": "carthage 1 garrison", "lissa": "tribes 2 tribesmen"}, advanced=True)
    rebellion(t, "greece", "danube")
    assert t.offered("greece") == ["at siscia", "at naissus"]
    t.play("greece", "at siscia")
    assert (t["siscia"], t["naissus"]) == ("", "carthage 1 garrison")
    assert [event.facts["leader"] for event in t.events("leader-dies")] == ["rome_4"]


@rule("13.3-DANUBE")
def test_of_more_than_eight_points_the_owner_picks_what_falls() -> None:
    t = rebellion(position({"siscia": "rome 2 legion 2 light 1 garrison rome_4"}, advanced=True), "greece", "danube")
    assert (t.step, t.asked) == ("TakeLosses", ("rome",))
    t.play("rome", "lose legion", "lose legion")
    assert t["siscia"] == "rome 2 light 1 garrison rome_4"
    t = rebellion(position({"lissa": "tribes 2 tribesmen"}, advanced=True), "greece", "danube")
    assert (t.g.stack, told(t, "nothing-rises")) == ([], 1)


@rule("13.3-DANUBE")
def test_allies_in_one_space_lose_eight_points_together() -> None:
    t = position({"siscia": "rome 2 legion carthage 2 heavy"}, advanced=True, allies=(("rome", "carthage"),))
    rebellion(t, "greece", "danube")
    assert t["siscia"] == "carthage 2 heavy"


@rule("13.3-GERMANY")
def test_germany_strikes_one_space_of_the_two_border_provinces() -> None:
    board = {"noviomagus": "rome 2 garrison", "vesontio": "rome 1 light", "aliso": "rome 1 light"}
    t = rebellion(position({**board, "siscia": "rome 1 light"}, advanced=True), "carthage", "germany")
    assert t.offered("carthage") == ["at noviomagus", "at vesontio"]
    t.play("carthage", "at noviomagus")
    assert (t["noviomagus"], t["vesontio"]) == ("", "rome 1 light")
    t = rebellion(position({"vesontio": "rome 3 legion rome_4"}, advanced=True), "carthage", "germany")
    assert t.asked == ("rome",)
    t.play("rome", "lose legion", "lose legion")
    assert t["vesontio"] == "rome 1 legion rome_4"


# ---- Hispania


@rule("13.3-HISPANIAa")
def test_hispania_loses_a_garrison_and_gains_a_band() -> None:
    board = {
        "gades": "carthage 2 garrison",
        "norba": "tribe 2",
        "olisipo": "carthage town",
        "pax_iulia": "rome 1 light",
    }
    t = rebellion(position({**board, "tarraco": "rome 1 garrison"}, advanced=True), "greece", "hispania")
    assert t.offered("greece") == ["at gades", "at tarraco"]
    t.play("greece", "at gades")
    assert t["gades"] == "carthage 1 garrison"
    assert t.offered("greece") == ["at conimbriga", "at numantia"]
    t.play("greece", "at numantia")
    assert (t["numantia"], t.holder("numantia")) == ("rebels 3 barbarians", "rebels")


@rule("13.3-HISPANIAa")
def test_numantia_does_not_rise_under_a_tribe() -> None:
    board = {"numantia": "tribe 2", "norba": "tribe 2", "olisipo": "rome 1 light", "pax_iulia": "rome 1 light"}
    t = rebellion(position(board, advanced=True), "greece", "hispania")
    assert t["conimbriga"] == "rebels 3 barbarians"


@rule("13.3-HISPANIAb")
def test_the_ways_around_the_band_cost_one_more() -> None:
    t = position({"numantia": "rebels 3 barbarians", "corduba": "carthage 1 heavy"})
    numantia, toletum, corduba, asturica = (PLACE[s] for s in ("numantia", "toletum", "corduba", "asturica"))
    assert step_cost(t.g, corduba, toletum) == 2
    assert step_cost(t.g, toletum, asturica) == 2
    assert step_cost(t.g, toletum, corduba) == 1
    assert step_cost(t.g, toletum, numantia) == 1
    expansion(t, "carthage").roll(3).play("carthage", "major corduba", "to toletum")
    assert t.g.mp == 1


# ---- Judea


@rule("13.3-JUDEAa")
def test_judea_costs_its_lord_a_unit_and_the_zealots_take_a_free_town() -> None:
    board = {"jerusalem": "the_east town", "gaza": "the_east 1 heavy 2 garrison", "ptolemais": "the_east 2 galleys"}
    t = position(board, advanced=True)
    rebellion(t, "rome", "judea")
    assert (t["gaza"], t["jerusalem"]) == ("the_east 1 reduced_heavy", "the_east town; rebels 1 barbarians")
    assert (t.holder("jerusalem"), t.is_sound()) == ("rebels", True)


@rule("13.3-JUDEAa")
def test_whoever_has_most_in_judea_loses_if_its_lord_has_nothing() -> None:
    t = position({"gaza": "rome 2 light", "jerusalem": "greece 1 light"}, advanced=True)
    rebellion(t, "carthage", "judea")
    assert (t["gaza"], t["jerusalem"], t["ptolemais"]) == ("rome 1 light", "greece 1 light", "rebels 1 barbarians")
    t = position({"gaza": "the_east 2 light", "ptolemais": "the_east 1 light 1 galleys"}, advanced=True)
    rebellion(t, "carthage", "judea")
    assert (t.asked, t.offered("the_east")) == (("the_east",), ["at gaza", "at ptolemais"])


@rule("13.3-JUDEAa")
def test_the_zealots_use_the_walls_they_sit_behind() -> None:
    t = position({"gaza": "the_east 6 heavy", "jerusalem": "the_east city rebels 1 barbarians"})
    expansion(t, "the_east").roll(5).play("the_east", "major gaza", "ready").roll(3, 3).play("the_east", "to jerusalem")
    assert t.g.running(Fight).walls


@rule("13.3-JUDEAb")
def test_every_step_in_judea_costs_two_while_they_live() -> None:
    t = position({"jerusalem": "rebels 1 barbarians", "tyre": "the_east 1 heavy"})
    tyre, ptolemais, gaza = PLACE["tyre"], PLACE["ptolemais"], PLACE["gaza"]
    assert [step_cost(t.g, tyre, ptolemais), step_cost(t.g, ptolemais, gaza)] == [2, 2]
    assert step_cost(t.g, ptolemais, tyre) == 1
    assert step_cost(position({}).g, tyre, ptolemais) == 1


# ---- crews in mutiny


@rule("13.3-MUTINY", "16.2-MUTINY")
@pytest.mark.parametrize("advanced", [True, False])
def test_the_named_fleet_stays_until_its_owner_pays_for_every_squadron(advanced: bool) -> None:
    board = {"utica": "carthage 3 galleys 1 light", "rome": "rome 2 galleys"}
    t = rebellion(position(board, advanced=advanced, treasury={"carthage": 3}), "greece", "naval_mutiny")
    assert t.offered("greece") == ["mutiny rome rome", "mutiny carthage utica"]
    t.play("greece", "mutiny carthage utica")
    t.g.active = t.power("carthage")
    t.push(Operations(t.g.active))
    if t.step != "ChooseOperation":
        t.play("carthage", "pass")
    t.play("carthage", "expansion")
    rule_id = "13.3-MUTINY" if advanced else "16.2-MUTINY"
    assert t.refused("carthage", "major-fleet utica").rule == rule_id
    assert "major utica" in t.offered("carthage")
    t.play("carthage", "end-mutiny")
    assert (t.g.treasury[t.power("carthage")], t.g.mutiny) == (0, ())
    assert "major-fleet utica" in t.offered("carthage")


@rule("13.3-MUTINY")
def test_crews_cost_too_much_for_a_poor_owner_and_neither_escort_nor_withdraw() -> None:
    board = {"utica": "carthage 3 galleys 2 heavy", "rome": "rome 1 galleys", "caralis": "carthage 1 garrison"}
    t = position(board, treasury={"carthage": 2}, mutiny=(1, PLACE["utica"]))
    expansion(t, "carthage")
    assert t.refused("carthage", "end-mutiny").rule == "16.2-MUTINY"
    t.roll(6).play("carthage", "major utica", "ready", "embark")
    assert t.step != "Escort"


@rule("13.3-MUTINY")
def test_met_by_an_enemy_they_fight_or_are_paid_and_withdraw() -> None:
    board = {"utica": "carthage 2 galleys", "caralis": "rome 3 galleys", "carthago": "carthage city"}
    t = position(board, treasury={"carthage": 2}, mutiny=(1, PLACE["utica"]))
    expansion(t, "rome").play("rome", "major-fleet caralis", "ready")
    sail(t, "rome", "utica")
    t.play("rome", "attack").play("carthage", "no-offer")
    assert t.offered("carthage") == ["attack", "end-mutiny"]
    t.play("carthage", "end-mutiny")
    assert (t.offered("carthage"), t.g.treasury[t.power("carthage")]) == (["attack", "withdraw"], 0)


def sail(t: Table, power: str, goal: str) -> None:
    """Along the shortest way, in fair weather."""
    ways = {PLACE[goal]: [PLACE[goal]]}
    edge = [PLACE[goal]]
    while edge:
        here = edge.pop(0)
        for there in SEA_LINKS[here]:
            if there not in ways:
                ways[there] = [there, *ways[here]]
                edge.append(there)
    for place in ways[t.g.at[t.g.mover]][1:]:
        t.roll(4, 4, 4).play(power, f"sail-to {PLACE_IDS[place]}")
        t.g.dice = dice()


@rule("16.2-MUTINY")
def test_the_mutiny_ends_with_its_last_ship() -> None:
    t = position({"utica": "carthage 1 galleys", "caralis": "carthage 1 galleys"}, mutiny=(1, PLACE["utica"]))
    begin_lost(t)
    assert t.g.mutiny == ()


def begin_lost(t: Table) -> None:
    """The ships in mutiny are lost, then others come."""
    stack = t.stack("carthage", "utica")
    strike(t.g, stack, GALLEY)
    tidy(t.g, PLACE["utica"])
    other = remark(t.g, t.stack("carthage", "caralis"), ACTIVE)
    begin_move(t.g, other, MAJOR, 3)
    go(t.g, other, PLACE["utica"])
    end_move(t.g)


# ---- the Standard Game


@rule("16.2-REBELLION")
def test_in_the_standard_game_garrisons_go_and_whoever_held_a_space_is_shaken() -> None:
    board = {
        "siscia": "rome 2 garrison",
        "naissus": "carthage 1 garrison 2 light",
        "novae": "greece town",
        "vesontio": "the_east 1 garrison",
    }
    t = position(board, stability={"rome": 3, "carthage": 3, "greece": 3, "the_east": 3})
    t.g.lord[:] = [NONE if lord != 0 else lord for lord in t.g.lord]
    rebellion(t, "the_east", "danube")
    assert (t["siscia"], t["naissus"], t["novae"]) == ("", "carthage 2 light", "greece town")
    assert t["vesontio"] == "the_east 1 garrison"
    shaken = [event.facts["power"] for event in t.events("stability") if event.facts["why"] == "rebellion"]
    assert shaken == ["rome", "carthage", "greece"]
    assert told(t, "rebels") == 0


@rule("3.1", "16.2-REBELLION")
def test_cyprus_and_judea_keep_quiet_in_the_punic_wars() -> None:
    t = rebellion(position({"jerusalem": "rome 1 garrison"}, scenario="ii"), "carthage", "judea")
    assert t["jerusalem"] == "rome 1 garrison"
    assert t.g.stability[t.power("rome")] == 0
