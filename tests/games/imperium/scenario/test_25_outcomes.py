"""2.5: what triggers of scenarios bring: every kind of outcome."""

from __future__ import annotations

from typing import get_args

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.naval_voyages import DEEP_SEA, MASSILIA, OFF_MASSILIA
from romanum.engine.position import changed
from romanum.games.imperium.data import outcomes as o
from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.outcomes import Outcome
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.handover import hand_over
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.common.powers import make_client
from romanum.games.imperium.rules.scenario import outcomes
from romanum.games.imperium.rules.scenario.triggers import fire, trigger_at
from romanum.games.imperium.rules.special.chronicle import has_fired, is_in_force, rule_called
from romanum.games.imperium.rules.special.specials import truce_between
from romanum.games.imperium.state.errands import Deployment, LeaderLost, Reckoning
from romanum.games.imperium.state.forces import main_colour, settle
from romanum.games.imperium.state.position import ABSENT, ACTIVE, CLIENT, DEAD, INACTIVE, MAJOR, NEUTRAL, NOBODY, PEOPLE
from rules import rule


def happens(t: Table, name: str) -> Table:
    """A trigger happens, and nothing of what other parts make of it."""
    at = rule_called(t.g, name)
    t.stop_at(LeaderLost, Reckoning, Deployment)
    fire(t.g, at, trigger_at(t.g, at).then)
    return t.go_on()


def test_every_kind_of_outcome_is_carried_out() -> None:
    assert set(outcomes._DEEDS) == set(get_args(Outcome))


# ---- powers wake, change sides, sleep


@rule("2.5")
def test_a_client_wakes_for_its_patron() -> None:
    t = happens(position(scenario=6, month="March 49 BC"), "massilia")
    massilia = t.power("massilia")
    assert (t.g.standing[massilia], t.g.bond[massilia]) == (ACTIVE, CLIENT)
    assert t.g.at_war[massilia] == 0


@rule("2.5")
def test_a_neutral_that_wakes_is_at_war_with_all() -> None:
    t = happens(position(scenario=21), "alamanni")
    alamanni = t.power("iuthungi-and-alamanni")
    assert (t.g.standing[alamanni], t.g.bond[alamanni]) == (ACTIVE, NEUTRAL)
    assert t.g.at_war[alamanni] & 3 == 3


@rule("2.5")
def test_a_power_becomes_an_active_client() -> None:
    t = happens(position(scenario=37), "burgundians")
    burgundians = t.power("burgundians")
    assert (t.g.bond[burgundians], t.g.patron[burgundians]) == (CLIENT, t.power("majorian"))
    assert t.g.chief[burgundians] == t.seat("majorian")


@rule("2.5")
def test_pharnaces_makes_peace_and_sleeps() -> None:
    t = happens(position(scenario=7), "pharnaces")
    pharnaces = t.power("pharnaces")
    assert (t.g.standing[pharnaces], t.g.at_war[pharnaces]) == (INACTIVE, 0)
    active = happens(position(scenario=40), "goths")
    goths = active.power("ostrogoths")
    assert (active.g.standing[goths], active.g.bond[goths]) == (ACTIVE, NEUTRAL)
    assert active.g.at_war[goths]


@rule("2.5")
def test_spartacus_takes_neapolis_and_the_senate_withdraws() -> None:
    t = position({"b3921": "the-senate 2 16-10-b city", "a3621": "the-senate 1 16-10-b city"}, scenario=4)
    happens(t, "spartacus")
    assert t["b3921"] == "spartacus 3 20-8-c 2 4-12 1 6-16 spartacus"
    assert t.holder("neapolis") == "spartacus"
    assert t["b3821"] == "the-senate 2 16-10-b", "they go to Itrium, the nearest city of theirs"
    assert t.is_sound()


@rule("2.5")
def test_labienus_joins_pompey_elsewhere_if_ancona_is_not_his() -> None:
    free = happens(position(scenario=6, cities={"ancona": "pompey"}), "labienus")
    assert "labienus" in free["a3718"]
    shut = position({"a3621": "pompey 1 16-10-b"}, scenario=6, cities={"ancona": "caesar"})
    happens(shut, "labienus")
    assert "labienus" in shut["a3621"]


@rule("2.5")
def test_what_its_player_places_waits_for_him() -> None:
    t = happens(position(scenario=12, month="August AD 69"), "batavi")
    assert isinstance(t.waiting, Deployment)
    assert t.waiting.power == t.power("batavians")


@rule("2.5")
def test_a_power_may_be_put_to_rest_for_good() -> None:
    t = position(scenario=11)
    at = rule_called(t.g, "parthia")
    fire(t.g, at, trigger_at(t.g, at).other[0].then)
    t.go_on()
    assert t.g.silent == 1 << t.power("parthia")


# ---- powers pass or end


@rule("2.5")
def test_vetranio_abdicates_with_all_he_has() -> None:
    t = position(
        {"b4214": "vetranio 2 20-10-b vetranio city", "b4213": "constantius-ii 1 20-10-b constantius-ii"},
        scenario=28,
        treasury={"vetranio": 7, "constantius-ii": 5},
        lords={"pannonia-inferior": "vetranio"},
    )
    happens(t, "abdication")
    assert t["b4214"] == "constantius-ii 2 20-10-b vetranio"
    assert (t.holder("sirmium"), t.lord("pannonia-inferior")) == ("constantius-ii", "constantius-ii")
    assert t.g.treasury[t.power("constantius-ii")] == 12
    assert t.g.standing[t.g.setting.power("vetranio")] == ABSENT
    assert t.g.out == 1 << t.g.setting.powers[t.g.setting.power("vetranio")].player
    assert t.is_sound()


@rule("2.5")
def test_galba_joins_whoever_holds_roma_as_soon_as_somebody_does() -> None:
    t = position({"a3621": "galba 2 20-10-b city"}, scenario=12, players=3)
    happens(t, "galba")
    assert not has_fired(t.g, rule_called(t.g, "galba"))
    assert t.g.standing[t.g.setting.power("galba")] != ABSENT
    t.g.city_of[CITY["roma"]] = t.power("otho")
    happens(t, "galba")
    assert t["a3621"] == "otho 2 20-10-b"


@rule("2.5")
def test_what_julianus_has_passes_on_halved() -> None:
    t = position(
        {"b3921": "didius-julianus 5 20-10-b 1 4-12"}, scenario=16, players=3, cities={"roma": "septimius-severus"}
    )
    happens(t, "julianus")
    assert t["b3921"] == "septimius-severus 2 20-10-b 1 4-12"


@rule("20.3.3", "20.3.2b")
def test_who_is_left_of_julianus_raises_the_morale_of_his_heir() -> None:
    """Two legions of five and a 4-12; at sea one ship, which has room for the legion and for no 4-12 besides."""
    board = {"b3921": "didius-julianus 5 20-10-b 1 4-12", OFF_MASSILIA: "didius-julianus 2 18-30-b 4 4-12 1 20-10-b"}
    t = position(board, scenario=16, players=3, cities={"roma": "septimius-severus"})
    t.g.lord[:] = [NOBODY] * len(t.g.lord)
    happens(t, "julianus")
    assert t[OFF_MASSILIA] == "septimius-severus 1 20-10-b 1 18-30-b"
    assert t.g.morale[t.power("septimius-severus")] == 100 + 4 * 2 + 2 + 4 + 4


@rule("2.5")
def test_a_power_that_dissolves_has_no_morale_left() -> None:
    t = position(scenario=36)
    at = rule_called(t.g, "attila")
    t.g.fired |= 1 << at
    outcomes.carry_out(t.g, o.Dissolve(power=trigger_at(t.g, at).then[0].power), trigger_at(t.g, at))  # type: ignore[union-attr]
    assert t.g.morale[t.power("the-huns")] == 0
    assert isinstance(t.g.stack[-1], Reckoning)


# ---- leaders


@rule("2.5")
def test_who_dies_of_an_illness_is_mourned_like_any_other_unless_quietly() -> None:
    t = happens(position({"b5415": "constantius-ii 1 20-10-b constantius-ii"}, scenario=29), "illness")
    assert t.waiting == LeaderLost(t.leader("constantius-ii"), NOBODY, killed=True, in_battle=False)
    quiet = happens(position({"b5415": "galerius 1 20-10-b galerius"}, scenario=25), "galerius")
    assert quiet.waiting == LeaderLost(quiet.leader("galerius"), NOBODY, killed=True, in_battle=False, quietly=True)
    gone = happens(position(scenario=25), "galerius")
    assert not gone.g.stack


@rule("2.5")
def test_licinius_leaves_galerius_for_what_is_left_of_severus() -> None:
    t = position({"b4214": "galerius 1 20-10-b galerius licinius", "a2815": "severus 1 20-10-b"}, scenario=25)
    t.g.leader_in = changed(t.g.leader_in, t.leader("severus"), DEAD)
    happens(t, "licinius")
    assert t.g.head[t.power("severus")] == t.leader("licinius")
    assert t["b4214"] == "severus licinius | galerius 1 20-10-b galerius"
    assert t.is_sound()


@rule("2.5")
def test_marcian_takes_the_place_of_theodosius_in_his_own_city() -> None:
    t = position({"b5415": "the-east 1 20-10-b theodosius-ii city"}, scenario=36)
    happens(t, "marcian")
    assert t.g.head[t.power("the-east")] == t.leader("marcian")
    assert t["b5415"] == "the-east 1 20-10-b marcian"
    assert t.g.leader_in[t.leader("theodosius-ii")] == DEAD


# ---- morale and talents


@rule("2.5")
def test_morale_and_talents_change_and_nobody_has_debts() -> None:
    t = happens(position(scenario=8, treasury={"the-triumvirs": 3}), "proscriptions")
    assert (t.g.treasury[t.power("the-triumvirs")], t.g.morale[t.power("the-triumvirs")]) == (43, 90)
    poor = happens(position(scenario=35, treasury={"theodosius-ii-and-valentinian-iii": 4}), "too-late")
    assert poor.g.treasury[poor.power("theodosius-ii-and-valentinian-iii")] == 0


@rule("2.5")
def test_coinage_costs_romans_a_quarter_rounded_down() -> None:
    t = position(scenario=20, treasury={"gallienus": 10, "postumus": 3, "odenathus": 40, "persia": 40})
    happens(t, "coinage")
    names = ("gallienus", "postumus", "odenathus", "persia")
    assert [t.g.treasury[t.power(name)] for name in names] == [8, 3, 40, 40]


# ---- units


@rule("2.5")
def test_easterners_come_to_ravenna_only_while_it_is_honorius() -> None:
    t = position({"a3517": "honorius 1 4-12 city"}, scenario=34, month="December AD 409")
    t.g.city_of[CITY["ravenna"]] = t.power("visigoths")
    happens(t, "easterners")
    assert not has_fired(t.g, rule_called(t.g, "easterners"))
    t.g.city_of[CITY["ravenna"]] = t.power("honorius")
    happens(t, "easterners")
    assert "3 20-10-" in t["a3517"]


@rule("2.5")
def test_a_gift_joins_a_stack_that_its_player_picks() -> None:
    niger = "pescennius-niger 1 20-10-b"
    t = happens(position({"c6616": niger, "c6913": niger, "a3621": niger}, scenario=16), "eastern-help")
    assert t.offered("pescennius-niger") == ["at c6616", "at c6913"]
    t.play("pescennius-niger", "at c6913")
    assert t["c6913"] == "pescennius-niger 1 20-10-b 2 m6-16"
    nowhere = happens(position({"a3621": niger}, scenario=16), "eastern-help")
    assert nowhere["a3621"] == niger


@rule("2.5", "5.7b")
@pytest.mark.parametrize(("left", "come"), [(2, "2 m6-16"), (1, "1 m6-16"), (0, "")])
def test_no_more_come_for_nothing_than_there_are_counters(left: int, come: str) -> None:
    t = position({}, scenario=16)
    colour = main_colour(t.g, t.power("pescennius-niger"))
    most = BUILD[colour][TYPE_BY_ID["m6-16"]]
    t = position({"c6616": "pescennius-niger 1 20-10-b", "a3621": f"pescennius-niger {most - left} m6-16"}, scenario=16)
    happens(t, "eastern-help")
    assert t["c6616"] == f"pescennius-niger 1 20-10-b {come}".strip()


@rule("2.5")
def test_units_without_a_leader_go_over_each_by_a_die() -> None:
    t = position(
        {
            "a1629": "caesar 3 20-10-b",
            "a1630": "caesar 2 20-10-b caesar",
            "a1631": "sons-of-pompey cn-pompeius",
        },
        scenario=7,
    )
    t.roll(4, 3, 6)
    happens(t, "mutiny")
    assert t["a1629"] == "caesar 1 20-10-b | sons-of-pompey 2 20-10-b"
    assert t["a1630"] == "caesar 2 20-10-b caesar"


@rule("2.5")
def test_menas_takes_half_of_each_kind_and_the_islands() -> None:
    t = position(
        {"a3325": "sextus-pompeius 3 4-12 menas city"},
        scenario=9,
        lords={"sardinia": "sextus-pompeius", "corsica": "sextus-pompeius"},
    )
    happens(t, "menas")
    assert t["a3325"] == "octavian 1 4-12 menas | sextus-pompeius 2 4-12"
    assert (t.lord("sardinia"), t.lord("corsica"), t.holder("caralis")) == ("octavian", "octavian", "octavian")
    assert t.is_sound()


@rule("2.5")
def test_all_federate_horse_goes_over_wherever_it_is() -> None:
    t = position({"a3517": "stilicho 2 30-16-b 1 20-10-b 1 6-16", "b4918": "alaric 1 20-8-c"}, scenario=33)
    at = rule_called(t.g, "intrigue")
    outcomes.carry_out(t.g, trigger_at(t.g, at).then[1], trigger_at(t.g, at))
    assert t["a3517"] == "stilicho 1 20-10-b | alaric 2 30-16-b 1 6-16"


@rule("2.5")
def test_stacks_near_probus_waver_but_not_with_florianus_among_them() -> None:
    board = {
        "c6516": "probus 1 20-10-b probus",
        "c6515": "florianus 2 20-10-b",
        "c6616": "florianus 1 20-10-b florianus",
        "c6913": "florianus 1 4-12",
    }
    t = position(board, scenario=22)
    t.roll(6)
    happens(t, "waver")
    assert t["c6515"] == "probus 2 20-10-b"
    assert t["c6616"] == "florianus 1 20-10-b florianus"
    assert t["c6913"] == "florianus 1 4-12"
    stays = position(board, scenario=22)
    stays.roll(5)
    happens(stays, "waver")
    assert stays["c6515"] == "florianus 2 20-10-b"


def near_probus(florianus: str, probus: str) -> Table:
    """Some of Florianus' units beside Probus, whose other units stand elsewhere, go over."""
    board = {"c6516": "probus probus", "c6515": f"florianus {florianus}", "b5416": f"probus {probus}"}
    t = position(board, scenario=22).roll(6)
    happens(t, "waver")
    return t


@rule("20.3.2c")
def test_deserters_for_whom_there_are_no_counters_are_gone() -> None:
    most = BUILD[COLOURS.index("green")][TYPE_BY_ID["20-10"]]
    t = near_probus("2 20-10-b 2 4-12", f"{most - 1} 20-10-a")
    assert t["c6515"] == "probus 1 20-10-b 2 4-12"
    assert near_probus("2 20-10-b", f"{most} 20-10-a")["c6515"] == ""


@rule("20.3.2c", "10.4.1")
@pytest.mark.parametrize(("own", "left"), [(1, "probus 1 20-10-b 1 18-30-a"), (0, "")])
def test_whoever_has_no_ship_left_after_that_is_gone_too_and_leaders_come_ashore(own: int, left: str) -> None:
    """Two fleets with a legion each; Probus has counters for one fleet, or for none."""
    most = BUILD[COLOURS.index("green")][TYPE_BY_ID["18-30"]]
    board = {
        OFF_MASSILIA: "florianus 2 18-30-a 2 20-10-b florianus",
        DEEP_SEA: f"probus {most - own} 18-30-a",
        MASSILIA: "probus 1 4-12 city",
    }
    t = position(board, scenario=22)
    handed = hand_over(t.g, t.stack("florianus", OFF_MASSILIA), t.power("probus"))
    settle(t.g, PLACE[OFF_MASSILIA])
    assert t[OFF_MASSILIA] == (f"{left} florianus" if left else "")
    assert handed == (units("1 18-30-a 1 20-10-b") if own else "")
    assert place_of(t.g, t.leader("florianus")) == PLACE[OFF_MASSILIA if own else MASSILIA]


@rule("19.1c", "19.1d", "20.3.3")
def test_deserters_cost_one_side_their_morale_and_give_it_to_the_other() -> None:
    before = position({}, scenario=22)
    florianus, probus = before.power("florianus"), before.power("probus")
    t = near_probus("2 20-10-b 1 4-12", "1 20-10-a")
    assert t.g.morale[florianus] == before.g.morale[florianus] - 10
    assert t.g.morale[probus] == before.g.morale[probus] + 10
    most = BUILD[COLOURS.index("green")][TYPE_BY_ID["20-10"]]
    full = near_probus("2 20-10-b 1 4-12", f"{most} 20-10-a")
    assert full.g.morale[florianus] == before.g.morale[florianus] - 10
    assert full.g.morale[probus] == before.g.morale[probus] + 2


@rule("7.7b")
def test_trains_that_go_over_count_among_those_of_their_new_owner() -> None:
    assert near_probus("1 20-10-b 2 train-3", "1 20-10-a").g.trains_built[:2] == (0, 2)


@rule("2.5")
def test_sabinus_and_his_hex_are_a_power_of_their_own() -> None:
    t = position({"a3315": "carinus 2 20-10-b sabinus-iulianus", "a3621": "carinus 1 20-10-b"}, scenario=24)
    happens(t, "sabinus")
    assert t["a3315"] == "sabinus-iulianus 2 20-10-b sabinus-iulianus"
    assert t["a3621"] == "carinus 1 20-10-b"
    sabinus = t.power("sabinus-iulianus")
    assert (t.g.bond[sabinus], t.g.head[sabinus]) == (NEUTRAL, t.leader("sabinus-iulianus"))
    assert t.is_sound()


# ---- Provinces, cities, rules


@rule("2.5")
def test_britannia_leaves_constantine_and_his_units_leave_britannia() -> None:
    t = position(
        {"a1708": "constantine-iii 2 20-10-b", "a2415": "constantine-iii 1 4-12"},
        scenario=34,
        lords={"britannia": "constantine-iii"},
        cities={"lugdunum": "constantine-iii"},
    )
    happens(t, "britannia")
    people = PEOPLE + PROVINCE_BY_ID["britannia"]
    assert t.g.lord[PROVINCE_BY_ID["britannia"]] == people
    assert t.g.standing[people] == INACTIVE
    assert t["a1708"] == ""
    assert t.is_sound()


@rule("2.5")
def test_odoacers_player_picks_the_city_that_burgundians_raid() -> None:
    t = happens(position(scenario=38), "burgundian-raid")
    assert "city mediolanum" in t.offered("odoacer")
    assert "city roma" not in t.offered("odoacer")
    t.play("odoacer", "city mediolanum")
    assert t.g.city_plunder[CITY["mediolanum"]] == 2


@rule("2.5")
def test_the_everlasting_peace_is_lifted() -> None:
    t = position(scenario=39)
    justinian, persia = t.power("justinian"), t.power("persia")
    assert truce_between(t.g, justinian, persia) is not None
    happens(t, "peace-broken")
    assert truce_between(t.g, justinian, persia) is None
    at = rule_called(t.g, "everlasting-peace")
    assert not is_in_force(t.g, at, t.g.setting.specials[at])


@rule("2.5")
def test_clients_of_a_power_that_passes_go_with_it() -> None:
    t = position({"b4214": "vetranio 1 20-10-b"}, scenario=28)
    client = next(power for power, bond in enumerate(t.g.bond) if bond != MAJOR and t.g.standing[power] != ABSENT)
    make_client(t.g, client, t.power("vetranio"))
    happens(t, "abdication")
    assert t.g.patron[client] == t.power("constantius-ii")
