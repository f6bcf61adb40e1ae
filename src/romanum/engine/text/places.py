"""The board of a game that has places and no drawing of its own: a map in letters, and who stands where."""

from __future__ import annotations

from collections import Counter as Counted
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.plain_board import Map, Place, Standing, Track, read_standing
from romanum.engine.text.board import View
from romanum.engine.text.pieces import chip, forces, held, inset, rows

if TYPE_CHECKING:
    from romanum.engine.game import Game

TALL: Final = 2
"""A letter is about so many times as high as it is wide."""
LOWEST, HIGHEST = 6, 24
"""Lines of a map: it is read at one glance."""
WIDEST: Final = 120
WIDER: Final = 20
"""Columns by which a map may be wider than its shape says, for its names."""
ASIDE: Final = (0, -1, 1, -2, 2, -3, 3)
"""Lines by which a name may step aside for another."""
LINE: Final = "·"
NAME: Final = 24
"""Letters of a place in a list."""
OF_NOBODY: Final = "#8a8173"

Cell = tuple[str, str]
"""A letter and its style."""


class PlacesBoard:
    """Names where they lie, holders as their colour, counters below them."""

    def __init__(self, game: Game[Any], parts: Map) -> None:
        self._game = game
        self._parts = parts
        self._places = {place.id: place for place in parts.places}
        self._seats = max(count for scenario in game.scenarios for count in scenario.players)
        linked = {(place.id, to) for place in parts.places for to in place.links}
        self._links = sorted({(min(pair), max(pair)) for pair in linked})

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Who must choose."""
        return Text(f"To choose: {', '.join(names[seat] for seat in view['pending']) or 'nobody'}", "quiet")

    def map(self, view: View, width: int) -> RenderableType:
        """The drawing, and below it what stands on it."""
        now = read_standing(view)
        drawn, left_out = self._drawn(now, min(width, WIDEST))
        lists = [forces(list(self._standing(now)), NAME)] if now.counters or now.holders else []
        more = [Text(f"Not drawn: {', '.join(left_out)}", "quiet")] if left_out else []
        return Group(drawn, Text(""), *lists, *more)

    def place(self, view: View, words: str) -> RenderableType | None:
        """One place with its neighbours."""
        found = self._meant(words)
        if found is None:
            return None
        now = read_standing(view)
        lines: list[RenderableType] = [Text(found.name, "bold"), *(inset(line) for line in self._told(now, found))]
        near = [to for pair in self._links if found.id in pair for to in pair if to != found.id]
        if near:
            lines.append(inset(Text(f"Next to it: {', '.join(self._places[to].name for to in near)}")))
        return Group(*lines)

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """The tracks: those of each seat in its line, those of all in lines of their own."""
        tracks = read_standing(view).tracks
        own = [
            (self._chip(seat), Text(name), Text(told))
            for seat, name in enumerate(names)
            if (told := "  ".join(_value(track) for track in tracks if track.side == seat))
        ]
        common = "  ".join(_value(track) for track in tracks if track.side < 0)
        return Group(*([Text(common)] if common else []), *([rows(own, 0, 0, 0)] if own else []))

    def hand(self, view: View, width: int) -> RenderableType:
        """Cards that are known, and how many the others hold."""
        hands = read_standing(view).hands
        cards = Counted((card.name, card.text) for hand in hands for card in hand.cards)
        known: list[RenderableType] = [
            Text.assemble((_many(name, n), "bold"), f"  {text}" if text else "") for (name, text), n in cards.items()
        ]
        others = [
            Text.assemble(self._chip(hand.side), f" {hand.count} cards", style="quiet")
            for hand in hands
            if hand.count and not hand.cards
        ]
        return Group(held(known), *others)

    def chapter(self, view: View) -> tuple[Any, ...]:
        """Every turn, and every step of another kind."""
        return view.get("turn"), view.get("round"), view.get("step")

    # ---- the drawing

    def _drawn(self, now: Standing, width: int) -> tuple[Text, list[str]]:
        """The map in letters, and the names that found no room."""
        most = max(len(place.name) for place in self._parts.places)
        at = {place: (x + most // 2, y + 1) for place, (x, y) in self._spread(width - most - 2).items()}
        lines = max(y for _, y in at.values()) + 3
        canvas: list[list[Cell]] = [[(" ", "")] * width for _ in range(lines)]
        for one, other in self._links:
            _line(canvas, at[one], at[other])
        taken: set[tuple[int, int]] = set()
        left_out = [
            place.name
            for place in self._parts.places
            if not _write(canvas, taken, at[place.id], self._label(now, place))
        ]
        drawn = [_joined(row) for row in canvas]
        while drawn and not drawn[-1].plain:
            drawn.pop()
        return Text("\n").join(drawn), left_out

    def _spread(self, width: int) -> dict[str, tuple[int, int]]:
        """The places in columns and lines, so wide that they fit, in the shape of the map."""
        xs, ys = [place.x for place in self._parts.places], [place.y for place in self._parts.places]
        across, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
        inner = max(width, 10)
        lines = min(max(round(inner * down / across / TALL), LOWEST), HIGHEST)
        inner = min(inner, round(lines * TALL * across / down) + WIDER)
        return {
            place.id: (round(inner * (place.x - min(xs)) / across), round(lines * (place.y - min(ys)) / down))
            for place in self._parts.places
        }

    def _label(self, now: Standing, place: Place) -> list[list[Cell]]:
        """A name in the colour of its holder, and below it what stands there."""
        name = (
            chip(self._colour(now.holders[place.id]), place.name)
            if place.id in now.holders
            else Text(place.name, "bold")
        )
        below = Text("")
        for counter in now.counters:
            if counter.place == place.id:
                below.append_text(
                    chip(self._colour(counter.side), f"{counter.count}{counter.text or counter.name[:1]}")
                )
        return [_cells(line) for line in (name, below) if line.plain]

    # ---- in words

    def _standing(self, now: Standing) -> Iterator[tuple[Text, Text, Text]]:
        for place in self._parts.places:
            here = [counter for counter in now.counters if counter.place == place.id]
            sides = sorted({counter.side for counter in here})
            for k, side in enumerate(sides or ([now.holders[place.id]] if place.id in now.holders else [])):
                own = Text(", ".join(_many(counter.name, counter.count) for counter in here if counter.side == side))
                yield Text("" if k else place.name), self._chip(side), own

    def _told(self, now: Standing, place: Place) -> Iterator[Text]:
        if place.id in now.holders:
            yield Text.assemble("Held by ", self._chip(now.holders[place.id]))
        for counter in now.counters:
            if counter.place == place.id:
                yield Text.assemble(self._chip(counter.side), f" {_many(counter.name, counter.count)}")

    def _meant(self, words: str) -> Place | None:
        wanted = words.strip().lower()
        if wanted in self._places:
            return self._places[wanted]
        return next((place for place in self._parts.places if place.name.lower() == wanted), None)

    def _chip(self, side: int) -> Text:
        if side < 0:
            return chip(OF_NOBODY, "-")
        return chip(self._colour(side), self._game.seat_in_words(self._game.seat_name(side, self._seats)))

    def _colour(self, side: int) -> str:
        return self._game.seat_colour(side, self._seats) if side >= 0 else OF_NOBODY


def _many(name: str, count: int) -> str:
    """How many of what.

    >>> _many("Army", 3), _many("Caesar", 1)
    ('Army 3', 'Caesar')
    """
    return name if count == 1 else f"{name} {count}"


def _value(track: Track) -> str:
    """A number with its name and its bound.

    >>> _value(Track("Coins", 3, 9))
    'Coins 3/9'
    """
    return f"{track.name} {track.value:g}" + ("" if track.most is None else f"/{track.most:g}")


def _cells(text: Text) -> list[Cell]:
    """The letters of a line, each with the style it has there."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
    return list(zip(text.plain, styles, strict=True))


def _line(canvas: list[list[Cell]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """Dots from one place to another."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for k in range(steps + 1):
        x, y = (round(a + (b - a) * k / steps) for a, b in zip(start, end, strict=True))
        if 0 <= y < len(canvas) and 0 <= x < len(canvas[y]):
            canvas[y][x] = (LINE, "quiet")


def _write(
    canvas: list[list[Cell]], taken: set[tuple[int, int]], middle: tuple[int, int], label: list[list[Cell]]
) -> bool:
    """Put lines around a place, a little higher or lower if others stand there; false if there is no room at all."""
    wide = max(len(line) for line in label)
    left = min(max(middle[0] - wide // 2, 0), max(len(canvas[0]) - wide, 0))
    for aside in ASIDE:
        top = middle[1] + aside
        fields = {(x, top + k) for k, line in enumerate(label) for x in range(left - 1, left + len(line) + 1)}
        fits = top >= 0 and top + len(label) <= len(canvas) and wide <= len(canvas[0])
        if fits and not fields & taken:
            for k, line in enumerate(label):
                start = left + (wide - len(line)) // 2
                canvas[top + k][start : start + len(line)] = line
            taken |= {(x, top + k) for k in range(len(label)) for x in range(left - 1, left + wide + 1)}
            return True
    return False


def _joined(row: list[Cell]) -> Text:
    line = Text("")
    for letter, style in row:
        line.append(letter, style or None)
    line.rstrip()
    return line
