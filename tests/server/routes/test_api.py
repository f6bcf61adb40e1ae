"""The server as its clients know it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import romanum
from romanum.server.app import LARGEST_BODY
from romanum.server.lobby.uploads import LARGEST_RECORD
from server.moves import ALL_MINE, SEEDED, WITH_A_FRIEND, asked, code, move
from server.visitors import Running, Visitor, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Running]:
    async with running(str(tmp_path_factory.mktemp("api") / "romanum.db")) as server:
        yield server


# ---- people


async def test_a_browser_becomes_a_guest_with_a_cookie(server: Running, livia: Visitor) -> None:
    livia.client.cookies.clear()
    answer = await livia.client.get("/api/me")
    assert answer.json()["signed_in"]
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert (await livia.get("/me"))["id"] == answer.json()["id"]


async def test_the_key_makes_the_owner_again_and_again(server: Running, livia: Visitor) -> None:
    first = await livia.post("/session", {"key": "the-key"})
    second = await livia.post("/session", {"key": "the-key"})
    assert first["owner"]
    assert first["id"] == second["id"]
    assert code(await livia.post("/session", {"key": "wrong"})) == "not-owner"


async def test_a_name_is_cleaned(livia: Visitor) -> None:
    answer = await livia.client.patch("/api/me", json={"name": " Livia\n\x07 Drusilla " + "x" * 99})
    assert answer.json()["name"].startswith("Livia Drusilla xxx")
    assert len(answer.json()["name"]) == 40


# ---- the gate


async def test_a_page_of_another_server_cannot_act(livia: Visitor) -> None:
    answer = await livia.client.post("/api/matches", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, code(answer.json())) == (403, "origin")


async def test_a_cookie_alone_cannot_act(livia: Visitor) -> None:
    del livia.client.headers["X-Romanum"]
    answer = await livia.client.post("/api/matches", json={})
    assert (answer.status_code, code(answer.json())) == (403, "csrf")


async def test_answers_carry_security_headers(livia: Visitor) -> None:
    headers = (await livia.client.get("/api/me")).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


async def test_a_server_for_this_machine_answers_to_no_other_name(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), loopback=True) as server, server.visitor() as visitor:
        assert (await visitor.client.get("/api/me")).status_code == 200
        assert (await visitor.client.get("/api/me", headers={"Host": "evil.example"})).status_code == 403


async def test_a_body_that_is_too_large_is_refused(livia: Visitor) -> None:
    for path, most in (("session", LARGEST_BODY), ("matches", 2 * LARGEST_RECORD)):
        answer = await livia.client.post(f"/api/{path}", content=b"x" * (most + 100_000))
        assert (answer.status_code, code(answer.json())) == (413, "too-large"), path


async def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), limits=0.05) as server, server.visitor() as visitor:
        server.house.limits._clock = lambda: 0.0
        answers = [await visitor.client.get("/api/me") for _ in range(9)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/matches", b"{"),
        ("/matches", b"[]"),
        ("/matches", b'{"game": 3, "seats": []}'),
        ("/matches", b'{"game": "hre", "seats": [{"kind": "emperor"}]}'),
        ("/matches", b'{"game": "hre", "seats": [], "surprise": 1}'),
        ("/matches", b"\xff\xfe"),
        ("/session", b'{"name": {}}'),
        ("/matches/nowhere/act", b'{"seat": "x", "seq": 0, "action": ""}'),
    ],
)
async def test_bad_bodies_get_a_clear_400(livia: Visitor, path: str, body: bytes) -> None:
    answer = await livia.client.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer.json())) == (400, "bad-request")


# ---- games


async def test_game_data_is_fetched_once(livia: Visitor) -> None:
    first = await livia.client.get("/api/games/hre")
    again = await livia.client.get("/api/games/hre", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code) == (200, 304)
    assert (await livia.client.get("/api/games/chess")).status_code == 404


async def test_the_interface_describes_itself(livia: Visitor) -> None:
    described = await livia.get("/schema/openapi.json")
    assert "/api/matches/{match}/act" in described["paths"]


@pytest.mark.parametrize("path", ["/", "/api/games"])
async def test_head_is_answered_as_get_without_the_body(livia: Visitor, path: str) -> None:
    whole, head = await livia.client.get(path), await livia.client.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/matches/abc/nothing", "/api/v2/games.json"])
async def test_a_path_that_is_none_of_the_protocol_is_not_found_and_no_page(livia: Visitor, path: str) -> None:
    for answer in (await livia.client.get(path), await livia.client.post(path, json={})):
        assert (answer.status_code, code(answer.json())) == (404, "not-found")


async def test_a_known_path_asked_the_wrong_way_is_not_allowed(livia: Visitor) -> None:
    answer = await livia.client.delete("/api/games")
    assert (answer.status_code, code(answer.json())) == (405, "not-allowed")
    assert "GET" in answer.headers["allow"].split(", ")


async def test_no_kind_of_text_says_twice_how_it_is_written(livia: Visitor) -> None:
    made = await livia.match([{"kind": "me"}] * 2)
    token = made["links"]["watch"].rsplit("/", 1)[1]
    for path in (f"/api/matches/{made['id']}/record?whole=true", "/", "/nothing/here", f"/watch/{token}", "/metrics"):
        kind = (await livia.client.get(path)).headers["content-type"]
        assert kind.count("charset") <= 1, (path, kind)


async def test_anybody_can_ask_for_the_health(livia: Visitor) -> None:
    async with httpx.AsyncClient(base_url=livia.address) as watchdog:
        answer = await watchdog.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"version": romanum.__version__, "ok": True})
    assert not answer.cookies


async def test_an_address_that_is_no_file_gets_the_clients_page(livia: Visitor) -> None:
    for path in ("/", "/join/abc", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
        answer = await livia.client.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert "root:" not in answer.text


# ---- the lobby


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"scenario": "x"}, "no scenario"),
        ({"seats": [{"kind": "me"}] * 5}, "players"),
        ({"options": {"x": 1}}, "no option"),
        ({"options": {"bribes": "maybe"}}, "yes or no"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "augur"}]}, "no bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "gregarius"}]}, "no bot"),
        ({"salt": "two\nlines"}, "salt"),
    ],
)
async def test_a_match_that_cannot_be_set_up_is_refused(livia: Visitor, wrong: dict[str, Any], words: str) -> None:
    answer = await livia.client.post("/api/matches", json={"game": "hre", "seats": ALL_MINE, **wrong})
    assert answer.status_code == 422
    assert words in answer.json()["error"]["message"]


async def test_a_table_tells_after_how_many_actions_the_seat_had_done_its_last(livia: Visitor) -> None:
    made = await livia.post("/matches", {"game": "hre", "seats": ALL_MINE, "dice": SEEDED})
    last = {0: 0, 1: 0, 2: 0}
    for n in range(1, 8):
        last[(await asked(livia, made["id"]))["seat"]] = n
        await move(livia, made["id"])
    for seat in range(3):
        assert (await livia.get(f"/matches/{made['id']}/table", seat=seat))["acted"] == last[seat]
    assert len(set(last.values())) > 1
    assert (await livia.get(f"/matches/{made['id']}/table"))["acted"] == 0


async def test_a_match_without_free_seats_begins_at_once(livia: Visitor) -> None:
    match = await livia.match(ALL_MINE)
    assert (match["state"], match["mine"], match["my_turn"]) == ("running", [0, 1, 2], True)


async def test_friends_join_by_a_link_that_works_once(livia: Visitor, drusus: Visitor, server: Running) -> None:
    match = await livia.match(WITH_A_FRIEND)
    link = match["links"]["seats"]["1"].removeprefix("/join/")
    assert match["state"] == "waiting"
    assert not (await drusus.get(f"/join/{link}"))["taken"]
    joined = await drusus.post(f"/join/{link}")
    assert (joined["state"], joined["mine"]) == ("running", [1])
    assert (await drusus.post(f"/join/{link}"))["mine"] == [1]
    async with server.visitor(name="Nero") as nero:
        assert (await nero.get(f"/join/{link}"))["taken"]
        refused = await nero.post(f"/join/{link}")
        assert (code(refused), refused["error"]["message"]) == ("seat-taken", "This seat has been taken by Drusus.")


async def test_links_begin_with_the_address_that_the_host_has_given(tmp_path: Path) -> None:
    club = "http://club.example"
    async with running(str(tmp_path / "x.db"), origins=(club,)) as server, server.visitor() as livia:
        links = (await livia.match(WITH_A_FRIEND))["links"]
        assert links["seats"]["1"].startswith(f"{club}/join/")
        assert links["watch"].startswith(f"{club}/watch/")
        assert (await livia.get("/me"))["public"] == club


async def test_the_name_of_a_seat_and_the_bot_in_it_are_told_apart(livia: Visitor) -> None:
    match = await livia.match([{"kind": "me"}, {"kind": "bot", "level": "tiro"}, {"kind": "me"}])
    assert [(seat["name"], seat["bot"]) for seat in match["seats"]] == [
        ("Green", None),
        ("Yellow", "tiro"),
        ("Red", None),
    ]


async def test_links_are_for_the_owner_alone(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match([{"kind": "me"}, {"kind": "open"}])
    assert "links" in match
    assert "links" not in await drusus.get(f"/matches/{match['id']}")


async def test_an_open_seat_is_listed_and_taken(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match([{"kind": "me"}, {"kind": "open"}], title="Friday")
    assert "Friday" in [m["title"] for m in (await drusus.get("/matches"))["open"]]
    joined = await drusus.post(f"/matches/{match['id']}/join")
    assert joined["state"] == "running"
    assert match["id"] not in [m["id"] for m in (await drusus.get("/matches"))["open"]]


async def test_a_private_match_does_not_exist_for_strangers(livia: Visitor, drusus: Visitor) -> None:
    match = (await livia.match(ALL_MINE))["id"]
    for path in ("", "/table", "/chat", "/dice", "/record", "/at/0", "/board", "/scores", "/notes"):
        assert (await drusus.client.get(f"/api/matches/{match}{path}")).status_code == 404
    assert code(await drusus.post(f"/matches/{match}/chat", {"text": "ave"})) == "not-found"


async def test_a_spectators_link_lets_watch(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(ALL_MINE)
    await drusus.post(match["links"]["watch"])
    table = await drusus.get(f"/matches/{match['id']}/table")
    assert table["decision"] is None
    assert (await drusus.client.get(f"/api/matches/{match['id']}/table?seat=0")).status_code == 403


async def test_public_matches_are_listed_for_everybody(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(ALL_MINE, public=True)
    assert match["id"] in [m["id"] for m in (await drusus.get("/matches"))["public"]]


async def test_my_turn_stands_first(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(ALL_MINE)
    other = await livia.match(WITH_A_FRIEND)
    assert [m["id"] for m in (await livia.get("/matches"))["mine"]] == [match["id"], other["id"]]


async def test_a_removed_match_is_gone(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE))["id"]
    await livia.client.delete(f"/api/matches/{match}")
    assert (await livia.get("/matches"))["mine"] == []


# ---- dice


async def test_salts_count_until_the_match_begins(livia: Visitor) -> None:
    match = await livia.match(ALL_MINE, hold=True)
    before = match["dice"]["commitment"]
    await livia.post(f"/matches/{match['id']}/salt", {"seat": 1, "salt": "alea"})
    await livia.post(f"/matches/{match['id']}/salt", {"seat": 0, "salt": "iacta"})
    begun = await livia.post(f"/matches/{match['id']}/start")
    assert begun["dice"] == {"kind": "sealed", "commitment": before, "salts": ["iacta", "alea"]}
    assert code(await livia.post(f"/matches/{match['id']}/salt", {"seat": 0, "salt": "late"})) == "not-waiting"


async def test_the_seed_is_not_shown_while_the_match_runs(livia: Visitor, server: Running) -> None:
    match = (await livia.match(ALL_MINE))["id"]
    row = await server.house.store.match(match)
    assert row is not None
    texts = [
        (await livia.client.get(f"/api/matches/{match}{path}")).text for path in ("", "/dice", "/table", "/record")
    ]
    assert not [text for text in texts if row.dice["seed"] in text]


# ---- the table


async def test_an_action_is_confirmed_and_seen(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    assert await move(livia, match) == {"answer": "done", "seq": 1}
    table = await livia.get(f"/matches/{match}/table", seat=0)
    assert (table["seq"], table["n"]) == (1, 1)


async def test_nobody_plays_anothers_seat(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(WITH_A_FRIEND)
    await drusus.post(f"/join/{match['links']['seats']['1'].removeprefix('/join/')}")
    answer = await drusus.post(f"/matches/{match['id']}/act", {"seat": 0, "seq": 0, "action": "keep"})
    assert code(answer) == "not-yours"
    for seat in (-1, 2, 99):
        wrong = await drusus.post(f"/matches/{match['id']}/act", {"seat": seat, "seq": 0, "action": "keep"})
        assert code(wrong) == "not-yours"


async def test_why_not_names_the_rule_and_what_is_near(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    seat = (await asked(livia, match))["seat"]
    answer = await livia.post(f"/matches/{match}/why", {"seat": seat, "action": "done"})
    assert not answer["allowed"]
    assert answer["refused"]["rule"]
    answer = await livia.post(f"/matches/{match}/why", {"seat": seat, "action": "give nobody"})
    assert not answer["allowed"]
    assert (answer["refused"]["rule"], answer["refused"]["text"]) == ("", ""), "nobody is forbidden by no rule"
    assert answer["nearest"]
    offered = (await asked(livia, match))["decision"]["options"][0]["text"]
    assert await livia.post(f"/matches/{match}/why", {"seat": seat, "action": offered}) == {"allowed": True}


async def test_undo_takes_events_back(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    for _ in range(120):
        table = await asked(livia, match)
        before = await livia.get(f"/matches/{match}/table", seat=table["seat"])
        await move(livia, match)
        after = await livia.get(f"/matches/{match}/table", seat=table["seat"])
        if after["undo"] is None and len(after["events"]) > len(before["events"]):
            break
    undone = await livia.post(f"/matches/{match}/undo", {"seat": table["seat"], "seq": after["seq"]})
    assert undone == {"answer": "done", "seq": after["seq"] + 1}
    resumed = await livia.get(f"/matches/{match}/table", seat=table["seat"], since=after["seq"])
    assert (resumed["from"], resumed["events"]) == (len(before["events"]), [])
    assert resumed["view"] == before["view"]


async def test_the_past_is_shown_from_ones_own_seat(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(WITH_A_FRIEND, dice=SEEDED)
    await drusus.post(f"/join/{match['links']['seats']['1'].removeprefix('/join/')}")
    first = await livia.get(f"/matches/{match['id']}/table", seat=0)
    for _ in range(6):
        for visitor, seat in ((livia, 0), (drusus, 1)):
            table = await visitor.get(f"/matches/{match['id']}/table", seat=seat)
            if table["decision"]:
                body = {"seat": seat, "seq": table["seq"], "action": table["decision"]["options"][0]["text"]}
                await visitor.post(f"/matches/{match['id']}/act", body)
    past = await livia.get(f"/matches/{match['id']}/at/0", seat=0)
    assert past["view"] == first["view"]
    assert past["events"] == first["events"]
    assert (await livia.get(f"/matches/{match['id']}/at/0", events=0, seat=0))["events"] == []
    assert (await livia.client.get(f"/api/matches/{match['id']}/at/0?seat=1")).status_code == 403
    assert (await livia.client.get(f"/api/matches/{match['id']}/at/999?seat=0")).status_code == 404


async def test_a_match_at_one_look_shows_what_the_seat_may_see(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(WITH_A_FRIEND, dice=SEEDED)
    assert (await livia.client.get(f"/api/matches/{match['id']}/board")).status_code == 404  # it has no board yet
    await drusus.post(f"/join/{match['links']['seats']['1'].removeprefix('/join/')}")
    one = await livia.get(f"/matches/{match['id']}/board")
    table = await livia.get(f"/matches/{match['id']}/table", seat=0)
    assert one["drawing"].startswith("<svg")
    assert (one["turn"], one["turns"]) == (table["view"]["turn"], 0)


async def test_what_is_said_is_kept(livia: Visitor, drusus: Visitor) -> None:
    match = (await livia.match(ALL_MINE, public=True))["id"]
    await livia.post(f"/matches/{match}/chat", {"text": "ave"})
    assert [line["text"] for line in await drusus.get(f"/matches/{match}/chat")] == ["ave"]
    assert code(await drusus.post(f"/matches/{match}/chat", {"text": "ave"})) == "not-yours"
    assert code(await livia.post(f"/matches/{match}/chat", {"text": "x" * 501})) == "bad-request"


async def test_notes_are_mine_alone(livia: Visitor, drusus: Visitor) -> None:
    match = (await livia.match(ALL_MINE, public=True))["id"]
    kept = await livia.client.put(f"/api/matches/{match}/notes", json={"text": "attack Roma"})
    assert kept.json() == {"text": "attack Roma"}
    assert (await livia.get(f"/matches/{match}/notes"))["text"] == "attack Roma"
    assert (await drusus.get(f"/matches/{match}/notes"))["text"] == ""
