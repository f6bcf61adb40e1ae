"""A test that cites a rule which is not in its game's catalogue is not collected: that is an error.

Files that take long begin first, so that at the end no process waits for another.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from rules import refuse_wrong_citations
from size import QUICK

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))
    if QUICK:
        kept = quickly(items)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]


def quickly(items: list[pytest.Item]) -> set[pytest.Item]:
    """All tests but those of games' kits: of these each check at one table of its game, the next check at the next."""
    kept: set[pytest.Item] = set()
    tables: dict[tuple[Path, Any], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.name != "test_conformance.py" or item.path.parent.name == "engine":
            kept.add(item)
        elif isinstance(item, pytest.Function) and hasattr(item, "callspec") and "check" in item.callspec.params:
            tables[item.path, item.callspec.params["check"]].append(item)
    turn: Counter[Path] = Counter()
    for (game, _), of_the_check in tables.items():
        kept.add(of_the_check[turn[game] % len(of_the_check)])
        turn[game] += 1
    return kept


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_wrong_citations(report)
    return report
