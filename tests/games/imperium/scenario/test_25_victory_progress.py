"""Chapter 25: how near everybody is to winning, for screens and bots."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.scenario.test_25_scenarios import hangs_on_others
from games.imperium.scenario_facts import begun, bring_about, versions
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CITIES_OF, CITY
from romanum.games.imperium.data.names import Power
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.scenario.victory import rows_met
from romanum.games.imperium.rules.special.victory_progress import goal_of, part_of, standings
from romanum.games.imperium.state.errands import LookForWinners
from romanum.games.imperium.state.position import DEAD
from rules import rule


@rule("25.1a")
@pytest.mark.parametrize(("number", "players"), versions())
def test_at_the_start_everybody_has_a_way_to_win_and_nobody_has_won(number: int, players: int) -> None:
    g = begun(number, players)
    found = standings(g)
    rows = g.setting.victory
    now = [at for at in rows_met(g, at_month_end=True, last=True) if rows[at].grade != "draw"]
    for seat, standing in enumerate(found):
        assert 0 <= standing.value < 1, seat
        assert standing.goals, seat
        leads = any(seat == g.setting.powers[power].player for at in now for power in rows[at].powers)
        # Ways to win that are looked at in December count for whoever leads, too.
        assert standing.leads or not leads
        assert all(0 <= part.near <= 1 for goal in standing.goals for part in goal.parts)


@rule("25.1a")
@pytest.mark.parametrize(("number", "players"), versions())
def test_what_is_met_is_as_near_as_can_be(number: int, players: int) -> None:
    for at, row in enumerate(begun(number, players).setting.victory):
        g = begun(number, players)
        if all(g.setting.powers[power].player < 0 for power in row.powers):
            continue
        before = goal_of(g, at, row)
        bring_about(g, *row.needs)
        after = goal_of(g, at, row)
        assert after.met
        assert after.near == 1.0
        assert before.near <= after.near
        assert hangs_on_others(row) or before.met or before.near < 1


@rule("25.1a")
@pytest.mark.parametrize(("rivals", "far"), [(0, -2), (-1, -2), (-1, -3), (-4, -9)])
def test_morale_below_zero_can_be_compared(rivals: int, far: int) -> None:
    """More than a rival whose morale is -1 is 0, and nothing is a part of that."""
    names = ("pompey", "crassus", "the-senate", "parthia")
    t = position(scenario=5, players=5, morale={"caesar": far, **dict.fromkeys(names, rivals)})
    asked = c.More(by=Power(t.power("caesar")), what="morale")
    behind = part_of(t.g, asked)
    assert not behind.met
    t.g.morale[t.power("caesar")] = rivals
    assert behind.near <= part_of(t.g, asked).near < 1


@rule("25.2a")
def test_the_winner_has_all_and_the_loser_nothing() -> None:
    t = position({"a2521": "caesar 1 20-10-a caesar"}, scenario=1)
    take_off(t.g, t.leader("caesar"), DEAD)
    t.push(LookForWinners())
    gauls = int(t.g.setting.powers[t.g.setting.power("gauls")].player)
    assert [standing.value for standing in standings(t.g)] == [float(seat == gauls) for seat in range(2)]


@rule("25.1a")
def test_every_city_on_the_way_to_a_province_counts() -> None:
    t = position(scenario=10, lords={"aegyptus": "cleopatra", "asia": "antony", "syria": "antony"})
    octavian = t.power("octavian")
    row = next(at for at, row in enumerate(t.g.setting.victory) if "Aegyptus" in row.text)

    def near(table: Table) -> float:
        return goal_of(table.g, row, table.g.setting.victory[row]).near

    for name in ("aegyptus", "asia", "syria"):
        for city in CITIES_OF[PROVINCE_BY_ID[name]]:
            if exists(t.g, city):
                t.g.city_of[city] = t.power("antony")
    steps = [near(t)]
    t.g.city_of[CITY["alexandria"]] = octavian
    steps.append(near(t))
    t.g.lord[PROVINCE_BY_ID["asia"]] = octavian
    steps.append(near(t))
    t.g.lord[PROVINCE_BY_ID["aegyptus"]] = octavian
    steps.append(near(t))
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0.0, 1.0)


@rule("25.1a")
def test_who_leads_is_worth_more_every_month() -> None:
    t = position({"b4225": "pirates 6 18-30-b"}, scenario=2)
    pirates = t.seat("pirates")
    first = standings(t.g)[pirates]
    assert first.leads
    t.g.month += 4
    assert standings(t.g)[pirates].value > first.value
    pompey = standings(t.g)[t.seat("pompey")]
    swept = position({"b4225": "pirates 1 18-30-b"}, scenario=2)
    swept.g.month += 4
    assert standings(swept.g)[swept.seat("pompey")].value > pompey.value


@rule("25.1a")
def test_a_rivals_morale_that_falls_brings_the_last_imperator_nearer() -> None:
    t = position(scenario=15, morale={"pompeianus": 100, "avidius-cassius": 100})
    seat = t.seat("pompeianus")
    before = standings(t.g)[seat].value
    t.g.morale[t.power("avidius-cassius")] = 10
    assert standings(t.g)[seat].value > before
