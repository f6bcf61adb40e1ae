"""What a bot's process does: one decision, from what its seat knows and nothing else.

A process is sent the position with everything hidden that the seat may not see: not even a faulty bot could look.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from typing import Any

import msgspec

import romanum
from romanum.bots import Chair, advise, make_bot
from romanum.bots.chances import Chance
from romanum.engine.language import ENGLISH, language, speaking
from romanum.engine.match import Match
from romanum.engine.secrecy import masked
from romanum.engine.step import offered_to


class Question(msgspec.Struct):
    """A decision to be made."""

    game: str
    scenario: str
    options: dict[str, Any]
    names: list[str]
    position: msgspec.Raw
    offered: list[str]
    """What the seat may answer. It need not follow from what the seat knows of the position."""
    seat: int
    bot: str
    seed: int
    count: int = 0
    """How many options to rank; 0: just choose."""
    seconds: float | None = None
    language: str = ENGLISH
    """In which reasons are given."""


class Opinion(msgspec.Struct):
    """An option and what the bot thinks of it."""

    text: str
    value: float = 0.0
    chance: Chance | None = None
    reasons: list[str] = []
    trials: int = 0
    left_out: str = ""
    """With the first of several: which options were left out, and why."""


def question(match: Match[Any], seat: int, bot: str, seed: int, count: int = 0, seconds: float | None = None) -> bytes:
    """What a bot is asked, as it is sent to its process."""
    known = msgspec.Raw(masked(match.position, seat).to_json())
    offered = [match.game.vocabulary.write(move) for move in offered_to(match.position, seat)]
    about = (match.game.id, match.scenario, match.options, match.names)
    return msgspec.json.encode(Question(*about, known, offered, seat, bot, seed, count, seconds, language()))


def decide(asked: bytes, most: float | None = None) -> list[Opinion]:
    """Think, for `most` seconds at most where there is a crowd."""
    q = msgspec.json.decode(asked, type=Question)
    game = romanum.game(q.game)
    match: Match[Any] = Match(game, q.scenario, len(q.names), q.options, q.names)
    match.position = game.position_type.from_json(bytes(q.position), game.steps)
    bot = make_bot(q.bot, q.seed, q.seconds)
    usual: float = getattr(bot, "seconds", 0.0) if q.seconds is None else q.seconds
    if most is not None and usual > most:
        bot = make_bot(q.bot, q.seed, most)
    chair = Chair(match, q.seat, q.offered)
    if not q.count:
        return [Opinion(bot.choose(chair).text)]
    with speaking(q.language):
        advised = advise(bot, chair, q.count)
    notes = [advised.left_out, *[""] * (len(advised.options) - 1)]
    return [
        Opinion(one.action.text, one.value, one.chance, one.reasons, one.trials, note)
        for one, note in zip(advised.options, notes, strict=True)
    ]


def begin() -> None:
    """A process ends when the server that started it does, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: Any) -> None:
    parent.join()
    os._exit(0)
