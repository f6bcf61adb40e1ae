"""2.5: special rules of scenarios about who may not attack whom, and what."""

from __future__ import annotations

from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.specials import Held, NeedsLeader, NoAssault, NoAttack, NoStacking, Truce
from romanum.games.imperium.state.control import city_at
from romanum.games.imperium.state.leaders import leaders_at
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.powers import is_roman_faction


def may_attack(g: RomanWorld, power: int, other: int, place: int) -> bool:
    """Truces, powers held back, powers that are not attacked."""
    for truce in g.setting.of(Truce):
        if truce.applies(g.month, g.seats) and not truce.broken_by_attack and _both(g, truce.between, power, other):
            return False
    for ban in g.setting.of(NoAttack):
        if ban.applies(g.month, g.seats) and int(ban.of) == power and _meant(g, ban.against, other):
            if not ban.within or PROVINCE[place] in ban.within:
                return False
    return not any(held.safe and held.applies(g.month, g.seats) and other in held.of for held in g.setting.of(Held))


def _both(g: RomanWorld, between: tuple[int, ...], power: int, other: int) -> bool:
    return _meant(g, between, power) and _meant(g, between, other)


def _meant(g: RomanWorld, listed: tuple[int, ...], power: int) -> bool:
    """No names: any Roman faction."""
    return power in listed if listed else is_roman_faction(g, power)


def may_assault(g: RomanWorld, power: int, place: int) -> bool:
    """A city that a power does not attack, though it may besiege it."""
    city = city_at(g, place)
    return city == NONE or not any(
        ban.applies(g.month, g.seats) and int(ban.of) == power and int(ban.city) == city and not ban.unless
        for ban in g.setting.of(NoAssault)
    )


def has_its_leader(g: RomanWorld, stack: int) -> bool:
    """Units of a colour that attack only under certain leaders."""
    for rule in g.setting.of(NeedsLeader):
        if rule.applies(g.month, g.seats) and int(rule.of) == g.whose[stack] and int(rule.colour) == g.colour[stack]:
            here = leaders_at(g, g.at[stack], g.whose[stack])
            return any(int(leader) in here for leader in rule.leaders)
    return True


def stands_apart(g: RomanWorld, power: int) -> bool:
    """A power that does not attack together with others of its player."""
    return any(rule.applies(g.month, g.seats) and power in rule.between for rule in g.setting.of(NoStacking))
