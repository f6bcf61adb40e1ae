"""Web Push: a browser that is closed is told, by a message that nobody on the way can read."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from romanum.server.store.notices import MOST_BROWSERS
from server.moves import code
from server.notice_server import PUBLIC, duel, later, telling
from server.receivers import Receiver
from server.visitors import Running, Visitor, running

pytestmark = pytest.mark.anyio
SECRET = b"sixteen-bytes-is"


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with telling(database) as server:
        yield server


class Browser:
    """What a browser knows of itself once it has been subscribed, and how it reads a message."""

    def __init__(self, receiver: Receiver, name: str = "one") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"{receiver.url}&browser={name}"
        self.json = {
            "endpoint": self.endpoint,
            "expirationTime": None,
            "keys": {"p256dh": text(public), "auth": text(SECRET)},
        }

    def reads(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=SECRET, version="aes128gcm"))


def text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


async def subscribe(visitor: Visitor, browser: Browser) -> Any:
    return (await visitor.client.put("/api/me/notices/browser", json=browser.json)).json()


async def test_a_browser_is_told_a_title_and_where_to_go(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver
) -> None:
    browser = Browser(receiver)
    told = await subscribe(livia, browser)
    assert told["browsers"] == 1
    match = await duel(server, livia, drusus)
    await later(server)
    ((_, headers, body),) = receiver.posts
    assert browser.reads(body) == {"title": "Your turn: Friday", "path": f"/match/{match}"}
    assert b"Friday" not in body
    assert (headers["Content-Encoding"], int(headers["TTL"]) > 0) == ("aes128gcm", True)
    assert Vapid02.verify(headers["Authorization"])
    claims, key = (part.partition("=")[2] for part in headers["Authorization"].removeprefix("vapid ").split(","))
    assert key == told["push"]
    assert json.loads(base64.urlsafe_b64decode(claims.split(".")[1] + "=="))["aud"] == receiver.url.split("/hook")[0]
    await later(server)
    assert len(receiver.posts) == 1


async def test_the_server_is_known_by_the_same_key_after_a_restart(url: str) -> None:
    keys = []
    for _ in range(2):
        async with telling(url) as server, server.visitor(name="Livia") as livia:
            keys.append((await livia.get("/me/notices"))["push"])
    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "=")) == 65


async def test_all_browsers_are_told_and_those_that_are_gone_are_forgotten(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver
) -> None:
    for name in ("one", "two"):
        await subscribe(livia, Browser(receiver, name))
    await duel(server, livia, drusus)
    receiver.status = 410
    await later(server)
    assert len(receiver.posts) == 2
    assert (await livia.get("/me/notices"))["browsers"] == 0
    receiver.status = 201
    await duel(server, livia, drusus)
    await later(server)
    assert len(receiver.posts) == 2


async def test_a_push_service_that_is_down_is_tried_again(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver
) -> None:
    browser = Browser(receiver)
    await subscribe(livia, browser)
    await duel(server, livia, drusus)
    receiver.status = 503
    await later(server)
    receiver.status = 201
    await later(server, 61_000)
    assert [browser.reads(body)["title"] for _, _, body in receiver.posts] == ["Your turn: Friday"] * 2
    assert (await livia.get("/me/notices"))["browsers"] == 1


async def test_a_browser_belongs_to_whoever_used_it_last(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver
) -> None:
    browser = Browser(receiver)
    await subscribe(livia, browser)
    await subscribe(drusus, browser)
    assert [(await one.get("/me/notices"))["browsers"] for one in (livia, drusus)] == [0, 1]
    await livia.client.request("DELETE", "/api/me/notices/browser", json={"endpoint": browser.endpoint})
    assert (await drusus.get("/me/notices"))["browsers"] == 1
    await drusus.client.request("DELETE", "/api/me/notices/browser", json={"endpoint": browser.endpoint})
    assert (await drusus.get("/me/notices"))["browsers"] == 0


async def test_nobody_has_more_browsers_told_than_there_is_need_of(livia: Visitor, receiver: Receiver) -> None:
    for number in range(MOST_BROWSERS + 2):
        told = await subscribe(livia, Browser(receiver, str(number)))
    assert told["browsers"] == MOST_BROWSERS


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("p256dh", "!!"), ("p256dh", text(b"\4" + bytes(64))), ("auth", "short"), ("endpoint", "nonsense")],
)
async def test_what_is_no_browser_is_refused(livia: Visitor, receiver: Receiver, field: str, wrong: str) -> None:
    given: dict[str, Any] = Browser(receiver).json
    (given if field == "endpoint" else given["keys"])[field] = wrong
    answer = await livia.client.put("/api/me/notices/browser", json=given)
    assert (answer.status_code, code(answer.json())) == (422, "push")
    assert (await livia.get("/me/notices"))["browsers"] == 0


async def test_a_browser_does_not_lead_into_the_hosts_network(url: str, receiver: Receiver) -> None:
    browser = Browser(receiver)
    async with telling(url, webhooks="public") as server, server.visitor(name="Livia") as livia:
        for endpoint in (browser.endpoint, browser.endpoint.replace("http", "https")):
            answer = await livia.client.put("/api/me/notices/browser", json={**browser.json, "endpoint": endpoint})
            assert code(answer.json()) == "push"
    assert receiver.posts == []


async def test_a_server_that_tells_no_addresses_tells_no_browsers(url: str, receiver: Receiver) -> None:
    async with running(url, webhooks="none", origins=(PUBLIC,)) as server, server.visitor(name="Livia") as livia:
        assert (await livia.get("/me/notices"))["push"] == ""
        answer = await livia.client.put("/api/me/notices/browser", json=Browser(receiver).json)
        assert (answer.status_code, code(answer.json())) == (409, "no-push")
