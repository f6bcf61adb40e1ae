"""2.5: strength that a special rule lends a power for one battle a month."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.event import Asks
from romanum.games.imperium.data.characters import Helpers
from romanum.games.imperium.data.units import RATINGS, B
from romanum.games.imperium.rules.battle.fight import BATTLEFIELD, Fight, pair
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.special.chronicle import is_in_force, last_payment, note_payment, rules_of
from romanum.games.imperium.rules.special.conditions import all_hold
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.steps import YesOrNo


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
