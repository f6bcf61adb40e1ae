"""Whose session it is: for how long an answer is remembered, how old a session may be, and who gets none."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from romanum.server.bounds.limits import GUESSES, Limits
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.settings import Settings
from romanum.server.lobby import people as people_module
from romanum.server.lobby.people import REMEMBERED_SECONDS, SESSION_SECONDS, People
from romanum.server.store import PersonRow, Store
from romanum.server.store.time import now
from romanum.server.wire import Credentials

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    yield store
    await store.close()


class Door:
    """People at a store that can be watched: how often it was asked, and what happens while it answers."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.people = People(store, Settings(database=""), Limits(0))
        self.asked: list[int] = []
        self.forgets = False
        self._ask = store.session
        patch.setattr(store, "session", self._session)

    async def _session(self, token: str, since: int) -> PersonRow | None:
        self.asked.append(since)
        found = await self._ask(token, since)
        if self.forgets:
            self.people.forget(None)
        return found


@pytest.fixture
async def token(store: Store) -> str:
    livia = await store.add_person("Livia")
    assert livia is not None
    return await store.begin_session(livia.id)


async def test_an_answer_is_remembered_for_some_seconds_and_no_longer(
    store: Store, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    door, clock = Door(store, monkeypatch), [100.0]
    monkeypatch.setattr(people_module, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    for later, times in ((0.0, 1), (REMEMBERED_SECONDS / 2, 1), (REMEMBERED_SECONDS, 2)):
        clock[0] += later
        assert (await door.people.by_token(token)) is not None
        assert len(door.asked) == times


async def test_what_was_read_before_something_changed_is_not_remembered(
    store: Store, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = Door(store, monkeypatch)
    door.forgets = True
    for times in (1, 2):
        assert (await door.people.by_token(token)) is not None
        assert len(door.asked) == times


async def test_sessions_end_after_half_a_year(store: Store, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(store, monkeypatch)
    await door.people.by_token(token)
    assert abs(door.asked[0] - (now() - SESSION_SECONDS * 1000)) < 60_000
    assert await store.session(token, now() - SESSION_SECONDS * 1000) is not None
    assert await store.session(token, now() + 60_000) is None


async def test_a_token_longer_than_any_is_not_looked_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(store, monkeypatch)
    assert await door.people.by_token("x" * 101) is None
    assert door.asked == []


@pytest.fixture
async def club(store: Store) -> People:
    return People(store, Settings(database="", hosting=True), Limits(0))


LIVIA = Credentials("livia", "a long password")


async def test_a_new_password_that_is_too_short_changes_nothing(store: Store, club: People) -> None:
    livia, token = await club.account(LIVIA, "")
    before = await store.person(id=livia.id)
    with pytest.raises(Problem) as refused:
        await club.change_password(livia, token, LIVIA.password, "short")
    assert refused.value.code == "bad-request"
    assert await store.person(id=livia.id) == before


async def test_whoever_is_shut_out_gets_no_session_by_a_new_password(store: Store, club: People) -> None:
    livia, _ = await club.account(LIVIA, "")
    link, _ = await club.reset_link(livia.id)
    await store.change_person(livia.id, blocked=True)
    with pytest.raises(Problem) as refused:
        await club.reset(link.removeprefix("/reset/"), "another password", "")
    assert refused.value.code == "blocked"


async def test_a_wrong_password_counts_for_its_login_and_a_right_one_for_nobody(store: Store) -> None:
    limits = Limits(1.0, clock=lambda: 0.0)
    club = People(store, Settings(database="", hosting=True), limits)
    await club.account(LIVIA, "here")
    for password, guesses in ((LIVIA.password, 0), ("another password", 1)):
        with suppress(Problem):
            await club.login(Credentials("livia", password), "there")
        assert limits.taken(GUESSES, ("guesses", "livia")) == guesses
