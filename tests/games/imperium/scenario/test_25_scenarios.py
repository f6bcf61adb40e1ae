"""Chapter 25 over all scenarios and numbers of players: each is set up whole, tells who leads, can be won, and ends."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, Table
from games.imperium.scenario_facts import begun, bring_about, dissolve, versions
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.conditions import Otherwise, Unwon, Win
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.powers import existing
from romanum.games.imperium.rules.geography.seasons import DECEMBER
from romanum.games.imperium.rules.scenario.victory import (
    Judgement,
    is_last_faction,
    rows_met,
    seats_left,
    seats_of,
)
from romanum.games.imperium.rules.special.conditions import all_hold, played
from romanum.games.imperium.state.errands import LookForWinners
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, MAJOR, NEUTRAL, NOBODY, RomanWorld
from rules import rule

YEAR = 12


def quiet(number: int, players: int) -> RomanWorld:
    """A match as it begins, with nothing being done."""
    g = begun(number, players)
    g.stack.clear()
    return g


def hangs_on_others(row: Win) -> bool:
    return any(isinstance(need, Otherwise | Unwon) for need in row.needs)


@pytest.mark.parametrize(("number", "players"), versions())
def test_a_scenario_is_set_up_whole(number: int, players: int) -> None:
    g = begun(number, players)
    assert GAME.faults(g) == []
    for power in existing(g):
        asleep = g.standing[power] == INACTIVE or g.bond[power] == NEUTRAL
        assert asleep or g.chief[power] != NOBODY, power
    for power in played(g):
        assert g.bond[power] == MAJOR
        assert g.chief[power] == g.setting.powers[power].player
        assert g.standing[power] == INACTIVE or g.morale[power] > 0
    assert all(g.setting.seats[seat] for seat in range(players))


@pytest.mark.parametrize(("number", "players"), versions())
def test_nobody_has_won_before_anything_has_happened(number: int, players: int) -> None:
    g = quiet(number, players)
    assert rows_met(g) == []
    assert seats_left(g) == set(range(players))
    assert not is_last_faction(g)
    rows_met(g, at_month_end=True, last=True)


@rule("25.1a")
@pytest.mark.parametrize(("number", "players"), versions())
def test_nobody_wins_in_the_first_december_by_what_he_was_given(number: int, players: int) -> None:
    """Julian holds Roma and Constantius Constantinople: neither has both capitals, which wins, before a war."""
    g = begun(number, players)
    g.month += (DECEMBER - g.month) % YEAR
    won = [g.setting.victory[at] for at in rows_met(g, at_month_end=True)]
    assert [row.text for row in won if row.grade != "draw"] == []


@rule("25.1a")
def test_what_is_asked_for_in_december_wins_in_no_other_month() -> None:
    """Julian has both capitals."""
    g = begun(29, 2)
    julian = next(power for power, start in enumerate(g.setting.powers) if start.id == "julian")
    for city in ("roma", "constantinople"):
        g.city_of[CITY[city]] = julian
    g.month += (DECEMBER - 1 - g.month) % YEAR
    assert rows_met(g, at_month_end=True) == []
    g.month += 1
    assert [g.setting.victory[at].powers for at in rows_met(g, at_month_end=True)] == [(julian,)]


def at_its_time(g: RomanWorld, row: Win) -> Table:
    """The moment at which a way to win is looked at."""
    t = Table(g)
    if row.month is not None:
        g.month = int(row.month)
    elif row.when == "december":
        g.month += (DECEMBER - g.month) % YEAR
    elif row.when == "end":
        g.month = g.last_month
    return t.push(LookForWinners() if row.when == "at-once" and row.month is None else Judgement())


@rule("25.1a")
@pytest.mark.parametrize(("number", "players"), versions())
def test_every_way_to_win_can_be_met_and_wins(number: int, players: int) -> None:
    rows = quiet(number, players).setting.victory
    for at, row in enumerate(rows):
        g = quiet(number, players)
        if not seats_of(g, row):
            assert at not in rows_met(g, at_month_end=True, last=True), f"nobody plays for: {row.text}"
            continue
        bring_about(g, *row.needs)
        if hangs_on_others(row):
            assert all_hold(g, row.needs), row.text
            continue
        winners = set(seats_of(g, row))
        assert winners, row.text
        t = at_its_time(g, row)
        if row.closes:
            assert not t.g.stack
            assert winners <= set(t.g.winners), (at, row.text, t.g.winners)
        else:
            assert t.g.rows_met >> at & 1


def ends_in(g: RomanWorld, month: int) -> bool:
    g.month = month
    Table(g).push(Judgement())
    return bool(g.how)


@rule("25.1a")
@pytest.mark.parametrize(("number", "players"), versions())
def test_a_match_is_over_when_its_last_month_is_and_not_before(number: int, players: int) -> None:
    g = quiet(number, players)
    if g.last_month == NONE:
        g.month = g.first_month + 10 * YEAR + DECEMBER - g.first_month % YEAR
        won = rows_met(g, at_month_end=True)
        Table(g).push(Judgement())
        assert bool(g.how) == bool(won), "without an end date a match goes on until somebody wins"
        return
    assert [ends_in(g, g.last_month - 1), ends_in(g, g.last_month)] == [False, True]
    assert GAME.result(g).winners == g.winners


@rule("25.2b")
@pytest.mark.parametrize(("number", "players"), versions())
def test_the_player_who_is_left_wins(number: int, players: int) -> None:
    for seat in range(players):
        g = quiet(number, players)
        for power in played(g):
            if g.setting.powers[power].player != seat:
                dissolve(g, power)
        Table(g).push(LookForWinners())
        assert g.winners == (seat,)
        assert g.standing[g.setting.seats[seat][0]] in (ACTIVE, INACTIVE)


@rule("25.2c")
@pytest.mark.parametrize(("number", "players"), versions())
def test_if_all_dissolve_all_lose(number: int, players: int) -> None:
    g = quiet(number, players)
    for power in played(g):
        dissolve(g, power)
    Table(g).push(LookForWinners())
    assert (g.winners, g.how) == ((), "nobody")
