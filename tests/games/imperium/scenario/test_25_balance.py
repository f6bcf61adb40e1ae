"""2.5, 25.1a: what we have set ourselves: nobody is given his victory, and money buys something."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table
from games.imperium.scenario_facts import begun, dissolve, versions
from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY, CITY_PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.data.starts import ACCRUES, PLAYED, PowerStart
from romanum.games.imperium.data.units import TYPE, TYPE_BY_ID
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.geography.seasons import DECEMBER
from romanum.games.imperium.rules.geography.travel import land_roads
from romanum.games.imperium.rules.scenario.victory import rows_met
from romanum.games.imperium.state.errands import LookForWinners
from romanum.games.imperium.state.position import RomanWorld
from rules import rule

BOUGHT = tuple(TYPE_BY_ID[name] for name in ("20-10", "16-10", "20-9", "16-9", "18-30"))
"""What wars are won with: legions, heavy infantry, fleets."""
MARCH = 15
"""12.5a: the MP of a legion that force marches."""


def payers() -> list[tuple[int, PowerStart]]:
    """The powers that raise units for talents."""
    powers = [(head.number, power) for head in SCENARIOS for power in setting(head.number).powers]
    return [(number, power) for number, power in powers if power.kind == PLAYED and power.recruitment != ACCRUES]


@rule("5.7b")
@pytest.mark.parametrize(("number", "power"), [pytest.param(n, p, id=f"{n}-{p.id}") for n, p in payers()])
def test_whoever_raises_units_for_talents_has_counters_left_of_all_he_has(number: int, power: PowerStart) -> None:
    have = dict.fromkeys(BOUGHT, 0)
    for kind, of in [unit for stack in power.stacks if not stack.waits for unit in stack.units]:
        if TYPE[kind] in have:
            have[TYPE[kind]] += of
    for type_, of in have.items():
        assert not of or of < sum(BUILD[colour][type_] for colour in power.colours), COLOURS[power.colours[0]]


def power(g: RomanWorld, name: str) -> int:
    return g.setting.power(name)


@pytest.mark.parametrize("players", [3, 4])
def test_no_emperor_of_69_has_won_before_he_has_fought(players: int) -> None:
    g = begun(12, players)
    g.month = g.last_month
    assert rows_met(g, at_month_end=True, last=True) == []


def test_the_holder_of_roma_wins_the_year_of_four_emperors_with_the_highest_morale() -> None:
    g = begun(12, 4)
    g.month = g.last_month
    g.morale[power(g, "otho")] = 111
    (met,) = rows_met(g, at_month_end=True, last=True)
    assert g.setting.victory[met].powers == (power(g, "otho"),)


def broken(players: int) -> Table:
    """Justinian's power has dissolved, and Belisarius has all that was his but Antiochus, which is Persian."""
    g = begun(40, players)
    g.stack.clear()
    justinian, belisarius = power(g, "justinian"), power(g, "belisarius")
    dissolve(g, justinian)
    g.city_of[:] = [belisarius if owner == justinian else owner for owner in g.city_of]
    g.city_of[CITY["antiochus"]] = power(g, "persia")
    return Table(g)


def test_belisarius_does_not_win_by_what_persia_has_done() -> None:
    t = broken(3)
    assert CAPITAL_IN[t.g.setting.column][PROVINCE_BY_ID["syria"]] == CITY["antiochus"]
    t.push(LookForWinners())
    assert not t.g.how
    t.g.month += (DECEMBER - t.g.month) % 12
    assert rows_met(t.g, at_month_end=True) == []


def test_belisarius_wins_when_he_has_driven_persia_out() -> None:
    t = broken(3)
    t.g.city_of[CITY["antiochus"]] = power(t.g, "belisarius")
    t.push(LookForWinners())
    assert t.g.winners == (t.g.setting.powers[power(t.g, "belisarius")].player,)


def test_where_belisarius_player_moves_persia_too_its_work_is_his() -> None:
    assert broken(2).push(LookForWinners()).g.how == "victory"


@pytest.mark.parametrize("players", [n for number, n in versions() if number == 3])
def test_sulla_does_not_find_marius_at_the_end_of_his_first_march(players: int) -> None:
    """Scenario 3: Marius is in Africa; Roma is held by levies."""
    g = begun(3, players)
    marius, sulla = (place_of(g, g.head[power(g, name)]) for name in ("marius", "sulla"))
    near = land_roads(g).reach(sulla, MARCH)
    assert CITY_PLACE[CITY["roma"]] in near
    assert marius not in near
