"""The blunders of Imperium Romanum: what a player who knows the game would be ashamed of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.engine.menu import DONE
from romanum.games.imperium.bots.clash import clash, shift_of
from romanum.games.imperium.bots.habits import VETERAN
from romanum.games.imperium.bots.outlook import ARMY, THREAT, WARY, Outlook, merged, outlook_of, sleeps
from romanum.games.imperium.bots.survey import Force, survey_of
from romanum.games.imperium.bots.worth import QUARRY, decisive, quarry
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.rules.battle.fight import ASSAULT, FIELD, Fight
from romanum.games.imperium.rules.battle.odds import forecast, of_attack
from romanum.games.imperium.rules.battle.segment import Attacks, attacks_at
from romanum.games.imperium.rules.common.control import city_strength
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.geography.travel import summer_roads
from romanum.games.imperium.rules.march.movement import March
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.mobilization.phase import Upkeep
from romanum.games.imperium.rules.mobilization.secret_sheets import MobilizationPlans
from romanum.games.imperium.rules.naval.ports import in_port
from romanum.games.imperium.rules.naval.voyage import Voyage
from romanum.games.imperium.rules.powers.activation import is_people, owner_of
from romanum.games.imperium.rules.supply.needs import chance_of_drawing, chance_of_foraging, group_halves
from romanum.games.imperium.rules.supply.rations import groups
from romanum.games.imperium.rules.supply.trains import sources
from romanum.games.imperium.state.forces import stacks_at, stacks_of_player
from romanum.games.imperium.state.marks import AT_SEA, INSIDE
from romanum.games.imperium.state.position import NONE, RomanWorld

EVEN: Final = Fraction(1, 2)
"""An Imperator is not led into a battle with less hope,"""
RASH: Final = Fraction(1, 3)
"""and nobody attacks with less."""
LIKELY: Final = 0.4
"""A chance that a city falls at which it lies open."""
WALLS: Final = 2
"""14.3c: by so much walls multiply those behind them."""
RICH: Final = 100
"""Talents that somebody should have used: some five legions."""
RAISING: Final = frozenset({"raise", "raise-raw", "lay", "lay-with", "rebuild-militia", "resume"})
"""What talents are used for on a sheet."""
HOST: Final = 8
"""13.2c: halves of a Legion Equivalent that are an army."""


class RomanCensor(Censor[RomanWorld]):
    """Looks on at one match."""

    def __init__(self) -> None:
        self._since = (NONE, NONE)
        self._kept: list[int] = []
        """Vital cities in which somebody stood as the Land Movement began: only these can be stripped in it."""

    def see(self, before: RomanWorld, seat: int, move: Move, after: RomanWorld) -> Iterator[str]:
        """The blunders of a choice."""
        step = before.stack[-1]
        if isinstance(step, Campaign):
            yield from self._in_campaign(before, seat, move)
        elif isinstance(step, March) and move[0] == "to":
            yield from _stepped(before, move[1])
        elif isinstance(step, MobilizationPlans) and move == DONE:
            yield from _idle(before, seat, step.options(before, seat))
        elif isinstance(step, Upkeep) and move == DONE:  # who cannot pay is not asked
            yield "lapsed-fort"
        elif isinstance(step, Voyage) and move[0] == "halt":
            yield from _stranded(before)
        elif isinstance(step, Attacks) and move[0] == "attack":
            yield from _attacked(before, seat, move[1])
        elif move[0] == "assault":
            yield from _stormed(before, seat)

    def _in_campaign(self, g: RomanWorld, seat: int, move: Move) -> Iterator[str]:
        """19.2a, 25.2: vital cities that nobody keeps any longer; and armies that stay where nothing is to be had."""
        if self._since != (g.month, seat):
            self._since, self._kept = (g.month, seat), [c for c in _vital_cities(g, seat) if _keepers(g, seat, c)]
        if move != DONE:
            return
        if any(not _keepers(g, seat, city) and _lies_open(g, seat, city) for city in self._kept):
            yield "strips-a-city"
        if any(_starves(g, seat, group) for group in groups(g, stacks_of_player(g, seat))):
            yield "starves-an-army"


def _stepped(g: RomanWorld, there: int) -> Iterator[str]:
    """Among a people that would have slept on."""
    province, power = PROVINCE[there], g.whose[g.mover]
    enters = province not in (NONE, PROVINCE[g.at[g.mover]]) and g.units[g.mover]
    if enters and is_people(owner_of(g, province)) and sleeps(g, province, power):
        yield "wakes-a-people"


def _stranded(g: RomanWorld) -> Iterator[str]:
    """10.3f: a fleet that had to find a port ends its voyage outside of one."""
    if g.mark[g.mover] & AT_SEA and not in_port(g, g.mover):
        yield "sinks-for-want-of-a-port"


def _vital_cities(g: RomanWorld, seat: int) -> Iterable[int]:
    """Imperial capitals of a player, and cities that a rival must have to win."""
    asked = decisive(g.scenario, g.seats, seat)
    for city, owner in enumerate(g.city_of):
        if owner >= 0 and g.chief[owner] == seat and (g.capitals >> city & 1 or CITY_PLACE[city] in asked):
            yield city


def _keepers(g: RomanWorld, seat: int, city: int) -> list[Force]:
    """Those of a player who stand in a city with some strength."""
    there = survey_of(g, seat).here(CITY_PLACE[city])
    return [force for force in there if g.chief[force.power] == seat and force.strength]


def _lies_open(g: RomanWorld, seat: int, city: int) -> bool:
    """14.3: whether an army that comes within a month is likely to storm a city that its walls alone keep."""
    army = _outlook(g, seat, g.city_of[city]).danger.get(CITY_PLACE[city])
    return army is not None and clash(army.strength, WALLS * city_strength(g, city), 0).win >= LIKELY


def _outlook(g: RomanWorld, seat: int, power: int) -> Outlook:
    return outlook_of(survey_of(g, seat), power, 0.0, VETERAN)


def _starves(g: RomanWorld, seat: int, group: tuple[int, ...]) -> bool:
    """13.2d, 13.3c: whether an army that is free to go is likely to find nothing where it stays, and besets nobody."""
    first = group[0]
    if g.mark[first] & (INSIDE | AT_SEA) or group_halves(g, group) < HOST or attacks_at(g, seat, g.at[first]):
        return False
    trains = sources(g, g.at[first], g.whose[first], inside=False, later=True)
    drawn = [chance_of_drawing(g, group, train) for train in trains]
    return max([chance_of_foraging(g, group), *drawn]) < EVEN


def _idle(g: RomanWorld, seat: int, options: Iterable[Move]) -> Iterator[str]:
    """7.4a: talents are left with which something could be raised."""
    if max(Means(g, seat).talents.values(), default=0) >= RICH and any(move[0] in RAISING for move in options):
        yield "idle-talents"


def _attacked(g: RomanWorld, seat: int, place: int) -> Iterator[str]:
    """14.1: in the open, with little hope, or for less than the enemy's answer takes."""
    chances = [case.forecast.win for case in of_attack(g, seat, place) if case.mode == FIELD]
    if chances:
        yield from _dared(g, seat, place, min(chances))
        if min(chances) >= RASH and _costs_more(g, seat, place):
            yield "costly-attack"


def _costs_more(g: RomanWorld, seat: int, place: int) -> bool:
    """Whether what a battle is likely to bring is less than what it costs, with the next enemy who comes there."""
    survey = survey_of(g, seat)
    own = [force for force in survey.here(place) if g.chief[force.power] == seat]
    if not own:
        return False
    army = merged(own)
    outlook = _outlook(g, seat, army.power)
    goals = [goal for goal in outlook.goals if goal.place == place and not goal.saves]
    if not goals:
        return False
    brings, goal = max((outlook.gain(army, goal), goal) for goal in goals)
    left = army._replace(strength=round(army.strength - outlook.fight(army, goal, 0).cost))
    return brings < max([_answer(g, outlook, foe, left) for foe in outlook.against.values()], default=0.0)


def _answer(g: RomanWorld, outlook: Outlook, foe: Force, left: Force) -> float:
    """What another enemy army takes from those who are left, if it can come within a month."""
    if foe.place == left.place or foe.strength < ARMY or foe.power not in outlook.awake:
        return 0.0
    if left.place not in summer_roads(g).reach(foe.place, THREAT):
        return 0.0
    found = clash(foe.strength, left.strength, shift_of(foe.cer, foe.command, left.cer, left.command))
    return WARY * (outlook.point * max(0.0, found.harm - found.cost) + found.win * left.dear)


def _stormed(g: RomanWorld, seat: int) -> Iterator[str]:
    """14.3: over the walls, with little hope."""
    fight = g.innermost(Fight)
    if fight is not None:
        yield from _dared(g, seat, fight.place, forecast(g, replace(fight, mode=ASSAULT)).win)


def _dared(g: RomanWorld, seat: int, place: int, chance: Fraction) -> Iterator[str]:
    if chance < RASH:
        yield "rash-attack"
    own = [stack for stack in stacks_at(g, place) if g.chief[g.whose[stack]] == seat]
    if chance < EVEN and any(is_vital(g, leader) for stack in own for leader in leaders_in(g, stack)):
        yield "stakes-an-imperator"


def is_vital(g: RomanWorld, leader: int) -> bool:
    """Whether a power hangs on a leader, or somebody wins by his end."""
    return g.head[g.leader_of[leader]] == leader or quarry(g, NONE, leader) == QUARRY
