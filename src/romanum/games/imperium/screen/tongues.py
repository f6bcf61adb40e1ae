"""What stands in the data in English, in the language that is spoken: the map, units, scenarios and their rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from romanum.engine.speech.words import Words
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.own_wins import Which
from romanum.games.imperium.data.scenario_loader import standard_tables
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.custom_specials import special_names
from romanum.games.imperium.screen.scenarios import cast, told

# ---- 25: ways to win and special rules, sentence by sentence


def texts() -> dict[str, str]:
    """What players read of the scenarios, in English, by the message that has it in other languages."""
    return {message: text for head in SCENARIOS for text, message in sentences(head.number).items()}


@cache
def sentences(number: int) -> Mapping[str, str]:
    """By sentence of a scenario, whoever many play it: the message that has it in other languages."""
    head = SCENARIOS[number - 1]
    casts = [cast(number, players) for players in range(head.players[1], head.players[0] + 1)]
    wins = dict.fromkeys(row["text"] for one in casts for row in one["wins"])
    rules = dict.fromkeys(text for one in casts for text in one["specials"])
    own = {text: f"special-{head.id}-{place}" for place, text in enumerate(rules)}
    return {**own, **{text: f"win-{head.id}-{place}" for place, text in enumerate(wins)}, **_shared(rules)}


def _shared(rules: Mapping[str, None]) -> dict[str, str]:
    """27, 37: those of the standard minor powers, which many scenarios have."""
    return {text: f"special-standard-{place}" for place, text in enumerate(_of_standards()) if text in rules}


@cache
def _of_standards() -> tuple[str, ...]:
    return tuple(dict.fromkeys(_texts_in(standard_tables())))


def _texts_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from (value for name, value in data.items() if name == "text")
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from _texts_in(one)


# ---- for a client


@cache
def cast_in_words(which: Which, players: int, words: Words, ended: int = 0) -> dict[str, Any]:
    """Who is in a scenario, in the language of these words, with the special rules that have not been `ended`: the same
    object for every view of a match until one more is."""
    found, messages = cast(which, players), sentences(which if isinstance(which, int) else which[0])
    return {
        **found,
        "powers": [{**one, "name": words.names.get(one["id"], one["name"])} for one in found["powers"]],
        "leaders": [{**one, "name": one["name"] and words.names[f"leader:{one['id']}"]} for one in found["leaders"]],
        "wins": [{**one, "text": _said(words, messages.get(one["text"], ""), one["text"])} for one in found["wins"]],
        "specials": [
            _said(words, messages[text], text) for at, text in enumerate(found["specials"]) if not ended >> at & 1
        ],
    }


def rules_in_words(number: int, words: Words) -> dict[str, str]:
    """By English sentence what this language says of ways to win and special rules, as far as it has them."""
    return {text: words.say(message, {}) for text, message in sentences(number).items() if words.has_own(message)}


def specials_in_words(number: int, players: int, words: Words) -> dict[str, str]:
    """What a sheet calls the special rules of a scenario, and what they say."""
    told = cast_in_words(number, players, words)["specials"]
    return {f"special:{name}": text for name, text in zip(special_names(number, players), told, strict=True)}


def in_words(parts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The parts that a client is sent, in the language of these words as far as it has them."""
    for list_, kind in (("provinces", "province"), ("areas", "area"), ("kinds", "kind")):
        for one in parts[list_]:
            one["name"] = words.names[f"{kind}:{one['id']}"]
    for one in parts["cities"]:
        one["name"] = _city(words, one["id"], one["name"])
    for one in parts["scenarios"]:
        one["name"] = scenario_name(one["number"], words)
        one["about"] = about(one["number"], words)
    return parts


def scenario_name(number: int, words: Words) -> str:
    """What a scenario is called, without its number."""
    head = SCENARIOS[number - 1]
    return _said(words, f"scenario-{head.id}", "").partition(". ")[2] or head.name


def about(number: int, words: Words) -> str:
    """When it is played, and what it is about."""
    head = SCENARIOS[number - 1]
    return _said(words, f"scenario-{head.id}-help", told(head))


def _city(words: Words, city: str, english: str) -> str:
    """A city by its bare name, also where another is called alike."""
    message = f"name-city__{city}"
    return words.say(message, {}) if words.has_own(message) else english


def month_in_words(month: int, words: Words) -> str:
    """A month with its year."""
    now = Month(month)
    facts = {"month": words.say(f"screen-month-{now.month}", {}), "year": abs(now.year)}
    return words.say("screen-month-ad" if now.year > 0 else "screen-month-bc", facts)


def _said(words: Words, message: str, english: str) -> str:
    return words.say(message, {}) if words.has_own(message) else english
