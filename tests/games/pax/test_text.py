"""Pax Romana in the terminal."""

from __future__ import annotations

from games.pax.builder import position
from games.pax.seat_view import seen
from games.terminal import drawn
from romanum.games.pax.rules.turn.agreements import TERMS
from romanum.games.pax.rules.turn.talks import Draft
from romanum.games.pax.state.errands import MoveArmy
from romanum.games.pax.state.position import MAJOR
from romanum.games.pax.text.board import BOARD

NAMES = ["Livia", "Hanno", "Philippus", "Antiochus"]
ARMIES = {
    "arretium": "rome 2 legion 1 cavalry rome_4",
    "rome": "rome 1 legion city",
    "parma": "carthage 3 heavy carthage_1",
    "nemausus": "tribe 2",
    "carthago": "carthage 4 galleys city",
}


def test_the_headline_has_years_phase_and_who_is_active() -> None:
    line = drawn(BOARD.headline(seen(position(ARMIES, active="carthage")), NAMES), 160)
    assert "300-275 BC  Game-Turn 1" in line
    assert "Activations" in line
    assert "Carthage" in line


def test_the_map_lists_armies_by_territory() -> None:
    page = drawn(BOARD.map(seen(position(ARMIES)), 120))
    assert "9 BP  2 LG, 1 CAV; Roman leader" in page
    assert "Italia (Rome)" in page
    assert "Rome* [5]" in page


def test_a_tribe_is_listed_without_its_strength() -> None:
    page = drawn(BOARD.place(seen(position(ARMIES)), "Nemausus"))
    assert "Tribe" in page
    assert "Tribe 2" not in page


def test_a_place_is_found_by_its_name_with_its_province_and_its_neighbours() -> None:
    page = drawn(BOARD.place(seen(position(ARMIES)), "Arretium"))
    assert "Italia" in page
    assert "Controlled by Rome" in page
    assert "by land: " in page


def test_an_army_on_the_march_is_told() -> None:
    t = position(ARMIES, active="carthage")
    t.roll(5)
    t.push(MoveArmy(t.stack("carthage", "parma"), MAJOR))
    page = drawn(BOARD.map(seen(t, 1), 120))
    assert "marches at Parma" in page
    assert "MP left" in page


def test_terms_that_are_talked_about_are_listed() -> None:
    t = position(ARMIES, treasury={"rome": 9})
    t.push(Draft(0, 1, ((TERMS.index("offer-talents"), 5, 0),), 3))
    page = drawn(BOARD.map(seen(t), 120))
    assert "Your terms for Carthage" in page
    assert "Rome gives 5T" in page


def test_the_score_tells_points_by_kind() -> None:
    t = position(ARMIES, treasury={"rome": 9}, stability={"rome": -2}, vp={"rome": 7})
    page = drawn(BOARD.score(seen(t), NAMES, 120))
    assert "Livia: 7 VP" in page
    assert "9T; Stability -2 (Unrest)" in page


def test_objectives_tell_what_is_missing() -> None:
    page = drawn(BOARD.hand(seen(position(ARMIES, objectives={"rome": "i"})), 120))
    assert "4 GOP" in page
    assert "Missing: West Sicily" in page
    assert "You hold nothing" in drawn(BOARD.hand(seen(position(ARMIES, objectives={"rome": "i"}), 1), 120))
