"""Ratings of all bots: who meets whom, what is kept and not played again, and the table as the page has it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import romanum
from romanum.arena import Local
from romanum.arena.arena_game import play, seating
from romanum.arena.ratings import BEGIN, END, Games, Programme, Seating, planned, play_on, programme, rosters, table
from romanum.arena.result import Failure
from romanum.bots import VERSION, bot_names
from romanum.games import OURS

DOCS = Path(__file__).parents[2] / "docs"
SORTES = "sortes.game:Sortes"
SMALL = Programme({"tiro": 0, "miles": 0, "centurio": 4}, [Seating(SORTES, "short", 2)])


@pytest.fixture
def small() -> Programme:
    """Three bots at one table of a small game."""
    from sortes.game import Sortes

    return msgspec.structs.replace(SMALL, tables=[Seating(SORTES, Sortes().scenarios[0].id, 2)])


def test_all_our_bots_are_rated_in_all_games() -> None:
    what = programme()
    assert tuple(what.looks) == bot_names()[:5]
    assert {one.game for one in what.tables} == set(OURS)
    for one in what.tables:
        romanum.game(one.game).scenario(one.scenario).check_seats(one.seats)


def test_the_more_time_a_bot_has_the_more_it_looks_at() -> None:
    looks = list(programme().looks.values())
    assert looks == sorted(looks)


def test_bots_meet_those_near_their_level() -> None:
    assert ["tiro", "imperator"] not in rosters(bot_names(), 2)
    assert ["legatus", "imperator"] in rosters(bot_names(), 2)
    assert len(rosters(bot_names(), 4)) == 5
    assert {bot for company in rosters(bot_names(), 2) for bot in company} == set(bot_names())


@pytest.mark.parametrize("game", ["hre", "trajan"])
def test_everybody_sits_everywhere_in_every_company(game: str) -> None:
    seats = programme().of(game)[0].seats
    sat = Counter[tuple[str, str, int, str | None]]()
    for task in planned(game, seats, programme()):
        for seat, bot in enumerate(seating(task.plan.roster, task.index)):
            sat[" ".join(task.plan.roster), bot, seat, task.plan.scenario] += 1
    assert set(sat.values()) == {1}


def test_the_scenarios_of_a_game_are_all_played() -> None:
    played = {task.plan.scenario for task in planned("ultimus", 2, programme())}
    assert played == {one.scenario for one in programme().of("ultimus")}


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path, small: Programme) -> None:
    assert play_on([SORTES], 2, Games(tmp_path), Local(), what=small) == []
    first = Games(tmp_path).of(SORTES)
    assert len(first) == 2 * len(rosters(list(small.looks), 2)) == 6
    play_on([SORTES], 3, Games(tmp_path), Local(), what=small)
    all_games = Games(tmp_path).of(SORTES)
    assert len(all_games) == 9
    assert [one for one in all_games if one.played.index < 2] == first
    assert not list(Games(tmp_path).missing(SORTES, 3, small))


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path, small: Programme) -> None:
    play_on([SORTES], 1, Games(tmp_path), Local(), what=small)
    whole = Games(tmp_path).of(SORTES)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-40])
    assert len(list(Games(tmp_path).missing(SORTES, 1, small))) == 1
    play_on([SORTES], 1, Games(tmp_path), Local(), what=small)
    again = Games(tmp_path).of(SORTES)
    assert [one.played for one in again] == [one.played for one in whole]


def test_a_kept_game_is_the_one_that_is_played_again(tmp_path: Path, small: Programme) -> None:
    play_on([SORTES], 1, Games(tmp_path), Local(), what=small)
    tasks = list(planned(SORTES, 1, small))
    for kept, task in zip(Games(tmp_path).of(SORTES), tasks, strict=True):
        again = play(task).game
        assert not isinstance(again, Failure)
        assert msgspec.structs.replace(again, tags={}) == kept.played


@pytest.mark.parametrize(("now", "then"), [('{"rules":1,', '{"rules":0,'), (f'"bots":{VERSION}', '"bots":1')])
def test_games_by_older_rules_or_bots_do_not_count(tmp_path: Path, small: Programme, now: str, then: str) -> None:
    play_on([SORTES], 1, Games(tmp_path), Local(), what=small)
    (file,) = tmp_path.iterdir()
    old = file.read_text(encoding="utf-8")
    assert old.count(now) == 3
    file.write_text(old.replace(now, then), encoding="utf-8")
    play_on([SORTES], 1, Games(tmp_path), Local(), what=small)
    assert len(Games(tmp_path).of(SORTES)) == 3
    assert file.read_text(encoding="utf-8").count("\n") == 6


def test_one_line_for_each_bot_the_strongest_first(tmp_path: Path, small: Programme) -> None:
    play_on([SORTES], 4, Games(tmp_path), Local(), what=small)
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table([SORTES], Games(tmp_path)).splitlines()]
    assert len(rows) == 2 + 3
    assert {row[1] for row in rows[2:]} == set(small.looks)
    assert {row[1]: row[2] for row in rows[2:]} == {"tiro": "none", "miles": "none", "centurio": "4"}
    assert [row[3] for row in rows[2:]] == ["8"] * 3
    mus = [float(row[7]) for row in rows[2:]]
    assert mus == sorted(mus, reverse=True)
    for row, mu in zip(rows[2:], mus, strict=True):
        low, high = map(float, row[8].split(" to "))
        assert low < mu < high


def test_the_page_has_the_table_of_the_games_that_are_kept() -> None:
    """If it has not: `romanum ratings --rounds 0 --keep docs/ratings --write docs/bots.md`."""
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    shown = text.partition(BEGIN)[2].partition(END)[0].strip()
    games = list(dict.fromkeys(one.game for one in programme().tables))
    assert shown == table(games, Games(DOCS / "ratings"))
