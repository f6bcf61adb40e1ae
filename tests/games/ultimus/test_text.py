"""Ultimus Romanorum in the terminal."""

from __future__ import annotations

import ast
import inspect
import re
from random import Random
from typing import Any

import pytest

import romanum
from games.terminal import drawn, parts_drawn
from games.ultimus.builder import Table, position
from romanum.engine.match import Match
from romanum.games.ultimus.data.components import DIOCESE_NAMES, STRATAGEMS, ZONES
from romanum.games.ultimus.rules.year import victory_points
from romanum.games.ultimus.text.board import BOARD, REASONS

NAMES = ["Livia", "Barbarian (miles)"]


def shown(t: Table, width: int = 120) -> str:
    return drawn(BOARD.map(t.match.view(0), width), width)


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match in its second year, played at random."""
    match = romanum.game("ultimus").new(scenario="scourge-of-god", seed=7, names=NAMES)
    random = Random(7)
    while match.position.year < 446 or match.position.phase < 4:
        seat = match.pending[0]
        match.play(seat, random.choice(match.decision(seat).options))
    return match


def test_the_headline_has_year_phase_and_the_sequences_to_come(match: Match[Any]) -> None:
    line = drawn(BOARD.headline(match.view(0), NAMES), 160)
    assert "AD 446  turn 2 of 9, Phase E (movement and combat)" in line
    order = ["RB".index(letter) for letter in re.findall(r" ([RB]) ", line)]
    assert order == match.view(0)["order"]


def test_the_map_is_listed_by_diocese(match: Match[Any]) -> None:
    lines = drawn(BOARD.map(match.view(0), 120))
    places = [re.search(rf"^{name}  \d+ of \d+ areas Roman", lines, re.M) for name in DIOCESE_NAMES]
    assert None not in places


def test_alike_units_are_counted_and_the_reduced_among_them() -> None:
    here = "sarus comitatenses-italiae-1 reduced comitatenses-italiae-2"
    lines = shown(position({"italia-3": here, "picti-1": "reduced picti-a picti-b"}).sequence("roman"))
    assert re.search(r"3 Aquileia +R +7 PF  Sarus, 2 Comitatenses Italiae \(1 reduced\) *$", lines, re.M)
    assert re.search(r"2 Picti reduced *$", lines, re.M)


def test_units_told_by_a_roman_number_are_not_put_together() -> None:
    t = position({"galliae-1": "limitanei-germaniae-i limitanei-belgicae-ii"}).sequence("roman")
    assert "Limitanei Germaniae I, Limitanei Belgicae II" in shown(t)


def test_areas_without_anybody_are_named_together() -> None:
    lines = shown(position({"africa-4": "comes-africae"}).sequence("roman"))
    assert "nobody: 1 Caesarea Mauretaniae, 2 Sitifis, 3 Hippo Regius, 5 Hadrumetum, 6 Leptis Magna" in lines


def test_princes_and_usurpers_are_told_with_their_offices() -> None:
    board = {"galliae-6": "west constantinus-iii limitanei-germaniae-i"}
    lines = shown(position(board, usurpers={"west": "constantinus-iii"}).sequence("roman"))
    assert "West  Augustus Honorius, Caesar nobody, Usurper Constantinus III" in lines
    assert re.search(r"Ravenna\* +R +Honorius \(Augustus west\)", lines)
    assert re.search(r"for Constantinus III: Constantinus III \(Usurper west\), Limitanei Germaniae I", lines)


def test_tribes_are_told_by_status() -> None:
    board = {"africa-4": "gensericus vandali-a", "africa-5": "alani-a", "viennensis-1": "visigothi-a visigothi-b"}
    status = {"visigothi": "foederati", "alamanni": "war"}
    t = position(board, status=status, regna={"vandali": "gensericus africa-4"}, ally={"alani": "vandali"})
    lines = shown(t.sequence("roman"))
    assert re.search(r"^War  Alamanni *$", lines, re.M)
    assert re.search(r"^Regnum  .*Vandali\+ \(1 unit, king Gensericus\)", lines, re.M)
    assert re.search(r"^Foederati  Visigothi\+ \(2 units\)", lines, re.M)
    assert re.search(r"Alani \(1 unit, with Vandali\)", lines)
    assert "4 Carthago capital of" in lines


def test_refuges_and_fleets_are_told() -> None:
    board = {"ravenna": "honorius comites-seniores", "western-fleet": "comitatenses-africae-1"}
    fleets = {"western-fleet": "roman mare-internum-occidentale"}
    lines = shown(position(board, fleets=fleets).sequence("roman"))
    assert "Behind the walls of Ravenna  Honorius (Augustus west), Comites Seniores" in lines
    assert "The western fleet  on Mare Internum Occidentale, aboard: Comitatenses Africae  R" in lines
    assert "The eastern fleet  at Constantinopolis (Thracia 3)  R" in lines


def test_a_march_is_told_with_what_is_left_of_it() -> None:
    t = position({"italia-3": "sarus comitatenses-italiae-1"}).sequence("roman")
    t.play("roman", "lead sarus", "take comitatenses-italiae-1", "to italia-4")
    assert "Roman  Sarus, Comitatenses Italiae at Ravenna (Italia 4), 2 PM left" in shown(t)


def test_a_battle_is_told_with_odds_and_modifiers() -> None:
    board = {"italia-3": "sarus comitatenses-italiae-1 comitatenses-italiae-2 alamanni-a"}
    t = position(board, status={"alamanni": "war"}, hand={"roman": "divine-favour"}).combat("roman")
    lines = shown(t)
    assert "Battle at Aquileia (Italia 3)" in lines
    assert re.search(r"Roman +10 PF  Sarus, 2 Comitatenses Italiae", lines)
    assert re.search(r"odds 2/1, column 2/1, die \+\d; tactical bonus \+\d \[8\.6\.2\]", lines)


@pytest.mark.parametrize("width", [50, 60, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal(match: Match[Any], width: int) -> None:
    view = match.view(0)
    lines = parts_drawn(BOARD, view, NAMES, width)
    assert [line for line in lines if len(line) > width] == []
    assert not [line for line in lines if "…" in line]


def test_the_score_tells_the_points_and_what_phase_f_would_bring(match: Match[Any]) -> None:
    view = match.view(None)
    lines = drawn(BOARD.score(view, NAMES, 120))
    assert re.search(rf"Roman +Livia: {view['pv'][0]} PV", lines)
    assert f"Phase F would bring {view['forecast_total'][1]}: " in lines


def test_every_entry_of_the_reckoning_has_its_words() -> None:
    tree = ast.parse(inspect.getsource(victory_points))
    items = [n.args[3] for n in ast.walk(tree) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "Item"]
    reasons = {reason.value for reason in items if isinstance(reason, ast.Constant) and isinstance(reason.value, str)}
    assert len(reasons) > 10
    assert sorted(reason for reason in reasons if reason not in REASONS) == []


def test_after_a_swap_the_score_names_the_other_person() -> None:
    t = position({"italia-5": "honorius"}, roman_seat=1, pv={"roman": 7, "barbarian": 3}).sequence("roman")
    lines = drawn(BOARD.score(t.match.view(0), NAMES, 120))
    assert re.search(r"Roman +Barbarian \(miles\): 7 PV", lines)
    assert re.search(r"Barbarian +Livia: 3 PV", lines)


def test_the_score_says_how_far_ahead_a_camp_must_be() -> None:
    t = position(scenario="scourge-of-god").sequence("roman")
    assert "the Barbarian wins only if he is more than 40 PV ahead" in drawn(BOARD.score(t.match.view(0), NAMES, 120))
    assert "wins only" not in drawn(BOARD.score(position().sequence("roman").match.view(0), NAMES, 120))


def test_a_hand_says_what_each_stratagem_does_and_when() -> None:
    t = position(hand={"roman": "tribute tribute", "barbarian": "rex"}).sequence("roman")
    lines = drawn(BOARD.hand(t.match.view(0), 200), 200)
    assert re.search(r"Tribute x2  .*1 PV .*\(Phase E, Roman only; 6\.1c\)", lines)
    assert "Rex" not in lines


def test_a_spectator_sees_no_stratagems(match: Match[Any]) -> None:
    lines = drawn(BOARD.hand(match.view(None), 120))
    assert not [stratagem.name for stratagem in STRATAGEMS if stratagem.name in lines]


def test_a_place_is_found_by_its_town_its_number_or_its_people(match: Match[Any]) -> None:
    view = match.view(0)
    page = drawn(BOARD.place(view, "raven"))
    assert "Ravenna (Italia 4)  italia-4, Flaminia et Tuscia, imperial capital, port" in page
    assert drawn(BOARD.place(view, "Italia 4")) == drawn(BOARD.place(view, "ITA4")) == page
    assert "home of Hunni" in drawn(BOARD.place(view, "hunni 2"))
    assert "by fleet alone" in drawn(BOARD.place(view, "caralis"))
    assert BOARD.place(view, "atlantis") is None


def test_a_diocese_is_a_place_too(match: Match[Any]) -> None:
    assert drawn(BOARD.place(match.view(0), "africa")).startswith("Africa  ")


def test_every_area_has_a_page(match: Match[Any]) -> None:
    view = match.view(1)
    assert [zone.id for zone in ZONES if zone.id not in drawn(BOARD.place(view, zone.id))] == []


def test_a_border_is_told_with_its_price(match: Match[Any]) -> None:
    assert "Ostrogothi (lower Danube) 2 PM (Danuvius)" in drawn(BOARD.place(match.view(0), "marcianopolis"), 200)
