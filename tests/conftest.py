"""A test that cites a rule which is not in its game's catalogue is not collected: that is an error."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from rules import wrong_citation


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
