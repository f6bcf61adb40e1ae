"""Scenarios of their own that people keep on a server: found, played, counted, reported, removed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.record import Record, replay
from romanum.server.bounds.limits import SCENARIOS
from romanum.server.clubs.ratings import verdict
from romanum.server.store.scenarios import ScenarioStore
from server.visitors import BOTH, Running, Visitor, heard, running, texts

pytestmark = pytest.mark.anyio

SECRET = "oraculum"
WALLS = f"""
game = "hre"
title = "The walls of Roma"
author = "Livia"
story = "Red has little left but its walls."
names = ["The Consul", "The King of Kings", "The Senate", "The Tribune"]

[position]
turn = 6
last_turn = 6
peoples = {{ galli = "green" }}
starts = {{ green = "achaea", yellow = "syria", red = "roma", blue = "aquitania" }}
board = {{ roma = "red 3 fortress city", cisalpina = "galli 2", achaea = "green 2", syria = "yellow 1" }}
hands = {{ red = ["{SECRET}"] }}
"""
PAIR = """
game = "hre"
title = "Two"

[position]
seats = 2
turn = 1
last_turn = 1
"""
ALONE = [{"kind": "me"}] * 4
HERE = [{"kind": "me"}] * 2


async def kept(visitor: Visitor, text: str = WALLS) -> Any:
    return (await visitor.client.post("/api/scenarios", content=text)).json()


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


async def publish(visitor: Visitor, scenario: str, public: bool = True) -> Any:
    return (await visitor.client.patch(f"/api/scenarios/{scenario}", json={"public": public})).json()


async def played_out(server: Running, visitor: Visitor, match: str) -> Any:
    """Play a match whose seats are all mine to its end."""
    while True:
        info = await visitor.get(f"/matches/{match}")
        if info["state"] == "over":
            return info
        table = await visitor.get(f"/matches/{match}/table", seat=info["turn"][0])
        body = {"seat": info["turn"][0], "seq": table["seq"], "action": texts(table["decision"])[-1]}
        assert (await visitor.post(f"/matches/{match}/act", body))["answer"] == "done"


@BOTH
async def test_what_is_kept_is_private_until_it_is_published(server: Running, livia: Visitor, drusus: Visitor) -> None:
    mine = await kept(livia)
    assert (mine["game"], mine["scenario"], mine["seats"]) == ("hre", "standard", 4)
    assert (mine["title"], mine["author"], mine["public"], mine["mine"]) == ("The walls of Roma", "Livia", False, True)
    assert (mine["names"][2], mine["played"], mine["results"]) == ("The Senate", 0, [0] * 4)
    path = f"/scenarios/{mine['id']}"
    by_link = await drusus.get(path)
    assert (by_link["text"], by_link["mine"]) == (WALLS, False)
    assert await drusus.get("/scenarios") == []
    assert await drusus.get("/scenarios", mine=True) == []
    assert [one["id"] for one in await livia.get("/scenarios", mine=True)] == [mine["id"]]
    assert (await publish(livia, mine["id"]))["public"]
    assert [one["id"] for one in await drusus.get("/scenarios", game="hre")] == [mine["id"]]
    assert await drusus.get("/scenarios", game="trajan") == []
    assert not (await publish(livia, mine["id"], public=False))["public"]
    assert await drusus.get("/scenarios") == []


@BOTH
async def test_only_whoever_keeps_it_changes_it(server: Running, livia: Visitor, drusus: Visitor) -> None:
    path = f"/api/scenarios/{(await kept(livia))['id']}"
    other = WALLS.replace("The walls of Roma", "Other walls")
    for answer in (
        await drusus.client.put(path, content=other),
        await drusus.client.patch(path, json={"public": True}),
        await drusus.client.delete(path),
    ):
        assert code(answer) == (403, "not-yours")
    changed = (await livia.client.put(path, content=other)).json()
    assert (changed["title"], changed["public"]) == ("Other walls", False)
    assert (await livia.get(path.removeprefix("/api")))["text"] == other
    assert code(await livia.client.put(path, content=other.replace("turn = 6", "turn = 9"))) == (422, "scenario")
    assert (await livia.get(path.removeprefix("/api")))["text"] == other
    assert (await livia.client.delete(path)).status_code == 200
    for answer in (await livia.client.get(path), await livia.client.delete(path), await livia.client.put(path)):
        assert code(answer) == (404, "not-found")


async def test_a_board_is_drawn_and_tells_no_secret(livia: Visitor, drusus: Visitor) -> None:
    mine = await kept(livia)
    answer = await drusus.client.get(mine["picture"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg ")
    assert SECRET not in answer.text.lower()
    assert (await livia.client.get("/api/scenarios/nowhere/picture.svg")).status_code == 404


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "game: It is missing."),
        ("\x00\x01", "This is not TOML"),
        ("[" * 5000, "This is not TOML"),
        (WALLS.replace("turn = 6", "turn = 9"), "turn: A whole number from 1 to 7"),
        (WALLS.replace('game = "hre"', 'game = "chess"'), "There is no game 'chess'"),
        (WALLS.replace("red 3", "red 4"), "board.roma"),
    ],
)
async def test_nonsense_is_refused_with_its_faults(livia: Visitor, text: str, words: str) -> None:
    answer = await livia.client.post("/api/scenarios", content=text.encode())
    assert code(answer) == (422, "scenario")
    assert words in answer.json()["error"]["message"]
    assert await livia.get("/scenarios", mine=True) == []


async def test_it_is_said_in_other_languages_what_is_wrong_and_where(livia: Visitor) -> None:
    text = WALLS.replace("turn = 6", "turn = 9")
    answer = await livia.client.post("/api/scenarios", content=text, headers={"accept-language": "de"})
    told = answer.json()["error"]["message"]
    assert told.startswith("Dieses Szenario")
    assert "turn" in told


async def test_a_file_has_bounds(livia: Visitor) -> None:
    assert code(await livia.client.post("/api/scenarios", content="#" * 200_001)) == (413, "too-large")
    assert code(await livia.client.post("/api/scenarios", content=b"\xff")) == (422, "scenario")
    assert (await livia.client.post("/api/scenarios", content="#" * 1_000_001)).status_code == 413
    livia.client.cookies.clear()
    assert code(await livia.client.post("/api/scenarios", content=WALLS)) == (401, "sign-in")


async def test_so_many_are_kept_by_one_person(tmp_path: Path) -> None:
    share = 2 / SCENARIOS.person
    async with running(str(tmp_path / "x.db"), limits=share) as server, server.visitor() as livia:
        server.house.limits._buckets.clear()
        answers = []
        for _ in range(3):
            answers.append(await livia.client.post("/api/scenarios", content=WALLS))
            server.house.limits._buckets.clear()
        assert [answer.status_code for answer in answers] == [201, 201, 429]


# ---- matches


async def test_people_play_it_and_its_record_tells_of_it(server: Running, livia: Visitor, drusus: Visitor) -> None:
    mine = await kept(livia)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "tiro"}, {"kind": "bot", "level": "tiro"}]
    made = await livia.match(seats, own=mine["id"], salt="alea")
    assert (made["state"], made["brought"], made["title"]) == ("waiting", True, "The walls of Roma")
    assert made["own"] == {"id": mine["id"], "title": "The walls of Roma", "author": "Livia"}
    assert [seat["name"] for seat in made["seats"]] == [
        *("The Consul", "The King of Kings", "The Senate", "The Tribune"),
    ]
    link = made["links"]["seats"]["1"].rsplit("/", 1)[1]
    begun = await drusus.post(f"/join/{link}")
    assert begun["own"] == {"id": "", "title": "The walls of Roma", "author": "Livia"}, "a private one stays private"
    async with drusus.live(made["id"], "seat=1") as socket:
        view = (await heard(socket, "table"))["view"]
        assert view["turn"] == 6
    row = await server.house.store.match(made["id"])
    assert row is not None
    assert row.names[2:] == ["The Senate (tiro)", "The Tribune (tiro)"]
    over = msgspec.structs.replace(row, state="over", result={"ranking": [[0], [1], [2], [3]]})
    assert verdict(over, await server.house.store.chairs(made["id"])) == "position", "it is never rated"


async def test_a_match_of_it_is_told_by_its_record_and_counted(server: Running, livia: Visitor) -> None:
    mine = await kept(livia, PAIR)
    made = await livia.match(HERE, own=mine["id"], dice={"kind": "seeded", "seed": 5})
    info = await played_out(server, livia, made["id"])
    record = Record.read((await livia.client.get(f"/api/matches/{made['id']}/record")).text)
    assert record.heading is not None
    assert record.heading.title == "Two"
    assert replay(record, romanum.game).over
    told = await livia.get(f"/scenarios/{mine['id']}")
    assert told["played"] == 1
    assert told["results"] == [int(seat in info["result"]["winners"]) for seat in range(2)]
    assert (await livia.get("/scenarios", mine=True))[0]["played"] == 1
    again = (await livia.client.post("/api/records", content=record.write())).json()
    assert again["own"] == {"id": "", "title": "Two", "author": ""}
    await livia.client.delete(f"/api/scenarios/{mine['id']}")
    assert (await livia.get(f"/matches/{made['id']}"))["own"]["title"] == "Two", "a match stays as it was begun"


async def test_somebody_else_plays_one_that_is_public_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "y.db")
    async with running(database) as server, server.visitor(name="Livia") as livia, server.visitor() as drusus:
        mine = await kept(livia)
        await publish(livia, mine["id"])
        made = await drusus.match(ALONE, own=mine["id"])
        assert made["state"] == "running"
        before = (await drusus.get(f"/matches/{made['id']}/table", seat=0))["view"]
        token = drusus.token
    async with running(database) as server, server.visitor() as again:
        bearer = {"Authorization": f"Bearer {token}"}
        table = (await again.client.get(f"/api/matches/{made['id']}/table?seat=0", headers=bearer)).json()
        assert table["view"] == before


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seats": HERE}, 422),
        ({"seats": HERE, "game": "trajan"}, 422),
        ({"options": {"bribes": True}}, 422),
        ({"scenario": "114"}, 422),
        ({"record": "romanum"}, 422),
        ({"own": "nowhere"}, 404),
    ],
)
async def test_a_match_that_does_not_fit_it_is_refused(livia: Visitor, wish: dict[str, Any], status: int) -> None:
    mine = await kept(livia)
    body = {"game": "hre", "seats": ALONE, "own": mine["id"], **wish}
    assert (await livia.client.post("/api/matches", json=body)).status_code == status
    assert (await livia.get("/matches"))["mine"] == []


# ---- the host


@BOTH
async def test_the_host_is_told_and_removes_it(server: Running, livia: Visitor, drusus: Visitor) -> None:
    mine = await kept(livia)
    path = f"/scenarios/{mine['id']}/report"
    for words in ("It is\nrude.", "Again."):
        assert await drusus.post(path, {"text": words}) == {"ok": True}
    assert (await drusus.post("/scenarios/nowhere/report"))["error"]["code"] == "not-found"
    assert (await drusus.get("/admin/reports"))["error"]["code"] == "not-owner"
    async with server.visitor(key="the-key") as host:
        (told,) = await host.get("/admin/reports")
        assert (told["scenario"], told["title"], told["by"], told["text"]) == (
            *(mine["id"], "The walls of Roma", "Drusus", "It is rude."),
        )
        assert (await host.client.patch(f"/api/scenarios/{mine['id']}", json={"public": True})).status_code == 403
        assert (await host.client.delete(f"/api/scenarios/{mine['id']}")).status_code == 200
        assert await host.get("/admin/reports") == []
        assert [deed["what"] for deed in await host.get("/admin/log")] == ["deletes a scenario"]
    assert (await livia.get(f"/scenarios/{mine['id']}"))["error"]["code"] == "not-found"


async def test_a_report_that_was_seen_to_is_gone(server: Running, livia: Visitor) -> None:
    mine = await kept(livia)
    await livia.post(f"/scenarios/{mine['id']}/report", {"text": "See?"})
    async with server.visitor(key="the-key") as host:
        (told,) = await host.get("/admin/reports")
        assert (await host.client.delete(f"/api/admin/reports/{told['id']}")).status_code == 200
        assert (await host.client.delete(f"/api/admin/reports/{told['id']}")).status_code == 404
        assert await host.get("/admin/reports") == []
    assert await ScenarioStore(server.house.store).one(mine["id"]) is not None


async def test_strangers_to_a_closed_club_find_what_is_public_alone(tmp_path: Path) -> None:
    hosted = {"hosting": True, "code": "arma", "invited_only": True}
    async with running(str(tmp_path / "x.db"), **hosted) as server, server.visitor() as livia:
        made = await livia.post("/account", {"login": "livia", "password": "alea iacta est", "code": "the-key"})
        livia.client.headers["Authorization"] = f"Bearer {made['token']}"
        mine = await kept(livia)
        async with server.visitor() as stranger:
            assert (await stranger.get(f"/scenarios/{mine['id']}"))["error"]["code"] == "not-found"
            await publish(livia, mine["id"])
            assert (await stranger.get(f"/scenarios/{mine['id']}"))["title"] == "The walls of Roma"
            assert (await stranger.get("/scenarios", mine=True))["error"]["code"] == "sign-in"
