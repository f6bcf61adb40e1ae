"""What a new match is made of: its game and setting-up, its seats, its dice, its id."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

import romanum
from romanum.bots import bot_names
from romanum.engine.dice import DiceError, FastDice, SealedDice
from romanum.engine.game import BadSetup, Game
from romanum.games import BrokenGame, UnknownGame
from romanum.server.bounds.problem import Problem, broken_game
from romanum.server.lobby.clock_terms import no_bot
from romanum.server.store import PersonRow, SeatRow, clocks
from romanum.server.store.tokens import new_token
from romanum.server.wire import DiceWish, NewMatch, SeatWish

LONGEST_TITLE: Final = 80


class Setup(NamedTuple):
    """How a match begins."""

    scenario: str
    options: dict[str, Any]
    names: list[str]
    start: str | None = None
    """The position it begins with, if that is somebody's own,"""
    title: str = ""
    own: str | None = None
    """and the kept scenario that has it."""


def find_game(name: str) -> Game[Any]:
    """The game of that id."""
    try:
        return romanum.game(name)
    except BrokenGame:
        raise broken_game(name) from None
    except UnknownGame as problem:
        raise Problem(422, "setup", f"{problem}.") from None


def new_id(length: int = 12) -> str:
    """The id of a match: short enough for an address."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(length))


def one_line(text: str, longest: int) -> str:
    """Text as it can be shown in a list."""
    return re.sub(r"\s+", " ", "".join(c if c.isprintable() else " " for c in text)).strip()[:longest]


def bot_seats(seats: int, mine: Sequence[int], person: PersonRow, bots: Sequence[str]) -> list[SeatRow]:
    """Seats of one person, and bots in the others, one kind for all or one for each; without bots all are his."""
    for bot in bots:
        if bot not in bot_names():
            raise no_bot(bot)
    others = [seat for seat in range(seats) if seat not in mine]
    levels = bots * len(others) if len(bots) == 1 else bots
    if levels and len(levels) != len(others):
        raise Problem(422, "setup", f"{len(others)} seats are left for bots, not {len(levels)}.")
    sitting = dict(zip(others, levels, strict=False))
    return [
        SeatRow(s, new_token(), person=None if s in sitting else person.id, bot=sitting.get(s)) for s in range(seats)
    ]


def settled_setup(game: Game[Any], wish: NewMatch) -> tuple[str, dict[str, Any]]:
    """The scenario and the options of a match; `Problem` 422 if it cannot be set up so."""
    try:
        scenario = game.scenario(game.scenarios[0].id if wish.scenario is None else wish.scenario)
        if len(wish.seats) not in scenario.players:
            counts = ", ".join(map(str, scenario.players))
            raise BadSetup(f"{scenario.id} is for {counts} players, not {len(wish.seats)}")
        return scenario.id, game.settings(wish.options)
    except BadSetup as problem:
        raise Problem(422, "setup", f"{problem}.") from None


def new_chair(seat: int, chair: SeatWish, person: PersonRow, wish: NewMatch) -> SeatRow:
    """A seat as it is wished for: a bot's, one's own, or free."""
    if chair.kind == "bot":
        if chair.level not in bot_names():
            raise no_bot(chair.level)
        return SeatRow(seat, new_token(), bot=chair.level)
    free = SeatRow(seat, new_token(), bank=wish.bank * clocks.MINUTE, vacation=wish.vacation)
    if chair.kind == "me":
        check_salt(wish.salt)
        led = True if wish.lead_in else None
        salt = wish.salt or None
        return msgspec.structs.replace(free, person=person.id, bot=wish.lead_in, salt=salt, lead_in=led)
    return msgspec.structs.replace(free, open=chair.kind == "open")


def check_lead_in(wish: NewMatch) -> None:
    """`Problem` 422 unless the bot that is to lead in is one of ours."""
    if wish.lead_in is not None and wish.lead_in not in bot_names():
        raise no_bot(wish.lead_in)


def new_dice(wish: DiceWish) -> dict[str, Any]:
    """Dice as they are wished for."""
    dice = SealedDice.fresh() if wish.kind == "sealed" else FastDice.seeded(wish.seed)
    made: dict[str, Any] = msgspec.to_builtins(dice)
    return made


def check_salt(salt: str) -> None:
    """`Problem` 422 unless a seat's part of the dice is one line."""
    if salt:
        try:
            SealedDice("00" * 32, [salt])
        except DiceError as problem:
            raise Problem(422, "salt", f"{problem}.") from None
