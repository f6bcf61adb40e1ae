"""A plan: the aim that a bot has set out for, and how it is carried on, at the table and in imagined lines."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from romanum.bots.budget import Thought
from romanum.bots.chair import Chair
from romanum.bots.playout import asked, dice_from
from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim, Staff
from romanum.engine.dice import FastDice
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.step import apply

MASK: Final = (1 << 63) - 1
"""What a seed of dice may be."""


class Plan:
    """What a bot is about, and for how long it has thought in the running turn, kept over decisions."""

    __slots__ = ("aim", "thought")

    def __init__(self, aim: Aim | None = None) -> None:
        self.aim = aim
        self.thought = Thought()

    def next(self, chair: Chair, random: Random) -> Move | None:
        """The next step of the plan; None where it has none to offer. A plan that is over is forgotten."""
        staff = chair.game.closely().staff()
        if staff is None or self.aim is None:
            return None
        world = chair.imagine(dice_from(random))
        if staff.is_over(world, chair.seat, self.aim):
            self.aim = None
            return None
        move = staff.pursue(world, chair.seat, self.aim, chair.moves)
        return move if move in chair.moves else None


def plan_of(bot: object) -> Plan | None:
    """The plan of a bot that keeps one. Whoever makes a bot for each decision gives it the aim of the last."""
    plan = getattr(bot, "plan", None)
    return plan if isinstance(plan, Plan) else None


def follow(
    staff: Staff[Any],
    g: Position,
    seat: int,
    aim: Aim | None,
    longest: int,
    manner: int = 0,
    luck: int | None = None,
    horizon: int | None = None,
) -> None:
    """Play on until the enemies have answered: everybody by his aim as long as that stands, all else by script.

    Lines with the same luck have the same dice wherever the staff can tell (`Staff.luck`). `horizon`: another count of
    the staff's at which to stop.
    """
    horizon, settling = staff.answered(g) + staff.answers if horizon is None else horizon, staff.game
    kept = {seat: aim}
    for _ in range(longest):
        if not g.stack:
            return
        who, moves = asked(g)
        if staff.answered(g) >= horizon:
            moves = settling.unsettled(g, moves)
            if not moves:
                return
        move = _scripted(staff, g, who, moves, kept, 0 if who == seat else manner)
        cast(staff, g, move, luck)
        apply(g, who, move)


def cast(staff: Staff[Any], g: Position, move: Move, luck: int | None) -> None:
    """Have the dice of a move fall as they fall for it in all lines of the same luck."""
    number = None if luck is None else staff.luck(g, move)
    if number is not None:
        g.dice = FastDice.seeded(hash((luck, number)) & MASK)


def _scripted(
    staff: Staff[Any], g: Position, who: int, moves: list[Move], kept: dict[int, Aim | None], manner: int
) -> Move:
    """The next move of somebody who does not look ahead: for the aim he has, or a new one, or by script."""
    if len(moves) == 1:
        return moves[0]
    aim = kept.get(who)
    if aim is not None and staff.is_over(g, who, aim):
        aim = None
    if aim is None:
        aim = staff.first(g, who, moves, manner)
    kept[who] = aim
    move = None if aim is None else staff.pursue(g, who, aim, moves)
    return staff.script(g, who, moves, manner) if move is None or move not in moves else move


def in_words(game: Game[Any], scenario: str, seats: int, g: Position, aim: Aim) -> str:
    """An aim in a line of the game's words, `aim-INTENT`; empty if it has no staff or no such words."""
    staff, words, name = game.closely().staff(), game.words_of(scenario, seats), f"aim-{aim.intent}"
    return words.say(name, staff.told(g, aim)) if staff is not None and words.has(name) else ""
