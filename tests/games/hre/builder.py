"""Positions in the rulebook's terms, and a table to play them at.

    t = position(lugdunensis="galli:2", aquitania="red:2 fort city")   # red has two Legions, a Fort and a City
    t.place("red", 2)                                     # red's Phase, two Legions waiting to be placed
    t.roll(5, 4, 4,  3, 1, 3,  5, 3, 6)                   # the next dice, in the order they are rolled
    t.play("red", "attack lugdunensis from aquitania")    # through the checked door
    assert t["lugdunensis"] == "galli:1"

A Province is written as `side:armies`, then what stands beside them, and is read back the same way:
`galli:1 by red` (red's player answers for the Galli; unless told otherwise the last Faction's does), `daci:2 fort
city`, `fortress:red` (alone, and red's), `looted` (a looted City), `red-rebels:2 of blue` (raised by red's card,
Legions of blue), `was:daci` (empty, and last held by them), `stricken` (emptied by an event).
Keywords write `germania_magna` for germania-magna.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import romanum
from romanum.engine.match import Match
from romanum.games.hre.data.components import (
    BARBARIANS,
    CARD,
    EMPERORS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    PEOPLES,
    PROVINCE,
    SIDE,
    SIDE_IDS,
)
from romanum.games.hre.rules.order import BUILD, CITIES, EVENTS, POINTS, Phase, begin_phase
from romanum.games.hre.rules.placement import NO_HOME, Place
from romanum.games.hre.state.position import (
    FORT,
    FORTRESS,
    HAND,
    HANDS,
    INTACT,
    LOOTED,
    NO_FORT,
    NOBODY,
    NONE,
    VACANT,
    Empire,
)
from story import Story

FORTS = {"fort": FORT, "fortress": FORTRESS}
CITY = {"city": INTACT, "looted": LOOTED}
STAGES = {"events": EVENTS, "build": BUILD, "cities": CITIES, "points": POINTS}
USUAL_STARTS = {"green": "achaea", "yellow": "syria", "red": "roma", "blue": "aquitania"}


def position(
    board: Mapping[str, str] | None = None,
    /,
    *,
    seats: int = 4,
    turn: int = 2,
    options: Mapping[str, Any] | None = None,
    roman_vp: Mapping[str, int] | None = None,
    barbarian_vp: Mapping[str, int] | None = None,
    hand: Mapping[str, Sequence[str]] | None = None,
    start: Mapping[str, str] | None = None,
    barbarians: Mapping[str, int] | None = None,
    emperors: Mapping[str, int] | None = None,
    people_of: Mapping[str, str] | None = None,
    power_of: Mapping[str, str] | None = None,
    forts_ready: Mapping[str, int] | None = None,
    cards_this_turn: Mapping[str, int] | None = None,
    cards_this_phase: Mapping[str, int] | None = None,
    dead: Sequence[str] = (),
    began: Sequence[str] | None = None,
    **provinces: str,
) -> Table:
    """A table with this position on it, nothing being done; hands are empty and scores 0 unless given.

    Provinces are keywords; those that several tests share may come first, as a dict.

    `barbarians` and `emperors` are the tokens held, known to their holders; `began` the Peoples that were on the map
    when the turn began (default: all that are on it now). From turn two on the Starting Provinces are the usual ones.
    """
    match: Match[Empire] = cast("Match[Empire]", romanum.game("hre").new(seats=seats, seed=1, options=options or {}))
    g = match.position
    n = g.factions
    g.stack, g.turn, g.hand = [], turn, [NONE] * (n * HAND)
    g.draw_order, g.drawer, g.drawn = list(range(n)), NOBODY, 0
    fields = {
        "roman_vp": roman_vp,
        "barbarian_vp": barbarian_vp,
        "barbarian_token": barbarians,
        "emperor_token": emperors,
        "forts_ready": forts_ready,
        "cards_this_turn": cards_this_turn,
        "dead": dict.fromkeys(dead, 1),
    }
    for name, given in fields.items():
        setattr(g, name, [(given or {}).get(FACTIONS[f].id, 0) for f in range(n)])
    g.barbarian_known = [1 << f if token else 0 for f, token in enumerate(g.barbarian_token)]
    g.emperor_known = [1 << f if token else 0 for f, token in enumerate(g.emperor_token)]
    starts = start if start is not None else USUAL_STARTS if turn > 1 else {}
    g.start = [PROVINCE[starts[FACTIONS[f].id]] if FACTIONS[f].id in starts else NONE for f in range(n)]
    for faction, cards in (hand or {}).items():
        for card in cards:
            assert HANDS.gain(g, SIDE[faction], CARD[card])
    for province, text in {**(board or {}), **provinces}.items():
        _stand(g, PROVINCE[province.replace("_", "-")], text.split())
    for side, faction in {**(people_of or {}), **(power_of or {})}.items():
        _belong(g, SIDE[side], SIDE[faction])
    present = {SIDE_IDS[side] for side in g.holder if side >= 0} if began is None else set(began)
    g.people_began = [int(people.id in present) for people in PEOPLES]
    match.events.clear()
    g.log = match.events
    return Table(match, cards_this_phase or {})


def _stand(g: Empire, p: int, words: list[str]) -> None:
    """Read what stands in a Province."""
    parts = iter(words)
    for word in parts:
        name, _, value = word.partition(":")
        if name in SIDE:
            g.holder[p], g.armies[p] = SIDE[name], int(value)
            g.last_held[p] = SIDE[name] if SIDE[name] < FIRST_REBEL else NOBODY
            if _owner_unknown(g, SIDE[name]):
                _belong(g, SIDE[name], g.factions - 1)
        elif name in FORTS:
            g.fort[p] = FORTS[name]
            holder = g.holder[p] if VACANT < g.holder[p] < FIRST_PEOPLE else NOBODY
            g.fort_owner[p] = SIDE.get(value, NOBODY) if value else holder
            g.last_held[p] = g.fort_owner[p] if g.holder[p] == VACANT else g.last_held[p]
        elif name in CITY:
            g.city[p] = CITY[name]
        elif name == "was":
            g.last_held[p] = SIDE[value]
        elif name == "stricken":
            g.stricken[p] = 1
        elif name == "by":
            _belong(g, g.holder[p], SIDE[next(parts)])
        elif name == "of":
            g.rebel_origin[p] = SIDE[next(parts)]
        else:
            raise ValueError(f"nothing is called {word!r}")


def _owner_unknown(g: Empire, side: int) -> bool:
    return FIRST_PEOPLE <= side < FIRST_REBEL and g.owner(side) == NOBODY


def _belong(g: Empire, side: int, faction: int) -> None:
    """A People, Kingdom or Tribe is this Faction's player's."""
    if side < FIRST_POWER:
        g.people_of[side - FIRST_PEOPLE] = faction
    else:
        g.power_of[side - FIRST_POWER] = faction


class Table(Story[Empire]):
    """A match in the position that was built, played by the names of the Factions."""

    def __init__(self, match: Match[Empire], cards_this_phase: Mapping[str, int]) -> None:
        super().__init__(match)
        self.cards_this_phase = dict(cards_this_phase)

    def seat(self, who: str) -> int:
        """The seat that commands a Faction."""
        return self.g.seat_of[SIDE[who]]

    def name(self, seat: int) -> str:
        """The Faction of a seat."""
        return next(faction.id for faction in FACTIONS if self.seat(faction.id) == seat)

    # ---- beginning a Phase

    def roman_phase(self, faction: str, emperor: str = "", at: str = "events") -> Table:
        """Begin a Faction's Phase at a step: events, build, cities or points; unless named, the Emperor gives nothing.

        On turn one its events are preceded by the choice of a Starting Province.
        """
        self._lead(faction, emperor)
        return self._begin(at)

    def barbarian_phase(self, people: str, by: str = "", at: str = "events") -> Table:
        """Begin the Phase of a People that is on this turn's chart, played by its player or by `by`'s."""
        self._invade(people, by)
        return self._begin(at)

    def place(
        self, side: str, armies: int, *, home: str = "", by: str = "", emperor: str = "", phase_of: str = ""
    ) -> Table:
        """A side's Phase, so many Armies waiting to be placed; `home` is the Starting Province it spreads from.

        `phase_of` is the Faction or People in whose Phase a Kingdom or Tribe places.
        """
        active = phase_of or side
        if SIDE[active] < FIRST_PEOPLE:
            self._lead(active, emperor)
        else:
            self._invade(active, by)
        self.g.stack = [Phase(CITIES)]
        return self.push(Place(SIDE[side], armies, PROVINCE[home] if home else NO_HOME))

    def _lead(self, faction: str, emperor: str) -> None:
        g, f = self.g, SIDE[faction]
        row = EMPERORS[g.turn - 1]
        plain = [e for e in row if not e.legions]
        leader = next(e for e in row if e.id == emperor) if emperor else min(plain, key=lambda e: e.bonuses != "none")
        g.emperor_token[f] = leader.token
        self._reveal(f, False)
        if not emperor:
            g.attack_dice, g.attack_bonus, g.wins_ties, g.province_vp = 2, 0, False, False

    def _invade(self, people: str, by: str) -> None:
        g, p = self.g, SIDE[people] - FIRST_PEOPLE
        f = SIDE[by] if by else g.people_of[p] if g.people_of[p] != NOBODY else g.factions - 1
        tokens = [entry.token for entry in BARBARIANS[g.turn - 1] if entry.people == p]
        if not tokens:
            turns = [row[0].turn for row in BARBARIANS if any(entry.people == p for entry in row)]
            raise ValueError(f"the {people} come on turns {turns}, not on turn {g.turn}")
        g.barbarian_token[f] = tokens[0]
        self._reveal(f, True)

    def _reveal(self, faction: int, barbarian: bool) -> None:
        """The Phase begins; cards that `position` says were played in the first one count."""
        self.g.stack = []
        begin_phase(self.g, faction, barbarian)
        while self.cards_this_phase:
            played_by, cards = self.cards_this_phase.popitem()
            self.g.cards_this_phase[SIDE[played_by]] = cards

    def _begin(self, at: str) -> Table:
        if at != "events":
            self.g.stack = [Phase(STAGES[at])]
        return self.go_on()

    # ---- looking

    def vp(self, faction: str) -> tuple[int, int]:
        """Roman and Barbarian points."""
        return self.g.roman_vp[SIDE[faction]], self.g.barbarian_vp[SIDE[faction]]

    def __getitem__(self, province: str) -> str:
        """What stands in a Province, as `position` takes it; `vacant` if nothing does."""
        g, p = self.g, PROVINCE[province]
        holder = g.holder[p]
        words = []
        if holder != VACANT:
            words.append(f"{SIDE_IDS[holder]}:{g.armies[p]}")
        if g.rebel_origin[p] != NOBODY:
            words.append(f"of {FACTIONS[g.rebel_origin[p]].id}")
        if g.fort[p] != NO_FORT:
            owner = g.fort_owner[p]
            usual = holder if VACANT < holder < FIRST_PEOPLE else NOBODY
            name = "fort" if g.fort[p] == FORT else "fortress"
            words.append(name if owner == usual else f"{name}:{FACTIONS[owner].id if owner >= 0 else 'nobody'}")
        words += [word for word, city in CITY.items() if g.city[p] == city]
        if g.stricken[p]:
            words.append("stricken")
        return " ".join(words) or "vacant"
