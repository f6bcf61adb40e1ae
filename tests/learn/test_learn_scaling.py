"""Scaled observations: between -1 and 1, categories a cell a value, nothing told that the seat does not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

import romanum
from romanum.bots.sight.scaling import Part, Scaler
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.secrecy import HIDDEN, masked
from romanum.engine.step import apply, offered_to
from romanum.games import OURS
from romanum.learn.__main__ import told
from romanum.learn.tables import table

GAMES = tuple(OURS)
SCENARIOS = {"pax": "v"}
"""Where the first scenario is short and hides nothing."""


def played(game: str, seed: int, decisions: int, **setting: Any) -> Match[Any]:
    setting.setdefault("scenario", SCENARIOS.get(game))
    match, chooser = romanum.game(game).new(seed=seed, **setting), Random(seed)
    match.position.log = None
    for _ in range(decisions):
        seat = match.pending[0]
        apply(match.position, seat, chooser.choice(offered_to(match.position, seat)))
    return match


def part(scaler: Scaler, name: str) -> Part:
    return next(part for part in scaler.layout if part.name == name)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_between_minus_one_and_one_and_says_something(game: str) -> None:
    scaler, seen = None, []
    for decisions in (0, 20, 60):
        match = played(game, 5, decisions)
        scaler = scaler or Scaler(match)
        seen.append(scaler.of(match.position, match.pending[0]))
        assert seen[-1].dtype == np.float32
        assert np.abs(seen[-1]).max() <= 1
    assert scaler is not None
    assert scaler.size == len(seen[0]) == sum(part.length for part in scaler.layout)
    assert len({array.tobytes() for array in seen}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_scaled_array(game: str) -> None:
    match = played(game, 4, 60)
    scaler, seat = Scaler(match), match.pending[0]
    other = match.game.deal(masked(match.position, seat), seat, FastDice.seeded(5))
    other.offered, other.asked = match.position.offered, match.position.asked
    assert (scaler.of(other, seat) == scaler.of(match.position, seat)).all()


def test_a_category_has_a_cell_for_none_and_a_cell_a_value() -> None:
    match = played("hre", 2, 150, seats=2)
    scaler, g = Scaler(match), match.position
    holder = part(scaler, "holder")
    cells = scaler.of(g, 0)[holder.start : holder.start + holder.length].reshape(45, holder.each)
    assert cells.argmax(1).tolist() == [side + 1 for side in g.holder]
    assert (cells.sum(1) == 1).all()


def test_numbers_are_parts_of_what_they_usually_are_at_most() -> None:
    match = played("hre", 2, 150, seats=2)
    scaler, g = Scaler(match), match.position
    armies, points = part(scaler, "armies"), part(scaler, "roman_vp")
    seen = scaler.of(g, 0)
    assert seen[armies.start : armies.start + 45].tolist() == pytest.approx([n / 3 for n in g.armies])
    g.roman_vp[1] = 999
    assert scaler.of(g, 0)[points.start + 1] == 1


def test_a_mask_has_a_cell_a_bit() -> None:
    match = romanum.game("hre").new(seats=2, seed=1)
    scaler, g = Scaler(match), match.position
    truce = part(scaler, "truce")
    g.truce = 0b1010
    assert scaler.of(g, 0)[truce.start : truce.start + truce.length].tolist() == [0, 1, 0, 1]


def test_what_is_hidden_is_minus_one_as_a_number_and_nothing_as_a_category() -> None:
    match = romanum.game("hre").new(seats=2, seed=1)
    for widest, cells in ((64, [0.0] * 56), (8, [-1.0])):
        scaler = Scaler(match, widest)
        hand = part(scaler, "hand")
        known = masked(match.position, 0).hand.index(HIDDEN)
        start = hand.start + known * hand.each
        assert scaler.of(match.position, 0)[start : start + hand.each].tolist() == cells


def test_the_empty_room_of_a_run_is_no_category() -> None:
    match = romanum.game("pax").new(seed=1)
    scaler, g = Scaler(match), match.position
    whose, count = part(scaler, "whose"), part(scaler, "whose.count")
    seen = scaler.of(g, 0)
    cells = seen[whose.start : whose.start + whose.length].reshape(-1, whose.each)
    assert cells.sum() == len(g.whose) < len(cells)
    assert seen[count.start] == pytest.approx(len(g.whose) / len(cells))


def test_the_step_on_top_is_told_as_a_category() -> None:
    match = romanum.game("hre").new(seats=2, seed=1)
    scaler, steps = Scaler(match), sorted(match.game.steps)
    there = part(scaler, "steps")
    first = scaler.of(match.position, 0)[there.start : there.start + there.each]
    assert steps[int(first.argmax()) - 1] == type(match.position.stack[-1]).__name__


def test_the_table_is_for_programs_too() -> None:
    found = json.loads(told(["hre", "standard", "2", "--scaled", "--json"]))
    scaler = Scaler(romanum.game("hre").new("standard", 2, seed=1))
    assert (found["size"], found["observations"], found["seats"]) == (scaler.size, "scaled", 2)
    assert [(row["name"], row["start"]) for row in found["fields"]] == [(p.name, p.start) for p in scaler.layout]
    holder = next(row for row in found["fields"] if row["name"] == "holder")
    assert (holder["values"], holder["cells"]) == (42, 43)


def test_the_plain_table_says_what_numbers_mean() -> None:
    rows = {row.name: row for row in table("hre", seats=4).fields}
    assert (rows["holder"].values, rows["armies"].most, rows["truce"].bits) == (42, 3, 4)
    assert {row.name: row for row in table("imperium").fields}["units"].letters.startswith("0123456789A")
    assert "1 of 42  holder" in str(table("hre", seats=4))
