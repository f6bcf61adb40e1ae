"""What all ways of telling share: threads of their own, and what is raised when a notice does not get through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

T = TypeVar("T")

THREADS: Final = ThreadPoolExecutor(4, "romanum-notices")
"""Slow receivers hold up each other, and nothing else."""


class Undelivered(Exception):
    """It did not get through; `for_good` if there is no use in trying again."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Do something slow without stopping the loop."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, work, *args)
