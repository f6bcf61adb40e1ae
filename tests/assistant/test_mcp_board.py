"""What an assistant sees of the board, and how it goes somewhere: here and on a server, as the terminal has it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client

import romanum
from assistant.tool_calls import call, complaint
from romanum.engine.record import Record
from romanum.games import OURS
from romanum.mcp.game_list import about_games, listed
from romanum.mcp.local import LocalSeat
from romanum.mcp.seat import Unseated
from romanum.mcp.server import build
from romanum.text.boards import board_of
from romanum.text.console import plain
from server.visitors import running

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_what_is_kept_of_the_games_is_what_they_say() -> None:
    assert listed() == about_games(), "python -m romanum.mcp.game_list writes it anew"


def test_the_games_are_listed_without_loading_one() -> None:
    code = "import sys; from romanum.mcp.game_list import listed; listed(); "
    code += "print([name for name in sys.modules if '.rules.' in name])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "[]"


async def test_the_games_are_listed_within_a_second() -> None:
    async with Client(build()) as client:
        begun = time.monotonic()
        await call(client, "list_games")
    assert time.monotonic() - begun < 1


@pytest.mark.parametrize("game", OURS)
async def test_the_board_is_drawn_from_the_seats_own_view(game: str) -> None:
    async with Client(build()) as client:
        now = await call(client, "start_match", game=game, bots=["tiro"], seed=3)
        drawn, view = await call(client, "board"), await call(client, "view")
    board = board_of(romanum.game(game))
    for part in (board.map(view, 100), board.score(view, now["names"], 100), board.hand(view, 100)):
        assert plain(part, 100) in drawn
    assert now["headline"] in drawn
    assert all(line == line.rstrip() for line in drawn.splitlines())


async def test_a_page_of_the_game_is_shown_and_an_unknown_one_refused() -> None:
    async with Client(build()) as client:
        await call(client, "start_match", game="imperium", bots=["tiro"], seed=3)
        drawn = await call(client, "board")
        assert "Other pages: scenario, victory" in drawn
        assert "Vercingetorix" in await call(client, "board", page="scenario")
        assert "there is no page 'weather'; there are: scenario" in await complaint(client, "board", page="weather")


async def test_a_place_is_shown_with_its_neighbours_or_not_known() -> None:
    async with Client(build()) as client:
        await call(client, "start_match", game="hre", seats=2, bots=["tiro"], seed=3)
        assert "Narbonensis" in await call(client, "place", name="aquitania")
        assert "no place is called 'atlantis'" in await complaint(client, "place", name="atlantis")


def marching(seat: LocalSeat) -> LocalSeat:
    """The same seat, with somebody on the move who can go somewhere without a risk."""
    chooser = Random(3)
    for _ in range(400):
        if any(not way.risks for way in ways_of(seat)):
            return seat
        options = [option.action for option in seat.look().options]
        some = [text for text in options if text.split()[0] in ("march", "lead", "major", "road", "cross-country")]
        seat.play(chooser.choice(some or options))
    raise AssertionError("nobody has marched")


def ways_of(seat: LocalSeat) -> list[Any]:
    ways = seat.match.ways(seat.seat)
    return [ways.to(goal)[0] for goal in ways.goals]


@pytest.fixture
def on_the_move() -> LocalSeat:
    return marching(LocalSeat("trajan", "114", seed=1, bots=["tiro"]))


def first(seat: LocalSeat, fits: Callable[[Any], bool]) -> str:
    ways = seat.match.ways(seat.seat)
    goal = next(goal for goal in ways.goals if fits(ways.to(goal)[0]))
    return seat.match.words.names.get(goal, goal)


def test_what_is_within_reach_is_told_with_steps_and_costs(on_the_move: LocalSeat) -> None:
    place = first(on_the_move, lambda way: not way.risks)
    assert place in on_the_move.ways("")
    assert "costs" in on_the_move.ways(place)
    assert "out of reach" in on_the_move.ways("ctesiphon")
    assert on_the_move.ways("atlantis") == "No place is called “atlantis”."


def test_somebody_goes_there_by_single_actions(on_the_move: LocalSeat) -> None:
    before = len(on_the_move.match.history)
    gone = on_the_move.go(first(on_the_move, lambda way: not way.risks), False, False)
    assert gone.gone
    assert len(on_the_move.match.history) > before
    assert "costs" in gone.way
    assert gone.look.happened


def test_an_action_is_taken_back_and_the_question_is_asked_again() -> None:
    seat = LocalSeat("trajan", "114", seed=1, bots=["tiro"])
    before = seat.look()
    assert seat.play("out trajan").options != before.options
    after = seat.undo()
    assert (after.question, after.options) == (before.question, before.options)


def test_a_way_that_risks_something_is_told_first(on_the_move: LocalSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    place = first(on_the_move, lambda way: not way.risks)
    before = len(on_the_move.match.history)
    with monkeypatch.context() as risky:
        risky.setattr("romanum.engine.ways.Way.risks", property(lambda way: (True,)))
        risky.setattr("romanum.mcp.seat.told", lambda match, way: "a way with a risk")
        told = on_the_move.go(place, False, False)
        assert (told.gone, told.way, len(on_the_move.match.history)) == (False, "a way with a risk", before)
        assert "risks=true" in told.stopped
        assert on_the_move.go(place, False, True).gone
    assert len(on_the_move.match.history) > before


def test_what_cannot_be_reached_is_refused_and_nothing_has_changed(on_the_move: LocalSeat) -> None:
    before = len(on_the_move.match.history)
    with pytest.raises(Unseated, match="out of reach"):
        on_the_move.go("ctesiphon", True, False)
    assert len(on_the_move.match.history) == before


async def test_who_stands_still_goes_nowhere_and_takes_nothing_back() -> None:
    async with Client(build()) as client:
        await call(client, "start_match", game="hre", seats=2, bots=["tiro"], seed=3)
        assert "Nobody is on the move" in await complaint(client, "go", place="italia")
        assert "Nobody is on the move" in await call(client, "ways")
        assert "That stays: " in await complaint(client, "undo")


async def test_the_record_is_given_when_the_match_is_over_and_not_before() -> None:
    """Before it would tell what is hidden, and the dice to come."""
    chooser = Random(2)
    async with Client(build()) as client:
        now = await call(client, "start_match", game="pax", scenario="i", seat=1, bots=["tiro"], seed=5)
        assert "when the match is over" in await complaint(client, "record")
        while not now["over"]:
            now = await call(client, "play", action=chooser.choice(now["options"])["action"])
        kept = await call(client, "record")
    assert romanum.replay(Record.read(kept)).over


async def test_a_seat_on_a_server_has_the_same_board_ways_undo_and_hints(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia, Client(build()) as client:
        made = await livia.match(
            [{"kind": "link"}, {"kind": "bot", "level": "tiro"}], dice={"kind": "seeded", "seed": 3}
        )
        now = await call(client, "join_match", link=f"{server.address}{made['links']['seats']['0']}")
        while not now["asked"]:
            now = await call(client, "look")
        view = await call(client, "view")
        drawn = await call(client, "board")
        assert plain(board_of(romanum.game("hre")).map(view, 100), 100) in drawn
        assert "Aquitania" in await call(client, "place", name="aquitania")
        assert "Nobody is on the move" in await call(client, "ways")
        assert "Nobody is on the move" in await complaint(client, "go", place="italia")
        assert "when the match is over" in await complaint(client, "record")
        told = await call(client, "hint", count=1)
        assert told["hints"][0]["trials"] >= 8
        assert told["hints"][0]["label"] in [option["label"] for option in now["options"]]
        assert "That stays: " in await complaint(client, "undo")
