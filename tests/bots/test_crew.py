"""A crew shares the work of one decision: with as many lines the same is chosen, however many processes are at work."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from romanum.bots import Chair, make_bot
from romanum.bots.crew import Crew, Lines, Try, carry_out, imagined
from romanum.bots.imperator import Imperator
from romanum.bots.search import Search
from romanum.engine.counsel.staff import Aim
from romanum.engine.match import Match
from romanum.engine.secrecy import masked
from sortes.game import Sortes
from sortes.planned import SAVE, SPEND, Fatal, Flawed, Planned


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """Two helpers, who are ready."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SORTES_SAFE", str(os.getpid()))
        yield from ready(Crew(2))


def ready(crew: Crew) -> Iterator[Crew]:
    bot = Imperator(iterations=1)
    assert crew.lines(bot, chair(Planned()).known, 1) is None, "nobody is there yet"
    crew.wait()
    yield crew
    crew.close()


def chair(game: Sortes, seed: int = 4) -> Chair:
    return Chair(game.new(seats=2, seed=seed), 0)


def thoughts(game: Sortes, seed: int, crew: Crew | None, iterations: int = 90) -> tuple[str, Any, Any, int]:
    """What is chosen, what for, the random numbers after it, and the lines that broke off."""
    bot = Imperator(seed, iterations=iterations)
    bot.crew = crew
    chosen = bot.choose(chair(game, seed))
    return chosen.text, bot.plan.aim, bot._random.random(), bot.faults


def compared(game: Sortes, seed: int, crew: Crew | None) -> list[tuple[int, list[float]]]:
    """How often each candidate was tried, and all that came of it."""
    bot, seated = Imperator(seed, iterations=50), chair(game, seed)
    bot.crew = crew
    found = bot._think(seated, seated.sane(closely=True), _budget(bot), keep=1)
    bot._dismiss()
    return [(one.edge.visits, one.edge.totals) for one in found]


def _budget(bot: Search) -> Any:
    from romanum.bots.budget import Budget

    return Budget(0.0, bot._iterations)


@pytest.mark.parametrize("seed", range(8))
def test_the_same_is_chosen_with_a_crew_and_without(crew: Crew, seed: int) -> None:
    assert thoughts(Planned(), seed, crew) == thoughts(Planned(), seed, None)


def test_every_line_is_counted_as_if_it_had_been_carried_out_here(crew: Crew) -> None:
    assert compared(Planned(), 3, crew) == compared(Planned(), 3, None)


def test_lines_are_carried_out_by_helpers(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "line", None)
    monkeypatch.setattr(Search, "_carried_out", None)
    assert thoughts(Planned(), 2, crew)[1] is not None


def test_a_line_that_breaks_off_costs_nothing_but_itself(crew: Crew) -> None:
    alone = [thoughts(Flawed(), seed, None, 30) for seed in range(4)]
    assert [thoughts(Flawed(), seed, crew, 30) for seed in range(4)] == alone
    assert any(faults for *_, faults in alone)


def test_who_loses_his_helpers_thinks_alone(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("SORTES_SAFE", str(os.getpid()))
    for deserters in ready(Crew(2)):
        assert thoughts(Fatal(), 5, deserters) == thoughts(Fatal(), 5, None)
    assert "thinks alone" in caplog.text


def test_nobody_helps_who_is_alone_or_where_lines_are_not_scripted() -> None:
    assert Crew(1).lines(Imperator(), chair(Planned()).known, 1) is None
    bot = Imperator(iterations=20)
    bot.crew = Crew(2)
    bot.choose(chair(Sortes()))
    assert bot.crew._pool is None


def test_a_hint_is_thought_of_here(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    bot: Any = make_bot("imperator", 1, iterations=20)
    bot.crew = crew
    monkeypatch.setattr(Crew, "lines", None)
    assert len(bot.rank(chair(Planned()), 2)) == 2


# ---- what a helper does


class Here:
    """A pool of this process, which notes what it is given and does it at once."""

    def __init__(self) -> None:
        self.given: list[Try] = []

    def submit(self, work: Any, brief: bytes, what: Try) -> Any:
        self.given.append(what)
        return Done(work, brief, what)


class Done:
    def __init__(self, work: Any, *given: Any) -> None:
        self.result = lambda: work(*given)
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


def brief(game: Sortes) -> bytes:
    import msgspec

    from romanum.bots.crew import Brief

    return msgspec.json.encode(Brief(chair(game).known(), "romanum.bots.imperator:Imperator", 77))


def test_a_helper_imagines_what_whoever_decides_does() -> None:
    seated = chair(Planned())
    there = Chair.of(seated.known())
    for number in range(5):
        assert imagined(there, 77, number).to_json() == imagined(seated, 77, number).to_json()
    assert there.moves == seated.moves


def test_a_helper_knows_no_more_than_the_seat() -> None:
    match: Match[Any] = Planned().new(seats=2, seed=4)
    position = bytes(Chair(match, 0).known().position)
    assert position == masked(match.position, 0).to_json() != match.position.to_json()


def test_the_next_lines_are_begun_before_they_are_asked_for() -> None:
    pool: Any = Here()
    lines = Lines(pool, brief(Planned()), most=3)
    wanted: list[tuple[Any, Aim | None]] = [(("bid", n), SPEND) for n in (1, 2)]
    cards = [move for move, _ in wanted]
    lines.outcome(0, wanted, 0)
    assert [(what.number, what.move) for what in pool.given] == [(0, cards[0]), (0, cards[1]), (1, cards[0])]
    lines.outcome(0, wanted, 1)
    lines.outcome(1, wanted[:1], 0)
    assert len(set(pool.given)) == len(pool.given)
    left = list(lines._under_way.values())
    lines.close()
    assert left
    assert all(one.cancelled for one in left)


def test_what_comes_of_a_line_hangs_on_its_number_alone() -> None:
    move = chair(Planned()).moves[0]
    first = [carry_out(brief(Planned()), Try(number, move, SAVE)) for number in (0, 1, 2, 7)]
    again = [carry_out(brief(Planned()), Try(number, move, SAVE)) for number in (7, 2, 1, 0)]
    assert first == again[::-1]
    assert len({tuple(outcome) for outcome in first if outcome}) > 1
