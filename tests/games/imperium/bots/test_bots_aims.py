"""What bots at Imperium Romanum aim at: all that ways to win ask for, and nobody with whom they are at peace."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.squadrons import prey_of
from romanum.games.imperium.bots.worth import wants
from romanum.games.imperium.data.cities import CAPITAL_IN, CITIES_OF, CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.special.chronicle import note_payment, note_sack, rule_called
from romanum.games.imperium.state.position import NOBODY

SECOND_TRIUMVIRATE, FOUR_EMPERORS, DACIA, SEVERUS, TETRARCHY, SONS, VETRANIO = 9, 12, 13, 16, 25, 27, 28
SCOURGE_OF_GOD, JUSTINIAN, HERACLIUS = 36, 39, 41


def wish(t: Table, power: str, city: str) -> float:
    """What ways to win make of a city for whoever has a power."""
    return wants(t.g, t.seat(power)).get(CITY[city], 0.0)


def capital(t: Table, province: str) -> int:
    return CAPITAL_IN[t.g.setting.column][PROVINCE_BY_ID[province]]


def in_capital(t: Table, power: str, province: str) -> float:
    """The same of the capital of a Province."""
    return wants(t.g, t.seat(power)).get(capital(t, province), 0.0)


# ---- ways to win


def test_who_must_lose_no_province_at_all_minds_each_of_them() -> None:
    """25, scenario 36: the East may lose none; the West two, so that each of its own counts less."""
    t = position(scenario=SCOURGE_OF_GOD)
    thracia, cisalpina = in_capital(t, "the-east", "thracia"), in_capital(t, "aetius", "cisalpina")
    assert thracia > 0.5 > cisalpina > 0


def test_who_must_take_provinces_of_another_wants_any_of_them() -> None:
    """25, scenario 39: two Provinces of the East, wherever they are."""
    t = position(scenario=JUSTINIAN)
    assert in_capital(t, "persia", "syria") > 0.2


def test_who_wins_by_plunder_is_drawn_to_cities_he_has_not_plundered() -> None:
    """24, scenario 36: twenty of them, whichever."""
    t = position(scenario=SCOURGE_OF_GOD)
    before = wish(t, "the-huns", "naissus")
    note_sack(t.g, t.power("the-huns"), CITY["naissus"])
    assert before > wish(t, "the-huns", "naissus")


def test_what_a_trigger_needs_is_wanted_until_it_has_fired() -> None:
    """Scenario 41: Khusro is overthrown while Ctesiphon is besieged."""
    t = position(scenario=HERACLIUS)
    before = wish(t, "heraclius", "ctesiphon")
    t.g.fired |= 1 << rule_called(t.g, "overthrow")
    assert before > 2 > wish(t, "heraclius", "ctesiphon")


@pytest.mark.parametrize(
    ("scenario", "power", "province"),
    [(SEVERUS, "septimius-severus", "syria"), (SONS, "constans", "britannia"), (TETRARCHY, "constantine", "italia")],
)
def test_where_provinces_are_counted_those_of_rivals_are_wanted(scenario: int, power: str, province: str) -> None:
    """25: no rival with more than half as many; more than at the start; twice as many as at the start."""
    t = position(scenario=scenario)
    assert in_capital(t, power, province) > 0.2


def test_with_the_capital_in_hand_the_city_that_makes_the_province_ones_own_is_worth_most() -> None:
    """5.6c: a Province whose capital alone is held is nobody's."""
    t = position(scenario=VETRANIO)
    province = PROVINCE_BY_ID["moesia-inferior"]
    others = [city for city in CITIES_OF[province] if city != capital(t, "moesia-inferior")]
    t.g.lord[province], t.g.city_of[others[1]] = NOBODY, t.power("vetranio")
    before = wants(t.g, t.seat("vetranio"))[others[0]]
    t.g.city_of[capital(t, "moesia-inferior")] = t.power("vetranio")
    assert wants(t.g, t.seat("vetranio"))[others[0]] > before


# ---- truces


def aims(t: Table, power: str) -> set[int]:
    """Where a power has somebody or something to attack."""
    return Glance(t.g, t.seat(power)).theatre(t.power(power)).prey


@pytest.mark.parametrize(
    ("month", "attacks"), [("January 39 BC", False), ("November 38 BC", True), ("January 37 BC", True)]
)
def test_nobody_marches_against_those_with_whom_he_has_a_truce_before_it_is_about_to_end(
    month: str, attacks: bool
) -> None:
    """2.5, scenario 9: Octavian and Antony keep the peace until January 37 BC; Sextus has none."""
    t = position(
        {"b4119": "octavian 4 20-10-a"},
        scenario=SECOND_TRIUMVIRATE,
        month=month,
        cities={"athenae": "antony", "messana": "sextus-pompeius"},
    )
    found = aims(t, "octavian")
    assert (CITY_PLACE[CITY["athenae"]] in found) == attacks
    assert CITY_PLACE[CITY["messana"]] in found


def test_fleets_keep_a_truce_too() -> None:
    """2.5, scenario 9: Octavian's hunt those of Sextus and not Antony's."""
    board = {"b4320": "octavian 6 18-30-b", "b4419": "antony 1 18-30-b", "b4226": "sextus-pompeius 1 18-30-b"}
    t = position(board, scenario=SECOND_TRIUMVIRATE, month="January 39 BC")
    assert set(prey_of(Glance(t.g, t.seat("octavian")), t.power("octavian"))) == {PLACE["b4226"]}


def test_a_truce_that_was_bought_is_kept() -> None:
    """2.5, scenario 36: for 20 talents the Huns leave a Roman alone for a year."""
    t = position({"b4709": "the-huns 4 20-10-c"}, scenario=SCOURGE_OF_GOD, cities={"naissus": "the-east"})
    assert CITY_PLACE[CITY["naissus"]] in aims(t, "the-huns")
    note_payment(t.g, rule_called(t.g, "tribute"), t.power("the-east"))
    assert CITY_PLACE[CITY["naissus"]] not in aims(t, "the-huns")


def test_who_may_not_attack_yet_still_guards_himself() -> None:
    """2.5, scenario 12: Vespasian attacks no faction before May 69, but may be attacked."""
    board = {"a3322": "vespasian 4 20-10-b", "a3321": "otho 6 20-10-b"}
    t = position(board, scenario=FOUR_EMPERORS, month="January AD 69")
    theatre = Glance(t.g, t.seat("vespasian")).theatre(t.power("vespasian"))
    assert theatre.danger
    assert theatre.prey.isdisjoint(theatre.against)
    later = position(board, scenario=FOUR_EMPERORS, month="May AD 69")
    assert not aims(later, "vespasian").isdisjoint(theatre.against)


def test_a_fort_that_counts_as_a_city_is_taken_and_held() -> None:
    """25, scenario 13: Trajan wins with Sarmizegethusa; Decebalus' other forts are cities too, but not asked for."""
    t = position(
        {"b4512": "decebalus 1 16-9-c fort 2", "b4510": "decebalus 1 16-9-c fort 1", "b4514": "trajan 6 20-10-a"},
        scenario=DACIA,
    )
    goals = Glance(t.g, t.seat("trajan")).theatre(t.power("trajan")).goals
    worth = {goal.place: goal.worth for goal in sorted(goals, key=lambda goal: goal.worth)}
    assert worth[PLACE["b4512"]] > 2 > worth[PLACE["b4510"]] > 0
    saved = {goal.place for goal in Glance(t.g, t.seat("decebalus")).theatre(t.power("decebalus")).goals if goal.saves}
    assert PLACE["b4512"] in saved
