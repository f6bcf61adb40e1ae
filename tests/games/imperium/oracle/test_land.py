"""Games on land under the eyes of oracles that know the rulebook and the charts, and nothing of the game's own rules.

The usual size watches a few scenarios for a while; with `ROMANUM_FULL=1` all of them, longer, and bots too.
"""

from __future__ import annotations

from types import ModuleType

import pytest

from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE_COUNT, PLACE_IDS, RIVER_IDS
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.battle import modifiers
from romanum.games.imperium.rules.march import allowance, boats, interception
from romanum.games.imperium.rules.supply import needs, rations
from romanum.games.imperium.state.position import NONE
from rules import rule
from size import size

from ..builder import GAME
from .land.aftermath import Aftermath
from .land.boats import STREAMS, Boats, stream
from .land.combat import Combat
from .land.interception import Meeting
from .land.losses import Losses
from .land.map import CELL, LINKS
from .land.march import March
from .land.must import MustAttack
from .land.ports import Ports
from .land.siege import Sieges
from .land.spirit import Spirit
from .land.supply import Supply
from .moments import Oracle, at_random, by_bots, new_match, warlike, watch

ALL = tuple(head.number for head in SCENARIOS)
EVERYTHING = {
    option.id: True
    for option in GAME.options
    if not option.choices and option.id not in ("discreet", "limited_intelligence")
}
DECISIONS = size(350, 2500)


def oracles() -> list[Oracle]:
    """One of each."""
    ways = [March(), Boats(), Meeting(), Supply(), Ports()]
    return [*ways, MustAttack(), Combat(), Aftermath(), Sieges(), Spirit(), Losses()]


@rule("12.1d", "12.2a", "12.2b")
def test_land_units_go_where_the_files_of_the_map_join_two_places() -> None:
    joined = {
        (here, there): ((RIVER_IDS[river],) if river != NONE else (), strait)
        for here in range(PLACE_COUNT)
        for there, river, strait, _ in LAND_STEPS[here]
    }
    assert joined == {pair: (link.rivers[:1], link.strait) for pair, link in LINKS.items()}


@rule("13.4.4b", "13.4.4d")
@pytest.mark.parametrize("river", STREAMS)
def test_boats_go_where_the_files_of_the_map_let_a_stream_lead(river: str) -> None:
    hexes = {CELL[place]: place for place, name in enumerate(PLACE_IDS) if len(name) == 5}
    led = {
        hexes[here]: {hexes[there] for there in beside if there in hexes and (hexes[here], hexes[there]) in LINKS}
        for here, beside in stream(river).items()
        if here in hexes
    }
    known = {here: set(there) for here, there in boats.waterway(RIVER_IDS.index(river)).items()}
    assert {here: there for here, there in known.items() if there} == {a: b for a, b in led.items() if b}


@rule("12.1a", "12.3a", "12.4.1a", "13.2d", "13.3a", "14.4.1a", "14.4.2a", "14.5d", "17.3.1a", "19.1c")
@pytest.mark.parametrize("number", size((1, 6, 13, 30), ALL))
def test_those_who_look_for_a_fight_keep_to_the_rulebook(number: int) -> None:
    head = SCENARIOS[number - 1]
    match = new_match(head.id, head.players[-1], seed=number)
    assert watch(match, oracles(), DECISIONS, warlike(number)) == []


@rule("12.1a", "13.3c", "14.4.2e", "40.1a", "42a")
@pytest.mark.parametrize("number", size((3, 17, 36), ALL))
def test_those_who_do_anything_keep_to_it_with_every_optional_rule(number: int) -> None:
    head = SCENARIOS[number - 1]
    match = new_match(head.id, head.players[0], seed=number, **EVERYTHING)
    choose = at_random(number) if number % 2 else warlike(number)
    assert watch(match, oracles(), DECISIONS, choose) == []


@rule("12.1a", "14.4.1a", "17.3.1a")
@pytest.mark.parametrize("number", size((24,), ALL))
def test_bots_keep_to_it(number: int) -> None:
    head = SCENARIOS[number - 1]
    match = new_match(head.id, head.players[0], seed=number, **(EVERYTHING if number % 2 else {}))
    assert watch(match, oracles(), size(60, 800), by_bots("miles", match.seats)) == []


@pytest.mark.parametrize(
    ("module", "name", "wrong", "said"),
    [
        (allowance, "FORAGE_LOSS", 0, "12.1a"),
        (needs, "leader_bonus", lambda g, stacks: 4, "13.3c"),
        (rations, "hungry_at_zero", lambda halves, required: 0, "13.2e"),
        (interception, "bonus", lambda g, leader: 9, "12.4.1b"),
        (modifiers, "land_column", lambda attack, defence: (16, 0), "14.4.2a"),
    ],
)
def test_oracles_see_where_a_rule_is_broken(
    module: ModuleType, name: str, wrong: object, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, wrong)
    head = SCENARIOS[0]
    match = new_match(head.id, head.players[-1], seed=11)
    faults = watch(match, oracles(), 450, warlike(11))
    assert said in {fault.split(":")[0] for fault in faults}
