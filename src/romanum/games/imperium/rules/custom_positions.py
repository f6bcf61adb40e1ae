"""Positions in words: what stands where, who holds what, and all that a match remembers.

What stands in a place is said as in `rules.custom_board`.

A sheet begins a month, one of its phases, the turn of a player (`turn`, with `to_move`), or its end; or, with `setup`,
a match as its scenario does. A phase or turn that is under way counts as over when one is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from romanum.engine.sheets.drawers import Beginning, Drawer, Facts, Many, One, Row, lay, table_of
from romanum.engine.sheets.entries import Flag, Mask, Name, Number
from romanum.engine.sheets.faults import Faults, Wrong, spot, unknown
from romanum.engine.sheets.sheet import Head, Sheets
from romanum.games.imperium.data.cities import CITY_IDS
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.common.powers import in_order, power_id
from romanum.games.imperium.rules.custom_board import Board, Units, leaders, powers
from romanum.games.imperium.rules.custom_months import AMonth
from romanum.games.imperium.rules.custom_specials import Specials
from romanum.games.imperium.rules.custom_wins import Wins, check, kinds, own, parts
from romanum.games.imperium.rules.setup import OPTIONAL, PRINTED
from romanum.games.imperium.rules.turn.month_end import EndOfMonth
from romanum.games.imperium.state.errands import Deployment, GameTurn, PhaseBegins, PlayerTurn
from romanum.games.imperium.state.layout import IN_FORCE, SECTION_BITS
from romanum.games.imperium.state.position import (
    BARE_PORTS,
    BOND_IDS,
    DEAD,
    NOBODY,
    NONE,
    ORIGIN_IDS,
    PHASES,
    REPLENISHMENT,
    STANDING_IDS,
    UNBORN,
    WAITING,
    RomanWorld,
)

SETUP, MONTH, TURN, END = "setup", "month", "turn", "end"
MOMENTS: Final = (SETUP, MONTH, *PHASES, TURN, END)
OFF_MAP: Final = {DEAD: "dead", WAITING: "waiting", UNBORN: "unborn"}
PORT_IDS: Final = tuple(PLACE_IDS[place] for place in BARE_PORTS)
NO_ONE: Final = {NOBODY: "nobody"}
MOST: Final = 99_999


class Leaders(Drawer):
    """Leaders who are not on the map."""

    def write(self, g: RomanWorld) -> dict[str, str]:
        """Who has died, or waits to come back."""
        names = leaders(g)
        return {names[n]: OFF_MAP[where] for n, where in enumerate(g.leader_in) if where in (DEAD, WAITING)}

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """All others have not come yet."""
        where, names = [stack if stack >= 0 else UNBORN for stack in g.leader_in], leaders(g)
        by_word = {word: code for code, word in OFF_MAP.items()}
        for name, word in table_of(self.id, given, faults).items():
            if name not in names:
                faults.wrong(self.id, unknown(name, names))
            elif not isinstance(word, str) or word not in by_word:
                faults.wrong(spot(self.id, name), unknown(word, [*by_word]))
            elif where[names.index(name)] >= 0:
                faults.blame(spot(self.id, name), "on-the-map", "18", leader=name)
            else:
                where[names.index(name)] = by_word[word]
        g.leader_in = tuple(where)

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """Who, and where."""
        return {"shape": "row", "keys": leaders(g), "entry": {"kind": "name", "names": [*OFF_MAP.values()]}}


class Fixed(Many):
    """As many entries as the match has places for them."""

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """No more and no fewer."""
        before = getattr(g, self.field)
        super().read(g, given, faults)
        if before and len(getattr(g, self.field)) != len(before):
            faults.blame(self.id, "entries-wanted", count=len(before))
            lay(g, self.field, before)


class Sections(Drawer):
    """2.4a: the sections in force."""

    def write(self, g: RomanWorld) -> list[str]:
        """Their numbers."""
        return [section for section in SECTION_BITS if g.rules & IN_FORCE[section]]

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """The same back."""
        try:
            g.rules = Mask(SECTION_BITS).read(g, given)
        except Wrong as problem:
            faults.wrong(self.id, problem)

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """All of them."""
        return {"shape": "one", "entry": Mask(SECTION_BITS).about(g)}


class Moment(Beginning):
    """What begins."""

    moments: ClassVar[Sequence[str]] = MOMENTS

    def write(self, g: RomanWorld) -> str:
        """By the stack."""
        top = g.stack[-1]
        if isinstance(top, PlayerTurn):
            return TURN
        if isinstance(top, PhaseBegins):
            return PHASES[top.phase]
        return SETUP if isinstance(top, Deployment) else END if isinstance(top, EndOfMonth) else MONTH

    def begin(self, g: RomanWorld, moment: str) -> None:
        """Onto the stack, instead of what the scenario puts there; whose turn it is `to_move` says."""
        if moment in (MONTH, END):
            g.stack = [GameTurn() if moment == MONTH else EndOfMonth()]
        elif moment == TURN:
            g.stack = [PhaseBegins(REPLENISHMENT), *(PlayerTurn(player) for player in reversed(in_order(g)))]
        elif moment != SETUP:
            g.stack = [PhaseBegins(PHASES.index(moment))]


class ToMove(Drawer):
    """Whose turn begins: the first power of the player."""

    def write(self, g: RomanWorld) -> str:
        """Nobody's outside the player turns."""
        top = g.stack[-1]
        return power_id(g, g.setting.seats[top.player][0]) if isinstance(top, PlayerTurn) else "nobody"

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """Those before him have had theirs."""
        players = {power_id(g, own[0]): player for player, own in enumerate(g.setting.seats)}
        if given == "nobody":
            return
        if not isinstance(given, str) or given not in players:
            faults.wrong(self.id, unknown(given, ["nobody", *players]))
            return
        turn = PlayerTurn(players[given])
        if turn not in g.stack:
            faults.blame(self.id, "no-turn", "4i", power=given)
            return
        g.stack = g.stack[: g.stack.index(turn) + 1]

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """The players."""
        return {"shape": "one", "entry": {"kind": "name", "names": [power_id(g, own[0]) for own in g.setting.seats]}}


ROSTER: Final = Units()
POWER: Final = Name(powers, NO_ONE)
LEADER: Final = Name(leaders, {NONE: "none"})
A_NUMBER: Final = Number(-(1 << 40), 1 << 40)
A_PLACE: Final = Name(PLACE_IDS, {NONE: "none"})
PLAYER: Final = Number(-1, 5)
BITS: Final = Number(0, 1 << 62)
NUMBERS: Final = (
    "acclaimed", "naval_done", "naval_dice", "promises", "leave", "ruined", "ruined_cities", "founded",
    "blockaded_grain", "effects", "scorched", "looks", "due", "payments", "defeats", "sacked", "rebellions", "vigils",
    "habits", "grazed",
)  # fmt: skip
FIXED: Final = ("returns", "leader_value", "raised", "levied", "bonus", "militia_used")
RUNNING: Final = (
    "phase", "segment", "active", "offers", "restored", "deferrer", "mover", "led_by", "forced", "hurried", "boat",
    "met_by", "vacated", "tabled", "plan", "ready", "winners", "how",
)  # fmt: skip
"""What a phase or turn that is under way remembers."""


class RomanSheets(Sheets[RomanWorld]):
    """All that a position of the game has."""

    drawers: ClassVar[tuple[Drawer, ...]] = (
        One("month", "month", AMonth(), rule="2.7.2"),
        One("last_month", "last_month", AMonth(), rule="25.1a"),
        Sections("sections", rule="2.4a"),
        Specials("specials", rule="2.5"),
        One("hidden", "hidden", Flag(), rule="3.2a"),
        Many("order", "order", Number(0, 5), 6, rule="4i"),
        One("out", "out", BITS, rule="20.2d"),
        Moment("moment", rule="4a"),
        ToMove("to_move", rule="4i"),
        *(One(name, name, Flag(), rule="9.1a") for name in ("winter", "snow", "flood")),
        *(Row(name, name, powers, PLAYER, None, rule="5.1") for name in ("chief",)),
        Row("standing", "standing", powers, Name(STANDING_IDS), 0, rule="5.2.2"),
        Row("bond", "bond", powers, Name(BOND_IDS), 2, rule="5.2"),
        Row("patrons", "patron", powers, POWER, NOBODY, rule="5.2.1"),
        Row("origin", "origin", powers, Name(ORIGIN_IDS), 2),
        Board("board", rule="2.6"),
        Leaders("leaders", rule="18"),
        Row("serves", "leader_of", leaders, POWER, None, rule="18"),
        Row("captors", "captor", leaders, POWER, NOBODY, rule="18.2.1"),
        Row("cities", "city_of", CITY_IDS, POWER, NOBODY, rule="5.6f"),
        Row("ports", "port_of", PORT_IDS, POWER, NOBODY, rule="16.1e"),
        Row("lords", "lord", PROVINCE_IDS, POWER, NOBODY, rule="5.6"),
        Row("homes", "home", PROVINCE_IDS, POWER, NOBODY, rule="8.3a"),
        Row("treasury", "treasury", powers, Number(0, MOST, "6.2d"), rule="6.2d"),
        Row("morale", "morale", powers, Number(-MOST, MOST), rule="19.1"),
        Row("points", "points", powers, Number(0, MOST, "8.1"), rule="8.1"),
        *(
            Row(name, name, powers, Number(0, MOST))
            for name in ("rate", "cer", "trains_built", "elites", "at_war", "favour")
        ),
        Row("colours", "colours", powers, BITS, rule="5.7"),
        Row("heads", "head", powers, LEADER, NONE, rule="18.3"),
        Row("purses", "purse", powers, LEADER, NONE, rule="18.3.1a"),
        Row("banes", "bane", powers, POWER, NOBODY, rule="20.2c"),
        Row("lost", "lost", powers, ROSTER, "", rule="8.0"),  # type: ignore[arg-type]
        One("away", "away", ROSTER),
        *(One(name, name, Mask(powers)) for name in ("attacked", "dissolved", "silent")),
        *(One(name, name, Mask(leaders)) for name in ("tired", "marched", "urged", "slain")),
        *(
            One(name, name, Mask(CITY_IDS))
            for name in ("razed", "capitals", "rebelling", "treasures", "ever_besieged")
        ),
        One("spared", "spared", Mask([*CITY_IDS, *(f"{city}-fallen" for city in CITY_IDS)])),
        One("tried", "tried", Mask(PROVINCE_IDS)),
        *(One(name, name, BITS) for name in ("risen", "fired", "rows_met")),
        Row("wounds", "wounds", CITY_IDS, Number(0, MOST)),
        Row("city_plunder", "city_plunder", CITY_IDS, Number(0, MOST)),
        *(Row(name, name, PROVINCE_IDS, A_NUMBER) for name in ("plunder", "militia", "dormant")),
        *(Fixed(name, name, Number(0, 63), 6) for name in ("allies", "lapsed", "truces", "broken", "grain")),
        Facts(
            "forts",
            "forts",
            (("place", A_PLACE), ("power", POWER), ("level", Number(0, 4)), ("works", Number(0, 4))),
        ),
        Facts(
            "sieges",
            "sieges",
            (("place", A_PLACE), ("months", A_NUMBER), ("since", AMonth()), ("worn", A_NUMBER)),
        ),
        Wins("wins", "wins", own, check, kinds, parts, rule="25.1a"),
        Facts(
            "keels",
            "keels",
            (
                ("power", POWER),
                ("place", A_PLACE),
                ("due", AMonth()),
                ("cer", A_NUMBER),
                ("crew", A_NUMBER),
                ("halted", A_NUMBER),
            ),
        ),
        *(Many(name, name, A_NUMBER) for name in NUMBERS),
        *(Fixed(name, name, A_NUMBER) for name in FIXED),
    )  # fmt: skip
    moments: ClassVar[tuple[str, ...]] = MOMENTS
    always: ClassVar[frozenset[str]] = frozenset({"month", "board", "serves"})
    fleeting: ClassVar[frozenset[str]] = frozenset(RUNNING)

    def head(self, g: RomanWorld) -> Head:
        """2.4a, 25.1b: what the drawers say otherwise is no option."""
        row = next(head for head in SCENARIOS if head.id == SCENARIOS[g.scenario - 1].id)
        options: dict[str, Any] = dict.fromkeys(OPTIONAL, False)
        options |= {"length": PRINTED, "limited_intelligence": True}
        return Head(row.id, g.seats, options)

    def moment(self, g: RomanWorld) -> str:
        """Nothing stands on the stack but what begins months, phases and turns."""
        top = g.stack[-1] if g.stack else None
        return MOMENT.write(g) if isinstance(top, GameTurn | PhaseBegins | PlayerTurn | EndOfMonth) else ""

    def rest(self, g: RomanWorld) -> RomanWorld:
        """A phase or turn that is under way counts as over."""
        found = g.copy()
        found.stack = [step for step in g.stack[:1] if isinstance(step, PhaseBegins | GameTurn)]
        if found.stack and isinstance(found.stack[0], PhaseBegins):
            found.stack += [step for step in g.stack[1:] if isinstance(step, PlayerTurn)]
        if not found.stack:
            found.stack = [EndOfMonth()]
        fresh = RomanWorld()
        for name in RUNNING:
            setattr(found, name, getattr(fresh, name))
        _restack(found)
        return found

    def begin(self, g: RomanWorld, faults: Faults) -> None:
        """25.1a: the match is not over yet."""
        if g.last_month != NONE and not g.first_month <= g.month <= g.last_month:
            first, last = str(Month(g.first_month)), str(Month(g.last_month))
            faults.blame("month", "past-the-months", first=first, last=last, month=str(Month(g.month)))

    def unsound(self, g: RomanWorld, faults: Faults) -> None:
        """4i: everybody has his place in the order."""
        if sorted(g.order) != list(range(g.seats)):
            faults.blame("order", "order-of-players", "4i", last=g.seats - 1)
        for power, chief in enumerate(g.chief):
            if chief >= g.seats:
                faults.blame(spot("chief", powers(g)[power]), "no-such-player", "5.1", seats=g.seats)


def _restack(g: RomanWorld) -> None:
    """Stacks numbered by place."""
    board, before, serves = Board("board"), g.leader_in, g.leader_of
    sieges, besieged, city_of = g.sieges, g.ever_besieged, g.city_of[:]
    board.read(g, board.write(g), Faults())
    g.leader_in = tuple([old if old < 0 else new for old, new in zip(before, g.leader_in, strict=True)])
    g.leader_of, g.sieges, g.ever_besieged, g.city_of = serves, sieges, besieged, city_of


MOMENT: Final = Moment("moment")
SHEETS: Final = RomanSheets()
