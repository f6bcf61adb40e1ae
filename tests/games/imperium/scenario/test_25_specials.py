"""2.5: what special rules of scenarios forbid and give: each kind where a scenario has it."""

from __future__ import annotations

from games.imperium.builder import Table, position
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.cities import CITY, CITY_PLACE, CITY_STRENGTH
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.control import city_strength, take_city
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.port_supply import supplies
from romanum.games.imperium.rules.common.powers import make_client
from romanum.games.imperium.rules.common.sieges import Fort, forts
from romanum.games.imperium.rules.naval.embarkation import all_that_fit, can_carry
from romanum.games.imperium.rules.special import grants, specials
from romanum.games.imperium.rules.special.chronicle import note_payment, rule_called
from romanum.games.imperium.rules.special.walls import capital_value
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, forage_value
from romanum.games.imperium.state.errands import LandMovement, PlaceTaken, Provision, Reckoning
from romanum.games.imperium.state.marks import BOUND, HUNGRY, SUPPLIED
from romanum.games.imperium.state.position import ABSENT, ACTIVE, DEAD
from romanum.games.imperium.state.rosters import LETTER
from rules import rule


def entry(t: Table, name: str, here: str, there: str, *, retreats: bool = False) -> Refusal | None:
    return specials.why_no_entry(t.g, t.stack(name, here), PLACE[there], retreats=retreats)


def attack(t: Table, name: str, here: str, other: str) -> Refusal | None:
    return specials.why_no_attack(t.g, t.stack(name, here), t.power(other))


# ---- moving


@rule("2.5")
def test_nobody_leaves_the_land_of_the_gallic_revolt() -> None:
    t = position({"a2321": "caesar 1 20-10-a"}, scenario=1)
    found = entry(t, "caesar", "a2321", "a2322")
    assert found is not None
    assert found.code == "special-forbids"
    assert "Narbonensis" in str(found.facts["text"])
    assert entry(t, "caesar", "a2321", "a2320") is None


@rule("2.5")
def test_a_leader_is_confined_and_others_are_not() -> None:
    board = {"b5416": "the-senate 1 20-10-b lucullus", "b5417": "the-senate 1 20-10-b"}
    t = position({**board, "a3517": "the-senate 1 20-10-b pompey"}, scenario=4)
    assert entry(t, "the-senate", "b5416", "b4918") is not None
    assert entry(t, "the-senate", "b5417", "b4918") is None
    assert entry(t, "the-senate", "a3517", "b4117") is not None
    take_off(t.g, t.leader("sertorius"), DEAD)
    assert entry(t, "the-senate", "a3517", "b4117") is None, "until Sertorius is dead"


@rule("2.5")
def test_caesar_stays_in_his_own_provinces_before_49() -> None:
    t = position({"a3219": "caesar 1 20-10-a"}, scenario=6, lords={"cisalpina": "caesar", "italia": "pompey"})
    assert entry(t, "caesar", "a3219", "a3318") is not None
    t.g.month += 2
    assert entry(t, "caesar", "a3219", "a3318") is None


@rule("2.5")
def test_those_who_stood_there_stay_in_their_area_and_newcomers_do_not() -> None:
    t = position({"a2710": "claudius 1 20-10-b"}, scenario=11)
    stack = t.stack("claudius", "a2710")
    assert entry(t, "claudius", "a2710", "a2411") is None
    specials.bind(t.g)
    assert t.g.mark[stack] & BOUND
    assert entry(t, "claudius", "a2710", "a2411") is not None
    assert entry(t, "claudius", "a2710", "a2711") is None, "both Germanias are one area"
    t.g.month += 6
    specials.bind(t.g)
    assert not t.g.mark[stack] & BOUND


@rule("2.5")
def test_in_dacia_one_may_retreat_where_one_may_not_go() -> None:
    t = position({"b3811": "trajan 1 20-10-b"}, scenario=13)
    assert entry(t, "trajan", "b3811", "a3710") is not None
    assert entry(t, "trajan", "b3811", "a3710", retreats=True) is None


@rule("2.5")
def test_three_legion_equivalents_of_visigoths_may_be_out() -> None:
    board = {"a2321": "visigoths 2 20-8-c", "a3517": "visigoths 2 20-8-c"}
    lords = {"narbonensis": "visigoths", "tarraconensis": "odoacer"}
    t = position(board, scenario=38, lords=lords)
    assert entry(t, "visigoths", "a2321", "a2322") is not None, "two are out already, and two more are four"
    lone = position({"a2321": "visigoths 3 20-8-c"}, scenario=38, lords=lords)
    assert entry(lone, "visigoths", "a2321", "a2322") is None


@rule("2.5")
def test_othos_danubian_legions_are_barred_from_italia() -> None:
    t = position({"a3714": "otho 1 20-10-b", "a3615": "otho 1 20-10-b"}, scenario=12)
    specials.bind(t.g)
    t.g.at = changed(t.g.at, t.stack("otho", "a3714"), PLACE["a3218"])
    assert entry(t, "otho", "a3218", "a3318") is not None
    free = position({"a3218": "otho 1 20-10-b"}, scenario=12)
    specials.bind(free.g)
    assert entry(free, "otho", "a3218", "a3318") is None


@rule("2.5")
def test_caesars_unpaid_veterans_move_only_with_him() -> None:
    t = position({"b4320": "caesar 2 20-10-a", "a3621": "caesar 1 20-10-a"}, scenario=7)
    assert specials.why_no_move(t.g, t.stack("caesar", "b4320")) is not None
    assert specials.why_no_move(t.g, t.stack("caesar", "a3621")) is None
    led = position({"b4320": "caesar 2 20-10-a caesar"}, scenario=7)
    assert specials.why_no_move(led.g, led.stack("caesar", "b4320")) is None


@rule("2.5")
def test_trajan_keeps_a_legion_in_moesia_inferior() -> None:
    t = position({"b4714": "trajan 1 20-10-b", "b4914": "trajan 1 4-12"}, scenario=13)
    assert entry(t, "trajan", "b4714", "b4713") is not None
    assert entry(t, "trajan", "b4714", "b4814") is None
    assert entry(t, "trajan", "b4914", "b4915") is None, "light troops are no garrison"
    two = position({"b4714": "trajan 1 20-10-b", "b4814": "trajan 1 20-10-b"}, scenario=13)
    assert entry(two, "trajan", "b4714", "b4713") is None


@rule("2.5")
def test_nor_does_his_last_legion_there_go_aboard() -> None:
    t = position({"b5212": "trajan 1 20-10-b 1 4-12 | trajan 2 18-30-b"}, scenario=13)
    ashore, fleet = t.stack("trajan", "b5212"), t.stack("trajan", "b5212") + 1
    assert not can_carry(t.g, fleet, ashore, LETTER[KIND_BY_ID["20-10-b"]])
    assert can_carry(t.g, fleet, ashore, LETTER[KIND_BY_ID["4-12"]])
    assert all_that_fit(t.g, fleet, ashore) == LETTER[KIND_BY_ID["4-12"]]
    two = position({"b5212": "trajan 2 20-10-b | trajan 2 18-30-b"}, scenario=13)
    assert all_that_fit(two.g, fleet, ashore) == LETTER[KIND_BY_ID["20-10-b"]], "one of them stays"


@rule("2.5")
def test_whoever_is_aboard_is_no_garrison() -> None:
    t = position({"b4714": "trajan 1 20-10-b", "b5212": "trajan 1 18-30-b aboard 1 20-10-b"}, scenario=13)
    assert entry(t, "trajan", "b4714", "b4713") is not None


# ---- fighting


@rule("2.5")
def test_no_roman_faction_attacks_another_before_54() -> None:
    t = position({"a3621": "caesar 1 20-10-a", "a3620": "parthia 1 20-9-b"}, scenario=5)
    assert attack(t, "caesar", "a3621", "pompey") is not None
    assert attack(t, "caesar", "a3621", "parthia") is None
    t.g.month += 11
    assert attack(t, "caesar", "a3621", "pompey") is None


@rule("2.5")
def test_nobody_enters_a_city_of_whom_he_has_a_truce_with() -> None:
    t = position({"a3620": "caesar 1 20-10-a"}, scenario=5, cities={"roma": "the-senate"})
    assert entry(t, "caesar", "a3620", "a3621") is not None
    t.g.city_of[CITY["roma"]] = t.power("caesar")
    assert entry(t, "caesar", "a3620", "a3621") is None


@rule("2.5")
def test_a_truce_that_may_be_broken_by_an_attack_ends_with_it() -> None:
    t = position({"c6616": "odenathus 1 20-9-b"}, scenario=20)
    assert attack(t, "odenathus", "c6616", "gallienus") is None
    specials.break_truce(t.g, t.power("odenathus"), t.power("gallienus"))
    assert specials.truce_between(t.g, t.power("odenathus"), t.power("gallienus")) is None


@rule("2.5")
def test_a_truce_ends_when_units_enter_a_province_of_the_other() -> None:
    t = position({"b4815": "constantine 1 20-10-b"}, scenario=26, lords={"thracia": "licinius", "asia": "constantine"})
    one, two = t.power("constantine"), t.power("licinius")
    assert attack(t, "constantine", "b4815", "licinius") is not None
    specials.break_by_entry(t.g, one, PROVINCE_BY_ID["asia"])
    assert specials.truce_between(t.g, one, two) is not None
    specials.break_by_entry(t.g, one, PROVINCE_BY_ID["thracia"])
    assert specials.truce_between(t.g, one, two) is None


@rule("2.5")
def test_a_truce_ends_when_what_it_waits_for_holds() -> None:
    t = position(scenario=39)
    one, two = t.power("justinian"), t.power("ostrogoths")
    assert specials.truce_between(t.g, one, two) is not None
    t.g.city_of[CITY["carthago"]] = one
    assert specials.truce_between(t.g, one, two) is None


@rule("2.5")
def test_a_client_shares_the_truce_of_its_patron() -> None:
    t = position(scenario=39)
    client = t.power("franks")
    assert specials.truce_between(t.g, client, t.power("ostrogoths")) is None
    make_client(t.g, client, t.power("justinian"))
    assert specials.truce_between(t.g, client, t.power("ostrogoths")) is not None


@rule("2.5")
def test_pompeys_units_in_italia_do_not_attack_in_january_and_february() -> None:
    board = {"a3621": "pompey 1 20-10-b", "b4918": "pompey 1 20-10-b"}
    t = position(board, scenario=6, month="January 49 BC")
    assert attack(t, "pompey", "a3621", "caesar") is not None
    assert attack(t, "pompey", "b4918", "caesar") is None
    assert attack(t, "pompey", "a3621", "parthia") is None
    t.g.month += 2
    assert attack(t, "pompey", "a3621", "caesar") is None


@rule("2.5")
def test_maxentius_is_safe_until_october() -> None:
    t = position({"a3621": "maxentius 1 20-10-b", "a3620": "severus 1 20-10-b"}, scenario=25)
    assert attack(t, "severus", "a3620", "maxentius") is not None
    t.g.month += 3
    assert attack(t, "severus", "a3620", "maxentius") is None


@rule("2.5")
def test_octavians_men_attack_with_one_of_their_own_alone() -> None:
    t = position({"a3621": "the-triumvirs 2 20-10-b", "a3620": "the-triumvirs 1 20-10-b antony"}, scenario=8)
    green = 2
    t.g.colour[t.stack("the-triumvirs", "a3621")] = green
    assert attack(t, "the-triumvirs", "a3621", "the-assassins") is not None
    led = position({"a3621": "the-triumvirs 2 20-10-b agrippa"}, scenario=8)
    led.g.colour[led.stack("the-triumvirs", "a3621")] = green
    assert attack(led, "the-triumvirs", "a3621", "the-assassins") is None
    assert attack(t, "the-triumvirs", "a3620", "the-assassins") is None


@rule("2.5")
def test_avars_storm_constantinople_only_with_persians_across_the_water() -> None:
    t = position(scenario=41)
    avars = t.power("avars-and-slavs")
    assert specials.why_no_assault(t.g, avars, CITY["constantinople"]) is not None
    assert specials.why_no_assault(t.g, avars, CITY["thessalonica"]) is None
    beside = position({"b5416": "persia 1 20-9-b"}, scenario=41)
    assert specials.why_no_assault(beside.g, avars, CITY["constantinople"]) is None


# ---- talking, raising, conquering


@rule("2.5")
def test_some_deal_with_nobody_and_some_are_always_at_war_or_always_allied() -> None:
    t = position(scenario=19)
    persia, gallus = t.power("persia"), t.power("trebonianus-gallus")
    assert specials.why_no_alliance(t.g, persia, gallus) is not None
    assert specials.why_no_trade(t.g, gallus, persia) is not None
    assert specials.why_no_trade(t.g, gallus, t.power("aemilianus")) is None
    war = position(scenario=40)
    assert specials.why_no_alliance(war.g, war.power("justinian"), war.power("persia")) is not None
    assert specials.why_no_alliance(war.g, war.power("belisarius"), war.power("persia")) is None
    friends = position(scenario=30)
    assert specials.always_allied(friends.g) == [tuple(sorted((friends.seat("valens"), friends.seat("gratian"))))]
    friends.g.standing[friends.power("valens")] = ABSENT
    assert specials.always_allied(friends.g) == []


@rule("2.5")
def test_belisarius_and_persia_neither_stack_nor_attack_together() -> None:
    t = position(scenario=40, players=2)
    one, two = t.power("belisarius"), t.power("persia")
    assert specials.why_no_stacking(t.g, one, two) is not None
    assert specials.why_no_stacking(t.g, one, one) is None
    three = position(scenario=40, players=3)
    assert specials.why_no_stacking(three.g, one, two) is None


@rule("2.5")
def test_no_unit_is_raised_in_rebel_italia_and_pompey_raises_fleets_alone() -> None:
    t = position(scenario=3)
    italia, asia = PROVINCE_BY_ID["italia"], PROVINCE_BY_ID["asia"]
    assert specials.why_no_raising(t.g, t.power("sulla"), italia, "20-10") is not None
    assert specials.why_no_raising(t.g, t.power("sulla"), asia, "20-10") is None
    t.g.month += 8
    assert specials.why_no_raising(t.g, t.power("sulla"), italia, "20-10") is None
    sea = position(scenario=2)
    assert specials.why_no_raising(sea.g, sea.power("pompey"), italia, "20-10") is not None
    assert specials.why_no_raising(sea.g, sea.power("pompey"), italia, "18-30") is None
    assert specials.why_no_raising(sea.g, sea.power("pirates"), italia, "20-10") is None


@rule("2.5")
def test_against_the_pirates_no_province_changes_hands() -> None:
    assert not specials.may_conquer(position(scenario=2).g)
    assert specials.may_conquer(position(scenario=3).g)


# ---- what they give


@rule("2.5")
def test_forts_of_dacia_fall_like_cities_and_decide_who_has_it() -> None:
    board = {"b4512": "decebalus fort 2", "b4510": "decebalus fort 1", "b4413": "trajan 1 20-10-b"}
    t = position({name: text for name, text in board.items() if "fort" not in text}, scenario=13)
    for place, level in (("b4512", 2), ("b4510", 1)):
        t.g.forts += (PLACE[place], t.power("decebalus"), level, 0)
    t.g.lord[PROVINCE_BY_ID["dacia"]] = t.power("decebalus")
    assert grants.fort_city_strength(t.g, PLACE["b4512"], t.power("decebalus")) == 4
    assert grants.take_fort_city(t.g, PLACE["b4512"], t.power("trajan"))
    assert Fort(PLACE["b4512"], t.power("trajan"), 2, 0) in list(forts(t.g))
    assert [event.facts["power"] for event in t.g.log or () if event.kind == "fort-taken"] == ["trajan"]
    assert t.lord("dacia") != "decebalus"
    assert not grants.take_fort_city(t.g, PLACE["b4214"], t.power("trajan"))


@rule("2.5")
def test_cities_and_capitals_may_have_other_values() -> None:
    t = position(scenario=16)
    city = CITY["constantinople"]
    assert city_strength(t.g, city) == 6 != CITY_STRENGTH[t.g.setting.column][city]
    roma = position(scenario=32)
    value = dict(roma.g.setting.capitals)[CITY["roma"]]
    assert capital_value(roma.g, roma.power("eugenius"), CITY["roma"]) == 12
    assert capital_value(roma.g, roma.power("theodosius"), CITY["roma"]) == value


@rule("2.5")
def test_passes_count_as_rough_and_triumvirs_are_cheered_for_foreign_wars() -> None:
    t = position(scenario=32)
    rough = [place for place in range(len(PLACE)) if grants.is_rough_pass(t.g, place)]
    assert rough
    assert not grants.is_rough_pass(t.g, PLACE["a3621"])
    assert not any(grants.is_rough_pass(position(scenario=31).g, place) for place in rough)
    cheered = position(scenario=5)
    assert grants.battle_morale(cheered.g, cheered.power("caesar"), cheered.power("parthia")) == 5
    assert grants.battle_morale(cheered.g, cheered.power("caesar"), cheered.power("pompey")) == 0
    assert grants.battle_morale(cheered.g, cheered.power("the-senate"), cheered.power("parthia")) == 0


@rule("2.5")
def test_huns_learn_to_storm_from_a_captive_or_a_city() -> None:
    t = position({"a3517": "aetius 1 20-10-b aetius", "b4610": "the-huns 1 20-8-b"}, scenario=36)
    huns = t.power("the-huns")
    assert not grants.storms_well(t.g, huns)
    t.g.captor = changed(t.g.captor, t.leader("aetius"), huns)
    assert grants.storms_well(t.g, huns)
    t.g.captor = changed(t.g.captor, t.leader("aetius"), -1)
    t.g.city_of[CITY["constantinople"]] = huns
    assert grants.storms_well(t.g, huns)
    assert grants.succession_loss(t.g, t.leader("aetius")) == 10


@rule("2.5")
def test_florianus_men_eat_worse_in_the_summer_of_cilicia() -> None:
    t = position(scenario=22, month="June AD 276")
    place = CITY_PLACE[CITY["tarsus"]]
    assert grants.supply_shift(t.g, t.power("florianus"), place) == -1
    assert grants.supply_shift(t.g, t.power("probus"), place) == 0
    assert grants.supply_shift(t.g, t.power("florianus"), PLACE["a3621"]) == 0
    t.g.month -= 1
    assert grants.supply_shift(t.g, t.power("florianus"), place) == 0


@rule("2.5")
def test_ports_of_the_pontus_feed_heraclius_without_fleets() -> None:
    t = position(scenario=41, lords={"cappadocia": "persia", "syria": "persia"})
    for name in ("trapezus", "antiochus"):
        t.g.city_of[CITY[name]] = t.power("heraclius")
    assert supplies(t.g, CITY_PLACE[CITY["trapezus"]], t.power("heraclius"))
    assert not supplies(t.g, CITY_PLACE[CITY["antiochus"]], t.power("heraclius"))


@rule("2.5")
def test_men_rise_for_herod_in_cities_he_takes_six_times_at_most() -> None:
    t = position({"c6919": "herod-agrippa 1 20-9-b"}, scenario=11, cities={"damascus": "claudius"})
    herod = t.power("herod-agrippa")
    t.stop_at(Reckoning).push(PlaceTaken(PLACE["c6919"], herod))
    assert t.holder("damascus") == "herod-agrippa"
    assert t["c6919"] == "herod-agrippa 1 20-9-b 1 4-12-new"
    at = next(n for n, one in enumerate(t.g.setting.specials) if type(one).__name__ == "CityLevy")
    for _ in range(5):
        note_payment(t.g, at, herod)
    take_city(t.g, CITY["damascus"], t.power("claudius"), "16.1a")
    t.push(PlaceTaken(PLACE["c6919"], herod))
    assert t["c6919"] == "herod-agrippa 1 20-9-b 1 4-12-new"


@rule("2.5")
def test_gauls_burn_what_they_leave_until_september() -> None:
    t = position({"a2418": "vercingetorix 3 20-8-c"}, scenario=1, month="May 52 BC", treasury={"vercingetorix": 9})
    t.g.mark[t.stack("vercingetorix", "a2418")] |= SUPPLIED
    t.push(LandMovement(t.seat("vercingetorix"))).play("vercingetorix", "march a2418", "ready")
    there = next(text for text in t.offered("vercingetorix") if text.startswith("to "))
    t.play("vercingetorix", there)
    for _ in range(6):
        if t.step == "LayWaste":
            break
        t.play("vercingetorix", "halt" if "halt" in t.offered("vercingetorix") else "done")
    assert t.offered("vercingetorix") == ["at a2418", "done"]
    t.play("vercingetorix", "at a2418")
    september = t.g.month + 4
    assert list(t.g.scorched) == [PLACE["a2418"], september]
    t.g.stack.clear()
    t.g.month = september - 1
    t.push(LandMovement(t.seat("caesar")))
    assert t.g.scorched
    t.g.stack.clear()
    t.g.month = september
    t.push(LandMovement(t.seat("caesar")))
    assert not t.g.scorched


@rule("2.5", "13.3a")
def test_where_the_gauls_have_burnt_all_nobody_forages_however_little_he_needs() -> None:
    t = position({"a2418": "caesar 1 20-10-a"}, scenario=1, month="May 52 BC")
    caesar, place = t.power("caesar"), PLACE["a2418"]
    assert forage_value(t.g, place, caesar, inside=False) > 0
    t.g.scorched = (place, t.g.month + 4)
    assert forage_value(t.g, place, caesar, inside=False) == NO_FORAGE
    t.push(Provision(t.seat("caesar"), (t.stack("caesar", "a2418"),)))
    assert t.g.mark[t.stack("caesar", "a2418")] & HUNGRY


@rule("2.5")
def test_valens_faction_waits_for_theodosius() -> None:
    t = position({"b5415": "valens 2 20-10-b valens", "a2710": "gratian 1 20-10-b gratian"}, scenario=30)
    take_off(t.g, t.leader("valens"), DEAD)
    t.push(Reckoning())
    assert t.g.standing[t.power("valens")] == ACTIVE
    t.g.fired |= 1 << rule_called(t.g, "theodosius")
    t.g.stack.clear()
    t.push(Reckoning())
    assert t.g.dissolved >> t.g.setting.power("valens") & 1
