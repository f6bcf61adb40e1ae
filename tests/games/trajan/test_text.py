"""Trajan in the terminal."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from rich.text import Text

import romanum
from games.terminal import drawn, parts_drawn
from games.trajan.builder import Table, position
from romanum.engine.match import Match
from romanum.engine.text.hexmap import Cell, draw
from romanum.games.trajan.data.components import CITIES, GRID, MARKERS, SCENARIOS
from romanum.games.trajan.text.board import BOARD, LARGE, SMALL

NAMES = ["Livia", "Parthia (miles)"]


def shown(t: Table, side: int | None = 0, width: int = 120) -> str:
    return drawn(BOARD.map(t.match.view(side), width), width)


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match in its third turn, played at random."""
    match = romanum.game("trajan").new(scenario="115", seed=5, names=NAMES, options={"parley": False})
    random = Random(5)
    while match.position.turn < 3:
        seat = match.pending[0]
        match.play(seat, random.choice(match.decision(seat).options))
    return match


def test_odd_columns_stand_half_a_hex_lower() -> None:
    def cell(column: int, row: int) -> Cell:
        return Cell(Text(f"{column}{row}"), Text("--"))

    assert drawn(draw(range(2), range(2), cell, 2)).splitlines() == ["00  ", "--10", "01--", "--11", "  --"]


def test_the_whole_map_is_as_wide_as_its_columns(match: Match[Any]) -> None:
    view = {**match.view(0), "march": None, "battle": None}
    lines = drawn(BOARD.map(view, 120)).splitlines()
    assert [len(line) for line in lines[: 2 * GRID.rows]] == [SMALL * GRID.columns] * 2 * GRID.rows


def test_a_march_is_shown_in_a_window_around_it() -> None:
    t = position(zeugma="trajan alae-1").movement("roman").play("roman", "march zeugma")
    lines = shown(t)
    assert all(name in lines for name in ("●Zeugma", "■Edessa", "●Samosat"))
    assert "Ctesiphon" not in lines
    assert len(lines.splitlines()[0].rstrip()) <= 120 // LARGE * LARGE


def test_own_units_are_named_and_hidden_enemies_are_counted() -> None:
    t = position(zeugma="trajan alae-1 alae-2", edessa="in abgarus nobles-1", h1012="parthian-ii nobles-2")
    lines = shown(t.movement("roman"))
    assert re.search(r"^Zeugma +R +Trajan, 2 Alae *$", lines, re.M)
    assert re.search(r"^Edessa +P +inside: 2 face down *$", lines, re.M)
    assert re.search(r"^hex 1012 +P +Exercitus II *$", lines, re.M)


@pytest.mark.parametrize("side", [0, None])
def test_nobody_sees_the_names_of_hidden_units(side: int | None) -> None:
    t = position(edessa="in abgarus nobles-1", zeugma="up trajan", hand={"parthian": "agent"}).movement("roman")
    view = t.match.view(side)
    parts = (BOARD.map(view, 120), BOARD.hand(view, 120), BOARD.score(view, NAMES, 120), BOARD.place(view, "edessa"))
    told = "".join(drawn(part) for part in parts)
    assert "Abgarus" not in told
    assert "Noble" not in told
    assert "Agent" not in told


def test_a_besieged_city_is_marked() -> None:
    t = position(edessa="up trajan alae-1").movement("roman")
    assert "besieged" in drawn(BOARD.place(t.match.view(0), "edessa"))
    assert "■Edessa !" in drawn(BOARD.place(t.match.view(0), "edessa"))


def test_a_battle_is_told_with_its_strengths() -> None:
    t = position(h1012="up trajan cohortes-v-1 chosroes satrapy-levy-1 satrapy-levy-2").combat("roman").roll(6, 1, 1)
    lines = shown(t.play("roman", "attack h1012"))
    assert "Battle at hex 1012" in lines
    assert re.search(r"Rome +strength (\d+) of \1, .*lost 0, Tactical Superiority", lines)


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal(match: Match[Any], width: int) -> None:
    view = match.view(0)
    lines = parts_drawn(BOARD, view, NAMES, width)
    assert [line for line in lines if len(line) > width] == []
    assert not [line for line in lines if "…" in line]


def test_the_headline_has_the_date(match: Match[Any]) -> None:
    assert "Turn 3 of 8  June, AD 115" in drawn(BOARD.headline(match.view(0), NAMES))


def test_the_score_tells_every_condition_of_both_sides(match: Match[Any]) -> None:
    lines = drawn(BOARD.score(match.view(None), NAMES, 120))
    cities = match.view(None)["cities"]
    assert re.search(rf"Livia +{cities[0]} cities", lines)
    needed = [
        goal.needed for goals in SCENARIOS[match.position.scenario].goals for goal in goals if goal.kind == "count"
    ]
    assert f"cities in all: {cities[0]} of {needed[0]}" in lines
    assert "all of Edessa, Nisibis" in lines
    assert f"cities in all: {cities[1]} of {needed[1]}" in lines


def test_a_hand_has_its_markers_and_what_they_are_for() -> None:
    t = position(hand={"roman": "political political agent"}, recruits="alae-1 alae-2").movement("roman")
    lines = drawn(BOARD.hand(t.match.view(0), 120))
    assert re.search(r"Political x2 .*Revolt", lines)
    assert re.search(r"Agent .*Assassination", lines)
    assert "2 Alae" in lines


def test_a_spectator_sees_no_markers(match: Match[Any]) -> None:
    lines = drawn(BOARD.hand(match.view(None), 120))
    assert not [marker.name for marker in MARKERS if marker.name in lines]


def test_a_place_is_found_by_its_city_or_its_number(match: Match[Any]) -> None:
    view = match.view(0)
    assert "Edessa  0909, open, road, parthian city" in drawn(BOARD.place(view, "edes"))
    assert drawn(BOARD.place(view, "0909")) == drawn(BOARD.place(view, "edessa"))
    assert BOARD.place(view, "atlantis") is None


def test_every_city_has_a_page(match: Match[Any]) -> None:
    view = match.view(1)
    assert [city.name for city in CITIES if city.name not in drawn(BOARD.place(view, city.name))] == []
