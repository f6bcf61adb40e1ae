"""A check of the kit that must notice something."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from romanum.engine.conformance import Sample
from toy.game import TOY, Toy

Check = Callable[[Sample], int]
Patch = pytest.MonkeyPatch


def noticed(
    check: Check, problem: str, game: Toy = TOY, *, seats: int = 3, discreet: bool = False, limit: int = 500
) -> None:
    """The check fails, and says so."""
    with pytest.raises(AssertionError, match=re.escape(problem)):
        check(Sample(game, seats, {"discreet": discreet}, games=20, seed=1, share=0.3, limit=limit))
