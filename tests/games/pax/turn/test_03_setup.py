"""Chapters 1.0, 3.1 and 3.8: scenarios, Standard and Advanced, and how long they are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.pax.builder import GAME, Table
from romanum.engine.dice import FastDice
from romanum.engine.game import Option
from romanum.engine.step import advance, offered_to
from romanum.games.pax.data.components import (
    CARD_COUNT,
    KINDS,
    LEADER_POOL,
    NONE,
    OTHERS,
    PLACE,
    POWERS,
    SIDE,
    STRENGTHS,
    TITLE,
    TRIBAL,
)
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.state.control import civilization
from romanum.games.pax.state.errands import GameTurn
from romanum.games.pax.state.faults import faults
from romanum.games.pax.state.forces import stacks_of
from romanum.games.pax.state.leaders import leaders_of
from romanum.games.pax.state.position import MARIAN, Mediterranean
from romanum.games.pax.state.sides import side_id
from rules import rule

SCENARIOS = [setting.row.id for setting in SETTINGS]


def start(scenario: str, seed: int = 1, **options: Any) -> Mediterranean:
    seats = GAME.scenario(scenario).players[0]
    return GAME.setup(scenario, seats, GAME.settings(options), FastDice.seeded(seed))


@pytest.mark.parametrize("game", ["standard", "advanced"])
@pytest.mark.parametrize("scenario", SCENARIOS)
@rule("3.1")
def test_every_scenario_sets_up_what_its_file_says_and_nothing_else(scenario: str, game: str) -> None:
    g = start(scenario, game=game)
    setting = g.setting
    assert faults(g) == []
    for power, name in enumerate(setting.row.powers):
        row = next(p for p in setting.start.power if p.id == name)
        wanted = sum(int(n) for units in row.units for kind, n in units.items() if kind != "at")
        found = sum(g.units[stack * KINDS + k] for stack in stacks_of(g, power) for k in range(KINDS))
        assert (found, g.treasury[power], g.stability[power]) == (wanted, row.treasury, row.stability)
        assert sum(owner == power for owner in g.town_of) == len(row.cities) + len(row.towns)
        assert side_id(g, power) == name


@pytest.mark.parametrize("scenario", SCENARIOS)
@rule("1.0a", "1.1", "1.2")
def test_the_standard_game_has_no_cards_and_the_advanced_no_event_markers(scenario: str) -> None:
    kind = GAME.scenario(scenario).id and next(s.row.game for s in SETTINGS if s.row.id == scenario)
    for game in ("standard", "advanced"):
        g = start(scenario, game=game, length="ultra-basic")
        assert g.advanced == (kind == "advanced" or (kind == "either" and game == "advanced"))
        cards = len(g.deck) + sum(g.removed)
        assert cards == (CARD_COUNT if g.advanced else 0)
        assert not (g.advanced and g.event_markers)


def length_of(g: Any) -> tuple[int, int, int]:
    """Turns, markers of each Power a turn, and Event markers."""
    return g.last_turn, g.markers, g.event_markers


def objectives(g: Any) -> list[int]:
    """How many Opportunity Objectives each Power holds."""
    return [len(g.objectives_of(power)) for power in range(4)]


@rule("3.8.1a")
def test_the_basic_game_of_scenario_v_has_neither_events_nor_objectives() -> None:
    g = start("v", length="basic")
    assert (length_of(g), objectives(g), g.buying) == ((5, 3, 0), [0] * 4, False)


@rule("3.8.1b")
def test_basic_ii_has_one_event_marker_and_one_objective_each() -> None:
    g = start("v", length="basic-ii")
    assert (length_of(g), objectives(g), g.buying) == ((5, 3, 1), [1] * 4, False)


@rule("3.8.1c")
def test_basic_plus_has_a_fourth_marker_each_and_a_second_event_marker() -> None:
    g = start("v", length="basic-plus")
    assert (length_of(g), objectives(g), g.buying) == ((5, 4, 2), [1] * 4, False)


@rule("3.8.1d")
def test_the_ultra_basic_game_lasts_ten_turns_and_objectives_are_bought() -> None:
    g = start("v", length="ultra-basic")
    assert (length_of(g), objectives(g), g.buying) == ((10, 4, 2), [0] * 4, True)


@rule("3.8.2")
def test_in_the_advanced_game_players_agree_on_the_number_of_turns() -> None:
    assert start("v", game="advanced").last_turn == 10
    g = start("v", game="advanced", turns="6")
    assert (g.last_turn, g.markers, g.event_markers, g.buying) == (6, 4, 0, True)
    assert start("x", turns="2").last_turn == 5
    assert start("ii", turns="2").last_turn == 6


def test_tribal_counters_lie_face_down_in_the_spaces_of_the_scenario() -> None:
    g = start("ii")
    lying = {TRIBAL[at] for at, strength in enumerate(g.tribe) if strength != NONE}
    assert lying == set(g.setting.tribal)
    assert Counter([*g.tribe_pool, *(s for s in g.tribe if s != NONE)]) == Counter(STRENGTHS)
    assert start("ii", seed=1).tribe != start("ii", seed=2).tribe


def test_named_ratings_come_from_the_pool_and_the_others_are_still_to_be_drawn() -> None:
    g = start("ii")
    assert sorted(g.at[g.leader_in[leader]] for leader in leaders_of(g, 0)) == sorted(
        [PLACE["rhegium"], PLACE["arretium"]]
    )
    assert g.to_draw == (0, 0, 0, 0)
    assert start("v").to_draw == (2, 2, 2, 2)


def test_the_kingdoms_of_the_diadochi_share_two_pools() -> None:
    g = start("ix")
    for power in range(4):
        own = [leader for leader, side in enumerate(g.leader_side) if side == power and LEADER_POOL[leader] != NONE]
        assert len(own) == 5
    assert g.leader_side != start("ix", seed=2).leader_side


def test_rome_places_two_garrisons_before_the_pyrrhic_war() -> None:
    g = start("i")
    rome = g.powers.index(0)
    advance(g)
    spaces = {GAME.vocabulary.write(move) for move in offered_to(g, g.seats[rome])}
    assert spaces == {"at rome", "at capua", "at placentia"}
    t = Table(g).stop_at(GameTurn)
    t.play("rome", "at capua", "at placentia")
    assert (t["capua"], t["placentia"]) == ("rome town 1 garrison", "rome 2 legion 1 garrison rome_9")
    assert t.waiting == GameTurn()
    assert t.is_sound()


def test_pyrrhus_serves_greece_in_v_and_carthage_moves_him_in_iv() -> None:
    for scenario, power in (("v", "greece"), ("iv", "carthage")):
        g = start(scenario, game="advanced")
        assert POWERS[g.powers[g.patron[SIDE["soldier_of_fortune"]]]].id == power
    assert start("iv").friendly[SIDE["soldier_of_fortune"]] >> SIDE["league_of_tarentum"] & 1


def test_scenarios_take_cards_out_of_the_deck_and_options_into_force() -> None:
    g = start("iv")
    assert g.removed[TITLE["pontus"]] == 1
    assert TITLE["pontus"] not in g.deck
    assert start("hb").optional & MARIAN
    assert not start("ii").optional


@pytest.mark.parametrize("option", [option for option in GAME.options if option.scenarios], ids=lambda one: one.id)
def test_an_option_of_some_scenarios_changes_nothing_in_others(option: Option) -> None:
    """So nobody who plays another scenario is asked about it."""
    otherwise: dict[str, Any] = {option.id: option.choices[-1]}
    for scenario in SETTINGS:
        where = scenario.row.id
        same = start(where, **otherwise) == start(where)
        assert same is (where not in option.scenarios), where


def test_pergamum_is_free_in_the_advanced_game_alone() -> None:
    assert stacks_of(start("v", game="advanced"), SIDE["pergamum"])
    assert not stacks_of(start("v"), SIDE["pergamum"])


def test_starting_civilization_points_of_the_whole_game() -> None:
    g = start("v")
    assert [civilization(g, power) for power in range(4)] == [5, 5, 11, 7]


def test_everybody_who_owns_something_has_a_name() -> None:
    assert {row.id for row in OTHERS} <= GAME.names.keys()
