"""Positions in the rulebook's terms, and a table to play them at.

    t = position(
        {"britanniae-2": "west constantinus-iii comitatenses-britanniae-1", "galliae-1": "reduced franci-salii-a"},
        usurpers={"west": "constantinus-iii"},
        status={"franci-salii": "foederati"},
        hand={"barbarian": "desertion", "roman": "tribute"},
    )
    t.sequence("barbarian")                                        # one SMC: his movement, then his combats
    t.roll(2)                                                      # the next dice, in the order they are rolled
    t.play("barbarian", "lead constantinus-iii", "take comitatenses-britanniae-1", "to galliae-1", "rally")
    assert t["galliae-1"] == "west constantinus-iii comitatenses-britanniae-1 reduced franci-salii-a"

Everything is named by its id, camps as `roman` and `barbarian`, whichever seat commands them. What stands in an area
is a list of pieces with words between them, each holding for what follows: `loyal`, `west` and `east` (the usurpation
it follows; loyal at first), `reduced` and `full` (full at first). `ravenna`, `constantinopolis` (the refuges),
`western-fleet`, `eastern-fleet` and `third-fleet` are places too, and so are the boxes `waiting`, `lost`, `returning`
and `gone`. Pieces that are not named are gone, except that Tribes of which no unit is named, and guards that nobody
has, are waiting. Honorius at Ravenna and Theodosius II at Constantinopolis are the Augusti unless others are named.

Dice: a d6 is a number, a face of the d10 is `ten(0)` to `ten(9)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from romanum.engine.position import changed
from romanum.engine.step import Step
from romanum.games.ultimus.data.components import (
    BU,
    FLEET_BASE,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    PIECE,
    PIECE_COUNT,
    PIECES,
    SEAS,
    STRATAGEM,
    STRATAGEMS,
    TRIBE,
    TRIBE_COUNT,
    ZONE,
    ZONE_IDS,
)
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.battle.combat import CombatStep
from romanum.games.ultimus.rules.peoples.adjustments import AdjustRomans, LeadersHome, TestRefuges
from romanum.games.ultimus.rules.peoples.winter import AdjustTribes
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.rules.year.balance import PhaseF
from romanum.games.ultimus.rules.year.entries import Deaths, Entries
from romanum.games.ultimus.rules.year.geostrategy import Geostrategy
from romanum.games.ultimus.rules.year.sequence import PhaseA, PhaseB, PhaseC, PhaseD, PhaseE, Sequences, Year
from romanum.games.ultimus.state.actions import FLEET_IDS
from romanum.games.ultimus.state.position import (
    ABOARD,
    AT_SEA,
    CAMP_IDS,
    CONSTANTINOPOLIS_BOX,
    FLEETS,
    GONE,
    HALF_IDS,
    HANDS,
    LOST,
    LOYAL,
    NOBODY,
    NONE,
    PHASE_C,
    PHASE_E,
    PHASE_F,
    PHASE_IDS,
    RAVENNA_BOX,
    RETURNING,
    STATUS_IDS,
    UNITS_OF,
    WAITING,
    LateEmpire,
)
from story import Story, dice

CAMPS = {name: camp for camp, name in enumerate(CAMP_IDS)}
HALVES = {name: half for half, name in enumerate(HALF_IDS)}
BOXES = {
    "gone": GONE,
    "waiting": WAITING,
    "lost": LOST,
    "returning": RETURNING,
    "ravenna": RAVENNA_BOX,
    "constantinopolis": CONSTANTINOPOLIS_BOX,
    **{name: ABOARD + fleet for fleet, name in enumerate(FLEET_IDS)},
}
PLACES = {**ZONE, **BOXES}
PLACE_NAMES = {place: name for name, place in PLACES.items()}
PHASES: dict[str, type[Step[Any]]] = {"A": PhaseA, "B": PhaseB, "C": PhaseC, "D": PhaseD, "E": PhaseE, "F": PhaseF}
AUGUSTI = {"west": ("honorius", "italia-4"), "east": ("theodosius-ii", "thracia-3")}


def ten(face: int) -> int:
    """A face of the d10, 0 to 9, as `roll` takes it."""
    return face + 1


def position(
    board: Mapping[str, str] | None = None,
    /,
    *,
    scenario: str = "radagaisus-and-alaric",
    year: int = 408,
    last_year: int = 500,
    options: Mapping[str, Any] | None = None,
    roman_seat: int = 0,
    augusti: Mapping[str, str] | None = None,
    caesars: Mapping[str, str] | None = None,
    usurpers: Mapping[str, str] | None = None,
    puppets: Mapping[str, str] | None = None,
    guards: Mapping[str, str] | None = None,
    status: Mapping[str, str] | None = None,
    major: Iterable[str] = (),
    ally: Mapping[str, str] | None = None,
    regna: Mapping[str, str] | None = None,
    hand: Mapping[str, str] | None = None,
    removed: str = "",
    pv: Mapping[str, int] | None = None,
    fleets: Mapping[str, str] | None = None,
    initiative: str = "barbarian",
    sequences: Mapping[str, int] | None = None,
    **fields: Any,
) -> Table:
    """A table with this position on it, nothing being done.

    `augusti`, `caesars`, `usurpers` and `puppets` are by half (`nobody` for none), `guards` lead from a leader to his
    Buccellarii, `status` is by Tribe, `ally` leads from a Tribe to the one it follows, `regna` give `king capital` by
    Tribe, `hand` the stratagems of a camp, `fleets` camp and place (an area or a sea, or `none`); further keywords are
    fields of the position.
    """
    match = UltimusRomanorum().new(scenario=scenario, seats=2, seed=1, options=options or {})
    g = match.position = LateEmpire(
        scenario=match.position.scenario, year=year, last_year=last_year, roman_seat=roman_seat, dice=dice()
    )
    g.discreet = bool((options or {}).get("discreet", False))
    for place, text in (board or {}).items():
        _stand(g, PLACES[place], text.split())
    for leader, unit in (guards or {}).items():
        owner, guard = PIECE[leader], PIECE[unit]
        g.guard_of = changed(g.guard_of, guard, owner)
        g.put((guard,), g.where[owner])
        g.set_cause((guard,), g.cause[owner])
    _unnamed(g)
    _offices(g, augusti, caesars, usurpers, puppets)
    _tribes(g, status or {}, major, ally or {}, regna or {})
    for camp, names in (hand or {}).items():
        for name in names.split():
            HANDS.gain(g, g.seat_of(CAMPS[camp]), STRATAGEM[name])
    g.removed = tuple(STRATAGEM[name] for name in removed.split())
    for camp, points in (pv or {}).items():
        g.pv = changed(g.pv, CAMPS[camp], points)
    _ships(g, fleets or {})
    g.initiative = CAMPS[initiative]
    for camp, number in (sequences or {}).items():
        g.sequences = changed(g.sequences, CAMPS[camp], number)
    for name, value in fields.items():
        assert hasattr(g, name), f"a position has no {name}"
        setattr(g, name, tuple(value) if isinstance(value, list) else value)
    match.events.clear()
    g.log = match.events
    return Table(match)


def _stand(g: LateEmpire, place: int, words: list[str]) -> None:
    """Read what stands in a place."""
    cause, reduced = LOYAL, 0
    for word in words:
        if word == "loyal":
            cause = LOYAL
        elif word in HALVES:
            cause = 1 + HALVES[word]
        elif word in ("reduced", "full"):
            reduced = int(word == "reduced")
        else:
            piece = PIECE[word]
            g.put((piece,), place)
            g.set_cause((piece,), cause)
            g.reduced = changed(g.reduced, piece, reduced if piece >= LEADER_COUNT else 0)


def _unnamed(g: LateEmpire) -> None:
    """Tribes of which no unit is named, and guards that nobody has, wait."""
    for tribe in range(TRIBE_COUNT):
        if all(g.where[unit] == GONE for unit in UNITS_OF[tribe]):
            for unit in UNITS_OF[tribe]:
                g.put((unit,), WAITING)
    for unit in range(LEADER_COUNT, PIECE_COUNT):
        if KIND[unit - LEADER_COUNT] == BU and g.guard_of[unit] == NOBODY:
            g.put((unit,), WAITING)


def _offices(
    g: LateEmpire,
    augusti: Mapping[str, str] | None,
    caesars: Mapping[str, str] | None,
    usurpers: Mapping[str, str] | None,
    puppets: Mapping[str, str] | None,
) -> None:
    for half, (name, area) in AUGUSTI.items():
        chosen = (augusti or {}).get(half, name)
        g.augustus = changed(g.augustus, HALVES[half], PIECE.get(chosen, NOBODY))
        if chosen == name and g.where[PIECE[name]] == GONE:
            g.put((PIECE[name],), ZONE[area])
    for office, names in (("caesar", caesars), ("usurper", usurpers), ("puppet", puppets)):
        for half, name in (names or {}).items():
            setattr(g, office, changed(getattr(g, office), HALVES[half], PIECE.get(name, NOBODY)))


def _tribes(
    g: LateEmpire,
    status: Mapping[str, str],
    major: Iterable[str],
    ally: Mapping[str, str],
    regna: Mapping[str, str],
) -> None:
    for leader, tribe in enumerate(LEADER_TRIBE):
        if tribe >= 0 and g.where[leader] >= 0:
            g.major = changed(g.major, tribe, 1)
    for name in major:
        g.major = changed(g.major, TRIBE[name], 1)
    for name, state in status.items():
        g.status = changed(g.status, TRIBE[name], STATUS_IDS.index(state))
    for name, other in ally.items():
        g.ally = changed(g.ally, TRIBE[name], TRIBE[other])
    for name, text in regna.items():
        king, capital = text.split()
        g.status = changed(g.status, TRIBE[name], STATUS_IDS.index("regnum"))
        g.king = changed(g.king, TRIBE[name], PIECE.get(king, NOBODY))
        g.capital = changed(g.capital, TRIBE[name], ZONE[capital])


def _ships(g: LateEmpire, fleets: Mapping[str, str]) -> None:
    """The two fleets lie at home under the Roman unless something else is said."""
    for fleet, base in enumerate(FLEET_BASE):
        g.fleet_at = changed(g.fleet_at, fleet, base)
        g.fleet_camp = changed(g.fleet_camp, fleet, CAMPS["roman"])
    for name, text in fleets.items():
        camp, _, place = text.partition(" ")
        fleet = FLEET_IDS.index(name)
        g.fleet_camp = changed(g.fleet_camp, fleet, CAMPS[camp])
        if place:
            g.fleet_at = changed(g.fleet_at, fleet, NONE if place == "none" else _berth(place))


def _berth(place: str) -> int:
    return AT_SEA + SEAS.index(place) if place in SEAS else ZONE[place]


class Table(Story[LateEmpire]):
    """A match in the position that was built, played by the names of the camps."""

    def seat(self, who: str) -> int:
        """The seat that commands a camp now."""
        return self.g.seat_of(CAMPS[who])

    def name(self, seat: int) -> str:
        """The camp of a seat."""
        return CAMP_IDS[self.g.camp_of(seat)]

    # ---- beginning

    def years(self) -> Table:
        """Begin the year after the one that `position` names, and go on to the last."""
        return self.push(Year())

    def phase(self, *letters: str) -> Table:
        """Begin these phases, one after the other."""
        return self.push(*(PHASES[letter]() for letter in letters))

    def geostrategy(self, camp: str) -> Table:
        """Begin a camp's part of Phase C, without entries."""
        self.g.phase = PHASE_C
        return self.push(Geostrategy(CAMPS[camp]))

    def entries(self, camp: str) -> Table:
        """The leaders of a camp enter or return, as in Phase C."""
        self.g.phase = PHASE_C
        return self.push(Entries(CAMPS[camp]))

    def deaths(self) -> Table:
        """The death checks of Phase D."""
        return self.push(Deaths())

    def sequence(self, *camps: str) -> Table:
        """One movement-combat sequence for each of these camps in turn."""
        g = self.g
        g.phase = PHASE_E
        for camp in camps:
            g.sequences = changed(g.sequences, CAMPS[camp], g.sequences[CAMPS[camp]] + 1)
        return self.push(Sequences(CAMPS[camps[0]]))

    def combat(self, camp: str) -> Table:
        """Begin the combat step of a camp's sequence."""
        self.g.phase, self.g.active = PHASE_E, CAMPS[camp]
        return self.push(CombatStep(CAMPS[camp]))

    def moment(self, camp: str, moment: str, area: str = "") -> Table:
        """Let a camp play stratagems at a moment of Phase E, in the other's sequence."""
        self.g.phase, self.g.active = PHASE_E, 1 - CAMPS[camp]
        watch(self.g, CAMPS[camp], moment, ZONE[area] if area else NONE)
        return self.go_on()

    def adjustments(self) -> Table:
        """Begin the Adjustments of Phase F, fleets apart."""
        self.g.phase = PHASE_F
        return self.push(AdjustRomans(), LeadersHome(), TestRefuges(), AdjustTribes())

    # ---- playing

    def drawn(self, stratagem: str, *before: str) -> int:
        """The die that draws a stratagem from the cup, others having been drawn before it."""
        cup = self.g.cup()
        for name in before:
            cup.remove(STRATAGEM[name])
        return cup.index(STRATAGEM[stratagem]) + 1

    def wish(self, camp: str, wish: str) -> Table:
        """How a camp wishes to be asked about stratagems in sequences."""
        self.match.prefer(self.g.seat_of(CAMPS[camp]), "stratagems", wish)
        return self

    @property
    def phase_now(self) -> str:
        """The letter of the running phase."""
        return PHASE_IDS[self.g.phase]

    # ---- looking

    def where(self, piece: str) -> str:
        """The place of a piece: an area, a refuge, a fleet or a box."""
        return PLACE_NAMES[self.g.where[PIECE[piece]]]

    def camp(self, piece: str) -> str:
        """The camp of a piece."""
        return CAMP_IDS[self.g.camp(PIECE[piece])]

    def follows(self, piece: str) -> str:
        """The usurpation a piece follows, west or east; loyal if none."""
        cause = self.g.cause[PIECE[piece]]
        return HALF_IDS[cause - 1] if cause else "loyal"

    def is_reduced(self, unit: str) -> bool:
        """Whether a unit is at its reduced strength."""
        return bool(self.g.reduced[PIECE[unit]])

    def steps(self, unit: str) -> int:
        """The steps of a unit on the map: 2 at full strength, 1 reduced, 0 gone."""
        return 0 if self.g.where[PIECE[unit]] < 0 else 2 - self.g.reduced[PIECE[unit]]

    def guard(self, leader: str) -> str:
        """The Buccellarii of a leader, or nothing."""
        owner = PIECE[leader]
        return PIECES[self.g.guard_of.index(owner)] if owner in self.g.guard_of else ""

    def status(self, tribe: str) -> str:
        """The status of a Tribe."""
        return STATUS_IDS[self.g.status[TRIBE[tribe]]]

    def hand(self, camp: str) -> list[str]:
        """The stratagems of a camp, in the order of the list of stratagems."""
        return [STRATAGEMS[kind].id for kind in sorted(self.g.stratagems(self.g.seat_of(CAMPS[camp])))]

    def pv(self, camp: str) -> int:
        """The points of a camp."""
        return self.g.pv[CAMPS[camp]]

    def office(self, name: str, half: str) -> str:
        """Who is augustus, caesar, usurper or puppet of a half, or nobody."""
        holder = getattr(self.g, name)[HALVES[half]]
        return PIECES[holder] if holder != NOBODY else "nobody"

    def fleet(self, name: str) -> str:
        """Camp and place of a fleet, as `position` takes them."""
        fleet = FLEET_IDS.index(name)
        here = self.g.fleet_at[fleet]
        place = "none" if here == NONE else SEAS[here - AT_SEA] if here >= AT_SEA else ZONE_IDS[here]
        return f"{CAMP_IDS[self.g.fleet_camp[fleet]]} {place}"

    def holder(self, area: str) -> str:
        """The camp that controls an area."""
        return CAMP_IDS[self.g.holds(ZONE[area])]

    def __getitem__(self, place: str) -> str:
        """What stands in a place, as `position` takes it: the loyal, then rebels of the west and the east."""
        g = self.g
        words: list[str] = []
        here = g.at(PLACES[place])
        for cause in (0, 1, 2):
            pieces = [p for p in here if g.cause[p] == cause]
            whole = [PIECES[p] for p in pieces if not g.reduced[p]]
            weak = [PIECES[p] for p in pieces if g.reduced[p]]
            words += [HALF_IDS[cause - 1]] if pieces and cause else []
            words += [*whole, *(["reduced", *weak] if weak else [])]
        return " ".join(words)


assert len(FLEET_IDS) == FLEETS
