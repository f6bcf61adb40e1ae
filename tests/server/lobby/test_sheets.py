"""Sheets on a server: what can be in one, what is wrong with one, what position it says, and whose secrets it tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

import romanum
from romanum.games import GAMES
from romanum.server.bounds.limits import SHEETS
from romanum.server.bounds.problem import Problem
from romanum.server.lobby import trials
from romanum.server.lobby.trials import Case, Trials, finding_of
from server.visitors import SOLO, Running, Visitor, running, texts

pytestmark = pytest.mark.anyio

WALLS = {
    "turn": 6,
    "moment": "turn",
    "board": {"roma": "red 3 fortress city", "cisalpina": "galli 2"},
    "starts": {"green": "achaea", "yellow": "syria", "red": "roma", "blue": "aquitania"},
    "peoples": {"galli": "green"},
    "hands": {"red": ["oraculum"]},
}
TITLE = {"title": "The walls of Roma", "author": "Livia", "story": "Red has little left.", "names": []}


@pytest.fixture
async def desk() -> AsyncIterator[Trials]:
    found = Trials()
    yield found
    await found.close()


async def looked_at(visitor: Visitor, **wish: Any) -> Any:
    return await visitor.post("/sheets", wish)


async def test_the_drawers_of_a_game_are_told(livia: Visitor) -> None:
    answer = await livia.client.get("/api/games/hre/drawers")
    told = {drawer["id"]: drawer for drawer in answer.json()["drawers"]}
    assert told["turn"]["entry"] == {"kind": "number", "low": 1, "high": 7, "rule": "3a"}
    again = await livia.client.get("/api/games/hre/drawers", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert (await livia.client.get("/api/games/chess/drawers")).status_code == 404
    unknown = await livia.client.get("/api/games/trajan/drawers?scenario=99")
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (422, "setup")
    two = await livia.get("/games/trajan/drawers", scenario="116")
    assert two["drawers"]


async def test_a_sheet_is_shown_with_all_its_secrets_and_written_as_a_file(livia: Visitor) -> None:
    found = await looked_at(livia, game="hre", sheet=WALLS, heading=TITLE)
    assert found["faults"] == []
    view = found["view"]
    assert view["turn"] == 6
    assert -9 not in view["hand"]
    assert view["pending"], "somebody is asked first"
    assert found["sheet"] == {"scenario": "standard", "seats": 4, **WALLS}
    match = romanum.load_scenario(found["text"])
    assert match.heading is not None
    assert (match.heading.title, match.heading.author) == ("The walls of Roma", "Livia")
    again = await looked_at(livia, text=found["text"])
    assert (again["sheet"], again["heading"], again["view"]) == (found["sheet"], found["heading"], view)


async def test_all_that_is_wrong_is_told_with_its_place_and_rule(livia: Visitor) -> None:
    wrong = {"turn": 9, "board": {"roma": "red 4", "atlantis": "galli 1"}}
    found = await looked_at(livia, game="hre", sheet=wrong)
    assert (found["view"], found["text"], found["sheet"]) == (None, "", wrong)
    assert [(one["drawer"], one["entry"], one["rule"]) for one in found["faults"]] == [
        ("turn", "", "3a"),
        ("board", "roma", "9.1a"),
        ("board", "", ""),
    ]
    assert "atlantis" in found["faults"][2]["text"]


@pytest.mark.parametrize(
    "text", ["", "x = ", "game = 3", 'game = "hre"\ntitle = "x"\n[position]\nboard = 3', "é" * 200_001]
)
async def test_a_text_that_is_no_file_has_faults(livia: Visitor, text: str) -> None:
    found = await looked_at(livia, text=text)
    assert found["faults"]
    assert found["view"] is None


@pytest.mark.parametrize("name", GAMES)
def test_every_scenario_can_be_begun_with_and_what_dice_say_is_left_to_them(name: str) -> None:
    game = romanum.game(name)
    for scenario in game.scenarios[:5]:
        found = finding_of(Case("sheet", game=name, sheet={"scenario": scenario.id}))
        assert found.faults == []
        assert found.view is not None
        assert (found.scenario, "board" in found.sheet) == (scenario.id, True)
        once, again = (romanum.game(name).position(found.sheet, seed=seed).start for seed in (1, 2))
        assert once is not None
        assert again is not None
        if name == "hre":
            assert "hands" not in found.sheet
            assert once.hand != again.hand


async def test_what_is_asked_for_must_be_clear(livia: Visitor) -> None:
    for wish in ({"text": "", "match": "x"}, {"text": "", "sheet": {}}):
        assert (await looked_at(livia, **wish))["error"]["code"] == "bad-request"
    assert (await looked_at(livia, game="chess", sheet={}))["error"]["code"] == "setup"
    assert (await looked_at(livia, match="nowhere"))["error"]["code"] == "not-found"


async def test_whoever_plays_alone_has_the_sheet_of_every_moment(livia: Visitor, drusus: Visitor) -> None:
    match = (await livia.match([{"kind": "me"}] * 2))["id"]
    for _ in range(3):
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        table = await livia.get(f"/matches/{match}/table", seat=asked)
        body = {"seat": asked, "seq": table["seq"], "action": texts(table["decision"])[0]}
        await livia.post(f"/matches/{match}/act", body)
    found = await looked_at(livia, match=match, n=2)
    assert found["faults"] == []
    assert found["sheet"]["seats"] == 2
    assert (await looked_at(livia, match=match, n=99))["error"]["code"] == "not-found"
    assert (await looked_at(drusus, match=match, n=2))["error"]["code"] == "not-found"


async def test_nobody_is_told_what_his_seat_could_not_see(livia: Visitor, drusus: Visitor) -> None:
    made = await livia.match([{"kind": "me"}, {"kind": "link"}], public=True)
    waiting = await looked_at(livia, match=made["id"])
    assert waiting["error"]["code"] == "not-over"
    await drusus.post(f"/join/{made['links']['seats']['1'].rsplit('/', 1)[1]}")
    for who in (livia, drusus):
        answer = await who.client.post("/api/sheets", json={"match": made["id"], "n": 0})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")


async def test_of_a_match_that_is_over_everybody_who_may_see_it_has_the_sheet(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    made = await livia.match([{"kind": "me"}, *SOLO[1:]], public=True)
    assert (await looked_at(drusus, match=made["id"]))["error"]["code"] == "not-over"
    record = romanum.game("hre").new(seats=2, seed=4)
    while not record.over:
        seat = record.pending[0]
        record.play(seat, record.decision(seat).options[0])
    over = (await livia.client.post("/api/records", content=record.record.write())).json()
    assert over["state"] == "over"
    found = await looked_at(livia, match=over["id"], n=40)
    assert found["faults"] == []
    assert (await looked_at(drusus, match=over["id"], n=40))["error"]["code"] == "not-found"


async def test_somebody_without_a_session_has_none(server: Running, livia: Visitor) -> None:
    livia.client.cookies.clear()
    assert (await livia.client.post("/api/sheets", json={"game": "hre"})).status_code == 401


async def test_sheets_are_counted(tmp_path: Any) -> None:
    async with running(str(tmp_path / "x.db"), limits=0.1) as server, server.visitor() as livia:
        answers = [
            await livia.client.post("/api/sheets", json={"game": "chess"}) for _ in range(round(SHEETS.burst / 10) + 1)
        ]
        assert [answer.status_code for answer in answers] == [422] * (len(answers) - 1) + [429]


# ---- the processes


async def test_a_process_is_used_again_and_one_that_takes_too_long_is_replaced(desk: Trials) -> None:
    case = Case("sheet", "hre", WALLS)
    first = await desk.look_at(case)
    (reader,) = desk._resting
    second = await desk.look_at(case)
    assert desk._resting == [reader]
    assert first.faults == second.faults == []
    assert second.seconds < first.seconds, "the game is at hand"
    desk._seconds = 0.0
    assert [one.text for one in (await desk.look_at(case)).faults] == ["Reading it takes longer than a sheet may."]
    assert desk._resting == []
    desk._seconds = trials.SECONDS
    assert (await desk.look_at(case)).faults == []


async def test_a_process_that_needs_too_much_memory_dies_alone() -> None:
    desk = Trials(memory=24 * 1024 * 1024)
    assert [one.text for one in (await desk.look_at(Case("sheet", "hre"))).faults] == [
        "Reading it takes more memory than a sheet may."
    ]
    await desk.close()


async def test_so_many_wait_at_most(desk: Trials, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_WAITING", 1)
    waits = asyncio.create_task(desk.look_at(Case("sheet", "hre")))
    await asyncio.sleep(0)
    with pytest.raises(Problem, match="Too many scenarios"):
        await desk.look_at(Case("sheet", "hre"))
    assert (await waits).faults == []
