"""Notices: who is told what, by mail and webhook, once."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from romanum.server.notices import webhook
from romanum.server.notices.notices import AGAIN, GRACE
from romanum.server.notices.sending import Undelivered
from romanum.server.settings import Smtp
from server.receiving import Mailbox, Receiver, mail_server, webhook_receiver
from server.test_tournaments import begun, open_boards
from server.test_turns import act, sat_down, waiting_for
from server.visiting import BOTH, Running, Visitor, heard, running

pytestmark = pytest.mark.anyio

PUBLIC = "http://club.example"  # not https: its cookies would be for https alone
MINUTE = 60_000


@pytest.fixture
def mail() -> Iterator[tuple[Mailbox, Smtp]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def mailbox(mail: tuple[Mailbox, Smtp]) -> Mailbox:
    return mail[0]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with webhook_receiver() as found:
        yield found


@asynccontextmanager
async def telling(url: str, smtp: Smtp | None = None, **more: Any) -> AsyncIterator[Running]:
    """A server that can tell people something, also on this machine."""
    async with running(url, smtp=smtp, **{"origins": (PUBLIC,), "webhooks": "any", **more}) as server:
        yield server


@pytest.fixture
async def server(database: str, mail: tuple[Mailbox, Smtp]) -> AsyncIterator[Running]:
    async with telling(database, mail[1]) as server:
        yield server


async def wish(visitor: Visitor, **wishes: Any) -> Any:
    return (await visitor.client.put("/api/me/notices", json=wishes)).json()


async def confirmed(visitor: Visitor, mailbox: Mailbox, address: str = "livia@home.example") -> None:
    await wish(visitor, address=address)
    await visitor.post(f"/confirm/{link_in(mailbox, 'confirm')}")
    mailbox.mails.clear()


def link_in(mailbox: Mailbox, page: str) -> str:
    found = re.search(rf"{PUBLIC}/{page}/(\S+)", mailbox.mails[-1].get_content())
    assert found is not None
    return found[1]


async def later(server: Running, milliseconds: int = GRACE + 1000) -> None:
    """Time passes, and it is looked whether there is something to tell."""
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text(f"UPDATE matches SET changed = changed - {milliseconds}"))
        await connection.execute(text(f"UPDATE notices SET due = due - {milliseconds}"))
    await server.house.clock.tick()
    await server.house.notices.tick()


async def duel(server: Running, livia: Visitor, drusus: Visitor, **more: Any) -> str:
    """A match in which it is Livia's turn, in seat 0."""
    match = await sat_down(livia, drusus, title="Friday", **more)
    while await waiting_for(server, match) == 1:
        await act(drusus, match, 1)
    return match


# ---- what a person wants


@BOTH
async def test_an_address_is_confirmed_by_a_link_that_works_once(livia: Visitor, mailbox: Mailbox) -> None:
    wishes = await wish(livia, address="livia@home.example")
    assert (wishes["mail"], wishes["address"], wishes["confirmed"]) == (True, "livia@home.example", False)
    assert mailbox.mails[0]["To"] == "livia@home.example"
    assert "Livia" not in mailbox.mails[0].get_content()
    token = link_in(mailbox, "confirm")
    assert await livia.post(f"/confirm/{token}") == {"address": "livia@home.example"}
    assert (await livia.get("/me/notices"))["confirmed"]
    assert (await livia.post(f"/confirm/{token}"))["error"]["code"] == "not-found"


async def test_a_link_for_an_address_that_was_changed_confirms_nothing(livia: Visitor, mailbox: Mailbox) -> None:
    await wish(livia, address="old@home.example")
    token = link_in(mailbox, "confirm")
    await wish(livia, address="new@home.example")
    assert (await livia.post(f"/confirm/{token}"))["error"]["code"] == "not-found"
    assert not (await livia.get("/me/notices"))["confirmed"]


async def test_nothing_is_sent_to_an_address_that_is_not_confirmed(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await wish(livia, address="livia@home.example")
    mailbox.mails.clear()
    await duel(server, livia, drusus)
    await later(server)
    assert mailbox.mails == []


@pytest.mark.parametrize("wrong", ["livia", "a@b, c@d", "a@b\nBcc: c@d", "@b", "a b@c", "x" * 300 + "@home.example"])
async def test_what_is_no_address_is_refused(tmp_path: Path, mail: tuple[Mailbox, Smtp], wrong: str) -> None:
    async with telling(str(tmp_path / "x.db"), mail[1]) as server, server.visitor() as livia:
        assert (await wish(livia, address=wrong))["error"]["code"] == "address"


async def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async with telling(str(tmp_path / "x.db")) as server, server.visitor() as livia:
        assert not (await livia.get("/me/notices"))["mail"]
        assert (await wish(livia, address="livia@home.example"))["error"]["code"] == "no-mail"


async def test_nobody_floods_a_stranger_with_confirmations(tmp_path: Path, mail: tuple[Mailbox, Smtp]) -> None:
    async with telling(str(tmp_path / "x.db"), mail[1], limits=1.0) as server, server.visitor() as livia:
        for name in "abcdef":
            answer = await wish(livia, address=f"{name}@home.example")
        assert answer["error"]["code"] == "too-many"
        assert len(mail[0].mails) == 4


async def test_an_unsubscribe_link_needs_no_session_and_no_header(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    await later(server)
    one_click = mailbox.mails[0]["List-Unsubscribe"].strip().strip("<>").removeprefix(PUBLIC)
    assert one_click.removeprefix("/api/unsubscribe/") == link_in(mailbox, "unsubscribe")
    async with httpx.AsyncClient(base_url=server.address) as mail_program:
        done = await mail_program.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert done.json() == {"address": "livia@home.example"}
    assert (await livia.get("/me/notices"))["address"] == ""
    await act(livia, match, 0)


# ---- your turn


@BOTH
async def test_a_person_is_told_that_it_is_his_turn(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    await later(server)
    (sent,) = mailbox.mails
    assert sent["Subject"] == "Your turn: Friday"
    assert sent["From"] == "Romanum <romanum@club.example>"
    assert f"{PUBLIC}/match/{match}" in sent.get_content()


async def test_nobody_is_told_twice(server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox) -> None:
    await confirmed(livia, mailbox)
    await duel(server, livia, drusus)
    for _ in range(3):
        await later(server)
    assert len(mailbox.mails) == 1


async def test_a_turn_of_several_decisions_is_told_once(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    await later(server)
    await act(livia, match, 0)
    while await waiting_for(server, match) == 0:
        await later(server)
        await act(livia, match, 0)
    assert len(mailbox.mails) == 1


@BOTH
async def test_the_next_turn_is_told_again(server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    await later(server)
    for seat, visitor in ((0, livia), (1, drusus)):
        while await waiting_for(server, match) == seat:
            await act(visitor, match, seat)
    await later(server)
    assert len(mailbox.mails) == 2


async def test_nobody_is_told_at_once(server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox) -> None:
    await confirmed(livia, mailbox)
    await duel(server, livia, drusus)
    await server.house.notices.tick()
    assert mailbox.mails == []


async def test_who_sits_at_the_table_is_not_told(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    async with livia.live(match) as socket:
        await heard(socket, "table")
        await later(server)
    await later(server)
    assert mailbox.mails == []


async def test_who_asks_for_it_is_told_at_the_table_too(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    await wish(livia, at_table=True)
    match = await duel(server, livia, drusus)
    async with livia.live(match) as socket:
        await heard(socket, "table")
        await later(server)
    assert len(mailbox.mails) == 1


async def test_what_somebody_does_not_want_to_be_told_is_not_told(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    await wish(livia, tell=["over"])
    await duel(server, livia, drusus)
    await later(server)
    assert mailbox.mails == []


async def test_a_restart_neither_forgets_nor_repeats(url: str, mail: tuple[Mailbox, Smtp]) -> None:
    mailbox, smtp = mail
    async with telling(url, smtp) as server, server.visitor() as livia, server.visitor() as drusus:
        await confirmed(livia, mailbox)
        await duel(server, livia, drusus)
        mailbox.refuse = "451 later"
        await later(server)
    mailbox.refuse = ""
    async with telling(url, smtp) as server:
        await later(server, AGAIN[0] + 1000)
        assert len(mailbox.mails) == 1
    async with telling(url, smtp) as server:
        await later(server)
    assert len(mailbox.mails) == 1


async def test_what_was_being_sent_when_the_server_died_is_not_sent_again(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    await duel(server, livia, drusus)
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text(f"UPDATE matches SET changed = changed - {GRACE + 1000}"))
    await server.house.notices.decide()
    (due,) = await server.house.notices.store.due()
    assert await server.house.notices.store.claim(due.id)
    await later(server)
    assert mailbox.mails == []


async def test_a_turn_that_was_taken_meanwhile_is_not_told(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    mailbox.refuse = "451 later"
    await later(server)
    mailbox.refuse = ""
    await act(livia, match, 0)
    await server.house.notices.deliver()
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text("UPDATE notices SET due = 0"))
    await server.house.notices.deliver()
    assert mailbox.mails == []


# ---- time


@BOTH
async def test_a_reminder_comes_before_the_time_is_up(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    await wish(livia, tell=["reminder"])
    await duel(server, livia, drusus, allowance=60, stand_in="tiro")
    await later(server, 44 * MINUTE)
    assert mailbox.mails == []
    await later(server, 2 * MINUTE)
    await later(server, 2 * MINUTE)
    (sent,) = mailbox.mails
    assert sent["Subject"] == "Your time is running out: Friday"
    assert "tiro" in sent.get_content()


@BOTH
async def test_a_bot_that_sits_down_is_told(server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox) -> None:
    await confirmed(livia, mailbox)
    await wish(livia, tell=["late"])
    match = await duel(server, livia, drusus, allowance=60, stand_in="tiro")
    await later(server, 61 * MINUTE)
    await later(server, MINUTE)
    (sent,) = mailbox.mails
    assert sent["Subject"] == "Your time is up: Friday"
    assert "a bot, tiro, plays for you" in sent.get_content().replace("\n", " ")
    assert (await livia.get(f"/matches/{match}"))["seats"][0]["bot"] == "tiro"


async def test_without_a_stand_in_time_that_is_up_is_told_once(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    await wish(livia, tell=["late"])
    match = await duel(server, livia, drusus, allowance=60)
    await later(server, 61 * MINUTE)
    await later(server, MINUTE)
    (sent,) = mailbox.mails
    assert "wait for you" in sent.get_content().replace("\n", " ")
    assert (await livia.get(f"/matches/{match}"))["seats"][0]["bot"] is None


@BOTH
async def test_the_end_is_told_to_those_who_did_not_see_it(
    server: Running, livia: Visitor, drusus: Visitor, mailbox: Mailbox
) -> None:
    await confirmed(livia, mailbox)
    match = await duel(server, livia, drusus)
    async with server.house.store.engine.begin() as connection:
        result = '{"winners":[1],"sentence":"Drusus wins."}'
        ended = f"UPDATE matches SET state = 'over', result = '{result}', turn = '[]'"
        await connection.execute(text(ended))
        await connection.execute(text("UPDATE wishes SET changed = 0"))
    await later(server)
    await later(server)
    (sent,) = mailbox.mails
    assert sent["Subject"] == "Over: Friday"
    assert "Drusus wins." in sent.get_content()
    assert match in sent.get_content()


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
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    program: dict[str, Any] = {}
    exec(page.split("```python\n")[-1].split("```")[0], program)
    moment = int(time.time())
    assert program["genuine"]("alea", webhook.signature("alea", moment, b"{}"), b"{}")
    assert not program["genuine"]("alea", webhook.signature("iacta", moment, b"{}"), b"{}")
    assert not program["genuine"]("alea", webhook.signature("alea", moment, b"{}"), b"[]")
    assert not program["genuine"]("alea", webhook.signature("alea", moment - 3600, b"{}"), b"{}")


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
        await webhook.Webhooks(private=False).check(wrong)


async def test_a_name_that_turns_private_after_it_was_checked_gains_nothing(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(receiver.url.split(":")[2].split("/")[0])
    answers = [[(2, 1, 6, "", ("127.0.0.1", port))]]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: answers[0])
    with pytest.raises(Undelivered, match="not a public one"):
        webhook.Webhooks(private=False)._send(f"http://rebind.example:{port}/", "s", b"{}")
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


# ---- tournaments


@BOTH
async def test_a_new_round_is_told_once_to_those_who_sit_at_its_tables(
    server: Running, livia: Visitor, drusus: Visitor, receiver: Receiver
) -> None:
    """Whoever has sat down is told nothing more; who is to begin hears of it in the same breath."""
    for visitor in (livia, drusus):
        await wish(visitor, webhook=receiver.url, tell=["round", "turn"])
    cup = await begun(livia, [drusus])
    await later(server)
    told = receiver.messages
    assert [(one["kind"], one["cup"], one["round"]) for one in told] == [("round", "Ides Cup", 1)] * 2
    assert all("Round 1 of “Ides Cup” has begun. Your table is “Ides Cup · 1.1”" in one["text"] for one in told)
    assert {one["match"] for one in told} == {open_boards(cup)[0]["match"]}
    await later(server)
    assert len(receiver.messages) == len(told)
