"""Scores, and what tells equals apart."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from clubs.played_rounds import played
from romanum.clubs import Format, Round, Table, breaks_of, rounds_planned, standings
from romanum.clubs.rounds import WIN, shares


@given(st.lists(st.integers(0, 5), min_size=2, max_size=6), st.sets(st.integers(0, 5)))
def test_a_table_gives_as_much_whoever_wins(order: list[int], gone: set[int]) -> None:
    people = tuple(range(len(order)))
    places = tuple(sum(other < mine for other in order) for mine in order)
    got = shares(Table(people, places))
    assert sum(got) == WIN * len(order) // 2
    assert all((got[a] > got[b]) == (places[a] < places[b]) for a in people for b in people if a != b)
    missing = tuple(sorted(gone & set(people)))
    without = shares(Table(people, places, (), missing))
    assert all(without[who] == 0 for who in missing), "who does not come gets nothing"


def ranks(
    form: Format, people: int, rounds: list[Round], out: tuple[int, ...] = (), planned: int = 0
) -> dict[int, int]:
    found = standings(form, people, out, rounds, planned or rounds_planned(form, people))
    return {one.entrant: one.rank for one in found}


def two(first: int, second: int, won: int | None = None) -> Table:
    """A game of two; nobody has won it if it was drawn."""
    return Table((first, second), (0, 0) if won is None else tuple(int(who != won) for who in (first, second)))


def test_buchholz_is_what_the_opponents_have() -> None:
    """0 and 1 have won one game each; 0 against 2, who won his other one."""
    form = Format("swiss", (2,), rounds=2)
    rounds = [Round((two(0, 2, 0), two(1, 3, 1))), Round((two(0, 4, 4), two(1, 5, 5), two(2, 3, 2)))]
    found = {one.entrant: one for one in standings(form, 6, (), rounds, 2)}
    assert breaks_of(form) == ("buchholz", "sonneborn", "wins")
    assert found[0].breaks == (2 * WIN, WIN, 1)
    assert found[1].breaks == (WIN, 0, 1)
    assert ranks(form, 6, rounds)[0] < ranks(form, 6, rounds)[1]


def test_sonneborn_berger_counts_whom_one_has_beaten() -> None:
    """Round robin of four: 0 and 1 have 1½ each, but 0 has beaten the better one."""
    form = Format("round-robin", (2,))
    rounds = [
        Round((two(0, 2, 0), two(1, 3, 1))),
        Round((two(0, 1), two(2, 3, 2))),
        Round((two(0, 3, 3), two(1, 2, 2))),
    ]
    found = {one.entrant: one for one in standings(form, 4, (), rounds, 3)}
    assert found[0].score == found[1].score == WIN * 3 // 2
    assert found[0].breaks[0] > found[1].breaks[0]
    assert found[2].rank == 1


def test_a_bye_is_a_win_and_its_opponent_an_equal() -> None:
    form = Format("swiss", (2,), rounds=1)
    found = {one.entrant: one for one in standings(form, 3, (), [Round((two(0, 1, 0),), (2,))], 1)}
    assert (found[2].score, found[2].played, found[2].breaks[0]) == (WIN, 0, WIN)


def test_sitting_out_a_round_robin_is_worth_nothing() -> None:
    form = Format("round-robin", (2,))
    found = {one.entrant: one for one in standings(form, 3, (), [Round((two(0, 1, 0),), (2,))], 3)}
    assert found[2].score == 0


def test_who_leaves_a_round_robin_early_was_never_there() -> None:
    """3 leaves after one of three games: who lost to him has not lost; after two of three it counts."""
    form = Format("round-robin", (2,))
    first = Round((two(0, 3, 3), two(1, 2, 1)))
    gone = Table((1, 3), (0, 1), (), (3,))
    early = {one.entrant: one for one in standings(form, 4, (3,), [first, Round((gone, two(0, 2, 0)))], 3)}
    assert early[1].score == early[0].score == WIN
    assert early[3].score == 0
    second = Round((two(1, 3, 1), two(0, 2, 0)))
    late = {one.entrant: one for one in standings(form, 4, (3,), [first, second], 3)}
    assert late[3].score == WIN


def test_of_more_places_and_points_tell_equals_apart() -> None:
    form = Format("round-robin", (3,), rounds=2)
    rounds = [Round((Table((0, 1, 2), (0, 1, 2), (9, 5, 3)),)), Round((Table((1, 0, 2), (1, 2, 0), (7, 1, 4)),))]
    found = standings(form, 3, (), rounds, 2)
    assert [one.score for one in found] == [WIN, WIN, WIN]
    assert [one.entrant for one in found] == [0, 2, 1], "a first place before two seconds; then points"
    assert found[0].breaks == (1, 0, 10)
    assert found[1].breaks == (1, 0, 7)


def test_those_whom_nothing_tells_apart_share_a_rank() -> None:
    form = Format("swiss", (2,), rounds=1)
    assert ranks(form, 4, [Round((two(0, 1, 0), two(2, 3, 2)))]) == {0: 1, 2: 1, 1: 3, 3: 3}


def test_a_knock_out_ranks_by_how_far_one_came() -> None:
    form = Format("knock-out", (2,))
    rounds = [Round((two(0, 3, 3), two(1, 2, 1)))]
    assert ranks(form, 4, rounds) == {1: 1, 3: 1, 0: 3, 2: 3}
    rounds.append(Round((two(1, 3, 3),)))
    assert ranks(form, 4, rounds) == {3: 1, 1: 2, 0: 3, 2: 3}


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(["round-robin", "swiss", "knock-out"]), st.integers(2, 9), st.integers(0, 999))
def test_everybody_has_a_rank_and_the_first_is_first(kind: str, people: int, seed: int) -> None:
    form = Format(kind, (2,), seed=seed)  # type: ignore[arg-type]
    rounds = played(form, people, random.Random(seed))
    found = standings(form, people, (), rounds, rounds_planned(form, people))
    assert sorted(one.entrant for one in found) == list(range(people))
    assert found[0].rank == 1
    assert [one.rank for one in found] == sorted(one.rank for one in found)
