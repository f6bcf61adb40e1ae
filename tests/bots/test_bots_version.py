"""What was made with other bots does not count; every file of numbers says with which it was made, and how often."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import romanum
from romanum.bots import BOTS, VERSION, learned_value
from romanum.bots.learned_value import insight
from romanum.bots.levels import levels_of
from romanum.bots.sureness import shelf, sureness
from romanum.bots.value_lookup import learned_chances
from romanum.engine.folder.game_folder import LEARNED
from romanum.engine.folder.guide import LENGTHS
from romanum.games import OURS

ROOT = Path(__file__).parents[2]


class Numbers(NamedTuple):
    """What a file, or a part of it, says of where it comes from."""

    place: str
    game: str
    rules: int
    bots: int
    games: int


def told_by(game: str, file: Path) -> Iterator[Numbers]:
    """What a learned file says of itself; nothing if it is of no kind that is known."""
    place = f"{game}/{file.name}"
    if file.suffix == ".npz":
        story = learned_value.read(file, place).story
        yield Numbers(place, game, story.rules_version, story.bots_version, story.games)
        return
    told: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    for row in told.get("found", ()):
        yield Numbers(place, game, row["rules_version"], told["bots_version"], row["games"])
    rows = [row for row in told.get("level", ()) if row["bot"] not in ("tiro", "miles")]
    for row in (*rows, *told.get("scenario", ())):
        yield Numbers(place, game, told["rules_version"], told["bots_version"], row["games"])
    if "level" in told and not rows:  # nobody above the soldier was seen to be better
        yield Numbers(place, game, told["rules_version"], told["bots_version"], 1)


def numbers() -> Iterator[Numbers]:
    """All that was made with bots, wherever it is kept."""
    for name in OURS:
        folder = Path(str(romanum.game(name).folder))
        for file in (folder / LENGTHS, *(one for one in (folder / LEARNED).rglob("*") if one.is_file())):
            found = list(told_by(name, file))
            assert found, f"{file}: no version of rules and bots, and no size of its sample"
            yield from found
        for n, line in enumerate((ROOT / "docs" / "ratings" / f"{name}.jsonl").read_text().splitlines(), 1):
            kept = json.loads(line)
            yield Numbers(f"ratings/{name}, line {n}", name, kept["rules"], kept["bots"], 1)


KEPT = list(numbers())


def test_every_file_of_numbers_says_by_which_rules_with_which_bots_and_in_how_many_games() -> None:
    for kept in KEPT:
        assert 1 <= kept.rules <= romanum.game(kept.game).rules_version, kept
        assert 1 <= kept.bots <= VERSION, kept
        assert kept.games > 0, kept


def test_no_file_lies_dead_because_bots_and_rules_have_gone_on() -> None:
    """How long scenarios take is told whoever played; all else counts for today's bots and rules alone."""
    for kept in KEPT:
        if not kept.place.endswith(LENGTHS):
            assert (kept.rules, kept.bots) == (romanum.game(kept.game).rules_version, VERSION), kept


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Nothing is remembered of what counted before, nor afterwards."""
    insight.cache_clear()
    levels_of.cache_clear()
    yield
    insight.cache_clear()
    levels_of.cache_clear()


@pytest.mark.parametrize("version", [VERSION - 1, VERSION, VERSION + 1])
def test_what_was_made_counts_for_the_bots_that_made_it_and_no_others(
    version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.bots.version.VERSION", version)
    pax = romanum.game("pax")
    found = [
        sureness(pax, "i", 2).games > 0,
        learned_chances(pax, "i", 2) is not None,
        [level.bot for level in levels_of(pax)] != [*BOTS],
    ]
    assert found == [version == VERSION] * 3


def foretold() -> Iterator[str]:
    """What was measured of judgements, a line a table, as the page has it."""
    for name in OURS:
        kept = shelf(romanum.game(name))
        tables = {(one.scenario, one.seats): one for one in kept.found} if kept else {}
        for one in tables.values():  # of a table that has both, what a learned value says counts
            plain = ", so the rate is told" if one.brier >= one.plain else ""
            yield (
                f"| `{name}` {one.scenario}, {one.seats} | {'network' if one.learned else 'game'} | {one.games} "
                f"| {one.brier:.3f} | {one.plain:.3f}{plain} |"
            )


def test_the_page_says_what_was_measured_of_chances() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = page.partition("<!-- foretold -->")[2].partition("<!-- end of foretold -->")[0].strip().splitlines()
    assert shown[2:] == [*foretold()]
