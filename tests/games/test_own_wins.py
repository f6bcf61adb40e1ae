"""Ways to win of one's own, from the building blocks that the scenarios are made of."""

from __future__ import annotations

from typing import Any

import pytest

import romanum
from romanum.bots import Chair, make_bot
from romanum.engine.match import Match
from romanum.engine.record import Record
from romanum.engine.sheets.blocks import rows_of
from romanum.engine.sheets.sheet import BadSheet
from romanum.engine.verify import verifies, verify
from romanum.games.imperium.data.own_wins import own_wins, read_win
from romanum.games.imperium.data.settings import SCENARIOS, setting
from size import size

DRAWERS = {"trajan": "aims", "pax": "wins", "imperium": "wins"}
MONTHS = {"scenario": "gallic-revolt", "month": "May 52 BC", "last_month": "May 52 BC"}
NARROW: dict[str, dict[str, Any]] = {
    "trajan": {
        "scenario": "116",
        "last_turn": 1,
        "aims": [{"side": "parthian", "kind": "count", "cities": 1}],
    },
    "pax": {
        "scenario": "i",
        "last_turn": 2,
        "wins": [{"power": "greece", "when": "victory", "spaces": ["neapolis"], "text": "Greece wins with Neapolis."}],
    },
    "imperium": {
        **MONTHS,
        "moment": "end",
        "wins": [
            {
                "for": ["vercingetorix"],
                "when": "end",
                "grade": "marginal",
                "needs": [{"is": "not", "of": [{"is": "leader", "who": "vercingetorix", "state": "dead"}]}],
                "text": "The Gauls win if Vercingetorix lives.",
            }
        ],
    },
}
"""Scenarios that are decided by a row of somebody's own alone."""


def played_out(match: Match[Any]) -> Match[Any]:
    bots = [make_bot("tiro", seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    return match


@pytest.mark.parametrize("game", DRAWERS)
def test_the_rows_of_a_scenario_are_rows_of_a_sheet_and_are_not_kept(game: str) -> None:
    word, found = DRAWERS[game], romanum.game(game)
    for scenario in found.scenarios[:: size(14, 1)]:
        (drawer,) = [one for one in found.drawers(scenario=scenario.id) if one["id"] == word]
        match = found.position({"scenario": scenario.id, word: drawer["own"]}, seed=1)
        assert word not in found.sheet(match.position), scenario.id


@pytest.mark.parametrize("number", range(1, len(SCENARIOS) + 1, size(6, 1)))
def test_rows_of_imperium_written_are_rows_read(number: int) -> None:
    most, fewest, _ = SCENARIOS[number - 1].players
    for players in range(fewest, most + 1):
        again = [read_win(number, row) for row in own_wins(number, players)]
        assert tuple(again) == setting(number, players).victory


@pytest.mark.parametrize("game", DRAWERS)
def test_rows_of_ones_own_stay_with_the_match_and_go_round(game: str) -> None:
    found, word, sheet = romanum.game(game), DRAWERS[game], NARROW[game]
    match = found.position(sheet, seed=3)
    assert found.sheet(match.position)[word] == sheet[word]
    assert rows_of(getattr(match.position, word)) == sheet[word]
    text = played_out(match).record.write()
    again = romanum.replay(text)
    assert (again.result, again.position) == (match.result, match.position)
    assert verifies(verify(Record.read(text), romanum.game))


def test_a_side_wins_trajan_by_a_condition_of_its_own() -> None:
    match = played_out(romanum.game("trajan").position(NARROW["trajan"], seed=3))
    assert match.result is not None
    assert (match.result.winners, match.result.how) == ((1,), "won")


@pytest.mark.parametrize(("power", "how"), [("rome", "automatic"), ("greece", "gop")])
def test_a_power_wins_pax_by_a_space_of_its_own(power: str, how: str) -> None:
    row = {"power": power, "when": "victory", "spaces": ["rome"]}
    sheet = {"scenario": "i", "turn": 1, "last_turn": 1, "moment": "victory", "wins": [row]}
    match = played_out(romanum.game("pax").position(sheet, seed=3))
    assert match.result is not None
    assert match.result.how == how


def test_a_player_wins_imperium_by_a_row_of_his_own() -> None:
    match = romanum.game("imperium").position(NARROW["imperium"], seed=3)
    gaul = next(seat for seat, own in enumerate(match.position.setting.seats) if 1 in own)
    assert [row["text"] for row in match.view(0)["cast"]["wins"]] == ["The Gauls win if Vercingetorix lives."]
    played_out(match)
    assert match.result is not None
    assert (match.result.winners, match.result.how) == ((gaul,), "marginal")


@pytest.mark.parametrize(("ahead", "winner"), [(-40, 1), (40, 0)])
def test_the_barbarian_of_ultimus_wins_if_he_is_so_far_ahead(ahead: int, winner: int) -> None:
    sheet = {
        "scenario": "scourge-of-god",
        "year": 453,
        "last_year": 453,
        "moment": "F",
        "initiative": "barbarian",
        "lead": ahead,
    }
    match = romanum.game("ultimus").position(sheet, seed=3)
    barbarian = 1 - match.position.roman_seat
    played_out(match)
    assert match.result is not None
    assert match.result.winners == ((barbarian if winner else 1 - barbarian),)


@pytest.mark.parametrize(
    ("game", "row", "told"),
    [
        ("trajan", {"kind": "count", "cities": 3}, "There is no None; there are: 'roman', 'parthian'."),
        ("trajan", {"side": "roman", "kind": "count", "cities": 99}, "There are 66 cities."),
        ("trajan", {"side": "roman", "kind": "any-of-cities", "cities": ["troia"]}, "There is no 'troia'"),
        ("trajan", {"side": "roman", "kind": "leader-gone", "leader": "alae-1"}, "There is no 'alae-1'"),
        ("pax", {"when": "end"}, "A row names something that must hold: spaces, "),
        ("pax", {"when": "soon", "home": True}, "'soon' is none of the words that can stand here."),
        ("pax", {"when": "end", "spaces": ["atlantis"]}, "There is no 'atlantis'"),
        ("pax", {"when": "end", "spaces_of": "italia"}, "`spaces_of` and `spaces_of_least` stand together."),
        ("imperium", {"for": ["rome"], "needs": [{"is": "otherwise"}], "text": "x"}, "Nothing here is called 'rome'."),
        ("imperium", {"for": [], "needs": [{"is": "otherwise"}], "text": "x"}, "`for` names a power at least"),
        ("imperium", {"for": ["caesar"], "needs": [{"is": "happened", "rule": "x"}], "text": "x"}, "There is no 'x'"),
    ],
)
def test_what_is_wrong_with_a_row_is_told_with_its_place(game: str, row: dict[str, Any], told: str) -> None:
    scenario = {"imperium": {"scenario": "gallic-revolt"}}.get(game, {})
    with pytest.raises(BadSheet) as problem:
        romanum.game(game).position({**scenario, DRAWERS[game]: [row]})
    (fault,) = problem.value.faults
    assert fault.where.startswith(f"{DRAWERS[game]}.1")
    assert told in fault.text


def test_a_row_that_has_no_end_is_refused() -> None:
    deep: Any = {"is": "otherwise"}
    for _ in range(900):
        deep = {"is": "all", "of": [deep]}
    row = {"for": ["caesar"], "needs": [deep], "text": "x"}
    with pytest.raises(BadSheet, match=r"wins\.1: "):
        romanum.game("imperium").position({"scenario": "gallic-revolt", "wins": [row]})
