"""Chapters 3.2.H, 14.2.1 and 15.1 to 15.3: points by rank, what they do to Stability, and who wins.

Somebody wins at once, in a Victory Phase, or when the last Game-Turn is over, as the scenario says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from romanum.engine.errand import carries_out
from romanum.engine.step import Task
from romanum.games.pax.data import schema
from romanum.games.pax.data.components import (
    LEADER,
    PLACE,
    POWERS,
    PROVINCE,
    PROVINCES_OF,
    SOLDIER,
    SPACES_OF,
    TABLES,
    TERRITORY,
)
from romanum.games.pax.data.own_wins import Played, setting_of
from romanum.games.pax.rules.turn.objectives import open_claims
from romanum.games.pax.state.control import territories_of, territory_lord
from romanum.games.pax.state.errands import LookForWinners, RetainCards
from romanum.games.pax.state.forces import lcu, stacks_of
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import CHANGE, shift_stability

# ---- 3.2.H2: who has won


Condition = Callable[[Mediterranean, int, schema.Win], bool]


@carries_out(LookForWinners)
def look(errand: LookForWinners, g: Mediterranean) -> None:
    """Scenario I: whoever has what wins at once."""
    found = winners_by(g, "at_once")
    if found:
        finish(g, found, "at-once")


class JudgeGame(Task[Mediterranean], frozen=True):
    """3.2.H2: Automatic Victory; after the last Game-Turn whoever has won by the scenario's measure."""

    rule: ClassVar[str] = "3.2.H2"

    def run(self, g: Mediterranean) -> None:
        """Go on if nobody has won yet."""
        automatic = winners_by(g, "victory")
        if automatic:
            finish(g, foremost(g, automatic), "automatic")
        elif g.turn >= g.last_turn:
            at_end = winners_by(g, "end")
            if at_end:
                finish(g, foremost(g, at_end), "scenario")
            else:
                finish(g, best(g), g.setting.row.final)


def finish(g: Mediterranean, powers: Sequence[int], how: str) -> None:
    """The match is over."""
    g.winners, g.how = tuple(powers), how
    g.stack.clear()
    g.tell("game-over", "3.2.H2", winners=[side_id(g, power) for power in powers], how=how)


def foremost(g: Mediterranean, powers: Sequence[int]) -> list[int]:
    """3.2.H2: of several the one with most VP, then the highest Stability; then all of them."""
    best_of = max((g.vp[power], g.stability[power]) for power in powers)
    return [power for power in powers if (g.vp[power], g.stability[power]) == best_of]


# ---- ways to win that scenarios name


def winners_by(g: Mediterranean, when: str) -> list[int]:
    """The powers for which a way to win of this kind holds."""
    found = set()
    for win, conditions in _wins(g.which, when):
        able = range(len(g.powers)) if not win.power else [named(g, win.power)]
        found |= {power for power in able if holds(g, power, win, conditions)}
    return sorted(found)


@cache
def _wins(which: Played, when: str) -> list[tuple[schema.Win, list[Condition]]]:
    """Ways to win, each with the conditions that it names."""
    wins = [win for win in setting_of(which).row.wins if win.when == when]
    return [(win, [holds for holds, names in CONDITIONS if any(getattr(win, name) for name in names)]) for win in wins]


def named(g: Mediterranean, name: str) -> int:
    """The power of that name."""
    return g.setting.row.powers.index(name)


def holds(g: Mediterranean, power: int, win: schema.Win, conditions: Sequence[Condition]) -> bool:
    """Whether all that a way to win names is true of a power."""
    return all(condition(g, power, win) for condition in conditions)


def _spaces(g: Mediterranean, power: int, win: schema.Win) -> bool:
    within = SPACES_OF[PROVINCE[win.spaces_of]] if win.spaces_of else ()
    some = sum(g.holder[space] == power for space in within) >= win.spaces_of_least
    return some and all(g.holder[PLACE[name]] == power for name in win.spaces)


def _lands(g: Mediterranean, power: int, win: schema.Win) -> bool:
    provinces = all(g.lord[PROVINCE[name]] == power for name in win.provinces)
    return provinces and all(territory_lord(g, TERRITORY[name]) == power for name in win.territories)


def _home(g: Mediterranean, power: int, win: schema.Win) -> bool:
    home = g.setting.home_province
    return not win.home or all(g.lord[p] == power for p, owner in enumerate(home) if owner == power)


def _leader_gone(g: Mediterranean, power: int, win: schema.Win) -> bool:
    return not win.leader_gone or g.leader_in[LEADER[win.leader_gone]] < 0


def _no_army(g: Mediterranean, power: int, win: schema.Win) -> bool:
    if not win.no_army_in:
        return True
    other = named(g, win.of)
    spaces = _within(win.no_army_in)
    own = [*stacks_of(g, other), *(stacks_of(g, SOLDIER) if g.patron[SOLDIER] == other else ())]
    return not any(g.at[stack] in spaces and lcu(g, stack) for stack in own)


@cache
def _within(territories: tuple[str, ...]) -> frozenset[int]:
    """The Spaces of some Territories."""
    return frozenset(s for name in territories for p in PROVINCES_OF[TERRITORY[name]] for s in SPACES_OF[p])


def _capitals(g: Mediterranean, power: int, win: schema.Win) -> bool:
    """Capitals in one's hands; enemy ones also if destroyed, or of different powers, where it says so."""
    owner = g.setting.capital_of
    capitals = {space for own in g.setting.capitals for space in own}
    held = [s for s in capitals if g.holder[s] == power]
    foreign = [s for s in capitals if owner[s] != power and _is_taken(g, power, s, win)]
    number = len({owner[s] for s in foreign}) if win.of_different_powers else len(foreign)
    return len(held) >= win.capitals and number >= win.enemy_capitals


def _is_taken(g: Mediterranean, power: int, space: int, win: schema.Win) -> bool:
    return g.holder[space] == power or (win.or_destroyed and g.town_of[space] == NOBODY)


def _lead(g: Mediterranean, power: int, win: schema.Win) -> bool:
    others = [g.vp[other] for other in range(len(g.powers)) if other != power]
    return not win.lead or g.vp[power] - max(others) >= win.lead


CONDITIONS: Final[tuple[tuple[Condition, tuple[str, ...]], ...]] = (
    (_spaces, ("spaces", "spaces_of")),
    (_lands, ("provinces", "territories")),
    (_home, ("home",)),
    (_leader_gone, ("leader_gone",)),
    (_no_army, ("no_army_in",)),
    (_capitals, ("capitals", "enemy_capitals")),
    (_lead, ("lead",)),
)
"""Each with what of a way to win it is about."""

# ---- after the last Game-Turn


def best(g: Mediterranean) -> list[int]:
    """Whoever has most by the measure of the scenario; ties as it says, else shared."""
    row = g.setting.row
    able = [power for power in range(len(g.powers)) if may_win(g, power)] or list(range(len(g.powers)))
    standing = {power: measure(g, power) for power in able}
    found = [power for power in able if standing[power] == max(standing.values())]
    for tie in row.ties:
        found = broken(g, found, tie)
    return found


def may_win(g: Mediterranean, power: int) -> bool:
    """Scenario VI: Rome needs a Territory besides its own."""
    needs = side_id(g, power) in g.setting.row.needs_territory
    return not needs or any(t != g.setting.home_territory[power] for t in territories_of(g, power))


def measure(g: Mediterranean, power: int) -> int:
    """VP, GOP, or Provinces of one Territory."""
    row = g.setting.row
    if row.final == "gop":
        return geographic(g, power)
    if row.final == "provinces":
        return sum(g.lord[p] == power for p in PROVINCES_OF[TERRITORY[row.final_territory]])
    return g.vp[power]


def broken(g: Mediterranean, powers: list[int], tie: str) -> list[int]:
    """Of those who are tied, the better by one measure; or the power that wins ties."""
    if tie in [row.id for row in POWERS]:
        return [power for power in powers if side_id(g, power) == tie] or powers
    by = {"stability": g.stability, "treasury": g.treasury}[tie]
    most = max([by[power] for power in powers])
    return [power for power in powers if by[power] == most]


# ---- 14.2.1, 15.1 to 15.3: the Victory Phase


AWARDS: Final = TABLES.victory_points


def begin(g: Mediterranean) -> None:
    """3.2.H: Objectives are claimed, points counted, winners looked for, and cards kept for the next Game-Turn."""
    if g.advanced:
        g.push(RetainCards())
    g.push(JudgeGame())
    g.push(CountPoints())
    open_claims(g)


def awards(values: list[int], places: tuple[int, ...]) -> list[int]:
    """15.2.3, 15.3.3: what each gets for his rank; those who are tied share their places, rounded down.

    >>> awards([12, 7, 7, 5], (5, 3, 1, 0))
    [5, 2, 2, 0]
    """
    out = []
    for value in values:
        above, tied = sum(other > value for other in values), values.count(value)
        out.append(sum(places[above : above + tied]) // tied)
    return out


class CountPoints(Task[Mediterranean], frozen=True):
    """3.2.H1: VP of the Game-Turn, and their effect on Stability."""

    rule: ClassVar[str] = "15.1.1"

    def run(self, g: Mediterranean) -> None:
        """15.1.1: GOP rank, CVP rank, Objectives."""
        powers = range(len(g.powers))
        gop = [geographic(g, power) + g.claimed_gop[power] for power in powers]
        cvp = [civilization(g, power) for power in powers]
        by_gop = awards(gop, AWARDS.gop[len(powers) - 1])
        by_cvp = awards(cvp, AWARDS.cvp[len(powers) - 1])
        for power in powers:
            gained = by_gop[power] + by_cvp[power] + g.claimed[power]
            g.gained[power] = gained
            g.vp[power] += gained
            facts: dict[str, Any] = {
                "gop": gop[power],
                "cvp": cvp[power],
                "by_gop": by_gop[power],
                "by_cvp": by_cvp[power],
            }
            facts |= {"objectives": g.claimed[power], "points": gained, "total": g.vp[power]}
            g.tell("points", self.rule, power=side_id(g, power), **facts)
        judge_gains(g)
        judge_capitals(g)


def judge_gains(g: Mediterranean) -> None:
    """14.2.1g: who gained most alone is more stable, who gained fewest alone is less."""
    for best, by, why in ((max(g.gained), CHANGE.most_vp, "most-points"), (min(g.gained), CHANGE.fewest_vp, "fewest")):
        if g.gained.count(best) == 1:
            shift_stability(g, g.gained.index(best), by, "14.2.1g", why)


def judge_capitals(g: Mediterranean) -> None:
    """14.2.1j: each Capital that is still in other hands."""
    for power, capitals in enumerate(g.setting.capitals):
        for space in capitals:
            if g.holder[space] != power and not g.setting.closed >> space & 1:
                shift_stability(g, power, CHANGE.capital_still_lost, "14.2.1j", "capital-still-lost")
