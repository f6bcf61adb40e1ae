"""Notices: what a person wants to be told, his turn, time running out, tournaments."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from romanum.server.bounds.settings import Smtp
from romanum.server.notices.notices import AGAIN, GRACE
from server.clubs.test_tournaments import begun, open_boards
from server.news.test_turns import act, waiting_for
from server.notice_server import MINUTE, PUBLIC, confirmed, duel, later, link_in, telling, wish
from server.receivers import Mailbox, Receiver
from server.visitors import BOTH, Running, Visitor, heard

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(database: str, mail: tuple[Mailbox, Smtp]) -> AsyncIterator[Running]:
    async with telling(database, mail[1]) as server:
        yield server


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
