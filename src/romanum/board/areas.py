"""Maps of areas: who borders whom, and over what kind of border. Geometry only, no rules.

An area is a small int, its place in the list of ids; a set of areas is a mask.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from romanum.board.network import Link, Network
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
    >>> gaul.mask_of("open")
    (2, 1, 0)
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
        self.network = Network.joined(len(self.ids), sorted(self._checked(list(borders), file)), both_ways=False)
        self.kinds = self.network.kinds
        self.neighbours, self.neighbour_mask = self.network.links, self.network.masks
        self._check_ids(file)

    def __len__(self) -> int:
        return len(self.ids)

    def border(self, i: int, j: int) -> str | None:
        """The kind of border between two areas, or None if they do not touch."""
        return self.network.kind(i, j)

    def mask_of(self, *kinds: str) -> tuple[int, ...]:
        """For each area, the mask of its neighbours over borders of these kinds."""
        return self.network.over(*kinds).masks

    def components(self, *kinds: str) -> tuple[int, ...]:
        """The connected parts of the map as masks, over these kinds of border (over all if none is named)."""
        return self.network.over(*(kinds or self.kinds)).parts()

    def _checked(self, borders: list[Border], file: str) -> Iterator[Link]:
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
            yield Link(i, j, border.kind)
            yield Link(j, i, border.kind)

    def _check_ids(self, file: str) -> None:
        for area, times in Counter(self.ids).items():
            if times > 1:
                raise DataError(file, area, "this area stands twice")
        for area, neighbours in zip(self.ids, self.neighbours, strict=True):
            if not neighbours and len(self) > 1:
                raise DataError(file, area, "this area has no border")
