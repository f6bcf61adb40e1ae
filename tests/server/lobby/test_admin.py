"""The host's own page, and who becomes the host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from romanum.server.routes.admin import ADMIN
from romanum.server.store.time import now
from server.news.test_turns import lobby
from server.visitors import BOTH, Running, Visitor, heard, new_database, running

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with club(database) as server:
        yield server


@asynccontextmanager
async def club(url: str, **more: Any) -> AsyncIterator[Running]:
    """A server by invitation only."""
    async with running(url, hosting=True, **{"invited_only": True, **more}) as server:
        yield server


@pytest.fixture
async def guests(server: Running) -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture
async def host(server: Running, guests: AsyncExitStack) -> Visitor:
    visitor = await guests.enter_async_context(server.visitor())
    await sign_up(visitor, "livia", "the-key")
    return visitor


@pytest.fixture
async def member(server: Running, guests: AsyncExitStack, host: Visitor) -> Visitor:
    visitor = await guests.enter_async_context(server.visitor())
    await sign_up(visitor, "drusus", (await host.post("/admin/invitations"))["code"])
    return visitor


async def sign_up(visitor: Visitor, login: str, code: str = "") -> Any:
    made = await visitor.post("/account", {"login": login, "password": PASSWORD, "name": login.title(), "code": code})
    visitor.token = made.get("token", "")
    return made


def error(answer: Any) -> str:
    return str(answer["error"]["code"])


async def patch(visitor: Visitor, path: str, body: Any) -> Any:
    return (await visitor.client.patch(f"/api{path}", json=body)).json()


async def delete(visitor: Visitor, path: str) -> Any:
    return (await visitor.client.delete(f"/api{path}")).json()


async def put(visitor: Visitor, path: str, body: Any) -> Any:
    return (await visitor.client.put(f"/api{path}", json=body)).json()


# ---- who is the host


async def test_the_first_account_with_the_key_is_the_hosts_and_no_other(server: Running, host: Visitor) -> None:
    assert (await host.get("/me"))["owner"]
    async with server.visitor() as second:
        assert error(await sign_up(second, "nero", "the-key")) == "not-yours"


@BOTH
async def test_of_two_that_come_at_once_with_the_key_one_is_the_host(server: Running) -> None:
    async with server.visitor() as first, server.visitor() as second:
        made = await asyncio.gather(sign_up(first, "livia", "the-key"), sign_up(second, "nero", "the-key"))
        assert sorted("error" in answer for answer in made) == [False, True]


async def test_the_owner_of_a_local_server_is_no_host_of_a_club(database: str) -> None:
    async with running(database) as local, local.visitor(key="the-key") as owner:
        assert (await owner.get("/me"))["owner"]
    async with club(database) as server, server.visitor() as visitor:
        assert (await sign_up(visitor, "livia", "the-key"))["owner"]


PAGES = (
    "GET /figures",
    "GET /people",
    "PATCH /people/1",
    "POST /people/1/reset",
    "GET /invitations",
    "POST /invitations",
    "DELETE /invitations/1",
    "GET /matches",
    "POST /matches/x/close",
    "POST /matches/x/open",
    "GET /matches/x/record",
    "DELETE /matches/x",
    "GET /reports",
    "DELETE /reports/1",
    "PUT /notice",
    "GET /settings",
    "GET /log",
)


async def test_the_page_is_for_the_host_alone(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), invited_only=False) as server, server.visitor() as visitor:
        assert await answers(visitor) == dict.fromkeys(PAGES, "sign-in")
        await sign_up(visitor, "drusus")
        assert await answers(visitor) == dict.fromkeys(PAGES, "not-owner")


def test_no_page_of_the_host_is_forgotten_here() -> None:
    assert len(ADMIN) == len(PAGES)


async def answers(visitor: Visitor) -> dict[str, str]:
    """What somebody who is no host is answered everywhere."""
    found = {}
    for page in PAGES:
        method, path = page.split()
        body = None if method in ("GET", "DELETE") else {"text": ""} if path == "/notice" else {}
        found[page] = error((await visitor.client.request(method, f"/api/admin{path}", json=body)).json())
    return found


async def test_a_forged_request_of_the_host_is_refused(host: Visitor) -> None:
    del host.client.headers["X-Romanum"]
    assert error(await host.post("/admin/invitations")) == "csrf"


# ---- invitations


@BOTH
async def test_a_code_is_good_for_one_account(server: Running, host: Visitor) -> None:
    code = (await host.post("/admin/invitations", {"note": "for Nero"}))["code"]
    async with server.visitor() as nero, server.visitor() as otho:
        assert (await sign_up(nero, "nero", code))["signed_in"]
        assert error(await sign_up(otho, "otho", code)) == "not-yours"
    (kept,) = await host.get("/admin/invitations")
    assert (kept["note"], kept["uses"], kept["used"]) == ("for Nero", 0, 1)


@BOTH
async def test_a_login_that_is_taken_does_not_use_a_code_up(server: Running, host: Visitor) -> None:
    code = (await host.post("/admin/invitations"))["code"]
    async with server.visitor() as nero:
        assert error(await sign_up(nero, "livia", code)) == "login-taken"
        assert (await sign_up(nero, "nero", code))["signed_in"]


async def test_a_code_may_be_good_for_any_number(server: Running, host: Visitor) -> None:
    code = (await host.post("/admin/invitations", {"uses": None, "days": None}))["code"]
    async with server.visitor() as nero, server.visitor() as otho:
        assert (await sign_up(nero, "nero", code))["signed_in"]
        assert (await sign_up(otho, "otho", code))["signed_in"]


async def test_a_revoked_code_is_worth_nothing(server: Running, host: Visitor) -> None:
    made = await host.post("/admin/invitations")
    await delete(host, f"/admin/invitations/{made['id']}")
    async with server.visitor() as nero:
        assert error(await sign_up(nero, "nero", made["code"])) == "not-yours"


async def test_a_code_grows_old(server: Running, host: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await host.post("/admin/invitations", {"days": 1})
    later = now() + 25 * 3_600_000
    monkeypatch.setattr("romanum.server.store.host_desk.now", lambda: later)
    async with server.visitor() as nero:
        assert error(await sign_up(nero, "nero", made["code"])) == "not-yours"


async def test_a_member_knows_whether_a_code_is_needed(server: Running, tmp_path: Path) -> None:
    async with server.visitor() as visitor:
        assert (await visitor.get("/me"))["needs_code"]
        assert error(await sign_up(visitor, "nero")) == "not-yours"
    async with club(str(tmp_path / "x.db"), invited_only=False) as free, free.visitor() as visitor:
        assert not (await visitor.get("/me"))["needs_code"]
        assert (await sign_up(visitor, "nero"))["signed_in"]


# ---- people


@BOTH
async def test_people_are_listed_with_what_they_play(host: Visitor, member: Visitor) -> None:
    await member.match([{"kind": "me"}] * 2)
    listed = (await host.get("/admin/people"))["people"]
    shown = [(p["login"], p["owner"], p["blocked"], p["matches"], p["running"]) for p in listed]
    assert shown == [("livia", True, False, 0, 0), ("drusus", False, False, 2, 2)]
    assert listed[1]["seen"] is not None
    assert [p["login"] for p in (await host.get("/admin/people", query="DRU"))["people"]] == ["drusus"]
    assert (await host.get("/admin/people", query="%"))["people"] == []


@BOTH
async def test_a_blocked_person_is_out_at_once_until_he_is_let_in(host: Visitor, member: Visitor) -> None:
    me = (await member.get("/me"))["id"]
    match = (await member.match([{"kind": "me"}] * 2))["id"]
    async with member.live(match) as table, lobby(member) as waiting:
        await heard(table, "table")
        await heard(waiting, "turns")
        assert (await patch(host, f"/admin/people/{me}", {"blocked": True}))["blocked"]
        for socket in (table, waiting):
            with pytest.raises(ConnectionClosed) as closed:
                await heard(socket, "never", within=5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
    assert not (await member.get("/me"))["signed_in"]
    assert error(await member.post("/login", {"login": "drusus", "password": PASSWORD})) == "blocked"
    await patch(host, f"/admin/people/{me}", {"blocked": False})
    assert (await member.post("/login", {"login": "drusus", "password": PASSWORD}))["signed_in"]


async def test_a_host_does_not_block_himself(host: Visitor) -> None:
    me = (await host.get("/me"))["id"]
    assert error(await patch(host, f"/admin/people/{me}", {"blocked": True})) == "yourself"


async def test_a_host_makes_another_host(host: Visitor, member: Visitor) -> None:
    me = (await member.get("/me"))["id"]
    await patch(host, f"/admin/people/{me}", {"owner": True})
    assert (await member.get("/admin/figures"))["people"] == 2


@BOTH
async def test_a_link_of_the_host_changes_a_password_once(server: Running, host: Visitor, member: Visitor) -> None:
    me = (await member.get("/me"))["id"]
    link = (await host.post(f"/admin/people/{me}/reset"))["link"]
    async with server.visitor() as visitor:
        assert await visitor.get(link) == {"login": "drusus"}
        assert error(await visitor.post(link, {"password": "short"})) == "bad-request"
        assert (await visitor.post(link, {"password": "another password"}))["id"] == me
        assert error(await visitor.post(link, {"password": "a third password"})) == "not-found"
        assert (await visitor.post("/login", {"login": "drusus", "password": "another password"}))["signed_in"]
    assert not (await member.get("/me"))["signed_in"]


async def test_a_new_link_makes_the_old_one_worthless(host: Visitor, member: Visitor) -> None:
    me = (await member.get("/me"))["id"]
    old = (await host.post(f"/admin/people/{me}/reset"))["link"]
    await host.post(f"/admin/people/{me}/reset")
    assert error(await member.post(old, {"password": "another password"})) == "not-found"


async def test_a_person_changes_his_own_password(member: Visitor) -> None:
    wrong = {"old": "not this one", "new": "another password"}
    assert error(await put(member, "/me/password", wrong)) == "wrong-password"
    assert (await put(member, "/me/password", {**wrong, "old": PASSWORD}))["ok"]
    assert (await member.get("/me"))["signed_in"]
    assert error(await member.post("/login", {"login": "drusus", "password": PASSWORD})) == "wrong-password"


# ---- matches


async def test_a_closed_match_is_gone_for_everybody_and_comes_back(host: Visitor, member: Visitor) -> None:
    match = (await member.match([{"kind": "me"}, {"kind": "bot", "level": "tiro"}], title="Friday"))["id"]
    async with member.live(match) as socket:
        await heard(socket, "table")
        assert (await host.post(f"/admin/matches/{match}/close"))["closed"]
        await heard(socket, "closed")
    assert error(await member.get(f"/matches/{match}/table", seat=0)) == "not-found"
    assert error(await member.post(f"/matches/{match}/act", {"seat": 0, "seq": 0, "action": "keep"})) == "not-found"
    assert (await member.get("/turns"))["turns"] == []
    await host.post(f"/admin/matches/{match}/open")
    assert (await member.get(f"/matches/{match}/table", seat=0))["match"] == match


@BOTH
async def test_a_match_is_deleted_when_it_is_closed_and_its_record_was_offered(host: Visitor, member: Visitor) -> None:
    match = (await member.match([{"kind": "me"}] * 2, title="Friday"))["id"]
    await member.post(f"/matches/{match}/chat", {"text": "ave"})
    await member.client.put(f"/api/matches/{match}/notes", json={"text": "attack"})
    assert error(await delete(host, f"/admin/matches/{match}")) == "not-closed"
    assert error(await host.get(f"/admin/matches/{match}/record")) == "not-over"
    await host.post(f"/admin/matches/{match}/close")
    record = (await host.client.get(f"/api/admin/matches/{match}/record")).text
    assert record.startswith("Romanum record")
    assert (await delete(host, f"/admin/matches/{match}"))["ok"]
    assert (await host.get("/admin/matches"))["matches"] == []
    assert error(await host.post(f"/admin/matches/{match}/open")) == "not-found"


@BOTH
async def test_matches_are_listed_with_state_and_size(host: Visitor, member: Visitor) -> None:
    running_match = await member.match([{"kind": "me"}] * 2, title="Friday")
    table = await member.get(f"/matches/{running_match['id']}/table", seat=0)
    seat = table["pending"][0]
    table = await member.get(f"/matches/{running_match['id']}/table", seat=seat)
    action = table["decision"]["options"][0]["text"]
    await member.post(f"/matches/{running_match['id']}/act", {"seat": seat, "seq": 0, "action": action})
    await member.match([{"kind": "me"}, {"kind": "open"}], title="Monday")
    listed = (await host.get("/admin/matches"))["matches"]
    assert [(m["title"], m["state"], m["owner"], m["seats"]) for m in listed] == [
        ("Monday", "waiting", "Drusus", ["Drusus", ""]),
        ("Friday", "running", "Drusus", ["Drusus", "Drusus"]),
    ]
    assert listed[1]["bytes"] == len(action)
    assert [m["title"] for m in (await host.get("/admin/matches", state="running"))["matches"]] == ["Friday"]
    assert [m["title"] for m in (await host.get("/admin/matches", query="mon"))["matches"]] == ["Monday"]


# ---- the server


@BOTH
async def test_figures_count_what_there_is(host: Visitor, member: Visitor) -> None:
    await member.match([{"kind": "me"}] * 2)
    await member.match([{"kind": "me"}, {"kind": "open"}])
    figures = await host.get("/admin/figures")
    assert figures["matches"] == {"waiting": 1, "running": 1, "over": 0, "closed": 0}
    assert (figures["people"], figures["seen_today"]) == (2, 2)
    assert figures["database"]["kind"] in ("sqlite", "postgresql")
    assert figures["database"]["bytes"] > 1000
    assert figures["bots"]["processes"] == 1


@BOTH
async def test_a_notice_reaches_everybody(host: Visitor, member: Visitor) -> None:
    async with lobby(member) as socket:
        assert (await heard(socket, "notice"))["notice"] is None
        await put(host, "/admin/notice", {"text": "At eight we\nupdate."})
        assert (await heard(socket, "notice"))["notice"]["text"] == "At eight we update."
        assert (await member.get("/me"))["notice"]["text"] == "At eight we update."
        await put(host, "/admin/notice", {"text": ""})
        assert (await heard(socket, "notice"))["notice"] is None


async def test_deeds_are_written_down(host: Visitor, member: Visitor) -> None:
    me = (await member.get("/me"))["id"]
    await patch(host, f"/admin/people/{me}", {"blocked": True})
    deed = (await host.get("/admin/log"))[0]
    assert (deed["who"], deed["what"], deed["about"]) == ("Livia", "blocks", "Drusus (drusus)")


async def test_settings_are_shown_without_secrets(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), code="spqr-code") as server, server.visitor() as host:
        await sign_up(host, "livia", "the-key")
        shown = await host.get("/admin/settings")
        assert {s["name"]: s["value"] for s in shown}["--invitation"] == "yes"
        assert not any(secret in str(shown) for secret in ("spqr-code", "the-key"))


# ---- several workers


async def test_what_a_host_does_at_one_worker_is_felt_at_the_others(postgres: str) -> None:
    url = await new_database(postgres)
    async with club(url, invited_only=False) as one, club(url) as two, one.visitor() as host, two.visitor() as member:
        await sign_up(host, "livia", "the-key")
        invited = await host.post("/admin/invitations")
        me = await sign_up(member, "drusus", invited["code"])
        match = (await member.match([{"kind": "me"}] * 2))["id"]
        async with member.live(match) as table, lobby(member) as waiting:
            await heard(table, "table")
            assert len((await heard(waiting, "turns"))["turns"]) == 1
            assert (await heard(waiting, "notice"))["notice"] is None
            await put(host, "/admin/notice", {"text": "ave"})
            assert (await heard(waiting, "notice"))["notice"]["text"] == "ave"
            await host.post(f"/admin/matches/{match}/close")
            await heard(table, "closed")
            assert (await heard(waiting, "turns"))["turns"] == []
            await patch(host, f"/admin/people/{me['id']}", {"blocked": True})
            with pytest.raises(ConnectionClosed):
                await heard(waiting, "never", within=5)
        assert not (await member.get("/me"))["signed_in"]
