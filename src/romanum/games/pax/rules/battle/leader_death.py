"""Chapter 8.4: leaders who die in Battle."""

from __future__ import annotations

from romanum.games.pax.data.components import NONE, PLACE_IDS, TABLES
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight, standing
from romanum.games.pax.state.leaders import kill, leaders_in
from romanum.games.pax.state.moves import spend
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id


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
