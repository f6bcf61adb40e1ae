"""What came of moves whose odds are stated: for the conformance kit, which plays them out and compares.

Two kinds are left out. Whether walls hold is decided at the end of the turn, if the enemy is still before them; and
the odds of a stratagem that asks for its target are those of the best target, which is looked at when it is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Event
from romanum.engine.game import Came
from romanum.engine.step import Window, offered_to
from romanum.games.ultimus.data.components import ATTACKER, CODES, DEFENDER, LEADER_COUNT, PIECES, ZONE_COUNT, ZONE_IDS
from romanum.games.ultimus.rules.battle.aftermath import FRACTIONS, ChooseRetreat, Escape, PickLosses, WinOver
from romanum.games.ultimus.rules.battle.combat import CombatStep
from romanum.games.ultimus.rules.battle.evasion import Company, Evade, TakeRefuge, TryEvasion
from romanum.games.ultimus.rules.march.landings import Landing
from romanum.games.ultimus.rules.march.marches import Group, Single
from romanum.games.ultimus.rules.stratagems.plague import StrikeArea
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.screen.battle_odds import told as battle_told
from romanum.games.ultimus.screen.chances import AIMED, who_goes
from romanum.games.ultimus.screen.leader_risks import told as deaths
from romanum.games.ultimus.screen.rolls import TEXTS
from romanum.games.ultimus.state.actions import DONE, FIGHT, HALT, REFUGE, STAND
from romanum.games.ultimus.state.position import CAMP_IDS, NONE, LateEmpire

PERILS: Final = {"plague-roll": ("plague",), "hatred-roll": ("hatred",), "caught": ("caught",)}
"""The dice of leaders in peril, by the event that tells them, and what their deaths are called."""


def outcome(before: LateEmpire, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
    """What the first dice have decided: leaders in peril, a roll against a number, a battle."""
    step = before.stack[-1]
    if (move[0] == "play" and move[1] in AIMED) or (move == REFUGE and isinstance(step, TakeRefuge)):
        return None
    goal = step.area if isinstance(step, Landing) else move[-1] if who_goes(before, move) else NONE
    for event in events:
        if goal != NONE and event.facts.get("area", ZONE_IDS[goal]) != ZONE_IDS[goal]:
            continue  # what becomes of others when movement ends
        if event.kind in PERILS and (goal == NONE or event.kind == "plague-roll"):
            return _in_peril(before, seat, event.kind, events)
        if event.kind in TEXTS and "success" in event.facts:
            return TEXTS[event.kind][not event.facts["success"]]
        if event.kind == "battle":
            return _fought(before, seat, event.facts)
    return None


def _fought(before: LateEmpire, seat: int, told: dict[str, Any]) -> tuple[bool, str]:
    """8.4: who won, what the loser suffers, and how many steps it cost the winner."""
    attacker = CAMP_IDS.index(told["camp"])
    winner = ATTACKER if told["winner"] == told["camp"] else DEFENDER
    codes = [CODES.index(code) for code in told["result"]]
    units = [sum(PIECES.index(p) >= LEADER_COUNT for p in told[side]) for side in ("attackers", "defenders")]
    steps = min(int(units[1 - winner] * FRACTIONS.get(codes[winner], 0)), units[winner])
    won = (attacker if winner == ATTACKER else 1 - attacker) == before.camp_of(seat)
    return won, battle_told(codes[1 - winner], steps, won=won)


def _in_peril(before: LateEmpire, seat: int, kind: str, events: Sequence[Event]) -> Came | None:
    """6.3h, 6.3o, 7.1d: how many leaders of either camp their own dice have killed, once all have rolled."""
    rolled = sum(event.kind == kind for event in events)
    if kind == "caught" and rolled < len(_alone(before)):
        return None
    fallen = [e.facts["leader"] for e in events if e.kind == "leader-dies" and e.facts["how"] in PERILS[kind]]
    camps = [before.camp(PIECES.index(leader)) for leader in fallen]
    own = camps.count(before.camp_of(seat))
    enemy = len(camps) - own
    return (enemy > 0 if isinstance(before.stack[-1], StrikeArea) else not own), deaths(own, enemy)


def _alone(g: LateEmpire) -> list[int]:
    """7.1d: leaders who stand alone among enemy units."""
    return [
        leader
        for leader in range(LEADER_COUNT)
        if 0 <= g.where[leader] < ZONE_COUNT
        and g.has_unit(1 - g.camp(leader), g.where[leader])
        and not g.has_unit(g.camp(leader), g.where[leader])
    ]


def meanwhile(g: LateEmpire, move: Move, asked: int) -> Move | None:
    """A group goes no further and movement ends; everybody stands, and the battle of the odds is fought."""
    step = g.stack[-1]
    match step:
        case Window():
            return step.decline
        case TryEvasion():
            return STAND
        case TakeRefuge() | WinOver():
            return PASS
        case Group() | Single() | Landing():
            return HALT if HALT in offered_to(g, asked) else DONE
        case Movement() | Evade() | Company():
            return DONE
        case CombatStep() if move[0] == "to":
            return FIGHT[move[-1]]
        case ChooseRetreat() | Escape() | PickLosses():
            return step.options(g, asked)[0]
    in_peril = any(event.kind == "caught" for event in g.log or ())
    return offered_to(g, asked)[0] if in_peril else None  # an Augustus has died, and others have still to roll
