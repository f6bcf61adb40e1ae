"""What could not be taken back: so that a client can ask before it is done."""

from __future__ import annotations

from typing import Any

from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.step import advance


def lasting(match: Match[Any], seat: int) -> dict[str, str]:
    """The offered actions of a seat after which there is no undo, each with the reason.

    Each is tried in a position dealt out as the seat may imagine it, always the same one at the same moment: the
    answer tells nothing that the seat could not know.
    """
    if seat not in match.pending:
        return {}
    imagined = match.imagine(seat, FastDice.seeded(len(match.history)))
    imagined.log = None
    found = {option.text: _reason(match, imagined, seat, option.move) for option in match.decision(seat).options}
    return {text: reason for text, reason in found.items() if reason}


def _reason(match: Match[Any], before: Position, seat: int, move: Any) -> str:
    after = before.copy()
    after.log = []
    after.stack[-1].take(after, seat, move)
    advance(after)
    if before.dice.mark() != after.dice.mark():
        return match.game.words.say("final-dice", {})
    if before.reveals == after.reveals:
        return ""
    return match.game.words.say("final-shown", {"what": match.shown(after.log)})
