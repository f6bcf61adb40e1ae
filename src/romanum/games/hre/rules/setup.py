"""Chapter 2: the starting position for two, three or four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.dice import AnyDice
from romanum.games.hre.data.components import CARDS, PILES
from romanum.games.hre.rules.order import StartTurn
from romanum.games.hre.state.position import HAND, HANDS, NONE, Empire

LEGIONS: Final = {2: 7, 3: 9, 4: 7}
"""8.2a, 2.1d: starting Legions, and with them the cap, by number of players."""

ALTERNATING: Final = "alternating"
NEIGHBOURING: Final = "neighbouring"


def seats_of_factions(seats: int, pairs: str) -> list[int]:
    """2a, 2.1a, 2.1d: one Faction each; two players hold two each, alternating or the first and the last two."""
    if seats == 2:
        return [0, 1, 0, 1] if pairs == ALTERNATING else [0, 0, 1, 1]
    return list(range(seats))


def deal_hands(g: Empire) -> None:
    """2c: one card of each colour for each Faction; the rest never enter the game."""
    for cards in PILES:
        pile = [c for c in cards if g.oraculum or not CARDS[c].optional]
        g.dice.shuffle(pile)
        for faction in range(g.factions):
            HANDS.gain(g, faction, pile[faction])


def start_position(seats: int, options: Mapping[str, Any], dice: AnyDice) -> Empire:
    """2: nothing is on the map, all scores are 0, hands are dealt."""
    seat_of = seats_of_factions(seats, options["pairs"])
    n = len(seat_of)
    g = Empire(
        dice=dice,
        seat_of=seat_of,
        oraculum=options["oraculum"],
        bribes=options["bribes"],
        legion_cap=LEGIONS[seats],
        roman_vp=[0] * n,
        barbarian_vp=[0] * n,
        start=[NONE] * n,
        dead=[0] * n,
        forts_ready=[0] * n,
        cards_this_turn=[0] * n,
        cards_this_phase=[0] * n,
        hand=[NONE] * (n * HAND),
        barbarian_token=[0] * n,
        barbarian_known=[0] * n,
        emperor_token=[0] * n,
        emperor_known=[0] * n,
        barbarian_done=[0] * n,
        emperor_done=[0] * n,
    )
    deal_hands(g)
    g.push(StartTurn())
    return g
