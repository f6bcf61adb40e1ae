"""How bargains of a scenario look at a glance (2.5, 25.1b): tribute, titles, hired peoples, walls, bids, peace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from romanum.engine.action import Move
from romanum.games.imperium.bots import parleys
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.bans import Truce
from romanum.games.imperium.data.characters import Hire, Tribute, TruceOffer
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.grants import Walls
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.diplomacy.favours import GiveLeave
from romanum.games.imperium.rules.geography.seasons import is_quarter
from romanum.games.imperium.rules.scenario import bargains, bids
from romanum.games.imperium.rules.scenario.actions import PROPOSE_PEACE
from romanum.games.imperium.rules.scenario.bargains import Bargain, Consent
from romanum.games.imperium.rules.scenario.triggers import Spare, trigger_at
from romanum.games.imperium.rules.scenario.victory import PeaceAnswer
from romanum.games.imperium.rules.special.chronicle import payments, rule_called
from romanum.games.imperium.rules.special.victory_progress import standings
from romanum.games.imperium.state.actions import ACCEPT, REFUSE
from romanum.games.imperium.state.position import MAJOR, NOBODY, RomanWorld

SETTLED: Final = 3.0
"""What is worth its price is done before the talks are over."""
RICH: Final = 3
"""Who has so many times the price pays for what may never be needed."""
SHARE: Final = 4
"""One part in so many of a purse is bid."""
YEAR: Final = 12
WEARY: Final = 4
"""After so many years without an end in sight whoever is not about to win makes peace,"""
WINNING: Final = 0.6
"""which is whoever is so near to it (`standing`);"""
BEHIND: Final = 0.25
"""and after the first year whoever is by so much farther from it than another."""


# ---- what is paid for


def pay_tribute(glance: Glance, move: Move) -> float:
    """A year's truce for a sum: of those who may come and would win, and as often as one may and still win."""
    g, it = glance.g, _meant(glance, move)
    rule = g.setting.specials[it.rule]
    assert isinstance(rule, Tribute)
    wise = _is_threatened(glance, it.power, int(rule.to)) and not _spoils(g, it.power, it.rule)
    return SETTLED if wise else NEVER


def _meant(glance: Glance, move: Move) -> Bargain:
    return next(it for it in bargains.bargains(glance.g, glance.seat) if it.move == move)


def _is_threatened(glance: Glance, power: int, other: int) -> bool:
    """Whether an army of another may be before a city next month, and is stronger than any of one's own."""
    g, danger = glance.g, glance.theatre(power).danger
    near = any(
        owner == power and danger[CITY_PLACE[city]].power == other
        for city, owner in enumerate(g.city_of)
        if CITY_PLACE[city] in danger
    )
    best = max((f.total for f in glance.survey.own() if f.power == power), default=0.0)
    return near and any(f.total > best for f in glance.survey.forces if f.power == other)


def _spoils(g: RomanWorld, power: int, at: int) -> bool:
    """Whether a way to win would be lost that allows no further payment."""
    paid = sum(it.rule == at and it.power == power for it in payments(g))
    rows = [row for row in g.setting.victory if power in row.powers]
    limits = [it.below for row in rows for it in row.needs if isinstance(it, c.Paid) and rule_called(g, it.rule) == at]
    return any(below is not None and paid + 1 >= below for below in limits)


def hire(glance: Glance, move: Move) -> float:
    """Men for talents, where as much again is left; a player who serves for them only if he would be a friend."""
    g, it = glance.g, _meant(glance, move)
    rule = g.setting.specials[it.rule]
    assert isinstance(rule, Hire)
    other = g.chief[rule.power]
    friend = other == NOBODY or g.bond[rule.power] != MAJOR or parleys.worth(glance, other) > 0
    return SETTLED if friend and g.treasury[it.power] >= 2 * rule.talents else NEVER


def build_walls(glance: Glance, move: Move) -> float:
    """Where an enemy may come, or money is no matter."""
    g, it = glance.g, _meant(glance, move)
    rule = g.setting.specials[it.rule]
    assert isinstance(rule, Walls)
    near = CITY_PLACE[rule.city] in glance.theatre(it.power).danger
    return SETTLED if near or g.treasury[it.power] >= RICH * rule.talents else NEVER


def yes(glance: Glance, move: Move) -> float:
    """To be spared of what comes otherwise, where as much again is left; to an ally who asks for idle troops."""
    g, step = glance.g, glance.g.stack[-1]
    if isinstance(step, GiveLeave) and step.kind == leave.UNITS:
        return SETTLED if parleys.lends(glance, step.about) else -SETTLED
    if not isinstance(step, Spare):
        return 0.0
    price = trigger_at(g, step.at).spared
    return SETTLED if price is not None and g.treasury[step.power] >= 2 * price.talents else -SETTLED


def always(glance: Glance, move: Move) -> float:
    """5.8c: nobody lends all his armies unseen."""
    step = glance.g.stack[-1]
    return -2 * SETTLED if isinstance(step, GiveLeave) and step.kind == leave.UNITS else 0.0


def bid(glance: Glance, move: Move) -> float:
    """A share of one's purse, if that is enough; the next in order a talent more, as equal bids win nothing."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, bids.Bids):
        return 0.0
    purse = g.treasury[bids.bidders(g, step.at)[glance.seat]]
    sum_ = purse // SHARE + glance.seat % 2
    return -abs(int(move[1]) - (sum_ if sum_ >= bids.least(g, step.at) else 0))


# ---- what two agree on


def offer_title(glance: Glance, move: Move) -> float:
    """A truce with whoever is no danger, as long as there are others to beat."""
    return SETTLED if parleys.worth(glance, _partner(glance, _meant(glance, move))) > 0 else NEVER


def end_title(glance: Glance, move: Move) -> float:
    """When nobody else is left, or the other is about to win."""
    return SETTLED if parleys.bond(glance.g, glance.seat, _partner(glance, _meant(glance, move))) < 0 else NEVER


def _partner(glance: Glance, it: Bargain) -> int:
    """The player on the other side of what two settle."""
    g, rule = glance.g, glance.g.setting.specials[it.rule]
    assert isinstance(rule, TruceOffer | Truce)
    powers = (rule.by, rule.to) if isinstance(rule, TruceOffer) else rule.between
    return next((g.chief[power] for power in powers if g.chief[power] not in (glance.seat, NOBODY)), NOBODY)


def consent(glance: Glance, move: Move) -> float:
    """To serve for talents or to keep a truce with a friend; to end a truce with somebody who is none."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, Consent):
        return 0.0
    rule, other = g.setting.specials[step.at], g.chief[step.power]
    likes = parleys.worth(glance, other) > 0
    return SETTLED if likes == isinstance(rule, Hire | TruceOffer) else -SETTLED


# ---- peace


def seeks_peace(g: RomanWorld, seat: int) -> bool:
    """25.1b: nobody who wins by waiting; whoever is far behind, and all when a war without end has lasted for years."""
    months, found = g.month - g.first_month, standings(g)
    if months < YEAR or found[seat].leads:
        return False
    near = [standing.value for standing in found]
    return near[seat] < WINNING if months >= WEARY * YEAR else near[seat] + BEHIND < max(near)


def peaceful(g: RomanWorld, seat: int, moves: list[Move]) -> list[Move]:
    """Peace is proposed once a quarter by whoever seeks it, and accepted by nobody else."""
    if ACCEPT in moves and isinstance(g.stack[-1], PeaceAnswer):
        return [ACCEPT if seeks_peace(g, seat) else REFUSE]
    if PROPOSE_PEACE in moves and not (is_quarter(g) and seeks_peace(g, seat)):
        return [move for move in moves if move != PROPOSE_PEACE]
    return moves


JUDGES: Final[dict[str, Callable[[Glance, Any], float]]] = {
    "pay-tribute": pay_tribute,
    "hire": hire,
    "build-walls": build_walls,
    "offer-title": offer_title,
    "end-title": end_title,
    "end-truce": end_title,
    "accept": consent,
    "yes": yes,
    "always": always,
}
FLAT: Final = {"take-chest": SETTLED, "set-up-emperor": SETTLED, "propose-peace": SETTLED}
