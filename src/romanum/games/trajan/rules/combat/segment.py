"""Chapters 7.3, 7.6, 13 and 15: what may be attacked in the Combat segment, and sieges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.position import changed_in
from romanum.engine.rule import Refusal
from romanum.games.trajan.data.components import CITIES, CITY_AT, HEX_NAMES, IMPEDITUS, KIND, LEADER, UNITS
from romanum.games.trajan.data.components import FORMAL_SIEGE as SIEGE_RESULTS
from romanum.games.trajan.rules.combat.battle import fight
from romanum.games.trajan.rules.combat.rounds import ASSAULT, BREACH, FIELD, SALLY
from romanum.games.trajan.rules.turn.forces import reveal_force
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import ASSAULT as ASSAULT_MOVE
from romanum.games.trajan.state.actions import ATTACK, BLOCKADE, FORMAL_SIEGE, LOSE
from romanum.games.trajan.state.actions import SALLY as SALLY_MOVE
from romanum.games.trajan.state.menu import Menu, SideChoice, SideStep, printed_strength
from romanum.games.trajan.state.position import SIDE_IDS, War, strength

SIEGES: Final = frozenset({"blockade", "assault", "formal-siege"})
"""15.1: what besiegers may declare."""


def contested(g: War, side: int) -> list[int]:
    """13.0a: hexes with units of a side and, as far as it can tell, something of the enemy's."""
    return [hex for hex in g.stacks(side) if besieges(g, side, hex) or g.seems_outside(1 - side, hex)]


def besieges(g: War, side: int, hex: int) -> bool:
    """15.0: a city of the enemy's in a hex."""
    city = CITY_AT[hex]
    return city >= 0 and g.controller(city) == 1 - side


def attackers_of(g: War, side: int, hex: int, inside: bool) -> list[int]:
    """7.3a, 7.3b: all units in the open, or the whole garrison, but for those who have attacked or are held back."""
    return [u for u in force_at(g, side, hex, inside) if g.may_attack(u)]


def force_at(g: War, side: int, hex: int, inside: bool) -> list[int]:
    """7.5b: the units in the open, or the garrison."""
    return g.garrison(side, hex) if inside else g.outside(side, hex)


def has_train(g: War, side: int, hex: int) -> bool:
    """15.13a: an Impeditus in the hex since the player turn began."""
    return any(KIND[u] == IMPEDITUS and not g.arrived[u] for u in g.outside(side, hex))


def _candidates(g: War, side: int) -> Iterable[Move]:
    for hex in contested(g, side):
        yield ATTACK[hex]
        if CITY_AT[hex] >= 0:
            yield SALLY_MOVE[hex]
            yield BLOCKADE[hex]
            yield ASSAULT_MOVE[hex]
            yield FORMAL_SIEGE[hex]


def _check(g: War, side: int, move: Move) -> Refusal | None:
    verb, hex = move[0], move[1]
    facts = {"hex": HEX_NAMES[hex]}
    if verb in ("attack", "sally") and not g.seems_outside(1 - side, hex):
        return Refusal("13.0a", "no-enemy-outside", facts)
    if verb in SIEGES and not besieges(g, side, hex):
        return Refusal("15.0", "no-enemy-city", facts)
    if verb == "sally" and not g.controls(side, hex):
        return Refusal("15.2a", "not-besieged", facts)
    refused = _check_force(g, side, hex, verb)
    if refused is None and verb in SIEGES and hex in g.fought:
        return Refusal("15.1", "siege-declared", facts)
    if refused is None and verb == "formal-siege" and not has_train(g, side, hex):
        return Refusal("15.13a", "no-train", facts)
    return refused


def _check_force(g: War, side: int, hex: int, verb: str) -> Refusal | None:
    """7.3b, 13.2, 15.1: somebody who has not attacked yet, and has the strength for it if it is an attack."""
    units, facts = force_at(g, side, hex, verb == "sally"), {"hex": HEX_NAMES[hex]}
    able = [u for u in units if g.may_attack(u)]
    if strength(able) or (able and verb == "blockade"):
        return None
    if any(g.attacked[u] for u in units):
        return Refusal("7.3b", "has-attacked", facts)
    if verb == "blockade":
        return Refusal("15.1", "nobody-outside", facts)
    return Refusal("13.2", "no-strength-to-attack", facts)


def _options(g: War, side: int) -> list[Move]:
    return [move for move in _candidates(g, side) if _check(g, side, move) is None]


def _take(g: War, side: int, move: Move) -> None:
    verb, hex = move[0], move[1]
    if verb == "attack":
        attack(g, side, hex, FIELD)
    elif verb == "sally":
        attack(g, side, hex, SALLY)
    elif verb == "blockade":
        g.fought += (hex,)
        g.tell("blockade", "15.11", side=SIDE_IDS[side], city=CITIES[CITY_AT[hex]].id)
    elif verb == "assault":
        g.fought += (hex,)
        storm(g, side, hex, ASSAULT)
    else:
        g.fought += (hex,)
        lay_siege(g, side, hex)


ATTACKS: Final = Menu(
    frozenset({"attack", "sally", "blockade", "assault", "formal-siege"}), _candidates, _check, _options, _take
)
"""13.0b, 15.1: what the active player may attack."""


def attack(g: War, side: int, hex: int, kind: int) -> None:
    """13.0b, 15.2a: a force attacks the enemies in the open; a bluff called is no attack (8.1e)."""
    defenders = g.outside(1 - side, hex)
    if not defenders:
        reveal_force(g, 1 - side, hex, ())
        return
    g.fought += (hex,)
    fight(g, hex, side, kind, attackers_of(g, side, hex, kind == SALLY), defenders)


def storm(g: War, side: int, hex: int, kind: int) -> None:
    """15.12, 15.13c: the besiegers against everybody inside, the Civis included (9.2d)."""
    city = CITY_AT[hex]
    civis = 2 if g.civis[city] == 1 - side else 0
    fight(g, hex, side, kind, attackers_of(g, side, hex, False), g.garrison(1 - side, hex), civis=civis)


def lay_siege(g: War, side: int, hex: int) -> None:
    """15.13b: one roll on the Formal Siege Table; whatever it brings, the besiegers have attacked (7.6a)."""
    die = g.dice.roll()
    result = SIEGE_RESULTS[die - 1]
    g.tell(
        "formal-siege", "15.13b", side=SIDE_IDS[side], city=CITIES[CITY_AT[hex]].id, hex=HEX_NAMES[hex], die=die,
        result=result, chance=round(SIEGE_RESULTS.count("B") / len(SIEGE_RESULTS), 4),
    )  # fmt: skip
    if result == "B":
        storm(g, side, hex, BREACH)
    elif result == "S":
        spend(g, side, hex)
        g.push(SortieLoss(side, hex))
    else:
        g.push(AfterFailedSiege(side, hex))


def spend(g: War, side: int, hex: int) -> None:
    """7.3b, 7.6a: the besiegers have made their attack, though it came to no fight."""
    g.attacked = changed_in(g.attacked, attackers_of(g, side, hex, False), 1)


class SortieLoss(SideStep, frozen=True):
    """15.13d: the besieger eliminates one of his besieging units."""

    hex: int
    rule: ClassVar[str] = "15.13d"
    asks: ClassVar[Asks] = Asks("sortie", subjects.SIDE, subjects.CITY)
    orders_about: ClassVar[str] = "other-losses"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        return [LOSE[u] for u in g.outside(self.side, self.hex)] or [PASS]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """5.3a: not a leader, as long as anybody else is there."""
        if move != PASS and KIND[move[1]] == LEADER and any(KIND[u] != LEADER for u in g.outside(self.side, self.hex)):
            return Refusal("5.3a", "leaders-are-spared", {"unit": UNITS[move[1]].id})
        return None

    def take(self, g: War, seat: int, move: Move) -> None:
        """The unit is lost; the enemy sees the sortie, but not who fell unless it lay open."""
        if move == PASS:
            return
        side, city, fallen = SIDE_IDS[self.side], CITIES[CITY_AT[self.hex]].id, UNITS[move[1]].id
        if g.face_up[move[1]]:
            g.tell("sortie-seen", "15.13d", side=side, city=city, unit=fallen)
        else:
            g.tell("sortie", "15.13d", side=side, city=city, secret={"unit": fallen}, eyes=(self.side,))
        eliminate(g, move[1])

    worth_of = printed_strength


class AfterFailedSiege(SideChoice, frozen=True):
    """15.13e: no effect; the besieger still chooses between Blockade and Assault."""

    hex: int
    rule: ClassVar[str] = "15.13e"
    asks: ClassVar[Asks] = Asks("failed-siege", subjects.SIDE, subjects.CITY)

    def options(self, g: War, seat: int) -> list[Move]:
        return [BLOCKADE[self.hex], ASSAULT_MOVE[self.hex]]

    def take(self, g: War, seat: int, move: Move) -> None:
        """Storm the walls, or not."""
        if move[0] == "assault":
            storm(g, self.side, self.hex, ASSAULT)
        else:
            spend(g, self.side, self.hex)
            g.tell("blockade", "15.11", side=SIDE_IDS[self.side], city=CITIES[CITY_AT[self.hex]].id)
