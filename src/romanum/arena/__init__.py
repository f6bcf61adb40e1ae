"""The arena: many games between bots, and what they show: who is stronger, and whether seats and sides are fair.

result = run("hre", ["legatus", "miles"], games=40, jobs=2, seed=7)
print(result.standing)
Path("arena.html").write_text(html(result))
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from romanum.arena.cluster import OnRay, placed
    from romanum.arena.executor import Executor, Local, Unreachable
    from romanum.arena.printout import bar, render
    from romanum.arena.report import ReportUnavailable, html
    from romanum.arena.result import ArenaResult, Failure, Played, Progress
    from romanum.arena.tournament import BadArena, run

__all__ = [
    "ArenaResult",
    "BadArena",
    "Executor",
    "Failure",
    "Local",
    "OnRay",
    "Played",
    "Progress",
    "ReportUnavailable",
    "Unreachable",
    "bar",
    "html",
    "placed",
    "render",
    "run",
]

_HOMES: Final = {
    "ArenaResult": "result",
    "BadArena": "tournament",
    "Executor": "executor",
    "Failure": "result",
    "Local": "executor",
    "OnRay": "cluster",
    "Played": "result",
    "Progress": "result",
    "ReportUnavailable": "report",
    "Unreachable": "executor",
    "bar": "printout",
    "html": "report",
    "placed": "cluster",
    "render": "printout",
    "run": "tournament",
}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
