"""Notices over webhooks: signed, tried again, and never into the host's network; trials, and the mail server."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from romanum.server.bounds.settings import Smtp
from romanum.server.notices import webhook
from romanum.server.notices.courier import Courier
from romanum.server.notices.delivery import Undelivered
from romanum.server.notices.letters import letter
from romanum.server.notices.notices import AGAIN
from server.notice_server import PUBLIC, confirmed, duel, later, telling, wish
from server.receivers import Mailbox, Receiver, mail_server
from server.visitors import Running, Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(database: str, mail: tuple[Mailbox, Smtp]) -> AsyncIterator[Running]:
    async with telling(database, mail[1]) as server:
        yield server


# ---- webhooks


async def test_a_webhook_is_signed(server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver) -> None:
    secret = (await wish(livia, webhook=receiver.url))["secret"]
    match = await duel(server, livia, drusus)
    await later(server)
    ((path, headers, body),) = receiver.posts
    moment = int(re.findall(r"t=(\d+)", headers[webhook.SIGNATURE])[0])
    assert headers[webhook.SIGNATURE] == webhook.signature(secret, moment, body)
    assert path == "/hook?for=livia"
    (message,) = receiver.messages
    assert (message["kind"], message["match"], message["url"]) == ("turn", match, f"{PUBLIC}/match/{match}")
    assert message["text"] == message["content"]


def test_the_receiver_in_the_documentation_knows_what_is_genuine() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    program: dict[str, Any] = {}
    exec(page.split("```python\n")[-1].split("```")[0], program)
    moment = int(time.time())
    assert program["genuine"]("alea", webhook.signature("alea", moment, b"{}"), b"{}")
    assert not program["genuine"]("alea", webhook.signature("iacta", moment, b"{}"), b"{}")
    assert not program["genuine"]("alea", webhook.signature("alea", moment, b"{}"), b"[]")
    assert not program["genuine"]("alea", webhook.signature("alea", moment - 3600, b"{}"), b"{}")


def test_discord_gets_a_card_and_calls_nobody() -> None:
    told = letter("turn", {"title": "@everyone", "seat": "Green"}, PUBLIC, "k3v9")
    message = webhook.for_discord(told)
    assert message["allowed_mentions"] == {"parse": []}
    assert "content" not in message
    assert message["embeds"] == [
        {"title": told.subject, "description": told.sentence, "color": webhook.BRONZE, "url": f"{PUBLIC}/match/k3v9"}
    ]
    assert "@everyone" in told.subject


@pytest.mark.parametrize(
    ("url", "discord"),
    [
        ("https://discord.com/api/webhooks/1/x", True),
        ("https://ptb.discord.com/api/v10/webhooks/1/x", True),
        ("https://discord.com.example/api/webhooks/1/x", False),
        ("https://discord.com/invite/x", False),
        ("https://example.com/api/webhooks/1/x", False),
    ],
)
def test_a_webhook_of_discords_is_known_by_its_address(url: str, discord: bool) -> None:
    assert webhook.is_discord(url) is discord


async def test_a_webhook_that_fails_is_tried_again_later_and_then_given_up(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await wish(livia, webhook=receiver.url, tell=["turn"])
    await duel(server, livia, drusus)
    receiver.status = 500
    await later(server)
    await server.house.notices.tick()
    assert len(receiver.posts) == 1
    with caplog.at_level(logging.WARNING):
        for pause in (*AGAIN, AGAIN[-1]):
            await later(server, pause + 1000)
    assert len(receiver.posts) == 1 + len(AGAIN)
    assert "given up" in caplog.text


async def test_a_redirection_is_not_followed(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver
) -> None:
    await wish(livia, webhook=receiver.url)
    await duel(server, livia, drusus)
    receiver.status = 307
    await later(server)
    assert [path for path, _, _ in receiver.posts] == ["/hook?for=livia"]


@pytest.mark.parametrize(
    "wrong",
    [
        "http://127.0.0.1:9/x",
        "http://localhost/x",
        "http://[::1]/x",
        "http://[::ffff:127.0.0.1]/x",
        "http://10.0.0.1/x",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/x",
        "http://2130706433/x",
        "http://127.1/x",
        "http://[64:ff9b::7f00:1]/x",
        "http://[2002:7f00:1::]/x",
        "file:///etc/passwd",
        "ftp://1.1.1.1/x",
        "https://livia:alea@1.1.1.1/x",
        "http://",
        "nonsense",
        "http://1.1.1.1:99999/x",
        "http://no-such-name.invalid/x",
    ],
)
async def test_a_webhook_does_not_lead_into_the_hosts_network(wrong: str) -> None:
    with pytest.raises(Undelivered):
        await Courier(private=False).check(wrong)


async def test_a_name_that_turns_private_after_it_was_checked_gains_nothing(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(receiver.url.split(":")[2].split("/")[0])
    answers = [[(2, 1, 6, "", ("127.0.0.1", port))]]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: answers[0])
    with pytest.raises(Undelivered, match="not a public one"):
        Courier(private=False)._post(f"http://rebind.example:{port}/", {}, b"{}")
    assert receiver.posts == []


async def test_a_private_webhook_is_refused_when_it_is_set(tmp_path: Path) -> None:
    async with telling(str(tmp_path / "x.db"), webhooks="public") as server, server.visitor() as livia:
        assert (await wish(livia, webhook="http://127.0.0.1:9/x"))["error"]["code"] == "webhook"
        assert (await livia.get("/me/notices"))["webhook"] == ""


async def test_a_server_may_have_no_webhooks(tmp_path: Path) -> None:
    async with telling(str(tmp_path / "x.db"), webhooks="none") as server, server.visitor() as livia:
        assert not (await livia.get("/me/notices"))["webhooks"]
        assert (await wish(livia, webhook="https://1.1.1.1/x"))["error"]["code"] == "webhook"


# ---- trying it out, and the mail server


async def test_a_trial_notice_goes_all_ways(livia: Visitor, mailbox: Mailbox, receiver: Receiver) -> None:
    assert (await livia.post("/me/notices/test"))["error"]["code"] == "no-way"
    await confirmed(livia, mailbox)
    await wish(livia, webhook=receiver.url)
    assert (await livia.post("/me/notices/test"))["ok"]
    assert mailbox.mails[0]["Subject"] == "A trial notice"
    assert receiver.messages[0]["kind"] == "trial"


async def test_a_trial_says_what_went_wrong(livia: Visitor, receiver: Receiver) -> None:
    await wish(livia, webhook=receiver.url)
    receiver.status = 404
    answer = await livia.post("/me/notices/test")
    assert answer["error"]["code"] == "webhook"
    assert "404" in answer["error"]["message"]


async def test_the_mail_server_is_told_user_and_password(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("alea\n")
    with mail_server("romanum") as (mailbox, smtp):
        by_file = Smtp.by_url(f"smtp+plain://romanum@{smtp.host}:{smtp.port}", smtp.sender, str(tmp_path / "password"))
        async with telling(str(tmp_path / "x.db"), by_file) as server, server.visitor() as livia:
            assert not (await wish(livia, address="livia@home.example"))["confirmed"]
        assert mailbox.signed_in == ["romanum"]
        assert len(mailbox.mails) == 1


async def test_a_mail_server_without_tls_gets_no_mail_that_needs_it(tmp_path: Path, mail: tuple[Mailbox, Smtp]) -> None:
    strict = Smtp.by_url(f"smtp://{mail[1].host}:{mail[1].port}", "romanum@club.example")
    async with telling(str(tmp_path / "x.db"), strict) as server, server.visitor() as livia:
        assert (await wish(livia, address="livia@home.example"))["error"]["code"] == "address"
    assert mail[0].mails == []


@pytest.mark.parametrize("wrong", ["mail.example", "http://mail.example", "smtp://u:secret@mail.example", "smtp://"])
def test_a_bad_mail_server_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="mail server"):
        Smtp.by_url(wrong, "romanum@club.example")
