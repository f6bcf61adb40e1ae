"""How one part of the rules hands over to another without knowing it: errands.

The rules are six folders (`turn`, `march`, `battle`, `tribes`, `events`, `cards`) that do not import each other. Where
one needs another, it pushes one of these, and the part that is named says how it is done:

    @carries_out(Battle)
    def fight(errand: Battle, g: Mediterranean) -> None: ...

What is pushed last is done first, and before whatever lies below it goes on; what came of it stands in the position.
"""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.errand import Errand, errand_of
from romanum.games.pax.state.position import Mediterranean


class PartsErrand(Errand[Mediterranean], frozen=True):
    """Something that one part of the rules does for the others."""

    abstract: ClassVar[bool] = True


# ---- turn: sequence, economy, diplomacy, stability, victory


@errand_of("turn", "3.2a")
class GameTurn(PartsErrand, frozen=True):
    """3.2a: the next Game-Turn begins, or the match is over."""


@errand_of("turn", "3.2a")
class PhaseBegins(PartsErrand, frozen=True):
    """3.2a: a phase of the running Game-Turn, then the next."""

    phase: int


@errand_of("turn", "8.1.2a")
class SelectLeaders(PartsErrand, frozen=True):
    """8.1.2a: leaders are drawn, and placed in secret, for all powers at once."""


@errand_of("turn", "3.4.1")
class NextMarker(PartsErrand, frozen=True):
    """3.4.1: the next Activation: of the first round, or drawn from the pool."""


@errand_of("turn", "3.2.F3")
class Operations(PartsErrand, frozen=True):
    """3.2.F3: one Operation of a power whose marker is paid for."""

    power: int


@errand_of("turn", "3.2.F4")
class EndActivation(PartsErrand, frozen=True):
    """3.2.F4: marks come off, and what was due in the Activation is judged."""

    power: int


@errand_of("turn", "4.3.1a")
class Talks(PartsErrand, frozen=True):
    """4.3.1a: a Meeting or Political Talks; `invited` is a mask of powers."""

    caller: int
    invited: int


@errand_of("turn", "4.4")
class Bribery(PartsErrand, frozen=True):
    """4.4: Talents for an act or a restraint."""

    threatened: int
    mover: int
    place: int


@errand_of("turn", "12.2.3b")
class Hire(PartsErrand, frozen=True):
    """12.2.3b: Mercenaries for 2T are picked and placed; `together`: all in one place."""

    power: int
    together: bool


@errand_of("turn", "15.4.5a")
class DrawObjective(PartsErrand, frozen=True):
    """15.4.5a: an Objective is drawn; a duplicate may be swapped."""

    power: int


@errand_of("turn", "3.2.H2")
class LookForWinners(PartsErrand, frozen=True):
    """3.2.H2: scenarios that are won at once."""


# ---- march: movement by land and sea, interception, withdrawal, attrition


@errand_of("march", "9.1.2a")
class MoveArmy(PartsErrand, frozen=True):
    """9.1.2a: MP are rolled, and the Army, split off and marked `ACTIVE`, moves until it is Finished."""

    stack: int
    move: int


@errand_of("march", "11.1.1")
class MoveFleet(PartsErrand, frozen=True):
    """11.1.1: a Fleet without an Army, split off and marked `ACTIVE`, moves until it is Finished."""

    stack: int
    move: int


@errand_of("march", "9.1.1a")
class PickUnits(PartsErrand, frozen=True):
    """9.1.1a: Units go from stack to stack; `most` -1: any number."""

    power: int
    source: int
    target: int
    most: int


@errand_of("march", "9.3.1a")
class Entered(PartsErrand, frozen=True):
    """9.3.1a: an Army is in a Space; whoever stands there or near answers."""

    stack: int
    how: int


@errand_of("march", "11.4.3")
class SeaBattle(PartsErrand, frozen=True):
    """11.4.3: two Fleets that are in one place fight; stacks. The attacker may be a Fleet in ambush."""

    attacker: int
    defender: int


@errand_of("march", "4.4")
class Assault(PartsErrand, frozen=True):
    """4.4: an attack that is about to be made; called off if its maker is paid to leave it and keeps his word."""

    abstract: ClassVar[bool] = True


class MarchInto(Assault, frozen=True):
    """9.2.1g: the mover takes a step into a Space that it must attack."""

    place: int


class LandAgainst(Assault, frozen=True):
    """11.3.3: the mover lands in a Port that it must attack."""


class FallUpon(Assault, frozen=True):
    """11.4.1: the mover attacks the ships of a side."""

    side: int


@errand_of("march", "9.6.3a")
class SufferAttrition(PartsErrand, frozen=True):
    """9.6.3a: a die, then losses."""

    stack: int


@errand_of("march", "9.6.3b")
class LoseUnits(PartsErrand, frozen=True):
    """9.6.3b: a power picks so many Units of a stack to lose."""

    power: int
    stack: int
    number: int


@errand_of("march", "3.2.G")
class AttritionPhase(PartsErrand, frozen=True):
    """3.2.G: allied stacks part, isolated Units and stray Fleets suffer."""


@errand_of("march", "4.3.1f")
class PartWays(PartsErrand, frozen=True):
    """4.3.1f: an Army leaves a Space that it has shared with an ally, for a Capital; ships stay in the Port."""

    power: int
    stack: int


@errand_of("march", "9.6.5")
class WinterInFortress(PartsErrand, frozen=True):
    """9.6.5: at the end of an Activation, before marks come off: Armies that stayed in a Mountain Fortress suffer."""

    power: int


@errand_of("march", "12.6.1")
class PlacePirates(PartsErrand, frozen=True):
    """12.6.1: a power places a Pirate marker."""

    power: int


# ---- battle: battles on land, walls, capture, militia, and armies of others


@errand_of("battle", "10.0")
class Battle(PartsErrand, frozen=True):
    """10.0: the stack attacks whoever is in its place."""

    stack: int
    flags: int


@errand_of("battle", "7.4.1a")
class Capture(PartsErrand, frozen=True):
    """7.4.1a: the stack may take the City or Town of its Space."""

    stack: int


@errand_of("battle", "13.4.5")
class FallBack(PartsErrand, frozen=True):
    """13.4.2a, 13.4.5: an Army that may not stay where it is, and came from nowhere, goes to a Space beside it."""

    stack: int


@errand_of("battle", "10.3.2")
class LosePoints(PartsErrand, frozen=True):
    """10.3.2: a power picks Units of a stack worth so many BP to lose."""

    power: int
    stack: int
    points: int


@errand_of("battle", "12.3.1")
class RaiseMilitia(PartsErrand, frozen=True):
    """12.3.1: a power may raise Militia."""

    power: int
    by_card: bool


@errand_of("battle", "12.4.2")
class SoldierComes(PartsErrand, frozen=True):
    """12.4.2: the Soldier of Fortune comes, for Rome a Dictator."""

    power: int


@errand_of("battle", "12.5.5a")
class PontusComes(PartsErrand, frozen=True):
    """12.5.5a: Pontus comes into play."""

    power: int


@errand_of("battle", "12.5.5b")
class PonticActivation(PartsErrand, frozen=True):
    """12.5.5b: the Pontus marker was drawn."""


@errand_of("battle", "12.5.1a")
class RhodesRefits(PartsErrand, frozen=True):
    """12.5.1a: at the start of a Game-Turn: in the Standard Game who holds Rhodes has two Squadrons there."""


@errand_of("battle", "12.7.1a")
class SlaveRevolt(PartsErrand, frozen=True):
    """12.7.1a: slaves rise against a power."""

    power: int


@errand_of("battle", "12.7.1b")
class SlaveMarches(PartsErrand, frozen=True):
    """12.7.1b: every Slave Army but those against the mover grows and moves."""

    mover: int


# ---- tribes: tribes, barbarians, rebellion, invasion


@errand_of("tribes", "13.4.1")
class Invasion(PartsErrand, frozen=True):
    """13.4.1: a power rolls for Barbarians, places them and gives them their Major Move."""

    power: int


@errand_of("tribes", "13.3")
class Rebellion(PartsErrand, frozen=True):
    """13.3: a power rolls for the area that rises; in the Standard Game by 16.2."""

    power: int


@errand_of("tribes", "13.4.4")
class BarbariansCame(PartsErrand, frozen=True):
    """13.4.4: a Barbarian Army is in a Space: perhaps near a Capital."""

    stack: int


# ---- events: markers of the Standard Game, Stability Check, Civil War


@errand_of("events", "16.1.2")
class EventMarker(PartsErrand, frozen=True):
    """16.1.2: an Event marker was drawn."""

    drawer: int


@errand_of("events", "16.1.3")
class DueEvents(PartsErrand, frozen=True):
    """16.1.3: what waits for the player of the next marker."""

    power: int


@errand_of("events", "16.2-HARVEST")
class Harvest(PartsErrand, frozen=True):
    """16.2-HARVEST, 17.2-BOUNTEOUS-HARVESTS, 17.2-FAMINE-AND-DROUGHT: a die for the Territory; its lord's Stability
    changes by so much, by a second die if `by` is 0.
    """

    power: int
    by: int


@errand_of("events", "16.2-DISEASE")
class Disease(PartsErrand, frozen=True):
    """16.2-DISEASE, 17.2-DISEASE: a die against the best leader of a power, as the game that is played has it."""

    power: int


@errand_of("events", "16.2-REVENUES")
class Revenues(PartsErrand, frozen=True):
    """16.2-REVENUES, 17.2-REVENUES-AND-STABILITY: a mask of powers: poor ones lose Stability, rich ones gain it."""

    powers: int


@errand_of("events", "16.2-CHECKa")
class StabilityCheck(PartsErrand, frozen=True):
    """16.2-CHECKa, 17.2-STABILITY-CHECK-a: the power that must look for who suffers it.

    By a card, Civil War in the running Activation takes `Operations` of it off the stack, and nothing else.
    """

    power: int


@errand_of("events", "16.2-CHECKc")
class JudgeDisorder(PartsErrand, frozen=True):
    """16.2-CHECKc: at the end of his Activation: has he brought what was asked?"""

    power: int


@errand_of("events", "17.2-STABILITY-CHECK-d")
class CivilWar(PartsErrand, frozen=True):
    """17.2-STABILITY-CHECK-d: his marker does only that."""

    power: int


# ---- cards: the deck, held cards and when they are played


@errand_of("cards", "17.1.3")
class CardSegment(PartsErrand, frozen=True):
    """17.1.3: a card is drawn, and whoever likes plays cards."""

    power: int


@errand_of("cards", "17.1.5a")
class CardMoment(PartsErrand, frozen=True):
    """17.1.5a: a moment at which held cards may be played; nothing in the Standard Game."""

    moment: int
    power: int
    about: int


@errand_of("cards", "17.1.4b")
class RetainCards(PartsErrand, frozen=True):
    """17.1.4b: one card each is kept, the others are shuffled."""
