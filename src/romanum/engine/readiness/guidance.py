"""What whoever chooses a scenario is told: something of each, as measured, and a beginning that fits an evening."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.folder.guide import GUIDE, LENGTHS, guide_faults, minutes_of
from romanum.engine.game import Game

EVENING: Final = 6 * 60
"""So many minutes what a newcomer begins with takes at most."""
WHY: Final = {
    GUIDE: "how hard each scenario is, what it teaches, where a newcomer begins",
    LENGTHS: "how long each scenario takes; romanum scenarios GAME --measure prints it",
}


def lacking(game: Game[Any]) -> list[str]:
    """What is missing or wrong of the guide and the lengths that a whole game has, one line each."""
    ids = [one.id for one in game.scenarios]
    missing = [f"{name}: missing: {why}" for name, why in WHY.items() if not (game.folder / name).is_file()]
    found = missing or guide_faults(game.folder, ids)
    return found or _of_the_beginning(game, ids)


def _of_the_beginning(game: Game[Any], ids: list[str]) -> list[str]:
    minutes = minutes_of(game.lengths)
    late = [advice.id for advice in game.guide.values() if advice.start and minutes[advice.id][0] > EVENING]
    found = [f"{LENGTHS}: {one}: a newcomer begins with what fits an evening" for one in late]
    if list(minutes) != ids or list(game.guide) != ids:
        found.append(f"{GUIDE}, {LENGTHS}: the scenarios stand in another order than in the game")
    return found
