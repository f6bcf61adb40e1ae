"""5.1, 5.4 to 5.7: powers, their records, Provinces and cities, colours."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, position
from romanum.engine.game import Scenario
from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.cities import CITY, CITY_PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.roll import POWER_IDS, written
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.control import (
    cities_in,
    city_tax,
    lord_now,
    provinces_of,
    take_city,
    total_tax,
    walk_into,
)
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import (
    clients_of,
    is_enemy,
    is_friend,
    keep_peace,
    majors,
    make_client,
    make_neutral,
    minors,
    part,
    power_id,
    side,
    wake,
)
from romanum.games.imperium.rules.setup import OPTIONAL
from romanum.games.imperium.state.forces import add, built, stacks_of
from romanum.games.imperium.state.position import (
    ABSENT,
    ACTIVE,
    CLIENT,
    INACTIVE,
    MAJOR,
    NEUTRAL,
    NOBODY,
    NONE,
    PEOPLE,
    ROMAN,
    RomanWorld,
)
from rules import rule


def start(scenario: int, players: int = 0) -> RomanWorld:
    ids = GAME.scenarios[scenario - 1]
    options = GAME.settings({})
    return GAME.setup(ids.id, players or ids.players[-1], options, position(scenario=scenario).g.dice)


@rule("5.1a")
def test_a_player_has_a_major_power_and_the_clients_that_go_with_it() -> None:
    t = position(scenario=3)
    sulla = t.power("sulla")
    assert majors(t.g, t.seat("sulla")) == [sulla]
    assert [power_id(t.g, power) for power in clients_of(t.g, sulla)] == ["rhodus"]
    assert t.g.chief[t.power("egypt")] == NOBODY


@rule("5.1b")
def test_powers_of_one_player_are_friends_and_stay_two_powers() -> None:
    t = position({"a3621": "sulla 1 20-10-a | rhodus 1 m4-12"}, scenario=3)
    assert is_friend(t.g, t.power("sulla"), t.power("rhodus"))
    assert t["a3621"] == "sulla 1 20-10-a | rhodus 1 m4-12"


@rule("5.1c", "6.2b")
def test_only_major_powers_have_a_treasury() -> None:
    g = start(3)
    assert [power_id(g, p) for p, talents in enumerate(g.treasury) if talents and g.bond[p] != MAJOR] == []
    assert all(g.treasury[power] for power in majors(g) if g.origin[power] == ROMAN)


@rule("5.1d")
def test_a_roman_power_has_an_imperator() -> None:
    g = start(25)
    assert all(g.head[power] != NONE for power in majors(g) if g.origin[power] == ROMAN)
    assert g.head[next(p for p in range(16) if power_id(g, p) == "goths")] == NONE


@rule("5.2.1a")
def test_a_client_is_moved_by_whoever_plays_its_patron() -> None:
    t = position(scenario=3)
    assert t.seat("rhodus") == t.seat("sulla")
    assert t.power("rhodus") in minors(t.g, t.seat("sulla"))


@rule("5.2.3c")
def test_a_province_that_is_nobodys_is_an_inactive_neutral_of_its_own() -> None:
    g = start(1)
    britons = PEOPLE + PROVINCE_BY_ID["britannia"]
    assert (g.standing[britons], g.bond[britons], g.chief[britons]) == (INACTIVE, NEUTRAL, NOBODY)
    assert power_id(g, britons) in POWER_IDS
    assert g.standing[PEOPLE + PROVINCE_BY_ID["narbonensis"]] != INACTIVE


@rule("5.4a", "6.1b")
def test_a_powers_record_has_its_provinces_and_their_taxes_without_those_of_clients() -> None:
    t = position(scenario=3)
    before = total_tax(t.g, t.power("sulla"))
    assert PROVINCE_BY_ID["rhodus"] not in provinces_of(t.g, t.power("sulla"))
    t.g.lord[PROVINCE_BY_ID["sicilia"]] = t.power("sulla")
    t.g.lord[PROVINCE_BY_ID["sardinia"]] = t.power("marius")
    assert total_tax(t.g, t.power("sulla")) - before in (0, 4)


@rule("5.4b")
def test_records_are_open_to_everybody() -> None:
    t = position(scenario=3, treasury={"sulla": 17}, morale={"sulla": 93}, hidden=True)
    known = t.known("mithridates")
    assert (known.treasury, known.morale, known.lord, known.keels) == (t.g.treasury, t.g.morale, t.g.lord, t.g.keels)


@rule("5.4c")
def test_a_province_that_changes_hands_takes_its_tax_along() -> None:
    """Sicilia is worth four; its old lord loses them with Syracusae, its new one has them with Messana as well."""
    names = ("lilybaeum", "messana", "syracusae")
    t = position(scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(names, "marius"))
    marius, sulla = t.power("marius"), t.power("sulla")
    before = (total_tax(t.g, marius), total_tax(t.g, sulla))
    take_city(t.g, CITY["syracusae"], sulla, "16.1a")
    assert (total_tax(t.g, marius), total_tax(t.g, sulla)) == (before[0] - 4, before[1])
    take_city(t.g, CITY["messana"], sulla, "16.1a")
    assert (total_tax(t.g, marius), total_tax(t.g, sulla)) == (before[0] - 4, before[1] + 4)


@rule("5.4c", "41.2b")
def test_in_the_city_centric_game_single_cities_take_theirs_along() -> None:
    names = ("lilybaeum", "messana", "syracusae")
    t = position(scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(names, "marius"), sections=("41",))
    marius, sulla = t.power("marius"), t.power("sulla")
    before, tax = (total_tax(t.g, marius), total_tax(t.g, sulla)), city_tax(t.g, CITY["messana"])
    take_city(t.g, CITY["messana"], sulla, "16.1a")
    assert t.lord("sicilia") == "marius"
    assert tax > 0
    assert (total_tax(t.g, marius), total_tax(t.g, sulla)) == (before[0] - tax, before[1] + tax)


@rule("5.5a")
def test_what_a_power_has_lost_is_on_its_own_roster_alone() -> None:
    t = position({"a3621": "sulla 2 20-10-a"}, scenario=3, hidden=True)
    lose(t.g, t.stack("sulla", "a3621"), t.g.units[0][:1], "14.5c")
    assert t.known("sulla").lost[t.power("sulla")]
    assert t.known("marius").lost[t.power("sulla")] == "?"


@rule("5.5b", "5.7b", "7.5c")
def test_units_on_the_map_are_counted_by_colour_and_type() -> None:
    t = position({"a3621": "sulla 2 20-10-a 1 20-10-b-new 3 4-12", "a3718": "sulla 1 20-10-c"}, scenario=3)
    colour = t.g.colour[t.stack("sulla", "a3621")]
    assert built(t.g, colour, TYPE_BY_ID["20-10"]) == 4
    assert built(t.g, colour, TYPE_BY_ID["4-12"]) == 3
    assert built(t.g, colour + 1, TYPE_BY_ID["20-10"]) == 0
    assert BUILD[colour][TYPE_BY_ID["20-10"]] >= 4


@rule("5.6a")
def test_provinces_begin_with_their_owner_who_keeps_them_while_he_has_the_capital() -> None:
    t = position(scenario=6)
    italia = PROVINCE_BY_ID["italia"]
    owner = power_id(t.g, t.g.lord[italia])
    other = "caesar" if owner == "pompey" else "pompey"
    for city in ("ancona", "corfinium", "neapolis", "perusia", "pisae", "ravenna", "rhegium"):
        take_city(t.g, CITY[city], t.power(other), "16.1a")
    assert t.lord("italia") == owner


@rule("5.6a", "5.8g")
def test_a_capital_given_to_an_ally_does_not_cost_the_province() -> None:
    cities = dict.fromkeys(("lilybaeum", "messana", "syracusae"), "marius")
    for allies, lord in (((), ""), ((("marius", "sulla"),), "marius")):
        t = position(scenario=3, lords={"sicilia": "marius"}, cities=cities, allies=allies)
        take_city(t.g, CITY["syracusae"], t.power("sulla"), "5.8g")
        assert t.lord("sicilia") == lord
        take_city(t.g, CITY["messana"], t.power("sulla"), "5.8g")
        assert t.lord("sicilia") == "sulla"


@rule("5.6b")
def test_other_players_are_enemies_unless_they_are_allied_this_turn() -> None:
    t = position(scenario=3, allies=(("sulla", "pompeius-strabo"),))
    sulla, marius, strabo = map(t.power, ("sulla", "marius", "pompeius-strabo"))
    assert is_enemy(t.g, sulla, marius)
    assert is_friend(t.g, sulla, strabo)
    part(t.g, t.seat("sulla"), t.seat("pompeius-strabo"))
    assert is_enemy(t.g, sulla, strabo)


@rule("5.6c")
def test_a_province_is_won_with_its_capital_and_half_of_its_other_cities() -> None:
    """Sicilia has Syracusae and two more: one of them is half."""
    t = position(
        scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(("lilybaeum", "messana", "syracusae"), "marius")
    )
    take_city(t.g, CITY["syracusae"], t.power("sulla"), "16.1a")
    assert t.lord("sicilia") == ""
    take_city(t.g, CITY["messana"], t.power("sulla"), "16.1a")
    assert t.lord("sicilia") == "sulla"


@rule("5.6c")
def test_roma_and_four_cities_are_not_italia_in_the_third_period_but_roma_and_five_are() -> None:
    """The rulebook's example."""
    t = position(scenario=13)
    others = [city for city in cities_in(t.g, PROVINCE_BY_ID["italia"]) if city != CITY["roma"]]
    owner, taker = t.g.lord[PROVINCE_BY_ID["italia"]], majors(t.g)[-1]
    assert side(t.g, owner) != side(t.g, taker)
    for city in (CITY["roma"], *others[:4]):
        take_city(t.g, city, taker, "16.1a")
    assert t.lord("italia") == ""
    take_city(t.g, others[4], taker, "16.1a")
    assert t.g.lord[PROVINCE_BY_ID["italia"]] == taker


@rule("5.6c")
def test_half_is_rounded_up() -> None:
    """Macedonia has three cities besides Thessalonica: one is not enough, two are."""
    names = ("dyrrhachium", "pharsalus", "philippi", "thessalonica")
    t = position(scenario=3, lords={"macedonia": "marius"}, cities=dict.fromkeys(names, "marius"))
    for city in ("thessalonica", "philippi"):
        take_city(t.g, CITY[city], t.power("sulla"), "16.1a")
    assert t.lord("macedonia") == ""
    take_city(t.g, CITY["pharsalus"], t.power("sulla"), "16.1a")
    assert t.lord("macedonia") == "sulla"


@rule("5.6d", "19.1b")
def test_a_lost_capital_leaves_the_province_to_nobody_and_its_old_owner_may_return() -> None:
    names = ("lilybaeum", "messana", "syracusae")
    t = position(scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(names, "marius"))
    marius = t.power("marius")
    take_city(t.g, CITY["syracusae"], t.power("sulla"), "16.1a")
    assert (t.lord("sicilia"), t.g.morale[marius]) == ("", 96)
    take_city(t.g, CITY["syracusae"], marius, "16.1a")
    assert (t.lord("sicilia"), t.g.morale[marius]) == ("marius", 100)


@rule("5.6e")
def test_powers_of_one_player_win_a_province_together_and_he_is_asked_whose_it_is() -> None:
    names = ("lilybaeum", "messana", "syracusae")
    t = position(scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(names, "marius"))
    take_city(t.g, CITY["messana"], t.power("rhodus"), "16.1a")
    take_city(t.g, CITY["syracusae"], t.power("sulla"), "16.1a")
    assert lord_now(t.g, PROVINCE_BY_ID["sicilia"]) == (t.power("sulla"), True)
    assert t.waiting.province == PROVINCE_BY_ID["sicilia"]


@rule("5.6f")
def test_an_untouched_city_stays_with_the_power_that_had_the_province() -> None:
    t = position(scenario=6)
    assert t.holder("narbo") == t.lord("narbonensis")


@rule("5.7a")
def test_there_are_ten_colours_and_every_power_has_one_or_more() -> None:
    assert len(COLOURS) == 10
    g = start(25)
    assert all(g.colours[power] for power in range(len(g.setting.powers)))


@rule("5.7c")
def test_units_of_another_colour_are_another_stack_and_count_for_that_colour() -> None:
    t = position({"a3621": "sulla 1 20-10-a"}, scenario=3)
    add(t.g, t.power("sulla"), t.g.at[0], t.g.units[0], colour=9)
    assert len(stacks_of(t.g, t.power("sulla"))) == 2
    assert built(t.g, 9, TYPE_BY_ID["20-10"]) == 1


@rule("5.7d", "5.7e")
def test_lost_units_may_be_rebuilt_by_the_power_that_lost_them() -> None:
    t = position({"a3621": "sulla 1 20-10-a | rhodus 1 m4-12"}, scenario=3)
    lose(t.g, t.stack("rhodus", "a3621"), t.g.units[t.stack("rhodus", "a3621")], "14.5c")
    assert t.g.lost[t.power("rhodus")]
    assert not t.g.lost[t.power("sulla")]


# ---- sides


@rule("5.2.4b", "23.4a")
def test_a_neutral_is_at_war_with_those_who_came_and_with_nobody_else() -> None:
    t = position(scenario=3)
    egypt, sulla, marius = map(t.power, ("egypt", "sulla", "marius"))
    assert not is_enemy(t.g, egypt, sulla)
    assert not is_friend(t.g, egypt, sulla)
    wake(t.g, egypt, 1 << t.seat("sulla"))
    t.g.chief[egypt] = t.seat("marius")
    assert is_enemy(t.g, egypt, sulla)
    assert not is_enemy(t.g, egypt, marius)
    assert not is_friend(t.g, egypt, marius)


@rule("5.8j")
def test_former_allies_may_keep_the_peace() -> None:
    t = position(scenario=3)
    sulla, marius = t.power("sulla"), t.power("marius")
    assert not keep_peace(t.g, sulla, marius)
    t.g.truces = (1 << t.seat("marius"), 1 << t.seat("sulla"), 0, 0, 0, 0)
    assert keep_peace(t.g, sulla, marius)
    assert is_enemy(t.g, sulla, marius)


def test_a_power_becomes_client_and_neutral() -> None:
    t = position(scenario=3)
    egypt, sulla = t.power("egypt"), t.power("sulla")
    make_client(t.g, egypt, sulla)
    assert (t.g.bond[egypt], side(t.g, egypt)) == (CLIENT, t.seat("sulla"))
    make_neutral(t.g, egypt, ACTIVE)
    assert (t.g.bond[egypt], t.g.chief[egypt], t.g.standing[egypt]) == (NEUTRAL, NOBODY, ACTIVE)


def test_the_roll_of_powers_and_leaders_is_that_of_the_scenarios() -> None:
    text = (GAME.folder / "data" / "scenarios" / "roll.toml").read_text(encoding="utf-8")
    assert text == written()


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.id)
def test_every_scenario_stands_for_every_number_of_players(scenario: Scenario) -> None:
    for seats in scenario.players:
        g = GAME.setup(scenario.id, seats, GAME.settings({}), position().g.dice)
        assert not GAME.faults(g)
        assert len(set(g.order)) == seats
        assert all(g.bond[own[0]] == MAJOR for own in g.setting.seats)


@rule("2.4a")
def test_optional_rules_are_in_force_where_the_players_want_them() -> None:
    plain = start(3)
    every = GAME.setup("marius-and-sulla", 4, GAME.settings(dict.fromkeys(OPTIONAL, True)), position().g.dice)
    assert [section for section in OPTIONAL.values() if plain.has_rule(section)] == []
    assert all(every.has_rule(section) for section in OPTIONAL.values())
    assert plain.has_rule("27")
    assert not plain.has_rule("29")


@rule("5.2.3c", "5.6f")
def test_a_city_of_a_people_that_sleeps_on_is_not_open() -> None:
    """Whoever wakes nobody, as barbarians among barbarians, does not walk into it either."""
    t = position(scenario=6)
    melita = CITY["melita"]
    people = PEOPLE + CITY_PROVINCE[melita]
    walk_into(t.g, melita, t.power("caesar"))
    assert (t.g.city_of[melita], t.g.standing[people]) == (NOBODY, INACTIVE)
    t.g.standing[people] = ABSENT
    walk_into(t.g, melita, t.power("caesar"))
    assert t.holder("melita") == "caesar"


@rule("5.6a", "5.6d")
@pytest.mark.parametrize(("number", "province"), [(3, "italia"), (30, "moesia-inferior"), (41, "cappadocia")])
def test_nobody_controls_a_province_whose_capital_a_rival_holds_as_the_match_begins(number: int, province: str) -> None:
    g, where = position(scenario=number).g, PROVINCE_BY_ID[province]
    assert g.lord[where] == NOBODY != g.home[where]


@rule("5.6a", "5.6d")
def test_valens_has_moesia_inferior_as_soon_as_he_has_its_capital() -> None:
    t = position(scenario=30)
    before = total_tax(t.g, t.power("valens"))
    take_city(t.g, CITY["durostorum"], t.power("valens"), "5.6f")
    assert t.lord("moesia-inferior") == "valens"
    assert total_tax(t.g, t.power("valens")) > before
