"""Numbered rules, and refusals that cite them."""

import pytest

import romanum
from romanum.engine.readiness.sayings import untitled_chapters
from romanum.engine.rule import Catalogue, IllegalAction, Rule, WhyNot
from romanum.games import OURS

RULES = [
    Rule("10.1", "Combat is rolled.", topic="combat"),
    Rule("10.2a", "Armies retreat.", topic="retreat", ruling="Never into the sea."),
    Rule("10.2b", "Forts hold.", topic="forts"),
    Rule("10.2.1", "Retreats end combat.", topic="retreat"),
    Rule("10.20", "Unrelated.", topic="other", example="A Fort in Dacia."),
]
CATALOGUE = Catalogue("Ring", RULES, {}, [])


def numbers(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def test_a_rule_is_found_by_its_number() -> None:
    assert CATALOGUE["10.2b"].text == "Forts hold."


def test_rules_stand_in_the_rulebooks_order() -> None:
    assert list(CATALOGUE) == ["10.1", "10.2a", "10.2b", "10.2.1", "10.20"]


def test_a_section_finds_all_its_rules_and_no_others() -> None:
    assert numbers(CATALOGUE.under("10.2")) == ["10.2a", "10.2b", "10.2.1"]


def test_a_rules_own_number_finds_it_alone() -> None:
    assert numbers(CATALOGUE.under("10.1")) == ["10.1"]


def test_a_chapter_that_is_not_there_finds_nothing() -> None:
    assert CATALOGUE.under("1") == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("fort", ["10.2b", "10.20"]),
        ("RETREAT sea", ["10.2a"]),
        ("retreat", ["10.2a", "10.2.1"]),
        ("elephants", []),
    ],
)
def test_rules_are_searched_by_all_the_words(words: str, found: list[str]) -> None:
    assert numbers(CATALOGUE.search(words)) == found


def test_a_number_stands_once() -> None:
    with pytest.raises(ValueError, match="a rule number stands twice"):
        Catalogue("Ring", [*RULES, Rule("10.1", "Again.")], {}, [])


def test_a_refusal_says_its_sentence_and_its_rule() -> None:
    why = WhyNot("9.1a", "Three Armies at most.", "Roma is full.", {"armies": 3})
    assert str(IllegalAction(why)) == "Roma is full. [9.1a]"
    assert IllegalAction(why).why.facts == {"armies": 3}


def test_a_sentence_that_names_its_rule_is_not_given_it_again() -> None:
    assert str(WhyNot("9.1a", "Three armies stack.", "Roma is full (9.1a).")) == "Roma is full (9.1a)."
    assert str(WhyNot("9.1", "Three armies stack.", "Roma is full (9.1a).")) == "Roma is full (9.1a). [9.1]"


def linked() -> Catalogue:
    rules = [
        Rule("9.1a", "Three at most."),
        Rule("9.1b", "See 9.1a and 10.2, not 9 Legions or 19.1a.", ruling="As in 2.C.a."),
        Rule("10.2-4", "The fourth step (9.1-9.3)."),
        Rule("10.2b", "Alone."),
        Rule("2.C.a", "A phase.", example="10.2b."),
    ]
    return Catalogue("", rules, {}, [], {"9": "Placement"})


def test_a_rule_leads_to_those_it_names() -> None:
    rules = linked()
    assert rules.links(rules["9.1b"]) == {"9.1a": "9.1a", "10.2": "10.2-4", "2.C.a": "2.C.a"}
    assert rules.links(rules["10.2-4"]) == {"9.1": "9.1a"}
    assert rules.links(rules["9.1a"]) == {}


def test_a_rule_knows_which_others_name_it() -> None:
    assert linked().named_by == {
        "9.1a": ["9.1b", "10.2-4"],
        "10.2-4": ["9.1b"],
        "2.C.a": ["9.1b"],
        "10.2b": ["2.C.a"],
    }


def test_chapters_have_their_rules_in_order() -> None:
    found = linked().contents()
    assert {number: [rule.id for rule in rules] for number, rules in found.items()} == {
        "9": ["9.1a", "9.1b"],
        "10": ["10.2-4", "10.2b"],
        "2": ["2.C.a"],
    }
    assert linked().chapters == {"9": "Placement"}


@pytest.mark.parametrize("name", OURS)
def test_every_chapter_has_a_title(name: str) -> None:
    assert untitled_chapters(romanum.game(name)) == []
