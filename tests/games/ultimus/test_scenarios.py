"""The scenarios: where every piece starts, for whom, and what each Tribe is (0.3, 2a, 3.3, 3.7.1, 4.2.2)."""

import pytest

import romanum
from romanum.games.ultimus.data.components import (
    ARMENIA,
    BAGAUDES,
    BU,
    CARTHAGO,
    CC,
    CO,
    CONSTANTINOPOLIS,
    CUP,
    ENTRY,
    GENERIC,
    GEPIDAE,
    GUARD_PF,
    HALF,
    HOME_ZONES,
    HUNNI,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    LI,
    MAJOR,
    OSTROGOTHI,
    PA_HOME,
    PF,
    PIECE,
    PIECE_COUNT,
    PIECES,
    RAVENNA,
    ROMA,
    SCENARIO,
    SCENARIOS,
    STRATAGEM,
    TOWN,
    TRIBE,
    TRIBE_COUNT,
    UNIT_TRIBE,
    VANDALI,
    ZONE,
    ZONE_IDS,
)
from romanum.games.ultimus.data.scenarios import CAMPS, STATUSES, Scenario
from rules import rule

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
PEACE, WAR, FOEDERATI, REVOLT, REGNUM = range(len(STATUSES))
ROMAN, BARBARIAN = range(len(CAMPS))


def named(scenario: str) -> Scenario:
    return SCENARIOS[SCENARIO[scenario]]


def where(scenario: Scenario) -> dict[str, str]:
    return {PIECES[placed.piece]: ZONE_IDS[placed.zone] for placed in scenario.placed}


def with_the_usurper(scenario: Scenario) -> set[str]:
    return {PIECES[placed.piece] for placed in (*scenario.placed, *scenario.stationed) if placed.cause}


def is_barbarian(scenario: Scenario, piece: int, cause: int) -> bool:
    tribe = LEADER_TRIBE[piece] if piece < LEADER_COUNT else UNIT_TRIBE[piece - LEADER_COUNT]
    return bool(cause) or (tribe >= 0 and tribe != ARMENIA and scenario.status[tribe] != FOEDERATI)


@rule("0.3a", "2a")
def test_a_turn_is_a_year() -> None:
    assert {scenario.id: (scenario.start, scenario.end, scenario.turns) for scenario in SCENARIOS} == {
        "scourge-of-god": (445, 453, 9),
        "radagaisus-and-alaric": (405, 410, 6),
        "tyrants-of-gaul": (407, 413, 7),
        "placidias-generals": (424, 435, 12),
        "maiorianus-and-genseric": (455, 463, 9),
        "last-emperors": (467, 476, 10),
        "campaign": (405, 476, 72),
    }


@every_scenario
def test_every_piece_is_in_one_place(scenario: Scenario) -> None:
    pieces = [placed.piece for placed in (*scenario.placed, *scenario.stationed)]
    pieces += [unit for unit, _ in scenario.guards]
    assert sorted([*pieces, *scenario.waiting, *scenario.gone]) == list(range(PIECE_COUNT))


@every_scenario
def test_there_are_two_augusti_on_the_map_and_nobody_holds_two_offices(scenario: Scenario) -> None:
    princes = [*scenario.augusti, *scenario.caesars, *scenario.usurpers]
    held = [prince for prince in princes if prince >= 0]
    assert min(scenario.augusti) >= 0
    assert len(held) == len(set(held))
    assert set(held) <= {placed.piece for placed in scenario.placed}


@every_scenario
def test_no_generic_leader_holds_an_office_and_only_usurpers_are_in_rebellion(scenario: Scenario) -> None:
    cause = {placed.piece: placed.cause for placed in scenario.placed}
    for half, usurper in enumerate(scenario.usurpers):
        assert usurper < 0 or cause[usurper] == 1 + half
    for prince in (*scenario.augusti, *scenario.caesars):
        assert prince < 0 or (not GENERIC[prince] and not cause[prince])


@every_scenario
def test_only_frontier_guards_and_field_armies_are_stationed_by_their_player(scenario: Scenario) -> None:
    assert {KIND[placed.piece - LEADER_COUNT] for placed in scenario.stationed} <= {LI, CO}
    assert all(placed.zone == -1 for placed in scenario.stationed)


@rule("3.3.2b")
def test_palatini_start_in_their_capitals_unless_the_scenario_places_them() -> None:
    scenario = named("scourge-of-god")
    at = where(scenario)
    assert at["herculiani-seniores"] == ZONE_IDS[PA_HOME[PIECE["herculiani-seniores"] - LEADER_COUNT]] == "italia-2"
    assert at["comites-alani"] == "viennensis-3"


@rule("3.3.2c", "3.2.4b")
@every_scenario
def test_guards_have_the_size_of_their_leaders_command(scenario: Scenario) -> None:
    for unit, leader in scenario.guards:
        assert KIND[unit - LEADER_COUNT] == BU
        assert PF[unit][0] == GUARD_PF[CC[leader]]


@every_scenario
def test_every_caesar_has_a_guard(scenario: Scenario) -> None:
    assert {caesar for caesar in scenario.caesars if caesar >= 0} <= {leader for _, leader in scenario.guards}


@rule("3.3.1b")
def test_generic_leaders_start_in_their_areas_or_elsewhere_in_their_diocese() -> None:
    assert where(named("radagaisus-and-alaric"))["magister-equitum-per-gallias"] == "galliae-2"
    assert where(named("tyrants-of-gaul"))["magister-equitum-per-gallias"] == "galliae-6"


@every_scenario
def test_nobody_is_on_the_map_before_his_year_or_waits_after_it(scenario: Scenario) -> None:
    assert all(ENTRY[p.piece] <= scenario.start for p in scenario.placed if p.piece < LEADER_COUNT)
    assert all(ENTRY[p] >= scenario.start for p in scenario.waiting if p < LEADER_COUNT)


def test_minor_tribes_at_peace_wait_off_the_map() -> None:
    scenario = named("radagaisus-and-alaric")
    alamanni = [LEADER_COUNT + n for n, tribe in enumerate(UNIT_TRIBE) if tribe == TRIBE["alamanni"]]
    assert scenario.status[TRIBE["alamanni"]] == PEACE
    assert set(alamanni) <= set(scenario.waiting)


def units_of(tribe: int) -> set[int]:
    return {LEADER_COUNT + n for n, own in enumerate(UNIT_TRIBE) if own == tribe}


@rule("4.2.2a", "4.2.2b")
@every_scenario
def test_no_unit_of_a_tribe_is_out_of_play(scenario: Scenario) -> None:
    placed = {p.piece for p in scenario.placed}
    for tribe in range(TRIBE_COUNT):
        asleep = scenario.status[tribe] == PEACE and not MAJOR[tribe] and tribe != ARMENIA
        assert units_of(tribe) <= (set(scenario.waiting) if asleep else placed)


@rule("4.2.2b")
@every_scenario
def test_major_tribes_are_on_the_map_and_at_home_if_at_peace(scenario: Scenario) -> None:
    for tribe in range(TRIBE_COUNT):
        zones = {
            p.zone for p in scenario.placed if p.piece >= LEADER_COUNT and UNIT_TRIBE[p.piece - LEADER_COUNT] == tribe
        }
        if MAJOR[tribe]:
            assert zones
        if scenario.status[tribe] == PEACE:
            assert zones <= set(HOME_ZONES[tribe])


@rule("4.1b")
@every_scenario
def test_foederati_are_inside_the_empire(scenario: Scenario) -> None:
    for placed in scenario.placed:
        if placed.piece >= LEADER_COUNT:
            tribe = UNIT_TRIBE[placed.piece - LEADER_COUNT]
            assert tribe < 0 or scenario.status[tribe] != FOEDERATI or HALF[placed.zone] >= 0


@every_scenario
def test_leaders_of_tribes_stand_with_a_unit_of_theirs(scenario: Scenario) -> None:
    units = {(UNIT_TRIBE[p.piece - LEADER_COUNT], p.zone) for p in scenario.placed if p.piece >= LEADER_COUNT}
    for placed in scenario.placed:
        if placed.piece < LEADER_COUNT and LEADER_TRIBE[placed.piece] >= 0:
            assert (LEADER_TRIBE[placed.piece], placed.zone) in units


@every_scenario
def test_the_camps_share_no_area_at_start(scenario: Scenario) -> None:
    areas: tuple[set[int], set[int]] = (set(), set())
    for placed in scenario.placed:
        areas[is_barbarian(scenario, placed.piece, placed.cause)].add(placed.zone)
    assert not areas[ROMAN] & areas[BARBARIAN]


@every_scenario
def test_armenia_always_has_its_unit_at_home(scenario: Scenario) -> None:
    assert where(scenario)["armenia-a"] == "armenia"
    assert scenario.status[ARMENIA] == PEACE


@every_scenario
def test_the_bagaudes_wait_for_their_stratagem(scenario: Scenario) -> None:
    assert PIECE["bagaudes-a"] in scenario.waiting
    assert scenario.status[BAGAUDES] == PEACE


@every_scenario
def test_a_regnum_has_a_king_in_a_town(scenario: Scenario) -> None:
    at = where(scenario)
    for tribe in range(TRIBE_COUNT):
        if scenario.king[tribe] >= 0:
            assert scenario.status[tribe] == REGNUM
            assert TOWN[scenario.capital[tribe]]
            assert at[PIECES[scenario.king[tribe]]] == ZONE_IDS[scenario.capital[tribe]]


def test_genseric_is_king_at_carthago_with_the_alani_as_allies() -> None:
    scenario = named("scourge-of-god")
    assert (scenario.king[VANDALI], scenario.capital[VANDALI]) == (PIECE["gensericus"], CARTHAGO)
    assert scenario.ally[TRIBE["alani"]] == VANDALI
    assert scenario.status[TRIBE["alani"]] == REGNUM


def test_ostrogothi_and_gepidae_are_subject_to_the_hunni_until_attila_is_dead() -> None:
    early, late = named("scourge-of-god"), named("maiorianus-and-genseric")
    assert [early.ally[tribe] for tribe in (OSTROGOTHI, GEPIDAE)] == [HUNNI, HUNNI]
    assert [late.ally[tribe] for tribe in (OSTROGOTHI, GEPIDAE)] == [-1, -1]


@pytest.mark.parametrize(("scenario", "camps"), [("campaign", (ROMAN, ROMAN)), ("scourge-of-god", (BARBARIAN, ROMAN))])
def test_whoever_holds_carthago_has_the_western_fleet(scenario: str, camps: tuple[int, int]) -> None:
    assert named(scenario).fleets == camps


def test_a_scenario_gives_the_initiative_of_its_first_turn() -> None:
    assert named("scourge-of-god").first_initiative == BARBARIAN
    assert named("last-emperors").first_initiative == ROMAN


@rule("3.7.1")
def test_in_407_all_britain_is_with_constantine_and_the_franci_are_apart() -> None:
    scenario = named("tyrants-of-gaul")
    at = where(scenario)
    followers = with_the_usurper(scenario)
    assert scenario.usurpers == (PIECE["constantinus-iii"], -1)
    assert {"gerontius", "comitatenses-britanniae-1", "limitanei-valli", "dux-britanniarum"} <= followers
    assert sorted(at[f"franci-salii-{letter}"] for letter in "abc") == ["galliae-1", "galliae-1", "galliae-5"]


def test_in_424_valentinian_waits_at_constantinopolis_with_an_escort_and_the_augusta() -> None:
    scenario = named("placidias-generals")
    assert scenario.augusti[0] == PIECE["valentinianus-iii"]
    assert where(scenario)["valentinianus-iii"] == where(scenario)["placidi-felices"] == ZONE_IDS[CONSTANTINOPOLIS]
    assert (scenario.escort, scenario.hand[ROMAN]) == (PIECE["ardaburius"], (STRATAGEM["augusta-occidentalis"],))


@rule("3.6.4a")
def test_in_424_john_has_troops_in_ravenna_and_roma_but_a_leader_in_ravenna_alone() -> None:
    rebels = [placed for placed in named("placidias-generals").placed if placed.cause]
    assert {RAVENNA, ROMA} <= {placed.zone for placed in rebels if placed.piece >= LEADER_COUNT}
    assert {RAVENNA, ROMA} & {placed.zone for placed in rebels if placed.piece < LEADER_COUNT} == {RAVENNA}


def test_the_placidi_felices_are_still_to_come_in_405() -> None:
    assert PIECE["placidi-felices"] in named("campaign").waiting


def test_the_campaign_begins_as_405_does_with_its_special_rules() -> None:
    short, campaign = named("radagaisus-and-alaric"), named("campaign")
    assert (campaign.placed, campaign.status, campaign.waiting) == (short.placed, short.status, short.waiting)
    assert {special.id for special in campaign.specials} == {"crossing-of-the-rhine", "purple-in-britain"}


def test_the_gold_of_the_senate_is_for_the_short_war_alone() -> None:
    short, campaign = named("radagaisus-and-alaric"), named("campaign")
    assert {special.id for special in short.specials} - {special.id for special in campaign.specials} == {"senate-pays"}


def test_special_rules_are_data_that_code_can_act_on() -> None:
    (bonus,) = named("last-emperors").special("end-bonus")
    assert (bonus.camp, bonus.zones, bonus.pv) == (BARBARIAN, (RAVENNA, ROMA), 10)
    (aid,) = named("placidias-generals").special("aid")
    assert (aid.year, aid.tribe, aid.leader, aid.units, aid.most) == (425, HUNNI, PIECE["aetius"], 2, 4)
    (purple,) = named("campaign").special("free-usurpation")
    assert (purple.year, purple.leader, purple.zone) == (406, PIECE["constantinus-iii"], ZONE["britanniae-2"])


@pytest.mark.parametrize(
    ("scenario", "year", "camp", "counters"),
    [
        ("radagaisus-and-alaric", 406, BARBARIAN, ("major-tribe-uprising", "three-minor-tribe-uprisings")),
        ("radagaisus-and-alaric", 407, ROMAN, ("tribute",)),
        ("maiorianus-and-genseric", 457, BARBARIAN, ("major-tribe-uprising",)),
        ("last-emperors", 468, ROMAN, ("fleet",)),
    ],
)
def test_history_brings_a_camp_stratagems(scenario: str, year: int, camp: int, counters: tuple[str, ...]) -> None:
    (gain,) = [special for special in named(scenario).special("gains") if special.year == year]
    assert (gain.camp, gain.stratagems) == (camp, tuple(STRATAGEM[counter] for counter in counters))


def test_the_text_of_a_special_rule_has_its_numbers() -> None:
    (bonus,) = named("last-emperors").special("end-bonus")
    assert "10 PV" in bonus.text


@rule("2.A.a", "6.2h")
@every_scenario
def test_every_stratagem_of_the_rulebook_is_in_the_cup_or_in_a_hand(scenario: Scenario) -> None:
    match = romanum.game("ultimus").new(scenario.id, seed=1)
    held = [kind for seat in (0, 1) for kind in match.position.stratagems(seat)]
    assert sorted([*match.position.cup(), *held]) == sorted(CUP)
    assert STRATAGEM["three-major-tribe-uprisings"] in match.position.cup()


def test_vandals_in_baetica_are_in_revolt_because_a_tribe_at_war_could_not_be_so_far_from_home() -> None:
    assert [named("placidias-generals").status[TRIBE[tribe]] for tribe in ("vandali", "alani", "suevi")] == [REVOLT] * 3
    assert named("tyrants-of-gaul").status[VANDALI] == WAR
