"""What a bot's process does: one decision, from what its seat knows and nothing else.

A process is sent the position with everything hidden that the seat may not see: not even a faulty bot could look.
"""

from __future__ import annotations

from typing import Any

import msgspec

from romanum.bots import Bot, Chair, advise, make_bot
from romanum.bots.budget import Thought
from romanum.bots.chances import Chance
from romanum.bots.crew import Crew, begin, give_crew
from romanum.bots.known import Known
from romanum.bots.plan import plan_of
from romanum.engine.counsel.staff import Aim
from romanum.engine.match import Match
from romanum.engine.speech.language import ENGLISH, language, speaking

_CREW: Crew | None = None
"""Who helps in this process."""


def begin_with(helpers: int) -> None:
    """A process in which bots are helped with their decisions, so many together."""
    global _CREW
    begin()
    _CREW = Crew(helpers)


class Question(Known):
    """A decision to be made."""

    bot: str
    seed: int
    count: int = 0
    """How many options to rank; 0: just choose."""
    seconds: float | None = None
    language: str = ENGLISH
    """In which reasons are given."""
    aim: Aim | None = None
    """What the seat has set out for,"""
    thought: Thought | None = None
    """and for how long it has been thought about its turn."""


class Opinion(msgspec.Struct):
    """An option and what the bot thinks of it."""

    text: str
    value: float = 0.0
    chance: Chance | None = None
    reasons: list[str] = []
    trials: int = 0
    left_out: str = ""
    """With the first of several: which options were left out, and why."""
    plan: str = ""
    number: str = ""
    aim: Aim | None = None
    """With a choice: what the seat is about from now on,"""
    thought: Thought | None = None
    """and for how long it has been thought about its turn."""


def question(
    match: Match[Any],
    seat: int,
    bot: str,
    seed: int,
    count: int = 0,
    seconds: float | None = None,
    aim: Aim | None = None,
    thought: Thought | None = None,
) -> bytes:
    """What a bot is asked, as it is sent to its process."""
    known = msgspec.structs.asdict(Chair(match, seat).known())
    asked = Question(**known, bot=bot, seed=seed, count=count, seconds=seconds, language=language())
    asked.aim, asked.thought = aim, thought
    return msgspec.json.encode(asked)


def decide(asked: bytes, most: float | None = None) -> list[Opinion]:
    """Think, for `most` seconds at most where there is a crowd."""
    q = msgspec.json.decode(asked, type=Question)
    chair = Chair.of(q)
    bot = make_bot(q.bot, q.seed, q.seconds)
    usual: float = getattr(bot, "seconds", 0.0) if q.seconds is None else q.seconds
    stretch = _thought(chair)
    if most is not None and usual * stretch > most:
        bot = make_bot(q.bot, q.seed, most / stretch)
    if _CREW is not None:
        give_crew(bot, _CREW)
    if not q.count:
        return [_chosen(bot, chair, q)]
    with speaking(q.language):
        advised = advise(bot, chair, q.count)
    notes = [advised.left_out, *[""] * (len(advised.options) - 1)]
    return [
        Opinion(one.action.text, one.value, one.chance, one.reasons, one.trials, note, one.plan, one.number)
        for one, note in zip(advised.options, notes, strict=True)
    ]


def _thought(chair: Chair) -> float:
    """How many times the usual a decision takes in which an aim is chosen."""
    staff = chair.game.closely().staff()
    return 1.0 if staff is None else staff.thought


def _chosen(bot: Bot, chair: Chair, q: Question) -> Opinion:
    """What a bot does that has set out for something before, or has not."""
    plan = plan_of(bot)
    if plan is not None:
        plan.aim, plan.thought = q.aim, q.thought or plan.thought
    text, now = bot.choose(chair).text, plan_of(bot)
    return Opinion(text) if now is None else Opinion(text, aim=now.aim, thought=now.thought)


def warm_up(asked: bytes, most: float) -> None:
    """Give a hint to nobody, so that all is loaded and worked out that the first one would have to wait for."""
    q = msgspec.json.decode(asked, type=Question)
    bot, chair = make_bot(q.bot, q.seed, iterations=1), Chair.of(q)
    with speaking(q.language):
        advise(bot, chair, max(1, q.count))
