"""Observations: two positions that a seat can tell apart differ, two that it cannot are equal; the layout is true."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import romanum
from romanum.bots.sight.field_writers import BITS
from romanum.bots.sight.layout import LEFT_OUT, REST
from romanum.bots.sight.misfits import misfits
from romanum.bots.sight.observation import Observer, check_sum
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.secrecy import glimpse, masked
from romanum.engine.step import apply, offered_to
from romanum.games import OURS
from romanum.learn.__main__ import USAGE, main, told
from toy.game import Toy

GAMES = tuple(OURS)
SCENARIOS = {"pax": "v"}
"""Where the first scenario hides nothing."""


def wander(game: str, seed: int, decisions: int, start: int = 0) -> Iterator[Match[Any]]:
    """A match played at random, after each decision."""
    match, chooser = romanum.game(game).new(SCENARIOS.get(game), seed=seed), Random(seed)
    match.position.log = None
    for n in range(start + decisions):
        if match.over:
            return
        seat = match.pending[0]
        apply(match.position, seat, chooser.choice(offered_to(match.position, seat)))
        if n >= start:
            yield match


def knowledge(g: Position, seat: int) -> tuple[Any, ...]:
    """All that a seat knows, as plainly as it can be said."""
    known = masked(g, seat)
    fields = {name: getattr(known, name) for name in known.__struct_fields__ if name not in LEFT_OUT}
    pending = g.stack[-1].pending(g) if g.stack else ()
    return seat, pending, repr(known.stack), repr(fields)


@pytest.mark.parametrize("game", GAMES)
def test_arrays_differ_just_where_knowledge_does(game: str) -> None:
    """Of all pairs of moments of some matches and all seats."""
    arrays: dict[tuple[Any, ...], bytes] = {}
    for seed in (1, 2):
        observer = None
        for match in wander(game, seed, decisions=120):
            observer = observer or Observer(match)
            for seat in range(match.seats):
                seen = observer.of(match.position, seat).tobytes()
                assert arrays.setdefault(knowledge(match.position, seat), seen) == seen
    assert len(set(arrays.values())) == len(arrays)
    assert len(arrays) > 200


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_array(game: str) -> None:
    """What is hidden is dealt anew, the dice too."""
    dealt, changed, observer = FastDice.seeded(5), 0, None
    for match in wander(game, 4, decisions=20, start=60):
        observer, seat = observer or Observer(match), match.pending[0] if match.pending else 0
        other = match.game.deal(masked(match.position, seat), seat, dealt)
        other.dice = match.position.dice
        changed += other != match.position
        other.dice = FastDice.seeded(9)
        other.offered, other.asked = match.position.offered, match.position.asked
        assert (observer.of(other, seat) == observer.of(match.position, seat)).all()
    assert changed


@pytest.mark.parametrize("game", GAMES)
def test_a_glimpse_is_the_masked_position_and_changes_nothing(game: str) -> None:
    for match in wander(game, 6, decisions=10, start=80):
        before = match.position.to_json()
        for seat in range(match.seats):
            assert glimpse(match.position, seat) == masked(match.position, seat)
        assert match.position.to_json() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_is_what_the_layout_says(game: str) -> None:
    for match in wander(game, 8, decisions=3, start=100):
        observer, seat = Observer(match), match.seats - 1
        array, known = observer.of(match.position, seat), masked(match.position, seat)
        assert sum(field.length for field in observer.layout) == observer.size == len(array)
        for field in observer.layout:
            cells = array[field.start : field.start + field.length].tolist()
            value = getattr(known, field.name, None)
            if field.each > 1:
                continue
            if field.kind == "bits" and field.name != "stack":
                assert sum(bit << i for i, bit in enumerate(cells)) == value
            elif field.kind == "list" and field.name != "asked" and not field.text:
                assert cells == list(value)  # type: ignore[arg-type]
            elif field.kind == "run" and not field.text and len(value or ()) <= field.room:
                assert cells == [len(value or ()), *(value or ()), *[0] * (field.room - len(value or ()))]
        assert array[0] == seat


def test_who_is_asked_stands_beside_who_looks() -> None:
    match = romanum.game("hre").new(seats=4, seed=1)
    observer, asked = Observer(match), match.pending[0]
    array = observer.of(match.position, 2)
    assert array[:5].tolist() == [2, *(int(seat == asked) for seat in range(4))]


def test_what_finds_no_room_is_told_apart_by_the_rest() -> None:
    """A list longer than its room, a set with a bit too many, a number too large for a cell."""
    match = romanum.game("hre").new(seats=2, seed=1)
    observer, g = Observer(match), match.position
    seen = [observer.of(g, 0)]
    for change in ({"spent": [7] * 60}, {"spent": [8] * 60}, {"held_at_start": 1 << 50}, {"turn": 1 << 40}):
        twin = g.copy()
        twin.offered, twin.asked = g.offered, g.asked
        for name, value in change.items():
            setattr(twin, name, value)
        seen.append(observer.of(twin, 0))
    assert not seen[0][-REST:].any()
    assert all(array[-REST:].any() for array in seen[1:])
    assert all(0 <= cell <= 255 for array in seen for cell in array[-REST:])
    assert len({array.tobytes() for array in seen}) == len(seen)


def test_a_stack_that_is_too_deep_is_told_apart_by_the_rest() -> None:
    match = romanum.game("hre").new(seats=2, seed=1)
    observer, g = Observer(match), match.position
    top = g.stack[-1]
    arrays = []
    for first in (g.stack[0], top):
        twin = g.copy()
        twin.stack = [first, *[top] * 20]
        arrays.append(observer.of(twin, 0))
    assert (arrays[0][:-REST] == arrays[1][:-REST]).all()
    assert (arrays[0][-REST:] != arrays[1][-REST:]).any()


@pytest.mark.parametrize("game", GAMES)
def test_texts_and_steps_are_small_numbers_and_nothing_is_left_for_the_rest(game: str) -> None:
    assert misfits(romanum.game(game), SCENARIOS.get(game)) == []


def test_what_does_not_fit_is_told(tmp_path: Path) -> None:
    class Cramped(Toy):
        folder = tmp_path

    assert misfits(Cramped(), start=0) == []
    (tmp_path / "observation.toml").write_text("deep = 1\nlongest = { legions = 3 }\n", encoding="utf-8")
    assert [line.partition(":")[2].strip() for line in misfits(Cramped(), start=0)] == [
        "legions: no such field",
        "something finds no room: `python -m romanum.learn toy` shows the layout",
    ]


def test_units_that_are_spelled_are_counted_by_kind() -> None:
    match = romanum.game("imperium").new(seed=1, options={"limited_intelligence": False})
    observer, g = Observer(match), match.position
    field = next(field for field in observer.layout if field.name == "units")
    array = observer.of(g, 0)
    assert array[field.start] == len(g.units)
    for stack, units in enumerate(g.units):
        start = field.start + 1 + stack * field.each
        counts = array[start : start + field.each].tolist()
        assert "".join(letter * n for letter, n in zip(field.letters, counts, strict=True)) == units


def test_a_large_number_of_a_step_stands_in_words_behind_their_number() -> None:
    """-10 less the number of words, then 15 bits each; 45 Provinces need three."""
    match = romanum.game("hre").new(seats=2, seed=1)
    observer, g = Observer(match), match.position
    target = match.game.steps["ChooseTarget"](card=3, faction=1, left=2, struck=1 << 44 | 5)
    g.stack.append(target)
    row = next(field.start for field in observer.layout if field.kind == "stack")
    array = observer.of(g, 0)
    assert array[row + 1 : row + 8].tolist() == [3, 1, 2, -13, 5, 0, 1 << 14]
    assert not array[-REST:].any()


def test_a_text_that_the_layout_does_not_know_is_zero_and_left_for_the_rest() -> None:
    match = romanum.game("hre").new(seats=2, seed=1)
    observer, arrays = Observer(match), []
    for cited in ("9.2b", "99.9", "99.8"):
        twin = match.position.copy()
        twin.stack = [match.game.steps["Withdraw"](province=3, cited=cited)]
        arrays.append(observer.of(twin, 0))
    row = next(field.start for field in observer.layout if field.kind == "stack")
    assert [int(array[row + 2]) for array in arrays] == [4, 0, 0]
    assert not arrays[0][-REST:].any()
    assert len({array[-REST:].tobytes() for array in arrays}) == 3


def test_arrays_can_be_written_on_and_are_of_32_bits() -> None:
    match = romanum.game("hre").new(seats=2, seed=1)
    array = Observer(match).of(match.position, 0)
    array[0] = 5
    assert array.dtype == np.int32


def test_sums_of_check_are_the_same_everywhere() -> None:
    assert check_sum("gop") == 1519160117
    assert BITS[5][:4] == (1, 0, 1, 0)


def test_the_layout_can_be_read() -> None:
    table = main("hre", "standard", 4)
    assert table.startswith("hre: ")
    assert "Forts paid for or given in this Phase" in table


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], USAGE),
        (["--help"], USAGE),
        (["hre", "standard", "four"], USAGE),
        (["nogame"], "there is no game 'nogame'; there are: "),
        (["hre", "nosuch"], "hre has no scenario 'nosuch'"),
        (["hre", "standard", "9"], "not 9"),
    ],
)
def test_the_table_says_what_is_wrong_with_a_wish(words: list[str], said: str) -> None:
    with pytest.raises(SystemExit, match=re.escape(said)):
        told(words)
    assert told(["hre", "standard", "4"]).startswith("hre: ")


@pytest.mark.parametrize("module", ["pettingzoo", "runner", "openspiel", "training", "numbering", "__main__"])
def test_without_numpy_learning_says_what_to_install(module: str) -> None:
    code = f"import sys; sys.modules['numpy'] = None; import romanum.learn.{module}"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert said.splitlines()[-1].endswith("romanum.learn needs the extra: pip install 'romanum-games[learn]'")
