"""Games that begin with the armies upon each other.

Left to chance, armies seldom meet on so wide a map: games from the scenarios' set-ups see hardly a battle. These begin
a few turns before the end, every unit near Edessa, at Antioch or at Ctesiphon, besiegers, garrisons, relief forces and
bluffs in the same hexes, with full hands.
"""

from __future__ import annotations

from random import Random
from typing import Any

from romanum.engine.conformance import Sample
from romanum.engine.match import Match
from romanum.engine.step import advance
from romanum.games.trajan.data.components import CITY, CITY_AT, CITY_HEX, HEX, SCENARIOS, SIDE
from romanum.games.trajan.rules.turn.forces import check_place, form, set_down
from romanum.games.trajan.rules.turn.sequence import GameTurn
from romanum.games.trajan.rules.turn.setup import Deploy
from romanum.games.trajan.state.position import GONE, HAND, NONE, UNIT_COUNT, War

TURNS = 3
MARKERS = 8
HEXES = [*(CITY_HEX[CITY[c]] for c in ("edessa", "resaina", "nisibis", "samosata", "zeugma", "antioch", "ctesiphon")),
         *(HEX[name] for name in ("1009", "1010", "0810"))]  # fmt: skip


class Clash(Sample, frozen=True):
    """A sample of games that begin so."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, its position rearranged."""
        match = Sample.begin(self, number)
        arrange(match.position, Random(self.seed + number))
        match.position.parley = number % 3 == 2
        match.events.clear()
        advance(match.position)
        return match


class Late(Sample, frozen=True):
    """A sample of games that begin a few turns before the end, as the scenario has it otherwise."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, shortened."""
        match = Sample.begin(self, number)
        match.position.turn = SCENARIOS[match.position.scenario].turns - TURNS
        return match


def arrange(g: War, rng: Random) -> None:
    """Put everybody in a few hexes."""
    g.stack, g.hand = [GameTurn(), Deploy(1), Deploy(0)], [NONE] * (2 * HAND)
    g.turn = SCENARIOS[g.scenario].turns - TURNS
    for city in range(len(CITY_HEX)):
        if CITY_HEX[city] in HEXES or rng.random() < 0.3:
            g.civis[city] = rng.choice((0, 1, 1, -1))
    held = {hex: rng.choice(((0,), (1,), (0, 1), (0, 1))) for hex in HEXES}
    for unit in range(UNIT_COUNT):
        if g.where[unit] != GONE and rng.random() < 0.8:
            stand(g, unit, rng.choice([hex for hex in HEXES if SIDE[unit] in held[hex]] or HEXES), rng)
    g.face_up = [int(0 <= hex < 1000 and rng.random() < 0.4) for hex in g.where]
    g.seen = tuple(g.where)
    for side in (0, 1):
        for army, hex in enumerate(rng.sample(HEXES, 3)):
            verb = rng.choice(("exercitus", "bluff"))
            if g.units_at(side, hex) and check_place(g, side, (verb, army, hex)) is None:
                (form if verb == "exercitus" else set_down)(g, side, army, hex)
        pool = g.pool(side)
        rng.shuffle(pool)
        g.hand[side * HAND : side * HAND + MARKERS] = pool[:MARKERS]


def stand(g: War, unit: int, hex: int, rng: Random) -> None:
    """In a hex; inside if the city there is its side's."""
    inside = CITY_AT[hex] >= 0 and g.civis[CITY_AT[hex]] == SIDE[unit] and rng.random() < 0.4
    g.where[unit], g.inside[unit] = hex, int(inside)
