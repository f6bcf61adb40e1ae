"""What would be wasted by going on: a person is asked again before, in the terminal as in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from romanum.cli.boards import View

Verbs = Mapping[str, int]
"""How many actions of each verb are offered."""
Wasted = Callable[[View, Verbs], list[str]]


def told(by_step: Mapping[str, Wasted], view: View, options: Sequence[str], text: str) -> str:
    """What a step wastes if it is done now, in sentences; nothing for any other action."""
    wasted = by_step.get(view["step"])
    if text != "done" or wasted is None:
        return ""
    verbs: dict[str, int] = {}
    for option in options:
        verb = option.partition(" ")[0]
        verbs[verb] = verbs.get(verb, 0) + 1
    return " ".join(filter(None, wasted(view, verbs)))


def count(number: int, one: str) -> str:
    """
    >>> count(1, "force"), count(3, "force")
    ('1 force', '3 forces')
    """
    return f"{number} {one}{'' if number == 1 else 's'}"


# ---- History of the Roman Empire


def _lifted(view: View, _: Verbs) -> list[str]:
    return ["No Army is lifted: there will be nothing to place." if view["to_place"] == 0 else ""]


def _built(view: View, verbs: Verbs) -> list[str]:
    more = "recruit" in verbs
    return [
        "You have recruited no Legion: there will be nothing to place." if more and view["to_place"] == 0 else "",
        "You could still recruit at a reduced price." if more and view["discounts"] > 0 else "",
    ]


def _placed(view: View, verbs: Verbs) -> list[str]:
    left = view["to_place"]
    if not left or len(verbs) < 2:
        return []
    who = "One Army is" if left == 1 else f"{left} Armies are"
    return [f"{who} not placed and will be lost."]


def _founded(view: View, verbs: Verbs) -> list[str]:
    forts = view["forts_ready"][view["side"]]
    return [
        "You could still found a City." if "found" in verbs else "",
        f"Forts that are ready, not raised and will be lost: {forts}." if forts and "raise" in verbs else "",
    ]


HRE: Final[Mapping[str, Wasted]] = {
    "LiftBarbarians": _lifted,
    "Build": _built,
    "Place": _placed,
    "BuildCities": _founded,
}


# ---- Trajan

FIGHTS: Final = ("attack", "assault", "sally", "formal-siege", "blockade")


def _fought(_: View, verbs: Verbs) -> list[str]:
    left = sum(verbs.get(verb, 0) for verb in FIGHTS)
    return ["You could still fight." if left else ""]


def _marched(_: View, verbs: Verbs) -> list[str]:
    return [f"{count(verbs['march'], 'force')} could still march." if "march" in verbs else ""]


TRAJAN: Final[Mapping[str, Wasted]] = {"CombatSegment": _fought, "MovementSegment": _marched}


# ---- Ultimus Romanorum


def _stationed(_: View, __: Verbs) -> list[str]:
    return ["The rest of your border and field troops are spread evenly over their dioceses."]


def _moved(view: View, verbs: Verbs) -> list[str]:
    mine = (fleet for fleet in view["fleets"] if fleet["camp"] == view["active"])
    adrift = sum(1 for fleet in mine if fleet["sea"] >= 0 and fleet["aboard"])
    return [
        f"{count(verbs['lead'], 'leader')} could still move." if "lead" in verbs else "",
        f"Fleets at sea with troops aboard: {adrift}." if adrift else "",
    ]


ULTIMUS: Final[Mapping[str, Wasted]] = {"Station": _stationed, "Movement": _moved}
