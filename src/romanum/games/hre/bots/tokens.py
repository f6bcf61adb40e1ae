"""What a token is worth to whom: the Phase of its People is planned on the map as it stands, whoever might hold it.

To keep a token, or to hand it to somebody, is judged against what that Faction would get instead: the average of the
tokens that the drawer has not seen.
"""

from __future__ import annotations

from typing import Final

from romanum.games.hre.bots.evaluation import TOKENS
from romanum.games.hre.bots.ledger import Ledger, weights
from romanum.games.hre.bots.operations import Operations
from romanum.games.hre.data.components import BARBARIANS, COUNTERS, FIRST_PEOPLE, NEIGHBOURS
from romanum.games.hre.rules.draw import tokens
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.position import FULL, NO_FORT, VACANT, Empire

WIDTH: Final = 2
"""How widely the Phase of a People is planned."""
TURNCOAT: Final = 1.2
"""What a Province of a People is worth that now follows somebody else (8.1c)."""
MEASURED: Final = 0.5
"""How much of what tokens brought on average, whatever the map, is added to what they promise on this one."""


def stakes(g: Empire, barbarian: bool, receivers: list[int]) -> list[float]:
    """For each Faction that may get the drawn token: what that is worth to the drawer's seat against another token."""
    held, known = tokens(g, barbarian)
    seen = {g.drawn, *[token for f, token in enumerate(held) if known[f] >> g.drawer & 1]}
    number = COUNTERS.barbarian_tokens if barbarian else COUNTERS.emperor_tokens
    rest = [token for token in range(1, number + 1) if token not in seen]
    weight = weights(g, g.seat_of[g.drawer])
    found = []
    for f in receivers:
        worth = {t: _worth(g, t, f, barbarian, weight) for t in (g.drawn, *rest)}
        found.append(worth[g.drawn] - sum([worth[t] for t in rest]) / max(1, len(rest)))
    return found


def _worth(g: Empire, token: int, faction: int, barbarian: bool, weight: list[float]) -> float:
    """What it is worth to the drawer's seat that a Faction holds a token."""
    measured = weight[faction] * TOKENS[barbarian][g.turn - 1][token - 1]
    return MEASURED * measured + _invasion(g, token, faction, weight) if barbarian else measured


def _invasion(known: Empire, token: int, faction: int, weight: list[float]) -> float:
    """What the Phase of a People may bring if a Faction leads it, and do to others."""
    entry, eyes = BARBARIANS[known.turn - 1][token - 1], known.seat_of[known.drawer]
    side, g = FIRST_PEOPLE + entry.people, known.copy()
    there = [p for p, holder in enumerate(g.holder) if holder == side]
    worth = TURNCOAT * len(there) * (weight[faction] - weight[g.people_of[entry.people]]) if there else 0.0
    g.people_of[entry.people] = faction
    g.active, g.side, g.held_at_start = faction, side, g.held_by_seat(g.seat_of[faction])
    g.attack_dice, g.attack_bonus, g.wins_ties, g.classis, g.testudo, g.truce = 2, 0, False, False, 0, 0
    new = max(0, entry.strength - sum([g.armies[p] for p in there]))
    if not there:
        worth += _entry(g, side, entry.start, eyes)
        new -= 1
    if new <= 0:
        return worth
    operations = Operations(g, Place(side, new, entry.start))
    best = operations.best(WIDTH)[0]
    return worth + operations.appraised(best.targets, Ledger(g, side, eyes))


def _entry(g: Empire, side: int, start: int, eyes: int) -> float:
    """9.2: the first Army takes the Starting Province; whoever stands there goes next door, or dies."""
    ledger = Ledger(g, side, eyes)
    holder = g.holder[start]
    worth = ledger.gain(0, start)
    room = sum([FULL - g.armies[q] for q in NEIGHBOURS[start] if g.holder[q] == holder]) if holder != VACANT else 0
    worth += max(0, g.armies[start] - room) * ledger.of_province(start)[1]
    g.holder[start], g.armies[start], g.fort[start] = side, 1, NO_FORT
    return worth
