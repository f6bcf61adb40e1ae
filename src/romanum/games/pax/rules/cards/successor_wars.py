"""Chapter 17.2: SUCCESSOR WARS ROLL ON: somebody else moves a Greek Army against the Greeks."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.step import Task
from romanum.games.pax.data.components import GREECE, LEADER_COUNT, NONE, PLACE_IDS, SPACE_COUNT, SUCCESSORS, TABLES
from romanum.games.pax.rules.cards.card_register import WHEN_DRAWN, Card, no_event, title
from romanum.games.pax.state.actions import AT
from romanum.games.pax.state.borders import GREEK_SPACES, NEAR
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import MoveArmy, PickUnits
from romanum.games.pax.state.forces import give, is_alive, lcu, remark, reuse_numbers, split, stack_of, stacks_of, tidy
from romanum.games.pax.state.leaders import enlist, leaders_in
from romanum.games.pax.state.position import ACTIVE, FRESH, NOBODY, SUCCESSOR_MOVE, Mediterranean
from romanum.games.pax.state.sides import set_patron, side_id
from romanum.games.pax.state.stability import shift_stability

LOSS: Final = TABLES.cards_effects.successor_wars


@title("successor_wars")
class SuccessorWars(Card):
    """17.2-SUCCESSOR-WARS-a: a Major Move with a Greek Army, before anything else."""

    rule = "17.2-SUCCESSOR-WARS-a"
    moments = frozenset({WHEN_DRAWN})

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """17.2-SUCCESSOR-WARS-b: Greece itself loses Stability instead."""
        if power == g.who(GREECE):
            shift_stability(g, power, LOSS, "17.2-SUCCESSOR-WARS-b", "successor-wars")
        elif self.choices(g, power, about):
            super().play(g, power, about)
        else:
            no_event(g, self, power)

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Greek Armies in Greece or near it."""
        return [AT[place] for place in armies(g)]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """Units are picked, change sides, move, and are Greek again."""
        greek, place = g.who(GREECE), move[1]
        source = stack_of(g, greek, place)
        army = split(g, source, ACTIVE)
        g.tell("successor-wars", self.rule, power=side_id(g, power), place=PLACE_IDS[place])
        g.push(PeaceAgain())
        g.push(MoveArmy(army, SUCCESSOR_MOVE))
        g.push(Rising(power, army))
        g.push(PickUnits(power, source, army, NONE))


def armies(g: Mediterranean) -> list[int]:
    """Places of Armies of Greece itself, if there is a Greece to fight over."""
    greek = g.who(GREECE)
    if greek == NOBODY or not GREEK_SPACES & ~g.setting.closed:
        return []
    places = {g.at[stack] for stack in stacks_of(g, greek) if lcu(g, stack) and g.mark[stack] == FRESH}
    return sorted(place for place in places if place < SPACE_COUNT and NEAR >> place & 1)


class Rising(Task[Mediterranean], frozen=True):
    """Ruling 17.2-SUCCESSOR-WARS-a: while it moves the Army is a side of its own, friendly to the card's player."""

    power: int
    army: int
    rule: ClassVar[str] = "17.2-SUCCESSOR-WARS-a"

    def run(self, g: Mediterranean) -> None:
        """Its leaders go with it."""
        set_patron(g, SUCCESSORS, self.power)
        for leader in leaders_in(g, self.army):
            enlist(g, leader, SUCCESSORS)
        place = g.at[self.army]
        give(g, self.army, SUCCESSORS)
        tidy(g, place)


class PeaceAgain(Task[Mediterranean], frozen=True):
    """Ruling 17.2-SUCCESSOR-WARS-a: what is left of it is Greek again."""

    rule: ClassVar[str] = "17.2-SUCCESSOR-WARS-a"
    settles: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Units and leaders, dead ones in their pool too."""
        greek = g.who(GREECE)
        for leader in range(LEADER_COUNT):
            if g.leader_side[leader] == SUCCESSORS:
                enlist(g, leader, greek)
        for stack in stacks_of(g, SUCCESSORS):
            if is_alive(g, stack):
                place = g.at[stack]
                remark(g, give(g, stack, greek), FRESH)
                tidy(g, place)
        set_patron(g, SUCCESSORS, NOBODY)
        reuse_numbers(g)
        settle(g)
