"""What a bot advises, and why: the plan in a line, one number that was measured, one reason; and more for who asks.

The plan is the aim that the option is the first step of, in the game's words (`aim-INTENT`). The number is the chance
to win where that has been measured, else what the option changes. Along the lines that a searching bot plays on in
imagination it keeps count of what the game can name (`Game.reckoning`): points, places, troops. An option is told by
what it has over the next best, and by what it changes on average, for the seat and for the others. Where nothing was
compared, because all but one option is pointless or looks much worse at a glance, the game says the rule of thumb
behind that: `thumb-STEP-VERB`, `thumb-VERB` or `thumb-STEP` of its words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from romanum.bots.bot import Bot, Pondered, Pondering, Ranked
from romanum.bots.chair import Chair
from romanum.bots.chances import LEAST_TRIALS, Chance
from romanum.bots.plan import in_words
from romanum.engine.action import PASS, Action
from romanum.engine.dice import FastDice
from romanum.engine.menu import DONE
from romanum.engine.odds import Odds
from romanum.engine.speech.words import Words

TOLD: Final = 0.15
"""A change smaller than this, on average, is not worth a word."""

ALIKE: Final = 0.01
"""Options whose values differ by less are about as good as each other."""

MOST_TOLD: Final = 4
"""No more changes of one side are told than these,"""
MOST_IN_A_NUMBER: Final = 2
"""and where one line is to tell all, than these."""

MOST_NAMED: Final = 3
"""Of the options that are left out so many are named, the others counted."""


class Advice(msgspec.Struct, frozen=True):
    """One option, as a bot advises it."""

    action: Action
    value: float
    """What the bot makes of it: good for comparing, no chance."""
    trials: int
    chance: Chance | None
    number: str
    """In words: the chance to win as it was measured, or else what the option changes as far as the bot looks ahead."""
    reasons: list[str]
    """In words, the most telling first: the rule of thumb if it was one, what it has over the next best, what it brings
    and costs, the dice, and how its chance was found or why there is none."""
    plan: str = ""
    """In words: what the option is the first step of."""


class Advised(msgspec.Struct, frozen=True):
    """What a bot advises for a decision."""

    options: list[Advice]
    """Best first."""
    left_out: str = ""
    """In words: which options are not among those that were tried, and why; empty if all of them were."""


def advise(bot: Bot, chair: Chair, n: int = 3) -> Advised:
    """The n best options with reasons, and what was left out."""
    pondered = bot.ponder(chair, n) if isinstance(bot, Pondering) else Pondered(bot.rank(chair, n))
    options = [_advice(chair, pondered, place) for place in range(len(pondered.best))]
    return Advised(options, " ".join(_left_out(chair, pondered)))


def _advice(chair: Chair, pondered: Pondered, place: int) -> Advice:
    ranked, words = pondered.best, chair.game.words
    own = ranked[place]
    chance = own.chance if own.chance is not None and own.chance.says_something(own.trials) else None
    thumb = [] if pondered.compared else [words.say("hint-thumb", {"rule": rule_of_thumb(chair, own.action)})]
    reasons = [*thumb, *_compared(words, ranked, place), *_course(words, own), *_odds(chair, own)]
    if not reasons and not place:
        tried = len(chair.moves) - len(pondered.untried)
        reasons.append(words.say("hint-best-tried", {"count": tried}))
    reasons.append(_chance(words, chance, own))
    return Advice(own.action, own.value, own.trials, chance, _number(chair, own, chance), reasons, _plan(chair, own))


def _plan(chair: Chair, own: Ranked) -> str:
    """What an option is the first step of, in the game's words; empty if no aims were compared."""
    if own.aim is None:
        return ""
    return in_words(chair.game, chair.scenario, chair.seats, chair.imagine(FastDice.seeded(0)), own.aim)


def _number(chair: Chair, own: Ranked, chance: Chance | None) -> str:
    """The one number of a hint: the chance, what most changes on average, or what the dice say."""
    words = chair.game.words
    if chance is not None:
        return words.say("hint-number-chance", _percents(chance))
    parts = _listed(words, own.gains, MOST_IN_A_NUMBER)
    if parts:
        return words.say("hint-number-change", {"parts": parts})
    odds = chair.odds(own.action)
    if odds is not None and odds.gain is None:
        return words.say("hint-number-dice", {"win": round(100 * odds.win), "hope": _hope(words, odds)})
    return words.say("hint-number-same", {"trials": own.trials})


def _percents(chance: Chance) -> dict[str, int]:
    return {name: round(100 * getattr(chance, name)) for name in ("chance", "low", "high")}


def rule_of_thumb(chair: Chair, action: Action) -> str:
    """Why an option is taken without looking any further, in the game's words where it has some."""
    words, verb = _words(chair), action.move[0]
    for name in (f"thumb-{chair.step}-{verb}", f"thumb-{verb}", f"thumb-{chair.step}"):
        if words.has(name):
            return words.say(name, chair.game.vocabulary.facts(action.move))
    if action.move in (DONE, PASS):
        return words.say("hint-thumb-nothing", {})
    return words.say("hint-thumb-pointless" if len(chair.sane(closely=True)) == 1 else "hint-thumb-looks", {})


def _words(chair: Chair) -> Words:
    """The sentences of the game with the names of the chair's scenario."""
    return chair.game.words_of(chair.scenario, chair.seats)


def _left_out(chair: Chair, pondered: Pondered) -> Iterator[str]:
    """Which options were not tried, or not often enough."""
    words = chair.game.words
    if pondered.untried:
        yield words.say("hint-left-looks", _named(chair, pondered.untried))
    if pondered.hurried:
        yield words.say("hint-left-time", _named(chair, pondered.hurried))


def _named(chair: Chair, options: Sequence[Action]) -> dict[str, int | str]:
    """Some options by what they do, and how many more there are."""
    words, facts = _words(chair), chair.game.vocabulary.facts
    named = ", ".join(words.say(f"do-{one.move[0]}", facts(one.move)) for one in options[:MOST_NAMED])
    return {"options": named, "more": max(0, len(options) - MOST_NAMED), "least": LEAST_TRIALS}


def _chance(words: Words, chance: Chance | None, own: Ranked) -> str:
    if chance is not None:
        return words.say("hint-chance", _percents(chance))
    if not own.trials:
        return words.say("hint-untried", {})
    if own.chance is None:
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


def _listed(words: Words, changes: Mapping[str, float], most: int = MOST_TOLD) -> str:
    """Changes in words, in the game's order: `+2.1 points, -1.0 Legions`."""
    told = [part for part in changes if abs(changes[part]) >= TOLD]
    return ", ".join(_part(words, part, changes[part]) for part in told[:most])


def _part(words: Words, part: str, change: float) -> str:
    return words.say("hint-part", {"change": words.figure(change, signed=True), "part": words.say(f"part-{part}", {})})


def _hope(words: Words, odds: Odds) -> str:
    """What the chance is a chance of, and what it assumes."""
    hope = odds.hope or words.say("hint-hope", {})
    if odds.escape is None:
        return hope
    return words.say("hint-hope-if-they-stand", {"hope": hope, "percent": round(100 * odds.escape)})


def _odds(chair: Chair, own: Ranked) -> list[str]:
    odds = chair.odds(own.action)
    if odds is None:
        return []
    words = chair.game.words
    if odds.gain is not None:
        return [words.say("hint-dice-bring", {"gain": words.figure(odds.gain)})]
    facts: dict[str, int | str] = {"win": round(100 * odds.win), "hope": _hope(words, odds)}
    facts |= {"own": words.figure(odds.expected_losses.own), "enemy": words.figure(odds.expected_losses.enemy)}
    return [words.say("hint-dice", facts)]
