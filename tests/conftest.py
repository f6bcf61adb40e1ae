"""A test that cites a rule which is not in its game's catalogue is not collected: that is an error.

Files that take long begin first, so that at the end no process waits for another; and each process begins to read the
tests elsewhere, so that what one has compiled the others need not.
"""

from __future__ import annotations

import gc
import os
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from process_shares import HERE, begun_elsewhere, parts
from rules import refuse_wrong_citations
from size import QUICK

LONG = ("browser", "server", "cli")
"""Folders whose files take long,"""
LONGEST = ("test_conformance.py", "test_in_pyodide.py", "test_bots.py", "test_fuzz.py", "test_kill.py")
"""and files that take longer than most folders."""

SELDOM: Final = (50_000, 20, 20)
"""After how many new objects the garbage collector looks through the young, the older and all of them: games that play
on in twins make and drop far more than Python expects of a program."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Four processes for two cores, unless somebody wishes otherwise: each waits for much of its time, for a page, a
    server, a clock."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + max(2, cores // 2)


def pytest_configure(config: pytest.Config) -> None:
    """Where all tests are wished for, and several processes read them."""
    others: dict[str, Any] | None = getattr(config, "workerinput", None)
    if others and config.args_source is config.ArgsSource.TESTPATHS:
        own, *rest = config.args
        assert Path(own).resolve() == HERE
        process = int(others["workerid"].removeprefix("gw"))
        config.args[:] = map(str, begun_elsewhere(parts(rest), process, others["workercount"]))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Seventeen thousand tests stay as they are: nobody looks for garbage among them, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()


def rank(file: Path) -> tuple[int, bool, str]:
    """When a file is begun: the lower, the earlier. No two files are alike, for all processes need the same order."""
    early = 0 if file.name in LONGEST else 1 if any(HERE / name in file.parents for name in LONG) else 2
    return early, HERE not in file.parents, str(file)


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
        if item.path.name != "test_conformance.py" or HERE / "engine" in item.path.parents:
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
