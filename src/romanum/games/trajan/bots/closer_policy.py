"""What a veteran thinks of single moves: how markers are best used, and what is sure to be wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.offers import ACCEPT
from romanum.games.trajan.bots import policy
from romanum.games.trajan.bots.closer_evaluation import judge
from romanum.games.trajan.bots.evaluation import turns_left
from romanum.games.trajan.bots.outlook import KEY, LEADER_WORTH, POINTS, SUPREME_WORTH
from romanum.games.trajan.bots.policy import FLAT, Glance
from romanum.games.trajan.bots.revolt_chances import turning
from romanum.games.trajan.bots.stakes import stakes_of
from romanum.games.trajan.bots.survey import QUALITY, power, road_to
from romanum.games.trajan.data.components import (
    CITY_AT,
    CITY_HEX,
    DISCIPLINE,
    DISCIPLINE_RESULTS,
    GUARD,
    KIND,
    LEADER,
    MARKER_MIX,
    RATING,
    REGIONAL,
    REVOLT_GARRISON,
    STRENGTH,
)
from romanum.games.trajan.rules.combat.discipline import Lend, class_of
from romanum.games.trajan.rules.combat.rounds import MELEE, PURSUIT, ROUNDS, Fight, multiplier, strength_of, worth
from romanum.games.trajan.rules.politics.agents import chance_on
from romanum.games.trajan.rules.turn.levies import satrapy_pool
from romanum.games.trajan.rules.turn.recruitment import reserves
from romanum.games.trajan.rules.turn.victory import level
from romanum.games.trajan.state.position import (
    AGENT,
    CITY_COUNT,
    IMPERATOR,
    KING_OF_KINGS,
    MILITARY,
    NONE,
    POLITICAL,
    ROMAN,
    TRADE_CONCESSION,
    TRIUMPH_MARKER,
    War,
    strength,
)

PLAYS: Final = frozenset({
    "recruit", "levy", "civis", "summon", "royal-levy", "trade-troops", "trade-markers", "triumph", "imperator",
    "king-of-kings", "assassinate",
})  # fmt: skip
"""Markers that are played in the Movement segment for something else than a city."""
PLAIN: Final = frozenset({
    "lose", "lose-civis", "lend", "lend-civis", "garrison", "sortie", "bring", "out", "choose-unit", "take",
    "pass", "done",
})  # fmt: skip
"""What needs no thought: markers to take, losses, discipline, who goes behind walls, who comes from the west."""
COUNTER: Final = 0.05
"""What a Political marker is worth that a counter costs, in levels of victory."""
BLOW: Final = 0.1
"""About so many points of the enemy's a point of strength takes with it when it strikes."""
SUED: Final = 0.3
"""Whose chance to win is less than this agrees to a treaty, which is a draw."""
LAST: Final = 0.1
"""So good at least is a siege that is the last chance to take a city."""
WAR_TIME: Final = 3
"""With fewer turns left nobody raises troops any more."""


class Veteran(Glance):
    """One look at a position for a side, with a veteran's eyes."""

    def of(self, move: Move) -> float:
        """The score of a move: the veteran's own opinion, else the usual one."""
        judge = CLOSER.get(move[0])
        if judge is not None:
            return judge(self, move)
        return FLAT[move[0]] if move[0] in FLAT else Glance.of(self, move)

    @cached_property
    def worths(self) -> tuple[float, ...]:
        """What each city is worth."""
        return stakes_of(self.g)

    @cached_property
    def left(self) -> float:
        """The turns left."""
        return turns_left(self.g, self.side)

    @cached_property
    def spare(self) -> int:
        """Political markers beyond those that leave room in the pool for what the Supreme Leader takes next turn."""
        leader = self.g.supreme[self.side]
        taken = RATING[leader] if leader != NONE else 0
        return self.g.markers(self.side).count(POLITICAL) - (MARKER_MIX[self.side].count(POLITICAL) - taken)

    def take_marker(self, move: Move) -> float:
        """Political markers win cities; the others where they can be used."""
        g, kind = self.g, move[1]
        held = g.markers(self.side).count(kind)
        if kind == POLITICAL:
            return 2.5
        if kind == MILITARY:
            return 0.8 - 0.3 * held
        if kind == TRIUMPH_MARKER:
            taken = any(REGIONAL >> c & 1 and g.controller(c) == ROMAN for c in range(CITY_COUNT))
            return 3.0 if taken else -1.0
        if kind in (IMPERATOR, KING_OF_KINGS) and g.supreme[self.side] == NONE:
            return 6.0
        if kind == TRADE_CONCESSION:
            return 1.5
        return -0.2 if kind == AGENT else 0.1

    def raise_troops(self, move: Move) -> float:
        """With markers to spare, and as long as they come in time."""
        if self.left < WAR_TIME or self.spare <= 0:
            return -2.0
        quality = QUALITY[move[2]] if move[0] == "recruit" else 3.0 if move[0] == "civis" else self.drawn
        return 0.2 + quality / 10

    @cached_property
    def drawn(self) -> float:
        """17.43: what a unit is worth on average that is drawn from the Satrapy recruits."""
        pool = satrapy_pool(self.g)
        return sum([QUALITY[u] for u in pool]) / len(pool) if pool else 0.0

    def summon(self, move: Move) -> float:
        """12.61: everybody off the map for one marker, where the way to the front is short."""
        coming = reserves(self.g)
        leaders = sum([RATING[u] for u in coming if KIND[u] == LEADER])
        if self.left < WAR_TIME or power(coming) < 8:
            return -2.0
        worth = self.worths
        theirs = [c for c in range(CITY_COUNT) if self.survey.holders[c] == 1 - self.side]
        near = max([worth[c] * 0.8 ** (road_to(CITY_HEX[c])[move[1]] / 8) for c in theirs], default=0.0)
        return 1.0 + power(coming) / 10 + 0.3 * leaders + 3.0 * near

    def king_levies(self, move: Move) -> float:
        """Once in a war: the best of the Core, as long as it comes in time."""
        return 1.0 + QUALITY[move[1]] / 4 if self.left >= WAR_TIME else -1.0

    def trade(self, move: Move) -> float:
        """Troops as long as they come in time; markers later."""
        if move[0] == "trade-troops":
            return 2.2 if self.left >= WAR_TIME else -1.0
        return 1.8 if self.left < WAR_TIME + 2 else 1.0

    def revolt(self, move: Move) -> float:
        """By the chance, and by what the city is worth."""
        city = CITY_AT[self.g.where[move[1]]]
        return 0.5 + POINTS * turning(self.g, self.side, city) * self.worths[city]

    def garrison(self, move: Move) -> float:
        """Troops who hold what was taken: enough against a Revolt where the city matters (16.0a); no trains."""
        hex, unit = self.g.stack[-1].hex, move[1]
        inside = strength(self.g.garrison(self.side, hex))
        needed = REVOLT_GARRISON if self.worths[CITY_AT[hex]] >= KEY else 1
        return 1.5 - QUALITY[unit] / 20 if inside < needed and STRENGTH[unit] else -1.0

    def lend(self, move: Move) -> float:
        """To whoever gains most by it: how much surer he stays in order, by what hangs on it in the fight."""
        step = self.g.stack[-1]
        assert isinstance(step, Lend)
        unit = step.raised(move)
        own = class_of(self.g, step.side, unit, step.hex, step.eagle)
        gain = self.harm(step, unit, own) - self.harm(step, unit, DISCIPLINE[move[1]])
        return 0.3 + gain + strength_of(self.g, unit, step.hex) / 1000

    def harm(self, step: Lend, unit: int, discipline: int) -> float:
        """14.6: the points that a check costs on average if a unit takes it as of some class.

        Who is disrupted strikes no more in the fight; who goes berserk in the pursuit, or fails again, is lost.
        """
        g = self.g
        fight = next(task for task in reversed(g.stack) if isinstance(task, Fight))
        lost = worth(g, unit, fight.kind, step.hex)
        blows = 0
        if not g.disrupted[unit]:
            times = [multiplier(unit, n, fight.kind, step.hex) for n in range(fight.round, ROUNDS[fight.kind])]
            blows = sum(times) * strength_of(g, unit, step.hex)
        results = DISCIPLINE_RESULTS[discipline]
        fails = results.count("F") + (results.count("G") if step.round == MELEE else 0)
        berserk = results.count("G") if step.round == PURSUIT else 0
        total = berserk * lost + fails * (lost if g.disrupted[unit] else BLOW * blows)
        return total / len(results)

    def assassinate(self, move: Move) -> float:
        """6.4a: by the chance, and by what the victim is worth; nothing against more Guards than there are Agents."""
        g, victim = self.g, move[2]
        enemy = 1 - self.side
        guards = [u for u in g.units_at(enemy, g.where[victim]) if GUARD[u] and u not in g.guards_used]
        if len(guards) >= g.markers(self.side).count(AGENT):
            return -2.0
        lives = SUPREME_WORTH if g.supreme[enemy] == victim else LEADER_WORTH * RATING[victim]
        lives += any(goal.leader == victim for goal in g.played.goals[self.side])
        return POINTS * chance_on(g, victim) / FACES * lives / (1 + len(guards))

    def accept(self, move: Move) -> float:
        """4.2: a treaty is a draw: for whoever is behind near the end, and has little hope left."""
        return POINTS * (SUED - judge(self.g, self.side)) if is_behind(self.g, self.side) else FLAT["accept"]

    def formal_siege(self, move: Move) -> float:
        """As usual; but in the last turn the engines cost nothing, and what is not tried is not taken."""
        usual = Glance.formal_siege(self, move)
        return max(usual, LAST + self.worths[CITY_AT[move[1]]] / POINTS) if self.left <= 1 else usual

    def counter(self, move: Move) -> float:
        """A marker for a marker: always against knives, against a Revolt where the city matters."""
        step = self.g.stack[-1]
        if step.trigger == "revolt":
            city = CITY_AT[step.context[0]]
            saved: float = self.worths[city] * turning(self.g, 1 - self.side, city)
            return POINTS * (saved - COUNTER)
        return Glance.counter(self, move)


CLOSER: Final[dict[str, Callable[[Veteran, Move], float]]] = {
    "take": Veteran.take_marker,
    "recruit": Veteran.raise_troops,
    "levy": Veteran.raise_troops,
    "summon": Veteran.summon,
    "royal-levy": Veteran.king_levies,
    "trade-troops": Veteran.trade,
    "trade-markers": Veteran.trade,
    "revolt": Veteran.revolt,
    "counter": Veteran.counter,
    "garrison": Veteran.garrison,
    "lend": Veteran.lend,
    "lend-civis": Veteran.lend,
    "assassinate": Veteran.assassinate,
    "accept": Veteran.accept,
    "formal-siege": Veteran.formal_siege,
}


def is_behind(g: War, side: int) -> bool:
    """Whether the enemy has more levels of victory near the end."""
    return turns_left(g, side) < WAR_TIME and level(g, side) < level(g, 1 - side)


def prior(g: War, seat: int, moves: list[Move]) -> list[float]:
    """How promising each move looks."""
    veteran = Veteran(g, seat)
    return [veteran.of(move) for move in moves]


def sane(known: War, seat: int, moves: list[Move]) -> list[Move]:
    """The same as for everybody; and where it is plain who is given up, helped or brought along, that alone.

    A treaty is thought of by whoever is behind near the end.
    """
    if ACCEPT in moves and is_behind(known, seat):
        return moves
    if not all(move[0] in PLAIN for move in moves):
        return policy.sane(known, seat, moves)
    scores = prior(known, seat, moves)
    return [moves[max(range(len(moves)), key=scores.__getitem__)]]
