"""Ring: setup, dealing, odds and result."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, ClassVar

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Battle, Roles, Roll, Topics
from romanum.engine.event_roles import Turn as TurnBegins
from romanum.engine.game import Game, Option, Result, Scenario
from romanum.engine.odds import Losses, Modifier, Odds, win_chance
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.secrecy import HIDDEN
from romanum.engine.step import Step
from romanum.engine.ways import NOWHERE_TO_GO, Leg, Risk, Ways
from toy.state import CARDS, COPIES, FULL, GOLD, HAND, HANDS, HOLDINGS, NONE, OMENS, PROVINCES, Ring, neighbours
from toy.steps import Round, Turn, name

ROUNDS = {"short": 4, "long": 8}
SIZE = (400, 400)
RADIUS = 140


class Toy(Game[Ring]):
    """Ring."""

    id = "toy"
    title = "Ring"
    own_options = (Option("length", "Length", "How many rounds.", "short", ("short", "long"), "2a"),)
    scenarios = (Scenario("standard", "Ring", "Everybody for himself.", (2, 3, 4)),)
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__, "steps")
    position_type: ClassVar[type[Position]] = Ring
    names: ClassVar[Mapping[str, str]] = {
        **{province: province.title() for province in PROVINCES},
        **{name(s): f"Player {s + 1}" for s in range(4)},
    }
    roles: ClassVar[Roles] = {
        "round": (TurnBegins(number="round"),),
        "battle": (
            Battle(place="province", side="seat", enemy="enemy"),
            Roll(
                dice=("attack", "defence"),
                side="seat",
                enemy="enemy",
                place="province",
                chance="chance",
                got="won",
                of="battles",
                fight=True,
            ),
        ),
    }
    topics: ClassVar[Topics] = {"battles": ("attack", "shield", "sword", "battle", "taken")}
    vocabulary = Vocabulary(
        {
            "bid": "bid {number}",
            "draw": "draw",
            "raise": "raise {province}",
            "attack": "attack {province} from {province}",
            "treat": "treat {seat}",
            "pay": "pay {number}",
            "no-offer": "no-offer",
            "accept": "accept",
            "refuse": "refuse",
            "shield": "shield",
            "sword": "sword",
            "coin": "coin",
            "point": "point",
            "pass": "pass",
        },
        {"province": PROVINCES, "seat": [name(s) for s in range(4)]},
    )

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Ring:
        deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
        dice.shuffle(deck)
        homes = {seat * len(PROVINCES) // seats: seat for seat in range(seats)}
        g = Ring(
            seats=seats,
            rounds=ROUNDS[options["length"]],
            owner=[homes.get(p, NONE) for p in range(len(PROVINCES))],
            armies=[2 if p in homes else 0 for p in range(len(PROVINCES))],
            coins=[2] * seats,
            points=[0] * seats,
            hands=[NONE] * HAND * seats,
            deck=deck,
            discards=[0] * len(CARDS),
            bids=[NONE] * seats,
            truces=[0] * seats,
            dice=dice,
            stack=[Round()],
        )
        for seat in range(seats):
            g.draw_card(seat)
            g.draw_card(seat)
        return g

    def deal(self, known: Ring, seat: int, dice: Dice) -> Ring:
        g = known.copy()
        seen = [card for card in (*g.hands, *g.deck) if card >= 0]
        unseen = [card for card in range(len(CARDS)) for _ in range(COPIES - g.discards[card] - seen.count(card))]
        dice.shuffle(unseen)
        g.hands = [unseen.pop() if card == HIDDEN else card for card in g.hands]
        g.deck = [unseen.pop() if card == HIDDEN else card for card in g.deck]
        g.bids = [dice.roll(g.coins[s] + 1) - 1 if bid == HIDDEN else bid for s, bid in enumerate(g.bids)]
        if g.omen == HIDDEN:
            g.omen = dice.roll(OMENS)
        return g

    def components(self) -> dict[str, Any]:
        return {"size": SIZE, "places": [self._place(p) for p in range(len(PROVINCES))]}

    def _place(self, province: int) -> dict[str, Any]:
        """On a circle, the first one above."""
        turn = 2 * pi * province / len(PROVINCES)
        return {
            "id": PROVINCES[province],
            "name": self.names[PROVINCES[province]],
            "x": round(SIZE[0] / 2 + RADIUS * sin(turn)),
            "y": round(SIZE[1] / 2 - RADIUS * cos(turn)),
            "links": [PROVINCES[p] for p in neighbours(province)],
        }

    def describe(self, known: Ring, seat: int | None) -> dict[str, Any]:
        return {
            "cards": [HANDS.count(known, s) for s in range(known.seats)],
            "counters": [
                {"place": PROVINCES[p], "name": "Army", "side": known.owner[p], "count": n}
                for p, n in enumerate(known.armies)
                if n
            ],
            "holders": {PROVINCES[p]: owner for p, owner in enumerate(known.owner) if owner != NONE},
            "tracks": [
                {"name": "Round", "value": known.round, "most": known.rounds},
                *({"name": "Points", "value": self._known_score(known, s), "side": s} for s in range(known.seats)),
                *({"name": "Coins", "value": known.coins[s], "side": s} for s in range(known.seats)),
            ],
            "hands": [self._hand(known, s) for s in range(known.seats)],
        }

    def _hand(self, known: Ring, seat: int) -> dict[str, Any]:
        """Cards that the viewer knows, and how many there are."""
        cards = [CARDS[card] for card in known.hand(seat) if card >= 0]
        return {
            "side": seat,
            "cards": [{"id": card, "name": card.title()} for card in cards],
            "count": HANDS.count(known, seat),
        }

    def _known_score(self, g: Ring, seat: int) -> int:
        """2a: Provinces and points; Gold counts at the end, and only its holder knows of it."""
        return len(HOLDINGS.of(g)[seat]) + g.points[seat]

    def odds(self, known: Ring, seat: int, move: Move) -> Odds | None:
        if move[0] != "attack" or not known.armies[move[1]]:
            return None
        wall = int(known.armies[move[1]] > 1)
        win = float(win_chance(1, 1, 0, wall, "defender"))
        return Odds(win, Losses(own=1 - win, enemy=win), modifiers=[Modifier("6b", "two Armies", -1)] * wall)

    def ways(self, known: Ring, seat: int) -> Ways:
        if not known.stack or not isinstance(known.stack[-1], Turn):
            return NOWHERE_TO_GO
        attacks = [move for move in known.stack[-1].options(known, seat) if move[0] == "attack"]
        return Ways("", tuple(self._march(known, seat, move) for move in attacks))

    def _march(self, known: Ring, seat: int, move: Move) -> Leg:
        """4d: one step into a Province; the fewer Armies march, the dearer it is."""
        odds = self.odds(known, seat, move)
        risks = () if odds is None else (Risk("battle", "6a", 1 - odds.win),)
        return Leg(move, PROVINCES[move[1]], max(0, FULL - known.armies[move[2]]), risks=risks, ends="4a")

    def result(self, g: Ring) -> Result:
        scores = tuple(self._score(g, seat) for seat in range(g.seats))
        ranking = tuple(
            tuple(s for s in range(g.seats) if scores[s] == score) for score in sorted(set(scores), reverse=True)
        )
        return Result(ranking[0], ranking, scores, "points", {"points": max(scores)})

    def _score(self, g: Ring, seat: int) -> int:
        return self._known_score(g, seat) + g.hand(seat).count(GOLD)

    def faults(self, g: Ring, before: Ring | None = None) -> list[str]:
        cards = [sum(pile.count(card) for pile in (g.hands, g.deck)) + g.discards[card] for card in range(len(CARDS))]
        found = [f"{n} cards are {CARDS[card]}" for card, n in enumerate(cards) if n != COPIES]
        found += [f"{n} Armies in {PROVINCES[p]}" for p, n in enumerate(g.armies) if not 0 <= n <= FULL]
        found += [f"Armies of nobody in {PROVINCES[p]}" for p, n in enumerate(g.armies) if n and g.owner[p] == NONE]
        if before is not None and sum(g.armies) > sum(before.armies) + 1:
            found.append("Armies out of nowhere")
        return found

    def value(self, g: Ring, seat: int) -> float:
        scores = [self._score(g, s) + 1 for s in range(g.seats)]
        return scores[seat] / sum(scores)


TOY = Toy()
