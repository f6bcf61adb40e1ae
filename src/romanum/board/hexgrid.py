"""Maps of hexes: numbers, neighbours, distances and geometry. No rules; reach and ways are in `network`.

The hexes are flat-topped and stand in columns; odd columns lie half a hex lower. A hex is a small int, counted
down the columns from the north-west; a set of hexes is a mask. Directions run clockwise
from the north: 0 to 5 are N, NE, SE, S, SW, NW.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Final, TypeAlias

from romanum.board.masks import mask
from romanum.board.network import Network

Point: TypeAlias = tuple[float, float]

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
OFF: Final = -1
"""Where a step over the edge of the board leads."""
COLUMN_WIDTH: Final = 3**0.5 / 2
"""From one column to the next, where a hex is 1 from flat side to flat side."""
RADIUS: Final = 1 / 3**0.5
"""From the centre of a hex to a corner."""

_STEPS: Final = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)
"""Column and row of the six steps, from an even and from an odd column."""
_CORNERS: Final[tuple[Point, ...]] = (
    (-RADIUS / 2, -0.5),
    (RADIUS / 2, -0.5),
    (RADIUS, 0.0),
    (RADIUS / 2, 0.5),
    (-RADIUS / 2, 0.5),
    (-RADIUS, 0.0),
)


class HexGrid:
    """A rectangle of hexes. A place is a column and a row as printed; its name is both with two digits each.

    >>> grid = HexGrid(33, 22)
    >>> babylon = grid.named("1616")
    >>> babylon, grid.place(babylon), grid.name(babylon)
    (368, (16, 16), '1616')
    >>> [grid.name(hex) for hex in grid.neighbours[babylon]]
    ['1615', '1715', '1716', '1617', '1516', '1515']
    >>> grid.distance(babylon, grid.named("2213"))
    6
    """

    columns: int
    rows: int
    size: int
    names: tuple[str, ...]
    steps: tuple[tuple[int, ...], ...]
    """For each hex, where the six directions lead; OFF where the board ends."""
    neighbours: tuple[tuple[int, ...], ...]
    """For each hex, the hexes beside it on the board, clockwise from the north."""

    def __init__(self, columns: int, rows: int, first_column: int = 0, first_row: int = 0) -> None:
        """Build the board; the first column and row are the numbers printed in the north-western hex."""
        self.columns, self.rows = columns, rows
        self.first_column, self.first_row = first_column, first_row
        self.size = columns * rows
        self._places = tuple((first_column + c, first_row + r) for c in range(columns) for r in range(rows))
        self.names = tuple(f"{column:02}{row:02}" for column, row in self._places)
        self._number = {name: here for here, name in enumerate(self.names)}
        self.steps = tuple(tuple(self._steps_from(*place)) for place in self._places)
        self.neighbours = tuple(tuple(there for there in steps if there != OFF) for steps in self.steps)
        self._slants = tuple(row - (column - (column & 1)) // 2 for column, row in self._places)
        self._rings: dict[tuple[int, int], tuple[int, ...]] = {}

    def __len__(self) -> int:
        return self.size

    # ---- numbers and names

    def on_board(self, column: int, row: int) -> bool:
        """Whether there is such a hex."""
        return 0 <= column - self.first_column < self.columns and 0 <= row - self.first_row < self.rows

    def index(self, column: int, row: int) -> int:
        """The hex of a printed column and row.

        >>> HexGrid(33, 22).index(17, 15), HexGrid(84, 33, first_column=11, first_row=1).index(11, 2)
        (389, 1)
        """
        if not self.on_board(column, row):
            raise ValueError(f"there is no hex in column {column}, row {row}")
        return (column - self.first_column) * self.rows + row - self.first_row

    def place(self, here: int) -> tuple[int, int]:
        """The printed column and row of a hex."""
        return self._places[here]

    def name(self, here: int) -> str:
        """The printed number of a hex: two digits of column, two of row."""
        return self.names[here]

    def named(self, text: str) -> int:
        """The hex of a printed number.

        >>> HexGrid(33, 22).named("1715")
        389
        """
        try:
            return self._number[text]
        except KeyError:
            raise ValueError(f"there is no hex {text}") from None

    # ---- steps and distances

    def _steps_from(self, column: int, row: int) -> Iterator[int]:
        for across, down in _STEPS[column & 1]:
            there = column + across, row + down
            yield self.index(*there) if self.on_board(*there) else OFF

    def step(self, here: int, direction: int) -> int:
        """The hex beside another in a direction, or OFF."""
        return self.steps[here][direction]

    def direction(self, a: int, b: int) -> int:
        """The direction of the step from a hex to one beside it, or OFF if they do not touch.

        >>> grid = HexGrid(33, 22)
        >>> DIRECTIONS[grid.direction(grid.named("1715"), grid.named("1616"))]
        'SW'
        """
        return self.steps[a].index(b) if b in self.steps[a] else OFF

    def distance(self, a: int, b: int) -> int:
        """The number of steps from one hex to another, over the bare board."""
        across = self._places[a][0] - self._places[b][0]
        slant = self._slants[a] - self._slants[b]
        return max(abs(across), abs(slant), abs(across + slant))

    def within(self, here: int, n: int) -> tuple[int, ...]:
        """All hexes at most `n` steps away, nearest first; the hex itself leads. Kept once found.

        >>> grid = HexGrid(33, 22)
        >>> len(grid.within(grid.named("1715"), 3)), len(grid.within(0, 1))
        (37, 3)
        """
        found = self._rings.get((here, n))
        if found is None:
            found = self._rings[here, n] = tuple(self.network.steps.flood(here, n))
        return found

    @cached_property
    def network(self) -> Network:
        """The bare board: every hex joined to those beside it."""
        return Network(self.neighbours)

    @cached_property
    def edge(self) -> int:
        """The hexes along the edge of the board, as a mask."""
        return mask(here for here, steps in enumerate(self.steps) if OFF in steps)

    # ---- geometry: x to the east, y to the south; a hex is 1 from flat side to flat side, the first centre is 0, 0

    def centre(self, here: int) -> Point:
        """The middle of a hex.

        >>> HexGrid(33, 22).centre(0), HexGrid(33, 22).centre(1)
        ((0.0, 0.0), (0.0, 1.0))
        """
        column, row = self._places[here]
        half = ((column & 1) - (self.first_column & 1)) / 2
        return (column - self.first_column) * COLUMN_WIDTH, row - self.first_row + half

    def corners(self, here: int) -> tuple[Point, ...]:
        """The six corners, clockwise from the north-western: side `d` runs from corner `d` to corner `d + 1`."""
        x, y = self.centre(here)
        return tuple((x + across, y + down) for across, down in _CORNERS)

    def side(self, here: int, direction: int) -> tuple[Point, Point]:
        """The two ends of a hexside."""
        corners = self.corners(here)
        return corners[direction], corners[(direction + 1) % 6]

    def at(self, x: float, y: float) -> int:
        """The hex with the nearest centre, or OFF if the point lies in none.

        >>> grid = HexGrid(33, 22)
        >>> grid.at(*grid.centre(389)), grid.at(-1, -1)
        (389, -1)
        """
        near = round(x / COLUMN_WIDTH)
        best, found = RADIUS**2 + 1e-9, OFF
        for column in range(near - 1, near + 2):
            low = ((column + self.first_column & 1) - (self.first_column & 1)) / 2
            row = round(y - low)
            apart = (column * COLUMN_WIDTH - x) ** 2 + (row + low - y) ** 2
            if apart < best:
                there = column + self.first_column, row + self.first_row
                best, found = apart, self.index(*there) if self.on_board(*there) else OFF
        return found
