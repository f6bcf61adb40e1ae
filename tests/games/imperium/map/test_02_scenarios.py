"""Chapters 2 and 5: what scenarios fix: rules in force, powers, players, colours, set-ups."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from romanum.games.imperium.data.characters import NeedsLeader
from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.check_scenarios import USED_IN, _parts
from romanum.games.imperium.data.cities import CITY, CITY_PROVINCE, CITY_TAX
from romanum.games.imperium.data.conditions import Condition, Holds, Win
from romanum.games.imperium.data.grants import FixedSeason
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.data.names import City, Leader, Month, Place, Power, Province
from romanum.games.imperium.data.outcomes import Outcome
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID, PROVINCE_IDS
from romanum.games.imperium.data.scenario_loader import read_scenario
from romanum.games.imperium.data.settings import (
    LEADER_COUNT,
    NONE,
    NUMBER,
    POWER_COUNT,
    SCENARIOS,
    Setting,
    romans,
    setting,
)
from romanum.games.imperium.data.specials import Special
from romanum.games.imperium.data.starts import CLIENT, NEUTRAL, OUT, PLAYED, ROMAN
from romanum.games.imperium.data.units import CLASS, KIND_BY_ID, KIND_IDS, TRAIN, TYPE
from rules import rule


def every() -> list[Setting]:
    """Every scenario, for every number of players."""
    return [setting(head.number, n) for head in SCENARIOS for n in range(head.players[1], head.players[0] + 1)]


def units(found: Setting, power: str, place: str) -> dict[str, int]:
    """What a power begins with in a place."""
    at = PLACE.get(place, NONE)
    stacks = [stack for stack in found.powers[found.power(power)].stacks if stack.place == at]
    return {KIND_IDS[kind]: number for stack in stacks for kind, number in stack.units}


# ---- rules in force


@rule("2.4a")
def test_pirates_and_rhodus_are_rules_of_marius_and_the_mithridatic_war_alone() -> None:
    assert [head.number for head in SCENARIOS if "27" in setting(head.number).rules] == [3, 4]


@rule("2.4a")
def test_sections_26_to_38_apply_where_they_say_so() -> None:
    assert setting(1).rules == {"26", "28"}
    assert setting(11).rules == {"26", "34", "35"}
    assert setting(41).rules == {"26", "31", "32", "33", "35", "36"}
    assert set().union(*(setting(head.number).rules for head in SCENARIOS)) == set(USED_IN)


# ---- what a scenario fixes (2.5)


@rule("2.5")
def test_three_scenarios_introduce_the_game() -> None:
    assert [head.name for head in SCENARIOS if head.introductory] == [
        "The Gallic Revolt",
        "Pompey vs. the Pirates",
        "Trajan's Conquest of Dacia",
    ]


@rule("2.5")
def test_caesar_begins_the_gallic_revolt_as_the_scenario_says() -> None:
    gaul = setting(1)
    caesar = gaul.powers[gaul.power("caesar")]
    assert (caesar.treasury, caesar.morale, caesar.cer) == (30, 120, 0)
    assert [COLOURS[colour] for colour in caesar.colours] == ["red"]
    assert [PROVINCE_IDS[p] for p in caesar.provinces] == ["cisalpina", "narbonensis", "illyricum"]
    assert units(gaul, "caesar", "a2415") == {"24-10-a": 2, "20-10-a": 4, "4-12": 1, "6-16": 1, "train-6": 1}
    assert units(gaul, "caesar", "a2521") == {"16-10-a-new": 1, "4-12-new": 2}
    assert (str(gaul.start), str(gaul.end), gaul.order) == ("November 53 BC", "October 52 BC", (0, 1))


@rule("2.5")
def test_every_scenario_has_an_order_of_play_and_a_way_to_win_for_everybody() -> None:
    for found in every():
        assert sorted(found.order) == list(range(found.players)), found.id
        winners = {power for win in found.victory for power in win.powers}
        assert all(winners & set(own) for own in found.seats), (found.id, found.players)


def test_the_full_five_have_their_turns_in_the_order_of_the_tetrarchy() -> None:
    found = setting(NUMBER["tetrarchy"])
    assert [found.powers[found.seats[player][0]].id for player in found.order] == [
        "galerius", "severus", "constantine", "daia", "maxentius",
    ]  # fmt: skip


def test_five_scenarios_go_on_until_somebody_wins() -> None:
    assert [head.number for head in SCENARIOS if head.end is None] == [11, 15, 23, 29, 40]


def test_no_scenario_has_more_powers_or_leaders_than_there_is_room_for() -> None:
    assert max(len(found.powers) for found in every()) == POWER_COUNT
    assert max(len(found.leaders) for found in every()) == LEADER_COUNT


# ---- powers (5.1)


@rule("5.1a")
def test_a_player_runs_major_powers_and_their_clients_and_nobody_runs_neutrals() -> None:
    for found in every():
        for player, own in enumerate(found.seats):
            assert own
            assert all(found.powers[p].major and found.powers[p].player == player for p in own)
        for power in found.powers:
            if power.kind == CLIENT:
                assert power.player == found.powers[power.patron].player != NONE, (found.id, power.id)


@rule("5.1a")
def test_only_the_pirates_and_raiders_are_neutrals_that_one_player_always_runs() -> None:
    fixed = {
        (found.number, power.id) for found in every() for power in found.powers
        if power.kind == NEUTRAL and power.player != NONE
    }  # fmt: skip
    assert fixed == {(3, "pirates"), (4, "pirates"), (22, "goths")}


@rule("5.1c")
def test_only_major_powers_have_a_treasury() -> None:
    assert all(power.major or not power.treasury for found in every() for power in found.powers)
    assert sum(power.treasury > 0 for power in setting(5).powers) == 5


@rule("5.1d")
def test_every_roman_faction_has_an_imperator_and_foreigners_may_lack_a_rex() -> None:
    for found in every():
        for power in found.powers:
            if power.kind == PLAYED and power.type == ROMAN:
                assert found.leaders[power.head].name, (found.id, power.id)
    dacia, goths = setting(13), setting(21)
    assert dacia.leaders[dacia.powers[1].head].name == "Decebalus"
    assert goths.powers[goths.power("goths")].head == NONE


@rule("5.2.3c")
def test_a_province_that_nobody_has_is_unowned() -> None:
    gaul = setting(1)
    assert gaul.province_owner[PROVINCE_BY_ID["aquitania"]] == gaul.power("gauls")
    assert PROVINCE_BY_ID["britannia"] in gaul.unowned
    assert gaul.province_owner[PROVINCE_BY_ID["britannia"]] == NONE


@rule("5.6a")
def test_cities_begin_with_their_province_but_marius_holds_roma() -> None:
    found = setting(3)
    roma, neapolis = CITY["roma"], CITY["neapolis"]
    assert found.province_owner[CITY_PROVINCE[roma]] == found.power("sulla") == found.city_owner[neapolis]
    assert found.city_owner[roma] == found.power("marius")
    absent = [city for city, tax in enumerate(CITY_TAX[found.column]) if tax == NONE]
    assert absent
    assert all(found.city_owner[city] == NONE for city in absent)


@rule("5.7a")
def test_every_power_has_some_of_the_ten_colours() -> None:
    assert len(COLOURS) == 10
    assert all(power.colours for found in every() for power in found.powers)
    used = {COLOURS[colour] for found in every() for power in found.powers for colour in power.colours}
    assert used == set(COLOURS)


@rule("5.7a", "5.7c")
def test_octavians_men_are_green_and_antonys_red() -> None:
    found = setting(8)
    stacks = {PLACE_IDS[stack.place]: stack for stack in found.powers[found.power("triumvirs")].stacks}
    colours = {place: [COLOURS[colour] for colour, _ in stack.coloured] for place, stack in stacks.items()}
    assert (colours["a3621"], colours["a3117"], colours["b4320"]) == (["green"], ["red"], ["green"])
    (bound,) = found.of(NeedsLeader)
    assert [found.leaders[leader].name for leader in bound.leaders] == ["Octavian", "Agrippa", "Salvidienus"]


@rule("5.7b")
def test_no_colour_has_more_units_of_a_type_than_its_maximum() -> None:
    for found in every():
        used = Counter(
            (colour, TYPE[kind]) for power in found.powers for stack in power.stacks
            for colour, own in stack.coloured for kind, number in own for _ in range(number) if CLASS[kind] != TRAIN
        )  # fmt: skip
        assert all(number <= BUILD[colour][type_] for (colour, type_), number in used.items()), found.id


def test_every_unit_of_a_set_up_has_a_colour_of_its_power() -> None:
    for found in every():
        for power in found.powers:
            for stack in power.stacks:
                assert {colour for colour, _ in stack.coloured} <= set(power.colours)
                own = sum((Counter(dict(units_)) for _, units_ in stack.coloured), Counter())
                assert own == Counter(dict(stack.units))


# ---- fewer players


def test_strabo_is_bid_for_when_three_play_marius_and_sulla() -> None:
    found = setting(3, 3)
    strabo = found.powers[found.power("strabo")]
    assert (strabo.kind, strabo.active, strabo.player) == (NEUTRAL, True, NONE)
    assert [found.powers[own[0]].id for own in found.seats] == ["sulla", "marius", "mithridates"]
    assert any(type(rule_).__name__ == "Bidding" for rule_ in found.specials)
    assert not any(type(rule_).__name__ == "Bidding" for rule_ in setting(3, 4).specials)


def test_the_turns_of_fewer_players_follow_the_first_of_their_powers() -> None:
    assert setting(9, 5).order == (0, 2, 3, 1, 4)
    assert setting(9, 4).order == (0, 2, 1, 3)


def test_two_brothers_alone_leave_the_east_to_nobody() -> None:
    found = setting(27, 2)
    constantius = found.powers[found.power("constantius")]
    assert (constantius.kind, constantius.stacks, constantius.provinces) == (OUT, (), ())
    assert PROVINCE_BY_ID["syria"] in found.unowned
    assert found.power("constantius") not in romans(found)


def test_odenathus_is_the_client_of_gallienus_when_three_play() -> None:
    found = setting(20, 3)
    palmyra = found.powers[found.power("palmyra")]
    assert (palmyra.kind, palmyra.patron, palmyra.player) == (CLIENT, found.power("gallienus"), 0)


def test_nobody_plays_a_scenario_with_a_number_it_is_not_for() -> None:
    with pytest.raises(ValueError, match="not for 3 players"):
        setting(1, 3)


# ---- reading


def test_months_cross_from_before_christ_to_after() -> None:
    first = Month.of("January AD 1")
    assert str(Month(first - 1)) == "December 1 BC"
    assert [(m.year, m.month) for m in (Month(first - 1), first)] == [(-1, 12), (1, 1)]
    with pytest.raises(ValueError, match="no month"):
        Month.of("Ides 44 BC")


def test_a_row_for_each_of_several_powers_is_a_row_for_every_one() -> None:
    found = setting(5)
    last = [win for win in found.victory if win.when == "at-once"]
    assert [found.powers[win.powers[0]].id for win in last] == ["caesar", "pompey", "crassus", "senate"]
    assert [win.needs[0].by for win in last] == [win.powers[0] for win in last]  # type: ignore[union-attr]


def test_names_of_regions_stand_for_their_provinces() -> None:
    found = setting(4)
    spain = [need for win in found.victory for need in win.needs if isinstance(need, Holds) and need.least == 3]
    assert [PROVINCE_IDS[p] for p in spain[0].of] == ["tarraconensis", "baetica", "lusitania", "gallaecia"]


def test_the_first_turn_of_the_gallic_revolt_is_winter() -> None:
    (season,) = setting(1).of(FixedSeason)
    assert (str(season.month), season.season) == ("November 53 BC", "winter")


def test_a_rule_applies_from_a_month_to_another_and_for_numbers_of_players() -> None:
    (truce,) = (rule_ for rule_ in setting(6).specials if type(rule_).__name__ == "Truce")
    assert truce.applies(Month.of("December 50 BC"), 2)
    assert not truce.applies(Month.of("January 49 BC"), 2)
    raid = next(rule_ for rule_ in read_scenario(2).row.special if type(rule_).__name__ == "Solitaire")
    assert not raid.applies(Month.of("May 67 BC"), 2)


def test_every_condition_special_rule_and_outcome_is_used_by_some_scenario() -> None:
    rows = [read_scenario(head.number).row for head in SCENARIOS]
    used = Counter(type(part) for row in rows for part in _parts((*row.special, *row.victory)))
    assert all(used[kind] for union in (Condition, Special, Outcome) for kind in get_args(union))
    assert used[Win] > 200


def test_some_units_are_better_than_the_rest_of_their_power() -> None:
    found = setting(6)
    assert units(found, "pompey", "a2324")["20-10-a"] == 3
    assert units(found, "pompey", "b3921")["20-10-b"] == 2


def test_units_of_no_rating_are_the_same_kind_for_every_power() -> None:
    stacks = [stack for found in every() for power in found.powers for stack in power.stacks]
    light = KIND_BY_ID["m6-16"]
    assert any(light == kind for stack in stacks for kind, _ in stack.units)
    assert NONE not in {kind for stack in stacks for kind, _ in stack.units}


@pytest.mark.parametrize("head", SCENARIOS, ids=lambda head: head.id)
def test_rules_hold_plain_numbers_that_a_position_can_keep(head: Any) -> None:
    def named(value: Any) -> list[Any]:
        if isinstance(value, (Power, Leader, Province, Place, City)):
            return [value]
        inner = value if isinstance(value, tuple) else ()
        if isinstance(value, msgspec.Struct):
            inner = tuple(getattr(value, name) for name in value.__struct_fields__)
        return [one for part in inner for one in named(part)]

    assert named(setting(head.number)) == []
