"""Tiny helpers for server tests: a match in a store, and playing at a table."""

from __future__ import annotations

import random

import msgspec
import pytest

import romanum
from romanum.engine.dice import FastDice
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.store.tokens import new_token
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.pace import Pace
from romanum.server.tables.table import Table
from romanum.server.wire import Answer


async def seeded_match(store: Store, seed: int = 7, seats: int = 4, bots: str | None = None) -> str:
    """A running match with one person in all seats, or bots in all but the first."""
    person = await store.add_person("Livia")
    assert person is not None
    game = romanum.game("hre")
    row = MatchRow(
        id=f"match-{new_token()}",
        game="hre",
        rules=1,
        scenario="standard",
        options=game.settings({}),
        title="",
        names=[game.seat_name(seat, seats) for seat in range(seats)],
        dice=msgspec.to_builtins(FastDice.seeded(seed)),
        owner=person.id,
        watch=new_token(),
        state="running",
    )
    chairs = [
        SeatRow(s, new_token(), person=None if bots and s else person.id, bot=bots if s else None) for s in range(seats)
    ]
    await store.add_match(row, chairs)
    return row.id


async def marching_match(store: Store, seed: int = 3) -> str:
    """A running match of Trajan in which one person plays both sides."""
    person = await store.add_person("Drusus")
    assert person is not None
    game = romanum.game("trajan")
    row = MatchRow(
        id=f"match-{new_token()}",
        game="trajan",
        rules=game.rules_version,
        scenario="114",
        options=game.settings({"parley": False}),
        title="",
        names=[game.seat_name(seat, 2) for seat in range(2)],
        dice=msgspec.to_builtins(FastDice.seeded(seed)),
        owner=person.id,
        watch=new_token(),
        state="running",
    )
    await store.add_match(row, [SeatRow(seat, new_token(), person=person.id) for seat in range(2)])
    return row.id


def unhurried(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Questions that orders can answer are answered after so many seconds."""
    monkeypatch.setattr(Pace, "first", (seconds, seconds))
    monkeypatch.setattr(Pace, "following", (seconds, seconds))


async def no_news(table: Table) -> None:
    """Nobody wants to know."""


def tables_of(store: Store) -> Tables:
    return Tables(store, no_news)


async def play(table: Table, count: int, chance: random.Random) -> list[Answer]:
    """Random offered actions."""
    answers = []
    for _ in range(count):
        async with table.still() as match:
            if match.over:
                break
            seat = match.pending[0]
            text = chance.choice(match.decision(seat).options).text
            seq = table.seq
        answers.append(await table.act(seat, seq, text, 1))
    return answers


async def offered(table: Table) -> tuple[int, list[str]]:
    async with table.still() as match:
        seat = match.pending[0]
        return seat, [option.text for option in match.decision(seat).options]
