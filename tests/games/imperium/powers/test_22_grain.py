"""Chapters 22, 27.1.4 and 33: wheat for the imperial capital, and capitals that rise for bread."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.board.masks import bits
from romanum.games.imperium.data.charts import EFFICIENCY
from romanum.games.imperium.data.cities import CITIES_OF, CITY, CONSTANTINOPLE, ROMA
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.battle.fight import ASSAULT
from romanum.games.imperium.rules.battle.odds import of_attack
from romanum.games.imperium.rules.common.control import city_strength, exists, take_city
from romanum.games.imperium.rules.common.donatives import can_matter
from romanum.games.imperium.rules.common.powers import majors, minors
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.naval.segments import fleets_of, minors_of
from romanum.games.imperium.rules.powers.grain import has_grain, hungry_capitals, rebels_up_to, symbols, wheat
from romanum.games.imperium.rules.turn.month_end import EndOfPlayerTurn
from romanum.games.imperium.state.errands import GrainCheck, LookForWinners, Reckoning
from romanum.games.imperium.state.forces import add, stacks_at
from romanum.games.imperium.state.marks import CUTS_GRAIN
from romanum.games.imperium.state.position import INACTIVE, NOBODY, REBELS, ROMAN
from romanum.games.imperium.state.rosters import LETTER, fleets
from rules import rule

FLEET = LETTER[KIND_BY_ID["18-30-b"]]
WORTH = 20
"""The morale value of Roma in scenario 6."""


def rome(board: dict[str, str] | None = None, wheat_of: tuple[str, ...] = (), **fields: object) -> Table:
    """Caesar holds Roma and the cities of some Provinces, Pompey all others; it is the second month."""
    t = position(board or {}, scenario=6, **fields)  # type: ignore[arg-type]
    t.g.month = t.g.first_month + 1
    caesar, pompey = t.power("caesar"), t.power("pompey")
    own = {city for name in wheat_of for city in CITIES_OF[PROVINCE_BY_ID[name]]} | {ROMA}
    t.g.city_of[:] = [
        (caesar if city in own else pompey) if exists(t.g, city) else NOBODY for city in range(len(t.g.city_of))
    ]
    return t.stop_at(LookForWinners)


def holding(t: Table, *cities: str) -> Table:
    for city in cities:
        t.g.city_of[CITY[city]] = t.power("caesar")
    return t


# ---- wheat


@rule("22.2", "22.1")
def test_five_symbols_keep_the_capital_quiet() -> None:
    """Aegyptus has four; with Sicilia there are enough."""
    t = rome(wheat_of=("aegyptus",))
    assert wheat(t.g, t.seat("caesar"), ROMA) == 4
    assert rebels_up_to(t.g, t.seat("caesar"), ROMA) > 0
    t = rome(wheat_of=("aegyptus", "sicilia"))
    assert wheat(t.g, t.seat("caesar"), ROMA) >= 5
    t.push(GrainCheck())
    assert not t.events("grain")
    assert city_strength(t.g, ROMA) == 10


@rule("22.2.1a")
def test_half_of_its_cities_give_a_player_the_grain_of_a_province() -> None:
    """Sicilia has three cities: one is too few. The player counts, with clients and all his powers."""
    sicilia = PROVINCE_BY_ID["sicilia"]
    t = holding(rome(), "messana")
    assert not has_grain(t.g, t.seat("caesar"), sicilia)
    assert has_grain(t.g, t.seat("pompey"), sicilia)
    holding(t, "lilybaeum")
    assert has_grain(t.g, t.seat("caesar"), sicilia)
    t.g.city_of[CITY["messana"]] = t.power("numidia")
    t.g.city_of[CITY["syracusae"]] = t.power("numidia")
    assert has_grain(t.g, t.seat("pompey"), sicilia)


@rule("22.2.1a")
def test_exactly_half_is_enough() -> None:
    """Of the two cities of Cyprus each has one."""
    t = position(scenario=6, cities={"paphos": "caesar", "salamis": "pompey"})
    assert [has_grain(t.g, t.seat(name), PROVINCE_BY_ID["cyprus"]) for name in ("caesar", "pompey")] == [True, True]


@rule("22.2.2b")
def test_the_grain_of_others_counts_where_they_grant_it() -> None:
    """22.2.1b: Pompey lets Caesar have his."""
    t = rome()
    assert wheat(t.g, t.seat("caesar"), ROMA) == 0
    t.g.grain = tuple(1 << t.seat("caesar") if seat == t.seat("pompey") else 0 for seat in range(6))
    assert wheat(t.g, t.seat("caesar"), ROMA) >= 5


@rule("33.1a")
def test_in_late_times_other_provinces_feed_constantinople() -> None:
    t = position(scenario=35)
    names = ("chersonesus", "aegyptus", "africa-proconsularis", "sicilia", "baetica", "sardinia")
    assert [symbols(t.g, PROVINCE_BY_ID[name], CONSTANTINOPLE) for name in names] == [4, 2, 2, 2, 0, 0]
    early = position(scenario=6)
    assert [symbols(early.g, PROVINCE_BY_ID[name], ROMA) > 0 for name in names] == [False, True, True, True, True, True]


@rule("33.1b")
def test_only_constantinople_eats_then() -> None:
    t = position(scenario=35)
    romans = [p for p in range(len(t.g.setting.powers)) if t.g.origin[p] == 0 and t.g.standing[p] == 2]
    t.g.capitals = 1 << ROMA | 1 << CONSTANTINOPLE
    t.g.city_of[ROMA] = t.g.city_of[CONSTANTINOPLE] = romans[0]
    assert hungry_capitals(t.g) == [CONSTANTINOPLE]


@rule("22.1", "33.1a", "33.1b")
@pytest.mark.parametrize(("scenario", "alone"), [(26, False), (27, True), (32, True), (33, False), (34, True)])
def test_wherever_constantinople_is_a_capital_it_alone_eats(scenario: int, alone: bool) -> None:
    """In scenario 25 it is none yet; in scenario 33 the notes tell how Roma and Ravenna are fed."""
    t = position(scenario=scenario)
    for city in bits(t.g.capitals):
        t.g.city_of[city] = next(p for p in majors(t.g) if t.g.origin[p] == ROMAN)
    assert (hungry_capitals(t.g) == [CONSTANTINOPLE]) is alone
    assert (symbols(t.g, PROVINCE_BY_ID["aegyptus"], CONSTANTINOPLE) == 2) is alone


# ---- the check


@rule("22.2.2a")
def test_only_romans_check_for_grain() -> None:
    t = rome()
    assert hungry_capitals(t.g) == [ROMA]
    t.g.city_of[ROMA] = t.power("parthia")
    assert hungry_capitals(t.g) == []


@rule("22.2.2a")
def test_a_besieged_capital_is_checked_with_wheat_enough() -> None:
    board = {"a3621": "caesar inside 1 4-12 | pompey 3 20-10-a"}
    t = rome(board, wheat_of=("aegyptus", "sicilia")).roll(3).push(GrainCheck())
    assert [event.facts["limit"] for event in t.events("grain")] == [2]
    assert t.holder("roma") == "caesar"


@rule("22.2.2b")
@pytest.mark.parametrize(("provinces", "limit"), [((), 5), (("aegyptus",), 1)])
def test_the_table_tells_by_wheat_which_dice_are_a_rebellion(provinces: tuple[str, ...], limit: int) -> None:
    quiet = rome(wheat_of=provinces).roll(limit + 1).push(GrainCheck())
    assert quiet.holder("roma") == "caesar"
    risen = rome(wheat_of=provinces).roll(limit).push(GrainCheck())
    assert risen.holder("roma") == "capital-rebels"


# ---- rebellions


def rising(board: dict[str, str] | None = None) -> Table:
    return rome(board).roll(1).push(GrainCheck())


@rule("22.2.3a", "22.2.3b")
def test_two_unseasoned_bands_hold_the_capital_and_its_owner_despairs() -> None:
    t = rising()
    assert t["a3621"] == "capital-rebels 2 4-12-new"
    assert t.g.morale[t.power("caesar")] == 100 - WORTH - 10
    assert city_strength(t.g, ROMA) == 2
    assert t.lord("italia") == "pompey"


@rule("22.2.3e", "5.6a")
def test_the_province_of_a_capital_in_revolt_stays_its_lords_whatever_else_is_taken_there() -> None:
    t = rome()
    italia, caesar = PROVINCE_BY_ID["italia"], t.power("caesar")
    t.g.lord[italia] = caesar
    t.g.city_of[ROMA] = REBELS
    take_city(t.g, CITY["brundisium"], caesar, "16.1a")
    assert t.g.lord[italia] == caesar


@rule("22.2.3b")
def test_its_strength_is_whole_again_once_the_old_owner_has_it() -> None:
    t = rising()
    t.g.city_of[ROMA] = t.power("caesar")
    t.push(Reckoning())
    assert city_strength(t.g, ROMA) == 10


@rule("22.2.3c")
@pytest.mark.parametrize(("answer", "besieged"), [("yes", True), ("no", False)])
def test_the_owners_units_stand_outside_and_may_besiege_the_rebels(answer: str, besieged: bool) -> None:
    t = rising({"a3621": "caesar 2 20-10-a"})
    assert t.asked == ("caesar",)
    t.play("caesar", answer)
    assert is_besieged(t.g, t.g.at[t.stack("caesar", "a3621")]) is besieged
    inside = "inside " if besieged else ""
    assert t["a3621"] == f"caesar 2 20-10-a | capital-rebels {inside}2 4-12-new"


@rule("22.2.3d")
def test_a_besieged_capital_falls_to_the_besieger() -> None:
    """The defenders are lost; city and rebels are Pompey's."""
    t = rising({"a3621": "caesar inside 2 20-10-a | pompey 3 20-10-a"})
    assert t.holder("roma") == "pompey"
    assert t["a3621"] == "pompey 3 20-10-a 2 4-12-new"
    assert t.is_sound()


@rule("22.2.3a")
@pytest.mark.parametrize(("legion", "chart"), [("20-10-a", 1), ("20-10-b", 0), ("20-10-c", -1)])
def test_rebels_fight_as_cer_b_and_have_no_morale(legion: str, chart: int) -> None:
    """Caesar, 95 points more or not, attacks them; nobody is asked for donatives against them."""
    t = rising({"a3621": f"caesar 2 {legion}"}).play("caesar", "no")
    for morale in (95, 1):
        t.g.morale[t.power("caesar")] = morale
        (case,) = [case for case in of_attack(t.g, t.seat("caesar"), PLACE["a3621"]) if case.mode == ASSAULT]
        found = {change.rule: change.value for change in case.forecast.reckoned.modifiers}
        assert found.get("14.4.3a", 0) == EFFICIENCY[1 - chart][1]
        assert "19.3" not in found
    t.g.treasury[t.power("caesar")] = 50
    assert not can_matter(t.g, t.power("caesar"), REBELS)


@rule("22.2.3e")
def test_rebels_neither_move_nor_attack() -> None:
    t = rising()
    assert t.g.standing[REBELS] == INACTIVE
    assert not any(REBELS in minors(t.g, player) for player in (0, 1))
    assert t.g.chief[REBELS] == t.seat("pompey")


@rule("22.2.3e", "28.1c")
def test_nobody_gains_morale_by_a_capital_in_revolt_not_even_who_decides_for_its_rebels() -> None:
    t = rising()
    before = t.g.morale[t.power("pompey")]
    t.push(EndOfPlayerTurn(t.seat("pompey")))
    assert t.g.morale[t.power("pompey")] == before


@rule("22.2.3e", "22.2.3f")
def test_another_faction_that_enters_has_capital_and_rebels_and_checks_from_then_on() -> None:
    t = rising()
    before = t.g.morale[t.power("pompey")]
    add(t.g, t.power("pompey"), PLACE["a3621"], LETTER[KIND_BY_ID["4-12"]])
    t.push(Reckoning())
    assert t.holder("roma") == "pompey"
    assert "capital-rebels" not in t["a3621"]
    assert t.g.morale[t.power("pompey")] == before + WORTH
    assert hungry_capitals(t.g) == [ROMA]
    assert city_strength(t.g, ROMA) == 2


# ---- pirates


def pirates(ships: int, aboard: str = "", winter: bool = True) -> Table:
    """In winter the pirates lie off Syracusae, too far from Egypt; Sulla holds Roma and Sicilia."""
    t = position({"b4226": f"pirates {ships} 18-30-b{aboard}"}, scenario=3, cities={"roma": "sulla"}, winter=winter)
    t.g.month = t.g.first_month + 1
    return t.stop_at(LookForWinners)


@rule("27.1.4a")
def test_two_pirate_fleets_cut_off_a_symbol_of_a_province_in_reach() -> None:
    t = pirates(2).roll(6).push(GrainCheck())
    sicilia = PROVINCE_BY_ID["sicilia"]
    before = symbols(t.g, sicilia, ROMA)
    assert t.asked == ("mithridates",)
    assert "cut-grain sicilia 2" in t.offered("mithridates")
    assert not any(move.startswith("cut-grain aegyptus") for move in t.offered("mithridates"))
    t.play("mithridates", "cut-grain sicilia 2")
    assert symbols(t.g, sicilia, ROMA) == before - 1
    assert symbols(t.g, sicilia, CONSTANTINOPLE) == before


@rule("27.1.4a")
def test_one_fleet_alone_cuts_off_nothing_and_each_lies_before_one_province() -> None:
    t = pirates(1).roll(6).push(GrainCheck())
    sicilia = PROVINCE_BY_ID["sicilia"]
    before = symbols(t.g, sicilia, ROMA)
    t.play("mithridates", "cut-grain sicilia 1")
    assert symbols(t.g, sicilia, ROMA) == before
    assert t.g.blockaded_grain == (sicilia, 1)


@rule("27.1.4a")
def test_fleets_that_lie_together_may_cut_off_the_grain_of_several_provinces() -> None:
    t = pirates(5, winter=False).roll(6, 6, 6).push(GrainCheck())
    sicilia, sardinia = PROVINCE_BY_ID["sicilia"], PROVINCE_BY_ID["sardinia"]
    before = symbols(t.g, sicilia, ROMA), symbols(t.g, sardinia, ROMA)
    t.play("mithridates", "cut-grain sicilia 2", "cut-grain sardinia 2")
    assert (symbols(t.g, sicilia, ROMA), symbols(t.g, sardinia, ROMA)) == (before[0] - 1, before[1] - 1)
    assert "cut-grain sardinia 2" not in t.offered("mithridates")
    t.play("mithridates", "pass")
    free = [t.g.units[stack] for stack in fleets_of(t.g, t.seat("pirates"), minors_of(t.seat("pirates")))]
    assert [fleets(units) for units in free] == [1]


@rule("27.1.4b", "27.1.1c")
def test_a_crew_stays_aboard_the_fleet_that_is_free_to_sail() -> None:
    t = pirates(2, " aboard 1 4-12").roll(6, 6).push(GrainCheck()).play("mithridates", "cut-grain sicilia 1", "pass")
    assert "pirates 1 4-12 1 18-30-b" in t["b4226"]
    assert [t.g.units[stack] for stack in stacks_at(t.g, PLACE["b4226"]) if t.g.mark[stack] & CUTS_GRAIN] == [FLEET]
