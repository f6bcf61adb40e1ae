"""What stands in the data in English, in the language that is spoken: of cards, Objectives, units and scenarios."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.speech.words import Words
from romanum.games.pax.data.components import OBJECTIVES, TITLES, UNITS
from romanum.games.pax.data.settings import SCENARIO, SETTINGS

NAMED: Final = ("places", "provinces", "territories", "powers", "others", "units", "leaders")
"""Lists of things that are called by the name of their id."""
SCENARIO_TEXTS: Final = ("subtitle", "victory")


def texts() -> dict[str, str]:
    """What players read of the data, in English, by the message that has it in other languages."""
    told = {f"card-{row.id}": row.text for row in TITLES}
    told |= {f"objective-{row.id}": row.text for row in OBJECTIVES}
    told |= {f"short-{row.id}": row.short for row in UNITS}
    for row in (setting.row for setting in SETTINGS):
        told |= {f"scenario-{row.id}-subtitle": row.subtitle, f"scenario-{row.id}-victory": row.victory}
        told |= {f"scenario-{row.id}-special-{place}": text for place, text in enumerate(row.special)}
    return told


def in_words(parts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The parts that a client is sent, in the language of these words as far as it has them."""
    for one in (one for name in NAMED for one in parts[name]):
        one["name"] = words.names[one["id"]]
    for unit in parts["units"]:
        unit["many"] = words.names[f"{unit['id']}+"]
        unit["short"] = said(words, f"short-{unit['id']}", unit["short"])
    for card in parts["cards"]:
        card["name"] = words.names[f"card:{card['id']}"]
        card["text"] = said(words, f"card-{card['id']}", card["text"])
    for objective in parts["objectives"]:
        objective["text"] = said(words, f"objective-{objective['id']}", objective["text"])
    for scenario in parts["scenarios"]:
        _of_scenario(scenario, words)
    return parts


def _of_scenario(scenario: dict[str, Any], words: Words) -> None:
    own = f"scenario-{scenario['id']}"
    scenario["name"] = said(words, own, scenario["name"])
    for field in SCENARIO_TEXTS:
        scenario[field] = said(words, f"{own}-{field}", scenario[field])
    told = [said(words, f"{own}-special-{place}", text) for place, text in enumerate(scenario["special"])]
    scenario["special"] = told
    called = SETTINGS[SCENARIO[scenario["id"]]].row.called
    scenario["called"] = {thing: words.names[f"called:{person}"] for thing, person in called.items()}


def said(words: Words, message: str, english: str) -> str:
    """A text of the data, in the language of these words if it has it."""
    return words.say(message, {}) if words.has_own(message) else english
