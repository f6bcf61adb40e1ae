"""A board of plain data: whatever a view says of it can be shown."""

from __future__ import annotations

from romanum.engine.conformance.sample import Sample, moments, where
from romanum.engine.plain_board import has_places, problems


def board_is_sound(sample: Sample) -> int:
    """Where a game says where its places lie, its counters, holders, tracks and hands fit them at every moment."""
    components = sample.game.components()
    if not has_places(components):
        return 1
    looked = 0
    for match, _ in moments(sample):
        for seat in (None, *range(match.seats)):
            found = problems(components, match.view(seat))
            assert not found, f"{where(match)}: as {seat} sees it: {'; '.join(found)}"
            looked += 1
    return looked
