"""2.5, 5.8d: an ally in the same place may join an attack; a special rule lends strength for one battle a month."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.characters import Helpers
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import RATINGS, B
from romanum.games.imperium.rules.battle.fight import BATTLEFIELD, Fight, pair
from romanum.games.imperium.rules.battle.parties import is_against, stacks_near
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.morale import note_attack
from romanum.games.imperium.rules.common.powers import after, is_friend, mover_of, power_id, side
from romanum.games.imperium.rules.special.chronicle import is_in_force, last_payment, note_payment, rules_of
from romanum.games.imperium.rules.special.conditions import all_hold
from romanum.games.imperium.rules.special.specials import why_no_attack
from romanum.games.imperium.state.errands import Provision
from romanum.games.imperium.state.forces import has_combatants, is_naval
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import BUILDING, HUNGRY, SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, NONE, RomanWorld
from romanum.games.imperium.state.steps import YesOrNo

# ---- 2.5: helpers


def helpers_for(g: RomanWorld, powers: list[int]) -> int:
    """The place of a rule by which one of some powers may call for help now; none if there is none."""
    for at, rule in rules_of(g, Helpers):
        used = last_payment(g, at)
        if rule.of in powers and is_in_force(g, at, rule) and (used is None or used.month != g.month):
            return at if all_hold(g, rule.needs) else NONE
    return NONE


def helper_rating(g: RomanWorld) -> int:
    """The CER of whoever helps in this scenario."""
    return next((RATINGS.index(rule.cer.upper()) for _, rule in rules_of(g, Helpers)), B)


class HelpersCalled(YesOrNo, frozen=True):
    """Now, or in a later battle of the month."""

    side: int
    special: int
    rule: ClassVar[str] = "2.5"
    asks: ClassVar[Asks] = Asks("helpers-called", BATTLEFIELD)

    def said_yes(self, g: RomanWorld) -> None:
        """They add their strength; they are no units."""
        helper = g.setting.specials[self.special]
        assert isinstance(helper, Helpers)
        fight = g.running(Fight)
        note_payment(g, self.special, int(helper.of))
        g.amend(Fight, helpers=pair(fight.helpers, self.side, helper.strength))
        if g.log is not None:
            g.tell("helpers-called", self.rule, power=power_id(g, int(helper.of)), strength=helper.strength)


# ---- 5.8d: allies


def allies_join(g: RomanWorld, fight: Fight) -> None:
    """5.8d: each ally with units there is asked, in the order of players; interceptors come alone."""
    if fight.met or side(g, fight.power) >= SEATS or not g.allies[fight.player]:
        return
    for player in reversed(after(g, fight.player)):
        if g.allies[fight.player] >> player & 1 and company(g, fight, player):
            g.push(AllyJoins(player))


def company(g: RomanWorld, fight: Fight, player: int) -> list[int]:
    """What an ally could add, units or a leader: awake, ashore, not hungry, not at works, and at war with the enemy."""
    return [
        s
        for s in stacks_near(g, fight.place)
        if mover_of(g, s) == player
        and s not in fight.attackers
        and g.standing[g.whose[s]] == ACTIVE
        and side(g, g.whose[s]) < SEATS
        and is_friend(g, g.whose[s], fight.power)
        and (has_combatants(g, s) or leaders_in(g, s))
        and not is_naval(g, s)
        and not g.mark[s] & (HUNGRY | BUILDING)
        and is_against(g, g.whose[s], fight.enemy)
        and why_no_attack(g, s, fight.enemy) is None
    ]


class AllyJoins(YesOrNo, frozen=True):
    """5.8d: together, or not."""

    rule: ClassVar[str] = "5.8d"
    asks_about: ClassVar[str] = "ally-asks"

    def said_yes(self, g: RomanWorld) -> None:
        """13.0a: whoever attacks is fed first."""
        own = company(g, g.running(Fight), self.player)
        g.push(AllyJoined(self.player))
        hungry = tuple(s for s in own if g.units[s] and not g.mark[s] & SUPPLIED)
        if hungry:
            g.push(Provision(self.player, hungry))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        facts = {"power": power_id(g, fight.power), "enemy": power_id(g, fight.enemy)}
        return Prompt("ally-joins", self.rule, {**facts, "place": PLACE_IDS[fight.place]})


class AllyJoined(Task[RomanWorld], frozen=True):
    """5.8d: those of the ally who are fed attack too."""

    player: int
    rule: ClassVar[str] = "5.8d"

    def run(self, g: RomanWorld) -> None:
        """They are of the party."""
        fight = g.running(Fight)
        own = [s for s in company(g, fight, self.player) if g.mark[s] & SUPPLIED or not g.units[s]]
        for stack in own:
            if g.units[stack]:
                note_attack(g, g.whose[stack])
        g.amend(Fight, attackers=(*fight.attackers, *own))
