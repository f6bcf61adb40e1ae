"""What would be wasted by going on: a person is asked again before, in the terminal as in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import romanum
from romanum.text.boards import View

Verbs = Mapping[str, int]
"""How many actions of each verb are offered."""
Wasted = Callable[[View, Verbs], Mapping[str, Mapping[str, Any]]]
"""The sentences of the game, `screen-wastes-…`, that say what is wasted, each with its facts."""


def told(game: str, view: View, options: Sequence[str], text: str) -> str:
    """What a step wastes if it is done now, in the game's own sentences; nothing for any other action."""
    wasted = STEPS[game].get(view["step"])
    if text != "done" or wasted is None:
        return ""
    verbs: dict[str, int] = {}
    for option in options:
        verb = option.partition(" ")[0]
        verbs[verb] = verbs.get(verb, 0) + 1
    words = romanum.game(game).words
    return " ".join(words.say(f"screen-wastes-{name}", facts) for name, facts in wasted(view, verbs).items())


# ---- History of the Roman Empire


def _lifted(view: View, _: Verbs) -> dict[str, dict[str, Any]]:
    return {} if view["to_place"] else {"lift": {}}


def _built(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    if "recruit" not in verbs:
        return {}
    found: dict[str, dict[str, Any]] = {} if view["to_place"] else {"recruits": {}}
    return found | ({"discounts": {"times": view["discounts"]}} if view["discounts"] > 0 else {})


def _placed(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    left = view["to_place"]
    return {"armies": {"left": left}} if left and len(verbs) > 1 else {}


def _founded(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    forts = view["forts_ready"][view["side"]]
    found: dict[str, dict[str, Any]] = {"cities": {}} if "found" in verbs else {}
    return found | ({"forts": {"forts": forts}} if forts and "raise" in verbs else {})


# ---- Trajan

FIGHTS: Final = ("attack", "assault", "sally", "formal-siege", "blockade")


def _fought(_: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    return {"combat": {}} if any(verb in verbs for verb in FIGHTS) else {}


def _marched(_: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    return {"marches": {"forces": verbs["march"]}} if "march" in verbs else {}


# ---- Ultimus Romanorum


def _stationed(_: View, __: Verbs) -> dict[str, dict[str, Any]]:
    return {"stations": {}}


def _moved(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    mine = (fleet for fleet in view["fleets"] if fleet["camp"] == view["active"])
    adrift = sum(1 for fleet in mine if fleet["sea"] >= 0 and fleet["aboard"])
    found: dict[str, dict[str, Any]] = {"leaders": {"leaders": verbs["lead"]}} if "lead" in verbs else {}
    return found | ({"fleets": {"fleets": adrift}} if adrift else {})


# ---- Pax Romana


def _expanded(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    majors = view["majors"] if any(verb.startswith("major") for verb in verbs) else 0
    minors = view["minors"] if any(verb.startswith("minor") for verb in verbs) else 0
    found: dict[str, dict[str, Any]] = {"majors": {"majors": majors}} if majors else {}
    return found | ({"minors": {"minors": minors}} if minors else {})


STEPS: Final[Mapping[str, Mapping[str, Wasted]]] = {
    "hre": {"LiftBarbarians": _lifted, "Build": _built, "Place": _placed, "BuildCities": _founded},
    "trajan": {"CombatSegment": _fought, "MovementSegment": _marched},
    "ultimus": {"Station": _stationed, "Movement": _moved},
    "pax": {"Expansion": _expanded},
}
"""By game and step."""
