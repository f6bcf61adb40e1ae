"""Learned values: small networks that say chances, and the bot that judges by them."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import romanum
from romanum.bots import Chair, make_bot
from romanum.bots.imperator import Imperator
from romanum.bots.learned_value import Insight, Network, insight, read
from romanum.bots.playout import asked, glance, worth
from romanum.bots.sight.facts import Sight, hope
from romanum.bots.value_lookup import learned_worth
from romanum.engine.conformance.memory import remembers_rightly
from romanum.engine.data import DataError
from romanum.engine.match import Match
from romanum.engine.step import apply
from romanum.games import OURS
from size import size

FOLDERS = [Path(str(romanum.game(name).folder)) for name in OURS]
FILES = {file.name: file for folder in FOLDERS for file in folder.glob("learned/values/*.npz")}
KEPT = sorted(FILES)


def kept(name: str) -> Network:
    return read(FILES[name], name)


def match_of(found: Network, scenario: str, choices: int = 0) -> Match[Any]:
    """A match of a scenario, some quick choices in."""
    match = romanum.game(found.story.game).new(scenario, found.story.seats, seed=3)
    g, random, closely = match.position, Random(3), match.game.closely()
    for _ in range(choices):
        seat, moves = asked(g)
        apply(g, seat, glance(closely, g, seat, moves, random, 0.5))
    return match


@pytest.mark.parametrize("name", KEPT)
def test_a_network_tells_its_story_and_fits_the_rules_of_today(name: str) -> None:
    story = kept(name).story
    game = romanum.game(story.game)
    assert name == f"{story.game}-{story.seats}.npz"
    assert story.rules_version == game.rules_version
    for scenario in story.scenarios:
        game.scenario(scenario).check_seats(story.seats)
    first = game.new(story.scenarios[0], story.seats, seed=1).position
    assert story.parts == Sight(game, first, story.seats).parts, "the game reckons with other parts now: train anew"
    assert story.surprise < story.surprise_of_the_game, "it does better than the game's own judgement, or has no place"
    assert story.error < 0.05
    assert story.command.startswith(f"romanum train {story.game}")


@pytest.mark.parametrize("name", KEPT)
def test_chances_add_up_and_follow_the_position(name: str) -> None:
    found = kept(name)
    for scenario in found.story.scenarios[:2]:
        learned = insight(romanum.game(found.story.game), scenario, found.story.seats)
        assert learned is not None
        rows = [learned.chances(match_of(found, scenario, choices).position) for choices in (0, 40)]
        assert all(abs(sum(row) - 1) < 1e-9 and min(row) > 0 for row in rows)
        assert not np.allclose(rows[0], rows[1])


def by_the_book(found: Network, measures: list[float], scenario: int) -> Any:
    """What the weights say, written as the formula stands: nothing prepared, nothing left out."""
    w = found.weights
    near = np.clip((np.array(measures) - w.usual) / w.spread, -4, 4)
    given = np.concatenate((near, np.eye(len(found.story.scenarios))[scenario]))
    hidden = np.maximum(given @ w.measures + w.first, 0)
    out = w.trust[0] * np.array(measures[: found.story.seats]) + hidden @ w.last + w.bias
    power = np.exp(out - out.max())
    return power / power.sum()


@pytest.mark.parametrize("name", KEPT)
def test_the_quick_way_says_what_the_weights_say(name: str) -> None:
    found = kept(name)
    for number, scenario in enumerate(found.story.scenarios[:3]):
        match = match_of(found, scenario, choices=30)
        measures = Sight(match.game, match.position, found.story.seats).told(match.position)
        learned = insight(match.game, scenario, found.story.seats)
        assert learned is not None
        assert np.allclose(learned.chances(match.position), by_the_book(found, measures, number), rtol=0, atol=1e-6)
        far = [it + 1e6 * (-1) ** n if n >= found.story.seats else it for n, it in enumerate(measures)]
        quick = found.chances(far, np.zeros(0, np.int32), number)
        assert np.allclose(quick, by_the_book(found, far, number), rtol=0, atol=1e-6), "no measure counts as too far"


@pytest.mark.parametrize("name", KEPT)
def test_what_is_remembered_for_a_judgement_hangs_on_what_it_names(name: str) -> None:
    """And goes on to hold where the position has changed."""
    found = kept(name)
    for scenario in found.story.scenarios[:: size(3, 1)]:
        match = match_of(found, scenario)
        closely, g, random = match.game.closely(), match.position, Random(5)
        for _ in range(6):
            closely.appraisal(g, found.story.seats)
            remembers_rightly(match)
            for _ in range(6):
                seat, moves = asked(g)
                apply(g, seat, glance(closely, g, seat, moves, random, 0.5))


@pytest.mark.parametrize("game", OURS)
def test_all_at_once_is_the_same_as_one_after_the_other(game: str) -> None:
    """What a game works out together for a learned value are the numbers that it gives for each seat."""
    rules = romanum.game(game).closely()
    match = rules.new(seed=5)
    bots = [make_bot("tiro", seat) for seat in range(match.seats)]
    for n in range(61):
        if n % 12 == 0 or match.over:
            g, seats = match.position, range(match.seats)
            each = [rules.value(g, seat) for seat in seats], [rules.reckoning(g, seat) for seat in seats]
            assert rules.appraisal(g, match.seats) == each
        if match.over:
            break
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))


def test_a_better_judged_seat_has_the_better_chance() -> None:
    """Where the game's own judgement of a seat rises and nothing else changes, so does its chance."""
    found = kept("trajan-2.npz")
    match = match_of(found, "114")
    measures = Sight(match.game, match.position, 2).told(match.position)
    none = np.zeros(0, np.int32)
    chances = []
    for value in (0.2, 0.5, 0.8):
        measures[0], measures[1] = hope(value), hope(1 - value)
        chances.append(float(found.chances(measures, none, 0)[0]))
    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.1


def test_cells_are_told_even_where_a_field_has_outgrown_its_room() -> None:
    match = romanum.game("hre").new(seats=4, seed=3)
    sight = Sight(match.game, match.position, 4)
    plain = sight.cells(match.position)
    match.position.spent = [1] * 90
    full = sight.cells(match.position)
    assert len(full) == len(plain) > 500


def test_a_finished_game_is_worth_its_result() -> None:
    found = kept("trajan-2.npz")
    match = match_of(found, "114")
    learned = Insight(found, match.game, "114")
    g = match.position
    while g.stack:
        seat, moves = asked(g)
        apply(g, seat, moves[-1])
    assert [learned.worth(match.game, g, seat) for seat in range(2)] == [worth(match.game, g, s) for s in range(2)]


@pytest.mark.parametrize("bad", [b"", b"PK\x03\x04 not really", b"x" * 100])
def test_a_broken_file_is_named(tmp_path: Path, bad: bytes) -> None:
    file = tmp_path / "trajan-2.npz"
    file.write_bytes(bad)
    with pytest.raises(DataError, match=r"values/trajan-2\.npz"):
        read(file, "values/trajan-2.npz")


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    found = kept("ultimus-2.npz")
    found.write(tmp_path / "again.npz")
    again = read(tmp_path / "again.npz", "again")
    assert again.story == found.story
    measures = Sight(*_first(found)).told(_first(found)[1])
    assert np.array_equal(
        again.chances(measures, np.zeros(0, np.int32), 1), found.chances(measures, np.zeros(0, np.int32), 1)
    )


def _first(found: Network) -> tuple[Any, Any, int]:
    match = match_of(found, found.story.scenarios[0])
    return match.game, match.position, found.story.seats


def test_a_network_of_other_rules_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    game = romanum.game("trajan")
    insight.cache_clear()
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    assert insight(game, "114", 2) is None
    insight.cache_clear()
    monkeypatch.undo()
    assert insight(game, "114", 2) is not None
    assert insight(game, "campaign", 2) is None, "it has not learned the campaign"


@pytest.mark.parametrize("plays", [True, False])
def test_imperator_judges_by_what_was_learned_where_that_plays_better(
    plays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = kept("trajan-2.npz")
    story = msgspec.structs.replace(found.story, plays=plays)
    match = match_of(found, story.scenarios[0])
    monkeypatch.setattr("romanum.bots.learned_value._kept", lambda game, seats: Network(story, found.weights))
    monkeypatch.setattr(type(match.game), "closely", lambda game: game)
    monkeypatch.setattr(type(match.game), "staff", lambda game: None)
    insight.cache_clear()
    chair = Chair(match, match.pending[0])
    judge = Imperator().judge(chair)
    assert (judge is not worth) is plays
    assert learned_worth(chair) is not None, "hints tell chances by it all the same"
    insight.cache_clear()


def test_imperator_judges_as_the_game_does_where_a_staff_plans() -> None:
    match = match_of(kept("trajan-2.npz"), "114")
    assert Imperator().judge(Chair(match, match.pending[0])) is worth


def test_imperator_judges_as_the_game_does_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(kept("trajan-2.npz"), "114")
    monkeypatch.setitem(sys.modules, "romanum.bots.learned_value", None)
    assert Imperator().judge(Chair(match, match.pending[0])) is worth


def test_imperator_plays_what_is_offered_and_repeats_itself() -> None:
    chosen = []
    for _ in range(2):
        match = match_of(kept("ultimus-2.npz"), "last-emperors")
        bot = make_bot("imperator", seed=4, iterations=24)
        for _ in range(4):
            seat = match.pending[0]
            match.play(seat, bot.choose(Chair(match, seat)))
        chosen.append([past.text for past in match.history])
        assert getattr(bot, "faults", 0) == 0
    assert chosen[0] == chosen[1]


def test_a_story_says_nothing_it_does_not_know() -> None:
    raw = msgspec.json.encode(kept("pax-2.npz").story).replace(b'"error"', b'"eror"')
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=type(kept("pax-2.npz").story))
