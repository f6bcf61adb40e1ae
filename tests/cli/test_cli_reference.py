"""`romanum rules`, `check`, `bench`, `arena`, `completion`, and help."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import romanum
from cli.commandline import Run, Spawn
from romanum.bots.search import Legatus
from romanum.bots.sureness import Sureness
from romanum.bots.tiro import Tiro
from romanum.cli import bench
from romanum.cli.benchmark.figure import Figure
from romanum.games import game


def test_help_says_what_to_try(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "\n    romanum play  " in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"romanum {romanum.__version__}\n"


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help").stdout
    for command in ("play", "learn", "replay", "verify", "rules", "arena", "bench", "check", "completion"):
        assert f"\n  {command} " in shown


@pytest.mark.parametrize("command", ["play", "learn", "replay", "verify", "rules", "arena", "bench", "check"])
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
    assert figures["PettingZoo, random steps, observed"]["value"] > 0
    assert figures["bare decisions to steps"]["aim"] == 3
    assert figures["romanum --help, cold"]["unit"] == "s"
    assert figures["a line of thought, legatus"]["value"] > 0
    assert figures["a line of thought, legatus"]["plain"].endswith(" lines/s")
    assert figures["chances that hints say"]["plain"] == "none has been measured"


def test_a_game_is_held_against_its_own_pace(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SPAN", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "COLD_STARTS", 1)
    monkeypatch.setattr(type(game("toy")), "pace", (30, 60))
    (figure, *_) = json.loads(run("bench", "toy", "--json").stdout)
    assert (figure["what"], figure["must"], figure["aim"]) == ("random decisions", 30, 60)


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SPAN", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 2)


def test_one_evaluation_of_what_was_learned_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    whole, alone, onward = bench.learned_value(game("ultimus"))
    assert (whole.must, whole.aim, whole.unit) == (60, 25, "ref")
    assert min(whole.value, alone.value) > 0
    assert onward.value > 0
    (none,) = bench.learned_value(game("toy"))
    assert none.unit == "none"


def test_where_an_adviser_never_has_to_think_no_line_of_thought_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    monkeypatch.setattr(Legatus, "choose", Tiro(1).choose)
    assert bench.thinking(game("toy")) == []


def test_only_decisions_that_an_adviser_thinks_about_are_picked() -> None:
    chairs = bench._undecided(game("toy"))
    assert chairs
    for chair in chairs:
        adviser = Legatus(bench.SEED, iterations=bench.LINES_A_DECISION)
        adviser.choose(chair)
        assert adviser.lines


def test_random_decisions_are_measured_over_all_scenarios() -> None:
    tables = bench.RandomTables(game("trajan"))
    assert tables.play(0) == bench.STRIDE * len(game("trajan").scenarios)
    first = [table.position for table in tables.tables]
    assert len({g.to_json() for g in first}) == len(game("trajan").scenarios)
    tables.play(0)
    assert [table.position for table in tables.tables] == first, "games go on where they stopped"


def test_a_random_game_that_is_over_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "STRIDE", 2000)
    tables = bench.RandomTables(game("toy"))
    assert tables.play(0) == 2000
    assert tables.seed > bench.SEED + 1


def test_random_games_of_the_bench_are_not_ended_by_treaty_or_surrender() -> None:
    assert bench.to_the_end(game("trajan")) == {"parley": False}
    assert not next(bench.random_matches(game("trajan"), seed=1, games=1)).position.parley
    assert bench.to_the_end(game("hre")) == {}


def test_bench_compares_what_hints_say_with_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    (none,) = bench.said_and_measured(game("toy"), 2)
    assert none.unit == "said"
    monkeypatch.setattr(
        "romanum.bots.chances.sureness",
        lambda game, scenario, seats, learned=False: Sureness(game.id, scenario, seats, 1, 50, [0.5] * 4),
    )
    (figure,) = bench.said_and_measured(game("toy"), 2)
    assert 0 < figure.value < 0.5
    assert re.fullmatch(r"0\.\d+ if all are equal; 2 games", figure.plain)


def test_a_figure_is_held_against_its_bars() -> None:
    assert Figure("rate", 80, "kref", 40, 80, True).verdict == "aim reached"
    assert Figure("rate", 50, "kref", 40, 80, True).verdict == "good"
    assert Figure("cost", 6, "ref", 5, 2.5).verdict == "MISSED"


# ---- arena


def test_an_arena_writes_what_it_finds(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    result = run("arena", "toy", "--bots", "tiro", "--games", "2", "--seats", "2", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert len(json.loads(out.read_text())["played"]) == 2


def test_an_arena_wants_bots(run: Run) -> None:
    assert "--bots" in run("arena", "toy", "--games", "1").stderr


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


# ---- scenarios


def test_where_a_newcomer_begins_stands_first(run: Run) -> None:
    rows = json.loads(run("scenarios", "pax", "--sort", "length", "--json").stdout)
    assert rows[0]["start"]
    assert not any(row["start"] for row in rows[1:])
    lengths = [row["minutes"] for row in rows[1:]]
    assert lengths == sorted(lengths)


def test_scenarios_that_fit_an_evening(run: Run) -> None:
    rows = json.loads(run("scenarios", "imperium", "--players", "3", "--difficulty", "hard", "--json").stdout)
    assert rows
    assert all(3 in row["players"] and row["difficulty"] == "hard" for row in rows)
    short = json.loads(run("scenarios", "trajan", "--hours", "2", "--json").stdout)
    assert "campaign" not in [row["id"] for row in short]


def test_the_list_of_scenarios_tells_what_each_teaches(run: Run) -> None:
    shown = " ".join(run("scenarios", "trajan").stdout.split())
    assert "Start here. Marching and fighting" in shown
    assert "seconds a click" in shown
    assert "There is no such scenario." in run("scenarios", "hre", "--players", "9").stdout


def test_scenarios_are_measured_into_a_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "lengths.toml"
    result = run("scenarios", "hre", "--measure", "--bot", "tiro", "--decisions", "40", "--out", str(out))
    assert result.stdout.startswith("standard: ")
    assert 'command = "romanum scenarios hre --measure --bot tiro --times 1' in out.read_text(encoding="utf-8")
    assert run("scenarios", "--measure").exit_code == 2


# ---- rules that lead on


def test_the_contents_have_chapters(run: Run) -> None:
    shown = run("rules", "hre").stdout
    assert "10      Combat" in shown


def test_a_rule_tells_where_it_was_seen(run: Run) -> None:
    shown = " ".join(run("rules", "hre", "10.2a").stdout.split())
    found = re.search(r"Seen in play: .*?\(romanum replay (\S+) --at (\d+)\)", shown)
    assert found
    assert run("replay", found[1], "--at", found[2]).exit_code == 0
    assert run("replay", "hre/nothing").exit_code == 2


def test_check_says_what_is_wrong_with_a_board(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    roma = {"id": "roma", "name": "Roma", "x": 4, "y": 12}
    monkeypatch.setattr("toy.game.Toy.components", lambda _: {"size": [9, 9], "places": [roma]})
    told = run("check", "toy")
    assert told.exit_code == 1
    assert "toy: board: places[0] (roma): it lies outside the map, which is 9 by 9" in told.stdout
