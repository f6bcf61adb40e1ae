"""At the door: what is not let in, who may know of a match, and who could wonder who answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from romanum.server.bounds.gate import Gate
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.admission import holds, may_see
from romanum.server.store import PersonRow, SeatRow
from romanum.server.tables.table import Table

LIVIA, DRUSUS, NERO = PersonRow(1, "Livia"), PersonRow(2, "Drusus"), PersonRow(3, "Nero")


def refused(kind: str = "http", path: str = "/api/me", origin: str = "", **headers: str) -> str:
    """Why the gate of a club does not let a request in; nothing if it does."""
    gate = Gate(cast("Any", None), Settings(database="", origins=("https://club.example",)))
    given = {"host": "here.example"} | headers | ({"origin": origin} if origin else {})
    problem = gate._refusal({"type": kind, "path": path, "method": "POST"}, given)
    return "" if problem is None else problem.code


@pytest.mark.parametrize(
    ("origin", "code"),
    [("https://club.example", ""), ("https://here.example", ""), ("https://elsewhere.example", "origin"), ("", "")],
)
def test_requests_come_from_pages_of_this_server_under_any_of_its_names(origin: str, code: str) -> None:
    assert refused(origin=origin, **{"x-romanum": "1"}) == code


def test_a_socket_comes_from_a_page_or_has_a_token() -> None:
    assert refused("websocket") == "origin"
    assert refused("websocket", origin="https://here.example") == ""
    assert refused("websocket", authorization="Bearer x") == ""


def test_a_path_with_a_zero_leads_nowhere() -> None:
    assert refused(path="/api/\x00", **{"x-romanum": "1"}) == "not-found"


class Watchers:
    """A store that knows who was let watch: Nero."""

    async def is_watcher(self, match: str, person: int) -> bool:
        return person == NERO.id


@pytest.mark.anyio
async def test_a_private_match_is_known_to_its_host_its_players_and_who_was_let_watch() -> None:
    row: Any = SimpleNamespace(id="m", public=False, state="running", owner=LIVIA.id)
    chairs = [SeatRow(0, "a", person=DRUSUS.id), SeatRow(1, "b", bot="tiro", open=True)]
    found = [await may_see(cast("Any", Watchers()), row, chairs, one) for one in (LIVIA, DRUSUS, NERO, None)]
    assert found == [True, True, True, False]
    assert not await may_see(cast("Any", Watchers()), row, chairs, PersonRow(4, "Gaius"))


def test_a_seat_is_held_by_its_person_alone() -> None:
    chairs = [SeatRow(0, "a", person=DRUSUS.id), SeatRow(1, "b", person=LIVIA.id)]
    assert [holds(chairs, LIVIA, seat) for seat in (-1, 0, 1, 2, None)] == [False, False, True, False, False]
    assert not holds(chairs, None, 1)


@pytest.mark.parametrize(
    ("persons", "public", "company"),
    [((1, 1), False, False), ((1, None), False, False), ((1, 2), False, True), ((1, 1), True, True)],
)
def test_nobody_wonders_who_answers_where_one_plays_alone(
    persons: tuple[int | None, ...], public: bool, company: bool
) -> None:
    chairs = [SeatRow(seat, "t", person=person) for seat, person in enumerate(persons)]
    table: Any = SimpleNamespace(chairs=chairs, row=SimpleNamespace(public=public))
    assert Table.in_company(table, 0) is company
