"""Positions in words: what is unsound is told with its rule, and what is left out follows from the rest."""

from __future__ import annotations

from typing import Any

import pytest

import romanum
from romanum.engine.record import Record, RecordError
from romanum.engine.sheets.heading import Heading
from romanum.engine.sheets.sheet import BadSheet
from romanum.games.hre.data.components import FACTIONS, PROVINCE

STARTS = {"green": "achaea", "yellow": "syria", "red": "roma", "blue": "aquitania"}
TOKENS = {faction.id: n + 1 for n, faction in enumerate(FACTIONS)}
LATER: dict[str, Any] = {"turn": 3, "starts": STARTS}
PHASE = LATER | {"moment": "barbarians", "barbarian_tokens": TOKENS, "emperor_tokens": TOKENS}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"board": {"roma": "red 3 galli 1"}}, "board.roma: One side alone is in a Province"),
        ({"board": {"roma": "galli 1"}}, "peoples.galli: They stand on the map: say which Faction leads them"),
        ({"board": dict.fromkeys([*PROVINCE][:4], "red 3")}, "board: Red: 12 Armies, and there are 10 counters. [8a]"),
        (
            {"board": {"roma": "red 1 stricken"}},
            "board.roma: A Province is stricken only while nobody is in it. [7.3b]",
        ),
        ({"spent": ["limes", "limes"]}, "hands: There is one Limes alone, in a hand or spent. [2c]"),
        ({"starts": {}}, "starts.green: Say in which Province the Faction began. [9.3a]"),
        ({"turn": 5, "last_turn": 4}, "turn: The last turn is 4, and this is 5. [3a]"),
        (PHASE | {"emperor_tokens": {}}, "emperor_tokens.red: Say which token the Faction holds. [5.4b]"),
        (PHASE | {"barbarian_done": {"blue": True}}, "barbarian_done: Token 1 goes before token 4. [6a]"),
    ],
)
def test_what_is_unsound_is_told(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadSheet) as told:
        romanum.game("hre").position(LATER | changes)
    assert any(str(line).startswith(fault) for line in told.value.faults), told.value.faults


def test_the_phase_of_the_lowest_token_is_next() -> None:
    done = {"barbarian_done": {"green": True}}
    match = romanum.game("hre").position(PHASE | done, seed=2)
    assert (match.position.turn, match.position.active) == (3, 1)


def test_a_faction_without_hand_holds_nothing_and_all_hands_left_out_are_dealt() -> None:
    hre = romanum.game("hre")
    assert len(hre.sheet(hre.position(LATER, seed=2).position)["hands"]["red"]) == 9
    assert hre.sheet(hre.position(LATER | {"hands": {"blue": ["limes"]}}, seed=2).position)["hands"]["red"] == []


def test_the_same_seed_deals_the_same() -> None:
    one, same, other = (romanum.game("hre").position(LATER, seed=seed).fingerprint() for seed in (4, 4, 5))
    assert one == same != other


def test_a_record_tells_its_heading_and_refuses_one_that_is_none() -> None:
    match = romanum.game("hre").position(LATER, seed=4)
    match.heading = Heading("Walls", "Livia")
    text = match.record.write()
    assert 'heading: {"title":"Walls","author":"Livia"}' in text
    assert Record.read(text).heading == match.heading
    for wrong in ('{"title":""}', '{"title":"a\\u0007"}', '{"author":"Livia"}', '{"title":"x","more":1}', "[]"):
        with pytest.raises(RecordError, match="line 9: heading"):
            Record.read(text.replace('{"title":"Walls","author":"Livia"}', wrong))
