"""What victory and special rules of scenarios ask about the position: every kind of condition, once true, once not."""

from __future__ import annotations

from typing import get_args

import pytest

from games.imperium.builder import Table, position
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import City, Leader, Month, Place, Power, Region
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.triggers import Trigger
from romanum.games.imperium.rules.common.control import cities_in
from romanum.games.imperium.rules.common.powers import make_client
from romanum.games.imperium.rules.common.sieges import begin_siege, end_siege
from romanum.games.imperium.rules.special import conditions
from romanum.games.imperium.rules.special.chronicle import (
    note_look,
    note_payment,
    note_rebellion,
    note_sack,
    note_sack_of_province,
    rule_called,
)
from romanum.games.imperium.rules.special.conditions import Scope, all_hold, holds
from romanum.games.imperium.rules.special.victory_progress import part_of
from romanum.games.imperium.state.position import ABSENT, ACTIVE, MAJOR, NOBODY, ROMAN, USURPERS
from rules import rule


def power(t: Table, name: str) -> Power:
    return Power(t.g.setting.power(name))


def leader(t: Table, name: str) -> Leader:
    return Leader(t.leader(name))


def region(*names: str) -> Region:
    return Region(sorted(PROVINCE_BY_ID[name] for name in names))


def city(name: str) -> City:
    return City(CITY[name])


def give(t: Table, name: str, *provinces: str) -> None:
    """Provinces are a power's with all their cities."""
    for one in provinces:
        t.g.lord[PROVINCE_BY_ID[one]] = power(t, name)
        for number in cities_in(t.g, PROVINCE_BY_ID[one]):
            t.g.city_of[number] = power(t, name)


def test_every_kind_of_condition_is_worked_out() -> None:
    assert set(conditions._KINDS) == set(get_args(Condition))


# ---- Provinces and cities


def test_who_holds_provinces_holds_all_that_are_named_or_as_many_as_asked() -> None:
    t = position(scenario=3)
    by, asked = power(t, "sulla"), region("macedonia", "asia", "galatia")
    give(t, "mithridates", "macedonia", "asia", "galatia")
    give(t, "sulla", "macedonia", "asia")
    assert not holds(t.g, c.Holds(by=by, of=asked))
    assert holds(t.g, c.Holds(by=by, of=asked, least=2))
    assert not holds(t.g, c.Holds(by=by, of=asked, least=3))
    assert not holds(t.g, c.Holds(by=by, of=asked, below=2))
    give(t, "sulla", "galatia")
    assert holds(t.g, c.Holds(by=by, of=asked))
    number = t.g.lord.count(by)
    assert holds(t.g, c.Holds(by=by, least=number))
    assert not holds(t.g, c.Holds(by=by, least=number + 1))


@pytest.mark.parametrize("province", ["aegyptus", "iberia", "moesia-inferior", "galatia"])
def test_a_king_with_nothing_but_four_provinces_has_no_other_wherever_it_is(province: str) -> None:
    """25, scenario 3: Sulla's row of the end."""
    t = position(scenario=3)
    king = t.power("mithridates")
    own = tuple(PROVINCE_BY_ID[name] for name in ("bithynia-pontus", "cappadocia", "colchis", "chersonesus"))
    row = next(row for row in t.g.setting.victory if "nothing but" in row.text)
    nothing_else = next(need for need in row.needs if isinstance(need, c.Holds))
    assert set(nothing_else.but) == set(own)
    t.g.lord[:] = [king if number in own else NOBODY for number in range(len(t.g.lord))]
    assert holds(t.g, nothing_else)
    t.g.lord[PROVINCE_BY_ID[province]] = king
    assert not holds(t.g, nothing_else)


def test_provinces_of_clients_count_where_a_condition_says_so() -> None:
    t = position(scenario=37)
    by = power(t, "majorian")
    give(t, "burgundians", "lugdunensis")
    make_client(t.g, power(t, "burgundians"), by)
    assert holds(t.g, c.Holds(by=by, of=region("lugdunensis"), clients=True))
    assert not holds(t.g, c.Holds(by=by, of=region("lugdunensis")))


def test_cities_are_counted_by_name_province_capital_and_strength() -> None:
    t = position(scenario=13)
    by, whose = power(t, "dacia"), power(t, "trajan")
    t.g.city_of[CITY["roma"]] = whose
    assert holds(t.g, c.Cities(by=whose, of=(city("roma"),)))
    t.g.city_of[CITY["roma"]] = by
    assert not holds(t.g, c.Cities(by=whose, of=(city("roma"),)))
    capitals = c.Cities(by=by, first_held_by=whose, capitals=True, least=1)
    t.g.city_of[:] = [-1 if owner == by else owner for owner in t.g.city_of]
    assert not holds(t.g, capitals)
    t.g.city_of[CITY["thessalonica"]] = by
    assert holds(t.g, capitals)
    t.g.city_of[CITY["thessalonica"]] = whose
    t.g.city_of[CITY["edessa"]] = by  # no city of Trajan's at the start
    assert not holds(t.g, capitals)


def test_only_cities_that_are_strong_enough_count() -> None:
    t = position(scenario=33)
    by = power(t, "alaric")
    asked = c.Cities(by=by, strength=4, least=2)
    t.g.city_of[CITY["roma"]] = t.g.city_of[CITY["constantinople"]] = by
    assert holds(t.g, asked)
    t.g.city_of[CITY["constantinople"]] = power(t, "arcadius")
    t.g.city_of[CITY["genua"]] = by
    assert not holds(t.g, asked)


def test_a_city_that_is_no_more_counts_for_nobody() -> None:
    t = position(scenario=33)
    by = power(t, "stilicho")
    t.g.city_of[CITY["roma"]] = t.g.city_of[CITY["ravenna"]] = by
    assert holds(t.g, c.Cities(by=by, within=region("italia"), of=(city("roma"), city("ravenna")), least=2))
    t.g.razed |= 1 << CITY["roma"]
    assert not holds(t.g, c.Cities(by=by, of=(city("roma"), city("ravenna")), least=2))


def test_a_power_has_kept_what_it_began_with_but_for_so_many() -> None:
    t = position(scenario=36)
    by, east = power(t, "west"), power(t, "east")
    own = [p for p, lord in enumerate(t.g.home) if lord == by]
    for province in own[:2]:
        t.g.lord[province] = east
    assert holds(t.g, c.Kept(by=by, lost=2))
    t.g.lord[own[2]] = east
    assert not holds(t.g, c.Kept(by=by, lost=2))
    assert holds(t.g, c.Kept(by=by, lost=0, within=Region(own[3:])))


def test_change_counts_from_the_start() -> None:
    t = position(scenario=27)
    by, other = power(t, "constans"), power(t, "constantine2")
    assert not holds(t.g, c.Change(by=by, least=1))
    assert not holds(t.g, c.Change(by=other, below=0))
    taken = t.g.home.index(other)
    t.g.lord[taken] = by
    assert holds(t.g, c.Change(by=by, least=1))
    assert holds(t.g, c.Change(by=other, below=0))


def test_twice_as_many_provinces_as_at_the_start() -> None:
    t = position(scenario=25)
    by = power(t, "maxentius")
    own = t.g.home.count(by)
    others = [p for p, lord in enumerate(t.g.home) if lord not in (by, -1)]
    for province in others[: own - 1]:
        t.g.lord[province] = by
    assert not holds(t.g, c.Multiple(by=by, times=2))
    t.g.lord[others[own]] = by
    assert holds(t.g, c.Multiple(by=by, times=2))


def test_no_rival_has_more_than_half_as_many() -> None:
    t = position(scenario=16)
    by, rival = power(t, "severus"), power(t, "niger")
    t.g.lord[:] = [-1] * len(t.g.lord)
    for province in range(4):
        t.g.lord[province] = by
    for province in range(10, 12):
        t.g.lord[province] = rival
    assert holds(t.g, c.NoRivalAbove(by=by, percent=50))
    t.g.lord[12] = rival
    assert not holds(t.g, c.NoRivalAbove(by=by, percent=50))
    t.g.lord[13] = power(t, "albinus")
    t.g.lord[12] = -1
    assert holds(t.g, c.NoRivalAbove(by=by, percent=50))


def test_a_fort_that_is_a_city_is_taken_when_it_is_the_takers() -> None:
    t = position({"b4512": "decebalus 1 20-8-c fort 2"}, scenario=13)
    asked = c.Taken(by=power(t, "trajan"), at=Place(PLACE["b4512"]))
    assert not holds(t.g, asked)
    taken = position({"b4512": "trajan 1 20-10-b fort 2"}, scenario=13)
    assert holds(taken.g, asked)
    founded = position(scenario=13)
    founded.g.founded = (PLACE["b4512"], int(power(t, "trajan")))
    assert holds(founded.g, asked)
    in_city = c.Taken(by=power(t, "trajan"), at=Place(CITY_PLACE[CITY["thessalonica"]]))
    assert holds(taken.g, in_city)


def test_took_counts_provinces_that_were_anothers() -> None:
    t = position(scenario=26)
    by, other = power(t, "licinius"), power(t, "constantine")
    asked = c.Took(by=by, whose=other, least=1)
    assert not holds(t.g, asked)
    t.g.lord[t.g.home.index(other)] = by
    assert holds(t.g, asked)
    assert not holds(t.g, c.Took(by=by, whose=other, least=1, within=Region((t.g.home.index(by),))))


def test_a_siege_is_remembered() -> None:
    t = position(scenario=41)
    now, ever = c.Besieged(city=city("ctesiphon")), c.Besieged(city=city("ctesiphon"), ever=True)
    assert not holds(t.g, ever)
    begin_siege(t.g, CITY_PLACE[CITY["ctesiphon"]])
    assert holds(t.g, now)
    end_siege(t.g, CITY_PLACE[CITY["ctesiphon"]])
    assert holds(t.g, ever)
    assert not holds(t.g, now)


def test_plundered_cities_count_once_and_with_their_province() -> None:
    t = position(scenario=21)
    goths = power(t, "goths")
    note_sack(t.g, goths, CITY["thessalonica"])
    note_sack(t.g, goths, CITY["thessalonica"])
    assert holds(t.g, c.Plundered(by=goths, of=(city("thessalonica"),)))
    assert not holds(t.g, c.Plundered(by=goths, least=2))
    province = PROVINCE_BY_ID["macedonia"]
    note_sack_of_province(t.g, goths, province)
    assert holds(t.g, c.Plundered(by=goths, least=len(cities_in(t.g, province))))
    assert not holds(t.g, c.Plundered(by=power(t, "gaul"), least=1))


def test_grain_rebellions_are_counted_by_city() -> None:
    t = position(scenario=9)
    asked = c.GrainRebellions(city=city("roma"), least=2)
    note_rebellion(t.g, CITY["roma"])
    assert not holds(t.g, asked)
    note_rebellion(t.g, CITY["roma"])
    assert holds(t.g, asked)


# ---- powers


def test_a_power_that_went_over_to_another_counts_as_dissolved() -> None:
    t = position(scenario=3)
    asked = c.Dissolved(power=power(t, "sulla"))
    assert not holds(t.g, asked)
    t.g.dissolved = 1 << power(t, "sulla")
    assert holds(t.g, asked)
    t.g.dissolved = 0
    t.g.standing[power(t, "sulla")] = ABSENT
    assert holds(t.g, asked)


def test_the_last_imperator_may_have_partners_of_his_side() -> None:
    t = position(scenario=31)
    by, beside = power(t, "theodosius"), power(t, "valentinian")
    asked = c.LastImperator(by=by, beside=(beside,))
    assert not holds(t.g, asked)
    t.g.standing[power(t, "maximus")] = ABSENT
    assert holds(t.g, asked)
    assert not holds(t.g, c.LastImperator(by=by))


def test_whoever_is_no_roman_faction_does_not_stand_in_the_way() -> None:
    t = position(scenario=9)
    for name in ("antony", "sextus", "lepidus"):
        t.g.standing[power(t, name)] = ABSENT
    assert holds(t.g, c.LastImperator(by=power(t, "octavian")))
    assert t.g.standing[power(t, "parthia")] != ABSENT


@rule("28.1a", "25.2b")
@pytest.mark.parametrize(("players", "alone"), [(3, True), (5, False)])
def test_nobody_stands_in_his_own_way(players: int, alone: bool) -> None:
    """With three players Octavian's has Lepidus too; with five somebody else has him."""
    t = position(scenario=9, players=players)
    for name in ("antony", "sextus"):
        t.g.standing[power(t, name)] = ABSENT
    assert holds(t.g, c.LastImperator(by=power(t, "octavian"))) is alone


@rule("2.5")
def test_a_single_light_unit_is_units_that_stand_there() -> None:
    """Scenario 26: the Goths are Licinius' when anything of Constantine's stands in Moesia Inferior."""
    board = {"b5014": "constantine 1 4-12"}
    asked = next(rule.needs for rule in setting(26).of(Trigger) if rule.id == "goths")
    assert all_hold(position(board, scenario=26).g, asked)
    assert not all_hold(position({}, scenario=26).g, asked)


@rule("28.1a", "44.1a")
def test_a_usurper_stands_in_the_way_like_any_roman_faction() -> None:
    t = position(scenario=9)
    for name in ("antony", "sextus", "lepidus"):
        t.g.standing[power(t, name)] = ABSENT
    t.g.standing[USURPERS], t.g.bond[USURPERS], t.g.origin[USURPERS] = ACTIVE, MAJOR, ROMAN
    asked = c.LastImperator(by=power(t, "octavian"))
    assert not holds(t.g, asked)
    assert (part_of(t.g, asked).have, part_of(t.g, asked).need) == (3, 4)
    t.g.standing[USURPERS] = ABSENT
    assert holds(t.g, asked)


def test_a_dissolved_power_has_no_morale() -> None:
    t = position(scenario=3, morale={"sulla": 39})
    asked = c.Morale(of=power(t, "sulla"), below=40)
    assert holds(t.g, asked)
    t.g.morale[power(t, "sulla")] = 40
    assert not holds(t.g, asked)
    t.g.dissolved = 1 << power(t, "sulla")
    assert holds(t.g, asked)


def test_more_is_more_than_each_and_not_as_much() -> None:
    t = position(
        scenario=5, players=5, morale={"caesar": 90, "pompey": 80, "crassus": 80, "the-senate": 90, "parthia": 99}
    )
    asked = c.More(by=power(t, "caesar"), what="morale")
    assert not holds(t.g, asked)
    t.g.morale[power(t, "caesar")] = 91
    assert holds(t.g, asked)
    assert not holds(t.g, c.More(by=power(t, "caesar"), what="morale", than=(power(t, "parthia"),)))
    provinces = c.More(by=power(t, "caesar"), what="provinces", than=(power(t, "crassus"),))
    give(t, "crassus", "asia", "syria")
    t.g.lord[:] = [lord if lord == power(t, "crassus") else -1 for lord in t.g.lord]
    assert not holds(t.g, provinces)
    number = t.g.lord.count(power(t, "crassus"))
    free = [province for province, lord in enumerate(t.g.lord) if lord == -1]
    for province in free[:number]:
        t.g.lord[province] = power(t, "caesar")
    assert not holds(t.g, provinces)
    t.g.lord[free[number]] = power(t, "caesar")
    assert holds(t.g, provinces)


def test_ties_share_the_highest_score_of_taxes_and_capitals() -> None:
    t = position(scenario=25)
    names = ("constantine", "maxentius", "severus", "galerius", "daia")
    t.g.lord[:] = [-1] * len(t.g.lord)
    t.g.city_of[:] = [-1] * len(t.g.city_of)
    asked = {name: c.Score(by=power(t, name), tax=1, capital=5) for name in names}
    assert all(holds(t.g, one) for one in asked.values())
    t.g.city_of[CITY["roma"]] = power(t, "maxentius")
    assert [name for name in names if holds(t.g, asked[name])] == ["maxentius"]
    t.g.lord[PROVINCE_BY_ID["asia"]] = power(t, "daia")
    assert [name for name in names if holds(t.g, asked[name])] == ["daia"]


def test_sums_are_counted_by_payer_and_rule() -> None:
    t = position(scenario=36)
    east, rule = power(t, "east"), rule_called(t.g, "tribute")
    few = c.Paid(by=east, rule="tribute", below=3)
    for _ in range(2):
        note_payment(t.g, rule, east)
    note_payment(t.g, rule, power(t, "west"))
    assert holds(t.g, few)
    note_payment(t.g, rule, east)
    assert not holds(t.g, few)


# ---- what has happened, and joins


def test_a_trigger_has_happened_and_was_looked_at() -> None:
    t = position(scenario=14)
    rule = rule_called(t.g, "jews")
    assert not holds(t.g, c.Happened(rule="jews"))
    assert not holds(t.g, c.LookedAt(), Scope(rule=rule))
    note_look(t.g, rule)
    t.g.fired |= 1 << rule
    assert holds(t.g, c.Happened(rule="jews"))
    assert holds(t.g, c.LookedAt(), Scope(rule=rule))


def test_a_month_is_reached() -> None:
    t = position(scenario=26, month="March AD 323")
    asked = c.Reached(month=Month.of("April AD 323"))
    assert not holds(t.g, asked)
    t.g.month += 1
    assert holds(t.g, asked)


def test_otherwise_and_unwon_look_at_the_rows_above() -> None:
    t = position(scenario=38)
    odoacer, zeno = power(t, "odoacer"), power(t, "zeno")
    assert holds(t.g, c.Otherwise())
    assert not holds(t.g, c.Otherwise(), Scope(met=(zeno,)))
    assert holds(t.g, c.Unwon(by=(odoacer,)), Scope(met=(zeno,)))
    assert not holds(t.g, c.Unwon(by=(odoacer,)), Scope(met=(odoacer, zeno)))


def test_all_any_and_none() -> None:
    t = position(scenario=26, month="April AD 323")
    yes, no = c.Reached(month=Month.of("April AD 323")), c.Reached(month=Month.of("May AD 323"))
    assert holds(t.g, c.Every(of=(yes, yes)))
    assert not holds(t.g, c.Every(of=(yes, no)))
    assert holds(t.g, c.Either(of=(yes, no)))
    assert not holds(t.g, c.Either(of=(yes, no), least=2))
    assert holds(t.g, c.Never(of=(no, no)))
    assert not holds(t.g, c.Never(of=(no, yes)))
