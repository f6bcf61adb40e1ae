"""The kit on the toy game: every check passes, in both ways of asking, and tries something."""

from collections.abc import Callable

import pytest

from romanum.engine.conformance import CHECKS, Sample
from toy.game import TOY


@pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_toy_game_keeps_every_promise(check: Callable[[Sample], int], seats: int, discreet: bool) -> None:
    assert check(Sample(TOY, seats, {"discreet": discreet}, games=12, seed=seats, share=0.2)) > 0
