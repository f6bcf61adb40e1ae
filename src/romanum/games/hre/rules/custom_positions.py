"""Positions in words: what stands where, who leads whom, the points, the tokens and the cards.

    board = { roma = "red 3 fort city", aquitania = "galli 2 looted", pannonia = "fort of blue" }

What stands in a Province is a list of words: a side and the number of its Armies; `fort` or `fortress`, with `of` the
Faction that built it where the Armies are not its own; `city` or `looted`; `from` the Faction whose Legions the
Rebels were; `was` the side that held it last, where that is not the one that stands there; `stricken` where all died.

A sheet begins a turn, before anybody draws, or the phase of whoever is next among Barbarians or Romans.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from msgspec import UNSET

from romanum.engine.sheets.drawers import Beginning, Drawer, Held, Many, One, Row, list_of, table_of, words_of
from romanum.engine.sheets.entries import Flag, Mask, Name, Number, found
from romanum.engine.sheets.faults import Faults, Wrong, spot, told, unknown
from romanum.engine.sheets.sheet import Head, Sheets
from romanum.games.hre.data.components import (
    CARDS,
    COUNTERS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PEOPLES,
    PROVINCE,
    PROVINCES,
    SIDE,
    SIDE_IDS,
)
from romanum.games.hre.rules.draw import DrawTokens, KeepOrPass
from romanum.games.hre.rules.order import NextPhase, StartTurn
from romanum.games.hre.rules.setup import ALTERNATING, NEIGHBOURING, seats_of_factions
from romanum.games.hre.state.position import (
    FACTION_COUNT,
    FORT,
    FORTRESS,
    FULL,
    HANDS,
    INTACT,
    LAST_TURN,
    LOOTED,
    NO_CITY,
    NO_FORT,
    NOBODY,
    NONE,
    PROVINCE_COUNT,
    VACANT,
    Empire,
)

PROVINCE_IDS: Final = tuple(province.id for province in PROVINCES)
FACTION_IDS: Final = tuple(faction.id for faction in FACTIONS)
FORT_WORDS: Final = {"fort": FORT, "fortress": FORTRESS}
CITY_WORDS: Final = {"city": INTACT, "looted": LOOTED}
WORD_OF_FORT: Final = {fort: word for word, fort in FORT_WORDS.items()}
WORD_OF_CITY: Final = {city: word for word, city in CITY_WORDS.items()}
BUILDINGS: Final = (*FORT_WORDS, *CITY_WORDS, "stricken")
GROUPS: Final = ("all-factions", "all-peoples", "all-rebels", "all-buildings")
WORDS: Final = (*FORT_WORDS, *CITY_WORDS, "of", "from", "was", "stricken")
MOST_POINTS: Final = 999
NOT_SAID: Final = -2
OWNERS: Final = (*FACTION_IDS, "nobody")
TURN, BARBARIANS_NEXT, ROMANS_NEXT = MOMENTS = ("turn", "barbarians", "romans")


def _builder(holder: int) -> int:
    """15.3e: whose a Fort is if nothing is said of it."""
    return holder if holder < FIRST_PEOPLE else NOBODY


def playing(g: Empire) -> tuple[str, ...]:
    """The Factions of a match."""
    return FACTION_IDS[: g.factions]


OWNER: Final = Name(playing, {NOBODY: "nobody"})


class Board(Drawer):
    """What stands in the Provinces."""

    def write(self, g: Empire) -> dict[str, str]:
        """Every Province in which there is, or was, anything."""
        stands = {PROVINCE_IDS[p]: _told(g, p) for p in range(PROVINCE_COUNT)}
        return {province: words for province, words in stands.items() if words}

    def read(self, g: Empire, given: Any, faults: Faults) -> None:
        """All other Provinces are empty, and always were."""
        for p in range(PROVINCE_COUNT):
            g.remove(p, g.armies[p])
            g.remove_fort(p)
            g.city[p], g.last_held[p], g.stricken[p] = NO_CITY, NOBODY, 0
        for province, text in table_of(self.id, given, faults).items():
            where = spot(self.id, province)
            if province not in PROVINCE:
                faults.wrong(self.id, unknown(province, PROVINCE_IDS))
                continue
            try:
                _stand(g, PROVINCE[province], iter(words_of(where, text, faults).split()))
            except Wrong as problem:
                faults.wrong(where, problem)

    def about(self, g: Empire) -> dict[str, Any]:
        """Places and counters."""
        sides = [side for s, side in enumerate(SIDE_IDS) if FIRST_PEOPLE <= s < FIRST_REBEL or side in playing(g)]
        peoples, rebels = SIDE_IDS[FIRST_PEOPLE:FIRST_REBEL], [*SIDE_IDS[FIRST_REBEL : FIRST_REBEL + g.factions]]
        return {
            "shape": "board",
            "places": [*PROVINCE_IDS],
            "counters": [*sides, *rebels, *BUILDINGS],
            "groups": dict(zip(GROUPS, ([*playing(g)], [*peoples], rebels, [*BUILDINGS]), strict=True)),
            "after": [*sides, *rebels],
            "most": {side: _counters(SIDE[side]) for side in sides} | {"fort": COUNTERS.forts, "city": COUNTERS.cities},
        }


def _counters(side: int) -> int:
    """1: as many Armies a side has."""
    if side < FIRST_PEOPLE:
        return int(COUNTERS.legions)
    if side < FIRST_POWER:
        return int(PEOPLES[side - FIRST_PEOPLE].counters)
    return int(KINGDOMS[side - FIRST_POWER].armies if side < FIRST_REBEL else COUNTERS.rebels)


def _told(g: Empire, p: int) -> str:
    words, holder, usual = list[str](), g.holder[p], NOBODY
    if holder != VACANT:
        words += [SIDE_IDS[holder], str(g.armies[p])]
        usual = holder if holder < FIRST_REBEL else NOBODY
    if g.rebel_origin[p] != NOBODY:
        words += ["from", FACTION_IDS[g.rebel_origin[p]]]
    if g.fort[p] != NO_FORT:
        words.append(WORD_OF_FORT[g.fort[p]])
        words += ["of", OWNERS[g.fort_owner[p]]] if g.fort_owner[p] != _builder(holder) else []
    words += [WORD_OF_CITY[g.city[p]]] if g.city[p] != NO_CITY else []
    words += ["was", SIDE_IDS[g.last_held[p]]] if g.last_held[p] != usual else []
    words += ["stricken"] if g.stricken[p] else []
    return " ".join(words)


def _stand(g: Empire, p: int, rest: Iterator[str]) -> None:
    """Read the words of one Province."""
    owner = NOT_SAID
    for word in rest:
        if word in SIDE:
            _armies(g, p, _side(g, word), next(rest, ""))
        elif word in FORT_WORDS:
            g.fort[p] = FORT_WORDS[word]
        elif word in CITY_WORDS:
            g.city[p] = CITY_WORDS[word]
        elif word == "of":
            owner = OWNER.read(g, next(rest, ""))
        elif word == "from":
            g.rebel_origin[p] = found(next(rest, ""), playing(g))
        elif word == "was":
            g.last_held[p] = _side(g, next(rest, ""))
        elif word == "stricken":
            g.stricken[p] = 1
        else:
            raise unknown(word, [*WORDS, *SIDE_IDS])
    _fit(g, p, owner)


def _fit(g: Empire, p: int, owner: int) -> None:
    """What the words of a Province say together."""
    if g.fort[p] != NO_FORT:
        g.fort_owner[p] = _builder(g.holder[p]) if owner == NOT_SAID else owner
    elif owner != NOT_SAID:
        raise Wrong("of-no-fort", "8.2.3a")
    if g.rebel_origin[p] != NOBODY and g.holder[p] < FIRST_REBEL:
        raise Wrong("from-no-rebels", "11d")
    if g.stricken[p] and g.holder[p] != VACANT:
        raise Wrong("stricken", "7.3b")


def _side(g: Empire, word: str) -> int:
    side = found(word, SIDE_IDS)
    if g.factions <= side < FIRST_PEOPLE or side >= FIRST_REBEL + g.factions:
        raise Wrong("no-such-faction", "2a", side=word, factions=g.factions)
    return side


def _armies(g: Empire, p: int, side: int, number: str) -> None:
    if g.holder[p] != VACANT:
        raise Wrong("two-sides", "9.1a", side=SIDE_IDS[g.holder[p]])
    if not (number.isascii() and number.isdecimal() and len(number) < 3 and 1 <= int(number) <= FULL):
        raise Wrong("armies", "9.1a", most=FULL, given=told(number))
    g.put(side, p, int(number))


class Moment(Beginning):
    """What begins: a turn, or the phase of whoever is next."""

    moments: ClassVar[Sequence[str]] = MOMENTS

    def write(self, g: Empire) -> str:
        """By the stack."""
        if len(g.stack) == 1:
            return TURN
        return BARBARIANS_NEXT if g.stack[-1].barbarian else ROMANS_NEXT

    def begin(self, g: Empire, moment: str) -> None:
        """Onto the stack."""
        if moment != TURN:
            g.push(NextPhase(moment == BARBARIANS_NEXT))


class Promises(Drawer):
    """16b: by Faction, those that its player may not attack any more this turn."""

    entry: ClassVar[Mask] = Mask(playing)

    def write(self, g: Empire) -> dict[str, list[str]]:
        """Four bits a Faction."""
        all_of_one = (1 << FACTION_COUNT) - 1
        by = {faction: g.promises >> f * FACTION_COUNT & all_of_one for f, faction in enumerate(playing(g))}
        return {faction: self.entry.write(g, mask) for faction, mask in by.items() if mask}

    def read(self, g: Empire, given: Any, faults: Faults) -> None:
        """The same back."""
        g.promises = 0
        for faction, others in table_of(self.id, given, faults).items():
            try:
                g.promises |= self.entry.read(g, others) << found(faction, playing(g)) * FACTION_COUNT
            except Wrong as problem:
                faults.wrong(spot(self.id, faction), problem)

    def about(self, g: Empire) -> dict[str, Any]:
        """Factions by Faction."""
        return {"shape": "row", "keys": [*playing(g)], "entry": self.entry.about(g)}


class PastTokens(Drawer):
    """The tokens of a kind that each Faction held in the turns before, the last one too; 0 for none."""

    def __init__(self, word: str, past: str, held: str, tokens: int) -> None:
        super().__init__(word, rule="5.1b")
        self.past, self.held, self.entry = past, held, Number(0, tokens, "1b")

    def write(self, g: Empire) -> dict[str, list[int]]:
        """Turn by turn."""
        last = getattr(g, self.held) if len(g.stack) == 1 and g.turn else []
        past = [*getattr(g, self.past), *last]
        return {faction: past[f :: g.factions] for f, faction in enumerate(playing(g)) if any(past)}

    def read(self, g: Empire, given: Any, faults: Faults) -> None:
        """Turn by turn; `begin` looks whether there are as many as turns."""
        rows = {faction: list[int]() for faction in playing(g)}
        for faction, tokens in table_of(self.id, given, faults).items():
            if faction not in rows:
                faults.wrong(self.id, unknown(faction, playing(g)))
                continue
            for turn, token in enumerate(list_of(spot(self.id, faction), tokens, LAST_TURN, faults, self.rule)):
                try:
                    rows[faction].append(self.entry.read(g, token))
                except Wrong as problem:
                    faults.wrong(spot(self.id, faction, turn + 1), problem)
        turns = range(max(map(len, rows.values())))
        setattr(g, self.past, [row[turn] if turn < len(row) else 0 for turn in turns for row in rows.values()])

    def about(self, g: Empire) -> dict[str, Any]:
        """Lists of tokens."""
        return {"shape": "lists", "keys": [*playing(g)], "most": LAST_TURN, "entry": self.entry.about(g)}


class Turn(One):
    """The turn that begins, or has begun."""

    def write(self, g: Empire) -> int:
        """A turn that begins is counted then."""
        return g.turn + (len(g.stack) == 1)


class Length(One):
    """The last turn: the seventh, unless somebody wishes an earlier end."""

    def write(self, g: Empire) -> int:
        """Whichever it is."""
        return g.final_turn

    def read(self, g: Empire, given: Any, faults: Faults) -> None:
        """The usual one is not kept."""
        super().read(g, given, faults)
        if g.last_turn == LAST_TURN:
            g.last_turn = UNSET


class EmpireSheets(Sheets[Empire]):
    """All that a position of the game has."""

    drawers: ClassVar[tuple[Drawer, ...]] = (
        Turn("turn", "turn", Number(1, LAST_TURN, "3a"), rule="3a"),
        Length("last_turn", "last_turn", Number(1, LAST_TURN, "3a"), rule="3a"),
        Moment("moment", rule="6a"),
        Board("board", rule="9.1a"),
        Row("roman_vp", "roman_vp", playing, Number(0, MOST_POINTS), rule="15c"),
        Row("barbarian_vp", "barbarian_vp", playing, Number(0, MOST_POINTS), rule="15c"),
        Row("starts", "start", playing, Name(PROVINCE_IDS), NONE, rule="9.3a"),
        Row("dead", "dead", playing, Flag(), rule="13b"),
        Row("peoples", "people_of", [people.id for people in PEOPLES], Name(playing), NOBODY, rule="8.1c"),
        Row("kingdoms", "power_of", [power.id for power in KINGDOMS], Name(playing), NOBODY, rule="G.kingdom"),
        Held("hands", HANDS, playing, [card.id for card in CARDS], rule="2c"),
        Many("spent", "spent", Name([card.id for card in CARDS]), len(CARDS)),
        Row("barbarian_tokens", "barbarian_token", playing, Number(1, COUNTERS.barbarian_tokens, "1b"), rule="5.4b"),
        Row("emperor_tokens", "emperor_token", playing, Number(1, COUNTERS.emperor_tokens, "1b"), rule="5.4d"),
        Row("barbarian_known", "barbarian_known", playing, Mask(playing), rule="5.4e"),
        Row("emperor_known", "emperor_known", playing, Mask(playing), rule="5.4e"),
        Row("barbarian_done", "barbarian_done", playing, Flag(), rule="6a"),
        Row("emperor_done", "emperor_done", playing, Flag(), rule="6a"),
        PastTokens("past_barbarians", "past_barbarians", "barbarian_token", COUNTERS.barbarian_tokens),
        PastTokens("past_emperors", "past_emperors", "emperor_token", COUNTERS.emperor_tokens),
        Many("draw_order", "draw_order", Name(playing), FACTION_COUNT, rule="5.1b"),
        Row("began", "people_began", [people.id for people in PEOPLES], Flag(), rule="9.2a"),
        Row("cards_this_turn", "cards_this_turn", playing, Number(0, len(CARDS)), rule="7a"),
        Promises("promises", rule="16b"),
        Row("forts_ready", "forts_ready", playing, Number(0, COUNTERS.forts), rule="8.2f"),
        Row("fort_turns", "fort_turn", PROVINCE_IDS, Number(1, LAST_TURN), rule="8.2.3c"),
    )
    moments: ClassVar[tuple[str, ...]] = MOMENTS
    always: ClassVar[frozenset[str]] = frozenset({"turn", "board", "hands"})
    fleeting: ClassVar[frozenset[str]] = frozenset({
        "phases", "active", "side", "cards_this_phase", "held_at_start", "fought", "attack_dice", "attack_bonus",
        "wins_ties", "province_vp", "extra_legions", "auxilia", "discounts", "discount", "extra_cities", "classis",
        "testudo", "truce", "drawer", "drawn",
    })  # fmt: skip
    """`begin_phase` sets them."""

    def head(self, g: Empire) -> Head:
        """2: the number of players follows from who commands whom."""
        seats = max(g.seat_of) + 1
        pairs = NEIGHBOURING if g.seat_of == seats_of_factions(2, NEIGHBOURING) else ALTERNATING
        return Head("standard", seats, {"bribes": g.bribes, "oraculum": g.oraculum, "pairs": pairs})

    def moment(self, g: Empire) -> str:
        """Nothing stands on the stack but what begins turns and phases."""
        if not g.stack or not isinstance(g.stack[-1], StartTurn | NextPhase):
            return ""
        return "" if _is_over(g) else MOMENT.write(g)

    def rest(self, g: Empire) -> Empire:
        """A draw begins with its turn anew; a phase begins anew, or is over if it is the first of a Faction (9.3a).

        So does the last turn of a game that is over.
        """
        found, n = g.copy(), g.factions
        del found.stack[2:]
        if not found.stack:
            found.push(StartTurn())
            found.past_barbarians, found.past_emperors = found.past_barbarians[:-n], found.past_emperors[:-n]
            _begin_again(found)
        elif _is_over(found) or any(isinstance(step, DrawTokens | KeepOrPass) for step in g.stack):
            _begin_again(found)
        elif g.active != NOBODY:
            barbarian = g.side >= FIRST_PEOPLE
            if barbarian or g.turn > 1 or g.start[g.active] == NONE:
                (found.barbarian_done if barbarian else found.emperor_done)[g.active] = 0
                found.become(NextPhase(barbarian))
        if len(found.stack) == 1:
            _clear_turn(found)
        return found

    def begin(self, g: Empire, faults: Faults) -> None:
        """A turn that begins is not counted yet, and what was held in the last one is not past yet (4.1a)."""
        g.turn = max(g.turn, 1)
        if g.turn > g.final_turn:
            faults.blame("turn", "past-the-end", "3a", last=g.final_turn, turn=g.turn)
            return
        n = g.factions
        for id_, past in (("past_barbarians", g.past_barbarians), ("past_emperors", g.past_emperors)):
            missing = n * (g.turn - 1) - len(past)
            if missing < 0:
                faults.blame(id_, "turns-over", "5.1b", told=len(past) // n, turns=g.turn - 1)
            past += [0] * missing
        if len(g.stack) == 1 and g.turn > 1 and not faults:
            g.barbarian_token, g.past_barbarians = g.past_barbarians[-n:], g.past_barbarians[:-n]
            g.emperor_token, g.past_emperors = g.past_emperors[-n:], g.past_emperors[:-n]
        if len(g.stack) == 1:
            g.turn -= 1
            _clear_turn(g)
        if not g.draw_order:
            g.draw_order = list(range(n)) if len(g.stack) > 1 else []

    def unsound(self, g: Empire, faults: Faults) -> None:
        """1: counters; 5: tokens; 2c: cards; 9.3a: Factions and where they began."""
        _too_many_counters(g, faults)
        _leaderless(g, faults)
        _cards_twice(g, faults)
        _starts(g, faults)
        if len(g.stack) > 1:
            _tokens(g, faults)


def _is_over(g: Empire) -> bool:
    """3a: nothing comes after the last turn."""
    return len(g.stack) == 1 and g.turn == g.final_turn


def _begin_again(g: Empire) -> None:
    """4.1a: the turn begins again."""
    n = g.factions
    del g.stack[1:]
    g.turn -= 1
    if g.turn:
        g.barbarian_token, g.past_barbarians = g.past_barbarians[-n:], g.past_barbarians[:-n]
        g.emperor_token, g.past_emperors = g.past_emperors[-n:], g.past_emperors[:-n]


def _clear_turn(g: Empire) -> None:
    """4.1a: what the turn that begins sets anew."""
    n = g.factions
    if not g.turn:
        g.barbarian_token, g.emperor_token = [0] * n, [0] * n
    g.barbarian_known, g.emperor_known = [0] * n, [0] * n
    g.barbarian_done, g.emperor_done = [0] * n, [0] * n
    g.cards_this_turn, g.promises = [0] * n, 0
    g.people_began, g.draw_order = [0] * len(PEOPLES), []


def _too_many_counters(g: Empire, faults: Faults) -> None:
    """1, 8a."""
    for side, id_ in enumerate(SIDE_IDS[:FIRST_REBEL]):
        there = g.armies_of(side) + (g.legions_in_rebellion(side) if side < g.factions else 0)
        if there > _counters(side):
            faults.blame("board", "many-armies", "8a", side=id_, armies=there, most=_counters(side))
    for kind, there, most in (
        ("rebels", g.rebels_on_map(), COUNTERS.rebels),
        ("forts", g.forts_in_use(), COUNTERS.forts),
        ("fortresses", g.fort.count(FORTRESS), COUNTERS.fortresses),
        ("cities", g.cities_on_map(), COUNTERS.cities),
    ):
        if there > most:
            faults.blame("board", "many-counters", "8a", kind=kind, there=there, most=most)


def _leaderless(g: Empire, faults: Faults) -> None:
    """8.1c: whoever stands on the map is some Faction's."""
    for side in dict.fromkeys(g.holder):
        if FIRST_PEOPLE <= side < FIRST_REBEL and g.owner(side) == NOBODY:
            drawer = "peoples" if side < FIRST_POWER else "kingdoms"
            faults.blame(spot(drawer, SIDE_IDS[side]), "leaderless", "8.1c")


def _cards_twice(g: Empire, faults: Faults) -> None:
    """2c: there is one of each."""
    seen = set[int]()
    for card in (*[card for f in range(g.factions) for card in HANDS.held(g, f)], *g.spent):
        if card in seen:
            faults.blame("hands", "card-twice", "2c", card=CARDS[card].id)
        if CARDS[card].optional and not g.oraculum:
            faults.blame("hands", "card-left-out", "1f", card=CARDS[card].id)
        seen.add(card)


def _starts(g: Empire, faults: Faults) -> None:
    """9.3a: who has been on the map began somewhere, in a Province of his own."""
    began = [province for province in g.start if province != NONE]
    for f, faction in enumerate(playing(g)):
        where = spot("starts", faction)
        due = g.turn > (0 if len(g.stack) == 1 else 1) or (len(g.stack) > 1 and g.emperor_done[f])
        if g.start[f] == NONE and (due or f in g.holder) and not g.dead[f]:
            faults.blame(where, "no-start", "9.3a")
        elif g.start[f] != NONE and not due:
            faults.blame(where, "start-too-early", "9.3a")
        elif g.start[f] != NONE and began.count(g.start[f]) > 1:
            faults.blame(where, "start-twice", "9.3a")


def _tokens(g: Empire, faults: Faults) -> None:
    """5.4b: every Faction holds a token of each kind, none the same; 6a: the lowest go first."""
    for kind, held, done in (
        ("barbarian", g.barbarian_token, g.barbarian_done),
        ("emperor", g.emperor_token, g.emperor_done),
    ):
        for f, faction in enumerate(playing(g)):
            where = spot(f"{kind}_tokens", faction)
            if not held[f] and not (kind == "emperor" and g.dead[f]):
                faults.blame(where, "no-token", "5.4b")
            elif held[f] and held.count(held[f]) > 1:
                faults.blame(where, "token-twice", "5.4b", token=held[f])
        used = [token for f, token in enumerate(held) if done[f]]
        waiting = [token for f, token in enumerate(held) if token and not done[f]]
        if used and waiting and max(used) > min(waiting):
            faults.blame(f"{kind}_done", "token-order", "6a", first=min(waiting), then=max(used))


MOMENT: Final = Moment("moment")
SHEETS: Final = EmpireSheets()
