"""The files for whoever finds the project on a forge: they can be read, and name only what there is."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from romanum.cli import COMMANDS

ROOT = Path(__file__).parent.parent
FORMS = sorted(set((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) - {ROOT / ".github/ISSUE_TEMPLATE/config.yml"})
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps() -> list[str]:
    """What the workflow runs."""
    jobs = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]
    return [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]


def test_the_workflow_runs_targets_of_make_and_commands_that_exist() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = [shlex.split(step) for step in steps()]
    assert ["make", "test"] in called
    assert {words[1] for words in called if words[0] == "make"} <= targets
    assert {words[words.index("romanum") + 1] for words in called if "romanum" in words} <= set(COMMANDS)


def test_the_workflow_tries_every_python_that_is_promised() -> None:
    versions = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    promised = [c.rpartition(" ")[2] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert versions == promised


def test_hooks_of_a_commit_are_the_projects_own_tools() -> None:
    (repo,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"
    tools = [Path(shlex.split(hook["entry"])[0]) for hook in repo["hooks"]]
    assert {tool.name for tool in tools} == {"ruff", "mypy"}
    assert {tool.parent.as_posix() for tool in tools} == {".venv/bin"}
    wanted = {re.split(r"[>\[]", needed)[0] for needed in PROJECT["optional-dependencies"]["dev"]}
    assert {tool.name for tool in tools} <= wanted


@pytest.mark.parametrize("template", FORMS, ids=lambda path: path.stem)
def test_a_form_for_issues_asks_for_something(template: Path) -> None:
    form = read(template)
    assert form["name"]
    assert form["description"]
    fields = [part["id"] for part in form["body"]]
    assert len(fields) == len(set(fields)) > 0
    assert any(part.get("validations", {}).get("required") for part in form["body"])
    named = set(re.findall(r"`romanum (\w+)", template.read_text(encoding="utf-8")))
    assert named <= set(COMMANDS)
