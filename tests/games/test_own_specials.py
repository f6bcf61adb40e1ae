"""Special rules of a scenario of one's own: switched off, taken from another scenario, or refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import romanum
from romanum.engine.record import Record
from romanum.engine.sheets.sheet import BadSheet
from romanum.engine.speech.language import LANGUAGES, speaking
from romanum.engine.verify import verifies, verify
from romanum.games.imperium.data.characters import Siegecraft
from romanum.games.imperium.data.grants import ScorchedEarth
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.rules.custom_specials import SWITCHED, special_names
from romanum.games.imperium.rules.special.specials import in_force

REVOLT: dict[str, Any] = {"scenario": "gallic-revolt"}
TYRANTS: dict[str, Any] = {"scenario": "tyrants-of-gaul"}


def refused(game: str, sheet: dict[str, Any]) -> dict[str, str]:
    with pytest.raises(BadSheet) as told:
        romanum.game(game).position(sheet, seed=1)
    return {fault.where: fault.text for fault in told.value.faults}


def test_a_special_rule_of_imperium_is_switched_off_and_no_longer_told() -> None:
    game = romanum.game("imperium")
    usual = game.position(REVOLT, seed=1)
    match = game.position({**REVOLT, "specials": ["season", "confined", "points-only", "build-sites"]}, seed=1)
    assert in_force(usual.position, ScorchedEarth)
    assert not in_force(match.position, ScorchedEarth)
    gone = {*usual.view(0)["cast"]["specials"]} - {*match.view(0)["cast"]["specials"]}
    assert len(gone) == 2, "the Aedui wait for nobody, and no earth is scorched"
    assert game.sheet(match.position)["specials"] == ["season", "confined", "points-only", "build-sites"]
    assert verifies(verify(Record.read(match.record.write()), romanum.game))


def test_a_rule_of_another_scenario_of_imperium_says_whose_it_is() -> None:
    told = refused("imperium", {**REVOLT, "specials": ["season", "spartacus", "nonsense"]})
    assert "The Great Mithridatic War" in told["specials.2"]
    assert "There is no 'nonsense'" in told["specials.3"]
    assert "cannot be switched off" in refused("imperium", {**REVOLT, "specials": []})["specials"]


@pytest.mark.parametrize("number", range(1, len(SCENARIOS) + 1))
def test_every_rule_of_imperium_has_one_name(number: int) -> None:
    most, fewest, _ = SCENARIOS[number - 1].players
    for players in range(fewest, most + 1):
        names = special_names(number, players)
        assert len({*names}) == len(names) == len(setting(number, players).specials)
        assert all(names)


def test_what_can_be_switched_off_is_asked_about_where_it_is_in_force() -> None:
    assert Siegecraft in SWITCHED
    game = romanum.game("imperium")
    for number, head in enumerate(SCENARIOS, 1):
        rules = setting(number).specials
        if not any(isinstance(rule, SWITCHED) for rule in rules):
            continue
        names = special_names(number, head.players[0])
        kept = [name for name, rule in zip(names, rules, strict=True) if not isinstance(rule, SWITCHED)]
        match = game.position({"scenario": head.id, "specials": kept}, seed=1)
        assert not [rule for kind in SWITCHED for rule in in_force(match.position, kind)], head.id


def test_ultimus_takes_special_rules_of_other_scenarios() -> None:
    game = romanum.game("ultimus")
    match = game.position({**TYRANTS, "specials": ["purple-sent-back", "end-of-the-west"]}, seed=1)
    sheet = game.sheet(match.position)
    assert sheet["specials"] == ["purple-sent-back", "end-of-the-west"]
    assert sheet["lead"] != game.sheet(game.position(TYRANTS, seed=1).position).get("lead", 0)
    assert game.sheet(game.position(sheet, seed=1).position)["specials"] == sheet["specials"]
    assert verifies(verify(Record.read(match.record.write()), romanum.game))


def test_a_rule_of_ultimus_that_cannot_come_about_says_why() -> None:
    told = refused("ultimus", {**TYRANTS, "specials": ["friends-of-aetius"]})
    assert told["specials.friends-of-aetius"].endswith("425, and this scenario goes from 407 to 413.")
    assert "There is no 'nonsense'" in refused("ultimus", {**TYRANTS, "specials": ["nonsense"]})["specials.1"]
    away = {**TYRANTS, "board": {"italia-4": "honorius", "thracia-3": "arcadius"}, "specials": ["purple-in-britain"]}
    assert "out of the game" in refused("ultimus", away)["specials.purple-in-britain"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["imperium", "ultimus"])
def test_an_editor_is_told_what_each_rule_says(game: str, code: str) -> None:
    with speaking(code):
        (drawer,) = (one for one in romanum.game(game).drawers() if one["id"] == "specials")
        names = romanum.game(game).words.names
    assert drawer["title"] not in ("specials", "")
    assert all(drawer["called"].get(name) or name in names for name in drawer["entry"]["names"])
    assert set(drawer["entry"]["fresh"]) <= set(drawer["entry"]["names"])
