"""What a client is told of a game once and for all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import romanum
from romanum.server.lobby.game_data import game_data, game_infos, game_rules


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game_data(romanum.game("hre"))))
    return decoded


def test_the_lobby_tells_of_every_game() -> None:
    info = game_infos()[0]
    assert (info.id, info.players) == ("hre", [2, 3, 4])
    assert [option.id for option in info.options] == ["bribes", "oraculum", "pairs", "discreet"]
    assert all(bot.help for bot in info.bots)
    assert len(info.seat_names["3"]) == 3


def test_seats_whose_sides_change_with_the_scenario_are_named_by_it() -> None:
    names = {info.id: info.seat_names for info in game_infos()}
    assert names["pax"]["i 2"] == ["Greece", "Rome"]
    assert set(names["hre"]) == {"2", "3", "4"}


def test_the_lists_are_as_long_as_the_views_lists(data: dict[str, Any]) -> None:
    view = romanum.game("hre").new(seats=4, seed=1).view(0)
    parts = data["components"]
    assert len(parts["provinces"]) == len(view["holder"])
    assert len(parts["peoples"]) == len(view["people_of"])
    assert len(parts["powers"]) == len(view["power_of"])


def test_every_border_joins_two_provinces(data: dict[str, Any]) -> None:
    ids = {province["id"] for province in data["components"]["provinces"]}
    borders = data["components"]["borders"]
    assert all({b["a"], b["b"]} <= ids and b["a"] != b["b"] for b in borders)
    assert {b["kind"] for b in borders} == {"open", "mountain", "forest", "strait"}


def test_a_card_has_its_text_with_numbers(data: dict[str, Any]) -> None:
    assert all("{" not in card["text"] and card["kind"] for card in data["components"]["cards"])


def test_no_provenance_is_sent(data: dict[str, Any]) -> None:
    assert '"source"' not in msgspec.json.encode(data).decode()


def test_the_catalogue_is_fetched_apart_from_the_rest(data: dict[str, Any]) -> None:
    catalogue = game_rules(romanum.game("hre"))
    assert "rules" not in data
    assert [rule["id"] for rule in catalogue] == list(romanum.game("hre").rules)


def test_every_verb_is_explained(data: dict[str, Any]) -> None:
    assert data["verbs"].keys() == set(romanum.game("hre").vocabulary.verbs)
    assert data["verbs"]["attack"] == "attack {province} from {origin}"
