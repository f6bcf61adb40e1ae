"""Sentences in another language: of whoever looks, and in English where it has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import romanum
from romanum.engine.event import Event
from romanum.engine.speech.language import accepted, best_language, language, speaking
from romanum.engine.speech.translation import faults, missing
from romanum.engine.speech.words import Words, name_message
from toy.game import Toy

ENGLISH = """
event-attack = { $who } attacks { $place }.
event-lost = { $n ->
    [one] One Army is
   *[other] { $n } Armies are
} lost.
event-token = A token of { $kind ->
    [Emperor] an Emperor
   *[other] a people
}.
do-pass = Pass
screen-count = { $n ->
    [one] one
   *[other] { $n }
}
"""
FRENCH = """
event-attack = { $who } attaque { $place }.
event-lost = { $n ->
    [one] { $n } armée perdue
   *[other] { $n } armées perdues
}.
event-token = Un jeton { $kind ->
    [Emperor] du prince
   *[other] de peuple
}.
name-red = Rouge
name-emperor = Empereur
"""
NAMES = {"red": "Red", "roma": "Roma", "emperor": "Emperor"}


@pytest.fixture
def french(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return Words.load([tmp_path], NAMES, "fr")


def test_a_sentence_and_its_names_are_said_in_the_language(french: Words) -> None:
    assert french.say("event-attack", {"who": "red", "place": "roma"}) == "Rouge attaque Roma."


def test_what_a_language_does_not_have_is_said_in_english(french: Words) -> None:
    assert (french.has("do-pass"), french.has_own("do-pass"), french.say("do-pass", {})) == (True, False, "Pass")


@pytest.mark.parametrize(
    ("n", "told"), [(0, "0 armée perdue."), (1, "1 armée perdue."), (2500, "2\u202f500 armées perdues.")]
)
def test_numbers_and_their_plurals_are_those_of_the_language(french: Words, n: int, told: str) -> None:
    assert french.say("event-lost", {"n": n}) == told


def test_a_sentence_chooses_by_the_thing_whatever_it_is_called(french: Words) -> None:
    assert french.say("event-token", {"kind": "emperor"}) == "Un jeton du prince."
    assert french.say("event-token", {"kind": "red"}) == "Un jeton de peuple."


def test_no_line_of_french_ends_before_a_high_sign() -> None:
    with speaking("fr"):
        match = german_match()
        assert "\N{NO-BREAK SPACE}: " in match.decision(match.pending[0]).prompt


def test_a_client_is_told_where_english_stands_in(french: Words) -> None:
    part: Any = french.patterns("screen-")["screen-count"][0]
    assert part["in"] == "en"
    own: Any = french.patterns("event-token")["event-token"][1]
    assert "by" in own
    assert "in" not in own


def test_what_a_game_says_otherwise_than_all_is_not_said_as_all_say_it(tmp_path: Path) -> None:
    for name, code, text in (
        ("all", "en", "do-pass = Pass"),
        ("all", "fr", "do-pass = Passer"),
        ("own", "en", "do-pass = Wait a year"),
    ):
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / f"{code}.ftl").write_text(text, encoding="utf-8")
    folders = [tmp_path / "all", tmp_path / "own"]
    assert Words.load(folders, {}, "fr").say("do-pass", {}) == "Wait a year"
    assert Words.load(folders[:1], {}, "fr").say("do-pass", {}) == "Passer"


@pytest.mark.parametrize(("code", "told"), [("en", "+1.5"), ("de", "+1,5"), ("fr", "+1,5")])
def test_figures_have_the_point_or_comma_of_the_language(code: str, told: str) -> None:
    assert Words([], {}, code).figure(1.5, signed=True) == told
    assert Words([], {}, code).figure(-1.5) == "\N{MINUS SIGN}" + told[1:]


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("nl, fr;q=0.4", "fr"),
        ("en;q=0.2, it;q=0.7", "it"),
        ("*", "en"),
        ("", "en"),
        ("de;q=x", "en"),
        ("de;q=0", "en"),
    ],
)
def test_the_first_welcome_language_is_spoken(header: str, code: str) -> None:
    assert best_language(accepted(header)) == code


def test_a_language_is_spoken_for_a_while() -> None:
    with speaking("de"):
        assert language() == "de"
        with speaking("klingon"):
            assert language() == "en"
    assert language() == "en"


def test_there_are_no_words_in_every_language() -> None:
    with pytest.raises(ValueError, match="klingon"):
        romanum.use_language("klingon")


@pytest.mark.parametrize(
    ("thing", "message"),
    [("red", "name-red"), ("card:ambush", "name-card__ambush"), ("legion+", "name-legion__several")],
)
def test_every_id_can_be_written_as_a_message(thing: str, message: str) -> None:
    assert name_message(thing) == message


@pytest.mark.parametrize(
    ("theirs", "what"),
    [
        ("do-pass = Passer\ndo-jump = Saute", "do-jump: there is no such sentence"),
        ("event-attack = { $who } attaque.", "event-attack: has the facts ['who']"),
        ("do-pass = Passer\n    .text = oui", "do-pass: has the parts ['text']"),
        ("do-pass = { $", "cannot be read"),
    ],
)
def test_words_that_do_not_fit_are_found(theirs: str, what: str) -> None:
    assert [fault for fault in faults(ENGLISH, theirs) if fault.startswith(what)]


def test_what_is_missing_is_named() -> None:
    assert missing(ENGLISH, FRENCH, {"name-red": "Red", "name-blue": "Blue"}) == [
        "do-pass",
        "screen-count",
        "name-blue",
    ]
    assert not faults(ENGLISH, FRENCH, {"name-red": "Red", "name-emperor": "Emperor"})


def german_match() -> Any:
    return romanum.game("hre").new(seats=4, seed=7)


def test_a_match_is_told_in_german_and_is_the_same_match() -> None:
    match, plain = german_match(), german_match()
    with speaking("de"):
        seat = match.pending[0]
        assert match.decision(seat).prompt.startswith("Gelb: Du hast Barbaren-Marker 1 gezogen: die Galli")
        match.play(seat, "keep")
        assert match.why_no_undo(seat) == "Es ist gewürfelt worden."
        assert match.seat_names == ["Grün", "Gelb", "Rot", "Blau"]
    plain.play(plain.pending[0], "keep")
    assert (match.fingerprint(), match.record) == (plain.fingerprint(), plain.record)


def test_one_sentence_can_be_asked_for_in_another_language() -> None:
    event = Event("card", "7", {"faction": "red", "card": "classis"})
    assert german_match().sentence(event, language="de") == "Rot spielt Classis."
    assert german_match().sentence(event) == "Red plays Classis."


@pytest.mark.parametrize(
    ("name", "told"), [("Red", "Rot"), ("Red (miles)", "Rot (miles)"), ("Player 2", "Spieler 2"), ("Livia", "Livia")]
)
def test_a_seat_without_a_name_of_its_own_is_called_in_the_language(name: str, told: str) -> None:
    with speaking("de"):
        assert romanum.game("hre").seat_in_words(name) == told


@pytest.mark.parametrize("game", ["trajan", "ultimus"])
def test_a_game_without_words_in_a_language_speaks_english(game: str) -> None:
    own = type(romanum.game(game))()
    own._words["de"] = Words.load(own.word_folders, own.names).translated(own.word_folders[:1], "de")
    match = own.new(seed=7)
    english = match.decision(match.pending[0]).prompt
    with speaking("de"):
        assert match.decision(match.pending[0]).prompt == english
        assert match.why_no_undo(0) in ("Noch ist nichts geschehen.", "Es ist gewürfelt worden.")


def test_what_a_lobby_tells_of_a_game_needs_none_of_its_sentences_if_none_are_in_the_language() -> None:
    game = Toy()
    with speaking("de"):
        assert game.in_words("about-blurb", game.about.blurb) == game.about.blurb
        assert game.seat_in_words("Player 2") == "Spieler 2"
        assert not game._words
        assert game.words.say("seat-player", {"number": 2}) == "Spieler 2"
        assert list(game._words) == ["de"]
