"""Chapters 7, 11 and 12e: Event Cards played at the start of a Phase, and what they do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.odds import up_to
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task
from romanum.games.hre.data.components import (
    CARDS,
    CATAPHRACTS,
    COUNTERS,
    DIOCESE_PROVINCES,
    DIOCESES,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    PROVINCE,
    PROVINCES,
    SIDE_IDS,
    TARGET_MASK,
)
from romanum.games.hre.data.schema import (
    AnyCard,
    Disease,
    FreeForts,
    Games,
    HeavyCavalry,
    Proscription,
    Rebellion,
    Revolt,
    Treachery,
    Tribute,
)
from romanum.games.hre.rules.cards import CARDS_A_PHASE, CARDS_A_TURN, effect, limits, play_card
from romanum.games.hre.rules.combat import NOWHERE, Battle
from romanum.games.hre.rules.conquest import occupy, vacate
from romanum.games.hre.rules.placement import Displace, Place
from romanum.games.hre.rules.war_and_state import victims
from romanum.games.hre.state import subjects
from romanum.games.hre.state.actions import CARD_MOVE, MARCH, STRIKE, TARGET
from romanum.games.hre.state.active import ActiveStep
from romanum.games.hre.state.position import FORT, HANDS, INTACT, NOBODY, VACANT, Empire

POWER_OF_CARD: Final = {power.card: k for k, power in enumerate(KINGDOMS)}


class PlayEvent(ActiveStep, frozen=True):
    """7a: in the first step of his Phase the Active Player may play one card marked for it."""

    rule: ClassVar[str] = "7a"

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Every card in hand, or none."""
        return [*(CARD_MOVE[c] for c in HANDS.held(g, g.active)), PASS]

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """The limits of 7b and 7.1, the moment on the card, and a target."""
        return None if move == PASS else unplayable(g, g.active, move[1])

    def options(self, g: Empire, seat: int) -> list[Move]:
        """Most cards are outside their turns."""
        f = g.active
        if g.cards_this_turn[f] >= CARDS_A_TURN or g.cards_this_phase[f] >= CARDS_A_PHASE:
            return [PASS]
        turn, phases = g.turn, ANY_PHASE | (ROMAN_PHASE if g.side < FIRST_PEOPLE else BARBARIAN_PHASE)
        timely = [c for c in HANDS.held(g, f) if FIRST_TURN[c] <= turn <= LAST_TURN[c] and BEGINS[c] & phases]
        return [*[CARD_MOVE[c] for c in timely if has_effect(g, f, CARDS[c], c)], PASS]

    def asks_anyway(self, g: Empire) -> bool:
        """In a discreet match, whoever has cards left to play is asked."""
        f = g.active
        return g.discreet and g.cards_this_turn[f] < CARDS_A_TURN and g.cards_this_phase[f] < CARDS_A_PHASE

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Play a card or none."""
        if move != PASS:
            play_card(g, g.active, move[1])

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """How many cards are left this turn."""
        return Prompt("event", self.rule, {**g.who(g.side), "left": CARDS_A_TURN - g.cards_this_turn[g.active]})


FIRST_TURN: Final = tuple(card.turns[0] for card in CARDS)
LAST_TURN: Final = tuple(card.turns[1] for card in CARDS)
ANY_PHASE, ROMAN_PHASE, BARBARIAN_PHASE = 1, 2, 4
BEGINS: Final = tuple(
    {"any": ANY_PHASE, "roman": ROMAN_PHASE, "barbarian": BARBARIAN_PHASE}[card.phase] if card.when == "start" else 0
    for card in CARDS
)
"""At the start of which Phases each card can be played."""


def unplayable(g: Empire, faction: int, c: int) -> Refusal | None:
    """Why a card cannot be played at the start of this Phase; None if it can."""
    card = CARDS[c]
    roman = g.side < FIRST_PEOPLE
    if card.when != "start":
        return limits(g, faction, c) or Refusal("7c", "not-start", {"card": card.id})
    if card.phase != "any" and (card.phase == "roman") != roman:
        return Refusal("7c", "wrong-phase", {"card": card.id, "phase": card.phase})
    return limits(g, faction, c) or without_effect(g, faction, card, c)


def without_effect(g: Empire, faction: int, card: AnyCard, c: int) -> Refusal | None:
    """A card that could do nothing now stays in hand."""
    return None if has_effect(g, faction, card, c) else Refusal("7c", "no-effect", {"card": card.id})


def has_effect(g: Empire, faction: int, card: AnyCard, c: int) -> bool:
    """Whether a card could do something now."""
    if isinstance(card, (Rebellion, Revolt, Treachery)):
        return bool(targets(g, faction, c))
    if isinstance(card, HeavyCavalry):
        return g.side - FIRST_PEOPLE in CATAPHRACTS
    if isinstance(card, Disease):
        return max(g.holder) >= 0
    if isinstance(card, Games):
        p = PROVINCE[card.province]
        return g.holder[p] == faction and g.city[p] == INTACT
    if isinstance(card, Tribute):
        return len(g.provinces_of(faction)) >= card.provinces_per_vp
    if isinstance(card, Proscription):
        return bool(victims(g, faction))
    if isinstance(card, FreeForts):
        return g.forts_in_use() < COUNTERS.forts
    return True


# ---- choosing a target


class ChooseTarget(Step[Empire], frozen=True):
    """11a: where a Rebellion, Revolt, Treachery or disease strikes."""

    card: int
    faction: int
    left: int = 1
    struck: int = 0
    """Provinces this card has struck already."""
    rule: ClassVar[str] = "11a"
    asks: ClassVar[Asks] = Asks("target", subjects.FACTION, subjects.CARD)

    def pending(self, g: Empire) -> tuple[int, ...]:
        """The player of the card."""
        return (g.seat_of[self.faction],)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """All Provinces, or all Dioceses for a plague; nothing, once a card of several targets finds no other."""
        return (*(STRIKE if strikes_dioceses(self.card) else TARGET), PASS)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """What the card allows, each Province once."""
        if move == PASS:
            return Refusal("11a", "must-strike", {"card": CARDS[self.card].id}) if self.strikes(g) else None
        if move[0] == "strike":
            area = DIOCESE_PROVINCES[move[1]]
            return None if is_inhabited(g, area) else nobody_there(DIOCESES[move[1]].name)
        if self.struck >> move[1] & 1:
            return Refusal("11a", "struck-already", {"province": PROVINCES[move[1]].id})
        return forbidden_target(g, self.faction, self.card, move[1])

    def strikes(self, g: Empire) -> list[Move]:
        """Where the card can strike now."""
        if strikes_dioceses(self.card):
            return [STRIKE[d] for d, provinces in enumerate(DIOCESE_PROVINCES) if is_inhabited(g, provinces)]
        return [TARGET[p] for p in targets(g, self.faction, self.card) if not self.struck >> p & 1]

    def options(self, g: Empire, seat: int) -> list[Move]:
        """Where it can strike, or nothing if that is nowhere."""
        return self.strikes(g) or [PASS]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Strike, and go on to the next Province if the card strikes several."""
        if move == PASS:
            return
        if self.left > 1:
            g.push(ChooseTarget(self.card, self.faction, self.left - 1, self.struck | 1 << move[1]))
        card = CARDS[self.card]
        if isinstance(card, Disease):
            infect(g, card, disease_area(card, move))
        elif isinstance(card, Treachery):
            betray(g, self.faction, card, move[1])
        else:
            rise_up(g, self.faction, card, move[1])


def strikes_dioceses(c: int) -> bool:
    """A plague strikes a whole Diocese."""
    card = CARDS[c]
    return isinstance(card, Disease) and card.area == "diocese"


TARGET_PLACES: Final = tuple(tuple(bits(mask)) for mask in TARGET_MASK)


def targets(g: Empire, faction: int, c: int) -> list[int]:
    """The Provinces a card can strike now: those that are not forbidden, found a faster way."""
    card, allowed, holder = CARDS[c], TARGET_MASK[c], g.holder
    if isinstance(card, Disease):
        return [p for p in TARGET_PLACES[c] if is_inhabited(g, disease_area(card, TARGET[p]))]
    if isinstance(card, Treachery):
        near = 0
        for p in g.provinces_of(g.side):
            near |= NEIGHBOUR_MASK[p]
        return [p for p in bits(near & allowed) if forbidden_treachery(g, card, p) is None]
    if g.rebels_on_map() >= COUNTERS.rebels:
        return []
    spared = g.promised(faction) | 1 << faction
    return [p for p in TARGET_PLACES[c] if 0 <= holder[p] < FIRST_PEOPLE and not spared >> holder[p] & 1]


def forbidden_target(g: Empire, faction: int, c: int, province: int) -> Refusal | None:
    """Why a card cannot strike a Province; None if it can."""
    card, name, holder = CARDS[c], PROVINCES[province].id, g.holder[province]
    if not TARGET_MASK[c] >> province & 1:
        return Refusal("11a", "card-elsewhere", {"card": card.id, "province": name})
    if isinstance(card, Disease):
        return None if is_inhabited(g, disease_area(card, TARGET[province])) else nobody_there(name)
    if isinstance(card, Treachery):
        return forbidden_treachery(g, card, province)
    if not 0 <= holder < FIRST_PEOPLE or holder == faction:
        return Refusal("11a", "not-anothers", {"province": name})
    if g.promised(faction) >> holder & 1:
        return Refusal("16b", "promised", {"faction": FACTIONS[holder].id})
    if g.rebels_on_map() >= COUNTERS.rebels:
        return Refusal("8a", "no-rebels-left", {"counters": COUNTERS.rebels})
    return None


# ---- Rebellion and revolt (11)


@effect("rebellion")
def start_rebellion(g: Empire, faction: int, c: int) -> None:
    """Legions of another Faction rebel."""
    card = CARDS[c]
    assert isinstance(card, Rebellion)
    g.push(ChooseTarget(c, faction, card.provinces))


@effect("revolt")
@effect("treachery")
@effect("disease")
def choose_one_target(g: Empire, faction: int, c: int) -> None:
    """The card strikes one place."""
    g.push(ChooseTarget(c, faction))


def rise_up(g: Empire, faction: int, card: AnyCard, province: int) -> None:
    """11: Rebels fight whoever is left in the Province, without Difficult Terrain (11b)."""
    side, holder = FIRST_REBEL + faction, g.holder[province]
    free = COUNTERS.rebels - g.rebels_on_map()
    mutiny = isinstance(card, Rebellion)
    if isinstance(card, Rebellion):
        number = min(card.legions, g.armies[province], free)
        g.remove(province, number)
    else:
        assert isinstance(card, Revolt)
        number = min(card.rebels, free)
    g.tell(
        "rebellion" if mutiny else "revolt", "11a", faction=FACTIONS[faction].id, card=card.id,
        province=PROVINCES[province].id, victim=FACTIONS[holder].id, rebels=number,
    )  # fmt: skip
    g.push(Battle(side, province, NOWHERE, holder, number, mutiny=mutiny))


# ---- treachery (12e)


def forbidden_treachery(g: Empire, card: Treachery, province: int) -> Refusal | None:
    """An enemy Province with few Armies, next to one from which an Army can march in."""
    name, holder = PROVINCES[province].id, g.holder[province]
    if holder == VACANT or holder == g.side or g.is_own(g.side, holder):
        return Refusal("12e", "not-anothers", {"province": name})
    if holder < FIRST_PEOPLE and g.promised(g.side) >> holder & 1:
        return Refusal("16b", "promised", {"faction": FACTIONS[holder].id})
    if g.armies[province] > card.max_armies:
        return Refusal("12e", "too-many", {"province": name, "armies": g.armies[province], "limit": card.max_armies})
    return None if marching_in(g, province) else Refusal("12e", "nobody-near", {"province": name})


def marching_in(g: Empire, province: int) -> list[int]:
    """Provinces of the active side next door that can spare an Army; Romans leave a Legion or Fort (8.2e)."""
    roman = g.side < FIRST_PEOPLE
    return [q for q in NEIGHBOURS[province] if g.holder[q] == g.side and (not roman or g.armies[q] > 1 or g.fort[q])]


def betray(g: Empire, faction: int, card: Treachery, province: int) -> None:
    """On the card's number or more the Armies are gone, and one of the active side's marches in."""
    die, former = g.dice.roll(), g.holder[province]
    success = die >= card.roll
    g.tell(
        "treachery", "12e", faction=FACTIONS[faction].id, card=card.id, province=PROVINCES[province].id,
        enemy=SIDE_IDS[former], dice=[die], needed=card.roll, outcome="win" if success else "loss",
        chance=round(1 - up_to(card.roll - 1), 4),
    )  # fmt: skip
    if success:
        g.remove(province, g.armies[province])
        g.push(MarchIn(province, former))


class MarchIn(ActiveStep, frozen=True):
    """The Province from which an Army marches through the open gates."""

    province: int
    former: int
    rule: ClassVar[str] = "12e"

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        return MARCH

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Next door, able to spare one."""
        q = move[1]
        if q in marching_in(g, self.province):
            return None
        if NEIGHBOUR_MASK[self.province] >> q & 1 and g.holder[q] == g.side:
            return Refusal("8.2e", "would-empty", {"province": PROVINCES[q].id})
        return Refusal("12e", "not-from", {"origin": PROVINCES[q].id, "side": SIDE_IDS[g.side]})

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """It counts as conquest."""
        origin, province = PROVINCES[move[1]].id, PROVINCES[self.province].id
        g.tell("march", "12e", side=SIDE_IDS[g.side], origin=origin, province=province)
        g.remove(move[1])
        occupy(g, g.side, self.province, 1, self.former)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        facts = {"faction": FACTIONS[g.active].id, "side": SIDE_IDS[g.side], "province": PROVINCES[self.province].id}
        return Prompt("march", self.rule, facts)


# ---- disease (7.3)


def disease_area(card: Disease, move: Move) -> tuple[int, ...]:
    """The Provinces a disease strikes."""
    if card.area == "diocese":
        return DIOCESE_PROVINCES[move[1]]
    return (move[1], *NEIGHBOURS[move[1]]) if card.area == "province_and_neighbours" else (move[1],)


def is_inhabited(g: Empire, area: tuple[int, ...]) -> bool:
    """Whether a disease would find an Army in its area; where it breaks out nobody need stand."""
    armies = g.armies
    return any(armies[p] for p in area)


def nobody_there(name: str) -> Refusal:
    """7c: a disease without Armies to strike would change nothing."""
    return Refusal("7c", "nobody-there", {"province": name})


def infect(g: Empire, card: Disease, area: tuple[int, ...]) -> None:
    """7.3: a die for every Army; Cities, Forts and Fortresses are not touched."""
    for p in area:
        if not g.armies[p]:
            continue
        side = g.holder[p]
        dice = [g.dice.roll() for _ in range(g.armies[p])]
        dead = sum(die >= card.loses_on for die in dice)
        g.tell(
            "disease", "7.3a", card=card.id, province=PROVINCES[p].id, side=SIDE_IDS[side], dice=dice,
            needed=card.loses_on, dead=dead,
        )  # fmt: skip
        if dead:
            g.remove(p, dead)
            vacate(g, p)


# ---- Kingdoms and Tribes (7.2)


@effect("kingdom")
@effect("tribe")
def bring_in(g: Empire, faction: int, c: int) -> None:
    """7.2: the newcomers enter, whoever is in their way withdraws, and they expand at once."""
    k = POWER_OF_CARD[c]
    power = KINGDOMS[k]
    g.power_of[k] = faction
    g.push(Place(FIRST_POWER + k, power.armies - 1, power.start))
    g.push(EnterPower(k))
    g.push(Displace(power.start, "7.2b"))


class EnterPower(Task[Empire], frozen=True):
    """7.2d: the first Army, and for a Kingdom always a City and a Fort: counters limit only what is built (8a)."""

    power: int
    rule: ClassVar[str] = "7.2d"

    def run(self, g: Empire) -> None:
        """Put them on the map."""
        power = KINGDOMS[self.power]
        p = power.start
        g.tell(
            "enter-power", "7.2d" if power.kind == "kingdom" else "7.2a", side=power.id, kind=power.kind,
            province=PROVINCES[p].id, armies=power.armies,
        )  # fmt: skip
        if power.kind == "tribe":
            occupy(g, FIRST_POWER + self.power, p, 1, VACANT)
        else:
            g.put(FIRST_POWER + self.power, p)
            g.city[p] = INTACT
            g.fort[p], g.fort_owner[p], g.fort_turn[p] = FORT, NOBODY, g.turn
