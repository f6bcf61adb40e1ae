"""One die against a number: what each of its faces does, asked of the rules themselves on copies of a position."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.dice import FACES, DiceError, FastDice, ScriptedDice
from romanum.engine.event import Event
from romanum.engine.odds import Losses, Modifier, Odds, Outcome
from romanum.engine.step import Window, choose, perform
from romanum.games.ultimus.data.components import CP, DIOCESE_ZONES
from romanum.games.ultimus.rules.throne.usurpation import TestDiocese
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import FOEDERATI, ROMAN, TRIBE_OF, LateEmpire

TEXTS: Final = {
    "evasion": ("they evade", "they must fight"),
    "rally": ("they are won over", "they stand and fight"),
    "usurpation-roll": ("a usurper is proclaimed", "nothing comes of it"),
    "second-diocese": ("the diocese is put to the test", "the diocese stays loyal"),
    "rex-roll": ("a kingdom is founded", "nothing comes of it"),
    "murder": ("the victim dies", "the attempt fails"),
    "rebellion": ("the Tribe is free", "nothing comes of it"),
    "federate-roll": ("the Tribe is federated", "the Tribe goes home"),
    "quarrel": ("the Tribe keeps quiet", "nothing comes of it"),
    "approval": ("he is Augustus", "he is a usurper"),
    "council-roll": ("the Council succeeds", "the Council fails"),
}
"""What success and failure of a roll mean, by the event that tells it."""


class Tried(NamedTuple):
    """One face of the die: the event that tells its roll, and the position right after it."""

    event: Event
    after: LateEmpire

    @property
    def success(self) -> bool:
        """Whether the roll succeeded."""
        return bool(self.event.facts["success"])


def try_face(known: LateEmpire, seat: int, move: Move, face: int) -> Tried | None:
    """Carry out a move up to its first roll, which shows a face; None if it leads to no roll.

    Whoever could step in before the roll does not.
    """
    g = known.copy()
    g.log, g.dice = [], ScriptedDice([face], FastDice(0))
    floor = len(g.stack) - isinstance(g.stack[-1], Window)
    choose(g, seat, move)
    while True:
        told = next((event for event in g.log if event.kind in TEXTS), None)
        if told is not None:
            return Tried(told, g)
        if len(g.stack) < floor:
            return None
        top = g.stack[-1]
        if isinstance(top, Window):
            g.stack.pop()
        elif top.automatic:
            perform(g)
        else:
            return None


def faces_of(known: LateEmpire, seat: int, move: Move) -> list[Tried]:
    """Every face of the die that a move is decided by; empty if there is none."""
    found: list[Tried] = []
    for face in range(1, TEN + 1):
        try:
            tried = try_face(known, seat, move, face)
        except DiceError:
            break
        if tried is None:
            return []
        found.append(tried)
    return found


def roll_odds(known: LateEmpire, seat: int, move: Move, *modifiers: Modifier, against: bool = False) -> Odds | None:
    """The odds of a move that one die decides; `against` if the seat hopes for its failure.

    What changes sides, is lost, or is expected to be, counts as losses in PF.
    """
    found = faces_of(known, seat, move)
    if not found:
        return None
    chance = Fraction(sum(tried.success for tried in found), len(found))
    yes, no = TEXTS[found[0].event.kind]
    outcomes = [Outcome(text, float(share)) for text, share in ((yes, chance), (no, 1 - chance)) if share]
    camp = known.camp_of(seat)
    own, enemy = (sum(lost_by(known, tried.after, of) for tried in found) / len(found) for of in (camp, 1 - camp))
    win = 1 - chance if against else chance
    return Odds(float(win), Losses(float(own), float(enemy)), outcomes, list(modifiers))


def lost_by(known: LateEmpire, after: LateEmpire, camp: int) -> Fraction:
    """The PF that a camp has lost by a roll, and may expect to lose by the loyalty tests that follow it."""
    lost = Fraction(max(strength_of(known, camp) - strength_of(after, camp), 0))
    if camp == ROMAN:
        tests = [step for step in after.stack if isinstance(step, TestDiocese) and step not in known.stack]
        lost += sum((expected_turncoats(after, step.diocese) for step in tests), Fraction(0))
    return lost


def strength_of(g: LateEmpire, camp: int) -> int:
    """The PF of a camp on the map."""
    return g.strength(g.on_map(camp))


def expected_turncoats(g: LateEmpire, diocese: int) -> Fraction:
    """3.6.3c, 3.6.3f: the PF that a usurper may expect from the leaders of a diocese."""
    return sum((joining(g, area) for area in DIOCESE_ZONES[diocese]), Fraction(0))


def joining(g: LateEmpire, area: int) -> Fraction:
    """An area goes over with its best leader: on 1d6 at least his CP, unless an Augustus is there."""
    leaders = [leader for leader in g.leaders_at(ROMAN, area) if leader not in g.augustus]
    if not leaders or any(piece in g.augustus for piece in g.at(area)):
        return Fraction(0)
    best = max(CP[leader] for leader in leaders)
    units = [u for u in g.units_at(ROMAN, area) if TRIBE_OF[u] < 0 or g.status[TRIBE_OF[u]] == FOEDERATI]
    return Fraction(min(max(FACES + 1 - best, 0), FACES), FACES) * g.strength(units)
