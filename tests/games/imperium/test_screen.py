"""What a screen is told: the parts that never change, the view of a seat, and what it may not see."""

from __future__ import annotations

import pytest

from romanum.engine.secrecy import masked, slowly_unseen
from romanum.games.imperium.data.hexes import HEX, PLACE_IDS, TERRAIN, WATER
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import power_called
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.rules.setup import start_position
from romanum.games.imperium.screen.cast import cast
from romanum.games.imperium.screen.parts import parts
from romanum.games.imperium.state.position import LENT, ORDERS, SEATS, RomanWorld
from rules import rule

from ..parts_table import dice
from .builder import GAME, position

OPTIONS = {option.id: option.default for option in (*GAME.options, *GAME.own_options)}
PARTS = parts()


def start(number: int) -> RomanWorld:
    """A scenario as it begins."""
    head = SCENARIOS[number - 1]
    return start_position(head.id, head.players[0], OPTIONS, dice())


@rule("3.2a")
@pytest.mark.parametrize("number", range(1, len(SCENARIOS) + 1))
def test_what_is_hidden_is_found_quickly_and_is_what_the_rule_hides(number: int) -> None:
    g = start(number)
    g.mark[0] |= LENT * 2
    g.plan = (3,) * ORDERS * SEATS
    for seat in (None, *range(g.seats)):
        for name, (seats, public, quickly) in g.secrets.items():
            if quickly is None:
                continue
            values = getattr(g, name)
            slowly = [i for i in slowly_unseen(g, seats, len(values), seat) if values[i] not in public]
            assert [i for i in quickly(g, seat) if values[i] not in public] == slowly, (name, seat)


@rule("3.2a")
def test_of_a_stack_that_one_may_not_look_through_the_top_unit_is_seen() -> None:
    t = position(
        {"a2418": "vercingetorix 4 20-8-c 2 6-16 vercingetorix", "a2521": "caesar 2 20-10-a caesar"}, hidden=True
    )
    gaul = t.g.at.index(PLACE_IDS.index("a2418"))
    view = masked(t.g, t.seat("caesar"))
    assert view.units[gaul] == "?"
    assert view.top[gaul] == t.g.units[gaul][0]
    assert masked(t.g, t.seat("vercingetorix")).units[gaul] == t.g.units[gaul]


def test_places_are_told_by_columns() -> None:
    places = PARTS["places"]
    assert places["ids"].split() == list(PLACE_IDS)
    assert len(places["ground"]) == len(places["province"]) == len(PLACE_IDS)
    for place, letter in enumerate(places["ground"]):
        assert (letter in "~=") == (TERRAIN[place] == NONE)
        assert (place in places["wet"]) == (WATER[place] and TERRAIN[place] != NONE)
    first = PARTS["sizes"]["hexes"]
    assert places["within"] == list(HEX[first:])


@pytest.mark.parametrize("number", range(1, len(SCENARIOS) + 1))
def test_the_cast_of_a_scenario_is_told_once_and_stays_the_same(number: int) -> None:
    found = setting(number)
    told = cast(number, found.players)
    assert told is cast(number, found.players)
    assert [row["id"] for row in told["powers"]] == [power_called(found, p) for p in range(len(found.powers))]
    assert len(told["wins"]) == len(found.victory)
    assert all(row["text"] for row in told["wins"])
    assert all(isinstance(text, str) and text for text in told["specials"])
