"""Both games as if the distribution were installed: by the entry points that its `pyproject.toml` names."""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from outside import entry, installed
from romanum.games import GROUP
from rules import refuse_wrong_citations

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(autouse=True, scope="module")
def ludi() -> Iterator[None]:
    package = f"{PROJECT['name']} {PROJECT['version']}"
    with installed(*(entry(name, place, package) for name, place in PROJECT["entry-points"][GROUP].items())):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_wrong_citations(report)
    return report
