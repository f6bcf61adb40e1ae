"""A board of plain data: what is wrong with it is told in words, and no file leaves its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.theme import Theme

from romanum.engine.action import Vocabulary
from romanum.engine.conformance import Sample
from romanum.engine.conformance.plain_board import board_is_sound
from romanum.engine.plain_board import (
    LARGEST,
    NoSuchFile,
    board_file,
    game_problems,
    has_places,
    problems,
    read_map,
    read_standing,
)
from romanum.engine.text.places import PlacesBoard
from toy.game import TOY, Toy
from toy.watchful_check import noticed

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def a_map(**changes: Any) -> dict[str, Any]:
    """Two places, with something changed about the first."""
    roma = {"id": "roma", "name": "Roma", "x": 10, "y": 10, "links": ["ostia"], **changes}
    return {"size": [100, 50], "places": [roma, {"id": "ostia", "name": "Ostia", "x": 60, "y": 40}]}


def seen(**view: Any) -> list[str]:
    return problems({**a_map(), "pictures": {"galley": "galley.svg"}}, view)


def test_a_sound_board_has_no_problems() -> None:
    army = {"place": "roma", "name": "Army", "side": 0, "count": 2, "text": "L", "picture": "galley", "facing": 60}
    army["kind"] = "legion"
    hand = {"side": 0, "cards": [{"id": "gold", "name": "Gold"}], "count": 2}
    track = {"name": "Coins", "value": 3, "most": 9, "side": 1}
    assert seen(counters=[army], holders={"roma": 0}, hands=[hand], tracks=[track]) == []


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"x": "left"}, "places[0] (roma): Expected `float`, got `str` - at `$.x`"),
        ({"x": 101}, "places[0] (roma): it lies outside the map, which is 100 by 50"),
        ({"id": "roma vetus"}, "places[0] (roma vetus): an id is one word, as it stands in action texts"),
        ({"id": "ostia"}, "places[0] (ostia): two places have this id"),
        ({"links": ["capua"]}, "places[0] (roma): no place capua to link to"),
        ({"polygon": [[1, 1], [2, 2]]}, "places[0] (roma): a polygon has 3 corners at least"),
    ],
)
def test_what_is_wrong_with_a_place_is_told(changes: dict[str, Any], told: str) -> None:
    assert told in problems(a_map(**changes))


def test_all_faults_are_told_at_once() -> None:
    found = problems(
        {"places": [{"id": "roma", "x": 1}, {"id": "ostia", "name": "Ostia", "x": 1, "y": 1, "links": ["a"]}]}
    )
    assert [line.split(":")[0] for line in found] == ["size", "places[0] (roma)", "places[1] (ostia)"]


@pytest.mark.parametrize("name", ["../state.py", "map.js", "a/b.svg", ".svg", "map.svg.html", 7])
def test_a_map_is_a_file_of_the_board(name: Any) -> None:
    assert problems({**a_map(), "map": name}) == [
        f"map: {name!r} is no name of a file: letters, digits, - and _, then .svg, .png or .webp"
    ]


@pytest.mark.parametrize(
    ("view", "told"),
    [
        ({"counters": [{"place": "capua", "name": "Army"}]}, "counters[0] (Army): no place capua"),
        (
            {"counters": [{"place": "roma", "name": "Army", "text": "LEGIO"}]},
            "counters[0] (Army): 'LEGIO' has more than 3 letters",
        ),
        ({"counters": [{"place": "roma", "name": "Army", "picture": "fort"}]}, "counters[0] (Army): no picture fort"),
        (
            {"counters": [{"place": "roma", "name": "Army", "count": 0}]},
            "counters[0] (Army): there are 0 of it: leave it out where there is none",
        ),
        (
            {"counters": [{"place": "roma", "name": "Army", "seat": 1}]},
            "counters[0] (Army): Object contains unknown field `seat`",
        ),
        ({"counters": 3}, "counters: a list is wanted"),
        ({"holders": {"capua": 0}}, "holders: no place capua"),
        ({"tracks": [{"name": "Coins", "value": 9, "most": 3}]}, "tracks[0] (Coins): 9 is more than the most, 3"),
        (
            {"hands": [{"side": 0, "cards": [{"id": "gold", "name": "Gold"}]}]},
            "hands[0]: 1 cards are named, and counted are 0",
        ),
    ],
)
def test_what_is_wrong_with_a_view_is_told(view: dict[str, Any], told: str) -> None:
    assert seen(**view) == [told]


def test_a_game_with_places_of_its_own_making_has_no_plain_board() -> None:
    others: list[dict[str, Any]] = [{}, {"places": [{"id": "roma"}]}, {"places": {}}, {"places": []}]
    for components in others:
        assert not has_places(components)
        assert problems(components, {"counters": "many"}) == []


def test_the_toy_game_has_a_sound_board() -> None:
    assert game_problems(TOY) == []
    assert board_is_sound(Sample(TOY, 3, games=2)) > 20


class Elsewhere(Toy):
    """The toy game in another folder."""

    def __init__(self, folder: Any = TOY.folder) -> None:
        self.elsewhere = folder

    @property
    def folder(self) -> Any:
        return self.elsewhere


class Displaced(Elsewhere):
    """Its Armies stand where there is no place, once one has moved."""

    def describe(self, known: Any, seat: int | None) -> dict[str, Any]:
        told = super().describe(known, seat)
        lost = [{**counter, "place": "gaul"} for counter in told["counters"] if counter["count"] == 1]
        return {**told, "counters": [*told["counters"], *lost]}


def test_the_kit_notices_a_counter_that_stands_nowhere() -> None:
    noticed(board_is_sound, "no place gaul", Displaced())


class Lettered(Elsewhere):
    """It speaks of places that nobody can name in an action, and of a map that is not there."""

    def components(self) -> dict[str, Any]:
        return {**a_map(), "map": "ring.svg"}

    vocabulary = Vocabulary({"pass": "pass"}, {})

    def describe(self, known: Any, seat: int | None) -> dict[str, Any]:
        return {"hands": []}


def test_a_game_is_told_of_its_files_and_of_places_nobody_can_choose() -> None:
    assert game_problems(Lettered()) == [
        "there is no board/ring.svg",
        "places: none of their ids stands in the vocabulary: nobody can choose a place by a click",
    ]


class Manned(Elsewhere):
    """Its counters are of two kinds."""

    def components(self) -> dict[str, Any]:
        return {**a_map(), "places": [{"id": "coelum", "name": "Coelum", "x": 1, "y": 1}]}

    vocabulary = Vocabulary({"go": "go {place}"}, {"place": ("coelum",)})

    def describe(self, known: Any, seat: int | None) -> dict[str, Any]:
        return {"counters": [{"place": "coelum", "name": kind, "kind": kind} for kind in ("turma", "classis")]}


def test_a_kind_of_counters_without_a_role_is_told(tmp_path: Path) -> None:
    (tmp_path / "unit_roles.toml").write_text('[role]\nturma = "cavalry"\n', encoding="utf-8")
    told = "unit_roles.toml: it has no role for the kind classis"
    assert [line for line in game_problems(Manned(tmp_path)) if "role" in line] == [told]


@pytest.fixture
def drawn(tmp_path: Path) -> Toy:
    """The toy game with files of its own."""
    folder = tmp_path / "board"
    folder.mkdir()
    for name, content in {
        "map.svg": SVG,
        "false.png": SVG,
        "notes.txt": b"Secret.",
        "vast.svg": SVG + b" " * LARGEST,
        "true.png": b"\x89PNG\r\n\x1a\n...",
        "true.webp": b"RIFF....WEBPVP8 ",
    }.items():
        (folder / name).write_bytes(content)
    (tmp_path / "rules.svg").write_bytes(SVG)
    return Elsewhere(tmp_path)


def test_a_file_of_the_board_is_sent_as_what_it_is(drawn: Toy) -> None:
    assert board_file(drawn, "map.svg") == (SVG, "image/svg+xml")
    assert [board_file(drawn, name)[1] for name in ("true.png", "true.webp")] == ["image/png", "image/webp"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("../rules.svg", "is no name of a file"),
        ("..\\rules.svg", "is no name of a file"),
        ("map.svg\x00.png", "is no name of a file"),
        ("notes.txt", "is no name of a file"),
        ("other.svg", "there is no board/other.svg"),
        ("false.png", "board/false.png is no PNG"),
        ("vast.svg", "2,000,000 are the most"),
    ],
)
def test_no_other_file_is_sent(drawn: Toy, name: str, told: str) -> None:
    with pytest.raises(NoSuchFile, match=told.replace(".", r"\.")):
        board_file(drawn, name)


# ---- in the terminal


def printed(what: Any, width: int = 70) -> str:
    console = Console(width=width, theme=Theme({"quiet": "dim"}), no_color=True)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def board(game: Toy = TOY) -> PlacesBoard:
    return PlacesBoard(game, read_map(game.components()))


@pytest.mark.parametrize("width", [30, 70, 160])
def test_the_map_in_letters_has_every_name_once_and_what_stands_there(width: int) -> None:
    view = TOY.new(seats=3, seed=1).view(0)
    told = printed(board().map(view, width), width)
    drawing = told.rpartition("\n\n")[0]
    assert [drawing.count(name) for name in ("Alba", "Capua", "Nola", "Ostia", "Roma")] == [1] * 5
    assert drawing.count("2A") == 3
    assert max(map(len, told.splitlines())) <= width
    assert "Not drawn" not in told


def test_places_lie_in_letters_as_they_lie_on_the_map() -> None:
    lines = printed(board().map(TOY.new(seats=3, seed=1).view(0), 70)).splitlines()
    row = {name: next(k for k, line in enumerate(lines) if name in line) for name in ("Alba", "Capua", "Nola", "Roma")}
    assert row["Alba"] < row["Capua"] == row["Roma"] < row["Nola"]
    assert lines[row["Roma"]].index("Roma") < lines[row["Capua"]].index("Capua")


def test_names_that_find_no_room_are_told() -> None:
    crowd = [{"id": f"p{k}", "name": f"Place {k}", "x": 5, "y": 5} for k in range(30)]
    parts = read_map({"size": [10, 10], "places": crowd})
    told = printed(PlacesBoard(TOY, parts).map({}, 40), 40)
    assert "Not drawn:" in told
    assert all(f"Place {k}" in told for k in range(30))


def test_a_place_is_found_by_id_or_name_with_who_stands_there() -> None:
    view = TOY.new(seats=3, seed=1).view(0)
    for words in ("alba", "Alba "):
        told = printed(board().place(view, words))
        assert [words in told for words in ("Held by  Player 1", "Army 2", "Next to it: Capua, Roma")] == [True] * 3
    assert board().place(view, "atlantis") is None


def test_tracks_and_hands_are_told_each_to_its_own() -> None:
    view = TOY.new(seats=3, seed=1).view(0)
    score, hand = printed(board().score(view, ["A", "B", "C"], 70)), printed(board().hand(view, 70))
    assert score.splitlines()[0].startswith("Round 1/4")
    assert "Points 1  Coins 3" in score
    mine = read_standing(view).hands[0].cards
    assert all(card.name in hand for card in mine)
    assert hand.count("2 cards") == 2
