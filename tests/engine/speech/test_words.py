"""Sentences for everything."""

from pathlib import Path

import pytest

from romanum.engine.event import modifier
from romanum.engine.speech.words import Words

WORDS = Words(
    [
        "event-attack = { $who } attacks { $where }.",
        "event-dice = Rolled { $dice }.",
        "event-mods = By { $mods }.",
        "ask-sure = Sure? { $flag }",
        "event-empty =\n    .note = only an attribute",
    ],
    {"roma": "Roma", "seat0": "Livia"},
)


def test_facts_are_put_in_by_name_and_ids_become_names() -> None:
    assert WORDS.say("event-attack", {"who": "seat0", "where": "roma"}) == "Livia attacks Roma."


def test_what_has_no_name_stays_as_it_is() -> None:
    assert WORDS.say("event-attack", {"who": "Otho {", "where": "ostia"}) == "Otho { attacks ostia."


def test_lists_are_told_with_commas() -> None:
    assert WORDS.say("event-dice", {"dice": [5, 4, "roma"]}) == "Rolled 5, 4, Roma."


def test_modifiers_are_told_with_their_rule() -> None:
    assert WORDS.say("event-mods", {"mods": [modifier("6b", "wall", -1)]}) == "By wall [6b]."


@pytest.mark.parametrize(("flag", "told"), [(True, "Sure? yes"), (False, "Sure? no")])
def test_yes_and_no_are_words(flag: bool, told: str) -> None:
    assert WORDS.say("ask-sure", {"flag": flag}) == told


def test_a_sentence_that_lacks_a_fact_is_a_defect() -> None:
    with pytest.raises(ValueError, match="sentence event-attack"):
        WORDS.say("event-attack", {"who": "seat0"})


def test_a_missing_sentence_shows_its_name_and_facts() -> None:
    assert WORDS.say("event-flood", {"where": "roma"}) == "event-flood {'where': 'roma'}"


def test_one_can_ask_whether_there_is_a_sentence() -> None:
    assert (WORDS.has("event-attack"), WORDS.has("event-flood")) == (True, False)


def test_a_games_own_words_replace_the_common_ones(tmp_path: Path) -> None:
    for name, text in (("common", "do-pass = Pass\ndo-stop = Stop"), ("own", "do-pass = Let it be")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text, encoding="utf-8")
    words = Words.load([tmp_path / "common", tmp_path / "own"], {})
    assert (words.say("do-pass", {}), words.say("do-stop", {})) == ("Let it be", "Stop")


def test_plain_sentences_read_as_fluent_writes_them() -> None:
    """Also numbers with separators, numbers below nothing, and several lines."""
    source = "event-a = { $who } has { $n } VP.\nevent-b =\n    First\n    second { $who }\nevent-c = No facts.\n"
    words = Words([source], {"roma": "Roma"})
    for facts in ({"who": "roma", "n": n} for n in (0, 999, 1000, 1234567, -3, 0.5)):
        for message in ("event-a", "event-b", "event-c"):
            pattern = words._bundle.get_message(message).value
            assert pattern is not None
            asked = {name: words._fact(value, name) for name, value in facts.items()}
            assert words.say(message, facts) == words._bundle.format_pattern(pattern, asked)[0]


def test_a_fact_that_is_missing_is_told() -> None:
    with pytest.raises(ValueError, match="sentence event-a"):
        Words(["event-a = { $who } begins."], {}).say("event-a", {})


def test_a_client_is_sent_sentences_with_the_names_of_their_facts() -> None:
    words = Words(
        [
            "screen-falls = { $place } falls\n"
            '    .help = To { $side }{ $n ->\n        [1] {""}\n       *[other] , { $n } times\n    }.\n'
            "event-falls = { $place } falls.\n"
        ],
        {},
    )
    chosen = {"by": "n", "cases": {"1": "", "other": ", {n} times"}, "other": "other"}
    sent = words.patterns("screen-", "luck-")
    assert sent == {"screen-falls": "{place} falls", "screen-falls.help": ["To {side}", chosen, "."]}


def test_a_client_is_sent_nothing_that_it_could_not_say() -> None:
    for sentence in ("{ do-pass } now", "{ $n ->\n   *[other] { NUMBER($n) }\n}"):
        with pytest.raises(ValueError, match="a client can put in facts alone"):
            Words([f"screen-a = {sentence}"], {}).patterns("screen-")


def test_in_one_scenario_things_may_be_called_otherwise() -> None:
    english = Words(["event-falls = { $place } falls."], {"a1": "hex A1", "roma": "Roma"})
    german = Words(["event-holds = { $place } hält."], english.names, "de", english)
    for words in (english, german):
        here = words.calling({"a1": "Agedincum"})
        assert here.say("event-falls", {"place": "a1"}) == "Agedincum falls."
        assert here.say("event-falls", {"place": "roma"}) == "Roma falls."
        assert words.say("event-falls", {"place": "a1"}) == "hex A1 falls."
    assert german.calling({"a1": "Agedincum"}).say("event-holds", {"place": "a1"}) == "Agedincum hält."
