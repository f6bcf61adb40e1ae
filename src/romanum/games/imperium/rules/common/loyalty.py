"""39.2-S: who follows a power whose legions are disloyal this month."""

from __future__ import annotations

from romanum.games.imperium.rules.common.leaders import leaders_at
from romanum.games.imperium.state.effects import DISLOYAL, lasts
from romanum.games.imperium.state.position import RomanWorld


def follows(g: RomanWorld, stack: int) -> bool:
    """Whether a stack may move, intercept or attack: of a disloyal power only with one of its leaders."""
    if not g.effects:
        return True
    power = g.whose[stack]
    return not lasts(g, DISLOYAL, power) or bool(leaders_at(g, g.at[stack], power))
