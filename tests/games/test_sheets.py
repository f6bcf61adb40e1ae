"""Positions in words, of every game that says them: sheets, scenario files, and whatever is nonsense."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

import romanum
from games.nonsense import spoilt
from romanum.bots import Chair, make_bot
from romanum.bots.bot import Bot
from romanum.engine.conformance.sheets import sheets_go_round
from romanum.engine.game import BadSetup
from romanum.engine.match import Match
from romanum.engine.record import Record
from romanum.engine.sheets.heading import Heading
from romanum.engine.sheets.scenario_file import ScenarioFile, file_of
from romanum.engine.sheets.sheet import BadSheet
from romanum.engine.speech.language import LANGUAGES, speaking
from romanum.engine.verify import verifies, verify
from size import size

RECORDS = Path(__file__).parent
DOCS = Path(__file__).parent.parent.parent / "docs"
GAMES = [name for name in romanum.games() if romanum.game(name).sheets()]
BEGUN_WITH = {"power", "spaces", "text"}
"""What a new row of Pax Romana has, though not every row needs it."""
SLOW = 5.0
"""Seconds that nobody waits for what is wrong with a file, however busy the machine."""


@cache
def examples() -> dict[str, str]:
    """The scenario files of the page, by game."""
    found = {}
    for block in (DOCS / "scenarios.md").read_text().split("```toml\n")[1:]:
        text = block.split("```")[0]
        if text.startswith("game = "):
            found[ScenarioFile.read(text).game] = text
    return found


@cache
def recorded(game: str) -> list[Match[Any]]:
    """Recorded matches of a game, as they were played."""
    files = sorted((RECORDS / game / "records").glob("*.txt"))
    chosen = files if size(0, 1) else Random(4).sample(files, 2)
    return [romanum.replay(record) for file in chosen if not (record := Record.read(file.read_text())).start]


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_go_round(game: str) -> None:
    assert sum(sheets_go_round(match, size(0.3, 1)) for match in recorded(game)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_scenario_file_to_its_end_and_its_record_needs_the_file_no_more(game: str) -> None:
    match = romanum.load_scenario(examples()[game], seed=5)
    bots: list[Bot] = [make_bot("tiro" if seat else "miles", seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    text = match.record.write()
    again = romanum.replay(text)
    assert again.heading == match.heading == ScenarioFile.read(examples()[game]).heading
    assert again.names == match.names
    verdicts = verify(Record.read(text), romanum.game)
    assert verifies(verdicts)
    assert any(match.heading.title in verdict.words for verdict in verdicts if verdict.what == "beginning")


@pytest.mark.parametrize("game", GAMES)
def test_a_file_written_of_a_match_reads_as_the_same(game: str) -> None:
    match = recorded(game)[0]
    file = file_of(match.at(len(match.history) // 2), Heading("In the midst", "Livia", "One line.\nAnd another."))
    assert ScenarioFile.read(file.write()) == file
    again = file.begin(romanum.game)
    assert again.names == match.names
    assert not again.over


@pytest.mark.parametrize("game", GAMES)
def test_the_drawers_of_an_editor_are_those_of_a_sheet(game: str) -> None:
    drawers = {drawer["id"]: drawer for drawer in romanum.game(game).drawers()}
    assert json.loads(json.dumps(drawers)) == drawers
    assert set(ScenarioFile.read(examples()[game]).position) - {"scenario", "seats", "options"} <= set(drawers)
    board = drawers["board"]
    assert len(board["places"]) > 40
    grouped = [counter for group in board["groups"].values() for counter in group]
    assert {*grouped, *board.get("notes", [])} == {*board["counters"]}
    assert len(grouped) == len({*grouped})


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["trajan", "pax", "imperium"])
def test_ways_to_win_are_chosen_by_kinds_that_have_titles(game: str, code: str) -> None:
    """Every kind and field of a row is called something in every language, and rows of the scenarios have no other."""
    with speaking(code):
        (drawer,) = (one for one in romanum.game(game).drawers() if one["shape"] == "blocks")
    parts = [drawer, *drawer["parts"].values()]
    asked = [kind for part in parts for kind in part["kinds"] if kind]
    asked += [f"{kind}.{name}" for part in parts for kind, fields in part["kinds"].items() for name in fields]
    assert [name for name in asked if not drawer["titles"].get(name)] == []
    assert drawer["own"]
    for row in drawer["own"]:
        fits(row, drawer, drawer["parts"])


def fits(row: dict[str, Any], part: dict[str, Any], parts: dict[str, Any]) -> None:
    """A row of the scenario has the fields of its kind, and those that only a scenario has; so have rows within it."""
    fields = part["kinds"][row[part["tag"]] if part["tag"] else ""]
    assert row.keys() - {part["tag"], "players", "ruling"} <= fields.keys()
    assert {name for name, entry in fields.items() if not entry.get("optional")} <= row.keys() | BEGUN_WITH
    for name, entry in fields.items():
        if entry["kind"] == "rows":
            for within in row.get(name, []):
                fits(within, parts[entry["part"]], parts)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_wrong_is_told_at_once(game: str) -> None:
    file = ScenarioFile.read(examples()[game])
    first = romanum.game(game).drawers()[0]["id"]
    wrong = {**file.position, "treasures of the east": 1, "board": {"atlantis": "mermaids 3"}, first: "late"}
    with pytest.raises(BadSheet) as told:
        romanum.game(game).position(wrong)
    assert [fault.where for fault in told.value.faults if "atlantis" in fault.text] == ["board"]
    assert {fault.where for fault in told.value.faults} >= {"treasures of the east", "board", first}


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_refused_with_a_reason(game: str) -> None:
    text, chance, refused = examples()[game], Random(6), 0
    for n in range(size(40, 2000)):
        nonsense = spoilt(text, chance)
        start = perf_counter()
        try:
            romanum.load_scenario(nonsense, seed=1)
        except BadSetup as problem:
            reason = str(problem)
            assert 0 < len(reason.strip()) < 10_000, nonsense
            refused += 1
        except Exception as crash:
            raise AssertionError(f"{n}: {crash!r} of\n{nonsense[:3000]}") from crash
        assert perf_counter() - start < SLOW, nonsense[:3000]
    assert refused > n / 2
