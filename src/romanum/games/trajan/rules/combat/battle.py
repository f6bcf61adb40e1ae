"""Chapter 14: a combat from its first round to its last. Sieges and revolts are fought by the same rounds.

A `Battle` stands on the stack while it is fought. In each round the force with Tactical Superiority attacks, then the
other. An attack rolls on the Combat Results Table; losses and a discipline check of the enemy are pushed above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from romanum.engine.position import changed_in
from romanum.games.trajan.data.components import HEX_NAMES
from romanum.games.trajan.rules.combat.aftermath import Aftermath
from romanum.games.trajan.rules.combat.discipline import CheckDiscipline
from romanum.games.trajan.rules.combat.losses import InflictLosses, unit_id
from romanum.games.trajan.rules.combat.rounds import (
    ASSAULT,
    CIVIS,
    COMBAT_IDS,
    FIELD,
    REVOLT,
    ROUND_IDS,
    ROUNDS,
    SALLY,
    Fight,
    attack_strength,
    expected_of,
    fighters,
    maneuver_advantage,
    modifiers,
    reduction,
    result_of,
    strength_of,
    wiped_out,
)
from romanum.games.trajan.rules.combat.superiority import PlaySuperiority
from romanum.games.trajan.rules.turn.forces import reveal, reveal_force, reveal_garrison
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state.position import IN_PEACE, SIDE_IDS, UNIT_COUNT, War


class Battle(Fight, frozen=True):
    """14.1: Fire, Melee and Pursuit, each with an attack of both sides."""

    rule: ClassVar[str] = "14.1a"
    stays: ClassVar[bool] = True

    def run(self, g: War) -> None:
        """The next attack, or the end."""
        if any(wiped_out(g, mark, self.hex) for mark in (1, 2)) or self.round == ROUNDS[self.kind]:
            self.end(g)
        elif not self.first:
            g.reveals += 1
            g.push(PlaySuperiority(self.attacker, self.hex, self.attacker))
        elif self.second:
            g.become(replace(self, round=self.round + 1, second=False))
            self.strike(g, 3 - self.first, self.advantage)
        else:
            advantage = maneuver_advantage(g, self.kind, self.hex)
            g.become(replace(self, second=True, advantage=advantage))
            self.strike(g, self.first, advantage)

    def strike(self, g: War, mark: int, advantage: int) -> None:
        """14.4: total, die, result; the enemy loses units, then checks (14.5b). Strength 0 makes no attack."""
        total = attack_strength(g, mark, self.round, self.kind, self.hex)
        if not total:
            return
        die = g.dice.roll()
        number, check = result_of(total, die)
        inside = self.kind == ASSAULT and mark == 1
        suffered = 0 if inside else max(0, number - reduction(self.kind, self.hex))
        enemy = self.side_of(3 - mark)
        if g.log is not None:
            g.tell(
                "strike", "14.4", side=SIDE_IDS[self.side_of(mark)], hex=HEX_NAMES[self.hex],
                round=ROUND_IDS[self.round], strength=total, die=die, number=number, suffered=suffered,
                check=check, modifiers=modifiers(g, mark, self.round, self.kind, self.hex, advantage),
                chance=None if inside else round(expected_of(total, reduction(self.kind, self.hex)), 4),
            )  # fmt: skip
        if check:
            g.push(CheckDiscipline(enemy, 3 - mark, self.hex, self.round, self.eagle == 3 - mark))
        if suffered:
            g.push(InflictLosses(enemy, 3 - mark, self.hex, self.kind, self.round, advantage, suffered))

    def side_of(self, mark: int) -> int:
        """The side that commands a force."""
        return self.attacker if mark == 1 else 1 - self.attacker

    def end(self, g: War) -> None:
        """13.2, 14.10c, 14.11: trains and leaders of a force without troops die with it; then the reckoning."""
        for mark in (1, 2):
            if wiped_out(g, mark, self.hex):
                for unit in fighters(g, mark):
                    if unit != CIVIS:
                        g.tell(
                            "cut-down", "13.2", side=SIDE_IDS[self.side_of(mark)], unit=unit_id(unit, self.hex),
                            hex=HEX_NAMES[self.hex],
                        )  # fmt: skip
                        eliminate(g, unit)
        g.become(Aftermath(self.hex, self.attacker, self.kind, self.start))


def fight(
    g: War, hex: int, attacker: int, kind: int, attackers: Sequence[int], defenders: Sequence[int], *, civis: int = 0
) -> None:
    """Begin a combat: mark who fights and has attacked (7.3b), and put the battle on the stack.

    Whoever fights is turned up (8.0b), and what stands before a city in revolt (8.1e). `civis` is the force in which
    the city's Civis fights: 2 in a siege, 1 in a revolt, 0 not at all.
    """
    fighting = [0] * (UNIT_COUNT + 1)
    g.attacked = changed_in(g.attacked, attackers, 1)
    for unit in attackers:
        fighting[unit] = 1
    for unit in defenders:
        fighting[unit] = 2
    fighting[CIVIS] = civis
    g.fighting, g.disrupted, g.lost = tuple(fighting), IN_PEACE, [0, 0]
    start = tuple(sum([strength_of(g, u, hex) for u in fighters(g, mark)]) for mark in (1, 2))
    g.push(Battle(hex, attacker, kind, (start[0], start[1])))
    if g.log is not None:
        forces = [[unit_id(u, hex) for u in fighters(g, mark)] for mark in (1, 2)]
        g.tell(
            "combat", "16.1a" if kind == REVOLT else "13.0b", kind=COMBAT_IDS[kind], hex=HEX_NAMES[hex],
            side=SIDE_IDS[attacker], enemy=SIDE_IDS[1 - attacker], attackers=forces[0], defenders=forces[1],
            strengths=start,
        )  # fmt: skip
    if kind == REVOLT:
        reveal(g, 1 - attacker, hex)
        return
    (reveal_garrison if kind == SALLY else reveal_force)(g, attacker, hex, attackers)
    (reveal_force if kind in (FIELD, SALLY) else reveal_garrison)(g, 1 - attacker, hex, defenders)
