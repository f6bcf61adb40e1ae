"""The steps of Ring, in the order of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Fact, Prompt, modifier
from romanum.engine.odds import win_chance
from romanum.engine.offers import ACCEPT, NO_OFFER, REFUSE, Answer, Offer, Proposal
from romanum.engine.rule import Refusal
from romanum.engine.step import Choice, SecretPlans, Step, Task, Window
from toy.state import CARDS, FULL, HAND, HANDS, HOLDINGS, NONE, OMENS, PROVINCES, SHIELD, SWORD, Ring, neighbours

SEAT: Final = Fact("seat", lambda step, g: name(step.seat))
"""What questions speak of."""


class Round(Task[Ring], frozen=True):
    """2a: rounds, until the last is over."""

    rule: ClassVar[str] = "2a"
    stays: ClassVar[bool] = True

    def run(self, g: Ring) -> None:
        if g.round:
            show_omen(g)
        if g.round == g.rounds:
            g.stack.pop()
            g.tell("end", "2a", rounds=g.rounds)
            return
        g.round += 1
        g.coins = [coins + 1 for coins in g.coins]
        g.tell("round", "2a", round=g.round)
        g.push(Bids(tuple(range(g.seats))))


class Bids(SecretPlans[Ring], frozen=True):
    """3a: secret bids, shown together."""

    rule: ClassVar[str] = "3a"

    def candidates(self, g: Ring, seat: int) -> Iterable[Move]:
        return [("bid", n) for n in range(max(g.coins) + 1)]

    def check(self, g: Ring, seat: int, move: Move) -> Refusal | None:
        if move[1] > g.coins[seat]:
            return Refusal("3a", "too-dear", {"coins": g.coins[seat], "bid": move[1]})
        return None

    def prompt(self, g: Ring, seat: int | None) -> Prompt:
        asked = seat is not None and seat in self.waiting
        return Prompt("bid", "3a", {"you": asked, "coins": g.coins[seat] if seat is not None else 0})

    def store(self, g: Ring, seat: int, move: Move) -> None:
        g.bids[seat] = move[1]

    def reveal(self, g: Ring) -> None:
        bids = [max(bid, 0) for bid in g.bids]
        g.bids = [NONE] * g.seats
        g.coins = [coins - bid for coins, bid in zip(g.coins, bids, strict=True)]
        g.first = bids.index(max(bids))
        g.tell("bids", "3a", bids=bids, first=name(g.first))
        g.push(Omen())


class Omen(Task[Ring], frozen=True):
    """3b: the first player alone sees the omen; then the turns begin."""

    rule: ClassVar[str] = "3b"

    def run(self, g: Ring) -> None:
        g.omen = g.dice.roll(OMENS)
        g.reveals += 1
        g.tell("omen", "3b", secret={"omen": g.omen}, eyes=(g.first,), seat=name(g.first))
        g.push(Turns(tuple((g.first + n) % g.seats for n in range(g.seats))))


def show_omen(g: Ring) -> None:
    """3b: at the end of the round a 3 is a point."""
    g.tell("omen-shown", "3b", omen=g.omen)
    if g.omen == OMENS:
        g.points[g.first] += 1
    g.omen = NONE
    g.reveals += 1


class Turns(Task[Ring], frozen=True):
    """4a: one turn after the other."""

    left: tuple[int, ...]
    rule: ClassVar[str] = "4a"

    def run(self, g: Ring) -> None:
        if self.left:
            g.push(Turns(self.left[1:]))
            g.push(Turn(self.left[0]))


class Turn(Step[Ring], frozen=True):
    """4a: one thing, or nothing."""

    seat: int
    rule: ClassVar[str] = "4a"

    def pending(self, g: Ring) -> tuple[int, ...]:
        return (self.seat,)

    def prompt(self, g: Ring, seat: int | None) -> Prompt:
        return Prompt("turn", "4a", {"round": g.round, "seat": name(self.seat)})

    def candidates(self, g: Ring, seat: int) -> Iterable[Move]:
        everywhere = range(len(PROVINCES))
        yield ("draw",)
        yield from (("raise", p) for p in everywhere)
        yield from (("attack", target, source) for target in everywhere for source in everywhere)
        yield from (("treat", other) for other in range(g.seats))
        yield PASS

    def check(self, g: Ring, seat: int, move: Move) -> Refusal | None:
        if move == PASS:
            return None
        return CHECKS[move[0]](g, seat, *move[1:])

    def options(self, g: Ring, seat: int) -> list[Move]:
        """The same list without asking about every pair of provinces."""
        own = HOLDINGS.of(g)[seat]
        moves: list[Move] = []
        if g.drawn < len(g.deck) and HANDS.count(g, seat) < HAND:
            moves.append(("draw",))
        if g.coins[seat]:
            moves += [("raise", p) for p in own if g.armies[p] < FULL]
        strong = [p for p in own if g.armies[p] > 1]
        attacks = [("attack", t, s) for s in strong for t in neighbours(s) if not peaceful(g, seat, g.owner[t])]
        moves += sorted(attacks)
        if g.coins[seat]:
            moves += [("treat", o) for o in range(g.seats) if o != seat and not g.truces[seat] >> o & 1]
        return [*moves, PASS]

    def take(self, g: Ring, seat: int, move: Move) -> None:
        match move:
            case ("draw",):
                card = g.draw_card(seat)
                g.reveals += 1
                g.tell("draw", "4b", secret={"card": CARDS[card]}, eyes=(seat,), seat=name(seat))
            case ("raise", province):
                g.coins[seat] -= 1
                g.armies[province] += 1
                g.tell("raise", "4c", seat=name(seat), province=PROVINCES[province])
            case ("attack", target, source):
                attack(g, seat, target, source)
            case ("treat", other):
                g.push(TruceOffer(seat, other))
            case _:
                g.tell("pass", "4a", seat=name(seat))


def attack(g: Ring, seat: int, target: int, source: int) -> None:
    """4d: into an empty Province the Armies march; a defended one is fought for."""
    if not g.armies[target]:
        g.tell("march", "4d", seat=name(seat), province=PROVINCES[target])
        conquer(g, seat, target, source)
        return
    g.tell("attack", "4d", seat=name(seat), province=PROVINCES[target], source=PROVINCES[source])
    g.push(Battle(target, source))
    g.open_window(Reaction((g.owner[target], seat), "attack", (target, source)))


def conquer(g: Ring, seat: int, target: int, source: int) -> None:
    """All Armies but one go into the Province."""
    g.owner[target] = seat
    g.armies[target] = g.armies[source] - 1
    g.armies[source] = 1


def peaceful(g: Ring, seat: int, other: int) -> bool:
    """Whether a Province of the other's may not be attacked: it is the seat's own, or there is a truce (7a)."""
    return other == seat or (other != NONE and bool(g.truces[seat] >> other & 1))


def check_draw(g: Ring, seat: int) -> Refusal | None:
    if g.drawn == len(g.deck):
        return Refusal("4b", "deck-empty")
    if HANDS.count(g, seat) == HAND:
        return Refusal("4b", "hand-full", {"cards": HAND})
    return None


def check_raise(g: Ring, seat: int, province: int) -> Refusal | None:
    if g.owner[province] != seat:
        return Refusal("4c", "not-yours", {"province": PROVINCES[province]})
    if g.armies[province] == FULL:
        return Refusal("4c", "no-room", {"province": PROVINCES[province], "armies": FULL})
    return None if g.coins[seat] else Refusal("4c", "no-coins")


def check_attack(g: Ring, seat: int, target: int, source: int) -> Refusal | None:
    facts = {"province": PROVINCES[target], "source": PROVINCES[source], "armies": g.armies[source]}
    if g.owner[source] != seat:
        return Refusal("4d", "not-yours", {"province": PROVINCES[source]})
    if target not in neighbours(source):
        return Refusal("4d", "not-next", facts)
    if g.armies[source] < 2:
        return Refusal("4d", "too-few", facts)
    if g.owner[target] == seat:
        return Refusal("4d", "yours", facts)
    if peaceful(g, seat, g.owner[target]):
        return Refusal("7a", "truce", {"other": name(g.owner[target])})
    return None


def check_treat(g: Ring, seat: int, other: int) -> Refusal | None:
    if other == seat:
        return Refusal("7a", "yourself")
    if g.truces[seat] >> other & 1:
        return Refusal("7a", "truce", {"other": name(other)})
    return None if g.coins[seat] else Refusal("7a", "no-coins")


CHECKS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "draw": check_draw,
    "raise": check_raise,
    "attack": check_attack,
    "treat": check_treat,
}


class Reaction(Window[Ring], frozen=True):
    """5a, 5b: first the defender may play a Shield, then the attacker a Sword."""

    rule: ClassVar[str] = "5a"

    def reactions(self, g: Ring, asker: int) -> list[Move]:
        card = self.card_of(g, asker)
        return [(CARDS[card],)] if g.holds(asker, card) else []

    def card_of(self, g: Ring, asker: int) -> int:
        return SHIELD if asker == g.owner[self.context[0]] else SWORD

    def all_candidates(self, g: Ring, asker: int) -> Iterable[Move]:
        return [("shield",), ("sword",)]

    def refusal(self, g: Ring, asker: int, move: Move) -> Refusal:
        if move == (CARDS[self.card_of(g, asker)],):
            return Refusal("5a" if move == ("shield",) else "5b", "no-card")
        return Refusal("5a", "not-defender") if move == ("shield",) else Refusal("5b", "not-attacker")

    def might_react(self, g: Ring, asker: int) -> bool:
        return HANDS.any(g, asker)

    def window(self, g: Ring) -> str:
        return CARDS[self.card_of(g, self.askers[0])]

    def concerns(self, g: Ring, seat: int) -> bool:
        """A Shield matters most to whoever would lose his last Province."""
        return g.owner.count(seat) == 1

    def balance(self, g: Ring, seat: int) -> tuple[int, int]:
        """Armies of the defender, and of the attacker."""
        battle = g.running(Battle)
        return g.armies[battle.target], g.armies[battle.source]

    def flight(self, g: Ring, seat: int, offered: Sequence[Move]) -> Move:
        return ("shield",)

    def prompt(self, g: Ring, seat: int | None) -> Prompt:
        return Prompt("react", "5a", {"seat": name(self.askers[0]), "province": PROVINCES[self.context[0]]})

    def react(self, g: Ring, asker: int, move: Move) -> None:
        g.play_card(asker, CARDS.index(move[0]))
        if move == ("shield",):
            g.call_off(Battle)
            g.tell("shield", "5a", seat=name(asker), province=PROVINCES[self.context[0]])
        else:
            g.tell("sword", "5b", seat=name(asker))
            g.amend(Battle, sword=True)


class Battle(Task[Ring], frozen=True):
    """6a, 6b: one die each."""

    target: int
    source: int
    sword: bool = False
    rule: ClassVar[str] = "6a"

    def run(self, g: Ring) -> None:
        wall = int(g.armies[self.target] > 1)
        modifiers = [modifier("5b", "sword", 1)] * self.sword + [modifier("6b", "two Armies", -1)] * wall
        rolled, against = g.dice.roll(), g.dice.roll()
        g.tell(
            "battle",
            "6a",
            province=PROVINCES[self.target],
            seat=name(g.owner[self.source]),
            enemy=name(g.owner[self.target]),
            attack=rolled,
            defence=against,
            modifiers=modifiers,
            won=rolled + self.sword > against + wall,
            chance=round(float(win_chance(1, 1, int(self.sword), wall, "defender")), 4),
        )
        if rolled + self.sword > against + wall:
            self.won(g)
        else:
            g.armies[self.source] -= 1

    def won(self, g: Ring) -> None:
        g.armies[self.target] -= 1
        if g.armies[self.target]:
            return
        seat, loser = g.owner[self.source], g.owner[self.target]
        conquer(g, seat, self.target, self.source)
        g.tell("taken", "6a", seat=name(seat), province=PROVINCES[self.target])
        g.push(Spoils(seat, loser))


class Spoils(Choice[Ring], frozen=True):
    """6c: a coin or a point; without a coin there is nothing to choose."""

    seat: int
    loser: int
    rule: ClassVar[str] = "6c"
    asks: ClassVar[Asks] = Asks("spoils", SEAT)
    orders_about: ClassVar[str] = "spoils"

    def worth_of(self, g: Ring, seat: int, move: Move) -> int:
        """A point is worth more than a coin."""
        return int(move == ("point",))

    def pending(self, g: Ring) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Ring, seat: int) -> list[Move]:
        return [("coin",), ("point",)] if g.coins[self.loser] else [("point",)]

    def take(self, g: Ring, seat: int, move: Move) -> None:
        if move == ("coin",):
            g.coins[self.loser] -= 1
            g.coins[seat] += 1
        else:
            g.points[seat] += 1
        g.tell("spoils", "6c", seat=name(seat), what=move[0])


class TruceOffer(Proposal[Ring], frozen=True):
    """7a: coins for a truce."""

    rule: ClassVar[str] = "7a"

    def terms(self, g: Ring) -> list[Move]:
        return [("pay", n) for n in range(1, g.coins[self.giver] + 1)]

    def refusal(self, g: Ring, move: Move) -> Refusal:
        return Refusal("7a", "too-dear", {"coins": g.coins[self.giver], "bid": move[1]})

    def candidates(self, g: Ring, seat: int) -> Iterable[Move]:
        return [*(("pay", n) for n in range(1, g.coins[self.giver] + 2)), NO_OFFER]

    def prompt(self, g: Ring, seat: int | None) -> Prompt:
        return Prompt("offer", "7a", {"seat": name(self.giver), "taker": name(self.taker)})

    def answer(self, offer: Offer) -> Answer[Ring]:
        return TruceAnswer(offer)

    def made(self, g: Ring, offer: Offer) -> None:
        g.tell("offer", "7a", seat=name(offer.giver), taker=name(offer.taker), coins=offer.terms[1])
        g.push(Envoy(offer.giver))

    def declined(self, g: Ring) -> None:
        g.tell("no-truce", "7a", seat=name(self.giver), taker=name(self.taker))


class Envoy(Task[Ring], frozen=True):
    """7b: robbers wait on the road."""

    giver: int
    rule: ClassVar[str] = "7b"

    def run(self, g: Ring) -> None:
        if g.dice.roll() == 1:
            g.coins[self.giver] -= 1
            g.tell("robbers", "7b", seat=name(self.giver))


class TruceAnswer(Answer[Ring], frozen=True):
    """7a, 7b: the other accepts or refuses, unless the offer has lapsed."""

    rule: ClassVar[str] = "7b"
    asks_about: ClassVar[str] = "truce"
    decline: ClassVar[Move] = REFUSE

    def stands(self, g: Ring) -> bool:
        return g.coins[self.offer.giver] >= int(self.offer.terms[1])

    def standard(self, g: Ring, seat: int, answer: str) -> Move:
        """Accept if it is worth two coins."""
        return ACCEPT if int(self.offer.terms[1]) > 1 else REFUSE

    def facts(self) -> dict[str, Any]:
        return {"seat": name(self.offer.giver), "taker": name(self.offer.taker)}

    def prompt(self, g: Ring, seat: int | None) -> Prompt:
        return Prompt("answer", "7a", {**self.facts(), "coins": self.offer.terms[1]})

    def accepted(self, g: Ring) -> None:
        giver, taker, coins = self.offer.giver, self.offer.taker, self.offer.terms[1]
        g.coins[giver] -= coins
        g.coins[taker] += coins
        g.truces[giver] |= 1 << taker
        g.truces[taker] |= 1 << giver
        g.tell("truce", "7a", **self.facts())

    def refused(self, g: Ring) -> None:
        g.tell("no-truce", "7a", **self.facts())


def name(seat: int) -> str:
    return f"seat{seat}"
