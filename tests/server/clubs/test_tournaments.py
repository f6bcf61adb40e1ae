"""Tournaments on a server: entering, rounds that follow by themselves, results, forfeits, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from romanum.server.bounds.limits import Most
from romanum.server.bounds.problem import Problem
from romanum.server.clubs.tournaments import Tournaments
from romanum.server.lobby.lobby import Lobby
from romanum.server.store import Change, MatchRow, SeatRow
from romanum.server.store.backup import back_up, restore
from romanum.server.store.clocks import MINUTE
from romanum.server.store.host_desk import HostingStore
from romanum.server.store.time import now
from romanum.server.store.tournaments import TournamentStore
from server.clubs.test_ratings import play
from server.visitors import BOTH, Running, Visitor, running

pytestmark = pytest.mark.anyio

CUP = {"title": "Ides Cup", "game": "trajan", "kind": "round-robin"}


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    """Bots are asleep: matches end when a test says so."""
    async with running(database) as server:
        server.house.bots.awake = False
        yield server


async def people(server: Running, stack: AsyncExitStack, *names: str) -> list[Visitor]:
    return [await stack.enter_async_context(server.visitor(name=name)) for name in names]


async def begun(organiser: Visitor, others: list[Visitor], **wish: Any) -> Any:
    """A tournament of some people that has begun."""
    cup = await organiser.post("/tournaments", CUP | wish)
    assert "id" in cup, cup
    for one in [organiser, *others]:
        cup = await one.post(f"/tournaments/{cup['id']}/enter")
        assert "id" in cup, cup
    cup = await organiser.post(f"/tournaments/{cup['id']}/start")
    assert cup.get("state") == "running", cup
    return cup


async def end(server: Running, match: str, ranking: list[list[int]], scores: list[int] | None = None) -> None:
    """A match is over."""
    result = {"winners": ranking[0], "ranking": ranking, "how": "", "facts": {}, "sentence": ""}

    def decide(row: MatchRow, chairs: list[SeatRow]) -> Change:
        whole = result | {"scores": scores or [0] * len(chairs)}
        return Change(fields={"state": "over", "result": whole, "changed": now()})

    await server.house.store.change_match(match, decide)
    await server.house.results.look()


def open_boards(cup: Any) -> list[Any]:
    return [board for one in cup["course"] for board in one["boards"] if not board["over"]]


def name_of(cup: Any, number: int) -> str:
    return str(cup["people"][number]["name"])


async def play_on(server: Running, visitor: Visitor, cup: Any) -> Any:
    """All tables of the round end: the better seeded wins."""
    for board in open_boards(cup):
        numbers = [seat["number"] for seat in board["seats"]]
        order = sorted(range(len(numbers)), key=lambda seat: numbers[seat])
        await end(server, board["match"], [[seat] for seat in order])
    return await visitor.get(f"/tournaments/{cup['id']}")


@BOTH
async def test_a_round_robin_from_the_first_entry_to_the_last_table(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia = await people(server, stack, "Livia", "Drusus", "Julia")
        cup = await begun(livia, [drusus, julia])
        assert (cup["round"], cup["planned"], len(cup["people"])) == (1, 3, 3)
        seen = []
        while cup["state"] == "running":
            (board,) = open_boards(cup)
            match = await livia.get(f"/matches/{board['match']}")
            assert match["state"] == "running"
            assert [seat["who"] for seat in match["seats"]] == [name_of(cup, seat["number"]) for seat in board["seats"]]
            seen.append(board["match"])
            for person, place in enumerate(("rome", "ostia", "ravenna"), 1):
                await server.house.store.change_person(person, place=place)
            cup = await play_on(server, livia, cup)
        assert len(set(seen)) == 3
        assert [(one["rank"], one["number"], one["score"]) for one in cup["standings"]] == [
            (1, 0, 2.0), (2, 1, 1.0), (3, 2, 0.0),
        ]  # fmt: skip
        assert cup["breaks"] == ["sonneborn", "wins"]
        assert (await drusus.get("/profiles/person-1"))["past"], "tournament matches are rated"


@BOTH
async def test_a_swiss_tournament_with_byes_and_seeding_by_rating(server: Running) -> None:
    async with AsyncExitStack() as stack:
        visitors = await people(server, stack, "A", "B", "C", "D", "E")
        last = (await visitors[-1].get("/me"))["id"]
        await play(server.house.store, [last, "miles"], [[0], [1]])
        cup = await begun(visitors[0], visitors[1:], kind="swiss", rounds=3)
        assert (name_of(cup, 0), cup["people"][0]["rating"] > 1000) == ("E", True)
        byes = []
        while cup["state"] == "running":
            byes += cup["course"][-1]["byes"]
            cup = await play_on(server, visitors[0], cup)
        assert len(byes) == len(set(byes)) == 3
        assert cup["round"] == 3
        assert cup["standings"][0]["number"] == 0


@BOTH
async def test_a_knock_out_of_four_at_a_table(server: Running) -> None:
    async with AsyncExitStack() as stack:
        visitors = await people(server, stack, "A", "B", "C", "D", "E")
        cup = await begun(visitors[0], visitors[1:], game="hre", kind="knock-out", seats=4, go_on=2)
        assert [len(board["seats"]) for board in open_boards(cup)] == [4]
        assert cup["course"][0]["byes"] == [0]
        cup = await play_on(server, visitors[0], cup)
        (board,) = open_boards(cup)
        assert sorted(seat["number"] for seat in board["seats"]) == [0, 1, 2, 3]
        cup = await play_on(server, visitors[0], cup)
        assert cup["state"] == "over"
        assert [one["number"] for one in cup["standings"]] == [0, 1, 2, 3, 4]


async def test_bots_enter_and_play_to_the_end(database: str) -> None:
    """Bots alone, in real matches."""
    async with running(database) as server, server.visitor(name="Livia") as livia:
        cup = await livia.post("/tournaments", CUP | {"game": "pax"})
        for bot in ("tiro", "tiro"):
            cup = await livia.post(f"/tournaments/{cup['id']}/bots", {"bot": bot})
        assert [one["name"] for one in cup["people"]] == ["tiro", "tiro 2"]
        await livia.post(f"/tournaments/{cup['id']}/start")
        async with asyncio.timeout(120):
            while (cup := await livia.get(f"/tournaments/{cup['id']}"))["state"] != "over":
                await asyncio.sleep(0.1)
        assert all(board["over"] for one in cup["course"] for board in one["boards"])
        assert sum(one["score"] for one in cup["standings"]) == 1.0
        for one in cup["course"]:
            for board in one["boards"]:
                assert (await livia.get(f"/matches/{board['match']}"))["state"] == "over"


# ---- who may what


async def test_entering_and_leaving_before_the_start(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await livia.post("/tournaments", CUP | {"title": " Ides\nCup ", "most": 2})
        at = f"/tournaments/{cup['id']}"
        assert (cup["title"], cup["organiser"], cup["owner"], cup["me"]) == ("Ides Cup", "Livia", True, None)
        assert (await drusus.post(f"{at}/enter"))["me"] == 0
        assert len((await drusus.post(f"{at}/enter"))["people"]) == 1, "once is enough"
        assert (await drusus.post(f"{at}/bots", {"bot": "tiro"}))["error"]["code"] == "not-owner"
        assert (await drusus.post(f"{at}/start"))["error"]["code"] == "not-owner"
        assert (await livia.post(f"{at}/start"))["error"]["code"] == "too-few"
        await livia.post(f"{at}/bots", {"bot": "tiro"})
        assert (await livia.post(f"{at}/enter"))["error"]["code"] == "no-room"
        assert (await drusus.post(f"{at}/leave"))["me"] is None
        assert (await drusus.post(f"{at}/leave"))["error"]["code"] == "not-entered"
        assert (await livia.post(f"{at}/enter"))["me"] == 2
        assert [one["id"] for one in (await drusus.get("/tournaments"))["tournaments"]] == [cup["id"]]
        await livia.post(f"{at}/start")
        assert (await drusus.post(f"{at}/enter"))["error"]["code"] == "not-open"
        assert (await livia.post(f"{at}/start"))["error"]["code"] == "not-open"


@BOTH
async def test_by_invitation_one_needs_the_code(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await livia.post("/tournaments", CUP | {"entry": "invited"})
        at = f"/tournaments/{cup['id']}"
        assert cup["code"]
        assert (await drusus.get("/tournaments"))["tournaments"] == []
        assert "code" not in await drusus.get(at)
        for code in ("", "wrong", "ä" * 300):
            assert (await drusus.post(f"{at}/enter", {"code": code}))["error"]["code"] == "by-invitation"
        assert (await drusus.post(f"{at}/enter", {"code": cup["code"]}))["me"] == 0
        assert [one["entrants"] for one in (await drusus.get("/tournaments"))["tournaments"]] == [1]


@pytest.mark.parametrize(
    "wish",
    [
        {"title": " "},
        {"game": "chess"},
        {"scenario": "nowhere"},
        {"seats": 3},
        {"seats": 10**6},
        {"seats": -1},
        {"least": 1},
        {"rounds": 99},
        {"go_on": 2},
        {"most": -1},
        {"grace": 10**9},
        {"bank": 5},
        {"stand_in": "nobody"},
    ],
    ids=str,
)
async def test_what_cannot_be_played_is_not_made(server: Running, wish: dict[str, Any]) -> None:
    async with server.visitor() as livia:
        assert (await livia.post("/tournaments", CUP | wish))["error"]["code"] == "setup"
        assert (await livia.get("/tournaments"))["tournaments"] == []


async def test_the_host_says_who_may_make_tournaments(database: str) -> None:
    async with running(database, tournaments="host") as server:
        async with server.visitor(name="Drusus") as drusus:
            assert (await drusus.get("/me"))["tournaments"] is False
            assert (await drusus.post("/tournaments", CUP))["error"]["code"] == "not-owner"
        async with server.visitor(key="the-key") as host:
            assert (await host.get("/me"))["tournaments"] is True
            assert (await host.post("/tournaments", CUP))["state"] == "open"


async def test_nobody_makes_too_many(database: str) -> None:
    async with running(database, limits=1.0) as server, server.visitor() as livia:
        made = [await livia.post("/tournaments", CUP) for _ in range(7)]
        assert [one.get("error", {}).get("code") for one in made] == [None] * 5 + ["too-many"] * 2


# ---- leaving, not coming


async def test_who_leaves_loses_the_table_and_is_not_paired_again(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia, gaius = await people(server, stack, "Livia", "Drusus", "Julia", "Gaius")
        cup = await begun(livia, [drusus, julia, gaius])
        mine = next(
            board for board in (await drusus.get(f"/tournaments/{cup['id']}"))["course"][0]["boards"] if board["mine"]
        )
        cup = await drusus.post(f"/tournaments/{cup['id']}/leave")
        assert cup["people"][cup["me"]]["gone"]
        lost = next(board for board in cup["course"][0]["boards"] if board["board"] == mine["board"])
        assert lost["over"]
        assert [seat["absent"] for seat in lost["seats"] if seat["number"] == cup["me"]] == [True]
        assert (await livia.client.get(f"/api/matches/{mine['match']}")).status_code == 404, "nobody waits there"
        while cup["state"] == "running":
            cup = await play_on(server, livia, cup)
        numbers = [
            seat["number"]
            for one in cup["course"][1:]
            for board in one["boards"]
            if board["match"]
            for seat in board["seats"]
        ]
        drusus_is = next(one["number"] for one in cup["people"] if one["name"] == "Drusus")
        assert drusus_is not in numbers
        assert [one["score"] for one in cup["standings"]] == [2.0, 1.0, 0.0, 0.0]


async def test_the_organiser_declares_a_table_lost(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia = await people(server, stack, "Livia", "Drusus", "Julia")
        cup = await livia.post("/tournaments", CUP)
        at = f"/tournaments/{cup['id']}"
        for one in (drusus, julia):
            await one.post(f"{at}/enter")
        cup = await livia.post(f"{at}/start")
        number = next(one["number"] for one in cup["people"] if one["name"] == "Drusus")
        assert (await drusus.post(f"{at}/forfeit", {"number": 1 - number}))["error"]["code"] == "not-owner"
        assert (await livia.post(f"{at}/forfeit", {"number": 7}))["error"]["code"] == "not-found"
        cup = await livia.post(f"{at}/forfeit", {"number": number})
        assert cup["state"] == "over"
        assert cup["standings"][0]["number"] == 1 - number
        assert (await livia.post(f"{at}/forfeit", {"number": number}))["error"]["code"] == "not-running"


@pytest.mark.parametrize("judge", ["organiser", "host"])
async def test_whoever_plays_at_a_table_does_not_judge_it(server: Running, judge: str) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia, nero = await people(server, stack, "Livia", "Drusus", "Julia", "Nero")
        if judge == "host":
            livia = await stack.enter_async_context(server.visitor(key="the-key"))
        cup = await begun(livia, [drusus, julia, nero])
        at = f"/tournaments/{cup['id']}"
        mine, other = sorted(cup["course"][0]["boards"], key=lambda board: not board["mine"])
        rival = next(seat["number"] for seat in mine["seats"] if seat["number"] != cup["me"])
        for deed in ("forfeit", "send-away"):
            assert (await livia.post(f"{at}/{deed}", {"number": rival}))["error"]["code"] == "own-table"
        assert not (await livia.get(at))["people"][rival]["gone"]
        assert "error" not in await livia.post(f"{at}/forfeit", {"number": other["seats"][0]["number"]})
        assert "error" not in await livia.post(f"{at}/forfeit", {"number": cup["me"]}), "his own loss he may declare"


@pytest.mark.parametrize("most", [Most(2, 8), Most(8, 2)], ids=["person", "place"])
async def test_tables_of_bots_alone_begin_as_others_end(
    database: str, monkeypatch: pytest.MonkeyPatch, most: Most
) -> None:
    """A tournament is no way to have more bots play for oneself, or where one is, than anybody may."""
    monkeypatch.setattr("romanum.server.lobby.quota.ALONE", most)
    async with running(database, limits=1.0) as server, server.visitor(name="Livia") as livia:
        server.house.bots.awake = False
        cup = await livia.post("/tournaments", CUP)
        for _ in range(8):
            await livia.post(f"/tournaments/{cup['id']}/bots", {"bot": "tiro"})
        cup = await livia.post(f"/tournaments/{cup['id']}/start")
        boards = open_boards(cup)
        assert len(boards) == 4

        async def made() -> list[str]:
            found = [await server.house.store.match(board["match"]) for board in boards]
            return [row.id for row in found if row is not None and row.state == "running"]

        first = await made()
        assert len(first) == 2
        await end(server, first[0], [[0], [1]])
        assert len(await made()) == 2
        for match in await made():
            await end(server, match, [[0], [1]])
        assert len(await made()) == 1


async def test_who_never_shows_up_forfeits_by_the_clock(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await begun(livia, [drusus], grace=10)
        (board,) = open_boards(cup)
        await server.house.results.look()
        assert open_boards(await livia.get(f"/tournaments/{cup['id']}")), "there is time"
        row = await server.house.store.match(board["match"])
        assert row is not None
        asked = row.turn[0]
        earlier = Change(fields={"changed": now() - 11 * MINUTE})
        await server.house.store.change_match(row.id, lambda row, chairs: earlier)
        await server.house.results.look()
        cup = await livia.get(f"/tournaments/{cup['id']}")
        assert cup["state"] == "over"
        assert cup["course"][0]["boards"][0]["seats"][asked]["absent"]
        assert not cup["course"][0]["boards"][0]["seats"][1 - asked]["absent"]


async def test_at_a_large_table_a_bot_plays_on_and_counts_as_last(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia = await people(server, stack, "Livia", "Drusus", "Julia")
        cup = await begun(livia, [drusus, julia], game="hre", seats=3)
        (board,) = open_boards(cup)
        cup = await drusus.post(f"/tournaments/{cup['id']}/leave")
        seat = next(at for at, chair in enumerate(board["seats"]) if chair["number"] == cup["me"])
        match = await livia.get(f"/matches/{board['match']}")
        assert (match["state"], match["seats"][seat]["bot"]) == ("running", "miles")
        others = [at for at in range(3) if at != seat]
        await end(server, board["match"], [[seat], [others[0]], [others[1]]])
        cup = await livia.get(f"/tournaments/{cup['id']}")
        places = [chair["place"] for chair in cup["course"][0]["boards"][0]["seats"]]
        assert (places[seat], places[others[0]], places[others[1]]) == (3, 1, 2)


async def test_whoever_is_shut_out_is_not_paired_any_more(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia = await people(server, stack, "Livia", "Drusus", "Julia")
        cup = await begun(livia, [drusus, julia], kind="swiss", rounds=3)
        await HostingStore(server.house.store).block((await julia.get("/me"))["id"], True)
        cup = await play_on(server, livia, cup)
        gone = [one["number"] for one in cup["people"] if one["gone"]]
        assert [name_of(cup, number) for number in gone] == ["Julia"]
        assert not [board for board in cup["course"][1]["boards"] if board["seats"][0]["number"] in gone]


# ---- rounds, restarts, several workers


async def test_the_organiser_may_begin_each_round_himself(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia = await people(server, stack, "Livia", "Drusus", "Julia")
        cup = await begun(livia, [drusus, julia], by_itself=False)
        at = f"/tournaments/{cup['id']}"
        assert (await livia.post(f"{at}/next"))["error"]["code"] == "not-over"
        cup = await play_on(server, livia, cup)
        assert (cup["round"], cup["waits"]) == (1, True)
        assert (await drusus.post(f"{at}/next"))["error"]["code"] == "not-owner"
        assert (await livia.post(f"{at}/next"))["round"] == 2


async def test_without_ratings_there_are_tournaments_all_the_same(database: str) -> None:
    async with running(database, ratings=False) as server, AsyncExitStack() as stack:
        server.house.bots.awake = False
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await begun(livia, [drusus])
        assert (await play_on(server, livia, cup))["state"] == "over"


@BOTH
async def test_a_server_that_was_killed_goes_on_and_makes_no_match_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies when the round is written and only one of its matches is made; the next one makes the other."""
    made: list[str] = []
    whole = Lobby.set_up

    async def dies(self: Lobby, row: MatchRow, chairs: list[SeatRow]) -> None:
        if made:
            raise Problem(503, "full", "The machine has lost its power.")
        made.append(row.id)
        await whole(self, row, chairs)

    async with running(database) as server, AsyncExitStack() as stack:
        server.house.bots.awake = False
        visitors = await people(server, stack, "A", "B", "C", "D")
        monkeypatch.setattr(Lobby, "set_up", dies)
        cup = await begun(visitors[0], visitors[1:])
        wanted = [board["match"] for board in open_boards(cup)]
        assert len(wanted) == 2
        assert made == wanted[:1]
        assert await server.house.store.match(wanted[1]) is None
    monkeypatch.setattr(Lobby, "set_up", whole)
    async with running(database) as server, server.visitor() as somebody:
        server.house.bots.awake = False
        await server.house.results.look()
        cup = await somebody.get(f"/tournaments/{cup['id']}")
        assert [board["match"] for board in open_boards(cup)] == wanted
        rows = await TournamentStore(server.house.store).matches(wanted)
        assert [rows[match].state for match in wanted] == ["running", "running"]
        while cup["state"] == "running":
            cup = await play_on(server, somebody, cup)
        assert len(cup["course"]) == 3


@BOTH
async def test_two_workers_make_one_round(server: Running) -> None:
    """Both see that a round is over at the same moment."""
    async with AsyncExitStack() as stack:
        visitors = await people(server, stack, "A", "B", "C", "D")
        cup = await begun(visitors[0], visitors[1:])
        store, result = (
            server.house.store,
            {"winners": [0], "ranking": [[0], [1]], "scores": [0, 0], "how": "", "facts": {}},
        )
        for board in open_boards(cup):
            over = Change(fields={"state": "over", "result": result | {"sentence": ""}})
            await store.change_match(board["match"], lambda row, chairs, over=over: over)  # type: ignore[misc]
        workers = [Tournaments(server.house) for _ in range(4)]
        await asyncio.gather(*(worker.follower.tick() for worker in workers))
        cup = await visitors[0].get(f"/tournaments/{cup['id']}")
        assert (cup["round"], len(cup["course"][1]["boards"])) == (2, 2)
        lists = await visitors[0].get("/matches")
        assert len({one["id"] for one in [*lists["mine"], *lists["public"]]}) == 4


@BOTH
async def test_many_enter_at_once(server: Running) -> None:
    async with AsyncExitStack() as stack:
        visitors = await people(server, stack, *"ABCDEFGH")
        cup = await visitors[0].post("/tournaments", CUP | {"most": 6})
        answers = await asyncio.gather(*(one.post(f"/tournaments/{cup['id']}/enter") for one in visitors))
        cup = await visitors[0].get(f"/tournaments/{cup['id']}")
        assert len(cup["people"]) == 6
        assert sum("error" in answer for answer in answers) == 2


async def test_a_match_that_both_end_counts_as_drawn(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await begun(livia, [drusus])
        (board,) = open_boards(cup)
        assert (await livia.client.delete(f"/api/matches/{board['match']}")).status_code == 409
        assert [(await one.post(f"/matches/{board['match']}/end"))["ended"] for one in (livia, drusus)] == [False, True]
        await server.house.results.look()
        cup = await livia.get(f"/tournaments/{cup['id']}")
        assert (cup["state"], [one["score"] for one in cup["standings"]]) == ("over", [0.5, 0.5])


@BOTH
async def test_removing_a_tournament_leaves_its_matches(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await begun(livia, [drusus])
        (board,) = open_boards(cup)
        assert (await drusus.client.delete(f"/api/tournaments/{cup['id']}")).status_code == 403
        assert (await livia.client.delete(f"/api/tournaments/{cup['id']}")).status_code == 200
        assert (await livia.get(f"/tournaments/{cup['id']}"))["error"]["code"] == "not-found"
        assert (await drusus.get(f"/matches/{board['match']}"))["state"] == "running"
        await HostingStore(server.house.store).delete(board["match"])
        assert (await drusus.get(f"/matches/{board['match']}"))["error"]["code"] == "not-found"


async def test_a_private_tournament_shows_its_tables_to_those_who_play(server: Running) -> None:
    async with AsyncExitStack() as stack:
        livia, drusus, julia = await people(server, stack, "Livia", "Drusus", "Julia")
        cup = await begun(livia, [drusus], public=False)
        seen = [
            (await one.get(f"/tournaments/{cup['id']}"))["course"][0]["boards"][0] for one in (livia, drusus, julia)
        ]
        assert [bool(board["match"]) for board in seen] == [True, True, False]


async def test_a_backup_has_the_tournaments(database: str, tmp_path: Path) -> None:
    async with running(database) as server, AsyncExitStack() as stack:
        server.house.bots.awake = False
        livia, drusus = await people(server, stack, "Livia", "Drusus")
        cup = await begun(livia, [drusus])
        await back_up(database, tmp_path / "backup")
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    counts = await restore(tmp_path / "backup", copy)
    assert (counts["tournaments"], counts["entrants"], counts["boards"]) == (1, 2, 1)
    async with running(copy) as server, server.visitor() as somebody:
        server.house.bots.awake = False
        again = await somebody.get(f"/tournaments/{cup['id']}")
        assert again["course"] == [
            {**one, "boards": [{**board, "mine": False} for board in one["boards"]]} for one in cup["course"]
        ]
        assert (await play_on(server, somebody, again))["state"] == "over"
