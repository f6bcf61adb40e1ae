"""What lasts for a while: events (39.2), plague (45), and what scenarios bring. Four numbers each in `effects`.

What the subject and the value of each kind are:

- of a Province: `FAMINE` (39.2-F), `HARVEST` (39.2-G, H; value -1 or 1), `REVOLT` (39.2-Q: no taxes or recruits),
  `PLAGUE` (45.2c: no taxes or recruits), `PLAGUE_ENTRY` (45.2b: who enters dies), `INFECTION` (39.2-E2),
  `BATTLE_DEAD` (45.0: `note_the_dead`);
- of a power: `DISLOYAL` (39.2-S: `common.leaders`), `CRISIS` (39.2-T), `PROSPERITY` and `HARD_TIMES` (39.2-U, V),
  `DOUBLE_POINTS` and `NO_POINTS` (39.2-X, Y: replacement points this month), `MORE_UNITS` (39.2-X; value: the area,
  until December), `FEWER_UNITS` (39.2-Y, until December), `CADRE` (39.2-Z: trains without trainers);
- of nobody: `SEASON` (39.2-I, J; value: what is added to the next season roll), `STORMS` (39.2-K), `DEVASTATION`
  (39.2-W: no plunder marker is taken off this month).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.state.layout import EFFECT_FACTS
from romanum.games.imperium.state.position import NOBODY, RomanWorld

KINDS_OF_EFFECT: Final = (
    "famine",
    "harvest",
    "season",
    "storms",
    "revolt",
    "disloyal",
    "crisis",
    "prosperity",
    "hard-times",
    "devastation",
    "more-units",
    "fewer-units",
    "cadre",
    "plague",
    "infection",
    "battle-dead",
    "double-points",
    "no-points",
    "plague-entry",
    "grain-rebellion",
)
(
    FAMINE, HARVEST, SEASON, STORMS, REVOLT, DISLOYAL, CRISIS, PROSPERITY, HARD_TIMES, DEVASTATION,
    MORE_UNITS, FEWER_UNITS, CADRE, PLAGUE, INFECTION, BATTLE_DEAD, DOUBLE_POINTS, NO_POINTS, PLAGUE_ENTRY,
    GRAIN_REBELLION,
) = range(20)  # fmt: skip


class Effect(NamedTuple):
    """One of them: its kind, whom it concerns (a power, a Province, …), a number, the last month of it."""

    kind: int
    subject: int
    value: int
    until: int


def effects(g: RomanWorld, kind: int = NOBODY) -> Iterator[Effect]:
    """All that lasts, or all of a kind."""
    facts = g.effects
    for at in range(0, len(facts), EFFECT_FACTS):
        if kind in (NOBODY, facts[at]):
            yield Effect(*facts[at : at + EFFECT_FACTS])


def lasts(g: RomanWorld, kind: int, subject: int = NOBODY) -> bool:
    """Whether something of a kind lasts, for anybody or for one."""
    facts = g.effects
    if kind not in facts:
        return False
    return any(facts[at] == kind and subject in (NOBODY, facts[at + 1]) for at in range(0, len(facts), EFFECT_FACTS))


def begin(g: RomanWorld, kind: int, subject: int = NOBODY, value: int = 0, *, until: int) -> None:
    """Something begins and lasts until a month is over."""
    g.effects += (kind, subject, value, until)


def end(g: RomanWorld, kind: int, subject: int = NOBODY) -> None:
    """Something is over, for all or for one."""
    g.effects = _flat(e for e in effects(g) if e.kind != kind or subject not in (NOBODY, e.subject))


def expire(g: RomanWorld) -> None:
    """A month is over, and with it what lasted until then."""
    g.effects = _flat(effect for effect in effects(g) if effect.until > g.month)


def note_the_dead(g: RomanWorld, province: int, lost: int, engaged: int) -> None:
    """45.0: a battle in a Province is over; plague may follow if more than half of all strength engaged was lost."""
    if g.has_rule("45") and 2 * lost > engaged and not lasts(g, BATTLE_DEAD, province):
        begin(g, BATTLE_DEAD, province, until=g.month + 1)
        g.reveals += g.hidden
        g.tell("battle-dead", "45.0", province=PROVINCE_IDS[province])


def _flat(kept: Iterator[Effect]) -> tuple[int, ...]:
    return tuple(number for effect in kept for number in effect)
