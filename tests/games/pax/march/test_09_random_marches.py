"""Whatever is offered on the march and at sea leads to sound positions, and every move comes to its end."""

from __future__ import annotations

import pytest

from games.pax.march_play import campaign


@pytest.mark.parametrize("scenario", ["i", "ii", "v"])
def test_random_marches_are_sound(scenario: str) -> None:
    assert campaign(scenario, 7, 8) > 20
