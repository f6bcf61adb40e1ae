"""Camps and Roads: how it is set up, what is shown of it, who wins, what bots think of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event import Event
from romanum.engine.event_roles import Battle, Roles, Roll, Topics
from romanum.engine.event_roles import Turn as TurnBegins
from romanum.engine.game import About, Game, Result, Ripeness, Scenario
from romanum.engine.odds import Losses, Odds
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.step import Step

from romanum_castra.state import HOMES, NOBODY, PLACES, ROADS, ROOM, ROUNDS, SEATS, SIZE, TOWNS, Camps
from romanum_castra.steps import WIN, Rounds


class Castra(Game[Camps]):
    """Camps and Roads."""

    id: ClassVar[str] = "castra"
    title: ClassVar[str] = "Camps and Roads"
    ripeness: ClassVar[Ripeness] = "draft"
    about: ClassVar[About] = About(
        (5, 10), "Six towns in the south of Italy, and roads between them.", "Quick and light."
    )
    scenarios: ClassVar[tuple[Scenario, ...]] = (
        Scenario("standard", "Six Towns", "Everybody begins in one town with two Armies.", (2, 3)),
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__, "steps")
    position_type: ClassVar[type[Position]] = Camps
    names: ClassVar[Mapping[str, str]] = {name: name.title() for name in (*TOWNS, *SEATS)}
    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        {"raise": "raise {town}", "march": "march {town} from {town}", "pass": "pass"}, {"town": TOWNS}
    )
    roles: ClassVar[Roles] = {
        "round": (TurnBegins(number="round"),),
        "battle": (
            Battle(place="town", side="seat", enemy="enemy"),
            Roll(
                dice=("attack", "defence"),
                side="seat",
                enemy="enemy",
                place="town",
                chance="chance",
                got="won",
                of="battles",
                fight=True,
            ),
        ),
    }
    topics: ClassVar[Topics] = {"battles": ("battle",)}

    # ---- a match

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Camps:
        """Everybody in his town, and the first round."""
        owner, armies = [NOBODY] * len(TOWNS), [0] * len(TOWNS)
        for seat in range(seats):
            home = TOWNS.index(HOMES[seat])
            owner[home], armies[home] = seat, 2
        return Camps(seats=seats, owner=owner, armies=armies, dice=dice, stack=[Rounds()])

    def result(self, g: Camps) -> Result:
        """1a: most towns, then most Armies."""
        worth = [(g.towns(seat), g.strength(seat)) for seat in range(g.seats)]
        places = sorted(set(worth), reverse=True)
        ranking = tuple(tuple(seat for seat in range(g.seats) if worth[seat] == place) for place in places)
        return Result(ranking[0], ranking, tuple(self.scores(g)), "towns", {"towns": places[0][0]})

    def deal(self, known: Camps, seat: int, dice: Dice) -> Camps:
        """Nothing is hidden, so nothing has to be dealt."""
        return known.copy()

    def faults(self, g: Camps, before: Camps | None = None) -> list[str]:
        """A town is held by somebody if and only if he has Armies there, and three at most."""
        held = [(TOWNS[town], g.owner[town] != NOBODY, armies) for town, armies in enumerate(g.armies)]
        return [f"{armies} Armies in {town}" for town, own, armies in held if own != (0 < armies <= ROOM)]

    # ---- what bots think

    def value(self, g: Camps, seat: int) -> float:
        """A share of the towns and, for less, of the Armies."""
        worth = [3 * g.towns(one) + g.strength(one) for one in range(g.seats)]
        return worth[seat] / max(1, sum(worth))

    def odds(self, known: Camps, seat: int, move: Move) -> Odds | None:
        """3a: of a march into a town that somebody else holds."""
        if move[0] != "march" or known.owner[move[1]] in (seat, NOBODY):
            return None
        return Odds(WIN, Losses(own=1 - WIN, enemy=WIN))

    def outcome(self, before: Camps, seat: int, move: Move, events: Sequence[Event]) -> bool | None:
        """Whether a march won its battle: the kit plays many and compares with the odds."""
        return next((bool(event.facts["won"]) for event in events if event.kind == "battle"), None)

    # ---- what is shown

    def seat_name(self, seat: int, seats: int) -> str:
        """Seats are called by their colours."""
        return self.names[SEATS[seat]]

    def components(self) -> dict[str, Any]:
        """The map: places and the roads between them."""
        links = {town: [one for road in ROADS if town in road for one in road if one != town] for town in TOWNS}
        places = [
            {"id": town, "name": self.names[town], "x": x, "y": y, "links": links[town]}
            for town, (x, y) in PLACES.items()
        ]
        return {"size": list(SIZE), "places": places}

    def describe(self, known: Camps, seat: int | None) -> dict[str, Any]:
        """What stands on the map, who holds what, and how far the game has come."""
        held = [town for town in range(len(TOWNS)) if known.armies[town]]
        return {
            "counters": [
                {"place": TOWNS[town], "name": "Army", "side": known.owner[town], "count": known.armies[town]}
                for town in held
            ],
            "holders": {TOWNS[town]: known.owner[town] for town in held},
            "tracks": [
                {"name": "Round", "value": known.round, "most": ROUNDS},
                *({"name": "Towns", "value": known.towns(one), "side": one} for one in range(known.seats)),
            ],
        }

    def scores(self, g: Camps) -> list[int]:
        """Towns are what counts."""
        return [g.towns(seat) for seat in range(g.seats)]

    def turn(self, g: Camps) -> int:
        """The round."""
        return g.round

    def turns(self, g: Camps) -> int:
        """1a."""
        return ROUNDS

    def stage(self, g: Camps) -> int:
        """Where a round ends, a position is best judged."""
        return g.round
