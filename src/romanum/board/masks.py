"""Sets of places as masks: an int with one bit a place. Areas, points and hexes alike."""

from collections.abc import Iterable
from typing import Final

CHUNK: Final = 9
"""How many bits of a mask are looked up at once."""
_LOWEST: Final = (1 << CHUNK) - 1
_chunks: list[list[tuple[int, ...]]] = []


def bits(mask: int) -> list[int]:
    """The places in a mask, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    rest = mask
    for places in _chunks:
        if not rest:
            return found
        found += places[rest & _LOWEST]
        rest >>= CHUNK
    if not rest:
        return found
    while len(_chunks) * CHUNK < mask.bit_length():
        _chunks.append(_chunk(len(_chunks) * CHUNK))
    return bits(mask)


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
