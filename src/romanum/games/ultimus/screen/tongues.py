"""What stands in the data in English, in the language that is spoken: of stratagems, events and scenarios."""

from __future__ import annotations

from typing import Any

from romanum.engine.speech.words import Words
from romanum.games.ultimus.data.components import EVENTS, SCENARIOS, STRATAGEMS


def texts() -> dict[str, str]:
    """What players read of the data, in English, by the message that has it in other languages."""
    told = {f"text-{one.id}": one.text for one in (*STRATAGEMS, *EVENTS)}
    return told | {
        f"special-{scenario.id}-{place}": special.text
        for scenario in SCENARIOS
        for place, special in enumerate(scenario.specials)
    }


def specials_in_words(words: Words) -> dict[str, str]:
    """What a sheet calls the special rules of all scenarios, and what they say."""
    return {
        f"special:{special.id}": _said(words, f"special-{scenario.id}-{place}", special.text)
        for scenario in SCENARIOS
        for place, special in enumerate(scenario.specials)
    }


def in_words(parts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The parts that a client is sent, in the language of these words as far as it has them."""
    for list_ in ("stratagems", "events"):
        for one in parts[list_]:
            one["name"] = words.names[one["id"]]
            one["text"] = _said(words, f"text-{one['id']}", one["text"])
    for one in (*parts["leaders"], *parts["units"], *parts["fleets"]):
        one["name"] = words.names[one["id"]]
    for one in parts["zones"]:
        one["name"] = words.names.get(f"area:{one['id']}", words.names[one["id"]])
    for one in parts["scenarios"]:
        one["name"] = _said(words, f"scenario-{one['id']}", one["name"])
        one["about"] = _said(words, f"scenario-{one['id']}-help", one["about"])
        told = [_said(words, f"special-{one['id']}-{place}", text) for place, text in enumerate(one["specials"])]
        one["specials"] = told
    return parts


def _said(words: Words, message: str, english: str) -> str:
    return words.say(message, {}) if words.has_own(message) else english
