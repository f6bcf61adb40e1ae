"""25.1a: every way to win asks for just the numbers that its own sentence names."""

from __future__ import annotations

import tomllib

import pytest

from games.imperium.victory_sentences import Row, asked, changed, told
from romanum.games.imperium.data.loader import DATA
from rules import rule

FILES = {path.stem: path.read_text(encoding="utf-8") for path in sorted((DATA / "scenarios").glob("[0-9][0-9].toml"))}
FOUND: dict[str, Row] = {
    f"{number}-{at}": row for number, text in FILES.items() for at, row in enumerate(tomllib.loads(text)["victory"])
}
ROWS = [pytest.param(row, id=name) for name, row in FOUND.items()]


@rule("25.1a")
@pytest.mark.parametrize("row", ROWS)
def test_a_way_to_win_asks_for_the_numbers_of_its_sentence(row: Row) -> None:
    assert asked(row["needs"]) == told(row["text"])


@pytest.mark.parametrize("row", ROWS)
def test_one_number_more_or_less_than_the_sentence_says_is_noticed(row: Row) -> None:
    for other in changed(row["needs"]):
        assert asked(other) != told(row["text"]), other


@pytest.mark.parametrize("row", [row for row in FOUND.values() if "month" in row])
def test_a_way_to_win_of_one_month_names_it(row: Row) -> None:
    assert row["month"].split()[0] in row["text"]


@pytest.mark.parametrize("row", ROWS)
def test_a_sentence_says_when_it_is_looked_at(row: Row) -> None:
    """A row of the end may leave the moment to the rows above it."""
    december, end = "a December" in row["text"], "at the end" in row["text"].lower()
    when = row.get("when", "end")
    assert (when == "december") is (december and when != "end")
    assert not (end and when == "at-once")
