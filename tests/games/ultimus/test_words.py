"""The sentences of the game: every one that the code can ask for is there, and none is there for nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.ultimus.upheaval import Medley
from romanum.engine.conformance import wording
from romanum.engine.match import Match
from romanum.games.ultimus.bots.staff import MARCHES
from romanum.games.ultimus.data.components import EVENTS, PIECES, SEAS, STRATAGEMS, TRIBES, ZONE_IDS
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.state.names import NAMES

GAME = UltimusRomanorum()
BUILT = {
    "moment-": ("start", "move", "battle", "roll", "result", "end"),
    "shield-": ("usurpation", "murder", "council"),
    "deal-": ("treaty", "tribute"),
    "aim-": (*MARCHES, "habit", "unit", "play", "come-out", "rest"),
    "blunder-": (
        "hopeless",
        "strips-capital",
        "stakes-people",
        "astray",
        "idle-raiders",
        "hoarded",
    ),
}
"""Questions whose kind the code puts together, by how it begins."""


WORDING = wording.Wording(GAME, BUILT)


@pytest.mark.parametrize("check", wording.CHECKS, ids=lambda check: check.__name__)
def test_words(check: Callable[[wording.Wording], int]) -> None:
    assert check(WORDING) > 0


def test_the_code_asks_for_many_sentences() -> None:
    some = {"event-battle", "ask-moment-roll", "ask-mutiny", "ask-migrate", "why-too-few-pm", "event-draws-known"}
    assert some <= WORDING.needed
    assert len(WORDING.needed) > 180


def test_every_moment_of_a_window_is_one_that_stratagems_know() -> None:
    for start, name in (("moment-", "watch"), ("shield-", "ask_for_shield")):
        assert {text for call in WORDING.calls(name) for text in wording.texts(call)} == set(BUILT[start])


@pytest.mark.parametrize("how", ["won", "decisive", "complete", "drawn", "no-augustus"])
def test_every_end_has_its_sentence(how: str) -> None:
    assert GAME.words.say(f"how-{how}", {"roman": 12, "barbarian": 40, "camp": "barbarian"}).endswith(".")


# ---- names


def test_everything_on_the_map_and_in_the_hand_has_a_name() -> None:
    things = [thing.id for kind in (TRIBES, STRATAGEMS, EVENTS) for thing in kind]
    assert [one for one in (*ZONE_IDS, *SEAS, *PIECES, *things) if one not in NAMES] == []


def test_no_two_pieces_and_no_two_areas_share_a_name() -> None:
    pieces = [NAMES[piece] for piece in PIECES]
    areas = [NAMES[area] for area in ZONE_IDS]
    assert (len(set(pieces)), len(set(areas))) == (len(pieces), len(areas))


def test_ids_that_areas_and_other_things_share_have_one_name_for_both() -> None:
    shared = {area for area in ZONE_IDS if area in {tribe.id for tribe in TRIBES}}
    assert {NAMES[one] for one in shared} == {tribe.name for tribe in TRIBES if tribe.id in shared}


def test_everything_that_changes_a_die_has_a_name() -> None:
    changes = [call.args[1] for call in WORDING.calls("modifier", "Modifier") if len(call.args) > 2]
    assert len(changes) > 10
    assert [
        what for change in changes for what in wording.texts(change) if what not in NAMES and change_is_whole(change)
    ] == []


def change_is_whole(change: ast.expr) -> bool:
    """Whether its id stands there, or one of two; not one that is put together or taken from elsewhere."""
    return isinstance(change, ast.Constant | ast.IfExp)


# ---- some sentences


def test_a_battle_is_told_with_its_arithmetic() -> None:
    facts = {"camp": "roman", "area": "italia-4", "attackers": ["stilicho"], "defenders": ["alaricus", "visigothi-a"]}
    sums = {"attack": 12, "defence": 7, "ratio": "3/2", "column": "2/1", "die": 4, "bonus": 2, "total": 6, "fury": 0}
    shift = {"rule": "8.6.1", "what": "quality", "value": 1}
    result = {"result": ["1/2", "A"], "winner": "roman", "modifiers": [shift], "factors": 1}
    assert GAME.words.say("event-battle", {**facts, **sums, **result}) == (
        "Battle at Ravenna (Italia 4). The Roman attacks with Stilicho (12 PF) against Alaricus, Visigothi A (7 PF):"
        " odds 3/2, column 2/1, die 4, modified 6 (quality of the troops [8.6.1]): the Roman wins."
        " Losses of attacker and defender: 1/2 of the enemy's, a step each (A)."
    )


def test_every_reason_for_points_has_its_words() -> None:
    given = [call.args[-1] for call in WORDING.calls("Item", "score") if len(call.args) > 3]
    reasons = {why.value for why in given if isinstance(why, ast.Constant) and isinstance(why.value, str)}
    facts = {"camp": "roman", "points": 1, "total": 1}
    told = {why: GAME.words.say("event-points", {**facts, "why": why}) for why in reasons}
    assert len(reasons) > 14
    assert sorted(why for why in reasons if f": {why}." in told[why]) == []


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("battle", "Barbarian, 5 PV: a great battle won. 9 PV in all."),
        ("regnum", "Barbarian, 5 PV: a Regnum founded. 9 PV in all."),
        ("earthquake", "Barbarian, 5 PV: Earthquake at Constantinople. 9 PV in all."),
    ],
)
def test_points_say_what_they_are_for(why: str, told: str) -> None:
    facts = {"camp": "barbarian", "points": 5, "why": why, "total": 9}
    assert GAME.words.say("event-points", facts) == told


@pytest.mark.parametrize(
    ("status", "told"),
    [
        ("peace", "Peace with Heruli."),
        ("war", "War with Heruli."),
        ("foederati", "Foederati of Rome from now on: Heruli."),
        ("revolt", "Revolt: Heruli turn against Rome."),
        ("regnum", "A Regnum of Heruli."),
    ],
)
def test_each_status_of_a_tribe_is_told_in_its_own_way(status: str, told: str) -> None:
    assert GAME.words.say("event-status", {"tribe": "heruli", "status": status}) == told


def test_a_fleet_that_does_not_come_back_has_no_year() -> None:
    told = GAME.words.say("event-fleet-lost", {"fleet": "third-fleet", "year": 0})
    assert told == "The third fleet is not in its port when winter comes, and is lost."


# ---- whole games


def tell(match: Match[Any], told: int) -> int:
    """Say everything since, as each seat and a spectator hear it; how many events there have been."""
    for event in match.events[told:]:
        for viewer in (0, 1, None):
            assert match.sentence(event.seen_by(viewer))
    return len(match.events)


@pytest.mark.parametrize("number", range(14))
def test_no_message_of_a_random_game_lacks_its_words(number: int) -> None:
    rng, told = Random(number), 0
    match = Medley(GAME, 2, seed=40).begin(number)
    while match.pending and len(match.history) < 700:
        decision = match.decision(match.pending[0])
        assert decision.prompt
        action = rng.choice(decision.options)
        assert match.label(action.move)
        match.play(decision.seat, action)
        told = tell(match, told)
    assert told > 50
