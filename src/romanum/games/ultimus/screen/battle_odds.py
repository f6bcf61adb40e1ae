"""The exact chances of a battle, seen by one of its sides (8.3 to 8.6)."""

from __future__ import annotations

from collections import Counter

from romanum.engine.odds import Losses, Modifier, Odds, Outcome
from romanum.games.ultimus.data.components import ATTACKER, COLUMNS, DEFENDER, LEADER_COUNT, E
from romanum.games.ultimus.rules.battle.combat import GREAT_BATTLE, Battle
from romanum.games.ultimus.rules.battle.evasion import TryEvasion
from romanum.games.ultimus.rules.battle.forces import princes
from romanum.games.ultimus.screen.battle_sheet import Sheet, faces, sheet, stranded
from romanum.games.ultimus.state.actions import EVADE
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import LateEmpire

FURIES = {1: ("attackers-fury", 1), 2: ("defenders-fury", -1), 3: ("furies-cancel", 0)}


def battle_odds(g: LateEmpire, camp: int, battle: Battle, *, may_evade: bool = False) -> Odds | None:
    """What the die of a battle may bring a camp; losses are PF. None if there will be no battle."""
    found = sheet(g, battle.camp, battle.area, battle.fury, battle.favour)
    if found is None:
        return None
    mine = ATTACKER if battle.camp == camp else DEFENDER
    ends = faces(g, battle.camp, battle.area, found)
    texts = Counter((told(face.code, face.steps, won=face.winner == mine), face.winner == mine) for face in ends)
    return Odds(
        win=sum(face.winner == mine for face in ends) / TEN,
        expected_losses=Losses(
            own=sum(face.lost[mine] for face in ends) / TEN, enemy=sum(face.lost[1 - mine] for face in ends) / TEN
        ),
        outcomes=[Outcome(text, number / TEN, "good" if won else "bad") for (text, won), number in texts.items()],
        modifiers=[*_modifiers(found, battle, mine), *_stakes(g, battle, found, mine)],
        escape=chance_to_evade(g, battle) if may_evade else None,
    )


def told(code: int, lost: int, *, won: bool) -> str:
    """A face of the die in words: who wins, what becomes of the beaten, and the steps that it costs the winner."""
    steps = f", {lost} {'step' if lost == 1 else 'steps'} lost" if lost else ""
    if won:
        return f"won: the enemy is {'destroyed' if code == E else 'reduced and retreats'}{steps}"
    steps = steps.replace(" lost", " of the enemy's")
    return f"lost: {'all are destroyed' if code == E else 'all are reduced and retreat'}{steps}"


def _modifiers(found: Sheet, battle: Battle, mine: int) -> list[Modifier]:
    """8.3b, 8.6: the column before quality shifts it, then what shifts it and what is added to the die.

    The table and its die are the attacker's: what helps him is a minus in the eyes of the defender.
    """
    attack, defence = COLUMNS[found.strengths.column]
    sign = 1 if mine == ATTACKER else -1
    modifiers = [Modifier("8.3b", f"column-{attack}-{defence}", 0)]
    modifiers += [Modifier(one["rule"], one["what"], sign * one["value"]) for one in found.strengths.modifiers]
    if battle.fury:
        what, value = FURIES[battle.fury]
        modifiers.append(Modifier("6.2k" if battle.fury == 3 else "6.3k", what, sign * value))
    return modifiers


def chance_to_evade(g: LateEmpire, battle: Battle) -> float | None:
    """8.2.1a: the defender's, if he may try."""
    evasion = TryEvasion(1 - battle.camp, battle.area)
    allowed = evasion.check(g, g.seat_of(evasion.camp), EVADE) is None
    return evasion.chance(g) if allowed else None


def _stakes(g: LateEmpire, battle: Battle, found: Sheet, mine: int) -> list[Modifier]:
    """What else hangs on the battle: who has no way out, princes, fame."""
    stakes = []
    for side, pieces in ((ATTACKER, found.attackers), (DEFENDER, found.defenders)):
        camp = battle.camp if side == ATTACKER else 1 - battle.camp
        trapped = stranded(g, camp, battle.area, pieces, came=camp != g.active)
        if any(piece >= LEADER_COUNT for piece in trapped):
            stakes.append(Modifier("8.4.1a", "no-way-out" if side == mine else "no-way-out-for-the-enemy", 0))
    if princes_meet(g, found):
        stakes.append(Modifier("8.5.2", "princes-at-stake", 0))
    if g.strength(found.attackers) + g.strength(found.defenders) >= GREAT_BATTLE:
        stakes.append(Modifier("10.1a", "great-battle", 0))
    return stakes


def princes_meet(g: LateEmpire, found: Sheet) -> bool:
    """8.5.2: a Usurper on one side, an Augustus or Caesar on the other."""
    ours, theirs = princes(g, found.attackers), princes(g, found.defenders)
    return any(
        any(p in g.usurper for p in one) and any(g.is_prince(p) for p in other)
        for one, other in ((ours, theirs), (theirs, ours))
    )
