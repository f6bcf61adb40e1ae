"""Chapters 3 and 4: seven turns, two Phases each, five steps a Phase."""

from typing import cast

import pytest

import romanum
from games.hre.builder import position
from romanum.engine.match import Match
from romanum.games.hre.data.components import FACTIONS
from romanum.games.hre.rules.order import StartTurn
from romanum.games.hre.state.position import Empire
from rules import rule


@pytest.fixture(scope="module")
def idle_game() -> Match[Empire]:
    """A whole game in which everybody does as little as he may."""
    match = cast("Match[Empire]", romanum.game("hre").new(seed=3))
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.decision(seat).options[-1])
    return match


def kinds(match: Match[Empire], *wanted: str) -> list[str]:
    return [event.kind for event in match.events if event.kind in wanted]


# ---- the game


@rule("3a")
def test_a_game_has_seven_turns(idle_game: Match[Empire]) -> None:
    assert [event.facts["turn"] for event in idle_game.events if event.kind == "turn"] == [1, 2, 3, 4, 5, 6, 7]


@rule("3a")
def test_after_the_sixth_turn_comes_the_seventh() -> None:
    t = position(turn=6).push(StartTurn())
    assert t.g.turn == 7
    assert not t.match.over


@rule("3a")
def test_after_the_seventh_turn_scores_are_compared() -> None:
    t = position(turn=7, roman_vp={"red": 3}, barbarian_vp={"blue": 2}).push(StartTurn())
    assert t.match.over
    assert t.match.result is not None
    assert t.match.result.winners == (t.seat("red"),)


@rule("3a")
def test_points_are_counted_at_the_end_of_every_phase(idle_game: Match[Empire]) -> None:
    phases = kinds(idle_game, "barbarian-phase", "roman-phase", "points")
    assert set(phases[1::2]) == {"points"}
    assert "points" not in phases[::2]


@rule("3a", "15c")
def test_looting_scores_at_once() -> None:
    t = position(turn=1, lugdunensis="red:1 city", belgica="galli:1").place("galli", 2).roll(6, 6, 1, 1, 5)
    t.play("blue", "attack lugdunensis from belgica", "loot")
    assert t.asked == "Place"
    assert t.vp("blue") == (0, 5)


# ---- the turn


@rule("4a")
def test_every_player_has_a_roman_and_a_barbarian_phase_each_turn(idle_game: Match[Empire]) -> None:
    by_turn: list[dict[str, list[str]]] = []
    for event in idle_game.events:
        if event.kind == "turn":
            by_turn.append({"barbarian-phase": [], "roman-phase": []})
        elif event.kind in ("barbarian-phase", "roman-phase"):
            by_turn[-1][event.kind].append(event.facts["faction"])
    everybody = sorted(faction.id for faction in FACTIONS)
    assert all(sorted(factions) == everybody for turn in by_turn for factions in turn.values())


@rule("4.1a")
def test_all_tokens_are_drawn_before_the_first_phase(idle_game: Match[Empire]) -> None:
    course = kinds(idle_game, "turn", "draw-barbarian", "draw-emperor", "barbarian-phase", "roman-phase")
    turn = ["turn", *["draw-barbarian"] * 4, *["draw-emperor"] * 4, *["barbarian-phase", "roman-phase"] * 4]
    assert course == turn * 7


@rule("4.1a")
def test_a_turn_opens_with_the_draw() -> None:
    t = position(turn=2).push(StartTurn())
    assert t.asked == "KeepOrPass"
    assert t.g.turn == 3


# ---- the Phase


@rule("4.1b")
def test_a_roman_phase_has_five_steps() -> None:
    t = position(
        hand={"red": ["tributum"]}, forts_ready={"red": 1}, roma="red:2 city", cisalpina="red:1", sicilia="red:1"
    )
    t.roman_phase("red")
    steps = []
    while t.asked:
        steps.append(t.asked)
        assert not t.events("points")
        t.play("red", t.options("red")[-1])
    assert steps == ["PlayEvent", "Build", "Place", "BuildCities"]
    assert len(t.events("points")) == 1


@rule("4.1b")
def test_a_barbarian_phase_has_its_steps_in_the_same_order() -> None:
    t = position(hand={"red": ["armenii"]}, mauretania="mauri:1 by red").barbarian_phase("mauri")
    steps = []
    while t.asked:
        steps.append(t.asked)
        t.play("red", t.options("red")[-1])
    assert steps == ["PlayEvent", "LiftBarbarians", "Place"]
    assert len(t.events("points")) == 1


@rule("4.1c")
def test_barbarians_go_from_placement_to_points_without_building_cities() -> None:
    sites = {"numidia": "mauri:1 by red", "africa": "mauri:1", "baetica": "mauri:1", "tarraconensis": "mauri:1"}
    t = position(sites).place("mauri", 1)
    t.play("red", "done")
    assert t.events("points")
    assert t.match.over


@rule("4.1c")
def test_a_roman_with_the_same_provinces_may_build_a_city() -> None:
    sites = {"numidia": "red:1", "africa": "red:1", "baetica": "red:1", "tarraconensis": "red:1"}
    t = position(sites).place("red", 1)
    t.play("red", "done")
    assert t.asked == "BuildCities"
