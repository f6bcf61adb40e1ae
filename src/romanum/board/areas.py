"""Maps of areas: who borders whom, and over what kind of border. Geometry only, no rules.

An area is a small int, its place in the list of ids; a set of areas is an int with one bit an area.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from romanum.engine.data import DataError


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two areas, by id, that touch, and the kind of border between them."""

    a: str
    b: str
    kind: str


class AreaMap:
    """A map of areas joined by borders of several kinds.

    >>> gaul = AreaMap(["aquitania", "lugdunensis", "belgica"],
    ...                [Border("aquitania", "lugdunensis", "open"), Border("lugdunensis", "belgica", "forest")])
    >>> [gaul.ids[i] for i in gaul.neighbours[gaul.index["lugdunensis"]]]
    ['aquitania', 'belgica']
    >>> gaul.border(1, 2), gaul.border(0, 2)
    ('forest', None)
    >>> bits(gaul.mask_of("open")[1])
    [0]
    >>> gaul.components("open")
    (3, 4)
    """

    ids: tuple[str, ...]
    index: dict[str, int]
    kinds: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    neighbour_mask: tuple[int, ...]

    def __init__(self, ids: Sequence[str], borders: Iterable[Border], file: str = "map") -> None:
        """Build the map; `file` is the name that a DataError shows."""
        self.ids = tuple(ids)
        self.index = {area: i for i, area in enumerate(self.ids)}
        self._kind = dict(self._checked(list(borders), file))
        self.kinds = tuple(dict.fromkeys(self._kind.values()))
        self._masks = {kind: self._masks_over(kind) for kind in self.kinds}
        self.neighbour_mask = self.mask_of(*self.kinds)
        self.neighbours = tuple(tuple(bits(mask)) for mask in self.neighbour_mask)
        self._check_ids(file)

    def __len__(self) -> int:
        return len(self.ids)

    def border(self, i: int, j: int) -> str | None:
        """The kind of border between two areas, or None if they do not touch."""
        return self._kind.get((i, j))

    def mask_of(self, *kinds: str) -> tuple[int, ...]:
        """For each area, the mask of its neighbours over borders of these kinds."""
        nothing = (0,) * len(self)
        rows = [self._masks.get(kind, nothing) for kind in kinds] or [nothing]
        return tuple(sum(column) for column in zip(*rows, strict=True))

    def components(self, *kinds: str) -> tuple[int, ...]:
        """The connected parts of the map as masks, over these kinds of border (over all if none is named)."""
        masks = self.mask_of(*(kinds or self.kinds))
        parts: list[int] = []
        left = (1 << len(self)) - 1
        while left:
            parts.append(spread(masks, left & -left))
            left &= ~parts[-1]
        return tuple(parts)

    def _checked(self, borders: list[Border], file: str) -> Iterator[tuple[tuple[int, int], str]]:
        """Both directions of each border, after checking it."""
        seen: set[frozenset[str]] = set()
        for row, border in enumerate(borders):
            place = f"$.border[{row}]"
            for end, area in (("a", border.a), ("b", border.b)):
                if area not in self.index:
                    raise DataError(file, f"{place}.{end}", f"unknown area '{area}'")
            if border.a == border.b:
                raise DataError(file, place, f"'{border.a}' borders itself")
            if {border.a, border.b} in seen:
                raise DataError(file, place, f"the border of '{border.a}' and '{border.b}' stands twice")
            seen.add(frozenset((border.a, border.b)))
            i, j = self.index[border.a], self.index[border.b]
            yield (i, j), border.kind
            yield (j, i), border.kind

    def _check_ids(self, file: str) -> None:
        for area, times in Counter(self.ids).items():
            if times > 1:
                raise DataError(file, area, "this area stands twice")
        for area, neighbours in zip(self.ids, self.neighbours, strict=True):
            if not neighbours and len(self) > 1:
                raise DataError(file, area, "this area has no border")

    def _masks_over(self, kind: str) -> tuple[int, ...]:
        masks = [0] * len(self)
        for (i, j), border in self._kind.items():
            if border == kind:
                masks[i] |= 1 << j
        return tuple(masks)


CHUNK: Final = 9
"""How many bits of a mask are looked up at once."""
_chunks: list[list[tuple[int, ...]]] = []


def bits(mask: int) -> list[int]:
    """The areas in a mask, lowest first.

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
    """For every pattern of a few bits that begin at `base`, the areas it stands for."""
    return [tuple(base + i for i in range(CHUNK) if pattern >> i & 1) for pattern in range(1 << CHUNK)]


def mask(areas: Iterable[int]) -> int:
    """The mask of some areas.

    >>> bin(mask([4, 1, 2, 1]))
    '0b10110'
    """
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def spread(masks: Sequence[int], start: int) -> int:
    """All areas that can be reached from the mask `start` by steps to neighbours in `masks`."""
    reached, edge = start, start
    while edge:
        fresh = 0
        for area in bits(edge):
            fresh |= masks[area]
        edge = fresh & ~reached
        reached |= edge
    return reached
