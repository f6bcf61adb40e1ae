"""Chapter 17.2: cards that may be held and played at any moment of a Card or Operations Segment."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.secrecy import EVERYBODY
from romanum.games.pax.data.components import (
    FORTRESS,
    GARRISON,
    LAND_LINKS,
    PLACE_IDS,
    PONTUS,
    ROME,
    SPACE_COUNT,
    TABLES,
    TITLE_IDS,
    TRIBE_AT,
)
from romanum.games.pax.rules.cards.actions import ADD_MARKER, ADD_OBJECTIVE
from romanum.games.pax.rules.cards.card_register import Card, ask, title
from romanum.games.pax.rules.cards.hand_menu import why_no_hire
from romanum.games.pax.state.actions import AT, NAME
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import DrawObjective, Hire, PontusComes, SoldierComes
from romanum.games.pax.state.forces import add, land_units, lcu, occupants, stacks_at, stacks_of
from romanum.games.pax.state.hands import gain_card, held_count, show_hand, spend_card
from romanum.games.pax.state.position import HAND, NOBODY, STABLE, Mediterranean
from romanum.games.pax.state.sides import after, is_friend, side_id
from romanum.games.pax.state.stability import stability_range
from romanum.games.pax.state.summons import may_call_soldier, may_name_dictator, pontic_spaces
from romanum.games.pax.state.tribes import counters, show_counter

EFFECTS: Final = TABLES.cards_effects
OBJECTIVES_MOST: Final = TABLES.costs.objectives_most


# ---- what lies within four Land Connections


@cache
def within(place: int, steps: int) -> int:
    """The places that so many Land Connections lead to, Straits and Alpine Passes among them, as a mask."""
    found = 1 << place
    if steps:
        for there in LAND_LINKS[place]:
            found |= within(there, steps - 1)
    return found


def reach(g: Mediterranean, power: int) -> int:
    """17.2: the places within four Land Connections of the power's own Land Combat Units."""
    found = 0
    for stack in stacks_of(g, power):
        if lcu(g, stack):
            found |= within(g.at[stack], EFFECTS.reach)
    return found


@title("diplomatic_mission")
class DiplomaticMission(Card):
    """17.2-DIPLOMATIC-MISSION: two Tribal Counters are looked at."""

    rule = "17.2-DIPLOMATIC-MISSION"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """There must be one to look at."""
        return None if self.choices(g, power, about) else Refusal(self.rule, "no-tribe-near", {"reach": EFFECTS.reach})

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """Two, or the only one."""
        super().play(g, power, EFFECTS.missions)

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Those that he does not know."""
        near, seat = reach(g, power), g.seats[power]
        known = EVERYBODY & 1 << seat
        return [AT[s] for s in counters(g) if near >> s & 1 and not g.tribe_seen[TRIBE_AT[s]] & known]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """He alone sees it."""
        space, seat = move[1], g.seats[power]
        show_counter(g, seat, space)
        known = {"strength": g.tribe[TRIBE_AT[space]]}
        g.tell("mission", self.rule, power=side_id(g, power), space=PLACE_IDS[space], secret=known, eyes=(seat,))
        if about > 1 and self.choices(g, power, about):
            ask(g, self, power, about - 1)

    def facts(self, g: Mediterranean, power: int, about: int) -> dict[str, Any]:
        """How many are left."""
        return {"left": about}


@title("independent_expansion")
class IndependentExpansion(Card):
    """17.2-INDEPENDENT-EXPANSION: a Garrison for nothing."""

    rule = "17.2-INDEPENDENT-EXPANSION"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """There must be room."""
        return None if self.choices(g, power, about) else Refusal(self.rule, "no-room", {"reach": EFFECTS.reach})

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Unoccupied Spaces; not a Mountain Fortress, which no Garrison holds (12.1.3)."""
        near = reach(g, power) & ~g.setting.closed
        return [AT[s] for s in range(SPACE_COUNT) if near >> s & 1 and not FORTRESS[s] and is_open(g, power, s)]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """There it stands."""
        add(g, power, move[1], GARRISON)
        g.tell("garrison-placed", self.rule, side=side_id(g, power), place=PLACE_IDS[move[1]])
        settle(g)


def is_open(g: Mediterranean, power: int, space: int) -> bool:
    """Whether nobody occupies a Space, and no stranger is there on land."""
    if occupants(g, space) or g.town_of[space] != NOBODY:
        return False
    strangers = [s for s in stacks_at(g, space) if not is_friend(g, power, g.whose[s])]
    return not any(land_units(g, stack) or stack in g.leader_in for stack in strangers)


# ---- soldiers


@title("mercenaries")
class Mercenaries(Card):
    """17.2-MERCENARIES: 2T for soldiers, all in one place; not for Rome."""

    rule = "17.2-MERCENARIES"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """12.2.1, 12.2.3b, 12.2.4."""
        return Refusal("12.2.1", "rome-hires-nobody") if g.plays(power, ROME) else why_no_hire(g, power)

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He picks and places them."""
        g.push(Hire(power, True))


@title("soldier_of_fortune")
class SoldierOfFortune(Card):
    """17.2-SOLDIER-OF-FORTUNE: an Army by 12.4, for Rome a Dictator."""

    rule = "17.2-SOLDIER-OF-FORTUNE"
    amid_moves = False

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """12.4.2, 12.4.7b."""
        if may_call_soldier(g, power) or may_name_dictator(g, power):
            return None
        return Refusal("12.4.7b", "no-dictator") if g.plays(power, ROME) else Refusal("12.4.2", "no-soldier")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He comes."""
        g.push(SoldierComes(power))


@title("pontus")
class Pontus(Card):
    """17.2-PONTUS: the kingdom comes into play by 12.5.5."""

    rule = "17.2-PONTUS"
    amid_moves = False

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """12.5.5a: there must be room, and it comes once."""
        if stacks_of(g, PONTUS):
            return Refusal("12.5.5a", "pontus-is-there")
        return None if pontic_spaces(g) else Refusal("12.5.5a", "no-room-in-pontus")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """It comes."""
        g.push(PontusComes(power))


# ---- galleys


class GalleyTech(Card):
    """17.2-GALLEY-TECH: 3 BP a Galley Squadron for the rest of the Game-Turn; several do not add up."""

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Ruling 17.2-GALLEY-TECH: who has it has it."""
        return Refusal(self.rule, "has-technology") if g.shipwrights >> power & 1 else None

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """All his ships are better."""
        g.shipwrights |= 1 << power
        g.tell("better-ships", self.rule, power=side_id(g, power), card=TITLE_IDS[self.title])


@title("artillery_engines")
class ArtilleryEngines(GalleyTech):
    """17.2-GALLEY-TECH-ARTILLERY-ENGINES."""

    rule = "17.2-GALLEY-TECH-ARTILLERY-ENGINES"


@title("corvus")
class Corvus(GalleyTech):
    """17.2-GALLEY-TECH-CORVUS."""

    rule = "17.2-GALLEY-TECH-CORVUS"


@title("harpax")
class Harpax(GalleyTech):
    """17.2-GALLEY-TECH-HARPAX."""

    rule = "17.2-GALLEY-TECH-HARPAX"


# ---- other hands


class AgainstHand(Card):
    """A card that is aimed at somebody's hand."""

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Somebody must have cards."""
        return None if self.choices(g, power, about) else Refusal(self.rule, "nobody-has-cards")

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Those who have."""
        return [NAME[g.powers[other]] for other in after(g, power) if held_count(g, other)]


@title("spies")
class Spies(AgainstHand):
    """17.2-SPIES: somebody's hand is looked at."""

    rule = "17.2-SPIES"

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """He alone sees it."""
        show_hand(g, g.who(move[1]), g.seats[power])


@title("traitor")
class Traitor(AgainstHand):
    """17.2-TRAITOR: a card of somebody else, by the die."""

    rule = "17.2-TRAITOR"

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """The two of them know which; who had seen the hand does not know what is left of it."""
        target = g.who(move[1])
        hand = g.hand(target)
        card = hand[g.dice.roll(len(hand)) - 1]
        forget(g, target, g.seats[power])
        spend_card(g, target, card)
        gain_card(g, power, card, 1 << g.seats[target])
        eyes = (g.seats[power], g.seats[target])
        known = {"card": TITLE_IDS[card]}
        g.tell("traitor", self.rule, power=side_id(g, power), target=side_id(g, target), secret=known, eyes=eyes)


def forget(g: Mediterranean, power: int, knower: int) -> None:
    """Nobody but the knower can tell any longer which cards of a hand are where."""
    first = power * HAND
    kept = [eyes & 1 << knower for eyes in g.hand_seen[first : first + HAND]]
    g.hand_seen = (*g.hand_seen[:first], *kept, *g.hand_seen[first + HAND :])


# ---- opportunity


@title("stability_and_opportunity")
class StabilityAndOpportunity(Card):
    """17.2-STABILITY-AND-OPPORTUNITY: a free marker or an Objective, for the Stable."""

    rule = "17.2-STABILITY-AND-OPPORTUNITY"
    amid_moves = False

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Ruling 17.2-STABILITY-AND-OPPORTUNITY: otherwise it has no effect."""
        return None if stability_range(g, power) == STABLE else Refusal(self.rule, "not-stable")

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """An Objective only for who has fewer than three."""
        room = len(g.objectives_of(power)) < OBJECTIVES_MOST and g.objective_pool
        return [ADD_MARKER, ADD_OBJECTIVE] if room else [ADD_MARKER]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """The one or the other."""
        if move == ADD_OBJECTIVE:
            g.push(DrawObjective(power))
            return
        g.pool = changed(g.pool, power, g.pool[power] + 1)
        g.free_markers = changed(g.free_markers, power, g.free_markers[power] + 1)
        g.tell("adds-marker", self.rule, power=side_id(g, power))
