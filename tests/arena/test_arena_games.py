"""Who plays whom, with which seeds: the same for the same seed, whatever the number of processes."""

import os
from collections import Counter

import msgspec
import pytest

from romanum.arena import ArenaResult, BadArena, Progress, run
from romanum.arena.arena_game import roster, seating
from romanum.arena.result import Pace

SORTES = "sortes.game:Sortes"


def timeless(result: ArenaResult) -> ArenaResult:
    return msgspec.structs.replace(result, pace=Pace())


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert roster(["legatus", "tiro", "miles"], 5) == ["legatus", "tiro", "miles", "miles", "miles"]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadArena, match="1 to 2 bots can sit at 2 seats, not 3"):
        run(SORTES, ["tiro", "miles", "legatus"], 4, seats=2)


def test_in_as_many_games_as_seats_everybody_sits_everywhere_once() -> None:
    tables = [seating(["a", "b", "c", "d"], index) for index in range(4, 8)]
    for seat in range(4):
        assert Counter(table[seat] for table in tables) == Counter("abcd")


def test_in_a_full_cycle_everybody_has_had_every_neighbour() -> None:
    tables = {tuple(seating(["a", "b", "c"], index)) for index in range(6)}
    assert len(tables) == 6


def test_every_game_has_a_seed_of_its_own() -> None:
    result = run(SORTES, ["tiro"], 30, seed=1, seats=2)
    assert len({game.seed for game in result.played}) == 30


def test_the_same_seed_gives_the_same_result() -> None:
    first, second = (run(SORTES, ["centurio", "tiro"], 6, seed=3, seats=3, iterations=8) for _ in range(2))
    assert timeless(first) == timeless(second)


def test_another_seed_gives_other_games() -> None:
    first, second = (run(SORTES, ["tiro"], 6, seed=seed, seats=3) for seed in (1, 2))
    assert [game.scores for game in first.played] != [game.scores for game in second.played]


def test_the_number_of_processes_changes_nothing() -> None:
    alone, spread = (run(SORTES, ["miles", "tiro"], 9, jobs, 5, seats=3) for jobs in (1, 3))
    assert timeless(alone) == timeless(spread)


def test_a_result_goes_to_json_and_back() -> None:
    result = run(SORTES, ["miles", "tiro"], 4, seed=1, seats=2)
    assert ArenaResult.from_json(result.to_json()) == result


def test_progress_is_told_after_every_game() -> None:
    told: list[Progress] = []
    result = run(SORTES, ["miles", "tiro"], 5, seed=1, seats=2, progress=told.append)
    assert [state.done for state in told] == [1, 2, 3, 4, 5]
    assert told[-1].shares == {line.bot: line.share for line in result.standings}


@pytest.mark.parametrize(
    ("bots", "games", "more", "message"),
    [
        (["augur"], 1, {}, "there is no bot 'augur'"),
        ([], 1, {}, "at least one bot"),
        (["tiro"], 0, {}, "at least one game, not 0"),
        (["tiro"], 1, {"jobs": 0}, "at least one job, not 0"),
        (["tiro"], 1, {"seats": 9}, "not 9"),
        (["tiro"], 1, {"options": {"wine": True}}, "no option 'wine'"),
        (["tiro"], 1, {"scenario": "late"}, "no scenario 'late'"),
        (["tiro"], 1, {"seconds": 0.0}, "more than 0.0 seconds"),
    ],
)
def test_an_arena_that_cannot_be_held_is_refused_in_one_line(
    bots: list[str], games: int, more: dict[str, object], message: str
) -> None:
    with pytest.raises(BadArena, match=message) as refused:
        run(SORTES, bots, games, **more)  # type: ignore[arg-type]
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["ludo", "sortes.game:Ludo", "no.such:Game"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(BadArena, match="there is no game"):
        run(name, ["tiro"], 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_is_reported_and_the_others_go_on(jobs: int) -> None:
    result = run("sortes.troubled:Defective", ["tiro"], 30, jobs, seed=1, seats=2)
    assert 0 < len(result.failures) < 30
    assert len(result.played) + len(result.failures) == 30
    failure = result.failures[0]
    assert failure.error == "RuntimeError: the ninth wave"
    assert str(failure).startswith(f"game {failure.index}, seed {failure.seed}: ")
    assert "seat" in failure.where
    assert "tiro" in failure.where


def test_a_process_that_dies_costs_its_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SORTES_SAFE", str(os.getpid()))
    result = run("sortes.troubled:Deadly", ["tiro"], 12, 2, seed=1, seats=2)
    assert 0 < len(result.failures) < 12
    assert len(result.played) + len(result.failures) == 12
    assert {failure.error for failure in result.failures} == {"the process that played it ended with code 3"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_reports_what_there_is(jobs: int) -> None:
    def interrupt(state: Progress) -> None:
        if state.done == 3:
            raise KeyboardInterrupt

    result = run(SORTES, ["tiro"], 500, jobs, seed=1, seats=2, progress=interrupt)
    assert result.interrupted
    assert len(result.played) == 3
    assert sum(line.wins for line in result.standings) == pytest.approx(3)
