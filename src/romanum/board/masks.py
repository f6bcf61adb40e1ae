"""Sets of places as masks: an int with one bit a place. Areas, points and hexes alike."""

from collections.abc import Iterable
from typing import Final

CHUNK: Final = 9
"""How many bits of a mask are looked up at once."""
_chunks: list[list[tuple[int, ...]]] = []


def bits(mask: int) -> list[int]:
    """The places in a mask, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    chunk = 0
    while mask:
        if chunk == len(_chunks):
            _chunks.append(_chunk(chunk * CHUNK))
        found += _chunks[chunk][mask & (1 << CHUNK) - 1]
        mask >>= CHUNK
        chunk += 1
    return found


def _chunk(base: int) -> list[tuple[int, ...]]:
    """For every pattern of a few bits that begin at `base`, the places it stands for."""
    return [tuple(base + i for i in range(CHUNK) if pattern >> i & 1) for pattern in range(1 << CHUNK)]


def mask(places: Iterable[int]) -> int:
    """The mask of some places.

    >>> bin(mask([4, 1, 2, 1]))
    '0b10110'
    """
    found = 0
    for place in places:
        found |= 1 << place
    return found
