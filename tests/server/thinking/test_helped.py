"""A host may let several processes think together about a decision: they answer, and end with the one they help."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from romanum.server.bounds.settings import Settings
from romanum.server.thinking.opinion import question
from romanum.server.thinking.processes import Thinkers
from sortes.planned import Planned

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc"),
]


def children_of(pid: int) -> list[int]:
    """The processes that it started to think in."""
    found = [int(n) for task in Path(f"/proc/{pid}/task").iterdir() for n in (task / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def until(found: Any, within: float = 30) -> Any:
    """What a question answers, as soon as that is something."""
    async with asyncio.timeout(within):
        while not (answer := found()):
            await asyncio.sleep(0.05)
        return answer


def is_gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


async def helped() -> tuple[Thinkers, int, list[int]]:
    """Processes after a decision in which somebody could help: the one that decides, and its helpers."""
    thinkers, match = Thinkers(1, helpers=2), Planned().new(seats=2, seed=4)
    asked = question(match, 0, "imperator", 1, seconds=0.1)
    (opinion,) = await thinkers.think(asked, helped=True)
    assert opinion.text in [option.text for option in match.decision(0).options]
    assert opinion.aim is not None
    (deciding,) = thinkers._pools[True]._processes
    helpers = await until(lambda: found if len(found := children_of(deciding)) == 2 else None)
    assert (await thinkers.think(asked, helped=True))[0].aim is not None
    return thinkers, deciding, helpers


async def test_helpers_end_with_the_server() -> None:
    thinkers, deciding, helpers = await helped()
    await thinkers.close()
    assert await until(lambda: all(map(is_gone, [deciding, *helpers])))


async def test_helpers_end_when_whom_they_help_is_killed() -> None:
    thinkers, deciding, helpers = await helped()
    os.kill(deciding, signal.SIGKILL)
    assert await until(lambda: all(map(is_gone, helpers)))
    await thinkers.close()


async def test_where_nobody_helps_all_think_in_the_same_processes() -> None:
    thinkers, match = Thinkers(1), Planned().new(seats=2, seed=4)
    await thinkers.think(question(match, 0, "imperator", 1, seconds=0.05), helped=True)
    assert list(thinkers._pools) == [False]
    await thinkers.close()


def test_a_host_says_how_many_think_together() -> None:
    cores = max(1, (os.cpu_count() or 2) - 1)
    assert [Settings(database="", crew=crew).helpers for crew in (1, 3, 0)] == [1, 3, cores]
