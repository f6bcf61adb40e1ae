"""What stands in the data in English, in the language that is spoken: of cards, piles, turns, peoples and emperors."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from romanum.engine.speech.words import Words
from romanum.games.hre.data.components import CARDS, COLOURS, EMPERORS, PEOPLES, TURNS
from romanum.games.hre.data.schema import Card

ALIKE: Final = ("kingdom", "tribe", "rebellion", "revolt", "treachery")
"""Cards of these kinds say the same of other places and numbers, but for those in `OWN`."""
OWN: Final = ("triginta-tyranni", "praetoriani")


def card_message(card: Card) -> str:
    """The message with a card's text: one for all that say the same, with their facts."""
    if card.id in OWN:
        return f"card-{card.id}"
    return f"card-{getattr(card, 'level', '') or (card.kind if card.kind in ALIKE else card.id)}"


def texts() -> dict[str, str]:
    """What players read of the data, in English, by the message that has it in other languages."""
    told = {card_message(card): card.text for card in CARDS}
    told |= {f"pile-{pile.id}": pile.name for pile in COLOURS}
    for turn in TURNS:
        told |= {f"turn-{turn.number}": turn.title, f"turn-{turn.number}-dates": turn.dates}
    told |= {f"people-{people.id}": people.description for people in PEOPLES}
    return told | {f"emperor-{emperor.id}": emperor.history for row in EMPERORS for emperor in row}


def in_words(parts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The parts that a client is sent, in the language of these words as far as it has them."""
    for card, told in zip(CARDS, parts["cards"], strict=True):
        if words.has_own(card_message(card)):
            told["text"] = words.say(card_message(card), facts_of(card))
    for one in parts["colours"]:
        _put(words, one, "name", f"pile-{one['id']}")
    for one in parts["turns"]:
        _put(words, one, "title", f"turn-{one['number']}")
        _put(words, one, "dates", f"turn-{one['number']}-dates")
    for one in parts["peoples"]:
        _put(words, one, "description", f"people-{one['id']}")
    for row, shown in zip(EMPERORS, parts["emperors"], strict=True):
        for emperor, one in zip(row, shown, strict=True):
            _put(words, one, "history", f"emperor-{one['id']}")
            one["bonuses"] = ", ".join(words.names[gift] for gift in emperor.gifts)
    for one in (*parts["sides"], *parts["factions"]):
        one["name"] = words.names[one["id"]]
    return parts


def _put(words: Words, one: dict[str, Any], field: str, message: str) -> None:
    if words.has_own(message):
        one[field] = words.say(message, {})


def facts_of(card: Card) -> dict[str, Any]:
    """What the text of a card may name: its own things, with 0 or `none` for what it does not have."""
    known: dict[str, Any] = {"loot_bonus": 0, "start": "", **msgspec.to_builtins(card)}
    where = [*known.get("in_dioceses", ()), *known.get("in_provinces", ())]
    shown = {name: value for name, value in known.items() if isinstance(value, int | str)}
    return shown | {"where": where or "none", "peoples": known.get("peoples", [])}
