"""The protocol in a page is that of a server: the same stories, told to a page in process.

Taken are all those of these chapters that one person alone can live through, with what a page has.
"""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest

from server.hosted_page import PageVisitor, visiting
from server.lobby import (
    test_analysis,
    test_lessons,
    test_positions,
    test_remarks,
    test_scenarios,
    test_sheets,
    test_uploads,
)
from server.news import test_at_once, test_live, test_tongues, test_turns
from server.routes import test_board_files
from server.tables import test_foresight, test_going, test_lead_in, test_ordering, test_table, test_wishing

pytestmark = pytest.mark.anyio

CHAPTERS: Final = (
    *(test_analysis, test_at_once, test_board_files, test_foresight, test_going, test_lead_in, test_lessons),
    *(test_live, test_ordering, test_positions, test_remarks, test_scenarios, test_sheets, test_table, test_tongues),
    *(test_turns, test_uploads, test_wishing),
)
LEFT_OUT: Final = {
    "test_a_socket_from_another_page_is_refused",
    "test_the_kinds_of_questions_come_with_the_game",
    "test_a_file_has_bounds",
}
"""No other page can reach the sockets of this one; one story needs a game that only its chapter has,
and in one somebody signs out."""


@pytest.fixture
async def livia() -> AsyncIterator[PageVisitor]:
    """She has a page of her own."""
    async with visiting() as visitor:
        yield visitor


def stories(chapter: ModuleType) -> dict[str, Any]:
    """Those that need nothing but her."""
    found = {name: story for name, story in vars(chapter).items() if name.startswith("test_")}
    return {name: _without_database(story) for name, story in found.items() if callable(story) and _alone(story)}


def _without_database(story: Any) -> Any:
    """A story that a server lives through with each database, as a page has none."""
    told = FunctionType(story.__code__, story.__globals__, story.__name__, story.__defaults__, story.__closure__)
    vars(told).update(vars(story))
    marks = [mark for mark in getattr(story, "pytestmark", ()) if "database" not in names_of(mark)]
    vars(told)["pytestmark"] = marks
    return told


def _alone(story: Any) -> bool:
    asked = set(inspect.signature(story).parameters)
    given = {name for mark in getattr(story, "pytestmark", ()) for name in names_of(mark)}
    return "livia" in asked and asked <= {"livia"} | given and "database" not in asked


def names_of(mark: pytest.Mark) -> list[str]:
    """What a mark gives a story."""
    if mark.name != "parametrize":
        return []
    names = mark.args[0]
    return [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)


for _chapter in CHAPTERS:
    globals().update({name: story for name, story in stories(_chapter).items() if name not in LEFT_OUT})


def test_there_are_stories_of_every_kind() -> None:
    """So that nobody renames the fixture and all is quiet."""
    assert sum(len(stories(chapter)) for chapter in CHAPTERS) > 40
