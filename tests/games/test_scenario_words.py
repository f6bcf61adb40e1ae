"""What a scenario says of itself is said in full: whoever reads it has no other scenario before him."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

import romanum
from romanum.games import GAMES

ELSEWHERE: Final = re.compile(r"^as (in )?(scenario|the)\b|\bas (in )?scenario [ivx0-9]+\b|^as in ", re.IGNORECASE)


def said(thing: Any) -> Iterator[str]:
    """All texts in what a game tells of its scenarios."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from said(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from said(part)


@pytest.mark.parametrize("game", GAMES)
def test_no_scenario_sends_its_reader_to_another(game: str) -> None:
    found = romanum.game(game)
    told = found.components().get("scenarios", [])
    texts = [*said(told), *(text for one in found.scenarios for text in (one.title, one.help))]
    assert texts
    assert [text for text in texts if ELSEWHERE.search(text)] == []
