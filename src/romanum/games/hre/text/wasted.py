"""What would be wasted by going on: what is left of Barbarians, recruits, Armies, Cities and Forts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.text.board import View
from romanum.engine.text.wasted import Verbs, Wasted


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


WASTED: Final[Mapping[str, Wasted]] = {
    "LiftBarbarians": _lifted,
    "Build": _built,
    "Place": _placed,
    "BuildCities": _founded,
}
"""By step."""
