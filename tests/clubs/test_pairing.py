"""Who meets whom: round robin, Swiss and knock-out, for any number of people."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubs.played_rounds import at_tables, partitions, played
from romanum.clubs import Format, Kind, Round, Table, next_round, rounds_planned
from romanum.clubs.matching import Matching
from romanum.clubs.rounds import byes, meetings, met, seats_held
from romanum.clubs.table_seats import sizes

QUICK = settings(max_examples=25, deadline=None)
seeds = st.integers(0, 10**6)
KINDS: tuple[Kind, ...] = ("round-robin", "swiss", "knock-out")
shapes = st.integers(2, 6).flatmap(lambda most: st.integers(2, most).map(lambda least: tuple(range(least, most + 1))))


def nobody_is_lost(one: Round, people: set[int]) -> None:
    """Everybody has one place: a seat, or a bye."""
    assert sorted([*at_tables(one), *one.byes]) == sorted(people)


# ---- all kinds


@QUICK
@given(st.sampled_from(KINDS), shapes, st.integers(2, 13), seeds)
def test_tables_have_their_sizes_and_the_tournament_ends(
    kind: Kind, shape: tuple[int, ...], people: int, seed: int
) -> None:
    form = Format(kind, shape, rounds=0 if kind == "knock-out" else 3, seed=seed)
    rounds = played(form, people, random.Random(seed))
    assert len(rounds) == rounds_planned(form, people)
    assert bool(rounds) == (people >= shape[0])
    for one in rounds:
        assert {len(table.seats) for table in one.tables} <= set(shape)
        assert len(set(at_tables(one)) | set(one.byes)) == len(at_tables(one)) + len(one.byes)


@QUICK
@given(st.sampled_from(KINDS), shapes, st.integers(4, 11), seeds)
def test_the_same_seed_gives_the_same_tournament(kind: Kind, shape: tuple[int, ...], people: int, seed: int) -> None:
    form = Format(kind, shape, rounds=2, seed=seed)
    assert played(form, people, random.Random(1)) == played(form, people, random.Random(1))


@QUICK
@given(st.sampled_from(KINDS), st.sampled_from([(2,), (3, 4), (4,)]), st.integers(6, 12), seeds)
def test_whoever_leaves_is_not_asked_again(kind: Kind, shape: tuple[int, ...], people: int, seed: int) -> None:
    gone = random.Random(seed).randrange(people)
    form = Format(kind, shape, rounds=4, seed=seed)
    rounds = played(form, people, random.Random(seed), lambda number: (gone,) if number else ())
    for one in rounds[1:]:
        assert gone not in one.byes
        assert all(gone in table.absent for table in one.tables if gone in table.seats)
    if kind == "swiss":
        for one in rounds[1:]:
            nobody_is_lost(one, set(range(people)) - {gone})


@given(st.integers(0, 30), shapes)
def test_as_few_as_can_be_sit_out(people: int, shape: tuple[int, ...]) -> None:
    made = sizes(people, shape)
    assert set(made) <= set(shape)
    reachable = {0}
    for total in range(1, people + 1):
        if any(total - size in reachable for size in shape):
            reachable.add(total)
    assert sum(made) == max(reachable)


# ---- round robin


@QUICK
@given(st.integers(2, 17), st.integers(1, 3), seeds)
def test_of_two_everybody_meets_everybody_once_in_each_turn(people: int, turns: int, seed: int) -> None:
    once = people - 1 + people % 2
    form = Format("round-robin", (2,), rounds=once * turns if turns > 1 else 0, seed=seed)
    rounds = played(form, people, random.Random(seed))
    assert set(meetings(rounds).values()) == {turns}
    assert len(meetings(rounds)) == people * (people - 1) // 2
    assert set(byes(rounds).values()) <= {turns}
    for one in rounds:
        nobody_is_lost(one, set(range(people)))


@QUICK
@given(st.integers(2, 17), seeds)
def test_of_two_seats_alternate(people: int, seed: int) -> None:
    rounds = played(Format("round-robin", (2,), seed=seed), people, random.Random(seed))
    for had in seats_held(rounds).values():
        assert abs(had.count(0) - had.count(1)) <= 1
    twice = Format("round-robin", (2,), rounds=2 * len(rounds), seed=seed)
    for had in seats_held(played(twice, people, random.Random(seed))).values():
        assert had.count(0) == had.count(1)


@settings(max_examples=6, deadline=None)
@given(st.integers(4, 10), st.sampled_from([(3,), (3, 4), (4,), (2, 3, 4), (5,), (4, 5, 6)]), seeds)
def test_of_more_everybody_meets_everybody(people: int, shape: tuple[int, ...], seed: int) -> None:
    form = Format("round-robin", shape, seed=seed)
    rounds = played(form, people, random.Random(seed))
    if people < shape[0]:
        return
    known = meetings(rounds)
    assert all(met(known, a, b) for a, b in combinations(range(people), 2))
    sat_out = [byes(rounds)[who] for who in range(people)]
    assert max(sat_out) - min(sat_out) <= 1, "all sit out equally often"


@pytest.mark.parametrize(("people", "seats", "rounds"), [(9, 3, 4), (16, 4, 5)])
def test_where_nobody_need_meet_twice_nobody_does(people: int, seats: int, rounds: int) -> None:
    """Three times three and four times four: everybody meets everybody exactly once."""
    found = played(Format("round-robin", (seats,), seed=1), people, random.Random(1))
    assert len(found) == rounds
    assert set(meetings(found).values()) == {1}


@pytest.mark.parametrize(("people", "seats", "rounds"), [(6, 3, 10), (8, 4, 7), (10, 4, 9)])
def test_over_many_rounds_all_meet_about_equally_often(people: int, seats: int, rounds: int) -> None:
    found = played(Format("round-robin", (seats,), rounds=rounds, seed=3), people, random.Random(1))
    often = [met(meetings(found), a, b) for a, b in combinations(range(people), 2)]
    assert max(often) - min(often) <= 2
    for had in seats_held(found).values():
        counts = [had.count(seat) for seat in range(seats)]
        assert max(counts) - min(counts) <= 2


def test_who_would_have_met_somebody_who_left_wins_without_playing() -> None:
    form = Format("round-robin", (2,), seed=5)
    rounds = played(form, 4, random.Random(0), lambda number: (2,) if number else ())
    free = [table for one in rounds for table in one.tables if table.absent]
    assert len(free) == 2
    for table in free:
        assert table.places is not None
        assert table.seats[table.places.index(1)] == 2


# ---- Swiss


@QUICK
@given(st.integers(3, 20), seeds)
def test_nobody_meets_twice_nor_sits_out_twice_while_it_can_be_helped(people: int, seed: int) -> None:
    count = ceil(log2(people)) + 1
    rounds = played(Format("swiss", (2,), rounds=count, seed=seed), people, random.Random(seed))
    for number, one in enumerate(rounds):
        nobody_is_lost(one, set(range(people)))
        assert len(one.byes) == people % 2
        again = [table for table in one.tables if met(meetings(rounds[:number]), *table.seats)]
        assert not again or not could_be_paired(people, rounds[:number])
    assert max(byes(rounds).values(), default=0) <= 1


def could_be_paired(people: int, rounds: list[Round]) -> bool:
    """Whether all can meet somebody new, and who sits out has not done so before; by trying."""
    known, sat_out = meetings(rounds), byes(rounds)
    fewest = min(sat_out[who] for who in range(people))
    idle = [who for who in range(people) if sat_out[who] == fewest] if people % 2 else [-1]
    for rests in idle:
        others = [who for who in range(people) if who != rests]
        matching = Matching(len(others), lambda a, b, them=others: not met(known, them[a], them[b]))  # type: ignore[misc]
        if matching.complete():
            return True
    return False


@QUICK
@given(st.integers(2, 8), st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=24))
def test_a_matching_is_found_if_there_is_one(people: int, links: list[tuple[int, int]]) -> None:
    people -= people % 2
    may = {frozenset(link) for link in links}
    found = Matching(people, lambda a, b: frozenset((a, b)) in may).complete()
    every = partitions(list(range(people)))
    assert found == any(all(frozenset(pair) in may for pair in pairs) for pairs in every)


@QUICK
@given(st.integers(4, 24), seeds)
def test_seats_are_balanced(people: int, seed: int) -> None:
    count = ceil(log2(people)) + 1
    rounds = played(Format("swiss", (2,), rounds=count, seed=seed), people, random.Random(seed))
    for had in seats_held(rounds).values():
        assert abs(had.count(0) - had.count(1)) <= 2


def test_equal_scores_meet() -> None:
    """Eight, and the better seeded always wins: half against half, then winners against winners."""
    form = Format("swiss", (2,), rounds=3)
    rounds: list[Round] = []
    groups = []
    for _ in range(3):
        found = next_round(form, 8, (), rounds)
        assert found is not None
        groups.append({frozenset(table.seats) for table in found.tables})
        tables = tuple(
            Table(table.seats, tuple(int(who > min(table.seats)) for who in table.seats)) for table in found.tables
        )
        rounds.append(Round(tables))
    assert groups[0] == {frozenset((k, k + 4)) for k in range(4)}
    assert groups[1] == {frozenset(pair) for pair in ((0, 2), (1, 3), (4, 6), (5, 7))}
    assert frozenset((0, 1)) in groups[2]


def test_the_lowest_sits_out() -> None:
    found = next_round(Format("swiss", (2,), rounds=3), 5, (), [])
    assert found is not None
    assert found.byes == (4,)


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 4), st.integers(0, 3), seeds)
def test_of_more_the_second_round_brings_new_faces(seats: int, more: int, seed: int) -> None:
    """With as many tables as seats everybody can meet others the second time."""
    people = seats * (seats + more)
    rounds = played(Format("swiss", (seats,), rounds=2, seed=seed), people, random.Random(seed))
    assert set(meetings(rounds).values()) == {1}


@QUICK
@given(st.integers(5, 14), st.sampled_from([(4,), (3, 4), (5,)]), seeds)
def test_of_more_byes_go_round(people: int, shape: tuple[int, ...], seed: int) -> None:
    rounds = played(Format("swiss", shape, rounds=4, seed=seed), people, random.Random(seed))
    counts = [byes(rounds)[who] for who in range(people)]
    assert max(counts) - min(counts) <= 1


# ---- knock-out


@QUICK
@given(st.integers(2, 40), seeds)
def test_of_two_one_is_left_and_byes_are_in_the_first_round_alone(people: int, seed: int) -> None:
    form = Format("knock-out", (2,), seed=seed)
    rounds = played(form, people, random.Random(seed))
    assert len(rounds) == ceil(log2(people))
    assert not [one for one in rounds[1:] if one.byes]
    assert rounds[0].byes == tuple(range(2 ** len(rounds) - people)), "the best seeded sit out"
    assert sum(len(one.tables) for one in rounds) == people - 1, "everybody but one loses once"


def test_the_best_seeded_meet_last() -> None:
    """Where the better seeded always wins, the first two meet in the last round."""
    form, rounds = Format("knock-out", (2,)), list[Round]()
    while (found := next_round(form, 11, (), rounds)) is not None:
        tables = tuple(
            Table(table.seats, tuple(int(who > min(table.seats)) for who in table.seats)) for table in found.tables
        )
        rounds.append(Round(tables, found.byes))
    assert [set(at_tables(one)) for one in rounds[1:]] == [set(range(8)), set(range(4)), {0, 1}]


@QUICK
@given(st.integers(3, 6), st.integers(1, 2), st.integers(3, 30), seeds)
def test_of_more_the_best_go_on_to_one_last_table(seats: int, go_on: int, people: int, seed: int) -> None:
    form = Format("knock-out", (seats,), go_on=min(go_on, seats - 1), seed=seed)
    rounds = played(form, people, random.Random(seed), ties=False)
    if people < seats:
        assert not rounds
        return
    assert len(rounds[-1].tables) == 1
    assert not rounds[-1].byes
    for before, after in pairwise(rounds):
        winners = {table.seats[(table.places or ()).index(0)] for table in before.tables}
        assert winners | set(before.byes) <= set(at_tables(after)) | set(after.byes), "who wins goes on"
        assert len(at_tables(after)) + len(after.byes) < len(at_tables(before)) + len(before.byes)


def test_of_equals_the_better_seeded_goes_on() -> None:
    form = Format("knock-out", (2,))
    first = next_round(form, 4, (), [])
    assert first is not None
    drawn = Round(tuple(Table(table.seats, (0, 0)) for table in first.tables))
    last = next_round(form, 4, (), [drawn])
    assert last is not None
    assert sorted(at_tables(last)) == [0, 1]


def test_whoever_did_not_come_does_not_go_on() -> None:
    form = Format("knock-out", (2,))
    first = next_round(form, 4, (), [])
    assert first is not None
    tables = tuple(Table(table.seats, (0, 0), (), (min(table.seats),)) for table in first.tables)
    last = next_round(form, 4, (), [Round(tables)])
    assert last is not None
    assert sorted(at_tables(last)) == [2, 3]
