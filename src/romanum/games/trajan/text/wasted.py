"""What would be wasted by going on: fights not fought, forces not marched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.text.board import View
from romanum.engine.text.wasted import Verbs, Wasted

FIGHTS: Final = ("attack", "assault", "sally", "formal-siege", "blockade")


def _fought(_: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    return {"combat": {}} if any(verb in verbs for verb in FIGHTS) else {}


def _marched(_: View, verbs: Verbs) -> dict[str, dict[str, Any]]:
    return {"marches": {"forces": verbs["march"]}} if "march" in verbs else {}


WASTED: Final[Mapping[str, Wasted]] = {
    "CombatSegment": _fought,
    "MovementSegment": _marched,
}
"""By step."""
