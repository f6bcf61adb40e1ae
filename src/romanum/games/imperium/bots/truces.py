"""Truces that a scenario lays down or sells: whom a power may not attack for some time yet (2.5)."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.bans import NoAttack
from romanum.games.imperium.data.characters import Tribute, TruceOffer
from romanum.games.imperium.data.outcomes import Rule
from romanum.games.imperium.rules.common.powers import is_enemy, is_roman_faction
from romanum.games.imperium.rules.special.chronicle import last_payment
from romanum.games.imperium.rules.special.specials import in_force, truce_between
from romanum.games.imperium.state.position import RomanWorld

SOON: Final = 2
"""What ends within so many months is prepared for: armies go to where the war will be."""


def keeps_truce(g: RomanWorld, power: int, other: int) -> bool:
    """Whether two powers are at peace for some time yet; a truce that the first blow ends binds nobody."""
    rule = truce_between(g, power, other)
    if rule is None or getattr(rule, "broken_by_attack", False) or getattr(rule, "broken_by_entry", False):
        return False
    return _lasts(g, rule)


def is_foe(g: RomanWorld, power: int, other: int) -> bool:
    """An enemy with whom no truce is kept."""
    return is_enemy(g, power, other) and not keeps_truce(g, power, other)


def may_not_attack(g: RomanWorld, power: int, other: int) -> bool:
    """NoAttack: whether a power waits while another need not."""
    return any(
        rule.of == power and (other in rule.against if rule.against else is_roman_faction(g, other)) and _lasts(g, rule)
        for rule in in_force(g, NoAttack)
        if not rule.within
    )


def _lasts(g: RomanWorld, rule: Rule) -> bool:
    """Whether nobody knows when a rule is over, or not soon; a title lasts as long as both like."""
    if isinstance(rule, Tribute):
        paid = last_payment(g, g.setting.specials.index(rule))
        return paid is not None and paid.month + rule.months - g.month > SOON
    return isinstance(rule, TruceOffer) or rule.before is None or rule.before - g.month > SOON
