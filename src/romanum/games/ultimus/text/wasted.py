"""What would be wasted by going on: Areas without a station, leaders and fleets not moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.text.board import View
from romanum.engine.text.wasted import Verbs, Wasted


def _stationed(_: View, __: Verbs) -> dict[str, dict[str, Any]]:
    return {"stations": {}}


def _moved(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    mine = (fleet for fleet in view["fleets"] if fleet["camp"] == view["active"])
    adrift = sum(1 for fleet in mine if fleet["sea"] >= 0 and fleet["aboard"])
    found: dict[str, dict[str, Any]] = {"leaders": {"leaders": verbs["lead"]}} if "lead" in verbs else {}
    return found | ({"fleets": {"fleets": adrift}} if adrift else {})


WASTED: Final[Mapping[str, Wasted]] = {
    "Station": _stationed,
    "Movement": _moved,
}
"""By step."""
