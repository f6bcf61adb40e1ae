"""14.5: what odds tell may come of a combat, part by part: who wins, and what each side loses by code of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.games.imperium.data.charts import ELIMINATED

ENDS: Final = ("lost", "won")
"""By whether the side that asks wins."""
OWN_LOSSES: Final[Mapping[int, str]] = {
    ELIMINATED: "all of yours fall",
    0: "none of yours fall",
    1: "you lose a quarter of their strength",
    2: "you lose half of their strength",
    3: "you lose three quarters of their strength",
    4: "you lose as much as their strength",
}
ENEMY_LOSSES: Final[Mapping[int, str]] = {
    ELIMINATED: "all of theirs fall",
    0: "none of theirs fall",
    1: "they lose a quarter of your strength",
    2: "they lose half of your strength",
    3: "they lose three quarters of your strength",
    4: "they lose as much as your strength",
}
INTERCEPTION: Final = ("the interception fails", "they are intercepted")
"""By whether it succeeds."""
OUTCOMES: Final = (*ENDS, *OWN_LOSSES.values(), *ENEMY_LOSSES.values(), *INTERCEPTION)
