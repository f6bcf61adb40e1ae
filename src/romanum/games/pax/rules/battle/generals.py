"""Chapters 8.2.4 and 8.4: which of several leaders counts in a Battle, and leaders who die in it."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import CAMPAIGN, NONE, PLACE_IDS, TABLES, TACTICAL
from romanum.games.pax.rules.battle.actions import GENERAL
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight, put, standing
from romanum.games.pax.state.leaders import kill, leaders_in
from romanum.games.pax.state.moves import spend
from romanum.games.pax.state.position import RE_ROLLS, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

# ---- 8.2.4: who counts


def name_generals(g: Mediterranean, fight: Fight) -> None:
    """Ruling 8.2.4: asked where re-rolls are played and both ratings count; otherwise the best Tactical one leads."""
    for who in (ATTACKER, DEFENDER) if g.optional & RE_ROLLS else ():
        if len(able(g, fight, who)) > 1:
            g.push(NameGeneral(fight.powers[who], who))


def able(g: Mediterranean, fight: Fight, who: int) -> list[int]:
    """Leaders beside whom nobody of their side is as good in both respects: one each of those that are alike."""
    found: list[int] = []
    leaders = [leader for stack in standing(g, fight.army(who)) for leader in leaders_in(g, stack)]
    for leader in sorted(leaders, key=lambda one: (-TACTICAL[one], -CAMPAIGN[one], one)):
        if all(worth(leader) > worth(better) for better in found):
            found.append(leader)
    return found


def worth(leader: int) -> int:
    """10.3.5a: both ratings together."""
    return TACTICAL[leader] + CAMPAIGN[leader]


class NameGeneral(PowerChoice, frozen=True):
    """8.2.4: the leader whose ratings count in this Battle."""

    who: int
    rule: ClassVar[str] = "8.2.4"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [GENERAL[leader] for leader in able(g, g.running(Fight), self.who)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It holds for this Battle."""
        g.amend(Fight, generals=put(g.running(Fight).generals, self.who, move[1]))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        facts = {"side": side_id(g, fight.sides[self.who]), "space": PLACE_IDS[fight.space]}
        return Prompt("battle-leader", self.rule, facts)


# ---- 8.4: death


def roll_for_leaders(g: Mediterranean, fight: Fight) -> None:
    """10.2-14, 8.4.1a: 2d6 for each side with a leader, the Defender first."""
    for who in (DEFENDER, ATTACKER):
        leaders = [leader for stack in standing(g, fight.army(who)) for leader in leaders_in(g, stack)]
        if leaders:
            _roll(g, fight, who, leaders)


def _roll(g: Mediterranean, fight: Fight, who: int, leaders: list[int]) -> None:
    dice = (g.dice.roll(), g.dice.roll())
    deadly = RULES.death_of_winner if fight.winner() == who else RULES.death_of_loser
    dead = sum(dice) in deadly
    side = side_id(g, fight.sides[who])
    g.tell("leader-roll", "8.4.1a", side=side, dice=dice, space=PLACE_IDS[fight.space], dead=dead)
    if not dead:
        return
    leader = leaders[0] if len(leaders) == 1 else leaders[g.dice.roll(len(leaders)) - 1]
    moving = g.leader_in[leader] == g.mover != NONE
    kill(g, leader, "8.4.1a")
    if moving:
        spend(g, TABLES.movement.leader_dead)
