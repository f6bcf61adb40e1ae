"""How one part of the rules hands over to another without knowing it: errands.

The rules are eleven folders (`turn`, `scenario`, `mobilization`, `diplomacy`, `powers`, `events`, `naval`, `march`,
`supply`, `battle`, `siege`) that do not import each other. Where one needs another, it pushes one of these, and the
part that is named says how it is done:

    @carries_out(Battle)
    def fight(errand: Battle, g: RomanWorld) -> None: ...

What is pushed last is done first, and before whatever lies below it goes on; what came of it stands in the position.
"""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.errand import Errand, errand_of
from romanum.games.imperium.state.position import RomanWorld


class PartsErrand(Errand[RomanWorld], frozen=True):
    """Something that one part of the rules does for the others."""

    abstract: ClassVar[bool] = True


# ---- turn: sequence, seasons, taxes, victory, the end of months


@errand_of("turn", "4a")
class GameTurn(PartsErrand, frozen=True):
    """4a: the next month begins, or the match is over."""


@errand_of("turn", "4a")
class PhaseBegins(PartsErrand, frozen=True):
    """4a: a phase of the running month (`position.PHASES`), then the next."""

    phase: int


@errand_of("turn", "4i")
class PlayerTurn(PartsErrand, frozen=True):
    """4i: a player's four segments."""

    player: int


@errand_of("turn", "9.1a")
class SeasonRoll(PartsErrand, frozen=True):
    """9.1a: in April and November a die decides; in Diplomacy, after the farthest powers are found (4f)."""


# ---- scenario: victory, special rules


@errand_of("scenario", "25.1a")
class LookForWinners(PartsErrand, frozen=True):
    """25.1a, 25.2b: scenarios that are won at once; nothing happens where nobody has won."""


@errand_of("scenario", "25.1a")
class MonthEnds(PartsErrand, frozen=True):
    """25.1a: what is looked at when a month ends: victory at a date or in December, the end of the match.

    The match is over when it empties the stack.
    """


@errand_of("scenario", "2.5")
class Triggers(PartsErrand, frozen=True):
    """2.5: the scenario's triggers of a phase (`position.PHASES`), and what falls due in it."""

    phase: int


@errand_of("scenario", "25.1b")
class ProposePeace(PartsErrand, frozen=True):
    """25.1b: a player proposes to end the match as a draw (`specials.may_propose_peace`); all others are asked."""

    player: int


# ---- mobilization: taxes, units raised, restored and bought, fleets under construction


@errand_of("mobilization", "7.1a")
class Mobilization(PartsErrand, frozen=True):
    """6.1a, 7, 8, 26, 29.4, 21.3a, 24.2, 18.2.2b: the Taxation and Mobilization Phase."""


@errand_of("mobilization", "44.1e")
class TaxesPaid(PartsErrand, frozen=True):
    """44.1e: a power that has arisen collects the taxes of its Provinces at once."""

    power: int


@errand_of("mobilization", "7.8h")
class Shipyards(PartsErrand, frozen=True):
    """7.8d, 7.8h, 7.8i: as a month begins, fleets are halted, and late ones are finished."""


@errand_of("mobilization", "7.8c")
class ShipyardTaken(PartsErrand, frozen=True):
    """7.8c: a port in which fleets are being built has been captured."""

    place: int
    power: int


@errand_of("mobilization", "2.5")
class CityLevied(PartsErrand, frozen=True):
    """A special rule (`data.grants.CityLevy`) gives a power that has taken a city a unit there."""

    city: int
    power: int


# ---- diplomacy: talks, alliances, gifts, captives, grain


@errand_of("diplomacy", "4d")
class Negotiation(PartsErrand, frozen=True):
    """4d-4f, 5.8, 18.2.1: all players talk until all have finished; then alliances stand or have lapsed."""


@errand_of("diplomacy", "5.8d")
class AskLeave(PartsErrand, frozen=True):
    """5.8c-e: an ally asks the owner for the use of something (`kind`, `common.leave`), about a stack or place."""

    asker: int
    owner: int
    kind: int
    about: int


# ---- powers: neutrals and clients, activation, the farthest power, grain, dissolution, usurpers


@errand_of("powers", "4f")
class ActivationChecks(PartsErrand, frozen=True):
    """4f, 37: minor powers and barbarians that may wake in the Diplomacy Phase; clients that change sides."""


@errand_of("powers", "5.3a")
class FarthestPowers(PartsErrand, frozen=True):
    """5.3: who moves each active neutral this month."""


@errand_of("powers", "22.2.2a")
class GrainCheck(PartsErrand, frozen=True):
    """22.2.2: owners of an imperial capital who lack wheat roll."""


@errand_of("powers", "23.1")
class Trespass(PartsErrand, frozen=True):
    """5.2.2b, 5.2.3b, 23.1: land units of a power have entered a Province; whoever sleeps there wakes, and sets up.

    Pushed by march and naval after every step into another Province; the mover goes on when it is done (23.3d).
    """

    stack: int
    province: int


@errand_of("powers", "23.3a")
class Activated(PartsErrand, frozen=True):
    """23.3: a power is awake: its units are found and set up by whoever commands it."""

    power: int


@errand_of("powers", "23.3d")
class Deployment(PartsErrand, frozen=True):
    """2.5, 23.3d: a stack of a power's set-up that its player places as he likes: within so many hexes of a place,
    anywhere in some Provinces, or with a stack or fleet (`data.starts.StackStart`)."""

    power: int
    stack: int


@errand_of("powers", "5.6e")
class ProvinceWon(PartsErrand, frozen=True):
    """5.6e: powers of one player have won a Province together: he names which of them has it."""

    province: int
    power: int


@errand_of("powers", "20.0")
class Reckoning(PartsErrand, frozen=True):
    """20.0, 18.3b, 20.1.1: something is over: powers without morale or head dissolve, conquered ones become clients.

    Pushed at the end of every combat, event, siege, supply check and phase that may have changed morale, leaders or
    control; it ends with `LookForWinners`.
    """


@errand_of("powers", "39.2-S")
class Desertion(PartsErrand, frozen=True):
    """39.2-S: units of a power in some places go over to the closest other Roman faction, as in 20.3.2."""

    power: int
    places: tuple[int, ...]


@errand_of("powers", "44.1a")
class Proclaimed(PartsErrand, frozen=True):
    """44: a leader has won against the odds; where 44 is in force a die decides whether he is proclaimed."""

    leader: int


# ---- events: random events, plague, appeals


@errand_of("events", "39.1a")
class RandomEvents(PartsErrand, frozen=True):
    """39.1: each major power rolls, where 39 is in force."""


@errand_of("events", "42a")
class Appeal(PartsErrand, frozen=True):
    """42a: the player of a power is about to roll and may appeal to the gods (`rules.common.gods`)."""

    power: int


@errand_of("events", "39.2-T")
class EventsAtMonthEnd(PartsErrand, frozen=True):
    """39.2-Q, 39.2-T: as a month ends: whether a revolt is over, and whether an Imperator has come home in time."""


@errand_of("events", "45.1")
class PlagueChecks(PartsErrand, frozen=True):
    """45, 39.2-E2: plague breaks out and spreads, in Diplomacy, last."""


@errand_of("events", "45.2b")
class PlagueEntered(PartsErrand, frozen=True):
    """45.2b: units have entered a Province that had plague last month."""

    stack: int


# ---- naval: the naval phase, fleets, landings


@errand_of("naval", "10.1a")
class NavalOperations(PartsErrand, frozen=True):
    """10: rounds until all Naval Operations Segments are used."""


@errand_of("naval", "10.6a")
class SeaInterception(PartsErrand, frozen=True):
    """10.6: a moving fleet (`ACTIVE_FORCE`) has come to a place: enemies within reach may intercept it there.

    Pushed by a voyage after each of its steps. The voyage goes on if the stack still stands and still has its mark:
    whoever loses a battle, or fights to a draw, is taken off it (10.7.4e-g).
    """

    stack: int
    place: int


@errand_of("naval", "10.7a")
class NavalBattle(PartsErrand, frozen=True):
    """10.7: all fleets of two sides fight in a place; attacker and defender are powers of theirs.

    A moving stack that may not go on afterwards loses its mark `ACTIVE_FORCE` (10.7.4e-h).
    """

    place: int
    attacker: int
    defender: int
    intercepting: bool


@errand_of("naval", "14.6d")
class FleetsLeave(PartsErrand, frozen=True):
    """14.6d-f, 17.2.2c, 14.6g: fleets of a power leave a port that is attacked by land, or after a lost combat.

    `place` is that of the port, or of the coast. Whoever asks has settled that they go, and who is aboard (14.6e).
    """

    place: int
    power: int


@errand_of("naval", "14.6h")
class ShipsLost(PartsErrand, frozen=True):
    """14.6h, 10.7.4d: a combat on land has cost fleets: whoever was aboard and finds no room any more is lost too."""

    stacks: tuple[int, ...]
    by: int


@errand_of("naval", "10.5.1d")
class LandTheRest(PartsErrand, frozen=True):
    """10.5.1d: a landing has survived its combat: cavalry and trains may follow."""

    place: int
    power: int


# ---- march: land movement, interception, forts


@errand_of("march", "12.1a")
class LandMovement(PartsErrand, frozen=True):
    """12, 21: a player's Land Movement Segment."""

    player: int


@errand_of("march", "12.4.1e")
class GoOn(PartsErrand, frozen=True):
    """12.4.1e: the force that was moving has survived what stopped it and goes on if it may."""


# ---- supply


@errand_of("supply", "13.0a")
class Provision(PartsErrand, frozen=True):
    """13.0a, 12.4d: units that want to move, attack or intercept are supplied now; marks tell who is.

    `stacks` are moved by one player, and each is fed by its owner (5.8c); afterwards each is `SUPPLIED` or `HUNGRY`
    (split if only a part is supplied).
    """

    player: int
    stacks: tuple[int, ...]


@errand_of("supply", "13.0b")
class SupplySegment(PartsErrand, frozen=True):
    """13.0b: all of a player's units that are not supplied yet are checked; who is not is lost."""

    player: int


@errand_of("supply", "13.4.1a")
class Replenishment(PartsErrand, frozen=True):
    """4m, 13.4.1: trains that have rested in a friendly city gain a supply point."""


# ---- battle


@errand_of("battle", "14.1a")
class LandCombat(PartsErrand, frozen=True):
    """14: a player's Land Combat Segment."""

    player: int


@errand_of("battle", "14.1e")
class Battle(PartsErrand, frozen=True):
    """14.1e: units attack in a place: retreat before combat, siege, or combat.

    `attackers` are stacks of one side; `met` tells that they have intercepted (12.4.1e). Afterwards `GoOn` is pushed by
    the march that was interrupted, not by the battle.
    """

    place: int
    attackers: tuple[int, ...]
    met: bool = False


IN_LAND_COMBAT, IN_NAVAL_COMBAT, BY_HUNGER = range(3)
"""18.3.1, 19.1h: how a leader falls into an enemy's hands."""


@errand_of("battle", "32d")
class BehindWalls(PartsErrand, frozen=True):
    """32d: units of a power in a place may accept siege before they are ridden down."""

    place: int
    power: int


@errand_of("battle", "18.2a")
class LeaderTaken(PartsErrand, frozen=True):
    """18.2: a leader has fallen to a power, which captures or kills him; `always`: 1 captured, 2 killed, 0 chosen."""

    leader: int
    power: int
    always: int
    how: int = IN_LAND_COMBAT


@errand_of("battle", "18.2.2a")
class LeaderLost(PartsErrand, frozen=True):
    """18.2.2, 18.3, 18.3.1: a leader is dead or captured: morale, treasury and succession; `by` nobody: otherwise."""

    leader: int
    by: int
    killed: bool
    in_battle: bool
    quietly: bool = False
    """A special rule spares his power the loss of morale; whoever succeeds him succeeds as ever."""
    ashore: bool = True
    """18.3.1b: in a combat on land, so that the victor gets a share of a treasury."""


# ---- siege


@errand_of("siege", "4k")
class SiegeResolution(PartsErrand, frozen=True):
    """4k, 17.3, 24, 5.6.1, 43: a player's Siege Resolution Segment."""

    player: int


@errand_of("siege", "16.1a")
class PlaceTaken(PartsErrand, frozen=True):
    """16.1a, 17.3.1d, 21.3b: a city, port or fort in a place falls to a power: garrisons, leaders, forts, shipyards."""

    place: int
    power: int
    starved: bool = False
    """17.3.1d: by siege attrition, without a combat."""


@errand_of("siege", "17.1c")
class SiegesSeen(PartsErrand, frozen=True):
    """17.1c: sieges whose besiegers are gone or too weak are broken; pushed after moves, battles and losses."""
