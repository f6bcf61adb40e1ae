"""What would be wasted by going on: expansions not made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.text.board import View
from romanum.engine.text.wasted import Verbs, Wasted


def _expanded(view: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    majors = view["majors"] if any(verb.startswith("major") for verb in verbs) else 0
    minors = view["minors"] if any(verb.startswith("minor") for verb in verbs) else 0
    found: dict[str, dict[str, Any]] = {"majors": {"majors": majors}} if majors else {}
    return found | ({"minors": {"minors": minors}} if minors else {})


WASTED: Final[Mapping[str, Wasted]] = {
    "Expansion": _expanded,
}
"""By step."""
