"""Accounts of a hosted server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from romanum.server.bounds.limits import Limit, Limits
from romanum.server.bounds.problem import Problem
from server.visitors import Running, Visitor, running

pytestmark = pytest.mark.anyio

LIVIA = {"login": "livia", "password": "a long password"}


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Running]:
    async with running(str(tmp_path / "romanum.db"), hosting=True) as server:
        yield server


@pytest.fixture
async def visitor(server: Running) -> AsyncIterator[Visitor]:
    async with server.visitor() as visitor:
        yield visitor


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


async def test_nobody_is_a_guest_there(visitor: Visitor) -> None:
    assert not (await visitor.get("/me"))["signed_in"]
    assert code(await visitor.post("/session", {})) == "sign-in"
    assert code(await visitor.match([{"kind": "me"}] * 2)) == "sign-in"


async def test_an_account_signs_in_and_out(visitor: Visitor) -> None:
    made = await visitor.post("/account", LIVIA)
    assert (made["signed_in"], made["owner"]) == (True, False)
    await visitor.post("/logout")
    assert not (await visitor.get("/me"))["signed_in"]
    assert (await visitor.post("/login", {**LIVIA, "login": "LIVIA"}))["id"] == made["id"]
    assert (await visitor.get("/me"))["signed_in"]


async def test_wrong_passwords_and_logins_look_the_same(visitor: Visitor) -> None:
    await visitor.post("/account", LIVIA)
    wrong = await visitor.post("/login", {**LIVIA, "password": "another password"})
    nobody = await visitor.post("/login", {**LIVIA, "login": "nobody"})
    assert wrong == nobody
    assert code(wrong) == "wrong-password"


async def test_a_password_is_kept_as_a_hash(visitor: Visitor, server: Running) -> None:
    await visitor.post("/account", LIVIA)
    person = await server.house.store.person(login="livia")
    assert person is not None
    assert (person.password or "").startswith("$argon2id$")


@pytest.mark.parametrize(
    "wrong", [{**LIVIA, "password": "short"}, {**LIVIA, "login": "x"}, {**LIVIA, "login": "a b"}, {"login": "livia"}]
)
async def test_a_bad_account_is_refused(visitor: Visitor, wrong: dict[str, str]) -> None:
    assert code(await visitor.post("/account", wrong)) == "bad-request"


async def test_a_login_is_taken_once(visitor: Visitor) -> None:
    await visitor.post("/account", LIVIA)
    assert code(await visitor.post("/account", LIVIA)) == "login-taken"


async def test_the_hosts_key_makes_the_host(visitor: Visitor) -> None:
    assert (await visitor.post("/account", {**LIVIA, "code": "the-key"}))["owner"]


async def test_an_invitation_code_is_asked_for(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), hosting=True, code="spqr") as server, server.visitor() as visitor:
        assert code(await visitor.post("/account", LIVIA)) == "not-yours"
        assert (await visitor.post("/account", {**LIVIA, "code": "spqr"}))["signed_in"]


async def test_a_public_match_is_watched_without_an_account(visitor: Visitor, server: Running) -> None:
    await visitor.post("/account", LIVIA)
    match = (await visitor.match([{"kind": "me"}] * 2, public=True))["id"]
    async with server.visitor() as stranger:
        assert (await stranger.get(f"/matches/{match}/table"))["seq"] == 0
        assert code(await stranger.post(f"/matches/{match}/act", {"seat": 0, "seq": 0, "action": "keep"})) == "sign-in"


async def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), hosting=True, limits=0.2) as server, server.visitor() as visitor:
        answers = [await visitor.post("/login", LIVIA) for _ in range(4)]
        assert [code(answer) for answer in answers] == ["wrong-password"] * 2 + ["too-many"] * 2


def test_a_bucket_fills_with_time() -> None:
    time = [0.0]
    limits = Limits(clock=lambda: time[0])
    limit = Limit(2, 0.5)
    assert [limits.wait(limit, "livia") for _ in range(3)] == [0, 0, 2.0]
    assert limits.wait(limit, "drusus") == 0
    time[0] = 2.0
    assert limits.wait(limit, "livia") == 0
    with pytest.raises(Problem, match="Too many things"):
        limits.check(limit, "livia", "things")
