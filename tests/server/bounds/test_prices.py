"""Questions have a price in processor time: it is measured, whoever asks for much waits, and nobody else does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import httpx
import pytest

import romanum
from romanum.server.bounds.limits import LABOUR, LABOUR_THERE, PLACE, WORK, WORK_THERE, Limits, place_of
from romanum.server.bounds.piecework import Piecework
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.processor_time import METER, Meter, for_others, measured
from romanum.server.news import messages
from romanum.server.tables import score_book
from romanum.server.tables.seat_view import Screen
from server.stored_match import play
from server.visitors import Running, Visitor, heard, running

pytestmark = pytest.mark.anyio

HERE = [{"kind": "me"}] * 2


class Processor:
    """Processor time that passes when it is said so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def work(self, milliseconds: float) -> None:
        self.seconds += milliseconds / 1000


# ---- measuring


async def test_steps_are_measured_and_what_they_wait_for_is_not() -> None:
    processor, go_on = Processor(), asyncio.Event()

    async def asked() -> str:
        processor.work(10)
        await go_on.wait()
        processor.work(5)
        return "done"

    meter = Meter(processor)
    task = asyncio.create_task(measured(asked(), meter))
    await asyncio.sleep(0)
    processor.work(1000)
    go_on.set()
    assert await task == "done"
    assert meter.spent == pytest.approx(15)


async def test_what_goes_wrong_goes_wrong_as_ever_and_is_measured_too() -> None:
    processor = Processor()

    async def breaks() -> None:
        processor.work(7)
        try:
            await asyncio.sleep(60)
        finally:
            processor.work(2)

    meter = Meter(processor)
    task = asyncio.create_task(measured(breaks(), meter))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert meter.spent == pytest.approx(9)


def test_a_meter_that_does_not_run_is_not_set_running_by_what_is_done_for_others() -> None:
    processor = Processor()
    meter = Meter(processor)
    with meter.stopped():
        processor.work(1)
    processor.work(2)
    meter.stop()
    assert meter.spent == 0


async def test_what_a_task_of_its_own_does_is_on_the_account_of_whoever_asked() -> None:
    processor = Processor()

    async def played() -> None:
        processor.work(20)
        with for_others():
            processor.work(500)

    async def asked() -> None:
        await asyncio.shield(asyncio.ensure_future(measured(played())))

    meter = Meter(processor)
    METER.set(meter)
    await measured(asked(), meter)
    assert meter.spent == pytest.approx(20), "telling onlookers is not"


# ---- budgets


def prices() -> tuple[Prices, Processor, list[float]]:
    processor, now = Processor(), [0.0]
    return Prices(Limits(clock=lambda: now[0]), processor), processor, now


async def ask(prices: Prices, processor: Processor, milliseconds: float, person: int | None = 1) -> None:
    async def work() -> None:
        processor.work(milliseconds)

    await prices.answered(work, "scores", person)


async def until_refused(prices: Prices, processor: Processor, milliseconds: float, people: Iterable[int]) -> int:
    """How many of these people are answered before one is not."""
    for count, person in enumerate(people):
        try:
            await ask(prices, processor, milliseconds, person)
        except Problem:
            return count
    raise AssertionError("nobody was refused")


async def test_whoever_has_used_his_budget_up_waits_until_it_fills_and_nobody_else_does() -> None:
    found, processor, now = prices()
    PLACE.set("rome")
    for _ in range(5):
        await ask(found, processor, WORK.burst / 5 + 1)
    with pytest.raises(Problem, match="more than the server can work out for one person") as refused:
        await ask(found, processor, 1)
    assert refused.value.status == 429
    assert refused.value.retry_after == pytest.approx((0.1 * WORK.burst + 5) / WORK.rate)
    await ask(found, processor, 1, person=2)
    now[0] += refused.value.retry_after or 0
    await ask(found, processor, 1)


def test_nobody_falls_into_debt_without_end() -> None:
    found, _, now = prices()
    for _ in range(50):
        found.laboured(1, LABOUR.burst / 1000)
    now[0] += (LABOUR.debt + 0.1 * LABOUR.burst) / LABOUR.rate
    assert found._limits.debt(LABOUR, ("labour", 1)) == 0


async def test_many_small_questions_cost_what_one_large_one_does() -> None:
    found, processor, _ = prices()
    PLACE.set("rome")
    assert await until_refused(found, processor, 5, [1] * 10_000) == pytest.approx(WORK.burst / 5, abs=2)


async def test_a_place_full_of_guests_has_one_budget_and_other_places_have_theirs() -> None:
    found, processor, _ = prices()
    PLACE.set("ravenna")
    assert await until_refused(found, processor, 300, range(1000)) == pytest.approx(WORK_THERE.burst / 300, abs=1)
    PLACE.set("rome")
    await ask(found, processor, 400, person=2000)


async def test_what_a_question_cost_of_late_is_set_aside_before_the_next_is_answered() -> None:
    """So a hundred that come at once do not all begin before the first has been paid for."""
    found, processor, now = prices()
    PLACE.set("rome")
    for _ in range(40):
        await ask(found, processor, 300, person=2)
        now[0] += 10
    begun, go_on = 0, asyncio.Event()

    async def slow() -> None:
        nonlocal begun
        begun += 1
        await go_on.wait()

    tasks = [asyncio.create_task(found.answered(slow, "scores", 1)) for _ in range(100)]
    await asyncio.sleep(0)
    assert begun == pytest.approx(WORK.burst / 300, abs=1)
    go_on.set()
    refused = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if one is not None]
    assert len(refused) == 100 - begun
    await ask(found, processor, 1)


async def test_what_is_dear_for_once_is_not_taken_whole_and_what_is_always_dear_is() -> None:
    """A game is loaded for everybody, when the first asks for it."""
    found, processor, _ = prices()
    PLACE.set("rome")
    await ask(found, processor, 5_000)
    await ask(found, processor, 5_000)
    with pytest.raises(Problem):
        await ask(found, processor, 1)
    assert found._limits.debt(WORK, ("work", 1)) > 5


def test_what_processes_work_out_for_a_place_is_not_on_the_account_of_another() -> None:
    found, _, _ = prices()
    PLACE.set("rome")
    found.laboured(1, LABOUR_THERE.burst / 1000 + 1)
    with pytest.raises(Problem, match="took too long"):
        found.may_labour(2)
    PLACE.set("ravenna")
    found.may_labour(2)
    with pytest.raises(Problem, match="took too long"):
        found.may_labour(1)


def test_without_limits_there_are_no_budgets() -> None:
    free = Prices(Limits(0.0), Processor())
    question = free.new()
    question.meter.spent = 1e9
    for _ in range(3):
        free.admit(question, "scores", 1)
        free.settle(question)


# ---- long work


async def test_long_work_takes_turns_one_piece_in_a_pass_of_the_loop() -> None:
    passes, done = [0], list[tuple[int, str]]()

    async def others() -> None:
        while True:
            passes[0] += 1
            await asyncio.sleep(0)

    def work(name: str) -> Any:
        for _ in range(5):
            done.append((passes[0], name))
            yield
        return name

    piecework, watch = Piecework(piece=0.0), asyncio.create_task(others())
    assert await asyncio.gather(*(piecework.done(work(name)) for name in "abc")) == ["a", "b", "c"]
    watch.cancel()
    assert len({when for when, _ in done}) == len(done) == 15, "never two pieces in one pass"
    assert [name for _, name in done[:6]] == ["a", "b", "c", "a", "b", "c"]


# ---- a server


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(database, limits=1.0) as server:
        server.house.limits.wait = lambda limit, key: 0.0  # type: ignore[method-assign]
        yield server


async def long_match(server: Running, livia: Visitor, actions: int = 150) -> str:
    match = (await livia.match(HERE, public=True))["id"]
    await play(await server.house.tables.table(match), actions, random.Random(3))
    return str(match)


async def flood(guest: Visitor, match: str, count: int) -> list[httpx.Response]:
    paths = [f"/api/matches/{match}/scores", f"/api/matches/{match}/table"] * (count // 2)
    return await asyncio.gather(*(guest.client.get(path) for path in paths))


def noted(when: list[int], passes: list[int], usual: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, which notes in which pass of the loop it was called."""

    def noting(*args: Any, **more: Any) -> Any:
        when.append(passes[0])
        return usual(*args, **more)

    return noting


async def test_a_flood_of_dear_questions_is_worked_out_once_and_never_between_two_of_others(
    server: Running, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    passes, points, sentences, tables = [0], list[int](), list[int](), list[int]()
    point, sentence, table = score_book._point, Screen._sentence, messages.table_info
    match = await long_match(server, livia)
    server.house.piecework = Piecework(piece=0.0)
    known = server.house.tables.known(match)
    assert known is not None
    known.rest()
    monkeypatch.setattr(score_book, "_point", noted(points, passes, point))
    monkeypatch.setattr(Screen, "_sentence", noted(sentences, passes, sentence))
    monkeypatch.setattr(messages, "table_info", noted(tables, passes, table))

    async def others() -> None:
        while True:
            passes[0] += 1
            await asyncio.sleep(0)

    watch = asyncio.create_task(others())
    async with server.visitor() as guest:
        answers = await flood(guest, match, 60)
    watch.cancel()
    assert {answer.status_code for answer in answers} == {200}
    assert len(points) == len(answers[0].json()) - 1
    assert len(sentences) == len(answers[1].json()["events"]) > 100
    assert len(set(points + sentences)) == len(points) + len(sentences), "one piece in a pass"
    assert len(tables) == 1, "thirty people who see the same are sent the same"


async def test_whoever_asks_for_too_much_is_told_when_to_come_again_and_others_play_on(
    server: Running, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    processor = Processor()
    match = await long_match(server, livia, 20)
    server.house.prices._clock = processor
    point = score_book.ScoreBook.points

    def dear(self: score_book.ScoreBook, played: Any) -> Any:
        processor.work(500)
        return point(self, played)

    monkeypatch.setattr(score_book.ScoreBook, "points", dear)
    async with server.visitor() as guest:
        codes = [(await guest.client.get(f"/api/matches/{match}/scores")).status_code for _ in range(12)]
        assert codes[:3] == [200] * 3
        assert codes[-1] == 429
        refused = await guest.client.get(f"/api/matches/{match}/table")
        assert refused.status_code == 429
        assert refused.json()["error"]["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        async with guest.live(match, "") as socket:
            await socket.wait_closed()
            assert socket.close_code == 4429
    seat = (await livia.get(f"/matches/{match}"))["turn"][0]
    table = await livia.get(f"/matches/{match}/table", seat=seat)
    wish = {"seat": seat, "seq": table["seq"], "action": table["decision"]["options"][0]["text"]}
    assert (await livia.post(f"/matches/{match}/act", wish))["answer"] == "done"


async def test_an_action_is_on_the_account_of_whoever_acts(server: Running, livia: Visitor) -> None:
    processor = Processor()
    server.house.prices._clock = processor
    match = await long_match(server, livia, 20)
    table = server.house.tables.known(match)
    assert table is not None
    usual = table._act

    async def dear(*args: Any) -> Any:
        processor.work(900)
        return await usual(*args)

    server.house.prices.usual["socket act"] = 900

    vars(table)["_act"] = dear
    me = (await livia.get("/me"))["id"]
    seat = table.pending[0]
    async with livia.live(match, f"seat={seat}") as socket:
        await heard(socket, "table")
        for _ in range(2):
            await socket.send(f'{{"type": "act", "id": 1, "seat": {seat}, "seq": -1, "action": "x"}}')
            await heard(socket, "answer")
        await socket.send('{"type": "why", "id": 2, "seat": 0, "action": "x"}')
        assert (await heard(socket, "error"))["error"]["code"] == "too-many"
    assert server.house.limits.debt(WORK, ("work", me)) > 0


async def test_a_place_that_has_used_its_budget_up_is_told_at_the_gate(server: Running, livia: Visitor) -> None:
    server.house.limits.charge(WORK_THERE, ("work there", place_of("127.0.0.1")), 2 * WORK_THERE.burst)
    for path in ("/games", "/matches"):
        answer = await livia.client.get(f"/api{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1
    assert (await livia.client.get("/api/health")).status_code == 200
    assert (await livia.client.get("/")).status_code == 200


async def test_what_is_worked_out_in_processes_has_a_budget_too(server: Running, livia: Visitor) -> None:
    record = romanum.game("hre").new(seats=2, seed=1).record.write()
    spent: list[float] = []
    usual = server.house.prices.laboured

    def laboured(person: int | None, seconds: float) -> None:
        spent.append(seconds)
        usual(person, seconds)

    server.house.prices.laboured = laboured  # type: ignore[method-assign]
    answer = await livia.client.post("/api/verify", content=record)
    assert answer.json()["verified"]
    assert 0.05 < spent[0] < 30
    me = (await livia.get("/me"))["id"]
    usual(me, 2 * LABOUR.burst / 1000)
    refused = await livia.client.post("/api/verify", content=record)
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many")
    assert int(refused.headers["retry-after"]) > 60
    assert (await livia.client.get("/api/matches")).status_code == 200, "whoever waits for that can play"


async def test_a_position_that_somebody_brings_is_on_his_account_too(server: Running, livia: Visitor) -> None:
    wish = {"game": "hre", "seats": HERE, "record": romanum.game("hre").new(seats=len(HERE), seed=1).record.write()}
    me = (await livia.get("/me"))["id"]
    assert (await livia.post("/matches", wish))["brought"]
    assert server.house.limits.taken(LABOUR, ("labour", me)) > 0
    server.house.prices.laboured(me, 2 * LABOUR.burst / 1000)
    refused = await livia.client.post("/api/matches", json=wish)
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many")
