"""Imperium Romanum in the terminal."""

from __future__ import annotations

from typing import Any

import msgspec

from games.imperium.builder import GAME, Table, position
from games.terminal import drawn
from romanum.engine.secrecy import masked
from romanum.engine.speech.language import speaking
from romanum.games.imperium.state.marks import ACTIVE_FORCE, SUPPLIED
from romanum.games.imperium.state.position import PHASES
from romanum.games.imperium.text.board import BOARD

NAMES = ["Livia", "Dumnorix"]
ARMIES = {
    "a2521": "caesar 2 20-10-a 1 4-12-new 1 train-6 caesar",
    "a2418": "vercingetorix 4 20-8-c vercingetorix",
    "a2723": "caesar 3 18-30-b",
}


def seen(t: Table, who: str = "caesar") -> dict[str, Any]:
    """What a power's player is shown of a position."""
    known = masked(t.g, t.seat(who))
    return {**msgspec.structs.asdict(known), "step": "", **GAME.describe(known, t.seat(who))}


def test_leaders_without_a_name_are_told_apart_by_their_power() -> None:
    view = seen(position(ARMIES | {"a2521": "caesar 2 20-10-a caesar-leader-1"}))
    shown = drawn(BOARD.map(view, 120))
    assert "leader 1 of Caesar +" in shown
    assert "caesar-leader" not in shown


def test_the_headline_has_month_season_phase_and_whose_turn_it_is() -> None:
    view = seen(position(ARMIES, month="May 52 BC", phase=PHASES.index("players"), active=0))
    line = drawn(BOARD.headline(view, NAMES), 160)
    assert "May 52 BC  The Gallic Revolt (summer), Player turns  Livia: land movement" in line


def test_the_map_shows_the_hexes_around_the_greatest_own_force_and_lists_all_forces() -> None:
    page = drawn(BOARD.map(seen(position(ARMIES)), 120))
    assert "C42" in page
    assert "V80" in page
    assert "2 x 20-10 (A), 1 x 2-12, 1 x baggage train (6 SP); Caesar +3  (6 supply points)" in page
    assert "At sea" in page


def test_of_a_stack_that_one_may_not_look_through_the_top_is_told() -> None:
    page = drawn(BOARD.map(seen(position(ARMIES, hidden=True)), 120))
    assert "V?" in page
    assert "a stack with 20-8 (C) on top" in page
    assert "Vercingetorix +2" not in page


def test_a_place_is_found_by_hex_city_and_province() -> None:
    view = seen(position(ARMIES))
    assert "by land: " in drawn(BOARD.place(view, "A2521"))
    assert "Mediolanum: held by Caesar" in drawn(BOARD.place(view, "mediolanum"))
    assert "Belgica  controlled by Vercingetorix; no taxes" in drawn(BOARD.place(view, "Belgica"))
    assert BOARD.place(view, "nowhere at all") is None


def test_the_score_tells_powers_and_how_it_is_won() -> None:
    page = drawn(BOARD.score(seen(position(ARMIES, treasury={"caesar": 30})), NAMES, 120))
    assert "Caesar  Livia: morale 100" in page
    assert "30 talents; 3 Provinces; 3½ Legion Equivalents; 3 fleets; Caesar +3" in page
    assert "The Gauls win as soon as Caesar is dead or captured." in page


def test_those_on_the_march_are_told_first() -> None:
    t = position(ARMIES)
    t.g.mover = t.stack("caesar", "a2521")
    t.g.mark[t.g.mover] = ACTIVE_FORCE | SUPPLIED
    page = drawn(BOARD.map(seen(t), 120))
    assert page.startswith(" Caesar  at ")
    assert " MP: " in page.splitlines()[0]


def test_the_board_speaks_the_language_that_is_spoken() -> None:
    with speaking("es"):
        view = seen(position(ARMIES))
        page = drawn(BOARD.map(view, 120))
        score = drawn(BOARD.score(view, ["Caesar", "Vercingetorix"], 100))
    assert "1 x bagaje (6 PA); César +3  (6 puntos de abastecimiento)" in page
    assert "En el mar" in page
    assert "Vercingetórix" in score
    assert not [word for word in ("Vercingetorix", "morale", "Provinces", "talents") if word in score]
