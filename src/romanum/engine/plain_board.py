"""A board as plain data: what a game without a board of its own in the client says of its map and of what stands there.

`Game.components` has the places, `Game.describe` adds counters, holders, tracks and hands to the view. The browser and
the terminal draw both; `problems` says in words what is wrong with them, `board_file` finds the game's own pictures.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from romanum.engine.pages.unit_roles import FILE

if TYPE_CHECKING:
    from romanum.engine.game import Game

NOBODY: Final = -1
"""The side of a counter that belongs to no seat."""
LETTERS: Final = 3
"""So many have room on a counter."""
CORNERS: Final = 3
"""A polygon has so many at least."""
FOLDER: Final = "board"
"""Where the files lie that a game brings for its board."""
LARGEST: Final = 2_000_000
"""No such file has more bytes: a table waits for it."""
KINDS: Final = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp"}
NAMED: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,79}(\.svg|\.png|\.webp)")
"""A name with one full stop and no slash: none leads out of the folder."""
PNG: Final = b"\x89PNG\r\n\x1a\n"
SCENARIOS: Final = 6
"""Of so many scenarios the first view is looked at."""

T = TypeVar("T")


class Place(msgspec.Struct, frozen=True):
    """A place of the map: its id stands in action texts. A disc, or a polygon, or a hex around its middle."""

    id: str
    name: str
    x: float
    y: float
    links: tuple[str, ...] = ()
    """Ids of the places next to it; a link that one of two names is drawn for both."""
    polygon: tuple[tuple[float, float], ...] = ()
    hex: bool = False
    kind: str = ""
    """Places of one kind are drawn alike; `sea` is blue."""


class Map(msgspec.Struct, frozen=True):
    """What never changes."""

    places: tuple[Place, ...]
    size: tuple[float, float]
    map: str = ""
    """A picture of the game's own that lies under everything, as large as `size`."""
    pictures: dict[str, str] = {}
    """Files for counters, by name."""


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counters that are alike, at one place."""

    place: str
    name: str
    side: int = NOBODY
    count: int = 1
    text: str = ""
    picture: str = ""
    facing: float | None = None
    """Degrees, clockwise from above."""
    kind: str = ""
    """What the game's `unit_roles.toml` calls it: it is drawn on the card of its place."""


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that everybody knows; the first of a side is its score."""

    name: str
    value: float
    most: float | None = None
    side: int = NOBODY


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its holder sees it."""

    id: str
    name: str
    text: str = ""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a side holds; others are told how many cards there are and not which."""

    side: int
    cards: tuple[Card, ...] = ()
    count: int = 0


class Standing(msgspec.Struct, frozen=True):
    """What a view says of the board."""

    counters: tuple[Counter, ...] = ()
    holders: dict[str, int] = {}
    tracks: tuple[Track, ...] = ()
    hands: tuple[Hand, ...] = ()


LISTS: Final[Mapping[str, type[Any]]] = {"counters": Counter, "tracks": Track, "hands": Hand}


def has_places(components: Mapping[str, Any]) -> bool:
    """Whether a game says where its places lie; others have places of their own making, and a board that knows them."""
    places = components.get("places")
    if not isinstance(places, list | tuple) or not places:
        return False
    return "size" in components or any(isinstance(place, Mapping) and "x" in place for place in places)


def read_map(components: Mapping[str, Any]) -> Map:
    """The map of a game that has places; `ValueError` if they are not as they should be."""
    return msgspec.convert(dict(components), Map)


def read_standing(view: Mapping[str, Any]) -> Standing:
    """What a view says of the board; a field that is missing is empty."""
    return msgspec.convert({name: view[name] for name in (*LISTS, "holders") if name in view}, Standing)


# ---- what is wrong


def problems(components: Mapping[str, Any], view: Mapping[str, Any] | None = None) -> list[str]:
    """What is wrong with a board, one line each, empty if all is well or the game has no places.

    >>> problems({"size": [9, 9], "places": [{"id": "roma", "name": "Roma", "x": 4, "y": 12, "links": ["ostia"]}]})
    ['places[0] (roma): it lies outside the map, which is 9 by 9', 'places[0] (roma): no place ostia to link to']
    """
    if not has_places(components):
        return []
    found = [*_of_the_map(components)]
    if view is not None:
        ids = {place.get("id") for place in components["places"] if isinstance(place, Mapping)}
        found += _of_the_view(view, ids, components.get("pictures") or {})
    return found


def _of_the_map(components: Mapping[str, Any]) -> Iterator[str]:
    places: dict[str, Place] = {}
    size = yield from _read(components.get("size", ()), tuple[float, float], "size: how wide and how high the map is")
    for k, raw in enumerate(components["places"]):
        where = f"places[{k}]{_called(raw)}"
        place = yield from _read(raw, Place, where)
        if place is not None:
            places[where] = place
    ids = [place.id for place in places.values()]
    for where, place in places.items():
        yield from _of_a_place(where, place, ids, size)
    yield from _of_files("map", [components.get("map") or ""])
    pictures = yield from _read(components.get("pictures") or {}, dict[str, str], "pictures")
    for name, file in (pictures or {}).items():
        yield from _of_files(f"pictures: {name}", [file])


def _of_a_place(where: str, place: Place, ids: list[str], size: tuple[float, float] | None) -> Iterator[str]:
    if not place.id or " " in place.id:
        yield f"{where}: an id is one word, as it stands in action texts"
    if ids.count(place.id) > 1:
        yield f"{where}: two places have this id"
    if size is not None and not (0 <= place.x <= size[0] and 0 <= place.y <= size[1]):
        yield f"{where}: it lies outside the map, which is {size[0]:g} by {size[1]:g}"
    if 0 < len(place.polygon) < CORNERS:
        yield f"{where}: a polygon has {CORNERS} corners at least"
    for link in place.links:
        if link not in ids:
            yield f"{where}: no place {link} to link to"


def _of_files(where: str, names: Iterable[Any]) -> Iterator[str]:
    for name in names:
        if name and not (isinstance(name, str) and NAMED.fullmatch(name)):
            yield f"{where}: {name!r} is no name of a file: letters, digits, - and _, then .svg, .png or .webp"


def _of_the_view(view: Mapping[str, Any], ids: set[Any], pictures: Mapping[str, Any]) -> Iterator[str]:
    read: dict[str, list[tuple[str, Any]]] = {}
    for name, kind in LISTS.items():
        raw = view.get(name, [])
        if not isinstance(raw, list | tuple):
            yield f"{name}: a list is wanted"
            continue
        read[name] = []
        for k, entry in enumerate(raw):
            where = f"{name}[{k}]{_called(entry)}"
            thing = yield from _read(entry, kind, where)
            if thing is not None:
                read[name].append((where, thing))
    for where, counter in read.get("counters", []):
        yield from _of_a_counter(where, counter, ids, pictures)
    for where, track in read.get("tracks", []):
        if track.most is not None and track.value > track.most:
            yield f"{where}: {track.value:g} is more than the most, {track.most:g}"
    for where, hand in read.get("hands", []):
        if hand.count < len(hand.cards):
            yield f"{where}: {len(hand.cards)} cards are named, and counted are {hand.count}"
    holders = yield from _read(view.get("holders", {}), dict[str, int], "holders")
    yield from (f"holders: no place {place}" for place in holders or {} if place not in ids)


def _of_a_counter(where: str, counter: Counter, ids: set[Any], pictures: Mapping[str, Any]) -> Iterator[str]:
    if counter.place not in ids:
        yield f"{where}: no place {counter.place}"
    if counter.count < 1:
        yield f"{where}: there are {counter.count} of it: leave it out where there is none"
    if len(counter.text) > LETTERS:
        yield f"{where}: {counter.text!r} has more than {LETTERS} letters"
    if counter.picture and counter.picture not in pictures:
        yield f"{where}: no picture {counter.picture}"


def _read(raw: Any, kind: type[T], where: str) -> Generator[str, None, T | None]:
    """The thing; where it is not what it should be, a line and None."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as fault:
        yield f"{where}: {fault}"
        return None


def _called(raw: Any) -> str:
    name = (raw.get("id") or raw.get("name")) if isinstance(raw, Mapping) else None
    return f" ({name})" if name else ""


# ---- the game's own files


class NoSuchFile(LookupError):
    """The game brings no such file, or none that may be sent."""


def board_file(game: Game[Any], name: str) -> tuple[bytes, str]:
    """A file of the game's folder `board/`, and what kind it is; `NoSuchFile` says why there is none."""
    if not NAMED.fullmatch(name):
        raise NoSuchFile(f"{name!r} is no name of a file")
    found = game.own_file(FOLDER, name)
    if found is None:
        raise NoSuchFile(f"there is no {FOLDER}/{name}")
    content = found.read_bytes()
    if len(content) > LARGEST:
        raise NoSuchFile(f"{FOLDER}/{name} has {len(content):,} bytes; {LARGEST:,} are the most")
    ending = name[name.rindex(".") :]
    if not _looks_like(ending, content):
        raise NoSuchFile(f"{FOLDER}/{name} is no {ending[1:].upper()}")
    return content, KINDS[ending]


def _looks_like(ending: str, content: bytes) -> bool:
    if ending == ".png":
        return content.startswith(PNG)
    if ending == ".webp":
        return content[:4] == b"RIFF" and content[8:12] == b"WEBP"
    return b"<svg" in content[:4096]


def game_problems(game: Game[Any]) -> list[str]:
    """What is wrong with the board of a game: its places, its files, and what its first views say of them."""
    components = game.components()
    if not has_places(components):
        return []
    found = [*problems(components), *_of_its_files(game, components), *_of_its_actions(game, components)]
    for scenario in game.scenarios[:SCENARIOS]:
        match = game.new(scenario.id, max(scenario.players), seed=1)
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            found += [*problems(components, view), *_of_its_kinds(game, view)]
    return list(dict.fromkeys(found))


def _of_its_files(game: Game[Any], components: Mapping[str, Any]) -> Iterator[str]:
    pictures = components.get("pictures") or {}
    files = [components.get("map"), *(pictures.values() if isinstance(pictures, Mapping) else ())]
    for name in files:
        if isinstance(name, str) and NAMED.fullmatch(name):
            try:
                board_file(game, name)
            except NoSuchFile as fault:
                yield str(fault)


def _of_its_kinds(game: Game[Any], view: Mapping[str, Any]) -> Iterator[str]:
    counters = view.get("counters", ())
    for counter in counters if isinstance(counters, list | tuple) else ():
        kind = counter.get("kind") if isinstance(counter, Mapping) else None
        if kind and kind not in game.unit_roles:
            yield f"{FILE}: it has no role for the kind {kind}"


def _of_its_actions(game: Game[Any], components: Mapping[str, Any]) -> Iterator[str]:
    words = {word for names in game.vocabulary.names.values() for word in names}
    ids = [place["id"] for place in components["places"] if isinstance(place, Mapping) and "id" in place]
    if not words.intersection(ids):
        yield "places: none of their ids stands in the vocabulary: nobody can choose a place by a click"
