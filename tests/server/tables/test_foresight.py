"""What cannot be taken back is told before it is done, and tells nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

import romanum
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.games import OURS
from romanum.server.news.messages import foresight_message
from romanum.server.tables.foresight import Foresight, foreseen
from server.visitors import heard, running

WINDOWS = {"OracleWindow", "AmbushWindow", "TestudoWindow", "SubsidyWindow"}
"""Steps that others may be asked between an attack and its dice: whether they are is a secret of their hands."""


def begun(seed: int) -> Match[Any]:
    return romanum.game("hre").new(seats=4, seed=seed)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_foretold_is_what_undo_says_afterwards(seed: int) -> None:
    match, chance = begun(seed), random.Random(seed)
    for _ in range(250):
        seat = match.pending[0]
        foretold = foreseen(match, seat).final
        action = chance.choice(match.decision(seat).options)
        match.play(seat, action)
        if match.over:
            break
        if action.text.startswith("attack") or match.decision(match.pending[0]).step in WINDOWS:
            continue
        assert bool(match.why_no_undo(seat)) == (action.text in foretold), (action.text, foretold)


def test_keeping_a_token_draws_the_next_one() -> None:
    match = begun(7)
    seat = match.pending[0]
    assert foreseen(match, seat).final["keep"] == "Dice are rolled or something is drawn."


def moments(game: str) -> Iterator[tuple[Match[Any], int]]:
    """The moments of some random games, each with the seat that is asked."""
    for seed in range(8):
        match, chance = romanum.game(game).new(seed=seed), random.Random(seed)
        while not match.over:
            seat = match.pending[0]
            yield match, seat
            match.play(seat, chance.choice(match.decision(match.pending[0]).options))


@pytest.mark.parametrize(
    ("game", "verb", "what"),
    [
        ("hre", "card", "the card, to everybody"),
        ("hre", "done", "the next Emperor Token"),
        ("trajan", "show", "what lies face down there"),
        ("ultimus", "halt", "whether the other holds a stratagem for this moment"),
    ],
)
def test_what_is_shown_is_named(game: str, verb: str, what: str) -> None:
    told = (foreseen(*moment).final.items() for moment in moments(game))
    reasons = (why for found in told for text, why in found if text.startswith(verb))
    assert any(why == f"Something hidden is shown: {what}." for why in reasons)


def test_why_it_stays_names_what_has_been_shown() -> None:
    reasons = set()
    for match, seat in moments("hre"):
        for card in (option for option in match.decision(seat).options if option.text.startswith("card ")):
            twin = match.copy()
            twin.play(seat, card)
            reasons.add(twin.why_no_undo(seat))
        if reasons - {"Dice have been rolled."}:
            break
    assert "Something hidden has been shown: the card, to everybody." in reasons


def recorded(game: str) -> Iterator[tuple[Match[Any], int]]:
    """The moments of recorded games, each with the seat that is asked."""
    for file in sorted((Path(__file__).parents[2] / "games" / game / "records").glob("*miles*")):
        whole = replay(Record.read(file.read_text(encoding="utf-8")), romanum.game)
        for n, past in enumerate(whole.history):
            yield whole.at(n), past.seat


@pytest.mark.parametrize("game", OURS)
def test_the_odds_of_all_are_those_of_each(game: str) -> None:
    compared = 0
    for match, seat in recorded(game):
        alone = {option.text: match.odds(seat, option) for option in match.decision(seat).options}
        told = foreseen(match, seat).odds
        assert told == {text: odds for text, odds in alone.items() if odds is not None}
        compared += len(told)
        if compared >= 20:
            return
    raise AssertionError("too few odds were met")


def test_it_can_be_worked_out_bit_by_bit() -> None:
    match = begun(7)
    seat = match.pending[0]
    whole, bits = foreseen(match, seat), Foresight(match, seat)
    times = 1
    while bits.work(0):
        times += 1
    assert times == len(match.decision(seat).options) > 1
    assert (bits.odds, bits.final) == (whole.odds, whole.final)


def test_the_match_is_not_touched() -> None:
    match = begun(7)
    before = match.fingerprint(), len(match.events)
    foreseen(match, match.pending[0])
    assert (match.fingerprint(), len(match.events)) == before


def test_it_tells_nothing_that_the_seat_may_not_know() -> None:
    """Another deal of what is hidden from the seat gives the same answer."""
    match, chance = begun(5), random.Random(5)
    for k in range(120):
        seat = match.pending[0]
        told = foreseen(match, seat).final
        other = match.copy()
        other.position = match.imagine(seat, FastDice.seeded(k))
        assert foreseen(other, seat).final == told
        match.play(seat, chance.choice(match.decision(seat).options))
        if match.over:
            break


def test_a_seat_that_is_not_asked_is_told_nothing() -> None:
    match = begun(7)
    other = next(seat for seat in range(4) if seat not in match.pending)
    assert foreseen(match, other).final == {}


@pytest.mark.anyio
async def test_a_socket_that_wants_it_is_told_after_each_update_without_asking(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 7}))["id"]
        async with livia.live(match, "seat=0&seat=1&foresight=1") as socket, livia.live(match, "seat=0") as plain:
            for seq in range(8):
                seat, told = await told_next(socket)
                assert (told["seat"], told["seq"]) == (seat, seq)
                assert told["odds"] == await livia.get(f"/matches/{match}/odds", seat=seat)
                assert told["final"] == await livia.get(f"/matches/{match}/final", seat=seat)
                table = await livia.get(f"/matches/{match}/table", seat=seat)
                action = next(iter(told["odds"]), table["decision"]["options"][0]["text"])
                await livia.post(f"/matches/{match}/act", {"seat": seat, "seq": seq, "action": action})
            kinds = {json.loads(await plain.recv())["type"] for _ in range(9)}
            assert "update" in kinds
            assert "foresight" not in kinds


async def told_next(socket: ClientConnection) -> tuple[int, dict[str, Any]]:
    """The seat that is asked by the next table or update, and what it is told then."""
    seat = -1
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "foresight":
            return seat, message
        if message["type"] in ("table", "update") and message.get("decision"):
            seat = message["seat"]


@pytest.mark.anyio
async def test_nobody_is_told_what_anothers_actions_lead_to(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 7}))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        async with (
            livia.live(match, f"seat={1 - asked}&foresight=1") as other,
            livia.live(match, "foresight=1") as watching,
            livia.live(match, f"seat={asked}&foresight=1") as mine,
        ):
            assert (await heard(mine, "foresight"))["seat"] == asked
            for socket in (other, watching):
                with pytest.raises(TimeoutError):
                    await heard(socket, "foresight", within=0.3)


@pytest.mark.anyio
async def test_it_is_worked_out_once_for_all_who_look_from_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, first = [], Foresight.__init__

    def counted(self: Foresight, match: Match[Any], seat: int) -> None:
        begun.append((len(match.history), seat))
        first(self, match, seat)

    monkeypatch.setattr(Foresight, "__init__", counted)
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 7}))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        query = f"seat={asked}&foresight=1"
        async with livia.live(match, query) as one, livia.live(match, query) as another:
            told = [await heard(socket, "foresight") for socket in (one, another)]
            assert told[0] == told[1]
            assert await livia.get(f"/matches/{match}/odds", seat=asked) == told[0]["odds"]
    assert begun == [(0, asked)]


@pytest.mark.anyio
async def test_nobody_waits_for_it_and_it_is_dropped_when_the_match_has_gone_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: list[Foresight] = []

    def endless(self: Foresight) -> bool:
        first.append(self)
        return self is first[0]

    monkeypatch.setattr(Foresight, "work", endless)
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 7}))["id"]
        async with livia.live(match, "seat=0&seat=1&foresight=1") as socket:
            tables = [await heard(socket, "table") for _ in range(2)]
            asked = next(table for table in tables if table["decision"])
            body = {"seat": asked["seat"], "seq": 0, "action": asked["decision"]["options"][0]["text"]}
            assert (await livia.post(f"/matches/{match}/act", body))["answer"] == "done"
            assert (await heard(socket, "foresight"))["seq"] == 1


@pytest.mark.anyio
async def test_each_seat_is_told_what_its_own_actions_lead_to(tmp_path: Path) -> None:
    """Also where two are asked at the same time."""
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2))["id"]
        table = await server.house.tables.table(match)
        told = [await foresight_message(table, seat) for seat in (0, 1)]
    assert [json.loads(message.text)["seat"] for message in told if message is not None] == [0, 1]
