"""`romanum rules`, `check`, `bench`, `arena`, `completion`, and help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import romanum
from cli.commandline import Run, Spawn
from romanum.cli import bench
from romanum.games import game


def test_help_says_what_to_try(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "\n    romanum play  " in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"romanum {romanum.__version__}\n"


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help").stdout
    for command in ("play", "replay", "verify", "rules", "arena", "bench", "check", "completion"):
        assert f"\n  {command} " in shown


@pytest.mark.parametrize("command", ["play", "replay", "verify", "rules", "arena", "bench", "check"])
def test_every_command_that_prints_a_result_takes_json(command: str, run: Run) -> None:
    assert "--json" in run(command, "--help").stdout


def test_help_imports_nothing_heavy() -> None:
    call = [sys.executable, "-X", "importtime", "-c", "from romanum.cli import main; main()", "--help"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "click" in imported
    assert not imported & {"rich", "msgspec", "fluent.runtime", "romanum.engine.match", "numpy", "romanum.bots"}


# ---- rules


def test_a_rule_by_its_number(run: Run) -> None:
    shown = run("rules", "toy", "4c").stdout
    assert shown.startswith("4c")
    assert "4b" not in shown


def test_a_chapter_by_its_number(run: Run) -> None:
    numbers = [rule["id"] for rule in json.loads(run("rules", "toy", "4", "--json").stdout)]
    assert numbers == ["4a", "4b", "4c", "4d"]


def test_rules_by_words(run: Run) -> None:
    found = json.loads(run("rules", "toy", "omen", "first", "--json").stdout)
    assert [rule["id"] for rule in found] == ["3b"]


def test_rules_without_words_are_a_table_of_contents(run: Run) -> None:
    assert f"Ring: {len(game('toy').rules)} rules" in run("rules", "toy").stdout


class TestCoverage:
    @pytest.fixture
    def tests(self, tmp_path: Path) -> Path:
        folder = tmp_path / "tests" / "games" / "toy"
        folder.mkdir(parents=True)
        (folder / "test_some.py").write_text(
            'import pytest\nfrom rules import rule\n\n@rule("4a", "4b")\ndef test_a(): ...\n\n'
            '@pytest.mark.rule("5a")\nclass TestB: ...\n\nother("6a")\n'
        )
        return folder

    def test_counts_rules_that_tests_cite(self, tests: Path, run: Run) -> None:
        result = run("rules", "toy", "--coverage")
        assert result.exit_code == 0
        assert f"3 of {len(game('toy').rules)} rules are cited by tests." in result.stdout

    def test_lists_those_that_none_cites(self, tests: Path, run: Run) -> None:
        missing = json.loads(run("rules", "toy", "--coverage", "--json").stdout)["missing"]
        assert "6a" in missing
        assert not {"4a", "4b", "5a"} & set(missing)

    def test_names_the_place_of_a_citation(self, tests: Path, run: Run) -> None:
        cited = json.loads(run("rules", "toy", "--coverage", "--json").stdout)["cited"]
        assert cited["4b"] == ["test_some.py:4"]

    def test_a_rule_that_does_not_exist_is_an_error(self, tests: Path, run: Run) -> None:
        (tests / "test_more.py").write_text('@rule("99z")\ndef test_c(): ...\n')
        result = run("rules", "toy", "--coverage", "--tests", str(tests))
        assert result.exit_code == 1
        assert "No such rule: 99z (cited in test_more.py:1)" in result.stdout

    def test_a_test_that_cannot_be_read_is_named(self, tests: Path, run: Run) -> None:
        (tests / "test_bad.py").write_text("def (:\n")
        result = run("rules", "toy", "--coverage")
        assert result.exit_code == 2
        assert "test_bad.py: line 1:" in result.stderr


# ---- check


def test_a_sound_game_is_well(run: Run) -> None:
    result = run("check", "toy")
    assert result.exit_code == 0
    assert result.stdout.startswith("toy: all is well (")


def test_problems_stand_one_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        type(game("toy")), "check", lambda self: ["map.toml: roma: no border", "cards.toml: 3: no name"]
    )
    result = run("check", "toy")
    assert result.exit_code == 1
    assert result.stdout == "toy: map.toml: roma: no border\ntoy: cards.toml: 3: no name\n"


# ---- bench


def test_bench_reports_every_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SPAN", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "COLD_STARTS", 1)
    figures = {row["what"]: row for row in json.loads(run("bench", "toy", "--json").stdout)}
    assert figures["random decisions"]["value"] > 0
    assert (figures["random decisions"]["must"], figures["random decisions"]["aim"]) == (40, 80)
    assert figures["romanum --help, cold"]["unit"] == "s"


def test_a_figure_is_held_against_its_bars() -> None:
    assert bench.Figure("rate", 80, "kref", 40, 80, True).verdict == "aim reached"
    assert bench.Figure("rate", 50, "kref", 40, 80, True).verdict == "good"
    assert bench.Figure("cost", 6, "ref", 5, 2.5).verdict == "MISSED"


# ---- arena


def test_an_arena_writes_what_it_finds(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    result = run("arena", "toy", "--bots", "tiro", "--games", "2", "--seats", "2", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert len(json.loads(out.read_text())["played"]) == 2


# ---- completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script(shell: str, run: Run) -> None:
    assert "_ROMANUM_COMPLETE" in run("completion", shell).stdout


def test_games_and_bots_are_completed(spawn: Spawn) -> None:
    def completed(line: str) -> list[str]:
        words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
        return spawn(_ROMANUM_COMPLETE="bash_complete", **words).stdout.split()

    assert completed("romanum play to") == ["plain,toy"]
    assert completed("romanum arena toy --bots tiro,mi") == ["plain,tiro,miles"]
