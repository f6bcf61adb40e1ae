"""A test that cites a rule which is not in its game's catalogue is not collected: that is an error.

Files that take long begin first, so that at the end no process waits for another.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from rules import wrong_citation

LONG = ("browser", "server", "cli")
"""Folders whose files take long,"""
LONGEST = ("test_conformance.py", "test_bots.py", "test_fuzz.py", "test_kill.py")
"""and files that take longer than most folders."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Three processes for two cores, unless somebody wishes otherwise: each waits a third of its time, for a page, a
    server, a clock."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + max(1, cores // 2)


def rank(file: Path) -> int:
    """When a file is begun: the lower, the earlier."""
    if file.name in LONGEST:
        return 0
    return 1 if file.parent.name in LONG else 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    wrong = [
        f"{item.nodeid} {problem}"
        for item in report.result or ()
        if isinstance(item, pytest.Item)
        for mark in item.iter_markers("rule")
        if (problem := wrong_citation(item.path, mark.args))
    ]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
    return report
