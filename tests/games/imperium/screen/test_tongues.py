"""Imperium Romanum in other languages: nothing is missing, and what its data say is said in them too."""

from __future__ import annotations

from typing import Final

import pytest

from romanum.engine.odds import Losses, Odds, Outcome
from romanum.engine.speech.language import speaking
from romanum.engine.speech.translation import game_missing
from romanum.games.imperium.data.charts import ELIMINATED, LandResult
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.game import ImperiumRomanum
from romanum.games.imperium.rules.battle.fight import ATTACKER, DEFENDER
from romanum.games.imperium.rules.battle.odds import told
from romanum.games.imperium.screen.tongues import cast_in_words, sentences
from romanum.games.imperium.state.land_results import INTERCEPTION

GAME = ImperiumRomanum()
COMPLETE: Final = ("de", "fr", "es", "it")


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_of_the_game_is_missing(code: str) -> None:
    assert game_missing(GAME, code) == []


@pytest.mark.parametrize("code", COMPLETE)
def test_a_client_reads_what_stands_in_the_scenarios(code: str) -> None:
    for head in SCENARIOS[::7]:
        english, told = (cast_in_words(head.number, head.players[0], GAME.words_in(one)) for one in ("en", code))
        assert not {row["text"] for row in english["wins"]} & {row["text"] for row in told["wins"]}
        assert not {*english["specials"]} & {*told["specials"]}


@pytest.mark.parametrize("code", COMPLETE)
def test_a_place_is_called_by_its_city_and_side(code: str) -> None:
    names = GAME.words_in(code).names
    assert names["a3621"] == names["city:roma"] == "Roma"
    assert names["a3620"].startswith("Roma ")
    assert "Corcyra" in names["b4621"] != "opposite Corcyra"
    assert names["a2515"] == "Lugdunensis A2515"
    assert "open sea" not in names["a1102"]


@pytest.mark.parametrize("code", COMPLETE)
def test_a_date_and_a_seat_are_told(code: str) -> None:
    with speaking(code):
        view = GAME.new("gallic-revolt", 2, seed=1).view(0)
        seat = GAME.seat_in_words("Vercingetorix and Aedui")
    assert "53" in view["date"] != "November 53 BC"
    assert seat not in ("Vercingetorix and Aedui", "")


@pytest.mark.parametrize("code", COMPLETE)
def test_odds_tell_what_may_come_of_a_combat(code: str) -> None:
    names = GAME.words_in(code).names
    results = [
        told(LandResult(own, enemy, attacker_wins=won), side)
        for own in (*range(5), ELIMINATED)
        for enemy in (*range(5), ELIMINATED)
        for won in (True, False)
        for side in (ATTACKER, DEFENDER)
    ]
    for english in (*results, *INTERCEPTION):
        [one] = Odds(1.0, Losses(0, 0), [Outcome(english, 1.0)]).named(names).outcomes
        assert not set(english.split(", ")) & set(one.outcome.split(", ")), english


def test_each_sentence_of_a_scenario_has_a_message_of_its_own() -> None:
    told = [{**sentences(head.number)} for head in SCENARIOS]
    assert all(len({*one.values()}) == len(one) for one in told)
    shared = "Rhodian units are not used against forces of Roman factions (27.2)."
    assert len({one[shared] for one in told if shared in one}) == 1


def test_a_seat_of_several_powers_is_called_by_all_of_them() -> None:
    assert GAME.seat_in_words("Galatia and Cappadocia") == "Galatia and Cappadocia"
    assert GAME.seat_in_words("Caesar and Galatia and Cappadocia (bot)") == "Caesar and Galatia and Cappadocia (bot)"
    assert GAME.seat_in_words("Ann and Bert") == "Ann and Bert"


@pytest.mark.parametrize("code", COMPLETE)
def test_an_event_cites_a_rule_of_the_scenario_in_the_language(code: str) -> None:
    rule = "Every March each Roman faction loses a quarter of its treasury."
    number, message = next(
        (head.number, sentences(head.number)[rule]) for head in SCENARIOS if rule in sentences(head.number)
    )
    words = GAME.words_of(SCENARIOS[number - 1].id, SCENARIOS[number - 1].players[0], code)
    assert words.say(message, {}) in words.say("event-trigger-fires", {"text": rule})
