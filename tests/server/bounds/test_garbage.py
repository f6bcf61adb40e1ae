"""What stays is set aside from the garbage collector, and what holds on to itself is still found."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from romanum.server.bounds.garbage import tidy


class Ring:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def everything_found_afterwards() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def test_what_stays_is_not_looked_through_again() -> None:
    tidy(thoroughly=True)
    kept, before = [Ring() for _ in range(1000)], gc.get_freeze_count()
    tidy()
    assert gc.get_freeze_count() >= before + len(kept)
    assert len(gc.get_objects()) < before


def test_what_is_new_and_left_in_a_circle_is_found_at_once() -> None:
    tidy(thoroughly=True)
    left = weakref.ref(Ring())
    tidy()
    assert left() is None


def test_what_was_set_aside_and_is_left_in_a_circle_is_found_when_everything_is_looked_through() -> None:
    ring = Ring()
    tidy(thoroughly=True)
    left = weakref.ref(ring)
    del ring
    tidy()
    assert left() is not None
    tidy(thoroughly=True)
    assert left() is None
