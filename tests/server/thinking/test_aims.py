"""A bot keeps to its plan though it is made anew for each decision: the aim goes with the question and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.bots import search
from romanum.bots.budget import Thought
from romanum.engine.counsel.staff import Aim
from romanum.engine.match import Match
from romanum.server.thinking.aims import Aims
from romanum.server.thinking.opinion import Opinion, Question, decide, question
from server.visitors import running
from sortes.game import ROUNDS
from sortes.planned import MIDDLE, SAVE, SPEND, Bidders, Planned

pytestmark = pytest.mark.anyio


@pytest.fixture
def match() -> Match[Any]:
    return Planned().new(seats=2, seed=4)


def answered(match: Match[Any], bot: str, aim: Aim | None) -> Opinion:
    """What a bot in the first seat says that is about something."""
    (opinion,) = decide(question(match, 0, bot, 1, seconds=0.02, aim=aim))
    return opinion


@pytest.mark.parametrize("bot", ["miles", "legatus"])
def test_a_plan_is_pursued_at_the_next_decision_without_a_search(
    match: Match[Any], bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = answered(match, bot, None)
    assert first.aim is not None
    match.play(0, first.text)
    while 0 not in match.pending or "bid" not in match.decision(0).options[0].text:
        seat = match.pending[0]
        match.play(seat, match.decision(seat).options[-1])
    monkeypatch.setattr(search.Search, "_think", None)
    monkeypatch.setattr(Bidders, "aims", None)
    for aim, card in ((SPEND, -1), (SAVE, 0)):
        then = answered(match, bot, aim)
        assert (then.text, then.aim) == (match.decision(0).options[card].text, aim)


def test_how_long_a_turn_was_thought_about_goes_with_the_question_and_comes_back(match: Match[Any]) -> None:
    turn = match.game.turn(match.position)
    (fresh,) = decide(question(match, 0, "legatus", 1, seconds=0.02))
    assert fresh.thought is not None
    assert 0 < fresh.thought.seconds < 5
    (tired,) = decide(question(match, 0, "legatus", 1, seconds=0.02, thought=Thought(turn, 1000.0)))
    assert tired.thought is not None
    assert tired.thought.seconds > 1000


def test_a_plan_that_is_over_does_not_come_back(match: Match[Any]) -> None:
    match.position.round = ROUNDS
    assert answered(match, "miles", msgspec.structs.replace(SPEND, goal=7)).aim in (SPEND, SAVE, MIDDLE)


def test_a_bot_without_plans_has_none(match: Match[Any]) -> None:
    assert answered(match, "tiro", SPEND).aim is None


# ---- what is remembered


def test_the_aims_of_seats_are_remembered_until_the_match_is_over() -> None:
    aims = Aims()
    aims.note("m", 0, 5, SPEND)
    aims.note("m", 1, 6, SAVE)
    aims.note("n", 0, 1, SAVE)
    assert (aims.of("m", 0, 5), aims.of("m", 1, 9), aims.of("m", 2, 9)) == (SPEND, SAVE, None)
    aims.forget("m", 2)
    assert (aims.of("m", 0, 9), aims.of("n", 0, 9)) == (None, SAVE)


def test_an_aim_is_forgotten_if_its_action_was_taken_back() -> None:
    aims = Aims()
    aims.note("m", 0, 5, SPEND)
    assert aims.of("m", 0, 4) is None


def test_a_plan_that_was_given_up_is_forgotten() -> None:
    aims = Aims()
    aims.note("m", 0, 5, SPEND)
    aims.note("m", 0, 6, None)
    assert aims.of("m", 0, 9) is None


def test_how_long_a_turn_was_thought_about_goes_from_decision_to_decision() -> None:
    aims, spent = Aims(), Thought(3, 1.5)
    aims.note("m", 0, 5, None, spent)
    assert (aims.of("m", 0, 5), aims.thought("m", 0), aims.thought("m", 1)) == (None, spent, None)


def test_only_so_many_are_remembered_those_noted_last() -> None:
    aims = Aims(most=2)
    for number, match in enumerate(("a", "b", "a", "c")):
        aims.note(match, 0, number, SPEND)
    assert [aims.of(match, 0, 9) for match in "abc"] == [SPEND, None, SPEND]
    assert len(aims) == 2


# ---- at a table


class Resolute:
    """Thinks here: takes the first option, and sets out for something new with each decision."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def think(self, asked: bytes, who: Any = None, helped: bool = False) -> list[Opinion]:
        found = msgspec.json.decode(asked, type=Question)
        self.asked.append(found)
        return [Opinion(found.offered[0], aim=Aim("hold", found.seat, len(self.asked)))]


async def test_a_table_sends_a_bot_what_it_has_set_out_for(tmp_path: Path) -> None:
    async with running(str(tmp_path / "aims.db")) as server, server.visitor(name="Livia") as livia:
        thinkers: Any = Resolute()
        server.house.bots._thinkers = thinkers
        match = (await livia.match([{"kind": "bot", "level": "legatus"}] * 2))["id"]
        async with asyncio.timeout(20):
            while len(thinkers.asked) < 30:
                await asyncio.sleep(0.02)
        (await server.house.tables.table(match)).closed = True
        async with asyncio.timeout(20):
            while server.house.bots.sitting:
                await asyncio.sleep(0.02)
        assert len(server.house.bots._aims) == 0
    last: dict[int, Aim] = {}
    for number, asked in enumerate(thinkers.asked, 1):
        assert asked.aim == last.get(asked.seat)
        last[asked.seat] = Aim("hold", asked.seat, number)
    assert len(last) == 2
