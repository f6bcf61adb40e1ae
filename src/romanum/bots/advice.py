"""What a bot advises, and why: the chance to win where it has been measured, and what an option brings and costs.

Along the lines that a searching bot plays on in imagination it keeps count of what the game can name
(`Game.reckoning`): points, places, troops. An option is told by what it changes on average, for the seat and for the
others, and by what it has over the next best.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from romanum.bots.bot import Bot, Ranked
from romanum.bots.chair import Chair
from romanum.bots.chances import LEAST_TRIALS, NORMAL, WIDEST, Chance, chance_of, curves
from romanum.bots.learned import learned_error
from romanum.engine.action import Action
from romanum.engine.words import Words

TOLD: Final = 0.15
"""A change smaller than this, on average, is not worth a word."""

ALIKE: Final = 0.01
"""Options whose values differ by less are about as good as each other."""

MOST_TOLD: Final = 4
"""No more changes of one side are told than these."""


class Advice(msgspec.Struct, frozen=True):
    """One option, as a bot advises it."""

    action: Action
    value: float
    """What the bot makes of it: good for comparing, no chance."""
    trials: int
    chance: Chance | None
    reasons: list[str]
    """In words: the chance or why there is none, what it brings and costs, the dice, and what it has over the next."""


def advise(bot: Bot, chair: Chair, n: int = 3) -> list[Advice]:
    """The n best options with reasons, best first."""
    ranked = bot.rank(chair, n)
    return [_advice(chair, ranked, place) for place in range(len(ranked))]


def _advice(chair: Chair, ranked: list[Ranked], place: int) -> Advice:
    own, words = ranked[place], chair.game.words
    found = curves(chair.game, chair.scenario, chair.seats)
    chance = _learned(chair, own) or chance_of(found, chair.side, own.value, own.error, own.trials)
    reasons = [_chance(words, chance, own, found is not None), *_course(words, own)]
    reasons += [*_odds(chair, own), *_compared(words, ranked, place)]
    return Advice(own.action, own.value, own.trials, chance, reasons)


def _learned(chair: Chair, own: Ranked) -> Chance | None:
    """The learned chance, its spread as wide as it was off in games held out and as the option's value is unsure."""
    if own.chance is None or own.trials < LEAST_TRIALS:
        return None
    spread = 2 * learned_error(chair) + NORMAL * own.error
    low, high = max(0.0, own.chance - spread), min(1.0, own.chance + spread)
    return Chance(own.chance, low, high) if high - low <= WIDEST else None


def _chance(words: Words, chance: Chance | None, own: Ranked, measured: bool) -> str:
    if chance is not None:
        facts = {name: round(100 * getattr(chance, name)) for name in ("chance", "low", "high")}
        return words.say("hint-chance", facts)
    if not own.trials:
        return words.say("hint-untried", {})
    if not measured:
        return words.say("hint-unmeasured", {})
    return words.say("hint-hardly-tried" if own.trials < LEAST_TRIALS else "hint-too-wide", {"trials": own.trials})


def _course(words: Words, own: Ranked) -> list[str]:
    """What the option changes: for the seat, and for the others."""
    mine, theirs = _listed(words, own.gains), _listed(words, own.others)
    told = [words.say("hint-yours", {"parts": mine})] if mine else []
    return told + ([words.say("hint-theirs", {"parts": theirs})] if theirs else [])


def _compared(words: Words, ranked: list[Ranked], place: int) -> list[str]:
    """Against the next best; for the others, against the best."""
    other = 1 if place == 0 else 0
    if len(ranked) < 2 or not ranked[place].trials or not ranked[other].trials:
        return []
    own, against = ranked[place].gains, ranked[other].gains
    parts = _listed(words, {part: own[part] - against.get(part, 0.0) for part in own})
    if not parts and abs(ranked[place].value - ranked[other].value) < ALIKE:
        return [words.say("hint-like-next" if place == 0 else "hint-like-best", {})]
    return [words.say("hint-than-next" if place == 0 else "hint-than-best", {"parts": parts})] if parts else []


def _listed(words: Words, changes: Mapping[str, float]) -> str:
    """Changes in words, in the game's order: `+2.1 points, -1.0 Legions`."""
    told = [part for part in changes if abs(changes[part]) >= TOLD]
    return ", ".join(_part(words, part, changes[part]) for part in told[:MOST_TOLD])


def _part(words: Words, part: str, change: float) -> str:
    return words.say("hint-part", {"change": words.figure(change, signed=True), "part": words.say(f"part-{part}", {})})


def _odds(chair: Chair, own: Ranked) -> list[str]:
    odds = chair.odds(own.action)
    if odds is None:
        return []
    words = chair.game.words
    if odds.gain is not None:
        return [words.say("hint-dice-bring", {"gain": words.figure(odds.gain)})]
    facts: dict[str, int | str] = {"win": round(100 * odds.win), "hope": odds.hope or words.say("hint-hope", {})}
    facts |= {"own": words.figure(odds.expected_losses.own), "enemy": words.figure(odds.expected_losses.enemy)}
    return [words.say("hint-dice", facts)]
