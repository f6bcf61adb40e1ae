"""The garbage collector, kept from looking through everything while people play.

Thousands of tables are millions of objects that stay, and looking through all of them holds everybody up for most of a
second. So what is new is looked through every few seconds, and what stays is set aside, to be freed as ever when nobody
needs it any longer. Only what holds on to itself in a circle is not freed then: for that everything is looked through,
but rarely.
"""

from __future__ import annotations

import asyncio
import gc
from itertools import count
from typing import Final

RARELY: Final = (50_000, 1_000, 1_000)
"""After how many new objects the collector looks by itself through the young, the older and all of them."""
SECONDS: Final = 2.0
"""So often what is new is looked through."""
THOROUGHLY: Final = 450
"""And every so many times everything: each quarter of an hour."""


def begin() -> None:
    """Set aside what the program itself consists of."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def tidy(*, thoroughly: bool = False) -> None:
    """Look through what is new, or through everything, and set aside what stays."""
    if thoroughly:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(0)
    gc.freeze()


async def keep_tidy() -> None:
    """As long as the server runs."""
    for times in count(1):
        await asyncio.sleep(SECONDS)
        tidy(thoroughly=times % THOROUGHLY == 0)
