"""Chapters 0 and 1, 3.1, and what other chapters say of components: map, pieces, tables, events and stratagems."""

from collections import Counter
from itertools import pairwise

import pytest

from romanum.games.ultimus.components import (
    ARMENIA,
    ATTACKER,
    BARBARIAN_ORIGIN,
    BARBARIAN_UNIT,
    BT,
    BU,
    CAPITAL_ZONE,
    CARTHAGO,
    CC,
    CO,
    COAST,
    CODES,
    COLUMNS,
    COMBAT_RESULT,
    CONSTANTINOPOLIS,
    COST,
    CP,
    CUP,
    DEFENDER,
    DIOCESE,
    DIOCESE_HALF,
    DIOCESE_NEIGHBOURS,
    DIOCESE_ZONES,
    DIOCESES,
    DISTANCE,
    EAST_CAPITALS,
    EASTERN_OUTSIDE,
    ENTRY,
    ENTRY_ZONE,
    EVENT,
    EVENTS,
    FLEET_BASE,
    FRANCI_SALII,
    FROM_HOME_MOST,
    GENERIC,
    GREAT_RIVER,
    GUARD_PF,
    HALF,
    HALF_LOSS,
    HOME_ZONES,
    HUNNI,
    IS_LEADER,
    ISLANDS,
    KIND,
    KINDS,
    LEADER_COUNT,
    LEADER_HALF,
    LEADER_TRIBE,
    LEADERS,
    LI,
    MAJOR,
    MAY_BE_REGNUM,
    NATIONALITIES,
    NATIONALITY,
    NAVIGABLE,
    NEIGHBOURS,
    ORIGIN,
    ORIGIN_OF,
    PA,
    PA_HOME,
    PF,
    PIECE,
    PIECES,
    PM,
    PORT,
    QU,
    RAVENNA,
    REFUGES,
    ROMA,
    ROMAN_ORIGIN,
    ROWS,
    SAFE,
    SEA_LINKS,
    SEAS,
    SEAS_OF,
    STRAIT,
    STRATAGEM,
    STRATAGEMS,
    TABLES,
    THEODOSIAN,
    TOWN,
    TRIBAL,
    TRIBE,
    TRIBE_COUNT,
    TRIBES,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_TRIBE,
    UNITS,
    VS,
    WEST_CAPITALS,
    ZONE,
    ZONE_COUNT,
    ZONE_IDS,
    ZONES,
    A,
    E,
    R,
    column_of,
    deadly_roll,
    row_of,
)
from rules import rule


def tribes_of(nationality: str) -> set[str]:
    return {tribe.name for t, tribe in enumerate(TRIBES) if NATIONALITIES[NATIONALITY[t]] == nationality}


def towns(zones: tuple[int, ...]) -> set[str]:
    return {ZONES[zone].town for zone in zones}


def of_kind(*kinds: int) -> list[int]:
    return [n for n, kind in enumerate(KIND) if kind in kinds]


def way(*zones: str) -> int:
    return sum(COST[ZONE[a]][ZONE[b]] for a, b in pairwise(zones))


# ---- 0, 1.1: dice and nationalities


@rule("0.1", "2.D.e")
def test_every_sum_of_a_d6_and_a_d10_that_runs_from_0_to_9_has_an_event() -> None:
    sums = {six + ten for six in range(1, 7) for ten in range(10)}
    assert {event.sum for event in EVENTS} == sums == set(range(1, 16))


@rule("2.D.e")
def test_an_event_is_found_under_its_sum() -> None:
    assert [EVENTS[total - 1].id for total in (1, 15)] == ["earthquake", "sign-in-the-sky"]
    assert all(EVENTS[EVENT[event.id] - 1] is event for event in EVENTS)


@rule("1.1a")
@pytest.mark.parametrize(
    ("nationality", "names"),
    [
        ("iranian", {"Alani", "Iberia", "Persae"}),
        ("celt", {"Bagaudes", "Picti", "Scotti"}),
        ("thraco-phrygian", {"Armenia"}),
        ("hamite-semite", {"Austuriani", "Blemyes", "Ghassanides", "Lakmides", "Mauri"}),
        ("hun", {"Hunni"}),
    ],
)
def test_tribes_of_a_nationality(nationality: str, names: set[str]) -> None:
    assert tribes_of(nationality) == names


@rule("1.1a")
def test_eleven_tribes_are_german_and_all_pieces_are_roman_or_of_a_tribe() -> None:
    assert len(tribes_of("german")) == 11
    assert all((half < 0) != (tribe < 0) for half, tribe in zip(LEADER_HALF, LEADER_TRIBE, strict=True))


# ---- 1.2: leaders


@rule("1.2a")
def test_leaders_have_command_value_bonus_and_capacity() -> None:
    stilicho = PIECE["stilicho"]
    assert (CC[stilicho], VS[stilicho], BT[stilicho], CP[stilicho]) == (7, 4, (3, 3), 3)


@rule("1.2a", "2.B.a", "2.D.a")
def test_the_leaders_of_463_have_the_values_of_the_example() -> None:
    severus, leo, genseric = PIECE["libius-severus"], PIECE["leo-i"], PIECE["gensericus"]
    assert [CP[severus], CP[leo], VS[severus], VS[leo], VS[genseric]] == [1, 4, 1, 3, 4]


@rule("1.2b")
def test_romans_are_theodosian_barbarian_or_plain() -> None:
    named = {origin: {LEADERS[n].id for n in range(LEADER_COUNT) if ORIGIN[n] == origin} for origin in (0, 1, 2)}
    assert named[THEODOSIAN] == {"honorius", "valentinianus-iii", "arcadius", "theodosius-ii"}
    assert {"stilicho", "ricimer", "aspar", "odoacer"} <= named[BARBARIAN_ORIGIN]
    assert {"aetius", "dux-raetiae"} <= named[ROMAN_ORIGIN]


@rule("1.2.1b", "1.2.1c", "4.5.3a")
def test_the_major_tribes_are_the_two_with_pax_romana_and_those_with_rex_on_the_back() -> None:
    rex = {"burgondi", "franci-salii", "ostrogothi", "vandali", "visigothi"}
    assert {tribe.id for tribe, may in zip(TRIBES, MAY_BE_REGNUM, strict=True) if may} == rex
    led = {TRIBES[tribe].id for tribe in LEADER_TRIBE if tribe >= 0}
    assert led == rex | {"persae", "hunni"}


@rule("1.2.2", "1.3.2")
@pytest.mark.parametrize(
    ("piece", "pm"),
    [
        ("aetius", 4),
        ("dux-raetiae", 4),
        ("attila", 4),
        ("limitanei-valli", 3),
        ("comitatenses-galliae-1", 3),
        ("hunni-a", 3),
        ("comites-alani", 4),
        ("buccellarii-3pf-1", 4),
    ],
)
def test_leaders_palatini_and_guards_have_four_pm_and_others_three(piece: str, pm: int) -> None:
    assert PM[PIECE[piece]] == pm


@rule("3.3.1b", "3.3.1c")
def test_generic_romans_have_an_area_of_their_half_and_never_a_death_roll() -> None:
    generic = [n for n in range(LEADER_COUNT) if GENERIC[n] and LEADER_TRIBE[n] < 0]
    assert len(generic) == 15
    for leader in generic:
        assert HALF[ENTRY_ZONE[leader]] == LEADER_HALF[leader]
        assert deadly_roll(leader, 476) == SAFE


@rule("2.D.g", "3.3.1a")
def test_historical_leaders_come_in_a_year_and_are_in_danger_later() -> None:
    honorius = PIECE["honorius"]
    assert ENTRY[honorius] == 405
    assert [deadly_roll(honorius, year) for year in (417, 418, 423, 428)] == [SAFE, 9, 6, 3]


@rule("4.1a", "4.2.1a")
def test_the_franci_salii_are_minor_until_chlodio_comes_and_have_no_generic_leader() -> None:
    franks = [n for n in range(LEADER_COUNT) if LEADER_TRIBE[n] == FRANCI_SALII]
    assert not MAJOR[FRANCI_SALII]
    assert min(franks, key=lambda leader: ENTRY[leader]) == PIECE["chlodio"]
    assert not any(GENERIC[leader] for leader in franks)


@rule("4.1a", "4.2.1a")
def test_every_major_tribe_has_historical_leaders_and_one_generic_and_other_tribes_have_none() -> None:
    for tribe in range(TRIBE_COUNT):
        generic = [GENERIC[n] for n in range(LEADER_COUNT) if LEADER_TRIBE[n] == tribe]
        if MAJOR[tribe]:
            assert sum(generic) == 1 < len(generic)
        elif tribe != FRANCI_SALII:
            assert not generic


# ---- 1.3: units


@rule("1.3")
def test_a_reduced_unit_is_weaker() -> None:
    for piece in range(LEADER_COUNT, len(PIECES)):
        assert PF[piece][0] > PF[piece][1] > 0
        assert QU[piece][0] >= QU[piece][1]
        assert BT[piece][0] >= BT[piece][1]


@rule("1.3")
def test_leaders_come_first_among_the_pieces_and_have_no_strength() -> None:
    assert [IS_LEADER.index(False), len(UNITS), len(PIECES)] == [LEADER_COUNT, 125, LEADER_COUNT + 125]
    assert all(PF[leader] == (0, 0) for leader in range(LEADER_COUNT))


@rule("1.3.1a")
def test_roman_units_are_of_four_kinds() -> None:
    count = Counter(KINDS[kind] for kind in KIND)
    assert sum(count[kind] for kind in ("LI", "CO", "PA", "BU")) == 66
    assert count["tribal"] == 59
    assert all((kind == TRIBAL) == (tribe >= 0) for kind, tribe in zip(KIND, UNIT_TRIBE, strict=True))


@rule("1.3.1a", "6.3n")
def test_some_palatini_are_mostly_barbarian() -> None:
    marked = {UNITS[n].id for n in of_kind(PA) if BARBARIAN_UNIT[n]}
    assert marked == {"comites-alani", "cornuti-seniores", "brachiati-seniores", "scola-scutariorum", "comites-taifali"}


@rule("1.3.1b")
def test_frontier_guards_and_field_armies_have_a_diocese_and_the_others_none() -> None:
    for n in range(len(UNITS)):
        assert (UNIT_DIOCESE[n] >= 0) == (KIND[n] in (LI, CO))
        if UNIT_DIOCESE[n] >= 0:
            assert UNIT_HALF[n] == DIOCESE_HALF[UNIT_DIOCESE[n]]


@rule("3.2.3a", "3.3.2b", "9.3.2a")
def test_palatini_have_a_capital_of_their_half_as_home() -> None:
    for n in range(len(UNITS)):
        assert (PA_HOME[n] >= 0) == (KIND[n] == PA)
        if KIND[n] == PA:
            assert CAPITAL_ZONE[PA_HOME[n]]
            assert HALF[PA_HOME[n]] == UNIT_HALF[n]


@rule("3.2.4b")
@pytest.mark.parametrize(("cc", "pf"), [(0, 0), (1, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_the_guard_of_a_leader_depends_on_his_command(cc: int, pf: int) -> None:
    assert GUARD_PF[cc] == pf


@rule("3.2.4b")
def test_there_are_guards_of_every_size() -> None:
    assert Counter(PF[LEADER_COUNT + n][0] for n in of_kind(BU)) == {2: 2, 3: 3, 4: 1}


@rule("4.4.2b", "6.2o")
@pytest.mark.parametrize("tribe", ["armenia", "bagaudes"])
def test_armenia_and_the_bagaudes_have_one_unit(tribe: str) -> None:
    assert UNIT_TRIBE.count(TRIBE[tribe]) == 1


# ---- 3.1: the empire


@rule("3.1.1a")
def test_seven_dioceses_are_western_and_five_eastern_with_numbered_areas() -> None:
    assert [DIOCESE_HALF.count(half) for half in (0, 1)] == [7, 5]
    assert {DIOCESES[d] for d, half in enumerate(DIOCESE_HALF) if half} == {
        *("moesiae", "thracia", "asia", "pontica", "oriens")
    }
    for diocese, zones in enumerate(DIOCESE_ZONES):
        assert {ZONE_IDS[zone] for zone in zones} == {f"{DIOCESES[diocese]}-{n + 1}" for n in range(len(zones))}


@rule("3.1.1a")
def test_67_of_99_areas_are_inside_the_empire() -> None:
    assert (ZONE_COUNT, sum(half >= 0 for half in HALF)) == (99, 67)
    assert all((half >= 0) == (diocese >= 0) for half, diocese in zip(HALF, DIOCESE, strict=True))


@rule("3.1.2a")
def test_four_capitals_are_western_and_two_eastern() -> None:
    assert towns(WEST_CAPITALS) == {"Arelate", "Mediolanum", "Ravenna", "Roma"}
    assert towns(EAST_CAPITALS) == {"Constantinopolis", "Antiochia"}


@rule("3.1.2a")
def test_ports_and_capitals_count_as_towns() -> None:
    assert all(TOWN[zone] for zone in range(ZONE_COUNT) if PORT[zone] or CAPITAL_ZONE[zone])
    assert not TOWN[ZONE["galliae-4"]]


@rule("3.4.2a", "3.4.2e")
def test_carthago_is_africa_4_and_roma_is_italia_5() -> None:
    assert (ZONE_IDS[CARTHAGO], ZONE_IDS[ROMA]) == ("africa-4", "italia-5")


@rule("8.2.2a", "8.2.2e")
def test_the_refuges_are_ravenna_and_constantinopolis() -> None:
    assert REFUGES == (RAVENNA, CONSTANTINOPOLIS)


# ---- 3.4.2: seas


@rule("3.4.2a")
def test_the_fleets_lie_at_carthago_and_constantinopolis() -> None:
    assert FLEET_BASE == (CARTHAGO, CONSTANTINOPOLIS)
    assert all(PORT[base] for base in FLEET_BASE)


@rule("3.4.2d")
def test_fleets_sail_the_internum_mare_and_the_pontus_and_no_other_sea() -> None:
    assert [SEAS[sea] for sea in NAVIGABLE] == [
        *("mare-internum-occidentale", "mare-internum-orientale", "pontus-euxinus")
    ]
    assert NAVIGABLE == (0, 1, 2)
    assert all(link in NAVIGABLE for sea in NAVIGABLE for link in SEA_LINKS[sea])


@rule("3.4.2e")
def test_carthago_and_italia_4_lie_on_the_same_western_sea() -> None:
    assert {CARTHAGO, RAVENNA} <= set(COAST[SEAS.index("mare-internum-occidentale")])


@rule("3.4.2e")
def test_coasts_know_their_seas() -> None:
    for sea, coast in enumerate(COAST):
        assert coast == tuple(zone for zone in range(ZONE_COUNT) if SEAS_OF[zone] >> sea & 1)


@rule("3.4.2e")
def test_islands_have_no_borders_but_a_port_on_a_sea_for_fleets() -> None:
    assert {ZONES[zone].name for zone in ISLANDS} == {"Sardinia et Corsica", "Creta", "Cyprus"}
    assert all(PORT[zone] and any(SEAS_OF[zone] >> sea & 1 for sea in NAVIGABLE) for zone in ISLANDS)


# ---- 3.6.3: neighbouring dioceses


@rule("3.6.3d")
def test_britanniae_is_next_to_galliae_over_the_strait_and_to_nothing_else() -> None:
    assert DIOCESE_NEIGHBOURS[DIOCESES.index("britanniae")] == (DIOCESES.index("galliae"),)


@rule("3.6.3d")
def test_dioceses_of_the_other_half_do_not_count() -> None:
    near = {DIOCESES[d] for d in DIOCESE_NEIGHBOURS[DIOCESES.index("pannoniae")]}
    assert near == {"italia"}


# ---- 4.1: homes


@rule("4.1b")
def test_visigothi_franci_salii_and_ghassanides_have_no_home_outside_the_empire() -> None:
    homeless = {tribe.id for tribe, homes in zip(TRIBES, HOME_ZONES, strict=True) if not homes}
    assert homeless == {"visigothi", "franci-salii", "ghassanides", "bagaudes"}


@rule("4.1b")
def test_homes_lie_outside_the_empire_and_know_their_tribe() -> None:
    for tribe, homes in enumerate(HOME_ZONES):
        assert all(HALF[home] < 0 and ORIGIN_OF[home] == tribe for home in homes)
    assert ORIGIN_OF[ZONE["gaetulia"]] == -1


@rule("4.3g", "9.4j")
def test_the_hunni_can_come_as_far_as_galliae_5() -> None:
    assert min(DISTANCE[home][ZONE["galliae-5"]] for home in HOME_ZONES[HUNNI]) <= FROM_HOME_MOST


@rule("4.3e")
def test_west_of_the_mauri_lies_an_area_without_a_tribe() -> None:
    assert any(HALF[z] < 0 and ORIGIN_OF[z] < 0 for z in NEIGHBOURS[ZONE["mauri"]])


# ---- 7: borders


@rule("7.2a")
def test_borders_go_both_ways_at_the_same_cost() -> None:
    for zone, near in enumerate(NEIGHBOURS):
        assert tuple(COST[zone]) == near
        assert all(COST[there][zone] == cost for there, cost in COST[zone].items())


@rule("7.2a")
def test_a_step_without_river_or_strait_costs_one() -> None:
    assert way("italia-4", "italia-5") == 1


@rule("7.2b")
def test_from_the_ostrogothi_over_the_danuvius_to_thracia_1_costs_two() -> None:
    assert way("ostrogothi", "thracia-1") == 2
    assert GREAT_RIVER[ZONE["ostrogothi"]][ZONE["thracia-1"]]


@rule("7.2b")
def test_the_nile_is_no_great_river() -> None:
    assert way("oriens-7", "oriens-8") == 1


@rule("7.2c")
@pytest.mark.parametrize("pair", [("britanniae-2", "galliae-1"), ("thracia-3", "pontica-1"), ("italia-6", "italia-7")])
def test_a_strait_costs_one_more(pair: tuple[str, str]) -> None:
    assert way(*pair) == 2
    assert STRAIT[ZONE[pair[0]]][ZONE[pair[1]]]


@rule("7.2d")
@pytest.mark.parametrize(
    "pair", [("galliae-7", "britanniae-2"), ("saxones", "britanniae-2"), ("scotti", "britanniae-3")]
)
def test_three_long_straits_cost_two_more_both_ways(pair: tuple[str, str]) -> None:
    assert way(*pair) == way(*reversed(pair)) == 3


@rule("7.3a")
def test_aetius_needs_four_pm_from_the_alamanni_to_galliae_1() -> None:
    assert way("alamanni", "franci-orientales", "saxones", "galliae-1") == 4


@rule("7.3a")
def test_the_three_areas_of_the_picti_lie_one_behind_the_other() -> None:
    assert [DISTANCE[ZONE["britanniae-1"]][ZONE[f"picti-{n}"]] for n in (1, 2, 3)] == [1, 2, 3]


@rule("7.3b")
def test_eight_eastern_areas_outside_are_exempt() -> None:
    owners = Counter(TRIBES[ORIGIN_OF[zone]].id for zone in range(ZONE_COUNT) if EASTERN_OUTSIDE[zone])
    assert owners == {"persae": 6, "armenia": 1, "iberia": 1}


@rule("3.2.2d")
def test_the_alamanni_touch_the_west_and_the_gepidae_do_not() -> None:
    west = {tribe: any(HALF[z] == 0 for z in NEIGHBOURS[ZONE[tribe]]) for tribe in ("alamanni", "gepidae")}
    assert west == {"alamanni": True, "gepidae": False}


@rule("4.4.2c")
def test_armenia_has_one_home_with_neighbours_on_both_sides_of_the_border() -> None:
    (home,) = HOME_ZONES[ARMENIA]
    assert {HALF[near] for near in NEIGHBOURS[home]} == {1, -1}


# ---- 8: the Combat Table


STEPS = ["ER", "EQ", "AR", "AQ", "AH", "AT", "TA", "HA", "QA", "RA", "QE", "RE"]
"""Results from worst to best for the attacker: T, H, Q for three quarters, half, a quarter."""


def step(row: int, column: int) -> int:
    attacker, defender, _ = COMBAT_RESULT[row][column]
    return STEPS.index("EARQHT"[attacker] + "EARQHT"[defender])


@rule("8.3b")
def test_55_against_37_is_rounded_to_5_to_4() -> None:
    assert COLUMNS[column_of(55, 37)] == (5, 4)


@rule("8.3b")
@pytest.mark.parametrize(
    ("attack", "defence", "ratio"),
    [(56, 37, (3, 2)), (10, 10, (1, 1)), (9, 10, (4, 5)), (1, 10, (1, 3)), (99, 1, (4, 1)), (8, 2, (4, 1))],
)
def test_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, ratio: tuple[int, int]) -> None:
    assert COLUMNS[column_of(attack, defence)] == ratio


@rule("6.2j", "6.3k")
def test_the_top_row_is_nine_or_more_and_the_bottom_row_two_or_less() -> None:
    assert (ROWS[0], ROWS[-1]) == (2, 9)
    assert [row_of(die) for die in (-2, 2, 9, 12)] == [0, 0, len(ROWS) - 1, len(ROWS) - 1]


@rule("8.3b")
def test_better_odds_are_never_worse_for_the_attacker() -> None:
    for row in range(len(ROWS)):
        steps = [step(row, column) for column in range(len(COLUMNS))]
        assert steps == sorted(steps)


@rule("8.3b")
def test_a_higher_die_is_never_worse_for_the_attacker() -> None:
    for column in range(len(COLUMNS)):
        steps = [step(row, column) for row in range(len(ROWS))]
        assert steps == sorted(steps)


@rule("8.4.1a", "8.4.2a", "8.4.2b", "8.4.2d")
def test_the_loser_is_eliminated_or_reduced_and_the_winner_loses_a_fraction_or_nothing() -> None:
    for row in COMBAT_RESULT:
        for attacker, defender, winner in row:
            won, lost = (attacker, defender) if winner == ATTACKER else (defender, attacker)
            assert lost in (E, A)
            assert won not in (E, A)


@rule("8.4.2a", "8.4.2b", "8.4.2c", "8.4.2d")
def test_every_code_occurs_and_both_sides_can_win() -> None:
    cells = [cell for row in COMBAT_RESULT for cell in row]
    assert {code for cell in cells for code in cell[:2]} == set(range(len(CODES)))
    assert {winner for *_, winner in cells} == {ATTACKER, DEFENDER}


@rule("8.4.2c")
def test_the_result_of_the_example_is_on_the_table() -> None:
    assert (HALF_LOSS, A, ATTACKER) in COMBAT_RESULT[row_of(7)]


@rule("8.4.1a")
def test_at_even_odds_the_attacker_wins_four_times_in_ten() -> None:
    even = column_of(10, 10)
    assert sum(COMBAT_RESULT[row_of(die)][even][2] == ATTACKER for die in range(10)) == 4


@rule("8.4.2d")
def test_r_and_e_are_the_extremes_of_the_table() -> None:
    assert COMBAT_RESULT[0][0] == (E, R, DEFENDER)
    assert COMBAT_RESULT[-1][-1] == (R, E, ATTACKER)


@rule("8.6.1")
def test_the_units_of_the_quality_example_exist() -> None:
    force = ("comitatenses-galliae-1", "comitatenses-galliae-2", "comites-alani", "comites-seniores")
    assert [QU[PIECE[unit]][0] for unit in force] == [1, 1, 3, 2]


# ---- 6: stratagems


@rule("2.A.a")
def test_53_counters_are_in_the_cup() -> None:
    assert len(CUP) == 53
    assert set(CUP) == set(range(len(STRATAGEMS)))


@rule("6a")
def test_seven_kinds_are_roman_twelve_barbarian_and_twelve_mixed() -> None:
    assert Counter(kind.camp for kind in STRATAGEMS) == {"roman": 7, "barbarian": 12, "mixed": 12}


@rule("6e")
@pytest.mark.parametrize(
    ("kind", "phases"),
    [("tribute", "E"), ("pope", "F"), ("rex", "C"), ("initiative", "B"), ("fleet", "E"), ("rebellion", "C")],
)
def test_the_phases_of_a_stratagem(kind: str, phases: str) -> None:
    assert STRATAGEMS[STRATAGEM[kind]].phases == phases


@rule("6.1d", "6.1e")
@pytest.mark.parametrize("kind", ["augusta-orientalis", "augusta-occidentalis"])
def test_an_augusta_is_played_in_c_or_e_and_by_our_ruling_in_b(kind: str) -> None:
    counter = STRATAGEMS[STRATAGEM[kind]]
    assert (counter.printed, counter.phases) == ("CE", "BCE")


@rule("6b", "6.1f", "6.2h")
def test_two_kinds_leave_the_game_once_played() -> None:
    assert {kind.id for kind in STRATAGEMS if kind.removed} == {"pope", "three-major-tribe-uprisings"}


@rule("6.1c")
def test_tribute_costs_one_point_or_three_and_says_so() -> None:
    tribute = STRATAGEMS[STRATAGEM["tribute"]]
    assert (tribute.numbers["minor"], tribute.numbers["major"]) == (1, 3)
    assert "1 PV" in tribute.text
    assert "3 PV" in tribute.text


# ---- 6, 9, 10: numbers


@rule("6d", "9.2a")
def test_five_stratagems_may_be_kept_and_a_lost_fleet_stays_out_five_turns() -> None:
    assert (TABLES.hand.most, TABLES.fleets.turns_lost) == (5, 5)


@rule("10.1a", "10.1b", "10.2e", "10.2g", "10.2j")
def test_victory_points() -> None:
    points = TABLES.victory
    assert (points.battle_pf, points.battle, points.attila) == (25, 1, 5)
    assert (points.pax_romana, points.roma, points.regnum) == (5, 5, 5)


@rule("10.3b")
def test_double_is_decisive_and_five_times_complete() -> None:
    assert (TABLES.victory.decisive, TABLES.victory.complete) == (2, 5)
