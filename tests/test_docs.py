"""The documentation is true: examples run, commands parse, links lead somewhere, excerpts and figures are real."""

from __future__ import annotations

import doctest
import importlib.util
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

import romanum
from romanum.cli import main
from romanum.cli.parts.coverage import cover
from romanum.engine.dice import verify_roll
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.games import OURS

ROOT = Path(__file__).parent.parent
MADE = {ROOT / "docs" / "modules.md", *(ROOT / "docs" / "rules" / f"{game}.md" for game in OURS)}
"""Pages that the site makes: they are not kept, but may be led to."""
PAGES = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")} - MADE)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[tuple[int, str]]:
    """The code blocks of a kind, each with the line at which it begins."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, m.start(2)) + 1, m[2]) for m in FENCE.finditer(text) if m[1] == kind]


def pages_with(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


def short(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", pages_with("pycon"), ids=short)
def test_the_examples_run(page: Path) -> None:
    source = ""
    for line, code in blocks(page, "pycon"):
        source += "\n" * (line - 1 - source.count("\n")) + code
    examples = doctest.DocTestParser().get_doctest(source, {}, short(page), str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    report: list[str] = []
    assert runner.run(examples, out=report.append).attempted > 0
    assert not report, "".join(report)


def test_the_script_with_processes_runs_as_it_stands(tmp_path: Path) -> None:
    [script] = [code for _, code in blocks(ROOT / "docs" / "learning.md", "python") if "Runner(" in code]
    (tmp_path / "many.py").write_text(script, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, tmp_path / "many.py"], capture_output=True, text=True, timeout=120, check=False
    )
    assert (ran.stdout, ran.returncode) == ("4 (4, 2)\n", 0), ran.stderr


def commands(page: Path) -> Iterator[tuple[int, list[str]]]:
    """Each line of a shell block that calls `romanum`, as words; one that goes on in the next is one with it."""
    for line, code in blocks(page, "sh"):
        whole = re.sub(r"\\\n(.*)", r" \1\n", code)
        for i, text in enumerate(whole.splitlines()):
            words = shlex.split(text, comments=True)
            if words[:1] == ["romanum"]:
                yield line + i, words[1:]


@pytest.mark.parametrize("page", pages_with("sh"), ids=short)
def test_the_commands_exist_with_their_options(page: Path) -> None:
    for line, words in commands(page):
        if not words or words[0].startswith("-"):
            continue
        context = click.Context(main, info_name="romanum")
        command = main.get_command(context, words[0])
        assert command is not None, f"{short(page)}:{line}: no command {words[0]}"
        try:
            command.make_context(words[0], words[1:], parent=context)
        except click.UsageError as problem:
            pytest.fail(f"{short(page)}:{line}: {problem.format_message()}")


@pytest.mark.parametrize("page", pages_with("sh"), ids=short)
def test_the_targets_of_make_exist(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = {t for _, code in blocks(page, "sh") for t in re.findall(r"^make ([\w-]+)", code, re.MULTILINE)}
    assert called <= targets


def anchors(page: Path) -> set[str]:
    """What `#…` can lead to in a page."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", page.read_text(encoding="utf-8"))):
        if target.startswith("https://"):
            continue
        file, _, anchor = target.partition("#")
        path = page.parent / file if file else page
        assert path.exists() or path in MADE, f"{short(page)}: {target}"
        assert not anchor or anchor in anchors(path), f"{short(page)}: {target}"


@pytest.mark.parametrize("page", ["README.md", "docs/index.md", "docs/players.md"])
def test_whoever_begins_to_read_is_told_of_the_page_without_a_server(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert re.search(r"\]\((docs/)?page\.md\)", text)
    assert re.search(r"without (a server or )?(an installation|installing)", text, re.IGNORECASE)


def excerpts() -> list[tuple[str, str, str]]:
    """Code blocks that say `# FILE` in their first line, with that file and the parts between lines of dots."""
    found = []
    for page in PAGES:
        for kind in ("python", "toml", "fluent"):
            for line, code in blocks(page, kind):
                first, _, rest = code.partition("\n")
                if re.fullmatch(r"# (tests|src)/\S+", first):
                    parts = re.split(r"^ *\.\.\.\n", rest, flags=re.MULTILINE)
                    found += [(f"{short(page)}:{line}", first[2:], part.strip("\n")) for part in parts]
    return found


@pytest.mark.parametrize(("place", "file", "part"), excerpts(), ids=lambda value: value if "\n" not in value else "")
def test_excerpts_are_what_the_files_say(place: str, file: str, part: str) -> None:
    assert part in (ROOT / file).read_text(encoding="utf-8"), place


SKETCHES = (
    "class Province(romanum.engine.data_rows.Named, frozen=True):  # a source, an id and a name",
    "def check(folder: Path = DATA) -> list[str]:",
    "def with_a_fleet_for_each_seat(raw: dict[str, Any]) -> None:",
    "class Mourning(Errand[LateEmpire], frozen=True):  # rules/losses.py",
    'match.wishes(1)  # {"shield": "ask", "sword": "ask", "truce": "ask"}',
    'match.order(1, "spoils", "weakest")  # always',
    'intro = "Alle führen eine römische Partei …"',
    "minutes = 5",
    "seats = 4                             # the match, as in a lesson: scenario, seats, seed, seat, options, played",
)
"""How listings of the guide for games begin that stand in no file, because they put several places together."""


def test_listings_of_the_guide_for_games_say_where_they_are_from() -> None:
    page = ROOT / "docs" / "add-a-game.md"
    firsts = [code.partition("\n")[0] for kind in ("python", "toml", "fluent") for _, code in blocks(page, kind)]
    assert [first for first in firsts if not re.fullmatch(r"# (tests|src)/\S+", first)] == [*SKETCHES]


@pytest.mark.parametrize("game", OURS)
def test_the_readme_counts_the_rules_that_tests_cite(game: str) -> None:
    coverage = cover(romanum.game(game).rules, ROOT / "tests" / "games" / game)
    cited, missing = len(coverage.cited), len(coverage.missing)
    assert f"{cited} of {cited + missing} rules in `{game}`" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.fixture
def recorded() -> tuple[Record, Match[Any]]:
    """The record in the page about records, and the match it leads to."""
    (text,) = [code for _, code in blocks(ROOT / "docs" / "records.md", "text") if code.startswith("Romanum record")]
    record = Record.read(text)
    return record, replay(record, romanum.game, len(record.actions))


def test_the_record_in_the_page_about_records_replays(recorded: tuple[Record, Match[Any]]) -> None:
    record, match = recorded
    assert record.position == match.fingerprint()


def test_the_roll_by_hand_is_the_one_in_the_log(recorded: tuple[Record, Match[Any]]) -> None:
    record, match = recorded
    rolls = [verify_roll(record.dice["seed"], record.dice["salts"], n) for n in range(46, 50)]
    assert rolls == next(event.facts["dice"] for event in match.events if event.kind == "order-roll") == [4, 3, 2, 5]


def test_the_page_of_modules_lists_every_module_in_its_room() -> None:
    house, listed, room = ROOT / "src" / "romanum", set[str](), ""
    for line in page_of_modules().splitlines():
        if line.startswith("## "):
            room = line.removeprefix("## ")
        elif row := re.match(r"\| `(\w+)` \| .+ \|$", line):
            listed.add(f"{room}/{row[1]}")
    files = [file.relative_to(house) for file in house.rglob("*.py") if file.name != "__init__.py"]
    there = {f"{file.parent.as_posix()}/{file.stem}".replace("./", "romanum/") for file in files}
    assert listed == there


def page_of_modules() -> str:
    """As the site has it: the page is made, not kept."""
    place = ROOT / "docs" / "list_modules.py"
    spec = importlib.util.spec_from_file_location("list_modules", place)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: str = module.page()
    return made
