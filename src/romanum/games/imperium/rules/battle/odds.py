"""14.4, 14.5: the exact chances of a combat before it is fought: ratio, column, every modifier, every result.

for case in of_attack(known, player, place):       # before an attack is declared
    case.foe, case.forecast.win, case.forecast.results
odds(known, seat, move)                            # the same for the engine, of a move that leads to a combat

Nothing here changes a position or rolls a die. Leaders are taken to be the best there are, militia to stay at home and
horse archers to ride, until their players have said otherwise; the odds of an attack also take fleets in port to stay.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from msgspec.structs import replace

from romanum.engine import odds as engine
from romanum.engine.action import Move
from romanum.games.imperium.data.charts import ELIMINATED, LandResult, land_result
from romanum.games.imperium.rules.battle.actions import ASSAULT_MOVE, ATTACK_OUTSIDE, STAND
from romanum.games.imperium.rules.battle.commitments import slots
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, FIELD, OUTSIDE, Fight
from romanum.games.imperium.rules.battle.modifiers import Reckoned, reckon
from romanum.games.imperium.rules.battle.parties import (
    defenders,
    fighters,
    inside,
    outside,
    party,
    shelter,
    stacks_near,
    strength_of,
)
from romanum.games.imperium.rules.battle.reaction import Withdrawal, may_assault
from romanum.games.imperium.rules.battle.retreats import go_inside, room
from romanum.games.imperium.rules.battle.segment import attacks_at, begun, followers_of
from romanum.games.imperium.rules.battle.ships import in_harbour
from romanum.games.imperium.rules.common.leaders import best
from romanum.games.imperium.state.land_results import ENDS, ENEMY_LOSSES, OWN_LOSSES
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import UNKNOWN, load

FACES: Final = 6


class Forecast(NamedTuple):
    """A combat that might be fought: how it stands before the die, and what each face of it would bring."""

    reckoned: Reckoned
    faces: tuple[LandResult, ...]
    """By face of the die, 1 first."""
    strengths: tuple[int, int]
    """The plain strength points that attacker and defender could lose."""

    @property
    def win(self) -> Fraction:
        """The attacker's chance of victory."""
        return Fraction(sum(result.attacker_wins for result in self.faces), FACES)

    @property
    def results(self) -> dict[LandResult, Fraction]:
        """Every result that can come with its chance, best for the attacker first."""
        ranked = sorted(set(self.faces), key=self.faces.index, reverse=True)
        return {result: Fraction(self.faces.count(result), FACES) for result in ranked}

    @property
    def losses(self) -> tuple[Fraction, Fraction]:
        """The points that attacker and defender lose on average, at the least."""
        lost = [self.lost(result) for result in self.faces]
        return Fraction(sum(one for one, _ in lost), FACES), Fraction(sum(two for _, two in lost), FACES)

    def lost(self, result: LandResult) -> tuple[int, int]:
        """14.5: what a result costs both at the least."""
        own, other = self.strengths
        return _share(result.attacker, own, other), _share(result.defender, other, own)


def _share(code: int, own: int, other: int) -> int:
    return own if code == ELIMINATED else min(own, -(-code * other // 4))


def told(result: LandResult, side: int) -> str:
    """A result in words, as a side sees it: who wins, what it loses, what the enemy loses.

    >>> told(LandResult(ELIMINATED, 1, attacker_wins=False), ATTACKER)
    'lost, all of yours fall, they lose a quarter of your strength'
    """
    own, other = (result.attacker, result.defender)[:: 1 if side == ATTACKER else -1]
    won = result.attacker_wins == (side == ATTACKER)
    return ", ".join((ENDS[won], OWN_LOSSES[own], ENEMY_LOSSES[other]))


def forecast(g: RomanWorld, fight: Fight) -> Forecast:
    """14.4.2: a combat as it stands now; whoever has not chosen a leader has his best."""
    fight = assumed(g, fight)
    found = reckon(g, fight)
    faces = tuple(land_result(found.column, face + found.shift) for face in range(1, FACES + 1))
    own, other = (strength_of(g, party(g, fight, side)) + fight.militia[side] for side in (ATTACKER, DEFENDER))
    return Forecast(found, faces, (own, other))


def assumed(g: RomanWorld, fight: Fight) -> Fight:
    """A combat in which the best leaders lead where nobody was chosen."""
    lead = list(fight.lead)
    for side in (ATTACKER, DEFENDER):
        for slot, leaders in slots(g, fight, side):
            if lead[slot] == NONE and leaders:
                lead[slot] = best(g, leaders)
    return replace(fight, lead=(lead[0], lead[1], lead[2]))


# ---- before an attack


class Case(NamedTuple):
    """One way in which the defender may meet an attack: in the open (`FIELD`) or behind his walls (`ASSAULT`)."""

    foe: int
    mode: int
    forecast: Forecast


def of_attack(g: RomanWorld, player: int, place: int) -> list[Case]:
    """14.1d, 14.3: what an attack in a place may lead to, for each enemy there; nobody is asked, nothing is changed."""
    return [case for attack in attacks_at(g, player, place) for case in _cases(g, begun(g, place, attack))]


def modes(g: RomanWorld, fight: Fight) -> list[int]:
    """14.1d, 14.3: the ways in which the defender may meet an attack: in the open, and behind his walls."""
    stacks = defenders(g, fight)
    open_field = bool(fighters(g, outside(g, stacks)))
    found = [OUTSIDE if inside(g, stacks) else FIELD] if open_field else []
    return found if open_field and not shelter(g, fight.place, fight.enemy) else [*found, ASSAULT]


def kept_in_port(g: RomanWorld, fight: Fight) -> tuple[RomanWorld, Fight]:
    """14.6d: an attack as it is when the fleets in the port stay: in a city under siege, elsewhere in the fight."""
    ships = [] if fight.siege else in_harbour(g, fight)
    if not ships:
        return g, fight
    if not shelter(g, fight.place, fight.enemy):
        return g, replace(fight, ships=True)
    twin = g.copy()
    for stack in ships:
        twin.mark[stack] |= INSIDE
    return twin, fight


def _cases(g: RomanWorld, fight: Fight) -> list[Case]:
    fight = replace(fight, attackers=(*fight.attackers, *followers_of(g, fight)))
    found = []
    for mode in modes(g, fight):
        seen = _all_inside(g, fight) if mode == ASSAULT else g
        found.append(Case(fight.enemy, mode, forecast(seen, replace(fight, mode=mode))))
    return found


def _all_inside(g: RomanWorld, fight: Fight) -> RomanWorld:
    """A copy in which all defenders for whom there is room have gone inside."""
    twin = g.copy()
    if not shelter(g, fight.place, fight.enemy):
        return twin
    for stack in outside(twin, defenders(twin, fight)):
        if load(twin.units[stack], twin.has_rule("31")) <= room(twin, fight.place, twin.whose[stack]):
            go_inside(twin, stack, twin.units[stack])
    return twin


# ---- as the engine shows them


def odds(known: RomanWorld, seat: int, move: Move) -> engine.Odds | None:
    """The chances of a move that leads to a combat, seen by whoever makes it; None for any other."""
    if move[0] == "attack":
        if _hides(known, move[1]):
            return None
        attacks = [begun(known, move[1], attack) for attack in attacks_at(known, seat, move[1])]
        cases = [case for fight in attacks for case in _cases(*kept_in_port(known, fight))]
        return min((_shown(case.forecast, ATTACKER) for case in cases), key=lambda shown: shown.win, default=None)
    fight = known.innermost(Fight)
    if fight is None or _hides(known, fight.place):
        return None
    if move == ASSAULT_MOVE:
        return _shown(forecast(known, replace(fight, mode=ASSAULT)), ATTACKER)
    if move == ATTACK_OUTSIDE:
        return _shown(forecast(known, replace(fight, mode=OUTSIDE)), ATTACKER)
    if move == STAND and isinstance(known.stack[-1], Withdrawal) and not known.stack[-1].after:
        return _shown(forecast(known, replace(fight, mode=best_mode(known, fight))), DEFENDER)
    return None


def best_mode(g: RomanWorld, fight: Fight) -> int:
    """14.3.1b: how the attacker had best attack those who stand: where others are inside, them alone or all."""
    if not inside(g, defenders(g, fight)):
        return fight.mode
    ways = (OUTSIDE, ASSAULT) if may_assault(g, fight) else (OUTSIDE,)
    return max(ways, key=lambda mode: forecast(g, replace(fight, mode=mode)).win)


def _hides(g: RomanWorld, place: int) -> bool:
    """3.2a: whether somebody stands there whom the seat may not look through."""
    return any(g.units[stack] == UNKNOWN for stack in stacks_near(g, place))


def _shown(found: Forecast, side: int) -> engine.Odds:
    win = found.win if side == ATTACKER else 1 - found.win
    losses = found.losses
    return engine.Odds(
        win=float(win),
        expected_losses=engine.Losses(own=float(losses[side]), enemy=float(losses[1 - side])),
        outcomes=[_ending(result, side, float(chance)) for result, chance in found.results.items()],
        modifiers=[engine.Modifier(change.rule, change.what, change.value) for change in found.reckoned.modifiers],
    )


def _ending(result: LandResult, side: int, chance: float) -> engine.Outcome:
    won = result.attacker_wins == (side == ATTACKER)
    return engine.Outcome(told(result, side), chance, "good" if won else "bad")
