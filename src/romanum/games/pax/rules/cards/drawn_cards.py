"""Chapter 17.2: cards that are played when they are drawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    ELITE,
    GARRISON,
    LEADER_IDS,
    NONE,
    PLACE_IDS,
    SEATS,
    TABLES,
    TRIBAL,
)
from romanum.games.pax.rules.cards.actions import LOSE_MARKER, PAY_PRIESTS, remove_garrison
from romanum.games.pax.rules.cards.card_register import WHEN_DRAWN, Card, ask, title
from romanum.games.pax.state.actions import AT, LEADER_MOVE, NAME
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import (
    Disease,
    DrawObjective,
    Harvest,
    Invasion,
    Operations,
    PlacePirates,
    Rebellion,
    Revenues,
    SlaveRevolt,
    StabilityCheck,
)
from romanum.games.pax.state.forces import number, occupants, stacks_at, strike, tidy
from romanum.games.pax.state.hands import return_objective, spend_card
from romanum.games.pax.state.leaders import dismiss, leaders_of, place_of
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import can_pay, pay, shift_stability
from romanum.games.pax.state.summons import may_slaves_rise
from romanum.games.pax.state.tribes import put_counter

EFFECTS: Final = TABLES.cards_effects
PRIESTS: Final = TABLES.costs.dies_irae


class DrawnCard(Card):
    """17.1.2: played when it is drawn."""

    moments: ClassVar[frozenset[int]] = frozenset({WHEN_DRAWN})


# ---- what others carry out


@title("barbarian_invasion")
class BarbarianInvasion(DrawnCard):
    """17.2-BARBARIAN-INVASION: by 13.4; the drawer moves them besides his own Operation."""

    rule = "17.2-BARBARIAN-INVASION"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He rolls."""
        g.push(Invasion(power))


@title("rebellion")
class RebellionCard(DrawnCard):
    """17.2-REBELLION: by 13.3."""

    rule = "17.2-REBELLION"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He rolls."""
        g.push(Rebellion(power))


@title("pirates")
class Pirates(DrawnCard):
    """17.2-PIRATES: by 12.6."""

    rule = "17.2-PIRATES"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He places them."""
        g.push(PlacePirates(power))


@title("slave_revolt")
class SlavesRise(DrawnCard):
    """17.2-SLAVE-REVOLT: against the drawer, by 12.7."""

    rule = "17.2-SLAVE-REVOLT"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Not where his home is full of Units, nor while slaves are in revolt."""
        return None if may_slaves_rise(g, power) else Refusal(self.rule, "slaves-stay")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """They rise."""
        g.push(SlaveRevolt(power))


@title("bounteous_harvests")
class BounteousHarvests(DrawnCard):
    """17.2-BOUNTEOUS-HARVESTS: a Territory by the die, 1 Stability for its lord."""

    rule = "17.2-BOUNTEOUS-HARVESTS"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He rolls."""
        g.push(Harvest(power, EFFECTS.harvest))


@title("famine_and_drought")
class FamineAndDrought(DrawnCard):
    """17.2-FAMINE-AND-DROUGHT: the same, the other way."""

    rule = "17.2-FAMINE-AND-DROUGHT"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He rolls."""
        g.push(Harvest(power, -EFFECTS.harvest))


@title("disease")
class DiseaseCard(DrawnCard):
    """17.2-DISEASE: a die below the Campaign rating of his best leader kills him."""

    rule = "17.2-DISEASE"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Nobody is there to fall ill."""
        return None if leaders_of(g, power) else Refusal(self.rule, "no-leader")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """He rolls."""
        g.push(Disease(power))


@title("revenues_and_stability")
class RevenuesAndStability(DrawnCard):
    """17.2-REVENUES-AND-STABILITY: of the drawer alone."""

    rule = "17.2-REVENUES-AND-STABILITY"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """His Treasury is looked at."""
        g.push(Revenues(1 << power))


@title("stability_check")
class StabilityCheckCard(DrawnCard):
    """17.2-STABILITY-CHECK-a: somebody at +3 or below suffers it."""

    rule = "17.2-STABILITY-CHECK-a"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """The drawer looks for him."""
        g.push(StabilityCheck(power))


# ---- hands and Objectives


@title("change_in_political_scene")
class PoliticalScene(DrawnCard):
    """17.2-CHANGE-IN-POLITICAL-SCENE: a new hand to come, new Objectives, 2 Stability."""

    rule = "17.2-CHANGE-IN-POLITICAL-SCENE"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """What he held goes back unseen."""
        hand, markers = g.hand(power), g.objectives_of(power)
        for card in hand:
            spend_card(g, power, card)
        deck = [*g.deck, *hand]
        g.dice.shuffle(deck)
        g.deck = tuple(deck)
        for letter in markers:
            return_objective(g, power, letter)
            g.push(DrawObjective(power))
        g.tell("political-scene", self.rule, power=side_id(g, power), cards=len(hand), objectives=len(markers))
        shift_stability(g, power, EFFECTS.political_scene, self.rule, "political-scene")


@title("change_in_foreign_policy")
class ForeignPolicy(DrawnCard):
    """17.2-CHANGE-IN-FOREIGN-POLICY: somebody draws an Objective and gives another back."""

    rule = "17.2-CHANGE-IN-FOREIGN-POLICY"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Where nobody has Objectives and none are left, it does nothing."""
        held = any(letter != NONE for letter in g.objectives)
        return None if held or g.objective_pool else Refusal(self.rule, "no-objectives")

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Anybody, himself included."""
        return [NAME[identity] for identity in g.powers]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """He draws, then gives back."""
        target = g.who(move[1])
        g.tell("foreign-policy", self.rule, power=side_id(g, power), target=side_id(g, target))
        g.push(GiveBack(target, len(g.objectives_of(target))))
        g.push(DrawObjective(target))


class GiveBack(Task[Mediterranean], frozen=True):
    """17.2-CHANGE-IN-FOREIGN-POLICY: one of the Objectives that a power had before goes back, by the die."""

    power: int
    number: int
    rule: ClassVar[str] = "17.2-CHANGE-IN-FOREIGN-POLICY"

    def run(self, g: Mediterranean) -> None:
        """The one drawn last stays."""
        if self.number:
            letter = g.objectives_of(self.power)[g.dice.roll(self.number) - 1]
            return_objective(g, self.power, letter)
            g.reveals += 1
            g.tell("gives-back", self.rule, power=side_id(g, self.power))


# ---- against somebody


@title("conspiracy")
class Conspiracy(DrawnCard):
    """17.2-CONSPIRACY: a leader of somebody else goes, and 1 Stability with him."""

    rule = "17.2-CONSPIRACY"

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Leaders of the other powers that are not Elite."""
        others = [other for other in range(len(g.powers)) if other != power]
        found = [leader for other in others for leader in leaders_of(g, other) if not ELITE[leader]]
        return [LEADER_MOVE[leader] for leader in sorted(found)]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """He is gone."""
        leader = move[1]
        target = g.leader_side[leader]
        facts: dict[str, Any] = {"leader": LEADER_IDS[leader], "place": PLACE_IDS[place_of(g, leader)]}
        g.tell("conspiracy", self.rule, power=side_id(g, target), **facts)
        dismiss(g, leader)
        shift_stability(g, target, EFFECTS.conspiracy, self.rule, "conspiracy")


@title("local_insurrection")
class LocalInsurrection(DrawnCard):
    """17.2-LOCAL-INSURRECTION: a Garrison goes, whosever it is."""

    rule = "17.2-LOCAL-INSURRECTION"

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Every Garrison of a power."""
        found = {(g.whose[s], g.at[s]) for s in range(len(g.at)) if g.at[s] >= 0 and number(g, s, GARRISON)}
        return [remove_garrison(g.powers[side], place) for side, place in sorted(found) if side < SEATS]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """One of them."""
        target, place = g.who(move[1]), move[2]
        stack = next(s for s in stacks_at(g, place) if g.whose[s] == target and number(g, s, GARRISON))
        strike(g, stack, GARRISON)
        tidy(g, place)
        g.tell("insurrection", self.rule, power=side_id(g, target), place=PLACE_IDS[place])
        settle(g)


# ---- gods and tribes


@title("dies_irae")
class DiesIrae(DrawnCard):
    """17.2-DIES-IRAE: 2T for the priests, or the Activation is over."""

    rule = "17.2-DIES-IRAE"

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Whoever can pay may."""
        return [PAY_PRIESTS, LOSE_MARKER] if can_pay(g, power, PRIESTS) else [LOSE_MARKER]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """Ruling 17.2-DIES-IRAE: what the marker has cost is not returned."""
        if move == PAY_PRIESTS:
            pay(g, power, PRIESTS, self.rule, "priests")
            return
        g.tell("loses-marker", self.rule, power=side_id(g, power))
        if g.innermost(Operations) is not None:
            g.call_off(Operations)

    def facts(self, g: Mediterranean, power: int, about: int) -> dict[str, Any]:
        """What it costs."""
        return {"talents": PRIESTS}


@title("tribal_resurgence")
class TribalResurgence(DrawnCard):
    """17.2-TRIBAL-RESURGENCE: two unused counters, face down."""

    rule = "17.2-TRIBAL-RESURGENCE"

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """As many as there are Spaces and counters, two at most."""
        super().play(g, power, EFFECTS.tribes)

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Unoccupied Tribal Spaces without a counter."""
        return [AT[space] for space in open_tribal_spaces(g)] if g.tribe_pool else []

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """One after the other."""
        put_counter(g, move[1])
        settle(g)
        g.tell("tribe-returns", self.rule, space=PLACE_IDS[move[1]])
        if about > 1 and self.choices(g, power, about):
            ask(g, self, power, about - 1)

    def facts(self, g: Mediterranean, power: int, about: int) -> dict[str, Any]:
        """How many are left."""
        return {"left": about}


def open_tribal_spaces(g: Mediterranean) -> list[int]:
    """Tribal Spaces in play in which nobody is."""
    found = [space for at, space in enumerate(TRIBAL) if g.tribe[at] == NONE and g.town_of[space] == NOBODY]
    return [space for space in found if not occupants(g, space) and not g.setting.closed >> space & 1]
