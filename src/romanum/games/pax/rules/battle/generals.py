"""Chapter 8.2.4: which of several leaders counts in a Battle."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import CAMPAIGN, PLACE_IDS, TACTICAL
from romanum.games.pax.rules.battle.actions import GENERAL
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, Fight, put, standing
from romanum.games.pax.state.leaders import leaders_in
from romanum.games.pax.state.position import RE_ROLLS, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice


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
