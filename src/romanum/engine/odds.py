"""Exact odds: what dice can do, in fractions, for people who ask before a battle and for bots that ask all the time.

Inside, a distribution is a table of integer weights, so nothing is ever rounded; floats appear only in `Odds`, which
is what a player is shown, and in `win_chance`, which bots call.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import count
from math import gcd, lcm
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from romanum.engine.dice import FACES

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
V = TypeVar("V", bound=Hashable)

Ties: TypeAlias = Literal["reroll", "attacker", "defender"]
"""Who wins a tied contest; or it is rolled again."""

Tone: TypeAlias = Literal["", "good", "idle", "bad"]
"""What an outcome is to the seat that asks; empty where nobody says."""

Armies: TypeAlias = tuple[int, int]
"""Attackers left, defenders left."""

_REMEMBERED: Final = 4096


class Distribution(Generic[T]):
    """Outcomes and their exact probabilities; immutable.

    Made from weights, which need not add up to one:

    >>> coin = Distribution({"heads": 1, "tails": 1})
    >>> coin["heads"], coin["edge"]
    (Fraction(1, 2), Fraction(0, 1))
    >>> two_dice = Distribution.die().combine(Distribution.die(), lambda first, second: first + second)
    >>> two_dice.mean(), two_dice.chance(lambda total: total >= 10)
    (Fraction(7, 1), Fraction(1, 6))
    """

    __slots__ = ("_total", "_weights")

    _weights: dict[T, int]
    _total: int

    def __init__(self, weights: Mapping[T, int | Fraction]) -> None:
        if any(weight < 0 for weight in weights.values()):
            raise ValueError("a weight cannot be negative")
        scale = lcm(*(weight.denominator for weight in weights.values()))
        self._settle({outcome: int(weight * scale) for outcome, weight in weights.items() if weight})

    def _settle(self, weights: dict[T, int]) -> None:
        """Take integer weights over, in lowest terms, so that equal distributions hold equal tables."""
        if not weights:
            raise ValueError("no outcome is possible")
        common = gcd(*weights.values())
        self._weights = weights if common == 1 else {outcome: w // common for outcome, w in weights.items()}
        self._total = sum(self._weights.values())

    @staticmethod
    def certain(outcome: U) -> "Distribution[U]":
        """Nothing else can happen."""
        return Distribution({outcome: 1})

    @staticmethod
    @lru_cache(_REMEMBERED)
    def die(sides: int = FACES) -> "Distribution[int]":
        """One die: 1 to `sides`."""
        return Distribution(dict.fromkeys(range(1, sides + 1), 1))

    @staticmethod
    @lru_cache(_REMEMBERED)
    def pool(n: int, sides: int = FACES) -> "Distribution[tuple[int, ...]]":
        """`n` dice thrown together, each outcome with the highest die first.

        >>> Distribution.pool(2)[6, 1]
        Fraction(1, 18)
        """
        if n < 0:
            raise ValueError(f"a pool cannot hold {n} dice")
        thrown: Distribution[tuple[int, ...]] = Distribution.certain(())
        for _ in range(n):
            thrown = thrown.combine(Distribution.die(sides), _highest_first)
        return thrown

    @staticmethod
    @lru_cache(_REMEMBERED)
    def keep_highest(n: int, k: int = 1, sides: int = FACES) -> "Distribution[int]":
        """The sum of the `k` highest of `n` dice.

        >>> Distribution.keep_highest(2)[6]
        Fraction(11, 36)
        """
        if not 1 <= k <= n:
            raise ValueError(f"{k} of {n} dice cannot be kept")
        return Distribution.pool(n, sides).map(lambda dice: sum(dice[:k]))

    def __getitem__(self, outcome: T) -> Fraction:
        return Fraction(self._weights.get(outcome, 0), self._total)

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._weights

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self._weights == other._weights

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    def __repr__(self) -> str:
        return f"Distribution({{{', '.join(f'{outcome!r}: {chance}' for outcome, chance in self.items())}}})"

    def outcomes(self) -> list[T]:
        """All that can happen, in ascending order (or, where outcomes have no order, as they were found)."""
        try:
            return sorted(self._weights)  # type: ignore[type-var]
        except TypeError:
            return list(self._weights)

    def items(self) -> list[tuple[T, Fraction]]:
        """Each outcome with its probability, in the order of `outcomes`."""
        return [(outcome, self[outcome]) for outcome in self.outcomes()]

    def chance(self, predicate: Callable[[T], bool]) -> Fraction:
        """The probability that the outcome is such."""
        return Fraction(sum(w for outcome, w in self._weights.items() if predicate(outcome)), self._total)

    def expected(self, value: Callable[[T], int | Fraction]) -> Fraction:
        """What the outcome is worth on average."""
        return Fraction(sum(value(outcome) * w for outcome, w in self._weights.items())) / self._total

    def mean(self: "Distribution[int]") -> Fraction:
        """The average outcome."""
        return Fraction(sum(outcome * w for outcome, w in self._weights.items()), self._total)

    def map(self, f: Callable[[T], U]) -> "Distribution[U]":
        """What becomes of the outcome when `f` is applied to it."""
        return _gathered((f(outcome), w) for outcome, w in self._weights.items())

    def plus(self: "Distribution[int]", modifier: int) -> "Distribution[int]":
        """Each outcome with the modifier added."""
        return self.map(lambda outcome: outcome + modifier)

    def combine(self, other: "Distribution[U]", f: Callable[[T, U], V]) -> "Distribution[V]":
        """What becomes of this outcome and an independent one when `f` is applied to both."""
        theirs = other._weights.items()
        return _gathered((f(mine, their), m * t) for mine, m in self._weights.items() for their, t in theirs)

    def then(self, f: Callable[[T], "Distribution[U]"]) -> "Distribution[U]":
        """What comes of a sequence: this first, and then what `f` says of its outcome.

        >>> Distribution.die().then(lambda die: Distribution.certain(die) if die < 6 else Distribution.die())[6]
        Fraction(1, 36)
        """
        nexts = [(w, f(outcome)) for outcome, w in self._weights.items()]
        scale = lcm(*(after._total for _, after in nexts))
        return _gathered(
            (outcome, w * (scale // after._total) * v) for w, after in nexts for outcome, v in after._weights.items()
        )

    def reroll_while(self, predicate: Callable[[T], bool]) -> "Distribution[T]":
        """What is left when such outcomes are rolled again, as often as it takes."""
        return _gathered((outcome, w) for outcome, w in self._weights.items() if not predicate(outcome))


def _gathered(weighted: Iterable[tuple[U, int]]) -> Distribution[U]:
    """The distribution of outcomes that may come more than once, with positive integer weights."""
    weights: dict[U, int] = {}
    for outcome, weight in weighted:
        weights[outcome] = weights.get(outcome, 0) + weight
    made: Distribution[U] = Distribution.__new__(Distribution)
    made._settle(weights)
    return made


def _highest_first(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    return tuple(sorted((*dice, die), reverse=True))


class Contest(msgspec.Struct, frozen=True):
    """The chances of a contest of two, seen by the attacker; they add up to one."""

    win: Fraction
    lose: Fraction


def contest(attack: Distribution[int], defence: Distribution[int], ties: Ties = "reroll") -> Contest:
    """The higher result wins; a tie goes to the side named, or both sides roll again until one wins.

    >>> contest(Distribution.keep_highest(2), Distribution.die())
    Contest(win=Fraction(25, 36), lose=Fraction(11, 36))
    """
    margin = attack.combine(defence, lambda attacker, defender: attacker - defender)
    if ties == "reroll":
        if len(margin) == 1 and 0 in margin:
            raise ValueError("every roll is a tie, and ties are rolled again")
        margin = margin.reroll_while(lambda difference: difference == 0)
    least = 0 if ties == "attacker" else 1
    win = margin.chance(lambda difference: difference >= least)
    return Contest(win, 1 - win)


@lru_cache(_REMEMBERED)
def win_chance(
    attack_dice: int,
    defence_dice: int,
    attack_mod: int = 0,
    defence_mod: int = 0,
    ties: Ties = "reroll",
    sides: int = FACES,
) -> Fraction:
    """The attacker's chance where the highest die on each side counts, each side with its modifier; remembered.

    It is exact, as `duel` wants it; events and bots take `float` of it.

    >>> win_chance(2, 1, ties="defender")
    Fraction(125, 216)
    """
    attack = Distribution.keep_highest(attack_dice, sides=sides).plus(attack_mod)
    defence = Distribution.keep_highest(defence_dice, sides=sides).plus(defence_mod)
    return contest(attack, defence, ties).win


def up_to(needed: int, sides: int = FACES) -> float:
    """The chance that a die shows `needed` or less, counted from 1; to four places, as events tell it.

    >>> up_to(3), up_to(0), up_to(9)
    (0.5, 0.0, 1.0)
    """
    return round(max(0, min(needed, sides)) / sides, 4)


def chain(start: T, step: Callable[[T], Distribution[T] | None]) -> Distribution[T]:
    """Where it all ends: from `start`, `step` gives what may come next, or None where nothing more happens.

    No state may be reached from itself. Each state is stepped from once, however many ways lead to it.

    >>> chain(0, lambda total: Distribution.die().plus(total) if total < 2 else None)[2]
    Fraction(7, 36)
    """
    follows: dict[T, Distribution[T] | None] = {}

    def follow(state: T) -> Distribution[T]:
        if state not in follows:
            follows[state] = step(state)
        after = follows[state]
        return Distribution.certain(state) if after is None else after

    standing = Distribution.certain(start)
    for steps in count():
        after = standing.then(follow)
        if all(follows[state] is None for state in standing):
            break
        if steps >= len(follows):
            raise ValueError("the chain never ends: a state leads back to itself")
        standing = after
    return standing


RoundChance: TypeAlias = Fraction | Sequence[Fraction] | Callable[[int, int], Fraction]
"""The attacker's chance in a round: always the same; or by round, the last one lasting; or by the armies left."""


def duel(win: RoundChance, attackers: int, defenders: int) -> Distribution[Armies]:
    """Rounds in which the loser removes one army, until a side has none: the armies left on each side.

    >>> duel(Fraction(1, 2), 2, 1)
    Distribution({(0, 1): 1/4, (1, 0): 1/4, (2, 0): 1/2})
    """
    if attackers < 0 or defenders < 0:
        raise ValueError("no side can have fewer than no armies")
    if callable(win):
        return chain((attackers, defenders), _rounds(win))
    return _duel_by_round((win,) if isinstance(win, Fraction) else tuple(win), attackers, defenders)


@lru_cache(_REMEMBERED)
def _duel_by_round(wins: tuple[Fraction, ...], attackers: int, defenders: int) -> Distribution[Armies]:
    """A duel with a chance for each round; the armies lost so far tell which round it is."""
    if not wins:
        raise ValueError("a duel needs the chance of at least one round")
    last, armies = len(wins) - 1, attackers + defenders
    return chain((attackers, defenders), _rounds(lambda left, right: wins[min(armies - left - right, last)]))


def _rounds(win: Callable[[int, int], Fraction]) -> Callable[[Armies], Distribution[Armies] | None]:
    def fight_round(armies: Armies) -> Distribution[Armies] | None:
        attackers, defenders = armies
        if not attackers or not defenders:
            return None
        chance = win(attackers, defenders)
        return Distribution({(attackers, defenders - 1): chance, (attackers - 1, defenders): 1 - chance})

    return fight_round


class Modifier(msgspec.Struct, frozen=True):
    """Something that changed the odds, and the rule that says so."""

    rule: str
    what: str
    value: int
    name: str = ""
    """What it is called on a screen; a match puts it in."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way it can end."""

    outcome: str
    probability: float
    tone: Tone = ""


class Losses(msgspec.Struct, frozen=True):
    """What each side loses on average, seen by the seat that asks."""

    own: float
    enemy: float


class Odds(msgspec.Struct, frozen=True):
    """What a choice that leads to dice may bring: ready to be shown, and to be sent as JSON."""

    win: float
    expected_losses: Losses
    outcomes: list[Outcome] = []
    modifiers: list[Modifier] = []
    hope: str = ""
    """What `win` is the chance of, where it is not to win: an id of the game, and its name once it has been named."""
    gain: float | None = None
    """Where the dice say how much and not whether: what it brings on average. The outcomes are then the amounts."""
    escape: float | None = None
    """Where those who are attacked may get away before it: the chance that they can. `win` is then that if they stand.
    """

    def named(self, names: Mapping[str, str]) -> "Odds":
        """The same with the names of their modifiers, of what is hoped for, and of each part of an outcome.

        >>> odds = Odds(1.0, Losses(0, 0), [Outcome("won, but late", 1.0)])
        >>> odds.named({"odds:but-late": "aber spät"}).outcomes[0].outcome
        'won, aber spät'
        """
        told = [msgspec.structs.replace(one, name=names.get(one.what, one.what)) for one in self.modifiers]
        ends = [msgspec.structs.replace(one, outcome=_outcome_named(one.outcome, names)) for one in self.outcomes]
        return msgspec.structs.replace(self, modifiers=told, outcomes=ends, hope=names.get(self.hope, self.hope))

    @staticmethod
    def of_duel(
        ends: Distribution[Armies], attackers: int, defenders: int, modifiers: Sequence[Modifier] = ()
    ) -> "Odds":
        """The attacker's odds, from how a duel of so many attackers and defenders may end; he wins if any is left.

        >>> odds = Odds.of_duel(duel(Fraction(1, 2), 1, 1), 1, 1, [Modifier("10.4a", "Fort", 1)])
        >>> odds.win, odds.expected_losses, odds.outcomes[0].outcome, odds.outcomes[0].probability
        (0.5, Losses(own=0.5, enemy=0.5), '0-1', 0.5)
        """
        return Odds(
            win=float(ends.chance(lambda left: left[0] > 0 and left[1] == 0)),
            expected_losses=Losses(
                own=float(ends.expected(lambda left: attackers - left[0])),
                enemy=float(ends.expected(lambda left: defenders - left[1])),
            ),
            outcomes=[Outcome(f"{own}-{enemy}", float(chance)) for (own, enemy), chance in ends.items()],
            modifiers=list(modifiers),
        )

    @staticmethod
    def of_gain(amounts: Distribution[int], modifiers: Sequence[Modifier] = ()) -> "Odds":
        """The odds of a roll that brings something in any case: how much, and on average.

        >>> odds = Odds.of_gain(Distribution.die().plus(2), [Modifier("12c", "rich-city", 2)])
        >>> odds.gain, odds.outcomes[0].outcome
        (5.5, '+3')
        """
        return Odds(
            win=1.0,
            expected_losses=Losses(0.0, 0.0),
            outcomes=[Outcome(f"{amount:+d}", float(chance)) for amount, chance in amounts.items()],
            modifiers=list(modifiers),
            gain=float(amounts.mean()),
        )


def _outcome_named(outcome: str, names: Mapping[str, str]) -> str:
    """An outcome by its parts: "won, but late" is called by the names of `odds:won` and `odds:but-late`."""
    return ", ".join(names.get(outcome_id(part), part) for part in outcome.split(", "))


def outcome_id(part: str) -> str:
    """Under what id the name of a part of an outcome stands.

    >>> outcome_id("won: the enemy flees")
    'odds:won-the-enemy-flees'
    """
    return f"odds:{'-'.join(re.findall('[a-z0-9]+', part.lower()))}"
