"""Chapters 0 and 1, and what other chapters say of pieces, events, stratagems and numbers."""

from collections import Counter

import pytest

from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    BARBARIAN_UNIT,
    BT,
    BU,
    CAPITAL_ZONE,
    CC,
    CO,
    CP,
    CUP,
    DIOCESE_HALF,
    ENTRY,
    ENTRY_ZONE,
    EVENT,
    EVENTS,
    FRANCI_SALII,
    GENERIC,
    GUARD_PF,
    HALF,
    IS_LEADER,
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
    ORIGIN,
    PA,
    PA_HOME,
    PF,
    PIECE,
    PIECES,
    PM,
    QU,
    ROMAN_ORIGIN,
    SAFE,
    STRATAGEM,
    STRATAGEMS,
    TABLES,
    THEODOSIAN,
    TRIBAL,
    TRIBE,
    TRIBE_COUNT,
    TRIBES,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_TRIBE,
    UNITS,
    VS,
    deadly_roll,
)
from rules import rule


def tribes_of(nationality: str) -> set[str]:
    return {tribe.name for t, tribe in enumerate(TRIBES) if NATIONALITIES[NATIONALITY[t]] == nationality}


def of_kind(*kinds: int) -> list[int]:
    return [n for n, kind in enumerate(KIND) if kind in kinds]


# ---- 0, 1.1: dice and nationalities


@rule("0.1")
def test_every_sum_of_a_d6_and_a_d10_that_runs_from_0_to_9_has_an_event() -> None:
    sums = {six + ten for six in range(1, 7) for ten in range(10)}
    assert {event.sum for event in EVENTS} == sums == set(range(1, 16))


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


@rule("1.2a")
def test_the_leaders_of_463_have_the_values_of_the_example() -> None:
    severus, leo, genseric = PIECE["libius-severus"], PIECE["leo-i"], PIECE["gensericus"]
    assert [CP[severus], CP[leo], VS[severus], VS[leo], VS[genseric]] == [1, 4, 1, 3, 4]


@rule("1.2b")
def test_romans_are_theodosian_barbarian_or_plain() -> None:
    named = {origin: {LEADERS[n].id for n in range(LEADER_COUNT) if ORIGIN[n] == origin} for origin in (0, 1, 2)}
    assert named[THEODOSIAN] == {"honorius", "valentinianus-iii", "arcadius", "theodosius-ii"}
    assert {"stilicho", "ricimer", "aspar", "odoacer"} <= named[BARBARIAN_ORIGIN]
    assert {"aetius", "dux-raetiae"} <= named[ROMAN_ORIGIN]


@rule("1.2.1b", "1.2.1c")
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


@rule("3.3.1b")
def test_generic_romans_have_an_area_of_their_half_and_never_a_death_roll() -> None:
    generic = [n for n in range(LEADER_COUNT) if GENERIC[n] and LEADER_TRIBE[n] < 0]
    assert len(generic) == 15
    for leader in generic:
        assert HALF[ENTRY_ZONE[leader]] == LEADER_HALF[leader]
        assert deadly_roll(leader, 476) == SAFE


def test_historical_leaders_come_in_a_year_and_are_in_danger_later() -> None:
    honorius = PIECE["honorius"]
    assert ENTRY[honorius] == 405
    assert [deadly_roll(honorius, year) for year in (417, 418, 423, 428)] == [SAFE, 9, 6, 3]


def test_the_franci_salii_are_minor_until_chlodio_comes_and_have_no_generic_leader() -> None:
    franks = [n for n in range(LEADER_COUNT) if LEADER_TRIBE[n] == FRANCI_SALII]
    assert not MAJOR[FRANCI_SALII]
    assert min(franks, key=lambda leader: ENTRY[leader]) == PIECE["chlodio"]
    assert not any(GENERIC[leader] for leader in franks)


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


@rule("1.3.1a")
def test_some_palatini_are_mostly_barbarian() -> None:
    marked = {UNITS[n].id for n in of_kind(PA) if BARBARIAN_UNIT[n]}
    assert marked == {"comites-alani", "cornuti-seniores", "brachiati-seniores", "scola-scutariorum", "comites-taifali"}


@rule("1.3.1b")
def test_frontier_guards_and_field_armies_have_a_diocese_and_the_others_none() -> None:
    for n in range(len(UNITS)):
        assert (UNIT_DIOCESE[n] >= 0) == (KIND[n] in (LI, CO))
        if UNIT_DIOCESE[n] >= 0:
            assert UNIT_HALF[n] == DIOCESE_HALF[UNIT_DIOCESE[n]]


@rule("3.3.2b")
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


@pytest.mark.parametrize("tribe", ["armenia", "bagaudes"])
def test_armenia_and_the_bagaudes_have_one_unit(tribe: str) -> None:
    assert UNIT_TRIBE.count(TRIBE[tribe]) == 1


# ---- 6: stratagems


def test_53_counters_are_in_the_cup() -> None:
    assert len(CUP) == 53
    assert set(CUP) == set(range(len(STRATAGEMS)))


def test_seven_kinds_are_roman_twelve_barbarian_and_twelve_mixed() -> None:
    assert Counter(kind.camp for kind in STRATAGEMS) == {"roman": 7, "barbarian": 12, "mixed": 12}


@pytest.mark.parametrize(
    ("kind", "phases"),
    [("tribute", "E"), ("pope", "F"), ("rex", "C"), ("initiative", "B"), ("fleet", "E"), ("rebellion", "C")],
)
def test_the_phases_of_a_stratagem(kind: str, phases: str) -> None:
    assert STRATAGEMS[STRATAGEM[kind]].phases == phases


@pytest.mark.parametrize("kind", ["augusta-orientalis", "augusta-occidentalis"])
def test_an_augusta_is_played_in_c_or_e_and_by_our_ruling_in_b(kind: str) -> None:
    counter = STRATAGEMS[STRATAGEM[kind]]
    assert (counter.printed, counter.phases) == ("CE", "BCE")


def test_two_kinds_leave_the_game_once_played() -> None:
    assert {kind.id for kind in STRATAGEMS if kind.removed} == {"pope", "three-major-tribe-uprisings"}


def test_tribute_costs_one_point_or_three_and_says_so() -> None:
    tribute = STRATAGEMS[STRATAGEM["tribute"]]
    assert (tribute.numbers["minor"], tribute.numbers["major"]) == (1, 3)
    assert "1 PV" in tribute.text
    assert "3 PV" in tribute.text


# ---- 6, 9, 10: numbers


def test_five_stratagems_may_be_kept_and_a_lost_fleet_stays_out_five_turns() -> None:
    assert (TABLES.hand.most, TABLES.fleets.turns_lost) == (5, 5)


def test_victory_points() -> None:
    points = TABLES.victory
    assert (points.battle_pf, points.battle, points.attila) == (25, 1, 5)
    assert (points.pax_romana, points.roma, points.regnum) == (5, 5, 5)


def test_double_is_decisive_and_five_times_complete() -> None:
    assert (TABLES.victory.decisive, TABLES.victory.complete) == (2, 5)
