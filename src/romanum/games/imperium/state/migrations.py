"""What leads from earlier layouts of a position to today's: appended to, never changed."""

from __future__ import annotations

from typing import Any, Final

TRAJAN_IN_PARTHIA: Final = 14
RULE_FIRST: Final = ("Look", "Happens")
"""The steps that begin with the place of a special rule, as they were called then."""


def without_closed_seas(raw: dict[str, Any]) -> None:
    """Layout 2: the first special rule of scenario 14 is gone, so that the others are one place farther ahead."""
    if raw["scenario"] != TRAJAN_IN_PARTHIA:
        return
    for mask in ("fired", "ended"):
        raw[mask] = raw.get(mask, 0) >> 1
    for facts in ("looks", "due"):
        raw[facts] = [value - (at % 3 == 0) for at, value in enumerate(raw.get(facts, ()))]
    raw["stack"] = [[step[0], step[1] - 1, *step[2:]] if step[0] in RULE_FIRST else step for step in raw["stack"]]
