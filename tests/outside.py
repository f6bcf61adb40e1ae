"""Games that distributions offer, as if they were installed: entry points for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest

from romanum.engine.outside import plug_ins
from romanum.games import GAMES, GROUP


def entry(name: str, place: str, package: str = "romanum-ring 1.2") -> EntryPoint:
    """An entry point of a distribution that is not there."""
    found = EntryPoint(name, place, GROUP)
    if package:
        distribution, _, version = package.partition(" ")
        vars(found)["dist"] = SimpleNamespace(name=distribution, version=version)
    return found


@contextmanager
def installed(*entries: EntryPoint) -> Iterator[None]:
    """These games alone are offered, and nothing else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plug_ins, "entry_points", lambda group: [one for one in entries if one.group == group])
        GAMES.look_again()
        yield
    GAMES.look_again()
