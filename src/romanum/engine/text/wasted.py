"""What would be wasted by going on: a person is asked again before, in the terminal as in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from romanum.engine.speech.words import Words
from romanum.engine.text.board import View

Verbs = Mapping[str, int]
"""How many actions of each verb are offered."""
Wasted = Callable[[View, Verbs], Mapping[str, Mapping[str, Any]]]
"""The sentences of the game, `screen-wastes-…`, that say what is wasted, each with its facts."""


def told(words: Words, steps: Mapping[str, Wasted], view: View, options: Sequence[str], text: str) -> str:
    """What a step wastes if it is done now, in the game's own sentences; nothing for any other action."""
    wasted = steps.get(view["step"])
    if text != "done" or wasted is None:
        return ""
    verbs: dict[str, int] = {}
    for option in options:
        verb = option.partition(" ")[0]
        verbs[verb] = verbs.get(verb, 0) + 1
    return " ".join(words.say(f"screen-wastes-{name}", facts) for name, facts in wasted(view, verbs).items())
