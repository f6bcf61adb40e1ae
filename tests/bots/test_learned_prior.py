"""Learned priors: weights of signs, and the search that goes by them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import romanum
from romanum.bots import Chair, make_bot
from romanum.bots.candidates import Habits, Judgement, candidates
from romanum.bots.imperator import Imperator
from romanum.bots.learned_prior import Prior, Signs, Story, gap_class, learned_prior, read, signs_of, written
from romanum.bots.playout import HOPELESS, asked, glance
from romanum.bots.search import Legatus
from romanum.engine.data import DataError
from romanum.engine.match import Match
from romanum.engine.step import apply
from romanum.games import OURS

FOLDERS = [Path(str(romanum.game(name).folder)) for name in OURS]
FILES = {file.name: file for folder in FOLDERS for file in folder.glob("learned/priors/*.json")}
KEPT = sorted(FILES)


@pytest.fixture(autouse=True)
def _of_today(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots by which the kept priors were made: to those they are of today."""
    learned_prior.cache_clear()
    monkeypatch.setattr("romanum.bots.version.VERSION", read(FILES[KEPT[0]], KEPT[0]).story.bots_version)
    yield
    learned_prior.cache_clear()


STORY = Story(
    game="hre", seats=4, rules_version=2, bots_version=1, scenarios=["standard"], made="", command="", games=1,
    decisions=1, held_out=0,
    gain=0.0, gain_of_the_game=0.0, gain_of_trials=0.0, lasting=0.2, trust=30.0, point=0.01,
)  # fmt: skip


def a_match(game: str, scenario: str, seats: int, choices: int) -> Match[Any]:
    """A match, some quick choices in, where somebody has several moves."""
    match = romanum.game(game).new(scenario, seats, seed=3)
    g, random, closely = match.position, Random(3), match.game.closely()
    while True:
        seat, moves = asked(g)
        if choices <= 0 and len(moves) > 2 and closely.prior(g, seat, moves):
            return match
        apply(g, seat, glance(closely, g, seat, moves, random, 0.5))
        choices -= 1


@pytest.mark.parametrize("name", KEPT)
def test_a_prior_tells_its_story_and_fits_the_rules_of_today(name: str) -> None:
    kept = read(FILES[name], name)
    story = kept.story
    game = romanum.game(story.game)
    assert name == f"{story.game}-{story.seats}.json"
    assert story.rules_version == game.rules_version
    for scenario in story.scenarios:
        game.scenario(scenario).check_seats(story.seats)
    assert story.gain > story.gain_of_the_game, "it tells options apart better than the game's own, or has no place"
    assert story.command.startswith(f"romanum train {story.game} --prior")
    verbs = set(game.vocabulary.verbs)
    assert {sign[2] for _, sign in kept.weights if sign[0] in ("verb", "arg")} <= verbs
    assert written(kept) == FILES[name].read_bytes()


@pytest.mark.parametrize("name", KEPT)
def test_what_it_promises_is_the_sum_of_the_signs(name: str) -> None:
    """The quick way that a search takes comes to what was learned, sign by sign; what is hopeless stays last."""
    kept = read(FILES[name], name)
    weights = {tuple(sign): weight for weight, sign in kept.weights}
    scenario, seats = kept.story.scenarios[0], kept.story.seats
    match = a_match(kept.story.game, scenario, seats, 40)
    g = match.position
    seat, moves = asked(g)
    prior = learned_prior(match.game, scenario, seats)
    assert prior is not None
    own = match.game.closely().prior(g, seat, moves)
    assert own
    got = prior.promises(own, g, seat, moves)
    assert got == prior.promises(own, g, seat, moves)
    signs = signs_of(Signs(match.game, match.game.new(scenario, seats, seed=1).position, scenario), own, g, seat, moves)
    slope = weights.get(("point", type(g.stack[-1]).__name__), 0.0)
    for score, promise, row in zip(own, got, signs, strict=True):
        behind = max(own) - score
        if behind > HOPELESS:
            assert promise == -behind < min(p for p, s in zip(got, own, strict=True) if max(own) - s <= HOPELESS)
        else:
            assert promise == pytest.approx(sum(weights.get(sign, 0.0) for sign in row) - slope * behind)


def test_a_prior_of_other_rules_or_scenarios_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = romanum.game("hre")
    assert learned_prior(game, "standard", 4) is not None
    assert learned_prior(game, "standard", 3) is None
    assert learned_prior(romanum.game("ultimus"), "campaign", 2) is None
    learned_prior.cache_clear()
    monkeypatch.setattr(type(game), "rules_version", 99)
    assert learned_prior(game, "standard", 4) is None
    learned_prior.cache_clear()


def test_a_broken_file_is_named(tmp_path: Any) -> None:
    (tmp_path / "hre-4.json").write_text('{"story": {}}')
    with pytest.raises(DataError, match="priors/hre-4"):
        read(tmp_path / "hre-4.json", "priors/hre-4.json")


def test_how_far_behind_falls_into_classes() -> None:
    assert [gap_class(behind) for behind in (0.0, 0.1, 0.5, 1.0, 2.0, 3.0, 6.0)] == [0, 1, 2, 3, 4, 5, 6]


def of_verb(verb: str, weight: float, **story: Any) -> Prior:
    """A prior that knows one thing: what a verb is worth when Armies are placed."""
    game = romanum.game("hre")
    signs = Signs(game, game.new("standard", 4, seed=1).position, "standard")
    return Prior(msgspec.structs.replace(STORY, **story), {("verb", "Place", verb): weight}, signs)


def placing() -> tuple[Chair, list[Any]]:
    match = romanum.game("hre").new("standard", 4, seed=3)
    g, random, closely = match.position, Random(3), match.game.closely()
    while True:
        seat, moves = asked(g)
        if type(g.stack[-1]).__name__ == "Place" and len({move[0] for move in moves}) > 1 and len(moves) > 4:
            return Chair(match, seat), moves
        apply(g, seat, glance(closely, g, seat, moves, random, 0.5))


def test_options_that_promise_most_are_tried_and_trusted() -> None:
    """What was learned decides which options are tried, and how they are judged as long as trials say nothing else."""
    chair, moves = placing()
    world = chair.imagine(_dice())
    own = candidates(chair, world, moves, 3)
    verb = own[-1].move[0]
    other = next(move[0] for move in moves if move[0] != verb)
    learned = candidates(chair, world, moves, 3, of_verb(other, 0.5))
    scores = chair.game.closely().prior(world, chair.seat, moves)
    assert scores
    hopeful = {m[0] for m, score in zip(moves, scores, strict=True) if max(scores) - score <= HOPELESS}
    assert learned[0].move[0] == (other if other in hopeful else verb)
    for candidate in learned:
        candidate.edge.add([0.5] * 4)
        candidate.promise = 0.0
    learned[1].promise = 0.1
    judged = Judgement(learned, chair.seat, Habits(trust=30.0))
    assert max(learned, key=judged.of) is learned[1]


def _dice() -> Any:
    from romanum.bots.playout import dice_from

    return dice_from(Random(1))


def test_quick_choices_go_by_what_was_learned() -> None:
    chair, _ = placing()
    world = chair.imagine(_dice())
    seat, moves = asked(world)
    verb = moves[-1][0]
    scores = chair.game.closely().prior(world, seat, moves)
    assert scores
    moves = [m for m, score in zip(moves, scores, strict=True) if max(scores) - score <= HOPELESS]
    verb = moves[-1][0]
    fond, averse = of_verb(verb, 1.0), of_verb(verb, -1.0)
    random = Random(5)
    taken = {prior.glance(chair.game.closely(), world, seat, moves, random)[0] for prior in [fond] * 20}
    assert taken == {verb}
    if len({move[0] for move in moves}) > 1:
        taken = {prior.glance(chair.game.closely(), world, seat, moves, random)[0] for prior in [averse] * 20}
        assert verb not in taken


def test_imperator_goes_by_it_where_that_wins_more_games_and_legatus_never(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in KEPT:
        story = read(FILES[name], name).story
        match = a_match(story.game, story.scenarios[0], story.seats, 0)
        chair = Chair(match, asked(match.position)[0])
        bot = Imperator(seed=1)
        assert bot.prior(chair) is None, "a staff knows what its script would do"
        monkeypatch.setattr(type(match.game), "closely", lambda game: game)
        monkeypatch.setattr(type(match.game), "staff", lambda game: None)
        assert (bot.prior(chair) is not None) == story.plays
        assert Legatus(seed=1).prior(chair) is None
        if story.plays:
            habits = bot.manner(chair)
            assert (habits.trust, habits.lasting, habits.common) == (story.trust, story.lasting, True)


def test_a_prior_needs_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "romanum.bots.learned_value", raising=False)
    match = a_match("hre", "standard", 4, 10)
    seat = asked(match.position)[0]
    bot = make_bot("imperator", seed=2, iterations=12)
    assert bot.choose(Chair(match, seat)).move in Chair(match, seat).moves
