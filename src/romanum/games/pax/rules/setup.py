"""Chapters 3.1, 3.8 and the scenarios: where everything stands when a match begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.dice import AnyDice, FastDice
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.pax.data import schema
from romanum.games.pax.data.components import (
    CAMPAIGN,
    CARD_COUNT,
    CHIEF,
    COPIES,
    GARRISON,
    KIND,
    LEADER,
    LEADER_COUNT,
    LEADER_POOL,
    NONE,
    PLACE,
    PLACE_IDS,
    POWER_POOL,
    SEATS,
    SIDE,
    SOLDIER,
    STRENGTHS,
    TABLES,
    TACTICAL,
    TRIBAL,
    TRIBE_AT,
)
from romanum.games.pax.data.settings import SCENARIO, SETTINGS, Setting
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import AT
from romanum.games.pax.state.control import survey
from romanum.games.pax.state.errands import GameTurn, SelectLeaders
from romanum.games.pax.state.forces import add, own_spaces, set_walls
from romanum.games.pax.state.hands import draw_objective
from romanum.games.pax.state.leaders import pool_of, station
from romanum.games.pax.state.position import (
    ABSENT,
    DISBANDING,
    FREE_TALK,
    HARSH_FORTRESS,
    IN_POOL,
    LONE_FIRST,
    MARIAN,
    NOBODY,
    RE_ROLLS,
    SIMPLE_ODDS,
    Mediterranean,
)
from romanum.games.pax.state.sides import befriend, set_patron, side_id
from romanum.games.pax.state.steps import PowerChoice

OPTIONAL: Final = {
    "lone_first": LONE_FIRST,
    "free_talk": FREE_TALK,
    "harsh_fortress": HARSH_FORTRESS,
    "re_rolls": RE_ROLLS,
    "simple_odds": SIMPLE_ODDS,
    "marian_legions": MARIAN,
    "disbanding": DISBANDING,
}
"""The optional rules by the names of their options."""
AS_PRINTED: Final = "scenario"
"""What is chosen of an option that leaves something to the scenario."""


def is_advanced(row: schema.Scenario, options: Mapping[str, Any]) -> bool:
    """1.1, 1.2: Standard or Advanced, where the scenario leaves the choice."""
    return bool(options["game"] == "advanced" if row.game == "either" else row.game == "advanced")


def length_of(row: schema.Scenario, advanced: bool, options: Mapping[str, Any]) -> schema.Length | schema.Scenario:
    """3.8: the length option of scenario V that was chosen; otherwise what the scenario says."""
    which = "advanced" if advanced else "standard"
    fitting = [length for length in row.length if length.game == which]
    chosen = [length for length in fitting if length.id == options["length"]]
    return chosen[0] if chosen else fitting[-1] if fitting else row


def last_turn(row: schema.Scenario, turns: int, advanced: bool, options: Mapping[str, Any]) -> int:
    """3.8.2: in the Advanced Game players may agree on another number of Game-Turns."""
    agreed = options["turns"]
    number = int(agreed) if advanced and agreed != AS_PRINTED else turns
    return min(row.start + number - 1, len(TABLES.calendar.years) - 1)


def event_markers(row: schema.Scenario, events: int, advanced: bool, options: Mapping[str, Any]) -> int:
    """16.1.1: how many go into the pool; in scenario IX the players say it, in V by its length, and cards need none."""
    if advanced:
        return 0
    agreed = options["event_markers"]
    return int(agreed) if row.events_agreed and agreed != AS_PRINTED else events


def start_position(scenario: str, options: Mapping[str, Any], dice: AnyDice) -> Mediterranean:
    """3.1: a match as it begins."""
    setting = SETTINGS[SCENARIO[scenario]]
    row = setting.row
    advanced = is_advanced(row, options)
    drawn = shares_leaders(setting)
    g = _array(setting, advanced, dice) if drawn else _arrayed(SCENARIO[scenario], advanced).copy()
    g.dice, g.discreet = dice, bool(options["discreet"])
    g.optional = sum(bit for name, bit in OPTIONAL.items() if options[name] or name in row.options)
    length = length_of(row, advanced, options)
    g.last_turn, g.markers = last_turn(row, length.turns, advanced, options), length.markers
    g.event_markers, g.buying = event_markers(row, length.events, advanced, options), length.objectives == "buy"
    _scatter_tribes(g)
    _make_decks(g)
    if length.objectives == "one-each":
        for power in range(len(setting.powers)):
            draw_objective(g, power)
    return g


def shares_leaders(setting: Setting) -> bool:
    """8.1.2: whether kingdoms share a pool of leaders, so that dice decide who has whom."""
    pools = [POWER_POOL[identity] for identity in setting.powers]
    return len(set(pools)) < len(pools)


@cache
def _arrayed(scenario: int, advanced: bool) -> Mediterranean:
    """The same where dice decide nothing about who stands where: made once, copied for each match."""
    return _array(SETTINGS[scenario], advanced, FastDice(1))


def _array(setting: Setting, advanced: bool, dice: AnyDice) -> Mediterranean:
    """3.1: powers, units, Cities and Towns of a scenario, and who Controls what."""
    row, powers, starts = setting.row, len(setting.powers), starts_of(setting)
    g = Mediterranean(
        scenario=SCENARIO[row.id], advanced=advanced, dice=dice, turn=row.start,
        powers=setting.powers, seats=tuple(range(powers)), order=setting.order,
        treasury=[p.treasury for p in starts], stability=[p.stability for p in starts],
        vp=[0] * powers, gained=[0] * powers,
    )  # fmt: skip
    _enlist(g)
    for power, start in enumerate(starts):
        _deploy(g, power, start)
    for other in setting.start.other:
        if advanced or not other.advanced_only:
            _deploy_other(g, setting, other)
    befriend(g)
    _survey_with_tribes(g)
    g.to_draw = (*(sum(leader.draw for leader in p.leaders) for p in starts), *(0,) * (SEATS - powers))
    put_off(g, starts)
    return g


def starts_of(setting: Setting) -> list[schema.PowerStart]:
    """3.1: how each power of a scenario begins."""
    return [next(p for p in setting.start.power if p.id == name) for name in setting.row.powers]


def _survey_with_tribes(g: Mediterranean) -> None:
    """5: Control as it is with a counter in every Tribal Space of the scenario, whatever is on it."""
    none, spaces = g.tribe, g.setting.tribal
    g.tribe = tuple([0 if space in spaces else strength for space, strength in zip(TRIBAL, none, strict=True)])
    survey(g)
    g.tribe = none


def put_off(g: Mediterranean, starts: Sequence[schema.PowerStart]) -> None:
    """What is done before the first Game-Turn: Garrisons first, then leaders."""
    g.push(GameTurn())
    if any(g.to_draw):
        g.push(SelectLeaders())
    for power in reversed(g.order):
        if starts[power].free_garrisons:
            g.push(FreeGarrison(power, starts[power].free_garrisons))


def _enlist(g: Mediterranean) -> None:
    """2.2a, 8.1.2: each power has its pool; kingdoms that share one have half of it each, split at random."""
    side, where = list(g.leader_side), list(g.leader_in)
    for identity in set(LEADER_POOL) - {NONE}:
        sharing = [power for power, own in enumerate(g.powers) if POWER_POOL[own] == identity]
        leaders = [leader for leader in range(LEADER_COUNT) if LEADER_POOL[leader] == identity]
        if len(sharing) > 1:
            g.dice.shuffle(leaders)
        for n, leader in enumerate(leaders):
            side[leader] = sharing[n % len(sharing)] if sharing else NOBODY
            where[leader] = IN_POOL if sharing else ABSENT
    g.leader_side, g.leader_in = tuple(side), tuple(where)


def _deploy(g: Mediterranean, side: int, start: schema.Start) -> None:
    for units in start.units:
        for kind, number in units.items():
            if kind != "at":
                add(g, side, PLACE[str(units["at"])], KIND[kind], int(number))
    for name in start.cities:
        set_walls(g, PLACE[name], TABLES.walls.city, side)
    for name in start.towns:
        set_walls(g, PLACE[name], TABLES.walls.town, side)
    for leader in start.leaders:
        if leader.at:
            station(g, _named_or_rated(g, side, leader), side, PLACE[leader.at])
    if isinstance(start, schema.PowerStart) and start.soldier_of_fortune:
        _bring_the_soldier(g, side, PLACE[start.soldier_of_fortune])


def _named_or_rated(g: Mediterranean, side: int, start: schema.LeaderStart) -> int:
    if start.leader:
        return LEADER[start.leader]
    return next(leader for leader in pool_of(g, side) if (TACTICAL[leader], CAMPAIGN[leader]) == (start.t, start.c))


def _bring_the_soldier(g: Mediterranean, power: int, place: int) -> None:
    """12.4: some scenarios begin with the Soldier of Fortune in play."""
    for kind, number in TABLES.armies.soldier_of_fortune.items():
        add(g, SOLDIER, place, KIND[kind], number)
    station(g, CHIEF[SOLDIER], SOLDIER, place)
    set_patron(g, SOLDIER, power)


def _deploy_other(g: Mediterranean, setting: Setting, start: schema.OtherStart) -> None:
    side = SIDE[start.id]
    _deploy(g, side, start)
    if start.commander:
        set_patron(g, side, setting.row.powers.index(start.commander))


def _scatter_tribes(g: Mediterranean) -> None:
    """13.1.1: a counter drawn blindly in each Tribal Space of the scenario, the rest aside."""
    counters = list(STRENGTHS)
    g.dice.shuffle(counters)
    for space in g.setting.tribal:
        g.tribe = changed(g.tribe, TRIBE_AT[space], counters.pop())
    g.tribe_pool = tuple(counters)


def _make_decks(g: Mediterranean) -> None:
    """15.4.5, 17.1.1: the pool of Objectives, and in the Advanced Game the deck."""
    markers = list(g.setting.objectives)
    g.dice.shuffle(markers)
    g.objective_pool = tuple(markers)
    if not g.advanced:
        return
    cards = [title for title, copies in enumerate(COPIES) for _ in range(copies)]
    for title in g.setting.deck:
        cards.remove(title)
        g.removed = changed(g.removed, title, g.removed[title] + 1)
    g.dice.shuffle(cards)
    g.deck = tuple(cards)
    assert len(cards) + len(g.setting.deck) == CARD_COUNT


# ---- Garrisons placed before the first Game-Turn


class FreeGarrison(PowerChoice, frozen=True):
    """Scenario I: a power places Garrisons with its units or Towns before play."""

    left: int
    rule: ClassVar[str] = "3.1"
    asks: ClassVar[Asks] = Asks("free-garrison", subjects.POWER, "left")

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Anywhere with a unit or Town."""
        return [AT[space] for space in own_spaces(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One more stands there."""
        if self.left > 1:
            g.push(FreeGarrison(self.power, self.left - 1))
        add(g, self.power, move[1], GARRISON)
        survey(g, (move[1],))
        g.tell("garrison-placed", "3.1", side=side_id(g, self.power), place=PLACE_IDS[move[1]])
